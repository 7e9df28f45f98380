"""The Gatling: all others lose a life, and the order of what follows."""

import pytest

from tests.dice.kit import crowd, seat, table


@pytest.mark.rule("dice.gatling")
def test_three_gatlings_cost_all_others_one_life() -> None:
    t = table(seat(life=5), *crowd(4), rolls="GGGDA BBBBB").stop()
    assert t.lives == [5, 7, 8, 7, 7] and t.turn_of == 1


@pytest.mark.rule("dice.gatling")
@pytest.mark.parametrize("dice", ["GGGGD", "GGGGG"])
def test_more_than_three_gatlings_cost_no_more(dice: str) -> None:
    t = table(seat(life=5), *crowd(3), rolls=f"{dice} BBBBB").stop()
    assert t.lives == [5, 7, 8, 7]


@pytest.mark.rule("dice.gatling")
def test_two_gatlings_do_nothing() -> None:
    t = table(seat(arrows=2), *crowd(3), rolls="GGDDA BBBBB").stop()
    assert t.lives == [11, 8, 9, 8] and t.arrows(0) == 3 and t.turn_of == 1


@pytest.mark.rule("dice.gatling")
def test_gatlings_count_in_the_final_result_only() -> None:
    t = table(*crowd(4), rolls="GGGDA D BBBBB").roll(1).stop()
    assert t.lives == [11, 8, 9, 8] and t.turn_of == 1


@pytest.mark.rule("dice.gatling", "dice.supply")
def test_the_roller_puts_back_all_his_arrows() -> None:
    t = table(seat(arrows=3), seat(arrows=2), *crowd(2), rolls="GGGAD BBBBB")
    assert t.arrows(0) == 4
    assert t.stop().quivers == [0, 2, 0, 0] and t.middle == 7


@pytest.mark.rule("dice.gatling")
def test_eliminated_players_lose_nothing() -> None:
    t = table(seat(), seat(life=0), *crowd(3), rolls="GGGDD BBBBB").stop()
    assert t.lives == [11, 0, 8, 7, 7] and [loss["seat"] for loss in t.happened("lost")] == [2, 3, 4]


@pytest.mark.rule("dice.gatling", "dice.death")
def test_all_gatling_losses_happen_at_the_same_time() -> None:
    t = table(seat(), seat(life=1), seat(), seat(life=1), seat(), rolls="GGGDD BBBBB").stop()
    assert t.lives == [11, 0, 8, 0, 7] and t.turn_of == 2
    assert t.story("lost", "died") == ["lost", "died"]


@pytest.mark.rule("dice.gatling")
def test_a_player_shot_dead_before_is_not_hit_by_the_gatling() -> None:
    t = table(seat(), seat(life=1), *crowd(3), rolls="GGG1D BBBBB").stop().shoot(1)
    assert t.lives == [11, 0, 8, 7, 7] and [death["seat"] for death in t.happened("died")] == [1]


@pytest.mark.rule("dice.gatling", "dice.beer")
def test_a_beer_before_the_gatling_saves_a_life() -> None:
    t = table(seat(), seat(life=1), *crowd(3), rolls="GGGBD BBBBB").stop().beer(1)
    assert t.life(1) == 1 and t.happened("died") == []


@pytest.mark.rule("dice.gatling", "dice.bart-cassidy")
def test_barts_choice_is_made_before_the_rollers_arrows_come_back() -> None:
    t = table(seat(arrows=4), seat("bart-cassidy", arrows=3), seat(arrows=1), seat(), rolls="GGGDD BBBBB").stop()
    assert t.lives == [11, 7, 7, 8] and t.quivers == [0, 3, 1, 0] and t.happened("arrow-instead") == []


@pytest.mark.rule("dice.gatling", "dice.bart-cassidy", "dice.death")
def test_barts_choice_is_made_before_the_arrows_of_the_dead_come_back() -> None:
    t = table(seat(), seat("bart-cassidy"), seat(arrows=8, life=1), *crowd(2), rolls="GGGDD BBBBB").stop()
    assert t.lives == [11, 7, 0, 9 - 1, 7] and t.middle == 9


@pytest.mark.rule("dice.gatling", "dice.bart-cassidy", "dice.end.immediate")
def test_bart_is_asked_before_anybody_falls() -> None:
    t = table(seat(), seat("bart-cassidy", life=1), seat(life=1), *crowd(2), rolls="GGGDD BBBBB").stop()
    assert t.asked == (1, "arrow-for-life") and t.life(2) == 1
    t.do("take-arrow")
    assert t.lives[1:3] == [1, 0] and t.arrows(1) == 1


