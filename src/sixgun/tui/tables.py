"""The table of each game."""

from __future__ import annotations

from sixgun.tui.dice import DiceTable

TABLES = {"dice": DiceTable}
