"""Own decks and the common one, and what happens when cards run out."""

from functools import partial

import pytest

from tests.duel.kit import CARD_NAMES, law, outlaws, table

us = partial(law, "the-stranger", "jango")
them = partial(outlaws, "cattle-katie", "babe-leroy")
LAW_CARDS = [card for card in CARD_NAMES if card.rsplit("-", 1)[1][0] == "l"]
OUTLAW_CARDS = [card for card in CARD_NAMES if card.rsplit("-", 1)[1][0] == "o"]


def but(cards: list[str], *left_out: str) -> str:
    """All these cards but some."""
    return " ".join([card for card in cards if card not in left_out])


# -- own decks and the common one ------------------------------------------------------------------------------------


@pytest.mark.rule("duel.turn.own-deck")
def test_a_player_draws_from_their_own_deck_while_it_has_cards() -> None:
    t = table(us(top="colt-l1 hat-l1 bank-l1"), them(), phase="draw", rest="common")
    assert t.hand(0) == ["colt-l1", "hat-l1"] and t.deck(0) == ["bank-l1"]


@pytest.mark.rule("duel.turn.own-deck")
def test_with_a_card_left_nothing_is_shuffled() -> None:
    t = table(us(top="colt-l1 hat-l1 bank-l1"), them(top="colt-o1"), phase="draw", rest="discard")
    assert t.happened("reshuffled") == [] and t.pile("common") == [] and len(t.pile("discard")) == 76


@pytest.mark.rule("duel.turn.own-deck")
def test_the_moment_the_last_card_leaves_the_discards_become_the_common_deck() -> None:
    t = table(us(top="colt-l1 hat-l1"), them(top="colt-o1"), phase="draw", rest="discard")
    assert t.hand(0) == ["colt-l1", "hat-l1"] and t.deck(0) == [] and t.pile("discard") == []
    assert len(t.pile("common")) == 77 and t.happened("reshuffled") == [{"cards": 77}]


@pytest.mark.rule("duel.turn.own-deck")
def test_the_common_deck_holds_both_players_discards_in_a_new_order() -> None:
    t = table(us(top="colt-l1 hat-l1"), them(top="colt-o1"), phase="draw", rest="discard")
    before = table(us(top="colt-l1 hat-l1 bank-l1"), them(top="colt-o1"), phase="draw", rest="discard").pile("discard")
    common = t.pile("common")
    assert {*common} == {*before, "bank-l1"} and [card for card in common if card != "bank-l1"] != before


@pytest.mark.rule("duel.turn.own-deck")
def test_a_draw_goes_on_from_the_common_deck() -> None:
    t = table(us(top="colt-l1"), them(top=but(OUTLAW_CARDS, "beer-o1")), phase="draw", rest="discard")
    assert t.hand(0)[0] == "colt-l1" and len(t.hand(0)) == 2 and len(t.pile("common")) == 39
    assert t.hand(0)[1] in {*LAW_CARDS, "beer-o1"} and len(t.deck(1)) == 39


@pytest.mark.rule("duel.turn.own-deck")
def test_the_other_player_keeps_their_own_deck_meanwhile() -> None:
    t = table(us(), them(top="colt-o1 hat-o1 clock-o1"), active=1, phase="draw", rest="common", common="colt-l1")
    assert t.hand(1) == ["colt-o1", "hat-o1"] and t.pile("common")[0] == "colt-l1"


@pytest.mark.rule("duel.turn.own-deck")
def test_when_the_second_deck_runs_out_too_nothing_is_shuffled() -> None:
    t = table(
        us(),
        them(top="colt-o1"),
        active=1,
        phase="draw",
        rest="common",
        common="colt-l1 hat-l1",
        discard="beer-o1 hat-o1",
    )
    assert t.hand(1) == ["colt-o1", "colt-l1"] and t.pile("discard") == ["beer-o1", "hat-o1"]
    assert t.happened("reshuffled") == [] and t.pile("common")[0] == "hat-l1"


