"""The twelve characters of the Law, each shown alone: awake, asleep, as the target in the rear, on the last life."""

import pytest

from tests.duel.kit import Table, law, outlaws, table

SPARE = "general-store-o1"  # a card to play, so that phase 2 goes on


def shot(the_law: dict[str, object], at: str, **more: object) -> Table:
    """A Winchester of Cattle Katie at a character of the Law."""
    katie = outlaws("cattle-katie", "west-harding", hand="winchester-l1")
    return table(the_law, katie, active=1, **more).play("winchester-l1", at=at)


# -- Alan Pinkertoon ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.alan-pinkertoon")
def test_alan_shoots_the_opponents_ac_for_a_life_point() -> None:
    t = shot(law("alan-pinkertoon", "pat-garret"), at="alan-pinkertoon")
    assert t.life("alan-pinkertoon") == 3 and t.life("cattle-katie") == 3 and t.life("west-harding") == 4


@pytest.mark.rule("duel.alan-pinkertoon", "duel.hit.automatic")
def test_alans_hit_is_no_card_and_is_avoided_as_usual() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="colt-o1 missed-o1")
    t = table(law("alan-pinkertoon", "pat-garret"), katie, active=1).play("colt-o1", at="alan-pinkertoon")
    assert t.question == {"target": "cattle-katie", "by": "alan-pinkertoon", "cause": "ability"}
    assert t.avoid("missed-o1").life("cattle-katie") == 4


@pytest.mark.rule("duel.alan-pinkertoon", "duel.death.ability")
def test_alan_does_not_shoot_for_his_last_life() -> None:
    t = shot(law("alan-pinkertoon", "pat-garret", life=1), at="alan-pinkertoon")
    assert t.life("alan-pinkertoon") is None and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.alan-pinkertoon", "duel.hit.loss")
def test_alan_does_not_shoot_for_a_hit_that_he_avoids() -> None:
    t = shot(law("alan-pinkertoon", "pat-garret", hand="missed-l1"), at="alan-pinkertoon").avoid("missed-l1")
    assert t.life("alan-pinkertoon") == 4 and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.alan-pinkertoon", "duel.active")
def test_alan_in_the_rear_does_not_shoot_for_his_partner() -> None:
    t = shot(law("pat-garret", "alan-pinkertoon"), at="pat-garret")
    assert t.life("pat-garret") == 4 and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.alan-pinkertoon", "duel.active")
def test_alan_in_the_rear_wakes_up_when_he_is_the_target() -> None:
    t = shot(law("pat-garret", "alan-pinkertoon"), at="alan-pinkertoon")
    assert t.life("alan-pinkertoon") == 3 and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.alan-pinkertoon")
@pytest.mark.parametrize("card", ["gatling-l1", "indians-l1"])
def test_alan_in_the_rear_shoots_for_a_card_of_his_own_player(card: str) -> None:
    t = table(law("pat-garret", "alan-pinkertoon", hand=card), outlaws("cattle-katie", "west-harding")).play(card)
    assert t.life("alan-pinkertoon") == 3 and t.life("pat-garret") == 5
    assert t.life("cattle-katie") == 2 and t.life("west-harding") == 3


@pytest.mark.rule("duel.alan-pinkertoon", "duel.rattlesnake")
def test_alan_shoots_when_the_rattlesnake_bites_him() -> None:
    alan = law("alan-pinkertoon", "pat-garret", gear="rattlesnake-o1", top="missed-l1")
    t = table(alan, outlaws("cattle-katie", "west-harding"), phase="dynamite")
    assert t.life("alan-pinkertoon") == 3 and t.life("cattle-katie") == 3


# -- Annie Oakey -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.annie-oakey", "duel.hit.avoid")
@pytest.mark.parametrize("card", ["colt-l1", "gatling-l1", "derringer-l1", "knife-o1", "fanning-l1"])
def test_annie_avoids_with_a_hit_card_whose_text_is_void(card: str) -> None:
    t = shot(law("annie-oakey", "pat-garret", hand=card), at="annie-oakey").avoid(card)
    assert t.life("annie-oakey") == 4 and t.life("cattle-katie") == 4 and t.pile("discard")[0] == card


@pytest.mark.rule("duel.annie-oakey", "duel.peacemaker")
def test_the_attacking_cards_if_avoided_text_applies_against_annies_hit_card() -> None:
    annie = law("annie-oakey", "pat-garret", hand="colt-l1 beer-o1 wagon-l1")
    t = table(annie, outlaws("cattle-katie", hand="peacemaker-l1"), active=1).play("peacemaker-l1", at="annie-oakey")
    assert t.avoid("colt-l1").asked == (0, "peacemaker")


