"""Elimination, and who wins with four to eight players."""

import pytest

from tests.dice.kit import crowd, seat, table

SHERIFF, OUTLAW, RENEGADE, DEPUTY = "sheriff", "outlaw", "renegade", "deputy"


def dead(role: str) -> dict[str, object]:
    return seat(role=role, life=0)


@pytest.mark.rule("dice.death")
def test_at_no_life_a_player_is_out_and_their_arrows_go_back() -> None:
    t = table(seat(), seat(life=1, arrows=4), *crowd(3), rolls="1BBBB").stop().shoot(1)
    assert t.life(1) == 0 and t.arrows(1) == 0 and t.middle == 9
    assert t.happened("arrows-back") == [{"seat": 1, "arrows": 4, "why": "eliminated"}]


@pytest.mark.rule("dice.death")
def test_his_role_is_shown_to_everybody() -> None:
    t = table(seat(), seat(role=DEPUTY, life=1), *crowd(3), rolls="1BBBB").stop().shoot(1)
    assert t.told(None, "role") == [SHERIFF, DEPUTY, "unknown", "unknown", "unknown"]


@pytest.mark.rule("dice.death", "dice.end.law")
def test_an_eliminated_deputy_wins_with_the_law() -> None:
    t = table(seat(), dead(DEPUTY), dead(OUTLAW), dead(OUTLAW), seat(role=RENEGADE, life=1), rolls="1BBBB").stop()
    assert t.winners == ("law", (0, 1))


@pytest.mark.rule("dice.death", "dice.end.sheriff-dead")
def test_an_eliminated_outlaw_wins_with_the_others() -> None:
    t = table(seat(role=OUTLAW), seat(role=SHERIFF, life=1), dead(OUTLAW), seat(), rolls="1BBBB").stop().shoot(1)
    assert t.winners == ("outlaws", (0, 2))


@pytest.mark.rule("dice.end.sheriff-dead")
def test_a_renegade_wins_when_only_he_is_left() -> None:
    t = table(seat(role=RENEGADE), dead(OUTLAW), seat(role=SHERIFF, life=1), dead(OUTLAW), rolls="1BBBB").stop()
    assert t.winners == ("renegade", (0,))


@pytest.mark.rule("dice.end.sheriff-dead")
def test_the_outlaws_win_when_a_renegade_and_a_deputy_are_left() -> None:
    outlaws = (dead(OUTLAW), dead(OUTLAW))
    t = table(seat(role=RENEGADE), *outlaws, seat(role=SHERIFF, life=1), seat(role=DEPUTY), rolls="1BBBB")
    t.stop().shoot(3)
    assert t.winners == ("outlaws", (1, 2))


@pytest.mark.rule("dice.end.sheriff-dead")
def test_the_outlaws_win_with_a_renegade_alive() -> None:
    t = table(seat(role=RENEGADE), seat(role=SHERIFF, life=1), seat(), seat(), rolls="1BBBB").stop().shoot(1)
    assert t.winners == ("outlaws", (2, 3))


@pytest.mark.rule("dice.end.sheriff-dead")
def test_a_deputy_who_shoots_the_sheriff_makes_the_outlaws_win() -> None:
    t = table(seat(role=DEPUTY), seat(role=SHERIFF, life=1), *crowd(3), rolls="1BBBB").stop().shoot(1)
    assert t.winners == ("outlaws", (2, 4))


@pytest.mark.rule("dice.end.sheriff-dead", "dice.dynamite.three")
def test_a_sheriff_who_dies_of_dynamite_makes_the_outlaws_win() -> None:
    t = table(seat(life=1), *crowd(3), rolls="DDBBB D").roll(3).beer(1, 1)
    assert t.winners == ("outlaws", (1, 3))


@pytest.mark.rule("dice.end.sheriff-dead", "dice.dynamite.three")
def test_a_renegade_alone_wins_when_the_sheriff_dies_of_dynamite() -> None:
    t = table(seat(life=1), dead(OUTLAW), seat(role=RENEGADE), dead(OUTLAW), rolls="DDBBB D").roll(3).beer(2, 2)
    assert t.winners == ("renegade", (2,))


@pytest.mark.rule("dice.end.law")
def test_the_law_wins_when_the_last_outlaw_and_renegade_are_out() -> None:
    t = table(seat(), dead(OUTLAW), dead(RENEGADE), dead(OUTLAW), seat(), seat(life=1), rolls="1BBBB").stop().shoot(5)
    assert t.winners == ("law", (0, 4))


@pytest.mark.rule("dice.end.law")
def test_the_game_goes_on_against_a_renegade_alone() -> None:
    t = table(seat(), seat(life=1), seat(role=RENEGADE), dead(OUTLAW), seat(), rolls="1BBBB").stop().shoot(1)
    assert t.winners is None and t.asked == (0, "beer")


@pytest.mark.rule("dice.end.law")
def test_the_game_goes_on_against_an_outlaw_alone() -> None:
    t = table(seat(), seat(role=RENEGADE, life=1), seat(), dead(OUTLAW), seat(), rolls="1BBBB").stop().shoot(1)
    assert t.winners is None and t.asked == (0, "beer")


@pytest.mark.rule("dice.end.immediate", "dice.turn.resolve")
def test_the_game_ends_before_beer_and_gatling() -> None:
    t = table(seat(role=OUTLAW, life=3), seat(role=SHERIFF, life=1), *crowd(2), rolls="1BGGG").stop().shoot(1)
    assert t.game.decision is None and t.winners == ("outlaws", (0, 3)) and t.lives == [3, 0, 9, 8]
    assert t.happened("ended") == [{"side": "outlaws"}]


