"""A view as a few lines of plain text, for whoever looks at one in a shell; made from its data, whatever the game."""

from __future__ import annotations

from itertools import groupby
from typing import Final

HEAD: Final = (
    *("sixgun", "version", "game", "seat", "number", "players", "turn", "stack"),
    *("deciding", "decision", "outcome"),
)


def table_text(view: dict[str, object]) -> str:
    """The table of a view: who sits there with what, what lies in the middle, and what is to be decided."""
    players = view["players"]
    assert isinstance(players, list)
    seat = view["seat"]
    lines = [f"{view['game']}, turn {view['turn']}, seen by {'a spectator' if seat is None else f'seat {seat}'}"]
    for at, player in enumerate(players):
        lines.append(f"{'*' if at == view['deciding'] else ' '} seat {at}: {fields_text(player)}")
    lines.append(f"  table: {fields_text({name: value for name, value in view.items() if name not in HEAD})}")
    return "\n".join([*lines, ending_text(view)])


def ending_text(view: dict[str, object]) -> str:
    """What the game waits for, or how it ended."""
    outcome, decision = view["outcome"], view["decision"]
    if isinstance(outcome, dict):
        return f"  over: {outcome['side']} won, seats {thing_text(outcome['winners'])}"
    if not isinstance(decision, dict):
        return f"  seat {view['deciding']} decides"
    asked = dict(decision["question"])
    question = " ".join([str(asked.pop("name")), *([f"({fields_text(asked)})"] if asked else [])])
    actions = decision["actions"]
    return f"  {question}? {', '.join([action_text(action) for action in actions[:12]])}{' …' if actions[12:] else ''}"


def action_text(action: dict[str, object]) -> str:
    return " ".join([thing_text(value).replace(" ", ",") for name, value in action.items() if name != "id"])


def fields_text(fields: dict[str, object]) -> str:
    """Names and values on one line; flags that are off, and what there is none of, are left out."""
    told = [(name, value) for name, value in fields.items() if value is not False and value is not None and value != []]
    return ", ".join([f"{name.replace('_', ' ')} {thing_text(value)}".removesuffix(" True") for name, value in told])


def thing_text(value: object) -> str:
    """A value; of equal things their number is told, if they all come in one row."""
    if isinstance(value, dict):
        return f"({fields_text(value)})"
    if not isinstance(value, list):
        return "-" if value is None else str(value)
    rows = [(thing, len(list(same))) for thing, same in groupby([thing_text(item) for item in value])]
    runs = [thing for thing, _ in rows]
    return " ".join([" ".join([thing] * n) if n == 1 or runs.count(thing) > 1 else f"{n}×{thing}" for thing, n in rows])
