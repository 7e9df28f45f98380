"""What happens at one moment follows the order of the rules: the turn player's AC, the opponent's AC, the RCs."""

import pytest

from tests.duel.kit import Table, everything_but, law, outlaws, table

# -- an avoided hit ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.order.triggers", "duel.wyatt-earp", "duel.sid-curry")
def test_in_the_laws_turn_wyatt_draws_before_sids_counter_hit() -> None:
    wyatt = law("wyatt-earp", "jango", hand="colt-l1", top="wagon-l1 missed-l1")
    t = table(wyatt, outlaws("sid-curry", "west-harding")).play("colt-l1", at="sid-curry").do("sid")
    assert t.asked == (0, "hit") and t.hand(0) == ["missed-l1"]


@pytest.mark.rule("duel.order.triggers", "duel.wyatt-earp", "duel.sid-curry", "duel.return-fire")
def test_in_the_outlaws_turn_sids_counter_hit_comes_before_wyatts_card() -> None:
    wyatt = law("wyatt-earp", "jango", hand="return-fire-l1", top="wagon-l1 missed-l1")
    t = table(wyatt, outlaws("sid-curry", "west-harding", hand="colt-o1 beer-o1"), active=1)
    t.play("colt-o1", at="wyatt-earp").do("avoid return-fire-l1", "sid")
    assert t.life("wyatt-earp") == 3 and t.hand(0) == ["missed-l1"]


@pytest.mark.rule("duel.tex-killer", "duel.sid-curry")
def test_sids_counter_hit_waits_until_tex_has_hit_him() -> None:
    tex = law("tex-killer", "jango", hand="colt-l1 hat-l1", top="wagon-l1")
    t = table(tex, outlaws("sid-curry", "west-harding")).play("colt-l1", at="sid-curry").do("sid")
    assert [lost["character"] for lost in t.happened("lost")] == ["sid-curry", "tex-killer"]


# -- eliminations ------------------------------------------------------------------------------------------------------

MOURNER = {"reserve": "alan-pinkertoon dalon-ranger", "rear_life": 1}


@pytest.mark.rule("duel.death.order", "duel.bill-tightman", "duel.bull-anderson")
def test_in_the_laws_turn_bill_draws_before_bull_takes_cards() -> None:
    bill = law("bill-tightman", "jango", hand="gatling-l1", **MOURNER)  # type: ignore[arg-type]
    t = table(bill, outlaws("bull-anderson", "west-harding")).play("gatling-l1")
    assert t.asked == (1, "bull") and len(t.hand(0)) == 2


@pytest.mark.rule("duel.death.order", "duel.bill-tightman", "duel.bull-anderson")
def test_in_the_outlaws_turn_bull_takes_cards_before_bill_draws() -> None:
    bill = law("bill-tightman", "jango", hand="wagon-l1", **MOURNER)  # type: ignore[arg-type]
    t = table(bill, outlaws("bull-anderson", hand="gatling-l1"), active=1).play("gatling-l1")
    assert t.asked == (1, "bull") and t.hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.death.order", "duel.bull-anderson")
def test_when_two_fall_bull_takes_cards_for_both_before_any_are_drawn() -> None:
    both = law("bart-masterson", "jango", hand="wagon-l1", life=1, **MOURNER)  # type: ignore[arg-type]
    t = table(both, outlaws("bull-anderson", hand="gatling-l1 beer-o1"), active=1).play("gatling-l1").let()
    assert t.asked == (1, "bull") and t.question["fallen"] == "jango" and t.hand(0) == ["wagon-l1"]
    assert len(t.let().hand(0)) == 5 and (t.front(0), t.life("dalon-ranger")) == ("alan-pinkertoon", 5)


@pytest.mark.rule("duel.death.order", "duel.end", "duel.bull-anderson")
def test_nothing_is_asked_once_the_last_character_has_fallen() -> None:
    last = law("jango", life=1, gear="bank-l1", hand="wagon-l1")
    t = table(last, outlaws("bull-anderson", hand="knife-o1 beer-o1"), active=1).play("knife-o1", at="jango")
    assert t.winner == "outlaws" and t.pile("discard")[0] == "bank-l1" and t.pile("fallen") == ["jango"]


