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
from sixgun.games.classic.characters import CHARACTER_NAMES, CHARACTERS
from sixgun.games.classic.deck import CARD, CARDS
from sixgun.games.classic.knowledge import plainly_known
from sixgun.games.classic.names import SIDES
from sixgun.games.classic.table import SETUP, Table, sit_down
from sixgun.games.classic.turn import Turn
from sixgun.games.knowledge import read_known, turned
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
    read_piles(position, t)
    read_turn(position, t)
    t.judge_sides()
    if position.has("outcome"):
        side, winners = read_outcome(position, SIDES)
        if t.is_undecided(side, winners):
            t.end_undecided()
        if not t.over or (t.side, t.winners) != (side, winners):
            raise BadData("outcome", "outcome")
        return t
    if t.over:
        raise BadData("players", "over")
    rules.read_stack(position, t, Turn(0))
    t.log = []
    t.run()
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


def read_piles(position: Fields, t: Table) -> None:
    """The discard pile and the draw pile; what is named nowhere is shuffled into the draw pile's lower part."""
    if position.has("discard"):
        t.discard = turned(position.numbers("discard", Many(CARD)))
    top = turned(position.numbers("deck", Many(CARD))) if position.has("deck") else vec[i64]()
    whole = position.has("stack") or position.has("outcome")
    lower = vec[i64]()
    seen = count_cards(t, top)
    if not whole:
        lower = vec[i64]([card for card in t.box if seen[card] == 0])
        t.chance.shuffle(lower, SETUP, 64)
    for card in top:
        lower = append(lower, card)
    t.deck = lower
    t.known = plainly_known(t)
    read_known(position, CARD, t.known, len(t.cast))


def count_cards(t: Table, top: vec[i64]) -> vec[i64]:
    """Where every card is named: never twice, never one that isn't in the box."""
    seen = vec[i64]([0] * CARDS)
    for zone in [top, t.discard, *t.hands, *t.in_play]:
        for card in zone:
            if seen[card] > 0 or card not in t.box:
                raise BadData("players", "card-twice", value=CARD.write(int(card)))
            seen[card] += 1
    return seen


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
