"""The Duel: characters against cards and against each other."""

import pytest

from tests.duel.kit import Table, law, outlaws, table

SPARE = "general-store-l1"  # a card to play, so that phase 2 goes on


# -- Tex Killer --------------------------------------------------------------------------------------------------------


def tex(card: str = "colt-l1", **katie: str) -> Table:
    """Tex Killer shoots Cattle Katie."""
    gang = outlaws("cattle-katie", "west-harding", **katie)  # type: ignore[arg-type]
    return table(law("tex-killer", "jango", hand=card), gang).play(card, at="cattle-katie")


@pytest.mark.rule("duel.tex-killer", "duel.barrel")
def test_a_barrel_against_tex_is_one_avoid_and_the_extra_card_is_still_due() -> None:
    t = tex(gear="barrel-o1", hand="knife-o1", top="beer-o1").do("barrel")
    assert t.asked == (1, "extra")
    assert t.do("pay knife-o1").life("cattle-katie") == 4 and t.hand(1) == []


@pytest.mark.rule("duel.tex-killer", "duel.barrel")
def test_a_barrel_against_tex_without_a_hand_card_does_not_help() -> None:
    t = tex(gear="barrel-o1", top="beer-o1").do("barrel")
    assert t.life("cattle-katie") == 3 and t.gear("cattle-katie") == ["barrel-o1"]


@pytest.mark.rule("duel.tex-killer", "duel.avoid.window")
def test_after_a_failed_barrel_against_tex_a_missed_and_an_extra_card_save() -> None:
    t = tex(gear="barrel-o1", hand="missed-o1 knife-o1", top="missed-o2").do("barrel", "avoid missed-o1")
    assert t.do("pay knife-o1").life("cattle-katie") == 4


@pytest.mark.rule("duel.tex-killer", "duel.hat")
@pytest.mark.parametrize(("deed", "life"), [("pay knife-o1", 4), ("pass", 3)])
def test_a_hat_against_tex_needs_the_extra_card_and_is_gone_either_way(deed: str, life: int) -> None:
    t = tex(gear="hat-o1", hand="knife-o1").do("hat", deed)
    assert t.life("cattle-katie") == life and t.gear("cattle-katie") == []


@pytest.mark.rule("duel.tex-killer", "duel.return-fire")
def test_return_fire_with_the_extra_card_shoots_back_at_tex() -> None:
    t = tex(hand="return-fire-l1 knife-o1").do("avoid return-fire-l1", "pay knife-o1")
    assert t.life("cattle-katie") == 4 and t.life("tex-killer") == 3


@pytest.mark.rule("duel.tex-killer", "duel.return-fire")
@pytest.mark.parametrize("hand", ["return-fire-l1", "return-fire-l1 knife-o1"])
def test_return_fire_without_the_extra_card_does_not_shoot_back(hand: str) -> None:
    t = tex(hand=hand).avoid("return-fire-l1")
    if t.asked == (1, "extra"):
        t.let()
    assert t.life("cattle-katie") == 3 and t.life("tex-killer") == 4


@pytest.mark.rule("duel.tex-killer", "duel.return-fire", "duel.hit.automatic")
def test_one_avoid_is_enough_against_texs_return_fire() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="colt-o1 missed-o1 knife-o1")
    t = table(law("tex-killer", "jango", hand="return-fire-l1"), katie, active=1).play("colt-o1", at="tex-killer")
    t.avoid("return-fire-l1").avoid("missed-o1")
    assert t.life("cattle-katie") == 4 and t.hand(1) == ["knife-o1"] and t.asked == (1, "play")


@pytest.mark.rule("duel.tex-killer", "duel.fanning")
def test_texs_fanning_asks_an_extra_card_for_each_hit() -> None:
    t = tex("fanning-l1", gear="hat-o1 scope-o1", hand="missed-o1 knife-o1 knife-o2")
    t.do("hat", "pay knife-o1", "avoid missed-o1", "pay knife-o2")
    assert t.life("cattle-katie") == 4 and t.hand(1) == []


@pytest.mark.rule("duel.tex-killer", "duel.fanning")
def test_the_extra_card_for_one_hit_of_texs_fanning_does_not_serve_the_next() -> None:
    t = tex("fanning-l1", gear="hat-o1 scope-o1", hand="missed-o1 knife-o1").do(
        "hat", "pay knife-o1", "avoid missed-o1"
    )
    assert t.life("cattle-katie") == 3


@pytest.mark.rule("duel.tex-killer", "duel.sid-curry")
@pytest.mark.parametrize(("hand", "life"), [("", 3), ("knife-o1", 4)])
def test_sids_counter_hit_comes_with_and_without_the_extra_card(hand: str, life: int) -> None:
    the_law = law("tex-killer", "jango", hand="colt-l1", top="wagon-l1")
    t = table(the_law, outlaws("sid-curry", "west-harding", hand=hand)).play("colt-l1", at="sid-curry").do("sid")
    if hand:
        t.do("pay knife-o1")
    assert t.life("sid-curry") == life and t.life("tex-killer") == 3


# -- Schofield, Wyatt Earp ---------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.schofield", "duel.return-fire")
def test_schofield_heals_before_the_return_fire_hits() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="schofield-o1", life=1)
    t = table(law("jango", "tex-killer", hand="return-fire-l1"), katie, active=1).play("schofield-o1", at="jango")
    t.avoid("return-fire-l1")
    assert t.life("cattle-katie") == 1 and t.story("healed", "lost") == ["healed", "lost"]


@pytest.mark.rule("duel.wyatt-earp", "duel.remington")
@pytest.mark.parametrize(("deed", "cards"), [("draw", 2), ("pass", 1)])
def test_wyatt_with_a_remington_draws_two_in_all(deed: str, cards: int) -> None:
    wyatt = law("wyatt-earp", "jango", hand="remington-o1")
    t = table(wyatt, outlaws("cattle-katie", hand="missed-o1")).play("remington-o1", at="cattle-katie")
    assert len(t.avoid("missed-o1").do(deed).hand(0)) == cards


@pytest.mark.rule("duel.wyatt-earp", "duel.return-fire", "duel.shooter")
def test_wyatt_draws_when_the_hit_of_his_return_fire_is_avoided() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="colt-o1 missed-o1")
    t = table(law("wyatt-earp", "jango", hand="return-fire-l1", top="wagon-l1"), katie, active=1)
    t.play("colt-o1", at="wyatt-earp").avoid("return-fire-l1").avoid("missed-o1")
    assert t.hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.wyatt-earp", "duel.return-fire", "duel.order.triggers")
def test_wyatts_card_on_his_own_turn_comes_before_the_return_fire_and_may_avoid_it() -> None:
    wyatt = law("wyatt-earp", "jango", hand="colt-l1", top="missed-l1")
    t = table(wyatt, outlaws("cattle-katie", "west-harding", hand="return-fire-l1")).play("colt-l1", at="cattle-katie")
    assert t.avoid("return-fire-l1").asked == (0, "hit")
    assert t.avoid("missed-l1").life("wyatt-earp") == 4


@pytest.mark.rule("duel.wyatt-earp", "duel.fanning")
def test_wyatt_draws_for_each_hit_of_a_fanning_that_is_avoided() -> None:
    wyatt = law("wyatt-earp", "jango", hand="fanning-l1", top="wagon-l1 wagon-l2")
    katie = outlaws("cattle-katie", "west-harding", gear="hat-o1 scope-o1 clock-o1", hand="missed-o1")
    t = table(wyatt, katie).play("fanning-l1", at="cattle-katie").do("hat", "avoid missed-o1")
    assert t.life("cattle-katie") == 3 and t.hand(0) == ["wagon-l1", "wagon-l2"]


@pytest.mark.rule("duel.wyatt-earp", "duel.derringer")
def test_wyatt_draws_when_any_card_avoids_his_derringer() -> None:
    wyatt = law("wyatt-earp", "jango", hand="derringer-l1", top="wagon-l1")
    t = table(wyatt, outlaws("cattle-katie", "west-harding", hand="beer-o1")).play("derringer-l1", at="cattle-katie")
    assert t.do("cover beer-o1").hand(0) == ["wagon-l1"]


