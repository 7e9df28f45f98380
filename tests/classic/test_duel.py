"""Duel."""

import pytest

from tests.classic.kit import crowd, seat, table

SPARE = "beer-9H"
DUEL = f"duel-8C {SPARE}"


@pytest.mark.rule("classic.duel")
def test_the_challenged_player_is_asked_first() -> None:
    t = table(seat(hand=f"bang-2C {DUEL}"), seat(hand="bang-3C"), *crowd(2)).play("duel-8C", at=1)
    assert t.asked == (1, "duel") and sorted(t.options) == ["answer bang-3C", "pass"]


@pytest.mark.rule("classic.duel")
def test_one_who_discards_no_bang_loses_a_life_point() -> None:
    t = table(seat(hand=f"bang-2C {DUEL}"), seat(hand="bang-3C"), *crowd(2)).play("duel-8C", at=1).let()
    assert t.lives == [5, 3, 4, 4] and t.hand(1) == ["bang-3C"]
    assert t.happened("lost") == [{"seat": 1, "points": 1, "cause": "duel", "by": 0}]


@pytest.mark.rule("classic.duel")
def test_the_duellists_take_turns() -> None:
    t = table(seat(hand=f"bang-2C {DUEL}"), seat(hand="bang-3C bang-4C"), *crowd(2)).play("duel-8C", at=1)
    assert t.answer("bang-3C").asked == (0, "duel") and t.answer("bang-2C").asked == (1, "duel")
    t.answer("bang-4C")
    assert t.lives == [4, 4, 4, 4] and t.pile("discard") == ["bang-4C", "bang-2C", "bang-3C", "duel-8C"]


@pytest.mark.rule("classic.duel")
def test_the_challenger_may_give_in() -> None:
    t = table(seat(hand=f"bang-2C {DUEL}"), seat(hand="bang-3C"), *crowd(2)).play("duel-8C", at=1)
    t.answer("bang-3C").let()
    assert t.lives == [4, 4, 4, 4] and t.hand(0) == ["bang-2C", SPARE]


@pytest.mark.rule("classic.duel")
def test_distance_does_not_matter_for_a_duel() -> None:
    t = table(seat(hand=DUEL), *crowd(2), seat("paul-regret", in_play="mustang-8H"), *crowd(3)).play("duel-8C", at=3)
    assert t.life(3) == 2


@pytest.mark.rule("classic.duel", "classic.barrel")
def test_missed_and_barrel_are_of_no_use_in_a_duel() -> None:
    t = table(seat(hand=DUEL), seat(hand="missed-TC", in_play="barrel-QS"), *crowd(2)).play("duel-8C", at=1)
    assert t.life(1) == 3 and t.hand(1) == ["missed-TC"] and t.asked == (0, "play")


@pytest.mark.rule("classic.duel")
def test_nobody_challenges_themselves() -> None:
    assert table(seat(hand=DUEL), *crowd(3)).refused("play-at duel-8C 0") == "self"


@pytest.mark.rule("classic.duel", "classic.turn.one-bang")
def test_a_duel_may_be_played_after_a_bang_and_answered_in_it() -> None:
    t = table(seat(hand=f"bang-2C bang-3C {DUEL}"), seat(hand="bang-4C"), *crowd(2)).play("bang-2C", at=1)
    t.play("duel-8C", at=1).answer("bang-4C").answer("bang-3C")
    assert t.lives == [5, 2, 4, 4]


@pytest.mark.rule("classic.duel", "classic.calamity-janet")
def test_missed_serves_calamity_janet_as_bang_in_a_duel() -> None:
    t = table(seat(hand=DUEL), seat("calamity-janet", hand="missed-TC"), *crowd(2)).play("duel-8C", at=1)
    assert t.answer("missed-TC").lives == [4, 4, 4, 4] and t.pile("discard")[0] == "missed-TC"


@pytest.mark.rule("classic.duel", "classic.calamity-janet", "classic.turn.one-bang")
def test_calamity_janets_missed_in_a_duel_does_not_count_for_the_limit() -> None:
    t = table(seat("calamity-janet", hand="duel-8C missed-TC missed-JC"), seat(hand="bang-2C"), *crowd(2))
    t.play("duel-8C", at=1).answer("bang-2C").answer("missed-TC")
    assert t.life(1) == 3 and "play-at missed-JC 1" in t.options


@pytest.mark.rule("classic.duel", "classic.slab")
def test_slabs_duel_asks_for_one_bang_at_a_time() -> None:
    t = table(seat("slab", hand=DUEL), seat(hand="bang-2C bang-3C"), *crowd(2)).play("duel-8C", at=1)
    assert t.answer("bang-2C").life(0) == 4 and t.hand(1) == ["bang-3C"]


@pytest.mark.rule("classic.el-gringo", "classic.duel")
def test_el_gringo_takes_a_card_of_the_challenger() -> None:
    t = table(seat(hand="duel-8C beer-6H beer-7H"), seat("el-gringo"), *crowd(2)).play("duel-8C", at=1)
    assert t.life(1) == 2 and len(t.hand(1)) == 1 and sorted([*t.hand(0), *t.hand(1)]) == ["beer-6H", "beer-7H"]


