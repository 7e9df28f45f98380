"""Elimination, rewards and penalties, and how the game ends."""

import pytest

from tests.classic.kit import Table, crowd, seat, table

SPARE = "beer-9H"
KILLER = f"bang-AS {SPARE}"


def roles_told(t: Table, viewer: int | None) -> list[str]:
    players = t.game.view(viewer).to_dict()["players"]
    assert isinstance(players, list)
    return [player["role"] for player in players]


@pytest.mark.rule("classic.death.reveal", "classic.setup.secrecy")
def test_the_fallen_show_their_role() -> None:
    t = table(seat(hand=KILLER), seat(life=1, role="renegade"), *crowd(3))
    assert roles_told(t, 2)[1] == "unknown"
    t.play("bang-AS", at=1)
    assert roles_told(t, 2)[1] == roles_told(t, None)[1] == "renegade"
    assert t.happened("died") == [{"seat": 1, "role": "renegade"}]


@pytest.mark.rule("classic.death.reveal", "classic.death.hooks")
def test_hand_and_cards_in_play_of_the_fallen_are_discarded_in_their_order() -> None:
    fallen = seat(life=1, role="renegade", hand="missed-TC stagecoach-9S", in_play="scope-AS jail-TS")
    t = table(seat(hand=KILLER), fallen, *crowd(3)).play("bang-AS", at=1).let()
    assert t.pile("discard") == ["jail-TS", "scope-AS", "stagecoach-9S", "missed-TC", "bang-AS"]
    assert t.hand(1) == [] == t.in_play(1) and t.life(1) == 0


@pytest.mark.rule("classic.death.reward")
def test_an_outlaw_is_worth_three_cards() -> None:
    t = table(seat(hand=KILLER), seat(life=1, role="outlaw"), *crowd(3), top="bang-2C bang-3C bang-4C bang-5C")
    t.play("bang-AS", at=1)
    assert t.hand(0) == [SPARE, "bang-2C", "bang-3C", "bang-4C"] and t.happened("rewarded") == [{"seat": 0}]


@pytest.mark.rule("classic.death.reward")
def test_an_outlaw_is_rewarded_for_an_outlaw() -> None:
    t = table(seat(role="outlaw", hand=KILLER), seat(life=1, role="outlaw"), *crowd(3), top="bang-2C bang-3C bang-4C")
    assert t.play("bang-AS", at=1).hand(0) == [SPARE, "bang-2C", "bang-3C", "bang-4C"]


@pytest.mark.rule("classic.death.reward")
@pytest.mark.parametrize("role", ["renegade", "deputy"])
def test_nobody_else_is_worth_a_reward(role: str) -> None:
    t = table(seat(role="outlaw", hand=KILLER), seat(life=1, role=role), *crowd(3)).play("bang-AS", at=1)
    assert t.out(1) and t.hand(0) == [SPARE]


@pytest.mark.rule("classic.death.reward", "classic.turn.reshuffle")
def test_a_reward_is_cut_short_when_the_cards_run_out() -> None:
    t = table(seat(hand=KILLER), seat(life=1, role="outlaw"), *crowd(3), top="bang-2C", deck="").play("bang-AS", at=1)
    assert sorted(t.hand(0)) == sorted([SPARE, "bang-2C", "bang-AS"]) and t.pile("deck") == []


@pytest.mark.rule("classic.death.deputy")
def test_a_sheriff_who_eliminates_a_deputy_loses_all_their_cards() -> None:
    t = table(seat(hand=KILLER, in_play="barrel-QS winchester-8S"), seat(life=1, role="deputy"), *crowd(3))
    t.play("bang-AS", at=1)
    assert t.hand(0) == [] == t.in_play(0) and t.happened("punished") == [{"seat": 0}]
    assert {SPARE, "barrel-QS", "winchester-8S", "bang-AS"} == set(t.pile("discard"))


@pytest.mark.rule("classic.death.deputy")
def test_others_who_eliminate_a_deputy_keep_their_cards() -> None:
    t = table(seat(role="renegade", hand=KILLER, in_play="barrel-QS"), seat(life=1, role="deputy"), *crowd(3))
    t.play("bang-AS", at=1)
    assert t.hand(0) == [SPARE] and t.in_play(0) == ["barrel-QS"] and t.happened("punished") == []


@pytest.mark.rule("classic.death.deputy", "classic.duel")
def test_a_deputy_who_falls_in_the_sheriffs_duel_brings_the_penalty() -> None:
    t = table(seat(hand=f"duel-8C {SPARE}", in_play="barrel-QS"), seat(life=1, role="deputy"), *crowd(3))
    assert t.play("duel-8C", at=1).in_play(0) == []