# -- Annie Oakey -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.annie-oakey", "duel.duel")
def test_annie_answers_a_duel_with_a_missed() -> None:
    katie = outlaws("cattle-katie", hand=f"duel-o1 {SPARE}")
    t = table(law("annie-oakey", "jango", hand="missed-l1"), katie, active=1).play("duel-o1", at="annie-oakey")
    assert t.answer("missed-l1").life("annie-oakey") == 4 and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.annie-oakey", "duel.duel", "duel.turn.one-bang")
def test_annies_missed_in_a_duel_of_her_own_is_no_bang_play() -> None:
    annie = law("annie-oakey", "jango", hand="duel-l1 missed-l1 missed-l2")
    t = table(annie, outlaws("cattle-katie", hand="colt-o1")).play("duel-l1", at="cattle-katie")
    t.do("answer colt-o1", "answer missed-l1", "as-colt missed-l2 cattle-katie")
    assert t.life("cattle-katie") == 2 and t.life("annie-oakey") == 4


@pytest.mark.rule("duel.annie-oakey", "duel.indians")
def test_annies_missed_counts_for_indians_only_when_it_is_she_who_is_affected() -> None:
    katie = outlaws("cattle-katie", hand=f"indians-o1 {SPARE}")
    t = table(law("annie-oakey", "jango", hand="missed-l1 missed-l2"), katie, active=1).play("indians-o1")
    assert t.question == {"target": "annie-oakey"}
    t.answer("missed-l1")
    assert t.life("annie-oakey") == 4 and t.life("jango") == 2 and t.hand(0) == ["missed-l2"]


@pytest.mark.rule("duel.annie-oakey", "duel.indians", "duel.active")
def test_annie_in_the_rear_answers_indians_with_a_missed() -> None:
    katie = outlaws("cattle-katie", hand=f"indians-o1 {SPARE}")
    t = table(law("jango", "annie-oakey", hand="missed-l1"), katie, active=1).play("indians-o1").answer("missed-l1")
    assert t.life("jango") == 2 and t.life("annie-oakey") == 4


@pytest.mark.rule("duel.annie-oakey", "duel.hat")
def test_a_hat_avoids_annies_missed() -> None:
    t = table(law("annie-oakey", "jango", hand="missed-l1"), outlaws("cattle-katie", "tom-thorn", gear="hat-o1"))
    t.do("as-colt missed-l1 cattle-katie", "hat")
    assert t.life("cattle-katie") == 4 and t.gear("cattle-katie") == []


@pytest.mark.rule("duel.annie-oakey", "duel.return-fire")
def test_annies_return_fire_still_shoots_back() -> None:
    katie = outlaws("cattle-katie", "tom-thorn", hand="colt-o1")
    t = table(law("annie-oakey", "jango", hand="return-fire-l1"), katie, active=1).play("colt-o1", at="annie-oakey")
    assert t.avoid("return-fire-l1").life("cattle-katie") == 3


@pytest.mark.rule("duel.annie-oakey", "duel.the-stranger")
def test_the_stranger_in_the_rear_gives_annie_a_second_missed_as_a_colt() -> None:
    annie = law("annie-oakey", "the-stranger", hand="missed-l1 missed-l2 missed-l3")
    t = table(annie, outlaws("cattle-katie", "tom-thorn"))
    t.do("as-colt missed-l1 cattle-katie", "as-colt missed-l2 cattle-katie")
    assert t.life("cattle-katie") == 2 and t.refused("as-colt missed-l3 cattle-katie") == "bang-limit"


# -- Toco Ramirez ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.toco-ramirez", "duel.derringer")
def test_against_tocos_derringer_as_a_colt_not_every_card_is_an_avoid() -> None:
    gang = outlaws("toco-ramirez", "tom-thorn", hand="derringer-l1")
    t = table(law("jango", "tex-killer", hand="missed-l1 wagon-l1"), gang, active=1)
    assert t.do("as-colt derringer-l1 jango").options == ["pass", "avoid missed-l1"]


@pytest.mark.rule("duel.toco-ramirez", "duel.derringer")
def test_against_tocos_derringer_as_itself_every_card_is_an_avoid() -> None:
    gang = outlaws("toco-ramirez", "tom-thorn", hand="derringer-l1 beer-o1")
    t = table(law("jango", "tex-killer", hand="wagon-l1"), gang, active=1).play("derringer-l1", at="jango")
    assert t.do("cover wagon-l1").life("jango") == 3
    assert t.do("as-colt beer-o1 jango").life("jango") == 2


@pytest.mark.rule("duel.toco-ramirez", "duel.indians")
def test_toco_answers_indians_with_any_card_when_it_is_he_who_is_affected() -> None:
    gang = outlaws("west-harding", "toco-ramirez", hand="beer-o1")
    t = table(law("jango", hand=f"indians-l1 {SPARE}"), gang).play("indians-l1")
    assert t.life("west-harding") == 3 and t.question == {"target": "toco-ramirez"}
    assert t.answer("beer-o1").life("toco-ramirez") == 4


@pytest.mark.rule("duel.toco-ramirez", "duel.scope")
def test_with_a_scope_tocos_colt_reaches_the_rc() -> None:
    gang = outlaws("toco-ramirez", "tom-thorn", gear="scope-o1", hand="beer-o1")
    t = table(law("jango", "tex-killer"), gang, active=1).do("as-colt beer-o1 tex-killer")
    assert t.life("tex-killer") == 3


@pytest.mark.rule("duel.toco-ramirez", "duel.indians", "duel.active")
def test_toco_in_front_does_not_answer_indians_for_his_partner() -> None:
    gang = outlaws("toco-ramirez", "west-harding", hand="beer-o1")
    t = table(law("jango", hand=f"indians-l1 {SPARE}"), gang).play("indians-l1").let()
    assert t.life("toco-ramirez") == 3 and t.life("west-harding") == 3 and t.hand(1) == ["beer-o1"]


@pytest.mark.rule("duel.toco-ramirez", "duel.gun-belt")
def test_with_a_gun_belt_toco_shoots_with_any_number_of_cards() -> None:
    gang = outlaws("toco-ramirez", "tom-thorn", gear="gun-belt-o1", hand="beer-o1 missed-o1 missed-o2")
    t = table(law("pat-garret", "tex-killer"), gang, active=1)
    t.do("as-colt beer-o1 pat-garret", "as-colt missed-o1 pat-garret", "as-colt missed-o2 pat-garret")
    assert t.life("pat-garret") == 2


# -- Jack Ransome ------------------------------------------------------------------------------------------------------


def jack(hand: str, the_law: dict[str, object] | None = None, **more: str) -> Table:
    """Phase 2 of Jack Ransome."""
    gang = outlaws("jack-ransome", "west-harding", hand=f"{hand} {SPARE}", **more)  # type: ignore[arg-type]
    return table(the_law or law("jango", "pat-garret"), gang, active=1)


@pytest.mark.rule("duel.jack-ransome", "duel.turn.equipment")
@pytest.mark.parametrize("target", ["jack-ransome", "west-harding", "jango", "pat-garret"])
def test_jack_puts_equipment_on_anyone(target: str) -> None:
    assert jack("rattlesnake-o1").play("rattlesnake-o1", at=target).gear(target) == ["rattlesnake-o1"]


@pytest.mark.rule("duel.jack-ransome", "duel.dynamite")
@pytest.mark.parametrize("target", ["jack-ransome", "west-harding", "jango", "pat-garret"])
def test_jack_puts_the_dynamite_on_anyone(target: str) -> None:
    assert jack("dynamite-o1").play("dynamite-o1", at=target).gear(target) == ["dynamite-o1"]


