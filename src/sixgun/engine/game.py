"""A game from its first decision to its last: the state, what was done and what happened."""

from __future__ import annotations

from typing import Final

from sixgun.engine.action import Action, Decision, is_ours, parse
from sixgun.engine.chance import Chance, seed_bytes
from sixgun.engine.errors import BadData, IllegalAction, SixgunError, shown
from sixgun.engine.num import i64
from sixgun.engine.reading import Fields, copied_fields, read_seed
from sixgun.engine.rules import Options, Rules
from sixgun.engine.state import OVER, Outcome, State, View
from sixgun.engine.terms import Domain, Note, Term

NO_ACTION: Final = Term("no-action")
NOT_YOUR_TURN: Final = Term("not-your-turn")
RECORD_VERSION = 1
POSITION_VERSION = 1


class Game:
    """A game in progress that remembers how it came there.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=5, seed=7)
    >>> while game.decision:
    ...     events = game.apply(game.decision.actions[0])
    >>> game.outcome.side
    'law'
    """

    def __init__(self, rules: Rules, state: State, start: dict[str, object]) -> None:
        self.rules = rules
        self.state = state
        self.start = start
        self.history: list[Action] = []
        self.events: list[Note] = state.news()
        self.marks = [len(self.events)]  # how many events there were before each decision

    @property
    def decision(self) -> Decision | None:
        """The decision that the game waits for; None when it is over."""
        return self.state.decision

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
        """How many sit at the table."""
        return self.state.players

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator.

        >>> import sixgun
        >>> game = sixgun.new_game("dice", players=5, seed=7)
        >>> game.view(None).decision is None
        True
        """
        return self.state.view(None if seat is None else self.check_seat(seat), len(self.history))

    def check_seat(self, seat: object) -> int:
        """A seat, if it is one of this table."""
        return Domain(0, self.state.players - 1).read(seat, "seat")

    def apply(self, action: Action | str, seat: int | None = None) -> list[Note]:
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
        self.state.apply(chosen.code)
        fresh = self.state.news()
        self.history.append(chosen)
        self.events.extend(fresh)
        self.marks.append(len(self.events))
        return fresh

    def find(self, action: Action | str) -> Action:
        """The action that is meant, legal or not; what means nothing in this game is refused."""
        if isinstance(action, Action):
            if is_ours(action, self.rules.verbs):
                return action
            raise IllegalAction(action.text, Note(NO_ACTION))
        code: i64 = parse(action, self.rules.verbs)
        if code < 0:
            raise IllegalAction(action, Note(NO_ACTION))
        return Action(code, self.rules.verbs[code & 255])

    def asks(self, seat: int) -> bool:
        """Whether the game waits for a decision of this seat."""
        return self.check_seat(seat) == self.state.deciding and not self.state.over

    def not_asked(self) -> Note:
        """Why a seat that isn't asked can do nothing."""
        return Note(OVER if self.state.over else NOT_YOUR_TURN)

    def why_not(self, action: Action | str, seat: int | None = None) -> Note | None:
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
        return self.state.to_data()

    def seen_by(self, seat: int | None) -> list[Note]:
        """The events that a seat may know of."""
        return [event for event in self.events if event.seen_by(-1 if seat is None else seat)]

    def events_since(self, number: int, seat: int | None) -> list[dict[str, object]]:
        """The events that a seat may know of, as JSON, from the one with a number on: complete from any number on.

        A seat's events are numbered from 0; `action` is the number of the action that an event belongs to, counted
        from 1, and 0 for what happened before the first.

        >>> import sixgun
        >>> game = sixgun.new_game("dice", players=5, seed=7)
        >>> events = game.apply("roll 1")
        >>> [(told["number"], told["action"], told["event"]["name"]) for told in game.events_since(5, None)]
        [(5, 1, 'rolled'), (6, 1, 'arrow-taken')]
        """
        at, action, told = 0, 0, list[dict[str, object]]()
        for place, event in enumerate(self.events):
            while place >= self.marks[action]:
                action += 1
            if event.seen_by(-1 if seat is None else seat):
                if at >= number:
                    told.append({"number": at, "action": action, "event": event.to_data()})
                at += 1
        return told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.record() == other.record() and self.state == other.state

    def __hash__(self) -> int:
        return hash(self.state)

    def __repr__(self) -> str:
        now = self.outcome or self.decision
        return f"<game of {self.rules.name}, {self.players} players, {len(self.history)} actions, {now}>"


def begin(rules: Rules, players: object, seed: object, options: Options | None = None) -> Game:
    """A new game."""
    seats = rules.check_players(players)
    number = read_seed(seed)
    chosen = copied_fields(rules.check_options(options or {}, seats))
    start: dict[str, object] = {
        "sixgun": "record",
        "version": RECORD_VERSION,
        "game": rules.name,
        "rules": rules.version,
        "players": seats,
        "seed": str(number),
        "options": chosen,
    }
    return Game(rules, rules.set_up(seats, Chance(seed_bytes(number)), True, chosen), start)


def begin_from(rules: Rules, position: Fields) -> Game:
    """A game that goes on from a position."""
    state = rules.read(position)
    start: dict[str, object] = {
        "sixgun": "record",
        "version": RECORD_VERSION,
        "game": rules.name,
        "rules": rules.version,
        "position": position.values,
    }
    return Game(rules, state, start)


def replay(rules: Rules, record: Fields) -> Game:
    """The game that a record tells of, after its last action."""
    record.only("sixgun", "version", "game", "rules", "players", "seed", "options", "position", "actions", "table")
    check_version(record, "rules", rules.version)
    game = begin_again(rules, record)
    for at, text in enumerate(record.items("actions")):
        repeat(game, text, f"actions[{at}]")
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
    decision = game.decision
    legal = decision.actions.texts() if decision else []
    if decision is None:
        raise BadData(field, "extra-action")
    if text not in legal:
        raise BadData(field, "illegal", action=text, known=", ".join(legal))
    game.apply(decision.actions[legal.index(text)])


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
