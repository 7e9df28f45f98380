"""Jesse Jones, Jourdonnais, Kit Carlson, Lucky Duke, Paul Regret and Pedro Ramirez."""

import pytest

from tests.dice.kit import crowd, faces, seat, table


@pytest.mark.rule("dice.jesse-jones")
def test_jesse_jones_with_four_life_and_two_beers_regains_four() -> None:
    t = table(seat("jesse-jones", life=4), *crowd(3), rolls="BBGGD BBBBB").stop().beer(0, 0)
    assert t.life(0) == 8


@pytest.mark.rule("dice.jesse-jones")
@pytest.mark.parametrize(("life", "beers", "then"), [(1, 1, 3), (3, 3, 9), (4, 1, 6), (5, 1, 6), (5, 2, 7)])
def test_the_test_is_made_once_before_the_first_beer(life: int, beers: int, then: int) -> None:
    dice = "B" * beers + "GGDDA"[: 5 - beers]
    t = table(seat("jesse-jones", life=life), *crowd(3), rolls=f"{dice} BBBBB").stop().beer(*[0] * beers)
    assert t.life(0) == then


@pytest.mark.rule("dice.jesse-jones", "dice.life.max")
def test_jesse_jones_does_not_rise_above_his_maximum() -> None:
    t = table(seat(), seat("jesse-jones", life=4), *crowd(2), roller=1, rolls="BBBGG BBBBB").stop().beer(1, 1, 1)
    assert t.life(1) == 9


@pytest.mark.rule("dice.jesse-jones")
def test_jesse_jones_gives_others_one_life() -> None:
    t = table(seat("jesse-jones", life=4), seat(life=4), *crowd(2), rolls="BBGGD BBBBB").stop().beer(1, 0)
    assert t.lives[:2] == [6, 5]


@pytest.mark.rule("dice.jesse-jones")
def test_the_beers_of_others_give_jesse_jones_one_life() -> None:
    t = table(seat(), seat("jesse-jones", life=2), *crowd(2), rolls="BBGGD BBBBB").stop().beer(1, 1)
    assert t.life(1) == 4


@pytest.mark.rule("dice.jesse-jones", "dice.sid-ketchum")
def test_sids_gift_gives_jesse_jones_one_life() -> None:
    t = table(seat("sid-ketchum"), seat("jesse-jones", life=2), *crowd(2), rolls="BBBBB").do("gift 1")
    assert t.life(1) == 3


@pytest.mark.rule("dice.jesse-jones", "dice.arrow.indians")
def test_life_lost_to_indians_this_turn_counts_for_jesse_jones() -> None:
    t = table(seat("jesse-jones", life=5), seat(arrows=8), *crowd(2), rolls="AGGDB BBBBB").stop().beer(0)
    assert t.life(0) == 6


@pytest.mark.rule("dice.jesse-jones", "dice.dynamite.others-first")
def test_jesse_jones_drinks_before_the_dynamite() -> None:
    t = table(seat("jesse-jones", life=1), *crowd(3), rolls="DDDBG BBBBB").beer(0)
    assert t.life(0) == 2


@pytest.mark.rule("dice.jourdonnais")
def test_jourdonnais_loses_one_life_to_an_attack_however_many_arrows_he_holds() -> None:
    t = table(seat(arrows=2), seat("jourdonnais", arrows=6), *crowd(2), rolls="BBBBB A").roll(1)
    assert t.lives == [8, 6, 8, 9] and t.quivers == [0, 0, 0, 0]


@pytest.mark.rule("dice.jourdonnais")
def test_jourdonnais_without_an_arrow_loses_nothing() -> None:
    t = table(seat(arrows=4), seat("jourdonnais"), seat(arrows=4), seat(), rolls="BBBBB A").roll(1)
    assert t.life(1) == 7


@pytest.mark.rule("dice.jourdonnais", "dice.arrow.indians")
def test_jourdonnais_as_roller_loses_one_life_and_takes_the_arrows_owed() -> None:
    t = table(seat("jourdonnais", arrows=7), seat(arrows=1), *crowd(2), rolls="AAABB")
    assert t.lives[:2] == [8, 8] and t.arrows(0) == 2


@pytest.mark.rule("dice.jourdonnais", "dice.death")
def test_jourdonnais_at_his_last_life_falls_to_one_arrow() -> None:
    t = table(seat(arrows=7), seat("jourdonnais", life=1, arrows=1), *crowd(3), rolls="BBBBB A").roll(1)
    assert t.life(1) == 0