@pytest.mark.rule("duel.jack-ransome", "duel.knife")
@pytest.mark.parametrize("card", ["knife-o1", "derringer-l1", "schofield-o1", "carbine-o1"])
def test_jack_shoots_the_rc_whose_own_hat_helps_and_not_that_of_the_ac(card: str) -> None:
    t = jack(card, law("jango", "pat-garret", gear="hat-l1", hand="missed-l1")).play(card, at="pat-garret")
    assert t.asked == (0, "hit") and t.refused("hat") == "no-hat"
    assert t.let().life("pat-garret") == 4


@pytest.mark.rule("duel.jack-ransome", "duel.derringer")
def test_jacks_derringer_at_the_rc_is_avoided_by_any_card() -> None:
    t = jack("derringer-l1", law("jango", "pat-garret", hand="wagon-l1")).play("derringer-l1", at="pat-garret")
    assert t.do("cover wagon-l1").life("pat-garret") == 5


@pytest.mark.rule("duel.jack-ransome", "duel.duel")
def test_jacks_duel_at_the_rc_costs_the_rc_a_life() -> None:
    t = jack("duel-o1").play("duel-o1", at="pat-garret")
    assert t.life("pat-garret") == 4 and t.life("jango") == 3


@pytest.mark.rule("duel.jack-ransome", "duel.duel")
def test_jack_loses_the_life_if_his_own_side_fails_in_a_duel_with_the_rc() -> None:
    t = jack("duel-o1", law("jango", "pat-garret", hand="colt-l1")).play("duel-o1", at="pat-garret").answer("colt-l1")
    assert t.life("jack-ransome") == 3 and t.life("pat-garret") == 5


@pytest.mark.rule("duel.jack-ransome", "duel.duel", "duel.annie-oakey")
def test_in_jacks_duel_at_the_rc_the_rc_is_awake_while_the_ac_sleeps() -> None:
    t = jack("duel-o1", law("jango", "annie-oakey", hand="missed-l1")).play("duel-o1", at="annie-oakey")
    assert t.answer("missed-l1").life("jack-ransome") == 3
    t = jack("duel-o1", law("annie-oakey", "jango", hand="missed-l1")).play("duel-o1", at="jango")
    assert t.life("jango") == 2 and t.hand(0) == ["missed-l1"]


@pytest.mark.rule("duel.jack-ransome", "duel.stealing")
def test_jack_steals_from_the_equipment_of_the_opponents_rc() -> None:
    t = jack("stealing-o1", law("jango", "pat-garret", rear_gear="hat-l1")).play("stealing-o1", taken="hat-l1")
    assert t.gear("pat-garret") == [] and t.pile("discard")[0] == "hat-l1"


@pytest.mark.rule("duel.jack-ransome", "duel.schoolmarm")
def test_jack_takes_a_card_of_the_opponents_rc_with_a_schoolmarm() -> None:
    t = jack("schoolmarm-l1", law("jango", "pat-garret", rear_gear="hat-l1")).play("schoolmarm-l1", taken="hat-l1")
    assert t.gear("pat-garret") == [] and t.hand(1) == [SPARE, "hat-l1"]


@pytest.mark.rule("duel.stealing", "duel.schoolmarm", "duel.turn.actions")
@pytest.mark.parametrize("card", ["stealing-o1", "schoolmarm-l1"])
def test_others_than_jack_leave_the_equipment_of_the_opponents_rc_alone(card: str) -> None:
    the_law = law("jango", "pat-garret", gear="bank-l1", rear_gear="hat-l1")
    t = table(the_law, outlaws("west-harding", "jack-ransome", hand=card), active=1)
    assert t.refused(f"play-card {card} hat-l1") == "rearguard"


@pytest.mark.rule("duel.jack-ransome", "duel.strong-ale")
def test_jack_gives_the_opponents_rc_a_strong_ale() -> None:
    assert jack("strong-ale-l1").play("strong-ale-l1", at="pat-garret").life("pat-garret") == 3


@pytest.mark.rule("duel.jack-ransome", "duel.equipment.same-name")
def test_jacks_equipment_replaces_that_of_the_opponents_rc() -> None:
    t = jack("hat-o1", law("jango", "pat-garret", rear_gear="hat-l1")).play("hat-o1", at="pat-garret")
    assert t.gear("pat-garret") == ["hat-o1"] and t.pile("discard") == ["hat-l1"]


@pytest.mark.rule("duel.jack-ransome", "duel.fanning")
def test_jacks_fanning_counts_the_equipment_of_the_rc() -> None:
    the_law = law("jango", "pat-garret", gear="bank-l1", rear_gear="scope-l1 gun-belt-l1")
    assert jack("fanning-l1", the_law).play("fanning-l1", at="pat-garret").life("pat-garret") == 3


@pytest.mark.rule("duel.jack-ransome", "duel.gun-belt")
def test_jack_puts_on_a_gun_belt_and_shoots_on() -> None:
    t = jack("colt-o1 gun-belt-o1 colt-o2 colt-o3").play("colt-o1", at="pat-garret")
    assert t.refused("play-at colt-o2 pat-garret") == "bang-limit"
    t.play("gun-belt-o1", at="jack-ransome").play("colt-o2", at="pat-garret").play("colt-o3", at="pat-garret")
    assert t.life("pat-garret") == 2


@pytest.mark.rule("duel.jack-ransome", "duel.strong-ale", "duel.dalon-ranger", "duel.active")
def test_dalon_in_the_rear_draws_for_jacks_strong_ale() -> None:
    t = jack("strong-ale-l1", law("jango", "dalon-ranger", top="wagon-l1 wagon-l2"))
    assert t.play("strong-ale-l1", at="dalon-ranger").hand(0) == ["wagon-l1", "wagon-l2"]


