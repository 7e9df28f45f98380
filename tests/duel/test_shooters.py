"""Those who shoot better or avoid in their own way, against cards and against each other."""

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
