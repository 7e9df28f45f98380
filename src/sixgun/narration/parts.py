"""The pieces that a sentence is made of, so that a client can colour, draw and link them."""

from __future__ import annotations

import re

MARK = re.compile("\ue000(\\d+)\ue001")


class Part:
    """A piece of a sentence: what it stands for (`text`, or as in a `Domain`), how it reads, and its value in JSON."""

    def __init__(self, stands_for: str, text: str, value: object = None) -> None:
        self.stands_for = stands_for
        self.text = text
        self.value = value

    def to_data(self) -> dict[str, object]:
        """The part as JSON."""
        return {"is": self.stands_for, "text": self.text, "value": self.value}

    def __repr__(self) -> str:
        return f"<{self.stands_for} {self.text!r}>"


class Sentence(list[Part]):
    """The parts of a sentence; `str()` is the whole."""

    def __str__(self) -> str:
        return "".join([part.text for part in self])


def cut(text: str, parts: list[Part]) -> Sentence:
    """A text with marks as its parts."""
    sentence = Sentence()
    for at, piece in enumerate(MARK.split(text)):
        if at % 2:
            sentence.append(parts[int(piece)])
        elif piece:
            sentence.append(Part("text", piece))
    return sentence
