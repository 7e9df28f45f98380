"""The table of each game."""

from __future__ import annotations

from sixgun.tui.classic import ClassicTable
from sixgun.tui.dice import DiceTable
from sixgun.tui.duel import DuelTable
from sixgun.tui.ring import RingTable

TABLES: dict[str, type[RingTable]] = {"classic": ClassicTable, "dice": DiceTable, "duel": DuelTable}
