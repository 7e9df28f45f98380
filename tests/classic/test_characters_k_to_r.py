"""Kit Carlson, Pedro Ramirez, and what is left of Lucky Duke, Paul Regret and Rose Doolan."""

import pytest

from tests.classic.kit import crowd, seat, table

SPARE = "beer-9H"


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


@pytest.mark.rule("classic.lucky-duke", "classic.draw-check")
def test_lucky_duke_may_choose_either_card_for_a_barrel() -> None:
    t = table(
        seat(hand=f"bang-AS {SPARE}"), seat("lucky-duke", in_play="barrel-QS"), *crowd(2), top="missed-2S bang-2C"
    )
    t.play("bang-AS", at=1).barrel().do("choose bang-2C")
    assert t.life(1) == 3 and {"missed-2S", "bang-2C"} <= set(t.pile("discard"))


@pytest.mark.rule("classic.lucky-duke")
def test_others_turn_one_card_up() -> None:
    t = table(
        seat(hand=f"bang-AS {SPARE}"),
        seat("willy", in_play="barrel-QS"),
        seat("lucky-duke"),
        seat(),
        top="saloon-5H bang-2C",
    )
    t.play("bang-AS", at=1).barrel()
    assert t.asked == (0, "play") and t.pile("deck")[0] == "bang-2C"


@pytest.mark.rule("classic.paul-regret", "classic.cat-balou")
def test_paul_regret_keeps_his_distance_without_cards() -> None:
    t = table(seat(hand=f"bang-AS panic-JH {SPARE}"), seat("paul-regret", hand="bang-2C"), *crowd(2))
    assert t.refused("play-at bang-AS 1") == t.refused("play-hand panic-JH 1") == "too-far"


@pytest.mark.rule("classic.rose-doolan", "classic.panic")
def test_rose_doolan_reaches_two_seats_with_panic() -> None:
    t = table(seat("rose-doolan", hand=f"panic-JH {SPARE}"), seat(), seat(hand="bang-2C"), *crowd(2))
    assert t.play("panic-JH", at=2, hand=True).hand(0) == [SPARE, "bang-2C"]


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


@pytest.mark.rule("classic.lucky-duke", "classic.slab", "classic.barrel")
def test_lucky_dukes_barrel_counts_once_against_slab() -> None:
    duke = seat("lucky-duke", in_play="barrel-QS")
    t = table(seat("slab", hand=f"bang-AS {SPARE}"), duke, *crowd(2), top="saloon-5H beer-6H").play("bang-AS", at=1)
    assert t.barrel().do("choose saloon-5H").life(1) == 3


@pytest.mark.rule("classic.lucky-duke", "classic.turn.reshuffle", "classic.dynamite")
def test_lucky_duke_turns_up_the_second_card_from_the_new_pile() -> None:
    duke = seat("lucky-duke", hand=SPARE, in_play="dynamite-2H")
    t = table(duke, *crowd(3), phase="begin", top="missed-2S", deck="", discard="bang-2C")
    assert sorted(t.options) == ["choose bang-2C", "choose missed-2S"]


@pytest.mark.rule("classic.kit-carlson", "classic.turn.reshuffle")
def test_kit_only_looks_at_the_last_three_cards_and_nothing_is_reshuffled() -> None:
    piles = {"top": "bang-2C bang-3C bang-4C", "deck": "", "discard": "bang-5C bang-6C"}
    t = table(seat("kit-carlson"), *crowd(3), phase="draw", **piles)
    assert t.asked == (0, "kit") and not t.happened("reshuffled")
    t.do("put-back bang-3C")
    assert t.pile("deck") == ["bang-3C"] and t.pile("discard") == ["bang-5C", "bang-6C"]


@pytest.mark.rule("classic.lucky-duke", "classic.turn.reshuffle")
@pytest.mark.parametrize("chosen", ["bang-QH", "bang-2C"])
def test_lucky_duke_discards_both_of_the_last_two_cards_before_the_pile_is_made_anew(chosen: str) -> None:
    duke = seat("lucky-duke", in_play="barrel-QS")
    t = table(seat(hand=f"bang-AS {SPARE}"), duke, *crowd(2), top="bang-QH bang-2C", deck="", discard="bang-5C")
    t.play("bang-AS", at=1).barrel().do(f"choose {chosen}")
    assert sorted(t.pile("deck")) == ["bang-2C", "bang-5C", "bang-AS", "bang-QH"] and t.pile("discard") == []


@pytest.mark.rule("classic.lucky-duke", "classic.hidden")
def test_everybody_is_told_both_cards_that_lucky_duke_turns_up_before_he_chooses() -> None:
    duke = seat("lucky-duke", in_play="barrel-QS")
    t = table(seat(hand=f"bang-AS {SPARE}"), duke, *crowd(2), top="bang-QH bang-2C").play("bang-AS", at=1).barrel()
    assert t.asked == (1, "duke") and [note["card"] for note in t.happened("showed")] == ["bang-QH", "bang-2C"]
