"""Arrows and the Indians: taken at once, the last one calls the attack."""

import pytest

import sixgun
from tests.dice.kit import crowd, seat, table


@pytest.mark.rule("dice.arrow.at-once")
def test_arrows_are_taken_before_he_decides_about_rolling_again() -> None:
    t = table(*crowd(4), rolls="AA1BB")
    assert t.asked == (0, "reroll") and t.quivers == [2, 0, 0, 0] and t.middle == 7


@pytest.mark.rule("dice.arrow.at-once")
def test_arrows_are_taken_one_by_one() -> None:
    t = table(*crowd(4), rolls="BBBBB AAA").roll(1, 2, 3)
    assert t.happened("arrow-taken") == [{"seat": 0, "middle": left} for left in (8, 7, 6)]


@pytest.mark.rule("dice.arrow.at-once")
def test_a_kept_arrow_die_brings_no_second_arrow() -> None:
    t = table(*crowd(4), rolls="AA1BB B B").roll(3).roll(3)
    assert t.arrows(0) == 2


@pytest.mark.rule("dice.arrow.at-once")
def test_an_arrow_die_may_be_rolled_again_and_may_bring_another() -> None:
    t = table(*crowd(4), rolls="AA1BB AB").roll(1, 2)
    assert t.arrows(0) == 3


@pytest.mark.rule("dice.arrow.at-once")
def test_arrows_of_the_last_roll_are_taken_before_bullseyes() -> None:
    t = table(*crowd(4), rolls="1BBBB B AA").roll(2).roll(2, 3)
    assert t.arrows(0) == 2 and t.asked == (0, "aim")


@pytest.mark.rule("dice.arrow.at-once", "dice.dynamite.three")
def test_arrows_come_before_the_third_dynamite() -> None:
    t = table(*crowd(4), rolls="DDBBB DAA BBBBB").roll(3, 4, 5)
    assert t.quivers == [2, 0, 0, 0] and t.turn_of == 1
    assert t.story("arrow-taken", "dynamite-stops", "lost") == ["arrow-taken", "dynamite-stops", "lost"]


@pytest.mark.rule("dice.arrow.at-once", "dice.dynamite.three", "dice.arrow.indians")
def test_an_attack_comes_before_the_third_dynamite() -> None:
    t = table(seat(life=5, arrows=1), seat(life=6, arrows=3), seat(arrows=4), seat(), rolls="DDDAA BBBBB")
    assert t.lives == [2, 3, 5, 8] and t.quivers == [1, 0, 0, 0] and t.turn_of == 1


@pytest.mark.rule("dice.arrow.indians")
def test_six_life_one_arrow_held_one_in_the_middle_and_two_rolled() -> None:
    t = table(seat(life=6, arrows=1), seat(arrows=7), seat(), seat(), rolls="AADB1")
    assert t.lives == [4, 1, 9, 8] and t.quivers == [1, 0, 0, 0] and t.asked == (0, "reroll")


@pytest.mark.rule("dice.arrow.indians", "dice.gatling", "dice.turn.rolls", "dice.bullseye2")
def test_the_long_example_of_the_rulebook() -> None:
    others = (seat("lucky-duke", arrows=3), seat("rose-doolan", arrows=4), seat("black-jack"), seat("willy"))
    t = table(seat("slab", life=6, arrows=1), *others, rolls="AADB1 GG1 2G BBBBB").roll(1, 2, 5).roll(4, 5)
    assert t.asked == (0, "aim") and t.lives == [4, 5, 5, 8, 8] and t.arrows(0) == 1
    t.shoot(3)
    assert t.lives == [4, 4, 4, 6, 7] and t.arrows(0) == 0 and t.turn_of == 1


@pytest.mark.rule("dice.arrow.indians")
def test_the_last_arrow_calls_the_indians_and_not_the_one_before() -> None:
    t = table(seat(arrows=4), seat(arrows=2), seat(), seat(), rolls="AA1BB A")
    assert t.lives == [11, 8, 9, 8] and t.middle == 1
    t.roll(3)
    assert t.lives == [4, 6, 9, 8] and t.middle == 9


@pytest.mark.rule("dice.arrow.indians")
def test_every_living_player_loses_one_life_per_arrow() -> None:
    t = table(seat(arrows=2), seat(arrows=1), seat(arrows=3), seat(arrows=2), seat(), rolls="A1BBB")
    assert t.lives == [11 - 3, 8 - 1, 9 - 3, 8 - 2, 8] and t.quivers == [0, 0, 0, 0, 0]


@pytest.mark.rule("dice.arrow.indians")
def test_four_arrows_still_owed_are_taken_from_the_full_middle() -> None:
    t = table(seat(arrows=2), seat(arrows=6), seat(), seat(), rolls="AAAAA")
    assert t.lives == [8, 2, 9, 8] and t.quivers == [4, 0, 0, 0]


@pytest.mark.rule("dice.arrow.indians")
def test_an_attack_on_a_second_roll_lets_the_turn_go_on() -> None:
    t = table(seat(arrows=3), seat(arrows=5), seat(), seat(), rolls="BBBBB A").roll(1)
    assert t.life(0) == 7 and t.asked == (0, "reroll") and t.happened("indians") == [{"seat": 0}]


