"""The characters of the Outlaws, Babe Leroy to Pearl Hat."""

import pytest

from tests.duel.kit import Table, law, outlaws, table


def shot(gang: dict[str, object], at: str, hand: str = "winchester-l1", **more: object) -> Table:
    """A Winchester of The Stranger at a character of the Outlaws."""
    return table(law("the-stranger", "jango", hand=hand), gang, **more).play("winchester-l1", at=at)


def turn(gang: dict[str, object], the_law: dict[str, object] | None = None, **more: object) -> Table:
    """Phase 2 of the Outlaws against two of the Law who have nothing to say."""
    return table(the_law or law("the-stranger", "tex-killer"), gang, active=1, **more)


# -- Babe Leroy --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.babe-leroy")
def test_babe_without_hand_cards_draws_two() -> None:
    t = turn(outlaws("babe-leroy", "west-harding", life=1, top="beer-o1 wagon-o1")).do("draw-two")
    assert t.hand(1) == ["beer-o1", "wagon-o1"]


@pytest.mark.rule("duel.babe-leroy")
def test_babe_draws_nothing_with_a_card_in_hand() -> None:
    t = turn(outlaws("babe-leroy", "west-harding", hand="missed-o1"))
    assert t.refused("draw-two") == "hand-not-empty"


@pytest.mark.rule("duel.babe-leroy")
def test_babe_draws_once_in_a_turn() -> None:
    t = turn(outlaws("babe-leroy", "west-harding", top="beer-o1 wagon-o1 missed-o1 missed-o2"))
    t.do("draw-two", "play beer-o1", "play wagon-o1", "discard missed-o1")
    assert t.refused("draw-two") == "used-already"


@pytest.mark.rule("duel.babe-leroy", "duel.active")
def test_babe_in_the_rear_draws_nothing() -> None:
    t = turn(outlaws("west-harding", "babe-leroy"))
    assert t.refused("draw-two") == "no-ability"


@pytest.mark.rule("duel.babe-leroy")
def test_babe_draws_again_in_her_next_turn() -> None:
    gang = outlaws("babe-leroy", "west-harding", top="knife-o1 beer-o1 knife-o2 colt-o1 colt-o2 colt-o3")
    t = turn(gang, law("pat-garret", "jango", top="wagon-l1 bank-l1"))
    t.do("draw-two", "play-at knife-o1 pat-garret", "play beer-o1", "end", "end")
    t.play("knife-o2", at="pat-garret").play("colt-o1", at="pat-garret").do("draw-two")
    assert t.hand(1) == ["colt-o2", "colt-o3"]


# -- Bull Anderson -----------------------------------------------------------------------------------------------------


def fallen(the_law: dict[str, object], hand: str = "winchester-l1", **more: object) -> Table:
    """Bull Anderson has just shot The Stranger."""
    gang = outlaws("bull-anderson", "west-harding", hand=hand, **more)  # type: ignore[arg-type]
    return turn(gang, the_law).play("winchester-l1", at="the-stranger")


@pytest.mark.rule("duel.bull-anderson")
def test_bull_takes_one_card_from_the_equipment_and_one_from_the_hand() -> None:
    t = fallen(law("the-stranger", "jango", gear="scope-l1", hand="wagon-l1", life=1))
    assert t.asked == (1, "bull") and t.question == {"fallen": "the-stranger", "left": 2, "law": 1, "outlaws": 0}
    t.do("take scope-l1", "back law")
    assert t.hand(1) == ["scope-l1", "wagon-l1"] and len(t.hand(0)) == 2


@pytest.mark.rule("duel.bull-anderson")
def test_bull_may_take_two_cards_of_equipment_but_not_three() -> None:
    t = fallen(law("the-stranger", "jango", gear="scope-l1 bank-l1 gun-belt-l1", life=1))
    t.do("take scope-l1", "take bank-l1")
    assert t.hand(1) == ["scope-l1", "bank-l1"] and t.asked == (1, "play") and t.pile("discard")[0] == "gun-belt-l1"


@pytest.mark.rule("duel.bull-anderson", "duel.random")
def test_bull_may_take_two_cards_from_the_hand_by_their_backs() -> None:
    t = fallen(law("the-stranger", "jango", hand="wagon-l1 beer-o1 wagon-l2", life=1)).do("back outlaws", "back law")
    assert t.hand(1)[0] == "beer-o1" and t.hand(1)[1] in ("wagon-l1", "wagon-l2") and len(t.hand(0)) == 3


@pytest.mark.rule("duel.bull-anderson")
def test_bull_takes_up_to_two_cards() -> None:
    t = fallen(law("the-stranger", "jango", gear="scope-l1", hand="wagon-l1", life=1)).let()
    assert t.hand(1) == [] and t.asked == (1, "play") and len(t.hand(0)) == 3


