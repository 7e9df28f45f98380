"""A game from its first decision to its last: the state, what was done and what happened."""

from __future__ import annotations

from typing import Final, overload

from sixgun.engine.action import Action, Actions, Decision, is_ours, parse, verb_of
from sixgun.engine.errors import BadData, IllegalAction, SixgunError, shown
from sixgun.engine.fields import NOBODY, FieldType
from sixgun.engine.frame import NO_ACTIONS
from sixgun.engine.messages import Event, Reason, ReasonType
from sixgun.engine.num import i64
from sixgun.engine.reading import Fields, copied_fields, read_seed
from sixgun.engine.rng import SeededRandom, seed_bytes
from sixgun.engine.rules import Options, Rules
from sixgun.engine.state import OVER, State
from sixgun.engine.view import Outcome, View

NO_ACTION: Final = ReasonType("no-action")
NOT_YOUR_TURN: Final = ReasonType("not-your-turn")
ANY_NUMBER: Final = FieldType(0, 2**62)  # of an event; there may be fewer
RECORD_VERSION = 1
POSITION_VERSION = 1


class Game:
    """A game in progress that remembers how it came there.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=5, seed=7)
    >>> while not game.is_over:
    ...     events = game.apply(game.legal_actions[0])
    >>> game.outcome.side
    'law'

    `parted` says where a record of older rules could not be followed any more; mostly it is None.
    """

    def __init__(self, rules: Rules, state: State, start: dict[str, object]) -> None:
        self.rules = rules
        self.state = state
        self.start = start
        self.parted: SixgunError | None = None
        self.history: list[Action] = []
        self.events: list[Event] = state.drain_events()
        self.marks = [len(self.events)]  # how many events there were before each decision

    @property
    def decision(self) -> Decision | None:
        """The decision that the game waits for; None when it is over."""
        return self.state.decision

    @property
    def legal_actions(self) -> Actions:
        """What the deciding seat may do; empty when the game is over."""
        return Actions(self.state.legal if not self.state.over else NO_ACTIONS, self.rules.verbs)

    @property
    def current_seat(self) -> int | None:
        """The seat that must decide; None when the game is over."""
        return None if self.state.over else int(self.state.deciding)

    @property
    def is_over(self) -> bool:
        return self.state.over

    @property
    def outcome(self) -> Outcome | None:
        """Who won; None while the game goes on."""
        return self.state.outcome

    @property
    def options(self) -> Options:
        """What was chosen when the game began."""
        options = self.start.get("options")
        return copied_fields(options) if isinstance(options, dict) else {}

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def seed(self) -> int:
        """The seed of the game's luck: every card and every roll to come follows from it. Never show it to a player.

        >>> import sixgun
        >>> sixgun.new_game("dice", seed=7).seed
        7
        """
        return int.from_bytes(self.state.random.seed, "big")

    # Overloads are for readers and type checkers: compiled, `seat: int | None` would refuse anything else without a
    # sentence of ours.
    @overload
    def view(self, seat: int) -> View: ...
    @overload
    def view(self, seat: None) -> View: ...
    def view(self, seat: object) -> View:
        """What a seat may know; None is a spectator.

        >>> import sixgun
        >>> game = sixgun.new_game("dice", players=5, seed=7)
        >>> game.view(None).decision is None
        True
        """
        return self.state.view(None if seat is None else self.check_seat(seat), len(self.history))

    def check_viewer(self, seat: object) -> int:
        """A seat of this table, or -1 for a spectator."""
        return NOBODY if seat is None else self.check_seat(seat)

    def check_seat(self, seat: object) -> int:
        """A seat, if it is one of this table."""
        return FieldType(0, self.state.players - 1).read(seat, "seat")

    def apply(self, action: object, seat: int | None = None) -> list[Event]:
        """Carry out an action, given as itself or by its text, and tell what happened.

        An action that isn't legal raises `IllegalAction` with the reason, and nothing changes. Whoever acts for other
        people says for which `seat`: if it is not that seat's decision, the action is refused.

        >>> import sixgun
        >>> game = sixgun.new_game("dice", players=5, seed=7)
        >>> [event.name for event in game.apply("roll 1")]
        ['rolled', 'arrow-taken']
        """
        chosen = self.find(action)
        if seat is not None and not self.asks(seat):
            raise IllegalAction(chosen.text, self.not_asked())
        if chosen.code not in self.state.legal:
            raise self.state.refusal(chosen.code)
        return self.carry_out(chosen)

    def carry_out(self, action: Action) -> list[Event]:
        """Carry out an action that is known to be legal."""
        self.state.play(action.code)
        fresh = self.state.drain_events()
        self.history.append(action)
        self.events.extend(fresh)
        self.marks.append(len(self.events))
        return fresh

    def find(self, action: object) -> Action:
        """The action that is meant, legal or not."""
        return find_action(action, self.rules)

    def asks(self, seat: int) -> bool:
        """Whether the game waits for a decision of this seat."""
        return self.check_seat(seat) == self.state.deciding and not self.state.over

    def not_asked(self) -> Reason:
        """Why a seat that isn't asked can do nothing."""
        return Reason(OVER if self.state.over else NOT_YOUR_TURN)

    def why_not(self, action: object, seat: int | None = None) -> Reason | None:
        """The reason why an action isn't legal now; None if it is.

        The reason may tell what the deciding player holds. Whoever asks for other people says for which `seat`: a seat
        that isn't asked learns only that.

        >>> import sixgun
        >>> sixgun.new_game("dice", players=5, seed=7).why_not("beer 2")
        <not-now>
        """
        try:
            chosen = self.find(action)
        except IllegalAction as refused:
            return refused.reason
        if seat is not None and not self.asks(seat):
            return self.not_asked()
        return None if chosen.code in self.state.legal else self.state.why_not(chosen.code)

    def undo(self) -> Action:
        """Go back to the decision before the last action, by playing the game anew up to there; the action taken back.

        >>> import sixgun
        >>> game = sixgun.new_game("dice", seed=7)
        >>> events = game.apply("roll 1")
        >>> game.undo(), game.history
        (<action roll 1>, [])
        """
        if not self.history:
            raise SixgunError("nothing-to-undo")
        again = play_again(self.rules, self.start, self.history[:-1])
        undone = self.history[-1]
        self.state, self.history, self.events, self.marks = again.state, again.history, again.events, again.marks
        return undone

    def copy(self) -> Game:
        """An independent game that goes on from here."""
        twin = Game(self.rules, self.state.copy(), self.start)
        twin.history = list(self.history)
        twin.events = list(self.events)
        twin.marks = list(self.marks)
        return twin

    def record(self) -> dict[str, object]:
        """The game as JSON that replays to the same events: how it began and what was done.

        IT CARRIES THE SEED, and with it every card and every roll to come: never give the record of a running game to
        a player. What a player may know is `view(seat)`.
        """
        return {**copied_fields(self.start), "actions": [action.text for action in self.history]}

    def position(self) -> dict[str, object]:
        """The situation as JSON, to go on from without the past.

        IT CARRIES THE SEED AND ALL SECRETS, like `record`: what a player may know is `view(seat)`.
        """
        return self.state.to_dict()

    @overload
    def seen_by(self, seat: int) -> list[Event]: ...
    @overload
    def seen_by(self, seat: None) -> list[Event]: ...
    def seen_by(self, seat: object) -> list[Event]:
        """The events that a seat may know of; None is a spectator."""
        viewer = self.check_viewer(seat)
        return [event for event in self.events if event.seen_by(viewer)]

    @overload
    def events_since(self, number: int, seat: int) -> list[dict[str, object]]: ...
    @overload
    def events_since(self, number: int, seat: None) -> list[dict[str, object]]: ...
    def events_since(self, number: object, seat: object) -> list[dict[str, object]]:
        """The events that a seat may know of, as JSON, from the one with a number on: complete from any number on.

        A seat's events are numbered from 0; `action` is the number of the action that an event belongs to, counted
        from 1, and 0 for what happened before the first.

        >>> import sixgun
        >>> game = sixgun.new_game("dice", players=5, seed=7)
        >>> events = game.apply("roll 1")
        >>> [(told["number"], told["action"], told["event"]["name"]) for told in game.events_since(5, None)]
        [(5, 1, 'rolled'), (6, 1, 'arrow-taken')]
        """
        viewer, first = self.check_viewer(seat), ANY_NUMBER.read(number, "number")
        at, action, told = 0, 0, list[dict[str, object]]()
        for place, event in enumerate(self.events):
            while place >= self.marks[action]:
                action += 1
            if event.seen_by(viewer):
                if at >= first:
                    told.append({"number": at, "action": action, "event": event.to_dict()})
                at += 1
        return told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.record() == other.record() and self.state == other.state

    def __hash__(self) -> int:
        return hash(self.state)

    def __repr__(self) -> str:
        now = self.outcome or self.decision
        return f"<game of {self.rules.name}, {self.players} players, {len(self.history)} actions, {now}>"


