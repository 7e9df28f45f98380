"""Show the doctests of docstrings as code on the site: an extension of Griffe (`extensions` in mkdocs.yml)."""

from __future__ import annotations

import re
from typing import Any

import griffe

DOCTEST = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class Doctests(griffe.Extension):  # type: ignore[misc]  # not installed with the tests' types
    """Fences around doctests."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called by Griffe for everything that has a docstring."""
        if obj.docstring:
            obj.docstring.value = DOCTEST.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
