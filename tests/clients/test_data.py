"""What a client gets: view, decision and events as data, complete and the same for all."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.registry import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "views.md").read_text(encoding="utf-8")
HEADS = {"dice": "## The Dice Game", "classic": "## Classic", "duel": "## The Duel"}


def played(name: str, seed: int, players: int = 0, **options: object) -> Iterator[sixgun.Game]:
    """A game of random choices, at each of its decisions and at its end."""
    game = sixgun.new_game(name, players=players or GAMES[name].usual_players, seed=seed, **options)
    rng = sixgun.rng(seed)
    while game.decision:
        yield game
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
    yield game


def documented(name: str) -> set[str]:
    """Every field that the page names for a game."""
    common = PAGE.split("## The view, in every game")[1].split("## The Dice Game")[0]
    own = PAGE.split(HEADS[name])[1].split("\n## ")[0]
    return set(re.findall(r"`([a-z_]+)`", common + own))


def fields(data: object) -> set[str]:
    """Every name of a field in JSON, but not those of frames, questions, actions and outcomes."""
    if isinstance(data, list):
        return set[str]().union(*map(fields, data))
    if isinstance(data, dict):
        inner = [value for name, value in data.items() if name not in ("stack", "decision", "outcome")]
        return set(data) | fields(inner)
    return set()


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_view_is_documented_and_the_other_way_round(name: str) -> None:
    seen: set[str] = set()
    for game in played(name, 3):
        for seat in (None, *range(game.players)):
            seen |= fields(game.view(seat).to_dict())
    words = {"colt", "unknown", "none", "hidden", "frame", "side", "winners", "null"}
    words |= {"uses", "ability"}  # of Dodge City
    assert seen - words == documented(name) - words


@pytest.mark.parametrize("name", GAMES)
def test_the_decision_lists_every_legal_action_by_id(name: str) -> None:
    for game in played(name, 4):
        for seat in range(game.players):
            data: Any = game.view(seat).to_dict()["decision"]
            decision = game.decision
            assert (data is None) == (decision is None or decision.seat != seat)
            if data is None or decision is None:
                continue
            assert data["number"] == len(game.history) and data["question"] == decision.question.to_dict()
            for at, action in enumerate(decision.actions):
                assert data["actions"][at] == {"id": at, "verb": action.verb, **action.arguments()}
            assert len(data["actions"]) == len(decision.actions) and json.loads(json.dumps(data)) == data


@pytest.mark.parametrize("name", GAMES)
def test_what_is_refused_is_not_legal_and_the_reason_is_the_engines(name: str) -> None:
    told: set[str] = set()
    for seed in range(6):
        for game in played(name, seed):
            if game.decision is None:
                continue
            data: Any = game.view(int(game.decision.seat)).decision_data()
            legal = [{key: value for key, value in action.items() if key != "id"} for action in data["actions"]]
            for refused in data["refused"]:
                tried = {key: value for key, value in refused.items() if key != "reason"}
                assert tried not in legal
                reason = game.why_not(text_of(tried))
                assert reason and reason.to_dict() == refused["reason"]
                told.add(refused["reason"]["name"])
    assert "not-now" not in told and len(told) >= 2, told


def text_of(action: dict[str, Any]) -> str:
    """The text of an action as data."""
    words = [",".join(map(str, value)) if isinstance(value, list) else str(value) for value in action.values()]
    return " ".join(words)


@pytest.mark.parametrize("name", GAMES)
def test_a_seats_events_are_complete_from_any_number_on(name: str) -> None:
    for game in played(name, 5):
        last = game
    for seat in (None, *range(last.players)):
        stream = last.events_since(0, seat)
        assert [event["number"] for event in stream] == list(range(len(last.seen_by(seat))))
        for number in (1, len(stream) // 2, len(stream), len(stream) + 5):
            assert last.events_since(number, seat) == stream[number:]


@pytest.mark.parametrize("name", GAMES)
def test_events_tell_the_action_that_they_belong_to(name: str) -> None:
    game = sixgun.new_game(name, players=GAMES[name].usual_players, seed=6)
    rng = sixgun.rng(6)
    known = len(game.events_since(0, 0))
    assert all(event["action"] == 0 for event in game.events_since(0, 0))
    while game.decision:
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
        fresh = game.events_since(known, 0)
        assert all(event["action"] == len(game.history) for event in fresh)
        known += len(fresh)
    again = sixgun.load(game.record())
    assert again.events_since(0, 0) == game.events_since(0, 0)


def test_classic_tells_distance_reach_and_maximum_life() -> None:
    view: Any = sixgun.new_game("classic", players=5, seed=5).view(0).to_dict()
    assert view["players"][0]["distance"] == 0
    for player in view["players"]:
        assert player["max_life"] >= player["life"] and player["reach"] == 1 and player["weapon"] == "colt"
    assert isinstance(view["deck"], int)


def test_dice_tells_who_is_in_reach() -> None:
    view: Any = sixgun.new_game("dice", players=5, seed=1).view(0).to_dict()
    ones, twos = view["reach"]
    assert {1, 4} <= set(ones) and {2, 3} <= set(twos) and view["middle"] <= 9
    spectator: Any = sixgun.new_game("dice", players=5, seed=1).view(None).to_dict()
    assert spectator["reach"] == [[], []] and {player["distance"] for player in spectator["players"]} == {None}