def find_action(action: object, rules: Rules) -> Action:
    """The action that is meant, legal or not, by itself or by its text; what means nothing in a game is refused."""
    if isinstance(action, Action):
        if is_ours(action, rules.verbs):
            return action
        raise IllegalAction(action.text, Reason(NO_ACTION))
    if not isinstance(action, str):
        raise BadData("action", "action", value=shown(action))
    code: i64 = parse(action, rules.verbs)
    if code < 0:
        raise IllegalAction(action, Reason(NO_ACTION))
    return Action(code, rules.verbs[verb_of(code)])


def begin(rules: Rules, players: object, seed: object, options: Options | None = None) -> Game:
    seats = rules.check_players(players)
    number = read_seed(seed)
    chosen = copied_fields(rules.check_options(options or {}, seats))
    start = {**record_head(rules), "players": seats, "seed": str(number), "options": chosen}
    return Game(rules, rules.set_up(seats, SeededRandom(seed_bytes(number)), True, chosen), start)


def begin_from(rules: Rules, position: Fields) -> Game:
    """A game that goes on from a position."""
    return Game(rules, rules.read(position), {**record_head(rules), "position": position.values})


def record_head(rules: Rules) -> dict[str, object]:
    head: dict[str, object] = {"sixgun": "record", "version": RECORD_VERSION, "game": rules.name}
    return {**head, "rules": rules.version, "sets": list(rules.sets)}


