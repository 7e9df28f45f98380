"""The characters of Dodge City, but Vera Custer."""

import pytest

import sixgun
from tests.classic.dodge.kit import SPARE, crowd, dodge, seat

# -- Apache Kid ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dodge.apache-kid")
@pytest.mark.parametrize(("shot", "life"), [("bang-8D", 3), ("bang-8S", 2)])
def test_apache_kid_is_not_touched_by_diamonds(shot: str, life: int) -> None:
    t = dodge(seat("slab", hand=f"{shot} {SPARE}"), seat("apache-kid"), *crowd(2)).play(shot, at=1)
    assert t.life(1) == life and t.asked == (0, "play")


@pytest.mark.rule("dodge.apache-kid", "classic.turn.one-bang")
def test_a_bang_wasted_on_apache_kid_is_that_of_the_turn() -> None:
    t = dodge(seat("slab", hand=f"bang-8D bang-8S {SPARE}"), seat("apache-kid"), *crowd(2)).play("bang-8D", at=1)
    assert t.happened("untouched") == [{"seat": 1, "card": "bang-8D"}] and t.refused("play-at bang-8S 1") == "one-bang"


@pytest.mark.rule("dodge.apache-kid", "classic.indians")
@pytest.mark.parametrize("indians", ["indians-KD", "indians-AD", "indians-5D"])
def test_indians_never_come_to_apache_kid(indians: str) -> None:
    t = dodge(seat(hand=f"{indians} {SPARE}"), seat("apache-kid"), *crowd(2), always_ask=True).play(indians)
    assert t.asked[0] == 2 and t.let().let().lives == [5, 3, 3, 3]


@pytest.mark.rule("dodge.apache-kid")
def test_gatling_and_howitzer_do() -> None:
    t = dodge(seat(hand=f"gatling-TH {SPARE}", in_play="howitzer-9S"), seat("apache-kid"), *crowd(2))
    assert t.play("gatling-TH").play("howitzer-9S").life(1) == 1


@pytest.mark.rule("dodge.apache-kid")
@pytest.mark.parametrize(
    ("card", "taken"), [("panic-8D", False), ("panic-JH", True), ("cat-balou-9D", False), ("cat-balou-8C", True)]
)
def test_diamonds_take_no_card_of_apache_kid(card: str, taken: bool) -> None:
    t = dodge(seat("rose-doolan", hand=f"{card} {SPARE}"), seat("apache-kid", in_play="mustang-5H"), *crowd(2))
    assert (t.play(card, 1, taken="mustang-5H").in_play(1) == []) == taken


@pytest.mark.rule("dodge.apache-kid", "dodge.conestoga")
def test_the_conestoga_is_a_diamond() -> None:
    t = dodge(seat(hand=SPARE, in_play="conestoga-9D"), seat("apache-kid", hand="bang-8S"), *crowd(2))
    assert t.play("conestoga-9D", 1, hand=True).hand(1) == ["bang-8S"] and t.in_play(0) == []


@pytest.mark.rule("dodge.apache-kid", "classic.duel")
def test_a_duel_of_diamonds_is_a_duel() -> None:
    t = dodge(seat("slab", hand=f"duel-QD {SPARE}"), seat("apache-kid"), *crowd(2)).play("duel-QD", at=1)
    assert t.life(1) == 2


@pytest.mark.rule("dodge.apache-kid", "classic.duel")
def test_a_bang_of_diamonds_counts_in_a_duel_with_him() -> None:
    t = dodge(seat("slab", hand=f"duel-8C bang-8D {SPARE}"), seat("apache-kid", hand="bang-8S"), *crowd(2))
    t.play("duel-8C", at=1).answer("bang-8S").answer("bang-8D")
    assert t.life(1) == 2


@pytest.mark.rule("dodge.apache-kid")
def test_a_missed_of_diamonds_cancels_his_shot() -> None:
    t = dodge(seat("apache-kid", hand=f"bang-8S {SPARE}"), seat(hand="missed-8D"), *crowd(2)).play("bang-8S", at=1)
    assert t.answer("missed-8D").life(1) == 4


