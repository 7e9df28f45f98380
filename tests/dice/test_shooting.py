"""Bullseyes: whom they reach and what they do."""

import pytest

from tests.dice.kit import crowd, seat, table


@pytest.mark.rule("dice.bullseye1")
def test_bullseye_1_hits_a_neighbour_and_nobody_else() -> None:
    t = table(seat(), seat(life=5), seat(), seat(), seat(), rolls="1DBBB").stop()
    assert t.options == ["shoot 1", "shoot 4"] and t.refused("shoot 2") == "out-of-range"
    t.shoot(1)
    assert t.life(1) == 4


@pytest.mark.rule("dice.bullseye1", "dice.bullseye.dead-not-counted")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_bullseye_1_reaches_left_and_right_at_any_table(players: int) -> None:
    t = table(*crowd(players), rolls="1BBBB").stop()
    assert t.options == ["shoot 1", f"shoot {players - 1}"]


@pytest.mark.rule("dice.bullseye1")
def test_bullseye_1_reaches_round_the_table() -> None:
    t = table(*crowd(4), seat("slab"), roller=4, rolls="1GGAA").stop()
    assert t.options == ["shoot 0", "shoot 3"]


@pytest.mark.rule("dice.bullseye2")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_bullseye_2_reaches_exactly_two_seats(players: int) -> None:
    t = table(*crowd(players), rolls="2BBBB").stop()
    assert t.options == ["shoot 2", f"shoot {players - 2}"] and t.refused("shoot 1") == "out-of-range"


@pytest.mark.rule("dice.bullseye2")
def test_bullseye_2_has_one_target_among_four() -> None:
    t = table(*crowd(4), rolls="2DBBG").stop()
    assert t.lives == [11, 8, 8, 8] and t.asked == (0, "beer")


@pytest.mark.rule("dice.bullseye2")
def test_bullseye_2_costs_one_life() -> None:
    t = table(*crowd(6), rolls="2DBBG").stop().shoot(4)
    assert t.lives == [11, 8, 9, 8, 7, 8]


@pytest.mark.rule("dice.bullseye2")
def test_with_three_players_bullseye_2_counts_as_1() -> None:
    t = table(*crowd(3), rolls="2BBBB").stop()
    assert t.options == ["shoot 1", "shoot 2"]


@pytest.mark.rule("dice.bullseye2", "dice.bullseye.dead-not-counted")
def test_with_three_players_left_bullseye_2_counts_as_1() -> None:
    t = table(seat(), seat(), seat(life=0), seat(life=0), seat(), rolls="2BBBB").stop()
    assert t.options == ["shoot 1", "shoot 4"]


@pytest.mark.rule("dice.bullseye1", "dice.bullseye2")
def test_with_two_players_left_both_bullseyes_hit_the_other() -> None:
    t = table(seat(), seat(life=0), seat(), seat(life=0), rolls="12GDD BBBBB").stop()
    assert t.lives == [11, 0, 7, 0] and t.turn_of == 2


@pytest.mark.rule("dice.bullseye.together")
def test_life_is_lost_only_when_all_targets_are_chosen() -> None:
    t = table(*crowd(5), rolls="112DG BBBBB").stop().shoot(1, 4)
    assert t.lives == [11, 8, 9, 8, 8]
    t.shoot(2)
    assert t.lives == [11, 7, 8, 8, 7]


@pytest.mark.rule("dice.bullseye.together")
def test_several_hits_on_one_player_are_lost_at_once() -> None:
    t = table(*crowd(5), rolls="111BB").stop().shoot(1, 1, 1)
    assert t.lives == [11, 5, 9, 8, 8] and [loss["points"] for loss in t.happened("lost")] == [3]


@pytest.mark.rule("dice.bullseye.together")
def test_more_hits_than_life_are_legal_and_the_rest_is_lost() -> None:
    t = table(seat(), seat(life=1), *crowd(3), rolls="111BB").stop().shoot(1, 1)
    assert t.options == ["shoot 1", "shoot 4"]
    t.shoot(1)
    assert t.lives == [11, 0, 9, 8, 8]


@pytest.mark.rule("dice.bullseye.together", "dice.death")
def test_two_players_fall_at_the_same_time() -> None:
    t = table(seat(), seat(life=1), seat(), seat(), seat(life=1), rolls="11BBB").stop().shoot(1, 4)
    assert t.story("lost", "died") == ["lost", "died"] and [death["seat"] for death in t.happened("died")] == [1, 4]


@pytest.mark.rule("dice.bullseye.together")
def test_a_2_stays_a_2_when_the_1_leaves_three_players() -> None:
    t = table(seat(), seat(life=1), *crowd(2), rolls="12BBG").stop().shoot(1)
    assert t.lives == [11, 0, 8, 8] and t.asked == (0, "beer")


@pytest.mark.rule("dice.bullseye.together")
def test_a_target_hit_to_death_still_counts_as_a_seat_for_the_next_die() -> None:
    t = table(seat(), seat(life=1), *crowd(4), rolls="12BBG").stop().shoot(1)
    assert t.options == ["shoot 2", "shoot 4"]


@pytest.mark.rule("dice.bullseye.dead-not-counted")
def test_bullseye_1_passes_over_eliminated_players() -> None:
    t = table(seat(), seat(life=0), seat(life=0), *crowd(3), rolls="1BBBB").stop()
    assert t.options == ["shoot 3", "shoot 5"] and t.refused("shoot 1") == "dead"


@pytest.mark.rule("dice.bullseye.dead-not-counted")
def test_bullseye_2_passes_over_eliminated_players() -> None:
    t = table(seat(), seat(life=0), *crowd(4), rolls="2BBBB").stop()
    assert t.options == ["shoot 3", "shoot 4"]


@pytest.mark.rule("dice.bullseye.dead-not-counted")
def test_four_left_of_eight_leave_one_target_for_a_2() -> None:
    dead = [seat(life=0) for _ in range(4)]
    t = table(seat(), seat(), *dead, seat(), seat(), rolls="2DBBG").stop()
    assert t.lives == [11, 8, 0, 0, 0, 0, 9 - 1, 7] and t.asked == (0, "beer")


@pytest.mark.rule("dice.bullseye1")
def test_nobody_shoots_themselves() -> None:
    t = table(*crowd(4), rolls="1BBBB").stop()
    assert t.refused("shoot 0") == "self"


@pytest.mark.rule("dice.bullseye1")
def test_the_roller_causes_the_loss() -> None:
    t = table(*crowd(4), rolls="1BBBB").stop().shoot(3)
    assert t.happened("lost") == [{"seat": 3, "points": 1, "cause": "bullseye", "by": 0}]
