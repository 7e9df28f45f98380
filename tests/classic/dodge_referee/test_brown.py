"""The brown cards of Dodge City: Punch, Dodge, and the five that cost another card."""

import pytest

from tests.classic.dodge_referee.kit import LAST_TWO, SPARE, offered, scene
from tests.classic.kit import crowd, seat

PRICED = ["whisky-QH", "tequila-9C", "brawl-JS", "rag-time-9H", "springfield-KS"]


@pytest.mark.rule("dodge.punch")
def test_punch_hits_a_neighbour() -> None:
    t = scene(seat(hand=f"punch-TS {SPARE}"), seat(life=3), *crowd(2)).play("punch-TS", at=1)
    assert t.life(1) == 2 and t.pile("discard") == ["punch-TS"]


@pytest.mark.rule("dodge.punch")
def test_a_weapon_does_not_lengthen_punch() -> None:
    t = scene(seat(hand=f"punch-TS {SPARE}", in_play="winchester-8S"), *crowd(3))
    assert t.refused("play-at punch-TS 2") == "too-far"


@pytest.mark.rule("dodge.punch")
@pytest.mark.parametrize("sight", ["scope-AS", "binocular-TD"])
def test_punch_reaches_further_with_scope_or_binocular(sight: str) -> None:
    t = scene(seat(hand=f"punch-TS {SPARE}", in_play=sight), *crowd(3)).play("punch-TS", at=2)
    assert t.life(2) == 3


@pytest.mark.rule("dodge.punch")
@pytest.mark.parametrize("shelter", ["mustang-8H", "hideout-KD"])
def test_punch_does_not_reach_a_neighbour_behind_mustang_or_hideout(shelter: str) -> None:
    t = scene(seat(hand=f"punch-TS {SPARE}"), seat(in_play=shelter), *crowd(2))
    assert t.refused("play-at punch-TS 1") == "too-far"


@pytest.mark.rule("dodge.bang-symbol", "dodge.punch")
def test_punch_may_follow_a_bang_and_a_bang_may_follow_punch() -> None:
    t = scene(seat(hand=f"punch-TS bang-AS {SPARE}"), *crowd(3)).play("punch-TS", at=1).play("bang-AS", at=1)
    assert t.life(1) == 2
    t = scene(seat(hand=f"punch-TS {SPARE}"), *crowd(3), bangs=1).play("punch-TS", at=3)
    assert t.life(3) == 3


@pytest.mark.rule("dodge.bang-symbol", "classic.slab")
def test_one_missed_cancels_a_punch_of_slab_the_killer() -> None:
    t = scene(seat("slab", hand=f"punch-TS {SPARE}"), seat(hand="missed-TC"), *crowd(2)).play("punch-TS", at=1)
    assert t.answer("missed-TC").life(1) == 4 and t.asked == (0, "play")


@pytest.mark.rule("dodge.bang-symbol", "classic.barrel")
def test_a_barrel_works_against_punch() -> None:
    t = scene(seat(hand=f"punch-TS {SPARE}"), seat(in_play="barrel-AC"), *crowd(2), top="saloon-5H")
    assert t.play("punch-TS", at=1).barrel().life(1) == 4


@pytest.mark.rule("dodge.bang-symbol", "classic.indians")
def test_punch_is_no_answer_to_indians() -> None:
    t = scene(seat(hand=f"indians-5D {SPARE}"), seat(hand="punch-TS"), *crowd(2)).play("indians-5D")
    assert t.lives == [5, 3, 3, 3] and t.hand(1) == ["punch-TS"]


@pytest.mark.rule("dodge.bang-symbol", "classic.duel")
def test_neither_punch_nor_springfield_is_an_answer_in_a_duel() -> None:
    t = scene(seat(hand=f"duel-QD {SPARE}"), seat(hand="punch-TS springfield-KS"), *crowd(2)).play("duel-QD", at=1)
    assert t.life(1) == 3 and t.asked == (0, "play")


@pytest.mark.rule("dodge.dodge")
@pytest.mark.parametrize("card", ["dodge-7D", "dodge-KH"])
def test_dodge_cancels_a_shot_and_draws_a_card(card: str) -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat(hand=card), *crowd(2), top="saloon-5H").play("bang-AS", at=1)
    assert t.answer(card).life(1) == 4 and t.hand(1) == ["saloon-5H"]


@pytest.mark.rule("dodge.dodge")
def test_dodge_needs_a_shot() -> None:
    assert scene(seat(hand=f"dodge-7D {SPARE}"), *crowd(3)).refused("play dodge-7D") == "needs-shot"


@pytest.mark.rule("dodge.dodge", "classic.slab")
def test_against_slab_dodge_is_one_of_two_and_what_it_draws_may_be_the_other() -> None:
    t = scene(seat("slab", hand=f"bang-AS {SPARE}"), seat(hand="dodge-7D"), *crowd(2), top="missed-TC")
    t.play("bang-AS", at=1).answer("dodge-7D")
    assert t.asked == (1, "shot") and t.answer("missed-TC").life(1) == 4


