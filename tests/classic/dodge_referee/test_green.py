"""Green-bordered cards: played, waiting, used."""

import pytest

from tests.classic.dodge_referee.kit import SPARE, offered, scene
from tests.classic.kit import crowd, seat

MISSED = ["bible-TH", "iron-plate-AD", "iron-plate-QS", "sombrero-7C", "ten-gallon-hat-JD"]
USED = [
    "buffalo-rifle-QC",
    "can-can-JC",
    "canteen-7H",
    "conestoga-9D",
    "derringer-7S",
    "howitzer-9S",
    "knife-8H",
    "pepperbox-AH",
    "pony-express-QD",
]
SHOTS = ["buffalo-rifle-QC", "derringer-7S", "knife-8H", "pepperbox-AH"]


@pytest.mark.rule("dodge.green")
@pytest.mark.parametrize("card", [*USED, *MISSED])
def test_a_green_card_comes_into_play_and_can_not_be_used_in_the_same_turn(card: str) -> None:
    t = scene(seat(hand=f"{card} {SPARE}"), seat(hand="saloon-5H"), *crowd(2))
    assert offered(t, card) == [f"play {card}"]
    assert t.play(card).in_play(0) == [card] and offered(t, card) == []


@pytest.mark.rule("dodge.green")
@pytest.mark.parametrize("card", USED)
def test_a_green_card_is_used_in_a_later_turn_at_no_other_cost(card: str) -> None:
    t = scene(
        seat("willy", life=2, hand=card), seat("rose-doolan", hand="beer-6H"), *crowd(2), top="beer-7H beer-8H"
    ).play(card)
    assert t.turn_of == 1 and t.in_play(0) == [card]
    later = scene(seat("willy", life=2, hand=SPARE, in_play=card), seat(hand="saloon-5H"), *crowd(2))
    assert offered(later, card) != []
    later.do(offered(later, card)[0])
    assert later.in_play(0) == [] and SPARE in later.hand(0) and card in later.pile("discard")


@pytest.mark.rule("dodge.green.missed", "classic.missed.answer")
@pytest.mark.parametrize("card", MISSED)
def test_a_green_missed_can_not_be_used_without_a_shot(card: str) -> None:
    t = scene(seat(hand=SPARE, in_play=card), *crowd(3))
    assert offered(t, card) == [] and t.refused(f"play {card}") == "needs-shot"


@pytest.mark.rule("dodge.green.missed", "dodge.iron-plate", "dodge.sombrero", "dodge.ten-gallon-hat", "dodge.bible")
@pytest.mark.parametrize("card", MISSED)
def test_a_green_missed_answers_a_shot_out_of_turn_and_is_discarded(card: str) -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat(in_play=card), *crowd(2), top="saloon-5H").play("bang-AS", at=1)
    assert t.answer(card).life(1) == 4 and t.in_play(1) == [] and card in t.pile("discard")
    assert t.hand(1) == (["saloon-5H"] if card == "bible-TH" else [])


@pytest.mark.rule("dodge.green.missed")
def test_a_green_missed_works_from_the_next_players_turn_on() -> None:
    t = scene(seat("rose-doolan", hand="sombrero-7C"), seat("willy", hand="bang-AS"), *crowd(2)).play("sombrero-7C")
    t.play("bang-AS", at=0).answer("sombrero-7C")
    assert t.life(0) == 5 and t.in_play(0) == []


@pytest.mark.rule("dodge.green.missed")
@pytest.mark.parametrize("card", MISSED)
def test_a_green_missed_is_no_missed_while_it_is_in_the_hand(card: str) -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat(hand=card), *crowd(2)).play("bang-AS", at=1)
    assert t.life(1) == 3 and t.hand(1) == [card]


@pytest.mark.rule("dodge.green.missed", "classic.slab")
def test_two_green_missed_cancel_a_bang_of_slab_and_one_does_not() -> None:
    t = scene(seat("slab", hand=f"bang-AS {SPARE}"), seat(in_play="sombrero-7C iron-plate-AD"), *crowd(2))
    t.play("bang-AS", at=1).answer("sombrero-7C")
    assert t.asked == (1, "shot") and t.answer("iron-plate-AD").life(1) == 4
    t = scene(seat("slab", hand=f"bang-AS {SPARE}"), seat(in_play="sombrero-7C"), *crowd(2))
    assert t.play("bang-AS", at=1).answer("sombrero-7C").life(1) == 3


