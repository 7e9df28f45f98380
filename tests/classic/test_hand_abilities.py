"""What characters do with their hands: Sid Ketchum and Suzy Lafayette."""

import pytest

from tests.classic.kit import Table, crowd, seat, table

SPARE = "beer-9H"


def robbed(attack: str, hand: str = "missed-TC missed-JC", life: int = 2) -> Table:
    """Sid sits to the left of somebody who takes or discards a card of his hand."""
    robber = seat(hand=f"panic-JH cat-balou-KH {SPARE}")
    return table(robber, seat("sid-ketchum", life=life, hand=hand), *crowd(2)).do(f"{attack} 1")


# -- Sid Ketchum -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic.sid-ketchum")
def test_sid_discards_two_cards_for_a_life_point() -> None:
    t = table(seat("sid-ketchum", life=2, hand="missed-TC missed-JC missed-QC beer-6H"), *crowd(3))
    t.do("heal missed-TC missed-QC")
    assert t.life(0) == 3 and t.hand(0) == ["missed-JC", "beer-6H"]
    assert set(t.pile("discard")) == {"missed-TC", "missed-QC"}
    assert t.happened("healed") == [{"seat": 0, "points": 1, "source": "sid"}]


@pytest.mark.rule("classic.sid-ketchum")
def test_sid_does_it_as_often_as_he_can() -> None:
    t = table(seat("sid-ketchum", life=1, hand="missed-TC missed-JC missed-QC missed-KC beer-6H"), *crowd(3))
    assert t.do("heal missed-TC missed-JC", "heal missed-QC missed-KC").life(0) == 3


@pytest.mark.rule("classic.sid-ketchum", "classic.setup.life")
def test_sid_never_goes_above_his_maximum() -> None:
    t = table(seat("sid-ketchum", hand="missed-TC missed-JC beer-6H"), *crowd(3))
    assert t.refused("heal missed-TC missed-JC") == "full-life" and t.options == ["end", "play beer-6H"]


@pytest.mark.rule("classic.sid-ketchum")
def test_sid_needs_two_different_cards() -> None:
    t = table(seat("sid-ketchum", life=2, hand="missed-TC beer-6H"), *crowd(3))
    assert sorted(text for text in t.options if text.startswith("heal")) == ["heal missed-TC beer-6H"]
    assert t.game.why_not("heal missed-TC missed-TC") is not None


@pytest.mark.rule("classic.sid-ketchum", "classic.turn.hand-limit")
def test_sid_may_discard_two_cards_in_phase_three() -> None:
    t = table(seat("sid-ketchum", life=2, hand="missed-TC missed-JC missed-QC missed-KC"), *crowd(3)).end()
    assert t.asked == (0, "discard") and "heal missed-TC missed-JC" in t.options
    t.do("heal missed-TC missed-JC")
    assert t.life(0) == 3 and t.hand(0) == ["missed-QC", "missed-KC"] and t.turn_of == 1


@pytest.mark.rule("classic.sid-ketchum")
@pytest.mark.parametrize(
    ("attack", "question"),
    [("play-at bang-AS 1", "shot"), ("play indians-KD", "indians"), ("play-at duel-8C 1", "duel")],
)
def test_sid_may_discard_two_cards_at_any_answer(attack: str, question: str) -> None:
    sid = seat("sid-ketchum", life=2, hand="beer-6H beer-7H")
    t = table(seat(hand=f"bang-AS indians-KD duel-8C {SPARE}"), sid, *crowd(2)).do(attack)
    assert t.asked == (1, question)
    assert t.do("heal beer-6H beer-7H").life(1) == 2 and t.hand(1) == []


@pytest.mark.rule("classic.sid-ketchum", "classic.dynamite")
def test_sid_may_discard_two_cards_before_dynamite() -> None:
    sid = seat("sid-ketchum", role="outlaw", life=3, hand="missed-TC missed-JC", in_play="dynamite-2H")
    t = table(sid, *crowd(3), phase="begin", top="missed-2S bang-2C bang-3C")
    assert t.asked == (0, "ready") and sorted(t.options) == ["go-on", "heal missed-TC missed-JC"]
    t.do("heal missed-TC missed-JC")
    assert t.life(0) == 1 and not t.out(0) and t.happened("exploded") == [{"seat": 0}]


