"""Actions as the JSON of an analysis has them."""

from __future__ import annotations

from typing import Any, cast

from sixgun.analysis.types import PlayedActionData
from sixgun.engine.action import Action
from sixgun.engine.state import State


def described(action: Action) -> PlayedActionData:
    """An action as in a view, with its text as in a record."""
    return cast(PlayedActionData, {**action.to_dict(), "text": action.text})


def dice_on(state: State) -> list[str]:
    """The faces of the dice on the table, in games that have them."""
    data: dict[str, Any] = state.table_data()
    return list(data.get("dice", []))
