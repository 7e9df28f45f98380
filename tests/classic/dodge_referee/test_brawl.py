"""Brawl: every other player loses a card, and the one who plays it chooses for each."""

import pytest

from tests.classic.dodge_referee.kit import SPARE, scene
from tests.classic.kit import crowd, seat

START = f"brawl-JS bang-AS {SPARE}"


@pytest.mark.rule("dodge.brawl")
def test_the_one_who_plays_brawl_chooses_for_each_in_order_from_the_left() -> None:
    both = [("missed-TC", "barrel-AC"), ("missed-JC", "mustang-5H"), ("missed-QC", "knife-8H")]
    t = scene(seat(hand=START), *[seat(hand=hand, in_play=card) for hand, card in both]).do("play brawl-JS bang-AS")
    assert t.asked == (0, "brawl") and t.question == {"target": 1}
    assert t.options == ["strip-hand", "strip-card barrel-AC"]
    t.do("strip-card barrel-AC", "strip-hand")
    assert t.asked == (0, "brawl") and t.question == {"target": 3}
    t.do("strip-card knife-8H")
    assert t.hand(1) == ["missed-TC"] and t.in_play(2) == ["mustang-5H"] and t.hand(3) == ["missed-QC"]
    assert [*t.in_play(1), *t.hand(2), *t.in_play(3)] == []


@pytest.mark.rule("dodge.brawl")
def test_what_brawl_takes_is_discarded() -> None:
    t = scene(seat(hand=START), seat(in_play="barrel-AC"), *crowd(2)).do("play brawl-JS bang-AS")
    assert t.pile("discard") == ["barrel-AC", "brawl-JS", "bang-AS"] and t.hand(0) == [SPARE]


@pytest.mark.rule("dodge.brawl", "classic.forced")
def test_whoever_has_only_a_hand_loses_a_card_of_it_without_a_question() -> None:
    t = scene(seat(hand=START), seat(hand="missed-TC missed-JC"), seat(hand="missed-QC"), seat())
    t.do("play brawl-JS bang-AS")
    assert t.asked == (0, "play") and len(t.hand(1)) == 1 and t.hand(2) == []


@pytest.mark.rule("dodge.brawl")
def test_whoever_has_no_card_is_passed_over() -> None:
    t = scene(seat(hand=START), seat(), seat(), seat(hand="missed-TC", in_play="jail-JS")).do("play brawl-JS bang-AS")
    assert t.question == {"target": 3}


@pytest.mark.rule("dodge.brawl")
def test_brawl_leaves_what_lies_before_its_own_player() -> None:
    t = scene(seat(hand=START, in_play="scope-AS canteen-7H"), seat(hand="missed-TC"), *crowd(2))
    assert t.do("play brawl-JS bang-AS").in_play(0) == ["scope-AS", "canteen-7H"]


@pytest.mark.rule("dodge.brawl")
@pytest.mark.parametrize("card", ["jail-JS", "dynamite-TC", "winchester-8S", "sombrero-7C", "hideout-KD"])
def test_brawl_reaches_every_card_in_play(card: str) -> None:
    t = scene(seat(hand=START), seat(), seat(hand="missed-TC", in_play=f"{card} scope-AS"), seat())
    t.do("play brawl-JS bang-AS", f"strip-card {card}")
    assert t.in_play(2) == ["scope-AS"]


@pytest.mark.rule("dodge.brawl", "dodge.green")
def test_several_cards_in_play_without_a_hand_are_still_a_choice() -> None:
    t = scene(seat(hand=START), seat(in_play="bible-TH sombrero-7C"), *crowd(2)).do("play brawl-JS bang-AS")
    assert t.options == ["strip-card bible-TH", "strip-card sombrero-7C"]


@pytest.mark.rule("dodge.brawl", "dodge.players")
def test_brawl_at_eight_goes_round_once() -> None:
    others = [
        seat(hand=f"missed-{value}S", in_play=f"{card}")
        for value, card in zip(
            "2345678",
            ["barrel-AC", "barrel-QS", "barrel-KS", "mustang-5H", "mustang-8H", "mustang-9H", "scope-AS"],
            strict=True,
        )
    ]
    t = scene(seat(hand=START), *others).do("play brawl-JS bang-AS")
    for target in range(1, 8):
        assert t.asked == (0, "brawl") and t.question == {"target": target}
        t.do("strip-hand" if target % 2 else f"strip-card {t.in_play(target)[0]}")
    assert t.asked == (0, "play")
    assert [len(t.hand(at)) for at in range(1, 8)] == [0, 1, 0, 1, 0, 1, 0]
    assert [len(t.in_play(at)) for at in range(1, 8)] == [1, 0, 1, 0, 1, 0, 1]


@pytest.mark.rule("dodge.brawl", "dodge.molly-stark")
def test_molly_draws_nothing_for_what_brawl_costs_her() -> None:
    t = scene(seat(hand=START), seat("molly-stark", hand="missed-TC missed-JC"), *crowd(2))
    assert len(t.do("play brawl-JS bang-AS").hand(1)) == 1


@pytest.mark.rule("dodge.brawl", "classic.suzy")
def test_suzy_draws_when_brawl_takes_her_last_card() -> None:
    t = scene(seat(hand=START), seat("suzy-lafayette", hand="missed-TC"), *crowd(2), top="saloon-5H")
    assert t.do("play brawl-JS bang-AS").hand(1) == ["saloon-5H"]


@pytest.mark.rule("dodge.brawl", "dodge.apache-kid")
def test_a_brawl_paid_with_a_diamond_touches_apache_kid_for_brawl_is_spades() -> None:
    t = scene(seat(hand=f"brawl-JS bang-2D {SPARE}"), seat("apache-kid", hand="missed-TC"), *crowd(2))
    assert t.do("play brawl-JS bang-2D").hand(1) == []


@pytest.mark.rule("dodge.brawl", "classic.sid-ketchum")
def test_sid_may_heal_before_brawl_takes_a_card_of_his_hand() -> None:
    t = scene(seat(hand=START), seat("sid-ketchum", life=2, hand="missed-TC missed-JC"), *crowd(2))
    t.do("play brawl-JS bang-AS")
    assert t.asked == (1, "robbery") and t.do("heal missed-TC missed-JC").life(1) == 3 and t.hand(1) == []
