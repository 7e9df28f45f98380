"""What lies on the table in The Duel."""

from __future__ import annotations

from typing import Final

from sixgun.engine.errors import BadData
from sixgun.engine.fields import NOBODY
from sixgun.engine.num import append, extend, i64, mypyc_attr, pop, remove, vec
from sixgun.engine.rng import Rng, SeededRandom
from sixgun.engine.rules import Rules
from sixgun.engine.state import State, add_zone
from sixgun.engine.view import Outcome
from sixgun.family.knowledge import EVERYBODY, pile_seen
from sixgun.games.duel import events, kinds
from sixgun.games.duel.catalogue import CARDS, CAST, COMMON, EACH_SIDE, EMPTY, KIND, back_of
from sixgun.games.duel.character import Character
from sixgun.games.duel.data import table_data, view_data
from sixgun.games.duel.fields import CHARACTER, SIDES, WINNERS, blank_with
from sixgun.games.duel.knowledge import fill_secrets, hide_secrets, in_rising_order
from sixgun.games.duel.view_types import DuelViewData

# Topics of luck: the setup; the shuffle of the discard pile, 128 words each turn; random picks, 8 for each turn.
SETUP: Final = 0
SHUFFLES: Final = 1
PICKS: Final = 2

NOWHERE: Final = -1

EQUIPMENT: Final = 9  # kinds of it
BIT: Final = vec[i64]([1 << at for at in range(4 * EQUIPMENT)])  # in C a plain 1 can't be shifted that far

NOBODY_STANDS: Final = vec[i64]([EMPTY] * 4)
NOBODY_KNOWS: Final = vec[i64]([0] * CARDS)
FRONTS: Final = vec[i64]([0, 2])


