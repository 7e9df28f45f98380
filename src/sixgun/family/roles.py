"""Roles: who has which, who may know, and which of them win together. The same in both games."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.errors import BadData, shown
from sixgun.engine.fields import COUNT, NOBODY, SEAT, FieldType, ListField, NameField
from sixgun.engine.messages import EventType
from sixgun.engine.num import i64, mypyc_attr, pop, remove, vec
from sixgun.engine.reading import Fields
from sixgun.engine.rng import Rng, SeededRandom
from sixgun.engine.rules import Rules
from sixgun.engine.state import TURN_LIMIT, State
from sixgun.engine.view import Outcome

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
UNKNOWN: Final = -1
ROLES: Final = NameField(("sheriff", "deputy", "outlaw", "renegade"), nothing="unknown")

SIDE_LAW: Final = 0
SIDE_OUTLAWS: Final = 1
SIDE_RENEGADE: Final = 2
SIDE_DEPUTY: Final = 3  # with three players everybody is a side of their own
SIDE_OUTLAW: Final = 4
SIDES: Final = NameField(("law", "outlaws", "renegade", "deputy", "outlaw", "nobody"))

BEGAN: Final = EventType("began", players=COUNT, first=SEAT)
ROLE_DEALT: Final = EventType("role-dealt", seat=SEAT, role=ROLES)
TURN: Final = EventType("turn", seat=SEAT, number=FieldType(0, 1 << 40))
DIED: Final = EventType("died", seat=SEAT, role=ROLES)

JOINING: Final = vec[i64]([SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY, RENEGADE])


def roles_for(players: i64) -> vec[i64]:
    """The roles in the order in which they join as the table grows (classic.setup.roles, dice.setup.roles)."""
    if players == 3:
        return vec[i64]([DEPUTY, OUTLAW, RENEGADE])
    return JOINING[:players]


def first_role(players: i64) -> i64:
    """Who has the first turn (classic.setup.first, dice.setup.first)."""
    return DEPUTY if players == 3 else SHERIFF


def target_role(role: i64) -> i64:
    """Whom a role must eliminate among three players (classic.three.goals, dice.three.goals)."""
    if role == DEPUTY:
        return RENEGADE
    return OUTLAW if role == RENEGADE else DEPUTY


def personal_side(role: i64) -> i64:
    """Among three players everybody is a side of their own."""
    if role == DEPUTY:
        return SIDE_DEPUTY
    return SIDE_OUTLAW if role == OUTLAW else SIDE_RENEGADE


def missing_roles(known: vec[i64]) -> vec[i64]:
    """The roles that are in the game and nowhere to be seen."""
    missing = roles_for(len(known))
    for role in known:
        if role in missing:
            missing = remove(missing, role)
    return missing


@mypyc_attr(acyclic=True)
class RoleTable(State):
    """A table at which everybody has a role: so many are `living`; a `side` has won, its `winners` have a bit each."""

    ENDED: ClassVar[EventType]

    def __init__(self, rules: Rules, random: SeededRandom, role: vec[i64]) -> None:
        super().__init__(rules, random)
        self.role = role
        self.living: i64 = 0
        self.side: i64 = -1
        self.winners: i64 = 0

    @property
    def players(self) -> int:
        return len(self.role)

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        seats = [seat for seat in range(len(self.role)) if self.winners >> seat & 1]
        return Outcome(SIDES.names[self.side], tuple(seats))

    def has_won(self, seat: i64) -> bool:
        return self.winners >> seat & 1 == 1

    def lives(self, seat: i64) -> bool:
        """Whether a player is still in the game."""
        raise AssertionError(self)

    def is_in(self, seat: i64) -> bool:
        return self.lives(seat)

    # -- who knows -----------------------------------------------------------------------------------------------

    def role_is_public(self, seat: i64) -> bool:
        """classic.setup.secrecy, classic.death.reveal, classic.three.goals, dice.setup.secrecy, dice.three.goals"""
        return len(self.role) == 3 or self.role[seat] == SHERIFF or self.over or not self.lives(seat)

    def show_roles(self) -> None:
        """Everybody learns their own role; those that lie open are told to all."""
        seat: i64 = 0
        while seat < len(self.role):
            if self.role_is_public(seat):
                self.emit(ROLE_DEALT, seat, self.role[seat])
            else:
                self.whisper(seat, ROLE_DEALT, seat, self.role[seat])
            seat += 1

    def hide_roles(self, seat: i64) -> None:
        """Blot out the roles that a seat can't know."""
        self.role = self.role[:]
        other: i64 = 0
        while other < len(self.role):
            if other != seat and not self.role_is_public(other):
                self.role[other] = UNKNOWN
            other += 1

    def read_secret(self, names: list[str]) -> vec[i64]:
        roles = vec[i64]([ROLES.read(name, f"roles[{at}]") for at, name in enumerate(names)])
        if len(roles) != len(self.role) or len(missing_roles(roles)) > 0:
            raise BadData("roles", "roles", players=len(self.role), known=role_names(roles_for(len(self.role))))
        for seat, role in enumerate(self.role):
            if role != UNKNOWN and role != roles[seat]:
                raise BadData(f"roles[{seat}]", "name", known=role_names(vec[i64]([role])), value=shown(names[seat]))
        return roles

    def set_secret(self, secret: vec[i64]) -> None:
        self.role = secret

    def deal_roles(self, rng: Rng) -> None:
        """Put possible roles where they are unknown."""
        missing = missing_roles(self.role)
        self.role = self.role[:]
        seat: i64 = 0
        while seat < len(self.role):
            if self.role[seat] == UNKNOWN:
                missing, dealt = pop(missing, rng.below(len(missing)))
                self.role[seat] = dealt
            seat += 1

    # -- who wins ------------------------------------------------------------------------------------------------

    def judge(self, by: i64, fallen: i64) -> None:
        """End the game if the players who have just fallen (a bit each) decide it; `by` made them fall."""
        if len(self.role) == 3:
            self.judge_three(by, fallen)
        else:
            self.judge_sides()

    def judge_three(self, by: i64, fallen: i64) -> None:
        """classic.three.personal, dice.three.personal, dice.three.causes"""
        living = self.survivors()
        if by != NOBODY and fallen & self.seats_with(target_role(self.role[by])):
            self.end(personal_side(self.role[by]), 1 << by)
        elif self.living == 1:
            last: i64 = 0
            while living >> last & 1 == 0:
                last += 1
            self.end(personal_side(self.role[last]), living)
        elif self.living == 0:
            self.end(SIDE_OUTLAW, self.seats_with(OUTLAW))

    def won_personally(self, side: i64, winners: i64) -> bool:
        """Whether one of three may have won over another while the third lives: they live, and their target doesn't."""
        for seat in range(len(self.role)):
            if winners == 1 << seat and self.lives(seat) and personal_side(self.role[seat]) == side:
                return self.seats_with(target_role(self.role[seat])) & self.survivors() == 0
        return False

    def judge_sides(self) -> None:
        """End the game if the Sheriff or everybody against them is dead (classic.end.sheriff-dead, classic.end.law)."""
        living = self.survivors()
        if self.seats_with(SHERIFF) & living == 0:
            if self.living == 1 and self.seats_with(RENEGADE) & living:
                self.end(SIDE_RENEGADE, living)
            else:
                self.end(SIDE_OUTLAWS, self.seats_with(OUTLAW))
        elif (self.seats_with(OUTLAW) | self.seats_with(RENEGADE)) & living == 0:
            self.end(SIDE_LAW, self.seats_with(SHERIFF) | self.seats_with(DEPUTY))

    def end(self, side: i64, winners: i64) -> None:
        """The game is over at once (classic.end.immediate, dice.end.immediate)."""
        self.over = True
        self.side = side
        self.winners = winners
        self.emit(self.ENDED, side)

    def end_undecided(self) -> None:
        """Nobody wins (classic.end.turns, dice.end.turns)."""
        self.end(len(SIDES.names) - 1, 0)

    def is_undecided(self, side: i64, winners: i64) -> bool:
        """Whether a game that nobody has decided yet may have ended so: by the number of its turns, without winners."""
        return not self.over and side == len(SIDES.names) - 1 and winners == 0 and self.turn >= TURN_LIMIT

    def read_end(self, position: Fields) -> None:
        """A finished game ended as it must have; among three that depends on who made whom fall."""
        side, winners = read_outcome(position)
        personal = len(self.role) == 3 and not self.over and self.won_personally(side, winners)
        as_judged = self.over and (self.side, self.winners) == (side, winners)
        if not personal and not as_judged and not self.is_undecided(side, winners):
            raise BadData("outcome", "outcome")
        self.over = True
        self.side = side
        self.winners = winners

    def survivors(self) -> i64:
        """The living, one bit each."""
        seats: i64 = 0
        seat: i64 = 0
        while seat < len(self.role):
            if self.lives(seat):
                seats |= 1 << seat
            seat += 1
        return seats

    def seats_with(self, role: i64) -> i64:
        """The seats with a role, living or not, one bit each."""
        seats: i64 = 0
        seat: i64 = 0
        while seat < len(self.role):
            if self.role[seat] == role:
                seats |= 1 << seat
            seat += 1
        return seats


