"""Our games in OpenSpiel: its own tests, what a search may know, and its search at our tables."""

from __future__ import annotations

import copy
import unittest
from typing import Any

import pyspiel
import pytest

import sixgun.research.openspiel  # noqa: F401  # registers the games
from sixgun.arena.pairs import AMONG_INCUMBENTS, Match, play_deal
from sixgun.engine.rng import Rng, seed_bytes
from sixgun.research.ismcts import Ismcts
from sixgun.research.openspiel import SixgunState, resample

pytestmark = pytest.mark.filterwarnings("ignore")
GAMES = {"dice": 4, "classic": 4, "duel": 2}


def load(name: str) -> Any:
    """A game at a small table."""
    return pyspiel.load_game(f"python_sixgun_{name}(players={GAMES[name]},deals=50)")


def dealt(name: str, deal: int, moves: int) -> Any:
    """A state some way in: always the last legal action."""
    state = load(name).new_initial_state()
    state.apply_action(deal)
    for _ in range(moves):
        state.apply_action(state.legal_actions()[-1])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_games_pass_openspiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_conventions_are_kept_by_openspiels_own_test(name: str) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase as Conventions

    found = unittest.TestResult()
    case = type("Ours", (Conventions,), {"game_name": f"python_sixgun_{name}", "game": load(name)})
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)
    assert found.testsRun >= 5 and found.errors == [] and found.failures == []


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_can_not_know_is_not_in_their_information(name: str) -> None:
    state = dealt(name, 3, 12)
    seat, game = state.current_player(), state.get_game()
    view = state.world.state.view(seat)
    other = resample(game, view, state.world.heard[seat], Rng(seed_bytes(1)))
    assert other.world is not None and other.world.state != state.world.state
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert other.legal_actions() == state.legal_actions()


def test_information_remembers_what_the_table_no_longer_shows() -> None:
    first, second = dealt("dice", 3, 0), dealt("dice", 3, 0)
    seat = first.current_player()
    before = first.information_state_string(seat)
    first.apply_action(first.legal_actions()[1])
    assert before.splitlines()[:-1] == first.information_state_string(seat).splitlines()[: len(before.splitlines()) - 1]
    assert second.information_state_string(seat) == before


def test_a_clone_goes_its_own_way() -> None:
    state = dealt("classic", 5, 6)
    twin = state.clone()
    assert str(twin) == str(state) and twin.history() == state.history()
    twin.apply_action(twin.legal_actions()[0])
    assert twin.history() != state.history() and twin.world.state != state.world.state
    assert copy.deepcopy(state.world).heard == state.world.heard


def test_openspiels_search_plays_our_games_and_is_the_same_for_the_same_luck() -> None:
    state = dealt("dice", 3, 4).world.state
    view, decision = state.view(state.deciding), state.decision
    chosen = {Ismcts(Rng(seed_bytes(2)), 30).choose(view).text for _ in range(3)}
    assert len(chosen) == 1 and chosen <= set(decision.actions.texts())


def test_openspiels_search_sees_no_more_than_a_player() -> None:
    state = dealt("classic", 3, 8).world.state
    view = state.view(state.deciding)
    other = view.sample(Rng(seed_bytes(9)))
    assert other != state
    real, imagined = (Ismcts(Rng(seed_bytes(2)), 30).choose(world.view(world.deciding)) for world in (state, other))
    assert real == imagined


def test_it_enters_the_arena_by_its_name() -> None:
    match = Match("dice", 3, "sixgun.research.ismcts:Ismcts@4", "gunhand", 1, {}, (AMONG_INCUMBENTS,))
    assert len(play_deal(match, 0)) == 3


def test_before_the_deal_nothing_is_seen() -> None:
    state = load("dice").new_initial_state()
    assert isinstance(state, SixgunState) and state.is_chance_node() and len(state.chance_outcomes()) == 50
    assert not any(state.observation_tensor(0))


def test_an_information_state_tells_what_is_asked_and_what_may_be_done() -> None:
    asked = 0
    for deal in range(50):
        state = dealt("duel", deal, 0)
        rng = Rng(seed_bytes(deal))
        while not state.is_terminal() and asked < 6:
            table, player = state.world.state, state.current_player()
            if table.decision.question.name in ("steal", "slim"):  # of how many cards one sees which backs
                asked += 1
                question, codes = repr(table.decision.question.to_dict()), repr(tuple(table.legal))[1:-1]
                told = [state.information_state_string(seat) for seat in (player, 1 - player)]
                assert question in told[0] and codes in told[0] and question not in told[1] and codes not in told[1]
            state.apply_action(state.legal_actions()[rng.below(len(state.legal_actions()))])
    assert asked == 6
