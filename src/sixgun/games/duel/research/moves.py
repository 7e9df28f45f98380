"""The numbers of the actions of The Duel: by kinds of cards, and by places as the deciding player sees them.

A shape is packed like an action, with the kind of a card where the action has the card, and a place (the own front and
rear, then the opponent's) where it has a character or where a card in play is.
"""

from __future__ import annotations

from typing import Final

from sixgun.engine.action import first, pack, second, third, verb_of
from sixgun.engine.num import i64, vec
from sixgun.games.duel import kinds, verbs
from sixgun.games.duel.catalogue import CARDS, EACH_SIDE, KIND, is_always_active, is_equipment, is_hit
from sixgun.games.duel.fields import KINDS
from sixgun.games.duel.research.observer import IN_HAND, IN_PLAY, OTHER_FRONT, OWN_FRONT, WITH_CARD
from sixgun.games.duel.table import DuelTable
from sixgun.games.duel.turn import Casting
from sixgun.research.encoding import Move, Seats
from sixgun.research.kinds import Kinds, in_order

OWN_REAR: Final = 1
OTHER_REAR: Final = 3
PLACES: Final = (OWN_FRONT, OWN_REAR, OTHER_FRONT, OTHER_REAR)
OTHERS: Final = (OTHER_FRONT, OTHER_REAR)

DECK: Final = Kinds(KINDS.names, KIND, vec[i64](list(range(CARDS))))
ALL_KINDS: Final = DECK.all
EQUIPMENT: Final = tuple([kind for kind in ALL_KINDS if is_equipment(kind)])
SHOTS: Final = (*range(kinds.COLT, kinds.WINCHESTER + 1), kinds.DERRINGER, kinds.DUEL, kinds.KNIFE)
AVOIDS: Final = (*[kind for kind in ALL_KINDS if is_hit(kind)], kinds.MISSED, kinds.RETURN_FIRE)
TRADED: Final = tuple([kind for kind in EQUIPMENT if not is_always_active(kind)])
NO_COLT: Final = tuple([kind for kind in ALL_KINDS if kind != kinds.COLT])
NO_MISSED: Final = tuple([kind for kind in ALL_KINDS if kind != kinds.MISSED])


def at_place(verb: int, meaning: str, kinds: tuple[int, ...], places: tuple[int, ...]) -> Move:
    """A card of each of some kinds at each of some places."""
    return Move(verb, f"{meaning}: {DECK.listed(kinds)}", kinds, places, written="`{}` *kind* *target*")


def at_card(verb: int, card: int, meaning: str) -> Move:
    """A card of one kind at equipment of each kind at each place."""
    return Move(verb, meaning, (card,), PLACES, EQUIPMENT, written=f"`{{}} {KINDS.names[card]}` *target* *kind*")