@pytest.mark.rule("dodge.green.missed", "classic.barrel", "classic.slab")
def test_a_green_missed_and_a_barrel_together_cancel_a_bang_of_slab() -> None:
    t = (
        scene(
            seat("slab", hand=f"bang-AS {SPARE}"),
            seat(in_play="barrel-AC ten-gallon-hat-JD"),
            *crowd(2),
            top="saloon-5H",
        )
        .play("bang-AS", at=1)
        .barrel()
    )
    assert t.asked == (1, "shot") and t.answer("ten-gallon-hat-JD").life(1) == 4 and t.in_play(1) == ["barrel-AC"]


@pytest.mark.rule("dodge.green.missed", "classic.barrel")
def test_after_a_barrel_that_failed_a_green_missed_still_helps() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat("willy", in_play="barrel-AC sombrero-7C"), *crowd(2), top="missed-5S")
    assert t.play("bang-AS", at=1).barrel().answer("sombrero-7C").life(1) == 4


@pytest.mark.rule("dodge.bible", "classic.slab")
def test_what_the_bible_draws_may_be_the_second_missed_against_slab() -> None:
    t = scene(seat("slab", hand=f"bang-AS {SPARE}"), seat(in_play="bible-TH"), *crowd(2), top="missed-8D")
    assert t.play("bang-AS", at=1).answer("bible-TH").answer("missed-8D").life(1) == 4


@pytest.mark.rule("dodge.green.missed", "classic.indians", "classic.duel")
def test_a_green_missed_is_no_help_against_indians_or_in_a_duel() -> None:
    t = scene(seat(hand=f"indians-5D duel-QD {SPARE}"), seat(in_play="sombrero-7C"), *crowd(2))
    assert t.play("indians-5D").life(1) == 3 and t.play("duel-QD", at=1).life(1) == 2


@pytest.mark.rule("dodge.green.missed")
def test_a_green_missed_never_helps_somebody_else() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat(), seat(in_play="sombrero-7C"), seat()).play("bang-AS", at=1)
    assert t.life(1) == 3 and t.in_play(2) == ["sombrero-7C"]


@pytest.mark.rule("dodge.green", "classic.turn.no-copies", "dodge.iron-plate")
def test_nobody_has_two_iron_plates_in_play() -> None:
    t = scene(seat(hand=f"iron-plate-AD iron-plate-QS {SPARE}"), *crowd(3)).play("iron-plate-AD")
    assert t.refused("play iron-plate-QS") == "copy"


@pytest.mark.rule("dodge.green", "dodge.iron-plate")
def test_two_players_may_have_an_iron_plate_each() -> None:
    t = scene(seat(hand=f"iron-plate-AD {SPARE}"), seat(in_play="iron-plate-QS"), *crowd(2)).play("iron-plate-AD")
    assert t.in_play(0) == ["iron-plate-AD"]


@pytest.mark.rule("dodge.green", "classic.panic")
def test_a_green_card_that_was_taken_must_be_played_and_wait_again() -> None:
    t = scene(seat(hand=f"panic-JH {SPARE}"), seat(in_play="knife-8H"), *crowd(2))
    t.play("panic-JH", at=1, taken="knife-8H")
    assert offered(t, "knife-8H") == ["play knife-8H"]
    assert t.play("knife-8H").refused("play-at knife-8H 1") == "not-ready"


@pytest.mark.rule("dodge.green", "classic.cat-balou")
@pytest.mark.parametrize("card", [*USED, *MISSED])
def test_cat_balou_reaches_green_cards(card: str) -> None:
    t = scene(seat(hand=f"cat-balou-8C {SPARE}"), seat(), seat(in_play=card), seat())
    assert t.play("cat-balou-8C", at=2, taken=card).in_play(2) == [] and t.pile("discard")[0] == card


