"""Characters fall, others take their places, and the game ends."""

from functools import partial

import pytest

from tests.duel.kit import law, outlaws, table

us = partial(law, "pat-garret", "jango")
them = partial(outlaws, "cattle-katie", "babe-leroy")
RESERVE = "sid-curry toco-ramirez"


@pytest.mark.rule("duel.death")
def test_the_top_of_the_reserve_takes_the_place_of_a_fallen_ac() -> None:
    t = table(us(hand="colt-l1"), them(life=1, reserve=RESERVE)).play("colt-l1", at="cattle-katie")
    assert t.front(1) == "sid-curry" and t.life("sid-curry") == 4 and t.life("cattle-katie") is None
    assert t.side(1)["reserve"] == ["toco-ramirez"] and t.pile("fallen") == ["cattle-katie"]


@pytest.mark.rule("duel.death")
def test_the_top_of_the_reserve_takes_the_place_of_a_fallen_rc() -> None:
    t = table(us(hand="winchester-l1"), them(rear_life=1, reserve="bull-anderson")).play(
        "winchester-l1", at="babe-leroy"
    )
    assert t.front(1) == "cattle-katie" and t.life("bull-anderson") == 5 and t.life("babe-leroy") is None


@pytest.mark.rule("duel.death")
def test_the_owner_of_the_fallen_draws_two_cards() -> None:
    t = table(us(hand="colt-l1"), them(life=1, hand="beer-o1", reserve=RESERVE, top="colt-o1 hat-o1"))
    t.play("colt-l1", at="cattle-katie")
    assert t.hand(1) == ["beer-o1", "colt-o1", "hat-o1"] and t.hand(0) == []


@pytest.mark.rule("duel.death")
def test_the_equipment_of_the_fallen_is_discarded() -> None:
    t = table(us(hand="colt-l1"), them(life=1, gear="bank-l1 clock-o1", rear_gear="scope-o1", reserve=RESERVE))
    t.play("colt-l1", at="cattle-katie")
    assert sorted(t.pile("discard")) == ["bank-l1", "clock-o1", "colt-l1"]
    assert t.gear("sid-curry") == [] and t.gear("babe-leroy") == ["scope-o1"]


@pytest.mark.rule("duel.death")
def test_with_an_empty_reserve_the_other_goes_on_alone() -> None:
    t = table(us(hand="colt-l1"), them(life=1, rear_life=2, rear_gear="hat-o1")).play("colt-l1", at="cattle-katie")
    assert t.front(1) == "babe-leroy" and t.life("babe-leroy") == 2 and t.gear("babe-leroy") == ["hat-o1"]
    assert len(t.hand(1)) == 2 and t.winner is None


@pytest.mark.rule("duel.death", "duel.single")
def test_the_last_one_carries_the_token_and_is_hit_like_an_ac() -> None:
    t = table(us(hand="colt-l1 knife-o1"), them(life=1, top="beer-o1 clock-o1"))
    t.play("colt-l1", at="cattle-katie").play("knife-o1", at="babe-leroy")
    assert t.life("babe-leroy") == 3


@pytest.mark.rule("duel.death", "duel.clock")
def test_a_replacement_is_no_move_of_the_token_for_a_clock() -> None:
    t = table(us(hand="colt-l1", gear="clock-o1"), them(life=1, reserve=RESERVE)).play("colt-l1", at="cattle-katie")
    assert t.hand(0) == [] and t.happened("swapped") == []


@pytest.mark.rule("duel.death")
def test_a_replacement_is_no_move_of_the_token_for_jango() -> None:
    t = table(law("jango", "pat-garret", hand="colt-l1"), them(life=1, reserve=RESERVE)).play(
        "colt-l1", at="cattle-katie"
    )
    assert t.hand(0) == [] and t.front(1) == "sid-curry"


@pytest.mark.rule("duel.death", "duel.clock")
def test_the_last_character_taking_over_is_no_move_of_the_token() -> None:
    t = table(law("jango", "pat-garret", hand="colt-l1", gear="clock-o1"), outlaws("cattle-katie", "tom-thorn", life=1))
    t.play("colt-l1", at="cattle-katie")
    assert t.hand(0) == [] and t.front(1) == "tom-thorn" and t.life("pat-garret") == 5


@pytest.mark.rule("duel.death")
def test_tom_thorn_does_not_shoot_when_he_replaces_an_ac() -> None:
    t = table(us(hand="colt-l1"), them(life=1, reserve="tom-thorn")).play("colt-l1", at="cattle-katie")
    assert t.front(1) == "tom-thorn" and t.life("jango") == 3 and t.life("pat-garret") == 5


