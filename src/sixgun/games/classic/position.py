"""Reading positions of the classic game."""

from __future__ import annotations

from typing import Final

from sixgun.engine.errors import BadData
from sixgun.engine.num import append, i64, vec
from sixgun.engine.reading import Fields, read_chance
from sixgun.engine.rules import Rules
from sixgun.engine.state import State
from sixgun.engine.terms import Domain, Many
from sixgun.games.classic.character import Character
from sixgun.games.classic.characters import CHARACTER_NAMES, CHARACTERS, Looking
from sixgun.games.classic.checking import check_finished, check_position
from sixgun.games.classic.deck import CARD
from sixgun.games.classic.knowledge import plainly_known
from sixgun.games.classic.names import SIDES
from sixgun.games.classic.table import SETUP, Table, sit_down
from sixgun.games.classic.turn import Turn
from sixgun.games.knowledge import read_known, turned
from sixgun.games.positions import check_deciding, check_known, count_cards
from sixgun.games.roles import read_characters, read_outcome, read_roles

FIELDS: Final = (
    *("sixgun", "version", "game", "seed", "beginner", "always_ask", "players", "turn", "active", "bangs", "spent"),
    *("deck", "discard", "known", "shuffles", "picks", "stack", "deciding", "outcome"),
)
PLAYER_FIELDS: Final = ("character", "role", "life", "hand", "in_play", "eliminated")


def read_position(rules: Rules, position: Fields, box: vec[i64]) -> State:
    """The state that a position describes, run to its first decision."""
    position.only(*FIELDS)
    players = position.objects("players")
    rules.check_players(len(players))
    t = read_table(position, players, box)
    for seat, fields in enumerate(players):
        read_player(fields, t, seat)
    if not position.has("outcome"):
        rules.read_stack(position, t, Turn(0))
    read_turn(position, t)
    read_piles(position, players, t)
    t.judge_sides()
    if position.has("outcome"):
        side, winners = read_outcome(position, SIDES)
        if t.is_undecided(side, winners):
            t.end_undecided()
        if not t.over or (t.side, t.winners) != (side, winners):
            raise BadData("outcome", "outcome")
        check_finished(position, players, t)
        return t
    if t.over:
        raise BadData("players", "over")
    t.log = []
    if t.stack[-1].NAME not in ("check", "looking"):  # the turned cards are discarded first
        t.reshuffle()
    check_position(position, players, t)
    t.run()
    check_deciding(position, t)
    return t


def read_table(position: Fields, players: list[Fields], box: vec[i64]) -> Table:
    """Who sits where."""
    cast = vec[Character]([CHARACTERS[number] for number in read_characters(players, CHARACTER_NAMES)])
    t = Table(read_chance(position), cast, read_roles(players), box)
    t.always_ask = position.flag("always_ask") if position.has("always_ask") else False
    sit_down(t)
    return t


def read_player(fields: Fields, t: Table, seat: int) -> None:
    """Life (full, if not given), hand and cards in play (none, if not given)."""
    fields.only(*PLAYER_FIELDS)
    if fields.has("life"):
        t.set_life(seat, fields.number("life", Domain(0, t.max_life[seat])))
    if fields.has("hand"):
        t.hands[seat] = fields.numbers("hand", Many(CARD))
    if fields.has("in_play"):
        t.lay(seat, fields.numbers("in_play", Many(CARD)))
    if fields.has("eliminated") and fields.flag("eliminated"):
        t.alive &= ~(1 << seat)
        t.living -= 1
        if t.life[seat] > 0:
            raise BadData(fields.where("eliminated"), "dead-life")


def read_piles(position: Fields, players: list[Fields], t: Table) -> None:
    """The discard pile and the draw pile; what is named nowhere is shuffled into the draw pile's lower part."""
    if position.has("discard"):
        t.discard = turned(position.numbers("discard", Many(CARD)))
    top = turned(position.numbers("deck", Many(CARD))) if position.has("deck") else vec[i64]()
    seen = count_cards([(position.where("deck"), top), *zones(position, players, t)], t.box, CARD)
    t.deck = vec[i64]([card for card in t.box if seen[card] == 0])
    t.chance.shuffle(t.deck, SETUP, 64)
    for card in top:
        t.deck = append(t.deck, card)
    t.known = plainly_known(t)
    read_known(position, CARD, t.known, len(t.cast))
    check_known(position, CARD, t.known, known_for_sure(t))


def zones(position: Fields, players: list[Fields], t: Table) -> list[tuple[str, vec[i64]]]:
    """Every zone but the draw pile, with its name: the discard pile, what players have, what lies in frames."""
    found = [(position.where("discard"), t.discard)]
    for seat, fields in enumerate(players):
        found += [(fields.where("hand"), t.hands[seat]), (fields.where("in_play"), t.in_play[seat])]
    return found + [(position.where(f"stack[{at}]"), frame.cards()) for at, frame in enumerate(t.stack)]


def known_for_sure(t: Table) -> vec[i64]:
    """Who knows each card for sure; what Kit Carlson looks at, nobody but he need know."""
    plain = plainly_known(t)
    for frame in t.stack:
        if isinstance(frame, Looking):
            for card in frame.looked:
                plain[card] = 1 << t.active
    return plain


def read_turn(position: Fields, t: Table) -> None:
    """Whose turn it is."""
    t.active = position.number("active", Domain(0, len(t.cast) - 1))
    if not t.lives(t.active) and not position.has("outcome"):
        raise BadData("active", "dead-roller")
    for name in ("turn", "bangs", "shuffles", "picks"):
        if position.has(name):
            setattr(t, name, position.number(name, Domain(0, 1 << 40)))
    if position.has("spent"):
        for card in position.numbers("spent", Many(CARD)):
            t.spend(card)