@pytest.mark.rule("classic.death.sam-first", "classic.vulture-sam", "classic.death.deputy")
def test_a_sheriff_who_is_vulture_sam_takes_the_cards_first_and_loses_all() -> None:
    deputy = seat(life=1, role="deputy", hand="bang-2C", in_play="scope-AS")
    t = table(seat("vulture-sam", hand=KILLER, in_play="barrel-QS"), deputy, *crowd(3)).play("bang-AS", at=1)
    assert t.happened("looted") == [{"seat": 1, "cards": 2, "by": 0}] and t.story("looted", "punished") == [
        "looted",
        "punished",
    ]
    assert t.hand(0) == [] == t.in_play(0) and {"bang-2C", "scope-AS", SPARE, "barrel-QS"} <= set(t.pile("discard"))


@pytest.mark.rule("classic.death.causer")
def test_whoever_played_the_gatling_eliminated_its_victim() -> None:
    t = table(
        seat(hand=f"gatling-TH {SPARE}"), seat(), seat(life=1, role="outlaw"), *crowd(2), top="bang-2C bang-3C bang-4C"
    )
    assert t.play("gatling-TH").hand(0) == [SPARE, "bang-2C", "bang-3C", "bang-4C"]


@pytest.mark.rule("classic.death.causer", "classic.indians")
def test_whoever_played_indians_eliminated_their_victim() -> None:
    t = table(seat(hand=f"indians-KD {SPARE}"), seat(life=1, role="outlaw"), *crowd(3), top="bang-2C bang-3C bang-4C")
    assert t.play("indians-KD").happened("rewarded") == [{"seat": 0}]


@pytest.mark.rule("classic.death.hooks", "classic.bart-cassidy")
def test_the_dead_draw_nothing() -> None:
    t = table(seat(hand=KILLER), seat("bart-cassidy", life=1, role="renegade"), *crowd(3)).play("bang-AS", at=1)
    assert t.out(1) and t.hand(1) == [] and t.happened("drew") == []


@pytest.mark.rule("classic.death.hooks", "classic.el-gringo")
def test_el_gringo_takes_nothing_when_he_dies() -> None:
    t = table(seat(hand=KILLER), seat("el-gringo", life=1, role="renegade"), *crowd(3)).play("bang-AS", at=1)
    assert t.out(1) and t.hand(0) == [SPARE] and t.happened("robbed") == []


@pytest.mark.rule("classic.death.hooks", "classic.suzy", "classic.death.deputy")
def test_suzy_draws_after_her_penalty() -> None:
    suzy = seat("suzy-lafayette", hand=KILLER, in_play="barrel-QS")
    t = table(suzy, seat(life=1, role="deputy"), *crowd(3), top="beer-6H beer-7H").play("bang-AS", at=1)
    assert t.hand(0) == ["beer-6H"] and t.story("punished", "drew") == ["punished", "drew"]


@pytest.mark.rule("classic.death.hooks", "classic.death.reward")
def test_the_role_is_shown_before_the_cards_go_and_the_reward_comes_last() -> None:
    t = table(seat(hand=KILLER), seat(life=1, role="outlaw", in_play="scope-AS"), seat("vulture-sam"), *crowd(2))
    t.play("bang-AS", at=1)
    assert t.story("lost", "died", "looted", "rewarded") == ["lost", "died", "looted", "rewarded"]


@pytest.mark.rule("classic.end.law")
def test_the_law_wins_when_outlaws_and_renegade_are_out() -> None:
    t = table(
        seat(hand=KILLER),
        seat(life=1, role="renegade"),
        seat(life=0, role="outlaw"),
        seat(life=0, role="outlaw"),
        seat(role="deputy"),
    )
    assert t.play("bang-AS", at=1).winners == ("law", (0, 4))


@pytest.mark.rule("classic.end.law")
def test_a_dead_deputy_wins_with_the_sheriff() -> None:
    t = table(
        seat(hand=KILLER),
        seat(life=1, role="outlaw"),
        seat(life=0, role="deputy"),
        seat(life=0, role="renegade"),
        seat(life=0),
    )
    assert t.play("bang-AS", at=1).winners == ("law", (0, 2))


@pytest.mark.rule("classic.end.law")
def test_the_game_goes_on_while_the_renegade_lives() -> None:
    t = table(seat(hand=KILLER), seat(life=1, role="outlaw"), seat(role="renegade"), seat(life=0, role="outlaw"))
    assert t.play("bang-AS", at=1).winners is None and t.asked == (0, "play")


@pytest.mark.rule("classic.end.sheriff-dead")
def test_the_renegade_wins_alone_with_the_dead_sheriff() -> None:
    t = table(seat(role="renegade", hand=KILLER), seat(life=1, role="sheriff"), seat(life=0), seat(life=0))
    assert t.play("bang-AS", at=1).winners == ("renegade", (0,))


@pytest.mark.rule("classic.end.sheriff-dead")
def test_the_outlaws_win_when_the_sheriff_falls() -> None:
    t = table(seat(role="outlaw", hand=KILLER), seat(life=1, role="sheriff"), seat(life=0, role="outlaw"), *crowd(2))
    assert t.play("bang-AS", at=1).winners == ("outlaws", (0, 2))


