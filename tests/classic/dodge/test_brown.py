"""Brown and blue cards of Dodge City: prices, shots that are no BANG! cards, cures, Brawl, the second Dynamite."""

from collections import Counter

import pytest

import sixgun
from sixgun.registry import rules_of
from tests.classic.dodge.kit import SETS, SPARE, crowd, dodge, seat

PRICED = ("whisky-QH", "tequila-9C", "brawl-JS", "rag-time-9H", "springfield-KS")


@pytest.mark.rule("dodge.deck")
def test_forty_cards_come_to_the_eighty() -> None:
    cards = rules_of("classic", SETS.split()).printed_cards()
    new = [card for name, card in cards.items() if name not in sixgun.GAMES["classic"].printed_cards()]
    assert len(cards) == 120 and Counter(card["suit"] for card in new) == dict.fromkeys("SHDC", 10)
    assert len({(card["suit"], card["value"]) for card in new}) == 40


@pytest.mark.rule("dodge.deck")
def test_kinds_of_the_base_set_have_more_cards() -> None:
    cards = rules_of("classic", SETS.split()).printed_cards().values()
    kinds = Counter(str(card["kind"]) for card in cards)
    more = {"bang": 29, "missed": 13, "beer": 8, "cat-balou": 5, "general-store": 3, "indians": 3, "panic": 5}
    more |= {"barrel": 3, "dynamite": 2, "mustang": 3, "remington": 2, "carabine": 2, "iron-plate": 2, "dodge": 2}
    assert {kind: kinds[kind] for kind in more} == more and len(kinds) == 44


@pytest.mark.rule("dodge.deck")
def test_fifteen_characters_come_to_the_sixteen() -> None:
    people = rules_of("classic", SETS.split()).printed_characters()
    three = {"apache-kid", "elena-fuente", "pixie-pete", "sean-mallory", "vera-custer"}
    assert len(people) == 31 and all(people[name]["life"] == 3 for name in three)
    assert all(people[name]["life"] == 4 for name in list(people)[16:] if name not in three)


@pytest.mark.rule("dodge.price")
@pytest.mark.parametrize("card", PRICED)
def test_a_card_with_a_price_can_not_be_played_alone(card: str) -> None:
    t = dodge(seat(hand=card, life=2), seat(hand="punch-TS"), *crowd(2), always_ask=True)
    assert t.options == ["end"] and t.refused(f"play {card}") == "no-price"


@pytest.mark.rule("dodge.price", "dodge.whisky")
def test_the_price_is_any_other_card_and_is_discarded_first() -> None:
    t = dodge(seat("slab", hand="whisky-QH missed-TC bang-8S", life=1), *crowd(3))
    assert [text for text in t.options if "whisky" in text] == ["play whisky-QH missed-TC", "play whisky-QH bang-8S"]
    t.do("play whisky-QH missed-TC")
    assert t.life(0) == 3 and t.pile("discard")[:2] == ["whisky-QH", "missed-TC"] and t.hand(0) == ["bang-8S"]


@pytest.mark.rule("dodge.price")
def test_a_card_is_not_its_own_price() -> None:
    t = dodge(seat(hand="whisky-QH missed-TC", life=1), *crowd(3))
    assert t.refused("play whisky-QH whisky-QH") == "no-price" and t.refused("play whisky-QH beer-6S") == "no-price"


@pytest.mark.rule("dodge.price", "classic.suzy")
def test_suzy_draws_when_card_and_price_were_her_last() -> None:
    t = dodge(seat("suzy-lafayette", hand="whisky-QH missed-TC", life=1), *crowd(3), top="bang-8S")
    assert t.do("play whisky-QH missed-TC").hand(0) == ["bang-8S"]


@pytest.mark.rule("dodge.whisky")
def test_whisky_gives_no_more_than_the_maximum() -> None:
    t = dodge(seat("slab", hand=f"whisky-QH missed-TC {SPARE}", life=4), *crowd(3)).do("play whisky-QH missed-TC")
    assert t.life(0) == 5


@pytest.mark.rule("dodge.tequila")
def test_tequila_is_for_anybody() -> None:
    t = dodge(seat(hand=f"tequila-9C missed-TC {SPARE}", life=2), *crowd(2), seat(life=1))
    assert {f"play-at tequila-9C {at} missed-TC" for at in range(4)} <= set(t.options)
    assert t.do("play-at tequila-9C 3 missed-TC").lives == [2, 4, 4, 2]


