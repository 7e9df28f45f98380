"""Scenarios of The Duel that read like play: who stands where with what, what lies on top, who does what.

    t = table(law("tex-killer", "jango", hand="colt-l1"), outlaws("sid-curry", "slim-poet", hand="missed-o1 beer-o1"))
    t.play("colt-l1", at="sid-curry")
    t.avoid("missed-o1").do("pay beer-o1")
    assert t.life("sid-curry") == 4

A side names its AC, then its RC (or only one character, who is alone), and then its reserve, top first. It is phase 2
of the Law's turn, unless `active` (0 the Law, 1 the Outlaws) or `phase` say otherwise ("dynamite" is the beginning of
the turn, "draw" is phase 1). Cards are named kind-l1, kind-l2, … in the Law's deck and kind-o1, … in the Outlaws';
several are given with spaces between. `gear` names the equipment of the AC, `rear_gear` that of the RC. `top` is the
top of a side's own deck, its first card first. What is named nowhere lies in the own decks in a fixed order; with
`rest="common"` or `rest="discard"` it lies there instead, and the own decks hold only what `top` names.
"""

from __future__ import annotations

import hashlib

import sixgun
from tests.kit import Scenario

CARD_NAMES = tuple(sixgun.GAMES["duel"].printed_cards())


def side(
    front: str,
    rear: str | None = None,
    reserve: str = "",
    hand: str = "",
    gear: str = "",
    rear_gear: str = "",
    life: int | None = None,
    rear_life: int | None = None,
    top: str = "",
) -> dict[str, object]:
    """One side; life is full unless given."""
    places = [place(front, gear, life), place(rear, rear_gear, rear_life) if rear else None]
    return {"characters": places, "front": 1, "reserve": reserve.split(), "hand": hand.split(), "deck": top.split()}


law = side
outlaws = side


def place(character: str, gear: str, life: int | None) -> dict[str, object]:
    """A character in play."""
    given: dict[str, object] = {"character": character, "equipment": gear.split()}
    return given if life is None else {**given, "life": life}


def position(
    the_law: dict[str, object],
    the_outlaws: dict[str, object],
    active: int = 0,
    phase: str = "play",
    common: str = "",
    discard: str = "",
    rest: str = "decks",
    always_ask: bool = False,
    **turn: object,
) -> dict[str, object]:
    """The position of a scenario; `discard` names the top of the pile first."""
    players = [dict(the_law), dict(the_outlaws)]
    piles = {"decks": "", "common": common, "discard": discard}
    left = sorted(set(CARD_NAMES) - used(players, common, discard), key=order_of)
    for player, letter in zip(players, "lo", strict=True):
        own = [card for card in left if card.rsplit("-", 1)[1].startswith(letter)] if rest == "decks" else []
        player["deck"] = [*player["deck"], *own]  # type: ignore[misc]
    named = {name: [*piles[name].split(), *(left if rest == name else [])] for name in ("common", "discard")}
    head = {"sixgun": "position", "version": 1, "game": "duel", "players": players, "active": active}
    return {**head, **named, "always_ask": always_ask, "stack": [{"frame": "turn", "phase": phase}], **turn}


def used(players: list[dict[str, object]], *piles: str) -> set[str]:
    """Every card that is named somewhere."""
    cards = {card for pile in piles for card in pile.split()}
    for player in players:
        cards |= {*player["hand"], *player["deck"]}  # type: ignore[misc]
        cards |= {card for stands in player["characters"] if stands for card in stands["equipment"]}  # type: ignore[attr-defined]
    return cards


def everything_but(cards: str) -> str:
    """All cards that aren't named, to be put out of the way."""
    return " ".join(sorted(set(CARD_NAMES) - set(cards.split())))


def order_of(card: str) -> bytes:
    """A fixed order that looks shuffled."""
    return hashlib.sha256(card.encode()).digest()


