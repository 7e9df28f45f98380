"""Bullseyes: whom they reach and what they do."""

import pytest

from tests.dice.kit import seat, table


@pytest.mark.rule("dice.bullseye1")
def test_bullseye_1_hits_a_neighbour_and_nobody_else() -> None:
    t = table(seat(), seat(life=5), seat(), seat(), seat(), rolls="1DBBB").stop()
    assert t.options == ["shoot 1", "shoot 4"] and t.refused("shoot 2") == "out-of-range"
    t.shoot(1)
    assert t.life(1) == 4