@pytest.mark.rule("dodge.tequila")
def test_tequila_is_for_oneself_too() -> None:
    t = dodge(seat(hand=f"tequila-9C missed-TC {SPARE}", life=2), *crowd(3)).do("play-at tequila-9C 0 missed-TC")
    assert t.life(0) == 3


@pytest.mark.rule("dodge.no-beer")
def test_only_beer_helps_at_the_brink() -> None:
    target = seat(role="renegade", life=1, hand="whisky-QH tequila-9C missed-TC saloon-5H", in_play="canteen-7H")
    t = dodge(seat("slab", hand="punch-TS bang-8S"), target, *crowd(3)).play("punch-TS", at=1).let()
    assert t.out(1)


@pytest.mark.rule("dodge.no-beer")
@pytest.mark.parametrize(
    ("action", "life"),
    [
        ("play whisky-QH missed-TC", 3),
        ("play-at tequila-9C 0 missed-TC", 2),
        ("play canteen-7H", 2),
        ("play beer-6S", 1),
    ],
)
def test_with_two_left_they_heal_and_beer_does_not(action: str, life: int) -> None:
    me = seat("slab", life=1, hand=f"whisky-QH tequila-9C missed-TC beer-6S {SPARE}", in_play="canteen-7H")
    t = dodge(me, seat(role="renegade"), seat(life=0), seat(life=0)).do(action)
    assert t.life(0) == life


@pytest.mark.rule("dodge.no-beer")
def test_at_full_life_they_are_wasted() -> None:
    t = dodge(seat(hand=f"whisky-QH missed-TC {SPARE}"), *crowd(3)).do("play whisky-QH missed-TC")
    assert t.life(0) == 5


@pytest.mark.rule("dodge.punch")
def test_a_punch_reaches_distance_1_and_no_weapon_helps() -> None:
    t = dodge(seat("slab", hand=f"punch-TS {SPARE}", in_play="winchester-8S"), *crowd(4))
    assert t.refused("play-at punch-TS 2") == "too-far" and t.play("punch-TS", at=1).life(1) == 3


@pytest.mark.rule("dodge.punch", "classic.distance.mustang")
def test_a_mustang_keeps_a_punch_away() -> None:
    t = dodge(seat("slab", hand=f"punch-TS {SPARE}"), seat(in_play="mustang-5H"), *crowd(3))
    assert t.refused("play-at punch-TS 1") == "too-far"


@pytest.mark.rule("dodge.springfield")
def test_a_springfield_reaches_everybody() -> None:
    t = dodge(seat(hand=f"springfield-KS missed-TC {SPARE}"), *crowd(6)).do("play-at springfield-KS 3 missed-TC")
    assert t.life(3) == 3


@pytest.mark.rule("dodge.bang-symbol")
def test_shots_that_are_no_bang_cards_know_no_limit() -> None:
    hand = "bang-8S bang-KC punch-TS springfield-KS missed-TC"
    t = dodge(seat("slab", hand=hand, in_play="knife-8H derringer-7S"), *crowd(3)).play("bang-8S", at=1)
    assert t.refused("play-at bang-KC 1") == "one-bang"
    t.play("punch-TS", at=1).play("knife-8H", at=3).play("derringer-7S", at=3)
    assert t.do("play-at springfield-KS 2 missed-TC").lives == [5, 2, 3, 2]


@pytest.mark.rule("dodge.bang-symbol")
def test_a_bang_may_follow_other_shots() -> None:
    t = dodge(seat("slab", hand=f"bang-8S punch-TS {SPARE}"), *crowd(3)).play("punch-TS", at=1).play("bang-8S", at=1)
    assert t.life(1) == 2


@pytest.mark.rule("dodge.bang-symbol", "classic.slab")
@pytest.mark.parametrize("shot", ["punch-TS", "knife-8H", "derringer-7S", "pepperbox-AH", "buffalo-rifle-QC"])
def test_slabs_other_shots_need_one_missed(shot: str) -> None:
    hand, in_play = (f"{shot} {SPARE}", "") if shot == "punch-TS" else (SPARE, shot)
    t = dodge(seat("slab", hand=hand, in_play=in_play), seat(hand="missed-TC"), *crowd(2)).play(shot, at=1)
    assert t.question["needed"] == 1 and t.answer("missed-TC").life(1) == 4


