"""The Dice Game as it is written and drawn."""

from __future__ import annotations

from sixgun.engine.state import View
from sixgun.games.dice.names import FACES
from sixgun.games.dice.table import Table, table
from sixgun.games.roles import ROLES
from sixgun.research.scene import Place, Scene, player_name, title


def dice_scene(view: View) -> Scene:
    """What a seat or a spectator sees."""
    t = table(view.masked)
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
    life = t.life[seat]
    turn = seat == t.roller and not t.over
    return Place(player_name(seat), facts, life, t.max_life(seat), life <= 0, turn, seat == t.deciding)