@pytest.mark.rule("duel.turn.own-deck")
def test_an_empty_common_deck_is_made_anew_from_the_discards() -> None:
    t = table(us(), them(), phase="draw", rest="discard", common="colt-l1")
    assert t.hand(0)[0] == "colt-l1" and len(t.hand(0)) == 2 and t.pile("discard") == []
    assert len(t.pile("common")) == 78 and t.happened("reshuffled") == [{"cards": 79}]


@pytest.mark.rule("duel.turn.own-deck")
def test_a_common_deck_that_runs_out_is_made_anew_at_once() -> None:
    t = table(us(), them(), phase="draw", rest="discard", common="colt-l1 hat-l1")
    assert t.hand(0) == ["colt-l1", "hat-l1"] and len(t.pile("common")) == 78 and t.pile("discard") == []


@pytest.mark.rule("duel.turn.own-deck")
def test_both_players_draw_from_the_common_deck_when_it_is_the_only_one() -> None:
    t = table(us(hand="missed-l1"), them(), rest="common", common="colt-o1 colt-o2 colt-l1 hat-l1").end()
    assert t.hand(1) == ["colt-o1", "colt-o2"] and t.end().hand(0) == ["missed-l1", "colt-l1", "hat-l1"]


@pytest.mark.rule("duel.turn.own-deck", "duel.turn.played-first", "duel.wagon")
def test_wagon_itself_is_shuffled_in_when_it_takes_the_last_cards() -> None:
    t = table(us(hand="wagon-l1", top="colt-l1 hat-l1 bank-l1"), them(top="colt-o1"), rest="discard").play("wagon-l1")
    assert t.asked == (0, "wagon") and "wagon-l1" in t.pile("common") and t.pile("discard") == []
    assert t.do("discard hat-l1").pile("discard") == ["hat-l1"] and t.hand(0) == ["colt-l1", "bank-l1"]


@pytest.mark.rule("duel.turn.own-deck", "duel.wagon")
def test_wagon_goes_on_from_the_common_deck() -> None:
    t = table(
        us(hand="wagon-l1", top="colt-l1"), them(top="colt-o1"), rest="common", common="hat-l1 bank-l1 hat-o1"
    ).play("wagon-l1")
    assert sorted(t.options) == ["discard bank-l1", "discard colt-l1", "discard hat-l1"]
    assert t.do("discard colt-l1").hand(0) == ["hat-l1", "bank-l1"] and t.pile("common")[0] == "hat-o1"


@pytest.mark.rule("duel.turn.own-deck", "duel.reveal")
def test_a_reveal_may_take_the_last_card_of_an_own_deck() -> None:
    t = table(us(hand="colt-l1", top="hat-l1"), them(gear="barrel-o1", top="beer-o1"), rest="discard")
    t.play("colt-l1", at="cattle-katie").do("barrel")
    assert t.life("cattle-katie") == 4 and t.deck(1) == [] and "colt-l1" in t.pile("common")
    assert {*t.pile("common"), *t.pile("discard")} == {*CARD_NAMES} - {"barrel-o1", "hat-l1"}


@pytest.mark.rule("duel.turn.own-deck", "duel.reveal", "duel.barrel")
def test_without_an_own_deck_a_barrel_reveals_from_the_common_one() -> None:
    t = table(us(hand="colt-l1"), them(gear="barrel-o1"), rest="common", common="beer-o1").play(
        "colt-l1", at="cattle-katie"
    )
    assert t.do("barrel").life("cattle-katie") == 4 and t.pile("discard")[0] == "beer-o1"


@pytest.mark.rule("duel.turn.own-deck")
def test_without_discards_the_common_deck_comes_with_the_first_one() -> None:
    kept = but(LAW_CARDS, "water-l1", "colt-l1")
    t = table(us(hand=kept, top="water-l1 colt-l1"), them(), phase="draw")
    assert t.deck(0) == t.pile("common") == t.pile("discard") == []
    t.play("water-l1", at="the-stranger")
    assert t.pile("common") == ["water-l1"] and t.pile("discard") == []