@pytest.mark.rule("classic.end.sheriff-dead")
def test_the_outlaws_win_though_all_are_dead_if_a_deputy_and_the_renegade_live() -> None:
    dead = [seat(life=0, role="outlaw"), seat(life=0, role="outlaw")]
    t = table(seat(role="renegade", hand=KILLER), seat(life=1, role="sheriff"), seat(role="deputy"), *dead)
    assert t.play("bang-AS", at=1).winners == ("outlaws", (3, 4))


@pytest.mark.rule("classic.end.sheriff-dead", "classic.dynamite")
def test_a_sheriff_who_falls_to_dynamite_loses_to_the_outlaws() -> None:
    t = table(seat("slab", life=3, in_play="dynamite-2H"), *crowd(3), phase="begin", top="missed-2S")
    assert t.winners == ("outlaws", (1, 3))


@pytest.mark.rule("classic.end.immediate")
def test_nothing_follows_the_end_of_the_game() -> None:
    t = table(
        seat(hand=KILLER),
        seat(life=1, hand="missed-TC", role="outlaw"),
        seat(life=0),
        seat(life=0),
        top="bang-2C bang-3C",
    )
    t.play("bang-AS", at=1).let()
    assert t.winners == ("law", (0,)) and t.hand(0) == [SPARE] and t.hand(1) == ["missed-TC"]
    assert t.game.decision is None and t.game.events[-1].name == "ended"


@pytest.mark.rule("classic.end.roles-shown")
def test_all_roles_are_shown_at_the_end() -> None:
    t = table(seat(role="outlaw", hand=KILLER), seat(life=1, role="sheriff"), *crowd(3)).play("bang-AS", at=1)
    assert roles_told(t, None) == roles_told(t, 3) == ["outlaw", "sheriff", "renegade", "outlaw", "deputy"]


@pytest.mark.rule("classic.end.sheriff-dead", "classic.death.causer", "classic.duel")
def test_a_sheriff_who_loses_their_own_duel_with_the_last_renegade_loses_the_game() -> None:
    t = table(seat(life=1, hand="duel-8C"), seat(role="renegade", hand="bang-2C"), seat(life=0), seat(life=0))
    assert t.play("duel-8C", at=1).answer("bang-2C").winners == ("renegade", (1,))


@pytest.mark.rule("classic.end.law", "classic.end.immediate", "classic.dynamite")
def test_the_law_wins_when_dynamite_fells_the_last_outlaw() -> None:
    dying = seat("slab", role="outlaw", life=3, hand="missed-TC", in_play="dynamite-2H")
    t = table(dying, seat(role="sheriff"), seat(life=0), seat(life=0), phase="begin", top="missed-2S")
    assert t.winners == ("law", (1,)) and t.turn_of == 0


@pytest.mark.rule("classic.end.immediate", "classic.death.deputy")
def test_there_is_no_penalty_after_the_end_of_the_game() -> None:
    others = [seat(life=1, role="renegade"), seat(life=1, role="deputy"), seat(life=0), seat(life=0)]
    t = table(seat(hand=f"gatling-TH {SPARE}", in_play="barrel-QS"), *others).play("gatling-TH")
    assert t.winners == ("law", (0, 2)) and not t.out(2) and t.in_play(0) == ["barrel-QS"]


@pytest.mark.rule("classic.death.reward", "classic.death.hooks", "classic.turn.reshuffle")
def test_the_cards_of_the_fallen_are_discarded_before_the_reward_is_drawn() -> None:
    fallen = seat(life=1, role="outlaw", in_play="scope-AS")
    t = table(seat(hand=KILLER), fallen, *crowd(3), top="bang-2C", deck="").play("bang-AS", at=1)
    assert sorted(t.hand(0)) == sorted([SPARE, "bang-2C", "bang-AS", "scope-AS"])


@pytest.mark.rule("classic.death.hooks", "classic.suzy", "classic.death.deputy")
def test_suzy_who_shot_a_deputy_with_her_last_card_loses_the_card_she_drew_and_draws_again() -> None:
    t = table(seat("suzy-lafayette", hand="bang-AS"), seat(life=1, role="deputy"), *crowd(3), top="beer-6H beer-7H")
    t.play("bang-AS", at=1)
    assert t.hand(0) == ["beer-7H"] and t.pile("discard")[0] == "beer-6H"


@pytest.mark.rule("classic.death.order", "classic.distance.seats")
def test_the_turn_goes_on_after_an_elimination_and_distances_shrink() -> None:
    t = table(seat("willy", hand=f"bang-2C bang-3C {SPARE}"), seat(life=1, role="renegade"), *crowd(3))
    assert "play-at bang-3C 2" not in t.options
    t.play("bang-2C", at=1)
    assert t.asked == (0, "play") and "play-at bang-3C 2" in t.options
