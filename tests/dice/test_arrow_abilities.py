"""Characters and arrows: Bart Cassidy, El Gringo, Jourdonnais and Pedro Ramirez."""

import pytest

from tests.dice.kit import crowd, seat, table

# -- Bart Cassidy ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.bart-cassidy")
def test_bart_may_take_an_arrow_instead_of_a_bullseye() -> None:
    t = table(seat(), seat("bart-cassidy", life=5), *crowd(2), rolls="1BBBB").stop().shoot(1)
    assert t.asked == (1, "arrow-for-life") and sorted(t.options) == ["lose-life", "take-arrow"]
    t.do("take-arrow")
    assert t.life(1) == 5 and t.arrows(1) == 1 and t.asked == (0, "beer")


@pytest.mark.rule("dice.bart-cassidy")
def test_bart_may_lose_the_life() -> None:
    t = table(seat(), seat("bart-cassidy", life=5), *crowd(2), rolls="1BBBB").stop().shoot(1).do("lose-life")
    assert t.life(1) == 4 and t.arrows(1) == 0


@pytest.mark.rule("dice.bart-cassidy")
def test_bart_decides_point_by_point() -> None:
    t = table(seat(), seat("bart-cassidy", life=5), *crowd(3), rolls="111BB").stop().shoot(1, 1, 1)
    t.do("take-arrow", "lose-life", "take-arrow")
    assert t.life(1) == 4 and t.arrows(1) == 2 and t.asked == (0, "beer")


@pytest.mark.rule("dice.bart-cassidy")
def test_bart_may_take_an_arrow_instead_of_the_gatling() -> None:
    t = table(seat(), seat("bart-cassidy", life=5), *crowd(2), rolls="GGGDD BBBBB").stop()
    assert t.asked == (1, "arrow-for-life")
    t.do("take-arrow")
    assert t.lives == [11, 5, 7, 8] and t.arrows(1) == 1


@pytest.mark.rule("dice.bart-cassidy")
def test_bart_may_not_take_the_last_arrow() -> None:
    t = table(seat(arrows=8), seat("bart-cassidy", life=5), *crowd(2), rolls="1BBBB").stop().shoot(1)
    assert t.life(1) == 4 and t.arrows(1) == 0 and t.asked == (0, "beer")


@pytest.mark.rule("dice.bart-cassidy")
def test_the_last_arrow_is_looked_at_arrow_by_arrow() -> None:
    t = table(seat(arrows=7), seat("bart-cassidy", life=5), *crowd(2), rolls="11BBB").stop().shoot(1, 1)
    t.do("take-arrow")
    assert t.life(1) == 4 and t.arrows(1) == 1 and t.middle == 1 and t.asked == (0, "beer")


@pytest.mark.rule("dice.bart-cassidy")
def test_a_point_lost_leaves_the_last_but_one_arrow_for_the_next() -> None:
    t = table(seat(arrows=7), seat("bart-cassidy", life=5), *crowd(2), rolls="11BBB").stop().shoot(1, 1)
    t.do("lose-life", "take-arrow")
    assert t.life(1) == 4 and t.arrows(1) == 1


@pytest.mark.rule("dice.bart-cassidy", "dice.bullseye.together")
def test_arrows_of_a_player_shot_dead_come_too_late_for_bart() -> None:
    t = table(seat(), seat("bart-cassidy", life=5), *crowd(2), seat(life=1, arrows=8), rolls="11BBB").stop()
    t.shoot(4, 1)
    assert t.life(1) == 4 and t.life(4) == 0 and t.middle == 9 and t.asked == (0, "beer")


@pytest.mark.rule("dice.bart-cassidy")
def test_bart_has_no_choice_against_indians() -> None:
    t = table(seat(arrows=5), seat("bart-cassidy", arrows=3), *crowd(2), rolls="BBBBB A").roll(1)
    assert t.life(1) == 5 and t.asked == (0, "reroll")


@pytest.mark.rule("dice.bart-cassidy")
def test_bart_has_no_choice_against_dynamite() -> None:
    t = table(seat("bart-cassidy", life=5), *crowd(3), rolls="DDDGG BBBBB")
    assert t.life(0) == 4 and t.arrows(0) == 0 and t.turn_of == 1


@pytest.mark.rule("dice.bart-cassidy", "dice.slab")
def test_bart_may_take_an_arrow_for_each_of_slabs_two_points() -> None:
    t = table(seat("slab"), seat("bart-cassidy", life=2), *crowd(2), rolls="1BGGD BBBBB").stop().shoot(1, twice=True)
    t.do("take-arrow", "take-arrow")
    assert t.life(1) == 2 and t.arrows(1) == 2