@pytest.mark.rule("duel.annie-oakey", "duel.turn.one-bang")
def test_annies_missed_as_a_colt_counts_as_a_bang_card() -> None:
    annie = law("annie-oakey", "pat-garret", hand="missed-l1 missed-l2 colt-l1")
    t = table(annie, outlaws("cattle-katie", "west-harding")).do("as-colt missed-l1 cattle-katie")
    assert t.life("cattle-katie") == 3
    assert t.refused("as-colt missed-l2 cattle-katie") == "bang-limit"
    assert t.refused("play-at colt-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.annie-oakey", "duel.scope")
def test_annies_missed_reaches_the_rear_only_with_a_scope() -> None:
    without = law("annie-oakey", "pat-garret", hand="missed-l1")
    t = table(without, outlaws("cattle-katie", "west-harding"))
    assert t.refused("as-colt missed-l1 west-harding") == "rearguard"
    t = table(law("annie-oakey", "pat-garret", hand="missed-l1", gear="scope-l1"), outlaws("cattle-katie", "tom-thorn"))
    assert t.do("as-colt missed-l1 tom-thorn").life("tom-thorn") == 3


@pytest.mark.rule("duel.annie-oakey")
def test_annie_may_not_use_other_cards_as_a_colt() -> None:
    annie = law("annie-oakey", "pat-garret", hand="return-fire-l1 beer-o1 missed-l1")
    t = table(annie, outlaws("cattle-katie", "west-harding"))
    assert t.refused("as-colt return-fire-l1 cattle-katie") == "wrong-card"
    assert t.refused("as-colt beer-o1 cattle-katie") == "wrong-card"


@pytest.mark.rule("duel.annie-oakey", "duel.active")
def test_annie_in_the_rear_sleeps() -> None:
    asleep = law("pat-garret", "annie-oakey", hand="missed-l1")
    t = table(asleep, outlaws("cattle-katie", "west-harding"))
    assert t.refused("as-colt missed-l1 cattle-katie") == "no-ability"
    t = shot(law("pat-garret", "annie-oakey", hand="colt-l1"), at="pat-garret")
    assert t.life("pat-garret") == 4 and t.hand(0) == ["colt-l1"]


@pytest.mark.rule("duel.annie-oakey", "duel.active")
def test_annie_in_the_rear_avoids_with_a_hit_card_when_she_is_the_target() -> None:
    t = shot(law("pat-garret", "annie-oakey", hand="colt-l1", rear_life=1), at="annie-oakey").avoid("colt-l1")
    assert t.life("annie-oakey") == 1


@pytest.mark.rule("duel.annie-oakey", "duel.active")
def test_annie_in_front_sleeps_while_her_partner_is_the_target() -> None:
    t = shot(law("annie-oakey", "pat-garret", hand="colt-l1"), at="pat-garret")
    assert t.life("pat-garret") == 4 and t.hand(0) == ["colt-l1"]


@pytest.mark.rule("duel.annie-oakey", "duel.turn.one-bang")
def test_a_red_card_with_which_annie_avoids_is_no_bang_play() -> None:
    annie = law("annie-oakey", "pat-garret", hand="knife-o1 colt-l1 winchester-l1", top="wagon-l1")
    t = table(annie, outlaws("sid-curry", "west-harding")).play("knife-o1", at="sid-curry").do("sid", "avoid colt-l1")
    assert t.play("winchester-l1", at="west-harding").life("west-harding") == 3


# -- Bart Masterson ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.bart-masterson", "duel.reveal")
@pytest.mark.parametrize(("chosen", "life"), [("missed-l1", 3), ("wagon-l1", 4)])
def test_bart_chooses_which_of_two_revealed_cards_counts(chosen: str, life: int) -> None:
    bart = law("bart-masterson", "pat-garret", gear="barrel-l1", top="missed-l1 wagon-l1")
    t = shot(bart, at="bart-masterson").do("barrel")
    assert t.asked == (0, "bart") and sorted(t.options) == ["choose missed-l1", "choose wagon-l1"]
    assert t.do(f"choose {chosen}").life("bart-masterson") == life


