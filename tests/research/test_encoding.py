"""What an agent sees and how its actions are numbered, whatever the game."""

from __future__ import annotations

import numpy as np
import pytest
from mypy_extensions import u8

import sixgun
from sixgun.engine.errors import BadData, IllegalAction
from sixgun.engine.num import vec
from sixgun.research.observer import Page
from tests.research.games import Game, every_game, every_ring_table, every_table
from tests.research.play import decisions, rotated


@every_table
def test_the_mask_is_the_legal_actions_and_every_one_survives_the_way_there_and_back(game: Game, players: int) -> None:
    for seed in range(8):
        for state in decisions(players, seed, game.name):
            for seat in range(players):
                check_actions(game, state, seat)


def check_actions(game: Game, state: sixgun.State, seat: int) -> None:
    """Every legal action has a number, every number of the mask is a legal action, and that has this number."""
    encoding = game.encoding
    view = state.view(seat)
    mask = np.flatnonzero(encoding.mask(view)).tolist()
    codes = [encoding.code(number, state, seat) for number in mask]
    legal = list(state.legal) if seat == state.deciding else []
    numbers = [encoding.observer(state.players).number(state, at) for at in range(len(legal))]
    assert sorted(set(numbers)) == mask
    assert [numbers[legal.index(code)] for code in codes] == mask
    assert codes == [encoding.code(number, view.redacted, seat) for number in mask]
    assert encoding.legal_texts(state, seat) == [encoding.text(code) for code in codes]


@every_game
def test_a_number_that_is_not_in_the_mask_is_refused_with_a_reason(game: Game) -> None:
    for players in game.counts:
        for state in list(decisions(players, players, game.name))[:-1:7]:
            before, seen = state.copy(), state.view(state.deciding).redacted
            legal = game.encoding.legal(state, state.deciding)
            for number in set(range(game.actions)) - set(legal):
                code = game.encoding.code(number, state, state.deciding)
                with pytest.raises(IllegalAction, match="is not possible"):
                    state.apply(code)
                assert code == game.encoding.code(number, seen, state.deciding), "tells what is hidden"
            assert state == before


@every_game
def test_a_number_outside_the_actions_is_refused(game: Game) -> None:
    state = sixgun.new_game(game.name, players=game.near(5), seed=1).state
    for number in (-1, game.actions):
        with pytest.raises(BadData, match=f"action must be from 0 to {game.actions - 1}"):
            game.encoding.code(number, state, 0)


@every_game
def test_no_two_numbers_are_the_same_action(game: Game) -> None:
    for players in game.counts:
        for seat in range(players):
            assert len(set(game.encoding.shapes(seat, players))) == game.actions


@every_table
def test_observations_stay_the_same_when_what_is_hidden_is_dealt_again(game: Game, players: int) -> None:
    rng = sixgun.rng(players)
    for seed in range(4):
        for state in decisions(players, seed, game.name):
            for seat in range(players):
                view = state.view(seat)
                sample = view.sample(rng)
                check_same(game, view, sample.view(seat))
                here, there = game.encoding.seen(state, seat), game.encoding.seen(sample, seat)
                assert all(np.array_equal(here[name], there[name]) for name in here)


@every_table
def test_what_is_seen_of_a_state_is_what_is_seen_of_its_view(game: Game, players: int) -> None:
    for seed in range(4):
        for state in decisions(players, seed + 50, game.name):
            for seat in range(players):
                whole, view = game.encoding.seen(state, seat), game.encoding.observe(state.view(seat))
                assert np.array_equal(whole["observation"], view["observation"])
                assert np.array_equal(whole["action_mask"], view["action_mask"])


@every_table
def test_an_observer_fills_a_page_to_its_end_and_no_further(game: Game, players: int) -> None:
    observer = game.encoding.observer(players)
    for state in decisions(players, 9, game.name):
        for seat in range(players):
            page = Page(vec[u8]([0] * (game.encoding.size + 9)), 4)
            observer.write(state, seat, page)
            assert page.at == game.encoding.size + 4
            assert list(page.numbers)[4:-5] == list(observer.vector(state, seat))


@every_ring_table
def test_observations_do_not_depend_on_how_the_table_counts_its_seats(game: Game, players: int) -> None:
    for seed in range(4):
        for state in list(decisions(players, seed, game.name))[:-1]:
            by = 1 + seed % (players - 1)
            moved = sixgun.load(rotated(state.to_dict(), by)).state
            for seat in range(players):
                check_same(game, state.view(seat), moved.view((seat + by) % players))


def check_same(game: Game, here: sixgun.View, there: sixgun.View) -> None:
    """Two views have the same observation and the same mask."""
    assert np.array_equal(game.encoding.vector(here), game.encoding.vector(there))
    assert np.array_equal(game.encoding.mask(here), game.encoding.mask(there))


@every_table
def test_every_observation_is_in_the_space(game: Game, players: int) -> None:
    space = game.encoding.observation_space()
    for state in decisions(players, 3, game.name):
        for seat in range(players):
            assert space.contains(game.encoding.observe(state.view(seat)))
