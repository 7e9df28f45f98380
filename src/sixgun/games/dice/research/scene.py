"""The Dice Game as it is written and drawn."""

from __future__ import annotations

from sixgun.engine.view import View
from sixgun.family.roles import ROLES
from sixgun.games.dice.fields import FACES
from sixgun.games.dice.table import DiceTable, table
from sixgun.research.scene import Place, Scene, player_name, title


def scene(view: View) -> Scene:
    t = table(view.redacted)
    places = [place(t, seat) for seat in range(t.players)]
    faces = [str(FACES.write(face)) for face in t.dice]
    return Scene(title(t), places, f"{int(t.middle)} arrows in the middle", faces)


def place(t: DiceTable, seat: int) -> Place:
    facts = {
        "character": t.cast[seat].name,
        "role": str(ROLES.write(t.role[seat])),
        "arrows": str(int(t.arrows[seat])),
    }
    life = t.life[seat]
    turn = seat == t.roller and not t.over
    return Place(player_name(seat), facts, life, t.max_life(seat), life <= 0, turn, seat == t.deciding)
