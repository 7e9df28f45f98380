"""What holds at every decision of every game."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixgun
from tests.contract.plug import PLUGS, Plug, finished_game, random_game, seeds

TABLES = [pytest.param(plug, size, id=f"{plug.name}-{size}") for plug in PLUGS for size in plug.sizes]
plugs = pytest.mark.parametrize("plug", PLUGS, ids=[plug.name for plug in PLUGS])
tables = pytest.mark.parametrize(("plug", "players"), TABLES)


@tables
def test_every_decision_has_actions_with_texts_of_their_own(plug: Plug, players: int) -> None:
    for seed in seeds(0, 150):
        for game, decision in random_game(plug, players, seed):
            texts = decision.actions.texts()
            assert len(texts) > 1 and len(set(texts)) == len(texts)
            assert game.state.deciding == decision.seat


@tables
def test_life_and_markers_are_conserved_and_the_game_ends(plug: Plug, players: int) -> None:
    for seed in seeds(100, 250):
        for game, _ in random_game(plug, players, seed):
            plug.check(game.position())
        plug.check(game.position())


@plugs
def test_thousands_of_games_end_with_winners_who_sat_there(plug: Plug) -> None:
    for seed in seeds(1000, 3000):
        players = plug.sizes[seed % len(plug.sizes)]
        game = finished_game(plug, players, seed)
        assert game.outcome is not None and set(game.outcome.winners) <= set(range(players))


@tables
def test_json_round_trip_gives_the_same_state(plug: Plug, players: int) -> None:
    for seed in seeds(200, 220):
        for game, _ in random_game(plug, players, seed):
            again = sixgun.load(json.loads(json.dumps(game.position())))
            assert again.state == game.state and hash(again.state) == hash(game.state)
            assert again.decision is not None and game.decision is not None
            assert again.decision.to_dict() == game.decision.to_dict()


@tables
def test_a_loaded_game_goes_on_as_the_original_does(plug: Plug, players: int) -> None:
    for seed in seeds(300, 312):
        for game, decision in random_game(plug, players, seed):
            again = sixgun.load(json.loads(json.dumps(game.position())))
            twin = game.copy()
            choice = decision.actions[len(game.history) % len(decision.actions)]
            assert again.apply(choice.text) == twin.apply(choice)
            assert again.state == twin.state


@tables
def test_a_copy_is_independent_of_the_original(plug: Plug, players: int) -> None:
    for seed in seeds(400, 420):
        for game, decision in random_game(plug, players, seed):
            before = game.position()
            twin = game.copy()
            assert twin == game
            twin.apply(decision.actions[0])
            assert game.position() == before and len(twin.history) == len(game.history) + 1


@tables
def test_a_view_stays_as_it_was_when_the_game_goes_on(plug: Plug, players: int) -> None:
    for seed in seeds(440, 450):
        views: list[tuple[sixgun.View, object]] = []
        for game, _ in random_game(plug, players, seed):
            assert all(view.to_dict() == seen for view, seen in views)
            views = [(view, view.to_dict()) for view in map(game.view, range(players))]


@tables
def test_replaying_the_record_gives_the_same_events(plug: Plug, players: int) -> None:
    for seed in seeds(500, 540):
        game = finished_game(plug, players, seed)
        again = sixgun.load(json.loads(json.dumps(game.record())))
        assert [event.to_dict() for event in again.events] == [event.to_dict() for event in game.events]
        assert again == game


@tables
def test_a_view_does_not_change_when_what_it_cannot_know_is_resampled(plug: Plug, players: int) -> None:
    rng = sixgun.rng(7)
    for seed in seeds(600, 610):
        for game, _ in random_game(plug, players, seed):
            for seat in [*range(players), None]:
                view = game.view(seat)
                sample = view.sample(rng)
                assert sample.view(seat) == view and hash(sample.view(seat)) == hash(view)
                assert sample.decision is not None


@tables
def test_a_sampled_state_can_be_played_to_its_end(plug: Plug, players: int) -> None:
    rng = sixgun.rng(8)
    for seed in seeds(700, 712):
        for game, decision in random_game(plug, players, seed):
            state = game.view(int(decision.seat)).sample(rng)
            state.play(state.legal[0])
            assert state.over or len(state.legal) > 1


@tables
def test_events_reach_only_those_who_may_know(plug: Plug, players: int) -> None:
    for seed in seeds(800, 810):
        game = finished_game(plug, players, seed)
        for seat in range(players):
            assert all(event.audience in (-1, seat) for event in game.seen_by(seat))
        assert all(event.audience == -1 for event in game.seen_by(None))


@plugs
def test_every_event_and_question_happens(plug: Plug) -> None:
    asked: set[str] = set()
    told: set[str] = set()
    for seed in range(900, 1000):
        options = {"two_characters": seed % 10 == 0} if "two_characters" in plug.rules.options else {}
        steps = list(random_game(plug, plug.sizes[seed % len(plug.sizes)], seed, **options))
        asked |= {decision.question.name for _, decision in steps}
        told |= {event.name for event in steps[-1][0].events}
    assert {term.name for term in plug.rules.questions} == asked and {term.name for term in plug.rules.events} == told


@plugs
@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 2**256 - 1), choices=st.lists(st.integers(0, 10**6), max_size=60), code=st.integers(0, 2**24)
)
def test_illegal_actions_are_refused_and_change_nothing(plug: Plug, seed: int, choices: list[int], code: int) -> None:
    game = plug.deal(players=plug.sizes[seed % len(plug.sizes)], seed=seed)
    for choice in choices:
        if game.decision:
            game.apply(game.decision.actions[choice % len(game.decision.actions)])
    before = (game.position(), game.record(), len(game.events))
    if code not in game.state.legal:
        with pytest.raises(sixgun.IllegalAction) as refused:
            game.state.apply(code)
        assert refused.value.reason.name and str(refused.value)
    assert (game.position(), game.record(), len(game.events)) == before


@tables
def test_every_action_of_the_game_is_legal_or_refused_with_a_reason(plug: Plug, players: int) -> None:
    verbs = plug.rules.verbs
    for game, _ in random_game(plug, players, 42):
        before = game.position()
        for verb in range(len(verbs)):
            for target in (0, 1, players - 1, players, 7, 31):
                code = verb | target << 8
                if code not in game.state.legal:
                    with pytest.raises(sixgun.IllegalAction):
                        game.state.apply(code)
        assert game.position() == before


@plugs
def test_nothing_can_be_done_when_the_game_is_over(plug: Plug) -> None:
    game = finished_game(plug, plug.sizes[0], 5)
    assert game.decision is None
    with pytest.raises(sixgun.IllegalAction) as refused:
        game.apply(game.history[-1])
    assert refused.value.reason.name == "over"