# -- Scope, Fanning, Gun belt ------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.scope", "duel.fanning")
def test_with_a_scope_fanning_hits_the_rc_once_for_each_of_its_equipment() -> None:
    the_law = law("jango", "pat-garret", gear="scope-l1", hand="fanning-l1")
    gang = outlaws("west-harding", "cattle-katie", gear="bank-l1", rear_gear="clock-o1 gun-belt-o1 scope-o1")
    t = table(the_law, gang).play("fanning-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 1 and t.life("west-harding") == 4


@pytest.mark.rule("duel.scope", "duel.fanning", "duel.active")
def test_a_scope_in_the_rear_does_not_let_fanning_reach_the_rc() -> None:
    the_law = law("jango", "pat-garret", rear_gear="scope-l1", hand="fanning-l1")
    t = table(the_law, outlaws("west-harding", "cattle-katie", rear_gear="scope-o1"))
    assert t.refused("play-at fanning-l1 cattle-katie") == "rearguard"


@pytest.mark.rule("duel.fanning", "duel.hat", "duel.barrel")
def test_a_barrel_tries_each_hit_of_a_fanning_and_a_hat_thrown_away_reduces_nothing() -> None:
    the_law = law("jango", "pat-garret", hand="fanning-l1")
    katie = outlaws("cattle-katie", "west-harding", gear="hat-o1 barrel-o1", top="missed-o1 beer-o1")
    t = table(the_law, katie).play("fanning-l1", at="cattle-katie").do("barrel", "hat", "barrel")
    assert t.life("cattle-katie") == 4 and len(t.happened("revealed")) == 2


@pytest.mark.rule("duel.gun-belt", "duel.turn.swap")
def test_cards_played_with_a_gun_belt_do_not_count_after_the_swap() -> None:
    the_law = law(
        "jango", "pat-garret", gear="gun-belt-l1", hand=f"colt-l1 carbine-l1 carbine-l2 winchester-l1 {SPARE}"
    )
    t = table(the_law, outlaws("west-harding", "cattle-katie"))
    t.play("colt-l1", at="west-harding").play("carbine-l1", at="west-harding").move()
    t.play("carbine-l2", at="west-harding")
    assert t.life("west-harding") == 1 and t.refused("play-at winchester-l1 west-harding") == "bang-limit"


@pytest.mark.rule("duel.gun-belt", "duel.turn.swap")
def test_after_a_bang_card_a_swap_to_the_gun_belt_allows_more() -> None:
    the_law = law("jango", "pat-garret", rear_gear="gun-belt-l1", hand=f"colt-l1 carbine-l1 carbine-l2 {SPARE}")
    t = table(the_law, outlaws("west-harding", "cattle-katie")).play("colt-l1", at="west-harding")
    assert t.refused("play-at carbine-l1 west-harding") == "bang-limit"
    t.move().play("carbine-l1", at="west-harding").play("carbine-l2", at="west-harding")
    assert t.life("west-harding") == 1


@pytest.mark.rule("duel.gun-belt", "duel.stealing")
def test_cards_played_with_a_gun_belt_do_not_count_after_it_is_gone() -> None:
    gang = outlaws("tom-thorn", "cattle-katie", gear="gun-belt-o1", hand="colt-o1 colt-o2 colt-o3 stealing-o1")
    t = table(law("pat-garret", "jango"), gang, active=1).play("colt-o1", at="pat-garret")
    t.play("stealing-o1", taken="gun-belt-o1").play("colt-o2", at="pat-garret")
    assert t.life("pat-garret") == 3 and t.refused("play-at colt-o3 pat-garret") == "bang-limit"


@pytest.mark.rule("duel.west-harding", "duel.water")
def test_after_a_water_swaps_west_away_the_new_ac_plays_one_bang_card() -> None:
    gang = outlaws("west-harding", "cattle-katie", hand="colt-o1 colt-o2 water-o1 colt-o3 colt-o4")
    t = table(law("pat-garret", "jango"), gang, active=1)
    t.play("colt-o1", at="pat-garret").play("colt-o2", at="pat-garret").play("water-o1", at="west-harding")
    t.play("colt-o3", at="pat-garret")
    assert t.life("pat-garret") == 2 and t.refused("play-at colt-o4 pat-garret") == "bang-limit"


@pytest.mark.rule("duel.west-harding", "duel.shotgun")
def test_a_shotgun_that_swaps_west_away_did_not_count() -> None:
    gang = outlaws("west-harding", "cattle-katie", hand="shotgun-o1 colt-o1 colt-o2")
    t = table(law("pat-garret", "jango", hand="missed-l1"), gang, active=1).play("shotgun-o1", at="pat-garret")
    t.do("avoid missed-l1", "swap outlaws", "play-at colt-o1 pat-garret")
    assert t.life("pat-garret") == 4 and t.refused("play-at colt-o2 pat-garret") == "bang-limit"


# -- Dynamite, Bart Masterson, Buffalo Bell ----------------------------------------------------------------------------


def blast(the_law: dict[str, object], **katie: str) -> Table:
    """The beginning of a turn of the Law, with a Dynamite somewhere."""
    return table(the_law, outlaws("cattle-katie", "west-harding", **katie), phase="dynamite")  # type: ignore[arg-type]


@pytest.mark.rule("duel.dynamite", "duel.alan-pinkertoon", "duel.multi-loss")
def test_alan_shoots_three_times_for_a_dynamite_that_he_survives() -> None:
    t = blast(law("alan-pinkertoon", "jango", gear="dynamite-o1", top="colt-l1"))
    assert t.life("alan-pinkertoon") == 1 and t.life("cattle-katie") == 1 and t.pile("discard")[0] == "dynamite-o1"


@pytest.mark.rule("duel.dynamite", "duel.alan-pinkertoon", "duel.active")
def test_a_dynamite_wakes_alan_up_in_the_rear() -> None:
    t = blast(law("jango", "alan-pinkertoon", rear_gear="dynamite-o1", top="colt-l1"))
    assert t.life("alan-pinkertoon") == 1 and t.life("cattle-katie") == 1


@pytest.mark.rule("duel.dynamite", "duel.alan-pinkertoon", "duel.multi-loss", "duel.death.ability")
def test_alan_killed_by_a_dynamite_shoots_not_even_for_the_first_lives() -> None:
    t = blast(law("alan-pinkertoon", "jango", gear="dynamite-o1", life=3, top="colt-l1"))
    assert t.life("alan-pinkertoon") is None and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.bart-masterson", "duel.sid-curry")
@pytest.mark.parametrize(("chosen", "life"), [("wagon-l1", 4), ("missed-l1", 3)])
def test_bart_chooses_for_sids_reveal_among_two_of_his_own_deck(chosen: str, life: int) -> None:
    the_law = law("jango", "bart-masterson", hand="colt-l1", top="wagon-l1 missed-l1")
    t = table(the_law, outlaws("sid-curry", "west-harding")).play("colt-l1", at="sid-curry").do("sid")
    assert t.asked == (0, "bart")
    assert t.do(f"choose {chosen}").life("sid-curry") == life


@pytest.mark.rule("duel.bart-masterson", "duel.barrel")
def test_bart_chooses_for_the_opponents_barrel_among_two_of_the_opponents_deck() -> None:
    katie = outlaws("cattle-katie", "west-harding", gear="barrel-o1", top="beer-o1 missed-o1")
    t = table(law("bart-masterson", "jango", hand="colt-l1"), katie).play("colt-l1", at="cattle-katie").do("barrel")
    assert t.asked == (0, "bart") and sorted(t.options) == ["choose beer-o1", "choose missed-o1"]
    assert t.do("choose missed-o1").life("cattle-katie") == 3


@pytest.mark.rule("duel.bart-masterson", "duel.dynamite")
@pytest.mark.parametrize(("chosen", "life"), [("colt-o1", 1), ("beer-o1", 4)])
def test_bart_chooses_for_the_opponents_dynamite(chosen: str, life: int) -> None:
    katie = outlaws("cattle-katie", "west-harding", gear="dynamite-o1", top="beer-o1 colt-o1")
    t = table(law("jango", "bart-masterson"), katie, active=1, phase="dynamite")
    assert t.asked == (0, "bart") and t.do(f"choose {chosen}").life("cattle-katie") == life


@pytest.mark.rule("duel.bart-masterson", "duel.rattlesnake")
def test_bart_chooses_for_the_opponents_rattlesnake() -> None:
    katie = outlaws("cattle-katie", "west-harding", rear_gear="rattlesnake-o1", top="beer-o1 missed-o1")
    t = table(law("jango", "bart-masterson"), katie, active=1, phase="dynamite").do("choose missed-o1")
    assert t.life("west-harding") == 3


@pytest.mark.rule("duel.pat-garret", "duel.bart-masterson")
def test_bart_has_no_say_in_what_pat_shows() -> None:
    pat = law("pat-garret", "bart-masterson", top="wagon-l1 missed-l1 hat-l1")
    t = table(pat, outlaws("cattle-katie", "west-harding"), phase="draw")
    assert t.asked == (0, "play") and t.hand(0) == ["wagon-l1", "missed-l1"]


@pytest.mark.rule("duel.buffalo-bell", "duel.indians")
def test_buffalo_takes_the_loss_of_indians_for_the_other() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="indians-o1")
    t = table(law("pat-garret", "buffalo-bell"), katie, active=1).play("indians-o1").do("shield")
    assert t.life("pat-garret") == 5 and t.life("buffalo-bell") == 2


@pytest.mark.rule("duel.buffalo-bell", "duel.indians")
def test_buffalo_does_not_take_the_loss_of_indians_with_his_last_life() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="indians-o1")
    t = table(law("pat-garret", "buffalo-bell", hand="colt-l1", rear_life=1), katie, active=1).play("indians-o1")
    t.let().answer("colt-l1")
    assert t.life("pat-garret") == 4 and t.life("buffalo-bell") == 1


@pytest.mark.rule("duel.buffalo-bell", "duel.dynamite")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_buffalo_takes_none_to_three_lives_of_a_dynamite(taken: int) -> None:
    t = blast(law("pat-garret", "buffalo-bell", gear="dynamite-o1", top="colt-l1"))
    t.do(*["shield"] * taken, *["pass"] * (3 - taken))
    assert t.life("buffalo-bell") == 4 - taken and t.life("pat-garret") == 2 + taken


