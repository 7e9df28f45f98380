"""The command line: `sixgun COMMAND`, in the language of the person."""

from __future__ import annotations

import io
import os
import platform
import signal
import sys
from functools import partial
from importlib import import_module
from typing import Any

import click
from click.exceptions import NoArgsIsHelpError

import sixgun
from sixgun.cli.help import as_called, command_name, examples, lang_option, speak
from sixgun.engine.errors import SixgunError
from sixgun.locale import LANGUAGES, Words, wished_language
from sixgun.locale.ascii import PLAINLY
from sixgun.set_modules import load_set_modules

INTERRUPTED = 130
KEEPING = ("backup", "restore", "verify")  # in one module
COMMANDS = (
    *("serve", "play", "puzzle", "join", "simulate", "arena", "ladder", "secrets", "report", "bench", "replay"),
    *("analyse", "rules", "vocabulary", *KEEPING, "admin"),
)


class Commands(click.Group):
    """All commands, explained in one language. Only one that is asked for is loaded."""

    def __init__(self, words: Words) -> None:
        super().__init__("sixgun", help=words.say("cli-help"), epilog=examples(words, "cli-help-examples"))
        self.words = words

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        kept = cmd_name in KEEPING
        module = import_module(f"sixgun.cli.{'keeping' if kept else cmd_name}")
        command: click.Command = getattr(module, f"{cmd_name}_command" if kept else "command")(self.words)
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """Say in our own words that there is no such command."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise SixgunError("unknown-command", name=args[0], known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)


def commands(words: Words) -> click.Group:
    """All commands, explained in one language."""
    group = Commands(words)
    group.params = [
        lang_option(words),
        click.Option(
            ["--version"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            help=words.say("cli-help-version"),
            callback=partial(show_version, words),
        ),
    ]
    group.subcommand_metavar = words.say("cli-command-metavar")
    speak(group, words)
    return group


def show_version(words: Words, context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """--version, and whether it runs as machine code."""
    if wanted:
        from sixgun.arena.bench import compiled

        how = "compiled" if compiled() else "interpreted"
        click.echo(words.say("cli-version", version=sixgun.__version__, how=how, python=platform.python_version()))
        context.exit()


def main(arguments: list[str] | None = None) -> None:
    """Run a command and leave with the right exit code; every error is one sentence."""
    behave()
    given = sys.argv[1:] if arguments is None else arguments
    wish = wished_language(given)
    words = Words(wish if wish in LANGUAGES else "en")
    try:
        if wish not in LANGUAGES:
            known = [f"{code} ({Words(code).say('language-name')})" for code in LANGUAGES]
            raise SixgunError("language", name=wish, known=", ".join(known))
        load_set_modules(filter(None, os.environ.get("SIXGUN_MODULES", "").split(",")))
        code = commands(words).main(
            given, prog_name=command_name(), complete_var="_SIXGUN_COMPLETE", standalone_mode=False
        )
        sys.stdout.flush()
    except SixgunError as error:
        leave(error.sentence(words), 2)
    except NoArgsIsHelpError as error:
        click.echo(error.format_message())
    except click.UsageError as error:
        leave(usage(words, error), 2)
    except (KeyboardInterrupt, click.Abort):
        leave(words.say("cli-interrupted"), INTERRUPTED)
    except BrokenPipeError:  # nobody reads any more, as after `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still to be written
        sys.exit(1)  # as click does it
    else:
        sys.exit(code if isinstance(code, int) else 0)


def behave() -> None:
    """End workers when told to, and write only what the terminal can show."""
    signal.signal(signal.SIGTERM, stop)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAINLY)


def stop(*_: object) -> None:
    """SIGTERM ends the program as Ctrl-C does."""
    raise KeyboardInterrupt


def usage(words: Words, error: click.UsageError) -> str:
    """What was wrong with the arguments, and where help is."""
    path = error.ctx.command_path if error.ctx else command_name()
    if isinstance(error, click.NoSuchOption):
        text = words.say("cli-no-option", option=error.option_name)
    elif isinstance(error, click.MissingParameter) and error.param:
        text = words.say("cli-missing", what=error.param.make_metavar(error.ctx) if error.ctx else "")
    elif isinstance(error, click.BadOptionUsage):
        text = words.say("cli-option-value", option=error.option_name)
    else:
        text = words.say("cli-usage")
    return f"{text} {words.say('cli-try-help', command=path)}"


def leave(sentence: str, code: int) -> None:
    """Say one sentence on standard error, and go."""
    click.echo(f"{command_name()}: {as_called(sentence)}" if code == 2 else sentence, err=True)
    sys.exit(code)
