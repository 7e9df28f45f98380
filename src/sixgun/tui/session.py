"""One sitting at the terminal: the game, who plays which seat, and the file that keeps it."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from sixgun.api import load, new_game, read_json, save
from sixgun.bots.bot import Bot, tell
from sixgun.bots.hire import BOTS, hire
from sixgun.engine.chance import Luck, child_seed
from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game, check_head
from sixgun.engine.reading import Fields
from sixgun.engine.terms import Note

VERSION = 1


def saved_games() -> Path:
    """Where games are kept on this machine."""
    folder = user_data_path("sixgun", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise SixgunError("unwritable", path=str(folder), why=trouble.strerror or str(trouble)) from trouble
    return folder


def command_name() -> str:
    """How this program was called, for hints: `./run` says so."""
    return os.environ.get("SIXGUN_COMMAND", "sixgun")


def stamp() -> str:
    """The time as part of a file's name."""
    return datetime.now().strftime("%Y-%m-%d-%H%M%S")


class Session:
    """A game with people in some seats and bots in the others. Every action is saved at once."""

    def __init__(self, game: Game, humans: list[int], bots: list[str], folder: Path) -> None:
        self.game = game
        self.humans = humans
        self.bots = bots
        self.folder = folder
        self.record_file = folder
        self.players: dict[int, Bot] = {}
        seed = game.state.chance.seed
        for seat in range(game.players):
            if seat not in humans:
                self.players[seat] = hire(self.bot_at(seat), game.rules.name, Luck(child_seed(seed, seat)))
        tell(game.events, self.players)

    def bot_at(self, seat: int) -> str:
        """The bot that plays a seat: bots are given to the seats without people in turn."""
        free = [other for other in range(self.game.players) if other not in self.humans]
        return self.bots[free.index(seat) % len(self.bots)]

    @property
    def deciding(self) -> int | None:
        """Who must decide; None when the game is over."""
        return int(self.game.state.deciding) if self.game.decision else None

    @property
    def human_decides(self) -> bool:
        """Whether a person must decide now."""
        return self.deciding in self.humans

    def act(self, action: str) -> list[Note]:
        """Carry out an action of the one who decides, keep it, and tell the bots."""
        events = self.game.apply(action)
        tell(events, self.players)
        self.keep()
        return events

    def bot_acts(self) -> list[Note]:
        """The bot that must decide does so; its luck depends on where the game is, so a resumed game goes on alike."""
        decision = self.game.decision
        assert decision is not None
        seat = int(decision.seat)
        bot = self.players[seat]
        bot.luck = Luck(child_seed(self.game.state.chance.seed, seat, len(self.game.history)))
        return self.act(bot.choose(self.game.view(seat), decision).text)

    # -- files ---------------------------------------------------------------------------------------------------

    @property
    def file(self) -> Path:
        """The game in progress."""
        return self.folder / f"{self.game.rules.name}.json"

    def keep(self) -> None:
        """Save the game; a finished one becomes a record to look at."""
        if self.game.outcome:
            self.record_file = self.folder / f"{self.game.rules.name}-{stamp()}.json"
            save(self.game, self.record_file)
            self.file.unlink(missing_ok=True)
            return
        data: dict[str, object] = {"sixgun": "session", "version": VERSION, "humans": self.humans, "bots": self.bots}
        save({**data, "record": self.game.record()}, self.file)


def start(
    game: str, players: int, humans: list[int], bots: list[str], seed: int | None, folder: Path, **options: object
) -> Session:
    """A new game, kept from its first decision on; one that was left before is put aside under another name."""
    session = Session(new_game(game, players=players, seed=seed, **options), humans, bots, folder)
    if session.file.exists():
        session.file.replace(folder / f"{game}-left-{stamp()}.json")
    session.keep()
    return session


def resume(game: str, folder: Path, file: str = "") -> Session:
    """The game that was left last, or the one in a file."""
    place = Path(file) if file else folder / f"{game}.json"
    if not file and not place.exists():
        raise SixgunError("nothing-saved", game=game, command=command_name())
    fields = Fields(read_json(place))
    check_head(fields, "session", VERSION)
    played = load(fields.object("record"))
    humans = [seat for seat in fields.items("humans") if isinstance(seat, int) and 0 <= seat < played.players]
    bots = [str(bot) for bot in fields.items("bots") if bot in BOTS]
    return Session(played, humans, bots or [BOTS[-1]], folder)