@pytest.mark.rule("dice.bart-cassidy", "dice.slab")
def test_bart_may_take_an_arrow_for_one_of_slabs_two_points() -> None:
    t = table(seat("slab"), seat("bart-cassidy", life=2), *crowd(2), rolls="1BGGD BBBBB").stop().shoot(1, twice=True)
    t.do("take-arrow", "lose-life")
    assert t.life(1) == 1 and t.arrows(1) == 1


@pytest.mark.rule("dice.bart-cassidy", "dice.slab")
def test_slabs_second_point_finds_only_the_last_arrow() -> None:
    t = table(seat("slab", arrows=7), seat("bart-cassidy", life=5), *crowd(2), rolls="1BGGD BBBBB").stop()
    t.shoot(1, twice=True).do("take-arrow")
    assert t.life(1) == 4 and t.arrows(1) == 1 and t.turn_of == 1


@pytest.mark.rule("dice.bart-cassidy", "dice.death")
def test_bart_at_his_last_life_lives_on_with_an_arrow() -> None:
    t = table(seat(), seat("bart-cassidy", life=1, arrows=2), *crowd(3), rolls="1BBBB").stop().shoot(1)
    t.do("take-arrow")
    assert t.life(1) == 1 and t.arrows(1) == 3


@pytest.mark.rule("dice.bart-cassidy", "dice.death")
def test_bart_is_out_when_he_gives_up_his_last_life() -> None:
    t = table(seat(), seat("bart-cassidy", life=1), *crowd(3), rolls="1BBBB").stop().shoot(1).do("lose-life")
    assert t.life(1) == 0 and t.asked == (0, "beer")


@pytest.mark.rule("dice.bart-cassidy", "dice.bullseye.together")
def test_bart_is_not_asked_about_hits_beyond_his_last_life() -> None:
    t = table(seat(), seat("bart-cassidy", life=1), *crowd(3), rolls="111BB").stop().shoot(1, 1, 1)
    t.do("take-arrow", "lose-life")
    assert t.life(1) == 0 and t.middle == 9 and t.asked == (0, "beer")


# -- El Gringo ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.el-gringo")
def test_whoever_shoots_el_gringo_takes_an_arrow_before_beer() -> None:
    t = table(seat(), seat("el-gringo"), *crowd(2), rolls="1BBBB").stop().shoot(1)
    assert t.life(1) == 6 and t.quivers == [1, 0, 0, 0] and t.asked == (0, "beer")


@pytest.mark.rule("dice.el-gringo")
def test_all_bullseyes_together_bring_one_arrow() -> None:
    t = table(seat(), seat("el-gringo"), *crowd(2), rolls="111BB").stop().shoot(1, 1, 1)
    assert t.life(1) == 4 and t.arrows(0) == 1


@pytest.mark.rule("dice.el-gringo", "dice.slab")
def test_slabs_doubled_bullseye_brings_one_arrow() -> None:
    t = table(seat("slab"), seat("el-gringo"), *crowd(2), rolls="1BBGG").stop().shoot(1, twice=True)
    assert t.life(1) == 5 and t.arrows(0) == 1


@pytest.mark.rule("dice.el-gringo", "dice.gatling")
def test_bullseye_and_gatling_are_two_occasions() -> None:
    t = table(seat(), seat("el-gringo"), *crowd(2), rolls="1GGGD BBBBB").stop().shoot(1)
    assert t.life(1) == 5 and len(t.happened("arrow-taken")) == 2 and t.arrows(0) == 1


@pytest.mark.rule("dice.el-gringo")
def test_el_gringo_brings_no_arrow_for_indians() -> None:
    t = table(seat(arrows=4), seat("el-gringo", arrows=4), *crowd(2), rolls="BBBBB A").roll(1)
    assert t.lives == [6, 3, 8, 9] and t.quivers == [0, 0, 0, 0]


@pytest.mark.rule("dice.el-gringo")
def test_el_gringo_takes_no_arrow_for_his_own_dynamite() -> None:
    t = table(seat("el-gringo", life=5), *crowd(3), rolls="DDDGG BBBBB")
    assert t.life(0) == 4 and t.quivers == [0, 0, 0, 0]


@pytest.mark.rule("dice.el-gringo")
def test_el_gringo_brings_no_arrow_when_others_are_hit() -> None:
    t = table(seat(), seat("el-gringo"), *crowd(2), rolls="1BBBB").stop().shoot(3)
    assert t.quivers == [0, 0, 0, 0]


@pytest.mark.rule("dice.el-gringo")
@pytest.mark.parametrize("dice", ["1BBBB", "GGGBB"])
def test_el_gringo_brings_an_arrow_also_when_the_shot_eliminates_him(dice: str) -> None:
    t = table(seat(), seat("el-gringo", life=1, role="outlaw"), *crowd(2), rolls=f"{dice} BBBBB").stop()
    t.shoot(1) if dice == "1BBBB" else t.beer(0, 0)
    assert t.life(1) == 0 and t.arrows(0) == 1


