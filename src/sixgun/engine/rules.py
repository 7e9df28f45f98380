"""What the engine must know of a rule set to set up a game, read a position and replay a record."""

from __future__ import annotations

from sixgun.engine.errors import BadData, shown
from sixgun.engine.fields import FieldType, ListField, SeatField
from sixgun.engine.frame import Frame
from sixgun.engine.messages import EventType, QuestionType, ReasonType, Verb
from sixgun.engine.reading import Fields
from sixgun.engine.rng import SeededRandom
from sixgun.engine.state import TURN_LIMIT, State

Options = dict[str, object]


class Rules:
    """A game that can be played: a value, made of `sets`.

    `version` changes when the same seed and actions would give another game. `options` are the options with their
    defaults, `ranges` the numbers that are possible for those that are no flags. `verbs`, `questions`, `events` and
    `reasons` are all that can be said of it. `rematch_wishes` are what players may ask for in a further game.
    """

    def __init__(self, name: str, players: range, version: int, verbs: tuple[Verb, ...]) -> None:
        self.name = name
        self.players = players
        self.version = version
        self.verbs = verbs
        self.sets: tuple[str, ...] = ()
        self.frames: dict[str, type[Frame]] = {}
        self.questions: tuple[QuestionType, ...] = ()
        self.events: tuple[EventType, ...] = ()
        self.reasons: tuple[ReasonType, ...] = ()
        self.options: Options = {}
        self.ranges: dict[str, range] = {}
        self.rematch_wishes: tuple[str, ...] = ()

    @property
    def usual_players(self) -> int:
        """How many play when nobody says: five, or as near as the game allows."""
        return min(max(5, self.players[0]), self.players[-1])

    def using(self, sets: object) -> Rules:
        """The same game made of other sets, by their names; None are the usual ones."""
        raise AssertionError(self)

    def turn_decisions(self, players: int) -> int:
        """More decisions than these can't fall in one turn."""
        raise AssertionError(self)

    def max_game_length(self, players: int | None = None) -> int:
        """More decisions than these can't fall in one game: those of a turn, and so many turns as a game may have.

        >>> import sixgun
        >>> sixgun.GAMES["dice"].max_game_length(4)
        34000
        """
        return TURN_LIMIT * self.turn_decisions(self.check_players(players or self.usual_players))

    def set_up(self, players: int, random: SeededRandom, logging: bool, options: Options | None = None) -> State:
        """A new game at its first decision."""
        raise AssertionError(self)

    def read(self, position: Fields) -> State:
        """The state that a position describes, run to its first decision."""
        raise AssertionError(self)

    def rematch_options(self, ended: State, options: Options, wishes: Options) -> Options:
        """The options of a further game at the same table; what somebody wishes to keep, only some games can."""
        for name, wish in wishes.items():
            if wish is not None and wish is not False:
                raise BadData(name, "no-rematch-option", game=self.name)
        return options

    def check_players(self, players: object) -> int:
        """The number of players, if this game can be played by so many."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            if low == high:
                raise BadData("players", "players-fixed", game=self.name, low=low, value=shown(players))
            raise BadData("players", "players", game=self.name, low=low, high=high, value=shown(players))
        return players

    def check_options(self, given: Options, players: int) -> Options:
        """The options of a game, those that are not given at their default."""
        for name, value in given.items():
            if len(self.options) == 0:
                raise BadData(name, "no-option", game=self.name)
            if name not in self.options:
                raise BadData(name, "unknown-field", known=", ".join(self.options))
            if name in self.ranges:
                FieldType(self.ranges[name][0], self.ranges[name][-1]).read(value, name)
            elif not isinstance(value, bool):
                raise BadData(name, "flag", value=shown(value))
        return {**self.options, **given}

    def read_stack(self, position: Fields, state: State, first: Frame) -> None:
        """The frames, which always begin with the same; a position without them has nothing else."""
        if not position.has("stack"):
            state.push(first)
            return
        for at, fields in enumerate(position.objects("stack")):
            frame = self.read_frame(fields, state)
            if (frame.NAME == first.NAME) != (at == 0):
                raise BadData(fields.where("frame"), "stack-order")
            if at > 0:
                check_order(fields, frame, state.stack[-1])
            state.push(frame)
        if len(state.stack) == 0:
            raise BadData("stack", "stack-order")

    def read_frame(self, fields: Fields, state: State) -> Frame:
        name = fields.text("frame")
        if name not in self.frames:
            raise BadData(fields.where("frame"), "name", known=", ".join(self.frames), value=shown(name))
        kind = self.frames[name]
        values: list[object] = []
        for field, type in kind.FIELDS.items():
            if isinstance(type, ListField):
                values.append(fields.numbers(field, ListField(type.each, state.players if type.per_seat else -1)))
            elif type.default is not None and not fields.has(field):
                values.append(type.default)
            elif isinstance(type, SeatField):
                seat = fields.number(field, SeatField(type.low, state.players - 1))
                if type.living and seat >= 0 and not state.is_in(seat):
                    raise BadData(fields.where(field), "out", value=seat)
                values.append(seat)
            else:
                values.append(fields.number(field, type))
        fields.only("frame", *kind.FIELDS)
        frame = kind(*values)
        if frame.wrong_field():
            raise BadData(fields.where(frame.wrong_field()), "stack")
        return frame


def check_order(fields: Fields, frame: Frame, below: Frame) -> None:
    """A frame lies on one on which it may, and goes with it."""
    if below.NAME not in frame.ON and frame.NAME not in below.UNDER:
        raise BadData(fields.where("frame"), "frame-order", known=", ".join(frame.ON), value=below.NAME)
    if below.wrong_above(frame):
        raise BadData(fields.where(below.wrong_above(frame)), "stack")
