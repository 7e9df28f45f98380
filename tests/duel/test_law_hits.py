"""Characters of the Law that hit or avoid in their own way."""

import pytest

from tests.duel.kit import law, outlaws, table
from tests.duel.kit import shot_at_law as shot

SPARE = "general-store-o1"  # a card to play, so that phase 2 goes on


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