@pytest.mark.rule("duel.buffalo-bell", "duel.dynamite")
def test_buffalo_with_two_lives_takes_one_life_of_a_dynamite() -> None:
    t = blast(law("pat-garret", "buffalo-bell", gear="dynamite-o1", rear_life=2, top="colt-l1")).do("shield")
    assert t.life("buffalo-bell") == 1 and t.life("pat-garret") == 3


@pytest.mark.rule("duel.buffalo-bell", "duel.dynamite", "duel.alan-pinkertoon")
def test_alan_shoots_only_for_the_lives_of_a_dynamite_that_he_lost_himself() -> None:
    t = blast(law("alan-pinkertoon", "buffalo-bell", gear="dynamite-o1", top="colt-l1")).do("shield", "pass", "shield")
    assert t.life("alan-pinkertoon") == 3 and t.life("buffalo-bell") == 2 and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.buffalo-bell", "duel.strong-ale")
def test_buffalo_takes_the_loss_of_a_strong_ale() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="strong-ale-l1")
    t = table(law("pat-garret", "buffalo-bell"), katie, active=1).play("strong-ale-l1", at="pat-garret")
    t.do("shield", "pass")
    assert t.life("pat-garret") == 4 and t.life("buffalo-bell") == 3


@pytest.mark.rule("duel.buffalo-bell", "duel.tom-thorn", "duel.sid-curry")
def test_buffalo_takes_hits_of_tom_and_of_sid() -> None:
    gang = outlaws("west-harding", "tom-thorn", hand=SPARE)
    t = table(law("buffalo-bell", "jango"), gang, active=1).move().do("shield")
    assert t.life("jango") == 3 and t.life("buffalo-bell") == 3
    t = table(law("jango", "buffalo-bell", hand="colt-l1", top="wagon-l1"), outlaws("sid-curry", "west-harding"))
    t.play("colt-l1", at="sid-curry").do("sid", "shield")
    assert t.life("jango") == 3 and t.life("buffalo-bell") == 3


@pytest.mark.rule("duel.buffalo-bell", "duel.duel", "duel.dalon-ranger")
def test_buffalo_takes_the_loss_of_a_duel_and_dalon_draws_nothing_for_it() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="duel-o1")
    t = table(law("dalon-ranger", "buffalo-bell"), katie, active=1).play("duel-o1", at="dalon-ranger").do("shield")
    assert t.life("dalon-ranger") == 5 and t.life("buffalo-bell") == 3 and t.hand(0) == []


@pytest.mark.rule("duel.buffalo-bell", "duel.gatling", "duel.resolve")
def test_buffalo_at_no_life_takes_no_more_hits_of_the_gatling() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="gatling-l1")
    t = table(law("buffalo-bell", "jango", life=1), katie, active=1).play("gatling-l1")
    assert t.life("buffalo-bell") is None and t.life("jango") == 2


# -- Bull Anderson, Bill Tightman --------------------------------------------------------------------------------------


@pytest.mark.rule("duel.bull-anderson", "duel.death.order")
def test_bull_takes_before_the_equipment_is_discarded_and_the_cards_are_drawn() -> None:
    gang = outlaws("bull-anderson", "west-harding", hand="colt-o1")
    the_law = law("jango", "pat-garret", reserve="tex-killer", gear="hat-l1 scope-l1", hand="wagon-l1", life=1)
    t = table(the_law, gang, active=1).play("colt-o1", at="jango").let()
    assert t.hand(0) == ["wagon-l1"] and t.happened("drew") == [] and t.life("tex-killer") is None
    t.do("take scope-l1", "back law")
    assert len(t.hand(0)) == 2 and t.hand(1) == ["scope-l1", "wagon-l1"] and t.front(0) == "tex-killer"


@pytest.mark.rule("duel.bull-anderson")
def test_bull_takes_the_equipment_of_a_fallen_partner_before_his_own_draw() -> None:
    gang = outlaws("bull-anderson", "west-harding", rear_gear="scope-o1 clock-o1", rear_life=1, top="beer-o1 colt-o1")
    t = table(law("jango", "pat-garret", hand="winchester-l1"), gang).play("winchester-l1", at="west-harding")
    assert t.asked == (1, "bull") and t.hand(1) == []
    t.do("take scope-o1", "take clock-o1")
    assert t.hand(1) == ["scope-o1", "clock-o1", "beer-o1", "colt-o1"]


@pytest.mark.rule("duel.bull-anderson", "duel.bill-tightman", "duel.death.order")
def test_bull_cannot_take_the_cards_that_bill_draws() -> None:
    gang = outlaws("bull-anderson", "west-harding", hand="winchester-l1")
    t = table(law("bill-tightman", "jango", rear_life=1), gang, active=1).play("winchester-l1", at="jango")
    assert t.hand(1) == [] and len(t.hand(0)) == 4 and t.asked == (1, "play")


@pytest.mark.rule("duel.bill-tightman", "duel.gatling")
def test_bill_draws_four_in_all_when_his_own_gatling_kills_his_rc() -> None:
    bill = law("bill-tightman", "jango", reserve="pat-garret", hand="gatling-l1", rear_life=1)
    t = table(bill, outlaws("cattle-katie", "west-harding")).play("gatling-l1")
    assert len(t.hand(0)) == 4 and t.life("pat-garret") == 5 and t.life("cattle-katie") == 3


# -- Pearl Hat ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.pearl-hat", "duel.wagon")
def test_pearl_copies_a_wagon() -> None:
    gang = outlaws("pearl-hat", "west-harding", hand="missed-o1", top="beer-o1 colt-o1 colt-o2 colt-o3")
    t = table(law("jango", "pat-garret"), gang, active=1, discard="wagon-l1").do("copy missed-o1")
    assert t.asked == (1, "wagon") and t.question == {"keep": 2}
    assert t.do("discard colt-o1").hand(1) == ["beer-o1", "colt-o2"] and t.deck(1)[0] == "colt-o3"


def reloaded() -> Table:
    """Pearl Hat has reloaded a Water against a single character, and discards a card to copy it."""
    gang = outlaws("pearl-hat", "west-harding", hand="water-o1 missed-o1", top="beer-o1 colt-o1 colt-o2")
    return table(law("jango"), gang, active=1).do("reload water-o1", "copy missed-o1")


@pytest.mark.rule("duel.pearl-hat", "duel.reload", "duel.water")
def test_pearl_uses_a_reloaded_water() -> None:
    t = reloaded()
    assert t.asked == (1, "copy")
    assert t.do("play-at water-o1 pearl-hat").front(1) == "west-harding" and t.hand(1) == ["beer-o1"]


@pytest.mark.rule("duel.pearl-hat", "duel.reload", "duel.water")
def test_pearl_reloads_a_reloaded_water_again() -> None:
    t = reloaded().do("reload water-o1")
    assert t.front(1) == "pearl-hat" and t.hand(1) == ["beer-o1", "colt-o1"]


@pytest.mark.rule("duel.pearl-hat")
@pytest.mark.parametrize("card", ["colt-o1", "clock-o1", "missed-o2"])
def test_pearl_cannot_copy_what_has_just_covered_the_action_card(card: str) -> None:
    gang = outlaws("pearl-hat", "west-harding", hand="missed-o1")
    t = table(law("jango", "pat-garret"), gang, active=1, discard=f"{card} beer-o1")
    assert t.refused("copy missed-o1") == "no-copy"


@pytest.mark.rule("duel.pearl-hat", "duel.stealing")
def test_pearl_copies_a_stealing_and_chooses_what_it_does() -> None:
    gang = outlaws("pearl-hat", "west-harding", hand="missed-o1")
    t = table(law("jango", gear="hat-l1", hand="wagon-l1"), gang, active=1, discard="stealing-o1").do("copy missed-o1")
    assert t.asked == (1, "copy")
    assert t.play("stealing-o1", taken="hat-l1").gear("jango") == [] and t.hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.pearl-hat", "duel.turn.played-first")
def test_pearl_cannot_copy_after_a_bang_card_of_her_own() -> None:
    gang = outlaws("pearl-hat", "west-harding", hand="colt-o1 missed-o1")
    t = table(law("jango", "pat-garret"), gang, active=1, discard="beer-o1")
    assert "copy missed-o1" in t.options
    assert t.play("colt-o1", at="jango").refused("copy missed-o1") == "no-copy"