@pytest.mark.rule("dice.jourdonnais")
def test_jourdonnais_loses_all_points_of_bullseyes() -> None:
    t = table(seat(), seat("jourdonnais"), *crowd(2), rolls="111BB").stop().shoot(1, 1, 1)
    assert t.life(1) == 4


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


@pytest.mark.rule("dice.lucky-duke")
def test_lucky_duke_rolls_four_times() -> None:
    t = table(seat("lucky-duke"), *crowd(3), rolls="BBBBB G G G").roll(1).roll(2)
    assert t.asked == (0, "reroll")
    t.roll(3)
    assert t.asked == (0, "beer") and t.game.position()["dice"] == faces("GGGBB")


@pytest.mark.rule("dice.lucky-duke")
def test_lucky_duke_may_stop_after_three_rolls() -> None:
    assert table(seat("lucky-duke"), *crowd(3), rolls="BBBBB G G").roll(1).roll(2).stop().asked == (0, "beer")


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


@pytest.mark.rule("dice.pedro-ramirez")
def test_pedro_may_put_back_an_arrow_for_a_bullseye_and_still_loses_life() -> None:
    t = table(seat(), seat("pedro-ramirez", arrows=3), *crowd(2), rolls="1BBBB").stop().shoot(1)
    assert t.asked == (1, "put-back") and t.options == ["put-back", "keep"]
    t.do("put-back")
    assert t.life(1) == 7 and t.arrows(1) == 2 and t.asked == (0, "beer")


@pytest.mark.rule("dice.pedro-ramirez")
def test_pedro_may_keep_his_arrow() -> None:
    t = table(seat(), seat("pedro-ramirez", arrows=3), *crowd(2), rolls="1BBBB").stop().shoot(1).do("keep")
    assert t.life(1) == 7 and t.arrows(1) == 3 and t.asked == (0, "beer")


@pytest.mark.rule("dice.pedro-ramirez")
def test_pedro_may_put_back_one_arrow_per_point() -> None:
    t = table(seat(), seat("pedro-ramirez", arrows=3), *crowd(2), rolls="11BBB").stop().shoot(1, 1)
    t.do("put-back", "put-back")
    assert t.life(1) == 6 and t.arrows(1) == 1 and t.asked == (0, "beer")


@pytest.mark.rule("dice.pedro-ramirez")
def test_pedro_puts_back_no_more_than_he_holds() -> None:
    t = table(seat(), seat("pedro-ramirez", arrows=1), *crowd(2), rolls="111BB").stop().shoot(1, 1, 1).do("put-back")
    assert t.life(1) == 5 and t.arrows(1) == 0 and t.asked == (0, "beer")


@pytest.mark.rule("dice.pedro-ramirez")
def test_pedro_without_arrows_is_not_asked() -> None:
    t = table(seat(), seat("pedro-ramirez"), *crowd(2), rolls="1BBBB").stop().shoot(1)
    assert t.life(1) == 7 and t.asked == (0, "beer")


@pytest.mark.rule("dice.pedro-ramirez", "dice.gatling")
def test_pedro_may_put_back_an_arrow_for_the_gatling() -> None:
    t = table(seat(), seat("pedro-ramirez", arrows=2), *crowd(2), rolls="GGGDD BBBBB").stop().do("put-back")
    assert t.life(1) == 7 and t.arrows(1) == 1 and t.turn_of == 1


@pytest.mark.rule("dice.pedro-ramirez", "dice.dynamite.three")
def test_pedro_may_put_back_an_arrow_for_dynamite() -> None:
    t = table(seat("pedro-ramirez", arrows=2), *crowd(3), rolls="DDDGG BBBBB")
    assert t.asked == (0, "put-back")
    t.do("put-back")
    assert t.life(0) == 9 and t.arrows(0) == 1 and t.turn_of == 1


@pytest.mark.rule("dice.pedro-ramirez", "dice.slab")
def test_pedro_may_put_back_an_arrow_for_each_of_slabs_two_points() -> None:
    t = table(seat("slab"), seat("pedro-ramirez", arrows=2), *crowd(2), rolls="1BGGD BBBBB").stop()
    t.shoot(1, twice=True).do("put-back", "put-back")
    assert t.life(1) == 6 and t.arrows(1) == 0


@pytest.mark.rule("dice.pedro-ramirez", "dice.death")
def test_an_eliminated_pedro_is_not_asked() -> None:
    t = table(seat(), seat("pedro-ramirez", life=1, arrows=2), *crowd(3), rolls="1BBBB").stop().shoot(1)
    assert t.life(1) == 0 and t.arrows(1) == 0 and t.asked == (0, "beer")
