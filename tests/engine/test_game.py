"""A game for those who use it: acting for a seat, taking back, looking at actions, views and results."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.engine.errors import shown
from sixgun.locale import LANGUAGES, Words
from tests.contract.plug import PLUGS, Plug, finished_game, random_game, seeds

plugs = pytest.mark.parametrize("plug", PLUGS, ids=[plug.name for plug in PLUGS])


def test_an_action_of_another_game_is_refused() -> None:
    dice, classic = sixgun.new_game("dice", seed=7), sixgun.new_game("classic", seed=7)
    assert dice.decision is not None and classic.decision is not None
    stop, end = dice.decision.actions[0], classic.decision.actions[0]
    assert stop.code == end.code and stop not in classic.decision.actions
    before = classic.position()
    with pytest.raises(sixgun.IllegalAction, match="no such action") as refused:
        classic.apply(stop)
    assert classic.why_not(stop) == refused.value.reason
    assert classic.position() == before and classic.history == []


def test_only_the_seat_that_is_asked_may_act() -> None:
    game = sixgun.new_game("dice", players=4, seed=1)
    assert game.decision is not None
    asked = int(game.decision.seat)
    for seat in range(4):
        if seat != asked:
            before = game.position()
            with pytest.raises(sixgun.IllegalAction, match="Somebody else") as refused:
                game.apply("stop", seat)
            assert refused.value.reason.name == "not-your-turn" and game.position() == before
            assert game.why_not("stop", seat) == refused.value.reason
    assert game.why_not("stop", asked) is None
    game.apply("stop", asked)
    assert len(game.history) == 1


def test_a_seat_that_is_not_asked_learns_nothing_of_a_hand() -> None:
    game = sixgun.new_game("classic", seed=4)
    assert game.decision is not None
    asked = int(game.decision.seat)
    other = (asked + 1) % 5
    names = [f"play {card}" for card in ("beer-6H", "stagecoach-9S", "wells-fargo-3H", "gatling-TH", "missed-2S")]
    reasons = {game.why_not(name, other) for name in [*names, *game.decision.actions.texts()]}
    assert {reason.name for reason in reasons if reason} == {"not-your-turn"} and None not in reasons
    assert len({str(game.why_not(name, asked)) for name in [*names, "end"]}) > 1


def test_a_seat_that_is_not_there_is_an_error_and_after_the_end_nobody_acts() -> None:
    game = finished_game(PLUGS[0], 4, 1)
    for seat in (4, -1, 10**5000):
        with pytest.raises(sixgun.BadData, match="seat"):
            game.apply("stop", seat)
        with pytest.raises(sixgun.BadData, match="seat"):
            game.view(seat)
    reason = game.why_not("stop", 0)
    assert reason is not None and reason.name == "over"


def test_that_it_is_not_your_turn_is_told_in_every_language() -> None:
    game = sixgun.new_game("dice", players=4, seed=1)
    with pytest.raises(sixgun.IllegalAction) as refused:
        game.apply("stop", 0)
    assert len({refused.value.sentence(Words(language)) for language in LANGUAGES}) == 3


NONSENSE = ("shoot --5", "shoot " + "9" * 5000, "shoot -5", "shoot ٣", "roll " + "1," * 5000)


@pytest.mark.parametrize("action", NONSENSE, ids=shown)
def test_nonsense_is_refused_in_a_sentence(action: str) -> None:
    game = sixgun.new_game("dice", seed=7)
    with pytest.raises(sixgun.IllegalAction) as refused:
        game.apply(action)
    assert refused.value.reason.name == "no-action" and len(str(refused.value)) < 400
    assert game.why_not(action) == refused.value.reason


# -- taking back -----------------------------------------------------------------------------------------------------


@plugs
def test_a_game_can_be_taken_back_step_by_step(plug: Plug) -> None:
    rng, game = sixgun.rng(1), plug.deal(seed=1)
    past = []
    for _ in range(12):
        assert game.decision is not None
        past.append((game.copy(), list(game.events)))
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
    for then, events in reversed(past):
        last = game.history[-1]
        assert game.undo() == last and game == then and game.events == events
    with pytest.raises(sixgun.SixgunError, match="nothing to take back"):
        game.undo()


def test_a_game_from_a_position_can_be_taken_back_to_it() -> None:
    game = sixgun.load(sixgun.new_game("classic", seed=2).position())
    before = game.position()
    assert game.decision is not None
    game.apply(game.decision.actions[-1])
    game.undo()
    assert game.position() == before


def test_a_finished_game_goes_on_after_its_end_was_taken_back() -> None:
    game = finished_game(PLUGS[0], 4, 1)
    action = game.undo()
    assert game.decision is not None and game.outcome is None
    game.apply(action)
    assert game.outcome is not None


# -- looking ---------------------------------------------------------------------------------------------------------


def test_actions_are_a_sequence() -> None:
    decision = sixgun.new_game("dice", seed=7).decision
    assert decision is not None
    actions, texts = decision.actions, decision.actions.texts()
    assert isinstance(actions, Sequence) and len(actions) == 32
    assert actions[-1] == actions[31] and [action.text for action in reversed(actions)] == texts[::-1]
    assert actions[2:8:3].texts() == texts[2:8:3] and actions[::-1].texts() == texts[::-1]
    assert isinstance(actions[1:], sixgun.Actions) and len(actions[40:]) == 0
    assert actions.index(actions[5]) == 5 and actions.count(actions[5]) == 1
    assert actions.index(actions[5], 2, 9) == 5 and actions.count("stop") == 0
    for lost in (("stop",), (actions[5], 6), (actions[5], 0, 5)):
        with pytest.raises(ValueError, match="not among"):
            actions.index(*lost)
    with pytest.raises(IndexError):
        actions[32]


@plugs
def test_winners_have_one_and_losers_minus_one(plug: Plug) -> None:
    for seed in range(5):
        game = finished_game(plug, plug.sizes[0], seed)
        assert game.outcome is not None
        returns = game.state.returns()
        assert [seat for seat, value in enumerate(returns) if value == 1] == list(game.outcome.winners)
        assert set(returns) == {1, -1}
    assert plug.deal().state.returns() == [0] * plug.rules.usual_players


@plugs
def test_a_view_as_text_shows_who_sits_there_and_what_is_asked(plug: Plug) -> None:
    for game, decision in random_game(plug, plug.sizes[-1], 3):
        for seat in (int(decision.seat), None):
            view = game.view(seat)
            lines = str(view).splitlines()
            assert len(lines) == plug.sizes[-1] + 3 and plug.game in lines[0]
            data: Any = view.to_dict()["players"]
            names = [player.get("character") or player["side"] for player in data]
            assert all(name in line for name, line in zip(names, lines[1:], strict=False))
            asked = decision.question.name if seat is not None else f"seat {decision.seat} decides"
            assert asked in lines[-1] and (seat is None or decision.actions[0].text in lines[-1])
            assert sum(line.startswith("*") for line in lines) == 1
    assert "won" in str(game.view(None)).splitlines()[-1]


@plugs
@pytest.mark.no_cover  # many games
def test_states_and_views_are_equal_exactly_if_their_data_are(plug: Plug) -> None:
    rng = sixgun.rng(5)
    for seed in seeds(0, 8):
        players = plug.sizes[seed % len(plug.sizes)]
        states: list[sixgun.State] = []
        views: list[sixgun.View] = []
        for game, decision in random_game(plug, players, seed):
            sample = game.view(int(decision.seat)).sample(rng)
            states = [*states[-3:], game.state.copy(), sample, sixgun.load(game.position()).state]
            views = [*views[-3:], game.view(0), game.view(None), sample.view(0), sample.view(int(decision.seat))]
            alike(states)
            alike(views)


def facts_of(thing: sixgun.State | sixgun.View) -> object:
    """A state's data; a view's too, but not how many actions have led to it."""
    if isinstance(thing, sixgun.View):
        return thing.seat, thing.redacted.to_dict(), list(thing.redacted.legal)
    return thing.to_dict()


def alike(things: Sequence[sixgun.State | sixgun.View]) -> None:
    """Equal data, equal facts and equal things are the same."""
    data = [facts_of(thing) for thing in things]
    for one, one_data in zip(things, data, strict=True):
        for other, other_data in zip(things, data, strict=True):
            assert (one == other) == (one_data == other_data) == (one.key() == other.key())
            assert one != other or hash(one) == hash(other)


@plugs
def test_a_world_can_be_sampled_with_python_s_own_luck(plug: Plug) -> None:
    view = plug.deal(seed=1).view(0)
    first, again, other = (view.sample(Random(seed)) for seed in (1, 1, 2))
    assert first == again != other and first.view(0) == view


# -- how games begin -------------------------------------------------------------------------------------------------


@plugs
def test_without_a_number_as_many_play_as_usual(plug: Plug) -> None:
    rules = plug.rules
    assert plug.deal().players == rules.usual_players in rules.players


def test_what_was_loaded_does_not_change_with_what_it_was_loaded_from() -> None:
    position: Any = sixgun.new_game("classic", seed=1).position()
    record_of: Any = sixgun.load(position).record()
    for data in (position, record_of):
        game = sixgun.load(data)
        record = copy.deepcopy(game.record())
        (data.get("position") or data)["players"][0]["life"] = 1
        told: Any = game.record()
        told["position"]["players"][0]["life"] = 2
        assert game.record() == record and sixgun.load(game.record()) == game


def test_options_that_were_given_do_not_change_with_the_list_they_were_given_in() -> None:
    kept: list[object] = ["slab", None, None, None, None]
    game = sixgun.new_game("classic", seed=1, characters=kept)
    kept[0] = "willy"
    told: Any = game.options
    told["characters"][0] = "willy"
    assert sixgun.load(game.record()) == game and game.options["characters"] == ["slab", None, None, None, None]


@pytest.mark.parametrize("name", ["dice", "duel"])
def test_a_further_game_of_dice_or_duel_is_dealt_anew_with_the_same_options(name: str) -> None:
    options = {"characters": 2, "always_ask": True} if name == "duel" else {}
    game = sixgun.new_game(name, seed=1, **options)
    while game.decision:
        game.apply(game.decision.actions[0])
    second = sixgun.rematch(game, seed=2)
    assert second == sixgun.new_game(name, players=game.players, seed=2, **options) and second.decision
    for asked in ({"keep_characters": [0]}, {"rotate_sheriff": True}):
        with pytest.raises(sixgun.BadData, match="further game") as error:
            sixgun.rematch(game, **asked)
        assert [error.value.field] == list(asked)


def test_a_record_of_older_rules_is_followed_as_far_as_its_actions_are_legal() -> None:
    record: dict[str, Any] = sixgun.play("classic", ["gunhand"] * 4, seed=2).record()
    older = {name: value for name, value in {**record, "rules": 2}.items() if name != "sets"}
    assert sixgun.load(older).parted is None and sixgun.load(older).record() == record
    parts = sixgun.load({**older, "actions": [*record["actions"][:5], "play beer-6H-9"]})
    assert len(parts.history) == 5 and parts.parted is not None
    assert "action 6" in str(parts.parted) and "version 2" in str(parts.parted)
    with pytest.raises(sixgun.BadData, match="actions"):
        sixgun.load({**record, "actions": ["play beer-6H-9"]})
    with pytest.raises(sixgun.BadData, match="rules"):
        sixgun.load({**record, "rules": 99})


@pytest.mark.parametrize("seat", ["0", 1.5, True, 5, -2])
def test_what_is_no_seat_is_refused_with_a_sentence(seat: Any) -> None:
    game = sixgun.new_game("dice", players=5, seed=7)
    for call in (game.view, game.seen_by, partial(game.events_since, 0)):
        with pytest.raises(sixgun.BadData, match=r"seat must be (a whole number|from 0 to 4), not"):
            call(seat)


def test_what_is_no_number_of_an_event_is_refused_with_a_sentence() -> None:
    number: Any = "0"
    with pytest.raises(sixgun.BadData, match="number must be a whole number, not '0'"):
        sixgun.new_game("dice", players=5, seed=7).events_since(number, 1)
