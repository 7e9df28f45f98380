"""What an observer could hold of every role."""

from __future__ import annotations

import pytest

from sixgun.analysis.beliefs import beliefs
from sixgun.analysis.course import Course
from sixgun.family.roles import ROLES, RoleTable

from .kit import played


@pytest.mark.parametrize("name", ["dice", "classic"])
def test_chances_make_1_and_roles_that_lie_open_are_certain(name: str) -> None:
    course = Course(played(name, 5))
    points, reads = beliefs(course)
    assert isinstance(course.state, RoleTable)
    for point in points:
        t = course.decisions[point["number"]].state
        assert isinstance(t, RoleTable)
        for seat, roles in enumerate(point["roles"]):
            assert sum(roles.values()) == pytest.approx(1, abs=0.001)
            if t.role_is_public(seat):
                assert roles[ROLES.names[t.role[seat]]] == 1
    assert len(reads) == 4  # all but the Sheriff
    for read in reads:
        assert read["score"] is not None and read["score"] <= 0
        assert "deed" not in read or read["deed"]["after"] > read["deed"]["before"]


def test_gunhands_can_be_read_better_than_by_chance() -> None:
    reads = [read for seed in range(6) for read in beliefs(Course(played("classic", 5, seed, ("gunhand",))))[1]]
    by_chance = {"outlaw": 0.5, "deputy": 0.25, "renegade": 0.25}
    gained = [(read["chance"] or 0.0) - by_chance[read["role"]] for read in reads]
    assert sum(gained) / len(gained) > 0.1


def test_a_game_without_roles_has_no_beliefs() -> None:
    assert beliefs(Course(played("duel", 2))) == ([], [])