@pytest.mark.rule("duel.bart-masterson")
def test_both_cards_of_bart_are_discarded_in_the_order_revealed() -> None:
    bart = law("bart-masterson", "pat-garret", gear="barrel-l1", top="missed-l1 wagon-l1")
    t = shot(bart, at="bart-masterson").do("barrel", "choose missed-l1")
    assert t.pile("discard")[:2] == ["wagon-l1", "missed-l1"]


@pytest.mark.rule("duel.bart-masterson", "duel.active")
def test_bart_in_the_rear_is_active_for_his_partners_reveals() -> None:
    pat = law("pat-garret", "bart-masterson", gear="barrel-l1", top="missed-l1 wagon-l1")
    t = shot(pat, at="pat-garret").do("barrel", "choose wagon-l1")
    assert t.life("pat-garret") == 5


@pytest.mark.rule("duel.bart-masterson", "duel.single")
def test_bart_alone_on_his_last_life_still_chooses() -> None:
    bart = law("bart-masterson", gear="rattlesnake-o1", life=1, top="missed-l1 wagon-l1")
    t = table(bart, outlaws("cattle-katie", "west-harding"), phase="dynamite").do("choose wagon-l1")
    assert t.life("bart-masterson") == 1 and t.gear("bart-masterson") == ["rattlesnake-o1"]


@pytest.mark.rule("duel.bart-masterson")
def test_with_bart_out_of_play_one_card_is_revealed() -> None:
    pat = law("pat-garret", "jango", reserve="bart-masterson", gear="barrel-l1", top="missed-l1 wagon-l1")
    t = shot(pat, at="pat-garret").do("barrel")
    assert t.life("pat-garret") == 4 and t.deck(0)[0] == "wagon-l1"


# -- Bill Tightman -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.bill-tightman")
def test_bill_draws_two_cards_when_an_opponent_is_eliminated() -> None:
    bill = law("bill-tightman", "pat-garret", hand="colt-l1", top="wagon-l1 wagon-l2")
    t = table(bill, outlaws("cattle-katie", "west-harding", life=1)).play("colt-l1", at="cattle-katie")
    assert t.hand(0) == ["wagon-l1", "wagon-l2"] and len(t.hand(1)) == 2


@pytest.mark.rule("duel.bill-tightman", "duel.death")
def test_bill_and_the_elimination_of_his_own_rc_bring_four_cards_in_all() -> None:
    t = shot(law("bill-tightman", "pat-garret", reserve="jango", rear_life=1), at="pat-garret")
    assert len(t.hand(0)) == 4 and t.life("jango") == 3


@pytest.mark.rule("duel.bill-tightman", "duel.active")
def test_bill_in_the_rear_draws_nothing() -> None:
    bill = law("pat-garret", "bill-tightman", hand="colt-l1")
    t = table(bill, outlaws("cattle-katie", "west-harding", life=1)).play("colt-l1", at="cattle-katie")
    assert t.hand(0) == [] and t.life("cattle-katie") is None


@pytest.mark.rule("duel.bill-tightman", "duel.active")
def test_bill_in_the_rear_draws_nothing_when_his_own_ac_is_eliminated() -> None:
    t = shot(law("pat-garret", "bill-tightman", life=1), at="pat-garret")
    assert len(t.hand(0)) == 2 and t.front(0) == "bill-tightman"


@pytest.mark.rule("duel.bill-tightman", "duel.death.ability")
def test_bill_draws_nothing_more_for_himself() -> None:
    t = shot(law("bill-tightman", "pat-garret", life=1), at="bill-tightman")
    assert len(t.hand(0)) == 2 and t.life("bill-tightman") is None


@pytest.mark.rule("duel.bill-tightman", "duel.death.order")
def test_bill_fallen_to_the_same_gatling_draws_nothing_for_the_others() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="gatling-l1", rear_life=1)
    t = table(law("bill-tightman", "pat-garret", life=1), katie, active=1).play("gatling-l1")
    assert t.life("west-harding") is None and len(t.hand(0)) == 2


@pytest.mark.rule("duel.bill-tightman")
def test_bill_on_his_last_life_draws_for_each_of_two_who_fall() -> None:
    bill = law("bill-tightman", "pat-garret", hand="gatling-l1", life=1)
    gang = outlaws("cattle-katie", "west-harding", reserve="tom-thorn", life=1, rear_life=1)
    t = table(bill, gang).play("gatling-l1")
    assert len(t.hand(0)) == 4 and t.front(1) == "tom-thorn"


