"""A match in a file: every action is on the disk before anybody is told of it."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

from sixgun.api import load, save
from sixgun.engine.action import Action
from sixgun.engine.errors import BadData, SixgunError
from sixgun.engine.game import Game, check_head
from sixgun.engine.messages import Event
from sixgun.engine.reading import Fields
from sixgun.make_bot import check_name
from sixgun.matches.journal import Journal, read_lines
from sixgun.matches.match import BotSeat, Match, Person, Seat

VERSION = 1


class SavedMatch(Match):
    """A match that is kept: its first line says how it began, each further line is an action.

    A finished one becomes a record beside it. Where the disk is full the match goes on in memory: `trouble` says so,
    and the next action tries again.
    """

    def __init__(self, game: Game, seats: list[Seat], journal: Journal) -> None:
        super().__init__(game, seats)
        self.journal = journal
        self.record_file = free(journal.path.with_suffix(".json"))
        self.trouble: SixgunError | None = None
        self.keep()

    @property
    def file(self) -> Path:
        """Where the match in progress is kept."""
        return self.journal.path

    @property
    def kept_as(self) -> Path:
        """The file that holds the match now."""
        return self.record_file if self.game.outcome and not self.trouble else self.file

    @property
    def unsaved(self) -> int:
        """How many actions are not on the disk."""
        return self.number - (len(self.journal.lines) - 1)

    def act(self, number: int, action: Action | str, seat: int) -> list[Event]:
        """Carry out an action and keep it."""
        events = super().act(number, action, seat)
        self.keep()
        return events

    def undo(self) -> None:
        """Take back the last action, in the file too."""
        super().undo()
        if self.unsaved < 0:
            self.journal.drop()

    def keep(self) -> None:
        """Write what isn't on the disk yet; a finished match becomes a record."""
        try:
            if self.unsaved:
                self.journal.add([action.text for action in self.game.history[-self.unsaved :]])
            if self.game.outcome:
                self.finish()
            self.trouble = None
        except SixgunError as trouble:
            self.trouble = SixgunError("unsaved", actions=self.unsaved, **trouble.details)

    def finish(self) -> None:
        """The record in place of the match."""
        save(self.game, self.record_file)
        self.close()
        self.file.unlink(missing_ok=True)

    def close(self) -> None:
        """Let others go on with it."""
        self.journal.close()

    def __enter__(self) -> SavedMatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def free(path: Path) -> Path:
    """A path that no file has: this one, or one with a number."""
    again = 1
    found = path
    while found.exists():
        again += 1
        found = path.with_stem(f"{path.stem}-{again}")
    return found


def start_match(game: Game, seats: list[Seat], path: Path) -> SavedMatch:
    """A match in a new file; where that can't be written there is none."""
    journal = Journal(path, "x+")
    try:
        journal.add([heading(game, seats)])
        return SavedMatch(game, seats, journal)
    except BaseException:
        journal.close()
        path.unlink()
        raise


def open_match(path: Path) -> SavedMatch:
    """The match in a file, after its last whole action."""
    if not path.is_file():
        raise SixgunError(
            "unreadable", path=str(path), why=os.strerror(errno.EISDIR if path.is_dir() else errno.ENOENT)
        )
    journal = Journal(path, "r+")
    try:
        return SavedMatch(*read_match(journal.lines, path), journal)
    except BaseException:
        journal.close()
        raise


def load_match(path: Path) -> Match:
    """A match to look at: it may be open elsewhere, and nothing is written."""
    return Match(*read_match(read_lines(path), path))


def heading(game: Game, seats: list[Seat]) -> str:
    """The first line: who plays, and how the game began."""
    told = [{"person": seat.name} if isinstance(seat, Person) else {"bot": seat.bot} for seat in seats]
    return json.dumps({"sixgun": "match", "version": VERSION, "seats": told, "start": {**game.start}})


def read_match(lines: list[str], path: Path) -> tuple[Game, list[Seat]]:
    """The game and the seats that a file's lines tell of."""
    try:
        head = Fields(json.loads(lines[0] if lines else ""))
    except (ValueError, RecursionError) as trouble:
        raise BadData("file", "no-match", path=str(path)) from trouble
    if head.values.get("sixgun") != "match":
        raise BadData("file", "no-match", path=str(path))
    check_head(head, "match", VERSION)
    head.only("sixgun", "version", "seats", "start")
    game = load({**head.object("start"), "actions": lines[1:]})
    return game, [read_seat(seat) for seat in head.objects("seats")]


def read_seat(seat: Fields) -> Seat:
    """Who sits somewhere."""
    seat.only("person", "bot")
    if seat.has("person"):
        return Person(seat.text("person"))
    bot = seat.text("bot")
    check_name(bot)
    return BotSeat(bot)
