"""A set from elsewhere in the box: everything works with it, and nothing changes without it."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import sixgun
from sixgun.arena.bench import compiled
from sixgun.arena.simulation import Study, play_chunk
from sixgun.locale import LANGUAGES, Words
from sixgun.narration import Narrator, log_of
from sixgun.research.pettingzoo import classic_v0
from sixgun.research.solo import SoloEnv
from sixgun.vocabulary import vocabulary
from tests.classic.kit import CARD_NAMES, Table, crowd, position, seat
from tests.sets import toy  # noqa: F401  # adds the set

SETS = ["base", "toy"]
BOTS = {"greenhorn": 200, "gunhand": 200, "sharpshooter@8": 20, "legend@8": 20}


def table(*seats: dict[str, object], **more: Any) -> Table:
    """A scenario with the set in the box; what isn't named lies in the draw pile."""
    scene = {**position(*seats, **more), "sets": SETS}
    return Table(sixgun.load(scene))


@pytest.mark.installed
@pytest.mark.parametrize("bot", BOTS)
def test_all_bots_play_games_of_eight_to_the_end(bot: str) -> None:
    for seed in range(BOTS[bot] if compiled() else 2):
        assert sixgun.play("classic", [bot] * 8, seed=seed, sets=SETS).is_over


def test_records_positions_and_views_are_those_of_the_game() -> None:
    kinds = set()
    for seed in range(40 if compiled() else 4):
        game, rng = sixgun.new_game("classic", players=8, seed=seed, sets=SETS), sixgun.rng(seed)
        while not game.is_over:
            game.apply(game.legal_actions[rng.below(len(game.legal_actions))])
            if len(game.history) % 7 == 0:
                assert sixgun.load(json.loads(json.dumps(game.position()))).state == game.state
                for viewer in (0, 7, None):
                    view = game.view(viewer)
                    assert view.to_dict()["sets"] == SETS and view.sample(seed).view(viewer) == view
        assert sixgun.load(game.record()) == game and game.record()["sets"] == SETS
        kinds |= {
            str(action.card).split("-")[0] for action in game.history if action.verb in ("play", "answer", "play-at")
        }
    assert kinds >= {"blunderbuss", "poncho", "firewater", "sidestep", "stampede"}


def test_a_green_card_is_ready_in_the_next_turn() -> None:
    t = table(seat(hand="blunderbuss-AH beer-6H", in_play="winchester-8S"), *crowd(3)).play("blunderbuss-AH")
    assert t.in_play(0) == ["winchester-8S", "blunderbuss-AH"] and t.refused("play-at blunderbuss-AH 1") == "not-ready"
    later = sixgun.load({**t.game.position(), "played": []})
    assert "play-at blunderbuss-AH 1" in later.legal_actions.texts()


def test_a_green_missed_answers_from_the_table() -> None:
    t = table(seat(hand="bang-AS"), seat(in_play="poncho-7C"), *crowd(2)).play("bang-AS", at=1)
    t.answer("poncho-7C")
    assert t.life(1) == 4 and t.in_play(1) == []


def test_a_price_is_another_card_of_the_hand() -> None:
    t = table(seat(life=2, hand="firewater-QH bang-AS"), *crowd(3))
    assert t.refused("play firewater-QH") == "no-price" and t.refused("play firewater-QH firewater-QH") == "no-price"
    t.do("play firewater-QH bang-AS")
    assert t.life(0) == 4 and t.pile("discard")[:2] == ["firewater-QH", "bang-AS"]


def test_a_price_can_not_be_paid_with_an_empty_hand() -> None:
    assert (
        table(seat(life=2, hand="firewater-QH"), *crowd(3), always_ask=True).refused("play firewater-QH") == "no-price"
    )


def test_a_missed_that_draws() -> None:
    t = table(seat(hand="bang-AS beer-9H"), seat(hand="sidestep-7D"), *crowd(2), top="beer-6H").play("bang-AS", at=1)
    t.answer("sidestep-7D")
    assert t.hand(1) == ["beer-6H"] and t.refused("play beer-6H") == "not-yours"


def test_characters_draw_more_hear_of_eliminations_and_act() -> None:
    t = table(seat("prospector"), *crowd(3), phase="draw")
    assert len(t.hand(0)) == 3
    t = table(seat(hand="bang-AS"), seat(life=1, role="renegade"), seat("undertaker", life=1), *crowd(2))
    t.play("bang-AS", at=1)
    assert t.life(2) == 3
    t = table(seat("gambler", hand="beer-6H bang-2C"), *crowd(3), top="saloon-5H").do("gamble beer-6H")
    assert "saloon-5H" in t.hand(0) and t.refused("gamble bang-2C") == "no-ability"


def test_environments_have_its_cards() -> None:
    env = classic_v0.raw_env(players=8, sets=SETS)
    rng = np.random.default_rng(1)
    for seed in range(20 if compiled() else 2):
        env.reset(seed=seed)
        while not env.terminations[env.agent_selection]:
            env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    solo = SoloEnv("classic", players=8, bots="gunhand", sets=SETS, render_mode="ansi")
    observation, _ = solo.reset(seed=3)
    assert solo.observation_space.contains(observation) and solo.render()


def test_simulations_count_it() -> None:
    tallies = play_chunk(Study("classic", 8, 3, ("gunhand",), 1, {"sets": SETS}), 0, 3)
    assert tallies.games == 3


def test_the_pages_data_have_its_cards_and_characters() -> None:
    words: Any = json.loads(json.dumps(vocabulary({"classic": SETS})))["games"]["classic"]
    assert words["cards"]["firewater-QH"]["colour"] == "brown" and words["cards"]["poncho-7C"]["colour"] == "green"
    assert words["characters"]["prospector"] == {"life": 3, "set": "toy"} and "gamble" in words["verbs"]
    assert words["verbs"]["play"] == {"card": {"is": "card"}, "price": {"is": "card"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_told(language: str) -> None:
    game = sixgun.play("classic", ["greenhorn"] * 8, seed=4, sets=SETS)
    narrator = Narrator(Words(language), game.position())
    assert "Prospector" in narrator.names or len(set(narrator.names)) == 8
    assert "Firewater Q♥" in narrator.card("firewater-QH")
    log = log_of(game.rules, game.players, None)
    for event in game.events:
        log.add(event.to_dict())
    told = "\n".join([str(narrator.act(act, None)) for act in log.acts])
    assert "Firewater" in told and "card-" not in told and "character-" not in told
    assert str(narrator.action({"verb": "gamble", "card": "firewater-QH"}, [])) == "Gamble Firewater Q♥"


def test_out_of_the_box_it_changes_nothing() -> None:
    rules = sixgun.GAMES["classic"]
    assert tuple(rules.printed_cards()) == CARD_NAMES and len(CARD_NAMES) == 80
    assert len(rules.printed_characters()) == 16 and list(rules.players) == [3, 4, 5, 6, 7]
    assert sixgun.new_game("classic", seed=3) == sixgun.new_game("classic", seed=3, sets=["base"])
    with pytest.raises(sixgun.BadData, match="players"):
        sixgun.new_game("classic", players=8)
    with pytest.raises(sixgun.BadData, match="no-such"):
        sixgun.new_game("classic", sets=["base", "no-such"])
