"""Arguments that several commands share; a bad one is an error in our own words."""

from __future__ import annotations

from typing import Any

import click
from click.shell_completion import CompletionItem

from sixgun.engine.errors import BadData, shown
from sixgun.engine.reading import read_seed
from sixgun.family.sets import FamilyRules
from sixgun.files import check_writable
from sixgun.locale import Words
from sixgun.make_bot import BOTS
from sixgun.registry import GAMES, rules_of

DIGITS = 12


class Number(click.ParamType[int]):
    """A whole number in a range."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        field = param.opts[-1] if param else "number"
        if isinstance(value, str) and (not value.removeprefix("-").isdecimal() or len(value) > DIGITS):
            raise BadData(field, "number", value=repr(value))
        if not self.low <= int(value) <= self.high:
            raise BadData(field, "range", low=self.low, high=self.high, value=value)
        return int(value)


ANY_NUMBER = Number(-(10**DIGITS), 10**DIGITS)


class Seed(click.ParamType[int]):
    """A seed of up to 256 bits."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        return read_seed(value, "--seed")


class Bots(click.ParamType[tuple[str, ...]]):
    """Bots with commas between: levels, levels with budgets, and classes of somebody's own."""

    name = "bots"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        return tuple(name.strip() for name in value.split(",")) if isinstance(value, str) else tuple(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return matching(list(BOTS), incomplete)


class OneOf(click.ParamType[str]):
    """One of a few words."""

    name = "word"

    def __init__(self, *words: str) -> None:
        self.words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.words:
            raise BadData(param.opts[-1] if param else "word", "name", known=", ".join(self.words), value=shown(value))
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return matching(list(self.words), incomplete)


class NewFile(click.ParamType[str]):
    """A file that will be written: one that can't be is refused before any work is done for it."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        check_writable(value)
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(incomplete, type="file")]


def matching(names: list[str], beginning: str) -> list[CompletionItem]:
    """What a shell offers for the beginning of a name."""
    return [CompletionItem(name) for name in names if name.startswith(beginning)]


def files(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The shell offers files."""
    return [CompletionItem(incomplete, type="file")]


class Game(click.ParamType[str]):
    """The name of a game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return rules_of(value).name

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return matching(list(GAMES), incomplete)


def game_argument(required: bool = True) -> click.Argument:
    """GAME"""
    return click.Argument(["game"], type=Game(), required=required, metavar="GAME" if required else "[GAME]")


def players_option(words: Words, message: str = "cli-help-players") -> click.Option:
    """--players"""
    return click.Option(["--players"], type=ANY_NUMBER, help=words.say(message), metavar="N")


def seed_option(words: Words) -> click.Option:
    """--seed"""
    return click.Option(["--seed"], type=Seed(), help=words.say("cli-help-seed"), metavar="S")


def sets_option(words: Words) -> click.Option:
    """--sets"""
    return click.Option(["--sets"], help=words.say("cli-help-sets"), metavar="NAME,…", shell_complete=complete_sets)


def complete_sets(context: click.Context, _: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The sets of the game that was named before, or of all, one after another."""
    named = incomplete[: incomplete.rfind(",") + 1]
    known = dict.fromkeys(name for game in games_named(context) for name in GAMES[game].catalogue.sets)
    return matching([named + name for name in known if name not in named.split(",")], incomplete)


def read_rules(game: str, sets: str | None) -> FamilyRules:
    """A game made of the sets that were named, or of the usual ones."""
    return rules_of(game, None if sets is None else [name.strip() for name in sets.split(",")])


def read_players(rules: FamilyRules, players: int | None) -> int:
    """How many play: as many as wished, if the game allows it, or as many as usual."""
    return rules.usual_players if players is None else rules.check_players(players)


def rule_option(words: Words) -> click.Option:
    """--option, several times"""
    names = sorted({name for rules in GAMES.values() for name in rules.options})
    told = [f"{name}: {words.say(f'menu-help-option-{name}'.replace('_', '-'))}" for name in names]
    help_text = " ".join([words.say("cli-help-option"), *told])
    return click.Option(
        ["--option", "options"], multiple=True, help=help_text, metavar="NAME[=N]", shell_complete=complete_option
    )


def complete_option(context: click.Context, _: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The options of the game that was named before, or of all."""
    return matching(sorted({option for game in games_named(context) for option in GAMES[game].options}), incomplete)


def games_named(context: click.Context) -> list[str]:
    """The game that was named before something that is to be completed, or all."""
    words = [context.params.get("game"), *context.args]  # with a value still missing Click leaves the rest unread
    return [word for word in words if word in GAMES] or list(GAMES)


def read_options(rules: FamilyRules, players: int, texts: tuple[str, ...]) -> dict[str, object]:
    """The options of a game, NAME to switch one on and NAME=N to give it a number; and its sets, if not the usual."""
    chosen: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not rules.options:
            raise BadData(name, "no-option", game=rules.name)
        if name not in rules.options:
            raise BadData(name, "unknown-field", known=", ".join(rules.options))
        chosen[name] = (int(value) if value.isdecimal() and len(value) <= DIGITS else value) if equals else True
    rules.check_options(dict(chosen), players)
    return chosen if rules is GAMES[rules.name] else {**chosen, "sets": list(rules.sets)}


def json_option(words: Words) -> click.Option:
    """--json"""
    return click.Option(["--json", "as_json"], is_flag=True, help=words.say("cli-help-json"))


def workers_options(words: Words) -> list[click.Parameter]:
    """--jobs and --cluster"""
    jobs = Number(1, 256)
    return [
        click.Option(["--jobs"], type=jobs, default=1, help=words.say("cli-help-jobs"), metavar="N"),
        click.Option(["--cluster"], help=words.say("cli-help-cluster"), metavar="ADDRESS"),
    ]


def html_option(words: Words, message: str = "cli-help-html") -> click.Option:
    """--html"""
    return click.Option(["--html"], type=NewFile(), help=words.say(message), metavar="FILE")


def page_option(words: Words) -> click.Option:
    """--page"""
    return click.Option(["--page"], type=NewFile(), help=words.say("cli-help-page"), metavar="FILE")
