"""What a player seems not to have, by what he didn't do: worlds in which he has it are mended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.engine.chance import Luck
from sixgun.engine.num import i64, vec
from sixgun.engine.state import Ear, State, View
from sixgun.engine.terms import NOBODY
from sixgun.games.knowledge import blanks_in

LONG_AGO: Final = vec[i64]([99] * 8)
TRIES: Final = 12


@mypyc_attr(acyclic=True)
class Hunch(Ear):
    """Hears what everybody hears: how many cards came to each hand since its player ended a turn in which he could
    play. The others were there already, and tell something."""

    def __init__(self) -> None:
        self.since_turn = LONG_AGO[:]
        self.active: i64 = NOBODY  # whose turn it is

    def begin_turn(self, seat: i64) -> None:
        """A turn begins, so another has ended."""
        if self.active != NOBODY:
            self.since_turn[self.active] = 0
        self.active = seat

    def get(self, seat: i64, cards: i64) -> None:
        """Cards come to a hand."""
        self.since_turn[seat] += cards

    def mend(self, view: View, world: State, luck: Luck) -> None:
        """Deal other cards to those who have what they seem not to have in a world that was made from a view."""
        raise AssertionError(self)

    def percent(self, world: State, seat: i64, card: i64, newer: i64) -> i64:
        """How likely a player has a card, in percent of one that tells nothing, if so many in his hand are newer."""
        raise AssertionError(self)


@mypyc_attr(acyclic=True)
class Hand:
    """A hand of a world whose hidden cards are changed for those of a pile, and what is seen of both."""

    def __init__(self, world: State, seat: i64, cards: vec[i64], shown: vec[i64], known: vec[i64]) -> None:
        self.world = world
        self.seat = seat
        self.cards = cards
        self.shown = shown
        self.known = known

    def mend(self, hunch: Hunch, pile: vec[i64], pile_shown: vec[i64], luck: Luck) -> None:
        """Change the cards that are not likely; the newest ones are the last."""
        newer = blanks_in(self.shown)
        at: i64 = 0
        while at < len(self.cards):
            card = self.cards[at]
            if card not in self.shown:
                newer -= 1
                if luck.below(100) >= hunch.percent(self.world, self.seat, card, newer):
                    self.change(hunch, at, newer, pile, pile_shown, luck)
            at += 1

    def change(self, hunch: Hunch, at: i64, newer: i64, pile: vec[i64], pile_shown: vec[i64], luck: Luck) -> None:
        """Another card from where nobody sees it in the pile, if a likely one is found."""
        card = self.cards[at]
        tries: i64 = TRIES if len(pile) > 0 else 0
        while tries > 0:
            tries -= 1
            place = luck.below(len(pile))
            other = pile[place]
            if pile_shown[place] < 0 and luck.below(100) < hunch.percent(self.world, self.seat, other, newer):
                self.cards[at] = other
                pile[place] = card
                self.known[other], self.known[card] = 1 << self.seat, 0
                return