# -- Buffalo Bell ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.buffalo-bell", "duel.active")
def test_buffalo_in_the_rear_may_lose_the_life_of_the_ac() -> None:
    t = shot(law("pat-garret", "buffalo-bell"), at="pat-garret")
    assert t.asked == (0, "shield") and t.question == {"target": "pat-garret", "points": 1}
    t.do("shield")
    assert t.life("pat-garret") == 5 and t.life("buffalo-bell") == 3


@pytest.mark.rule("duel.buffalo-bell")
def test_buffalo_in_front_may_lose_the_life_of_the_rc() -> None:
    t = shot(law("buffalo-bell", "pat-garret"), at="pat-garret").do("shield")
    assert t.life("pat-garret") == 5 and t.life("buffalo-bell") == 3


@pytest.mark.rule("duel.buffalo-bell")
def test_buffalo_may_stand_aside() -> None:
    t = shot(law("pat-garret", "buffalo-bell"), at="pat-garret").let()
    assert t.life("pat-garret") == 4 and t.life("buffalo-bell") == 4


@pytest.mark.rule("duel.buffalo-bell")
def test_buffalo_never_gives_his_last_life() -> None:
    t = shot(law("pat-garret", "buffalo-bell", rear_life=1), at="pat-garret")
    assert t.life("pat-garret") == 4 and t.life("buffalo-bell") == 1


@pytest.mark.rule("duel.buffalo-bell")
def test_nobody_loses_buffalos_life_for_him() -> None:
    t = shot(law("buffalo-bell", "pat-garret"), at="buffalo-bell")
    assert t.life("buffalo-bell") == 3 and t.asked == (1, "play")


@pytest.mark.rule("duel.buffalo-bell", "duel.equipment.own")
def test_buffalo_cannot_avoid_with_his_own_equipment_for_the_other() -> None:
    pat = law("pat-garret", "buffalo-bell", hand="missed-l1", rear_gear="hat-l1 barrel-l1")
    t = shot(pat, at="pat-garret")
    assert t.refused("hat") == "no-hat" and t.refused("barrel") == "no-barrel"


@pytest.mark.rule("duel.buffalo-bell", "duel.alan-pinkertoon")
def test_a_life_that_buffalo_loses_does_not_trigger_the_targets_ability() -> None:
    t = shot(law("alan-pinkertoon", "buffalo-bell"), at="alan-pinkertoon").do("shield")
    assert t.life("buffalo-bell") == 3 and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.buffalo-bell", "duel.rattlesnake")
def test_buffalo_may_take_the_bite_of_a_rattlesnake() -> None:
    pat = law("pat-garret", "buffalo-bell", gear="rattlesnake-o1", top="missed-l1")
    t = table(pat, outlaws("cattle-katie", "west-harding"), phase="dynamite").do("shield")
    assert t.life("pat-garret") == 5 and t.life("buffalo-bell") == 3


# -- Dalon Ranger ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.dalon-ranger")
def test_dalon_draws_a_card_for_a_life_lost_through_the_opponent() -> None:
    t = shot(law("dalon-ranger", "pat-garret", top="wagon-l1"), at="dalon-ranger")
    assert t.life("dalon-ranger") == 4 and t.hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.dalon-ranger", "duel.death.ability")
def test_dalon_draws_nothing_for_his_last_life() -> None:
    t = shot(law("dalon-ranger", "pat-garret", life=1), at="dalon-ranger")
    assert t.life("dalon-ranger") is None and len(t.hand(0)) == 2


@pytest.mark.rule("duel.dalon-ranger")
def test_dalon_draws_nothing_for_a_hit_that_he_avoids() -> None:
    t = shot(law("dalon-ranger", "pat-garret", hand="missed-l1"), at="dalon-ranger").avoid("missed-l1")
    assert t.hand(0) == []


@pytest.mark.rule("duel.dalon-ranger", "duel.caused")
@pytest.mark.parametrize("card", ["gatling-l1", "indians-l1"])
def test_dalon_in_the_rear_draws_nothing_for_a_card_of_his_own_player(card: str) -> None:
    t = table(law("pat-garret", "dalon-ranger", hand=card), outlaws("cattle-katie", "west-harding")).play(card)
    assert t.life("dalon-ranger") == 4 and t.hand(0) == []


@pytest.mark.rule("duel.dalon-ranger", "duel.active")
def test_dalon_in_the_rear_draws_when_he_is_the_target() -> None:
    t = shot(law("pat-garret", "dalon-ranger", top="wagon-l1"), at="dalon-ranger")
    assert t.life("dalon-ranger") == 4 and t.hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.dalon-ranger", "duel.caused", "duel.rattlesnake")
