"""`sixgun play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from sixgun.api import load, new_game, rematch
from sixgun.cli.help import as_called, command_name, make
from sixgun.cli.kept import kept_line
from sixgun.cli.options import (
    ANY_NUMBER,
    DIGITS,
    Bots,
    Number,
    files,
    game_argument,
    games_named,
    matching,
    players_option,
    read_options,
    read_players,
    read_rules,
    rule_option,
    seed_option,
    sets_option,
)
from sixgun.cli.position import game_from
from sixgun.engine.errors import BadData, SixgunError
from sixgun.engine.game import Game
from sixgun.family.sets import FamilyRules
from sixgun.locale import LANGUAGES, Words
from sixgun.make_bot import BOTS, check_bots
from sixgun.matches.folder import new_match, saved_games, unfinished
from sixgun.matches.match import Match, Person, Seat, seat_people
from sixgun.matches.past import Past
from sixgun.matches.saved import SavedMatch, load_match, open_match
from sixgun.matches.thinking import Thinker
from sixgun.registry import GAMES
from sixgun.vocabulary import game_words

SHORT_SEED = 10**6  # a game played alone has a seed that can be told to a friend
LISTED = 5  # games to go on with in the menu
DEALT = ("players", "sets", "options", "role", "character")  # what a game has that was dealt before
DEALS = 5000  # more than enough for one role of four and one character of sixteen


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        game_argument(required=False),
        players_option(words),
        click.Option(["--seat"], default="1", help=words.say("cli-help-seat"), metavar="1,2,…|all"),
        click.Option(["--name", "names"], default="", help=words.say("cli-help-name"), metavar="A,B,…"),
        click.Option(["--bots"], type=Bots(), default="gunhand", help=words.say("cli-help-bots")),
        seed_option(words),
        sets_option(words),
        rule_option(words),
        click.Option(["--role"], help=words.say("cli-help-role"), shell_complete=complete_role),
        click.Option(["--character"], help=words.say("cli-help-character"), shell_complete=complete_character),
        click.Option(
            ["--resume", "file"],
            is_flag=False,
            flag_value="",
            help=words.say("cli-help-resume"),
            metavar="[FILE]",
            shell_complete=files,
        ),
        click.Option(["--position"], help=words.say("cli-help-position"), metavar="FILE", shell_complete=files),
        click.Option(["--at"], type=ANY_NUMBER, help=words.say("cli-help-at"), metavar="N"),
        click.Option(["--hint"], is_flag=True, help=words.say("cli-help-hint")),
        click.Option(["--jobs"], type=Number(1, 64), default=1, help=words.say("cli-help-play-jobs"), metavar="N"),
        click.Option(["--list", "listing"], is_flag=True, help=words.say("cli-help-list")),
    ]
    return make(words, "play", params, run)


def run(
    words: Words,
    game: str | None,
    players: int | None,
    seat: str,
    names: str,
    bots: tuple[str, ...],
    seed: int | None,
    role: str | None,
    character: str | None,
    file: str | None,
    position: str | None,
    at: int | None,
    hint: bool,
    jobs: int,
    listing: bool,
    sets: str | None,
    options: tuple[str, ...],
) -> int:
    """Sit down and play; without a game, by way of the menu."""
    if listing:
        return list_unfinished(words, [game] if game else list(GAMES))
    if position is not None:
        if unwanted := given_among(*DEALT, "file"):
            raise SixgunError("position-options", options=unwanted)
        begun = game_from(position, at, game, seed)
        check_bots(bots, begun.rules.name)
        people = read_seats(seat if given("seat") else str((begun.current_seat or 0) + 1), begun.players)
        seats = named(seat_people(begun.players, people, list(bots)), names)
        check_terminal()
        return sit(words, new_match(begun, seats, saved_games()), hint, jobs=jobs)
    if at is not None:
        raise SixgunError("at-record")
    if game is None:
        if file is not None:
            raise click.MissingParameter(param=game_argument(), ctx=click.get_current_context())
        check_terminal()
        return by_menu(words)
    rules = read_rules(game, sets)
    players = read_players(rules, players)
    check_bots(bots, game)
    people = read_seats(seat, players)
    seats = named(seat_people(players, people, list(bots)), names)
    chosen = read_options(rules, players, options)
    wanted = {name: wish for name, wish in (("role", role), ("character", character)) if wish}
    check_wanted(rules, wanted)
    if file is not None:
        if unwanted := given_among(*DEALT, "seat", "names", "bots", "seed"):
            raise SixgunError("resume-options", options=unwanted)
    check_terminal()
    if file is not None:
        return sit(words, open_match(Path(file) if file else left_last(game)), hint, jobs=jobs)
    dealt = deal(game, players, seed, chosen, people, wanted)
    return sit(words, new_match(dealt, seats, saved_games()), hint, wanted, jobs)


def complete_role(context: click.Context, _: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The roles of the game that was named before, or of all."""
    return matching(sorted({role for game in games_named(context) for role in GAMES[game].roles}), incomplete)