@pytest.mark.rule("dice.el-gringo", "dice.bart-cassidy")
def test_barts_arrow_is_no_occasion_for_el_gringo() -> None:
    t = table(seat(), seat("el-gringo"), seat(), seat("bart-cassidy"), rolls="11BBB").stop().shoot(1, 3)
    t.do("take-arrow")
    assert t.quivers == [1, 0, 0, 1] and t.lives[1] == 6 and t.lives[3] == 8


@pytest.mark.rule("dice.el-gringo", "dice.vulture-sam")
def test_el_gringos_arrow_comes_after_deaths_and_vulture_sam() -> None:
    others = (seat("el-gringo"), seat("vulture-sam", life=3), seat(), seat(life=1, arrows=2))
    t = table(seat(), *others, rolls="11BBB").stop().shoot(1, 4)
    assert t.story("died", "healed", "arrow-taken") == ["died", "healed", "arrow-taken"]
    assert t.life(2) == 5 and t.happened("arrow-taken") == [{"seat": 0, "middle": 8}]


@pytest.mark.rule("dice.el-gringo", "dice.arrow.indians")
def test_el_gringos_arrow_may_call_the_indians() -> None:
    t = table(seat(arrows=3), seat("el-gringo", arrows=2), seat(arrows=3), seat(), rolls="1BBBB").stop().shoot(1)
    assert t.lives == [11 - 4, 7 - 1 - 2, 8 - 3, 9] and t.middle == 9 and t.asked == (0, "beer")


@pytest.mark.rule("dice.el-gringo", "dice.arrow.roller-dies")
def test_a_roller_killed_by_el_gringos_indians_has_no_beer() -> None:
    t = table(seat(), seat(life=4, arrows=3), seat("el-gringo"), seat(arrows=5), seat(), roller=1, rolls="1BBBB BBBBB")
    t.stop().shoot(2)
    assert t.life(1) == 0 and t.life(2) == 6 and t.turn_of == 2 and t.happened("healed") == []


@pytest.mark.rule("dice.el-gringo", "dice.arrow.roller-dies", "dice.dynamite.three")
def test_a_roller_killed_by_el_gringos_indians_loses_nothing_to_dynamite() -> None:
    t = table(seat(), seat(life=4, arrows=3), seat("el-gringo"), seat(arrows=5), seat(), roller=1, rolls="DDD1B BBBBB")
    t.shoot(2)
    assert t.turn_of == 2 and [loss["cause"] for loss in t.happened("lost")] == ["bullseye", "indians", "indians"]


@pytest.mark.rule("dice.el-gringo", "dice.end.sheriff-dead", "dice.end.immediate")
def test_a_sheriff_may_lose_the_game_to_el_gringos_indians() -> None:
    t = table(seat(life=4, arrows=3), seat("el-gringo", role="outlaw"), seat(arrows=5), seat(), rolls="1BBBB").stop()
    t.shoot(1)
    assert t.winners is not None and t.winners[0] == "outlaws"
    assert t.lives == [0, 6, 3, 9]


@pytest.mark.rule("dice.el-gringo", "dice.end.immediate")
def test_the_game_ends_before_el_gringos_arrow() -> None:
    t = table(seat(), seat("el-gringo", role="renegade"), seat(), seat(role="sheriff", life=1), rolls="11BBB").stop()
    t.shoot(1, 3)
    assert t.winners == ("outlaws", (0, 2)) and t.quivers == [0, 0, 0, 0]


@pytest.mark.rule("dice.el-gringo", "dice.gatling", "dice.arrow.indians")
def test_after_the_gatling_the_roller_holds_only_el_gringos_arrow_in_the_attack() -> None:
    t = table(seat(), seat("el-gringo", arrows=4), seat(arrows=4), seat(), rolls="GGGDD BBBBB").stop()
    assert t.lives == [11 - 1, 7 - 1 - 4, 8 - 1 - 4, 9 - 1] and t.quivers == [0, 0, 0, 0] and t.turn_of == 1


@pytest.mark.rule("dice.el-gringo", "dice.pedro-ramirez", "dice.gatling")
def test_an_arrow_put_back_by_pedro_keeps_the_indians_away() -> None:
    t = table(seat(), seat("el-gringo", arrows=4), seat("pedro-ramirez", arrows=4), seat(), rolls="GGGDD BBBBB").stop()
    t.do("put-back")
    assert t.happened("indians") == [] and t.quivers == [1, 4, 3, 0]


# -- Jourdonnais -------------------------------------------------------------------------------------------------------


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


# -- Pedro Ramirez -----------------------------------------------------------------------------------------------------


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
