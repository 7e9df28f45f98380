"""The Duel as it is written and drawn: every character in play is a place."""

from __future__ import annotations

from sixgun.engine.num import i64, vec
from sixgun.engine.view import View
from sixgun.games.duel.data import character_text
from sixgun.games.duel.fields import CARD, RANKS
from sixgun.games.duel.research.moves import DECK
from sixgun.games.duel.reveal import Reveal
from sixgun.games.duel.table import DuelTable, table
from sixgun.research.scene import Place, Scene, player_name, title


def scene(view: View) -> Scene:
    """What a seat or a spectator sees; the open cards in the middle are those that somebody chooses from."""
    t = table(view.redacted)
    places = [place(t, seat, rank) for seat in range(2) for rank in range(2)]
    return Scene(title(t), places, piles(t), [str(CARD.write(int(card))) for card in open_cards(t)])


def open_cards(t: DuelTable) -> vec[i64]:
    if not t.stack:
        return vec[i64]()
    top = t.stack[-1]
    return top.turned if isinstance(top, Reveal) else top.cards()


def place(t: DuelTable, seat: int, rank: int) -> Place:
    """One character; what belongs to the player stands with the one at the front."""
    at: i64 = t.front[seat] ^ rank
    who, front = t.who[at], rank == 0
    facts = {
        "character": character_text(who) if who != -1 else "-",
        "equipment": DECK.told(t.gear[at]),
        "hand": DECK.told(t.hands[seat]) if front else "",
        "reserve": str(len(t.reserve[seat])) if front else "",
    }
    name = f"{player_name(seat)} {RANKS.names[rank]}"
    most = t.character(at).life if who >= 0 else 0
    turn = front and seat == t.active and not t.over
    return Place(name, facts, t.life[at], most, who == -1, turn, front and seat == t.deciding)


def piles(t: DuelTable) -> str:
    """The decks of both and the common one, and the discard pile."""
    decks = " + ".join([str(len(deck)) for deck in t.decks])
    top = f", {CARD.write(int(t.discard_pile[-1]))} on top" if t.discard_pile else ""
    return f"{decks} to draw, {len(t.discard_pile)} discarded{top}"
