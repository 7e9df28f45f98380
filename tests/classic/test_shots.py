"""BANG!, Missed!, Barrel and Volcanic."""

import pytest

from tests.classic.kit import Table, crowd, seat, table

SPARE = "beer-9H"


def shot(target: dict[str, object], top: str = "", shooter: str | None = None) -> Table:
    """A BANG! at seat 1."""
    return table(seat(shooter, hand=f"bang-AS {SPARE}"), target, *crowd(2), top=top).play("bang-AS", at=1)


@pytest.mark.rule("classic.bang.target")
def test_a_shot_costs_one_life_point() -> None:
    t = shot(seat())
    assert t.lives == [5, 3, 4, 4]
    assert t.happened("lost") == [{"seat": 1, "points": 1, "cause": "bang", "by": 0}]


@pytest.mark.rule("classic.bang.target", "classic.missed.answer")
def test_missed_cancels_a_shot() -> None:
    t = shot(seat(hand="missed-TC")).answer("missed-TC")
    assert t.life(1) == 4 and t.hand(1) == [] and t.asked == (0, "play")


@pytest.mark.rule("classic.bang.target")
def test_nobody_has_to_cancel_a_shot() -> None:
    t = shot(seat(hand="missed-TC")).let()
    assert t.life(1) == 3 and t.hand(1) == ["missed-TC"]


@pytest.mark.rule("classic.bang.target")
def test_bang_is_never_aimed_at_oneself() -> None:
    t = table(seat(hand=f"bang-AS {SPARE}"), *crowd(3))
    assert t.refused("play-at bang-AS 0") == "self"


@pytest.mark.rule("classic.bang.discard", "classic.turn.brown-blue")
def test_a_cancelled_bang_is_discarded_too() -> None:
    assert shot(seat(hand="missed-TC")).answer("missed-TC").pile("discard") == ["missed-TC", "bang-AS"]


@pytest.mark.rule("classic.missed.answer")
def test_nobody_cancels_a_shot_at_another() -> None:
    t = table(seat(hand=f"bang-AS {SPARE}"), seat(), seat(hand="missed-TC"), seat(hand="missed-JC"))
    t.play("bang-AS", at=1)
    assert t.asked == (0, "play") and t.life(1) == 3


@pytest.mark.rule("classic.missed.answer")
def test_missed_needs_a_shot() -> None:
    t = table(seat(hand=f"missed-TC {SPARE}"), *crowd(3))
    assert t.refused("play missed-TC") == "needs-shot" and t.options == ["end", f"play {SPARE}"]


@pytest.mark.rule("classic.missed.answer")
def test_bang_is_no_answer_to_a_shot() -> None:
    t = shot(seat(hand="bang-2C bang-3C"))
    assert t.life(1) == 3 and t.asked == (0, "play")


@pytest.mark.rule("classic.barrel")
@pytest.mark.parametrize(
    ("card", "life"), [("saloon-5H", 4), ("bang-AH", 4), ("missed-2S", 3), ("bang-2D", 3), ("missed-TC", 3)]
)
def test_hearts_on_a_barrel_count_as_missed(card: str, life: int) -> None:
    t = shot(seat(in_play="barrel-QS"), top=card).barrel()
    assert t.life(1) == life and t.pile("discard") == [card, "bang-AS"] and t.in_play(1) == ["barrel-QS"]
    assert t.happened("checked") == [{"seat": 1, "card": card, "purpose": "barrel"}]


@pytest.mark.rule("classic.barrel")
def test_after_a_barrel_in_vain_missed_is_still_possible() -> None:
    t = shot(seat(hand="missed-TC", in_play="barrel-QS"), top="missed-2S").barrel()
    assert t.asked == (1, "shot") and sorted(t.options) == ["answer missed-TC", "pass"]
    assert t.answer("missed-TC").life(1) == 4


@pytest.mark.rule("classic.barrel")
def test_nobody_has_to_use_a_barrel() -> None:
    t = shot(seat(hand="missed-TC", in_play="barrel-QS"), top="saloon-5H")
    assert sorted(t.options) == ["answer missed-TC", "barrel", "pass"]
    assert t.answer("missed-TC").life(1) == 4 and t.pile("deck")[0] == "saloon-5H"


@pytest.mark.rule("classic.barrel")
def test_even_a_barrel_alone_may_be_left_alone() -> None:
    t = shot(seat(in_play="barrel-QS"), top="saloon-5H")
    assert sorted(t.options) == ["barrel", "pass"]
    assert t.let().life(1) == 3


@pytest.mark.rule("classic.barrel")
def test_a_barrel_serves_again_for_the_next_shot() -> None:
    t = table(
        seat("willy", hand=f"bang-2C bang-3C {SPARE}"), seat(in_play="barrel-QS"), *crowd(2), top="saloon-5H bang-AH"
    )
    t.play("bang-2C", at=1).barrel().play("bang-3C", at=1).barrel()
    assert t.life(1) == 4


