"""Our games in OpenSpiel: its own tests, what a search may know, and its search at our tables."""

from __future__ import annotations

import copy
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest

import sixgun
import sixgun.research.openspiel  # registers the games
from sixgun.arena.pairs import AMONG_INCUMBENTS, Match, play_deal
from sixgun.engine.rng import Rng, seed_bytes
from sixgun.research import encode
from sixgun.research.ismcts import Ismcts
from sixgun.research.openspiel import SixgunState

pytestmark = pytest.mark.filterwarnings("ignore")
GAMES = {"dice": 4, "classic": 4, "duel": 2}


def load(name: str) -> Any:
    """A game at a small table."""
    return pyspiel.load_game(f"python_sixgun_{name}(players={GAMES[name]},deals=50)")


def dealt(name: str, deal: int, moves: int) -> Any:
    """A state some way in: always the last legal action."""
    state = load(name).new_initial_state()
    state.deal(deal)
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
    other = state.resample_from_infostate(seat, lambda: 0.4)
    assert other.world is not None and other.world.state != state.world.state
    assert other.get_game() == game and other.view(seat) == state.view(seat)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_world_tells_nothing_of_what_others_hold(name: str) -> None:
    state = dealt(name, 3, 12)
    seat = state.current_player()
    samples = [state.resample_from_infostate(seat, lambda luck=luck: luck / 10) for luck in range(8)]
    others = set(range(GAMES[name])) - {seat}
    told = {other: {sample.information_state_string(other) for sample in samples} for other in others}
    assert all(state.information_state_string(other) not in told[other] for other in others)
    assert any(len(told[other]) > 1 for other in others)


@pytest.mark.parametrize("name", GAMES)
def test_the_tensor_of_an_information_state_has_the_seat_and_what_it_remembers(name: str) -> None:
    state = dealt(name, 3, 25)
    for seat in range(GAMES[name]):
        tensor = state.information_state_tensor(seat)
        assert tensor[: GAMES[name]] == [float(other == seat) for other in range(GAMES[name])]
        events = [event for event in state.world.events if event.audience in (-1, seat)]
        told = encode(state.view(seat), memory=events)["observation"]
        assert np.array_equal(np.array(tensor[GAMES[name] :], np.float32), told)
        assert state.clone().information_state_tensor(seat) == tensor


def test_the_search_of_openspiel_needs_no_resampler_of_ours() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = dealt("dice", 3, 4)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1), 2.0, 5)
    assert bot.step(state) in state.legal_actions()


def test_an_information_state_can_be_read() -> None:
    state = dealt("dice", 3, 0)
    state.apply_action(state.legal_actions()[1])
    seat = next(seat for seat, _, _ in state.world.deeds)
    lines = state.information_state_string(seat).splitlines()
    assert "> roll 1" in lines and any(line.startswith("rolled seat=") for line in lines)
    assert lines[-1].startswith("may: ") or state.current_player() != seat


def test_information_remembers_what_the_table_no_longer_shows() -> None:
    first, second = dealt("dice", 3, 0), dealt("dice", 3, 0)
    seat = first.current_player()
    before = first.information_state_string(seat)
    first.apply_action(first.legal_actions()[1])
    heard = before.splitlines()[:-2]  # then come the question and the actions
    assert heard == first.information_state_string(seat).splitlines()[: len(heard)]
    assert second.information_state_string(seat) == before


def test_a_clone_goes_its_own_way() -> None:
    state = dealt("classic", 5, 6)
    twin = state.clone()
    assert str(twin) == str(state) and twin.history() == state.history()
    twin.apply_action(twin.legal_actions()[0])
    assert twin.history() != state.history() and twin.world.state != state.world.state
    assert copy.deepcopy(state.world).told(0) == state.world.told(0)


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
    assert isinstance(state, SixgunState) and state.is_chance_node()
    assert not any(state.observation_tensor(0))


@pytest.mark.parametrize("deals", [1, 2, 3, 50, 100, 4096])
def test_two_draws_deal_every_seed_alike(deals: int) -> None:
    game = pyspiel.load_game(f"python_sixgun_dice(deals={deals})")
    chances = {}
    for block, likely in game.new_initial_state().chance_outcomes():
        drawn = game.new_initial_state().child(block)
        assert drawn.is_chance_node() and drawn.legal_actions() == [seed for seed, _ in drawn.chance_outcomes()]
        for seed, chance in drawn.chance_outcomes():
            assert max(block, seed) < game.max_chance_outcomes()
            chances[block, seed] = likely * chance
    assert len(chances) == deals and all(chance == pytest.approx(1 / deals) for chance in chances.values())


def test_a_deal_is_the_game_of_its_seed() -> None:
    state = load("dice").new_initial_state()
    state.deal(17)
    assert state.world.state == sixgun.new_game("dice", players=4, seed=17).state
    assert len(state.history()) == 2


def test_what_is_no_deal_is_refused() -> None:
    with pytest.raises(ValueError, match="50 is no outcome"):
        load("dice").new_initial_state().apply_action(50)
    with pytest.raises(ValueError, match="deals must be 1 or more"):
        pyspiel.load_game("python_sixgun_dice(deals=0)")


def test_an_information_state_tells_what_is_asked_and_what_may_be_done() -> None:
    asked = 0
    for deal in range(50):
        state = dealt("duel", deal, 0)
        rng = Rng(seed_bytes(deal))
        while not state.is_terminal() and asked < 6:
            table, player = state.world.state, state.current_player()
            if table.decision.question.name in ("steal", "slim"):  # of how many cards one sees which backs
                asked += 1
                question = f"asked: {repr(table.decision.question)[1:-1]}"
                texts = f"may: {', '.join(table.decision.actions.texts())}"
                told = [state.information_state_string(seat).splitlines() for seat in (player, 1 - player)]
                assert told[0][-2:] == [question, texts] and question not in told[1] and texts not in told[1]
            state.apply_action(state.legal_actions()[rng.below(len(state.legal_actions()))])
    assert asked == 6
