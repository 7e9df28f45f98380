"""Which positions of The Dice Game can be: what the dice show, and all frames."""

from __future__ import annotations

from sixgun.engine.errors import BadData
from sixgun.engine.num import i64
from sixgun.engine.reading import Fields
from sixgun.games.dice.fits import FITS
from sixgun.games.dice.names import BEER, DICE, UNROLLED
from sixgun.games.dice.rolling import Rolling
from sixgun.games.dice.table import Table
from sixgun.games.dice.turn import Turn
from sixgun.games.positions import check_frames


def check_position(position: Fields, t: Table) -> None:
    """The whole of a position that isn't over."""
    check_frames(position, t, FITS)
    check_dice(position, t)
    spent_late = phase_number(t) >= Turn.PHASES.index("beer")
    if t.beer_spent and not (spent_late and t.cast[t.roller].doubles and t.count(BEER) > 0):
        raise BadData(position.where("beer_spent"), "beer-spent")


def check_dice(position: Fields, t: Table) -> None:
    """All dice are rolled, or, before the first roll of the turn, none."""
    top = t.stack[-1]
    fresh = phase_number(t) < Turn.PHASES.index("shoot") or (isinstance(top, Rolling) and top.rolls == 0)
    rolled = sum([1 for face in t.dice if face != UNROLLED])
    if fresh and rolled > 0:
        raise BadData(position.where("dice"), "unrolled")
    if not fresh and rolled < DICE:
        raise BadData(position.where("dice"), "rolled")


def phase_number(t: Table) -> i64:
    """What the turn does next, as the number of a phase."""
    turn = t.stack[0]
    assert isinstance(turn, Turn)
    return turn.phase
