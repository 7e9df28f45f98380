"""What MkDocs needs to show plain Markdown: pages from outside docs/, their links, and lists as GitHub reads them.

MkDocs calls the functions by their names (`hooks` in mkdocs.yml).
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
PROJECT = {f"{name}.md": f"project/{name.lower()}.md" for name in ("CHANGELOG", "CONTRIBUTING", "ARCHITECTURE")}
LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)#\s]+)")
FENCED = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
LIST = re.compile(r"^(?! *(?:[-*]|\d+\.) )(?! {2,})(\S.*)\n(?=(?:[-*]|\d+\.) )", re.MULTILINE)


def on_files(files: Files, config: Any) -> Files:
    """Add the pages and files of the repository that documents link to."""
    for name, page in PROJECT.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / name)))
    for file in list(files.documentation_pages()):
        for place in [in_repository(link, file) for link in LINK.findall(file.content_string)]:
            if not place.startswith("docs/") and place not in PROJECT and not files.get_file_from_path(place):
                files.append(File.generated(config, place, abs_src_path=str(ROOT / place)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """A page as Markdown that Python-Markdown reads as GitHub does."""
    parts = FENCED.split(markdown)
    parts[::2] = [LIST.sub(r"\1\n\n", part) for part in parts[::2]]
    return LINK.sub(lambda link: site_link(in_repository(link[1], page.file), page.file), "".join(parts))


def in_repository(link: str, file: File) -> str:
    """Where a link of a page leads, as a path in the repository."""
    sources = {page: name for name, page in PROJECT.items()}
    source = sources.get(file.src_uri, f"docs/{file.src_uri}")
    return posixpath.normpath(posixpath.join(posixpath.dirname(source), link))


def site_link(place: str, file: File) -> str:
    """The same as a link on the site, where a notebook is a page (tools/site_notebooks.py)."""
    target = PROJECT.get(place, place.removeprefix("docs/"))
    if target.endswith(".ipynb") and file.src_uri != f"{target.removesuffix('.ipynb')}.md":
        target = f"{target.removesuffix('.ipynb')}.md"
    return posixpath.relpath(target, posixpath.dirname(file.src_uri) or ".")