@pytest.mark.rule("duel.bull-anderson", "duel.death.order")
def test_bull_never_takes_from_the_elimination_draw() -> None:
    t = fallen(law("the-stranger", "jango", life=1, top="wagon-l1 wagon-l2"))
    assert t.hand(1) == [] and t.hand(0) == ["wagon-l1", "wagon-l2"]


@pytest.mark.rule("duel.bull-anderson", "duel.active")
def test_bull_in_the_rear_takes_nothing() -> None:
    gang = outlaws("west-harding", "bull-anderson", hand="colt-o1")
    t = turn(gang, law("the-stranger", "jango", gear="scope-l1", hand="wagon-l1", life=1))
    t.play("colt-o1", at="the-stranger")
    assert t.hand(1) == [] and t.pile("discard")[0] == "scope-l1"


@pytest.mark.rule("duel.bull-anderson", "duel.death.ability")
def test_bull_takes_nothing_when_he_is_eliminated_himself() -> None:
    t = shot(outlaws("bull-anderson", "west-harding", gear="scope-o1", life=1), at="bull-anderson")
    assert "scope-o1" not in t.hand(1) and t.pile("discard")[0] == "scope-o1"


# -- Cattle Katie ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.cattle-katie")
def test_katie_discards_her_equipment_and_draws_two() -> None:
    t = turn(outlaws("cattle-katie", "west-harding", gear="hat-o1", life=1, top="beer-o1 wagon-o1")).do("trade hat-o1")
    assert t.hand(1) == ["beer-o1", "wagon-o1"] and t.gear("cattle-katie") == [] and t.pile("discard") == ["hat-o1"]


@pytest.mark.rule("duel.cattle-katie")
def test_katie_trades_once_in_a_turn() -> None:
    t = turn(outlaws("cattle-katie", "west-harding", gear="hat-o1 scope-o1")).do("trade hat-o1")
    assert t.refused("trade scope-o1") == "used-already"


@pytest.mark.rule("duel.cattle-katie", "duel.active")
def test_katie_in_the_rear_trades_nothing() -> None:
    t = turn(outlaws("west-harding", "cattle-katie", rear_gear="hat-o1"))
    assert t.refused("trade hat-o1") == "no-ability"


@pytest.mark.rule("duel.cattle-katie")
def test_katie_trades_only_equipment_of_her_own() -> None:
    gang = outlaws("cattle-katie", "west-harding", hand="clock-o1", gear="hat-o1", rear_gear="scope-o1")
    t = turn(gang, law("the-stranger", gear="barrel-l1"))
    assert [text for text in t.options if text.startswith("trade")] == ["trade hat-o1"]


@pytest.mark.rule("duel.cattle-katie")
@pytest.mark.parametrize("card", ["rattlesnake-o1", "dynamite-o1", "stampede-l1"])
def test_katie_may_not_trade_what_is_always_active(card: str) -> None:
    t = turn(outlaws("cattle-katie", "west-harding", gear=f"hat-o1 {card}"))
    assert t.refused(f"trade {card}") == "not-traded"


# -- Dalton Bros -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.dalton-bros")
def test_the_daltons_draw_three_cards() -> None:
    t = turn(outlaws("dalton-bros", "west-harding", life=1, top="beer-o1 wagon-o1 colt-o1 colt-o2"), phase="draw")
    assert t.hand(1) == ["beer-o1", "wagon-o1", "colt-o1"]


@pytest.mark.rule("duel.dalton-bros", "duel.active")
def test_the_daltons_in_the_rear_sleep() -> None:
    t = turn(outlaws("west-harding", "dalton-bros", top="beer-o1 wagon-o1 colt-o1"), phase="draw")
    assert t.hand(1) == ["beer-o1", "wagon-o1"]


@pytest.mark.rule("duel.dalton-bros", "duel.bank")
def test_the_daltons_with_a_bank_draw_four_cards() -> None:
    gang = outlaws("dalton-bros", "west-harding", gear="bank-l1", top="beer-o1 wagon-o1 colt-o1 colt-o2 colt-o3")
    assert turn(gang, phase="draw").hand(1) == ["beer-o1", "wagon-o1", "colt-o1", "colt-o2"]


@pytest.mark.rule("duel.dalton-bros", "duel.single")
def test_the_daltons_alone_draw_three_cards() -> None:
    t = turn(outlaws("dalton-bros", top="beer-o1 wagon-o1 colt-o1 colt-o2"), phase="draw")
    assert t.hand(1) == ["beer-o1", "wagon-o1", "colt-o1"]


