"""The characters of the Law, Alan Pinkertoon to Dalon Ranger."""

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
    assert t.question == {"target": "cattle-katie", "by": "alan-pinkertoon", "cause": "ability", "more": 0}
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
