"""Where cards and characters of both sets meet."""

import pytest

from tests.classic.dodge_referee.kit import LAST_TWO, SPARE, offered, scene, vera
from tests.classic.kit import crowd, seat


@pytest.mark.rule("dodge.vera-custer", "dodge.belle-star", "dodge.green.missed")
def test_vera_who_copied_belle_star_shoots_through_green_cards_in_her_turn_only() -> None:
    t = scene(vera("belle-star", hand=f"bang-AS {SPARE}"), seat("willy", in_play="sombrero-7C"), *crowd(2))
    assert t.play("bang-AS", at=1).life(1) == 3
    t = scene(seat(hand=f"gatling-TH {SPARE}"), vera("belle-star"), seat("willy", in_play="sombrero-7C"), seat())
    assert t.play("gatling-TH").asked == (2, "shot")


@pytest.mark.rule("dodge.belle-star", "classic.duel")
def test_a_duel_in_belle_stars_turn_is_fought_with_hand_cards_as_ever() -> None:
    t = scene(seat("belle-star", hand=f"duel-QD {SPARE}"), seat(hand="bang-AS", in_play="sombrero-7C"), *crowd(2))
    assert t.play("duel-QD", at=1).answer("bang-AS").life(0) == 4


@pytest.mark.rule("dodge.belle-star", "dodge.pepperbox")
def test_belle_stars_pepperbox_reaches_into_a_hideout() -> None:
    t = scene(seat("belle-star", hand=SPARE, in_play="pepperbox-AH"), seat(in_play="hideout-KD mustang-5H"), *crowd(2))
    assert offered(t, "pepperbox-AH") == ["play-at pepperbox-AH 1", "play-at pepperbox-AH 3"]


@pytest.mark.rule("dodge.green.missed", "classic.barrel", "classic.jourdonnais", "classic.slab")
def test_against_slab_jourdonnais_may_mix_ability_barrel_and_green_card() -> None:
    t = scene(
        seat("slab", hand=f"bang-AS {SPARE}"),
        seat("jourdonnais", in_play="barrel-AC sombrero-7C"),
        *crowd(2),
        top="missed-5S saloon-5H",
    )
    t.play("bang-AS", at=1).barrel().barrel()
    assert t.asked == (1, "shot") and t.answer("sombrero-7C").life(1) == 4


@pytest.mark.rule("dodge.vera-custer", "dodge.bang-symbol", "classic.slab")
def test_vera_as_slab_needs_two_for_bang_and_one_for_knife() -> None:
    t = scene(vera("slab", hand=SPARE, in_play="knife-8H"), seat(hand="missed-TC"), *crowd(2)).play("knife-8H", at=1)
    assert t.question["needed"] == 1 and t.answer("missed-TC").life(1) == 4


@pytest.mark.rule("dodge.doc-holyday")
def test_against_doc_holyday_one_missed_is_enough() -> None:
    t = scene(seat("doc-holyday", hand=f"bang-2C bang-3C {SPARE}"), seat(hand="missed-TC missed-JC"), *crowd(2))
    t.do("fire 1", "discard bang-2C", "discard bang-3C")
    assert t.question["needed"] == 1 and t.answer("missed-TC").asked == (0, "play")


@pytest.mark.rule("dodge.doc-holyday", "classic.el-gringo")
def test_el_gringo_takes_a_card_of_doc_holyday_who_shot_him() -> None:
    t = scene(seat("doc-holyday", hand=f"bang-2C bang-3C {SPARE} beer-6S"), seat("el-gringo", role="outlaw"), *crowd(2))
    t.do("fire 1", "discard bang-2C", "discard bang-3C")
    assert t.life(1) == 2 and len(t.hand(1)) == 1 and len(t.hand(0)) == 1


@pytest.mark.rule("dodge.doc-holyday", "classic.death.reward")
def test_doc_holyday_gets_the_reward_for_an_outlaw() -> None:
    t = scene(seat("doc-holyday", hand=f"bang-2C bang-3C {SPARE}"), seat(role="outlaw", life=1), *crowd(3))
    assert len(t.do("fire 1", "discard bang-2C", "discard bang-3C").hand(0)) == 4


@pytest.mark.rule("dodge.doc-holyday", "classic.volcanic")
def test_the_volcanic_does_not_give_doc_holyday_a_second_shot() -> None:
    t = scene(seat("doc-holyday", hand="bang-2C bang-3C bang-4C bang-5C", in_play="volcanic-TS"), *crowd(3))
    assert t.do("fire 1", "discard bang-2C", "discard bang-3C").refused("fire 1") == "used-up"


