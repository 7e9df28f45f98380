"""Results as one page of HTML that carries its pictures with it and opens without a network."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from sixgun.engine.errors import SixgunError
from sixgun.files import mode_of, replace
from sixgun.locale import Words

CSS = """
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif }
body { color: #222; background: #fdfbf7 }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 } h2 { margin-top: 2.5rem }
svg { width: 100%; height: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
td, th { padding: .15rem .8rem .15rem 0; text-align: right; border-bottom: 1px solid #ddd }
td:first-child, th:first-child { text-align: left } summary { cursor: pointer } .verdict { font-size: 1.15rem }
"""


@dataclass(frozen=True)
class Section:
    """A picture with the figures that it shows."""

    title: str
    note: str
    picture: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


def write_page(words: Words, path: str, title: str, about: Sequence[str], sections: Sequence[Section]) -> None:
    """Write a page: all of it, or nothing."""
    body = "".join([f"<p>{escape(line)}</p>\n" for line in about] + [section_html(words, part) for part in sections])
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    text = f'<!doctype html>\n<html lang="{words.language}">\n<head>{head}<style>{CSS}</style></head>\n<body>\n'
    text += f"<h1>{escape(title)}</h1>\n{body}</body>\n</html>\n"
    try:
        place = Path(os.path.realpath(path))
        replace(place, text.encode(), mode_of(place))
    except OSError as trouble:
        raise SixgunError("unwritable", path=path, why=trouble.strerror or str(trouble)) from trouble


def section_html(words: Words, section: Section) -> str:
    """One picture with its figures below."""
    headings = "".join([f"<th>{escape(heading)}</th>" for heading in section.headings])
    rows = "".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>\n" for row in section.rows])
    return (
        f"<section>\n<h2>{escape(section.title)}</h2>\n<p>{escape(section.note)}</p>\n{section.picture}\n"
        f"<details><summary>{escape(words.say('page-figures'))}</summary>\n"
        f"<table><tr>{headings}</tr>\n{rows}</table></details>\n</section>\n"
    )