def replay(rules: Rules, record: Fields) -> Game:
    """The game that a record tells of, after its last action.

    A record of older rules is followed as far as its actions are legal; `Game.parted` says where it parts.
    """
    record.only(
        "sixgun", "version", "game", "rules", "sets", "players", "seed", "options", "position", "actions", "table"
    )
    version = FieldType(1, rules.version)
    made_by = record.number("rules", version)
    game = begin_again(rules, record)
    for at, text in enumerate(record.items("actions")):
        try:
            repeat(game, text, f"actions[{at}]")
        except BadData:
            if made_by == rules.version or not isinstance(text, str):
                raise
            game.parted = SixgunError("parted", number=at + 1, action=text, rules=made_by, known=rules.version)
            return game
    return game


def begin_again(rules: Rules, record: Fields) -> Game:
    """A game as its record says that it began."""
    if not record.has("position"):
        options = Fields(record.get("options"), "options").values if record.has("options") else {}
        return begin(rules, record.get("players"), record.get("seed"), options)
    for name in ("players", "seed", "options"):
        if record.has(name):
            raise BadData(name, "position-too")
    position = Fields(record.get("position"), "position")
    check_head(position, "position", POSITION_VERSION)
    if position.get("game") != rules.name:
        raise BadData("position.game", "name", known=rules.name, value=shown(position.get("game")))
    return begin_from(rules, position)


def play_again(rules: Rules, start: dict[str, object], history: list[Action]) -> Game:
    """A game that began so, after these actions."""
    game = begin_again(rules, Fields(copied_fields(start)))
    for action in history:
        game.apply(action)
    return game


def repeat(game: Game, text: object, field: str) -> None:
    """Carry out one action of a record."""
    if not isinstance(text, str):
        raise BadData(field, "text", value=type(text).__name__)
    if game.is_over:
        raise BadData(field, "extra-action")
    code: i64 = parse(text, game.rules.verbs)
    if code < 0 or code not in game.state.legal:
        raise BadData(field, "illegal", action=text, known=", ".join(game.legal_actions.texts()))
    game.carry_out(Action(code, game.rules.verbs[verb_of(code)]))


def check_head(data: Fields, what: str, version: int) -> None:
    """What a file says that it is."""
    if data.get("sixgun") != what:
        raise BadData(data.where("sixgun"), "not-ours", value=shown(data.get("sixgun")))
    check_version(data, "version", version)


def check_version(data: Fields, name: str, known: int) -> None:
    """A version that we can read: the whole number, not 1.0 or true."""
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or value != known:
        raise BadData(data.where(name), "version", known=known, value=shown(value))
