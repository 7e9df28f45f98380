"""Reading positions of the classic game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.engine.errors import BadData
from sixgun.engine.fields import NOBODY, FieldType, ListField
from sixgun.engine.num import append, i64, vec
from sixgun.engine.reading import Fields, read_chance
from sixgun.engine.state import State
from sixgun.family.knowledge import read_known, turned
from sixgun.family.positions import check_known, check_nothing_goes_on, count_cards, run_position
from sixgun.family.roles import read_characters, read_roles
from sixgun.games.classic.casting import Casting
from sixgun.games.classic.catalogue import CATALOGUE
from sixgun.games.classic.character import Character
from sixgun.games.classic.damage import LifeLoss
from sixgun.games.classic.fields import CARD, CHARACTER
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.knowledge import plainly_known
from sixgun.games.classic.sets.base.characters import Looking
from sixgun.games.classic.table import PLAYS, SETUP, ClassicTable, sit_down
from sixgun.games.classic.turn import Turn

if TYPE_CHECKING:
    from sixgun.games.classic.rules import ClassicRules

FIELDS: Final = (
    *("sixgun", "version", "game", "sets", "seed", "beginner", "always_ask", "players", "turn", "active", "bangs"),
    *("uses", "played", "spent", "deck", "discard", "known", "shuffles", "picks", "stack", "deciding", "outcome"),
)
PLAYER_FIELDS: Final = ("character", "role", "life", "hand", "in_play", "eliminated", "ability")


def read_position(rules: ClassicRules, position: Fields, box: vec[i64]) -> State:
    """The state that a position describes, run to its first decision."""
    position.only(*FIELDS)
    players = position.objects("players")
    rules.check_players(len(players))
    t = read_table(rules, position, players, box)
    for seat, fields in enumerate(players):
        read_player(fields, t, seat)
    if not position.has("outcome"):
        rules.read_stack(position, t, Turn(0))
    read_turn(position, t)
    read_piles(position, players, t)
    t.judge(NOBODY, 0)
    if position.has("outcome"):
        t.read_end(position)
        check_nothing_goes_on(position)
        return t
    if t.over:
        raise BadData("players", "over")
    if any(isinstance(frame, ClassicFrame) and not frame.fits(t) for frame in t.stack):
        raise BadData("stack", "stack")
    check_dead(players, t)
    check_casting(rules, position, t)
    t.log = []
    if t.stack[-1].NAME not in ("check", "looking"):  # the turned cards are discarded first
        t.reshuffle()
    run_position(position, t)
    return t


def read_table(rules: ClassicRules, position: Fields, players: list[Fields], box: vec[i64]) -> ClassicTable:
    numbers = read_characters(players, CHARACTER, rules.characters)
    cast = vec[Character]([CATALOGUE.characters[number] for number in numbers])
    t = ClassicTable(rules, read_chance(position), cast, read_roles(players), box)
    t.always_ask = position.flag("always_ask") if position.has("always_ask") else False
    sit_down(t)
    for seat, fields in enumerate(players):
        if fields.has("ability"):
            t.set_ability(
                seat, CATALOGUE.characters[rules.read_character(fields.get("ability"), fields.where("ability"))]
            )
    return t


def check_dead(players: list[Fields], t: ClassicTable) -> None:
    """Whoever is out has no cards; whoever isn't has life, or is at the brink of death."""
    brink = [frame.seat for frame in t.stack if isinstance(frame, LifeLoss) and frame.needed > 0]
    for seat, fields in enumerate(players):
        for zone, cards in (("hand", t.hands[seat]), ("in_play", t.in_play[seat])):
            if len(cards) > 0 and not t.lives(seat):
                raise BadData(fields.where(zone), "dead-cards")
        if t.life[seat] == 0 and t.lives(seat) and seat not in brink:
            raise BadData(fields.where("life"), "range", low=1, high=int(t.max_life[seat]), value=0)


