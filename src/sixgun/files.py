"""JSON files, read with every mistake named, and written whole or not at all."""

from __future__ import annotations

import json
import os
import stat
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

from sixgun.engine.errors import BadData, SixgunError

LARGEST = 64 * 2**20


def read_json(path: str | os.PathLike[str]) -> object:
    """The data in a file."""
    try:
        with open(path, "rb") as file:
            text = file.read(LARGEST + 1)
    except OSError as trouble:
        raise SixgunError("unreadable", path=str(path), why=trouble.strerror or str(trouble)) from trouble
    except ValueError as trouble:
        raise SixgunError("bad-path", path=str(path)) from trouble
    if len(text) > LARGEST:
        raise BadData("file", "too-large", path=str(path), high=LARGEST >> 20)
    try:
        return json.loads(text.decode("utf-8-sig"), object_pairs_hook=each_once)
    except BadData:
        raise
    except (ValueError, RecursionError) as trouble:
        raise BadData("file", "json", path=str(path), why=str(trouble)) from trouble


def each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object in which no field is there twice."""
    fields: dict[str, object] = {}
    for name, value in pairs:
        if name in fields:
            raise BadData(name, "duplicate")
        fields[name] = value
    return fields


def write_json(data: dict[str, object], path: str | os.PathLike[str]) -> None:
    """Put data into a file: all of it, or nothing. A link stays a link, and a file keeps its mode."""
    text = json.dumps(data, indent=1) + "\n"
    try:
        place = Path(os.path.realpath(path))
        replace(place, text.encode("utf-8"), mode_of(place))
    except OSError as trouble:
        raise SixgunError("unwritable", path=str(path), why=trouble.strerror or str(trouble)) from trouble
    except ValueError as trouble:
        raise SixgunError("bad-path", path=str(path)) from trouble


def check_writable(path: str | os.PathLike[str]) -> None:
    """Refuse a path that can't be written, before any work is done for it."""
    try:
        place = Path(os.path.realpath(path))
        mode_of(place)
        draft = place.parent / f".sixgun-{token_hex(8)}"
        draft.touch(exist_ok=False)
        draft.unlink()
    except OSError as trouble:
        raise SixgunError("unwritable", path=str(path), why=trouble.strerror or str(trouble)) from trouble
    except ValueError as trouble:
        raise SixgunError("bad-path", path=str(path)) from trouble


def mode_of(place: Path) -> int | None:
    """The mode of the file that is there, if there is one; folders, devices and the like are left alone."""
    try:
        mode = place.stat().st_mode
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(mode):
        raise SixgunError("not-a-file", path=str(place))
    return stat.S_IMODE(mode)


def replace(place: Path, content: bytes, mode: int | None) -> None:
    """Write a draft beside the file, see it safely on the disk, and put it in the file's place."""
    draft = place.parent / f".sixgun-{token_hex(8)}"
    try:
        with open(draft, "xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            draft.chmod(mode)
        draft.replace(place)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    sync_folder(place.parent)


def sync_folder(folder: Path) -> None:
    """See a new name safely on the disk, where the system can do that; Windows can't."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
