"""How characters gain life: Jesse Jones, Sid Ketchum, Suzy Lafayette and Vulture Sam."""

import pytest

from tests.dice.kit import crowd, seat, table

# -- Jesse Jones -------------------------------------------------------------------------------------------------------


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


# -- Sid Ketchum -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.sid-ketchum")
def test_sid_gives_a_life_before_his_first_roll() -> None:
    t = table(seat("sid-ketchum"), seat(life=4), seat(), seat(life=0), rolls="BBBBB")
    assert t.asked == (0, "gift") and t.options == ["gift 0", "gift 1", "gift 2"]
    t.do("gift 1")
    assert t.life(1) == 5 and t.asked == (0, "reroll")
    assert t.happened("healed") == [{"seat": 1, "points": 1, "source": "gift", "by": 0}]


@pytest.mark.rule("dice.sid-ketchum")
def test_sid_may_choose_himself() -> None:
    t = table(seat("sid-ketchum", life=4), *crowd(3), rolls="BBBBB").do("gift 0")
    assert t.life(0) == 5


@pytest.mark.rule("dice.sid-ketchum", "dice.life.max")
def test_sids_gift_to_a_player_at_their_maximum_is_wasted() -> None:
    t = table(seat("sid-ketchum"), *crowd(3), rolls="BBBBB")
    assert t.refused("pass") == "not-now"
    assert t.do("gift 1").lives == [10, 9, 8, 9] and t.asked == (0, "reroll")


@pytest.mark.rule("dice.sid-ketchum", "dice.turn.end")
def test_sid_is_asked_at_the_start_of_each_turn_of_his_own() -> None:
    t = table(seat(), seat("sid-ketchum"), *crowd(2), rolls="DDGGA BBBBB").stop()
    assert t.asked == (1, "gift") and len(t.happened("rolled")) == 1


@pytest.mark.rule("dice.sid-ketchum", "dice.arrow.roller-dies")
def test_sids_gift_comes_before_the_arrows_of_his_roll() -> None:
    others = (seat(arrows=4), seat(arrows=4))
    t = table(seat(), seat("sid-ketchum", life=1), *others, roller=1, rolls="ABBBB").do("gift 1")
    assert t.life(1) == 1 and t.asked == (1, "reroll")


# -- Suzy Lafayette ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.suzy-lafayette")
def test_suzy_regains_two_life_without_a_bullseye() -> None:
    t = table(seat("suzy-lafayette", life=4), *crowd(3), rolls="GGDDA BBBBB").stop()
    assert t.life(0) == 6


@pytest.mark.rule("dice.suzy-lafayette")
@pytest.mark.parametrize("face", ["1", "2"])
def test_suzy_regains_nothing_with_a_bullseye(face: str) -> None:
    t = table(seat("suzy-lafayette", life=4), *crowd(4), rolls=f"{face}GGDD BBBBB").stop().do(f"shoot {face}")
    assert t.life(0) == 4 and t.turn_of == 1


@pytest.mark.rule("dice.suzy-lafayette")
def test_only_suzys_final_result_counts() -> None:
    t = table(seat("suzy-lafayette", life=4), *crowd(3), rolls="1GGDD G BBBBB").roll(1).stop()
    assert t.life(0) == 6


@pytest.mark.rule("dice.suzy-lafayette", "dice.life.max")
def test_suzy_does_not_rise_above_her_maximum() -> None:
    t = table(seat("suzy-lafayette", life=9), *crowd(3), rolls="GGDDA BBBBB").stop()
    assert t.life(0) == 10


@pytest.mark.rule("dice.suzy-lafayette", "dice.turn.resolve")
def test_suzy_regains_life_before_beer_and_gatling() -> None:
    t = table(seat("suzy-lafayette", life=4), seat(life=5), *crowd(2), rolls="GGGBD BBBBB").stop()
    assert t.life(0) == 6 and t.asked == (0, "beer") and t.life(1) == 5
    t.beer(0)
    assert [heal["source"] for heal in t.happened("healed")] == ["peace", "beer"] and t.life(0) == 7
    assert t.story("healed", "gatling") == ["healed", "gatling"]


@pytest.mark.rule("dice.suzy-lafayette", "dice.dynamite.others-first")
@pytest.mark.parametrize("dice", ["DDDGG", "DDDDD", "DDDAG"])
def test_suzy_with_three_dynamites_regains_two_before_she_loses_one(dice: str) -> None:
    t = table(seat("suzy-lafayette", life=1), *crowd(3), rolls=f"{dice} BBBBB")
    assert t.life(0) == 2 and t.turn_of == 1 and t.winners is None


