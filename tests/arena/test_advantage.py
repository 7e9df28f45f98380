"""What choices are worth: nothing where they are a gunhand's, and on average what they win more often."""

from __future__ import annotations

import pytest

from sixgun.arena.advantage import Trial, gunhand_wins, judge_deal
from sixgun.arena.statistics import clustered
from sixgun.engine.rng import Rng, seed_bytes
from sixgun.engine.view import View
from sixgun.games.classic.table import ClassicTable as ClassicTable
from sixgun.games.duel.table import DuelTable as DuelTable
from tests.bots.test_search import gunhands_at

DEALS = 600


@pytest.mark.parametrize(("game", "players"), [("dice", 5), ("classic", 4), ("duel", 2)])
def test_a_gunhand_among_gunhands_has_no_merit_and_wins_what_it_wins(game: str, players: int) -> None:
    trial = Trial(game, players, "gunhand", 3, 1)
    for number in range(2 * players):
        judged = judge_deal(trial, number)
        assert judged.advantage == 0 and (judged.role, judged.won) == gunhand_wins(trial, number)


@pytest.mark.many
@pytest.mark.parametrize("errors", [0, 20])
def test_merit_is_what_is_won_more_often(errors: int) -> None:
    trial = Trial("dice", 4, "greenhorn", 5, 2, errors)
    judged = [judge_deal(trial, number) for number in range(DEALS)]
    gunhands = [gunhand_wins(trial, number)[1] for number in range(DEALS, 5 * DEALS)]
    advantage = clustered([(one.advantage, 1) for one in judged])
    gap = clustered([(float(one.won), 1) for one in judged]).value - sum(gunhands) / len(gunhands)
    assert advantage.high < 0 and gap < 0  # a greenhorn loses, and both tell it
    assert abs(advantage.value - gap) < 0.15


@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("duel", 2)])
def test_nothing_is_dealt_anew_but_what_nobody_knows(game: str, players: int) -> None:
    state = gunhands_at(game, players, 2, 30)[0].state
    worlds = [View(state.reveal_all(), 0).sample_fast(Rng(seed_bytes(number)), None) for number in range(4)]
    assert len({world.key() for world in worlds}) == 4
    for world in worlds:
        assert isinstance(world, ClassicTable | DuelTable) and isinstance(state, ClassicTable | DuelTable)
        assert list(world.legal) == list(state.legal) and world.random.seed != state.random.seed
        assert [sorted(hand) for hand in world.hands] == [sorted(hand) for hand in state.hands]
        assert piles(world) == piles(state)


def piles(state: ClassicTable | DuelTable) -> list[list[int]]:
    """What lies in each pile, in whichever order."""
    return [sorted(pile) for pile in ([state.deck] if isinstance(state, ClassicTable) else state.decks)]
