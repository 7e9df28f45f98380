"""Bart Cassidy, Black Jack, Calamity Janet, El Gringo, Jesse Jones and Jourdonnais."""

import pytest

from tests.classic.kit import Table, crowd, seat, table

SPARE = "beer-9H"


def shot(target: dict[str, object], **more: object) -> Table:
    """A BANG! at seat 1."""
    return table(seat(hand=f"bang-AS {SPARE}"), target, *crowd(2), **more).play("bang-AS", at=1)


@pytest.mark.rule("classic.bart-cassidy")
def test_bart_draws_a_card_for_a_life_point() -> None:
    t = shot(seat("bart-cassidy", hand="bang-4C"), top="bang-2C bang-3C")
    assert t.life(1) == 3 and t.hand(1) == ["bang-4C", "bang-2C"]


@pytest.mark.rule("classic.bart-cassidy")
def test_bart_draws_nothing_for_a_shot_that_is_cancelled() -> None:
    t = shot(seat("bart-cassidy", hand="missed-TC"), top="bang-2C").answer("missed-TC")
    assert t.hand(1) == []


@pytest.mark.rule("classic.bart-cassidy", "classic.indians")
def test_bart_draws_for_indians_before_the_next_is_asked() -> None:
    t = table(seat(hand=f"indians-KD {SPARE}"), seat("bart-cassidy"), seat(hand="bang-2C"), seat(), top="bang-3C")
    t.play("indians-KD")
    assert t.asked == (2, "indians") and t.hand(1) == ["bang-3C"]


@pytest.mark.rule("classic.bart-cassidy", "classic.dynamite")
def test_a_dynamite_that_bart_survives_brings_him_three_cards() -> None:
    t = table(
        seat("bart-cassidy", in_play="dynamite-2H"),
        *crowd(3),
        phase="begin",
        top="missed-2S bang-2C bang-3C bang-4C bang-5C bang-6C",
    )
    assert t.life(0) == 2 and t.hand(0) == ["bang-2C", "bang-3C", "bang-4C", "bang-5C", "bang-6C"]


@pytest.mark.rule("classic.bart-cassidy", "classic.dynamite", "classic.beer.brink")
def test_bart_draws_for_all_points_lost_after_the_beers_that_save_him() -> None:
    bart = seat("bart-cassidy", role="outlaw", life=3, hand="beer-6H", in_play="dynamite-2H")
    t = table(bart, *crowd(3), phase="begin", top="missed-2S bang-2C bang-3C bang-4C bang-5C bang-6C").do(
        "drink beer-6H"
    )
    assert t.life(0) == 1 and t.hand(0) == ["bang-2C", "bang-3C", "bang-4C", "bang-5C", "bang-6C"]


@pytest.mark.rule("classic.bart-cassidy", "classic.duel")
def test_bart_draws_for_a_duel_of_his_own() -> None:
    t = table(seat("bart-cassidy", hand="duel-8C"), seat(hand="bang-2C"), *crowd(2), top="beer-6H").play(
        "duel-8C", at=1
    )
    assert t.answer("bang-2C").hand(0) == ["beer-6H"]


@pytest.mark.rule("classic.black-jack")
@pytest.mark.parametrize("card", ["beer-6H", "bang-2D"])
def test_black_jack_draws_a_third_card_if_the_second_is_red(card: str) -> None:
    t = table(seat("black-jack"), *crowd(3), phase="draw", top=f"bang-2C {card} bang-3C bang-4C")
    assert t.hand(0) == ["bang-2C", card, "bang-3C"] and t.happened("showed") == [{"seat": 0, "card": card}]


@pytest.mark.rule("classic.black-jack")
@pytest.mark.parametrize("card", ["stagecoach-9S", "missed-TC"])
def test_black_jack_draws_no_third_card_if_the_second_is_black(card: str) -> None:
    t = table(seat("black-jack"), *crowd(3), phase="draw", top=f"bang-2D {card} bang-3C")
    assert t.hand(0) == ["bang-2D", card] and t.happened("showed") == [{"seat": 0, "card": card}]


@pytest.mark.rule("classic.black-jack")
def test_a_red_third_card_brings_black_jack_no_more() -> None:
    t = table(seat("black-jack"), *crowd(3), phase="draw", top="bang-2D bang-3D bang-4D bang-5D")
    assert t.hand(0) == ["bang-2D", "bang-3D", "bang-4D"] and len(t.happened("showed")) == 1


@pytest.mark.rule("classic.black-jack", "classic.turn.reshuffle")
def test_black_jack_without_a_second_card_has_no_bonus() -> None:
    t = table(seat("black-jack", hand=SPARE), *crowd(3), phase="draw", top="bang-2D", deck="")
    assert t.hand(0) == [SPARE, "bang-2D"] and t.happened("showed") == []


@pytest.mark.rule("classic.black-jack", "classic.turn.reshuffle")
def test_black_jacks_bonus_fails_when_there_is_no_third_card() -> None:
    t = table(seat("black-jack"), *crowd(3), phase="draw", top="bang-2D bang-3D", deck="")
    assert t.hand(0) == ["bang-2D", "bang-3D"] and t.happened("showed") == [{"seat": 0, "card": "bang-3D"}]


