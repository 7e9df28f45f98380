"""Who can be aimed at, and how often: Jack Ransome, Scope, Fanning, Gun belt."""

import pytest

from tests.duel.kit import Table, law, outlaws, table

SPARE = "general-store-l1"  # a card to play, so that phase 2 goes on

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
