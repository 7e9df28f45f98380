"""Gatling and Indians!: everybody else, one by one from the left."""

import pytest

from tests.classic.kit import crowd, seat, table

SPARE = "beer-9H"


@pytest.mark.rule("classic.gatling")
def test_gatling_hits_everybody_else_at_any_distance() -> None:
    t = table(seat(hand=f"gatling-TH {SPARE}"), *crowd(2), seat(in_play="mustang-8H"), *crowd(3)).play("gatling-TH")
    assert t.lives == [5, 3, 3, 3, 3, 3, 3] and t.pile("discard") == ["gatling-TH"]


@pytest.mark.rule("classic.gatling")
def test_gatling_asks_in_order_from_the_left() -> None:
    t = table(
        seat(hand="missed-TC"),
        seat(hand=f"gatling-TH {SPARE}"),
        seat(hand="missed-JC"),
        seat(hand="missed-QC"),
        active=1,
    )
    t.play("gatling-TH")
    assert t.asked == (2, "shot") and t.answer("missed-JC").asked == (3, "shot")
    assert t.let().asked == (0, "shot") and t.answer("missed-TC").lives == [5, 4, 4, 3]


@pytest.mark.rule("classic.gatling", "classic.barrel")
def test_a_barrel_helps_against_gatling() -> None:
    t = table(seat(hand=f"gatling-TH {SPARE}"), seat(in_play="barrel-QS"), *crowd(2), top="saloon-5H").play(
        "gatling-TH"
    )
    assert t.barrel().lives == [5, 4, 3, 3]


@pytest.mark.rule("classic.gatling", "classic.jourdonnais")
def test_jourdonnais_may_draw_against_gatling() -> None:
    t = table(seat(hand=f"gatling-TH {SPARE}"), seat("jourdonnais"), *crowd(2), top="saloon-5H").play("gatling-TH")
    assert t.barrel().life(1) == 4


@pytest.mark.rule("classic.gatling", "classic.calamity-janet")
def test_calamity_janet_cancels_gatling_with_a_bang() -> None:
    t = table(seat(hand=f"gatling-TH {SPARE}"), seat("calamity-janet", hand="bang-2C"), *crowd(2)).play("gatling-TH")
    assert t.answer("bang-2C").lives == [5, 4, 3, 3]


@pytest.mark.rule("classic.gatling", "classic.turn.one-bang")
def test_gatling_may_be_played_after_a_bang() -> None:
    t = table(seat(hand=f"bang-2C gatling-TH {SPARE}"), *crowd(3)).play("bang-2C", at=1)
    assert t.play("gatling-TH").lives == [5, 2, 3, 3]


@pytest.mark.rule("classic.indians")
def test_indians_cost_everybody_a_bang_or_a_life_point() -> None:
    t = table(seat(hand=f"indians-KD {SPARE}"), seat(hand="bang-2C"), seat(hand="bang-3C"), seat()).play("indians-KD")
    assert t.asked == (1, "indians") and sorted(t.options) == ["answer bang-2C", "pass"]
    t.answer("bang-2C").let()
    assert t.lives == [5, 4, 3, 3] and t.hand(1) == [] and t.hand(2) == ["bang-3C"]
    assert t.pile("discard") == ["bang-2C", "indians-KD"]


@pytest.mark.rule("classic.indians")
def test_indians_ask_in_order_from_the_left() -> None:
    t = table(
        seat(hand="bang-2C"), seat(hand=f"indians-KD {SPARE}"), seat(hand="bang-3C"), seat(hand="bang-4C"), active=1
    )
    assert t.play("indians-KD").asked == (2, "indians")
    assert t.let().asked == (3, "indians") and t.let().asked == (0, "indians")


@pytest.mark.rule("classic.indians")
def test_missed_and_barrel_are_no_help_against_indians() -> None:
    t = table(seat(hand=f"indians-KD {SPARE}"), seat(hand="missed-TC", in_play="barrel-QS"), *crowd(2)).play(
        "indians-KD"
    )
    assert t.lives == [5, 3, 3, 3] and t.asked == (0, "play") and t.hand(1) == ["missed-TC"]


@pytest.mark.rule("classic.indians", "classic.jourdonnais")
def test_jourdonnais_may_not_draw_against_indians() -> None:
    t = table(seat(hand=f"indians-KD {SPARE}"), seat("jourdonnais"), *crowd(2), top="saloon-5H").play("indians-KD")
    assert t.life(1) == 3 and t.happened("checked") == []


