"""Help pages in the language of the person: Click's own words are English only."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import click

from sixgun.locale import Words

WIDEST = 110  # columns of a help page in a wide window
QUOTED = re.compile(r"(?<![\w/.-])sixgun (?=[a-z-])")


def command_name() -> str:
    """How this program was called, for hints: `./run` says so."""
    return os.environ.get("SIXGUN_COMMAND", "sixgun")


def as_called(text: str) -> str:
    """A text with the program named as it was called wherever a command is quoted.

    >>> as_called('Try "sixgun rules dice"; it is in /home/ann/sixgun.')
    'Try "sixgun rules dice"; it is in /home/ann/sixgun.'
    """
    return QUOTED.sub(f"{command_name()} ", text)


def examples(words: Words, message: str) -> str:
    """Examples, with the program named as it was called, each on a line that no window wraps, to be copied."""
    heading, _, calls = as_called(words.say(message)).partition(":  ")
    return "\n".join(["\b", f"{heading}:", *[f"  {call.strip()}" for call in calls.split("   ·   ")]])


def in_short(text: str) -> str:
    """The first clause of a description, for a list.

    >>> in_short("Measure how fast it is; with log, its log.")
    'Measure how fast it is.'
    """
    return f"{re.split('[:;] ', text)[0].rstrip('.')}."


def formatter(words: Words) -> type[click.HelpFormatter]:
    """A formatter whose headings are in one language."""
    headings = {"Options": words.say("cli-options"), "Commands": words.say("cli-commands")}

    class Formatter(click.HelpFormatter):
        """Usage, options and commands under our own headings."""

        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, f"{words.say('cli-usage-heading')} ")

        def section(self, name: str) -> Any:
            return super().section(headings.get(name, name))

    return Formatter


def speak(command: click.Command, words: Words) -> click.Command:
    """Make a command explain itself in one language."""

    class Context(click.Context):
        """A context whose help page speaks."""

        formatter_class = formatter(words)

    command.context_class = Context
    command.context_settings["max_content_width"] = WIDEST
    command.add_help_option = False
    command.options_metavar = words.say("cli-options-metavar")
    command.params.append(
        click.Option(
            ["-h", "--help"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            help=words.say("cli-help-help"),
            callback=show_help,
        )
    )
    return command


def show_help(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """--help"""
    if wanted:
        click.echo(context.get_help())
        context.exit()


def make(words: Words, name: str, params: list[click.Parameter], run: Callable[..., Any]) -> click.Command:
    """A command whose texts are `cli-help-NAME` and `cli-help-NAME-examples`."""
    command = click.Command(
        name,
        help=words.say(f"cli-help-{name}"),
        short_help=in_short(words.say(f"cli-help-{name}")),
        epilog=examples(words, f"cli-help-{name}-examples"),
        params=[*params, lang_option(words)],
        callback=lambda **given: run(words, **given),
    )
    return speak(command, words)


def lang_option(words: Words) -> click.Option:
    """--lang, which `main` has already obeyed."""
    return click.Option(["--lang"], help=words.say("cli-help-lang"), metavar="en|de|es", expose_value=False)
