"""No game lasts for ever: turns are counted, and a loop that asks nobody is stopped."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import sixgun
from sixgun.arena.report import report
from sixgun.arena.simulation import Study, Tallies, Wins
from sixgun.engine.num import i64, vec
from sixgun.engine.state import STEP_LIMIT, TURN_LIMIT
from sixgun.games.duel.table import DuelTable
from sixgun.locale import LANGUAGES, Words
from sixgun.narration import Narrator, side_name
from tests.contract.plug import PLUGS, Plug, random_game

plugs = pytest.mark.parametrize("plug", PLUGS, ids=[plug.name for plug in PLUGS])


def late(name: str) -> sixgun.Game:
    """A game in the last turn that it may have."""
    position = sixgun.new_game(name, seed=5).position()
    position["turn"] = TURN_LIMIT
    return sixgun.load(position)


def run_out(name: str) -> sixgun.Game:
    """A game after its last turn, in which everybody did as little as they could."""
    game = late(name)
    while game.decision:
        texts = game.decision.actions.texts()
        quiet = [text for text in texts if text in ("stop", "end", "pass", "go-on") or text.startswith("discard")]
        game.apply(quiet[0] if quiet else texts[0])
    return game


@pytest.mark.rule("dice.end.turns", "classic.end.turns", "duel.end.turns")
@pytest.mark.parametrize("name", ["classic", "duel", "dice"])
def test_after_a_thousand_turns_nobody_has_won(name: str) -> None:
    game = run_out(name)
    assert game.outcome == sixgun.Outcome("nobody", ()) and game.state.turn == TURN_LIMIT == 1000
    assert game.state.returns() == [0] * game.players
    assert game.events[-1].to_dict() == {"name": "ended", "side": "nobody"}


@pytest.mark.parametrize("name", ["classic", "duel", "dice"])
def test_a_game_that_nobody_won_is_saved_and_told_like_any_other(name: str) -> None:
    game = run_out(name)
    assert sixgun.load(json.loads(json.dumps(game.position()))).state == game.state
    assert sixgun.load(json.loads(json.dumps(game.record()))) == game
    told = {
        str(Narrator(Words(language), game.position()).act({"act": "ended", "side": "nobody"}, None))
        for language in LANGUAGES
    }
    assert len(told) == 3 and not any("outlaw" in line.casefold() or "???" in line for line in told)
    assert "nobody won" in str(game.view(0)) and side_name(Words("en"), name, "nobody") == "Nobody"


@pytest.mark.parametrize("name", ["classic", "duel", "dice"])
def test_nobody_wins_before_the_last_turn(name: str) -> None:
    position = {**run_out(name).position(), "turn": TURN_LIMIT - 1}
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(position)
    assert error.value.field == "outcome"


def test_a_report_has_a_line_for_nobody_only_if_it_happened() -> None:
    study = Study("duel", 2, 2, ("greenhorn",), 1)
    sides = {("side", side): Wins(2, won, 2, won, won, 2) for side, won in (("law", 2), ("outlaws", 0), ("nobody", 0))}
    report_of: Any = report(study, Tallies(2, sides, Counter(), Counter()))
    assert set(report_of["wins"]["side"]) == {"law", "outlaws"}
    sides["side", "nobody"].won = 1
    report_of = report(study, Tallies(2, sides, Counter(), Counter()))
    assert report_of["wins"]["side"]["nobody"]["rate"] == 0.5


@plugs
def test_no_turn_has_more_decisions_than_the_bound_says(plug: Plug) -> None:
    for seed, players in enumerate(plug.sizes):
        turns: Counter[int] = Counter()
        for game, _ in random_game(plug, players, seed):
            turns[int(game.state.turn)] += 1
        rules = plug.rules
        assert max(turns.values()) <= rules.turn_decisions(players)
        assert rules.max_game_length(players) == 1000 * rules.turn_decisions(players)


def test_the_length_of_a_game_is_told_for_the_usual_number_of_players_too() -> None:
    rules = sixgun.GAMES["classic"]
    assert rules.max_game_length() == rules.max_game_length(5) < rules.max_game_length(7)
    with pytest.raises(sixgun.BadData):
        rules.max_game_length(9)


def test_a_loop_that_asks_nobody_is_stopped() -> None:
    nothing = {"sixgun": "position", "version": 1, "game": "duel", "active": 0, "rest": "discard"}
    one = {"characters": [{"character": "tex-killer"}], "hand": []}
    other = {"characters": [{"character": "sid-curry"}], "hand": []}
    state = sixgun.load({**nothing, "players": [one, other]}).state
    assert isinstance(state, DuelTable)
    state.hands = vec[vec[i64]]([vec[i64](), vec[i64]()])
    state.decks = vec[vec[i64]]([vec[i64](), vec[i64](), vec[i64]()])
    state.discard_pile = vec[i64]()
    state.turn = -(10**6)  # so that the number of turns doesn't end it
    with pytest.raises(sixgun.Endless, match="10,000 steps") as error:
        state.run()
    assert isinstance(error.value, sixgun.SixgunError) and STEP_LIMIT == 10_000
