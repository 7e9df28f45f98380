"""Action cards, Indians! to Water."""

from functools import partial

import pytest

from tests.duel.kit import law, outlaws, table

us = partial(law, "pat-garret", "jango")
them = partial(outlaws, "cattle-katie", "babe-leroy")

# -- Indians! --------------------------------------------------------------------------------------------------------


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


# -- Knife, Missed!, Return fire -------------------------------------------------------------------------------------


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


@pytest.mark.rule("duel.missed")
def test_one_missed_avoids_one_hit() -> None:
    t = table(us(hand="gatling-l1"), them(hand="missed-o1")).play("gatling-l1").avoid("missed-o1")
    assert t.life("cattle-katie") == 4 and t.life("babe-leroy") == 3


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


# -- Schoolmarm ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.schoolmarm")
@pytest.mark.parametrize(
    ("card", "owner"), [("hat-l1", "pat-garret"), ("bank-l1", "jango"), ("hat-o1", "cattle-katie")]
)
def test_schoolmarm_takes_a_card_in_play(card: str, owner: str) -> None:
    t = table(us(hand="schoolmarm-l1", gear="hat-l1", rear_gear="bank-l1"), them(gear="hat-o1"))
    t.play("schoolmarm-l1", taken=card)
    assert t.hand(0) == [card] and t.gear(owner) == [] and t.pile("discard") == ["schoolmarm-l1"]


@pytest.mark.rule("duel.schoolmarm")
def test_a_card_taken_by_schoolmarm_may_be_played_at_once() -> None:
    t = table(us(hand="schoolmarm-l1"), them(gear="hat-o1")).play("schoolmarm-l1", taken="hat-o1")
    assert t.play("hat-o1", at="jango").gear("jango") == ["hat-o1"]


@pytest.mark.rule("duel.schoolmarm")
def test_schoolmarm_takes_nothing_from_the_opponents_rc_or_hand() -> None:
    t = table(us(hand="schoolmarm-l1", gear="bank-l1"), them(hand="beer-o1", rear_gear="hat-o1"))
    assert t.refused("play-card schoolmarm-l1 hat-o1") == "rearguard"
    assert t.refused("play-card schoolmarm-l1 beer-o1") == "not-there"
    assert t.game.why_not("play-hand schoolmarm-l1") is not None


@pytest.mark.rule("duel.schoolmarm", "duel.dynamite")
def test_schoolmarm_takes_dynamite_from_an_own_character() -> None:
    t = table(us(hand="schoolmarm-l1", gear="dynamite-o1"), them()).play("schoolmarm-l1", taken="dynamite-o1")
    assert t.hand(0) == ["dynamite-o1"] and t.play("dynamite-o1", at="jango").gear("jango") == ["dynamite-o1"]


# -- Stealing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.stealing")
def test_stealing_takes_a_hand_card() -> None:
    t = table(us(hand="colt-l1"), them(hand="stealing-o1"), active=1).play("stealing-o1", hand=True)
    assert t.hand(0) == [] and t.hand(1) == ["colt-l1"] and t.pile("discard") == ["stealing-o1"]


@pytest.mark.rule("duel.stealing")
def test_a_stolen_card_may_be_played_at_once() -> None:
    t = table(us(hand="colt-l1"), them(hand="stealing-o1"), active=1).play("stealing-o1", hand=True)
    assert t.play("colt-l1", at="pat-garret").life("pat-garret") == 4


@pytest.mark.rule("duel.stealing")
@pytest.mark.parametrize(
    ("card", "owner"), [("hat-l1", "pat-garret"), ("hat-o1", "cattle-katie"), ("bank-l1", "babe-leroy")]
)
def test_stealing_discards_a_card_in_play_instead(card: str, owner: str) -> None:
    t = table(
        us(hand="colt-l1", gear="hat-l1"), them(hand="stealing-o1", gear="hat-o1", rear_gear="bank-l1"), active=1
    ).play("stealing-o1", taken=card)
    assert t.gear(owner) == [] and t.pile("discard") == [card, "stealing-o1"]
    assert t.hand(0) == ["colt-l1"] and t.hand(1) == []


@pytest.mark.rule("duel.stealing")
def test_stealing_discards_nothing_from_the_opponents_rc() -> None:
    t = table(us(hand="colt-l1", rear_gear="hat-l1"), them(hand="stealing-o1"), active=1)
    assert t.refused("play-card stealing-o1 hat-l1") == "rearguard"
    assert t.refused("play-card stealing-o1 colt-l1") == "not-there"


@pytest.mark.rule("duel.stealing")
def test_jack_ransome_steals_from_the_opponents_rc() -> None:
    t = table(us(rear_gear="hat-l1"), outlaws("jack-ransome", "babe-leroy", hand="stealing-o1"), active=1)
    assert t.play("stealing-o1", taken="hat-l1").gear("jango") == []


# -- Strong Ale ------------------------------------------------------------------------------------------------------


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


# -- Wagon -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.wagon")
@pytest.mark.parametrize("card", ["hat-l1", "bank-l1", "colt-l1"])
def test_wagon_draws_three_cards_and_one_of_them_is_discarded(card: str) -> None:
    drawn = ["hat-l1", "bank-l1", "colt-l1"]
    t = table(us(hand="wagon-l1 missed-l1", top=" ".join(drawn)), them()).play("wagon-l1")
    assert sorted(t.options) == sorted(f"discard {name}" for name in drawn)
    t.do(f"discard {card}")
    assert {*t.hand(0)} == {"missed-l1", *drawn} - {card} and t.pile("discard") == [card, "wagon-l1"]


@pytest.mark.rule("duel.wagon")
def test_wagon_does_not_discard_from_the_hand() -> None:
    t = table(us(hand="wagon-l1 missed-l1"), them()).play("wagon-l1")
    assert t.game.why_not("discard missed-l1") is not None and t.refused("pass") == "not-now"


# -- Water -----------------------------------------------------------------------------------------------------------


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
