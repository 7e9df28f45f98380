"""Beer: a life for anybody, up to the maximum."""

import pytest

from tests.dice.kit import crowd, seat, table


@pytest.mark.rule("dice.beer")
def test_a_beer_gives_the_roller_one_life() -> None:
    t = table(seat(life=5), *crowd(3), rolls="BGGDA BBBBB").stop().beer(0)
    assert t.life(0) == 6


@pytest.mark.rule("dice.beer")
def test_a_beer_may_go_to_any_living_player() -> None:
    t = table(seat(), seat(life=0), seat(), seat(life=3), seat(), rolls="BGGDA BBBBB").stop()
    assert t.options == ["beer 0", "beer 2", "beer 3", "beer 4"]
    assert t.beer(3).life(3) == 4


@pytest.mark.rule("dice.beer")
def test_each_beer_may_go_to_another_player() -> None:
    t = table(seat(life=3), seat(life=3), seat(life=3), seat(life=3), rolls="BBBBG BBBBB").stop().beer(1, 2, 2, 0)
    assert t.lives == [4, 4, 5, 3] and t.turn_of == 1


@pytest.mark.rule("dice.beer", "dice.life.max")
def test_a_beer_for_a_player_at_their_maximum_is_lost() -> None:
    t = table(seat(), seat(life=3), *crowd(2), rolls="BGGDA BBBBB").stop().beer(0)
    assert t.lives == [11, 3, 9, 8] and t.turn_of == 1


@pytest.mark.rule("dice.life.max", "dice.beer")
def test_beers_past_the_maximum_are_lost_one_by_one() -> None:
    t = table(seat(), seat("slab", life=7), *crowd(2), rolls="BBBGG BBBBB").stop().beer(1, 1, 1)
    assert t.life(1) == 8


@pytest.mark.rule("dice.life.max", "dice.setup.life")
def test_the_sheriffs_maximum_is_two_more() -> None:
    t = table(seat("slab", life=8), *crowd(3), rolls="BBBGG BBBBB").stop().beer(0, 0, 0)
    assert t.life(0) == 10


@pytest.mark.rule("dice.beer", "dice.turn.resolve")
def test_a_player_shot_dead_this_turn_is_out_before_beer() -> None:
    t = table(seat(), seat(life=1), *crowd(3), rolls="1BGGD").stop().shoot(1)
    assert t.refused("beer 1") == "dead" and t.options == ["beer 0", "beer 2", "beer 3", "beer 4"]


@pytest.mark.rule("dice.beer")
def test_a_player_shot_this_turn_may_have_their_life_back() -> None:
    t = table(seat(), seat(life=4), *crowd(2), rolls="1BGGD BBBBB").stop().shoot(1)
    assert t.life(1) == 3 and t.beer(1).life(1) == 4


@pytest.mark.rule("dice.beer")
def test_beers_are_counted_in_the_final_result_only() -> None:
    t = table(seat(life=3), *crowd(3), rolls="BBBBB GGGG BBBBB").roll(2, 3, 4, 5).stop()
    t.beer(0)
    assert t.life(0) == 4 and t.happened("healed") == [{"seat": 0, "points": 1, "source": "beer", "by": 0}]
