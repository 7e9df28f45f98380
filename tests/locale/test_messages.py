"""Every message that the code says is there in every language, and every message that is there is said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference
from fluent.syntax.visitor import Visitor

from sixgun.locale import HERE, LANGUAGES
from sixgun.registry import GAMES

pytestmark = pytest.mark.once
ERRORS = ("Endless", "SixgunError", "Refused", "Bye", "BadData", "BotError", "StaleAction", "NotYourDecision", "InUse")
CALLS = (*ERRORS, "say_goodbye")
OF_THE_PAGE = ("teacher\\-", "web\\-", "party\\-", "saloon\\-")


def messages(language: str, files: str = "*.ftl") -> set[str]:
    """The ids of a language."""
    resources = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in (HERE / language).glob(files)]
    return {entry.id.name for resource in resources for entry in resource.body if isinstance(entry, Message)}


class References(Visitor):
    """Collects the ids of messages that stand in others."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.names.add(node.id.name)


def referred() -> set[str]:
    """The messages that stand in others."""
    found = References()
    for file in (HERE / "en").glob("*.ftl"):
        found.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return found.names


def pattern(node: ast.expr) -> str | None:
    """What a string in the source can be, as a regular expression; strings without a fixed beginning don't count."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if not isinstance(node, ast.JoinedStr) or not isinstance(node.values[0], ast.Constant):
        return None
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in node.values]
    return "".join(parts)


def spoken(root: Path) -> Iterator[tuple[str, bool]]:
    """Patterns of all strings in the sources, and whether they are said as messages for sure."""
    for file in (root / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".say") and node.args:
                said = pattern(node.args[0])
                if said:
                    yield said, True
            elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in CALLS:
                codes = [pattern(argument) for argument in [*node.args, *(named.value for named in node.keywords)]]
                prefix = "error-data-" if ast.unparse(node.func) == "BadData" else "error-"
                yield from [(prefix + code, False) for code in codes if code]
            elif isinstance(node, ast.expr):
                found = pattern(node)
                if found:
                    yield found, False


def sources_of_the_page(root: Path) -> list[Path]:
    """What the page is made of."""
    return [file for ending in ("ts", "svelte") for file in (root / "web" / "src").rglob(f"*.{ending}")]


def written(root: Path) -> Iterator[str]:
    """Patterns of all strings in the page's sources."""
    for file in sources_of_the_page(root):
        for quoted, told in re.findall(r"""(["'`])([a-z][^"'`\s]*)\1""", file.read_text(encoding="utf-8")):
            pieces = re.split(r"\$\{.*?\}", told) if quoted == "`" else [told]
            yield "[A-Za-z0-9-]+".join(map(re.escape, pieces))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_page_is_there(language: str, root: Path) -> None:
    known, said = messages(language), {said for said in written(root) if said.startswith("web\\-")} - {"web\\-"}
    said |= {
        one
        for file in sources_of_the_page(root)
        for one in re.findall(r"""say\("([\w-]+)\"""", file.read_text("utf-8"))
    }
    assert said and {one for one in said if not any(re.fullmatch(one, message) for message in known)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_said_is_there(language: str, root: Path) -> None:
    known = messages(language)
    surely = {said for said, sure in spoken(root) if sure}
    missing = {said for said in surely if not any(re.fullmatch(said, message) for message in known)}
    assert missing == set()


def test_every_message_is_said(root: Path) -> None:
    generic = {"error-[a-z0-9-]+"}  # how errors are said; their codes are looked for one by one
    patterns = {said for said, _ in spoken(root)} | {said for said in written(root) if said.startswith(OF_THE_PAGE)}
    patterns = patterns - {re.escape("error-") + "[a-z0-9-]+"} - generic
    whole = re.compile("|".join(f"(?:{said})" for said in patterns))
    unused = {message for message in messages("en") - messages("en", "rules-*.ftl") if not whole.fullmatch(message)}
    assert unused - referred() == set()


def test_every_line_of_the_log_tells_of_something_that_a_log_can_hold(root: Path) -> None:
    files = [*(root / "src/sixgun/narration").glob("*acts.py"), *(root / "src/sixgun/games").glob("*/log.py")]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    names = {node.value for node in nodes if isinstance(node, ast.Constant)}
    names |= {event.name for rules in GAMES.values() for event in rules.events}
    told = [
        re.sub(rf"^log-(result-)?({'|'.join(GAMES)})?-?", "", name) for name in messages("en") if name[:4] == "log-"
    ]
    assert told and set(told) - names == set()
