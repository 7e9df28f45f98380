"""What lost life and eliminations bring: Bart Cassidy, El Gringo and Vulture Sam."""

import pytest

from tests.classic.kit import Table, crowd, seat, table

SPARE = "beer-9H"


def shot(target: dict[str, object], **more: object) -> Table:
    """A BANG! at seat 1."""
    return table(seat(hand=f"bang-AS {SPARE}"), target, *crowd(2), **more).play("bang-AS", at=1)


# -- Bart Cassidy ------------------------------------------------------------------------------------------------------


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


# -- El Gringo ---------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("classic.el-gringo", "classic.gatling", "classic.death.hooks")
def test_el_gringo_takes_his_card_before_the_next_target_is_asked() -> None:
    t = table(seat(hand=f"gatling-TH {SPARE}"), seat("el-gringo"), seat(hand="missed-TC"), seat()).play("gatling-TH")
    assert t.asked == (2, "shot") and t.hand(1) == [SPARE] and t.hand(0) == []


@pytest.mark.rule("classic.el-gringo", "classic.suzy", "classic.gatling")
def test_suzy_draws_when_el_gringo_takes_the_last_card_of_her_hand() -> None:
    suzy = seat("suzy-lafayette", hand=f"gatling-TH {SPARE}")
    t = table(suzy, seat("el-gringo"), seat(hand="missed-TC"), seat(), top="beer-6H").play("gatling-TH")
    assert t.asked == (2, "shot") and t.hand(1) == [SPARE] and t.hand(0) == ["beer-6H"]


# -- Vulture Sam -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic.vulture-sam", "classic.death.reveal")
def test_sam_takes_all_cards_of_the_fallen() -> None:
    fallen = seat(life=1, role="renegade", hand="missed-TC bang-2C", in_play="winchester-8S jail-TS")
    t = table(seat(hand=f"bang-AS {SPARE}"), fallen, seat("vulture-sam", hand="bang-3C"), *crowd(2)).play(
        "bang-AS", at=1
    )
    t.let()
    assert sorted(t.hand(2)) == sorted(["bang-3C", "missed-TC", "bang-2C", "winchester-8S", "jail-TS"])
    assert t.in_play(2) == [] and t.pile("discard") == ["bang-AS"]


@pytest.mark.rule("classic.vulture-sam", "classic.dynamite")
def test_sam_gets_a_dynamite_that_lies_before_the_fallen() -> None:
    fallen = seat(life=1, role="renegade", in_play="dynamite-2H")
    t = table(seat(hand=f"bang-AS {SPARE}"), fallen, seat("vulture-sam"), *crowd(2)).play("bang-AS", at=1)
    assert t.hand(2) == ["dynamite-2H"]


@pytest.mark.rule("classic.vulture-sam", "classic.dynamite")
def test_sam_never_gets_a_dynamite_that_exploded() -> None:
    fallen = seat("bart-cassidy", life=3, role="renegade", in_play="dynamite-2H mustang-8H")
    t = table(fallen, seat("willy"), seat("vulture-sam"), *crowd(2), phase="begin", top="missed-2S bang-2C bang-3C")
    assert t.hand(2) == ["mustang-8H"] and t.pile("discard") == ["dynamite-2H", "missed-2S"]


@pytest.mark.rule("classic.vulture-sam", "classic.death.hooks")
def test_sam_gets_nothing_from_his_own_death() -> None:
    t = table(
        seat(hand=f"bang-AS {SPARE}"), seat("vulture-sam", life=1, role="renegade", in_play="scope-AS"), *crowd(3)
    )
    t.play("bang-AS", at=1)
    assert t.hand(1) == [] and t.pile("discard") == ["scope-AS", "bang-AS"]


@pytest.mark.rule("classic.vulture-sam", "classic.death.reward")
def test_sam_takes_the_cards_and_draws_the_reward_for_an_outlaw() -> None:
    sam = seat("vulture-sam", hand=f"bang-AS {SPARE}")
    t = table(sam, seat(life=1, role="outlaw", in_play="scope-AS"), *crowd(3), top="bang-2C bang-3C bang-4C")
    assert t.play("bang-AS", at=1).hand(0) == [SPARE, "scope-AS", "bang-2C", "bang-3C", "bang-4C"]


@pytest.mark.rule("classic.vulture-sam", "classic.death.order")
def test_sam_takes_the_cards_of_all_whom_a_gatling_fells() -> None:
    fallen = [seat(life=1, role="outlaw", in_play="scope-AS"), seat(life=1, role="renegade", in_play="volcanic-TS")]
    t = table(seat(hand=f"gatling-TH {SPARE}"), *fallen, seat("vulture-sam"), *crowd(2)).play("gatling-TH")
    assert t.hand(3) == ["scope-AS", "volcanic-TS"] and t.life(3) == 3


@pytest.mark.rule("classic.vulture-sam", "classic.death.order")
def test_the_cards_that_sam_took_are_discarded_when_he_falls_next() -> None:
    fallen = [seat(life=1, role="renegade", in_play="scope-AS"), seat("vulture-sam", life=1, role="deputy")]
    t = table(seat(role="outlaw", hand=f"gatling-TH {SPARE}"), *fallen, *crowd(2)).play("gatling-TH")
    assert t.out(1) and t.out(2) and t.pile("discard") == ["scope-AS", "gatling-TH"]


@pytest.mark.rule("classic.vulture-sam", "classic.turn.dead-player", "classic.duel")
def test_sam_takes_the_cards_of_one_who_fell_in_his_own_duel() -> None:
    dying = seat(role="outlaw", life=1, hand="duel-8C missed-TC", in_play="scope-AS")
    t = table(dying, seat("willy", hand="bang-2C"), seat("vulture-sam"), *crowd(2)).play("duel-8C", at=1)
    t.answer("bang-2C")
    assert t.hand(2) == ["missed-TC", "scope-AS"] and t.turn_of == 1


@pytest.mark.rule("classic.vulture-sam", "classic.hidden")
def test_sam_is_told_what_he_takes() -> None:
    fallen = seat(life=1, role="renegade", hand="bang-2C", in_play="scope-AS")
    t = table(seat(hand=f"bang-AS {SPARE}"), fallen, seat("vulture-sam"), *crowd(2)).play("bang-AS", at=1)
    told = [[event.arguments()["card"] for event in t.game.seen_by(at) if event.name == "robbed-of"] for at in range(5)]
    assert told == [[], ["bang-2C"], ["bang-2C"], [], []]
    assert t.happened("took") == [{"seat": 1, "by": 2, "card": "scope-AS"}]