MOVES: Final = (
    in_order(verbs.FRONT, "choose who begins at the front: the first or the second of the two", 2),
    Move(verbs.END, "play no more cards"),
    DECK.move(verbs.PLAY, "play a card", (kinds.BEER, kinds.GATLING, kinds.GENERAL_STORE, kinds.INDIANS, kinds.WAGON)),
    at_place(verbs.PLAY_AT, "play a card at the opponent's front or rear; two numbers for each kind", SHOTS, OTHERS),
    at_place(
        verbs.PLAY_AT, "play a card at any target; four numbers for each kind", (kinds.STRONG_ALE, *EQUIPMENT), PLACES
    ),
    at_place(verbs.PLAY_AT, "swap the own or the opponent's characters", (kinds.WATER,), (OWN_FRONT, OTHER_FRONT)),
    at_card(
        verbs.PLAY_CARD,
        kinds.SCHOOLMARM,
        "Schoolmarm: take a card in play; nine numbers for each target, the kinds as in `front_gear`",
    ),
    at_card(verbs.PLAY_CARD, kinds.STEALING, "Stealing: discard a card in play; nine numbers for each target likewise"),
    DECK.move(verbs.PLAY_HAND, "take a random card of the other hand", (kinds.STEALING,)),
    at_place(verbs.AS_COLT, "Annie Oakey, Toco Ramirez: a card as a Colt likewise", NO_COLT, OTHERS),
    DECK.move(
        verbs.RELOAD,
        "discard a hand card (or copy Water) to draw one",
        (kinds.WATER, kinds.CLOCK, kinds.SCOPE, kinds.STAMPEDE),
        IN_HAND,
    ),
    DECK.move(
        verbs.RELOAD,
        "discard a card in play with the own front to draw one",
        (kinds.CLOCK, kinds.SCOPE, kinds.STAMPEDE),
        IN_PLAY,
    ),
    Move(verbs.MOVE, "swap front and rear"),
    Move(verbs.DRAW_TWO, "Babe Leroy: draw two cards"),
    DECK.move(verbs.TRADE, "Cattle Katie: discard equipment to draw two cards", TRADED),
    DECK.move(verbs.COPY, "Pearl Hat: discard a card to copy the one on the discard pile", ALL_KINDS),
    DECK.move(verbs.EXCHANGE, "Soundance Kid: discard a card for one of two others", ALL_KINDS),
    DECK.move(
        verbs.DISCARD,
        "discard a card of the hand (`discard`, `peacemaker`) or of `open` (`wagon`, `soundance`)",
        ALL_KINDS,
    ),
    Move(verbs.PASS, "do nothing: take the hit, lose the Duel, leave what may be done"),
    DECK.move(verbs.AVOID, "avoid a hit", AVOIDS),
    DECK.move(verbs.COVER, "any card against a Derringer; its text is void", NO_MISSED),
    Move(verbs.USE_BARREL, "reveal for the Barrel"),
    Move(verbs.USE_HAT, "throw away the Hat"),
    Move(verbs.USE_SID, "Sid Curry: reveal"),
    DECK.move(verbs.PAY, "Tex Killer's extra card", ALL_KINDS),
    DECK.move(verbs.ANSWER, "answer Indians! or a Duel", ALL_KINDS),
    Move(verbs.SHIELD, "Buffalo Bell loses the life point"),
    Move(verbs.BACK, "a random card with the back of the own deck, or of the opponent's", Seats(range(2))),
    at_place(verbs.TAKE, "Carbine, Bull Anderson: a card in play; four numbers for each kind", EQUIPMENT, PLACES),
    DECK.move(verbs.PICK, "take a card from the General Store", ALL_KINDS),
    in_order(verbs.CHOOSE, "Bart Masterson: the first or the second of the `turned` cards counts", 2),
    Move(verbs.SWAP, "Shotgun: swap the own or the opponent's characters", Seats(range(2))),
    Move(verbs.DRAW, "Remington: draw a card"),
)


def place_at(seen: int, t: DuelTable, seat: int) -> int:
    """The place that a seat sees as one of PLACES."""
    side = seat if seen <= OWN_REAR else 1 - seat
    return int(t.front[side]) ^ (seen & 1)


def attempt(shape: int, t: DuelTable, seat: int) -> int:
    """An action of a shape: with cards of the hand and of those in play where there are such, else with any."""
    verb, kind = verb_of(shape), first(shape)
    hand = t.hands[seat]
    barred = [*hand, *[card for gear in t.gear for card in gear]]
    if verb in WITH_CARD:
        return pack(verb, DECK.find(kind, hand))
    if verb == verbs.PLAY_AT or verb == verbs.AS_COLT:
        return pack(verb, DECK.find(kind, hand), character_at(place_at(second(shape), t, seat), t))
    if verb == verbs.PLAY_CARD:
        gear = t.gear[place_at(second(shape), t, seat)]
        return pack(verb, DECK.find(kind, hand), DECK.find(third(shape), gear, barred))
    if verb == verbs.RELOAD or verb == verbs.TRADE:
        gear = t.gear[t.front[seat]]
        in_hand = verb == verbs.RELOAD and second(shape) == IN_HAND
        return pack(verb, DECK.find(kind, hand if in_hand else gear, barred))
    if verb == verbs.TAKE:
        return pack(verb, DECK.find(kind, t.gear[place_at(second(shape), t, seat)], barred))
    return shape


def character_at(place: int, t: DuelTable) -> int:
    """Who stands at a place for all to see; where nobody does, the first of that side who isn't in play."""
    shown = [] if isinstance(t.stack[0], Casting) else [int(one) for one in t.who]
    if shown and t.lives(place):
        return shown[place]
    return next(one for one in range(EACH_SIDE * (place >> 1), 2 * EACH_SIDE) if one not in shown)
