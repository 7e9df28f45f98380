"""How characters shoot, are missed and turn up cards; Slab the Killer is in test_shots.py."""

import pytest

from tests.classic.kit import Table, crowd, seat, table

SPARE = "beer-9H"


def shot(target: dict[str, object], **more: object) -> Table:
    """A BANG! at seat 1."""
    return table(seat(hand=f"bang-AS {SPARE}"), target, *crowd(2), **more).play("bang-AS", at=1)


# -- Calamity Janet ----------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("classic.calamity-janet", "classic.indians", "classic.duel")
@pytest.mark.parametrize("attack", ["play indians-KD", "play-at duel-8C 1"])
def test_calamity_janet_may_choose_bang_or_missed_for_indians_and_in_a_duel(attack: str) -> None:
    janet = seat("calamity-janet", hand="bang-2C missed-TC beer-6H")
    t = table(seat(hand=f"indians-KD duel-8C {SPARE}"), janet, *crowd(2)).do(attack)
    assert sorted(t.options) == ["answer bang-2C", "answer missed-TC", "pass"]


@pytest.mark.rule("classic.calamity-janet")
def test_a_life_point_lost_to_janets_missed_is_lost_to_a_bang() -> None:
    t = table(seat("calamity-janet", hand=f"missed-TC {SPARE}"), *crowd(3)).play("missed-TC", at=1)
    assert [note["cause"] for note in t.happened("lost")] == ["bang"]


# -- Jourdonnais -------------------------------------------------------------------------------------------------------


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


# -- Lucky Duke --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic.lucky-duke", "classic.draw-check")
def test_lucky_duke_may_choose_either_card_for_a_barrel() -> None:
    t = table(
        seat(hand=f"bang-AS {SPARE}"), seat("lucky-duke", in_play="barrel-QS"), *crowd(2), top="missed-2S bang-2C"
    )
    t.play("bang-AS", at=1).barrel().do("choose bang-2C")
    assert t.life(1) == 3 and {"missed-2S", "bang-2C"} <= set(t.pile("discard"))


@pytest.mark.rule("classic.lucky-duke")
def test_others_turn_one_card_up() -> None:
    t = table(
        seat(hand=f"bang-AS {SPARE}"),
        seat("willy", in_play="barrel-QS"),
        seat("lucky-duke"),
        seat(),
        top="saloon-5H bang-2C",
    )
    t.play("bang-AS", at=1).barrel()
    assert t.asked == (0, "play") and t.pile("deck")[0] == "bang-2C"


@pytest.mark.rule("classic.lucky-duke", "classic.slab", "classic.barrel")
def test_lucky_dukes_barrel_counts_once_against_slab() -> None:
    duke = seat("lucky-duke", in_play="barrel-QS")
    t = table(seat("slab", hand=f"bang-AS {SPARE}"), duke, *crowd(2), top="saloon-5H beer-6H").play("bang-AS", at=1)
    assert t.barrel().do("choose saloon-5H").life(1) == 3


@pytest.mark.rule("classic.lucky-duke", "classic.turn.reshuffle", "classic.dynamite")
def test_lucky_duke_turns_up_the_second_card_from_the_new_pile() -> None:
    duke = seat("lucky-duke", hand=SPARE, in_play="dynamite-2H")
    t = table(duke, *crowd(3), phase="begin", top="missed-2S", deck="", discard="bang-2C")
    assert sorted(t.options) == ["choose bang-2C", "choose missed-2S"]


@pytest.mark.rule("classic.lucky-duke", "classic.turn.reshuffle")
@pytest.mark.parametrize("chosen", ["bang-QH", "bang-2C"])
def test_lucky_duke_discards_both_of_the_last_two_cards_before_the_pile_is_made_anew(chosen: str) -> None:
    duke = seat("lucky-duke", in_play="barrel-QS")
    t = table(seat(hand=f"bang-AS {SPARE}"), duke, *crowd(2), top="bang-QH bang-2C", deck="", discard="bang-5C")
    t.play("bang-AS", at=1).barrel().do(f"choose {chosen}")
    assert sorted(t.pile("deck")) == ["bang-2C", "bang-5C", "bang-AS", "bang-QH"] and t.pile("discard") == []


@pytest.mark.rule("classic.lucky-duke", "classic.hidden")
def test_everybody_is_told_both_cards_that_lucky_duke_turns_up_before_he_chooses() -> None:
    duke = seat("lucky-duke", in_play="barrel-QS")
    t = table(seat(hand=f"bang-AS {SPARE}"), duke, *crowd(2), top="bang-QH bang-2C").play("bang-AS", at=1).barrel()
    assert t.asked == (1, "duke") and [note["card"] for note in t.happened("showed")] == ["bang-QH", "bang-2C"]


# -- Paul Regret -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic.paul-regret", "classic.cat-balou")
def test_paul_regret_keeps_his_distance_without_cards() -> None:
    t = table(seat(hand=f"bang-AS panic-JH {SPARE}"), seat("paul-regret", hand="bang-2C"), *crowd(2))
    assert t.refused("play-at bang-AS 1") == t.refused("play-hand panic-JH 1") == "too-far"


# -- Rose Doolan -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic.rose-doolan", "classic.panic")
def test_rose_doolan_reaches_two_seats_with_panic() -> None:
    t = table(seat("rose-doolan", hand=f"panic-JH {SPARE}"), seat(), seat(hand="bang-2C"), *crowd(2))
    assert t.play("panic-JH", at=2, hand=True).hand(0) == [SPARE, "bang-2C"]


# -- Willy -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic.willy", "classic.turn.bang-limit-when")
def test_willy_plays_any_number_of_bangs() -> None:
    t = table(seat("willy", hand=f"bang-2C bang-3C bang-4C {SPARE}"), *crowd(3))
    t.play("bang-2C", at=1).play("bang-3C", at=3).play("bang-4C", at=1)
    assert t.lives == [5, 2, 4, 3]


@pytest.mark.rule("classic.willy", "classic.distance.weapon")
def test_willy_reaches_no_farther_than_others() -> None:
    t = table(seat("willy", hand=f"bang-2C {SPARE}"), *crowd(4))
    assert t.refused("play-at bang-2C 2") == "too-far"
