"""Characters of the Outlaws that win, trade, copy or cost cards."""

import pytest

from tests.duel.kit import Table, law, outlaws
from tests.duel.kit import shot_at_outlaws as shot
from tests.duel.kit import turn_of_outlaws as turn


def fallen(the_law: dict[str, object], hand: str = "winchester-l1", **more: object) -> Table:
    """Bull Anderson has just shot The Stranger."""
    gang = outlaws("bull-anderson", "west-harding", hand=hand, **more)  # type: ignore[arg-type]
    return turn(gang, the_law).play("winchester-l1", at="the-stranger")


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


# -- Slim Poet ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.slim-poet")
def test_slim_makes_the_opponent_discard_a_card_for_a_life() -> None:
    t = shot(outlaws("slim-poet", "west-harding"), at="slim-poet", hand="winchester-l1 wagon-l1")
    assert t.asked == (1, "slim")
    assert t.do("back law").hand(0) == [] and t.pile("discard")[0] == "wagon-l1"


@pytest.mark.rule("duel.slim-poet")
def test_slim_may_leave_the_opponents_hand_alone() -> None:
    t = shot(outlaws("slim-poet", "west-harding"), at="slim-poet", hand="winchester-l1 wagon-l1").let()
    assert t.hand(0) == ["wagon-l1"] and t.asked == (0, "play")


@pytest.mark.rule("duel.slim-poet", "duel.death.ability")
def test_slim_discards_nothing_for_his_last_life() -> None:
    t = shot(outlaws("slim-poet", "west-harding", life=1), at="slim-poet", hand="winchester-l1 wagon-l1")
    assert t.life("slim-poet") is None and t.hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.slim-poet", "duel.active")
def test_slim_in_the_rear_sleeps_but_wakes_up_as_the_target() -> None:
    t = shot(outlaws("west-harding", "slim-poet"), at="west-harding", hand="winchester-l1 wagon-l1")
    assert t.life("west-harding") == 3 and t.asked == (0, "play")
    t = shot(outlaws("west-harding", "slim-poet"), at="slim-poet", hand="winchester-l1 wagon-l1")
    assert t.life("slim-poet") == 3 and t.asked == (1, "slim")


@pytest.mark.rule("duel.slim-poet", "duel.caused")
@pytest.mark.parametrize(("gear", "top"), [("rattlesnake-o1", "missed-o1"), ("dynamite-o1", "colt-o1")])
def test_slim_discards_nothing_for_a_rattlesnake_or_a_dynamite(gear: str, top: str) -> None:
    gang = outlaws("slim-poet", "west-harding", gear=gear, top=top)
    t = turn(gang, law("the-stranger", "jango", hand="wagon-l1"), phase="dynamite")
    assert t.happened("lost") != [] and t.hand(0) == ["wagon-l1"] and t.asked == (1, "play")


@pytest.mark.rule("duel.slim-poet")
def test_slim_discards_nothing_for_a_hit_that_he_avoids() -> None:
    gang = outlaws("slim-poet", "west-harding", gear="hat-o1")
    t = shot(gang, at="slim-poet", hand="winchester-l1 wagon-l1").do("hat")
    assert t.hand(0) == ["wagon-l1"] and t.asked == (0, "play")


# -- Soundance Kid -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.soundance-kid")
@pytest.mark.parametrize(("away", "kept"), [("beer-o1", "wagon-l1"), ("wagon-l1", "beer-o1")])
def test_soundance_draws_from_both_decks_and_keeps_one(away: str, kept: str) -> None:
    gang = outlaws("soundance-kid", "west-harding", hand="missed-o1", life=1, top="beer-o1")
    t = turn(gang, law("the-stranger", "tex-killer", top="wagon-l1")).do("exchange missed-o1", f"discard {away}")
    assert t.hand(1) == [kept] and t.pile("discard") == [away, "missed-o1"]


@pytest.mark.rule("duel.soundance-kid", "duel.active")
def test_soundance_in_the_rear_is_active() -> None:
    gang = outlaws("west-harding", "soundance-kid", hand="missed-o1", rear_life=1, top="beer-o1")
    t = turn(gang, law("the-stranger", "tex-killer", top="wagon-l1")).do("exchange missed-o1", "discard beer-o1")
    assert t.hand(1) == ["wagon-l1"]


@pytest.mark.rule("duel.soundance-kid")
def test_soundance_exchanges_once_in_a_turn() -> None:
    gang = outlaws("soundance-kid", "west-harding", hand="missed-o1 missed-o2", top="beer-o1")
    t = turn(gang, law("the-stranger", "tex-killer", top="wagon-l1")).do("exchange missed-o1", "discard beer-o1")
    assert t.refused("exchange missed-o2") == "used-already"


@pytest.mark.rule("duel.soundance-kid", "duel.turn.swap")
def test_a_swap_brings_soundance_no_second_exchange() -> None:
    gang = outlaws("soundance-kid", "west-harding", hand="missed-o1 missed-o2", top="beer-o1")
    t = turn(gang, law("the-stranger", "tex-killer", top="wagon-l1")).do("exchange missed-o1", "discard beer-o1")
    assert t.move().refused("exchange missed-o2") == "used-already"


@pytest.mark.rule("duel.soundance-kid", "duel.turn.own-deck")
def test_soundance_draws_both_from_the_common_deck_if_it_is_the_only_one() -> None:
    gang = outlaws("soundance-kid", "west-harding", hand="missed-o1")
    t = turn(gang, rest="discard", common="colt-o1 colt-o2 colt-o3").do("exchange missed-o1")
    assert sorted(t.options) == ["discard colt-o1", "discard colt-o2"]


@pytest.mark.rule("duel.soundance-kid")
def test_without_soundance_nothing_is_exchanged() -> None:
    t = turn(outlaws("west-harding", "cattle-katie", reserve="soundance-kid", hand="missed-o1"))
    assert t.refused("exchange missed-o1") == "no-ability"
