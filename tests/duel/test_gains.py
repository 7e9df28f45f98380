"""Those who win cards, against cards and against each other."""

import pytest

from tests.duel.kit import Table, law, outlaws, table

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
