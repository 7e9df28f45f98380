"""Vera Custer with the abilities of the base game, and of Dodge City."""

import pytest

from tests.classic.dodge_referee.kit import SPARE, distance, offered, scene, vera
from tests.classic.kit import Table, crowd, seat


def copying(other: str, hand: str = "", life: int | None = None, top: str = "", **more: object) -> Table:
    """Vera Custer, an Outlaw, at the beginning of phase 1; another sits to her left, and she copies them."""
    t = scene(
        seat("vera-custer", role="outlaw", hand=hand, life=life),
        seat(other, role="sheriff"),
        *crowd(2),
        phase="draw",
        top=top,
        **more,
    )
    return t.do("copy 1")


@pytest.mark.rule("dodge.vera-custer")
def test_vera_custer_chooses_any_other_living_character_before_she_draws() -> None:
    t = scene(seat("vera-custer", hand=SPARE), seat(), seat(life=0), seat(), phase="begin")
    assert t.asked == (0, "vera") and sorted(t.options) == ["copy 1", "copy 3"] and t.hand(0) == [SPARE]


@pytest.mark.rule("dodge.vera-custer")
def test_she_chooses_after_dynamite() -> None:
    t = scene(seat("vera-custer", role="sheriff", in_play="dynamite-2H"), *crowd(3), phase="begin", top="missed-5S")
    assert t.asked == (0, "vera") and t.life(0) == 1


@pytest.mark.rule("dodge.vera-custer", "classic.jail")
def test_jail_that_holds_her_leaves_her_without_ability() -> None:
    t = scene(
        vera("slab", role="outlaw", hand="bang-AS", in_play="jail-JS"),
        seat("willy", hand="beer-6H"),
        *crowd(2),
        phase="begin",
        top="missed-5S",
    )
    assert t.turn_of == 1 and "ability" not in t.player(0)


@pytest.mark.rule("dodge.vera-custer", "classic.jail")
def test_jail_that_lets_her_go_lets_her_choose() -> None:
    t = scene(vera("slab", role="outlaw", in_play="jail-JS"), *crowd(3), phase="begin", top="saloon-5H")
    assert t.asked == (0, "vera")


@pytest.mark.rule("dodge.vera-custer", "classic.lucky-duke")
@pytest.mark.parametrize("danger", ["jail-JS", "dynamite-2H"])
def test_what_she_copied_from_lucky_duke_works_for_dynamite_and_jail(danger: str) -> None:
    t = scene(vera("lucky-duke", role="outlaw", in_play=danger), *crowd(3), phase="begin", top="missed-5S saloon-5H")
    assert t.asked == (0, "duke") and t.do("choose saloon-5H").asked == (0, "vera") and t.life(0) == 3


@pytest.mark.rule("dodge.vera-custer")
def test_she_keeps_the_ability_out_of_turn_and_when_its_owner_is_dead() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), vera("jourdonnais"), seat(life=0), *crowd(1), top="saloon-5H")
    assert t.play("bang-AS", at=1).barrel().life(1) == 3


@pytest.mark.rule("dodge.vera-custer")
def test_she_chooses_again_in_her_next_turn() -> None:
    t = scene(vera("willy", role="sheriff", hand="bang-AS"), seat("rose-doolan"), *crowd(2), phase="draw").do("copy 1")
    assert t.player(0)["ability"] == "rose-doolan" and t.play("bang-AS", at=2).life(2) == 3


@pytest.mark.rule("dodge.vera-custer", "classic.setup.life")
def test_her_life_points_stay_her_own() -> None:
    t = copying("willy", hand="beer-6H stagecoach-9S")
    assert t.play("beer-6H").life(0) == 3


# -- those of the base game ------------------------------------------------------------------------------------------


@pytest.mark.rule("dodge.vera-custer", "classic.black-jack")
def test_vera_as_black_jack_draws_a_third_card() -> None:
    assert copying("black-jack", top="missed-5S saloon-5H beer-6H").hand(0) == ["missed-5S", "saloon-5H", "beer-6H"]


@pytest.mark.rule("dodge.vera-custer", "classic.kit-carlson")
def test_vera_as_kit_carlson_looks_at_three_cards_at_once() -> None:
    t = copying("kit-carlson", top="missed-5S saloon-5H beer-6H")
    assert t.asked == (0, "kit") and t.do("put-back missed-5S").hand(0) == ["saloon-5H", "beer-6H"]
    assert t.pile("deck")[0] == "missed-5S"


