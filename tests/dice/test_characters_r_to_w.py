"""Rose Doolan, Sid Ketchum, Slab the Killer, Suzy Lafayette, Vulture Sam and Willy the Kid."""

import pytest

from tests.dice.kit import crowd, seat, table


@pytest.mark.rule("dice.rose-doolan", "dice.bullseye1")
@pytest.mark.parametrize(
    ("players", "targets"),
    [(3, [1, 2]), (4, [1, 2, 3]), (5, [1, 2, 3, 4]), (6, [1, 2, 4, 5]), (7, [1, 2, 5, 6]), (8, [1, 2, 6, 7])],
)
def test_roses_bullseye_1_reaches_one_or_two_seats(players: int, targets: list[int]) -> None:
    t = table(seat("rose-doolan"), *crowd(players - 1), rolls="1BBBB").stop()
    assert t.options == [f"shoot {target}" for target in targets]


@pytest.mark.rule("dice.rose-doolan", "dice.bullseye2")
@pytest.mark.parametrize(
    ("players", "targets"), [(3, [1, 2]), (5, [2, 3]), (6, [2, 3, 4]), (7, [2, 3, 4, 5]), (8, [2, 3, 5, 6])]
)
def test_roses_bullseye_2_reaches_two_or_three_seats(players: int, targets: list[int]) -> None:
    t = table(seat("rose-doolan"), *crowd(players - 1), rolls="2BBBB").stop()
    assert t.options == [f"shoot {target}" for target in targets]


@pytest.mark.rule("dice.rose-doolan", "dice.bullseye2")
def test_among_four_roses_bullseye_2_reaches_only_the_player_opposite() -> None:
    t = table(seat("rose-doolan"), *crowd(3), rolls="2BBBB").stop()
    assert t.lives == [11, 9, 7, 8] and t.asked == (0, "beer")


@pytest.mark.rule("dice.rose-doolan", "dice.bullseye2")
@pytest.mark.parametrize("face", ["1", "2"])
def test_with_two_players_left_rose_hits_the_other_and_never_herself(face: str) -> None:
    t = table(seat("rose-doolan"), seat(life=0), seat(), seat(life=0), rolls=f"{face}BBBB").stop()
    assert t.lives == [11, 0, 7, 0] and t.asked == (0, "beer")


@pytest.mark.rule("dice.rose-doolan", "dice.bullseye.dead-not-counted")
def test_roses_seats_are_those_of_the_living() -> None:
    t = table(seat("rose-doolan"), seat(life=0), *crowd(5), seat(life=0), rolls="2BBBB").stop()
    assert t.options == ["shoot 3", "shoot 4", "shoot 5"]


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
def test_sids_gift_to_a_player_at_his_maximum_is_wasted() -> None:
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


@pytest.mark.rule("dice.slab")
@pytest.mark.parametrize(("face", "target"), [("1", 1), ("2", 2)])
def test_slab_doubles_a_bullseye_with_a_beer_that_heals_nobody(face: str, target: int) -> None:
    t = table(seat("slab", life=5), *crowd(4), rolls=f"{face}BGGD BBBBB").stop().shoot(target, twice=True)
    assert t.life(target) == [5, 9, 8, 9, 8][target] - 2 and t.life(0) == 5 and t.turn_of == 1


@pytest.mark.rule("dice.slab")
def test_slab_need_not_double() -> None:
    t = table(seat("slab", life=5), *crowd(4), rolls="1BGGD BBBBB").stop()
    assert t.options == ["shoot 1", "shoot 4", "shoot-twice 1", "shoot-twice 4"]
    t.shoot(1).beer(0)
    assert t.lives == [6, 8, 8, 9, 8]


@pytest.mark.rule("dice.slab")
def test_slabs_other_beers_heal() -> None:
    t = table(seat("slab", life=5), *crowd(4), rolls="1BBGD BBBBB").stop().shoot(1, twice=True)
    assert t.asked == (0, "beer")
    assert t.beer(0).life(0) == 6 and t.turn_of == 1


@pytest.mark.rule("dice.slab")
def test_slab_doubles_once_per_turn() -> None:
    t = table(seat("slab"), *crowd(4), rolls="11BBD").stop().shoot(1, twice=True)
    assert t.options == ["shoot 1", "shoot 4"] and t.refused("shoot-twice 4") == "beer-used"


@pytest.mark.rule("dice.slab")
def test_slab_may_double_the_second_die() -> None:
    t = table(seat("slab"), *crowd(4), rolls="11BGD BBBBB").stop().shoot(1).shoot(4, twice=True)
    assert t.lives == [10, 8, 8, 9, 6]


@pytest.mark.rule("dice.slab")
def test_slab_doubles_again_in_his_next_turn() -> None:
    seats = (seat("slab"), seat(life=0), seat("black-jack"), seat(life=0))
    t = table(*seats, rolls="1BGGD DDGGG 1BGGD BBBBB").stop().shoot(2, twice=True).stop()
    assert t.asked == (0, "reroll")
    t.stop().shoot(2, twice=True)
    assert t.life(2) == 4


@pytest.mark.rule("dice.slab", "dice.bullseye.together")
def test_slabs_doubled_die_adds_to_another_on_the_same_target() -> None:
    t = table(seat("slab"), *crowd(4), rolls="11BGD BBBBB").stop().shoot(1, twice=True).shoot(1)
    assert t.life(1) == 6


@pytest.mark.rule("dice.slab", "dice.bullseye.together")
def test_slabs_second_point_on_a_dying_target_is_lost() -> None:
    t = table(seat("slab"), seat(life=1), *crowd(3), rolls="1BGGD BBBBB").stop().shoot(1, twice=True)
    assert t.lives == [10, 0, 8, 9, 8]


@pytest.mark.rule("dice.slab")
def test_slab_decides_about_doubling_while_he_aims() -> None:
    t = table(seat("slab"), *crowd(4), rolls="1BBGD").stop().shoot(1)
    assert t.asked == (0, "beer") and t.refused("shoot-twice 1") == "not-now"


@pytest.mark.rule("dice.slab")
def test_slab_is_asked_even_when_there_is_one_target() -> None:
    t = table(seat("slab"), *crowd(3), rolls="2BGGD BBBBB").stop()
    assert t.options == ["shoot 2", "shoot-twice 2"]


@pytest.mark.rule("dice.slab", "dice.dynamite.others-first")
def test_slab_may_double_when_dynamite_ends_his_rolls() -> None:
    t = table(seat("slab"), *crowd(4), rolls="DDD1B BBBBB").shoot(1, twice=True)
    assert t.lives == [9, 7, 8, 9, 8] and t.turn_of == 1


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


@pytest.mark.rule("dice.willy", "dice.gatling")
@pytest.mark.parametrize("dice", ["GGDDA", "GGGDA", "GGGGD", "GGGGG"])
def test_two_gatlings_are_enough_for_willy_and_he_fires_once(dice: str) -> None:
    t = table(seat("willy", arrows=2), seat("slab"), *crowd(3), rolls=f"{dice} BBBBB").stop()
    assert t.lives == [10, 7, 9, 7, 8] and t.arrows(0) == 0 and len(t.happened("gatling")) == 1


@pytest.mark.rule("dice.willy")
def test_one_gatling_does_nothing_for_willy() -> None:
    t = table(seat("willy", arrows=2), seat("slab"), *crowd(2), rolls="GADDB BBBBB").stop().beer(0)
    assert t.lives == [10, 8, 9, 8] and t.arrows(0) == 3