@pytest.mark.rule("dodge.green", "classic.death.reveal")
def test_the_green_cards_of_the_dead_are_discarded() -> None:
    t = scene(
        seat(hand=f"bang-AS {SPARE}"), seat(role="renegade", life=1, in_play="pony-express-QD knife-8H"), *crowd(3)
    )
    assert set(t.play("bang-AS", at=1).pile("discard")) == {"bang-AS", "pony-express-QD", "knife-8H"}


@pytest.mark.rule("dodge.green", "classic.turn.hand-limit")
def test_green_cards_in_play_do_not_count_for_the_hand_limit() -> None:
    t = scene(
        seat(life=1, hand=SPARE, in_play="canteen-7H pony-express-QD can-can-JC"), seat(hand="beer-6H"), *crowd(2)
    )
    assert t.end().turn_of == 1 and len(t.in_play(0)) == 3


@pytest.mark.rule("dodge.canteen")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 5)])
def test_canteen_gives_a_life_point_and_never_more_than_the_maximum(before: int, after: int) -> None:
    t = scene(seat(life=before, hand=SPARE, in_play="canteen-7H"), *crowd(3)).play("canteen-7H")
    assert t.life(0) == after and t.pile("discard") == ["canteen-7H"]


@pytest.mark.rule("dodge.pony-express")
def test_pony_express_draws_three_cards() -> None:
    t = scene(seat(hand=SPARE, in_play="pony-express-QD"), *crowd(3), top="bang-AS bang-2C bang-3C").play(
        "pony-express-QD"
    )
    assert t.hand(0) == [SPARE, "bang-AS", "bang-2C", "bang-3C"] and t.in_play(0) == []


@pytest.mark.rule("dodge.can-can")
def test_can_can_makes_anybody_discard_a_card_of_the_hand_or_in_play() -> None:
    t = scene(
        seat(hand=SPARE, in_play="can-can-JC"), *crowd(2), seat(hand="saloon-5H", in_play="mustang-5H"), *crowd(2)
    )
    assert offered(t, "can-can-JC") == ["play-hand can-can-JC 3", "play-card can-can-JC 3 mustang-5H"]
    assert t.play("can-can-JC", at=3, hand=True).hand(3) == [] and t.hand(0) == [SPARE]


@pytest.mark.rule("dodge.conestoga")
def test_conestoga_takes_a_card_at_any_distance() -> None:
    t = scene(seat(hand=SPARE, in_play="conestoga-9D"), *crowd(2), seat(in_play="mustang-5H hideout-KD"), *crowd(2))
    assert t.play("conestoga-9D", at=3, taken="hideout-KD").hand(0) == [SPARE, "hideout-KD"]
    t = scene(seat(hand=SPARE, in_play="conestoga-9D"), *crowd(2), seat(hand="saloon-5H"), *crowd(2))
    assert t.play("conestoga-9D", at=3, hand=True).hand(0) == [SPARE, "saloon-5H"]


@pytest.mark.rule("dodge.can-can", "dodge.conestoga", "classic.no-cards-no-target")
@pytest.mark.parametrize("card", ["can-can-JC", "conestoga-9D"])
def test_neither_can_can_nor_conestoga_is_for_oneself_or_those_without_cards(card: str) -> None:
    t = scene(seat(hand=SPARE, in_play=card), seat(), seat(hand="saloon-5H"), seat())
    assert offered(t, card) == [f"play-hand {card} 2"]


@pytest.mark.rule("dodge.knife", "dodge.derringer")
@pytest.mark.parametrize("card", ["knife-8H", "derringer-7S"])
def test_knife_and_derringer_reach_distance_one_whatever_the_weapon(card: str) -> None:
    t = scene(seat(hand=SPARE, in_play=f"winchester-8S {card}"), seat(in_play="mustang-5H"), *crowd(2))
    assert offered(t, card) == [f"play-at {card} 3"] and t.refused(f"play-at {card} 2") == "too-far"
    assert t.play(card, at=3).life(3) == 3


@pytest.mark.rule("dodge.knife", "dodge.binocular")
def test_knife_reaches_further_with_a_binocular() -> None:
    t = scene(seat(hand=SPARE, in_play="binocular-TD knife-8H"), *crowd(3))
    assert t.play("knife-8H", at=2).life(2) == 3


