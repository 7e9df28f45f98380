"""Who may roll more: Black Jack and Lucky Duke."""

import pytest

from tests.dice.kit import crowd, faces, seat, table

# -- Black Jack --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.black-jack")
def test_black_jack_may_roll_dynamite_again() -> None:
    t = table(seat("black-jack"), *crowd(3), rolls="DD1BB BB")
    assert len(t.options) == 32
    t.roll(1, 2)
    assert t.asked == (0, "reroll")


@pytest.mark.rule("dice.black-jack", "dice.dynamite.three")
def test_three_dynamites_in_one_roll_stop_black_jack() -> None:
    t = table(seat("black-jack", life=5), *crowd(3), rolls="DDDGG BBBBB")
    assert t.life(0) == 4 and t.turn_of == 1


@pytest.mark.rule("dice.black-jack", "dice.dynamite.three")
def test_a_third_dynamite_beside_two_kept_ones_stops_black_jack() -> None:
    t = table(seat("black-jack", life=5), *crowd(3), rolls="DDGGG D BBBBB").roll(3)
    assert t.life(0) == 4 and t.turn_of == 1


@pytest.mark.rule("dice.black-jack")
def test_three_dynamites_that_never_show_at_once_do_not_stop_black_jack() -> None:
    t = table(seat("black-jack", life=5), *crowd(3), rolls="DDGGA DG D BBBBB").roll(1, 2).roll(2)
    assert t.life(0) == 5 and t.turn_of == 1 and t.happened("dynamite-stops") == []


@pytest.mark.rule("dice.black-jack")
def test_black_jack_may_roll_a_dynamite_he_kept_before() -> None:
    t = table(seat("black-jack"), *crowd(3), rolls="DDGGA G B").roll(5)
    assert "roll 1,2" in t.options
    assert t.roll(1).asked == (0, "beer")


# -- Lucky Duke --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.lucky-duke")
def test_lucky_duke_rolls_four_times() -> None:
    t = table(seat("lucky-duke"), *crowd(3), rolls="BBBBB G G G").roll(1).roll(2)
    assert t.asked == (0, "reroll")
    t.roll(3)
    assert t.asked == (0, "beer") and t.game.position()["dice"] == faces("GGGBB")


@pytest.mark.rule("dice.lucky-duke")
def test_lucky_duke_may_stop_after_three_rolls() -> None:
    assert table(seat("lucky-duke"), *crowd(3), rolls="BBBBB G G").roll(1).roll(2).stop().asked == (0, "beer")
