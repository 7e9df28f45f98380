"""Bill Noface to Tequila Joe: those who draw, heal, keep and answer."""

import pytest

from tests.classic.dodge_referee.kit import LAST_TWO, SPARE, offered, scene
from tests.classic.kit import crowd, seat


@pytest.mark.rule("dodge.bill-noface")
@pytest.mark.parametrize(("life", "cards"), [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_bill_noface_draws_a_card_and_one_for_each_missing_life_point(life: int, cards: int) -> None:
    t = scene(seat("bill-noface", role="outlaw", life=life, hand=SPARE), *crowd(3), phase="draw")
    assert len(t.hand(0)) == 1 + cards


@pytest.mark.rule("dodge.bill-noface", "classic.setup.life")
def test_as_sheriff_bill_noface_counts_from_five() -> None:
    assert len(scene(seat("bill-noface", role="sheriff", life=2, hand=SPARE), *crowd(3), phase="draw").hand(0)) == 5


@pytest.mark.rule("dodge.bill-noface", "classic.dynamite")
def test_bill_noface_counts_what_dynamite_took_just_before() -> None:
    t = scene(seat("bill-noface", role="outlaw", in_play="dynamite-TC"), *crowd(3), phase="begin", top="missed-5S")
    assert t.life(0) == 1 and len(t.hand(0)) == 4


@pytest.mark.rule("dodge.chuck-wengam")
def test_chuck_wengam_draws_two_for_a_life_point_as_often_as_he_likes_but_for_the_last() -> None:
    t = scene(seat("chuck-wengam", role="outlaw", hand=SPARE), *crowd(3)).do("bleed", "bleed", "bleed")
    assert t.life(0) == 1 and len(t.hand(0)) == 7 and t.refused("bleed") == "last-point"


@pytest.mark.rule("dodge.chuck-wengam")
def test_chuck_wengam_may_do_so_with_an_empty_hand_and_nobody_else_can() -> None:
    t = scene(seat("chuck-wengam", life=2), *crowd(3)).do("bleed")
    assert t.life(0) == 1 and len(t.hand(0)) == 2
    assert scene(seat("willy", hand=SPARE), *crowd(3)).refused("bleed") == "no-ability"


@pytest.mark.rule("dodge.chuck-wengam", "classic.turn.out-of-turn")
def test_chuck_wengam_can_not_do_so_out_of_his_turn() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat("chuck-wengam", hand="missed-TC"), *crowd(2)).play("bang-AS", at=1)
    assert t.options == ["pass", "answer missed-TC"]


@pytest.mark.rule("dodge.doc-holyday")
def test_doc_holyday_discards_two_cards_to_shoot_once_in_a_turn() -> None:
    t = scene(seat("doc-holyday", hand=f"saloon-5H jail-JS bang-2C bang-3C {SPARE}"), *crowd(3)).do("fire 1")
    assert t.asked == (0, "doc")
    t.do("discard saloon-5H", "discard jail-JS")
    assert t.lives == [5, 3, 4, 4] and t.refused("fire 1") == "used-up"


@pytest.mark.rule("dodge.doc-holyday", "classic.turn.one-bang")
def test_doc_holydays_shot_is_not_the_bang_of_the_turn() -> None:
    t = scene(seat("doc-holyday", hand=f"saloon-5H bang-2C bang-3C {SPARE}"), *crowd(3))
    t.do("fire 1", "discard saloon-5H", "discard bang-2C").play("bang-3C", at=1)
    assert t.life(1) == 2
    t = scene(seat("doc-holyday", hand=f"saloon-5H bang-2C {SPARE}"), *crowd(3), bangs=1)
    assert t.do("fire 3", "discard saloon-5H", "discard bang-2C").life(3) == 3


@pytest.mark.rule("dodge.doc-holyday")
def test_doc_holyday_shoots_as_far_as_his_weapon() -> None:
    t = scene(seat("doc-holyday", hand="bang-2C bang-3C"), *crowd(3))
    assert t.refused("fire 2") == "too-far"
    t = scene(seat("doc-holyday", hand=f"bang-2C bang-3C {SPARE}", in_play="schofield-JC"), *crowd(3))
    assert t.do("fire 2", "discard bang-2C", "discard bang-3C").life(2) == 3


@pytest.mark.rule("dodge.doc-holyday")
def test_doc_holyday_needs_two_cards_in_hand() -> None:
    t = scene(seat("doc-holyday", hand=SPARE, in_play="barrel-AC knife-8H"), *crowd(3))
    assert t.refused("fire 1") == "two-cards"


@pytest.mark.rule("dodge.doc-holyday", "classic.barrel")
def test_doc_holydays_shot_is_answered_like_any_other() -> None:
    t = scene(seat("doc-holyday", hand=f"bang-2C bang-3C {SPARE}"), seat(hand="missed-8D"), *crowd(2))
    assert t.do("fire 1", "discard bang-2C", "discard bang-3C").answer("missed-8D").life(1) == 4
    t = scene(
        seat("doc-holyday", hand=f"bang-2C bang-3C {SPARE}"), seat(in_play="barrel-AC"), *crowd(2), top="saloon-5H"
    )
    assert t.do("fire 1", "discard bang-2C", "discard bang-3C").barrel().life(1) == 4


@pytest.mark.rule("dodge.doc-holyday")
def test_doc_holyday_may_shoot_again_in_his_next_turn() -> None:
    t = scene(seat("doc-holyday", hand="bang-2C bang-3C bang-4C bang-5C"), seat("willy"), *LAST_TWO)
    t.do("fire 1", "discard bang-2C", "discard bang-3C", "end", "end")
    assert t.asked == (0, "play") and "fire 1" in t.options


@pytest.mark.rule("dodge.elena-fuente")
@pytest.mark.parametrize("card", ["beer-6H", "jail-JS", "knife-8H", "whisky-QH", "bang-AH", "barrel-AC"])
def test_elena_fuente_uses_any_hand_card_as_missed(card: str) -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat("elena-fuente", hand=card), *crowd(2)).play("bang-AS", at=1)
    assert t.answer(card).life(1) == 3 and t.pile("discard")[0] == card and t.hand(1) == []


