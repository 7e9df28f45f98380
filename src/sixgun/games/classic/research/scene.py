"""The classic game as it is written and drawn."""

from __future__ import annotations

from sixgun.engine.num import i64, vec
from sixgun.engine.view import View
from sixgun.family.roles import ROLES
from sixgun.games.classic.catalogue import KIND
from sixgun.games.classic.fields import CARD, KINDS
from sixgun.games.classic.table import ClassicTable, table
from sixgun.research.kinds import tell_kinds
from sixgun.research.scene import Place, Scene, player_name, title


def scene(view: View) -> Scene:
    """What a seat or a spectator sees; the open cards in the middle are those that somebody chooses from."""
    t = table(view.redacted)
    places = [place(t, seat) for seat in range(t.players)]
    cards = list(t.stack[-1].cards()) if t.stack else []
    return Scene(title(t), places, piles(t), [str(CARD.write(card)) for card in cards])


def place(t: ClassicTable, seat: int) -> Place:
    facts = {
        "character": t.cast[seat].name,
        "role": str(ROLES.write(t.role[seat])),
        "hand": told(t.hands[seat]),
        "in play": told(t.in_play[seat]),
    }
    turn = seat == t.active and not t.over
    out = not t.lives(seat)
    return Place(player_name(seat), facts, t.life[seat], t.max_life[seat], out, turn, seat == t.deciding)


def piles(t: ClassicTable) -> str:
    top = f", {CARD.write(int(t.discard_pile[-1]))} on top" if t.discard_pile else ""
    return f"{len(t.deck)} to draw, {len(t.discard_pile)} discarded{top}"


def told(cards: vec[i64]) -> str:
    """Some cards by their kinds, and how many can't be seen."""
    return tell_kinds([KINDS.names[KIND[card]] if card >= 0 else "hidden" for card in cards])
