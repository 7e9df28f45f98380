"""Tables that programs write into pages that people write."""

from __future__ import annotations

from pathlib import Path

from sixgun.engine.errors import SixgunError
from sixgun.files import mode_of, replace


def put_between(path: str, mark: str, text: str) -> None:
    """Write a text between the marks `<!-- mark -->` and `<!-- /mark -->` of a page, or with them at its end."""
    place = Path(path).absolute()
    try:
        page = place.read_text(encoding="utf-8") if place.exists() else ""
        replace(place, between(page, mark, text).encode(), mode_of(place))
    except OSError as trouble:
        raise SixgunError("unwritable", path=path, why=trouble.strerror or str(trouble)) from trouble


def between(page: str, mark: str, text: str) -> str:
    """A page with another text between its marks.

    >>> between("a <!-- x -->old<!-- /x --> b", "x", "new")
    'a <!-- x -->\\nnew\\n<!-- /x --> b'
    """
    opening, closing = f"<!-- {mark} -->", f"<!-- /{mark} -->"
    before, found, rest = page.partition(opening)
    _, ended, after = rest.partition(closing)
    if not found or not ended:
        before, after = (f"{page.rstrip()}\n\n" if page else ""), "\n"
    return f"{before}{opening}\n{text}\n{closing}{after}"