@pytest.mark.rule("dice.end.immediate", "dice.dynamite.others-first")
def test_the_game_ends_before_the_winners_own_dynamite() -> None:
    t = table(seat(life=1), dead(OUTLAW), seat(life=1), dead(OUTLAW), rolls="DD1BB D").roll(4)
    assert t.winners == ("law", (0,)) and t.life(0) == 1


@pytest.mark.rule("dice.end.immediate", "dice.arrow.indians")
def test_the_outlaws_win_when_all_are_dead_at_once() -> None:
    others = (seat(life=2, arrows=2), seat(life=3, arrows=3), seat(life=1, arrows=2))
    t = table(seat(life=2, arrows=1), *others, rolls="BBBBB A").roll(1)
    assert t.lives == [0, 0, 0, 0] and t.winners == ("outlaws", (1, 3))


@pytest.mark.rule("dice.end.immediate", "dice.end.sheriff-dead")
def test_the_outlaws_win_when_the_last_two_sheriff_and_renegade_fall_together() -> None:
    t = table(seat(life=2, arrows=1), dead(OUTLAW), seat(life=1, arrows=7), dead(OUTLAW), rolls="BBBBB A").roll(1)
    assert t.lives == [0, 0, 0, 0] and t.winners == ("outlaws", (1, 3))


@pytest.mark.rule("dice.end.immediate")
def test_the_sheriffs_death_is_looked_at_first() -> None:
    enemies = (dead(OUTLAW), dead(OUTLAW), seat(role=RENEGADE, life=1))
    t = table(seat(role=DEPUTY), *enemies, seat(role=SHERIFF, life=1), rolls="11BBB").stop().shoot(3, 4)
    assert t.lives[3:] == [0, 0] and t.winners == ("outlaws", (1, 2))


@pytest.mark.rule("dice.end.immediate")
def test_sheriff_and_last_outlaw_fall_together_while_a_deputy_lives() -> None:
    enemies = (dead(RENEGADE), dead(OUTLAW), seat(role=OUTLAW, life=1))
    t = table(seat(role=DEPUTY), *enemies, seat(role=SHERIFF, life=1), rolls="GGGDD").stop()
    assert t.winners == ("outlaws", (2, 3))


@pytest.mark.rule("dice.end.immediate", "dice.end.sheriff-dead")
def test_a_renegade_left_when_sheriff_and_last_outlaw_fall_together_wins() -> None:
    t = (
        table(seat(role=RENEGADE), dead(OUTLAW), seat(life=1), seat(role=OUTLAW, life=1), rolls="11BBB")
        .stop()
        .shoot(2, 3)
    )
    assert t.winners == ("renegade", (0,))


@pytest.mark.rule("dice.end.immediate", "dice.gatling")
def test_gatling_deaths_are_looked_at_together() -> None:
    t = table(seat(), seat(life=1), seat(life=1), seat(life=1), rolls="GGGDD").stop()
    assert t.lives == [11, 0, 0, 0] and t.winners == ("law", (0,))


@pytest.mark.rule("dice.end.immediate", "dice.vulture-sam")
def test_vulture_sam_gets_nothing_after_the_end() -> None:
    t = table(seat(), seat("vulture-sam", life=4), seat(role=SHERIFF, life=1), seat(), rolls="GGGDD").stop()
    assert t.winners is not None and t.life(1) == 3


def last_of_eight(sheriff: int, first: int, second: int) -> list[dict[str, object]]:
    """Sheriff and both Renegades with the life given; the others are out."""
    left = [seat(role=SHERIFF, life=sheriff), seat(role=RENEGADE, life=first), seat(role=RENEGADE, life=second)]
    return [*left, *[dead(OUTLAW) for _ in range(3)], *[dead(DEPUTY) for _ in range(2)]]


@pytest.mark.rule("dice.end.two-renegades")
def test_the_outlaws_win_when_the_sheriff_dies_before_both_renegades() -> None:
    t = table(*last_of_eight(1, 5, 5), roller=1, rolls="1BBBB").stop().shoot(0)
    assert t.winners == ("outlaws", (3, 4, 5))


@pytest.mark.rule("dice.end.two-renegades")
def test_the_game_goes_on_when_one_renegade_falls_to_the_other() -> None:
    t = table(*last_of_eight(5, 5, 1), roller=1, rolls="1BBBB").stop().shoot(2)
    assert t.winners is None and t.asked == (1, "beer")


@pytest.mark.rule("dice.end.two-renegades")
def test_the_last_renegade_wins_for_himself_alone() -> None:
    t = table(*last_of_eight(1, 5, 0), roller=1, rolls="1BBBB").stop()
    assert t.winners == ("renegade", (1,))


@pytest.mark.rule("dice.end.two-renegades", "dice.end.immediate")
def test_a_renegade_who_shoots_sheriff_and_renegade_together_wins() -> None:
    t = table(*last_of_eight(1, 5, 1), roller=1, rolls="11BBB").stop().shoot(0, 2)
    assert t.winners == ("renegade", (1,))


@pytest.mark.rule("dice.end.two-renegades", "dice.end.law")
def test_the_law_needs_both_renegades_out() -> None:
    t = table(*last_of_eight(5, 1, 1), rolls="11BBB").stop().shoot(1, 2)
    assert t.winners == ("law", (0, 6, 7))
    assert table(*last_of_eight(5, 1, 1), rolls="1BBBB").stop().shoot(1).winners is None


@pytest.mark.rule("dice.end.roles-shown")
def test_all_roles_are_shown_when_the_game_ends() -> None:
    t = table(seat(life=1), seat(), seat(), seat(), roller=1, rolls="1GGDD").stop().shoot(0)
    assert t.winners == ("outlaws", (1, 3))
    assert "unknown" not in str(t.game.view(None).to_dict()["players"])
