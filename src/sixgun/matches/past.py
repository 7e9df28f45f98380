"""A game as it was: after each of its actions, as JSON, seen by a seat or with everything open."""

from __future__ import annotations

from sixgun.api import load
from sixgun.engine.game import Game
from sixgun.engine.state import State
from sixgun.engine.view import View


def open_view(game: Game) -> dict[str, object]:
    """The view of somebody who may know everything: for games that are over."""
    return opened(game.state, len(game.history))


def opened(state: State, number: int) -> dict[str, object]:
    """A state that hides nothing."""
    view: dict[str, object] = View(state.copy(), -1, number).to_dict()
    return view


class Past:
    """Every moment of a game, from before its first action to after its last.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=5, seed=7)
    >>> events = game.apply("roll 1")
    >>> past = Past(game)
    >>> past.last, [event["name"] for event in past.events(1, None)][-2:]
    (1, ['rolled', 'arrow-taken'])
    >>> [past.view(at, None)["dice"] == past.view(at, 2)["dice"] for at in (0, 1)]
    [True, True]
    """

    def __init__(self, game: Game) -> None:
        again = load({**game.record(), "actions": []})
        self.game = game
        self.states = [again.state.copy()]
        for action in game.history:
            again.apply(action)
            self.states.append(again.state.copy())

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.states) - 1

    @property
    def seed(self) -> str:
        """The seed of its luck; – where it began in a position that somebody set up."""
        return str(self.game.start.get("seed", "–"))

    def view(self, at: int, seat: int | None) -> dict[str, object]:
        """What a seat could see after so many actions; None sees everything."""
        state = self.states[at]
        return opened(state, at) if seat is None else state.view(seat, at).to_dict()

    def events(self, at: int, seat: int | None) -> list[dict[str, object]]:
        """What a seat had heard of by then; None has heard everything."""
        told = self.game.events[: self.game.marks[at]]
        return [event.to_dict() for event in told if seat is None or event.seen_by(seat)]

    def other_turn(self, at: int, direction: int) -> int:
        """The first moment of the next turn, or of the one before."""
        turn = self.states[at].turn
        while 0 <= at + direction <= self.last and self.states[at].turn == turn:
            at += direction
        while direction < 0 < at and self.states[at - 1].turn == self.states[at].turn:
            at -= 1
        return at
