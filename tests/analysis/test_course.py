"""A game as a chain of points: every change has a cause, and between two causes nothing changes."""

from __future__ import annotations

import pytest

from sixgun.analysis.course import Course, key_without_luck
from sixgun.bots.outcomes import possible_world
from sixgun.engine.rng import Rng, child_seed

from .kit import TABLES, played


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_action_without_luck_leads_to_the_same_position_in_every_world(name: str, players: int) -> None:
    for seed in (1, 2):
        course = Course(played(name, players, seed))
        lucky = {node.number for node in course.nodes if node.kind == "luck"}
        states = [*[one.state for one in course.decisions[1:]], course.state]
        for decision, then in zip(course.decisions, states, strict=True):
            if decision.number + 1 in lucky:
                continue
            for number in range(100, 104):
                world = possible_world(decision.state.reveal_all(), Rng(child_seed(course.seed, number)))
                world.play(decision.action.code)
                assert key_without_luck(world) == key_without_luck(then), (decision.number, decision.action.text)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_following_a_game_step_by_step_leads_to_its_end(name: str, players: int) -> None:
    game = played(name, players)
    course = Course(game)
    assert course.state == game.state
    assert course.opening + [event for one in course.decisions for event in one.events] == game.events
    assert all(node.state.turn <= game.state.turn for node in course.nodes)


def test_gunhands_make_no_unusual_choice() -> None:
    for name, players in TABLES:
        course = Course(played(name, players, bots=("gunhand",)))
        assert {node.kind for node in course.nodes} == {"start", "luck"}
