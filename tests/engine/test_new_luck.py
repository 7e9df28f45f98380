"""The same position with other luck: nothing that anybody knows changes, and it can be played to its end."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from sixgun.new_luck import with_new_luck


@pytest.mark.parametrize(("name", "players"), [("dice", 6), ("classic", 6), ("duel", 2)])
def test_at_any_moment_everybody_sees_what_they_saw_before(name: str, players: int) -> None:
    game = sixgun.play(name, ["greenhorn"] * players, seed=3)
    for at in range(0, len(game.history), 7):
        there: Any = sixgun.load({**game.record(), "actions": [action.text for action in game.history[:at]]})
        fresh = sixgun.load(with_new_luck(there.position(), at + 1))
        for seat in range(players):
            before, after = there.view(seat).to_dict(), fresh.view(seat).to_dict()
            assert {**before, "number": 0, "decision": None} == {**after, "decision": None}
        if there.decision:
            assert fresh.decision is not None and fresh.decision.actions.texts() == there.decision.actions.texts()
            assert sixgun.play(fresh, ["greenhorn"] * players, seed=1).outcome is not None


def test_a_card_that_somebody_knows_stays_in_its_place() -> None:
    position: Any = sixgun.new_game("classic", seed=1).position()
    third = position["deck"][2]
    position["known"] = {**position.get("known", {}), third: [0]}
    decks = [with_new_luck(position, seed)["deck"] for seed in range(20)]
    assert {deck[2] for deck in decks} == {third} and len({tuple(deck) for deck in decks}) == 20


def test_faces_that_were_to_come_are_forgotten() -> None:
    position: Any = {**sixgun.new_game("dice", seed=1).position(), "next_dice": ["arrow"]}
    assert "next_dice" not in with_new_luck(position, 2)
