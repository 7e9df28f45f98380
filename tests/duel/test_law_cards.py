"""Characters of the Law that win cards."""

import pytest

from tests.duel.kit import law, outlaws, table
from tests.duel.kit import shot_at_law as shot

SPARE = "general-store-o1"  # a card to play, so that phase 2 goes on


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
