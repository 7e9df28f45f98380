"""What a seat may believe of the others' roles, from its view and the events it has heard."""

from __future__ import annotations

from sixgun.bots.bot import check_one_game
from sixgun.bots.role_belief import RoleBelief
from sixgun.engine.errors import BadData
from sixgun.engine.messages import Event
from sixgun.engine.num import i64
from sixgun.engine.view import View
from sixgun.family.roles import ROLES, RoleTable
from sixgun.make_bot import game_bots


def belief(view: View, events: list[Event]) -> list[dict[str, float]]:
    """How likely each seat has each role, as its viewer may judge it: by whom they attacked, when they might have
    attacked others. `events` are all that the seat has heard.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=4, seed=7)
    >>> sixgun.belief(game.view(0), game.seen_by(0))[0]["sheriff"]
    1.0
    """
    t = view.redacted.copy()
    if not isinstance(t, RoleTable):
        raise BadData("view", "no-belief", game=t.rules.name)
    check_one_game(events)
    bots = game_bots(t.rules.name)
    held, policy, replay = RoleBelief(t.role), bots.policy(), bots.replay
    if replay is not None:
        replay.rewind(t)
    for event in events:
        if replay is not None:
            replay.follow(t, event, held, policy)
        policy.on_event(event.type, event.a, event.b, event.c, event.d)
    held.settle()
    return [chances(held, seat) for seat in range(len(t.role))]


def chances(held: RoleBelief, seat: i64) -> dict[str, float]:
    """How likely a seat has each role, by name."""
    return {name: round(held.chance(seat, role), 4) for role, name in enumerate(ROLES.names)}
