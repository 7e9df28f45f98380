"""Wild Bill against everything that robs him."""

import pytest

from tests.duel.kit import Table, law, outlaws, table

SPARE = "general-store-l1"  # a card to play, so that phase 2 goes on

# -- Wild Bill ---------------------------------------------------------------------------------------------------------


def robber(character: str, hand: str, bill: dict[str, object]) -> Table:
    """Phase 2 of a character who has something against Wild Bill."""
    return table(bill, outlaws(character, "west-harding", hand=f"{hand} {SPARE}"), active=1)


@pytest.mark.rule("duel.wild-bill", "duel.stealing", "duel.hit.automatic")
def test_a_card_stolen_from_wild_bills_hand_may_avoid_his_hit() -> None:
    t = robber("cattle-katie", "stealing-o1", law("wild-bill", "jango", hand="missed-l1")).play(
        "stealing-o1", hand=True
    )
    assert t.question == {"target": "cattle-katie", "by": "wild-bill", "cause": "ability", "more": 0}
    assert t.avoid("missed-l1").life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.schoolmarm")
def test_wild_bill_shoots_for_a_schoolmarm_that_takes_his_equipment() -> None:
    t = robber("cattle-katie", "schoolmarm-l1", law("wild-bill", "jango", gear="bank-l1"))
    assert t.play("schoolmarm-l1", taken="bank-l1").life("cattle-katie") == 3 and "bank-l1" in t.hand(1)


@pytest.mark.rule("duel.wild-bill", "duel.bull-anderson")
def test_wild_bill_shoots_for_each_hand_card_that_bull_takes() -> None:
    bill = law("wild-bill", "jango", hand="wagon-l1 beer-o1", rear_life=1)
    t = robber("bull-anderson", "winchester-l1", bill).play("winchester-l1", at="jango").do("back law", "back outlaws")
    assert t.hand(1) == [SPARE, "wagon-l1", "beer-o1"] and t.life("bull-anderson") == 3


@pytest.mark.rule("duel.wild-bill", "duel.bull-anderson")
def test_wild_bill_does_not_shoot_for_the_equipment_of_the_fallen_that_bull_takes() -> None:
    bill = law("wild-bill", "jango", rear_gear="bank-l1", rear_life=1)
    t = robber("bull-anderson", "winchester-l1", bill).play("winchester-l1", at="jango").do("take bank-l1")
    assert "bank-l1" in t.hand(1) and t.life("bull-anderson") == 5


@pytest.mark.rule("duel.wild-bill", "duel.slim-poet")
def test_wild_bill_shoots_for_the_card_that_slim_makes_him_discard() -> None:
    bill = law("wild-bill", "jango", hand="colt-l1 wagon-l1")
    t = table(bill, outlaws("slim-poet", "west-harding")).play("colt-l1", at="slim-poet").do("back law")
    assert t.life("slim-poet") == 2


@pytest.mark.rule("duel.wild-bill", "duel.peacemaker")
def test_wild_bill_does_not_shoot_for_the_card_that_he_discards_himself_for_a_peacemaker() -> None:
    t = robber("cattle-katie", "peacemaker-l1", law("wild-bill", "jango", hand="missed-l1 wagon-l1 wagon-l2"))
    t.play("peacemaker-l1", at="wild-bill").do("avoid missed-l1", "discard wagon-l1")
    assert t.life("cattle-katie") == 4 and t.hand(0) == ["wagon-l2"]


@pytest.mark.rule("duel.wild-bill", "duel.carbine")
def test_wild_bill_shoots_for_the_equipment_that_a_carbine_costs_him() -> None:
    t = robber("cattle-katie", "carbine-o1", law("wild-bill", "jango", gear="bank-l1", hand="missed-l1"))
    t.play("carbine-o1", at="wild-bill").do("avoid missed-l1", "take bank-l1")
    assert t.life("cattle-katie") == 3 and t.gear("wild-bill") == []


@pytest.mark.rule("duel.wild-bill", "duel.equipment.same-name")
def test_wild_bill_shoots_when_the_opponent_replaces_his_equipment() -> None:
    t = robber("cattle-katie", "hat-o1", law("wild-bill", "jango", gear="hat-l1")).play("hat-o1", at="wild-bill")
    assert t.gear("wild-bill") == ["hat-o1"] and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.wild-bill", "duel.equipment.same-name")
def test_wild_bill_does_not_shoot_for_new_equipment_nor_when_his_own_player_replaces_it() -> None:
    t = robber("cattle-katie", "scope-o1", law("wild-bill", "jango", gear="hat-l1")).play("scope-o1", at="wild-bill")
    assert t.life("cattle-katie") == 4
    t = table(law("wild-bill", gear="hat-l1", hand=f"hat-o1 {SPARE}"), outlaws("cattle-katie", "west-harding"))
    assert t.play("hat-o1", at="wild-bill").gear("wild-bill") == ["hat-o1"] and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.hat")
def test_wild_bill_does_not_shoot_for_his_own_hat_thrown_away() -> None:
    t = robber("cattle-katie", "colt-o1", law("wild-bill", "jango", gear="hat-l1")).play("colt-o1", at="wild-bill")
    assert t.do("hat").life("wild-bill") == 5 and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.dynamite")
def test_wild_bill_does_not_shoot_when_his_dynamite_moves_on() -> None:
    bill = law("wild-bill", "jango", gear="dynamite-o1", top="wagon-l1")
    t = table(bill, outlaws("cattle-katie", "west-harding"), phase="dynamite")
    assert t.gear("west-harding") == ["dynamite-o1"] and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.equipment.same-name", "duel.jack-ransome")
def test_wild_bill_in_the_rear_shoots_when_jack_replaces_his_equipment() -> None:
    t = robber("jack-ransome", "hat-o1", law("jango", "wild-bill", rear_gear="hat-l1")).play("hat-o1", at="wild-bill")
    assert t.gear("wild-bill") == ["hat-o1"] and t.life("jack-ransome") == 3


@pytest.mark.rule("duel.wild-bill", "duel.bull-anderson", "duel.death.ability")
def test_wild_bill_does_not_shoot_for_what_bull_takes_at_his_own_end() -> None:
    t = robber("bull-anderson", "colt-o1", law("wild-bill", "jango", gear="bank-l1", hand="wagon-l1", life=1))
    t.play("colt-o1", at="wild-bill").do("take bank-l1", "back law")
    assert t.hand(1) == [SPARE, "bank-l1", "wagon-l1"] and t.life("bull-anderson") == 5


@pytest.mark.rule("duel.wild-bill", "duel.bull-anderson", "duel.active")
def test_wild_bill_in_the_rear_does_not_shoot_for_the_hand_that_bull_takes() -> None:
    t = robber("bull-anderson", "colt-o1", law("jango", "wild-bill", hand="wagon-l1", life=1))
    t.play("colt-o1", at="jango").do("back law")
    assert "wagon-l1" in t.hand(1) and t.life("bull-anderson") == 5