@pytest.mark.rule("dice.suzy-lafayette", "dice.dynamite.three")
def test_suzy_with_three_dynamites_and_a_bullseye_only_loses_life() -> None:
    t = table(seat("suzy-lafayette", life=4), *crowd(3), rolls="DDD1G BBBBB").shoot(1)
    assert t.life(0) == 3


@pytest.mark.rule("dice.suzy-lafayette", "dice.dynamite.three", "dice.life.max")
def test_suzy_at_full_life_with_three_dynamites_ends_one_below() -> None:
    t = table(seat("suzy-lafayette"), *crowd(3), rolls="DDDGG BBBBB")
    assert t.life(0) == 9


@pytest.mark.rule("dice.suzy-lafayette", "dice.arrow.roller-dies")
def test_suzy_killed_by_indians_regains_nothing() -> None:
    t = table(
        seat(), seat("suzy-lafayette", life=1), seat(arrows=4), seat(arrows=4), seat(), roller=1, rolls="AGGDD BBBBB"
    )
    assert t.life(1) == 0 and t.turn_of == 2


@pytest.mark.rule("dice.suzy-lafayette")
def test_the_dice_of_others_do_nothing_for_suzy() -> None:
    t = table(seat(), seat("suzy-lafayette", life=4), *crowd(2), rolls="GGDDA BBBBB").stop()
    assert t.life(1) == 4


# -- Vulture Sam -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.vulture-sam")
def test_vulture_sam_regains_two_when_another_is_shot_dead() -> None:
    t = table(seat(), seat(life=1), seat("vulture-sam", life=4), *crowd(2), rolls="1BBBB").stop().shoot(1)
    assert t.life(2) == 6


@pytest.mark.rule("dice.vulture-sam")
def test_vulture_sam_regains_two_for_his_own_shot() -> None:
    t = table(seat("vulture-sam", life=4), seat(life=1), *crowd(3), rolls="1BBBB").stop().shoot(1)
    assert t.life(0) == 6


@pytest.mark.rule("dice.vulture-sam", "dice.bullseye.together")
def test_vulture_sam_regains_four_for_two_deaths_at_once() -> None:
    seats = (seat(), seat(life=1), seat("vulture-sam", life=4), seat(), seat(life=1))
    t = table(*seats, rolls="11BBB").stop().shoot(1, 4)
    assert t.life(2) == 8


@pytest.mark.rule("dice.vulture-sam", "dice.gatling")
def test_vulture_sam_regains_four_for_two_deaths_by_the_gatling() -> None:
    seats = (seat(), seat(life=1), seat("vulture-sam", life=4), seat(), seat(life=1))
    t = table(*seats, rolls="GGGDD BBBBB").stop()
    assert t.lives == [11, 0, 4 - 1 + 4, 8, 0]


@pytest.mark.rule("dice.vulture-sam", "dice.arrow.indians")
def test_indians_count_for_vulture_sam() -> None:
    seats = (seat(), seat(life=3, arrows=4), seat("vulture-sam", life=4, arrows=2), seat(life=1, arrows=2), seat())
    t = table(*seats, rolls="ABBBB")
    assert t.lives == [10, 0, 4 - 2 + 4, 0, 8]


@pytest.mark.rule("dice.vulture-sam", "dice.dynamite.three")
def test_dynamite_counts_for_vulture_sam() -> None:
    t = table(seat(), seat(life=1), seat("vulture-sam", life=4), *crowd(2), roller=1, rolls="DDDGG BBBBB")
    assert t.life(2) == 6 and t.turn_of == 2


@pytest.mark.rule("dice.vulture-sam", "dice.life.max")
def test_vulture_sam_does_not_rise_above_his_maximum() -> None:
    t = table(seat(), seat(life=1), seat("vulture-sam", life=8), *crowd(2), rolls="1BBBB").stop().shoot(1)
    assert t.life(2) == 9


@pytest.mark.rule("dice.vulture-sam", "dice.gatling")
def test_vulture_sam_eliminated_at_the_same_moment_regains_nothing() -> None:
    seats = (seat(), seat(life=1), seat("vulture-sam", life=1, role="deputy"), *crowd(2))
    t = table(*seats, rolls="GGGDD BBBBB").stop()
    assert t.lives[1:3] == [0, 0] and t.happened("healed") == []
