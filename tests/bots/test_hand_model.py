"""Hidden cards by what their owner did not do: worlds stay whole, and likelier."""

from __future__ import annotations

from math import log

import pytest

import sixgun
from sixgun.engine.num import i64
from sixgun.family.roles import TURN
from sixgun.games.classic import events, kinds
from sixgun.games.classic.bots.hand_model import ClassicHandModel
from sixgun.games.classic.bots.scores import serves
from sixgun.games.classic.card import MISSED as MISSED_SYMBOL
from sixgun.games.classic.catalogue import KIND
from sixgun.games.classic.table import ClassicTable as ClassicTable
from tests.bots.test_search import gunhands_at


def test_who_was_hit_hardly_has_a_missed_and_who_had_a_turn_has_kept_one() -> None:
    played, _ = gunhands_at("classic", 4, 2, 24)
    state = played.state
    assert isinstance(state, ClassicTable)
    mine = next(at for at in range(4) if state.lives(at))
    other = next(at for at in range(4) if at != mine and state.lives(at) and len(state.hands[at]) > 1)
    view = played.view(mine)
    shares = {}
    for told in ("nothing", "hit", "turn", "hit, then cards"):
        hand_model = ClassicHandModel()
        if told.startswith("hit"):
            hand_model.on_event(events.LOST, i64(other), 1, kinds.BANG, i64(mine))
        if told == "turn":
            hand_model.on_event(TURN, i64(other), 1, 0, 0)
            hand_model.on_event(TURN, i64(mine), 2, 0, 0)
        if told.endswith("cards"):
            hand_model.on_event(events.DREW, i64(other), len(state.hands[other]), 0, 0)
        rng, misses, cards = sixgun.rng(1), 0, 0
        for _ in range(150):
            world = view.sample_fast(rng, None)
            assert isinstance(world, ClassicTable)
            before = zones(world)
            hand_model.resample(view, world, rng)
            assert zones(world) == before == zones(state)
            assert list(world.hands[mine]) == list(state.hands[mine])
            assert len(world.hands[other]) == len(state.hands[other])
            cards += len(world.hands[other])
            misses += sum(serves(world, other, card, MISSED_SYMBOL) for card in world.hands[other])
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
        hand_model = ClassicHandModel()
        assert hand_model is not None
        for event in played.seen_by(0):
            hand_model.on_event(event.type, event.a, event.b, event.c, event.d)
        for way in loss:
            rng = sixgun.rng(seed)
            found = [0] * 5
            for _ in range(40):
                world = played.view(0).sample_fast(rng, None)
                assert isinstance(world, ClassicTable)
                if way == "mended":
                    hand_model.resample(played.view(0), world, rng)
                for at in range(1, 5):
                    found[at] += has_missed(world, at)
            for at in range(1, 5):
                chance = (found[at] + 1) / 42
                loss[way] -= log(chance if has_missed(state, at) else 1 - chance)
    assert loss["mended"] < 0.9 * loss["dealt"]


def has_missed(t: ClassicTable, seat: int) -> bool:
    """Whether a hand has a Missed!."""
    return any(KIND[card] == kinds.MISSED for card in t.hands[seat])
