"""The way in for Python programs: new games, games from files, and files from games."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable

from sixgun.engine.chance import SEED_BITS, Luck, seed_bytes
from sixgun.engine.errors import SixgunError
from sixgun.engine.game import POSITION_VERSION, RECORD_VERSION, Game, begin, begin_from, check_head, replay
from sixgun.engine.reading import Fields, copied_fields, read_seed
from sixgun.engine.terms import Domain
from sixgun.files import read_json as read_json
from sixgun.files import write_json
from sixgun.games.registry import rules_of


def new_game(game: str, *, players: int | None = None, seed: int | None = None, **options: object) -> Game:
    """A new game at its first decision; without `players` for as many as usual, without a seed unforeseeable.

    Options of classic: `sheriff_extra_card`, `beginner`, `always_ask`, all off. Of duel: `characters`, 2 to 12 a side
    (4 unless given), and `always_ask`.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=4, seed=1)
    >>> game.players, game.decision.seat
    (4, 2)
    >>> sixgun.new_game("duel").players
    2
    >>> sixgun.new_game("dice", players=9)
    Traceback (most recent call last):
    sixgun.engine.errors.BadData: players: dice is played by 3 to 8, not by 9.
    """
    rules = rules_of(game)
    return begin(rules, rules.usual_players if players is None else players, new_seed(seed), dict(options))


def new_seed(seed: int | None) -> int:
    """The seed that is given, or one that nobody can foresee."""
    return secrets.randbits(SEED_BITS) if seed is None else seed


def rematch(
    game: Game, *, seed: int | None = None, keep_characters: Iterable[int] | None = None, rotate_sheriff: bool = False
) -> Game:
    """A further game at the same table with the same options; everything is dealt anew.

    In classic each survivor decides whether he keeps his character: `keep_characters` are the seats that do, all
    survivors unless given. Nobody who was eliminated gets his old character again. With `rotate_sheriff` the Sheriff's
    role goes to the left. The other games know neither, and to ask for it there is an error.

    >>> import sixgun
    >>> first = sixgun.new_game("classic", players=4, seed=1)
    >>> while first.decision:
    ...     events = first.apply(first.decision.actions[-1])
    >>> second = sixgun.rematch(first, seed=2, rotate_sheriff=True)
    >>> [player["role"] for player in second.position()["players"]].index("sheriff")
    3
    """
    if game.outcome is None:
        raise SixgunError("not-over")
    keep = None if keep_characters is None else read_seats(keep_characters, game.players)
    options = game.rules.rematch_options(game.state, game.options, keep, rotate_sheriff)
    return begin(game.rules, game.players, new_seed(seed), options)


def read_seats(seats: Iterable[object], players: int) -> list[int]:
    """The seats that keep their characters, if all of them are at the table."""
    return [Domain(0, players - 1).read(seat, f"keep_characters[{at}]") for at, seat in enumerate(seats)]


def load(source: str | os.PathLike[str] | dict[str, object]) -> Game:
    """A game from a record or a position: the path of a JSON file, or its data, of which a copy is made.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=4, seed=1)
    >>> events = game.apply("roll 1,2,3")
    >>> sixgun.load(game.record()) == game
    True
    >>> sixgun.load(game.position()).state == game.state
    True
    """
    data = Fields(copied_fields(source if isinstance(source, dict) else Fields(read_json(source)).values))
    rules = rules_of(data.get("game"))
    if data.get("sixgun") == "position":
        check_head(data, "position", POSITION_VERSION)
        return begin_from(rules, data)
    check_head(data, "record", RECORD_VERSION)
    return replay(rules, data)


def save(data: Game | dict[str, object], path: str | os.PathLike[str]) -> None:
    """Write a game's record, or a record or position, to a file: all of it, or, if the disk is full, nothing.

    The file carries the seed: whoever reads it knows every card and every roll to come.

    >>> import sixgun, tempfile, pathlib
    >>> file = pathlib.Path(tempfile.mkdtemp()) / "game.json"
    >>> sixgun.save(sixgun.new_game("dice", players=4, seed=1), file)
    >>> sixgun.load(file).players
    4
    """
    write_json(data.record() if isinstance(data, Game) else copied_fields(data), path)


def luck(seed: int) -> Luck:
    """A stream of random numbers for `View.sample` and for bots.

    >>> import sixgun
    >>> sixgun.luck(1).below(6)
    2
    """
    return Luck(seed_bytes(read_seed(seed)))
