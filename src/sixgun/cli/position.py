"""`--position` of `sixgun play`: a game that begins in a position, or in the middle of a record."""

from __future__ import annotations

from sixgun.api import load, read_json
from sixgun.engine.errors import BadData, SixgunError, shown
from sixgun.engine.fields import FieldType
from sixgun.engine.game import Game
from sixgun.engine.reading import Fields
from sixgun.records import holds_records


def game_from(path: str, at: int | None, game: str | None, seed: int | None) -> Game:
    """The game in a file, after so many actions if it is a record; the luck of a position may be chosen."""
    if holds_records(path):
        raise SixgunError("many-records", path=path)
    data = Fields(read_json(path))
    if game is not None and data.get("game") != game:
        raise BadData(data.where("game"), "name", known=game, value=shown(data.get("game")))
    is_record = data.get("sixgun") == "record"
    if at is not None and not is_record:
        raise SixgunError("at-record")
    if seed is not None and is_record:
        raise SixgunError("position-options", options="--seed")
    chosen = dict(data.values)
    if seed is not None:
        chosen["seed"] = str(seed)
    if at is not None:
        actions = data.items("actions")
        chosen["actions"] = actions[: FieldType(0, len(actions)).read(at, "--at")]
    begun = load(chosen)
    if begun.parted is not None:
        raise begun.parted
    if begun.is_over:
        raise SixgunError("position-over", path=path, actions=len(begun.history))
    return begun