def check_casting(rules: ClassicRules, position: Fields, t: ClassicTable) -> None:
    """Who to be is chosen before anything else happens, among characters that nobody is yet."""
    for frame in t.stack:
        if isinstance(frame, Casting):
            begun = t.turn > 0 or t.living < len(t.cast) or len(t.discard_pile) > 0
            dealt = any(len(zone) > 0 for zone in [*t.hands, *t.in_play])
            taken = [CHARACTER.numbers[who.name] for who in t.cast]
            free = [number for number in rules.characters if number not in taken]
            if begun or dealt or any(spare >= 0 and spare not in free for spare in frame.spares):
                raise BadData(position.where("stack"), "stack")


def read_player(fields: Fields, t: ClassicTable, seat: int) -> None:
    """Life (full, if not given), hand and cards in play (none, if not given)."""
    fields.only(*PLAYER_FIELDS)
    if fields.has("life"):
        t.set_life(seat, fields.number("life", FieldType(0, t.max_life[seat])))
    if fields.has("hand"):
        t.hands[seat] = fields.numbers("hand", ListField(CARD))
    if fields.has("in_play"):
        t.lay(seat, fields.numbers("in_play", ListField(CARD)))
    if fields.has("eliminated") and fields.flag("eliminated"):
        t.alive &= ~(1 << seat)
        t.living -= 1
        if t.life[seat] > 0:
            raise BadData(fields.where("eliminated"), "dead-life")


def read_piles(position: Fields, players: list[Fields], t: ClassicTable) -> None:
    """The discard pile and the draw pile; what is named nowhere is shuffled into the draw pile's lower part."""
    if position.has("discard"):
        t.discard_pile = turned(position.numbers("discard", ListField(CARD)))
    top = turned(position.numbers("deck", ListField(CARD))) if position.has("deck") else vec[i64]()
    seen = count_cards([(position.where("deck"), top), *zones(position, players, t)], t.box, CARD)
    t.deck = vec[i64]([card for card in t.box if seen[card] == 0])
    t.random.shuffle(t.deck, SETUP, 64)
    for card in top:
        t.deck = append(t.deck, card)
    t.known = plainly_known(t)
    read_known(position, CARD, t.known, len(t.cast))
    check_known(position, CARD, t.known, known_for_sure(t))


def zones(position: Fields, players: list[Fields], t: ClassicTable) -> list[tuple[str, vec[i64]]]:
    """Every zone but the draw pile, with its name: the discard pile, what players have, what lies in frames."""
    found = [(position.where("discard"), t.discard_pile)]
    for seat, fields in enumerate(players):
        found += [(fields.where("hand"), t.hands[seat]), (fields.where("in_play"), t.in_play[seat])]
    return found + [(position.where(f"stack[{at}]"), frame.cards()) for at, frame in enumerate(t.stack)]


def known_for_sure(t: ClassicTable) -> vec[i64]:
    """Who knows each card for sure; what Kit Carlson looks at, nobody but he need know."""
    plain = plainly_known(t)
    for frame in t.stack:
        if isinstance(frame, Looking):
            for card in frame.looked:
                plain[card] = 1 << t.active
    return plain


def read_turn(position: Fields, t: ClassicTable) -> None:
    t.active = position.number("active", FieldType(0, len(t.cast) - 1))
    if not t.lives(t.active) and not position.has("outcome"):
        raise BadData("active", "dead-roller")
    for name in ("turn", "bangs", "uses", "shuffles", "picks"):
        if position.has(name):
            setattr(t, name, position.number(name, FieldType(0, 1 << 40)))
    if position.has("played"):
        t.played = position.numbers("played", ListField(CARD))
    if position.has("spent"):  # of positions that were saved when a card could be played once
        spent = position.numbers("spent", ListField(CARD))
        t.played = vec[i64]([card for card in spent for _ in range(PLAYS)])
    t.dress()