@pytest.mark.rule("dodge.apache-kid", "dodge.doc-holyday")
@pytest.mark.parametrize(("cards", "life"), [("bang-8D bang-9D", 3), ("bang-8D bang-8S", 2), ("bang-8S bang-8D", 2)])
def test_docs_two_cards_must_not_both_be_diamonds(cards: str, life: int) -> None:
    t = dodge(seat("doc-holyday", hand=f"{cards} {SPARE}"), seat("apache-kid"), *crowd(2)).do("fire 1")
    t.do(*[f"discard {card}" for card in cards.split()])
    assert t.life(1) == life and t.asked == (0, "play")


# -- Belle Star ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dodge.belle-star", "classic.barrel")
def test_in_belle_stars_turn_a_barrel_is_no_help() -> None:
    t = dodge(seat("belle-star", hand=f"bang-8S {SPARE}"), seat(in_play="barrel-AC"), *crowd(2)).play("bang-8S", at=1)
    assert t.life(1) == 3 and t.in_play(1) == ["barrel-AC"]


@pytest.mark.rule("dodge.belle-star", "dodge.hideout")
def test_in_belle_stars_turn_nobody_is_farther_away() -> None:
    t = dodge(seat("belle-star", hand=f"bang-8S {SPARE}"), seat(in_play="mustang-5H hideout-KD"), *crowd(3))
    assert "play-at bang-8S 1" in t.options and t.refused("play-at bang-8S 2") == "too-far"


@pytest.mark.rule("dodge.belle-star", "dodge.green.missed")
def test_in_belle_stars_turn_green_cards_are_no_answer() -> None:
    target = seat(hand="missed-TC", in_play="sombrero-7C bible-TH")
    t = dodge(seat("belle-star", hand=f"bang-8S {SPARE}"), target, *crowd(2)).play("bang-8S", at=1)
    assert t.options == ["pass", "answer missed-TC"] and t.refused("answer sombrero-7C") == "not-yours"


@pytest.mark.rule("dodge.belle-star", "classic.jourdonnais", "classic.paul-regret")
def test_abilities_work_in_belle_stars_turn() -> None:
    t = dodge(seat("belle-star", hand=f"bang-8S {SPARE}"), seat("paul-regret"), *crowd(2), seat("jourdonnais"))
    assert t.refused("play-at bang-8S 1") == "too-far"
    assert t.play("bang-8S", at=4).options == ["pass", "barrel"]


@pytest.mark.rule("dodge.belle-star")
def test_belle_stars_own_cards_work() -> None:
    t = dodge(seat("belle-star", hand=f"bang-8S {SPARE}", in_play="winchester-8S knife-8H"), *crowd(6))
    assert "play-at bang-8S 3" in t.options and "play-at knife-8H 1" in t.options


@pytest.mark.rule("dodge.belle-star")
def test_cards_work_again_in_the_next_turn() -> None:
    shooter, target = seat("slab", hand="bang-8S beer-9H"), seat(in_play="barrel-AC")
    t = dodge(seat("belle-star", hand=SPARE), shooter, target, *crowd(2)).end()
    assert t.turn_of == 1 and t.play("bang-8S", at=2).options == ["pass", "barrel"]


@pytest.mark.rule("dodge.belle-star")
def test_cards_laid_in_belle_stars_turn_stay_without_effect_until_it_is_over() -> None:
    t = dodge(
        seat("belle-star", hand=f"bang-8S {SPARE}", in_play="schofield-JC"), seat(in_play="mustang-5H"), *crowd(4)
    )
    assert sixgun.load(t.game.position()).state == t.game.state
    assert "play-at bang-8S 2" in t.options


@pytest.mark.rule("dodge.belle-star")
def test_cards_in_play_can_be_taken_in_belle_stars_turn() -> None:
    t = dodge(seat("belle-star", hand=f"cat-balou-8C {SPARE}"), seat(in_play="sombrero-7C"), *crowd(2))
    assert t.play("cat-balou-8C", 1, taken="sombrero-7C").in_play(1) == []