@pytest.mark.rule("classic.sid-ketchum", "classic.jail")
def test_sid_may_discard_two_cards_before_jail() -> None:
    sid = seat("sid-ketchum", role="outlaw", life=3, hand="missed-TC missed-JC", in_play="jail-TS")
    t = table(sid, *crowd(3), phase="begin", top="missed-2S bang-2C bang-3C").do("heal missed-TC missed-JC")
    assert t.life(0) == 4 and t.turn_of == 1


@pytest.mark.rule("classic.sid-ketchum")
def test_sid_is_not_asked_before_a_turn_without_checks() -> None:
    t = table(seat("sid-ketchum", life=3, hand="missed-TC missed-JC"), *crowd(3), phase="begin", top="bang-2C bang-3C")
    assert t.asked == (0, "play") and t.hand(0) == ["missed-TC", "missed-JC", "bang-2C", "bang-3C"]


@pytest.mark.rule("classic.sid-ketchum", "classic.beer.last-two")
def test_sids_ability_works_with_two_players_left() -> None:
    t = table(seat("sid-ketchum", life=2, hand="missed-TC missed-JC beer-6H"), seat(), seat(life=0), seat(life=0))
    assert t.do("heal missed-TC missed-JC").life(0) == 3


@pytest.mark.rule("classic.sid-ketchum", "classic.panic", "classic.cat-balou")
@pytest.mark.parametrize("attack", ["play-hand panic-JH", "play-hand cat-balou-KH"])
def test_sid_may_heal_before_a_card_of_his_hand_is_lost(attack: str) -> None:
    t = robbed(attack, hand="missed-TC missed-JC missed-QC")
    assert t.asked == (1, "robbery") and t.question == {"by": 0} and len(t.options) == 4
    t.do("heal missed-TC missed-JC")
    assert t.life(1) == 3 and t.hand(1) == [] and t.turn_of == 0
    assert "missed-QC" in [*t.hand(0), t.pile("discard")[0]]


@pytest.mark.rule("classic.sid-ketchum", "classic.panic", "classic.cat-balou")
@pytest.mark.parametrize("attack", ["play-hand panic-JH", "play-hand cat-balou-KH"])
def test_what_sid_has_not_in_hand_any_more_is_not_taken(attack: str) -> None:
    t = robbed(attack).do("heal missed-TC missed-JC")
    assert t.pile("discard")[:2] == ["missed-JC", "missed-TC"] and t.turn_of == 0
    assert not t.happened("robbed") and len(t.hand(0)) == 2


@pytest.mark.rule("classic.sid-ketchum")
def test_sid_may_let_a_card_go() -> None:
    t = robbed("play-hand panic-JH").do("go-on")
    assert len(t.hand(1)) == 1 and t.life(1) == 2 and len(t.hand(0)) == 3


@pytest.mark.rule("classic.sid-ketchum", "classic.forced")
@pytest.mark.parametrize(("hand", "life"), [("missed-TC", 2), ("missed-TC missed-JC", 4)])
def test_sid_is_not_asked_when_he_could_not_heal(hand: str, life: int) -> None:
    assert robbed("play-hand panic-JH", hand, life).happened("robbed")


@pytest.mark.rule("classic.sid-ketchum", "classic.cat-balou")
def test_sid_is_not_asked_for_a_card_in_play() -> None:
    sid = seat("sid-ketchum", life=2, hand="missed-TC missed-JC", in_play="scope-AS")
    t = table(seat(hand=f"cat-balou-KH {SPARE}"), sid, *crowd(2)).play("cat-balou-KH", at=1, taken="scope-AS")
    assert t.turn_of == 0 and t.in_play(1) == []