# -- Sid Curry ---------------------------------------------------------------------------------------------------------


def sid(law_top: str, own_top: str, *deeds: str) -> Table:
    """A Colt at Sid Curry, who wears a Barrel."""
    the_law = law("pat-garret", "jango", hand="colt-l1", top=law_top)
    t = table(the_law, outlaws("sid-curry", "west-harding", gear="barrel-o1", top=own_top))
    return t.play("colt-l1", at="sid-curry").do(*deeds)


@pytest.mark.rule("duel.sid-curry", "duel.barrel", "duel.avoid.window")
def test_sid_tries_his_ability_and_then_his_barrel() -> None:
    t = sid("missed-l1", "beer-o1", "sid", "barrel")
    assert t.life("sid-curry") == 4 and t.life("pat-garret") == 5
    assert [(reveal["seat"], reveal["card"]) for reveal in t.happened("revealed")] == [(0, "missed-l1"), (1, "beer-o1")]


@pytest.mark.rule("duel.sid-curry", "duel.barrel", "duel.avoid.window")
def test_sid_tries_his_barrel_and_then_his_ability() -> None:
    t = sid("wagon-l1", "missed-o1", "barrel", "sid")
    assert t.life("sid-curry") == 4 and t.life("pat-garret") == 4


@pytest.mark.rule("duel.sid-curry", "duel.barrel", "duel.avoid.window")
def test_sid_whose_barrel_saves_him_reveals_no_more() -> None:
    t = sid("wagon-l1", "beer-o1", "barrel")
    assert t.life("sid-curry") == 4 and t.life("pat-garret") == 5 and t.deck(0)[0] == "wagon-l1"


@pytest.mark.rule("duel.sid-curry", "duel.resolve.targets", "duel.shotgun")
def test_sids_counter_hit_finds_the_shooter_after_a_swap_as_rc() -> None:
    the_law = law("pat-garret", "jango", hand="shotgun-l1", top="wagon-l1")
    t = table(the_law, outlaws("sid-curry", "west-harding")).play("shotgun-l1", at="sid-curry").do("sid", "swap law")
    assert t.front(0) == "jango" and t.life("pat-garret") == 4 and t.life("jango") == 3


@pytest.mark.rule("duel.sid-curry", "duel.resolve.targets", "duel.return-fire")
def test_sids_counter_hit_is_lost_when_the_shooter_is_gone() -> None:
    the_law = law(
        "jango", "pat-garret", reserve="tex-killer", hand="gatling-l1", life=1, rear_gear="hat-l1", top="wagon-l1"
    )
    t = table(the_law, outlaws("west-harding", "sid-curry", hand="return-fire-l1")).play("gatling-l1")
    t.do("avoid return-fire-l1", "hat", "sid")
    assert t.life("jango") is None and t.front(0) == "tex-killer" and t.life("tex-killer") == 4


@pytest.mark.rule("duel.sid-curry", "duel.gatling", "duel.order.finish-first")
def test_the_rulebooks_gatling_with_sids_counter_hit_that_waits() -> None:
    dalon = law(
        "dalon-ranger", "annie-oakey", reserve="jango", hand="gatling-l1", rear_life=1, top="wagon-l1 missed-l1 colt-l1"
    )
    t = table(dalon, outlaws("sid-curry")).play("gatling-l1").do("sid")
    assert t.life("annie-oakey") is None and t.life("jango") == 3 and t.hand(0) == ["missed-l1", "colt-l1"]
    assert t.question == {"target": "dalon-ranger", "by": "sid-curry", "cause": "ability"}
    assert t.avoid("missed-l1").life("dalon-ranger") == 5


@pytest.mark.rule("duel.sid-curry", "duel.fanning")
def test_sid_counters_each_hit_of_a_fanning() -> None:
    the_law = law("pat-garret", "jango", hand="fanning-l1", top="wagon-l1 wagon-l2")
    t = table(the_law, outlaws("sid-curry", gear="scope-o1 clock-o1")).play("fanning-l1", at="sid-curry")
    t.do("sid")
    assert t.life("pat-garret") == 5
    assert t.do("sid").life("pat-garret") == 3 and t.life("sid-curry") == 4


@pytest.mark.rule("duel.sid-curry", "duel.return-fire", "duel.shooter")
def test_sid_counters_a_return_fire_against_the_rc_whom_it_saved() -> None:
    gang = outlaws("sid-curry", "west-harding", hand="winchester-l1")
    t = table(law("pat-garret", "jango", hand="return-fire-l1", top="wagon-l1"), gang, active=1)
    t.play("winchester-l1", at="jango").do("avoid return-fire-l1", "sid")
    assert t.life("sid-curry") == 4 and t.life("jango") == 2 and t.life("pat-garret") == 5


@pytest.mark.rule("duel.sid-curry", "duel.alan-pinkertoon", "duel.shooter")
def test_sid_counters_alans_hit_against_alan_in_the_rear() -> None:
    the_law = law("pat-garret", "alan-pinkertoon", hand="indians-l1", top="wagon-l1 missed-l1")
    t = table(the_law, outlaws("sid-curry")).play("indians-l1").do("sid")
    assert t.life("alan-pinkertoon") == 2 and t.life("pat-garret") == 5


@pytest.mark.rule("duel.sid-curry", "duel.gatling", "duel.shooter")
def test_sid_counters_the_gatling_of_his_own_partner() -> None:
    gang = outlaws("west-harding", "sid-curry", hand="gatling-l1")
    t = table(law("pat-garret", "jango", top="wagon-l1"), gang, active=1).play("gatling-l1").do("sid")
    assert t.life("sid-curry") == 4 and t.life("west-harding") == 3


# -- Slim Poet, Soundance Kid ------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.slim-poet", "duel.gatling", "duel.caused")
@pytest.mark.parametrize("card", ["gatling-l1", "indians-o1"])
def test_slim_discards_nothing_for_a_card_of_his_own_player(card: str) -> None:
    gang = outlaws("west-harding", "slim-poet", hand=card)
    t = table(law("jango", "pat-garret", hand="wagon-l1"), gang, active=1).play(card)
    assert t.life("slim-poet") == 3 and t.hand(0) == ["wagon-l1"] and t.asked == (1, "play")


@pytest.mark.rule("duel.slim-poet", "duel.duel")
def test_slim_discards_nothing_for_a_duel_of_his_own() -> None:
    gang = outlaws("slim-poet", "west-harding", hand="duel-o1")
    t = table(law("jango", "pat-garret", hand="colt-l1 wagon-l1"), gang, active=1).play("duel-o1", at="jango")
    t.answer("colt-l1")
    assert t.life("slim-poet") == 3 and t.hand(0) == ["wagon-l1"] and t.asked == (1, "play")


@pytest.mark.rule("duel.slim-poet", "duel.fanning", "duel.resolve")
def test_slim_discards_a_card_for_each_life_after_a_whole_fanning() -> None:
    the_law = law("jango", "pat-garret", hand="fanning-l1 wagon-l1 beer-o1")
    t = table(the_law, outlaws("slim-poet", "west-harding", gear="scope-o1 clock-o1")).play(
        "fanning-l1", at="slim-poet"
    )
    assert t.life("slim-poet") == 2 and t.asked == (1, "slim")
    assert t.do("back law", "back outlaws").hand(0) == []


@pytest.mark.rule("duel.soundance-kid", "duel.turn.own-deck")
def test_soundance_draws_from_the_common_deck_in_place_of_his_own() -> None:
    gang = outlaws("soundance-kid", "west-harding", hand="missed-o1")
    the_law = law("jango", "pat-garret", top="wagon-l1 wagon-l2")
    t = table(the_law, gang, active=1, rest="discard", common="colt-o1 colt-o2").do("exchange missed-o1")
    assert sorted(t.options) == ["discard colt-o1", "discard wagon-l1"]


