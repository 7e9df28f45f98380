"""Roles: who has which, who may know, and which of them win together. The same in both games."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.engine.errors import BadData, shown
from sixgun.engine.fields import COUNT, SEAT, FieldType, ListField, NameField
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

    SIDES: ClassVar[NameField]
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
        return Outcome(self.SIDES.names[self.side], tuple(seats))

    def has_won(self, seat: i64) -> bool:
        return self.winners >> seat & 1 == 1

    def lives(self, seat: i64) -> bool:
        """Whether a player is still in the game."""
        raise AssertionError(self)

    def is_in(self, seat: i64) -> bool:
        return self.lives(seat)

    # -- who knows -----------------------------------------------------------------------------------------------

    def role_is_public(self, seat: i64) -> bool:
        """classic.setup.secrecy, classic.death.reveal, dice.setup.secrecy"""
        return self.role[seat] == SHERIFF or self.over or not self.lives(seat)

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
        self.end(len(self.SIDES.names) - 1, 0)

    def is_undecided(self, side: i64, winners: i64) -> bool:
        """Whether a game that nobody has decided yet may have ended so: by the number of its turns, without winners."""
        return not self.over and side == len(self.SIDES.names) - 1 and winners == 0 and self.turn >= TURN_LIMIT

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


def read_outcome(position: Fields, sides: NameField) -> tuple[int, int]:
    """The side that won a finished game, and its winners, one bit each."""
    outcome = Fields(position.get("outcome"), "outcome")
    outcome.only("side", "winners")
    winners = 0
    for seat in outcome.numbers("winners", ListField(SEAT)):
        winners |= 1 << int(seat)
    return outcome.number("side", sides), winners