@pytest.mark.rule("dodge.vera-custer", "classic.jesse-jones")
def test_vera_as_jesse_jones_may_draw_from_a_hand_at_once() -> None:
    t = scene(seat("vera-custer"), seat("jesse-jones", hand="saloon-5H"), *crowd(2), phase="draw", top="beer-6H")
    assert t.do("copy 1").asked == (0, "jesse") and t.do("draw-from 1").hand(0) == ["saloon-5H", "beer-6H"]


@pytest.mark.rule("dodge.vera-custer", "classic.pedro-ramirez")
def test_vera_as_pedro_ramirez_may_draw_the_top_discard() -> None:
    t = copying("pedro-ramirez", discard="saloon-5H", top="beer-6H")
    assert t.asked == (0, "pedro") and t.do("draw-discard").hand(0) == ["saloon-5H", "beer-6H"]


@pytest.mark.rule("dodge.vera-custer", "classic.suzy")
def test_vera_as_suzy_draws_one_before_phase_one_and_whenever_her_hand_is_empty() -> None:
    suzy, top = seat("suzy-lafayette", hand="duel-QD"), "missed-5S saloon-5H beer-6H"
    t = scene(seat("vera-custer"), suzy, *crowd(2), phase="draw", top=top).do("copy 1")
    assert t.hand(0) == top.split()
    t = scene(seat("vera-custer", hand=SPARE), suzy, *crowd(2), phase="draw", top=top).do("copy 1")
    assert t.hand(0) == [SPARE, "missed-5S", "saloon-5H"]
    t = scene(seat(hand=f"bang-AS {SPARE}"), vera("suzy-lafayette", hand="missed-TC"), *crowd(2), top="saloon-5H")
    assert t.play("bang-AS", at=1).answer("missed-TC").hand(1) == ["saloon-5H"]


@pytest.mark.rule("dodge.vera-custer", "classic.sid-ketchum")
def test_vera_as_sid_heals_in_her_turn_and_at_the_brink() -> None:
    t = copying("sid-ketchum", hand="missed-TC missed-JC", life=1)
    assert t.do("heal missed-TC missed-JC").life(0) == 2
    t = scene(seat(hand=f"bang-AS {SPARE}"), vera("sid-ketchum", life=1, hand="saloon-5H jail-JS"), *crowd(2))
    t.play("bang-AS", at=1).let()
    assert t.asked == (1, "brink") and t.do("heal saloon-5H jail-JS").life(1) == 1


@pytest.mark.rule("dodge.vera-custer", "classic.willy")
def test_vera_as_willy_plays_any_number_of_bangs() -> None:
    t = copying("willy", hand=f"bang-AS bang-2C {SPARE}").play("bang-AS", at=1).play("bang-2C", at=1)
    assert t.life(1) == 3


@pytest.mark.rule("dodge.vera-custer", "classic.slab")
def test_vera_as_slab_needs_two_missed_to_be_stopped() -> None:
    t = scene(vera("slab", hand=f"bang-AS {SPARE}"), seat(hand="missed-TC"), *crowd(2)).play("bang-AS", at=1)
    assert t.question["needed"] == 2 and t.answer("missed-TC").life(1) == 3


@pytest.mark.rule("dodge.vera-custer", "classic.rose-doolan", "classic.paul-regret")
def test_vera_as_rose_doolan_sees_further_and_as_paul_regret_is_seen_farther_away() -> None:
    t = scene(vera("rose-doolan", hand=SPARE), *crowd(3))
    assert distance(t, 0, 2) == 1 and distance(t, 2, 0) == 2
    t = scene(vera("paul-regret", hand=SPARE), seat("willy"), seat("slab"), seat("jourdonnais"))
    assert distance(t, 1, 0) == 2 and distance(t, 0, 1) == 1


@pytest.mark.rule("dodge.vera-custer", "classic.jourdonnais")
def test_vera_as_jourdonnais_with_a_barrel_has_two_chances() -> None:
    t = scene(
        seat(hand=f"bang-AS {SPARE}"), vera("jourdonnais", in_play="barrel-AC"), *crowd(2), top="missed-5S saloon-5H"
    )
    assert t.play("bang-AS", at=1).barrel().barrel().life(1) == 3


