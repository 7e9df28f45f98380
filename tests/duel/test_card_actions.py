"""Action cards about cards: General Store, Schoolmarm, Stealing and Wagon."""

from functools import partial

import pytest

from tests.duel.kit import law, outlaws, table

us = partial(law, "pat-garret", "jango")
them = partial(outlaws, "cattle-katie", "babe-leroy")


# -- General Store -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.general-store")
def test_cards_of_the_general_store_are_taken_in_turn_its_player_first() -> None:
    t = table(us(hand="general-store-l1", top="colt-l1 hat-l1"), them(top="beer-o1 hat-o1")).play("general-store-l1")
    assert t.asked == (0, "store") and t.do("pick beer-o1").asked == (1, "store")
    assert sorted(t.options) == ["pick colt-l1", "pick hat-l1", "pick hat-o1"]
    assert t.do("pick colt-l1").asked == (0, "store")
    t.do("pick hat-l1")
    assert t.hand(0) == ["beer-o1", "hat-l1"] and t.hand(1) == ["colt-l1", "hat-o1"] and t.asked == (0, "play")


@pytest.mark.rule("duel.general-store")
def test_the_outlaws_general_store_begins_with_them() -> None:
    t = table(us(), them(hand="general-store-o1"), active=1).play("general-store-o1")
    assert t.asked == (1, "store") and len(t.options) == 4


@pytest.mark.rule("duel.general-store", "duel.single")
def test_there_are_four_cards_even_with_two_characters_in_play() -> None:
    t = table(law("pat-garret", hand="general-store-l1 wagon-l1"), outlaws("cattle-katie")).play("general-store-l1")
    assert len(t.options) == 4


@pytest.mark.rule("duel.general-store")
def test_only_what_lies_in_the_store_may_be_taken() -> None:
    t = table(us(hand="general-store-l1", top="colt-l1 hat-l1 bank-l1"), them()).play("general-store-l1")
    assert t.refused("pick bank-l1") == "wrong-card"


# -- Schoolmarm --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.schoolmarm")
@pytest.mark.parametrize(
    ("card", "owner"), [("hat-l1", "pat-garret"), ("bank-l1", "jango"), ("hat-o1", "cattle-katie")]
)
def test_schoolmarm_takes_a_card_in_play(card: str, owner: str) -> None:
    t = table(us(hand="schoolmarm-l1", gear="hat-l1", rear_gear="bank-l1"), them(gear="hat-o1"))
    t.play("schoolmarm-l1", taken=card)
    assert t.hand(0) == [card] and t.gear(owner) == [] and t.pile("discard") == ["schoolmarm-l1"]


@pytest.mark.rule("duel.schoolmarm")
def test_a_card_taken_by_schoolmarm_may_be_played_at_once() -> None:
    t = table(us(hand="schoolmarm-l1"), them(gear="hat-o1")).play("schoolmarm-l1", taken="hat-o1")
    assert t.play("hat-o1", at="jango").gear("jango") == ["hat-o1"]


@pytest.mark.rule("duel.schoolmarm")
def test_schoolmarm_takes_nothing_from_the_opponents_rc_or_hand() -> None:
    t = table(us(hand="schoolmarm-l1", gear="bank-l1"), them(hand="beer-o1", rear_gear="hat-o1"))
    assert t.refused("play-card schoolmarm-l1 hat-o1") == "rearguard"
    assert t.refused("play-card schoolmarm-l1 beer-o1") == "not-there"
    assert t.game.why_not("play-hand schoolmarm-l1") is not None


@pytest.mark.rule("duel.schoolmarm", "duel.dynamite")
def test_schoolmarm_takes_dynamite_from_an_own_character() -> None:
    t = table(us(hand="schoolmarm-l1", gear="dynamite-o1"), them()).play("schoolmarm-l1", taken="dynamite-o1")
    assert t.hand(0) == ["dynamite-o1"] and t.play("dynamite-o1", at="jango").gear("jango") == ["dynamite-o1"]


# -- Stealing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.stealing")
def test_stealing_takes_a_hand_card() -> None:
    t = table(us(hand="colt-l1"), them(hand="stealing-o1"), active=1).play("stealing-o1", hand=True)
    assert t.hand(0) == [] and t.hand(1) == ["colt-l1"] and t.pile("discard") == ["stealing-o1"]


@pytest.mark.rule("duel.stealing")
def test_a_stolen_card_may_be_played_at_once() -> None:
    t = table(us(hand="colt-l1"), them(hand="stealing-o1"), active=1).play("stealing-o1", hand=True)
    assert t.play("colt-l1", at="pat-garret").life("pat-garret") == 4


@pytest.mark.rule("duel.stealing")
@pytest.mark.parametrize(
    ("card", "owner"), [("hat-l1", "pat-garret"), ("hat-o1", "cattle-katie"), ("bank-l1", "babe-leroy")]
)
def test_stealing_discards_a_card_in_play_instead(card: str, owner: str) -> None:
    t = table(
        us(hand="colt-l1", gear="hat-l1"), them(hand="stealing-o1", gear="hat-o1", rear_gear="bank-l1"), active=1
    ).play("stealing-o1", taken=card)
    assert t.gear(owner) == [] and t.pile("discard") == [card, "stealing-o1"]
    assert t.hand(0) == ["colt-l1"] and t.hand(1) == []


@pytest.mark.rule("duel.stealing")
def test_stealing_discards_nothing_from_the_opponents_rc() -> None:
    t = table(us(hand="colt-l1", rear_gear="hat-l1"), them(hand="stealing-o1"), active=1)
    assert t.refused("play-card stealing-o1 hat-l1") == "rearguard"
    assert t.refused("play-card stealing-o1 colt-l1") == "not-there"


@pytest.mark.rule("duel.stealing")
def test_jack_ransome_steals_from_the_opponents_rc() -> None:
    t = table(us(rear_gear="hat-l1"), outlaws("jack-ransome", "babe-leroy", hand="stealing-o1"), active=1)
    assert t.play("stealing-o1", taken="hat-l1").gear("jango") == []


# -- Wagon -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.wagon")
@pytest.mark.parametrize("card", ["hat-l1", "bank-l1", "colt-l1"])
def test_wagon_draws_three_cards_and_one_of_them_is_discarded(card: str) -> None:
    drawn = ["hat-l1", "bank-l1", "colt-l1"]
    t = table(us(hand="wagon-l1 missed-l1", top=" ".join(drawn)), them()).play("wagon-l1")
    assert sorted(t.options) == sorted(f"discard {name}" for name in drawn)
    t.do(f"discard {card}")
    assert {*t.hand(0)} == {"missed-l1", *drawn} - {card} and t.pile("discard") == [card, "wagon-l1"]


@pytest.mark.rule("duel.wagon")
def test_wagon_does_not_discard_from_the_hand() -> None:
    t = table(us(hand="wagon-l1 missed-l1"), them()).play("wagon-l1")
    assert t.game.why_not("discard missed-l1") is not None and t.refused("pass") == "not-now"
