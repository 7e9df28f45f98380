"""A game with those who play it: people and hired bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sixgun.api import load
from sixgun.bots.bot import catch_up
from sixgun.engine.action import Action
from sixgun.engine.errors import BadData, IllegalAction
from sixgun.engine.game import Game
from sixgun.engine.messages import Event
from sixgun.engine.rng import Rng, child_seed
from sixgun.make_bot import make_bot
from sixgun.matches.errors import NotYourDecision, StaleAction
from sixgun.matches.takeback import comes_out_the_same
from sixgun.matches.thinking import answer

ADVISER = "sharpshooter"


@dataclass(frozen=True)
class Person:
    """A person at the table; a name is only needed where several meet."""

    name: str = ""


@dataclass(frozen=True)
class BotSeat:
    """A bot, by its name."""

    bot: str


Seat = Person | BotSeat


def seat_people(players: int, people: list[int], bots: list[str]) -> list[Seat]:
    """People in their seats, and bots in the others in turn.

    >>> seat_people(3, [1], ["greenhorn", "gunhand"])
    [BotSeat(bot='greenhorn'), Person(name=''), BotSeat(bot='gunhand')]
    """
    free = [seat for seat in range(players) if seat not in people]
    return [BotSeat(bots[free.index(seat) % len(bots)]) if seat in free else Person() for seat in range(players)]


class Match:
    """A game and who plays each seat. It says who may decide what, lets the bots choose, and tells what happened.

    >>> import sixgun
    >>> match = Match(sixgun.new_game("dice", players=4, seed=1), seat_people(4, [2], ["gunhand"]))
    >>> match.deciding, match.person_decides, match.number
    (2, True, 0)
    >>> events = match.act(0, "stop", 2)
    >>> match.act(0, "stop", 2)
    Traceback (most recent call last):
    sixgun.matches.errors.StaleAction: The game has gone on meanwhile. Look at the table again, then choose.
    """

    def __init__(self, game: Game, seats: Sequence[Seat]) -> None:
        if len(seats) != game.players:
            raise BadData("seats", "list", length=game.players)
        self.seats = list(seats)
        self.actors: list[int] = []  # who did each action
        self.judged: dict[int, bool] = {}  # of each action that was asked about, whether it was foretold
        self.game = load({**game.record(), "actions": []})
        for action in game.history:
            self.carry_out(action)

    # -- who decides ---------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many actions were done: the number of the decision that the game waits for."""
        return len(self.game.history)

    @property
    def options(self) -> dict[str, object]:
        """The options of the game."""
        return self.game.options

    @property
    def from_position(self) -> bool:
        """Whether the game began in a position that somebody set up."""
        return "position" in self.game.start

    @property
    def people(self) -> list[int]:
        """The seats of the people."""
        return [at for at, seat in enumerate(self.seats) if isinstance(seat, Person)]

    @property
    def deciding(self) -> int | None:
        """Who must decide; None when the game is over."""
        return int(self.game.state.deciding) if self.game.decision else None

    @property
    def person_decides(self) -> bool:
        """Whether a person must decide now."""
        return self.deciding in self.people

    @property
    def bot_decides(self) -> bool:
        """Whether a bot must decide now."""
        return self.deciding is not None and not self.person_decides

    @property
    def hired(self) -> set[str]:
        """The bots that play."""
        return {seat.bot for seat in self.seats if isinstance(seat, BotSeat)}

    # -- acting --------------------------------------------------------------------------------------------------

    def check(self, number: int, action: Action | str, seat: int) -> None:
        """Turn away what is meant for another decision, comes from another seat, or isn't legal; nothing changes."""
        if number != self.number:
            raise StaleAction("stale-action", number=number, now=self.number)
        if seat != self.deciding:
            raise NotYourDecision("not-your-decision", seat=seat + 1)
        reason = self.game.why_not(action)
        if reason is not None:
            raise IllegalAction(action if isinstance(action, str) else action.text, reason)

    def legal(self, number: int, at: int, seat: int) -> Action:
        """The legal action with an id, for whoever is asked at a decision with a number."""
        if number != self.number:
            raise StaleAction("stale-action", number=number, now=self.number)
        decision = self.game.decision
        if decision is None or seat != decision.seat:
            raise NotYourDecision("not-your-decision", seat=seat + 1)
        if not 0 <= at < len(decision.actions):
            raise BadData("id", "range", low=0, high=len(decision.actions) - 1, value=at)
        return decision.actions[at]

    def act(self, number: int, action: Action | str, seat: int) -> list[Event]:
        """Carry out the action of a seat at a decision, and tell what happened."""
        self.check(number, action, seat)
        return self.carry_out(action)

    def carry_out(self, action: Action | str) -> list[Event]:
        """Carry out an action."""
        seat = self.deciding
        events = self.game.apply(action)
        self.actors.append(-1 if seat is None else seat)
        return events

    def undo(self) -> None:
        """Take back the last action."""
        self.game.undo()
        self.actors.pop()
        self.judged.clear()

    @property
    def foretold(self) -> bool:
        """Whether the last action had to come out as it did, as far as its player knew."""
        if self.number not in self.judged:
            self.judged[self.number] = comes_out_the_same(self.game, self.actors[-1])
        return self.judged[self.number]

    def bot_asked(self) -> tuple[int, str]:
        """The seat of the bot that must decide, and which bot that is. None is kept: one that hears the past when it is
        asked decides as one that was there, so a match goes on alike after it was left, or something taken back.
        """
        assert self.deciding is not None
        sitting = self.seats[self.deciding]
        assert isinstance(sitting, BotSeat)
        return self.deciding, sitting.bot

    def hint(self) -> list[dict[str, object]]:
        """What a sharpshooter in the seat that must decide thinks of each action, the best first (`Bot.explain`)."""
        decision = self.game.decision
        assert decision is not None
        seat = int(decision.seat)
        rng = Rng(child_seed(self.game.state.random.seed, seat, self.number))
        adviser = make_bot(ADVISER, self.game.rules.name, rng, timed=True)
        catch_up(self.game, {seat: adviser})
        adviser.choose(self.game.view(seat))
        return adviser.explain()

    def bot_acts(self) -> list[Event]:
        """The bot that must decide does so."""
        seat, bot = self.bot_asked()
        return self.act(self.number, answer(self.game, seat, bot), seat)
