"""The way in for Python programs: new games, games from files, and files from games."""

from __future__ import annotations

import copyreg
import json
import os
import secrets
from pathlib import Path
from tempfile import NamedTemporaryFile

from sixgun.engine.chance import SEED_BITS, Luck, seed_bytes
from sixgun.engine.errors import BadData, SixgunError
from sixgun.engine.game import POSITION_VERSION, RECORD_VERSION, Game, begin, begin_from, check_head, replay
from sixgun.engine.reading import Fields, read_seed
from sixgun.games.registry import rules_of


def new_game(game: str, *, players: int, seed: int | None = None, **options: object) -> Game:
    """A new game at its first decision; without a seed, one that nobody can foresee.

    Options of classic: `sheriff_extra_card`, `beginner`, `always_ask`, all off. Of duel: `characters`, 2 to 12 a side
    (4 unless given), and `always_ask`.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=4, seed=1)
    >>> game.players, game.decision.seat
    (4, 2)
    >>> sixgun.new_game("dice", players=9)
    Traceback (most recent call last):
    sixgun.engine.errors.BadData: players: dice is played by 3 to 8, not by 9.
    """
    return begin(rules_of(game), players, secrets.randbits(SEED_BITS) if seed is None else seed, dict(options))


def rematch(game: Game, *, seed: int | None = None, keep_characters: bool = True, rotate_sheriff: bool = False) -> Game:
    """A further game of classic at the same table: survivors keep their characters, the Sheriff may go round.

    >>> import sixgun
    >>> first = sixgun.new_game("classic", players=4, seed=1)
    >>> while first.decision:
    ...     events = first.apply(first.decision.actions[len(first.decision.actions) - 1])
    >>> second = sixgun.rematch(first, seed=2, rotate_sheriff=True)
    >>> [player["role"] for player in second.position()["players"]].index("sheriff")
    3
    """
    if game.outcome is None:
        raise SixgunError("not-over")
    players = game.position()["players"]
    assert isinstance(players, list)
    sheriff = [player["role"] for player in players].index("sheriff")
    kept = [None if player["eliminated"] else player["character"] for player in players]
    options = {**game.options, "characters": kept if keep_characters else None}
    options["sheriff"] = (sheriff + 1) % len(players) if rotate_sheriff else None
    return begin(game.rules, len(players), secrets.randbits(SEED_BITS) if seed is None else seed, options)


def load(source: str | os.PathLike[str] | dict[str, object]) -> Game:
    """A game from a record or a position: the path of a JSON file, or its data.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=4, seed=1)
    >>> events = game.apply("roll 1,2,3")
    >>> sixgun.load(game.record()) == game
    True
    >>> sixgun.load(game.position()).state == game.state
    True
    """
    data = Fields(source if isinstance(source, dict) else read_json(Path(source)))
    rules = rules_of(data.get("game"))
    if data.get("sixgun") == "position":
        check_head(data, "position", POSITION_VERSION)
        return begin_from(rules, data)
    check_head(data, "record", RECORD_VERSION)
    return replay(rules, data)


def read_json(path: Path) -> object:
    """The data in a file."""
    try:
        return json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as trouble:
        raise SixgunError("unreadable", path=str(path), why=trouble.strerror or str(trouble)) from trouble
    except (ValueError, RecursionError) as trouble:
        raise BadData("file", "json", path=str(path), why=str(trouble)) from trouble


def save(data: Game | dict[str, object], path: str | os.PathLike[str]) -> None:
    """Write a game's record, or a record or position, to a file: all of it, or, if the disk is full, nothing.

    >>> import sixgun, tempfile, pathlib
    >>> file = pathlib.Path(tempfile.mkdtemp()) / "game.json"
    >>> sixgun.save(sixgun.new_game("dice", players=4, seed=1), file)
    >>> sixgun.load(file).players
    4
    """
    place = Path(path)
    text = json.dumps(data.record() if isinstance(data, Game) else data, indent=1) + "\n"
    try:
        with NamedTemporaryFile("w", encoding="utf-8", dir=place.parent, prefix=place.name, delete=False) as draft:
            draft_path = Path(draft.name)
            try:
                draft.write(text)
                draft.flush()
                draft_path.replace(place)
            except BaseException:
                draft_path.unlink()
                raise
    except OSError as trouble:
        raise SixgunError("unwritable", path=str(place), why=trouble.strerror or str(trouble)) from trouble


def luck(seed: int) -> Luck:
    """A stream of random numbers for `View.sample` and for bots.

    >>> import sixgun
    >>> sixgun.luck(1).below(6)
    2
    """
    return Luck(seed_bytes(read_seed(seed)))


def reduce_game(game: Game) -> tuple[object, tuple[dict[str, object]]]:
    """How pickle and deepcopy keep a game: by its record."""
    return load, (game.record(),)


copyreg.pickle(Game, reduce_game)  # type: ignore[arg-type]