@pytest.mark.rule("dice.gatling", "dice.pedro-ramirez", "dice.vulture-sam")
def test_pedro_then_vulture_sam_then_the_rollers_arrows() -> None:
    others = (seat("pedro-ramirez", arrows=2), seat(life=1), seat("vulture-sam", life=4), seat())
    t = table(seat(arrows=3), *others, rolls="GGGDD BBBBB").stop()
    assert t.asked == (1, "put-back") and t.arrows(0) == 3 and t.life(2) == 0
    t.do("put-back")
    assert t.lives == [11, 7, 0, 4 - 1 + 2, 9 - 1] and t.quivers == [0, 1, 0, 0, 0]
    assert [back["why"] for back in t.happened("arrows-back")] == ["life", "gatling"]
    assert t.story("died", "healed", "arrows-back") == ["died", "arrows-back", "healed", "arrows-back"]


@pytest.mark.rule("dice.gatling", "dice.kit-carlson")
def test_the_rollers_arrows_come_back_before_kit_carlson_names_arrows() -> None:
    t = table(seat("kit-carlson", arrows=3), seat(arrows=2), *crowd(2), rolls="GGGDD BBBBB").stop()
    assert t.asked == (0, "clear-arrow") and t.arrows(0) == 0 and t.options == ["pass", "clear-arrow 1"]


@pytest.mark.rule("dice.gatling", "dice.el-gringo")
def test_el_gringos_arrow_comes_after_the_rollers_arrows_are_back() -> None:
    t = table(seat(arrows=5), seat("el-gringo", arrows=3), *crowd(2), rolls="GGGDD BBBBB").stop()
    assert t.lives == [11, 6, 7, 9 - 1] and t.quivers == [1, 3, 0, 0] and t.happened("indians") == []


@pytest.mark.rule("dice.gatling", "dice.kit-carlson", "dice.el-gringo")
def test_kit_carlson_names_arrows_before_el_gringos_arrow() -> None:
    t = table(seat("kit-carlson"), seat("el-gringo", arrows=4), seat(arrows=4), seat(), rolls="GGGDD BBBBB").stop()
    assert t.asked == (0, "clear-arrow") and t.arrows(0) == 0
    t.do("clear-arrow 2", "pass")
    assert t.quivers == [1, 4, 3, 0] and t.happened("indians") == []


@pytest.mark.rule("dice.gatling", "dice.kit-carlson", "dice.el-gringo")
def test_when_kit_carlson_passes_el_gringos_arrow_can_be_the_last() -> None:
    t = table(seat("kit-carlson"), seat("el-gringo", arrows=4), seat(arrows=4), seat(), rolls="GGGDD BBBBB").stop()
    t.do("pass")
    assert t.lives == [9 - 1, 7 - 1 - 4, 9 - 4, 7] and t.middle == 9 and t.turn_of == 1


@pytest.mark.rule("dice.gatling", "dice.el-gringo", "dice.arrow.roller-dies")
def test_a_roller_killed_by_indians_after_his_gatling_is_out() -> None:
    t = table(
        seat(arrows=4), seat(life=1), seat("el-gringo", arrows=4), *crowd(2), roller=1, rolls="GGGDD BBBBB"
    ).stop()
    assert t.lives == [11 - 4, 0, 7 - 1 - 4, 9 - 1, 8 - 1] and t.turn_of == 2


@pytest.mark.rule("dice.gatling", "dice.willy", "dice.el-gringo", "dice.arrow.roller-dies", "dice.dynamite.three")
@pytest.mark.parametrize(("life", "causes"), [(1, ["indians"]), (3, ["indians", "dynamite"])])
def test_willys_dynamite_comes_after_el_gringos_indians_if_he_lives(life: int, causes: list[str]) -> None:
    others = (seat("el-gringo", arrows=4), seat(arrows=4), seat())
    t = table(seat(), seat("willy", life=life), *others, roller=1, rolls="BBBBB DDDGG BBBBB").roll(1, 2, 3, 4, 5)
    assert [loss["cause"] for loss in t.happened("lost") if loss["seat"] == 1] == causes and t.turn_of == 2


@pytest.mark.rule("dice.gatling", "dice.end.sheriff-dead")
def test_a_renegade_whose_gatling_leaves_only_him_wins() -> None:
    t = table(seat(role="renegade"), seat(life=1), seat(life=1), seat(life=1), rolls="GGGDD").stop()
    assert t.winners == ("renegade", (0,))


@pytest.mark.rule("dice.gatling", "dice.end.immediate")
def test_the_game_ends_before_pedro_is_asked_and_the_rollers_arrows_come_back() -> None:
    sheriff = seat(role="sheriff", life=1, arrows=2)
    t = table(seat(arrows=1), seat("pedro-ramirez", arrows=3), sheriff, seat(), rolls="GGGDD").stop()
    assert t.winners is not None and t.winners[0] == "outlaws"
    assert t.quivers == [1, 3, 0, 0]