@pytest.mark.rule("dodge.bang-symbol", "classic.barrel", "classic.jourdonnais")
@pytest.mark.parametrize(("who", "in_play"), [("jourdonnais", ""), (None, "barrel-AC")])
def test_barrels_work_against_them(who: str | None, in_play: str) -> None:
    t = dodge(seat("slab", hand=f"punch-TS {SPARE}"), seat(who, in_play=in_play), *crowd(2), top="beer-6H")
    assert t.play("punch-TS", at=1).barrel().life(1) == 4


@pytest.mark.rule("dodge.bang-symbol", "classic.indians", "classic.duel")
@pytest.mark.parametrize("attack", ["play indians-5D", "play-at duel-8C 1"])
def test_they_are_no_answer_to_indians_and_in_a_duel(attack: str) -> None:
    attacker = seat("slab", hand=f"indians-5D duel-8C {SPARE}")
    t = dodge(attacker, seat(hand="punch-TS springfield-KS", in_play="knife-8H"), *crowd(2), always_ask=True).do(attack)
    assert t.options == ["pass"]


@pytest.mark.rule("dodge.bang-symbol", "classic.death.reward")
def test_who_falls_to_a_knife_fell_to_its_player() -> None:
    t = dodge(seat("slab", hand=SPARE, in_play="knife-8H"), seat(role="outlaw", life=1), *crowd(3))
    t.play("knife-8H", at=1)
    assert t.out(1) and len(t.hand(0)) == 4


@pytest.mark.rule("dodge.dodge")
def test_a_dodge_cancels_a_shot_and_draws() -> None:
    t = dodge(seat("slab", hand=f"punch-TS {SPARE}"), seat(hand="dodge-7D"), *crowd(2), top="beer-6H")
    t.play("punch-TS", at=1).answer("dodge-7D")
    assert t.life(1) == 4 and t.hand(1) == ["beer-6H"]


@pytest.mark.rule("dodge.dodge", "classic.slab")
def test_what_a_dodge_draws_may_be_the_second_missed() -> None:
    t = dodge(seat("slab", hand=f"bang-8S {SPARE}"), seat(hand="dodge-7D"), *crowd(2), top="missed-TC")
    t.play("bang-8S", at=1).answer("dodge-7D").answer("missed-TC")
    assert t.life(1) == 4


@pytest.mark.rule("dodge.dodge", "classic.calamity-janet")
def test_janet_can_not_shoot_with_a_dodge() -> None:
    t = dodge(seat("calamity-janet", hand=f"dodge-7D missed-8D {SPARE}"), *crowd(3))
    assert "play-at missed-8D 1" in t.options and t.refused("play-at dodge-7D 1") == "needs-shot"


@pytest.mark.rule("dodge.dodge")
def test_a_dodge_is_not_played_without_a_shot() -> None:
    assert dodge(seat(hand=f"dodge-7D {SPARE}"), *crowd(3)).refused("play dodge-7D") == "needs-shot"


@pytest.mark.rule("dodge.rag-time", "dodge.price")
def test_rag_time_takes_a_card_at_any_distance() -> None:
    t = dodge(seat(hand=f"rag-time-9H missed-TC {SPARE}"), *crowd(2), seat(in_play="barrel-AC"), *crowd(2))
    assert "barrel-AC" in t.do("play-card rag-time-9H 3 barrel-AC missed-TC").hand(0)


@pytest.mark.rule("dodge.rag-time")
def test_rag_time_takes_a_hand_card() -> None:
    t = dodge(seat(hand=f"rag-time-9H missed-TC {SPARE}"), *crowd(2), seat(hand="punch-TS"), *crowd(2))
    assert "punch-TS" in t.do("play-hand rag-time-9H 3 missed-TC").hand(0) and t.hand(3) == []


@pytest.mark.rule("dodge.brawl")
def test_who_plays_a_brawl_chooses_for_everybody_from_the_left() -> None:
    others = [seat(hand="punch-TS", in_play="mustang-5H barrel-AC"), seat(in_play="knife-8H"), seat()]
    t = dodge(seat(hand=f"brawl-JS missed-TC {SPARE}"), *others).do("play brawl-JS missed-TC")
    assert t.asked == (0, "brawl") and t.question == {"target": 1}
    assert t.options == ["strip-hand", "strip-card mustang-5H", "strip-card barrel-AC"]
    t.do("strip-card mustang-5H")
    assert t.in_play(1) == ["barrel-AC"] and t.in_play(2) == [] and t.asked == (0, "play")