@pytest.mark.rule("duel.turn.own-deck", "duel.death")
def test_the_cards_for_a_fallen_character_go_on_from_the_common_deck() -> None:
    t = table(
        us(hand="colt-l1"),
        them(top="colt-o1", life=1, reserve="sid-curry"),
        rest="common",
        common="hat-l1",
    ).play("colt-l1", at="cattle-katie")
    assert t.hand(1) == ["colt-o1", "hat-l1"] and t.front(1) == "sid-curry"


# -- nothing left anywhere -------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.turn.empty")
def test_when_no_card_is_left_anywhere_nothing_is_drawn() -> None:
    t = table(us(hand=but(LAW_CARDS)), them(hand=but(OUTLAW_CARDS)), phase="draw")
    assert len(t.hand(0)) == 40 and t.asked == (0, "play") and t.happened("got") == []


@pytest.mark.rule("duel.turn.empty")
def test_a_single_card_left_is_drawn_alone() -> None:
    t = table(us(hand=but(LAW_CARDS, "colt-l1")), them(hand=but(OUTLAW_CARDS)), phase="draw")
    assert len(t.hand(0)) == 40 and t.hand(0)[-1] == "colt-l1"


@pytest.mark.rule("duel.turn.empty")
def test_the_opponents_own_deck_is_no_help() -> None:
    t = table(us(hand=but(LAW_CARDS)), them(), phase="draw")
    assert len(t.hand(0)) == 40 and len(t.deck(1)) == 40


@pytest.mark.rule("duel.turn.empty", "duel.dynamite")
def test_dynamite_passes_on_when_nothing_can_be_revealed() -> None:
    t = table(
        us(hand=but(LAW_CARDS), gear="dynamite-o1"), them(hand=but(OUTLAW_CARDS, "dynamite-o1")), phase="dynamite"
    )
    assert t.gear("babe-leroy") == ["dynamite-o1"] and t.life("the-stranger") == 4 and t.happened("revealed") == []


@pytest.mark.rule("duel.turn.empty", "duel.rattlesnake")
def test_a_rattlesnake_sleeps_when_nothing_can_be_revealed() -> None:
    t = table(
        us(hand=but(LAW_CARDS), gear="rattlesnake-o1"), them(hand=but(OUTLAW_CARDS, "rattlesnake-o1")), phase="dynamite"
    )
    assert t.gear("the-stranger") == ["rattlesnake-o1"] and t.life("the-stranger") == 4


@pytest.mark.rule("duel.turn.empty", "duel.general-store")
def test_general_store_shows_what_there_is() -> None:
    ours = us(hand=but(LAW_CARDS, "colt-l1"), top="colt-l1")
    t = table(ours, them(hand=but(OUTLAW_CARDS, "beer-o1"), top="beer-o1")).play("general-store-l1")
    assert [event["card"] for event in t.happened("store-opened")] == ["colt-l1", "general-store-l1", "beer-o1"]


# -- General Store and the decks -------------------------------------------------------------------------------------


@pytest.mark.rule("duel.general-store", "duel.turn.own-deck")
def test_general_store_shows_two_cards_of_each_deck() -> None:
    t = table(us(hand="general-store-l1", top="colt-l1 hat-l1"), them(top="beer-o1 hat-o1")).play("general-store-l1")
    assert t.asked == (0, "store")
    assert sorted(t.options) == ["pick beer-o1", "pick colt-l1", "pick hat-l1", "pick hat-o1"]
    assert len(t.deck(0)) == 37 and len(t.deck(1)) == 38


@pytest.mark.rule("duel.general-store")
@pytest.mark.parametrize("own", ["", "colt-o1 hat-o1 clock-o1"])
def test_general_store_shows_four_of_the_common_deck_as_soon_as_there_is_one(own: str) -> None:
    sides = (us(hand="general-store-l1"), them(top=own))
    t = table(*sides, rest="common", common="colt-l1 hat-l1 bank-l1 beer-o1 knife-o1").play("general-store-l1")
    assert sorted(t.options) == ["pick bank-l1", "pick beer-o1", "pick colt-l1", "pick hat-l1"]
    assert t.pile("common")[0] == "knife-o1" and t.deck(1) == own.split()