def test_dalon_draws_nothing_for_a_rattlesnake() -> None:
    dalon = law("dalon-ranger", "jango", gear="rattlesnake-o1", top="missed-l1")
    t = table(dalon, outlaws("cattle-katie", "west-harding"), phase="dynamite")
    assert t.life("dalon-ranger") == 4 and len(t.hand(0)) == 2


@pytest.mark.rule("duel.dalon-ranger", "duel.caused", "duel.duel")
def test_dalon_draws_for_the_opponents_duel_but_not_for_his_own() -> None:
    t = table(law("dalon-ranger", "jango"), outlaws("cattle-katie", hand=f"duel-o1 {SPARE}"), active=1)
    assert len(t.play("duel-o1", at="dalon-ranger").hand(0)) == 1
    t = table(law("dalon-ranger", "jango", hand="duel-l1"), outlaws("cattle-katie", hand="colt-o1"))
    t.play("duel-l1", at="cattle-katie").answer("colt-o1")
    assert t.life("dalon-ranger") == 4 and t.hand(0) == []


# -- Jango -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.jango")
def test_jango_draws_when_the_opponent_moves_his_token() -> None:
    t = table(
        law("jango", "pat-garret", top="wagon-l1"), outlaws("cattle-katie", "west-harding", hand=SPARE), active=1
    ).move()
    assert t.hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.jango", "duel.active")
def test_jango_in_the_rear_draws_nothing() -> None:
    t = table(law("pat-garret", "jango"), outlaws("cattle-katie", "west-harding", hand=SPARE), active=1).move()
    assert t.hand(0) == [] and t.front(1) == "west-harding"


@pytest.mark.rule("duel.jango")
def test_jango_draws_nothing_for_the_own_token() -> None:
    t = table(law("jango", "pat-garret"), outlaws("cattle-katie", "west-harding")).move()
    assert t.hand(0) == [] and t.front(0) == "pat-garret"


@pytest.mark.rule("duel.jango")
def test_jango_draws_nothing_while_the_opponent_has_one_character() -> None:
    t = table(law("jango", "pat-garret"), outlaws("cattle-katie", hand="beer-o1"), active=1)
    assert t.refused("move") == "alone"
    t = table(law("jango", "pat-garret"), outlaws("cattle-katie", gear="stampede-l1"), active=1, phase="dynamite")
    assert t.hand(0) == [] and t.happened("swapped") == []


@pytest.mark.rule("duel.jango", "duel.death")
def test_jango_draws_nothing_when_a_replacement_comes() -> None:
    gang = outlaws("cattle-katie", "west-harding", reserve="tom-thorn", life=1)
    t = table(law("jango", "pat-garret", hand="colt-l1"), gang).play("colt-l1", at="cattle-katie")
    assert t.front(1) == "tom-thorn" and t.hand(0) == []


@pytest.mark.rule("duel.jango")
def test_jango_on_his_last_life_still_draws() -> None:
    t = table(
        law("jango", life=1, top="wagon-l1"), outlaws("cattle-katie", "west-harding", hand=SPARE), active=1
    ).move()
    assert t.hand(0) == ["wagon-l1"]


# -- Pat Garret --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.pat-garret")
def test_pat_draws_from_the_opponents_deck_if_his_second_card_shows_a_horseshoe() -> None:
    pat = law("pat-garret", "jango", top="wagon-l1 hat-l1")
    t = table(pat, outlaws("cattle-katie", "west-harding", top="beer-o1"), phase="draw")
    assert t.hand(0) == ["wagon-l1", "hat-l1", "beer-o1"] and t.happened("showed") == [{"seat": 0, "card": "hat-l1"}]


@pytest.mark.rule("duel.pat-garret")
@pytest.mark.parametrize("second", ["wagon-l1", "missed-l1", "colt-l1"])
def test_pat_draws_no_third_card_without_a_horseshoe(second: str) -> None:
    t = table(law("pat-garret", "jango", top=f"hat-l1 {second}"), outlaws("cattle-katie", "west-harding"), phase="draw")
    assert t.hand(0) == ["hat-l1", second] and t.happened("showed") == [{"seat": 0, "card": second}]


@pytest.mark.rule("duel.pat-garret", "duel.active")
def test_pat_in_the_rear_shows_nothing() -> None:
    t = table(law("jango", "pat-garret", top="wagon-l1 hat-l1"), outlaws("cattle-katie", "west-harding"), phase="draw")
    assert t.hand(0) == ["wagon-l1", "hat-l1"] and t.happened("showed") == []