# -- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dodge.bill-noface")
@pytest.mark.parametrize(("life", "cards"), [(4, 1), (3, 2), (1, 4)])
def test_bill_noface_draws_for_each_missing_life_point(life: int, cards: int) -> None:
    t = dodge(seat("bill-noface", role="outlaw", life=life), seat(role="sheriff"), *crowd(2), phase="draw")
    assert t.happened("drew")[0] == {"seat": 0, "cards": cards}


@pytest.mark.rule("dodge.pixie-pete")
def test_pixie_pete_draws_three() -> None:
    t = dodge(seat("pixie-pete"), *crowd(3), phase="draw")
    assert t.happened("drew")[0] == {"seat": 0, "cards": 3}


@pytest.mark.rule("dodge.pat-brennan")
def test_pat_brennan_takes_a_card_in_play_instead_of_drawing() -> None:
    t = dodge(seat("pat-brennan", hand=SPARE), *crowd(2), seat(in_play="barrel-AC"), *crowd(2), phase="draw")
    assert t.asked == (0, "pat") and t.options == ["draw", "draw-card barrel-AC 3"]
    assert t.do("draw-card barrel-AC 3").hand(0) == [SPARE, "barrel-AC"] and t.in_play(3) == []


@pytest.mark.rule("dodge.pat-brennan")
def test_pat_brennan_may_draw_as_ever() -> None:
    t = dodge(
        seat("pat-brennan", hand=SPARE), seat(in_play="barrel-AC"), *crowd(2), phase="draw", top="punch-TS knife-8H"
    )
    assert t.do("draw").hand(0) == [SPARE, "punch-TS", "knife-8H"]


@pytest.mark.rule("dodge.pat-brennan")
def test_pat_brennan_may_take_a_card_of_his_own() -> None:
    t = dodge(seat("pat-brennan", hand=SPARE, in_play="knife-8H"), *crowd(3), phase="draw")
    assert t.do("draw-card knife-8H 0").hand(0) == [SPARE, "knife-8H"] and t.in_play(0) == []


@pytest.mark.rule("dodge.pat-brennan")
def test_pat_brennan_is_not_asked_when_nothing_is_in_play() -> None:
    t = dodge(seat("pat-brennan", hand=SPARE), *crowd(3), phase="draw")
    assert t.asked == (0, "play") and len(t.hand(0)) == 3


@pytest.mark.rule("dodge.pat-brennan")
def test_pat_brennan_takes_nothing_that_is_not_there() -> None:
    t = dodge(seat("pat-brennan", hand=SPARE), seat(in_play="barrel-AC"), seat(life=0), *crowd(2), phase="draw")
    assert t.refused("draw-card knife-8H 1") == "not-in-play" and t.refused("draw-card knife-8H 2") == "dead"
    assert t.refused("draw-card knife-8H 7") == "no-target"


@pytest.mark.rule("dodge.sean-mallory")
def test_sean_mallory_keeps_ten_cards() -> None:
    hand = "missed-TC missed-JC missed-QC missed-KC missed-AC missed-2S missed-3S missed-4S missed-5S missed-6S"
    t = dodge(seat("sean-mallory", hand=f"{hand} missed-7S {SPARE}"), *crowd(3)).end()
    assert t.asked == (0, "discard") and t.question["excess"] == 2


# -- acting in one's turn --------------------------------------------------------------------------------------------


@pytest.mark.rule("dodge.chuck-wengam")
def test_chuck_wengam_bleeds_for_two_cards() -> None:
    t = dodge(seat("chuck-wengam", role="outlaw", hand=SPARE, life=3), seat(role="sheriff"), *crowd(2))
    t.do("bleed", "bleed")
    assert t.life(0) == 1 and len(t.hand(0)) == 5


@pytest.mark.rule("dodge.chuck-wengam")
def test_chuck_wengam_never_gives_his_last_life_point() -> None:
    t = dodge(seat("chuck-wengam", role="outlaw", hand=SPARE, life=1), seat(role="sheriff"), *crowd(2))
    assert "bleed" not in t.options and t.refused("bleed") == "last-point"