@pytest.mark.rule("duel.death.order", "duel.death")
def test_all_equipment_of_the_fallen_is_discarded_together() -> None:
    gear = "bank-l1 clock-o1 scope-o1"
    rest = everything_but(f"{gear} wagon-l1 wagon-l2 wagon-o1")
    the_law = law("bart-masterson", "jango", "alan-pinkertoon", rear_gear=gear, rear_life=1, top="wagon-l1 wagon-l2")
    t = table(the_law, outlaws("cattle-katie", "tom-thorn", hand=rest, top="wagon-o1"), active=1, phase="draw").move()
    assert sorted(t.pile("common")) == gear.split() and t.pile("discard") == []


# -- asleep and awake --------------------------------------------------------------------------------------------------


def shotgun(at: str) -> Table:
    """A Shotgun with a Scope, avoided; both opponents have a Clock."""
    scope = law("bart-masterson", "jango", gear="scope-l1", hand="shotgun-l1 hat-l1")
    clocks = outlaws("cattle-katie", "west-harding", gear="clock-o1", rear_gear="clock-o2", hand="missed-o1")
    return table(scope, clocks).play("shotgun-l1", at=at).avoid("missed-o1")


@pytest.mark.rule("duel.active", "duel.clock", "duel.shotgun")
@pytest.mark.parametrize("target", ["cattle-katie", "west-harding"])
def test_never_are_the_clocks_of_both_awake(target: str) -> None:
    assert len(shotgun(target).do("swap law").hand(1)) == 1


@pytest.mark.rule("duel.active", "duel.wild-bill", "duel.carbine", "duel.scope")
def test_wild_bill_sleeps_while_a_carbine_at_his_partner_costs_him_equipment() -> None:
    gang = outlaws("cattle-katie", "west-harding", gear="scope-o1", hand="carbine-o1 beer-o1")
    t = table(law("wild-bill", "jango", gear="bank-l1", hand="missed-l1"), gang, active=1)
    t.play("carbine-o1", at="jango").do("avoid missed-l1", "take bank-l1")
    assert t.gear("wild-bill") == [] and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.active", "duel.tom-thorn", "duel.shotgun")
def test_a_token_that_moves_wakes_the_new_ac_though_his_partner_was_the_target() -> None:
    t = table(
        law("bart-masterson", "jango", hand="shotgun-l1 hat-l1"), outlaws("cattle-katie", "tom-thorn", hand="missed-o1")
    )
    t.play("shotgun-l1", at="cattle-katie").do("avoid missed-o1", "swap outlaws")
    assert t.front(1) == "tom-thorn" and t.life("jango") == 2


# -- two cards revealed ------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.bart-masterson", "duel.reveal")
def test_the_first_of_barts_two_cards_does_not_come_again_as_the_second() -> None:
    rest = everything_but("rattlesnake-o1 missed-o1 wagon-l1")
    katie = outlaws("cattle-katie", "west-harding", gear="rattlesnake-o1", hand=rest, top="missed-o1")
    t = table(law("bart-masterson", "jango", top="wagon-l1"), katie).end()
    assert t.happened("revealed") == [{"seat": 1, "card": "missed-o1", "cause": "rattlesnake"}]
    assert t.life("cattle-katie") == 3


@pytest.mark.rule("duel.bart-masterson", "duel.reveal")
def test_the_second_of_barts_cards_comes_from_discards_without_the_first() -> None:
    rest = everything_but("rattlesnake-o1 missed-o1 wagon-l1 colt-o1")
    katie = outlaws("cattle-katie", "west-harding", gear="rattlesnake-o1", hand=rest, top="missed-o1")
    t = table(law("bart-masterson", "jango", top="wagon-l1"), katie, discard="colt-o1").end()
    assert t.asked == (0, "bart") and t.options == ["choose missed-o1", "choose colt-o1"]
    assert t.pile("discard") == ["colt-o1", "missed-o1"]
