"""Every text that a person reads, in English, German and Spanish: Fluent messages by id, knowing no rule."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.runtime.utils import native_to_fluent as native

LANGUAGES = ("en", "de", "es")
HERE = Path(__file__).parent
LARGE = 10**15
LONG = 1200
SHORT = 60
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)  # a message or term, with its lines
STEERING = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def wished_language(arguments: list[str]) -> str:
    """The language asked for with --lang, by SIXGUN_LANG, or by the machine's settings; else English."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and arguments[at + 1 : at + 2]:
            return arguments[at + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    if os.environ.get("SIXGUN_LANG"):
        return os.environ["SIXGUN_LANG"]
    wish = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return wish[:2] if wish[:2] in LANGUAGES else "en"


class Words:
    """The texts of one language.

    >>> Words("de").say("language-name")
    'Deutsch'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = load(language)

    def has(self, message: str) -> bool:
        """Whether there is a text with this id."""
        return bool(self.bundle.has_message(message))

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language.

        >>> Words("de").number(1234.5, 1)
        '1.234,5'
        """
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return str(format_decimal(value, format=pattern, locale=self.language))

    def say(self, message: str, **values: object) -> str:
        """A text with its values filled in; one that is not there shows its id.

        A set from elsewhere has no texts: cards, characters and the set itself show their names, what they do nothing.
        """
        if not self.has(message):
            what, _, name = message.partition("-")
            named = {"card": name, "character": name, "set": name, "ability": "", "cardtext": ""}
            return named[what].replace("-", " ").title() if what in named else message
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        given = {name: native_to_fluent(plain(value)) for name, value in values.items()}
        return str(pattern(ResolverEnvironment(self.bundle, [], CurrentEnvironment(given))))

    def card(self, game: str, kind: str) -> str:
        """The name of a kind of card: the game's own, where its rulebook prints another.

        >>> Words("de").card("duel", "general-store"), Words("de").card("classic", "general-store")
        ('Warenhaus', 'Gemischtwarenladen')
        """
        return self.say(self.first(f"card-{game}-{kind}", f"card-{kind}"))

    def role(self, game: str, role: str) -> str:
        """The name of a role: the game's own, where its rulebook prints another.

        >>> Words("de").role("classic", "renegade"), Words("de").role("dice", "renegade")
        ('Abtrünniger', 'Gesetzloser')
        """
        return self.say(self.first(f"role-{game}-{role}", f"role-{role}"))

    def goal(self, game: str, goal: str) -> str:
        """What somebody must do to win, by its message: the game's own, where a role in it has another name.

        >>> Words("de").goal("classic", "goal-three-deputy")[:20], Words("de").goal("dice", "goal-three-deputy")[:20]
        ('Nimm dem Abtrünnigen', 'Nimm dem Gesetzlosen')
        """
        kind, _, role = goal.rpartition("-")
        return self.say(self.first(f"{kind}-{game}-{role}", goal))

    def first(self, own: str, common: str) -> str:
        """A game's own message if it has one, else the one of all games."""
        return own if self.has(own) else common


def native_to_fluent(value: object) -> object:
    """A value as Fluent knows it; one that already is keeps its own way of being written."""
    return value if isinstance(value, FluentType) else native(value)


def plain(value: object) -> object:
    """A value as Fluent can show it: numbers as they are, the rest as text that isn't too long."""
    if isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < LARGE:
        return value
    text = ", ".join([str(item) for item in value]) if isinstance(value, list) else str(value)
    return shown(text if len(text) <= LONG else f"{text[:SHORT]}…")


def shown(text: str) -> str:
    """A text from elsewhere as it may be written to a terminal: what would steer it is a question mark in a box.

    >>> shown("Calamity\\x1b[2JJanet")
    'Calamity�[2JJanet'
    """
    return STEERING.sub("�", text)


def you(word: Any) -> Any:
    """A word that stands for the one who reads it, in marks that a narrator replaces."""
    return f"\ue002{word}\ue003"


class LazyBundle(FluentBundle):
    """All messages of a language. Each is parsed when it is first said: all of them together take a quarter second."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False, functions={"YOU": you})
        self.sources: dict[str, str] = {}
        for file in sorted((HERE / language).glob("*.ftl")):
            self.sources.update(entries(file.read_text(encoding="utf-8")))

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message with this id."""
        return message_id in self.sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(FluentResource(self.sources[name]))
        return super()._lookup(entry_id, term)


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a file by their ids, as they stand there.

    >>> entries("# Beer\\nbeer = Beer\\n\\ntwo =\\n  { $n ->\\n    [one] one\\n   *[other] more\\n  }\\n")["beer"]
    'beer = Beer\\n\\n'
    """
    return {found[1]: found[0] for found in ENTRY.finditer(text)}


@cache
def load(language: str) -> LazyBundle:
    """The messages of a language."""
    return LazyBundle(language)