@pytest.mark.rule("dodge.derringer")
def test_the_owner_of_a_derringer_draws_before_the_shot_is_answered() -> None:
    t = scene(seat(hand=SPARE, in_play="derringer-7S"), seat(hand="missed-TC"), *crowd(2), top="saloon-5H")
    t.play("derringer-7S", at=1)
    assert t.asked == (1, "shot") and t.hand(0) == [SPARE, "saloon-5H"]
    assert t.answer("missed-TC").life(1) == 4


@pytest.mark.rule("dodge.pepperbox")
@pytest.mark.parametrize(("weapon", "targets"), [("", "15"), ("schofield-JC", "1245"), ("remington-6D", "12345")])
def test_pepperbox_reaches_as_far_as_the_weapon(weapon: str, targets: str) -> None:
    t = scene(seat("willy", hand=SPARE, in_play=f"{weapon} pepperbox-AH"), *crowd(5))
    assert offered(t, "pepperbox-AH") == [f"play-at pepperbox-AH {at}" for at in targets]


@pytest.mark.rule("dodge.buffalo-rifle")
def test_buffalo_rifle_reaches_everybody() -> None:
    t = scene(seat(hand=SPARE, in_play="buffalo-rifle-QC"), *crowd(3), seat(in_play="mustang-5H hideout-KD"), *crowd(3))
    assert len(offered(t, "buffalo-rifle-QC")) == 7 and t.play("buffalo-rifle-QC", at=4).life(4) == 3


@pytest.mark.rule("dodge.howitzer")
def test_howitzer_shoots_at_every_other_player_in_order_from_the_left() -> None:
    t = scene(seat(), seat(hand="missed-TC"), seat(hand=SPARE, in_play="howitzer-9S"), seat(hand="missed-JC"), active=2)
    t.play("howitzer-9S")
    assert t.asked == (3, "shot") and t.let().life(0) == 4
    assert t.asked == (1, "shot") and t.answer("missed-TC").lives == [4, 4, 4, 3]


@pytest.mark.rule("dodge.howitzer", "classic.barrel")
def test_a_barrel_works_against_howitzer() -> None:
    t = scene(seat(hand=SPARE, in_play="howitzer-9S"), seat("willy", in_play="barrel-AC"), *crowd(2), top="saloon-5H")
    assert t.play("howitzer-9S").barrel().lives == [5, 4, 3, 3]


@pytest.mark.rule("dodge.bang-symbol", "classic.slab")
@pytest.mark.parametrize("card", SHOTS)
def test_one_missed_cancels_a_green_shot_of_slab(card: str) -> None:
    t = scene(seat("slab", hand=SPARE, in_play=card), seat(hand="missed-TC"), *crowd(2)).play(card, at=1)
    assert t.answer("missed-TC").life(1) == 4 and t.asked == (0, "play")


@pytest.mark.rule("dodge.bang-symbol", "classic.jourdonnais")
@pytest.mark.parametrize("card", SHOTS)
def test_jourdonnais_may_draw_against_a_green_shot(card: str) -> None:
    t = scene(seat(hand=SPARE, in_play=card), seat("jourdonnais"), *crowd(2), top="beer-6S saloon-5H")
    t.play(card, at=1).barrel()
    assert t.life(1) == (4 if card == "derringer-7S" else 3)


@pytest.mark.rule("dodge.bang-symbol")
def test_any_number_of_green_shots_goes_with_the_bang_of_the_turn() -> None:
    shots = " ".join(SHOTS)
    t = scene(seat(hand=f"bang-AS {SPARE}", in_play=shots), *crowd(3)).play("bang-AS", at=1)
    for card in SHOTS[:3]:
        t.play(card, at=1 if card == "knife-8H" else 3)
    assert t.lives == [5, 2, 4, 2] and t.refused("play-at bang-AS 1") == "not-yours"


@pytest.mark.rule("dodge.bang-symbol", "classic.indians")
def test_a_green_shot_in_play_is_no_answer_to_indians() -> None:
    t = scene(seat(hand=f"indians-AD {SPARE}"), seat(in_play="knife-8H buffalo-rifle-QC"), *crowd(2)).play("indians-AD")
    assert t.lives == [5, 3, 3, 3]
