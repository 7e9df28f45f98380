"""A hand on the screen: cards with their keys, in as many lines as they need, and none cut in two."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

GAP = "  "


class Hand:
    """Cards in a row; one that doesn't fit begins the next line."""

    def __init__(self, cards: list[Text]) -> None:
        self.cards = cards

    def __str__(self) -> str:
        return GAP.join([card.plain for card in self.cards])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines(options.max_width):
            yield Text(GAP, no_wrap=True).join(line)

    def lines(self, width: int) -> list[list[Text]]:
        """The cards of each line.

        >>> [[card.plain for card in line] for line in Hand([Text("a Beer"), Text("b Duel"), Text("c Jail")]).lines(15)]
        [['a Beer', 'b Duel'], ['c Jail']]
        """
        found: list[list[Text]] = []
        for card in self.cards:
            before = sum([one.cell_len + len(GAP) for one in found[-1]]) if found else width
            if before + card.cell_len > width:
                found.append([])
            found[-1].append(card)
        return found