# -- reading positions -----------------------------------------------------------------------------------------------


def read_characters(players: list[Fields], names: NameField, box: vec[i64]) -> list[int]:
    """Who sits where, by the numbers of the characters in the box; nobody twice."""
    cast: list[int] = []
    for fields in players:
        number = fields.number("character", names)
        if number not in box:
            known = ", ".join([names.names[one] for one in box])
            raise BadData(fields.where("character"), "name", known=known, value=names.names[number])
        if number in cast:
            raise BadData(fields.where("character"), "twice", value=names.names[number])
        cast.append(number)
    return cast


def read_roles(players: list[Fields]) -> vec[i64]:
    """Everybody's role; all together they are those of the game."""
    role = vec[i64]([fields.number("role", ROLES) for fields in players])
    if len(missing_roles(role)) > 0:
        raise BadData("players", "roles", players=len(players), known=role_names(roles_for(len(players))))
    return role


def role_names(roles: vec[i64]) -> str:
    return ", ".join([str(ROLES.write(int(one))) for one in roles])


def read_outcome(position: Fields) -> tuple[int, int]:
    """The side that won a finished game, and its winners, one bit each."""
    outcome = Fields(position.get("outcome"), "outcome")
    outcome.only("side", "winners")
    winners = 0
    for seat in outcome.numbers("winners", ListField(SEAT)):
        winners |= 1 << int(seat)
    return outcome.number("side", SIDES), winners
