"""Setting up The Dice Game, and reading its positions."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.errors import BadData
from sixgun.engine.fields import NOBODY, FieldType, ListField
from sixgun.engine.frame import Frame
from sixgun.engine.num import append, i64, vec
from sixgun.engine.reading import Fields, read_chance
from sixgun.engine.rng import SeededRandom
from sixgun.engine.rules import Options, Rules
from sixgun.engine.state import State
from sixgun.family.positions import check_nothing_goes_on, run_position
from sixgun.family.roles import BEGAN, first_role, read_characters, read_roles, roles_for
from sixgun.family.sets import BASE, FamilyRules
from sixgun.games.dice.catalogue import CATALOGUE, CHARACTER
from sixgun.games.dice.character import Character
from sixgun.games.dice.fields import ARROWS, BEER, BY_DYNAMITE, DICE, FACES, UNROLLED
from sixgun.games.dice.rolling import Rolling
from sixgun.games.dice.sets.base import SET
from sixgun.games.dice.shooting import Aiming, LifeLoss
from sixgun.games.dice.table import CHARACTERS_AT, ROLES_AT, TOPIC, DiceTable
from sixgun.games.dice.turn import Turn, begin_turn

VERSION: Final = 2


class DiceRules(FamilyRules):
    """BANG! The Dice Game."""

    STATE: ClassVar[type[State]] = DiceTable
    MADE_OF: ClassVar[tuple[str, ...]] = ("rules", "random", "cast", "role", "life", "arrows")

    def __init__(self, sets: tuple[str, ...]) -> None:
        super().__init__(CATALOGUE, sets, VERSION)
        names = [character.name for each in sets for character in CATALOGUE.sets[each].characters]
        self.characters = vec[i64]([CHARACTER.numbers[name] for name in names])

    def remade(self, sets: tuple[str, ...]) -> FamilyRules:
        return DiceRules(sets)

    def cast(self, names: list[str]) -> vec[Character]:
        return vec[Character]([CATALOGUE.characters[CHARACTER.numbers[name]] for name in names])

    def printed_characters(self) -> dict[str, dict[str, object]]:
        cast = [CATALOGUE.characters[number] for number in self.characters]
        return {character.name: {"life": int(character.life)} for character in cast}

    def turn_decisions(self, players: int) -> int:
        """Gift 1, rolls 3, Bullseyes 5, arrows instead of life 7, arrows put back 8, Beers 5, arrows cleared 5."""
        return 34

    def set_up(self, players: int, random: SeededRandom, logging: bool, options: Options | None = None) -> State:
        """dice.setup.roles to dice.setup.first"""
        role = roles_for(players)
        random.shuffle(role, TOPIC, ROLES_AT)
        t = sit_down(self, random, self.deal_characters(players, random), role)
        t.log = [] if logging else None
        first: i64 = 0
        while t.role[first] != first_role(players):
            first += 1
        t.emit(BEGAN, players, first)
        t.show_roles()
        t.push(Turn())
        begin_turn(t, first)
        t.run()
        return t

    def deal_characters(self, players: i64, random: SeededRandom) -> vec[Character]:
        """dice.setup.characters"""
        pile = self.characters[:]
        random.shuffle(pile, TOPIC, CHARACTERS_AT)
        cast = vec[Character]()
        for at in range(players):
            cast = append(cast, CATALOGUE.characters[pile[at]])
        return cast

    def read(self, position: Fields) -> State:
        position.only(*FIELDS)
        players = position.objects("players")
        self.check_players(len(players))
        t = self.read_players(position, players)
        read_turn(position, t)
        t.judge(NOBODY, 0)
        if position.has("outcome"):
            t.read_end(position)
            check_nothing_goes_on(position)
            return t
        if t.over:
            raise BadData("players", "over")
        self.read_stack(position, t, Turn())
        check_dice(position, t)
        t.log = []
        run_position(position, t)
        return t

    def read_players(self, position: Fields, players: list[Fields]) -> DiceTable:
        numbers = read_characters(players, CHARACTER, self.characters)
        cast = vec[Character]([CATALOGUE.characters[number] for number in numbers])
        t = sit_down(self, read_chance(position), cast, read_roles(players))
        for seat, fields in enumerate(players):
            read_player(fields, t, seat)
        return t


FIELDS: Final = (
    *("sixgun", "version", "game", "sets", "seed", "players", "turn", "roller", "dice", "beer_spent", "next_dice"),
    *("stack", "deciding", "outcome"),
)


def sit_down(rules: Rules, random: SeededRandom, cast: vec[Character], role: vec[i64]) -> DiceTable:
    """A table with everybody at full life and no arrows (dice.setup.life, dice.setup.arrows)."""
    t = DiceTable(rules, random, cast, role, vec[i64]([0] * len(cast)), vec[i64]([0] * len(cast)))
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


def read_player(fields: Fields, t: DiceTable, seat: int) -> None:
    """Life (full, if not given) and arrows (none, if not given) of one player."""
    fields.only("character", "role", "life", "arrows")
    if fields.has("life"):
        t.life[seat] = fields.number("life", FieldType(0, t.max_life(seat)))
    if fields.has("arrows"):
        t.arrows[seat] = fields.number("arrows", FieldType(0, ARROWS - 1))
    t.middle -= t.arrows[seat]
    if t.life[seat] == 0:
        t.living -= 1
        if t.arrows[seat] > 0:
            raise BadData(fields.where("arrows"), "dead-arrows")
    if t.middle < 1:
        raise BadData(fields.where("arrows"), "arrows", high=ARROWS - 1)


def read_turn(position: Fields, t: DiceTable) -> None:
    """Whose turn it is and what the dice show."""
    seats = len(t.cast)
    t.roller = position.number("roller", FieldType(0, seats - 1))
    if t.life[t.roller] == 0 and not position.has("outcome"):
        raise BadData("roller", "dead-roller")
    if position.has("turn"):
        t.turn = position.number("turn", FieldType(0, 1 << 40))
    if position.has("dice"):
        t.dice = position.numbers("dice", ListField(FACES, DICE))
        t.count_dice()
    if position.has("beer_spent"):
        t.beer_spent = position.flag("beer_spent")
    if position.has("next_dice"):
        t.next_dice = position.numbers("next_dice", ListField(FACES))
        if UNROLLED in t.next_dice:
            raise BadData("next_dice", "name", known=", ".join(FACES.names), value=FACES.nothing)


def check_dice(position: Fields, t: DiceTable) -> None:
    """All dice are rolled, or, before the first roll of the turn, none; a Beer was spent only where there is one."""
    turn, top = t.stack[0], t.stack[-1]
    assert isinstance(turn, Turn)
    early_or_late = isinstance(top, Rolling) and turn.phase != Turn.PHASES.index("shoot")
    if early_or_late or any(hits_amiss(frame, t) for frame in t.stack):
        raise BadData(position.where("stack"), "stack")
    fresh = turn.phase < Turn.PHASES.index("shoot") or (isinstance(top, Rolling) and top.rolls == 0)
    rolled = sum([1 for face in t.dice if face != UNROLLED])
    if fresh and rolled > 0:
        raise BadData(position.where("dice"), "unrolled")
    if not fresh and rolled < DICE:
        raise BadData(position.where("dice"), "rolled")
    if t.beer_spent and (t.count(BEER) == 0 or any(isinstance(frame, Rolling) for frame in t.stack)):
        raise BadData(position.where("beer_spent"), "beer-spent")


def hits_amiss(frame: Frame, t: DiceTable) -> bool:
    """Dynamite costs its roller life, everything else the others; a die counts once, or twice for the Beer spent."""
    if not isinstance(frame, Aiming | LifeLoss):
        return False
    if isinstance(frame, Aiming) and sum(frame.points) > frame.die + (1 if t.beer_spent else 0):
        return True
    at_self = isinstance(frame, LifeLoss) and frame.cause == BY_DYNAMITE
    return any(points > 0 and (seat == t.roller) != at_self for seat, points in enumerate(frame.points))


CATALOGUE.add(SET)
RULES: Final = DiceRules((BASE,))
