"""The terminal gets what a browser gets: views, decisions and events as JSON."""

from __future__ import annotations

import ast
from pathlib import Path

import sixgun.tui

FOLDER = Path(sixgun.tui.__file__).parent
# What the terminal may ask of a game: views and events for a seat, and how it began, for the seed.
OFFERED = {"view", "events_since", "start"}


def asked_of_games(source: str) -> set[str]:
    """Every attribute that is read of something called a game, and every read of a state."""
    reads = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)]
    games = {node.attr for node in reads if called(node.value) == "game"}
    return games | {node.attr for node in reads if node.attr in ("state", "states")}


def called(node: ast.expr) -> str:
    """The last name of an expression."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def test_no_rule_and_no_state_is_read_from_the_terminal() -> None:
    read = {path.name: asked_of_games(path.read_text(encoding="utf-8")) - OFFERED for path in FOLDER.glob("*.py")}
    assert {name: found for name, found in read.items() if found} == {}
    assert asked_of_games("match.game.state.deck, game.rules") == {"state", "rules"}
