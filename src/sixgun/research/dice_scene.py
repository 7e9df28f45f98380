"""The Dice Game as it is written and drawn."""

from __future__ import annotations

from sixgun.engine.state import View
from sixgun.games.dice.names import FACES, ROLES
from sixgun.games.dice.table import Table, table
from sixgun.research.scene import Place, Scene, player_name


def dice_scene(view: View) -> Scene:
    """What a seat or a spectator sees."""
    t = table(view.table)
    places = [place(t, seat) for seat in range(t.players)]
    faces = [str(FACES.write(face)) for face in t.dice]
    return Scene(title(t), places, f"{int(t.middle)} arrows in the middle", faces)


def place(t: Table, seat: int) -> Place:
    """One player."""
    facts = {
        "character": t.cast[seat].name,
        "role": str(ROLES.write(t.role[seat])),
        "arrows": str(int(t.arrows[seat])),
    }
    turn = seat == t.roller and not t.over
    return Place(player_name(seat), facts, t.life[seat], t.most_life(seat), turn, seat == t.deciding)


def title(t: Table) -> str:
    """What is being decided, or who has won."""
    outcome = t.outcome
    if outcome:
        return f"turn {int(t.turn)}, won by {outcome.side}: {', '.join(map(player_name, outcome.winners))}"
    question = t.stack[-1].question(t)
    told = "".join(f", {name} {value}" for name, value in question.data().items())
    return f"turn {int(t.turn)}, {player_name(t.deciding)} decides: {question.name}{told}"
