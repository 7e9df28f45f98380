"""Reading positions of The Duel."""

from __future__ import annotations

from typing import Final

from sixgun.engine.errors import BadData, shown
from sixgun.engine.fields import NOBODY, SEAT, FieldType, ListField, NameField
from sixgun.engine.num import append, i64, vec
from sixgun.engine.reading import Fields, read_chance
from sixgun.engine.rules import Rules, check_order
from sixgun.engine.state import TURN_LIMIT, State
from sixgun.family.knowledge import EVERYBODY, read_known, turned
from sixgun.family.positions import check_nothing_goes_on, count_cards, run_position
from sixgun.games.duel.catalogue import CARDS, CAST, EACH_SIDE, EMPTY, KIND, back_of, is_equipment
from sixgun.games.duel.checking import check_aims, check_beginning, check_knowledge
from sixgun.games.duel.damage import Falling, end, has_fallen, is_beaten
from sixgun.games.duel.fields import CARD, CHARACTER, PLACES, SIDES, WINNERS
from sixgun.games.duel.table import NOWHERE, SETUP, DuelTable, bare_table
from sixgun.games.duel.turn import Casting, Turn

FIELDS: Final = (
    *("sixgun", "version", "game", "sets", "seed", "always_ask", "players", "turn", "active", "bangs", "moved", "used"),
    *("aimed", "common", "discard", "fallen", "rest", "known", "shuffled", "shuffles", "picks", "stack", "deciding"),
    "outcome",
)
PLAYER_FIELDS: Final = ("side", "characters", "front", "reserve", "hand", "deck")
PLACE_FIELDS: Final = ("character", "life", "equipment")
ALL_CARDS: Final = vec[i64](list(range(CARDS)))
RESTS: Final = NameField(("decks", "common", "discard"))


def read_position(rules: Rules, position: Fields) -> State:
    """The state that a position describes, run to its first decision."""
    position.only(*FIELDS)
    players = position.objects("players")
    rules.check_players(len(players))
    t = bare_table(rules, read_chance(position))
    t.always_ask = position.flag("always_ask") if position.has("always_ask") else False
    for seat, fields in enumerate(players):
        read_player(fields, t, seat)
    t.fallen = position.numbers("fallen", ListField(CHARACTER)) if position.has("fallen") else vec[i64]()
    check_characters(t)
    if not position.has("outcome"):
        read_stack(rules, position, t)
    read_turn(position, t)
    read_piles(position, players, t)
    t.restock()
    t.log = []
    if position.has("outcome"):
        read_outcome(position, t)
        check_nothing_goes_on(position)
        return t
    if isinstance(t.stack[0], Casting):
        check_beginning(position, players, t)
    check_aims(position, players, t)
    run_position(position, t)
    return t


def read_player(fields: Fields, t: DuelTable, seat: int) -> None:
    """Two places (the second may be empty), who is in front, reserve and hand."""
    fields.only(*PLAYER_FIELDS)
    if fields.has("side") and fields.number("side", SIDES) != seat:
        raise BadData(fields.where("side"), "name", known=SIDES.names[seat], value=shown(fields.get("side")))
    places = fields.items("characters")
    if len(places) > 2:
        raise BadData(fields.where("characters"), "list", length=2)
    for at in range(2):
        t.gear = append(t.gear, vec[i64]())
        if at < len(places) and places[at] is not None:
            read_place(Fields(places[at], f"{fields.where('characters')}[{at}]"), t, 2 * seat + at)
    front = fields.number("front", FieldType(1, 2)) - 1 if fields.has("front") else 0
    first, other = 2 * seat + front, 2 * seat + 1 - front
    t.front[seat] = other if t.who[first] == EMPTY and t.who[other] != EMPTY else first
    reserve = fields.numbers("reserve", ListField(CHARACTER)) if fields.has("reserve") else vec[i64]()
    t.reserve = append(t.reserve, turned(reserve))
    t.hands = append(t.hands, fields.numbers("hand", ListField(CARD)) if fields.has("hand") else vec[i64]())


def read_place(fields: Fields, t: DuelTable, place: i64) -> None:
    """A character with life (full, if not given) and equipment (none, if not given)."""
    fields.only(*PLACE_FIELDS)
    t.who[place] = fields.number("character", CHARACTER)
    most = CAST[t.who[place]].life
    t.life[place] = fields.number("life", FieldType(0, most)) if fields.has("life") else most
    if fields.has("equipment"):
        cards = fields.numbers("equipment", ListField(CARD))
        names = [KIND[card] for card in cards]
        if len(set(names)) < len(names) or any(not is_equipment(kind) for kind in names):
            raise BadData(fields.where("equipment"), "equipment")
        for card in cards:
            t.wear(place, card)


def check_characters(t: DuelTable) -> None:
    """Nobody twice, nobody on the other side."""
    seen: list[i64] = []
    for side in range(2):
        here = [t.who[2 * side], t.who[2 * side + 1], *t.reserve[side]]
        for character in here:
            if character >= 0 and character // EACH_SIDE != side:
                raise BadData(f"players[{side}]", "other-side", value=CHARACTER.write(int(character)))
        seen += [character for character in here if character >= 0]
    for character in [*seen, *t.fallen]:
        if [*seen, *t.fallen].count(character) > 1:
            raise BadData("players", "twice", value=CHARACTER.write(int(character)))


