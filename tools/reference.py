"""Write docs/reference from the code, the pages of commands, words and errors: `python -m tools.reference`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from sixgun.cli import commands
from sixgun.locale import HERE, Words
from sixgun.registry import GAMES
from sixgun.vocabulary import vocabulary

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "reference"
MADE = "<!-- Written by tools/reference.py; do not edit. -->"
ENGLISH = Words("en")
WORDS = {"verbs": "Actions", "questions": "Questions", "events": "Events", "reasons": "Reasons of a refusal"}


def pages() -> dict[str, str]:
    """Every page that is made, by its name."""
    return {"cli.md": command_page(), "events.md": word_page(), "errors.md": error_page()}


# -- commands ------------------------------------------------------------------------------------------------------


def command_page() -> str:
    """All commands with their options and examples."""
    group = commands(ENGLISH)
    head = f"""# Command line

{MADE}

{group.help} From the repository, `./run` stands for `sixgun`. Every command also takes
`--lang en`, `de` or `es`, and `--help`."""
    context = click.Context(group, info_name="sixgun")
    found = filter(None, [group.get_command(context, name) for name in group.list_commands(context)])
    return "\n\n".join([head, *[command_text(command, context) for command in found]]) + "\n"


def command_text(command: click.Command, parent: click.Context) -> str:
    """A command: what it is for, how it is called, its options, examples."""
    context = click.Context(command, parent=parent, info_name=command.name)
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    records = [record for param in command.params if (record := param.get_help_record(context))]
    own = [(name, text) for name, text in records if text and not name.startswith(("--lang", "-h"))]
    rows = [f"| `{name.replace('|', '/')}` | {cell(text)} |" for name, text in own]
    calls = re.findall(r"sixgun .*?(?=   ·   |\n|$)", command.epilog or "")
    parts = [f"## sixgun {command.name}\n\n{command.help}", f"```text\n{usage}\n```"]
    if rows:
        parts.append("\n".join(["| option | what it does |", "|---|---|", *rows]))
    return "\n\n".join([*parts, "\n".join(["```sh", *[call.strip() for call in calls], "```"])])


# -- words ---------------------------------------------------------------------------------------------------------


def word_page() -> str:
    """Everything that can be done, asked, happen and be refused, game by game."""
    head = f"""# Events and vocabulary

{MADE}

Every word of the three games with its fields. `sixgun vocabulary` prints the same as JSON, with cards, characters and
clauses. An event has its fields as attributes (`event.seat`) and in `event.to_dict()`; [views.md](../views.md) says how
clients get them. A seat gets only the events that it may know."""
    return "\n\n".join([head, *[game_text(game) for game in GAMES]]) + "\n"


def game_text(game: str) -> str:
    """The words of a game."""
    games: Any = vocabulary({"classic": ["base", "dodge-city"]})["games"]
    tables = [word_table(title, games[game][kind]) for kind, title in WORDS.items()]
    return "\n\n".join([f"## {ENGLISH.say(f'game-{game}')}", *tables])


def word_table(title: str, words: Mapping[str, Mapping[str, Any]]) -> str:
    """The words of a kind with their fields."""
    rows = [f"| `{name}` | {', '.join(map(field_text, fields, fields.values()))} |" for name, fields in words.items()]
    return "\n".join([f"### {title}", "", f"| {title.split()[0].lower().rstrip('s')} | fields |", "|---|---|", *rows])


def field_text(name: str, field: Mapping[str, Any]) -> str:
    """A field and what it stands for."""
    names = field.get("names")
    return f"`{name}`: {' · '.join(names) if names and len(names) <= 8 else field['is']}"


# -- errors --------------------------------------------------------------------------------------------------------


def error_page() -> str:
    """Every code of an error with its sentence."""
    head = f"""# Error codes

{MADE}

Every error that a person can put right is a `sixgun.SixgunError` with a `code` and `details`; `str(error)` says it in
English. Over HTTP and WebSocket a refusal carries the same code. *Words in italics* are details."""
    rows = [f"| `{code}` | {cell(text)} |" for code, text in sorted(sentences().items())]
    return "\n".join([head, "", "| code | sentence |", "|---|---|", *rows]) + "\n"


def sentences() -> dict[str, str]:
    """The English sentence of every code."""
    texts = "\n".join(file.read_text(encoding="utf-8") for file in sorted((HERE / "en").glob("*.ftl")))
    places = {name: f"*{name}*" for name in re.findall(r"\$(\w+)", texts)}
    codes = re.findall(r"^error-([\w-]+) =", texts, re.MULTILINE)
    return {code: ENGLISH.say(f"error-{code}", **places) for code in codes}


def cell(text: str) -> str:
    """A text in a table."""
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    for name, page in pages().items():
        (FOLDER / name).write_text(page, encoding="utf-8")
