"""The pieces that a sentence is made of, so that a client can colour, draw and link them."""

from __future__ import annotations

import re

MARK = re.compile("\ue000(\\d+)\ue001|\ue002(.*?)\ue003")


class Part:
    """A piece of a sentence: what it stands for (`text`, or as in a `FieldType`), its words, its value in JSON."""

    def __init__(self, stands_for: str, text: str, value: object = None) -> None:
        self.stands_for = stands_for
        self.text = text
        self.value = value

    def to_dict(self) -> dict[str, object]:
        return {"is": self.stands_for, "text": self.text, "value": self.value}

    def __repr__(self) -> str:
        return f"<{self.stands_for} {self.text!r}>"


class Sentence(list[Part]):
    """The parts of a sentence; `str()` is the whole."""

    def __str__(self) -> str:
        return "".join([part.text for part in self])


def cut(text: str, parts: list[Sentence], tone: str, viewer: object) -> Sentence:
    """A text with marks as its parts; a word in YOU(…) is the viewer."""
    sentence, end = Sentence(), 0
    for mark in MARK.finditer(text):
        number, you = mark.groups()
        sentence += plain(text[end : mark.start()], tone)
        sentence += parts[int(number)] if number else [Part("player", you, viewer)]
        end = mark.end()
    return Sentence(sentence + plain(text[end:], tone))


def plain(text: str, tone: str = "text") -> Sentence:
    """A text that stands for nothing but itself."""
    return Sentence([Part(tone, text)] if text else [])
