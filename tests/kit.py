"""What scenarios of all games have in common: a game from a set-up position, with the words of a rule test."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Self

import pytest

import sixgun


def seated(seats: Iterable[dict[str, object]], quiet: Iterable[str], roles: Iterable[str]) -> list[dict[str, object]]:
    """The players of a scenario: who names no character gets a quiet one, who names no role one that is missing."""
    taken = [player["character"] for player in seats]
    free = iter([name for name in quiet if name not in taken])
    missing = list(roles)
    for player in seats:
        if player["role"] is not None:
            missing.remove(str(player["role"]))
    return [
        {**player, "character": player["character"] or next(free), "role": player["role"] or missing.pop(0)}
        for player in seats
    ]


class Scenario:
    """A game in which a test acts and looks."""

    ACTIVE: ClassVar[str]

    def __init__(self, game: sixgun.Game) -> None:
        self.game = game

    def do(self, *texts: str) -> Self:
        """Actions by their texts."""
        for text in texts:
            self.game.apply(text)
        return self

    def refused(self, action: sixgun.Action | str) -> str:
        """The name of the reason why an action isn't possible; to try it raises that and changes nothing."""
        before, events = self.game.position(), len(self.game.events)
        with pytest.raises(sixgun.IllegalAction) as refusal:
            self.game.apply(action)
        assert (self.game.position(), len(self.game.events)) == (before, events)
        assert self.game.why_not(action) == refusal.value.reason
        return refusal.value.reason.name

    # -- look ----------------------------------------------------------------------------------------------------

    def player(self, at: int, viewer: int | None = -1) -> dict[str, object]:
        """A player as the position tells of them, or the view of a seat (None: a spectator)."""
        data = self.game.position() if viewer == -1 else self.game.view(viewer).redacted.to_dict()
        players = data["players"]
        assert isinstance(players, list)
        player: dict[str, object] = players[at]
        return player

    @property
    def turn_of(self) -> object:
        """Whose turn it is."""
        return self.game.position()[self.ACTIVE]

    @property
    def decision(self) -> sixgun.Decision:
        """What the game waits for."""
        assert self.game.decision is not None, "the game is over"
        return self.game.decision

    @property
    def asked(self) -> tuple[int, str]:
        """Who must decide, and the name of the question."""
        return int(self.decision.seat), self.decision.question.name

    @property
    def options(self) -> list[str]:
        """The texts of the legal actions."""
        return self.decision.actions.texts()

    def happened(self, name: str) -> list[dict[str, object]]:
        """All events of a name so far, oldest first."""
        return [event.arguments() for event in self.game.events if event.name == name]

    def story(self, *names: str) -> list[str]:
        """The events of these names as they followed each other."""
        return [event.name for event in self.game.events if event.name in names]

    @property
    def winners(self) -> tuple[str, tuple[int, ...]] | None:
        """The side that won and its seats; None while the game goes on."""
        outcome = self.game.outcome
        return (outcome.side, outcome.winners) if outcome else None


class Ring(Scenario):
    """A game in which every player is one character."""

    def life(self, at: int) -> object:
        """Life left."""
        return self.player(at)["life"]

    @property
    def lives(self) -> list[object]:
        """Life left, seat by seat."""
        return [self.life(at) for at in range(self.game.players)]