@pytest.mark.rule("dodge.chuck-wengam", "dodge.doc-holyday", "dodge.jose-delgado")
@pytest.mark.parametrize("action", ["bleed", "fire 1", "trade barrel-AC"])
def test_nobody_else_can_do_that(action: str) -> None:
    assert dodge(seat("slab", hand=f"barrel-AC {SPARE}"), *crowd(3)).refused(action) == "no-ability"


@pytest.mark.rule("dodge.doc-holyday")
def test_doc_holyday_shoots_with_two_cards() -> None:
    t = dodge(seat("doc-holyday", hand=f"beer-6H missed-TC {SPARE}"), *crowd(3)).do("fire 1")
    assert t.asked == (0, "doc") and t.question == {"target": 1}
    t.do("discard beer-6H", "discard missed-TC")
    assert t.life(1) == 3 and t.hand(0) == [SPARE] and t.happened("lost")[0]["by"] == 0


@pytest.mark.rule("dodge.doc-holyday", "classic.turn.one-bang")
def test_docs_shot_is_no_bang_card() -> None:
    t = dodge(seat("doc-holyday", hand=f"bang-8S beer-6H missed-TC {SPARE}"), *crowd(3)).play("bang-8S", at=1)
    t.do("fire 1", "discard beer-6H", "discard missed-TC")
    assert t.life(1) == 2


@pytest.mark.rule("dodge.doc-holyday")
def test_doc_shoots_so_once_a_turn() -> None:
    hand = f"beer-6H missed-TC beer-6S missed-JC {SPARE}"
    t = dodge(seat("doc-holyday", hand=hand), *crowd(3)).do("fire 1", "discard beer-6H", "discard missed-TC")
    assert not [text for text in t.options if "fire" in text] and t.refused("fire 1") == "used-up"
    assert sixgun.load(t.game.position()).state == t.game.state


@pytest.mark.rule("dodge.doc-holyday")
def test_docs_shot_goes_as_far_as_his_weapon() -> None:
    t = dodge(seat("doc-holyday", hand=f"beer-6H {SPARE}", in_play="schofield-JC"), *crowd(6))
    assert [text for text in t.options if "fire" in text] == ["fire 1", "fire 2", "fire 5", "fire 6"]
    assert t.refused("fire 3") == "too-far" and t.refused("fire 0") == "self"


@pytest.mark.rule("dodge.doc-holyday")
def test_doc_needs_two_cards() -> None:
    t = dodge(seat("doc-holyday", hand=SPARE), *crowd(3), always_ask=True)
    assert t.options == ["end", f"play {SPARE}"] and t.refused("fire 1") == "two-cards"


@pytest.mark.rule("dodge.doc-holyday", "classic.barrel")
def test_docs_shot_is_answered_like_any_other() -> None:
    target = seat(hand="missed-TC", in_play="barrel-AC sombrero-7C")
    t = dodge(seat("doc-holyday", hand=f"beer-6H bang-8S {SPARE}"), target, *crowd(2)).do("fire 1")
    t.do("discard beer-6H", "discard bang-8S")
    assert t.options == ["pass", "barrel", "answer missed-TC", "answer sombrero-7C"] and t.question["needed"] == 1


@pytest.mark.rule("dodge.jose-delgado")
def test_jose_delgado_trades_blue_cards_twice() -> None:
    t = dodge(seat("jose-delgado", hand=f"barrel-AC jail-JS dynamite-TC {SPARE}"), *crowd(3))
    t.do("trade barrel-AC", "trade jail-JS")
    assert len(t.hand(0)) == 6 and t.refused("trade dynamite-TC") == "used-up"
    assert not [text for text in t.options if "trade" in text]


@pytest.mark.rule("dodge.jose-delgado")
def test_jose_delgado_trades_no_brown_or_green_card() -> None:
    t = dodge(seat("jose-delgado", hand=f"knife-8H barrel-AC {SPARE}", in_play="mustang-5H"), *crowd(3))
    assert t.refused("trade knife-8H") == "not-blue" and t.refused(f"trade {SPARE}") == "not-blue"
    assert t.refused("trade mustang-5H") == "not-yours"


