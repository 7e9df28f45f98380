"""What lies on the table in the classic game."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.action import verb_of
from sixgun.engine.errors import BadData
from sixgun.engine.messages import EventType
from sixgun.engine.num import append, extend, i64, mypyc_attr, pop, remove, vec
from sixgun.engine.rng import Rng, SeededRandom
from sixgun.engine.rules import Rules
from sixgun.engine.state import State, add_zone
from sixgun.family.knowledge import EVERYBODY, ZEROS, pile_seen
from sixgun.family.roles import ROLES, SHERIFF, SIDES, RoleTable
from sixgun.games.classic import catalogue, events
from sixgun.games.classic.catalogue import GEAR, KIND, KINDS_BY_NUMBER, REACH, SUIT
from sixgun.games.classic.character import Character
from sixgun.games.classic.fields import CARD
from sixgun.games.classic.knowledge import fill_cards, hide_cards, known_data, plainly_known
from sixgun.games.classic.verbs import is_played
from sixgun.games.classic.view import view_data
from sixgun.games.classic.view_types import ClassicSeat, ClassicViewData

# Topics of luck: the setup; shuffles of the discard pile; random picks, 8 for each turn; further picks of a turn.
SETUP: Final = 0
SHUFFLES: Final = 1
PICKS: Final = 2
MORE_PICKS: Final = 3

PLAYS: Final = 3  # how often a card may be played in a turn (classic.turn.spent)
COLT: Final = 1  # what a seat without cards in play has: a reach of 1


@mypyc_attr(acyclic=True)
class ClassicTable(RoleTable):
    """Players, hands, cards in play, draw pile and discard pile. A player is a seat; seat + 1 sits to their left.

    `cast` are the characters, `abilities` those whose abilities work now. `box` holds all cards of the game, `known`
    for every card, one bit a seat, who knows where it is. `alive` has a bit for each living player: one at the brink
    of death has no life but lives. The top of a pile is its end. `played` are the cards played in this turn, `uses` is
    how often a limited ability was used in it. `gear` is what the ability and the cards in play of each seat change. A
    hand, `in_play` and `life` are never changed in place but replaced, so that copies can share them.
    """

    ENDED: ClassVar[EventType] = events.ENDED

    def __init__(self, rules: Rules, random: SeededRandom, cast: vec[Character], role: vec[i64], box: vec[i64]) -> None:
        super().__init__(rules, random, role)
        self.box = box
        self.cast = cast
        self.abilities = cast
        self.refills: i64 = 0
        self.life = vec[i64]()
        self.max_life = vec[i64]()
        self.hands = vec[vec[i64]]()
        self.in_play = vec[vec[i64]]()
        self.gear = vec[i64]()
        self.deck = vec[i64]()
        self.discard_pile = vec[i64]()
        self.known = vec[i64]()
        self.played = vec[i64]()
        self.alive: i64 = 0
        self.active: i64 = 0
        self.shuffles: i64 = 0
        self.picks: i64 = 0
        self.bangs: i64 = 0
        self.uses: i64 = 0
        self.shares_played = False  # with a copy

    def sides(self) -> list[str]:
        names = list(SIDES.names)
        return names[2:] if len(self.cast) == 3 else [*names[:3], names[-1]]

    def groups(self, seat: int) -> dict[str, list[str]]:
        return {"role": [ROLES.names[self.role[seat]]], "character": [self.cast[seat].name]}

    def copy(self) -> ClassicTable:
        twin = self.open_copy()
        twin.hands = self.hands[:]
        twin.deck = self.deck[:]
        twin.known = self.known[:]
        return twin

    def open_copy(self) -> ClassicTable:
        """A copy without the zones that somebody can't see."""
        twin = ClassicTable(self.rules, self.random, self.cast, self.role, self.box)
        twin.abilities = self.abilities
        twin.refills = self.refills
        twin.life = self.life
        twin.max_life = self.max_life
        twin.in_play = self.in_play
        twin.gear = self.gear
        twin.discard_pile = self.discard_pile[:]
        twin.played = self.played
        twin.shares_played = self.shares_played = True
        twin.alive = self.alive
        twin.living = self.living
        twin.active = self.active
        twin.shuffles = self.shuffles
        twin.picks = self.picks
        twin.bangs = self.bangs
        twin.uses = self.uses
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
        seat += 1
        while self.alive >> seat & 1 == 0:
            seat += 1
            if seat >= len(self.cast):
                seat = 0
        return seat

    def ability(self, seat: i64) -> Character:
        """The character whose abilities a player has now."""
        return self.abilities[seat]

    def set_ability(self, seat: i64, character: Character) -> None:
        """From now on a player has the abilities of a character."""
        self.abilities = self.abilities[:]
        self.abilities[seat] = character
        self.refills = self.refills & ~(1 << seat) | (1 if character.never_empty else 0) << seat
        self.dress()

    def recast(self, seat: i64, character: Character) -> None:
        """A player is another character from now on, with its life (classic.setup.life)."""
        self.cast = self.cast[:]
        self.cast[seat] = character
        life = character.life + (1 if self.role[seat] == SHERIFF else 0)
        self.max_life = self.max_life[:]
        self.max_life[seat] = life
        self.set_life(seat, life)
        self.set_ability(seat, character)

    def suit(self, card: i64) -> i64:
        """The suit that a card has now."""
        return SUIT[card]

    def gear_of(self, seat: i64) -> i64:
        """What a player's ability and the cards in front of them change now."""
        return self.gear[seat]

    def in_play_of(self, seat: i64, kind: i64) -> i64:
        """The card of a kind in front of a player; -1 if there is none."""
        for card in self.in_play[seat]:
            if KIND[card] == kind:
                return card
        return -1

    def has(self, seat: i64, kind: i64) -> bool:
        """Whether a card of a kind lies in front of a player."""
        return self.in_play_of(seat, kind) >= 0

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
        return self.gear_of(seat) >> catalogue.SIGHT_AT & 15

    def remoteness(self, seat: i64) -> i64:
        """How much farther others see a player (classic.distance.mustang)."""
        return self.gear_of(seat) >> catalogue.REMOTENESS_AT & 15

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
            if catalogue.is_weapon(KIND[card]):
                return KIND[card]
        return -1

    def reach(self, seat: i64) -> i64:
        """How far a player's weapon reaches (classic.distance.weapon)."""
        return self.gear_of(seat) & 15

    def many_bangs(self, seat: i64) -> bool:
        """Whether the limit of one BANG! is off now (classic.turn.bang-limit-when)."""
        return self.gear_of(seat) >> catalogue.MANY_BANGS_AT & 15 != 0

    def barrels(self, seat: i64) -> i64:
        """How many Barrels a player has against a shot."""
        return self.gear_of(seat) >> catalogue.BARRELS_AT & 15

    def is_spent(self, card: i64) -> bool:
        """Whether a card can't be played again in this turn (classic.turn.spent)."""
        times: i64 = 0
        for one in self.played:
            if one == card:
                times += 1
        return times >= PLAYS

    def has_green(self, seat: i64) -> bool:
        """Whether a green card lies in front of a player."""
        return self.gear_of(seat) >> catalogue.GREEN_AT & 15 != 0

    def is_cursed(self, seat: i64) -> bool:
        """Whether Jail, Dynamite or the like lies in front of a player."""
        return self.gear_of(seat) >> catalogue.CURSES_AT != 0

    def is_ready(self, card: i64) -> bool:
        """Whether a green card in play can be used: it was put there in an earlier turn."""
        return card not in self.played

    # -- moving cards --------------------------------------------------------------------------------------------

    def reshuffle(self) -> None:
        """When the last card has left the draw pile, the discard pile becomes a new one (classic.turn.reshuffle)."""
        if len(self.deck) > 0 or len(self.discard_pile) == 0:
            return
        self.deck = self.discard_pile
        self.discard_pile = vec[i64]()
        for card in self.deck:
            self.known[card] = 0
        stride: i64 = 128 * (1 + (len(self.box) >> 7))  # no two shuffles share luck
        self.random.shuffle(self.deck, SHUFFLES, self.shuffles * stride)
        self.shuffles += 1
        self.emit(events.RESHUFFLED, len(self.deck))

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
            self.whisper(seat, events.GOT, seat, card)
            drawn += 1
        self.hands[seat] = hand
        if drawn > 0:
            self.emit(events.DREW, seat, drawn)
        return drawn

    def take(self, seat: i64, card: i64) -> None:
        """A card comes into a hand openly."""
        self.known[card] = EVERYBODY
        self.hands[seat] = joined(self.hands[seat], card)

    def discard(self, card: i64) -> None:
        self.put_aside(card)
        self.reshuffle()

    def put_aside(self, card: i64) -> None:
        """A card comes to the discard pile, and others at the same moment."""
        self.known[card] = EVERYBODY
        self.discard_pile = append(self.discard_pile, card)

    def note_played(self, card: i64) -> None:
        if self.shares_played or len(self.played) == 0:
            self.played = with_room(self.played, 8)
            self.shares_played = False
        self.played = append(self.played, card)

    def remove_card(self, seat: i64, card: i64) -> None:
        """A card leaves a player's hand, or what they have in play."""
        if card in self.hands[seat]:
            self.remove_from_hand(seat, card)
        else:
            self.remove_from_play(seat, card)

    def remove_from_hand(self, seat: i64, card: i64) -> None:
        self.hands[seat] = without(self.hands[seat], card)

    def put_in_play(self, seat: i64, card: i64) -> None:
        self.lay(seat, joined(self.in_play[seat], card))

    def remove_from_play(self, seat: i64, card: i64) -> None:
        self.lay(seat, without(self.in_play[seat], card))

    def lay(self, seat: i64, cards: vec[i64]) -> None:
        """From now on these cards lie in front of a player."""
        self.in_play = self.in_play[:]
        self.in_play[seat] = cards
        self.gear = self.gear[:]
        self.gear[seat] = self.geared(seat)

    def dress(self) -> None:
        """Find out anew what everybody's ability and cards in play change: whose turn it is may matter."""
        self.gear = vec[i64]([self.geared(seat) for seat in range(len(self.cast))])

    def geared(self, seat: i64) -> i64:
        gear: i64 = COLT + self.abilities[seat].gear
        if seat != self.active and self.abilities[self.active].disarms:
            return gear
        for card in self.in_play[seat]:
            kind = KIND[card]
            gear += GEAR[kind]
            if REACH[kind] > 0:
                gear += REACH[kind] - (gear & 15)
        return gear

    def discard_hand_card(self, seat: i64, card: i64) -> None:
        """A hand card is discarded for all to see."""
        self.remove_from_hand(seat, card)
        self.discard(card)
        self.emit(events.DISCARDED, seat, card)

    def random_card(self, seat: i64) -> i64:
        hand = self.hands[seat]
        pick = self.picks
        self.picks += 1
        if pick < 8:
            return hand[self.random.below(len(hand), PICKS, self.turn * 8 + pick)]
        return hand[self.random.below(len(hand), MORE_PICKS, self.turn * 64 + pick)]

    def rob(self, by: i64, seat: i64) -> None:
        """A random card goes from one hand to another; only these two know which (classic.hidden)."""
        card = self.random_card(seat)
        self.forget_hand(seat, 1 << by | 1 << seat)
        self.remove_from_hand(seat, card)
        self.known[card] |= 1 << by
        self.hands[by] = joined(self.hands[by], card)
        self.emit(events.ROBBED, seat, by)
        self.whisper(by, events.ROBBED_OF, seat, by, card)
        self.whisper(seat, events.ROBBED_OF, seat, by, card)

    def forget_hand(self, seat: i64, but: i64) -> None:
        """After a random card has left a hand, nobody but those who saw it is sure what is in it."""
        for card in self.hands[seat]:
            self.known[card] &= but

    def set_life(self, seat: i64, points: i64) -> None:
        """From now on a player has so many life points."""
        self.life = self.life[:]
        self.life[seat] = points

    def heal(self, seat: i64, points: i64, source: i64) -> None:
        room = self.max_life[seat] - self.life[seat]
        gained: i64 = min(room, points)
        self.set_life(seat, self.life[seat] + gained)
        self.emit(events.HEALED, seat, gained, source)

    # -- data ----------------------------------------------------------------------------------------------------

    def redacted(self, seat: i64) -> State:
        t = self.open_copy()
        t.hide_roles(seat)
        hide_cards(t, self, seat)
        return t

    def reveal_all(self) -> State:
        t = self.copy()
        t.deck = pile_seen(t.deck, t.known, EVERYBODY)
        return t

    def is_open(self, action: i64) -> bool:
        return is_played(verb_of(action))

    def fill(self, rng: Rng, viewer: i64) -> None:
        self.deal_roles(rng)
        fill_cards(self, rng, viewer)

    def view_data(self, seat: i64) -> ClassicViewData:
        return view_data(self, seat)

    def table_data(self) -> dict[str, object]:
        return {
            "beginner": self.is_beginner(),
            "always_ask": self.always_ask,
            "players": [
                {**self.player_data(seat), "eliminated": not self.lives(seat)} for seat in range(len(self.cast))
            ],
            "turn": int(self.turn),
            "active": int(self.active),
            "bangs": int(self.bangs),
            **({"uses": int(self.uses)} if self.uses > 0 else {}),
            "played": [CARD.write(int(card)) for card in self.played],
            "deck": [CARD.write(int(card)) for card in self.deck][::-1],
            "discard": [CARD.write(int(card)) for card in self.discard_pile][::-1],
            "known": known_data(self),
            "shuffles": int(self.shuffles),
            "picks": int(self.picks),
        }

    def table_key(self) -> list[object]:
        key = vec[i64]([len(self.box), self.active, self.bangs, self.shuffles, self.picks, self.alive, self.side])
        key = add_zone(append(key, self.winners | self.uses << 8), self.played)
        key = extend(add_zone(key, self.role), self.life)
        for zone in self.in_play:
            key = add_zone(key, zone)
        for zone in self.hands:
            key = add_zone(key, zone)
        key = add_zone(add_zone(key, self.deck), self.discard_pile)
        plain = plainly_known(self)
        for card in self.box:
            key = append(key, i64(0) if self.known[card] == plain[card] else self.known[card])
        return [*key, *[who.name for who in self.cast], *[who.name for who in self.abilities]]

    def is_beginner(self) -> bool:
        """Whether some cards stayed in the box (classic.setup.beginner)."""
        return not any(KINDS_BY_NUMBER[KIND[card]].book for card in self.box)

    def player_data(self, seat: int) -> ClassicSeat:
        """One player as JSON."""
        told: ClassicSeat = {
            "character": self.cast[seat].name,
            "role": ROLES.write(int(self.role[seat])),
            "life": int(self.life[seat]),
            "hand": [CARD.write(int(card)) for card in self.hands[seat]],
            "in_play": [CARD.write(int(card)) for card in self.in_play[seat]],
        }
        if self.ability(seat) is not self.cast[seat]:
            told["ability"] = self.ability(seat).name
        return told