@pytest.mark.rule("dodge.elena-fuente", "classic.slab")
def test_elena_fuente_needs_two_cards_against_slab() -> None:
    t = scene(seat("slab", hand=f"bang-AS {SPARE}"), seat("elena-fuente", hand="saloon-5H duel-QD"), *crowd(2))
    assert t.play("bang-AS", at=1).answer("saloon-5H").asked == (1, "shot")
    assert t.answer("duel-QD").life(1) == 3


@pytest.mark.rule("dodge.elena-fuente", "dodge.bible", "dodge.dodge")
def test_a_bible_from_elenas_hand_draws_nothing_and_a_dodge_draws() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat("elena-fuente", hand="bible-TH"), *crowd(2), top="saloon-5H")
    assert t.play("bang-AS", at=1).answer("bible-TH").hand(1) == []
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat("elena-fuente", hand="dodge-7D"), *crowd(2), top="saloon-5H")
    assert t.play("bang-AS", at=1).answer("dodge-7D").hand(1) == ["saloon-5H"]


@pytest.mark.rule("dodge.elena-fuente", "classic.indians")
def test_elena_fuentes_cards_are_no_help_against_indians_or_in_a_duel() -> None:
    t = scene(seat(hand=f"indians-AD duel-QD {SPARE}"), seat("elena-fuente", hand="saloon-5H missed-TC"), *crowd(2))
    assert t.play("indians-AD").life(1) == 2 and t.play("duel-QD", at=1).life(1) == 1


@pytest.mark.rule("dodge.elena-fuente")
def test_elena_fuente_can_not_use_her_cards_in_play_so() -> None:
    t = scene(
        seat(hand=f"springfield-KS bang-AS {SPARE}"), seat("elena-fuente", in_play="mustang-5H knife-8H"), *crowd(2)
    )
    assert t.do("play-at springfield-KS 1 bang-AS").life(1) == 2


@pytest.mark.rule("dodge.greg-digger")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4)])
def test_greg_digger_regains_two_life_points_when_another_is_eliminated(before: int, after: int) -> None:
    victim, greg = seat(role="outlaw", life=1), seat("greg-digger", role="renegade", life=before)
    assert scene(seat(hand=f"bang-AS {SPARE}"), victim, greg, *crowd(2)).play("bang-AS", at=1).life(2) == after


@pytest.mark.rule("dodge.greg-digger")
def test_greg_digger_regains_them_for_his_own_kill_and_draws_the_reward() -> None:
    t = scene(seat("greg-digger", life=1, hand=f"bang-AS {SPARE}"), seat(role="outlaw", life=1), *crowd(3))
    assert t.play("bang-AS", at=1).life(0) == 3 and len(t.hand(0)) == 4


@pytest.mark.rule("dodge.greg-digger", "classic.dynamite.no-causer")
def test_greg_digger_regains_them_when_dynamite_kills() -> None:
    victim = seat("willy", role="outlaw", life=2, in_play="dynamite-2H")
    t = scene(
        seat(),
        victim,
        seat("greg-digger", role="renegade", life=1),
        *crowd(2),
        active=1,
        phase="begin",
        top="missed-5S",
    )
    assert t.out(1) and t.life(2) == 3


