"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sixgun.engine.action import Action
from sixgun.engine.errors import BadData, BotError, SixgunError, shown
from sixgun.engine.fields import NOBODY
from sixgun.engine.game import Game, find_action, play_again
from sixgun.engine.messages import Event
from sixgun.engine.num import i64, mypyc_attr
from sixgun.engine.rng import Rng, as_rng
from sixgun.engine.state import State
from sixgun.engine.view import View
from sixgun.family.roles import ROLE_DEALT, RoleTable

BEGINNING: Final = "began"  # the first event of every deal, in all games


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It hears of every event that its seat may know, and is asked when its seat must decide.

    It may play several games, one after the other.

    >>> import sixgun
    >>> class Stubborn(sixgun.Bot):
    ...     def choose(self, view):
    ...         return view.decision.actions[0]
    >>> sixgun.play("dice", [Stubborn(), "gunhand", "gunhand"], seed=1).outcome
    <outcome deputy: seats 2>
    """

    def __init__(self, seed: Rng | Random | int | None = None) -> None:
        self.rng = as_rng(seed)
        self.observes = False  # whether it wants to observe
        self.all_seeing = False  # whether nothing that anybody knows is hidden from it: for studies

    def reset(self) -> None:
        """A game begins, perhaps not its first: forget the last one. It then hears of the deal."""

    def on_event(self, event: Event) -> None:
        """Something happened."""

    def observe(self, view: View, action: Action) -> None:
        """Somebody is about to do something that all can see. Only a bot that `observes` is told: events don't tell
        what else was possible, this view of its seat does."""

    def choose(self, view: View) -> Action:
        """One of `view.legal_actions`, or its text."""
        raise AssertionError(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def explain(self) -> list[dict[str, object]]:
        """What it thought of each action at its last decision, the best first; nothing if it doesn't weigh chances."""
        return []


def sight(bot: Bot, state: State, seat: i64) -> View:
    """What a bot sees at a seat; one that sees all doesn't see what nobody knows."""
    return View(state.reveal_all(), seat) if bot.all_seeing else state.view(seat)


def ask(bot: Bot, view: View) -> Action:
    """What a bot does in the seat that must decide; what fails, or can't be done now, is an error that says who."""
    player: Any = bot  # one's own may answer anything, and compiled code would refuse what is no action
    try:
        answer: object = player.choose(view)
    except Exception as trouble:
        raise BotError("bot-failed", trouble, **asked(bot, view)) from trouble
    state = view.redacted
    try:
        action = find_action(answer, state.rules)
        if action.code not in state.legal:
            raise state.refusal(action.code)
    except SixgunError as trouble:
        text = answer.text if isinstance(answer, Action) else shown(answer)
        raise BotError("bot-answer", trouble, **asked(bot, view), answer=text) from trouble
    return action


def asked(bot: Bot, view: View) -> dict[str, object]:
    """Who was asked what."""
    state = view.redacted
    return {**who(bot, view.seat), "question": state.stack[-1].question(state).name}


def who(bot: Bot, seat: i64) -> dict[str, object]:
    """A bot, as an error names it."""
    return {"bot": f"{type(bot).__module__}:{type(bot).__qualname__}", "seat": int(seat)}


def show(state: State, action: Action, bots: dict[int, Bot]) -> None:
    """The bots that observe look on while somebody acts, if all can see it."""
    if not state.is_open(action.code):
        return
    for seat, bot in bots.items():
        if bot.observes and seat != state.deciding:
            try:
                bot.observe(state.view(seat), action)
            except Exception as trouble:
                raise BotError("bot-heard", trouble, **who(bot, seat), event=action.text) from trouble


def catch_up(game: Game, bots: dict[int, Bot]) -> None:
    """Bots that come to a game hear and see all of its past; of one that began in a position, first of the roles."""
    if "position" in game.start:
        for seat, bot in bots.items():
            start_over(bot, seat, "position")
        tell(roles_at_the_start(game), bots)
    if not any(bot.observes for bot in bots.values()):
        tell(game.events, bots)
        return
    past = play_again(game.rules, game.start, [])
    tell(past.events, bots)
    for action in game.history:
        show(past.state, action, bots)
        tell(past.apply(action), bots)


def start_over(bot: Bot, seat: i64, event: str) -> None:
    """A bot forgets the game that it played before."""
    try:
        bot.reset()
    except Exception as trouble:
        raise BotError("bot-heard", trouble, **who(bot, seat), event=event) from trouble


def roles_at_the_start(game: Game) -> list[Event]:
    """What a deal would have told of the roles: those that lie open to all, the others to their owners."""
    state = play_again(game.rules, game.start, []).state
    if not isinstance(state, RoleTable):
        return []
    events: list[Event] = []
    seat: i64 = 0
    for role in state.role:
        events.append(Event(ROLE_DEALT, NOBODY if state.role_is_public(seat) else seat, seat, role))
        seat += 1
    return events


def tell(events: list[Event], bots: dict[int, Bot]) -> None:
    """The bot at each seat hears of what its seat may know."""
    for seat, bot in bots.items():
        hear(bot, seat, events)


def check_one_game(events: list[Event]) -> None:
    """What is remembered of two games at once would be of neither."""
    if any(event.name == BEGINNING for event in events[1:]):
        raise BadData("events", "several-games")


def hear(bot: Bot, seat: i64, events: list[Event]) -> None:
    """A bot hears of what its seat may know; a game that begins is a new one to it."""
    if events and events[0].name == BEGINNING:
        start_over(bot, seat, BEGINNING)
    for event in events:
        if event.audience == NOBODY or event.audience == seat:
            try:
                bot.on_event(event)
            except Exception as trouble:
                raise BotError("bot-heard", trouble, **who(bot, seat), event=event.name) from trouble