# -- answering -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("dodge.elena-fuente")
@pytest.mark.parametrize("card", ["beer-6S", "bang-KC", "mustang-5H", "knife-8H", "sombrero-7C"])
def test_elena_fuente_answers_with_any_hand_card(card: str) -> None:
    t = dodge(seat("slab", hand=f"punch-TS {SPARE}"), seat("elena-fuente", hand=card), *crowd(2)).play("punch-TS", at=1)
    assert t.answer(card).life(1) == 3 and t.pile("discard")[0] == card


@pytest.mark.rule("dodge.elena-fuente", "classic.indians", "classic.duel")
@pytest.mark.parametrize("attack", ["play indians-5D", "play-at duel-8C 1"])
def test_to_elena_no_card_is_a_bang(attack: str) -> None:
    attacker = seat("slab", hand=f"indians-5D duel-8C {SPARE}")
    t = dodge(attacker, seat("elena-fuente", hand="beer-6S missed-TC"), *crowd(2), always_ask=True).do(attack)
    assert t.options == ["pass"]


@pytest.mark.rule("dodge.elena-fuente", "dodge.bible", "dodge.dodge")
@pytest.mark.parametrize(("card", "drawn"), [("bible-TH", 0), ("dodge-7D", 1)])
def test_a_bible_from_elenas_hand_draws_nothing_and_a_dodge_does(card: str, drawn: int) -> None:
    t = dodge(seat("slab", hand=f"punch-TS {SPARE}"), seat("elena-fuente", hand=card), *crowd(2)).play("punch-TS", at=1)
    assert len(t.answer(card).hand(1)) == drawn


@pytest.mark.rule("dodge.elena-fuente", "classic.slab")
def test_elena_needs_two_cards_against_slab() -> None:
    t = dodge(seat("slab", hand=f"bang-8S {SPARE}"), seat("elena-fuente", hand="beer-6S mustang-5H"), *crowd(2))
    assert t.play("bang-8S", at=1).answer("beer-6S").answer("mustang-5H").life(1) == 3


@pytest.mark.rule("dodge.elena-fuente")
def test_elena_plays_no_missed_in_her_turn() -> None:
    assert dodge(seat("elena-fuente", hand=f"missed-TC {SPARE}"), *crowd(3)).refused("play missed-TC") == "needs-shot"


@pytest.mark.rule("dodge.molly-stark")
def test_molly_stark_draws_for_a_missed() -> None:
    t = dodge(seat("slab", hand=f"punch-TS {SPARE}"), seat("molly-stark", hand="missed-TC"), *crowd(2), top="bang-8S")
    assert t.play("punch-TS", at=1).answer("missed-TC").hand(1) == ["bang-8S"]


@pytest.mark.rule("dodge.molly-stark", "classic.slab")
def test_molly_draws_between_slabs_two_missed() -> None:
    t = dodge(seat("slab", hand=f"bang-8S {SPARE}"), seat("molly-stark", hand="missed-TC"), *crowd(2), top="missed-JC")
    t.play("bang-8S", at=1).answer("missed-TC").answer("missed-JC")
    assert t.life(1) == 4 and len(t.hand(1)) == 1


@pytest.mark.rule("dodge.molly-stark", "classic.indians")
def test_molly_draws_for_a_bang_against_indians() -> None:
    t = dodge(seat(hand=f"indians-5D {SPARE}"), seat("molly-stark", hand="bang-8S"), *crowd(2), top="beer-6S")
    assert t.play("indians-5D").answer("bang-8S").hand(1) == ["beer-6S"]


@pytest.mark.rule("dodge.molly-stark", "dodge.dodge")
def test_molly_draws_two_with_a_dodge() -> None:
    t = dodge(seat("slab", hand=f"punch-TS {SPARE}"), seat("molly-stark", hand="dodge-7D"), *crowd(2))
    assert len(t.play("punch-TS", at=1).answer("dodge-7D").hand(1)) == 2


