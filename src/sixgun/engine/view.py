"""What one seat may know of a game, and how a game ended."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from sixgun.engine.action import Action, Actions, Decision, verb_of
from sixgun.engine.fields import NOBODY
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.rng import FastRandom, Rng, SeededRandom, as_rng
from sixgun.engine.table_text import fields_text, table_text
from sixgun.engine.view_types import DecisionData, OutcomeData

if TYPE_CHECKING:
    from sixgun.engine.state import State

VIEW_VERSION: Final = 1


@mypyc_attr(acyclic=True)
class View:
    """What one seat may know of a game: a redacted copy of the state.

    >>> import sixgun
    >>> view = sixgun.new_game("dice", players=5, seed=7).view(1)
    >>> [player["role"] for player in view.to_dict()["players"]]
    ['sheriff', 'outlaw', 'unknown', 'unknown', 'unknown']
    """

    def __init__(self, masked: State, seat: i64, number: i64 = 0) -> None:
        self.redacted = masked
        self.seat = seat
        self.number = number

    @property
    def decision(self) -> Decision | None:
        """The decision that the game waits for, if it is this seat's."""
        return self.redacted.decision if self.seat >= 0 and self.seat == self.redacted.deciding else None

    @property
    def legal_actions(self) -> Actions:
        """What this seat may do now; empty when it isn't asked."""
        return Actions(self.redacted.legal, self.redacted.rules.verbs)

    @property
    def hand(self) -> list[str]:
        """The cards in this seat's hand by their names; none in a game without cards, and none for a spectator."""
        held = self.players[self.seat].to_dict().get("hand", []) if self.seat >= 0 else []
        return list(held) if isinstance(held, list) else []

    @property
    def players(self) -> list[PlayerView]:
        """What this seat may know of every player, as attributes.

        >>> import sixgun
        >>> view = sixgun.new_game("classic", players=4, seed=7).view(1)
        >>> view.players[2].life, view.hand == view.players[1].hand
        (4, True)
        """
        told = self.redacted.view_data(self.seat)["players"]
        assert isinstance(told, list)
        return [PlayerView(player) for player in told]

    @property
    def outcome(self) -> Outcome | None:
        """Who won; None while the game goes on."""
        return self.redacted.outcome

    def sample(self, seed: Rng | Random | int | None = None, roles: list[str] | None = None) -> State:
        """A complete state that could be the real one: its view from this seat is this view, and it asks the same.

        What others know of hidden cards besides their own is left out. That players keep what they can't play is not
        guessed: any deal that fits is as likely as any other.

        `seed` is a number, a `random.Random` or a stream of `sixgun.rng`; `roles`, one name for each seat, are put
        where they are unknown, instead of any that fit.

        >>> import sixgun
        >>> view = sixgun.new_game("dice", players=5, seed=7).view(1)
        >>> view.sample(1).view(1) == view
        True
        """
        state = self.sample_fast(as_rng(seed), None if roles is None else self.redacted.read_secret(roles))
        state.random = SeededRandom(state.random.seed)
        return state

    def sample_fast(self, rng: Rng, roles: vec[i64] | None) -> State:
        """A complete state that could be the real one, with these roles if they are given, to be played on and then
        forgotten: its luck is a guess."""
        state = self.redacted.copy()
        state.random = FastRandom(rng.seed())
        if roles is not None:
            state.set_secret(roles)
        state.fill(rng, self.seat)
        if not state.over:
            state.legal = state.stack[-1].offer(state)
        return state

    def to_dict(self) -> Any:
        """The view as JSON (docs/views.md): all that a client needs to draw the table and to ask.

        It is a `ClassicView`, `DiceView` or `DuelView`: say which, and a type checker knows its fields.
        """
        state = self.redacted
        outcome = state.outcome
        return {
            "sixgun": "view",
            "version": VIEW_VERSION,
            "game": state.rules.name,
            "sets": list(state.rules.sets),
            "seat": None if self.seat < 0 else int(self.seat),
            "number": int(self.number),
            "turn": int(state.turn),
            **state.view_data(self.seat),
            "stack": [frame.to_dict() for frame in state.stack],
            "deciding": None if state.deciding == NOBODY else int(state.deciding),
            "decision": self.decision_data(),
            "outcome": outcome.to_dict() if outcome else None,
        }

    def decision_data(self) -> DecisionData | None:
        """The decision as JSON, if it is this seat's: what may be done, by id, and what may not, with the reasons.

        >>> import sixgun
        >>> decision = sixgun.new_game("dice", players=5, seed=7).view(0).decision_data()
        >>> decision["question"], decision["actions"][3]
        ({'name': 'reroll', 'rolls_left': 2}, {'id': 3, 'verb': 'roll', 'dice': [1, 2]})
        """
        decision = self.decision
        if decision is None:
            return None
        told = {"number": int(self.number), **decision.to_dict(), "refused": self.refusals()}
        return cast(DecisionData, told)  # arguments are data: tests/clients/test_view_types.py

    def refusals(self) -> list[dict[str, object]]:
        """What a person in this seat might wonder about: actions that aren't legal, with the reasons."""
        state = self.redacted
        told: list[dict[str, object]] = []
        for code in state.stack[-1].candidates(state):
            if code not in state.legal:
                action = Action(code, state.rules.verbs[verb_of(code)])
                told.append({**action.to_dict(), "reason": state.why_not(code).to_dict()})
        return told

    def key(self) -> tuple[object, ...]:
        """All that `to_dict` tells, as one flat tuple: what == compares and hash is made of."""
        return (self.seat, *self.redacted.legal, *self.redacted.key())

    def __str__(self) -> str:
        """The table as this seat sees it, a few lines of plain text."""
        return table_text(self.to_dict())

    def __repr__(self) -> str:
        return f"<view of seat {int(self.seat)}>" if self.seat >= 0 else "<view of a spectator>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


class PlayerView:
    """What a view tells of one player: the fields of its JSON (docs/views.md) as attributes."""

    def __init__(self, told: dict[str, object]) -> None:
        self.told = told

    def __getattr__(self, name: str) -> object:
        if name not in self.told:
            raise AttributeError(f"there is no {name} here, only {', '.join(self.told)}")
        return self.told[name]

    def to_dict(self) -> dict[str, object]:
        return self.told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayerView) and self.told == other.told

    def __hash__(self) -> int:
        return hash(str(self.told))

    def __repr__(self) -> str:
        return f"<player {fields_text(self.told)}>"


class Outcome:
    """How a game ended: the side that won and the seats that share the win.

    >>> Outcome("law", (0, 2))
    <outcome law: seats 0, 2>
    """

    def __init__(self, side: str, winners: tuple[int, ...]) -> None:
        self.side = side
        self.winners = winners

    def to_dict(self) -> OutcomeData:
        return {"side": self.side, "winners": list(self.winners)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.side == other.side and self.winners == other.winners

    def __hash__(self) -> int:
        return hash((self.side, self.winners))

    def __repr__(self) -> str:
        return f"<outcome {self.side}: seats {', '.join([str(seat) for seat in self.winners])}>"