@pytest.mark.rule("dodge.vera-custer", "classic.calamity-janet")
def test_vera_as_calamity_janet_swaps_bang_and_missed() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), vera("calamity-janet", hand="bang-2C"), *crowd(2)).play("bang-AS", at=1)
    assert t.answer("bang-2C").life(1) == 3
    assert copying("calamity-janet", hand=f"missed-TC {SPARE}").play("missed-TC", at=1).life(1) == 4


@pytest.mark.rule("dodge.vera-custer", "classic.bart-cassidy", "classic.el-gringo")
def test_vera_as_bart_cassidy_or_el_gringo_gets_a_card_when_she_is_hit() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), vera("bart-cassidy"), *crowd(2), top="saloon-5H").play("bang-AS", at=1)
    assert t.hand(1) == ["saloon-5H"]
    t = scene(seat(hand="bang-AS duel-QD"), vera("el-gringo"), *crowd(2)).play("bang-AS", at=1)
    assert t.hand(1) == ["duel-QD"]


@pytest.mark.rule("dodge.vera-custer.loot", "classic.vulture-sam")
def test_vera_as_vulture_sam_takes_all_when_he_is_dead() -> None:
    t = scene(
        seat(hand=f"bang-AS {SPARE}"),
        seat(role="renegade", life=1, hand="saloon-5H", in_play="jail-JS"),
        vera("vulture-sam", role="outlaw"),
        *crowd(2),
    ).play("bang-AS", at=1)
    assert t.hand(2) == ["saloon-5H", "jail-JS"]


@pytest.mark.rule("dodge.vera-custer.loot")
@pytest.mark.parametrize("sam_first", [True, False])
def test_vera_and_vulture_sam_take_the_cards_in_turn_the_nearer_one_first(sam_first: bool) -> None:
    sam, copy = seat("vulture-sam", role="outlaw"), vera("vulture-sam", role="outlaw")
    victim = seat(role="renegade", life=1, in_play="jail-JS mustang-5H scope-AS")
    t = scene(seat(hand=f"springfield-KS bang-AS {SPARE}"), victim, *((sam, copy) if sam_first else (copy, sam)))
    t.do("play-at springfield-KS 1 bang-AS")
    assert t.hand(2) == ["jail-JS", "scope-AS"] and t.hand(3) == ["mustang-5H"]


@pytest.mark.rule("dodge.vera-custer.loot")
def test_vera_and_vulture_sam_share_the_hand_first() -> None:
    victim = seat(role="renegade", life=1, hand="saloon-5H duel-QD", in_play="jail-JS")
    t = scene(
        seat(hand=f"bang-AS {SPARE}"), victim, seat("vulture-sam", role="outlaw"), vera("vulture-sam", role="outlaw")
    )
    t.play("bang-AS", at=1)
    assert len(t.hand(2)) == 2 and t.hand(2)[1] == "jail-JS" and len(t.hand(3)) == 1


@pytest.mark.rule("dodge.vera-custer.loot")
def test_nearer_to_the_left_goes_round_the_table() -> None:
    victim = seat("willy", role="renegade", life=1, in_play="jail-JS mustang-5H scope-AS")
    t = scene(
        vera("vulture-sam", role="outlaw"),
        seat(hand=f"springfield-KS bang-AS {SPARE}", role="sheriff"),
        seat("vulture-sam", role="outlaw"),
        victim,
        active=1,
    ).do("play-at springfield-KS 3 bang-AS")
    assert t.hand(0) == ["jail-JS", "scope-AS"] and t.hand(2) == ["mustang-5H"]


@pytest.mark.rule("dodge.vera-custer.loot")
def test_when_vulture_sam_dies_vera_who_copied_him_takes_his_cards() -> None:
    victim = seat("vulture-sam", role="renegade", life=1, hand="saloon-5H", in_play="scope-AS")
    t = scene(vera("vulture-sam", role="sheriff", hand=f"bang-AS {SPARE}"), victim, *crowd(2)).play("bang-AS", at=1)
    assert sorted(t.hand(0)) == [SPARE, "saloon-5H", "scope-AS"]


# -- those of Dodge City ---------------------------------------------------------------------------------------------


@pytest.mark.rule("dodge.vera-custer", "dodge.bill-noface", "dodge.pixie-pete")
def test_vera_as_bill_noface_and_pixie_pete_draws_as_they_do() -> None:
    assert len(copying("bill-noface", life=1).hand(0)) == 3 and len(copying("pixie-pete").hand(0)) == 3
    assert len(copying("bill-noface", hand=SPARE).hand(0)) == 2


