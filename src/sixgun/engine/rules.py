"""What the engine must know of a rule set to set up a game, read a position and replay a record."""

from __future__ import annotations

from sixgun.engine.chance import Chance
from sixgun.engine.errors import BadData, shown
from sixgun.engine.reading import Fields
from sixgun.engine.state import TURN_LIMIT, Frame, State
from sixgun.engine.terms import Domain, Many, Seat, Term

Options = dict[str, object]


class Rules:
    """A game that can be played; each rule set has one.

    `version` changes when the same seed and actions would give another game. `options` are the options with their
    defaults, `ranges` the numbers that are possible for those that are no flags. `verbs`, `questions`, `events` and
    `reasons` are all that can be said of it.
    """

    def __init__(
        self, name: str, players: range, version: int, frames: tuple[type[Frame], ...], verbs: tuple[Term, ...]
    ) -> None:
        self.name = name
        self.players = players
        self.version = version
        self.frames = {frame.NAME: frame for frame in frames}
        self.verbs = verbs
        self.questions: tuple[Term, ...] = ()
        self.events: tuple[Term, ...] = ()
        self.reasons: tuple[Term, ...] = ()
        self.options: Options = {}
        self.ranges: dict[str, range] = {}

    @property
    def usual_players(self) -> int:
        """How many play when nobody says: five, or as near as the game allows."""
        return min(max(5, self.players[0]), self.players[-1])

    def deck(self) -> dict[str, dict[str, object]]:
        """Every card by its name, with what is printed on it."""
        return {}

    def characters(self) -> dict[str, dict[str, object]]:
        """Every character by its name, with what is printed on the card."""
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

    def set_up(self, players: int, chance: Chance, logging: bool, options: Options | None = None) -> State:
        """A new game at its first decision."""
        raise AssertionError(self)

    def read(self, position: Fields) -> State:
        """The state that a position describes, run to its first decision."""
        raise AssertionError(self)

    def rematch_options(self, ended: State, options: Options, keep: list[int] | None, rotate: bool) -> Options:
        """The options of a further game at the same table; only some games can keep or hand on anything."""
        for name, given in (("keep_characters", keep is not None), ("rotate_sheriff", rotate)):
            if given:
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
            if name not in self.options:
                raise BadData(name, "unknown-field", known=", ".join(self.options) or "-")
            if name in self.ranges:
                Domain(self.ranges[name][0], self.ranges[name][-1]).read(value, name)
            elif not isinstance(value, bool):
                raise BadData(name, "flag", value=shown(value))
        return {**self.options, **given}

    def read_stack(self, position: Fields, state: State, first: Frame) -> None:
        """The frames, which always begin with the same; a position without them has nothing else."""
        if not position.has("stack"):
            state.push(first)
            return
        for at, fields in enumerate(position.objects("stack")):
            frame = self.read_frame(fields, state.players)
            if (frame.NAME == first.NAME) != (at == 0):
                raise BadData(fields.where("frame"), "stack-order")
            state.push(frame)
        if len(state.stack) == 0:
            raise BadData("stack", "stack-order")

    def read_frame(self, fields: Fields, players: int) -> Frame:
        """A frame of the stack."""
        name = fields.text("frame")
        if name not in self.frames:
            raise BadData(fields.where("frame"), "name", known=", ".join(self.frames), value=shown(name))
        kind = self.frames[name]
        values: list[object] = []
        for field, domain in kind.FIELDS.items():
            if isinstance(domain, Many):
                length = players if domain.per_seat else -1
                values.append(fields.numbers(field, Many(domain.each, length)))
            elif isinstance(domain, Seat):
                values.append(fields.number(field, Seat(domain.low, players - 1)))
            else:
                values.append(fields.number(field, domain))
        fields.only("frame", *kind.FIELDS)
        return kind(*values)