@pytest.mark.rule("duel.soundance-kid", "duel.turn.own-deck")
def test_soundance_draws_from_the_common_deck_in_place_of_the_opponents() -> None:
    gang = outlaws("soundance-kid", "west-harding", hand="missed-o1", top="beer-o1 wagon-o1")
    t = table(law("jango", "pat-garret"), gang, active=1, rest="discard", common="colt-l1 colt-o2").do(
        "exchange missed-o1"
    )
    assert sorted(t.options) == ["discard beer-o1", "discard colt-l1"]


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


# -- Wild Bill ---------------------------------------------------------------------------------------------------------


def robber(character: str, hand: str, bill: dict[str, object]) -> Table:
    """Phase 2 of a character who has something against Wild Bill."""
    return table(bill, outlaws(character, "west-harding", hand=f"{hand} {SPARE}"), active=1)


@pytest.mark.rule("duel.wild-bill", "duel.stealing", "duel.hit.automatic")
def test_a_card_stolen_from_wild_bills_hand_may_avoid_his_hit() -> None:
    t = robber("cattle-katie", "stealing-o1", law("wild-bill", "jango", hand="missed-l1")).play(
        "stealing-o1", hand=True
    )
    assert t.question == {"target": "cattle-katie", "by": "wild-bill", "cause": "ability"}
    assert t.avoid("missed-l1").life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.schoolmarm")
def test_wild_bill_shoots_for_a_schoolmarm_that_takes_his_equipment() -> None:
    t = robber("cattle-katie", "schoolmarm-l1", law("wild-bill", "jango", gear="bank-l1"))
    assert t.play("schoolmarm-l1", taken="bank-l1").life("cattle-katie") == 3 and "bank-l1" in t.hand(1)


@pytest.mark.rule("duel.wild-bill", "duel.bull-anderson")
def test_wild_bill_shoots_for_each_hand_card_that_bull_takes() -> None:
    bill = law("wild-bill", "jango", hand="wagon-l1 beer-o1", rear_life=1)
    t = robber("bull-anderson", "winchester-l1", bill).play("winchester-l1", at="jango").do("back law", "back outlaws")
    assert t.hand(1) == [SPARE, "wagon-l1", "beer-o1"] and t.life("bull-anderson") == 3


@pytest.mark.rule("duel.wild-bill", "duel.bull-anderson")
def test_wild_bill_does_not_shoot_for_the_equipment_of_the_fallen_that_bull_takes() -> None:
    bill = law("wild-bill", "jango", rear_gear="bank-l1", rear_life=1)
    t = robber("bull-anderson", "winchester-l1", bill).play("winchester-l1", at="jango").do("take bank-l1")
    assert "bank-l1" in t.hand(1) and t.life("bull-anderson") == 5


@pytest.mark.rule("duel.wild-bill", "duel.slim-poet")
def test_wild_bill_shoots_for_the_card_that_slim_makes_him_discard() -> None:
    bill = law("wild-bill", "jango", hand="colt-l1 wagon-l1")
    t = table(bill, outlaws("slim-poet", "west-harding")).play("colt-l1", at="slim-poet").do("back law")
    assert t.life("slim-poet") == 2


@pytest.mark.rule("duel.wild-bill", "duel.peacemaker")
def test_wild_bill_does_not_shoot_for_the_card_that_he_discards_himself_for_a_peacemaker() -> None:
    t = robber("cattle-katie", "peacemaker-l1", law("wild-bill", "jango", hand="missed-l1 wagon-l1 wagon-l2"))
    t.play("peacemaker-l1", at="wild-bill").do("avoid missed-l1", "discard wagon-l1")
    assert t.life("cattle-katie") == 4 and t.hand(0) == ["wagon-l2"]


@pytest.mark.rule("duel.wild-bill", "duel.carbine")
def test_wild_bill_shoots_for_the_equipment_that_a_carbine_costs_him() -> None:
    t = robber("cattle-katie", "carbine-o1", law("wild-bill", "jango", gear="bank-l1", hand="missed-l1"))
    t.play("carbine-o1", at="wild-bill").do("avoid missed-l1", "take bank-l1")
    assert t.life("cattle-katie") == 3 and t.gear("wild-bill") == []


@pytest.mark.rule("duel.wild-bill", "duel.equipment.same-name")
def test_wild_bill_shoots_when_the_opponent_replaces_his_equipment() -> None:
    t = robber("cattle-katie", "hat-o1", law("wild-bill", "jango", gear="hat-l1")).play("hat-o1", at="wild-bill")
    assert t.gear("wild-bill") == ["hat-o1"] and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.wild-bill", "duel.equipment.same-name")
def test_wild_bill_does_not_shoot_for_new_equipment_nor_when_his_own_player_replaces_it() -> None:
    t = robber("cattle-katie", "scope-o1", law("wild-bill", "jango", gear="hat-l1")).play("scope-o1", at="wild-bill")
    assert t.life("cattle-katie") == 4
    t = table(law("wild-bill", gear="hat-l1", hand=f"hat-o1 {SPARE}"), outlaws("cattle-katie", "west-harding"))
    assert t.play("hat-o1", at="wild-bill").gear("wild-bill") == ["hat-o1"] and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.hat")
def test_wild_bill_does_not_shoot_for_his_own_hat_thrown_away() -> None:
    t = robber("cattle-katie", "colt-o1", law("wild-bill", "jango", gear="hat-l1")).play("colt-o1", at="wild-bill")
    assert t.do("hat").life("wild-bill") == 5 and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.dynamite")
def test_wild_bill_does_not_shoot_when_his_dynamite_moves_on() -> None:
    t = blast(law("wild-bill", "jango", gear="dynamite-o1", top="wagon-l1"))
    assert t.gear("west-harding") == ["dynamite-o1"] and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.equipment.same-name", "duel.jack-ransome")
def test_wild_bill_in_the_rear_shoots_when_jack_replaces_his_equipment() -> None:
    t = robber("jack-ransome", "hat-o1", law("jango", "wild-bill", rear_gear="hat-l1")).play("hat-o1", at="wild-bill")
    assert t.gear("wild-bill") == ["hat-o1"] and t.life("jack-ransome") == 3


@pytest.mark.rule("duel.wild-bill", "duel.bull-anderson", "duel.death.ability")
def test_wild_bill_does_not_shoot_for_what_bull_takes_at_his_own_end() -> None:
    t = robber("bull-anderson", "colt-o1", law("wild-bill", "jango", gear="bank-l1", hand="wagon-l1", life=1))
    t.play("colt-o1", at="wild-bill").do("take bank-l1", "back law")
    assert t.hand(1) == [SPARE, "bank-l1", "wagon-l1"] and t.life("bull-anderson") == 5


@pytest.mark.rule("duel.wild-bill", "duel.bull-anderson", "duel.active")
def test_wild_bill_in_the_rear_does_not_shoot_for_the_hand_that_bull_takes() -> None:
    t = robber("bull-anderson", "colt-o1", law("jango", "wild-bill", hand="wagon-l1", life=1))
    t.play("colt-o1", at="jango").do("back law")
    assert "wagon-l1" in t.hand(1) and t.life("bull-anderson") == 5


# -- Strong Ale --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.strong-ale", "duel.hit.loss")
@pytest.mark.parametrize("life", [1, 2, 3, 4, 5])
def test_a_strong_ale_sets_the_life_to_three_and_cannot_be_avoided(life: int) -> None:
    katie = outlaws("cattle-katie", "west-harding", hand=f"strong-ale-l1 {SPARE}")
    t = table(law("pat-garret", "jango", life=life, hand="missed-l1", gear="hat-l1"), katie, active=1)
    assert t.play("strong-ale-l1", at="pat-garret").life("pat-garret") == 3 and t.asked == (1, "play")


@pytest.mark.rule("duel.strong-ale", "duel.dalon-ranger", "duel.multi-loss")
def test_dalon_draws_two_cards_for_the_opponents_strong_ale() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="strong-ale-l1")
    t = table(law("dalon-ranger", "jango", top="wagon-l1 wagon-l2"), katie, active=1)
    assert t.play("strong-ale-l1", at="dalon-ranger").hand(0) == ["wagon-l1", "wagon-l2"]


