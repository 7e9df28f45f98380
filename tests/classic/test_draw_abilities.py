"""What characters draw in phase 1: Black Jack, Jesse Jones, Kit Carlson and Pedro Ramirez."""

import pytest

from tests.classic.kit import crowd, seat, table

SPARE = "beer-9H"


# -- Black Jack --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic.black-jack")
@pytest.mark.parametrize("card", ["beer-6H", "bang-2D"])
def test_black_jack_draws_a_third_card_if_the_second_is_red(card: str) -> None:
    t = table(seat("black-jack"), *crowd(3), phase="draw", top=f"bang-2C {card} bang-3C bang-4C")
    assert t.hand(0) == ["bang-2C", card, "bang-3C"] and t.happened("showed") == [{"seat": 0, "card": card}]


@pytest.mark.rule("classic.black-jack")
@pytest.mark.parametrize("card", ["stagecoach-9S", "missed-TC"])
def test_black_jack_draws_no_third_card_if_the_second_is_black(card: str) -> None:
    t = table(seat("black-jack"), *crowd(3), phase="draw", top=f"bang-2D {card} bang-3C")
    assert t.hand(0) == ["bang-2D", card] and t.happened("showed") == [{"seat": 0, "card": card}]


@pytest.mark.rule("classic.black-jack")
def test_a_red_third_card_brings_black_jack_no_more() -> None:
    t = table(seat("black-jack"), *crowd(3), phase="draw", top="bang-2D bang-3D bang-4D bang-5D")
    assert t.hand(0) == ["bang-2D", "bang-3D", "bang-4D"] and len(t.happened("showed")) == 1


@pytest.mark.rule("classic.black-jack", "classic.turn.reshuffle")
def test_black_jack_without_a_second_card_has_no_bonus() -> None:
    t = table(seat("black-jack", hand=SPARE), *crowd(3), phase="draw", top="bang-2D", deck="")
    assert t.hand(0) == [SPARE, "bang-2D"] and t.happened("showed") == []


@pytest.mark.rule("classic.black-jack", "classic.turn.reshuffle")
def test_black_jacks_bonus_fails_when_there_is_no_third_card() -> None:
    t = table(seat("black-jack"), *crowd(3), phase="draw", top="bang-2D bang-3D", deck="")
    assert t.hand(0) == ["bang-2D", "bang-3D"] and t.happened("showed") == [{"seat": 0, "card": "bang-3D"}]


@pytest.mark.rule("classic.black-jack", "classic.turn.reshuffle")
def test_black_jacks_third_card_comes_from_the_new_pile() -> None:
    t = table(seat("black-jack"), *crowd(3), phase="draw", top="bang-2C beer-6H", deck="", discard="bang-4C")
    assert t.hand(0) == ["bang-2C", "beer-6H", "bang-4C"]


# -- Jesse Jones -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic.jesse-jones")
def test_jesse_may_take_his_first_card_from_a_hand() -> None:
    t = table(
        seat("jesse-jones"), seat(hand="bang-2C"), seat(), seat(hand="bang-3C"), phase="draw", top="bang-4C bang-5C"
    )
    assert t.asked == (0, "jesse") and sorted(t.options) == ["draw", "draw-from 1", "draw-from 3"]
    t.do("draw-from 3")
    assert t.hand(0) == ["bang-3C", "bang-4C"] and t.hand(3) == [] and t.pile("deck")[0] == "bang-5C"


@pytest.mark.rule("classic.jesse-jones")
def test_jesse_may_draw_both_cards_from_the_pile() -> None:
    t = table(seat("jesse-jones"), seat(hand="bang-2C"), *crowd(2), phase="draw", top="bang-4C bang-5C").do("draw")
    assert t.hand(0) == ["bang-4C", "bang-5C"] and t.hand(1) == ["bang-2C"]


@pytest.mark.rule("classic.jesse-jones", "classic.forced")
def test_jesse_is_not_asked_when_all_hands_are_empty() -> None:
    t = table(seat("jesse-jones"), seat(in_play="barrel-QS"), *crowd(2), phase="draw", top="bang-4C bang-5C")
    assert t.asked == (0, "play") and t.hand(0) == ["bang-4C", "bang-5C"]


@pytest.mark.rule("classic.jesse-jones", "classic.suzy")
def test_suzy_draws_when_jesse_takes_her_last_card() -> None:
    t = table(
        seat("jesse-jones"), seat("suzy-lafayette", hand="bang-2C"), *crowd(2), phase="draw", top="bang-4C bang-5C"
    )
    t.do("draw-from 1")
    assert t.hand(1) == ["bang-4C"] and t.hand(0) == ["bang-2C", "bang-5C"]


# -- Kit Carlson -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic.kit-carlson")
def test_kit_keeps_two_of_three_cards_and_puts_the_third_back_on_top() -> None:
    t = table(seat("kit-carlson"), *crowd(3), phase="draw", top="bang-2C bang-3C bang-4C bang-5C")
    assert t.asked == (0, "kit") and sorted(t.options) == ["put-back bang-2C", "put-back bang-3C", "put-back bang-4C"]
    t.do("put-back bang-3C")
    assert t.hand(0) == ["bang-2C", "bang-4C"] and t.pile("deck")[:2] == ["bang-3C", "bang-5C"]


