"""What a seat may believe of the others' roles, from its view and the events it has heard."""

from __future__ import annotations

from sixgun.bots.belief import Belief
from sixgun.bots.classic import past as classic
from sixgun.bots.dice import past as dice
from sixgun.bots.policies import policy_for
from sixgun.engine.errors import BadData
from sixgun.engine.num import i64
from sixgun.engine.state import View
from sixgun.engine.terms import Note
from sixgun.games.classic.table import Table as ClassicTable
from sixgun.games.dice.table import Table as DiceTable
from sixgun.games.roles import ROLES, RoleTable


def belief(view: View, events: list[Note]) -> list[dict[str, float]]:
    """How likely each seat has each role, as its viewer may judge it: by whom they attacked, when they might have
    attacked others. `events` are all that the seat has heard.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=4, seed=7)
    >>> sixgun.belief(game.view(0), game.seen_by(0))[0]["sheriff"]
    1.0
    """
    t = view.masked.copy()
    if not isinstance(t, RoleTable):
        raise BadData("view", "no-roles", game=t.GAME)
    held = Belief(t)
    policy = policy_for(t.GAME)
    if isinstance(t, DiceTable):
        dice.rewind(t)
    elif isinstance(t, ClassicTable):
        classic.rewind(t)
    for event in events:
        if isinstance(t, DiceTable):
            dice.retell(t, event, held, policy)
        elif isinstance(t, ClassicTable):
            classic.retell(t, event, held, policy)
        policy.hear(event.term, event.a, event.b, event.c, event.d)
    held.settle()
    return [chances(held, seat) for seat in range(len(t.role))]


def chances(held: Belief, seat: i64) -> dict[str, float]:
    """How likely a seat has each role, by name."""
    return {name: round(held.chance(seat, role), 4) for role, name in enumerate(ROLES.names)}
