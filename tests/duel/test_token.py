"""Who listens when the AC token moves."""

import pytest

from tests.duel.kit import law, outlaws, table

SPARE = "general-store-l1"  # a card to play, so that phase 2 goes on

# -- Tom Thorn, Clock, Jango -------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.tom-thorn", "duel.single")
def test_tom_hits_a_single_character() -> None:
    t = table(law("pat-garret"), outlaws("west-harding", "tom-thorn", hand=SPARE), active=1).move()
    assert t.life("pat-garret") == 4


@pytest.mark.rule("duel.tom-thorn", "duel.water")
@pytest.mark.parametrize("active", [0, 1])
def test_tom_hits_when_a_water_of_either_player_makes_him_ac(active: int) -> None:
    hands = ("water-l1", SPARE) if active == 0 else (SPARE, "water-l1")
    gang = outlaws("west-harding", "tom-thorn", hand=hands[1])
    t = table(law("pat-garret", "tex-killer", hand=hands[0]), gang, active=active).play("water-l1", at="west-harding")
    assert t.front(1) == "tom-thorn" and t.life("tex-killer") == 3 and t.life("pat-garret") == 5


@pytest.mark.rule("duel.tom-thorn", "duel.stampede")
def test_tom_hits_when_a_stampede_makes_him_ac() -> None:
    gang = outlaws("west-harding", "tom-thorn", gear="stampede-l1")
    t = table(law("pat-garret", "tex-killer"), gang, active=1, phase="dynamite")
    assert t.front(1) == "tom-thorn" and t.life("tex-killer") == 3 and t.asked == (1, "play")


@pytest.mark.rule("duel.tom-thorn", "duel.shotgun")
def test_tom_hits_when_the_opponents_shotgun_makes_him_ac() -> None:
    gang = outlaws("west-harding", "tom-thorn", hand="missed-o1")
    t = table(law("pat-garret", "tex-killer", hand="shotgun-l1"), gang).play("shotgun-l1", at="west-harding")
    t.do("avoid missed-o1", "swap outlaws")
    assert t.front(1) == "tom-thorn" and t.life("tex-killer") == 3


@pytest.mark.rule("duel.tom-thorn", "duel.clock", "duel.order.triggers")
def test_toms_hit_on_his_own_turn_comes_before_the_opponents_clock() -> None:
    gang = outlaws("west-harding", "tom-thorn", hand=SPARE)
    t = table(law("pat-garret", "tex-killer", gear="clock-o1", top="missed-l1"), gang, active=1).move()
    assert t.life("tex-killer") == 3 and t.hand(0) == ["missed-l1"]


@pytest.mark.rule("duel.tom-thorn", "duel.clock", "duel.order.triggers")
def test_on_the_opponents_turn_his_clock_comes_before_toms_hit() -> None:
    the_law = law("pat-garret", "tex-killer", gear="clock-o1", hand="water-l1", top="missed-l1")
    t = table(the_law, outlaws("west-harding", "tom-thorn")).play("water-l1", at="west-harding")
    assert t.asked == (0, "hit") and t.avoid("missed-l1").life("tex-killer") == 4


@pytest.mark.rule("duel.clock", "duel.jango")
@pytest.mark.parametrize(("front", "gear"), [("pat-garret", "clock-o1"), ("jango", "")])
def test_clock_and_jango_draw_when_a_stampede_moves_the_opponents_token(front: str, gear: str) -> None:
    gang = outlaws("west-harding", "cattle-katie", rear_gear="stampede-l1")
    t = table(law(front, "tex-killer", gear=gear, top="wagon-l1"), gang, active=1, phase="dynamite")
    assert t.front(1) == "cattle-katie" and t.hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.clock", "duel.jango", "duel.water")
@pytest.mark.parametrize(("front", "gear"), [("pat-garret", "clock-o1"), ("jango", "")])
def test_clock_and_jango_draw_when_their_own_player_moves_the_token_with_water(front: str, gear: str) -> None:
    the_law = law(front, "tex-killer", gear=gear, hand="water-l1", top="wagon-l1")
    t = table(the_law, outlaws("west-harding", "cattle-katie")).play("water-l1", at="west-harding")
    assert t.hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.clock", "duel.jango", "duel.shotgun")
@pytest.mark.parametrize(("front", "gear"), [("pat-garret", "clock-o1"), ("jango", "")])
def test_clock_and_jango_draw_when_a_shotgun_moves_the_opponents_token(front: str, gear: str) -> None:
    the_law = law(front, "tex-killer", gear=gear, hand="shotgun-l1", top="wagon-l1")
    t = table(the_law, outlaws("west-harding", "cattle-katie", hand="missed-o1")).play("shotgun-l1", at="west-harding")
    assert t.do("avoid missed-o1", "swap outlaws").hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.clock", "duel.jango", "duel.shotgun")
@pytest.mark.parametrize("choice", ["swap law", "pass"])
def test_jango_draws_nothing_when_the_shotgun_moves_another_token_or_none(choice: str) -> None:
    the_law = law("jango", "tex-killer", hand="shotgun-l1")
    t = table(the_law, outlaws("west-harding", "cattle-katie", hand="missed-o1")).play("shotgun-l1", at="west-harding")
    assert t.do("avoid missed-o1", choice).hand(0) == []


@pytest.mark.rule("duel.clock", "duel.jango")
def test_jango_with_a_clock_draws_two() -> None:
    gang = outlaws("west-harding", "cattle-katie", hand=SPARE)
    t = table(law("jango", "tex-killer", gear="clock-o1"), gang, active=1).move()
    assert len(t.hand(0)) == 2


@pytest.mark.rule("duel.clock", "duel.active")
def test_a_clock_in_the_rear_draws_nothing() -> None:
    gang = outlaws("west-harding", "cattle-katie", hand=SPARE)
    t = table(law("pat-garret", "tex-killer", rear_gear="clock-o1"), gang, active=1).move()
    assert t.hand(0) == []


@pytest.mark.rule("duel.tom-thorn", "duel.dalon-ranger", "duel.caused")
def test_toms_hit_on_dalon_in_the_rear_brings_dalon_a_card() -> None:
    gang = outlaws("west-harding", "tom-thorn", hand=SPARE)
    t = table(law("pat-garret", "dalon-ranger", top="wagon-l1"), gang, active=1).move()
    assert t.life("dalon-ranger") == 4 and t.hand(0) == ["wagon-l1"]