@pytest.mark.rule("dodge.greg-digger", "dodge.howitzer", "classic.death.order")
def test_greg_digger_hit_by_the_same_howitzer_counts_who_fell_before_him() -> None:
    seats = seat(role="outlaw", life=1), seat("greg-digger", role="renegade", life=1), seat(role="outlaw", life=1)
    t = scene(seat(hand=SPARE, in_play="howitzer-9S"), *seats, *crowd(1)).play("howitzer-9S")
    assert t.out(1) and t.out(3) and t.life(2) == 4


@pytest.mark.rule("dodge.greg-digger")
def test_greg_digger_does_not_come_back_for_his_own_death() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat("greg-digger", role="outlaw", life=1), *crowd(3))
    assert t.play("bang-AS", at=1).out(1)


@pytest.mark.rule("dodge.herb-hunter")
def test_herb_hunter_draws_two_cards_when_another_is_eliminated() -> None:
    seats = seat(role="renegade", life=1), seat("herb-hunter", role="outlaw")
    assert len(scene(seat(hand=f"bang-AS {SPARE}"), *seats, *crowd(2)).play("bang-AS", at=1).hand(2)) == 2


@pytest.mark.rule("dodge.herb-hunter", "classic.death.reward")
def test_herb_hunter_draws_them_beside_the_reward() -> None:
    t = scene(seat("herb-hunter", hand=f"bang-AS {SPARE}"), seat(role="outlaw", life=1), *crowd(3))
    assert len(t.play("bang-AS", at=1).hand(0)) == 6


@pytest.mark.rule("dodge.herb-hunter", "classic.gatling")
def test_herb_hunter_draws_for_each_of_two_who_fall() -> None:
    seats = seat(role="outlaw", life=1), seat("herb-hunter", role="outlaw"), seat(role="renegade", life=1)
    t = scene(seat(hand=f"gatling-TH {SPARE}"), *seats, *crowd(1), top="beer-6H beer-7H").play("gatling-TH")
    while t.asked[1] == "shot":
        t.let()
    assert t.out(1) and t.out(3) and len(t.hand(2)) == 4


@pytest.mark.rule("dodge.jose-delgado")
def test_jose_delgado_discards_blue_cards_to_draw_two_twice_a_turn() -> None:
    t = scene(seat("jose-delgado", hand="jail-JS barrel-AC hideout-KD"), *crowd(3))
    assert len(t.do("trade jail-JS", "trade hideout-KD").hand(0)) == 5 and t.life(0) == 5
    assert t.pile("discard") == ["hideout-KD", "jail-JS"] and t.refused("trade barrel-AC") == "used-up"


@pytest.mark.rule("dodge.jose-delgado")
@pytest.mark.parametrize("card", ["beer-6H", "knife-8H", "sombrero-7C", "whisky-QH"])
def test_jose_delgado_can_not_do_so_with_brown_or_green_cards(card: str) -> None:
    assert scene(seat("jose-delgado", hand=f"{card} {SPARE}"), *crowd(3)).refused(f"trade {card}") == "not-blue"


@pytest.mark.rule("dodge.jose-delgado")
def test_jose_delgado_can_not_do_so_with_a_card_in_play() -> None:
    t = scene(seat("jose-delgado", hand=SPARE, in_play="barrel-AC"), *crowd(3))
    assert offered(t, "barrel-AC") == [] and t.refused("trade barrel-AC") == "not-yours"


@pytest.mark.rule("dodge.jose-delgado")
@pytest.mark.parametrize("card", ["dynamite-TC", "winchester-8S", "binocular-TD", "mustang-5H", "volcanic-TS"])
def test_every_blue_card_is_good_for_jose_delgado(card: str) -> None:
    t = scene(seat("jose-delgado", hand=card), *crowd(3), top="saloon-5H bang-AS").do(f"trade {card}")
    assert t.hand(0) == ["saloon-5H", "bang-AS"]


@pytest.mark.rule("dodge.pat-brennan")
def test_pat_brennan_takes_a_card_in_play_before_anybody_and_nothing_else() -> None:
    seats = seat(in_play="mustang-5H knife-8H"), seat(in_play="jail-JS"), seat(in_play="dynamite-2H")
    t = scene(seat("pat-brennan", hand=SPARE), *seats, phase="draw")
    assert t.asked == (0, "pat") and len(t.options) == 5
    assert t.do("draw-card knife-8H 1").hand(0) == [SPARE, "knife-8H"] and t.in_play(1) == ["mustang-5H"]


@pytest.mark.rule("dodge.pat-brennan")
def test_pat_brennan_may_draw_as_others_do() -> None:
    t = scene(seat("pat-brennan"), seat(in_play="mustang-5H"), *crowd(2), phase="draw", top="saloon-5H bang-AS")
    assert t.do("draw").hand(0) == ["saloon-5H", "bang-AS"] and t.in_play(1) == ["mustang-5H"]