@pytest.mark.rule("classic.sid-ketchum", "classic.jesse-jones")
def test_jesse_draws_from_the_pile_what_sid_has_not_any_more() -> None:
    sid = seat("sid-ketchum", life=2, hand="missed-TC missed-JC")
    t = table(seat("jesse-jones"), sid, *crowd(2), phase="draw", top="bang-2C bang-3C").do("draw-from 1")
    assert t.asked == (1, "robbery")
    assert t.do("heal missed-TC missed-JC").hand(0) == ["bang-2C", "bang-3C"]


@pytest.mark.rule("classic.sid-ketchum", "classic.el-gringo")
def test_sid_may_heal_before_el_gringo_takes_a_card() -> None:
    sid = seat("sid-ketchum", life=2, hand="bang-AS missed-TC missed-JC")
    t = table(sid, seat("el-gringo"), *crowd(2)).play("bang-AS", at=1)
    assert t.asked == (0, "robbery") and t.question == {"by": 1}
    t.do("heal missed-TC missed-JC")
    assert t.life(0) == 3 and not t.happened("robbed")


# -- Suzy --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic.suzy")
def test_suzy_draws_before_her_last_card_takes_effect() -> None:
    t = table(seat("suzy-lafayette", hand="stagecoach-9S"), *crowd(3), top="bang-2C bang-3C bang-4C bang-5C")
    assert t.play("stagecoach-9S").hand(0) == ["bang-2C", "bang-3C", "bang-4C"]


@pytest.mark.rule("classic.suzy")
def test_suzy_has_drawn_when_the_target_of_her_last_card_is_asked() -> None:
    t = table(seat("suzy-lafayette", hand="bang-AS"), seat(hand="missed-TC"), *crowd(2), top="beer-6H").play(
        "bang-AS", at=1
    )
    assert t.asked == (1, "shot") and t.hand(0) == ["beer-6H"]


@pytest.mark.rule("classic.suzy")
def test_suzy_draws_after_a_blue_card() -> None:
    t = table(seat("suzy-lafayette", hand="barrel-QS"), *crowd(3), top="beer-6H").play("barrel-QS")
    assert t.hand(0) == ["beer-6H"] and t.in_play(0) == ["barrel-QS"]


@pytest.mark.rule("classic.suzy", "classic.beer.heal")
def test_suzy_may_waste_a_beer_to_draw() -> None:
    t = table(seat("suzy-lafayette", hand="beer-6H"), *crowd(3), top="beer-7H").play("beer-6H")
    assert t.hand(0) == ["beer-7H"] and t.life(0) == 5


@pytest.mark.rule("classic.suzy")
def test_suzy_draws_after_an_answer() -> None:
    t = table(seat(hand=f"bang-AS {SPARE}"), seat("suzy-lafayette", hand="missed-TC"), *crowd(2), top="bang-2C")
    assert t.play("bang-AS", at=1).answer("missed-TC").hand(1) == ["bang-2C"]


@pytest.mark.rule("classic.suzy", "classic.indians")
def test_suzy_draws_after_the_bang_that_indians_cost_her() -> None:
    t = table(seat(hand=f"indians-KD {SPARE}"), seat("suzy-lafayette", hand="bang-2C"), *crowd(2), top="bang-3C")
    assert t.play("indians-KD").answer("bang-2C").hand(1) == ["bang-3C"]


@pytest.mark.rule("classic.suzy", "classic.slab")
def test_suzy_draws_between_the_two_missed_against_slab() -> None:
    t = table(
        seat("slab", hand=f"bang-AS {SPARE}"),
        seat("suzy-lafayette", hand="missed-TC"),
        *crowd(2),
        top="missed-JC bang-2C",
    )
    t.play("bang-AS", at=1).answer("missed-TC")
    assert t.hand(1) == ["missed-JC"] and t.answer("missed-JC").life(1) == 4 and t.hand(1) == ["bang-2C"]