@pytest.mark.rule("classic.el-gringo", "classic.duel")
def test_el_gringo_takes_nothing_for_a_duel_of_his_own() -> None:
    t = table(seat("el-gringo", hand=DUEL), seat(hand="bang-2C bang-3C"), *crowd(2)).play("duel-8C", at=1)
    t.answer("bang-2C")
    assert t.life(0) == 3 and t.hand(0) == [SPARE] and t.hand(1) == ["bang-3C"]


@pytest.mark.rule("classic.suzy", "classic.duel")
def test_suzy_draws_only_when_the_duel_is_over() -> None:
    t = table(seat(hand=f"bang-3C {DUEL}"), seat("suzy-lafayette", hand="bang-2C"), *crowd(2), top="bang-4C")
    t.play("duel-8C", at=1).answer("bang-2C")
    assert t.asked == (0, "duel") and t.hand(1) == []
    t.answer("bang-3C")
    assert t.life(1) == 3 and t.hand(1) == ["bang-4C"]


@pytest.mark.rule("classic.suzy", "classic.duel")
def test_suzy_draws_after_a_duel_that_she_won_with_her_last_card() -> None:
    t = table(seat(hand=DUEL), seat("suzy-lafayette", hand="bang-2C"), *crowd(2), top="bang-4C")
    t.play("duel-8C", at=1).answer("bang-2C")
    assert t.lives == [4, 4, 4, 4] and t.hand(1) == ["bang-4C"]


@pytest.mark.rule("classic.suzy", "classic.duel")
def test_suzy_draws_at_once_when_the_duel_itself_was_her_last_card() -> None:
    t = table(seat("suzy-lafayette", hand="duel-8C"), seat(hand="bang-2C"), *crowd(2), top="beer-6H")
    t.play("duel-8C", at=1)
    assert t.asked == (1, "duel") and t.hand(0) == ["beer-6H"]


@pytest.mark.rule("classic.suzy", "classic.el-gringo", "classic.duel")
def test_suzy_draws_again_when_el_gringo_takes_the_card_she_drew_after_a_duel() -> None:
    t = table(
        seat("suzy-lafayette", hand="duel-8C bang-2C"),
        seat("el-gringo", hand="bang-3C"),
        *crowd(2),
        top="beer-6H beer-7H",
    )
    t.play("duel-8C", at=1).answer("bang-3C").answer("bang-2C")
    assert t.life(1) == 2 and t.hand(1) == ["beer-6H"] and t.hand(0) == ["beer-7H"]


@pytest.mark.rule("classic.death.causer", "classic.death.reward", "classic.duel")
def test_nobody_is_rewarded_for_an_outlaw_who_falls_in_their_own_duel() -> None:
    t = table(seat(role="outlaw", life=1, hand=DUEL.replace(SPARE, "missed-TC")), seat(hand="bang-2C"), *crowd(3))
    t.play("duel-8C", at=1).answer("bang-2C")
    assert t.out(0) and t.happened("rewarded") == []
    assert t.happened("lost") == [{"seat": 0, "points": 1, "cause": "duel", "by": None}]


@pytest.mark.rule("classic.death.causer", "classic.death.deputy", "classic.duel")
def test_a_deputy_who_falls_in_their_own_duel_with_the_sheriff_brings_no_penalty() -> None:
    deputy = seat(role="deputy", life=1, hand="duel-8C")
    t = table(deputy, seat("willy", role="sheriff", hand="bang-2C bang-3C", in_play="barrel-QS"), *crowd(3))
    t.play("duel-8C", at=1).answer("bang-2C")
    assert t.out(0) and t.in_play(1) == ["barrel-QS"] and "bang-3C" in t.hand(1)


@pytest.mark.rule("classic.suzy", "classic.duel", "classic.death.hooks")
def test_suzy_who_loses_her_last_life_point_in_a_duel_draws_no_card_to_be_saved_by() -> None:
    """The loser loses a life point and the Duel is over, in this order; only then would she draw."""
    suzy = seat("suzy-lafayette", life=1, role="renegade", hand="bang-2C")
    t = table(seat(hand=f"bang-3C {DUEL}"), suzy, *crowd(3), top="beer-7H").play("duel-8C", at=1)
    t.answer("bang-2C").answer("bang-3C")
    assert t.out(1) and t.pile("deck")[0] == "beer-7H"


@pytest.mark.rule("classic.death.reward", "classic.duel", "classic.death.causer")
def test_an_outlaw_who_falls_in_the_duel_of_another_is_worth_the_reward() -> None:
    t = table(seat(hand=DUEL), seat(life=1, role="outlaw"), *crowd(3), top="bang-2C bang-3C bang-4C")
    assert t.play("duel-8C", at=1).hand(0) == [SPARE, "bang-2C", "bang-3C", "bang-4C"]


@pytest.mark.rule("classic.duel", "classic.jourdonnais")
def test_jourdonnais_may_not_draw_in_a_duel() -> None:
    t = table(seat(hand=DUEL), seat("jourdonnais", in_play="barrel-QS"), *crowd(2), top="saloon-5H").play(
        "duel-8C", at=1
    )
    assert t.life(1) == 3 and t.happened("checked") == []


@pytest.mark.rule("classic.duel", "classic.jail")
def test_a_prisoner_may_be_challenged_and_may_answer() -> None:
    t = table(seat(hand=DUEL), seat(hand="bang-2C", in_play="jail-TS"), *crowd(2)).play("duel-8C", at=1)
    assert t.answer("bang-2C").lives == [4, 4, 4, 4]
