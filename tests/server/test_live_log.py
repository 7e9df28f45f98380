"""The log that the house sends: only what is new, and the same however one comes by it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sixgun
from sixgun.engine.rng import Rng, seed_bytes
from sixgun.narration import log_of
from sixgun.narration.acts import FORGOTTEN
from sixgun.server.action_log import Entry
from sixgun.server.rendering import moments

from .test_secrets import new_live

TABLES = [("dice", 4), ("classic", 4), ("duel", 2)]


def changed(acts: list[Any], news: dict[str, Any]) -> list[Any]:
    """A log with what is new in it, as a client keeps it."""
    return [*acts[: news["line"]], *news["acts"]]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_new_of_a_log_gives_the_same_as_all_of_it(name: str, players: int) -> None:
    live, _ = new_live(name, players, 3)
    rng = Rng(seed_bytes(3))
    viewers: list[int | None] = [0, None]
    logs: dict[int | None, list[Any]] = {viewer: [] for viewer in viewers}
    had: dict[int | None, int] = dict.fromkeys(viewers, 0)
    most = 0
    while live.game.decision:
        for viewer in viewers:
            news = json.loads(live.update(viewer, had[viewer]))
            logs[viewer] = changed(logs[viewer], news)
            had[viewer] = live.event_count(viewer)
            most = max(most, len(news["acts"]) if news["line"] else 0)
            assert logs[viewer] == json.loads(live.update(viewer, 0))["acts"]
        decision = live.game.decision
        if int(decision.seat) == 0 and live.number % 5 == 0:
            live.settings = {**live.settings, "hints": [*live.hints, live.number]}
        action = decision.actions[rng.below(len(decision.actions))].text
        live.carry_out(Entry("g", live.number + 1, int(decision.seat), action, "bot", 0.0), 0.0)
    assert 0 < most < len(logs[0]) / 4
    asked = {viewer: [act["who"] for act in log if act["act"] == "hint"] for viewer, log in logs.items()}
    assert asked == {0: [0] * len(asked[0]), None: []} and 0 < len(asked[0]) <= len(live.hints)
    for viewer in viewers:  # a long game takes no more memory than a short one
        kept = [act for act in live.seen.logs[viewer][0].acts if act is not FORGOTTEN]
        assert len(kept) < len(logs[viewer]) / 2 and live.told.keys() <= {0, had[None]}


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("seat", [1, None])
def test_a_replay_has_the_log_at_every_moment(name: str, players: int, seat: int | None) -> None:
    game = sixgun.new_game(name, players=players, seed=5)
    while game.decision and len(game.history) < 60:
        game.apply(game.decision.actions[len(game.history) % len(game.decision.actions)])
    record: dict[str, Any] = game.record()
    shown = moments({**record, "actions": []}, record["actions"], seat)
    assert len(shown["log"]) == len(shown["views"]) == len(game.history) + 1
    acts: list[Any] = []
    for news in shown["log"]:
        acts = changed(acts, news)
    whole = log_of(game.rules, players, seat)
    for event in game.events if seat is None else game.seen_by(seat):
        whole.add(event.to_dict())
    assert acts == whole.acts