@pytest.mark.rule("classic.suzy", "classic.panic", "classic.cat-balou")
@pytest.mark.parametrize("card", ["panic-JH", "cat-balou-KH"])
def test_suzy_draws_after_a_robbery(card: str) -> None:
    t = table(seat(hand=f"{card} {SPARE}"), seat("suzy-lafayette", hand="bang-2C"), *crowd(2), top="bang-3C")
    assert t.play(card, at=1, hand=True).hand(1) == ["bang-3C"]


@pytest.mark.rule("classic.suzy")
def test_suzy_does_not_draw_while_she_has_cards() -> None:
    t = table(seat("suzy-lafayette", hand="beer-6H beer-7H"), *crowd(3), top="bang-3C").play("beer-6H")
    assert t.hand(0) == ["beer-7H"]


@pytest.mark.rule("classic.suzy", "classic.turn.reshuffle")
def test_suzy_draws_her_own_card_when_there_is_no_other() -> None:
    t = table(seat("suzy-lafayette", hand="beer-6H"), *crowd(3), deck="").play("beer-6H")
    assert t.hand(0) == ["beer-6H"] and t.pile("discard") == []


@pytest.mark.rule("classic.suzy", "classic.general-store")
def test_suzy_draws_before_the_general_store_opens() -> None:
    t = table(seat("suzy-lafayette", hand="general-store-9C"), *crowd(3), top="bang-2C bang-3C bang-4C bang-5C bang-6C")
    t.play("general-store-9C")
    assert t.hand(0) == ["bang-2C"] and "pick bang-2C" not in t.options and len(t.options) == 4


@pytest.mark.rule("classic.suzy", "classic.panic")
def test_suzy_draws_before_her_panic_takes_a_card() -> None:
    t = table(seat("suzy-lafayette", hand="panic-JH"), seat(hand="bang-2C"), *crowd(2), top="bang-3C")
    assert t.play("panic-JH", at=1, hand=True).hand(0) == ["bang-3C", "bang-2C"]


@pytest.mark.rule("classic.suzy", "classic.death.reward", "classic.death.hooks")
def test_a_reward_comes_on_top_of_the_card_that_suzy_drew_for_her_last() -> None:
    fallen = seat(life=1, role="outlaw")
    t = table(seat("suzy-lafayette", hand="bang-AS"), fallen, *crowd(3), top="bang-2C bang-3C bang-4C bang-5C bang-6C")
    assert t.play("bang-AS", at=1).hand(0) == ["bang-2C", "bang-3C", "bang-4C", "bang-5C"]


@pytest.mark.rule("classic.suzy", "classic.duel", "classic.death.reward")
def test_suzy_who_is_rewarded_for_her_duel_has_cards_and_draws_no_more() -> None:
    fallen = seat(life=1, role="outlaw", hand="bang-7C")
    suzy = seat("suzy-lafayette", hand="duel-8C bang-AS")
    t = table(suzy, fallen, *crowd(3), top="bang-2C bang-3C bang-4C bang-5C").play("duel-8C", at=1)
    t.answer("bang-7C").answer("bang-AS")
    assert t.out(1) and t.hand(0) == ["bang-2C", "bang-3C", "bang-4C"]


@pytest.mark.rule("classic.suzy", "classic.death.hooks")
def test_suzy_draws_nothing_when_she_dies() -> None:
    t = table(seat(hand=f"bang-AS {SPARE}"), seat("suzy-lafayette", life=1, role="renegade", hand="bang-2C"), *crowd(3))
    t.play("bang-AS", at=1)
    assert t.out(1) and t.hand(1) == [] and t.happened("drew") == []


@pytest.mark.rule("classic.suzy", "classic.turn.reshuffle", "classic.turn.hand-limit")
def test_suzy_without_a_pile_draws_as_soon_as_there_is_one_again() -> None:
    t = table(seat(life=1, hand="bang-AS bang-2C"), seat("suzy-lafayette"), *crowd(2), deck="", phase="discard")
    t.do("discard bang-AS")
    assert t.hand(1) == ["bang-AS"] and t.pile("deck") == []
