"""Molly Stark, Apache Kid and Belle Star: what they change for the cards of others."""

import pytest

from tests.classic.dodge_referee.kit import SPARE, distance, offered, scene
from tests.classic.kit import crowd, seat


def molly(hand: str = "", in_play: str = "", life: int | None = None) -> dict[str, object]:
    """Molly Stark, an Outlaw."""
    return seat("molly-stark", role="outlaw", hand=hand, in_play=in_play, life=life)


@pytest.mark.rule("dodge.molly-stark")
def test_molly_stark_draws_for_a_missed_out_of_turn() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), molly("missed-TC"), *crowd(2), top="saloon-5H").play("bang-AS", at=1)
    assert t.answer("missed-TC").hand(1) == ["saloon-5H"]


@pytest.mark.rule("dodge.molly-stark", "classic.indians")
def test_molly_stark_draws_for_a_bang_against_indians() -> None:
    t = scene(seat(hand=f"indians-AD {SPARE}"), molly("bang-2C"), *crowd(2), top="saloon-5H").play("indians-AD")
    assert t.answer("bang-2C").hand(1) == ["saloon-5H"]


@pytest.mark.rule("dodge.molly-stark", "classic.beer.brink")
def test_molly_stark_draws_for_a_beer_at_the_brink() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), molly("beer-6S", life=1), *crowd(2), top="saloon-5H").play("bang-AS", at=1)
    assert t.do("drink beer-6S").life(1) == 1 and t.hand(1) == ["saloon-5H"]


@pytest.mark.rule("dodge.molly-stark", "dodge.dodge")
def test_molly_stark_draws_for_a_dodge_beside_the_card_of_the_dodge() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), molly("dodge-7D"), *crowd(2), top="saloon-5H beer-6H").play(
        "bang-AS", at=1
    )
    assert sorted(t.answer("dodge-7D").hand(1)) == ["beer-6H", "saloon-5H"]


@pytest.mark.rule("dodge.molly-stark", "classic.slab")
def test_molly_stark_draws_for_each_missed_against_slab() -> None:
    t = scene(seat("slab", hand=f"bang-AS {SPARE}"), molly("missed-TC"), *crowd(2), top="missed-JC saloon-5H")
    t.play("bang-AS", at=1).answer("missed-TC")
    assert t.asked == (1, "shot") and t.answer("missed-JC").hand(1) == ["saloon-5H"] and t.life(1) == 4


@pytest.mark.rule("dodge.molly-stark", "dodge.green.missed")
def test_molly_stark_draws_nothing_for_a_green_card_or_a_barrel() -> None:
    t = scene(
        seat(hand=f"bang-AS {SPARE}"), molly(in_play="sombrero-7C barrel-AC"), *crowd(2), top="missed-5S saloon-5H"
    )
    assert t.play("bang-AS", at=1).barrel().answer("sombrero-7C").hand(1) == []


@pytest.mark.rule("dodge.molly-stark", "dodge.bible")
def test_molly_stark_draws_only_the_card_of_the_bible_for_a_bible() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), molly(in_play="bible-TH"), *crowd(2), top="saloon-5H").play(
        "bang-AS", at=1
    )
    assert t.answer("bible-TH").hand(1) == ["saloon-5H"]


@pytest.mark.rule("dodge.molly-stark", "classic.duel")
def test_in_a_duel_molly_stark_draws_when_it_is_over_a_card_for_each_bang() -> None:
    hand = f"duel-QD bang-AS {SPARE}"
    t = scene(seat(hand=hand), molly("bang-2C bang-3C"), *crowd(2), top="saloon-5H stagecoach-9S").play("duel-QD", at=1)
    t.answer("bang-2C")
    assert t.hand(1) == ["bang-3C"]
    t.answer("bang-AS")
    assert t.answer("bang-3C").life(0) == 4 and t.hand(1) == ["saloon-5H", "stagecoach-9S"]


@pytest.mark.rule("dodge.molly-stark", "classic.duel")
def test_in_a_duel_that_she_loses_molly_stark_draws_too() -> None:
    t = scene(seat(hand=f"duel-QD bang-AS {SPARE}"), molly("bang-2C"), *crowd(2), top="saloon-5H")
    t.play("duel-QD", at=1).answer("bang-2C").answer("bang-AS")
    assert t.life(1) == 3 and t.hand(1) == ["saloon-5H"]


@pytest.mark.rule("dodge.molly-stark", "classic.duel")
def test_in_a_duel_of_her_own_turn_molly_stark_draws_nothing() -> None:
    t = scene(molly(f"duel-QD bang-AS {SPARE}"), seat(hand="bang-2C"), *crowd(2)).play("duel-QD", at=1)
    assert t.answer("bang-2C").answer("bang-AS").hand(0) == [SPARE]