def read_piles(position: Fields, players: list[Fields], t: DuelTable) -> None:
    """The piles; what is named nowhere is shuffled under them: under the own decks, unless `rest` says otherwise."""
    tops = [fields.numbers("deck", ListField(CARD)) if fields.has("deck") else vec[i64]() for fields in players]
    tops.append(position.numbers("common", ListField(CARD)) if position.has("common") else vec[i64]())
    tops.append(position.numbers("discard", ListField(CARD)) if position.has("discard") else vec[i64]())
    rest = position.number("rest", RESTS) if position.has("rest") else 0
    check_backs(players, tops)
    seen = count_cards(zones(position, players, tops, t), ALL_CARDS, CARD)
    lower = [vec[i64](), vec[i64](), vec[i64](), vec[i64]()]
    for card in range(CARDS):
        if seen[card] == 0:
            pile = back_of(card) if rest == 0 else rest + 1
            lower[pile] = append(lower[pile], card)
    for at, pile_cards in enumerate(lower):
        t.random.shuffle(pile_cards, SETUP, 256 + 64 * at)
        for card in turned(tops[at]):
            pile_cards = append(pile_cards, card)
        lower[at] = pile_cards
    for at in range(3):
        t.decks = append(t.decks, lower[at])
    t.discard_pile = lower[3]
    know_cards(position, t)


def check_backs(players: list[Fields], tops: list[vec[i64]]) -> None:
    """The own decks hold only cards with their back."""
    for side, fields in enumerate(players):
        for card in tops[side]:
            if back_of(card) != side:
                raise BadData(fields.where("deck"), "other-side", value=CARD.write(int(card)))


def zones(position: Fields, players: list[Fields], tops: list[vec[i64]], t: DuelTable) -> list[tuple[str, vec[i64]]]:
    """Every zone with its name: piles, hands, equipment, and what lies in frames."""
    found = [(position.where("common"), tops[2]), (position.where("discard"), tops[3])]
    for side, fields in enumerate(players):
        found += [(fields.where("deck"), tops[side]), (fields.where("hand"), t.hands[side])]
        for at in range(2):
            found.append((f"{fields.where('characters')}[{at}].equipment", t.gear[2 * side + at]))
    return found + [(position.where(f"stack[{at}]"), frame.cards()) for at, frame in enumerate(t.stack)]


def know_cards(position: Fields, t: DuelTable) -> None:
    """A hand card is known to its owner, one in a deck to nobody, the rest to all, unless the position says more."""
    t.known = vec[i64]([EVERYBODY] * CARDS)
    for deck in t.decks:
        for card in deck:
            t.known[card] = 0
    for seat in range(2):
        for card in t.hands[seat]:
            t.known[card] = 1 << seat
    read_known(position, CARD, t.known, 2)
    check_knowledge(position, t)


def read_turn(position: Fields, t: DuelTable) -> None:
    """Whose turn it is, and what has been done in it."""
    t.active = position.number("active", FieldType(0, 1)) if position.has("active") else 0
    for name in ("turn", "bangs", "picks", "shuffles"):
        if position.has(name):
            setattr(t, name, position.number(name, FieldType(0, 1 << 40)))
    t.moved = position.flag("moved") if position.has("moved") else False
    t.shuffled = position.flag("shuffled") if position.has("shuffled") else False
    if position.has("used"):
        for character in position.numbers("used", ListField(CHARACTER)):
            t.used |= 1 << character
    if position.has("aimed"):
        t.aimed = t.place_of(position.number("aimed", CHARACTER))
        if t.aimed == NOWHERE:
            raise BadData("aimed", "absent", value=position.text("aimed"))


def read_outcome(position: Fields, t: DuelTable) -> None:
    outcome = Fields(position.get("outcome"), "outcome")
    outcome.only("side", "winners")
    side = outcome.number("side", WINNERS)
    winners = list(outcome.numbers("winners", ListField(SEAT)))
    if side == NOBODY:
        fits = winners == [] and t.turn >= TURN_LIMIT and not is_deserted(t, 0) and not is_deserted(t, 1)
    else:
        fits = winners == [side] and is_deserted(t, 1 - side)
    if not fits:
        raise BadData("outcome", "outcome")
    end(t, side)
    t.drain_events()


def is_deserted(t: DuelTable, side: i64) -> bool:
    """Whether nobody stands on a side."""
    return t.who[2 * side] == EMPTY and t.who[2 * side + 1] == EMPTY


def read_stack(rules: Rules, position: Fields, t: DuelTable) -> None:
    """The frames; a position without them is the beginning of the active player's turn."""
    for side in range(2):
        if is_deserted(t, side):
            raise BadData("players", "over")
    if not position.has("stack"):
        t.push(Turn(0))
        return
    for at, fields in enumerate(position.objects("stack")):
        frame = rules.read_frame(fields, t)
        if isinstance(frame, Turn | Casting) != (at == 0):
            raise BadData(fields.where("frame"), "stack-order")
        if at > 0:
            check_order(fields, frame, t.stack[-1])
        for place in places_in(fields):
            if t.who[place] == EMPTY:
                raise BadData(fields.path, "absent", value=PLACES.names[place])
        if isinstance(frame, Falling):
            check_fallen(fields, t, list(frame.places))
        t.push(frame)
    if len(t.stack) == 0 or (isinstance(t.stack[0], Casting) and len(t.stack) > 1):
        raise BadData("stack", "stack-order")


def check_fallen(fields: Fields, t: DuelTable, places: list[i64]) -> None:
    """Who is eliminated has no life left, and is eliminated once; somebody is left on both sides."""
    fit = len(set(places)) == len(places) and all(has_fallen(t, place) for place in places)
    if not fit or is_beaten(t, 0) or is_beaten(t, 1):
        raise BadData(fields.where("places"), "stack")


def places_in(fields: Fields) -> list[int]:
    """The places that a frame speaks of; somebody must stand there."""
    if fields.values["frame"] == Casting.NAME:
        return [0, 1, 2, 3]
    named = [fields.values[name] for name in ("target", "other", "place") if name in fields.values]
    return [PLACES.names.index(str(name)) for name in named]