@pytest.mark.rule("dodge.chuck-wengam", "classic.el-gringo")
def test_chuck_wengams_loss_brings_no_card_from_anybody() -> None:
    t = scene(seat("chuck-wengam", hand=SPARE), seat("el-gringo", hand="saloon-5H"), *crowd(2)).do("bleed")
    assert t.hand(1) == ["saloon-5H"] and len(t.hand(0)) == 3 and t.life(0) == 4


@pytest.mark.rule("dodge.chuck-wengam", "dodge.whisky")
def test_chuck_wengam_may_drink_and_bleed_again() -> None:
    t = scene(seat("chuck-wengam", role="outlaw", life=2, hand=f"whisky-QH bang-AS {SPARE}"), *crowd(3))
    t.do("bleed", "play whisky-QH bang-AS", "bleed", "bleed")
    assert t.life(0) == 1 and t.refused("bleed") == "last-point"


@pytest.mark.rule("dodge.jose-delgado")
def test_jose_delgados_two_times_are_counted_anew_each_turn() -> None:
    t = scene(seat("jose-delgado", hand="jail-JS scope-AS barrel-AC"), seat("willy"), *LAST_TWO, top="beer-6H beer-7H")
    t.do("trade jail-JS", "trade scope-AS", "end", "end")
    assert t.asked == (0, "play") and "trade barrel-AC" in t.options


@pytest.mark.rule("dodge.bible", "classic.suzy")
def test_a_bible_fills_the_empty_hand_of_a_player_who_is_shot() -> None:
    t = scene(
        seat(hand=f"bang-AS {SPARE}"),
        seat("suzy-lafayette", hand="duel-QD", in_play="bible-TH"),
        *crowd(2),
        top="saloon-5H",
    ).play("bang-AS", at=1)
    assert t.answer("bible-TH").hand(1) == ["duel-QD", "saloon-5H"]


@pytest.mark.rule("dodge.derringer", "dodge.apache-kid")
def test_the_derringer_of_spades_hits_apache_kid_and_draws() -> None:
    t = scene(seat(hand=SPARE, in_play="derringer-7S"), seat("apache-kid", role="outlaw"), *crowd(2), top="saloon-5H")
    assert t.play("derringer-7S", at=1).life(1) == 2 and t.hand(0) == [SPARE, "saloon-5H"]


@pytest.mark.rule("dodge.derringer", "classic.el-gringo")
def test_what_the_derringer_draws_may_go_to_el_gringo() -> None:
    t = scene(seat(in_play="derringer-7S"), seat("el-gringo", role="outlaw"), *crowd(2), top="saloon-5H")
    t.play("derringer-7S", at=1)
    assert t.hand(1)[0] == "saloon-5H" and t.hand(0) == []


@pytest.mark.rule("dodge.green", "classic.vulture-sam")
def test_green_cards_that_vulture_sam_takes_must_be_played_and_wait() -> None:
    t = scene(
        seat("vulture-sam", hand=f"bang-AS {SPARE}"), seat(role="renegade", life=1, in_play="knife-8H"), *crowd(2)
    )
    t.play("bang-AS", at=1)
    assert offered(t, "knife-8H") == ["play knife-8H"] and offered(t.play("knife-8H"), "knife-8H") == []


@pytest.mark.rule("dodge.green", "classic.death.deputy")
def test_a_sheriff_who_kills_a_deputy_loses_his_green_cards_too() -> None:
    sheriff = seat(hand=SPARE, in_play="knife-8H canteen-7H bible-TH")
    t = scene(sheriff, seat(role="deputy", life=1), *crowd(3)).play("knife-8H", at=1)
    assert t.in_play(0) == [] and t.hand(0) == []


@pytest.mark.rule("dodge.howitzer", "classic.death.deputy")
def test_a_howitzer_that_kills_a_deputy_costs_the_sheriff_his_cards_and_goes_on() -> None:
    t = scene(seat(hand=SPARE, in_play="howitzer-9S scope-AS"), seat(role="deputy", life=1), *crowd(3)).play(
        "howitzer-9S"
    )
    assert t.out(1) and t.in_play(0) == [] and t.lives[2:] == [3, 3, 3]


@pytest.mark.rule("dodge.molly-stark", "dodge.vera-custer")
def test_vera_as_molly_needs_a_missed() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), vera("molly-stark", hand="saloon-5H"), *crowd(2)).play("bang-AS", at=1)
    assert t.life(1) == 2 and t.hand(1) == ["saloon-5H"]