@pytest.mark.rule("classic.kit-carlson")
def test_the_card_that_kit_put_back_is_the_next_to_be_drawn() -> None:
    t = table(seat("kit-carlson"), seat("willy"), *crowd(2), phase="draw", top="beer-6H bang-3C bang-4C bang-5C")
    t.do("put-back bang-4C").end()
    assert t.turn_of == 1 and t.hand(1) == ["bang-4C", "bang-5C"]


@pytest.mark.rule("classic.kit-carlson", "classic.turn.reshuffle")
def test_kit_completes_his_three_cards_from_the_new_pile() -> None:
    t = table(seat("kit-carlson"), *crowd(3), phase="draw", top="bang-2C bang-3C", deck="", discard="bang-4C")
    assert sorted(t.options) == ["put-back bang-2C", "put-back bang-3C", "put-back bang-4C"]
    t.do("put-back bang-2C")
    assert sorted(t.hand(0)) == ["bang-3C", "bang-4C"] and t.pile("deck") == ["bang-2C"]


@pytest.mark.rule("classic.kit-carlson", "classic.turn.reshuffle")
def test_kit_keeps_both_of_two_cards() -> None:
    t = table(seat("kit-carlson"), *crowd(3), phase="draw", top="bang-2C bang-3C", deck="")
    assert t.asked == (0, "play") and t.hand(0) == ["bang-2C", "bang-3C"] and t.pile("deck") == []


@pytest.mark.rule("classic.kit-carlson")
def test_kit_looks_at_nothing_for_a_stagecoach() -> None:
    t = table(seat("kit-carlson", hand=f"stagecoach-9S {SPARE}"), *crowd(3), top="bang-2C bang-3C bang-4C").play(
        "stagecoach-9S"
    )
    assert t.asked == (0, "play") and t.hand(0) == [SPARE, "bang-2C", "bang-3C"]


@pytest.mark.rule("classic.kit-carlson", "classic.turn.reshuffle")
@pytest.mark.parametrize(("top", "discard", "hand"), [("bang-2C", "", 1), ("", "", 0), ("bang-2C", "bang-3C", 2)])
def test_kit_with_fewer_than_three_cards_in_all_takes_what_there_is(top: str, discard: str, hand: int) -> None:
    t = table(seat("kit-carlson", hand=SPARE), *crowd(3), phase="draw", top=top, deck="", discard=discard)
    assert t.asked == (0, "play") and len(t.hand(0)) == 1 + hand and t.pile("deck") == [] == t.pile("discard")


@pytest.mark.rule("classic.kit-carlson", "classic.jail")
def test_the_card_that_kit_put_back_may_be_turned_up_for_jail() -> None:
    prisoner = seat("willy", in_play="jail-TS")
    t = table(seat("kit-carlson"), prisoner, *crowd(2), phase="draw", top="beer-6H missed-2S bang-4C bang-5C")
    t.do("put-back missed-2S").end()
    assert t.happened("jailed") == [{"seat": 1}] and t.turn_of == 2


@pytest.mark.rule("classic.kit-carlson", "classic.turn.reshuffle")
def test_kit_only_looks_at_the_last_three_cards_and_nothing_is_reshuffled() -> None:
    piles = {"top": "bang-2C bang-3C bang-4C", "deck": "", "discard": "bang-5C bang-6C"}
    t = table(seat("kit-carlson"), *crowd(3), phase="draw", **piles)
    assert t.asked == (0, "kit") and not t.happened("reshuffled")
    t.do("put-back bang-3C")
    assert t.pile("deck") == ["bang-3C"] and t.pile("discard") == ["bang-5C", "bang-6C"]


# -- Pedro Ramirez -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic.pedro-ramirez")
def test_pedro_may_take_his_first_card_from_the_discards() -> None:
    t = table(seat("pedro-ramirez"), *crowd(3), phase="draw", top="bang-2C bang-3C", discard="duel-8C bang-4C")
    assert (
        t.asked == (0, "pedro") and t.question == {"card": "duel-8C"} and sorted(t.options) == ["draw", "draw-discard"]
    )
    t.do("draw-discard")
    assert t.hand(0) == ["duel-8C", "bang-2C"] and t.pile("discard") == ["bang-4C"] and t.pile("deck")[0] == "bang-3C"


@pytest.mark.rule("classic.pedro-ramirez")
def test_pedro_may_draw_both_cards_from_the_pile() -> None:
    t = table(seat("pedro-ramirez"), *crowd(3), phase="draw", top="bang-2C bang-3C", discard="duel-8C").do("draw")
    assert t.hand(0) == ["bang-2C", "bang-3C"] and t.pile("discard") == ["duel-8C"]


@pytest.mark.rule("classic.pedro-ramirez", "classic.forced")
def test_pedro_draws_from_the_pile_when_there_are_no_discards() -> None:
    t = table(seat("pedro-ramirez"), *crowd(3), phase="draw", top="bang-2C bang-3C")
    assert t.asked == (0, "play") and t.hand(0) == ["bang-2C", "bang-3C"]


@pytest.mark.rule("classic.pedro-ramirez", "classic.jail")
def test_pedro_may_take_the_card_that_freed_him() -> None:
    pedro = seat("pedro-ramirez", role="outlaw", hand=SPARE, in_play="jail-TS")
    t = table(pedro, *crowd(3), phase="begin", top="saloon-5H bang-2C").do("draw-discard")
    assert t.hand(0) == [SPARE, "jail-TS", "bang-2C"] and t.pile("discard") == ["saloon-5H"]