@pytest.mark.rule("duel.death")
def test_the_turn_goes_on_after_the_own_rc_fell() -> None:
    t = table(us(hand="gatling-l1", rear_life=1, reserve="wyatt-earp", top="colt-l1 hat-l1"), them()).play("gatling-l1")
    assert t.asked == (0, "play") and t.hand(0) == ["colt-l1", "hat-l1"] and t.life("wyatt-earp") == 4
    assert t.front(0) == "pat-garret" and "play-at hat-l1 wyatt-earp" in t.options


@pytest.mark.rule("duel.death")
def test_the_turn_goes_on_after_the_own_ac_fell() -> None:
    t = table(us(hand="duel-l1", life=1, reserve="wyatt-earp", top="colt-l1 hat-l1"), them(hand="colt-o1"))
    t.play("duel-l1", at="cattle-katie").answer("colt-o1")
    assert t.asked == (0, "play") and t.front(0) == "wyatt-earp" and "play-at colt-l1 cattle-katie" in t.options


@pytest.mark.rule("duel.death.order")
def test_bill_tightman_draws_before_the_owner_of_the_fallen_does() -> None:
    t = table(
        law("bill-tightman", "jango", hand="colt-l1"),
        them(life=1, reserve=RESERVE),
        rest="common",
        common="hat-l1 bank-l1 hat-o1 beer-o1",
    ).play("colt-l1", at="cattle-katie")
    assert t.hand(0) == ["hat-l1", "bank-l1"] and t.hand(1) == ["hat-o1", "beer-o1"]


@pytest.mark.rule("duel.death.order")
def test_bill_tightman_and_his_own_fallen_rc_bring_four_cards() -> None:
    t = table(law("bill-tightman", "jango", hand="gatling-l1", rear_life=1, reserve="wyatt-earp"), them())
    assert len(t.play("gatling-l1").hand(0)) == 4 and t.life("wyatt-earp") == 4


@pytest.mark.rule("duel.death.order")
def test_bull_anderson_takes_equipment_before_it_is_discarded_and_before_the_draw() -> None:
    t = table(
        us(life=1, gear="hat-l1 bank-l1", reserve="wyatt-earp", top="missed-l1 missed-l2"),
        outlaws("bull-anderson", "babe-leroy", hand="indians-o1"),
        active=1,
    ).play("indians-o1")
    assert t.asked == (1, "bull") and t.hand(0) == [] and t.life("wyatt-earp") is None
    t.do("take hat-l1")
    assert t.asked == (1, "bull") and sorted(t.options) == ["pass", "take bank-l1"]
    t.do("take bank-l1")
    assert {*t.hand(1)} == {"hat-l1", "bank-l1"} and t.hand(0) == ["missed-l1", "missed-l2"]
    assert t.front(0) == "wyatt-earp" and t.pile("discard") == ["indians-o1"]


@pytest.mark.rule("duel.death.order")
def test_bull_anderson_in_the_rearguard_takes_nothing() -> None:
    t = table(
        us(life=1, gear="bank-l1", reserve="wyatt-earp"),
        outlaws("cattle-katie", "bull-anderson", hand="colt-o1"),
        active=1,
    ).play("colt-o1", at="pat-garret")
    assert t.asked == (1, "play") and t.pile("discard") == ["bank-l1", "colt-o1"]


@pytest.mark.rule("duel.death.order")
def test_equipment_is_discarded_before_the_draw_and_the_draw_before_the_replacement() -> None:
    t = table(us(hand="colt-l1"), them(life=1, gear="clock-o1", reserve=RESERVE)).play("colt-l1", at="cattle-katie")
    assert t.story("fell", "drew", "entered") == ["fell", "drew", "entered"]


@pytest.mark.rule("duel.death.order", "duel.gatling")
def test_both_characters_of_a_player_fall_in_one_gatling() -> None:
    t = table(
        us(hand="gatling-l1"),
        them(life=1, rear_life=1, gear="bank-l1", rear_gear="clock-o1", reserve="pearl-hat toco-ramirez", top=FOUR),
    ).play("gatling-l1")
    assert t.hand(1) == FOUR.split() and t.front(1) == "pearl-hat" and t.life("toco-ramirez") == 4
    assert {*t.pile("discard")} == {"gatling-l1", "bank-l1", "clock-o1"}
    assert t.pile("fallen") == ["cattle-katie", "babe-leroy"] and t.asked == (0, "play")


FOUR = "colt-o1 colt-o2 colt-o3 colt-o4"


@pytest.mark.rule("duel.death.order", "duel.gatling")
def test_when_both_fall_the_last_of_the_reserve_becomes_the_ac() -> None:
    t = table(us(hand="gatling-l1"), them(life=1, rear_life=1, reserve="pearl-hat", top=FOUR)).play("gatling-l1")
    assert t.front(1) == "pearl-hat" and t.hand(1) == FOUR.split() and t.winner is None
    assert t.life("cattle-katie") is t.life("babe-leroy") is None