@pytest.mark.rule("dodge.brawl")
def test_a_brawl_at_eight_reaches_hands_and_cards_in_play() -> None:
    others = [seat(hand="punch-TS bang-8S", in_play="mustang-5H")]
    others += [seat(hand=f"missed-{face}") for face in ("2S", "3S", "4S")] + [seat(in_play="jail-JS"), *crowd(2)]
    t = dodge(seat(hand=f"brawl-JS missed-TC {SPARE}"), *others).do("play brawl-JS missed-TC", "strip-hand")
    assert [len(t.hand(at)) for at in range(1, 8)] == [1, 0, 0, 0, 0, 0, 0] and t.in_play(5) == []
    assert t.in_play(1) == ["mustang-5H"] and t.asked == (0, "play")


@pytest.mark.rule("dodge.brawl", "classic.sid-ketchum")
def test_sid_may_heal_before_a_brawl_takes_a_hand_card() -> None:
    t = dodge(seat(hand=f"brawl-JS missed-TC {SPARE}"), seat("sid-ketchum", life=2, hand="beer-6S bang-8S"), *crowd(2))
    t.do("play brawl-JS missed-TC")
    assert t.asked == (1, "robbery") and t.do("heal beer-6S bang-8S").life(1) == 3
    assert t.asked == (0, "play")


@pytest.mark.rule("dodge.brawl", "classic.suzy")
def test_suzy_draws_after_a_brawl() -> None:
    t = dodge(
        seat(hand=f"brawl-JS missed-TC {SPARE}"), seat("suzy-lafayette", hand="beer-6S"), *crowd(2), top="bang-8S"
    )
    assert t.do("play brawl-JS missed-TC").hand(1) == ["bang-8S"]


@pytest.mark.rule("dodge.brawl")
def test_a_brawl_refuses_what_is_not_there() -> None:
    t = dodge(seat(hand=f"brawl-JS missed-TC {SPARE}"), seat(in_play="mustang-5H barrel-AC"), *crowd(2))
    t.do("play brawl-JS missed-TC")
    assert t.refused("strip-hand") == "no-hand" and t.refused("strip-card knife-8H") == "not-in-play"


@pytest.mark.rule("dodge.binocular", "dodge.hideout", "classic.distance.stack")
def test_binocular_and_scope_and_hideout_and_mustang_add_up() -> None:
    t = dodge(seat("slab", hand=f"bang-8S {SPARE}", in_play="binocular-TD scope-AS"), *crowd(6))
    assert [t.game.view(0).to_dict()["players"][at]["distance"] for at in range(1, 7)] == [1, 1, 1, 1, 1, 1]
    t = dodge(seat("slab", hand=f"bang-8S {SPARE}"), seat(in_play="hideout-KD mustang-5H"), *crowd(5))
    assert t.refused("play-at bang-8S 1") == "too-far"
    assert t.game.view(0).to_dict()["players"][1]["distance"] == 3


@pytest.mark.rule("dodge.dynamite", "classic.dynamite")
def test_a_dynamite_passes_over_who_has_one() -> None:
    t = dodge(
        *[seat("slab", in_play="dynamite-2H", hand=SPARE), seat(in_play="dynamite-TC"), *crowd(2)],
        phase="begin",
        top="bang-KC",
    )
    assert t.in_play(2) == ["dynamite-2H"] and t.in_play(1) == ["dynamite-TC"]


@pytest.mark.rule("dodge.dynamite")
def test_a_dynamite_that_nobody_can_take_stays() -> None:
    t = dodge(
        *[seat("slab", in_play="dynamite-2H", hand=SPARE), seat(role="renegade", in_play="dynamite-TC")],
        *[seat(life=0), seat(life=0)],
        phase="begin",
        top="bang-KC",
    )
    assert t.in_play(0) == ["dynamite-2H"] and t.happened("passed-on") == [] and t.asked == (0, "play")


@pytest.mark.rule("dodge.dynamite", "classic.turn.no-copies")
def test_nobody_lights_a_second_dynamite_of_their_own() -> None:
    assert (
        dodge(seat(hand=f"dynamite-TC {SPARE}", in_play="dynamite-2H"), *crowd(3)).refused("play dynamite-TC") == "copy"
    )


@pytest.mark.rule("dodge.brawl", "dodge.price")
def test_brawl_may_be_played_when_nobody_else_has_a_card() -> None:
    t = dodge(seat(hand=f"brawl-JS bang-8S {SPARE}"), *crowd(3)).do("play brawl-JS bang-8S")
    assert t.hand(0) == [SPARE] and t.pile("discard")[:2] == ["brawl-JS", "bang-8S"] and t.asked == (0, "play")