class Table(Scenario):
    """A game from a set-up position, with the words of a rule test."""

    ACTIVE = "active"

    # -- play ----------------------------------------------------------------------------------------------------

    def play(self, card: str, at: str = "", taken: str = "", hand: bool = False) -> Table:
        """Play a card: at a character, at a card in play, or at the other hand."""
        if hand:
            return self.do(f"play-hand {card}")
        if taken:
            return self.do(f"play-card {card} {taken}")
        return self.do(f"play-at {card} {at}" if at else f"play {card}")

    def avoid(self, card: str) -> Table:
        """Avoid a hit with a hand card."""
        return self.do(f"avoid {card}")

    def answer(self, card: str) -> Table:
        """Discard a hit card for Indians! or a Duel."""
        return self.do(f"answer {card}")

    def let(self) -> Table:
        """Let it happen."""
        return self.do("pass")

    def move(self) -> Table:
        """Move the AC token."""
        return self.do("move")

    def end(self) -> Table:
        """End phase 2."""
        return self.do("end")

    # -- look ----------------------------------------------------------------------------------------------------

    def side(self, seat: int) -> dict[str, object]:
        """A side as the position tells of it."""
        return self.player(seat)

    def stands(self, character: str) -> dict[str, object] | None:
        """A character in play; None if he isn't."""
        for seat in range(2):
            places = self.side(seat)["characters"]
            assert isinstance(places, list)
            for one in places:
                if one and one["character"] == character:
                    assert isinstance(one, dict)
                    return one
        return None

    def life(self, character: str) -> object:
        """Life left; None if he isn't in play."""
        found = self.stands(character)
        return found["life"] if found else None

    def gear(self, character: str) -> list[str]:
        """The equipment of a character."""
        found = self.stands(character)
        assert found is not None
        cards = found["equipment"]
        assert isinstance(cards, list)
        return cards

    def front(self, seat: int) -> str:
        """The AC of a side."""
        player = self.side(seat)
        places, at = player["characters"], player["front"]
        assert isinstance(places, list) and isinstance(at, int)
        return str(places[at - 1]["character"])

    def hand(self, seat: int) -> list[str]:
        """The hand of a side."""
        cards = self.side(seat)["hand"]
        assert isinstance(cards, list)
        return cards

    def deck(self, seat: int) -> list[str]:
        """The own deck of a side, its top first."""
        cards = self.side(seat)["deck"]
        assert isinstance(cards, list)
        return cards

    def pile(self, name: str) -> list[str]:
        """The `common` deck or the `discard` pile, its top first; or the `fallen`."""
        cards = self.game.position()[name]
        assert isinstance(cards, list)
        return cards

    @property
    def question(self) -> dict[str, object]:
        """What the question says besides its name."""
        return self.decision.question.arguments()

    def told(self, viewer: int | None, seat: int, name: str = "hand") -> list[str]:
        """What a viewer sees of a side's zone: `hand`, `deck` or `reserve`."""
        cards = self.player(seat, viewer)[name]
        assert isinstance(cards, list)
        return cards

    @property
    def winner(self) -> str | None:
        """The side that won; None while the game goes on."""
        outcome = self.game.outcome
        return outcome.side if outcome else None


def table(the_law: dict[str, object], the_outlaws: dict[str, object], **more: object) -> Table:
    """A scenario; see `position` for what may be given."""
    return Table(sixgun.load(position(the_law, the_outlaws, **more)))  # type: ignore[arg-type]


def shot_at_law(the_law: dict[str, object], at: str, **more: object) -> Table:
    """A Winchester of Cattle Katie at a character of the Law."""
    katie = outlaws("cattle-katie", "west-harding", hand="winchester-l1")
    return table(the_law, katie, active=1, **more).play("winchester-l1", at=at)


def shot_at_outlaws(gang: dict[str, object], at: str, hand: str = "winchester-l1", **more: object) -> Table:
    """A Winchester of The Stranger at a character of the Outlaws."""
    return table(law("the-stranger", "jango", hand=hand), gang, **more).play("winchester-l1", at=at)


def turn_of_outlaws(gang: dict[str, object], the_law: dict[str, object] | None = None, **more: object) -> Table:
    """Phase 2 of the Outlaws against two of the Law who have nothing to say."""
    return table(the_law or law("the-stranger", "tex-killer"), gang, active=1, **more)