@pytest.mark.rule("classic.barrel", "classic.draw-check")
def test_the_card_turned_up_has_no_other_effect() -> None:
    t = table(seat(life=3, hand=f"bang-AS {SPARE}"), seat(life=3, in_play="barrel-QS"), *crowd(2), top="saloon-5H")
    t.play("bang-AS", at=1).barrel()
    assert t.lives == [3, 3, 4, 4] and t.pile("discard")[0] == "saloon-5H"


@pytest.mark.rule("classic.volcanic")
def test_with_a_volcanic_any_number_of_bangs_may_be_played() -> None:
    t = table(seat(hand=f"bang-2C bang-3C bang-4C {SPARE}", in_play="volcanic-TS"), *crowd(3))
    t.play("bang-2C", at=1).play("bang-3C", at=1).play("bang-4C", at=3)
    assert t.lives == [5, 2, 4, 3]


@pytest.mark.rule("classic.slab")
def test_slab_needs_two_missed_to_be_cancelled() -> None:
    t = shot(seat(hand="missed-TC missed-JC missed-QC"), shooter="slab")
    assert t.question == {"by": 0, "needed": 2}
    assert t.answer("missed-TC").question == {"by": 0, "needed": 1}
    assert t.answer("missed-JC").life(1) == 4 and t.hand(1) == ["missed-QC"]


@pytest.mark.rule("classic.slab")
def test_a_single_missed_may_be_wasted_on_slab() -> None:
    t = shot(seat(hand="missed-TC"), shooter="slab")
    assert sorted(t.options) == ["answer missed-TC", "pass"]
    t.answer("missed-TC")
    assert t.life(1) == 3 and t.hand(1) == [] and t.asked == (0, "play")


@pytest.mark.rule("classic.slab")
def test_after_one_missed_one_may_still_let_slab_hit() -> None:
    t = shot(seat(hand="missed-TC missed-JC"), shooter="slab").answer("missed-TC").let()
    assert t.life(1) == 3 and t.hand(1) == ["missed-JC"]


@pytest.mark.rule("classic.slab", "classic.barrel")
def test_a_barrel_counts_as_one_of_slabs_two_missed() -> None:
    t = shot(seat(hand="missed-TC", in_play="barrel-QS"), top="saloon-5H", shooter="slab")
    assert t.barrel().answer("missed-TC").life(1) == 4


@pytest.mark.rule("classic.slab", "classic.barrel")
def test_a_barrel_may_follow_the_missed() -> None:
    t = shot(seat(hand="missed-TC", in_play="barrel-QS"), top="saloon-5H", shooter="slab")
    assert t.answer("missed-TC").barrel().life(1) == 4


@pytest.mark.rule("classic.slab", "classic.barrel")
def test_one_barrel_gives_no_second_draw_against_slab() -> None:
    t = shot(seat(in_play="barrel-QS"), top="saloon-5H bang-AH", shooter="slab").barrel()
    assert t.life(1) == 3 and t.pile("deck")[0] == "bang-AH"


@pytest.mark.rule("classic.slab", "classic.barrel", "classic.jourdonnais")
def test_jourdonnais_cancels_slab_with_both_his_barrels() -> None:
    t = shot(seat("jourdonnais", in_play="barrel-QS"), top="saloon-5H bang-AH", shooter="slab").barrel().barrel()
    assert t.life(1) == 4 and t.pile("discard")[:2] == ["bang-AH", "saloon-5H"]


@pytest.mark.rule("classic.slab", "classic.jourdonnais")
def test_jourdonnais_needs_a_missed_besides_his_barrel() -> None:
    t = shot(seat("jourdonnais", hand="missed-TC"), top="saloon-5H", shooter="slab").barrel()
    assert t.question == {"by": 0, "needed": 1} and t.answer("missed-TC").life(1) == 4


@pytest.mark.rule("classic.slab", "classic.calamity-janet", "classic.barrel")
def test_calamity_janets_bang_and_a_barrel_cancel_slab() -> None:
    t = shot(seat("calamity-janet", hand="bang-2C", in_play="barrel-QS"), top="saloon-5H", shooter="slab")
    assert t.answer("bang-2C").barrel().life(1) == 4


@pytest.mark.rule("classic.slab", "classic.calamity-janet")
def test_calamity_janet_cancels_slab_with_a_bang_and_a_missed() -> None:
    t = shot(seat("calamity-janet", hand="bang-2C missed-TC"), shooter="slab").answer("bang-2C").answer("missed-TC")
    assert t.life(1) == 4 and t.hand(1) == []


@pytest.mark.rule("classic.slab", "classic.gatling")
def test_slabs_gatling_needs_one_missed_only() -> None:
    t = table(seat("slab", hand=f"gatling-TH {SPARE}"), seat(hand="missed-TC missed-JC"), *crowd(2)).play("gatling-TH")
    assert t.question == {"by": 0, "needed": 1}
    assert t.answer("missed-TC").life(1) == 4 and t.hand(1) == ["missed-JC"]


@pytest.mark.rule("classic.slab")
def test_slab_himself_cancels_with_one_missed() -> None:
    assert shot(seat("slab", hand="missed-TC missed-JC")).answer("missed-TC").life(1) == 4
