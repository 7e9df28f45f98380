"""Action cards about life: Beer, Strong Ale and Water."""

from functools import partial

import pytest

from tests.duel.kit import law, outlaws, table

us = partial(law, "pat-garret", "jango")
them = partial(outlaws, "cattle-katie", "babe-leroy")


# -- Beer --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.beer")
def test_beer_heals_the_own_ac_and_rc_by_one() -> None:
    t = table(us(life=1, rear_life=1), them(hand="beer-o1", life=1, rear_life=2), active=1).play("beer-o1")
    assert t.life("cattle-katie") == 2 and t.life("babe-leroy") == 3
    assert t.life("pat-garret") == t.life("jango") == 1


@pytest.mark.rule("duel.beer")
def test_beer_heals_nobody_beyond_his_bullets() -> None:
    t = table(us(), them(hand="beer-o1", rear_life=3), active=1).play("beer-o1")
    assert t.life("cattle-katie") == 4 and t.life("babe-leroy") == 4


@pytest.mark.rule("duel.beer", "duel.single")
def test_beer_heals_a_single_character_by_one() -> None:
    t = table(us(), outlaws("cattle-katie", hand="beer-o1 wagon-o1", life=1), active=1).play("beer-o1")
    assert t.life("cattle-katie") == 2


@pytest.mark.rule("duel.beer")
def test_beer_is_only_played_in_the_own_turn() -> None:
    t = table(us(hand="colt-l1"), them(hand="beer-o1 missed-o1", life=1)).play("colt-l1", at="cattle-katie")
    assert t.refused("play beer-o1") == "not-now" and t.refused("avoid beer-o1") == "wrong-card"


# -- Strong Ale --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.strong-ale")
@pytest.mark.parametrize("life", [1, 2, 3, 4, 5])
def test_strong_ale_brings_everybody_to_three_lives(life: int) -> None:
    t = table(us(hand="strong-ale-l1", life=life), them()).play("strong-ale-l1", at="pat-garret")
    assert t.life("pat-garret") == 3


@pytest.mark.rule("duel.strong-ale", "duel.hit.loss")
def test_life_lost_to_strong_ale_cannot_be_avoided() -> None:
    t = table(us(hand="strong-ale-l1"), them(hand="missed-o1", gear="hat-o1 barrel-o1"))
    t.play("strong-ale-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 3 and t.asked == (0, "play")
    assert t.happened("lost") == [{"character": "cattle-katie", "points": 1, "cause": "strong-ale", "by": 0}]


@pytest.mark.rule("duel.strong-ale")
def test_strong_ale_heals_the_opponents_ac_as_well() -> None:
    t = table(us(hand="strong-ale-l1"), them(life=1)).play("strong-ale-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 3


@pytest.mark.rule("duel.strong-ale", "duel.turn.actions")
def test_strong_ale_is_not_for_the_opponents_rc() -> None:
    t = table(us(hand="strong-ale-l1"), them())
    assert t.refused("play-at strong-ale-l1 babe-leroy") == "rearguard"
    assert t.refused("play strong-ale-l1") == "needs-target"


# -- Water -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.water")
def test_water_swaps_the_own_characters() -> None:
    t = table(us(hand="water-l1"), them()).play("water-l1", at="pat-garret")
    assert t.front(0) == "jango" and t.front(1) == "cattle-katie" and t.pile("discard") == ["water-l1"]


@pytest.mark.rule("duel.water")
def test_water_swaps_the_opponents_characters() -> None:
    t = table(us(hand="water-l1 colt-l1"), them()).play("water-l1", at="cattle-katie")
    assert t.front(1) == "babe-leroy" and t.front(0) == "pat-garret"
    assert t.play("colt-l1", at="babe-leroy").life("babe-leroy") == 3


@pytest.mark.rule("duel.water", "duel.single")
def test_water_swaps_the_own_characters_when_the_opponent_has_one() -> None:
    t = table(us(hand="water-l1"), outlaws("cattle-katie"))
    assert t.refused("play-at water-l1 cattle-katie") == "alone"
    assert t.play("water-l1", at="pat-garret").front(0) == "jango"


@pytest.mark.rule("duel.water", "duel.reload")
def test_water_is_reloaded_instead_of_swapping() -> None:
    t = table(us(hand="water-l1", top="colt-l1"), outlaws("cattle-katie")).do("reload water-l1")
    assert t.front(0) == "pat-garret" and t.hand(0) == ["colt-l1"]