@pytest.mark.rule("dodge.molly-stark", "classic.beer.brink")
def test_molly_draws_for_a_beer_at_the_brink() -> None:
    t = dodge(
        seat("slab", hand=f"punch-TS {SPARE}"), seat("molly-stark", life=1, hand="beer-6S"), *crowd(2), top="bang-8S"
    )
    t.play("punch-TS", at=1).do("drink beer-6S")
    assert t.life(1) == 1 and t.hand(1) == ["bang-8S"]


@pytest.mark.rule("dodge.molly-stark", "classic.duel")
def test_in_a_duel_molly_draws_when_it_is_over() -> None:
    challenger = seat("slab", hand=f"duel-8C bang-8S {SPARE}")
    t = dodge(challenger, seat("molly-stark", hand="bang-KC bang-9C"), *crowd(2), always_ask=True)
    t.play("duel-8C", at=1).answer("bang-KC").answer("bang-8S").answer("bang-9C")
    assert t.hand(1) == [] and sixgun.load(t.game.position()).state == t.game.state
    assert len(t.let().hand(1)) == 2 and t.life(0) == 4


@pytest.mark.rule("dodge.molly-stark", "classic.duel")
def test_molly_draws_when_she_has_lost_the_duel() -> None:
    t = dodge(seat("slab", hand=f"duel-8C bang-8S {SPARE}"), seat("molly-stark", hand="bang-KC"), *crowd(2))
    t.play("duel-8C", at=1).answer("bang-KC").answer("bang-8S")
    assert t.life(1) == 3 and len(t.hand(1)) == 1


@pytest.mark.rule("dodge.molly-stark", "classic.duel", "classic.beer.brink")
def test_at_the_brink_of_a_duel_molly_has_drawn_nothing_yet() -> None:
    target = seat("molly-stark", life=1, hand="bang-KC beer-6S")
    t = dodge(seat("slab", hand=f"duel-8C bang-8S {SPARE}"), target, *crowd(2))
    t.play("duel-8C", at=1).answer("bang-KC").answer("bang-8S")
    assert t.asked == (1, "brink") and t.hand(1) == ["beer-6S"]
    assert len(t.do("drink beer-6S").hand(1)) == 2 and t.life(1) == 1


@pytest.mark.rule("dodge.molly-stark", "classic.duel")
def test_molly_gets_nothing_when_a_duel_kills_her() -> None:
    target = seat("molly-stark", role="renegade", life=1, hand="bang-KC")
    t = dodge(seat("slab", hand=f"duel-8C bang-8S {SPARE}"), target, *crowd(3))
    t.play("duel-8C", at=1).answer("bang-KC").answer("bang-8S")
    assert t.out(1) and t.hand(1) == [] and t.happened("drew") == []


@pytest.mark.rule("dodge.molly-stark", "classic.duel")
def test_in_her_own_turn_molly_draws_nothing() -> None:
    t = dodge(seat("molly-stark", hand=f"duel-8C bang-8S {SPARE}"), seat("slab", hand="bang-KC"), *crowd(2))
    t.play("duel-8C", at=1).answer("bang-KC").answer("bang-8S")
    assert t.hand(0) == [SPARE] and t.happened("drew") == []


@pytest.mark.rule("dodge.molly-stark")
def test_molly_draws_nothing_for_green_cards_and_for_what_others_take() -> None:
    target = seat("molly-stark", hand="beer-6S", in_play="sombrero-7C")
    t = dodge(seat("slab", hand=f"punch-TS cat-balou-8C {SPARE}"), target, *crowd(2)).play("punch-TS", at=1)
    t.answer("sombrero-7C").play("cat-balou-8C", 1, hand=True)
    assert t.hand(1) == [] and t.happened("drew") == []


# -- life and death --------------------------------------------------------------------------------------------------


