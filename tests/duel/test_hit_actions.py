"""Action cards that hit or avoid."""

from functools import partial

import pytest

from tests.duel.kit import law, outlaws, table

us = partial(law, "pat-garret", "jango")
them = partial(outlaws, "cattle-katie", "babe-leroy")


# -- Derringer ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.derringer")
def test_derringer_is_a_hit() -> None:
    t = table(us(hand="derringer-l1"), them()).play("derringer-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 3


@pytest.mark.rule("duel.derringer", "duel.turn.one-bang")
def test_derringer_is_no_bang_card() -> None:
    t = table(us(hand="derringer-l1 derringer-l2 colt-l1"), them())
    t.play("derringer-l1", at="cattle-katie").play("colt-l1", at="cattle-katie").play("derringer-l2", at="cattle-katie")
    assert t.life("cattle-katie") == 1


@pytest.mark.rule("duel.derringer")
@pytest.mark.parametrize("card", ["beer-o1", "colt-o1", "hat-o1", "gatling-l1", "stealing-o1", "derringer-l2"])
def test_any_hand_card_avoids_a_derringer_and_does_nothing_else(card: str) -> None:
    t = table(us(hand="derringer-l1 missed-l1"), them(hand=card, life=2)).play("derringer-l1", at="cattle-katie")
    assert sorted(t.options) == [f"cover {card}", "pass"]
    t.do(f"cover {card}")
    assert t.life("cattle-katie") == 2 and t.hand(1) == [] and t.pile("discard") == [card, "derringer-l1"]
    assert t.hand(0) == ["missed-l1"] and t.life("babe-leroy") == 4 and t.gear("cattle-katie") == []


@pytest.mark.rule("duel.derringer")
def test_nobody_has_to_avoid_a_derringer() -> None:
    t = table(us(hand="derringer-l1"), them(hand="beer-o1")).play("derringer-l1", at="cattle-katie").let()
    assert t.life("cattle-katie") == 3 and t.hand(1) == ["beer-o1"]


@pytest.mark.rule("duel.derringer", "duel.missed")
def test_missed_avoids_a_derringer_as_usual() -> None:
    t = (
        table(us(hand="derringer-l1"), them(hand="missed-o1"))
        .play("derringer-l1", at="cattle-katie")
        .avoid("missed-o1")
    )
    assert t.life("cattle-katie") == 4 and t.hand(1) == []


@pytest.mark.rule("duel.derringer", "duel.return-fire")
def test_return_fire_played_as_itself_shoots_back_at_a_derringer() -> None:
    t = table(us(hand="derringer-l1"), them(hand="return-fire-l1")).play("derringer-l1", at="cattle-katie")
    assert t.avoid("return-fire-l1").life("cattle-katie") == 4 and t.life("pat-garret") == 4


@pytest.mark.rule("duel.derringer", "duel.return-fire")
def test_return_fire_used_as_mere_cover_does_not_shoot_back() -> None:
    t = table(us(hand="derringer-l1"), them(hand="return-fire-l1")).play("derringer-l1", at="cattle-katie")
    assert t.do("cover return-fire-l1").life("cattle-katie") == 4 and t.life("pat-garret") == 5
    assert len(t.happened("hit")) == 1


@pytest.mark.rule("duel.derringer", "duel.barrel", "duel.hat")
def test_barrel_and_hat_avoid_a_derringer_as_usual() -> None:
    for way in ("barrel", "hat"):
        t = table(us(hand="derringer-l1"), them(gear="barrel-o1 hat-o1", top="beer-o1"))
        assert t.play("derringer-l1", at="cattle-katie").do(way).life("cattle-katie") == 4


@pytest.mark.rule("duel.derringer", "duel.barrel")
def test_after_a_barrel_in_vain_any_card_still_avoids_a_derringer() -> None:
    t = table(us(hand="derringer-l1"), them(hand="clock-o1", gear="barrel-o1", top="colt-o1"))
    t.play("derringer-l1", at="cattle-katie").do("barrel", "cover clock-o1")
    assert t.life("cattle-katie") == 4


@pytest.mark.rule("duel.derringer")
def test_annie_oakeys_ability_avoids_a_derringer_as_usual() -> None:
    t = table(law("annie-oakey", "jango", hand="colt-l1"), them(hand="derringer-l1"), active=1)
    t.play("derringer-l1", at="annie-oakey")
    assert t.avoid("colt-l1").life("annie-oakey") == 4 and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.derringer")
def test_other_hits_are_not_avoided_by_any_card() -> None:
    t = table(us(hand="colt-l1"), them(hand="missed-o1 beer-o1")).play("colt-l1", at="cattle-katie")
    assert t.refused("cover beer-o1") == "wrong-card"


# -- Duel --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.duel")
def test_who_cannot_answer_a_duel_loses_a_life() -> None:
    t = table(us(hand="duel-l1"), them(hand="missed-o1")).play("duel-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 3 and t.life("pat-garret") == 5 and t.hand(1) == ["missed-o1"]


@pytest.mark.rule("duel.duel")
def test_in_a_duel_the_players_answer_in_turn() -> None:
    t = table(us(hand="duel-l1 colt-l1 carbine-l1"), them(hand="colt-o1 knife-o1")).play("duel-l1", at="cattle-katie")
    assert t.asked == (1, "duel") and t.answer("colt-o1").asked == (0, "duel")
    assert t.answer("colt-l1").asked == (1, "duel") and t.answer("knife-o1").asked == (0, "duel")
    assert t.answer("carbine-l1").life("cattle-katie") == 3 and t.life("pat-garret") == 5


@pytest.mark.rule("duel.duel")
def test_who_played_a_duel_loses_a_life_when_he_fails_first() -> None:
    t = table(us(hand="duel-l1"), them(hand="colt-o1")).play("duel-l1", at="cattle-katie").answer("colt-o1")
    assert t.life("pat-garret") == 4 and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.duel")
def test_nobody_has_to_answer_a_duel() -> None:
    t = table(us(hand="duel-l1"), them(hand="colt-o1")).play("duel-l1", at="cattle-katie").let()
    assert t.life("cattle-katie") == 3 and t.hand(1) == ["colt-o1"]


@pytest.mark.rule("duel.duel", "duel.turn.actions")
def test_a_duel_is_only_played_at_the_opponents_ac() -> None:
    t = table(us(hand="duel-l1"), them())
    assert t.refused("play-at duel-l1 babe-leroy") == "rearguard"
    assert t.refused("play-at duel-l1 jango") == "own-character"


@pytest.mark.rule("duel.duel")
@pytest.mark.parametrize(
    "card", ["gatling-l1", "derringer-l1", "knife-o1", "fanning-l1", "shotgun-o1", "winchester-l1"]
)
def test_all_hit_cards_answer_a_duel_and_do_nothing_else(card: str) -> None:
    t = table(us(hand="duel-l1"), them(hand=card)).play("duel-l1", at="cattle-katie").answer(card)
    assert t.life("pat-garret") == 4 and t.life("jango") == 3 and t.life("babe-leroy") == 4
    assert t.happened("hit") == [] and t.pile("discard") == [card, "duel-l1"] and t.asked == (0, "play")


@pytest.mark.rule("duel.duel", "duel.return-fire")
def test_return_fire_does_not_answer_a_duel() -> None:
    t = table(us(hand="duel-l1"), them(hand="return-fire-l1 colt-o1")).play("duel-l1", at="cattle-katie")
    assert t.refused("answer return-fire-l1") == "wrong-card"


@pytest.mark.rule("duel.duel", "duel.turn.one-bang")
def test_red_cards_discarded_in_a_duel_do_not_count_for_the_limit() -> None:
    t = table(us(hand="duel-l1 colt-l1 carbine-l1"), them(hand="colt-o1")).play("duel-l1", at="cattle-katie")
    t.answer("colt-o1").answer("colt-l1")
    assert t.play("carbine-l1", at="cattle-katie").life("cattle-katie") == 2


@pytest.mark.rule("duel.duel", "duel.turn.one-bang")
def test_after_a_bang_card_another_may_still_be_discarded_in_a_duel() -> None:
    t = table(us(hand="duel-l1 colt-l1 carbine-l1"), them(hand="colt-o1")).play("colt-l1", at="cattle-katie")
    t.play("duel-l1", at="cattle-katie").answer("colt-o1").answer("carbine-l1")
    assert t.life("cattle-katie") == 2 and t.life("pat-garret") == 5


@pytest.mark.rule("duel.duel")
def test_annie_oakeys_missed_answers_a_duel() -> None:
    t = table(law("annie-oakey", "jango", hand="missed-l1"), them(hand="duel-o1"), active=1)
    assert t.play("duel-o1", at="annie-oakey").answer("missed-l1").life("cattle-katie") == 3


@pytest.mark.rule("duel.duel")
def test_in_jack_ransomes_duel_with_the_rc_that_rc_answers_and_loses() -> None:
    t = table(
        law("pat-garret", "annie-oakey", hand="missed-l1"),
        outlaws("jack-ransome", "babe-leroy", hand="duel-o1 colt-o1"),
        active=1,
    ).play("duel-o1", at="annie-oakey")
    assert t.question == {"target": "annie-oakey"} and t.answer("missed-l1").asked == (1, "duel")
    assert t.answer("colt-o1").life("annie-oakey") == 3 and t.life("pat-garret") == 5


@pytest.mark.rule("duel.duel")
def test_the_ac_sleeps_while_his_rc_is_in_jack_ransomes_duel() -> None:
    t = table(
        law("annie-oakey", "pat-garret", hand="missed-l1"),
        outlaws("jack-ransome", "babe-leroy", hand="duel-o1"),
        active=1,
    ).play("duel-o1", at="pat-garret")
    assert t.life("pat-garret") == 4 and t.hand(0) == ["missed-l1"]


@pytest.mark.rule("duel.duel")
def test_jack_ransome_himself_loses_when_his_side_fails() -> None:
    t = table(us(hand="colt-l1"), outlaws("jack-ransome", "babe-leroy", hand="duel-o1"), active=1)
    t.play("duel-o1", at="jango").answer("colt-l1")
    assert t.life("jack-ransome") == 3 and t.life("jango") == 3 and t.life("babe-leroy") == 4


# -- Gatling -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.gatling")
def test_gatling_hits_all_but_the_own_ac() -> None:
    t = table(us(hand="gatling-l1"), them()).play("gatling-l1")
    assert [t.life(name) for name in ("pat-garret", "jango", "cattle-katie", "babe-leroy")] == [5, 2, 3, 3]


@pytest.mark.rule("duel.gatling", "duel.turn.one-bang")
def test_gatling_is_no_bang_card() -> None:
    t = table(us(hand="gatling-l1 colt-l1"), them()).play("colt-l1", at="cattle-katie").play("gatling-l1")
    assert t.life("cattle-katie") == 2


@pytest.mark.rule("duel.gatling", "duel.hit.avoid")
def test_the_owner_of_each_character_avoids_the_gatling_for_him() -> None:
    t = table(us(hand="gatling-l1 missed-l1"), them(hand="missed-o1", rear_gear="hat-o1")).play("gatling-l1")
    assert t.asked == (1, "hit") and t.let().asked == (0, "hit") and t.question["target"] == "jango"
    t.avoid("missed-l1")
    assert t.asked == (1, "hit") and sorted(t.options) == ["avoid missed-o1", "hat", "pass"]
    assert t.do("hat").life("babe-leroy") == 4 and t.life("jango") == 3 and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.gatling", "duel.turn.actions")
def test_gatling_wants_no_target() -> None:
    assert table(us(hand="gatling-l1"), them()).refused("play-at gatling-l1 cattle-katie") == "no-target-wanted"


# -- Indians! ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.indians")
def test_indians_cost_all_but_the_own_ac_a_life() -> None:
    t = table(us(hand="indians-l1"), them()).play("indians-l1")
    assert [t.life(name) for name in ("pat-garret", "jango", "cattle-katie", "babe-leroy")] == [5, 2, 3, 3]


@pytest.mark.rule("duel.indians")
@pytest.mark.parametrize("card", ["colt-o1", "derringer-l1", "knife-o1", "gatling-l1"])
def test_a_hit_card_keeps_the_indians_off_one_character(card: str) -> None:
    t = table(us(hand="indians-l1"), them(hand=card)).play("indians-l1").answer(card)
    assert t.life("cattle-katie") == 4 and t.life("babe-leroy") == 3 and t.pile("discard") == [card, "indians-l1"]


@pytest.mark.rule("duel.indians")
def test_a_hit_card_may_be_saved_for_the_rc() -> None:
    t = table(us(hand="indians-l1"), them(hand="colt-o1")).play("indians-l1").let().answer("colt-o1")
    assert t.life("cattle-katie") == 3 and t.life("babe-leroy") == 4


@pytest.mark.rule("duel.indians", "duel.return-fire")
def test_return_fire_does_not_keep_the_indians_off() -> None:
    t = table(us(hand="indians-l1"), them(hand="return-fire-l1 colt-o1")).play("indians-l1")
    assert t.refused("answer return-fire-l1") == "wrong-card" and t.options == ["pass", "answer colt-o1"]


@pytest.mark.rule("duel.indians")
def test_one_may_keep_the_own_indians_off_ones_rc() -> None:
    t = table(us(hand="indians-l1 colt-l1 carbine-l1"), them()).play("indians-l1")
    assert t.asked == (0, "indians") and t.question == {"target": "jango"}
    assert t.answer("colt-l1").life("jango") == 3 and "play-at carbine-l1 cattle-katie" in t.options


@pytest.mark.rule("duel.indians")
def test_a_missed_counts_for_annie_oakey_only_when_it_is_she_who_is_affected() -> None:
    t = table(law("pat-garret", "annie-oakey", hand="missed-l1"), them(hand="indians-o1"), active=1).play("indians-o1")
    assert t.life("pat-garret") == 4 and t.question == {"target": "annie-oakey"}
    assert t.answer("missed-l1").life("annie-oakey") == 4


@pytest.mark.rule("duel.indians")
def test_any_card_counts_for_toco_ramirez() -> None:
    t = table(us(hand="indians-l1"), outlaws("toco-ramirez", "babe-leroy", hand="clock-o1")).play("indians-l1")
    assert t.answer("clock-o1").life("toco-ramirez") == 4 and t.life("babe-leroy") == 3


@pytest.mark.rule("duel.indians")
def test_any_card_does_not_count_for_the_one_beside_toco_ramirez() -> None:
    t = table(us(hand="indians-l1"), outlaws("toco-ramirez", "babe-leroy", hand="clock-o1")).play("indians-l1").let()
    assert t.life("babe-leroy") == 3 and t.hand(1) == ["clock-o1"] and t.asked == (0, "play")


# -- Knife -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.knife")
def test_knife_is_a_hit_but_no_bang_card() -> None:
    t = table(us(), them(hand="knife-o1 knife-o2 colt-o1"), active=1)
    t.play("knife-o1", at="pat-garret").play("knife-o2", at="pat-garret").play("colt-o1", at="pat-garret")
    assert t.life("pat-garret") == 2


@pytest.mark.rule("duel.knife", "duel.turn.actions")
def test_a_knife_is_avoided_and_only_thrown_at_the_opponents_ac() -> None:
    t = table(us(hand="missed-l1"), them(hand="knife-o1 knife-o2"), active=1)
    assert t.refused("play-at knife-o1 jango") == "rearguard"
    assert t.refused("play-at knife-o1 babe-leroy") == "own-character"
    assert t.play("knife-o1", at="pat-garret").avoid("missed-l1").life("pat-garret") == 5


# -- Missed! -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.missed")
def test_one_missed_avoids_one_hit() -> None:
    t = table(us(hand="gatling-l1"), them(hand="missed-o1")).play("gatling-l1").avoid("missed-o1")
    assert t.life("cattle-katie") == 4 and t.life("babe-leroy") == 3


# -- Return fire -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.return-fire", "duel.gatling")
def test_return_fire_for_the_own_rc_against_the_own_gatling_hits_the_opponents_ac() -> None:
    t = table(us(hand="gatling-l1 return-fire-l1"), them()).play("gatling-l1").avoid("return-fire-l1")
    assert t.life("jango") == 3 and t.life("cattle-katie") == 2 and t.life("pat-garret") == 5


@pytest.mark.rule("duel.return-fire")
def test_return_fire_hits_the_opponents_ac() -> None:
    t = table(us(hand="return-fire-l1"), them(hand="colt-o1"), active=1).play("colt-o1", at="pat-garret")
    assert t.avoid("return-fire-l1").life("pat-garret") == 5 and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.return-fire")
def test_return_fire_is_avoided_as_usual() -> None:
    t = table(us(hand="return-fire-l1"), them(hand="colt-o1 missed-o1"), active=1).play("colt-o1", at="pat-garret")
    t.avoid("return-fire-l1")
    assert t.asked == (1, "hit") and t.avoid("missed-o1").life("cattle-katie") == 4


@pytest.mark.rule("duel.return-fire")
@pytest.mark.parametrize(("hand", "life"), [("return-fire-l1", (3, 4)), ("return-fire-l1 beer-o1", (4, 3))])
def test_return_fire_against_tex_killer_needs_the_extra_card(hand: str, life: tuple[int, int]) -> None:
    t = table(law("tex-killer", "jango", hand="colt-l1"), them(hand=hand)).play("colt-l1", at="cattle-katie")
    t.avoid("return-fire-l1")
    if "beer-o1" in hand:
        t.do("pay beer-o1")
    assert (t.life("cattle-katie"), t.life("tex-killer")) == life


@pytest.mark.rule("duel.return-fire")
def test_who_declines_to_pay_tex_killers_extra_card_wastes_his_return_fire() -> None:
    t = table(law("tex-killer", "jango", hand="colt-l1"), them(hand="return-fire-l1 beer-o1"))
    t.play("colt-l1", at="cattle-katie").avoid("return-fire-l1").let()
    assert t.life("cattle-katie") == 3 and t.life("tex-killer") == 4 and t.hand(1) == ["beer-o1"]
