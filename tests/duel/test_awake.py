"""Who is awake, who is alone, and whom equipment helps."""

from functools import partial

import pytest

from tests.duel.kit import law, outlaws, table

us = partial(law, "pat-garret", "jango")
them = partial(outlaws, "cattle-katie", "dalton-bros")
SPARE = "wagon-l1"

# -- who is awake ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.active", "duel.bank")
def test_the_bank_of_the_rc_gives_no_card() -> None:
    t = table(law("the-stranger", "jango", rear_gear="bank-l1"), them(), phase="draw")
    assert len(t.hand(0)) == 2


@pytest.mark.rule("duel.active")
def test_the_ability_of_the_rc_sleeps() -> None:
    t = table(us(), outlaws("cattle-katie", "dalton-bros"), active=1, phase="draw")
    assert len(t.hand(1)) == 2
    assert len(table(us(), outlaws("dalton-bros", "cattle-katie"), active=1, phase="draw").hand(1)) == 3


@pytest.mark.rule("duel.active", "duel.turn.swap")
def test_moving_the_token_wakes_one_ability_and_sends_the_other_to_sleep() -> None:
    t = table(us(), outlaws("cattle-katie", "pearl-hat", hand="colt-o1", gear="bank-l1"), active=1)
    assert "trade bank-l1" in t.options
    assert t.move().refused("trade bank-l1") == "no-ability"


