"""How characters shoot: Calamity Janet, Rose Doolan and Slab the Killer."""

import pytest

from tests.dice.kit import crowd, seat, table

# -- Calamity Janet ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("dice.calamity-janet", "dice.bullseye1", "dice.bullseye2")
@pytest.mark.parametrize("face", ["1", "2"])
@pytest.mark.parametrize(
    ("players", "targets"),
    [(3, [1, 2]), (4, [1, 2, 3]), (5, [1, 2, 3, 4]), (6, [1, 2, 4, 5]), (7, [1, 2, 5, 6]), (8, [1, 2, 6, 7])],
)
def test_calamity_janet_uses_either_bullseye_as_either(players: int, targets: list[int], face: str) -> None:
    t = table(seat("calamity-janet"), *crowd(players - 1), rolls=f"{face}BBBB").stop()
    assert t.options == [f"shoot {target}" for target in targets]


@pytest.mark.rule("dice.calamity-janet")
def test_calamity_janet_decides_die_by_die() -> None:
    t = table(seat("calamity-janet"), *crowd(5), rolls="1122B").stop().shoot(1, 2, 5, 4)
    assert t.lives == [10, 8, 7, 9, 7, 7]


# -- Rose Doolan -------------------------------------------------------------------------------------------------------


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


# -- Slab --------------------------------------------------------------------------------------------------------------


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