@pytest.mark.rule("dodge.greg-digger")
@pytest.mark.parametrize(("life", "then"), [(1, 3), (3, 4), (4, 4)])
def test_greg_digger_regains_two_for_the_dead(life: int, then: int) -> None:
    digger = seat("greg-digger", life=life, role="outlaw")
    t = dodge(seat("slab", hand=f"punch-TS {SPARE}"), seat(role="renegade", life=1), digger, *crowd(2))
    assert t.play("punch-TS", at=1).out(1) and t.life(2) == then


@pytest.mark.rule("dodge.greg-digger")
def test_greg_digger_does_not_save_himself() -> None:
    t = dodge(seat("slab", hand=f"punch-TS {SPARE}"), seat("greg-digger", role="renegade", life=1), *crowd(3))
    assert t.play("punch-TS", at=1).out(1)


@pytest.mark.rule("dodge.herb-hunter", "classic.death.reward")
def test_herb_hunter_draws_two_beside_the_reward() -> None:
    t = dodge(seat("herb-hunter", hand=f"punch-TS {SPARE}"), seat(role="outlaw", life=1), *crowd(3))
    assert len(t.play("punch-TS", at=1).hand(0)) == 6


@pytest.mark.rule("dodge.herb-hunter")
def test_herb_hunter_draws_whoever_did_it() -> None:
    t = dodge(seat("slab", hand=f"punch-TS {SPARE}"), seat(role="renegade", life=1), seat("herb-hunter"), *crowd(2))
    assert len(t.play("punch-TS", at=1).hand(2)) == 2


@pytest.mark.rule("dodge.herb-hunter", "classic.death.deputy")
def test_herb_hunter_as_sheriff_pays_for_a_deputy_before_he_draws() -> None:
    t = dodge(seat("herb-hunter", hand=f"punch-TS {SPARE}", in_play="scope-AS"), seat(role="deputy", life=1), *crowd(3))
    assert len(t.play("punch-TS", at=1).hand(0)) == 2 and t.in_play(0) == []


@pytest.mark.rule("dodge.tequila-joe", "dodge.no-beer")
@pytest.mark.parametrize(
    ("action", "life"),
    [("play beer-6S", 3), ("play-at tequila-9C 0 missed-TC", 2), ("play saloon-5H", 2), ("play canteen-7H", 2)],
)
def test_only_beer_gives_tequila_joe_two(action: str, life: int) -> None:
    me = seat("tequila-joe", role="outlaw", life=1, hand="beer-6S tequila-9C missed-TC saloon-5H", in_play="canteen-7H")
    assert dodge(me, seat(role="sheriff"), *crowd(2)).do(action).life(0) == life


@pytest.mark.rule("dodge.tequila-joe", "classic.beer.brink")
def test_a_beer_brings_tequila_joe_back_with_two() -> None:
    t = dodge(seat("slab", hand=f"punch-TS {SPARE}"), seat("tequila-joe", life=1, hand="beer-6S"), *crowd(2))
    assert t.play("punch-TS", at=1).do("drink beer-6S").life(1) == 2


@pytest.mark.rule("dodge.tequila-joe", "classic.beer.brink", "classic.dynamite")
def test_one_beer_saves_tequila_joe_from_dynamite_at_two() -> None:
    t = dodge(
        *[
            seat("tequila-joe", role="outlaw", life=2, hand=f"beer-6S {SPARE}", in_play="dynamite-TC"),
            seat(role="sheriff"),
        ],
        *crowd(2),
        phase="begin",
        top="missed-2S",
    )
    assert t.do("drink beer-6S").life(0) == 1


def test_a_position_in_which_somebody_fires_at_themselves_is_refused() -> None:
    firing = dodge(seat("doc-holyday", hand=f"bang-AS beer-6H {SPARE}"), *crowd(3)).do("fire 1").game.position()
    brawl = dodge(
        seat(hand=f"brawl-JS beer-6H {SPARE}"), *[seat(hand=card) for card in ("bang-AS", "bang-2D")], *crowd(1)
    )
    stripping = brawl.do("play brawl-JS beer-6H").game.position()
    for position in (firing, stripping):
        position["stack"][-1]["target"] = 0  # type: ignore[index]
        with pytest.raises(sixgun.BadData, match="stack"):
            sixgun.load(position)
