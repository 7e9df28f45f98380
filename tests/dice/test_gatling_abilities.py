"""Characters and the Gatling: Kit Carlson, Paul Regret and Willy the Kid."""

import pytest

from tests.dice.kit import crowd, seat, table

# -- Kit Carlson -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.kit-carlson")
def test_each_gatling_lets_kit_carlson_put_back_an_arrow_of_any_player() -> None:
    t = table(seat("kit-carlson", arrows=2), seat(arrows=1), seat(arrows=3), seat(), rolls="GBBDD BBBBB").stop()
    t.beer(0, 0)
    assert t.asked == (0, "clear-arrow") and t.options == ["pass", "clear-arrow 0", "clear-arrow 1", "clear-arrow 2"]
    t.do("clear-arrow 2")
    assert t.quivers == [2, 1, 2, 0] and t.turn_of == 1


@pytest.mark.rule("dice.kit-carlson")
def test_kit_carlson_may_put_back_his_own_arrow() -> None:
    t = table(seat("kit-carlson", arrows=2), *crowd(3), rolls="GGADD BBBBB").stop().do("clear-arrow 0", "clear-arrow 0")
    assert t.quivers == [1, 0, 0, 0]


@pytest.mark.rule("dice.kit-carlson")
def test_each_gatling_may_name_a_different_player() -> None:
    t = table(seat("kit-carlson"), seat(arrows=2), seat(arrows=3), seat(), rolls="GGADD BBBBB").stop()
    t.do("clear-arrow 1", "clear-arrow 2")
    assert t.quivers == [1, 1, 2, 0] and t.lives == [9, 9, 8, 9] and t.turn_of == 1


@pytest.mark.rule("dice.kit-carlson")
def test_kit_carlson_need_not_put_back_anything() -> None:
    t = table(seat("kit-carlson"), seat(arrows=2), *crowd(2), rolls="GGADD BBBBB").stop().do("pass")
    assert t.quivers == [1, 2, 0, 0] and t.turn_of == 1


@pytest.mark.rule("dice.kit-carlson")
def test_kit_carlson_may_pass_after_the_first_arrow() -> None:
    t = table(seat("kit-carlson"), seat(arrows=2), *crowd(2), rolls="GGBDD BBBBB").stop().beer(0)
    t.do("clear-arrow 1", "pass")
    assert t.quivers == [0, 1, 0, 0] and t.turn_of == 1


@pytest.mark.rule("dice.kit-carlson")
def test_kit_carlson_is_not_asked_when_nobody_holds_an_arrow() -> None:
    t = table(seat("kit-carlson"), *crowd(3), rolls="GG1DD BBBBB").stop().shoot(1)
    assert t.turn_of == 1


@pytest.mark.rule("dice.kit-carlson", "dice.gatling")
def test_with_three_gatlings_kit_carlson_is_rid_of_his_own_and_three_of_another() -> None:
    t = table(seat("kit-carlson", arrows=4), seat("slab", arrows=4), seat(), *crowd(2), rolls="GGGDD BBBBB").stop()
    t.do("clear-arrow 1", "clear-arrow 1", "clear-arrow 1")
    assert t.quivers == [0, 1, 0, 0, 0] and t.lives == [9, 7, 9, 7, 8] and t.turn_of == 1


@pytest.mark.rule("dice.kit-carlson", "dice.gatling")
def test_four_gatlings_put_back_four_arrows() -> None:
    t = table(seat("kit-carlson"), seat(arrows=4), seat(arrows=3), seat(), rolls="GGGGD BBBBB").stop()
    t.do("clear-arrow 1", "clear-arrow 1", "clear-arrow 2", "clear-arrow 2")
    assert t.quivers == [0, 2, 1, 0]


@pytest.mark.rule("dice.kit-carlson")
def test_two_gatlings_of_kit_carlson_cost_nobody_life() -> None:
    t = table(seat("kit-carlson", arrows=1), *crowd(3), rolls="GGDDB BBBBB").stop().beer(0).do("clear-arrow 0")
    assert t.lives == [9, 9, 8, 9] and t.happened("gatling") == [] and t.turn_of == 1


@pytest.mark.rule("dice.kit-carlson", "dice.dynamite.others-first")
def test_kit_carlson_puts_arrows_back_before_the_dynamite_loss() -> None:
    t = table(seat("kit-carlson"), seat(arrows=2), *crowd(2), rolls="DDDGG BBBBB")
    assert t.asked == (0, "clear-arrow") and t.life(0) == 9
    t.do("clear-arrow 1", "clear-arrow 1")
    assert t.quivers == [0, 0, 0, 0] and t.life(0) == 8


# -- Paul Regret -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.paul-regret", "dice.gatling")
def test_paul_regret_loses_no_life_to_the_gatling() -> None:
    t = table(seat("slab"), seat("paul-regret", life=1), *crowd(2), rolls="GGGDD BBBBB").stop()
    assert t.lives == [10, 1, 7, 8]


@pytest.mark.rule("dice.paul-regret", "dice.willy")
def test_paul_regret_loses_no_life_to_willys_gatling() -> None:
    t = table(seat("willy"), seat("paul-regret"), *crowd(2), rolls="GGDDA BBBBB").stop()
    assert t.lives == [10, 9, 7, 8]


@pytest.mark.rule("dice.paul-regret")
def test_paul_regret_loses_life_to_all_else() -> None:
    t = table(seat("slab"), seat("paul-regret"), *crowd(2), rolls="11BBB").stop().shoot(1, 1)
    assert t.life(1) == 7
    assert table(seat("slab", arrows=5), seat("paul-regret", arrows=3), *crowd(2), rolls="ABBBB").life(1) == 6
    assert table(seat("paul-regret"), *crowd(3), rolls="DDDGG BBBBB").life(0) == 10


# -- Willy -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.willy", "dice.gatling")
@pytest.mark.parametrize("dice", ["GGDDA", "GGGDA", "GGGGD", "GGGGG"])
def test_two_gatlings_are_enough_for_willy_and_he_fires_once(dice: str) -> None:
    t = table(seat("willy", arrows=2), seat("slab"), *crowd(3), rolls=f"{dice} BBBBB").stop()
    assert t.lives == [10, 7, 9, 7, 8] and t.arrows(0) == 0 and len(t.happened("gatling")) == 1


@pytest.mark.rule("dice.willy")
def test_one_gatling_does_nothing_for_willy() -> None:
    t = table(seat("willy", arrows=2), seat("slab"), *crowd(2), rolls="GADDB BBBBB").stop().beer(0)
    assert t.lives == [10, 8, 9, 8] and t.arrows(0) == 3