@pytest.mark.rule("dodge.molly-stark", "classic.duel", "classic.beer.brink")
def test_at_the_brink_in_a_duel_the_beer_draws_and_then_the_bangs_do() -> None:
    t = scene(
        seat(hand=f"duel-QD bang-AS {SPARE}"), molly("bang-2C beer-6S", life=1), *crowd(2), top="saloon-5H jail-JS"
    )
    t.play("duel-QD", at=1).answer("bang-2C").answer("bang-AS")
    assert t.asked == (1, "brink") and t.do("drink beer-6S").life(1) == 1
    assert sorted(t.hand(1)) == ["jail-JS", "saloon-5H"]


@pytest.mark.rule("dodge.molly-stark", "classic.duel")
def test_who_dies_in_a_duel_draws_nothing() -> None:
    t = scene(seat(hand=f"duel-QD bang-AS {SPARE}"), molly("bang-2C", life=1), *crowd(3), top="saloon-5H")
    t.play("duel-QD", at=1).answer("bang-2C").answer("bang-AS")
    assert t.out(1) and t.hand(1) == [] and len(t.hand(0)) == 4


@pytest.mark.rule("dodge.molly-stark")
def test_molly_stark_draws_nothing_in_her_own_turn() -> None:
    t = scene(molly(f"bang-AS beer-6S {SPARE}"), *crowd(3)).play("beer-6S").play("bang-AS", at=1)
    assert t.hand(0) == [SPARE]


@pytest.mark.rule("dodge.molly-stark")
@pytest.mark.parametrize("robber", ["cat-balou-8C", "panic-JH"])
def test_molly_stark_draws_nothing_for_what_others_take(robber: str) -> None:
    t = scene(seat(hand=f"{robber} {SPARE}"), molly("missed-TC"), *crowd(2)).play(robber, at=1, hand=True)
    assert t.hand(1) == []


# -- Apache Kid ------------------------------------------------------------------------------------------------------


def kid(hand: str = "", in_play: str = "", life: int | None = None) -> dict[str, object]:
    """Apache Kid, an Outlaw."""
    return seat("apache-kid", role="outlaw", hand=hand, in_play=in_play, life=life)


@pytest.mark.rule("dodge.apache-kid", "classic.turn.one-bang")
def test_a_bang_of_diamonds_does_nothing_to_apache_kid_and_is_the_bang_of_the_turn() -> None:
    t = scene(seat(hand=f"bang-2D bang-3C {SPARE}"), kid("missed-TC"), *crowd(2)).play("bang-2D", at=1)
    assert t.life(1) == 3 and t.hand(1) == ["missed-TC"] and t.refused("play-at bang-3C 1") == "one-bang"


@pytest.mark.rule("dodge.apache-kid")
@pytest.mark.parametrize("bang", ["bang-AS", "bang-AH", "bang-KC"])
def test_a_bang_of_another_suit_hits_apache_kid(bang: str) -> None:
    assert scene(seat(hand=f"{bang} {SPARE}"), kid(), *crowd(2)).play(bang, at=1).life(1) == 2


@pytest.mark.rule("dodge.apache-kid", "classic.indians")
@pytest.mark.parametrize("indians", ["indians-5D", "indians-KD", "indians-AD"])
def test_indians_never_touch_apache_kid(indians: str) -> None:
    t = scene(seat(hand=f"{indians} {SPARE}"), kid("bang-2C"), *crowd(2)).play(indians)
    assert t.lives == [5, 3, 3, 3] and t.hand(1) == ["bang-2C"]


@pytest.mark.rule("dodge.apache-kid", "classic.gatling", "dodge.howitzer")
def test_gatling_and_howitzer_touch_apache_kid() -> None:
    t = scene(seat(hand=f"gatling-TH {SPARE}", in_play="howitzer-9S"), kid(), *crowd(2)).play("gatling-TH")
    assert t.life(1) == 2 and t.play("howitzer-9S").life(1) == 1


@pytest.mark.rule("dodge.apache-kid")
@pytest.mark.parametrize("robber", ["cat-balou-9D", "panic-8D"])
def test_diamonds_take_nothing_from_apache_kid(robber: str) -> None:
    t = scene(seat(hand=f"{robber} {SPARE}"), kid("missed-TC", "barrel-AC"), *crowd(2))
    assert t.play(robber, at=1, taken="barrel-AC").in_play(1) == ["barrel-AC"] and t.hand(0) == [SPARE]
    t = scene(seat(hand=f"{robber} {SPARE}"), kid("missed-TC", "barrel-AC"), *crowd(2))
    assert t.play(robber, at=1, hand=True).hand(1) == ["missed-TC"]


