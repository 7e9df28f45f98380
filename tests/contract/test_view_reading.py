"""A view from its JSON: what it tells, what it offers and what it samples."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sixgun
from sixgun.engine.view import View

GAMES = [("dice", 3), ("dice", 5), ("dice", 8), ("classic", 4), ("classic", 7), ("duel", 2)]


def sent(view: View) -> View:
    """A view after its way through a socket."""
    return sixgun.load_view(json.loads(json.dumps(view.to_dict())))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_it_tells_the_same_at_every_decision_of_every_seat(name: str, players: int) -> None:
    for seed in range(3):
        game, rng = sixgun.new_game(name, players=players, seed=seed), sixgun.rng(seed)
        while not game.is_over and len(game.history) < 250:
            for seat in (*range(players), None):
                view = game.view(seat)
                read = sent(view)
                assert read.to_dict() == view.to_dict() and list(read.redacted.legal) == list(view.redacted.legal)
            game.apply(game.legal_actions[rng.below(len(game.legal_actions))])


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_its_samples_tell_the_seat_the_same_and_can_be_played_on(name: str, players: int) -> None:
    game, rng = sixgun.new_game(name, players=players, seed=9), sixgun.rng(9)
    while not game.is_over and len(game.history) < 120:
        view = sent(game.view(game.current_seat))
        world = view.sample(rng)
        assert world.view(game.current_seat).to_dict() == {**view.to_dict(), "number": 0} | numbered(view)
        for _ in range(20):
            if not world.over:
                world.play(world.legal[rng.below(len(world.legal))])
        game.apply(game.legal_actions[rng.below(len(game.legal_actions))])


def numbered(view: View) -> dict[str, object]:
    """The decision of a view in a game that nothing has happened in."""
    told = view.to_dict()["decision"]
    return {"decision": told and {**told, "number": 0}}


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_bot_decides_by_it_as_by_the_view_itself(name: str, players: int) -> None:
    game = sixgun.new_game(name, players=players, seed=4)
    while not game.is_over and len(game.history) < 60:
        seat = game.current_seat
        assert seat is not None
        view = game.view(seat)
        bots = [sixgun.make_bot("gunhand", name, seed=1) for _ in range(2)]
        events = game.seen_by(seat)
        for event, copy in zip(events, sixgun.load_events([e.to_dict() for e in events], view), strict=True):
            assert event == copy
            bots[0].on_event(event)
            bots[1].on_event(copy)
        action = bots[0].choose(view)
        assert bots[1].choose(sent(view)) == action
        game.apply(action)


@pytest.mark.parametrize(("name", "players"), [("dice", 5), ("classic", 5)])
def test_it_judges_roles_as_the_view_itself(name: str, players: int) -> None:
    game = sixgun.new_game(name, players=players, seed=4)
    for _ in range(12):
        game.apply(game.legal_actions[-1])
    view, events = game.view(1), game.seen_by(1)
    heard = sixgun.load_events([event.to_dict() for event in events], sent(view))
    assert sixgun.belief(sent(view), heard) == sixgun.belief(view, events)


def test_json_that_does_not_fit_together_is_refused() -> None:
    told = sixgun.new_game("dice", players=5, seed=7).view(0).to_dict()
    changes: list[dict[str, object]] = [
        {"middle": 3},
        {"stack": []},
        {"seat": 9},
        {"decision": None},
        {"players": told["players"][:2]},
    ]
    for wrong in changes:
        with pytest.raises(sixgun.SixgunError):
            sixgun.load_view({**told, **wrong})
    with pytest.raises(sixgun.BadData):
        sixgun.load_view({})
    text: Any = "a view"
    with pytest.raises(sixgun.BadData, match="view must be a JSON object"):
        sixgun.load_view(text)