@mypyc_attr(acyclic=True)
class DuelTable(State):
    """Two sides with two places each: place 2 × side and the next. Seat 0 is the Law, seat 1 the Outlaws.

    `who` stands at each place (a character, EMPTY, or UNKNOWN before both sides have shown theirs) with `life` and
    `gear`, whose kinds are in `outfit`, too, a bit for each place and kind; `front` is the place of each side's AC.
    `decks` are the Law's, the Outlaws' and the common one. `aimed` is the place that a card or ability is aimed at
    while it is carried out: whoever stands there is awake. `known` tells for every card, one bit a seat, who knows
    where it is. The top of a pile is its end.
    """

    def __init__(self, rules: Rules, random: SeededRandom) -> None:
        super().__init__(rules, random)
        self.who = vec[i64]()
        self.life = vec[i64]()
        self.gear = vec[vec[i64]]()
        self.outfit: i64 = 0
        self.front = vec[i64]()
        self.reserve = vec[vec[i64]]()
        self.fallen = vec[i64]()
        self.hands = vec[vec[i64]]()
        self.decks = vec[vec[i64]]()
        self.discard_pile = vec[i64]()
        self.known = vec[i64]()
        self.active: i64 = 0
        self.bangs: i64 = 0
        self.moved = False
        self.used: i64 = 0
        self.aimed: i64 = NOWHERE
        self.shuffled = False
        self.shuffles: i64 = 0
        self.picks: i64 = 0
        self.winner: i64 = NOBODY

    @property
    def players(self) -> int:
        return 2

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        won = () if self.winner == NOBODY else (int(self.winner),)
        return Outcome(str(WINNERS.write(int(self.winner))), won)

    def has_won(self, seat: i64) -> bool:
        return self.winner == seat

    def sides(self) -> list[str]:
        return [*SIDES.names, WINNERS.nothing]

    def groups(self, seat: int) -> dict[str, list[str]]:
        drafted = [*self.fallen, *self.who, *self.reserve[0], *self.reserve[1]]
        return {"character": [CHARACTER.names[one] for one in drafted if one >= 0 and one // EACH_SIDE == seat]}

    def copy(self) -> DuelTable:
        twin = self.open_copy()
        twin.reserve = copies(self.reserve)
        twin.hands = copies(self.hands)
        twin.decks = copies(self.decks)
        twin.known = self.known[:]
        return twin

    def open_copy(self) -> DuelTable:
        """A copy without the zones that somebody can't see."""
        twin = DuelTable(self.rules, self.random)
        twin.who = self.who[:]
        twin.life = self.life[:]
        twin.gear = copies(self.gear)
        twin.outfit = self.outfit
        twin.front = self.front[:]
        twin.fallen = self.fallen[:]
        twin.discard_pile = self.discard_pile[:]
        twin.active = self.active
        twin.bangs = self.bangs
        twin.moved = self.moved
        twin.used = self.used
        twin.aimed = self.aimed
        twin.shuffled = self.shuffled
        twin.shuffles = self.shuffles
        twin.picks = self.picks
        twin.winner = self.winner
        twin.copy_frames(self)
        return twin

    # -- asking --------------------------------------------------------------------------------------------------

    def front_of(self, side: i64) -> i64:
        return self.front[side]

    def rear_of(self, side: i64) -> i64:
        """The place of a side's RC; a single character is both."""
        other = self.front[side] ^ 1
        return other if self.who[other] >= 0 else self.front[side]

    def is_single(self, side: i64) -> bool:
        return self.who[self.front[side] ^ 1] < 0

    def lives(self, place: i64) -> bool:
        """Whether somebody stands at a place who has life."""
        return self.who[place] >= 0 and self.life[place] > 0

    def character(self, place: i64) -> Character:
        """Who stands at a place."""
        return CAST[self.who[place]]

    def place_of(self, character: i64) -> i64:
        """Where a character stands; NOWHERE if it isn't in play."""
        place: i64 = 0
        while place < 4:
            if self.who[place] == character:
                return place
            place += 1
        return NOWHERE

    def awake(self, place: i64) -> bool:
        """Whether the ability and equipment of a living character work: the AC's, or the target's (duel.active)."""
        side = place >> 1
        return self.lives(place) and place == (self.aimed if self.aimed >> 1 == side else self.front[side])

    def able(self, place: i64) -> bool:
        """Whether a character's ability works: awake, or always active."""
        return self.awake(place) or (self.lives(place) and self.character(place).always_active)

    def wears(self, place: i64, kind: i64) -> bool:
        """Whether there is equipment of a kind at a place."""
        return self.outfit & worn_bit(place, kind) != 0

    def worn(self, place: i64, kind: i64) -> i64:
        """The equipment of a kind at a place; -1 if there is none."""
        if not self.wears(place, kind):
            return -1
        for card in self.gear[place]:
            if KIND[card] == kind:
                return card
        return -1

    def wearer(self, card: i64) -> i64:
        place: i64 = 0
        while place < 4:
            if card in self.gear[place]:
                return place
            place += 1
        return NOWHERE

    def in_order(self, at: i64) -> i64:
        """The places in the order of duel.order: the turn player's AC, the opponent's, then the RCs."""
        side = self.active if at & 1 == 0 else 1 - self.active
        return self.front[side] if at < 2 else self.front[side] ^ 1

    def reload_allowed(self) -> bool:
        """duel.reload"""
        return self.is_single(0) or self.is_single(1)

    def backs_in_hand(self, seat: i64, side: i64) -> i64:
        """How many cards of a hand come from a side's deck."""
        found: i64 = 0
        for card in self.hands[seat]:
            if (card >= 0 and back_of(card) == side) or card == blank_with(side):
                found += 1
        return found

    # -- moving cards --------------------------------------------------------------------------------------------

    def restock(self) -> None:
        """A player without own deck finds a common one: the discard pile becomes it (duel.turn.own-deck).

        This happens once in a turn at most, so that no turn goes on for ever (duel.turn.one-shuffle).
        """
        if self.shuffled or len(self.decks[COMMON]) > 0 or len(self.discard_pile) == 0:
            return
        if len(self.decks[0]) > 0 and len(self.decks[1]) > 0:
            return
        pile = self.discard_pile
        self.discard_pile = vec[i64]()
        for card in pile:
            self.known[card] = 0
        self.random.shuffle(pile, SHUFFLES, self.turn * 128)
        self.shuffled = True
        self.shuffles += 1
        self.decks[COMMON] = pile
        self.emit(events.RESHUFFLED, len(pile))

    def turn_up(self, deck: i64) -> i64:
        """Take the top card of a deck or, if it is gone, of the common one; -1 if there is none."""
        if len(self.decks[deck]) == 0:
            deck = COMMON
            if len(self.decks[deck]) == 0:
                return -1
        self.decks[deck], card = pop(self.decks[deck])
        return card

    def draw(self, seat: i64, cards: i64, owner: i64 = NOBODY) -> i64:
        """Draw from the own deck (or its owner's), as many as there are; how many."""
        drawn: i64 = 0
        while drawn < cards:
            card = self.turn_up(seat if owner == NOBODY else owner)
            if card < 0:
                break
            self.known[card] |= 1 << seat
            self.hands[seat] = append(self.hands[seat], card)
            self.whisper(seat, events.GOT, seat, card)
            self.restock()
            drawn += 1
        if drawn > 0:
            self.emit(events.DREW, seat, drawn)
        return drawn

    def take(self, seat: i64, card: i64) -> None:
        """A card comes into a hand openly."""
        self.known[card] = EVERYBODY
        self.hands[seat] = append(self.hands[seat], card)

    def discard(self, card: i64) -> None:
        self.known[card] = EVERYBODY
        self.discard_pile = append(self.discard_pile, card)
        self.restock()

    def discard_gear(self, place: i64) -> None:
        """All equipment of a character comes to the discard pile together."""
        gear = self.gear[place]
        self.gear[place] = vec[i64]()
        for card in gear:
            self.outfit &= ~worn_bit(place, KIND[card])
            self.emit(events.DISCARDED, place >> 1, card)
            self.discard_pile = append(self.discard_pile, card)
        self.restock()

    def remove_from_hand(self, seat: i64, card: i64) -> None:
        self.hands[seat] = remove(self.hands[seat], card)

    def discard_hand_card(self, seat: i64, card: i64) -> None:
        """A hand card is discarded for all to see."""
        self.remove_from_hand(seat, card)
        self.emit(events.DISCARDED, seat, card)
        self.discard(card)

    def remove_from_play(self, place: i64, card: i64) -> None:
        self.gear[place] = remove(self.gear[place], card)
        self.outfit &= ~worn_bit(place, KIND[card])

    def wear(self, place: i64, card: i64) -> None:
        """A card comes into play with a character."""
        self.gear[place] = append(self.gear[place], card)
        self.outfit |= worn_bit(place, KIND[card])

    def strip(self, place: i64, card: i64, by: i64) -> None:
        """A player discards a card in play; Wild Bill minds if it is his and the other's doing."""
        self.remove_from_play(place, card)
        self.emit(events.STRIPPED, self.who[place], card, by)
        self.discard(card)
        self.mind_gear(place, by)

    def mind_gear(self, place: i64, by: i64) -> None:
        """A player drew or discarded a character's equipment (duel.wild-bill)."""
        if by != place >> 1 and self.awake(place):
            self.character(place).on_card_taken(self, place)

    def mind_hand(self, seat: i64, by: i64) -> None:
        """A player drew or discarded a card of a hand (duel.wild-bill)."""
        if by == seat:
            return
        for place in range(2 * seat, 2 * seat + 2):
            if self.awake(place):
                self.character(place).on_card_taken(self, place)

    def random_card(self, seat: i64, back: i64) -> i64:
        """One card of a hand with a given back, by chance."""
        number = self.random.below(self.backs_in_hand(seat, back), PICKS, self.turn * 8 + self.picks)
        self.picks += 1
        for card in self.hands[seat]:
            if back_of(card) == back:
                if number == 0:
                    return card
                number -= 1
        raise AssertionError(back)

    def rob(self, by: i64, seat: i64, back: i64) -> None:
        """A random card goes from one hand to another; only these two know which."""
        card = self.random_card(seat, back)
        self.remove_from_hand(seat, card)
        self.forget_hand(seat)
        self.known[card] = 3
        self.hands[by] = append(self.hands[by], card)
        self.emit(events.ROBBED, seat, by)
        self.whisper(by, events.ROBBED_OF, seat, by, card)
        self.whisper(seat, events.ROBBED_OF, seat, by, card)
        self.mind_hand(seat, by)

    def forget_hand(self, seat: i64) -> None:
        """After an unseen card has left a hand, no spectator is sure what is in it."""
        for card in self.hands[seat]:
            self.known[card] &= 3

    def heal(self, place: i64, cause: i64) -> None:
        """Regain a life point, up to the bullets on the card."""
        if not self.lives(place):
            return
        gained: i64 = 1 if self.life[place] < self.character(place).life else 0
        self.life[place] += gained
        self.emit(events.HEALED, self.who[place], gained, cause)

    # -- data ----------------------------------------------------------------------------------------------------

    def redacted(self, seat: i64) -> State:
        t = self.open_copy()
        hide_secrets(t, self, seat)
        return t

    def reveal_all(self) -> State:
        """The order of decks and of reserves is what neither side knows."""
        t = self.copy()
        t.decks = vec[vec[i64]]([pile_seen(deck, t.known, EVERYBODY) for deck in t.decks])
        t.reserve = vec[vec[i64]]([in_rising_order(reserve) for reserve in t.reserve])
        return t

    def fill(self, rng: Rng, viewer: i64) -> None:
        fill_secrets(self, rng, viewer)

    def view_data(self, seat: i64) -> DuelViewData:
        return view_data(self)

    def table_data(self) -> dict[str, object]:
        return table_data(self)

    def table_key(self) -> list[object]:
        facts = vec[i64]([self.active, self.bangs, self.used, self.shuffles, self.picks, self.winner, self.aimed])
        facts = append(facts, i64(1) if self.moved else i64(0))
        facts = append(facts, i64(1) if self.shuffled else i64(0))
        facts = extend(extend(extend(facts, self.front), self.who), self.life)
        facts = add_zone(facts, self.fallen)
        for zone in self.reserve:
            facts = add_zone(facts, zone)
        for zones in (self.gear, self.hands, self.decks):
            for zone in zones:
                facts = add_zone(facts, zone)
        facts = add_zone(facts, self.discard_pile)
        for seat in range(2):
            for card in self.hands[seat]:
                facts = append(facts, self.known[card] if card >= 0 else i64(0))
        for frame in self.stack:
            for card in frame.cards():
                facts = append(facts, self.known[card] if card >= 0 else i64(0))
        return [*facts]


def worn_bit(place: i64, kind: i64) -> i64:
    """The bit of a kind of equipment at a place."""
    return BIT[EQUIPMENT * place + kind - kinds.BANK] if kind >= kinds.BANK else i64(0)


def bare_table(rules: Rules, random: SeededRandom) -> DuelTable:
    """A table at which nobody stands yet."""
    t = DuelTable(rules, random)
    t.who = NOBODY_STANDS[:]
    t.life = NOBODY_KNOWS[:4]
    t.front = FRONTS[:]
    t.known = NOBODY_KNOWS[:]
    return t


def copies(zones: vec[vec[i64]]) -> vec[vec[i64]]:
    twins = vec[vec[i64]](capacity=4)
    for zone in zones:
        twins = append(twins, zone[:])
    return twins


def only(number: i64) -> vec[i64]:
    return append(vec[i64](capacity=1), number)


def table(state: State) -> DuelTable:
    if not isinstance(state, DuelTable):  # a bot of another game was asked
        raise BadData("view", "other-game", game=state.rules.name, known="duel")
    return state
