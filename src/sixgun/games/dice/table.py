"""What lies on the table in The Dice Game."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.errors import BadData
from sixgun.engine.fields import NOBODY
from sixgun.engine.messages import EventType
from sixgun.engine.num import append, extend, i64, mypyc_attr, pop, vec
from sixgun.engine.rng import Rng, SeededRandom
from sixgun.engine.rules import Rules
from sixgun.engine.state import State, add_zone
from sixgun.family.roles import ROLES, SHERIFF, RoleTable
from sixgun.games.dice import events
from sixgun.games.dice.character import Character
from sixgun.games.dice.fields import ARROW, ARROWS, FACES, UNROLLED
from sixgun.games.dice.view import view_data
from sixgun.games.dice.view_types import DiceSeat, DiceViewData

THROWS: Final = vec[i64]([sum(n // 6**die % 6 << 3 * die for die in range(5)) for n in range(7776)])
# Where this game's luck stands: the shuffles of the setup, then four rolls for each turn.
TOPIC: Final = 0
ROLES_AT: Final = 0
CHARACTERS_AT: Final = 16
ROLLS_AT: Final = 36
NEXT_DICE_NONE: Final = vec[i64]()


@mypyc_attr(acyclic=True)
class DiceTable(RoleTable):
    """Players, arrows and dice. A player is a seat number; seat + 1 sits to their left.

    `taker` and `returner` are the seats whose characters may take an arrow for a life point and put one back for it.
    """

    ENDED: ClassVar[EventType] = events.ENDED

    def __init__(
        self,
        rules: Rules,
        random: SeededRandom,
        cast: vec[Character],
        role: vec[i64],
        life: vec[i64],
        arrows: vec[i64],
    ) -> None:
        super().__init__(rules, random, role)
        self.cast = cast
        self.life = life
        self.arrows = arrows
        self.taker: i64 = NOBODY
        self.returner: i64 = NOBODY
        self.middle: i64 = ARROWS
        self.roller: i64 = 0
        self.dice = vec[i64]([UNROLLED, UNROLLED, UNROLLED, UNROLLED, UNROLLED])
        self.tally: i64 = 0
        self.beer_spent: bool = False
        self.next_dice = NEXT_DICE_NONE

    def sides(self) -> list[str]:
        return ["deputy", "outlaw", "renegade"] if len(self.cast) == 3 else ["law", "outlaws", "renegade"]

    def groups(self, seat: int) -> dict[str, list[str]]:
        return {"role": [ROLES.names[self.role[seat]]], "character": [self.cast[seat].name]}

    def copy(self) -> DiceTable:
        twin = DiceTable(self.rules, self.random, self.cast, self.role, self.life[:], self.arrows[:])
        twin.taker = self.taker
        twin.returner = self.returner
        twin.living = self.living
        twin.middle = self.middle
        twin.roller = self.roller
        twin.dice = self.dice[:]
        twin.tally = self.tally
        twin.beer_spent = self.beer_spent
        twin.next_dice = self.next_dice
        twin.side = self.side
        twin.winners = self.winners
        twin.copy_frames(self)
        return twin

    # -- asking --------------------------------------------------------------------------------------------------

    def lives(self, seat: i64) -> bool:
        return self.life[seat] > 0

    def max_life(self, seat: i64) -> i64:
        """The life that a seat began with, which is also its maximum (dice.setup.life)."""
        return self.cast[seat].life + (2 if self.role[seat] == SHERIFF else 0)

    def ability(self, seat: i64) -> Character:
        """The character whose abilities a player has now."""
        return self.cast[seat]

    def count(self, face: i64) -> i64:
        return self.tally >> (4 * face) & 15

    def count_dice(self) -> None:
        """Add up the faces that show, four bits a face."""
        tally: i64 = 0
        for face in self.dice:
            if face >= 0:
                tally += 1 << (4 * face)
        self.tally = tally

    def left_of(self, seat: i64) -> i64:
        life = self.life
        seat += 1
        while True:
            if seat == len(life):
                seat = 0
            if life[seat] > 0:
                return seat
            seat += 1

    def distance(self, seat: i64, other: i64) -> i64:
        """How many living seats two living players are apart, the shorter way (dice.bullseye.dead-not-counted)."""
        steps: i64 = 0
        while seat != other:
            seat = self.left_of(seat)
            steps += 1
        return steps if steps * 2 <= self.living else self.living - steps

    def bullseye(self, face_number: i64) -> i64:
        """What a Bullseye 1 or 2 counts as: with two or three players left every Bullseye is a 1 (dice.bullseye2)."""
        return i64(1) if self.living <= 3 else face_number

    def in_reach(self, seat: i64, face_number: i64) -> vec[i64]:
        """Everybody that a seat may aim a Bullseye at, from its left round to its right."""
        bullseye = self.bullseye(face_number)
        nearest = self.ability(seat).nearest(bullseye)
        farthest = self.ability(seat).farthest(bullseye)
        found = vec[i64](capacity=4)
        steps: i64 = 1
        other = self.left_of(seat)
        while other != seat:
            away: i64 = steps if steps * 2 <= self.living else self.living - steps
            if nearest <= away <= farthest:
                found = append(found, other)
            other = self.left_of(other)
            steps += 1
        return found

    # -- changing ------------------------------------------------------------------------------------------------

    def heal(self, seat: i64, points: i64, source: i64, by: i64) -> None:
        """Regain life up to the maximum (dice.life.max); what is above is lost."""
        room: i64 = self.max_life(seat) - self.life[seat]
        gained: i64 = min(room, points)
        self.life[seat] += gained
        self.emit(events.HEALED, seat, gained, source, by)

    def return_arrows(self, seat: i64, arrows: i64, why: i64) -> None:
        """Put arrows of a player back in the middle (dice.supply)."""
        if arrows > 0:
            self.arrows[seat] -= arrows
            self.middle += arrows
            self.emit(events.ARROWS_BACK, seat, arrows, why)

    def roll(self, roll: i64, chosen: i64) -> i64:
        """Roll the chosen dice (a bit each) and count the arrows; faces set up in `next_dice` come first.

        The luck of a roll is one number for all five: each die has its own part of it, whichever others are rolled.
        """
        shown = THROWS[self.random.below(7776, TOPIC, ROLLS_AT + self.turn * 4 + roll)]
        arrows: i64 = 0
        die: i64 = 0
        while die < 5:
            if chosen >> die & 1:
                face: i64 = shown >> (3 * die) & 7
                if len(self.next_dice) > 0:
                    self.next_dice, face = pop(self.next_dice[:], 0)
                self.dice[die] = face
                if face == ARROW:
                    arrows += 1
            die += 1
        self.count_dice()
        return arrows

    # -- data ----------------------------------------------------------------------------------------------------

    def redacted(self, seat: i64) -> State:
        t = self.copy()
        t.next_dice = NEXT_DICE_NONE
        t.hide_roles(seat)
        return t

    def is_open(self, action: i64) -> bool:
        return True

    def fill(self, rng: Rng, viewer: i64) -> None:
        self.deal_roles(rng)

    def view_data(self, seat: i64) -> DiceViewData:
        return view_data(self, seat)

    def table_data(self) -> dict[str, object]:
        return {
            "players": [self.player_data(seat) for seat in range(len(self.cast))],
            "turn": int(self.turn),
            "roller": int(self.roller),
            "dice": [FACES.write(int(face)) for face in self.dice],
            "beer_spent": self.beer_spent,
            "next_dice": [FACES.write(int(face)) for face in self.next_dice],
        }

    def table_key(self) -> list[object]:
        facts = vec[i64]([self.roller, 1 if self.beer_spent else 0, self.side, self.winners])
        facts = extend(extend(add_zone(facts, self.role), self.life), self.arrows)
        facts = add_zone(extend(facts, self.dice), self.next_dice)
        return [*facts, *[character.name for character in self.cast]]

    def player_data(self, seat: int) -> DiceSeat:
        return {
            "character": self.cast[seat].name,
            "role": ROLES.write(int(self.role[seat])),
            "life": int(self.life[seat]),
            "arrows": int(self.arrows[seat]),
        }


def table(state: State) -> DiceTable:
    if not isinstance(state, DiceTable):  # a bot of another game was asked
        raise BadData("view", "other-game", game=state.rules.name, known="dice")
    return state