@pytest.mark.rule("dodge.dodge", "classic.gatling")
def test_dodge_cancels_gatling() -> None:
    t = scene(seat(hand=f"gatling-TH {SPARE}"), seat(hand="dodge-KH"), *crowd(2), top="saloon-5H").play("gatling-TH")
    assert t.answer("dodge-KH").lives == [5, 4, 3, 3] and t.hand(1) == ["saloon-5H"]


@pytest.mark.rule("dodge.dodge", "classic.indians")
def test_dodge_is_no_help_against_indians_or_in_a_duel() -> None:
    t = scene(seat(hand=f"indians-5D duel-QD {SPARE}"), seat(hand="dodge-7D"), *crowd(2)).play("indians-5D")
    assert t.life(1) == 3 and t.play("duel-QD", at=1).life(1) == 2 and t.hand(1) == ["dodge-7D"]


@pytest.mark.rule("dodge.dodge", "classic.calamity-janet")
def test_calamity_janet_can_not_use_dodge_as_bang() -> None:
    t = scene(seat("calamity-janet", hand=f"dodge-7D missed-8D {SPARE}"), *crowd(3))
    assert offered(t, "dodge-7D") == [] and offered(t, "missed-8D") == ["play-at missed-8D 1", "play-at missed-8D 3"]


@pytest.mark.rule("dodge.price")
@pytest.mark.parametrize("card", PRICED)
def test_nobody_without_another_card_in_hand_plays_a_card_with_a_price(card: str) -> None:
    t = scene(seat(life=1, hand=card, in_play="barrel-AC"), seat(hand="beer-6H"), *crowd(2), always_ask=True)
    assert t.options == ["end"]


@pytest.mark.rule("dodge.price")
@pytest.mark.parametrize("card", PRICED)
def test_with_one_card_left_that_card_is_the_price(card: str) -> None:
    t = scene(seat(life=1, hand=f"{card} {SPARE}"), seat(hand="beer-6H", role="outlaw"), *crowd(2))
    assert offered(t, card) and all(text.endswith(f" {SPARE}") for text in offered(t, card))


@pytest.mark.rule("dodge.price")
def test_a_card_is_not_its_own_price_and_neither_is_one_in_play() -> None:
    t = scene(seat(life=1, hand=f"whisky-QH {SPARE}", in_play="barrel-AC"), *crowd(3))
    assert t.refused("play whisky-QH") == "no-price"
    assert t.refused("play whisky-QH whisky-QH") == "no-price" and t.refused("play whisky-QH barrel-AC") == "no-price"


@pytest.mark.rule("dodge.price")
def test_every_other_card_of_the_hand_may_be_the_price() -> None:
    t = scene(seat(life=1, hand="whisky-QH bang-AS knife-8H jail-JS dodge-7D"), *crowd(3))
    prices = ["bang-AS", "knife-8H", "jail-JS", "dodge-7D"]
    assert sorted(offered(t, "whisky-QH")) == sorted([f"play whisky-QH {price}" for price in prices])


@pytest.mark.rule("dodge.price", "dodge.whisky")
def test_the_price_is_discarded_first_and_does_nothing() -> None:
    t = scene(seat(life=1, hand=f"whisky-QH beer-6H {SPARE}"), *crowd(3)).do("play whisky-QH beer-6H")
    assert t.life(0) == 3 and t.pile("discard") == ["whisky-QH", "beer-6H"] and t.hand(0) == [SPARE]


@pytest.mark.rule("dodge.price", "dodge.springfield", "classic.turn.one-bang")
def test_a_bang_as_the_price_is_not_the_bang_of_the_turn() -> None:
    t = scene(seat(hand=f"springfield-KS bang-AS bang-2C {SPARE}"), *crowd(3)).do("play-at springfield-KS 2 bang-AS")
    assert t.lives == [5, 4, 3, 4] and t.play("bang-2C", at=1).life(1) == 3


@pytest.mark.rule("dodge.price", "classic.suzy")
def test_suzy_draws_as_soon_as_card_and_price_are_gone() -> None:
    t = scene(seat("suzy-lafayette", life=1, hand=f"whisky-QH {SPARE}"), *crowd(3), top="saloon-5H")
    assert t.do(f"play whisky-QH {SPARE}").hand(0) == ["saloon-5H"] and t.life(0) == 3


@pytest.mark.rule("dodge.whisky")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_whisky_gives_two_life_points_and_never_more_than_the_maximum(before: int, after: int) -> None:
    t = scene(seat(role="outlaw", life=before, hand=f"whisky-QH bang-AS {SPARE}"), *crowd(3))
    assert t.do("play whisky-QH bang-AS").life(0) == after