@pytest.mark.rule("duel.active")
def test_an_always_active_ability_works_in_the_rearguard() -> None:
    t = table(law("pat-garret", "the-stranger", hand="colt-l1 carbine-l1 peacemaker-l1"), them())
    t.play("colt-l1", at="cattle-katie").play("carbine-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 2 and t.refused("play-at peacemaker-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.active", "duel.rc-targeted", "duel.barrel")
def test_the_barrel_of_the_rc_wakes_when_he_is_the_target() -> None:
    t = table(us(hand="winchester-l1"), them(rear_gear="barrel-o1", top="beer-o1")).play(
        "winchester-l1", at="dalton-bros"
    )
    assert sorted(t.options) == ["barrel", "pass"] and t.do("barrel").life("dalton-bros") == 3


@pytest.mark.rule("duel.active", "duel.rc-targeted", "duel.equipment.own")
def test_barrel_and_hat_of_the_ac_do_not_help_the_rc() -> None:
    t = table(us(hand="winchester-l1"), them(hand="missed-o1", gear="barrel-o1 hat-o1"))
    t.play("winchester-l1", at="dalton-bros")
    assert t.options == ["pass", "avoid missed-o1"]
    assert t.refused("barrel") == "no-barrel" and t.refused("hat") == "no-hat"


@pytest.mark.rule("duel.equipment.own")
def test_barrel_and_hat_of_the_rc_do_not_help_the_ac() -> None:
    t = table(us(hand="colt-l1"), them(hand="missed-o1", rear_gear="barrel-o1 hat-o1")).play(
        "colt-l1", at="cattle-katie"
    )
    assert t.options == ["pass", "avoid missed-o1"]


@pytest.mark.rule("duel.rc-targeted")
def test_hand_cards_may_be_played_for_the_rc() -> None:
    t = table(us(hand="winchester-l1"), them(hand="missed-o1")).play("winchester-l1", at="dalton-bros")
    assert t.avoid("missed-o1").life("dalton-bros") == 3 and t.hand(1) == []


@pytest.mark.rule("duel.active", "duel.rc-targeted")
def test_the_ability_of_the_rc_wakes_when_he_is_the_target() -> None:
    t = table(law("pat-garret", "annie-oakey", hand="colt-l1"), them(hand="winchester-l1"), active=1)
    t.play("winchester-l1", at="annie-oakey")
    assert t.avoid("colt-l1").life("annie-oakey") == 4


@pytest.mark.rule("duel.active", "duel.rc-targeted")
def test_the_ability_of_the_ac_sleeps_while_the_rc_is_the_target() -> None:
    t = table(law("annie-oakey", "pat-garret", hand="colt-l1 missed-l1"), them(hand="winchester-l1"), active=1)
    t.play("winchester-l1", at="pat-garret")
    assert t.options == ["pass", "avoid missed-l1"] and t.refused("avoid colt-l1") == "wrong-card"


@pytest.mark.rule("duel.rc-targeted", "duel.winchester")
def test_the_shooters_side_stays_awake_when_the_rc_is_the_target() -> None:
    t = table(law("tex-killer", "jango", hand="winchester-l1"), them(hand="missed-o1 beer-o1"))
    t.play("winchester-l1", at="dalton-bros").avoid("missed-o1").do("pay beer-o1")
    assert t.life("dalton-bros") == 3 and t.happened("paid") == [{"seat": 1, "card": "beer-o1"}]


@pytest.mark.rule("duel.rc-targeted")
def test_wyatt_earp_draws_for_a_hit_that_the_rc_avoids() -> None:
    t = table(law("wyatt-earp", "jango", hand="winchester-l1", top="colt-l1"), them(hand="missed-o1"))
    assert t.play("winchester-l1", at="dalton-bros").avoid("missed-o1").hand(0) == ["colt-l1"]


# -- single characters -----------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.single")
def test_a_single_character_is_not_swapped() -> None:
    t = table(law("pat-garret", hand=SPARE), them())
    assert t.refused("move") == "alone" and "move" not in t.options


@pytest.mark.rule("duel.single", "duel.turn.equipment")
def test_a_single_character_may_be_equipped_by_his_owner() -> None:
    t = table(law("pat-garret", hand=f"hat-l1 {SPARE}"), them()).play("hat-l1", at="pat-garret")
    assert t.gear("pat-garret") == ["hat-l1"]


@pytest.mark.rule("duel.single", "duel.turn.equipment")
def test_a_single_character_may_be_equipped_by_the_opponent() -> None:
    t = table(us(hand="stampede-l1"), outlaws("cattle-katie")).play("stampede-l1", at="cattle-katie")
    assert t.gear("cattle-katie") == ["stampede-l1"]


@pytest.mark.rule("duel.single", "duel.active")
def test_equipment_of_a_single_character_works() -> None:
    t = table(law("the-stranger", gear="bank-l1"), them(), phase="draw")
    assert len(t.hand(0)) == 3


@pytest.mark.rule("duel.single")
def test_tom_thorn_hits_a_single_character() -> None:
    t = table(law("pat-garret"), outlaws("cattle-katie", "tom-thorn", hand="beer-o1"), active=1).move()
    assert t.life("pat-garret") == 4


@pytest.mark.rule("duel.single", "duel.dynamite")
def test_dynamite_may_be_played_on_the_own_single_character() -> None:
    t = table(us(), outlaws("cattle-katie", hand="dynamite-o1 beer-o1"), active=1)
    assert t.play("dynamite-o1", at="cattle-katie").gear("cattle-katie") == ["dynamite-o1"]


@pytest.mark.rule("duel.single", "duel.scope")
def test_a_single_character_is_hit_without_a_scope() -> None:
    t = table(us(hand="colt-l1"), outlaws("cattle-katie")).play("colt-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 3


@pytest.mark.rule("duel.single", "duel.reload")
def test_equipment_of_a_single_character_may_be_reloaded() -> None:
    t = table(law("pat-garret", hand=SPARE, gear="scope-l1", top="colt-l1"), them()).do("reload scope-l1")
    assert t.hand(0) == [SPARE, "colt-l1"] and t.gear("pat-garret") == [] and t.pile("discard") == ["scope-l1"]


# -- equipment -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.equipment.same-name")
def test_equipment_of_the_same_name_replaces_the_old_one() -> None:
    t = table(us(hand="hat-l1", rear_gear="hat-o1"), them()).play("hat-l1", at="jango")
    assert t.gear("jango") == ["hat-l1"] and t.pile("discard") == ["hat-o1"]


@pytest.mark.rule("duel.equipment.same-name")
def test_equipment_of_the_opponents_ac_may_be_replaced() -> None:
    t = table(us(hand="barrel-l1"), them(gear="barrel-o1 hat-o1")).play("barrel-l1", at="cattle-katie")
    assert sorted(t.gear("cattle-katie")) == ["barrel-l1", "hat-o1"] and t.pile("discard") == ["barrel-o1"]


@pytest.mark.rule("duel.equipment.same-name", "duel.equipment.own")
def test_the_same_name_on_another_character_is_left_alone() -> None:
    t = table(us(hand="hat-l1", gear="hat-o1", rear_gear="barrel-l1"), them()).play("hat-l1", at="jango")
    assert t.gear("pat-garret") == ["hat-o1"] and sorted(t.gear("jango")) == ["barrel-l1", "hat-l1"]
    assert t.pile("discard") == []


@pytest.mark.rule("duel.equipment.always-on", "duel.rattlesnake")
def test_a_rattlesnake_bites_the_rc() -> None:
    t = table(law("the-stranger", "jango", rear_gear="rattlesnake-o1", top="missed-l1"), them(), phase="dynamite")
    assert t.life("jango") == 2


@pytest.mark.rule("duel.equipment.always-on", "duel.stampede")
def test_a_stampede_with_the_rc_swaps() -> None:
    t = table(law("the-stranger", "jango", rear_gear="stampede-l1"), them(), phase="dynamite")
    assert t.front(0) == "jango" and t.gear("jango") == ["stampede-l1"]


@pytest.mark.rule("duel.equipment.always-on", "duel.dynamite")
def test_dynamite_with_the_rc_is_checked() -> None:
    t = table(law("the-stranger", "pat-garret", rear_gear="dynamite-o1", top="colt-l1"), them(), phase="dynamite")
    assert t.life("pat-garret") == 2


@pytest.mark.rule("duel.golden", "duel.winchester", "duel.gun-belt")
def test_a_card_beats_the_rules() -> None:
    t = table(us(hand="colt-l1 winchester-l1", gear="gun-belt-l1"), them())
    t.play("colt-l1", at="cattle-katie").play("winchester-l1", at="dalton-bros")
    assert t.life("cattle-katie") == 3 and t.life("dalton-bros") == 2