@pytest.mark.rule("dodge.apache-kid", "dodge.conestoga")
def test_conestoga_is_a_diamond_and_takes_nothing_from_apache_kid() -> None:
    t = scene(seat(hand=SPARE, in_play="conestoga-9D"), kid("missed-TC"), *crowd(2))
    assert t.play("conestoga-9D", at=1, hand=True).hand(1) == ["missed-TC"] and t.in_play(0) == []


@pytest.mark.rule("dodge.apache-kid", "dodge.rag-time", "dodge.can-can")
def test_cards_of_other_suits_take_from_apache_kid() -> None:
    t = scene(seat(hand=f"rag-time-9H bang-2D {SPARE}", in_play="can-can-JC"), kid("missed-TC", "barrel-AC"), *crowd(2))
    assert t.do("play-card rag-time-9H 1 barrel-AC bang-2D").in_play(1) == []
    assert t.play("can-can-JC", at=1, hand=True).hand(1) == []


@pytest.mark.rule("dodge.apache-kid", "dodge.springfield", "dodge.price")
def test_a_springfield_paid_with_a_diamond_hits_apache_kid() -> None:
    t = scene(seat(hand=f"springfield-KS bang-2D {SPARE}"), kid(), *crowd(2)).do("play-at springfield-KS 1 bang-2D")
    assert t.life(1) == 2


@pytest.mark.rule("dodge.apache-kid", "classic.duel")
def test_a_duel_of_diamonds_holds_for_apache_kid() -> None:
    t = scene(seat(hand=f"duel-QD bang-2D {SPARE}"), kid("bang-2C"), *crowd(2)).play("duel-QD", at=1)
    assert t.answer("bang-2C").answer("bang-2D").life(1) == 2


@pytest.mark.rule("dodge.apache-kid")
@pytest.mark.parametrize("answer", ["missed-8D", "dodge-7D"])
def test_a_diamond_answers_a_shot_of_apache_kid(answer: str) -> None:
    t = scene(kid(f"bang-AS {SPARE}"), seat(hand=answer), *crowd(2)).play("bang-AS", at=1)
    assert t.answer(answer).life(1) == 5


@pytest.mark.rule("dodge.apache-kid", "dodge.iron-plate")
def test_an_iron_plate_of_diamonds_answers_a_shot_of_apache_kid() -> None:
    t = scene(kid(f"bang-AS {SPARE}"), seat(in_play="iron-plate-AD"), *crowd(2)).play("bang-AS", at=1)
    assert t.answer("iron-plate-AD").life(1) == 5


@pytest.mark.rule("dodge.apache-kid", "dodge.doc-holyday")
@pytest.mark.parametrize(("cards", "life"), [("bang-2D bang-3D", 3), ("bang-2D bang-3C", 2), ("bang-2C bang-3D", 2)])
def test_doc_holydays_shot_misses_apache_kid_only_if_both_cards_are_diamonds(cards: str, life: int) -> None:
    first, second = cards.split()
    t = scene(seat("doc-holyday", hand=f"{cards} {SPARE}"), kid(), *crowd(2))
    assert t.do("fire 1", f"discard {first}", f"discard {second}").life(1) == life


@pytest.mark.rule("dodge.apache-kid", "classic.calamity-janet")
def test_a_missed_of_diamonds_that_calamity_janet_fires_does_nothing_to_apache_kid() -> None:
    t = scene(seat("calamity-janet", hand=f"missed-8D {SPARE}"), kid(), *crowd(2)).play("missed-8D", at=1)
    assert t.life(1) == 3


@pytest.mark.rule("dodge.apache-kid")
def test_diamonds_that_apache_kid_plays_work() -> None:
    t = scene(kid(f"bang-2D {SPARE}", in_play="pony-express-QD"), *crowd(3)).play("bang-2D", at=1)
    assert t.life(1) == 4 and len(t.play("pony-express-QD").hand(0)) == 4


@pytest.mark.rule("dodge.apache-kid", "classic.jail")
def test_jail_holds_apache_kid() -> None:
    t = scene(seat(hand=f"jail-JS {SPARE}"), kid(), *crowd(2)).play("jail-JS", at=1)
    assert t.in_play(1) == ["jail-JS"]


# -- Belle Star ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dodge.belle-star", "classic.barrel")
def test_in_her_turn_the_barrels_of_others_do_nothing() -> None:
    t = scene(seat("belle-star", hand=f"bang-AS {SPARE}"), seat("willy", in_play="barrel-AC"), *crowd(2))
    assert t.play("bang-AS", at=1).life(1) == 3 and t.asked == (0, "play")