@pytest.mark.rule("classic.calamity-janet")
def test_calamity_janet_shoots_with_a_missed() -> None:
    t = table(seat("calamity-janet", hand=f"missed-TC {SPARE}"), *crowd(3)).play("missed-TC", at=1)
    assert t.life(1) == 3 and t.pile("discard") == ["missed-TC"]


@pytest.mark.rule("classic.calamity-janet", "classic.turn.one-bang")
@pytest.mark.parametrize(
    ("first", "second"), [("missed-TC", "bang-2C"), ("bang-2C", "missed-TC"), ("missed-TC", "missed-JC")]
)
def test_a_missed_used_as_bang_counts_for_the_limit(first: str, second: str) -> None:
    t = table(seat("calamity-janet", hand=f"{first} {second} {SPARE}"), *crowd(3)).play(first, at=1)
    assert t.refused(f"play-at {second} 1") == "one-bang"


@pytest.mark.rule("classic.calamity-janet", "classic.volcanic")
def test_with_a_volcanic_calamity_janet_shoots_on() -> None:
    t = table(seat("calamity-janet", hand=f"missed-TC bang-2C missed-JC {SPARE}", in_play="volcanic-TS"), *crowd(3))
    t.play("missed-TC", at=1).play("bang-2C", at=1).play("missed-JC", at=3)
    assert t.lives == [5, 2, 4, 3]


@pytest.mark.rule("classic.calamity-janet", "classic.distance.weapon")
def test_a_missed_used_as_bang_reaches_as_far_as_the_weapon() -> None:
    t = table(seat("calamity-janet", hand=f"missed-TC {SPARE}"), *crowd(4))
    assert t.refused("play-at missed-TC 2") == "too-far"


@pytest.mark.rule("classic.calamity-janet")
def test_calamity_janet_answers_a_shot_with_a_bang_or_a_missed() -> None:
    t = shot(seat("calamity-janet", hand="bang-2C missed-TC beer-6H"))
    assert sorted(t.options) == ["answer bang-2C", "answer missed-TC", "pass"]
    assert t.answer("bang-2C").life(1) == 4 and t.pile("discard") == ["bang-2C", "bang-AS"]


@pytest.mark.rule("classic.calamity-janet", "classic.slab")
def test_slab_is_not_helped_by_the_missed_of_others() -> None:
    t = table(seat("slab", hand=f"missed-TC {SPARE}"), seat("calamity-janet"), *crowd(2))
    assert t.refused("play-at missed-TC 1") == "needs-shot"


@pytest.mark.rule("classic.el-gringo")
def test_el_gringo_takes_a_card_of_whoever_hit_him() -> None:
    t = table(seat(hand="bang-AS beer-6H beer-7H"), seat("el-gringo"), *crowd(2)).play("bang-AS", at=1)
    assert t.life(1) == 2 and len(t.hand(1)) == 1 and sorted([*t.hand(0), *t.hand(1)]) == ["beer-6H", "beer-7H"]


@pytest.mark.rule("classic.el-gringo")
def test_el_gringo_takes_nothing_from_an_empty_hand() -> None:
    t = table(
        seat(hand="bang-AS", in_play="barrel-QS"),
        seat("el-gringo", in_play="jail-TS"),
        seat("willy"),
        seat(),
        top="missed-2S bang-2C bang-3C",
    )
    t.play("bang-AS", at=1)
    assert t.life(1) == 2 and t.hand(1) == [] and t.in_play(0) == ["barrel-QS"]


@pytest.mark.rule("classic.el-gringo", "classic.gatling", "classic.indians")
@pytest.mark.parametrize("card", ["gatling-TH", "indians-KD"])
def test_el_gringo_takes_a_card_for_gatling_and_indians(card: str) -> None:
    t = table(seat(hand=f"{card} beer-6H beer-7H"), seat("el-gringo"), *crowd(2)).play(card)
    assert t.life(1) == 2 and len(t.hand(1)) == 1 and len(t.hand(0)) == 1


@pytest.mark.rule("classic.el-gringo", "classic.suzy")
def test_suzy_draws_again_when_el_gringo_took_the_card_that_she_drew_for_her_last() -> None:
    t = table(seat("suzy-lafayette", hand="bang-AS"), seat("el-gringo"), *crowd(2), top="beer-6H beer-7H").play(
        "bang-AS", at=1
    )
    assert t.hand(1) == ["beer-6H"] and t.hand(0) == ["beer-7H"]


@pytest.mark.rule("classic.jesse-jones")
def test_jesse_may_take_his_first_card_from_a_hand() -> None:
    t = table(
        seat("jesse-jones"), seat(hand="bang-2C"), seat(), seat(hand="bang-3C"), phase="draw", top="bang-4C bang-5C"
    )
    assert t.asked == (0, "jesse") and sorted(t.options) == ["draw", "draw-from 1", "draw-from 3"]
    t.do("draw-from 3")
    assert t.hand(0) == ["bang-3C", "bang-4C"] and t.hand(3) == [] and t.pile("deck")[0] == "bang-5C"


