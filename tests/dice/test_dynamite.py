"""Three Dynamites: no more rolls, the other dice first, then one life."""

import pytest

from tests.dice.kit import crowd, seat, table


@pytest.mark.rule("dice.dynamite.three")
def test_three_dynamites_end_the_rolling_and_cost_one_life() -> None:
    t = table(seat(life=5), *crowd(3), rolls="DDDGG BBBBB")
    assert t.lives == [4, 8, 9, 8] and t.turn_of == 1


@pytest.mark.rule("dice.dynamite.three")
def test_two_dynamites_do_nothing() -> None:
    t = table(seat(life=5), *crowd(3), rolls="DDGGA BBBBB")
    assert t.asked == (0, "reroll")
    assert t.stop().life(0) == 5 and t.turn_of == 1


@pytest.mark.rule("dice.dynamite.three")
@pytest.mark.parametrize("dice", ["DDDDG", "DDDDD"])
def test_more_than_three_dynamites_cost_one_life_too(dice: str) -> None:
    t = table(seat(life=5), *crowd(3), rolls=f"{dice} BBBBB")
    assert t.life(0) == 4 and t.turn_of == 1


@pytest.mark.rule("dice.dynamite.three", "dice.turn.locked")
def test_dynamites_of_several_rolls_add_up() -> None:
    t = table(seat(life=5), *crowd(3), rolls="DBBGG DB D").roll(2, 4).roll(3)
    assert t.asked == (0, "beer") and t.happened("dynamite-stops") == [{"seat": 0}]


@pytest.mark.rule("dice.dynamite.three")
def test_a_third_dynamite_in_the_second_roll_takes_the_third_roll() -> None:
    t = table(seat(life=5), *crowd(3), rolls="DDBGG D").roll(5)
    assert t.asked == (0, "beer") and t.refused("roll 3") == "not-now"


@pytest.mark.rule("dice.dynamite.others-first", "dice.beer")
def test_a_beer_comes_before_the_life_lost_to_dynamite() -> None:
    t = table(seat(life=1), *crowd(3), rolls="DDDBB BBBBB").beer(0, 1)
    assert t.life(0) == 1 and t.happened("died") == []


@pytest.mark.rule("dice.dynamite.others-first")
def test_at_full_life_a_beer_does_not_make_good_the_dynamite() -> None:
    t = table(*crowd(4), rolls="DDDBG BBBBB").beer(0)
    assert t.life(0) == 10


@pytest.mark.rule("dice.dynamite.others-first", "dice.bullseye1")
def test_bullseyes_and_beer_come_before_dynamite() -> None:
    t = table(seat(life=5), seat(life=5), *crowd(2), rolls="DDD1B BBBBB").shoot(1).beer(1)
    assert t.lives[:2] == [4, 5]
    assert [loss["cause"] for loss in t.happened("lost")] == ["bullseye", "dynamite"]
    assert t.story("lost", "healed") == ["lost", "healed", "lost"]


@pytest.mark.rule("dice.dynamite.others-first", "dice.willy", "dice.gatling")
def test_willys_gatling_comes_before_dynamite() -> None:
    t = table(seat("willy", life=5), seat(), seat(), seat(life=5), rolls="BBBBB DDDGG BBBBB").roll(1, 2, 3, 4, 5)
    assert t.lives == [4, 9, 7, 4]
    assert [loss["cause"] for loss in t.happened("lost")] == ["gatling", "gatling", "dynamite"]


@pytest.mark.rule("dice.dynamite.three", "dice.death")
def test_the_last_life_may_be_lost_to_dynamite() -> None:
    t = table(seat(), seat(life=1, arrows=3), *crowd(3), roller=1, rolls="DDDGG BBBBB")
    assert t.life(1) == 0 and t.arrows(1) == 0 and t.turn_of == 2 and t.winners is None


@pytest.mark.rule("dice.dynamite.others-first", "dice.end.immediate")
def test_he_may_shoot_before_he_dies_of_dynamite() -> None:
    t = table(seat(), seat(life=1), seat(life=4), *crowd(2), roller=1, rolls="DDD1G BBBBB").shoot(2)
    assert t.lives[1:3] == [0, 3] and t.turn_of == 2


@pytest.mark.rule("dice.dynamite.three", "dice.lucky-duke")
def test_three_dynamites_stop_lucky_duke_as_well() -> None:
    t = table(seat("lucky-duke", life=5), *crowd(3), rolls="DDDGG BBBBB")
    assert t.life(0) == 4 and t.turn_of == 1


@pytest.mark.rule("dice.dynamite.three")
def test_nobody_causes_the_loss_by_dynamite() -> None:
    t = table(seat(life=5), *crowd(3), rolls="DDBBG D BBBBB").roll(5).beer(1, 1)
    assert t.happened("lost") == [{"seat": 0, "points": 1, "cause": "dynamite", "by": None}]
