"""Characters of the Law whose ability never sleeps."""

import pytest

from tests.duel.kit import law, outlaws, table
from tests.duel.kit import shot_at_law as shot

SPARE = "general-store-o1"  # a card to play, so that phase 2 goes on


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
