"""Setting up The Dice Game, and reading its positions."""

from __future__ import annotations

from typing import Final

from sixgun.engine.chance import Chance
from sixgun.engine.errors import BadData
from sixgun.engine.num import append, i64, vec
from sixgun.engine.reading import Fields, read_chance
from sixgun.engine.rules import Options, Rules
from sixgun.engine.state import State
from sixgun.engine.terms import NOBODY, Domain, Many
from sixgun.games.dice.character import Character
from sixgun.games.dice.characters import CHARACTER_NAMES, CHARACTERS
from sixgun.games.dice.checking import check_position
from sixgun.games.dice.ending import judge, won_personally
from sixgun.games.dice.names import ARROWS, DICE, EVENTS, FACES, QUESTIONS, REASONS, SIDES, UNROLLED, VERBS
from sixgun.games.dice.table import CHARACTERS_AT, ROLES_AT, TOPIC, Table
from sixgun.games.dice.turn import FRAMES, Turn, begin_turn
from sixgun.games.positions import check_deciding, check_nothing_goes_on
from sixgun.games.roles import BEGAN, DEPUTY, SHERIFF, read_characters, read_outcome, read_roles, roles_for

VERSION: Final = 2


class DiceRules(Rules):
    """BANG! The Dice Game."""

    def __init__(self) -> None:
        super().__init__("dice", range(3, 9), VERSION, FRAMES, VERBS)
        self.questions, self.events, self.reasons = QUESTIONS, EVENTS, REASONS

    def characters(self) -> dict[str, dict[str, object]]:
        """Every character by its name, with the bullets on the card."""
        return {character.name: {"life": int(character.life)} for character in CHARACTERS}

    def turn_decisions(self, players: int) -> int:
        """Gift 1, rolls 3, Bullseyes 5, arrows instead of life 7, arrows put back 8, Beers 5, arrows cleared 5."""
        return 34

    def set_up(self, players: int, chance: Chance, logging: bool, options: Options | None = None) -> State:
        """dice.setup.roles to dice.setup.first"""
        role = roles_for(players)
        chance.shuffle(role, TOPIC, ROLES_AT)
        t = sit_down(chance, deal_characters(players, chance), role)
        t.log = [] if logging else None
        first: i64 = 0
        while t.role[first] != (DEPUTY if players == 3 else SHERIFF):
            first += 1
        t.emit(BEGAN, players, first)
        t.show_roles()
        t.push(Turn())
        begin_turn(t, first)
        t.run()
        return t

    def read(self, position: Fields) -> State:
        position.only(*FIELDS)
        players = position.objects("players")
        self.check_players(len(players))
        t = read_players(position, players)
        read_turn(position, t)
        judge(t, NOBODY, 0)
        if position.has("outcome"):
            check_outcome(position, t)
            check_nothing_goes_on(position)
            return t
        if t.over:
            raise BadData("players", "over")
        self.read_stack(position, t, Turn())
        check_position(position, t)
        t.log = []
        t.run()
        check_deciding(position, t)
        return t


FIELDS: Final = (
    *("sixgun", "version", "game", "seed", "players", "turn", "roller", "dice", "beer_spent", "next_dice", "stack"),
    *("deciding", "outcome"),
)


def sit_down(chance: Chance, cast: vec[Character], role: vec[i64]) -> Table:
    """A table with everybody at full life and no arrows (dice.setup.life, dice.setup.arrows)."""
    t = Table(chance, cast, role, vec[i64]([0] * len(cast)), vec[i64]([0] * len(cast)))
    seat: i64 = 0
    while seat < len(cast):
        t.life[seat] = t.max_life(seat)
        if cast[seat].arrow_for_life:
            t.taker = seat
        if cast[seat].arrow_back:
            t.returner = seat
        seat += 1
    t.living = len(cast)
    return t


def deal_characters(players: i64, chance: Chance) -> vec[Character]:
    """dice.setup.characters"""
    pile = ALL_CHARACTERS[:]
    chance.shuffle(pile, TOPIC, CHARACTERS_AT)
    cast = vec[Character]()
    for at in range(players):
        cast = append(cast, CHARACTERS[pile[at]])
    return cast


ALL_CHARACTERS: Final = vec[i64](list(range(16)))


def read_players(position: Fields, players: list[Fields]) -> Table:
    """Who sits where with what."""
    cast = vec[Character]([CHARACTERS[number] for number in read_characters(players, CHARACTER_NAMES)])
    t = sit_down(read_chance(position), cast, read_roles(players))
    for seat, fields in enumerate(players):
        read_player(fields, t, seat)
    return t


def read_player(fields: Fields, t: Table, seat: int) -> None:
    """Life (full, if not given) and arrows (none, if not given) of one player."""
    fields.only("character", "role", "life", "arrows")
    if fields.has("life"):
        t.life[seat] = fields.number("life", Domain(0, t.max_life(seat)))
    if fields.has("arrows"):
        t.arrows[seat] = fields.number("arrows", Domain(0, ARROWS - 1))
    t.middle -= t.arrows[seat]
    if t.life[seat] == 0:
        t.living -= 1
        if t.arrows[seat] > 0:
            raise BadData(fields.where("arrows"), "dead-arrows")
    if t.middle < 1:
        raise BadData(fields.where("arrows"), "arrows", high=ARROWS - 1)


def read_turn(position: Fields, t: Table) -> None:
    """Whose turn it is and what the dice show."""
    seats = len(t.cast)
    t.roller = position.number("roller", Domain(0, seats - 1))
    if t.life[t.roller] == 0 and not position.has("outcome"):
        raise BadData("roller", "dead-roller")
    if position.has("turn"):
        t.turn = position.number("turn", Domain(0, 1 << 40))
    if position.has("dice"):
        t.dice = position.numbers("dice", Many(FACES, DICE))
        t.count_dice()
    if position.has("beer_spent"):
        t.beer_spent = position.flag("beer_spent")
    if position.has("next_dice"):
        t.next_dice = position.numbers("next_dice", Many(FACES))
        if UNROLLED in t.next_dice:
            raise BadData("next_dice", "name", known=", ".join(FACES.names), value=FACES.nothing)


def check_outcome(position: Fields, t: Table) -> None:
    """A finished game ended as it must have; among three that depends on who made whom fall."""
    side, winners = read_outcome(position, SIDES)
    personal = len(t.cast) == 3 and not t.over and won_personally(t, side, winners)
    if not personal and not t.is_undecided(side, winners) and not (t.over and (t.side, t.winners) == (side, winners)):
        raise BadData("outcome", "outcome")
    t.over = True
    t.side = side
    t.winners = winners
