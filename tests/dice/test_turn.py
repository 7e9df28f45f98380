"""A turn: rolls, what is kept, the order of the dice, and who is next."""

import pytest

from tests.dice.kit import crowd, faces, seat, table


@pytest.mark.rule("dice.turn.rolls")
def test_all_five_dice_are_rolled_first() -> None:
    t = table(*crowd(4), rolls="1BBGG 12BGG").stop().shoot(1).beer(0, 0)
    assert t.happened("rolled")[1:] == [{"seat": 1, "dice": faces("12BGG"), "rolled": [1, 2, 3, 4, 5], "roll": 1}]


@pytest.mark.rule("dice.turn.rolls")
def test_after_three_rolls_the_dice_are_final() -> None:
    t = table(*crowd(4), rolls="BBBBB G G")
    t.roll(1)
    assert t.asked == (0, "reroll")
    t.roll(2)
    assert t.asked == (0, "beer") and t.game.position()["dice"] == faces("GGBBB")


@pytest.mark.rule("dice.turn.rolls")
def test_he_may_stop_after_the_first_or_second_roll() -> None:
    assert table(*crowd(4), rolls="BBBBB").stop().asked == (0, "beer")
    assert table(*crowd(4), rolls="BBBBB G").roll(1).stop().asked == (0, "beer")


@pytest.mark.rule("dice.turn.rolls")
def test_any_choice_of_dice_may_be_rolled_again() -> None:
    t = table(*crowd(4), rolls="12BGA 11111")
    assert len(set(t.options)) == 32 and "stop" in t.options
    t.roll(1, 2, 3, 4, 5)
    assert t.game.position()["dice"] == faces("11111")


@pytest.mark.rule("dice.turn.rolls")
def test_dice_that_are_not_chosen_stay() -> None:
    t = table(*crowd(4), rolls="12BGA BB").roll(2, 5)
    assert t.game.position()["dice"] == faces("1BBGB")


@pytest.mark.rule("dice.turn.rolls")
def test_a_die_kept_before_may_be_rolled_later() -> None:
    t = table(*crowd(4), rolls="12BGG BBBB 2").roll(2, 3, 4, 5).roll(1)
    assert t.game.position()["dice"] == faces("2BBBB") and t.asked == (0, "beer")


@pytest.mark.rule("dice.turn.locked")
def test_a_dynamite_may_not_be_rolled_again() -> None:
    t = table(*crowd(4), rolls="D2BGD")
    assert t.refused("roll 1") == t.refused("roll 2,5") == "locked"
    assert len(t.options) == 8


@pytest.mark.rule("dice.turn.locked")
def test_a_dynamite_stays_locked_after_the_next_roll() -> None:
    t = table(*crowd(4), rolls="D2BGG D").roll(2)
    assert t.refused("roll 1") == t.refused("roll 2") == "locked" and "roll 3,4,5" in t.options


@pytest.mark.rule("dice.turn.rolls", "dice.dynamite.three")
def test_with_five_dynamites_there_is_nothing_left_to_roll() -> None:
    t = table(seat(life=5), *crowd(3), rolls="DDDDD BBBBB")
    assert t.life(0) == 4 and t.turn_of == 1


@pytest.mark.rule("dice.turn.resolve")
def test_bullseyes_then_beer_then_gatling() -> None:
    t = table(seat(), seat(life=5), *crowd(2), rolls="GGGB1 BBBBB").stop()
    assert t.asked == (0, "aim")
    t.shoot(1)
    assert t.asked == (0, "beer") and t.life(1) == 4
    t.beer(1)
    assert t.story("lost", "healed", "gatling") == ["lost", "healed", "gatling", "lost"] and t.life(1) == 4


@pytest.mark.rule("dice.turn.resolve")
def test_both_bullseyes_are_aimed_in_one_step() -> None:
    t = table(*crowd(5), rolls="2B1GG").stop()
    assert t.options == ["shoot 2", "shoot 3"]
    assert t.shoot(2).options == ["shoot 1", "shoot 4"]


@pytest.mark.rule("dice.turn.resolve")
def test_nothing_may_be_skipped() -> None:
    t = table(*crowd(4), rolls="1BGGG").stop()
    assert t.options == ["shoot 1", "shoot 3"] and t.refused("pass") == "not-now"
    t.shoot(1)
    assert t.options == ["beer 0", "beer 1", "beer 2", "beer 3"] and t.refused("pass") == "not-now"


@pytest.mark.rule("dice.turn.resolve")
def test_arrows_are_not_resolved_again_at_the_end() -> None:
    t = table(*crowd(4), rolls="AAAGG BBBBB").stop()
    assert t.arrows(0) == 3 and t.turn_of == 1


@pytest.mark.rule("dice.turn.end", "dice.setup.first")
def test_the_player_to_the_left_is_next() -> None:
    t = table(*crowd(4), rolls="DDGGA BBBBB").stop()
    assert t.turn_of == 1 and t.asked == (1, "reroll")


@pytest.mark.rule("dice.turn.end", "dice.setup.first")
def test_after_the_last_seat_comes_the_first() -> None:
    t = table(*crowd(5), roller=4, rolls="DDGAA BBBBB").stop()
    assert t.turn_of == 0 and t.asked == (0, "reroll")


@pytest.mark.rule("dice.turn.end", "dice.setup.first")
def test_eliminated_players_have_no_turn() -> None:
    t = table(seat(), seat(life=0), seat(life=0), *crowd(2), rolls="DDGGA BBBBB").stop()
    assert t.turn_of == 3


@pytest.mark.rule("dice.turn.end", "dice.death")
def test_a_player_eliminated_this_turn_is_passed_over() -> None:
    t = table(seat(), seat(life=1), *crowd(3), rolls="1DDGA BBBBB").stop().shoot(1)
    assert t.life(1) == 0 and t.turn_of == 2


@pytest.mark.rule("dice.turn.locked", "dice.turn.end")
def test_dynamite_of_one_turn_does_not_count_in_the_next() -> None:
    t = table(*crowd(4), rolls="DDGGA DBBBB").stop()
    assert t.asked == (1, "reroll") and "roll 2,3,4,5" in t.options


@pytest.mark.rule("dice.forced")
def test_what_leaves_no_choice_happens_without_asking() -> None:
    t = table(seat(), seat(life=5), seat(life=0), seat(life=0), rolls="12GGD").stop()
    assert t.life(1) == 3 and t.turn_of == 1