@pytest.mark.rule("dodge.belle-star", "dodge.green.missed")
@pytest.mark.parametrize("green", ["sombrero-7C", "iron-plate-AD", "bible-TH", "ten-gallon-hat-JD"])
def test_in_her_turn_the_green_cards_of_others_do_nothing(green: str) -> None:
    t = scene(seat("belle-star", hand=f"bang-AS {SPARE}"), seat("willy", in_play=green), *crowd(2)).play(
        "bang-AS", at=1
    )
    assert t.life(1) == 3 and t.in_play(1) == [green]


@pytest.mark.rule("dodge.belle-star", "dodge.hideout", "classic.mustang")
def test_in_her_turn_mustang_and_hideout_of_others_do_nothing() -> None:
    t = scene(seat("belle-star", hand=f"bang-AS {SPARE}"), seat("willy", in_play="mustang-5H hideout-KD"), *crowd(2))
    assert distance(t, 0, 1) == 1 and t.play("bang-AS", at=1).life(1) == 3


@pytest.mark.rule("dodge.belle-star", "classic.jourdonnais", "classic.paul-regret")
def test_jourdonnais_and_paul_regret_keep_their_abilities() -> None:
    t = scene(
        seat("belle-star", hand=f"bang-AS {SPARE}"),
        seat("jourdonnais", in_play="barrel-AC"),
        seat("willy"),
        seat("paul-regret", in_play="mustang-5H"),
        top="missed-5S saloon-5H",
    )
    assert distance(t, 0, 3) == 2
    assert t.play("bang-AS", at=1).barrel().life(1) == 3  # he draws once, not twice


@pytest.mark.rule("dodge.belle-star")
def test_missed_from_the_hand_helps_against_belle_star() -> None:
    t = scene(seat("belle-star", hand=f"bang-AS {SPARE}"), seat(hand="missed-TC"), *crowd(2)).play("bang-AS", at=1)
    assert t.answer("missed-TC").life(1) == 4


@pytest.mark.rule("dodge.belle-star")
def test_what_lies_before_belle_star_works() -> None:
    t = scene(seat("belle-star", hand=f"bang-AS {SPARE}", in_play="scope-AS volcanic-TS knife-8H"), *crowd(3))
    assert t.play("bang-AS", at=2).play("knife-8H", at=2).life(2) == 2


@pytest.mark.rule("dodge.belle-star")
def test_out_of_her_turn_cards_work_against_belle_star() -> None:
    t = scene(
        seat(hand=f"gatling-TH {SPARE}"),
        seat("belle-star", in_play="sombrero-7C"),
        seat("willy", in_play="iron-plate-AD"),
        *crowd(1),
    ).play("gatling-TH")
    t.answer("sombrero-7C").answer("iron-plate-AD")
    assert t.lives == [5, 4, 4, 3]


@pytest.mark.rule("dodge.belle-star", "classic.cat-balou")
def test_cards_of_others_may_be_taken_and_discarded_in_her_turn() -> None:
    t = scene(
        seat("belle-star", hand=f"cat-balou-8C panic-JH {SPARE}"), seat(in_play="mustang-5H barrel-AC"), *crowd(2)
    )
    t.play("cat-balou-8C", at=1, taken="barrel-AC").play("panic-JH", at=1, taken="mustang-5H")
    assert t.in_play(1) == [] and "mustang-5H" in t.hand(0)


@pytest.mark.rule("dodge.belle-star", "dodge.howitzer")
def test_nobody_hides_from_the_howitzer_of_belle_star() -> None:
    seats = seat("willy", in_play="barrel-AC"), seat("rose-doolan", in_play="bible-TH"), seat(in_play="sombrero-7C")
    t = scene(seat("belle-star", hand=SPARE, in_play="howitzer-9S"), *seats).play("howitzer-9S")
    assert t.lives == [5, 3, 3, 3]


@pytest.mark.rule("dodge.belle-star", "dodge.punch")
def test_belle_stars_punch_reaches_a_neighbour_behind_a_mustang() -> None:
    t = scene(seat("belle-star", hand=f"punch-TS {SPARE}"), seat(in_play="mustang-5H"), *crowd(2))
    assert offered(t, "punch-TS") == ["play-at punch-TS 1", "play-at punch-TS 3"]


@pytest.mark.rule("dodge.belle-star")
def test_when_her_turn_is_over_the_mustangs_of_others_count_again_for_belle_star() -> None:
    t = scene(seat("belle-star"), seat("willy", hand="bang-AS", in_play="mustang-5H"), *crowd(2), active=1)
    assert distance(t, 0, 1) == 2