# -- Jack Ransome ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.jack-ransome", "duel.turn.equipment")
def test_jack_puts_equipment_on_himself_in_front() -> None:
    t = turn(outlaws("jack-ransome", "west-harding", hand="scope-o1", life=1)).play("scope-o1", at="jack-ransome")
    assert t.gear("jack-ransome") == ["scope-o1"]


@pytest.mark.rule("duel.jack-ransome", "duel.colt")
def test_jack_shoots_the_opponents_rc() -> None:
    t = turn(outlaws("jack-ransome", "west-harding", hand="colt-o1")).play("colt-o1", at="tex-killer")
    assert t.life("tex-killer") == 3 and t.life("the-stranger") == 4


@pytest.mark.rule("duel.jack-ransome", "duel.turn.one-bang")
def test_jack_still_plays_one_bang_card_only() -> None:
    t = turn(outlaws("jack-ransome", "west-harding", hand="colt-o1 colt-o2")).play("colt-o1", at="tex-killer")
    assert t.refused("play-at colt-o2 the-stranger") == "bang-limit"


@pytest.mark.rule("duel.jack-ransome", "duel.active")
def test_jack_in_the_rear_helps_nobody() -> None:
    gang = outlaws("west-harding", "jack-ransome", hand="colt-o1 scope-o1 dynamite-o1")
    t = turn(gang)
    assert t.refused("play-at colt-o1 tex-killer") == "rearguard"
    assert t.refused("play-at scope-o1 west-harding") == "own-front"
    assert t.refused("play-at scope-o1 tex-killer") == "rearguard"
    assert t.refused("play-at dynamite-o1 the-stranger") == "own-rearguard-only"


@pytest.mark.rule("duel.jack-ransome", "duel.turn.swap")
def test_jack_reaches_everybody_right_after_he_becomes_ac() -> None:
    t = turn(outlaws("west-harding", "jack-ransome", hand="knife-o1")).move().play("knife-o1", at="tex-killer")
    assert t.life("tex-killer") == 3


# -- Pearl Hat ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.pearl-hat", "duel.beer")
def test_pearl_discards_a_card_for_the_effect_of_the_top_of_the_pile() -> None:
    gang = outlaws("pearl-hat", "west-harding", hand="missed-o1", life=1, rear_life=1)
    t = turn(gang, discard="beer-o1").do("copy missed-o1")
    assert t.life("pearl-hat") == 2 and t.life("west-harding") == 2 and t.pile("discard") == ["missed-o1", "beer-o1"]


@pytest.mark.rule("duel.pearl-hat")
@pytest.mark.parametrize("top", ["colt-l1", "winchester-l1", "hat-o1", "missed-l1", "return-fire-l1"])
def test_pearl_cannot_copy_what_is_no_action_or_an_avoid(top: str) -> None:
    t = turn(outlaws("pearl-hat", "west-harding", hand="missed-o1"), discard=f"{top} beer-o1")
    assert t.refused("copy missed-o1") == "no-copy"


@pytest.mark.rule("duel.pearl-hat")
def test_pearl_copies_the_card_that_lay_on_top_before_her_discard() -> None:
    t = turn(outlaws("pearl-hat", "west-harding", hand="wagon-o1", life=1), discard="beer-o1").do("copy wagon-o1")
    assert t.life("pearl-hat") == 2 and t.hand(1) == []


@pytest.mark.rule("duel.pearl-hat")
def test_pearl_copies_once_in_a_turn() -> None:
    gang = outlaws("pearl-hat", "west-harding", hand="wagon-o1 missed-o1", life=1)
    t = turn(gang, discard="beer-o1").do("copy wagon-o1")
    assert t.refused("copy missed-o1") == "used-already"


@pytest.mark.rule("duel.pearl-hat", "duel.active")
def test_pearl_in_the_rear_copies_nothing() -> None:
    t = turn(outlaws("west-harding", "pearl-hat", hand="wagon-o1"), discard="beer-o1")
    assert t.refused("copy wagon-o1") == "no-ability"


@pytest.mark.rule("duel.pearl-hat")
def test_pearl_cannot_copy_from_an_empty_pile() -> None:
    t = turn(outlaws("pearl-hat", "west-harding", hand="wagon-o1"))
    assert t.refused("copy wagon-o1") == "no-copy"


@pytest.mark.rule("duel.pearl-hat", "duel.knife")
def test_pearl_may_copy_the_card_that_she_has_just_played() -> None:
    t = turn(outlaws("pearl-hat", "west-harding", hand="knife-o1 missed-o1")).play("knife-o1", at="the-stranger")
    assert t.do("copy missed-o1").life("the-stranger") == 2
