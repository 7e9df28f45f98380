"""What can be seen of a table, ready to be written or drawn, whatever the game."""

from __future__ import annotations

from sixgun.engine.state import State
from sixgun.engine.view import View
from sixgun.registry import part


class Place:
    """A seat at the table: who sits there and what lies before them, as short texts by name."""

    def __init__(
        self, name: str, facts: dict[str, str], life: int, max_life: int, out: bool, turn: bool, deciding: bool
    ) -> None:
        self.name = name
        self.facts = facts
        self.life = life
        self.max_life = max_life
        self.out = out
        self.turn = turn
        self.deciding = deciding


class Scene:
    """A table: what is going on, everybody round it, and the middle with its symbols (dice or open cards)."""

    def __init__(self, title: str, places: list[Place], middle: str, symbols: list[str]) -> None:
        self.title = title
        self.places = places
        self.middle = middle
        self.symbols = symbols

    def text(self) -> str:
        """The scene as lines of text; `>` marks whose turn it is and `?` who must decide."""
        rows = [["", "player", *self.places[0].facts, "life"]]
        rows += [[marks(place), place.name, *place.facts.values(), life(place)] for place in self.places]
        widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
        lines = ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]) for row in rows]
        symbols = [f"[{symbol}]" for symbol in self.symbols]
        return "\n".join([self.title, *[line.rstrip() for line in lines], " ".join([self.middle, *symbols])])


def marks(place: Place) -> str:
    """Whether it is the player's turn and whether they must decide."""
    return (">" if place.turn else " ") + ("?" if place.deciding else " ")


def life(place: Place) -> str:
    """The player's life, of how much; a player who is out has none."""
    return "out" if place.out else f"{place.life}/{place.max_life}"


def player_name(seat: int) -> str:
    return f"player_{seat}"


def title(t: State) -> str:
    """What is being decided, or who has won."""
    outcome = t.outcome
    if outcome:
        return f"turn {int(t.turn)}, won by {outcome.side}: {', '.join(map(player_name, outcome.winners))}"
    question = t.stack[-1].question(t)
    told = "".join(f", {name} {value}" for name, value in question.arguments().items())
    return f"turn {int(t.turn)}, {player_name(t.deciding)} decides: {question.name}{told}"


def scene_of(game: str, view: View) -> Scene:
    scene = part(game, "research.scene").scene(view)
    assert isinstance(scene, Scene)
    return scene
