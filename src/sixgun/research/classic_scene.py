"""The classic game as it is written and drawn."""

from __future__ import annotations

from sixgun.engine.num import i64, vec
from sixgun.engine.state import View
from sixgun.games.classic.deck import CARD, KIND_NAMES
from sixgun.games.classic.table import Table, table
from sixgun.games.roles import ROLES
from sixgun.research.classic_moves import KIND_OF
from sixgun.research.scene import Place, Scene, player_name, title


def classic_scene(view: View) -> Scene:
    """What a seat or a spectator sees; the open cards in the middle are those that somebody chooses from."""
    t = table(view.table)
    places = [place(t, seat) for seat in range(t.players)]
    cards = list(t.stack[-1].cards()) if t.stack else []
    return Scene(title(t), places, piles(t), [str(CARD.write(card)) for card in cards])


def place(t: Table, seat: int) -> Place:
    """One player."""
    facts = {
        "character": t.cast[seat].name,
        "role": str(ROLES.write(t.role[seat])),
        "hand": told(t.hands[seat]),
        "in play": told(t.in_play[seat]),
    }
    turn = seat == t.active and not t.over
    out = not t.lives(seat)
    return Place(player_name(seat), facts, t.life[seat], t.most[seat], out, turn, seat == t.deciding)


def told(cards: vec[i64]) -> str:
    """Some cards by their kinds, and how many can't be seen."""
    counts: dict[str, int] = {}
    for card in cards:
        name = KIND_NAMES[KIND_OF[card]] if card >= 0 else "hidden"
        counts[name] = counts.get(name, 0) + 1
    return ", ".join([name if count == 1 else f"{count} {name}" for name, count in counts.items()]) or "-"


def piles(t: Table) -> str:
    """The draw pile and the discard pile."""
    top = f", {CARD.write(int(t.discard[-1]))} on top" if t.discard else ""
    return f"{len(t.deck)} to draw, {len(t.discard)} discarded{top}"