@pytest.mark.rule("classic.indians")
def test_the_one_who_played_indians_is_never_asked() -> None:
    t = table(seat(hand=f"indians-KD bang-2C {SPARE}"), *crowd(3)).play("indians-KD")
    assert t.lives == [5, 3, 3, 3] and t.hand(0) == ["bang-2C", SPARE]


@pytest.mark.rule("classic.indians", "classic.turn.one-bang")
def test_a_bang_discarded_for_indians_is_no_bang_of_the_next_turn() -> None:
    t = table(seat(hand="indians-KD"), seat("bart-cassidy", hand="bang-2C bang-3C"), *crowd(2)).play("indians-KD")
    t.answer("bang-2C")
    assert t.turn_of == 1 and "play-at bang-3C 0" in t.options


@pytest.mark.rule("classic.indians", "classic.calamity-janet")
def test_missed_serves_calamity_janet_against_indians() -> None:
    t = table(seat(hand=f"indians-KD {SPARE}"), seat("calamity-janet", hand="missed-TC"), *crowd(2)).play("indians-KD")
    assert t.answer("missed-TC").life(1) == 4 and t.pile("discard")[0] == "missed-TC"


@pytest.mark.rule("classic.indians", "classic.slab")
def test_slabs_indians_cost_one_bang_only() -> None:
    t = table(seat("slab", hand=f"indians-KD {SPARE}"), seat(hand="bang-2C bang-3C"), *crowd(2)).play("indians-KD")
    assert t.answer("bang-2C").life(1) == 4 and t.hand(1) == ["bang-3C"]


@pytest.mark.rule("classic.death.order")
def test_one_who_falls_is_settled_before_the_next_is_asked() -> None:
    fallen = seat(life=1, role="outlaw", in_play="mustang-8H")
    t = table(
        seat(hand=f"gatling-TH {SPARE}"), fallen, seat(hand="missed-JC"), *crowd(2), top="bang-2C bang-3C bang-4C"
    )
    t.play("gatling-TH")
    assert t.out(1) and t.asked == (2, "shot") and t.pile("discard")[0] == "mustang-8H"
    assert t.hand(0) == [SPARE, "bang-2C", "bang-3C", "bang-4C"]


@pytest.mark.rule("classic.death.order", "classic.end.sheriff-dead", "classic.end.immediate")
def test_the_outlaws_win_if_the_renegades_gatling_fells_the_sheriff_first() -> None:
    t = table(
        seat(role="renegade", hand=f"gatling-TH {SPARE}"), seat(role="sheriff", life=1), seat(life=1), seat(life=0)
    ).play("gatling-TH")
    assert t.winners == ("outlaws", (2, 3)) and t.life(2) == 1 and not t.out(2)


@pytest.mark.rule("classic.death.order", "classic.end.sheriff-dead")
def test_the_renegade_wins_if_his_gatling_fells_the_last_outlaw_first() -> None:
    t = table(
        seat(role="renegade", hand=f"gatling-TH {SPARE}"),
        seat(life=1, role="outlaw"),
        seat(life=1, role="sheriff"),
        seat(life=0),
    ).play("gatling-TH")
    assert t.winners == ("renegade", (0,)) and t.out(1)


@pytest.mark.rule("classic.death.order", "classic.beer.last-two")
def test_if_three_are_left_and_one_falls_the_beer_of_the_next_is_void() -> None:
    t = table(
        seat(role="renegade", hand=f"gatling-TH {SPARE}"),
        seat(life=1, role="outlaw"),
        seat(life=1, role="sheriff", hand="beer-6H"),
        seat(life=0),
    ).play("gatling-TH")
    assert t.winners == ("renegade", (0,))


@pytest.mark.rule("classic.death.order", "classic.death.deputy")
def test_a_deputy_felled_by_the_sheriffs_gatling_costs_all_cards_at_once() -> None:
    sheriff = seat(hand="gatling-TH bang-2C beer-6H", in_play="barrel-QS")
    t = table(sheriff, seat(life=1, role="deputy"), seat(hand="missed-JC"), *crowd(2)).play("gatling-TH")
    assert t.out(1) and t.asked == (2, "shot") and t.hand(0) == [] == t.in_play(0)
    assert t.let().lives[2:] == [3, 3, 3]


@pytest.mark.rule("classic.death.order", "classic.end.immediate")
def test_indians_that_fell_the_sheriff_go_no_further() -> None:
    t = table(
        seat(role="outlaw", hand=f"indians-KD {SPARE}"), seat(life=1, role="sheriff"), seat(hand="bang-2C"), seat()
    )
    t.play("indians-KD")
    assert t.winners == ("outlaws", (0, 3)) and t.lives == [4, 0, 4, 4]
