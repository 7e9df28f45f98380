"""Hidden cards by what their owner did not do: worlds stay whole, and likelier."""

from __future__ import annotations

from math import log

import pytest

import sixgun
from sixgun.bots.classic.hunch import ClassicHunch
from sixgun.bots.policies import hunch_for
from sixgun.engine.num import i64
from sixgun.games.classic.deck import BANG, KIND, MISSED
from sixgun.games.classic.names import DREW, LOST
from sixgun.games.classic.table import Table as ClassicTable
from sixgun.games.roles import TURN
from tests.bots.test_search import gunhands_at


def test_who_was_hit_hardly_has_a_missed_and_who_had_his_turn_has_kept_one() -> None:
    played, _ = gunhands_at("classic", 4, 2, 24)
    state = played.state
    assert isinstance(state, ClassicTable)
    mine = next(at for at in range(4) if state.lives(at))
    other = next(at for at in range(4) if at != mine and state.lives(at) and len(state.hands[at]) > 1)
    view = played.view(mine)
    shares = {}
    for told in ("nothing", "hit", "turn", "hit, then cards"):
        hunch = ClassicHunch()
        if told.startswith("hit"):
            hunch.hear(LOST, i64(other), 1, BANG, i64(mine))
        if told == "turn":
            hunch.hear(TURN, i64(other), 1, 0, 0)
            hunch.hear(TURN, i64(mine), 2, 0, 0)
        if told.endswith("cards"):
            hunch.hear(DREW, i64(other), len(state.hands[other]), 0, 0)
        luck, misses, cards = sixgun.luck(1), 0, 0
        for _ in range(150):
            world = view.dealt(luck, None)
            assert isinstance(world, ClassicTable)
            before = zones(world)
            hunch.mend(view, world, luck)
            assert zones(world) == before == zones(state)
            assert list(world.hands[mine]) == list(state.hands[mine])
            assert len(world.hands[other]) == len(state.hands[other])
            cards += len(world.hands[other])
            misses += sum(world.ability(other).is_missed(KIND[card]) for card in world.hands[other])
        shares[told] = misses / cards
    assert shares["hit"] < 0.4 * shares["nothing"] < 0.4 * shares["turn"]
    assert shares["hit, then cards"] > 0.7 * shares["nothing"]


def zones(t: ClassicTable) -> list[int]:
    """All cards of the pile and of the hands, wherever they are."""
    return sorted([*t.deck, *[card for hand in t.hands for card in hand]])


@pytest.mark.many
def test_mended_worlds_are_less_surprised_by_who_has_a_missed() -> None:
    loss = {"dealt": 0.0, "mended": 0.0}
    for seed in range(40):
        played, _ = gunhands_at("classic", 5, seed, 50)
        state = played.state
        assert isinstance(state, ClassicTable)
        hunch = hunch_for("classic")
        assert hunch is not None
        for event in played.seen_by(0):
            hunch.hear(event.term, event.a, event.b, event.c, event.d)
        for way in loss:
            luck = sixgun.luck(seed)
            found = [0] * 5
            for _ in range(40):
                world = played.view(0).dealt(luck, None)
                assert isinstance(world, ClassicTable)
                if way == "mended":
                    hunch.mend(played.view(0), world, luck)
                for at in range(1, 5):
                    found[at] += has_missed(world, at)
            for at in range(1, 5):
                chance = (found[at] + 1) / 42
                loss[way] -= log(chance if has_missed(state, at) else 1 - chance)
    assert loss["mended"] < 0.9 * loss["dealt"]


def has_missed(t: ClassicTable, seat: int) -> bool:
    """Whether a hand has a Missed!."""
    return any(KIND[card] == MISSED for card in t.hands[seat])
