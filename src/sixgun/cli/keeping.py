"""`sixgun backup`, `restore` and `verify`: keep a house's games, bring them back, check that they were fair."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from sixgun.api import load, read_json
from sixgun.cli.help import make
from sixgun.engine.errors import SixgunError
from sixgun.engine.fields import FieldType
from sixgun.engine.game import Game
from sixgun.engine.reading import Fields
from sixgun.locale import Words
from sixgun.registry import rules_of

MOST_ACTIONS: Final = 1_000_000
MOST_RULES: Final = 1_000_000


def backup_command(words: Words) -> click.Command:
    """The command, explained in one language."""
    database = click.Option(["--database"], help=words.say("cli-help-serve-database"), metavar="FILE")
    return make(words, "backup", [click.Argument(["file"]), database], backup)


def restore_command(words: Words) -> click.Command:
    """The command, explained in one language."""
    database = click.Option(["--database"], help=words.say("cli-help-serve-database"), metavar="FILE")
    return make(words, "restore", [click.Argument(["file"]), database], restore)


def verify_command(words: Words) -> click.Command:
    """The command, explained in one language."""
    return make(words, "verify", [click.Argument(["file"])], verify)


def house_file(database: str | None) -> Path:
    """The SQLite file of the house."""
    try:
        from sixgun.server.database import address
    except ImportError as trouble:
        raise SixgunError("no-server", missing=str(trouble.name)) from trouble
    url = address(database or "")
    if not url.startswith("sqlite"):
        raise SixgunError("backup-sqlite")
    return Path(url.split(":///", 1)[1])


def backup(words: Words, file: str, database: str | None) -> None:
    """Copy the database as it is at one moment, also while the house is open."""
    source = house_file(database)
    if not source.exists():
        raise SixgunError("unreadable", path=str(source), why=words.say("house-no-file"))
    target = Path(file)
    if target.exists():
        raise SixgunError("backup-over", path=file)
    draft = target.with_name(target.name + ".part")
    copy(source, draft)
    draft.replace(target)
    click.echo(words.say("house-backed-up", path=file))


def restore(words: Words, file: str, database: str | None) -> None:
    """Put a copy in place of the database; the house must be closed, and what was there is kept beside it."""
    try:
        from sixgun.server.running import only_one
        from sixgun.server.settings import Settings
    except ImportError as trouble:
        raise SixgunError("no-server", missing=str(trouble.name)) from trouble
    target, source = house_file(database), Path(file)
    with only_one(Settings(database=str(target))):
        draft = target.with_suffix(".restored")
        draft.unlink(missing_ok=True)
        copy(source, draft)
        before = set_aside(target) if target.exists() else None
        for ending in ("-wal", "-shm"):
            Path(f"{target}{ending}").unlink(missing_ok=True)
        draft.replace(target)
    click.echo(words.say("house-restored", path=str(target)))
    if before is not None:
        click.echo(words.say("house-set-aside", path=str(before)))


def set_aside(target: Path) -> Path:
    """Keep what was there in one file beside it, also what a house that was killed had not brought into it yet."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(target)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = target.with_suffix(".before")
    target.replace(before)
    return before


def copy(source: Path, target: Path) -> None:
    """A whole and checked copy of an SQLite database, which only its owner can read."""
    try:
        target.touch(mode=0o600)
        with (
            contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
            contextlib.closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            if new.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("integrity_check")
            new.execute("SELECT count(*) FROM actions").fetchone()
    except (sqlite3.Error, OSError) as trouble:
        with contextlib.suppress(OSError):
            target.unlink(missing_ok=True)
        raise SixgunError("unreadable", path=str(source), why=str(trouble)) from trouble


def verify(words: Words, file: str) -> int:
    """Check that the luck of a record was promised before the deal, and that its game can be replayed; 1 if only a part
    of that can be checked here.
    """
    record = Fields(read_json(Path(file)))
    if not record.has("table"):
        raise SixgunError("no-promise", path=file)
    try:
        from sixgun.server.fairness import verify as check
    except ImportError as trouble:
        raise SixgunError("no-server", missing=str(trouble.name)) from trouble
    promise = check(record.values)
    known = rules_of(record.get("game"), record.values.get("sets")).version
    made_by = record.number("rules", FieldType(1, MOST_RULES))
    if made_by > known:
        click.echo(words.say("house-fair-luck", promise=promise, rules=made_by, known=known))
        return 1
    game = load(record.values)
    unchecked = [*limits(words, game, made_by, known)]
    told = {"promise": promise, "actions": len(game.history)}
    if record.has("position"):
        before = Fields(record.get("table"), "table").number("before", FieldType(0, MOST_ACTIONS))
        click.echo(words.say("house-fair-since", before=before, **told))
    else:
        click.echo(words.say("house-fair-part" if unchecked else "house-fair", **told))
    for sentence in unchecked:
        click.echo(sentence)
    return 1 if unchecked or record.has("position") else 0


def limits(words: Words, game: Game, made_by: int, known: int) -> Iterator[str]:
    """Why a record that was replayed may not be all of the game that was played."""
    if game.parted is not None:
        yield game.parted.sentence(words)
    elif made_by < known:
        yield words.say("house-fair-older", rules=made_by, known=known)
    elif game.outcome is None:
        yield words.say("house-fair-open")