@pytest.mark.rule("duel.pat-garret", "duel.turn.own-deck")
def test_pat_draws_from_the_common_deck_if_the_opponents_is_gone() -> None:
    pat = law("pat-garret", "jango", top="wagon-l1 hat-l1 missed-l1")
    t = table(pat, outlaws("cattle-katie", "west-harding"), phase="draw", rest="discard", common="colt-o1 colt-o2")
    assert t.hand(0) == ["wagon-l1", "hat-l1", "colt-o1"] and t.deck(0) == ["missed-l1"]


@pytest.mark.rule("duel.pat-garret", "duel.bank")
def test_pat_with_a_bank_shows_his_second_card_and_not_his_third() -> None:
    pat = law("pat-garret", "jango", gear="bank-l1", life=1, top="wagon-l1 hat-l1 scope-l1")
    t = table(pat, outlaws("cattle-katie", "west-harding", top="beer-o1"), phase="draw")
    assert sorted(t.hand(0)) == ["beer-o1", "hat-l1", "scope-l1", "wagon-l1"]
    assert t.happened("showed") == [{"seat": 0, "card": "hat-l1"}]


# -- Tex Killer --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.tex-killer")
def test_a_hit_of_tex_is_avoided_by_an_avoid_and_an_extra_card() -> None:
    tex = law("tex-killer", "jango", hand="colt-l1")
    t = table(tex, outlaws("cattle-katie", "west-harding", hand="missed-o1 beer-o1")).play("colt-l1", at="cattle-katie")
    assert t.avoid("missed-o1").asked == (1, "extra")
    assert t.do("pay beer-o1").life("cattle-katie") == 4 and t.hand(1) == []


@pytest.mark.rule("duel.tex-killer")
def test_without_a_card_left_the_avoid_against_tex_is_spent_for_nothing() -> None:
    tex = law("tex-killer", "jango", hand="colt-l1")
    t = table(tex, outlaws("cattle-katie", "west-harding", hand="missed-o1")).play("colt-l1", at="cattle-katie")
    assert t.avoid("missed-o1").life("cattle-katie") == 3 and t.hand(1) == []


@pytest.mark.rule("duel.tex-killer")
def test_a_player_may_keep_the_extra_card_and_lose_the_life() -> None:
    tex = law("tex-killer", "jango", hand="colt-l1")
    t = table(tex, outlaws("cattle-katie", "west-harding", hand="missed-o1 beer-o1")).play("colt-l1", at="cattle-katie")
    t.avoid("missed-o1").let()
    assert t.life("cattle-katie") == 3 and t.hand(1) == ["beer-o1"]


@pytest.mark.rule("duel.tex-killer")
@pytest.mark.parametrize("card", ["derringer-l1", "knife-o1"])
def test_tex_asks_no_extra_card_for_what_is_no_bang_card(card: str) -> None:
    tex = law("tex-killer", "jango", hand=card)
    t = table(tex, outlaws("cattle-katie", "west-harding", hand="missed-o1 beer-o1")).play(card, at="cattle-katie")
    assert t.avoid("missed-o1").asked == (0, "play") and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.tex-killer", "duel.gatling")
def test_tex_asks_no_extra_card_for_a_gatling() -> None:
    tex = law("tex-killer", hand=f"gatling-l1 {SPARE}")
    t = table(tex, outlaws("cattle-katie", hand="missed-o1 beer-o1")).play("gatling-l1").avoid("missed-o1")
    assert t.life("cattle-katie") == 4 and t.hand(1) == ["beer-o1"]


@pytest.mark.rule("duel.tex-killer", "duel.active")
def test_tex_in_the_rear_asks_no_extra_card() -> None:
    tex = law("jango", "tex-killer", hand="colt-l1")
    t = table(tex, outlaws("cattle-katie", "west-harding", hand="missed-o1")).play("colt-l1", at="cattle-katie")
    assert t.avoid("missed-o1").life("cattle-katie") == 4


@pytest.mark.rule("duel.tex-killer", "duel.rc-targeted")
def test_tex_asks_an_extra_card_when_he_shoots_the_rc() -> None:
    tex = law("tex-killer", "jango", hand="winchester-l1", life=1)
    t = table(tex, outlaws("cattle-katie", "west-harding", hand="missed-o1")).play("winchester-l1", at="west-harding")
    assert t.avoid("missed-o1").life("west-harding") == 3