@pytest.mark.rule("duel.general-store", "duel.turn.own-deck")
def test_general_store_goes_on_from_a_common_deck_made_in_the_middle() -> None:
    t = table(us(hand="general-store-l1", top="colt-l1"), them(top="beer-o1"), rest="discard").play("general-store-l1")
    assert len(t.options) == 4 and {"pick colt-l1", "pick beer-o1"} <= {*t.options}
    assert t.happened("reshuffled") == [{"cards": 78}] and t.pile("discard") == []
    assert len(t.pile("common")) == 76


@pytest.mark.rule("duel.general-store", "duel.turn.own-deck")
def test_general_store_goes_on_when_the_common_deck_is_made_anew_in_the_middle() -> None:
    t = table(us(hand="general-store-l1"), them(), rest="discard", common="colt-l1 hat-l1 bank-l1").play(
        "general-store-l1"
    )
    assert len(t.options) == 4 and {"pick colt-l1", "pick hat-l1", "pick bank-l1"} <= {*t.options}
    assert len(t.pile("common")) == 76 and t.pile("discard") == []


@pytest.mark.rule("duel.general-store", "duel.turn.one-shuffle", "duel.turn.empty")
def test_general_store_shows_fewer_cards_when_the_common_deck_ends_again_in_a_turn() -> None:
    sides = (us(hand="general-store-l1"), them(top="beer-o1"))
    t = table(*sides, rest="discard", common="colt-l1 hat-l1", shuffled=True).play("general-store-l1")
    assert sorted(t.options) == ["pick colt-l1", "pick hat-l1"] and t.deck(1) == ["beer-o1"]


@pytest.mark.rule("duel.general-store", "duel.turn.one-shuffle")
def test_with_no_card_in_the_common_deck_general_store_shows_two_of_the_deck_that_is_left() -> None:
    sides = (us(hand="general-store-l1"), them(top="beer-o1 hat-o1 clock-o1"))
    t = table(*sides, rest="discard", shuffled=True).play("general-store-l1")
    assert sorted(t.options) == ["pick beer-o1", "pick hat-o1"] and t.deck(1) == ["clock-o1"]


# -- more cards running out ------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.turn.empty", "duel.barrel")
def test_a_barrel_has_no_result_when_nothing_can_be_revealed() -> None:
    t = table(
        us(hand=but(LAW_CARDS, "barrel-l1"), rear_gear="barrel-l1"),
        outlaws("cattle-katie", "tom-thorn", hand=but(OUTLAW_CARDS)),
        active=1,
    ).move()
    t.do("barrel")
    assert t.happened("revealed") == [] and t.refused("barrel") == "barrel-used"
    assert t.let().life("jango") == 2


@pytest.mark.rule("duel.turn.empty", "duel.death")
def test_when_no_card_is_left_nobody_draws_for_a_fallen_character() -> None:
    t = table(
        us(hand=but(LAW_CARDS), rear_life=1, reserve="pat-garret"),
        outlaws("cattle-katie", "tom-thorn", hand=but(OUTLAW_CARDS)),
        active=1,
    ).move()
    t.let()
    assert t.life("pat-garret") == 5 and len(t.hand(0)) == 40 and t.asked == (1, "play")


@pytest.mark.rule("duel.turn.empty", "duel.wagon")
def test_wagon_with_only_two_cards_left_discards_none_of_them() -> None:
    t = table(us(hand=but(LAW_CARDS, "colt-l1"), top="colt-l1"), them(hand=but(OUTLAW_CARDS))).play("wagon-l1")
    assert t.asked == (0, "play") and {*t.hand(0)} == {*LAW_CARDS}


