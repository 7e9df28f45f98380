"""Green cards: played, ready from the next turn on, discarded for what they do."""

import pytest

import sixgun
from tests.classic.dodge.kit import SPARE, crowd, dodge, seat

COVERS = ("iron-plate-AD", "iron-plate-QS", "sombrero-7C", "ten-gallon-hat-JD")


@pytest.mark.rule("dodge.green")
def test_a_green_card_is_put_in_play_and_rests_for_the_turn() -> None:
    t = dodge(seat(hand=f"canteen-7H {SPARE}", life=2), *crowd(3)).play("canteen-7H")
    assert t.in_play(0) == ["canteen-7H"] and t.life(0) == 2 and t.refused("play canteen-7H") == "not-ready"


@pytest.mark.rule("dodge.green", "dodge.canteen")
def test_in_a_later_turn_it_is_discarded_and_takes_effect() -> None:
    t = dodge(seat(hand=SPARE, in_play="canteen-7H", life=2), *crowd(3)).play("canteen-7H")
    assert t.in_play(0) == [] and t.life(0) == 3 and t.pile("discard")[0] == "canteen-7H"


@pytest.mark.rule("dodge.green")
def test_a_green_card_waits_a_whole_round() -> None:
    t = dodge(seat("willy", hand=f"knife-8H {SPARE}"), *crowd(3)).play("knife-8H").end()
    while t.turn_of != 0:
        t.do(t.options[0])
    assert "play-at knife-8H 1" in t.options


@pytest.mark.rule("dodge.green")
def test_two_green_cards_of_a_name_never_lie_before_one_player() -> None:
    t = dodge(seat(hand="iron-plate-AD saloon-5H", in_play="iron-plate-QS"), *crowd(3))
    assert t.refused("play iron-plate-AD") == "copy"


@pytest.mark.rule("dodge.green")
@pytest.mark.parametrize("thief", ["cat-balou-8C", "panic-JH", "rag-time-9H"])
def test_a_green_card_in_play_can_be_taken_or_discarded(thief: str) -> None:
    t = dodge(seat(hand=f"{thief} beer-6H {SPARE}"), seat(in_play="knife-8H"), *crowd(2))
    t.do(f"play-card {thief} 1 knife-8H{' beer-6H' if 'rag' in thief else ''}")
    assert t.in_play(1) == [] and ("knife-8H" in t.hand(0)) == ("cat" not in thief)


@pytest.mark.rule("dodge.green")
def test_a_green_card_that_was_taken_must_be_played_and_wait_again() -> None:
    t = dodge(seat(hand=f"panic-JH {SPARE}"), seat(in_play="knife-8H"), *crowd(2)).play("panic-JH", 1, taken="knife-8H")
    assert "play-at knife-8H 1" not in t.options
    assert t.play("knife-8H").refused("play-at knife-8H 1") == "not-ready"


@pytest.mark.rule("dodge.green.missed", "dodge.iron-plate", "dodge.sombrero", "dodge.ten-gallon-hat")
@pytest.mark.parametrize("cover", COVERS)
def test_a_green_missed_cancels_a_shot_from_the_table(cover: str) -> None:
    t = dodge(seat(hand=f"bang-8S {SPARE}"), seat(in_play=cover), *crowd(2)).play("bang-8S", at=1).answer(cover)
    assert t.life(1) == 4 and t.in_play(1) == [] and t.pile("discard")[0] == cover


@pytest.mark.rule("dodge.green.missed")
@pytest.mark.parametrize("cover", COVERS)
def test_a_green_missed_from_the_hand_is_no_answer(cover: str) -> None:
    t = dodge(seat(hand=f"bang-8S {SPARE}"), seat(hand=cover), *crowd(2), always_ask=True).play("bang-8S", at=1)
    assert t.options == ["pass"] and t.refused(f"answer {cover}") == "wrong-card"


@pytest.mark.rule("dodge.green.missed")
def test_a_green_missed_can_not_be_used_without_a_shot() -> None:
    t = dodge(seat(hand=SPARE, in_play="sombrero-7C"), *crowd(3))
    assert t.refused("play sombrero-7C") == "needs-shot"


@pytest.mark.rule("dodge.green.missed")
def test_a_green_missed_answers_from_the_next_players_turn_on() -> None:
    t = dodge(seat("slab", hand=f"sombrero-7C {SPARE}"), seat(hand="bang-8S beer-9H"), *crowd(2))
    t.play("sombrero-7C").end()
    while t.turn_of != 1 or t.asked[1] != "play":
        t.do(t.options[0])
    assert t.play("bang-8S", at=0).answer("sombrero-7C").life(0) == 5


@pytest.mark.rule("dodge.green.missed", "classic.slab")
def test_against_slab_a_green_missed_is_one_of_two() -> None:
    target = seat(hand="missed-TC", in_play="sombrero-7C")
    t = dodge(seat("slab", hand=f"bang-8S {SPARE}"), target, *crowd(2)).play("bang-8S", at=1).answer("sombrero-7C")
    assert t.asked == (1, "shot") and t.question["needed"] == 1
    assert t.answer("missed-TC").life(1) == 4


@pytest.mark.rule("dodge.green.missed", "classic.slab", "classic.barrel")
def test_against_slab_a_barrel_and_a_green_missed_are_enough() -> None:
    target = seat(in_play="barrel-AC sombrero-7C")
    t = dodge(seat("slab", hand=f"bang-8S {SPARE}"), target, *crowd(2), top="beer-6H").play("bang-8S", at=1)
    assert t.barrel().answer("sombrero-7C").life(1) == 4


