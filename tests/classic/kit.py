"""Scenarios of the classic game that read like play: who sits there with what, what lies on top, who does what.

    t = table(seat("slab", hand="bang-AS"), seat(hand="missed-TC", in_play="barrel-QS"), *crowd(2), top="saloon-5H")
    t.play("bang-AS", at=1)
    t.answer("missed-TC")
    t.barrel()
    assert t.life(1) == 4

It is phase 2 of seat 0's turn, unless `active` or `phase` say otherwise ("begin" is before Dynamite and Jail, "draw" is
phase 1); seat + 1 sits to the left. Cards are named kind-VALUESUIT (T is ten): `bang-AS`; `stagecoach-9S-2` is the
second of two. Several are given with spaces between. `top` is the top of the draw pile, its first card first; the rest
of the pile is in a fixed order, or is `deck` if that is given: then the last seat holds all other cards. Seats that
name no character get one whose ability changes nothing for others; roles that are not named are dealt from those that
are missing. Whoever can do nothing more is not asked, and play goes on to the next decision, maybe a turn later: give
the active seat a card to spare, or say `always_ask=True`.
"""

from __future__ import annotations

import hashlib
from typing import ClassVar

import sixgun
from sixgun.registry import rules_of
from tests.kit import Ring, seated

CARD_NAMES = tuple(sixgun.GAMES["classic"].printed_cards())
QUIET = (
    *(
        "black-jack",
        "willy",
        "kit-carlson",
        "lucky-duke",
        "pedro-ramirez",
        "jesse-jones",
        "rose-doolan",
        "bart-cassidy",
    ),
)
ROLES = ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "deputy", "renegade")
ROLES_OF_THREE = ("deputy", "outlaw", "renegade")


def seat(
    character: str | None = None,
    role: str | None = None,
    life: int | None = None,
    hand: str = "",
    in_play: str = "",
) -> dict[str, object]:
    """A player; life is full unless given, life 0 means eliminated."""
    given: dict[str, object] = {"character": character, "role": role, "hand": hand.split(), "in_play": in_play.split()}
    if life == 0:
        given["eliminated"] = True
    return {**given, "life": life} if life is not None else given


def position(
    *seats: dict[str, object],
    top: str = "",
    discard: str = "",
    active: int = 0,
    phase: str = "play",
    deck: str | None = None,
    always_ask: bool = False,
    bangs: int = 0,
    sets: str = "base",
) -> dict[str, object]:
    """The position of a scenario; `discard` names the top of the discard pile first, `sets` the sets in the box."""
    players = seated(seats, QUIET, ROLES_OF_THREE if len(seats) == 3 else ROLES[: len(seats)])
    used = {card for player in players for zone in ("hand", "in_play") for card in player[zone]}  # type: ignore[attr-defined]
    used |= {*top.split(), *discard.split()}
    used |= {*(deck or "").split()}
    cards = rules_of("classic", sets.split()).printed_cards()
    rest = sorted([card for card in cards if card not in used], key=order_of)
    if deck is not None:  # every card is somewhere
        players[-1]["hand"], rest = [*players[-1]["hand"], *rest], []  # type: ignore[misc]
    head: dict[str, object] = {"sixgun": "position", "version": 1, "game": "classic", "sets": sets.split()}
    head |= {"players": players, "active": active, "bangs": bangs}
    piles = {"deck": [*top.split(), *(deck or "").split(), *rest], "discard": discard.split()}
    return {**head, **piles, "always_ask": always_ask, "stack": [{"frame": "turn", "phase": phase}]}


def order_of(card: str) -> bytes:
    """A fixed order that looks shuffled."""
    return hashlib.sha256(card.encode()).digest()


def crowd(number: int) -> list[dict[str, object]]:
    """Players of whom nothing is said."""
    return [seat() for _ in range(number)]


class Table(Ring):
    """A game of cards with the words of a rule test."""

    ACTIVE: ClassVar[str] = "active"

    # -- play ----------------------------------------------------------------------------------------------------

    def play(self, card: str, at: int | None = None, hand: bool = False, taken: str = "") -> Table:
        """Play a card; `hand` is a random card of the target's hand, `taken` names one of their cards in play."""
        if at is None:
            return self.do(f"play {card}")
        if taken:
            return self.do(f"play-card {card} {at} {taken}")
        return self.do(f"{'play-hand' if hand else 'play-at'} {card} {at}")

    def answer(self, card: str) -> Table:
        """Answer a shot, Indians! or a Duel with a card."""
        return self.do(f"answer {card}")

    def barrel(self) -> Table:
        """Draw! for a Barrel."""
        return self.do("barrel")

    def let(self) -> Table:
        """Let it happen."""
        return self.do("pass")

    def end(self) -> Table:
        """End phase 2."""
        return self.do("end")

    # -- look ----------------------------------------------------------------------------------------------------

    def out(self, at: int) -> object:
        """Whether a player is eliminated."""
        return self.player(at)["eliminated"]

    def zone(self, at: int, name: str, viewer: int | None = -1) -> list[str]:
        """Cards of a player: `hand` or `in_play`."""
        cards = self.player(at, viewer)[name]
        assert isinstance(cards, list)
        return cards

    def hand(self, at: int) -> list[str]:
        """The hand of a player."""
        return self.zone(at, "hand")

    def in_play(self, at: int) -> list[str]:
        """The cards before a player."""
        return self.zone(at, "in_play")

    def pile(self, name: str) -> list[str]:
        """The draw pile (`deck`) or the `discard` pile, its top first."""
        cards = self.game.position()[name]
        assert isinstance(cards, list)
        return cards

    @property
    def question(self) -> dict[str, object]:
        """What the question says besides its name."""
        return self.decision.question.arguments()

    def told(self, viewer: int | None, at: int, name: str = "hand") -> list[str]:
        """What a viewer sees of a player's zone."""
        return self.zone(at, name, viewer)


def table(*seats: dict[str, object], **more: object) -> Table:
    """A scenario; see `position` for what may be given."""
    return Table(sixgun.load(position(*seats, **more)))  # type: ignore[arg-type]