@pytest.mark.rule("duel.turn.own-deck", "duel.dynamite", "duel.rattlesnake")
def test_reveals_at_the_beginning_of_the_turn_go_on_from_the_common_deck() -> None:
    t = table(
        us(gear="dynamite-o1 rattlesnake-o1", top="wagon-l1"),
        them(top="colt-o1"),
        phase="dynamite",
        rest="common",
        common="missed-l1 hat-l1 bank-l1",
    )
    assert t.gear("babe-leroy") == ["dynamite-o1"] and t.life("the-stranger") == 3
    assert t.hand(0) == ["hat-l1", "bank-l1"] and t.pile("discard") == ["missed-l1", "wagon-l1"]


@pytest.mark.rule("duel.turn.own-deck", "duel.death.order", "duel.gatling")
def test_fallen_of_both_players_draw_from_the_common_deck_in_their_order() -> None:
    t = table(
        us(hand="gatling-l1", rear_life=1, reserve="wyatt-earp"),
        them(life=1, rear_life=1, reserve="sid-curry toco-ramirez"),
        rest="common",
        common="colt-o1 colt-o2 colt-l1 hat-l1 hat-o1 clock-o1",
    ).play("gatling-l1")
    assert t.hand(0) == ["colt-l1", "hat-l1"] and t.hand(1) == ["colt-o1", "colt-o2", "hat-o1", "clock-o1"]


@pytest.mark.rule("duel.reload", "duel.turn.own-deck")
def test_a_reload_with_nothing_else_left_brings_the_card_back() -> None:
    t = table(us(hand=but(LAW_CARDS)), outlaws("cattle-katie", hand=but(OUTLAW_CARDS))).do("reload water-l1")
    assert len(t.hand(0)) == 40 and t.happened("reloaded") == [{"seat": 0, "card": "water-l1"}]


@pytest.mark.rule("duel.reload")
def test_nobody_reloads_while_a_hit_waits_for_an_answer() -> None:
    t = table(law("the-stranger", hand="water-l1 missed-l1", gear="scope-l1"), them(hand="colt-o1"), active=1)
    t.play("colt-o1", at="the-stranger")
    assert t.refused("reload water-l1") == t.refused("reload scope-l1") == "not-now"


@pytest.mark.rule("duel.reload")
def test_equipment_just_reloaded_has_lost_its_effect() -> None:
    t = table(us(hand="colt-l1", gear="scope-l1"), outlaws("cattle-katie", top="beer-o1")).do("reload scope-l1")
    assert t.gear("the-stranger") == [] and t.pile("discard") == ["scope-l1"] and len(t.hand(0)) == 2


@pytest.mark.rule("duel.reveal", "duel.turn.own-deck")
def test_sid_curry_reveals_from_the_common_deck_when_the_opponent_has_no_own() -> None:
    t = table(
        us(hand="colt-l1"), outlaws("sid-curry", "babe-leroy", top="colt-o1"), rest="common", common="wagon-l1 hat-l1"
    ).play("colt-l1", at="sid-curry")
    assert t.do("sid").life("sid-curry") == 4 and t.pile("discard")[0] == "wagon-l1" and t.deck(1) == ["colt-o1"]


@pytest.mark.rule("duel.turn.own-deck", "duel.death.order")
def test_the_equipment_of_the_fallen_is_shuffled_in_when_his_owners_deck_runs_out() -> None:
    t = table(
        us(hand="colt-l1", top="hat-l1"),
        them(life=1, gear="clock-o1", top="colt-o1 colt-o2", reserve="sid-curry"),
        rest="discard",
    ).play("colt-l1", at="cattle-katie")
    assert t.hand(1) == ["colt-o1", "colt-o2"] and t.pile("discard") == []
    assert {"clock-o1", "colt-l1"} <= {*t.pile("common")}


@pytest.mark.rule("duel.turn.own-deck", "duel.bank")
def test_the_third_card_of_a_bank_comes_from_the_common_deck_if_need_be() -> None:
    t = table(
        us(gear="bank-l1", top="colt-l1 hat-l1"), them(top="colt-o1"), phase="draw", rest="common", common="beer-o1"
    )
    assert t.hand(0) == ["colt-l1", "hat-l1", "beer-o1"]