@pytest.mark.rule("dodge.whisky")
def test_whisky_helps_nobody_else() -> None:
    t = scene(seat(life=1, hand=f"whisky-QH bang-AS {SPARE}"), seat(life=1), *crowd(2))
    assert [text for text in offered(t, "whisky-QH") if not text.startswith("play ")] == []


@pytest.mark.rule("dodge.no-beer")
def test_with_two_players_left_whisky_tequila_and_canteen_heal() -> None:
    hand = "whisky-QH bang-AS tequila-9C bang-2C"
    t = scene(seat(life=1, hand=f"{hand} {SPARE}", in_play="canteen-7H"), seat(), *LAST_TWO)
    assert t.do("play whisky-QH bang-AS").life(0) == 3
    assert t.do("play-at tequila-9C 0 bang-2C").life(0) == 4 and t.do("play canteen-7H").life(0) == 5


@pytest.mark.rule("dodge.no-beer", "classic.beer.brink")
def test_at_the_brink_neither_whisky_nor_tequila_nor_canteen_saves() -> None:
    loser = seat(role="renegade", life=1, hand="whisky-QH tequila-9C bang-2C", in_play="canteen-7H")
    t = scene(seat(hand=f"bang-AS {SPARE}"), loser, *crowd(2)).play("bang-AS", at=1)
    assert t.out(1)


@pytest.mark.rule("dodge.tequila")
@pytest.mark.parametrize("at", [0, 1, 2, 3])
def test_tequila_gives_any_one_player_a_life_point(at: int) -> None:
    t = scene(seat(life=2, hand=f"tequila-9C bang-AS {SPARE}"), *[seat(life=2) for _ in range(3)])
    t.do(f"play-at tequila-9C {at} bang-AS")
    assert t.lives == [3 if who == at else 2 for who in range(4)]


@pytest.mark.rule("dodge.tequila")
def test_tequila_never_gives_more_than_the_maximum() -> None:
    t = scene(seat(hand=f"tequila-9C bang-AS {SPARE}"), *crowd(3)).do("play-at tequila-9C 1 bang-AS")
    assert t.lives == [5, 4, 4, 4] and t.hand(0) == [SPARE]


@pytest.mark.rule("dodge.tequila")
def test_tequila_does_not_bring_back_the_dead() -> None:
    t = scene(seat(hand=f"tequila-9C bang-AS {SPARE}"), seat(life=0), *crowd(2))
    assert t.refused("play-at tequila-9C 1 bang-AS") == "dead"


@pytest.mark.rule("dodge.rag-time")
def test_rag_time_takes_a_card_in_play_at_any_distance() -> None:
    far = seat(in_play="mustang-8H hideout-KD knife-8H")
    t = scene(seat(hand=f"rag-time-9H bang-AS {SPARE}"), *crowd(2), far, *crowd(2))
    t.do("play-card rag-time-9H 3 hideout-KD bang-AS")
    assert t.hand(0) == [SPARE, "hideout-KD"] and t.in_play(3) == ["mustang-8H", "knife-8H"]


@pytest.mark.rule("dodge.rag-time")
def test_rag_time_takes_a_random_hand_card_at_any_distance() -> None:
    t = scene(seat(hand=f"rag-time-9H bang-AS {SPARE}"), *crowd(2), seat(hand="saloon-5H"), *crowd(2))
    assert t.do("play-hand rag-time-9H 3 bang-AS").hand(0) == [SPARE, "saloon-5H"] and t.hand(3) == []


@pytest.mark.rule("dodge.rag-time", "classic.no-cards-no-target")
def test_rag_time_is_not_for_oneself_nor_for_whoever_has_no_card() -> None:
    t = scene(seat(hand=f"rag-time-9H bang-AS {SPARE}", in_play="barrel-AC"), seat(), seat(hand="saloon-5H"), seat())
    assert {text.split()[2] for text in offered(t, "rag-time-9H")} == {"2"}


@pytest.mark.rule("dodge.springfield")
def test_springfield_shoots_at_any_distance() -> None:
    far = seat(in_play="mustang-8H hideout-KD")
    t = scene(seat(hand=f"springfield-KS saloon-5H {SPARE}"), *crowd(2), far, *crowd(2))
    assert t.do("play-at springfield-KS 3 saloon-5H").life(3) == 3


@pytest.mark.rule("dodge.springfield", "dodge.bang-symbol")
def test_springfield_is_answered_like_any_shot_and_slab_needs_no_second_missed() -> None:
    t = scene(seat("slab", hand=f"springfield-KS saloon-5H {SPARE}"), seat(hand="missed-8D"), *crowd(2))
    assert t.do("play-at springfield-KS 1 saloon-5H").answer("missed-8D").life(1) == 4


@pytest.mark.rule("dodge.springfield", "dodge.bang-symbol")
def test_springfield_may_follow_the_bang_of_the_turn() -> None:
    t = scene(seat(hand=f"springfield-KS saloon-5H {SPARE}"), *crowd(3), bangs=1)
    assert t.do("play-at springfield-KS 2 saloon-5H").life(2) == 3