@pytest.mark.rule("duel.strong-ale", "duel.dalon-ranger", "duel.caused")
def test_dalon_draws_nothing_for_a_strong_ale_of_his_own_player() -> None:
    t = table(law("dalon-ranger", "jango", hand="strong-ale-l1"), outlaws("cattle-katie", "west-harding"))
    assert t.play("strong-ale-l1", at="dalon-ranger").hand(0) == [] and t.life("dalon-ranger") == 3


@pytest.mark.rule("duel.strong-ale", "duel.alan-pinkertoon")
@pytest.mark.parametrize(("life", "left"), [(4, 3), (3, 4), (1, 4)])
def test_alan_shoots_for_a_life_lost_to_a_strong_ale_and_not_for_one_gained(life: int, left: int) -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="strong-ale-l1")
    t = table(law("alan-pinkertoon", "jango", life=life), katie, active=1).play("strong-ale-l1", at="alan-pinkertoon")
    assert t.life("alan-pinkertoon") == 3 and t.life("cattle-katie") == left


# -- Babe Leroy, Cattle Katie, Dalton Bros -----------------------------------------------------------------------------


@pytest.mark.rule("duel.babe-leroy", "duel.turn.swap")
def test_babe_draws_right_after_becoming_ac() -> None:
    gang = outlaws("west-harding", "babe-leroy", hand="knife-o1", top="beer-o1 wagon-o1")
    t = table(law("pat-garret", "tex-killer"), gang, active=1).play("knife-o1", at="pat-garret").move().do("draw-two")
    assert t.hand(1) == ["beer-o1", "wagon-o1"]


@pytest.mark.rule("duel.babe-leroy", "duel.water")
def test_babe_does_not_draw_after_a_water_as_the_last_card_made_her_the_rc() -> None:
    gang = outlaws("babe-leroy", "west-harding", hand="water-o1", top="beer-o1 wagon-o1")
    t = table(law("pat-garret", "tex-killer"), gang, active=1).play("water-o1", at="babe-leroy")
    assert t.hand(1) == [] and t.refused("draw-two") == "no-ability"
    assert t.move().do("draw-two").hand(1) == ["beer-o1", "wagon-o1"]


@pytest.mark.rule("duel.cattle-katie", "duel.turn.swap")
def test_katie_trades_right_after_becoming_ac_but_nothing_always_active() -> None:
    gang = outlaws("west-harding", "cattle-katie", rear_gear="rattlesnake-o1 stampede-l1 dynamite-o1 scope-o1")
    t = table(law("pat-garret", "tex-killer"), gang, active=1).move()
    assert [text for text in t.options if text.startswith("trade")] == ["trade scope-o1"]
    assert t.refused("trade dynamite-o1") == "not-traded"


@pytest.mark.rule("duel.dalton-bros", "duel.bank", "duel.active")
def test_a_bank_in_the_rear_brings_the_daltons_nothing() -> None:
    gang = outlaws("dalton-bros", "west-harding", rear_gear="bank-l1")
    assert len(table(law("pat-garret"), gang, active=1, phase="draw").hand(1)) == 3


# -- What waits --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.resolve", "duel.dalon-ranger", "duel.fanning")
def test_dalons_card_cannot_avoid_the_next_hit_of_the_same_fanning() -> None:
    dalon = law("dalon-ranger", "jango", gear="scope-l1 bank-l1", top="missed-l1 missed-l2")
    t = table(dalon, outlaws("cattle-katie", "west-harding", hand="fanning-l1"), active=1)
    t.play("fanning-l1", at="dalon-ranger")
    assert t.life("dalon-ranger") == 3 and t.hand(0) == ["missed-l1", "missed-l2"]


@pytest.mark.rule("duel.resolve", "duel.alan-pinkertoon", "duel.fanning")
def test_alans_hits_wait_until_the_whole_fanning_is_over() -> None:
    alan = law("alan-pinkertoon", "jango", gear="scope-l1 bank-l1")
    t = table(alan, outlaws("cattle-katie", "west-harding", hand="fanning-l1", life=1), active=1)
    t.play("fanning-l1", at="alan-pinkertoon")
    losses = [str(loss["character"]) for loss in t.happened("lost")]
    assert losses == ["alan-pinkertoon", "alan-pinkertoon", "cattle-katie", "west-harding"]


@pytest.mark.rule("duel.resolve", "duel.resolve.targets", "duel.return-fire", "duel.sid-curry")
def test_waiting_hits_come_first_come_first_served_and_the_second_finds_the_replacement() -> None:
    the_law = law(
        "jango",
        "pat-garret",
        reserve="tex-killer",
        hand="gatling-l1",
        life=1,
        rear_gear="hat-l1",
        top="wagon-l1 missed-l1 colt-l1",
    )
    t = table(the_law, outlaws("sid-curry", "west-harding", hand="return-fire-l1")).play("gatling-l1")
    t.do("sid", "hat", "avoid return-fire-l1")
    assert t.life("jango") is None and t.hand(0) == ["missed-l1", "colt-l1"]
    assert t.question == {"target": "tex-killer", "by": "west-harding", "cause": "return-fire"}
    assert t.avoid("missed-l1").life("tex-killer") == 4


@pytest.mark.rule("duel.resolve", "duel.alan-pinkertoon", "duel.slim-poet")
def test_a_waiting_hit_is_carried_out_wholly_with_what_it_triggers() -> None:
    alan = law("alan-pinkertoon", "jango", hand="wagon-l1 beer-o1", gear="scope-l1 bank-l1")
    t = table(alan, outlaws("slim-poet", "west-harding", hand="fanning-l1"), active=1)
    t.play("fanning-l1", at="alan-pinkertoon")
    assert t.asked == (1, "slim") and t.life("slim-poet") == 3
    t.do("back law")
    assert t.asked == (1, "slim") and t.life("slim-poet") == 2


@pytest.mark.rule("duel.resolve.targets", "duel.alan-pinkertoon")
def test_a_waiting_hit_of_alan_wins_the_game_after_his_own_rc_is_removed() -> None:
    katie = outlaws("cattle-katie", hand="indians-o1", life=1)
    t = table(law("alan-pinkertoon", "jango", rear_life=1), katie, active=1).play("indians-o1")
    assert t.winner == "law" and t.life("jango") is None


@pytest.mark.rule("duel.resolve.targets", "duel.alan-pinkertoon", "duel.gatling")
def test_alans_waiting_hit_finds_the_replacement_of_who_fell_to_the_gatling() -> None:
    the_law = law("pat-garret", "alan-pinkertoon", hand="gatling-l1")
    gang = outlaws("cattle-katie", "west-harding", reserve="toco-ramirez", life=1)
    t = table(the_law, gang).play("gatling-l1")
    assert t.life("cattle-katie") is None and t.life("toco-ramirez") == 3 and t.life("west-harding") == 3


@pytest.mark.rule("duel.resolve.targets", "duel.return-fire", "duel.fanning")
def test_a_return_fire_earned_while_alive_outlives_the_one_it_saved() -> None:
    the_law = law("jango", "pat-garret", gear="scope-l1 bank-l1", life=1, hand="return-fire-l1")
    t = table(the_law, outlaws("cattle-katie", "west-harding", hand="fanning-l1"), active=1)
    t.play("fanning-l1", at="jango").avoid("return-fire-l1")
    assert t.life("jango") is None and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.return-fire", "duel.gatling", "duel.shooter")
def test_return_fire_for_the_own_rc_against_the_own_gatling_hits_the_opponents_ac() -> None:
    the_law = law("pat-garret", "jango", hand="gatling-l1 return-fire-l1")
    t = table(the_law, outlaws("cattle-katie", "west-harding")).play("gatling-l1").avoid("return-fire-l1")
    assert t.life("jango") == 3 and t.life("cattle-katie") == 2 and t.life("pat-garret") == 5