@pytest.mark.rule("classic.jesse-jones")
def test_jesse_may_draw_both_cards_from_the_pile() -> None:
    t = table(seat("jesse-jones"), seat(hand="bang-2C"), *crowd(2), phase="draw", top="bang-4C bang-5C").do("draw")
    assert t.hand(0) == ["bang-4C", "bang-5C"] and t.hand(1) == ["bang-2C"]


@pytest.mark.rule("classic.jesse-jones", "classic.forced")
def test_jesse_is_not_asked_when_all_hands_are_empty() -> None:
    t = table(seat("jesse-jones"), seat(in_play="barrel-QS"), *crowd(2), phase="draw", top="bang-4C bang-5C")
    assert t.asked == (0, "play") and t.hand(0) == ["bang-4C", "bang-5C"]


@pytest.mark.rule("classic.jesse-jones", "classic.suzy")
def test_suzy_draws_when_jesse_takes_her_last_card() -> None:
    t = table(
        seat("jesse-jones"), seat("suzy-lafayette", hand="bang-2C"), *crowd(2), phase="draw", top="bang-4C bang-5C"
    )
    t.do("draw-from 1")
    assert t.hand(1) == ["bang-4C"] and t.hand(0) == ["bang-2C", "bang-5C"]


@pytest.mark.rule("classic.jourdonnais")
def test_jourdonnais_draws_without_a_barrel() -> None:
    t = shot(seat("jourdonnais"), top="saloon-5H")
    assert sorted(t.options) == ["barrel", "pass"] and t.barrel().life(1) == 4


@pytest.mark.rule("classic.jourdonnais", "classic.barrel")
def test_jourdonnais_with_a_barrel_has_two_chances_and_then_missed() -> None:
    t = shot(seat("jourdonnais", hand="missed-TC", in_play="barrel-QS"), top="bang-2C bang-3C").barrel().barrel()
    assert sorted(t.options) == ["answer missed-TC", "pass"] and t.answer("missed-TC").life(1) == 4


@pytest.mark.rule("classic.jourdonnais", "classic.barrel")
def test_the_second_chance_of_jourdonnais_may_succeed() -> None:
    t = shot(seat("jourdonnais", in_play="barrel-QS"), top="bang-2C saloon-5H").barrel().barrel()
    assert t.life(1) == 4 and t.pile("discard") == ["saloon-5H", "bang-2C", "bang-AS"]


@pytest.mark.rule("classic.jourdonnais", "classic.turn.no-copies")
def test_jourdonnais_may_play_a_real_barrel() -> None:
    t = table(seat("jourdonnais", hand=f"barrel-QS {SPARE}"), *crowd(3)).play("barrel-QS")
    assert t.in_play(0) == ["barrel-QS"]


@pytest.mark.rule("classic.calamity-janet", "classic.indians", "classic.duel")
@pytest.mark.parametrize("attack", ["play indians-KD", "play-at duel-8C 1"])
def test_calamity_janet_may_choose_bang_or_missed_for_indians_and_in_a_duel(attack: str) -> None:
    janet = seat("calamity-janet", hand="bang-2C missed-TC beer-6H")
    t = table(seat(hand=f"indians-KD duel-8C {SPARE}"), janet, *crowd(2)).do(attack)
    assert sorted(t.options) == ["answer bang-2C", "answer missed-TC", "pass"]


@pytest.mark.rule("classic.el-gringo", "classic.gatling", "classic.death.hooks")
def test_el_gringo_takes_his_card_before_the_next_target_is_asked() -> None:
    t = table(seat(hand=f"gatling-TH {SPARE}"), seat("el-gringo"), seat(hand="missed-TC"), seat()).play("gatling-TH")
    assert t.asked == (2, "shot") and t.hand(1) == [SPARE] and t.hand(0) == []


@pytest.mark.rule("classic.el-gringo", "classic.suzy", "classic.gatling")
def test_suzy_draws_when_el_gringo_takes_the_last_card_of_her_hand() -> None:
    suzy = seat("suzy-lafayette", hand=f"gatling-TH {SPARE}")
    t = table(suzy, seat("el-gringo"), seat(hand="missed-TC"), seat(), top="beer-6H").play("gatling-TH")
    assert t.asked == (2, "shot") and t.hand(1) == [SPARE] and t.hand(0) == ["beer-6H"]


@pytest.mark.rule("classic.black-jack", "classic.turn.reshuffle")
def test_black_jacks_third_card_comes_from_the_new_pile() -> None:
    t = table(seat("black-jack"), *crowd(3), phase="draw", top="bang-2C beer-6H", deck="", discard="bang-4C")
    assert t.hand(0) == ["bang-2C", "beer-6H", "bang-4C"]


@pytest.mark.rule("classic.calamity-janet")
def test_a_life_point_lost_to_janets_missed_is_lost_to_a_bang() -> None:
    t = table(seat("calamity-janet", hand=f"missed-TC {SPARE}"), *crowd(3)).play("missed-TC", at=1)
    assert [note["cause"] for note in t.happened("lost")] == ["bang"]