@pytest.mark.rule("duel.tex-killer", "duel.peacemaker")
def test_an_avoid_without_the_extra_card_is_no_avoid_for_the_cards_text() -> None:
    tex = law("tex-killer", "jango", hand="peacemaker-l1")
    gang = outlaws("cattle-katie", "west-harding", hand="missed-o1 beer-o1")
    t = table(tex, gang).play("peacemaker-l1", at="cattle-katie").avoid("missed-o1").let()
    assert t.asked == (0, "play") and t.hand(1) == ["beer-o1"]


# -- The Stranger ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.the-stranger", "duel.turn.one-bang")
def test_the_stranger_allows_two_bang_cards_but_not_three() -> None:
    stranger = law("the-stranger", "jango", hand="colt-l1 carbine-l1 winchester-l1")
    t = table(stranger, outlaws("cattle-katie", "tom-thorn"))
    t.play("colt-l1", at="cattle-katie").play("carbine-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 2 and t.refused("play-at winchester-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.the-stranger", "duel.active")
def test_the_stranger_in_the_rear_is_active() -> None:
    jango = law("jango", "the-stranger", hand="colt-l1 carbine-l1 winchester-l1", rear_life=1)
    t = table(jango, outlaws("cattle-katie", "tom-thorn"))
    t.play("colt-l1", at="cattle-katie").play("carbine-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 2 and t.refused("play-at winchester-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.the-stranger", "duel.turn.swap")
def test_a_swap_brings_the_stranger_no_third_bang_card() -> None:
    stranger = law("the-stranger", "jango", hand=f"colt-l1 carbine-l1 winchester-l1 {SPARE}")
    t = table(stranger, outlaws("cattle-katie", "tom-thorn"))
    t.play("colt-l1", at="cattle-katie").move().play("carbine-l1", at="cattle-katie")
    assert t.refused("play-at winchester-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.the-stranger")
def test_the_strangers_additional_card_is_gone_with_him() -> None:
    stranger = law("the-stranger", "jango", hand=f"colt-l1 carbine-l1 {SPARE}", life=1)
    t = table(stranger, outlaws("cattle-katie", "tom-thorn", hand="return-fire-l1"))
    t.play("colt-l1", at="cattle-katie").avoid("return-fire-l1")
    assert t.life("the-stranger") is None and t.refused("play-at carbine-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.the-stranger")
def test_the_strangers_additional_card_comes_with_each_own_turn() -> None:
    stranger = law("the-stranger", "jango", hand="colt-l1 carbine-l1 winchester-l1 winchester-l2")
    t = table(stranger, outlaws("cattle-katie", "tom-thorn", top="missed-o1 missed-o2"))
    t.play("colt-l1", at="cattle-katie").play("carbine-l1", at="cattle-katie").end().end()
    assert t.turn_of == 0
    t.play("winchester-l1", at="tom-thorn").let().play("winchester-l2", at="tom-thorn").let()
    assert t.life("tom-thorn") == 2


# -- Wild Bill ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.wild-bill", "duel.stealing")
def test_wild_bill_shoots_the_ac_of_who_steals_from_his_hand() -> None:
    bill = law("wild-bill", "jango", hand="wagon-l1")
    t = table(bill, outlaws("cattle-katie", "tom-thorn", hand="stealing-o1"), active=1).play("stealing-o1", hand=True)
    assert t.hand(1) == ["wagon-l1"] and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.wild-bill", "duel.stealing")
def test_wild_bill_shoots_for_a_card_discarded_from_his_equipment() -> None:
    bill = law("wild-bill", "jango", gear="hat-l1", life=1)
    t = table(bill, outlaws("cattle-katie", "tom-thorn", hand="stealing-o1"), active=1)
    t.play("stealing-o1", taken="hat-l1")
    assert t.gear("wild-bill") == [] and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.wild-bill", "duel.active")
def test_wild_bill_in_the_rear_does_not_shoot_for_the_hand() -> None:
    bill = law("jango", "wild-bill", hand="wagon-l1")
    t = table(bill, outlaws("cattle-katie", "tom-thorn", hand="stealing-o1"), active=1).play("stealing-o1", hand=True)
    assert t.hand(1) == ["wagon-l1"] and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.active", "duel.jack-ransome")
def test_wild_bill_in_the_rear_shoots_when_his_own_equipment_is_the_target() -> None:
    bill = law("jango", "wild-bill", rear_gear="hat-l1")
    t = table(bill, outlaws("jack-ransome", "tom-thorn", hand="stealing-o1"), active=1)
    assert t.play("stealing-o1", taken="hat-l1").life("jack-ransome") == 3


@pytest.mark.rule("duel.wild-bill", "duel.turn.hand-limit")
def test_wild_bill_does_not_shoot_for_the_hand_limit() -> None:
    bill = law("wild-bill", "jango", hand="wagon-l1 wagon-l2 missed-l1", life=2)
    t = table(bill, outlaws("cattle-katie", "tom-thorn")).end().do("discard wagon-l1")
    assert t.turn_of == 1 and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.duel")
@pytest.mark.parametrize("card", ["duel-o1", "indians-o1"])
def test_wild_bill_does_not_shoot_for_what_his_player_pays(card: str) -> None:
    katie = outlaws("cattle-katie", hand=f"{card} colt-o1")
    t = table(law("wild-bill", hand="colt-l1"), katie, active=1)
    t.play(card, at="wild-bill" if card == "duel-o1" else "").answer("colt-l1")
    if card == "duel-o1":
        t.answer("colt-o1")
    assert t.happened("hit") == [] and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.equipment.own")
def test_wild_bill_does_not_shoot_for_the_equipment_of_his_partner() -> None:
    bill = law("wild-bill", "jango", rear_gear="hat-l1")
    t = table(bill, outlaws("jack-ransome", "tom-thorn", hand="stealing-o1"), active=1)
    assert t.play("stealing-o1", taken="hat-l1").life("jack-ransome") == 4


# -- Wyatt Earp --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.wyatt-earp")
@pytest.mark.parametrize("card", ["colt-l1", "derringer-l1", "knife-o1"])
def test_wyatt_draws_a_card_when_his_hit_is_avoided(card: str) -> None:
    wyatt = law("wyatt-earp", "jango", hand=card, top="wagon-l1")
    t = table(wyatt, outlaws("cattle-katie", "tom-thorn", hand="missed-o1")).play(card, at="cattle-katie")
    assert t.avoid("missed-o1").hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.wyatt-earp")
def test_wyatt_draws_nothing_for_a_hit_that_is_not_avoided() -> None:
    wyatt = law("wyatt-earp", "jango", hand="colt-l1")
    t = table(wyatt, outlaws("cattle-katie", "tom-thorn", hand="missed-o1")).play("colt-l1", at="cattle-katie").let()
    assert t.life("cattle-katie") == 3 and t.hand(0) == []


@pytest.mark.rule("duel.wyatt-earp", "duel.active")
def test_wyatt_in_the_rear_draws_nothing() -> None:
    wyatt = law("jango", "wyatt-earp", hand="colt-l1")
    t = table(wyatt, outlaws("cattle-katie", "tom-thorn", hand="missed-o1")).play("colt-l1", at="cattle-katie")
    assert t.avoid("missed-o1").hand(0) == []


@pytest.mark.rule("duel.wyatt-earp", "duel.rc-targeted")
def test_wyatt_draws_when_the_opponents_rc_avoids_his_hit() -> None:
    wyatt = law("wyatt-earp", "jango", hand="winchester-l1", life=1, top="wagon-l1")
    t = table(wyatt, outlaws("cattle-katie", "tom-thorn", rear_gear="hat-o1")).play("winchester-l1", at="tom-thorn")
    assert t.do("hat").hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.wyatt-earp", "duel.gatling")
def test_wyatt_draws_for_each_hit_of_his_gatling_that_the_opponent_avoids_and_not_for_his_own_rc() -> None:
    wyatt = law("wyatt-earp", "jango", hand="gatling-l1", rear_gear="hat-l1", top="wagon-l1 wagon-l2")
    gang = outlaws("cattle-katie", "tom-thorn", gear="hat-o1", hand="missed-o1")
    t = table(wyatt, gang).play("gatling-l1").do("hat", "hat", "avoid missed-o1")
    assert t.life("jango") == 3 and t.hand(0) == ["wagon-l1", "wagon-l2"]


@pytest.mark.rule("duel.wyatt-earp", "duel.barrel")
def test_wyatt_draws_when_a_barrel_avoids_his_hit() -> None:
    wyatt = law("wyatt-earp", "jango", hand="colt-l1", top="wagon-l1")
    t = table(wyatt, outlaws("cattle-katie", gear="barrel-o1", top="beer-o1")).play("colt-l1", at="cattle-katie")
    assert t.do("barrel").hand(0) == ["wagon-l1"]