@pytest.mark.rule("dodge.apache-kid", "dodge.tequila")
def test_a_tequila_of_clubs_helps_apache_kid() -> None:
    t = scene(seat(hand=f"tequila-9C bang-2D {SPARE}"), seat("apache-kid", role="outlaw", life=1), *crowd(2))
    assert t.do("play-at tequila-9C 1 bang-2D").life(1) == 2


@pytest.mark.rule("dodge.apache-kid", "classic.willy")
def test_willy_may_shoot_apache_kid_again_after_a_diamond() -> None:
    t = scene(seat("willy", hand=f"bang-2D bang-3C {SPARE}"), seat("apache-kid", role="outlaw"), *crowd(2))
    assert t.play("bang-2D", at=1).play("bang-3C", at=1).life(1) == 2


@pytest.mark.rule("dodge.dynamite", "classic.draw-check.order")
def test_dynamite_comes_before_jail_with_two_dynamites_about() -> None:
    first = seat("willy", role="outlaw", in_play="jail-JS dynamite-2H")
    t = scene(first, seat("rose-doolan", in_play="dynamite-TC"), *crowd(2), phase="begin", top="saloon-5H beer-6H")
    assert t.in_play(0) == [] and t.in_play(2) == ["dynamite-2H"] and t.asked == (0, "play")


@pytest.mark.rule("dodge.dynamite", "dodge.belle-star")
def test_a_dynamite_before_belle_star_explodes_as_ever() -> None:
    t = scene(seat("belle-star", in_play="dynamite-TC"), *crowd(3), phase="begin", top="missed-5S")
    assert t.life(0) == 2


@pytest.mark.rule("dodge.hideout", "classic.cat-balou")
def test_a_hideout_that_is_discarded_counts_no_more() -> None:
    t = scene(seat(hand=f"cat-balou-8C bang-AS {SPARE}"), seat(in_play="hideout-KD"), *crowd(2))
    assert t.refused("play-at bang-AS 1") == "too-far"
    assert t.play("cat-balou-8C", at=1, taken="hideout-KD").play("bang-AS", at=1).life(1) == 3


@pytest.mark.rule("dodge.deck", "classic.beer.brink")
def test_the_beer_of_spades_saves_at_the_brink() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat(role="outlaw", life=1, hand="beer-6S"), *crowd(2))
    assert t.play("bang-AS", at=1).do("drink beer-6S").life(1) == 1


@pytest.mark.rule("dodge.pony-express", "classic.turn.reshuffle")
def test_pony_express_goes_on_with_the_discards_when_the_pile_runs_out() -> None:
    t = scene(seat(hand=SPARE, in_play="pony-express-QD"), *crowd(3), deck="saloon-5H", discard="bang-AS bang-2C")
    assert len(t.play("pony-express-QD").hand(0)) == 4


@pytest.mark.rule("dodge.pat-brennan", "classic.jail")
def test_pat_brennan_takes_a_jail_and_frees_the_prisoner() -> None:
    t = scene(seat("pat-brennan", hand=SPARE), seat(), seat(in_play="jail-JS"), seat(), phase="draw")
    assert t.do("draw-card jail-JS 2").in_play(2) == [] and t.hand(0) == [SPARE, "jail-JS"]
    assert t.play("jail-JS", at=1).in_play(1) == ["jail-JS"]


@pytest.mark.rule("dodge.greg-digger", "classic.vulture-sam", "dodge.herb-hunter")
def test_sam_greg_and_herb_all_gain_by_the_same_death() -> None:
    seats = [
        seat(role="outlaw", life=1, hand="saloon-5H"),
        seat("vulture-sam"),
        seat("greg-digger", life=1),
        seat("herb-hunter"),
    ]
    t = scene(seat(hand=f"bang-AS {SPARE}"), *seats).play("bang-AS", at=1)
    assert t.hand(2) == ["saloon-5H"] and t.life(3) == 3 and len(t.hand(4)) == 2


@pytest.mark.rule("dodge.sean-mallory", "dodge.pony-express")
def test_sean_mallorys_limit_is_ten_at_any_life() -> None:
    hand = "bang-2C bang-3C bang-4C bang-5C bang-6C bang-7C bang-8C bang-9C"
    t = (
        scene(
            seat("sean-mallory", life=1, hand=hand, in_play="pony-express-QD"),
            seat(hand="beer-6H"),
            *crowd(2),
            top="missed-TC missed-JC missed-QC",
        )
        .play("pony-express-QD")
        .end()
    )
    assert t.asked == (0, "discard") and t.question == {"excess": 1}