@pytest.mark.rule("dodge.vera-custer", "dodge.pat-brennan")
def test_vera_as_pat_brennan_takes_a_card_in_play() -> None:
    t = scene(seat("vera-custer", hand=SPARE), seat("pat-brennan", in_play="scope-AS"), *crowd(2), phase="draw")
    assert t.do("copy 1").asked == (0, "pat") and t.do("draw-card scope-AS 1").hand(0) == [SPARE, "scope-AS"]


@pytest.mark.rule("dodge.vera-custer", "dodge.chuck-wengam", "dodge.jose-delgado")
def test_vera_as_chuck_wengam_and_jose_delgado() -> None:
    t = copying("chuck-wengam").do("bleed", "bleed")
    assert t.life(0) == 1 and len(t.hand(0)) == 6 and t.refused("bleed") == "last-point"
    t = copying("jose-delgado", hand="jail-JS scope-AS barrel-AC").do("trade jail-JS", "trade scope-AS")
    assert len(t.hand(0)) == 7 and t.refused("trade barrel-AC") == "used-up"


@pytest.mark.rule("dodge.vera-custer", "dodge.doc-holyday")
def test_vera_as_doc_holyday_shoots_once() -> None:
    t = copying("doc-holyday", hand="bang-2C bang-3C bang-4C bang-5C").do(
        "fire 1", "discard bang-2C", "discard bang-3C"
    )
    assert t.life(1) == 4 and t.refused("fire 1") == "used-up"


@pytest.mark.rule("dodge.vera-custer", "dodge.elena-fuente", "dodge.molly-stark")
def test_vera_as_elena_fuente_and_molly_stark_answers_as_they_do() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), vera("elena-fuente", hand="saloon-5H"), *crowd(2)).play("bang-AS", at=1)
    assert t.answer("saloon-5H").life(1) == 3
    t = scene(seat(hand=f"bang-AS {SPARE}"), vera("molly-stark", hand="missed-TC"), *crowd(2), top="saloon-5H")
    assert t.play("bang-AS", at=1).answer("missed-TC").hand(1) == ["saloon-5H"]


@pytest.mark.rule("dodge.vera-custer", "dodge.apache-kid", "dodge.belle-star")
def test_vera_as_apache_kid_and_belle_star() -> None:
    t = scene(seat(hand=f"bang-2D indians-AD {SPARE}"), vera("apache-kid"), *crowd(2)).play("bang-2D", at=1)
    assert t.play("indians-AD").life(1) == 3
    t = scene(vera("belle-star", hand=f"bang-AS {SPARE}"), seat("willy", in_play="barrel-AC mustang-5H"), *crowd(2))
    assert t.play("bang-AS", at=1).life(1) == 3


@pytest.mark.rule("dodge.vera-custer", "dodge.greg-digger", "dodge.herb-hunter")
@pytest.mark.parametrize(("ability", "life", "cards"), [("greg-digger", 3, 0), ("herb-hunter", 1, 2)])
def test_vera_and_the_one_she_copied_both_gain_by_an_elimination(ability: str, life: int, cards: int) -> None:
    t = scene(
        seat(hand=f"bang-AS {SPARE}"),
        seat(role="renegade", life=1),
        vera(ability, role="outlaw", life=1),
        seat(ability, life=1),
    ).play("bang-AS", at=1)
    assert t.life(2) == t.life(3) == life and len(t.hand(2)) == len(t.hand(3)) == cards


@pytest.mark.rule("dodge.vera-custer", "dodge.sean-mallory", "dodge.tequila-joe")
def test_vera_as_sean_mallory_keeps_ten_and_as_tequila_joe_drinks_for_two() -> None:
    hand = "bang-2C bang-3C bang-4C bang-5C bang-6C bang-7C bang-8C bang-9C"
    assert copying("sean-mallory", hand=hand, top="saloon-5H beer-6H").end().turn_of == 1
    assert copying("tequila-joe", hand="beer-6H", life=1).play("beer-6H").life(0) == 3


@pytest.mark.rule("dodge.vera-custer")
def test_without_a_choice_yet_vera_has_no_ability() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat("vera-custer", hand="saloon-5H"), *crowd(2)).play("bang-AS", at=1)
    assert t.life(1) == 2 and offered(t, "saloon-5H") == []