@pytest.mark.rule("dice.arrow.attack-order", "dice.arrow.indians")
def test_all_losses_are_counted_from_the_arrows_held_at_that_moment() -> None:
    t = table(seat(arrows=1), seat(life=2, arrows=3), seat(life=4, arrows=4), seat(), seat(), rolls="BBBBB A").roll(1)
    assert [(loss["seat"], loss["points"]) for loss in t.happened("lost")] == [(0, 2), (1, 2), (2, 4)]
    assert t.lives == [9, 0, 0, 8, 8] and t.quivers == [0, 0, 0, 0, 0]


@pytest.mark.rule("dice.arrow.attack-order", "dice.vulture-sam")
def test_losses_then_deaths_then_vulture_sam_then_arrows_back_then_arrows_owed() -> None:
    t = table(
        seat(arrows=1), seat(life=2, arrows=4), seat("vulture-sam", life=5, arrows=3), *crowd(2), rolls="BBBBB AA"
    )
    t.roll(1, 2)
    assert t.lives == [9, 0, 5 - 3 + 2, 9, 8] and t.quivers == [1, 0, 0, 0, 0]
    names = ("indians", "lost", "died", "healed", "arrow-taken")
    assert t.story(*names) == ["arrow-taken", "indians", "lost", "died", "healed", "arrow-taken"]
    assert t.happened("arrows-back")[-1]["why"] == "indians"


@pytest.mark.rule("dice.arrow.attack-order")
def test_the_game_ends_before_arrows_still_owed() -> None:
    t = table(seat(), seat(role="sheriff", life=3, arrows=8), seat(), seat(), rolls="BBBBB AA").roll(1, 2)
    assert t.winners is not None and t.winners[0] == "outlaws"
    assert len(t.happened("arrow-taken")) == 1


@pytest.mark.rule("dice.arrow.attack-order", "dice.pedro-ramirez")
def test_pedros_arrows_all_count_in_an_attack() -> None:
    t = table(seat(arrows=4), seat("pedro-ramirez", arrows=4), seat(), seat(), rolls="BBBBB A").roll(1)
    assert t.life(1) == 4 and t.quivers == [0, 0, 0, 0] and t.asked == (0, "reroll")


@pytest.mark.rule("dice.arrow.attack-order", "dice.death")
def test_a_player_killed_by_indians_is_out_and_the_roller_goes_on() -> None:
    t = table(seat(arrows=3), seat(life=4, arrows=5), seat(), seat(), rolls="1BBBA").stop()
    assert t.life(1) == 0 and t.options == ["shoot 2", "shoot 3"]


@pytest.mark.rule("dice.arrow.roller-dies")
def test_a_roller_killed_by_indians_takes_no_more_arrows() -> None:
    t = table(seat(), seat(life=2, arrows=1), seat(arrows=7), *crowd(2), roller=1, rolls="AAABB BBBBB")
    assert t.life(1) == 0 and t.quivers == [0, 0, 0, 0, 0] and t.turn_of == 2 and t.asked == (2, "reroll")


@pytest.mark.rule("dice.arrow.roller-dies")
def test_the_dice_of_a_roller_killed_by_indians_have_no_effect() -> None:
    t = table(seat(), seat(life=2, arrows=1), seat(arrows=7), *crowd(2), roller=1, rolls="BGGG1 A BBBBB").roll(1)
    assert t.turn_of == 2 and t.story("aimed", "healed", "gatling") == []
    assert t.lives == [11, 0, 2, 8, 8]


@pytest.mark.rule("dice.arrow.roller-dies", "dice.dynamite.three")
def test_a_roller_killed_by_indians_loses_no_life_to_dynamite() -> None:
    t = table(seat(), seat(life=2, arrows=1), seat(arrows=7), *crowd(2), roller=1, rolls="BBBBB DDDAA BBBBB")
    t.roll(1, 2, 3, 4, 5)
    assert t.turn_of == 2 and [loss["cause"] for loss in t.happened("lost")] == ["indians", "indians"]
    assert t.happened("dynamite-stops") == [] and t.arrows(1) == 0


@pytest.mark.rule("dice.supply")
def test_more_than_nine_arrows_are_refused() -> None:
    with pytest.raises(sixgun.BadData):
        table(seat(arrows=5), seat(arrows=5), seat(), seat())


@pytest.mark.rule("dice.supply")
def test_there_are_never_more_than_nine_arrows_in_a_whole_game() -> None:
    for seed in range(5):
        t = table(*crowd(6), turn=seed)
        while t.game.decision is not None:
            t.do(t.options[-1])
            assert 1 <= t.middle <= 9


@pytest.mark.rule("dice.supply", "dice.arrow.indians")
def test_returned_arrows_can_be_taken_again() -> None:
    t = table(seat(arrows=4), seat(arrows=4), seat(), seat(), rolls="ABBBB AAAA").roll(2, 3, 4, 5)
    assert [arrow["middle"] for arrow in t.happened("arrow-taken")] == [0, 8, 7, 6, 5]
