"""The way in for Python programs: new games, games from files, and files from games."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterable, Sequence

from sixgun.bots.bot import Bot, ask, catch_up, show, sight, tell
from sixgun.engine.errors import BadData, BotError, SixgunError
from sixgun.engine.game import POSITION_VERSION, RECORD_VERSION, Game, begin, begin_from, check_head, replay
from sixgun.engine.reading import Fields, copied_fields, read_seed
from sixgun.engine.rng import SEED_BITS, Rng, child_seed, seed_bytes
from sixgun.family.sets import GameSet
from sixgun.files import read_json as read_json
from sixgun.files import write_json
from sixgun.make_bot import BotSpec, make_bot
from sixgun.records import holds_records
from sixgun.registry import rules_of
from sixgun.set_modules import remember


def new_game(
    game: str,
    *,
    players: int | None = None,
    seed: int | None = None,
    sets: object = None,
    **options: object,
) -> Game:
    """A new game at its first decision; without `players` for as many as usual, without a seed unforeseeable.

    `sets` are the names of the sets that it is made of, `["base"]` unless given.

    Options of classic: `sheriff_extra_card`, `beginner`, `two_characters`, `always_ask`, all off. Of duel:
    `characters`, 2 to 12 a side (4 unless given), and `always_ask`.

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
    rules = rules_of(game, sets)
    return begin(rules, rules.usual_players if players is None else players, new_seed(seed), dict(options))


def new_seed(seed: int | None) -> int:
    """The seed that is given, or one that nobody can foresee."""
    return secrets.randbits(SEED_BITS) if seed is None else seed


def rematch(
    game: Game,
    *,
    seed: int | None = None,
    keep_characters: Iterable[int] | None = None,
    rotate_sheriff: bool = False,
    **options: object,
) -> Game:
    """A further game at the same table with the same options, but for those given; everything is dealt anew.

    In classic each survivor decides whether they keep their character: `keep_characters` are the seats that do, all
    survivors unless given. Nobody who was eliminated gets their old character again. With `rotate_sheriff` the
    Sheriff's role goes to the left. The other games know neither, and to ask for it there is an error.

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
    wishes: dict[str, object] = {"keep_characters": None if keep_characters is None else list(keep_characters)}
    wishes["rotate_sheriff"] = rotate_sheriff
    chosen = game.rules.rematch_options(game.state, {**game.options, **options}, wishes)
    return begin(game.rules, game.players, new_seed(seed), chosen)


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
    if not isinstance(source, dict) and holds_records(source):
        raise SixgunError("many-records", path=str(source))
    data = Fields(copied_fields(source if isinstance(source, dict) else Fields(read_json(source)).values))
    rules = rules_of(data.get("game"), data.values.get("sets"))
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


def play(
    game: Game | str,
    bots: Sequence[Bot | BotSpec],
    *,
    seed: int | None = None,
    sets: object = None,
    **options: object,
) -> Game:
    """Let bots play a game to its end: a new one by its name, or one in the middle, which then goes on.

    There is a bot for each seat: itself, its class, its name or `module:Class`. Bots hear of the deal and of everything
    since; with a seed the game is always the same. The game that comes back has its history, so `record()` and
    `seen_by` work. A bot that fails, or answers what can't be done, raises `BotError`.

    >>> import sixgun
    >>> game = sixgun.play("classic", ["gunhand", "gunhand", "greenhorn", "greenhorn"], seed=1)
    >>> game.outcome, len(game.history)
    (<outcome outlaws: seats 0, 1>, 151)
    """
    if isinstance(bots, (str, type, Bot)):
        raise BadData("bots", "list", length=-1)
    if isinstance(game, str):
        game = new_game(game, players=len(bots), seed=seed, sets=sets, **options)
    elif len(bots) != game.players:
        raise BadData("bots", "list", length=game.players)
    base = seed_bytes(new_seed(seed))
    seats = [
        bot if isinstance(bot, Bot) else make_bot(bot, game.rules.name, Rng(child_seed(base, seat)))
        for seat, bot in enumerate(bots)
    ]
    try:
        play_on(game, dict(enumerate(seats)))
    except BotError as trouble:
        trouble.at(game.state.random.seed)
        raise
    return game


def play_on(game: Game, bots: dict[int, Bot]) -> None:
    """Let bots, one for each seat, play a game to its end."""
    catch_up(game, bots)
    while not game.is_over:
        seat = int(game.state.deciding)
        action = ask(bots[seat], sight(bots[seat], game.state, seat))
        show(game.state, action, bots)
        tell(game.carry_out(action), bots)


def rng(seed: int) -> Rng:
    """A stream of random numbers for `View.sample` and for bots.

    >>> import sixgun
    >>> sixgun.rng(1).below(6)
    2
    """
    return Rng(seed_bytes(read_seed(seed)))


def add_set(game: str, new: GameSet) -> None:
    """Let a game be made of one more set, by its name.

    Call it where a module is imported, as in tests/sets/toy.py: worker processes import that module to know the set.

    >>> import sixgun
    >>> from sixgun.family.sets import GameSet
    >>> sixgun.add_set("classic", GameSet("eight", range(4, 9)))
    >>> sixgun.new_game("classic", sets=["base", "eight"], players=8, seed=1).players
    8
    """
    rules_of(game).catalogue.add(new)
    remember(sys._getframe(1).f_globals["__name__"])