def sit_down(t: ClassicTable) -> None:
    """Full life, empty hands (classic.setup.life)."""
    for seat in range(len(t.cast)):
        life = t.cast[seat].life + (1 if t.role[seat] == SHERIFF else 0)
        t.life = append(t.life, life)
        t.max_life = append(t.max_life, life)
        t.hands = append(t.hands, vec[i64]())
        t.in_play = append(t.in_play, vec[i64]())
        t.gear = append(t.gear, COLT + t.cast[seat].gear)
        if t.cast[seat].never_empty:
            t.refills |= 1 << seat
        t.alive |= 1 << seat
    t.living = len(t.cast)
    t.known = ZEROS[: t.box[len(t.box) - 1] + 1]


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """A new zone: the same without one card."""
    return remove(cards[:], card)


def joined(cards: vec[i64], card: i64) -> vec[i64]:
    """A new zone: the same with one more card."""
    return append(with_room(cards, 1), card)


def with_room(cards: vec[i64], more: i64) -> vec[i64]:
    """A new zone: the same with room for more cards."""
    return extend(vec[i64](capacity=len(cards) + more), cards)


def table(state: State) -> ClassicTable:
    if not isinstance(state, ClassicTable):  # a bot of another game was asked
        raise BadData("view", "other-game", game=state.rules.name, known="classic")
    return state