def complete_character(context: click.Context, _: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The characters of the game that was named before, or of all in which one is dealt to a seat."""
    games = [game for game in games_named(context) if GAMES[game].roles]
    return matching(sorted({name for game in games for name in GAMES[game].printed_characters()}), incomplete)


def check_terminal() -> None:
    """A table needs a screen and a keyboard."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SixgunError("no-terminal")


def named(seats: list[Seat], names: str) -> list[Seat]:
    """The people with their names, in the order of their seats."""
    given = [name.strip() for name in names.split(",")] if names.strip() else []
    people = [at for at, seat in enumerate(seats) if isinstance(seat, Person)]
    if len(given) > len(people):
        raise SixgunError("too-many-names", names=len(given), people=len(people))
    return [Person(given[people.index(at)]) if at in people[: len(given)] else seat for at, seat in enumerate(seats)]


def check_wanted(rules: FamilyRules, wanted: dict[str, str]) -> None:
    """A role or character that the game deals to a seat; The Duel deals neither."""
    dealt = {"role": rules.roles, "character": tuple(rules.printed_characters()) if rules.roles else ()}
    for name, wish in wanted.items():
        known = dealt[name]
        if wish not in known:
            raise BadData(f"--{name}", "name", known=", ".join(known) or "–", value=repr(wish))


def deal(
    game: str, players: int, seed: int | None, options: dict[str, object], people: list[int], wanted: dict[str, str]
) -> Game:
    """A new game; where a role or character is wished for, it is dealt until the first person has it."""
    alone = len(people) < 2
    first = seed if seed is not None else secrets.randbelow(SHORT_SEED) if alone else None
    dealt = new_game(game, players=players, seed=first, **options)
    for step in range(1, DEALS if wanted else 0):
        if has(dealt, people[0] if people else 0, wanted):
            break
        dealt = new_game(game, players=players, seed=(first or 0) + step, **options)
    if not has(dealt, people[0] if people else 0, wanted):
        raise SixgunError("never-dealt", wish=", ".join(wanted.values()))
    return dealt


def has(game: Game, seat: int, wanted: dict[str, str]) -> bool:
    """Whether a seat was dealt what is wished for."""
    player = game.view(seat).to_dict()["players"][seat]
    return all(player[name] == wish for name, wish in wanted.items())


def by_menu(words: Words, before: dict[str, object] | None = None) -> int:
    """Ask for everything in a menu, then play; after a game it is set to what was played before."""
    from sixgun.tui.menu import MenuApp  # Textual takes a moment to load

    def saved(words: Words) -> dict[str, str]:
        found = [path for game in GAMES for path in unfinished(game, saved_games())]
        found.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
        return {str(path): menu_line(words, path) for path in found[:LISTED]}

    kept = {lang: saved(Words(lang)) for lang in LANGUAGES}
    sets = {name: list(rules.catalogue.sets) for name, rules in GAMES.items()}
    app = MenuApp(words, sets, game_words, list(BOTS), lambda said: kept[said.language], before)
    wish = app.run()
    if wish is None:
        return app.return_code or 0
    words = Words(wish["language"])
    if "file" in wish:
        return sit(words, open_match(Path(wish["file"])))
    game, players = wish["game"], wish["players"]
    people = read_seats(str(wish["seat"]), players)
    options = {name.removeprefix("option-"): value for name, value in wish.items() if name.startswith("option-")}
    options["sets"] = wish["sets"]
    wanted = {name: wish[name] for name in ("role", "character") if wish.get(name, "any") != "any"}
    seats = named(seat_people(players, people, [wish["bots"]]), ",".join(wish["name"].split(",")[: len(people)]))
    dealt = deal(game, players, None, options, people, wanted)
    return sit(words, new_match(dealt, seats, saved_games()), wanted=wanted)


def menu_line(words: Words, path: Path) -> str:
    """A match that was left, in the menu."""
    try:
        match = load_match(path)
    except SixgunError as error:
        return as_called(error.sentence(words))
    name = words.say(f"game-{match.game.rules.name}")
    return words.say("menu-saved", game=name, players=match.game.players, actions=match.number)


def sit(
    words: Words, match: SavedMatch, hints: bool = False, wanted: dict[str, str] | None = None, jobs: int = 1
) -> int:
    """Sit at the table until somebody leaves, go on as wished, and say how to come back; `wanted` is for "again"."""
    from sixgun.tui.again import read_wishes  # Textual takes a moment to load, and only a player needs it
    from sixgun.tui.app import TableApp

    how: dict[str, Any] = {"hints": hints, "practice": bool(wanted), "repeats": match.from_position}
    with match, Thinker(match.hired, jobs) as thinker:
        app = TableApp(match, words, thinker, **how)
        wish = app.run()
        while wish == "replay" and not look_back(words, match):
            app = TableApp(match, words, **how)
            wish = app.run()
    if wish == "menu":
        return by_menu(words, choices_of(match) | (wanted or {}))
    if wish == "again":
        wishes = read_wishes(match, app.again)
        dealt = as_it_began(match) if match.from_position else deal_again(match, wishes, wanted or {})
        return sit(words, new_match(dealt, match.seats, saved_games()), hints, wanted, jobs)
    click.echo(goodbye(words, match))
    return app.return_code or 0


def as_it_began(match: Match) -> Game:
    """The same position once more."""
    return load({**match.game.start, "actions": []})


def deal_again(match: Match, wishes: dict[str, Any], wanted: dict[str, str]) -> Game:
    """Another game of the same people; one to practise a role or character is dealt as the first was."""
    game, people = match.game, match.people
    if wanted:
        options = {**game.options, **wishes, "sets": list(game.rules.sets)}
        return deal(game.rules.name, game.players, None, options, people, wanted)
    return rematch(game, seed=secrets.randbelow(SHORT_SEED) if len(people) < 2 else None, **wishes)


def look_back(words: Words, match: SavedMatch) -> bool:
    """Look at the game again; whether that was enough, and nobody wants to come back to its end."""
    from sixgun.tui.replay import ReplayApp

    return bool(ReplayApp(Past(match.game), words, None).run())


def choices_of(match: Match) -> dict[str, object]:
    """What one would have chosen in the menu to play a match."""
    game, people = match.game, match.people
    names = [seat.name for seat in match.seats if isinstance(seat, Person) and seat.name]
    options = {f"option-{name}": value for name, value in game.options.items() if name in game.rules.options}
    sets = {f"set-{name}": True for name in game.rules.sets}
    alone: object = "all" if len(people) == game.players else people[0] + 1 if people else 1
    levels = match.hired & set(BOTS)
    bots = {"bots": min(levels)} if levels else {}
    return {
        "game": game.rules.name,
        "players": game.players,
        "seat": alone,
        "name": ", ".join(names),
        **bots,
        **sets,
        **options,
    }


def goodbye(words: Words, match: SavedMatch) -> str:
    """How to see the game again, and what of it could not be saved."""
    game, path = match.game.rules.name, str(match.kept_as)
    if match.unsaved and match.trouble:
        return words.say("cli-goodbye-unsaved", actions=match.unsaved, why=match.trouble.details["why"])
    if match.game.outcome:
        return words.say("cli-goodbye-over", path=path, command=command_name())
    if unfinished(game, saved_games())[:1] == [match.file]:
        return words.say("cli-goodbye", game=game, command=command_name())
    return words.say("cli-goodbye-file", game=game, command=command_name(), path=path)


def left_last(game: str) -> Path:
    """The match of a game that was played last."""
    found = unfinished(game, saved_games())
    if not found:
        raise SixgunError("nothing-saved", game=game, command=command_name())
    return found[0]


def list_unfinished(words: Words, games: list[str]) -> int:
    """Print the matches that can go on."""
    found = [path for game in games for path in unfinished(game, saved_games())]
    if not found:
        raise SixgunError("nothing-saved", game=games[0], command=command_name())
    for path in sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        click.echo(kept_line(words, path))
    return 0


def given_among(*names: str) -> str:
    """Those of some options that stand in the command: a game that was begun before is what it is."""
    flags = {"options": "--option", "names": "--name", "file": "--resume"}
    return ", ".join([flags.get(name, f"--{name}") for name in names if given(name)])


def given(name: str) -> bool:
    """Whether an option stands in the command."""
    return click.get_current_context().get_parameter_source(name) == ParameterSource.COMMANDLINE


def read_seats(text: str, players: int) -> list[int]:
    """The seats of the people at the keyboard, counted from 0."""
    if text == "all":
        return list(range(players))
    seats: list[int] = []
    for part in text.split(","):
        if not part.strip().isdecimal() or len(part) > DIGITS:
            raise BadData("--seat", "number", value=repr(part))
        seat = int(part) - 1
        if not 0 <= seat < players:
            raise BadData("--seat", "range", low=1, high=players, value=part)
        if seat in seats:
            raise SixgunError("seat-twice", seat=seat + 1)
        seats.append(seat)
    return seats