@pytest.mark.rule("duel.death.order", "duel.end")
def test_when_both_fall_and_nobody_is_left_the_game_is_over() -> None:
    t = table(us(hand="gatling-l1"), them(life=1, rear_life=1)).play("gatling-l1")
    assert t.winner == "law" and t.game.decision is None


@pytest.mark.rule("duel.death.order", "duel.gatling")
def test_characters_of_both_players_fall_in_one_gatling() -> None:
    t = table(us(hand="gatling-l1", rear_life=1, reserve="wyatt-earp"), them(life=1, rear_life=1, reserve=RESERVE))
    t.play("gatling-l1")
    assert [event["character"] for event in t.happened("fell")] == ["cattle-katie", "jango", "babe-leroy"]
    assert t.life("wyatt-earp") == t.life("sid-curry") == t.life("toco-ramirez") == 4 and t.front(1) == "sid-curry"
    assert len(t.hand(0)) == 2 and len(t.hand(1)) == 4


@pytest.mark.rule("duel.death.order")
def test_bill_tightman_draws_nothing_when_he_falls_together_with_the_other() -> None:
    t = table(
        law("bill-tightman", "jango", life=1, rear_life=1, reserve="pat-garret wyatt-earp"),
        them(hand="indians-o1"),
        active=1,
    ).play("indians-o1")
    assert len(t.hand(0)) == 4 and t.front(0) == "pat-garret"


@pytest.mark.rule("duel.death.ability")
@pytest.mark.parametrize(("life", "cards"), [(2, 1), (1, 2)])
def test_dalon_ranger_draws_no_card_for_his_last_life(life: int, cards: int) -> None:
    t = table(law("dalon-ranger", "jango", life=life, reserve="pat-garret"), them(hand="colt-o1"), active=1).play(
        "colt-o1", at="dalon-ranger"
    )
    assert len(t.hand(0)) == cards


@pytest.mark.rule("duel.death.ability")
def test_alan_pinkertoon_does_not_shoot_for_his_last_life() -> None:
    t = table(law("alan-pinkertoon", "jango", life=1, reserve="pat-garret"), them(hand="colt-o1"), active=1)
    assert t.play("colt-o1", at="alan-pinkertoon").life("cattle-katie") == 4


@pytest.mark.rule("duel.death.ability")
def test_slim_poet_robs_nobody_for_his_last_life() -> None:
    t = table(us(hand="colt-l1 hat-l1"), outlaws("slim-poet", "babe-leroy", life=1, reserve=RESERVE))
    t.play("colt-l1", at="slim-poet")
    assert t.asked == (0, "play") and t.hand(0) == ["hat-l1"]


@pytest.mark.rule("duel.end")
def test_the_law_wins_when_the_last_outlaw_falls() -> None:
    t = table(us(hand="colt-l1"), outlaws("cattle-katie", life=1)).play("colt-l1", at="cattle-katie")
    assert t.winner == "law" and t.game.decision is None and t.happened("ended") == [{"side": "law"}]


@pytest.mark.rule("duel.end")
def test_the_outlaws_win_when_the_last_of_the_law_falls() -> None:
    t = table(law("pat-garret", life=1), them(hand="colt-o1"), active=1).play("colt-o1", at="pat-garret")
    assert t.winner == "outlaws" and t.game.decision is None


@pytest.mark.rule("duel.end", "duel.rattlesnake")
def test_a_rattlesnake_may_end_the_game() -> None:
    t = table(law("the-stranger", life=1, gear="rattlesnake-o1", top="missed-l1"), them(), phase="dynamite")
    assert t.winner == "outlaws" and t.hand(0) == []


@pytest.mark.rule("duel.end", "duel.duel")
def test_who_plays_a_duel_may_lose_the_game_by_it() -> None:
    t = table(law("pat-garret", life=1, hand="duel-l1 wagon-l1"), them(hand="colt-o1")).play(
        "duel-l1", at="cattle-katie"
    )
    assert t.answer("colt-o1").winner == "outlaws"


@pytest.mark.rule("duel.end", "duel.return-fire")
def test_return_fire_may_end_the_game() -> None:
    t = table(law("pat-garret", life=1, hand="colt-l1"), them(hand="return-fire-l1", life=1)).play(
        "colt-l1", at="cattle-katie"
    )
    assert t.avoid("return-fire-l1").winner == "outlaws"


@pytest.mark.rule("duel.end")
def test_with_one_character_left_the_game_goes_on() -> None:
    t = table(us(hand="colt-l1"), them(life=1)).play("colt-l1", at="cattle-katie")
    assert t.winner is None and t.asked == (0, "play")
