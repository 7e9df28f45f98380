"""The classic game as it is written and drawn."""

from __future__ import annotations

from sixgun.engine.state import View
from sixgun.games.classic.deck import CARD
from sixgun.games.classic.table import Table, table
from sixgun.games.roles import ROLES
from sixgun.research.classic.moves import DECK
from sixgun.research.scene import Place, Scene, player_name, title


def classic_scene(view: View) -> Scene:
    """What a seat or a spectator sees; the open cards in the middle are those that somebody chooses from."""
    t = table(view.masked)
    places = [place(t, seat) for seat in range(t.players)]
    cards = list(t.stack[-1].cards()) if t.stack else []
    return Scene(title(t), places, piles(t), [str(CARD.write(card)) for card in cards])


def place(t: Table, seat: int) -> Place:
    """One player."""
    facts = {
        "character": t.cast[seat].name,
        "role": str(ROLES.write(t.role[seat])),
        "hand": DECK.told(t.hands[seat]),
        "in play": DECK.told(t.in_play[seat]),
    }
    turn = seat == t.active and not t.over
    out = not t.lives(seat)
    return Place(player_name(seat), facts, t.life[seat], t.max_life[seat], out, turn, seat == t.deciding)


def piles(t: Table) -> str:
    """The draw pile and the discard pile."""
    top = f", {CARD.write(int(t.discard[-1]))} on top" if t.discard else ""
    return f"{len(t.deck)} to draw, {len(t.discard)} discarded{top}"
