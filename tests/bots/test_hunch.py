"""Hidden cards by what their owner did not do: worlds stay whole, and likelier."""

from __future__ import annotations

from math import log

import pytest

import sixgun
from sixgun.bots.classic.hunch import ClassicHunch
from sixgun.bots.duel.hunch import DuelHunch
from sixgun.bots.policies import hunch_for
from sixgun.engine.num import i64
from sixgun.games.classic.deck import BANG, KIND, MISSED
from sixgun.games.classic.names import DREW, LOST
from sixgun.games.classic.table import Table as ClassicTable
from sixgun.games.duel.deck import KIND as DUEL_KIND
from sixgun.games.duel.deck import back_of, is_avoid
from sixgun.games.duel.table import Table as DuelTable
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


@pytest.mark.many
@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("duel", 2)])
def test_mended_worlds_are_whole_and_less_surprised_by_who_can_avoid_a_hit(game: str, players: int) -> None:
    loss = {"dealt": 0.0, "mended": 0.0}
    for seed in range(60):
        played, _ = gunhands_at(game, players, seed, 50)
        state = played.state
        assert isinstance(state, ClassicTable | DuelTable)
        hunch = hunch_for(game)
        assert hunch is not None
        for event in played.seen_by(0):
            hunch.hear(event.term, event.a, event.b, event.c, event.d)
        for way in loss:
            luck = sixgun.luck(seed)
            found = [0] * players
            for _ in range(40):
                world = played.view(0).dealt(luck, None)
                assert isinstance(world, ClassicTable | DuelTable)
                if way == "mended":
                    before = zones(world)
                    hunch.mend(played.view(0), world, luck)
                    assert zones(world) == before
                for at in range(1, players):
                    found[at] += can_avoid(world, at)
            for at in range(1, players):
                chance = (found[at] + 1) / 42
                loss[way] -= log(chance if can_avoid(state, at) else 1 - chance)
    assert loss["mended"] < 0.9 * loss["dealt"]


def can_avoid(t: ClassicTable | DuelTable, seat: int) -> bool:
    """Whether a hand has a Missed! or the like."""
    if isinstance(t, ClassicTable):
        return any(KIND[card] == MISSED for card in t.hands[seat])
    return any(is_avoid(DUEL_KIND[card]) for card in t.hands[seat])


def test_a_card_is_changed_for_one_with_the_same_back() -> None:
    changed = 0
    for seed in range(20):
        played, _ = gunhands_at("duel", 2, seed, 40)
        hunch = DuelHunch()
        for event in played.seen_by(0):
            hunch.hear(event.term, event.a, event.b, event.c, event.d)
        dealt, mended = (played.view(0).dealt(sixgun.luck(seed), None) for _ in range(2))
        hunch.mend(played.view(0), mended, sixgun.luck(seed + 100))
        assert isinstance(dealt, DuelTable) and isinstance(mended, DuelTable)
        assert [back_of(card) for card in dealt.hands[1]] == [back_of(card) for card in mended.hands[1]]
        assert list(dealt.hands[0]) == list(mended.hands[0])
        assert all(mended.known[card] & 2 for card in mended.hands[1])
        changed += list(dealt.hands[1]) != list(mended.hands[1])
    assert changed > 5


def zones(t: ClassicTable | DuelTable) -> list[int]:
    """All cards of the piles and of the hands, wherever they are."""
    piles = [t.deck] if isinstance(t, ClassicTable) else list(t.decks)
    return sorted([card for zone in [*piles, *t.hands] for card in zone])
