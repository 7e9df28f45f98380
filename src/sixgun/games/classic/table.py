"""What lies on the table in the classic game."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import verb_of
from sixgun.engine.chance import Chance, Luck
from sixgun.engine.num import append, extend, i64, pop, remove, vec
from sixgun.engine.state import State, add_zone
from sixgun.engine.terms import Names, Term
from sixgun.games.classic.character import Character
from sixgun.games.classic.deck import BARREL, CARD, CARDS, KIND, MUSTANG, REACH, SCOPE, SUIT, VOLCANIC, is_weapon
from sixgun.games.classic.knowledge import fill_cards, hide_cards, known_data, plainly_known
from sixgun.games.classic.names import (
    DISCARDED,
    DREW,
    ENDED,
    GOT,
    HEALED,
    RESHUFFLED,
    ROBBED,
    ROBBED_OF,
    SIDES,
    VERBS,
    is_played,
)
from sixgun.games.classic.tries import tries
from sixgun.games.classic.view import view_data
from sixgun.games.knowledge import EVERYBODY, pile_seen
from sixgun.games.roles import ROLES, SHERIFF, RoleTable

# Topics of luck: the setup; shuffles of the discard pile, 128 words each; random picks, 8 for each turn.
SETUP: Final = 0
SHUFFLES: Final = 1
PICKS: Final = 2

# A bit for every card, in two words of 40.
HALF: Final = 40
BIT: Final = vec[i64]([1 << card % HALF for card in range(CARDS)])


@mypyc_attr(acyclic=True)
class Table(RoleTable):
    """Players, hands, cards in play, draw pile and discard pile. A player is a seat; seat + 1 sits to his left.

    `box` holds all cards of the game (fewer for beginners), `known` for every card, one bit a seat, who knows where it
    is. `alive` has a bit for each living player: one at the brink of death has no life but lives. The top of a pile is
    its end. `spent_low` and `spent_high` have a bit for each card that can't be played again in this turn, 40
    in each. A hand, `in_play` and `life` are never changed in place but replaced, so that copies can share them.
    """

    GAME: ClassVar[str] = "classic"
    VERBS: ClassVar[tuple[Term, ...]] = VERBS
    SIDES: ClassVar[Names] = SIDES
    ENDED: ClassVar[Term] = ENDED

    def __init__(self, chance: Chance, cast: vec[Character], role: vec[i64], box: vec[i64]) -> None:
        super().__init__(chance, role)
        self.box = box
        self.cast = cast
        self.life = vec[i64]()
        self.max_life = vec[i64]()
        self.hands = vec[vec[i64]]()
        self.in_play = vec[vec[i64]]()
        self.gear = vec[i64]()
        self.refiller: i64 = -1
        self.deck = vec[i64]()
        self.discard = vec[i64]()
        self.known = vec[i64]()
        self.alive: i64 = 0
        self.active: i64 = 0
        self.shuffles: i64 = 0
        self.picks: i64 = 0
        self.bangs: i64 = 0
        self.spent_low: i64 = 0
        self.spent_high: i64 = 0

    def sides(self) -> list[str]:
        return list(SIDES.names)

    def groups(self, seat: int) -> dict[str, list[str]]:
        return {"role": [ROLES.names[self.role[seat]]], "character": [self.cast[seat].name]}

    def copy(self) -> Table:
        twin = self.open_copy()
        twin.hands = self.hands[:]
        twin.deck = self.deck[:]
        twin.known = self.known[:]
        return twin

    def open_copy(self) -> Table:
        """A copy without the zones that somebody can't see."""
        twin = Table(self.chance, self.cast, self.role, self.box)
        twin.life = self.life
        twin.max_life = self.max_life
        twin.in_play = self.in_play
        twin.gear = self.gear
        twin.refiller = self.refiller
        twin.discard = self.discard[:]
        twin.alive = self.alive
        twin.living = self.living
        twin.active = self.active
        twin.shuffles = self.shuffles
        twin.picks = self.picks
        twin.bangs = self.bangs
        twin.spent_low = self.spent_low
        twin.spent_high = self.spent_high
        twin.side = self.side
        twin.winners = self.winners
        twin.copy_frames(self)
        return twin

    # -- asking --------------------------------------------------------------------------------------------------

    def lives(self, seat: i64) -> bool:
        return self.alive >> seat & 1 == 1

    def survivors(self) -> i64:
        return self.alive

    def left_of(self, seat: i64) -> i64:
        """The next living player to the left."""
        seat += 1
        while self.alive >> seat & 1 == 0:
            seat += 1
            if seat >= len(self.cast):
                seat = 0
        return seat

    def in_play_of(self, seat: i64, kind: i64) -> i64:
        """The card of a kind that lies before a player; -1 if there is none."""
        if self.gear[seat] >> kind & 1 == 0:
            return -1
        for card in self.in_play[seat]:
            if KIND[card] == kind:
                return card
        return -1

    def has(self, seat: i64, kind: i64) -> bool:
        """Whether a card of a kind lies before a player."""
        return self.gear[seat] >> kind & 1 == 1

    def works(self, seat: i64, kind: i64) -> i64:
        """1 if a card of a kind lies before a player and has its effect, else 0."""
        return self.gear[seat] >> kind & 1

    def ability(self, seat: i64) -> Character:
        """The character whose abilities a player has."""
        return self.cast[seat]

    def suit(self, card: i64) -> i64:
        """The suit that a card counts as."""
        return SUIT[card]

    def distance(self, seat: i64, other: i64) -> i64:
        """classic.distance.seats to classic.distance.stack"""
        steps: i64 = 0
        at = seat
        while at != other:
            at = self.left_of(at)
            steps += 1
        away: i64 = steps if steps * 2 <= self.living else self.living - steps
        return max(1, away + self.remoteness(other) - self.sight(seat))

    def sight(self, seat: i64) -> i64:
        """How much nearer a player sees others (classic.distance.scope)."""
        return self.ability(seat).sight + self.works(seat, SCOPE)

    def remoteness(self, seat: i64) -> i64:
        """How much farther others see a player (classic.distance.mustang)."""
        return self.ability(seat).remoteness + self.works(seat, MUSTANG)

    def within(self, seat: i64, reach: i64) -> i64:
        """The other living players that a seat sees at this distance or nearer, one bit each."""
        sight = self.sight(seat)
        found: i64 = 0
        steps: i64 = 1
        other = self.left_of(seat)
        while other != seat:
            away: i64 = steps if steps * 2 <= self.living else self.living - steps
            if away + self.remoteness(other) - sight <= reach:
                found |= 1 << other
            other = self.left_of(other)
            steps += 1
        return found

    def weapon(self, seat: i64) -> i64:
        """The kind of the weapon in play; -1 is the Colt .45."""
        for card in self.in_play[seat]:
            if is_weapon(KIND[card]) and self.works(seat, KIND[card]):
                return KIND[card]
        return -1

    def reach(self, seat: i64) -> i64:
        """How far a player's weapon reaches (classic.distance.weapon)."""
        weapon = self.weapon(seat)
        return REACH[weapon] if weapon >= 0 else i64(1)

    def many_bangs(self, seat: i64) -> bool:
        """Whether the limit of one BANG! is off now (classic.turn.bang-limit-when)."""
        return self.ability(seat).many_bangs or self.works(seat, VOLCANIC) == 1

    def barrels(self, seat: i64) -> i64:
        """How many Barrels a player has against a shot."""
        return self.ability(seat).barrels + self.works(seat, BARREL)

    # -- moving cards --------------------------------------------------------------------------------------------

    def reshuffle(self) -> None:
        """When the last card has left the draw pile, the discard pile becomes a new one (classic.turn.reshuffle)."""
        if len(self.deck) > 0 or len(self.discard) == 0:
            return
        self.deck = self.discard
        self.discard = vec[i64]()
        for card in self.deck:
            self.known[card] = 0
        self.chance.shuffle(self.deck, SHUFFLES, self.shuffles * 128)
        self.shuffles += 1
        self.emit(RESHUFFLED, len(self.deck))

    def turn_up(self) -> i64:
        """Take the top card of the draw pile; -1 if there is none anywhere."""
        if len(self.deck) == 0:
            return -1
        self.deck, card = pop(self.deck)
        self.reshuffle()
        return card

    def draw(self, seat: i64, cards: i64) -> i64:
        """Draw from the pile, as many as there are; how many."""
        hand = with_room(self.hands[seat], cards)
        drawn: i64 = 0
        while drawn < cards:
            card = self.turn_up()
            if card < 0:
                break
            self.known[card] |= 1 << seat
            hand = append(hand, card)
            self.whisper(seat, GOT, seat, card)
            drawn += 1
        self.hands[seat] = hand
        if drawn > 0:
            self.emit(DREW, seat, drawn)
        return drawn

    def take(self, seat: i64, card: i64) -> None:
        """A card comes into a hand openly."""
        self.known[card] = EVERYBODY
        self.hands[seat] = joined(self.hands[seat], card)

    def throw(self, card: i64) -> None:
        """A card comes to the discard pile."""
        self.put_aside(card)
        self.reshuffle()

    def put_aside(self, card: i64) -> None:
        """A card comes to the discard pile, and others at the same moment."""
        self.known[card] = EVERYBODY
        self.discard = append(self.discard, card)

    def spend(self, card: i64) -> None:
        """A card that is played, or replaced, can't be played again in this turn (classic.turn.spent)."""
        if card < HALF:
            self.spent_low |= BIT[card]
        else:
            self.spent_high |= BIT[card]

    def is_spent(self, card: i64) -> bool:
        """Whether a card can't be played again in this turn."""
        bits = self.spent_low if card < HALF else self.spent_high
        return bits & BIT[card] != 0

    def spent_data(self) -> list[object]:
        """The cards that can't be played again in this turn, as JSON."""
        return [CARD.write(card) for card in range(CARDS) if self.is_spent(card)]

    def remove_from_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand."""
        self.hands[seat] = without(self.hands[seat], card)

    def put_in_play(self, seat: i64, card: i64) -> None:
        """A card is laid before a player."""
        self.lay(seat, joined(self.in_play[seat], card))

    def remove_from_play(self, seat: i64, card: i64) -> None:
        """A card in play is taken away."""
        self.lay(seat, without(self.in_play[seat], card))

    def lay(self, seat: i64, cards: vec[i64]) -> None:
        """From now on these cards lie before a player."""
        self.in_play = self.in_play[:]
        self.in_play[seat] = cards
        kinds: i64 = 0
        for card in cards:
            kinds |= 1 << KIND[card]
        self.gear = self.gear[:]
        self.gear[seat] = kinds

    def discard_hand_card(self, seat: i64, card: i64) -> None:
        """A hand card is discarded for all to see."""
        self.remove_from_hand(seat, card)
        self.throw(card)
        self.emit(DISCARDED, seat, card)

    def random_card(self, seat: i64) -> i64:
        """One card of a hand, by chance."""
        hand = self.hands[seat]
        at = self.chance.below(len(hand), PICKS, self.turn * 8 + self.picks)
        self.picks += 1
        return hand[at]

    def rob(self, by: i64, seat: i64) -> None:
        """A random card goes from one hand to another; only these two know which (classic.hidden)."""
        card = self.random_card(seat)
        self.forget_hand(seat, 1 << by | 1 << seat)
        self.remove_from_hand(seat, card)
        self.known[card] |= 1 << by
        self.hands[by] = joined(self.hands[by], card)
        self.emit(ROBBED, seat, by)
        self.whisper(by, ROBBED_OF, seat, by, card)
        self.whisper(seat, ROBBED_OF, seat, by, card)

    def forget_hand(self, seat: i64, but: i64) -> None:
        """After a random card has left a hand, nobody but those who saw it is sure what is in it."""
        for card in self.hands[seat]:
            self.known[card] &= but

    def set_life(self, seat: i64, points: i64) -> None:
        """From now on a player has so many life points."""
        self.life = self.life[:]
        self.life[seat] = points

    def heal(self, seat: i64, points: i64, source: i64) -> None:
        """Regain life up to the maximum."""
        room = self.max_life[seat] - self.life[seat]
        gained: i64 = min(room, points)
        self.set_life(seat, self.life[seat] + gained)
        self.emit(HEALED, seat, gained, source)

    # -- data ----------------------------------------------------------------------------------------------------

    def masked(self, seat: i64) -> State:
        t = self.open_copy()
        t.hide_roles(seat)
        hide_cards(t, self, seat)
        return t

    def laid_open(self) -> State:
        t = self.copy()
        t.deck = pile_seen(t.deck, t.known, EVERYBODY)
        return t

    def is_open(self, action: i64) -> bool:
        return is_played(verb_of(action))

    def fill(self, luck: Luck, viewer: i64) -> None:
        self.deal_roles(luck)
        fill_cards(self, luck, viewer)

    def view_data(self, seat: i64) -> dict[str, object]:
        return view_data(self, seat)

    def tries(self) -> vec[i64]:
        return tries(self)

    def table_data(self) -> dict[str, object]:
        return {
            "beginner": len(self.box) < CARDS,
            "always_ask": self.always_ask,
            "players": [self.player_data(seat) for seat in range(len(self.cast))],
            "turn": int(self.turn),
            "active": int(self.active),
            "bangs": int(self.bangs),
            "spent": self.spent_data(),
            "deck": [CARD.write(int(card)) for card in self.deck][::-1],
            "discard": [CARD.write(int(card)) for card in self.discard][::-1],
            "known": known_data(self),
            "shuffles": int(self.shuffles),
            "picks": int(self.picks),
        }

    def table_facts(self) -> list[object]:
        facts = vec[i64]([len(self.box), self.active, self.bangs, self.shuffles, self.picks, self.alive, self.side])
        facts = append(append(append(facts, self.winners), self.spent_low), self.spent_high)
        facts = extend(add_zone(facts, self.role), self.life)
        for zone in self.in_play:
            facts = add_zone(facts, zone)
        for zone in self.hands:
            facts = add_cards(facts, zone)
        facts = add_cards(add_cards(facts, self.deck), self.discard)
        plain = plainly_known(self)
        for card in self.box:
            facts = append(facts, i64(0) if self.known[card] == plain[card] else self.known[card])
        return [*facts, *[character.name for character in self.cast]]

    def player_data(self, seat: int) -> dict[str, object]:
        """One player as JSON."""
        return {
            "character": self.cast[seat].name,
            "role": ROLES.write(int(self.role[seat])),
            "life": int(self.life[seat]),
            "hand": [CARD.write(int(card)) for card in self.hands[seat]],
            "in_play": [CARD.write(int(card)) for card in self.in_play[seat]],
            "eliminated": not self.lives(seat),
        }


def sit_down(t: Table) -> None:
    """Full life, empty hands (classic.setup.life)."""
    for seat in range(len(t.cast)):
        life = t.cast[seat].life + (1 if t.role[seat] == SHERIFF else 0)
        t.life = append(t.life, life)
        t.max_life = append(t.max_life, life)
        t.hands = append(t.hands, vec[i64]())
        t.in_play = append(t.in_play, vec[i64]())
        t.gear = append(t.gear, 0)
        if t.cast[seat].never_empty:
            t.refiller = seat
        t.alive |= 1 << seat
    t.living = len(t.cast)
    t.known = vec[i64]([0] * CARDS)


def add_cards(facts: vec[i64], zone: vec[i64]) -> vec[i64]:
    """The facts with a zone of cards; all that can't be seen are alike, as they are written."""
    facts = append(facts, len(zone))
    for card in zone:
        facts = append(facts, max(card, -1))
    return facts


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """A new zone: the same without one card."""
    return remove(cards[:], card)


def joined(cards: vec[i64], card: i64) -> vec[i64]:
    """A new zone: the same with one more card."""
    return append(with_room(cards, 1), card)


def with_room(cards: vec[i64], more: i64) -> vec[i64]:
    """A new zone: the same with room for more cards."""
    return extend(vec[i64](capacity=len(cards) + more), cards)


def table(state: State) -> Table:
    """The state as this game's table."""
    assert isinstance(state, Table)
    return state