@pytest.mark.rule("dodge.pat-brennan", "classic.forced")
def test_without_cards_in_play_pat_brennan_just_draws() -> None:
    t = scene(seat("pat-brennan"), *crowd(3), phase="draw", top="saloon-5H bang-AS")
    assert t.hand(0) == ["saloon-5H", "bang-AS"] and t.asked == (0, "play")


@pytest.mark.rule("dodge.pat-brennan")
def test_pat_brennan_may_take_a_card_of_his_own_and_reaches_any_distance() -> None:
    far = seat(in_play="mustang-5H hideout-KD")
    t = scene(seat("pat-brennan", hand=SPARE, in_play="volcanic-TS"), *crowd(2), far, *crowd(2), phase="draw")
    assert sorted(t.options) == ["draw", "draw-card hideout-KD 3", "draw-card mustang-5H 3", "draw-card volcanic-TS 0"]


@pytest.mark.rule("dodge.pat-brennan", "dodge.green")
def test_a_green_card_that_pat_brennan_takes_must_wait_again() -> None:
    t = scene(seat("pat-brennan", hand=SPARE, in_play="knife-8H"), *crowd(3), phase="draw").do("draw-card knife-8H 0")
    assert offered(t.play("knife-8H"), "knife-8H") == []


@pytest.mark.rule("dodge.pixie-pete")
def test_pixie_pete_draws_three_cards() -> None:
    t = scene(seat("pixie-pete", hand=SPARE), *crowd(3), phase="draw", top="saloon-5H bang-AS bang-2C")
    assert t.hand(0) == [SPARE, "saloon-5H", "bang-AS", "bang-2C"]


@pytest.mark.rule("dodge.sean-mallory")
def test_sean_mallory_keeps_ten_cards() -> None:
    ten = "bang-2C bang-3C bang-4C bang-5C bang-6C bang-7C bang-8C bang-9C saloon-5H beer-6H"
    t = scene(seat("sean-mallory", life=1, hand=ten), seat(hand="beer-7H"), *crowd(2)).end()
    assert t.turn_of == 1 and len(t.hand(0)) == 10


@pytest.mark.rule("dodge.sean-mallory")
def test_sean_mallory_discards_down_to_ten() -> None:
    twelve = "bang-2C bang-3C bang-4C bang-5C bang-6C bang-7C bang-8C bang-9C saloon-5H beer-6H duel-QD jail-JS"
    t = scene(seat("sean-mallory", hand=twelve), seat(hand="beer-7H"), *crowd(2)).end()
    assert t.asked == (0, "discard") and t.question == {"excess": 2}
    assert t.do("discard bang-2C", "discard bang-3C").turn_of == 1


@pytest.mark.rule("dodge.tequila-joe")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_a_beer_gives_tequila_joe_two(before: int, after: int) -> None:
    t = scene(seat("tequila-joe", role="outlaw", life=before, hand=f"beer-6S {SPARE}"), *crowd(3))
    assert t.play("beer-6S").life(0) == after


@pytest.mark.rule("dodge.tequila-joe", "dodge.no-beer")
@pytest.mark.parametrize(
    ("play", "after"),
    [("play-at tequila-9C 0 bang-AS", 2), ("play canteen-7H", 2), ("play saloon-5H", 2), ("play whisky-QH bang-AS", 3)],
)
def test_other_drinks_give_tequila_joe_what_they_give_to_anybody(play: str, after: int) -> None:
    hand = f"tequila-9C whisky-QH saloon-5H bang-AS {SPARE}"
    t = scene(seat("tequila-joe", role="outlaw", life=1, hand=hand, in_play="canteen-7H"), *crowd(3))
    assert t.do(play).life(0) == after


@pytest.mark.rule("dodge.tequila-joe", "classic.beer.brink")
def test_at_the_brink_a_beer_gives_tequila_joe_two() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat("tequila-joe", role="outlaw", life=1, hand="beer-6S"), *crowd(2))
    assert t.play("bang-AS", at=1).do("drink beer-6S").life(1) == 2


@pytest.mark.rule("dodge.tequila-joe", "classic.beer.last-two")
def test_with_two_left_beer_is_void_for_tequila_joe_too() -> None:
    t = scene(seat("tequila-joe", life=1, hand=f"beer-6S {SPARE}"), seat(), *LAST_TWO)
    assert t.play("beer-6S").life(0) == 1


@pytest.mark.rule("dodge.tequila-joe", "classic.dynamite")
def test_two_beers_save_tequila_joe_from_a_dynamite_at_one_life_point() -> None:
    joe = seat("tequila-joe", role="outlaw", life=1, hand="beer-6S beer-6H", in_play="dynamite-2H")
    t = scene(joe, *crowd(3), phase="begin", top="missed-5S").do("drink beer-6S", "drink beer-6H")
    assert t.life(0) == 2