@pytest.mark.rule("dodge.green.missed", "classic.indians", "classic.duel")
@pytest.mark.parametrize("attack", ["play indians-5D", "play-at duel-8C 1"])
def test_a_green_missed_is_no_help_against_indians_and_in_a_duel(attack: str) -> None:
    attacker = seat("slab", hand=f"indians-5D duel-8C {SPARE}")
    t = dodge(attacker, seat(in_play="sombrero-7C"), *crowd(2), always_ask=True).do(attack)
    assert t.options == ["pass"] and t.let().life(1) == 3


@pytest.mark.rule("dodge.bible", "dodge.green.missed")
def test_the_bible_cancels_a_shot_and_its_owner_draws() -> None:
    t = dodge(seat(hand=f"bang-8S {SPARE}"), seat(in_play="bible-TH"), *crowd(2), top="punch-TS")
    t.play("bang-8S", at=1).answer("bible-TH")
    assert t.life(1) == 4 and t.hand(1) == ["punch-TS"]


@pytest.mark.rule("dodge.green.missed", "dodge.howitzer")
def test_everybody_may_answer_a_howitzer() -> None:
    t = dodge(seat(hand=SPARE, in_play="howitzer-9S"), seat(in_play="sombrero-7C"), *crowd(2), always_ask=True)
    t.play("howitzer-9S").answer("sombrero-7C").let().let()
    assert t.lives == [5, 4, 3, 3] and t.asked == (0, "play")


@pytest.mark.rule("dodge.pony-express")
def test_the_pony_express_brings_three_cards() -> None:
    t = dodge(seat(hand=SPARE, in_play="pony-express-QD"), *crowd(3)).play("pony-express-QD")
    assert len(t.hand(0)) == 4


@pytest.mark.rule("dodge.buffalo-rifle")
def test_the_buffalo_rifle_reaches_everybody() -> None:
    t = dodge(seat(hand=SPARE, in_play="buffalo-rifle-QC"), *crowd(6))
    assert {f"play-at buffalo-rifle-QC {at}" for at in range(1, 7)} <= set(t.options)
    assert t.play("buffalo-rifle-QC", at=3).life(3) == 3


@pytest.mark.rule("dodge.knife", "dodge.derringer")
@pytest.mark.parametrize("card", ["knife-8H", "derringer-7S"])
def test_knife_and_derringer_reach_distance_1_with_any_weapon(card: str) -> None:
    t = dodge(seat("slab", hand=SPARE, in_play=f"{card} winchester-8S"), *crowd(4))
    assert t.refused(f"play-at {card} 2") == "too-far"
    assert t.play(card, at=1).life(1) == 3


@pytest.mark.rule("dodge.knife", "dodge.binocular")
def test_a_binocular_lets_the_knife_reach_farther() -> None:
    t = dodge(seat("slab", hand=SPARE, in_play="knife-8H binocular-TD"), *crowd(4))
    assert "play-at knife-8H 2" in t.options


@pytest.mark.rule("dodge.derringer")
def test_with_the_derringer_one_draws_before_the_shot_is_answered() -> None:
    t = dodge(seat("slab", hand=SPARE, in_play="derringer-7S"), *crowd(3), top="punch-TS", always_ask=True)
    t.play("derringer-7S", at=1)
    assert t.asked == (1, "shot") and t.hand(0) == [SPARE, "punch-TS"]


@pytest.mark.rule("dodge.pepperbox")
def test_the_pepperbox_reaches_as_far_as_the_weapon() -> None:
    t = dodge(seat("slab", hand=SPARE, in_play="pepperbox-AH schofield-JC"), *crowd(6))
    assert t.refused("play-at pepperbox-AH 3") == "too-far" and t.play("pepperbox-AH", at=2).life(2) == 3


@pytest.mark.rule("dodge.can-can")
def test_can_can_makes_anybody_discard() -> None:
    t = dodge(seat(hand=SPARE, in_play="can-can-JC"), *crowd(2), seat(in_play="mustang-5H"), *crowd(2))
    assert t.play("can-can-JC", 3, taken="mustang-5H").in_play(3) == [] and t.pile("discard")[0] == "mustang-5H"


@pytest.mark.rule("dodge.conestoga")
def test_the_conestoga_takes_a_card_at_any_distance() -> None:
    t = dodge(seat(hand=SPARE, in_play="conestoga-9D"), *crowd(2), seat(hand="punch-TS"), *crowd(2))
    assert t.play("conestoga-9D", 3, hand=True).hand(0) == [SPARE, "punch-TS"] and t.hand(3) == []


@pytest.mark.rule("dodge.conestoga", "dodge.can-can", "classic.no-cards-no-target")
@pytest.mark.parametrize("card", ["conestoga-9D", "can-can-JC"])
def test_who_has_no_card_is_no_target(card: str) -> None:
    t = dodge(seat(hand=SPARE, in_play=card), seat(hand="punch-TS"), *crowd(2))
    assert t.refused(f"play-hand {card} 2") == "no-cards"


@pytest.mark.rule("dodge.green")
def test_a_position_says_which_green_cards_rest() -> None:
    t = dodge(seat(hand=f"knife-8H {SPARE}"), *crowd(3)).play("knife-8H")
    again = sixgun.load(t.game.position())
    assert again.state == t.game.state and "play-at knife-8H 1" not in again.legal_actions.texts()
