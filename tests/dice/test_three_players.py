"""Three players: Deputy hunts Renegade, Renegade hunts Outlaw, Outlaw hunts Deputy. Seats 0, 1, 2 are D, O, R."""

import pytest

from tests.dice.kit import crowd, seat, table

DEPUTY, OUTLAW, RENEGADE = 0, 1, 2


@pytest.mark.rule("dice.three.goals")
def test_all_roles_are_public() -> None:
    t = table(*crowd(3), rolls="BBBBB")
    assert t.told(None, "role") == t.told(OUTLAW, "role") == ["deputy", "outlaw", "renegade"]


@pytest.mark.rule("dice.three.goals", "dice.three.personal")
@pytest.mark.parametrize(
    ("hunter", "prey", "side"),
    [(DEPUTY, RENEGADE, "deputy"), (RENEGADE, OUTLAW, "renegade"), (OUTLAW, DEPUTY, "outlaw")],
)
def test_whoever_shoots_their_target_wins_at_once(hunter: int, prey: int, side: str) -> None:
    t = table(*[seat(life=1 if at == prey else 5) for at in range(3)], roller=hunter, rolls="1BGGG").stop().shoot(prey)
    assert t.winners == (side, (hunter,)) and t.game.decision is None


@pytest.mark.rule("dice.three.personal")
@pytest.mark.parametrize(("hunter", "other"), [(DEPUTY, OUTLAW), (RENEGADE, DEPUTY), (OUTLAW, RENEGADE)])
def test_shooting_somebody_elses_target_ends_nothing(hunter: int, other: int) -> None:
    t = table(*[seat(life=1 if at == other else 5) for at in range(3)], roller=hunter, rolls="1BGGG").stop()
    t.shoot(other)
    assert t.winners is None and t.life(other) == 0 and t.asked == (hunter, "beer")


@pytest.mark.rule("dice.three.personal")
def test_after_the_outlaw_shot_the_renegade_the_deputy_must_outlive_him() -> None:
    t = table(seat(), seat(life=1), seat(life=0), rolls="1BBBB").stop()
    assert t.winners == ("deputy", (DEPUTY,))


@pytest.mark.rule("dice.three.personal")
def test_after_the_outlaw_shot_the_renegade_he_must_outlive_the_deputy() -> None:
    t = table(seat(life=1), seat(), seat(life=0), roller=OUTLAW, rolls="1BBBB").stop()
    assert t.winners == ("outlaw", (OUTLAW,))


@pytest.mark.rule("dice.three.personal")
def test_the_last_player_wins_though_their_target_fell_to_another() -> None:
    t = table(seat(life=1), seat(life=0), seat(), roller=RENEGADE, rolls="1BBBB").stop()
    assert t.winners == ("renegade", (RENEGADE,))


@pytest.mark.rule("dice.three.personal", "dice.three.causes")
def test_the_other_player_wins_when_the_last_but_one_dies_of_dynamite() -> None:
    t = table(seat(life=1), seat(life=0), seat(), rolls="DDBGG D").roll(4).beer(RENEGADE)
    assert t.winners == ("renegade", (RENEGADE,))


@pytest.mark.rule("dice.three.causes", "dice.three.personal")
def test_a_target_that_dies_of_dynamite_makes_nobody_win() -> None:
    t = table(*crowd(2), seat(life=1), roller=RENEGADE, rolls="DDBGG D BBBBB").roll(4).beer(DEPUTY)
    assert t.life(RENEGADE) == 0 and t.winners is None and t.turn_of == DEPUTY


@pytest.mark.rule("dice.three.causes")
def test_a_target_that_falls_to_indians_makes_nobody_win() -> None:
    t = table(seat(arrows=3), seat(), seat(life=5, arrows=5), rolls="BBBBB A").roll(1)
    assert t.life(RENEGADE) == 0 and t.winners is None and t.asked == (DEPUTY, "reroll")


@pytest.mark.rule("dice.three.causes")
def test_the_deputy_killed_by_the_outlaws_last_arrow_makes_nobody_win() -> None:
    t = table(seat(life=5, arrows=5), seat(arrows=3), seat(), roller=OUTLAW, rolls="BBBBB A").roll(1)
    assert t.life(DEPUTY) == 0 and t.winners is None and t.asked == (OUTLAW, "reroll")


@pytest.mark.rule("dice.three.causes")
def test_the_gatling_is_caused_by_its_roller() -> None:
    t = table(seat(), seat(), seat(life=1), rolls="GGGDD").stop()
    assert t.winners == ("deputy", (DEPUTY,))


@pytest.mark.rule("dice.three.causes", "dice.three.personal")
def test_the_gatling_may_eliminate_the_wrong_player() -> None:
    t = table(seat(), seat(life=1), seat(), rolls="GGGDD BBBBB").stop()
    assert t.life(OUTLAW) == 0 and t.winners is None and t.turn_of == RENEGADE


@pytest.mark.rule("dice.three.causes")
@pytest.mark.parametrize(("roller", "side"), [(DEPUTY, "deputy"), (OUTLAW, "outlaw"), (RENEGADE, "renegade")])
def test_a_gatling_that_eliminates_both_others_wins(roller: int, side: str) -> None:
    characters = ("slab", "lucky-duke", "rose-doolan")
    seats = [seat(name, life=5 if at == roller else 1) for at, name in enumerate(characters)]
    assert table(*seats, roller=roller, rolls="GGGDD").stop().winners == (side, (roller,))


@pytest.mark.rule("dice.three.causes")
def test_bullseyes_that_eliminate_both_others_win() -> None:
    t = table(seat(life=1), seat(), seat(life=1), roller=OUTLAW, rolls="12BBB").stop().shoot(DEPUTY, RENEGADE)
    assert t.winners == ("outlaw", (OUTLAW,))


@pytest.mark.rule("dice.three.causes")
def test_the_outlaw_wins_when_all_three_fall_to_indians() -> None:
    t = table(seat(life=2, arrows=2), seat(life=3, arrows=3), seat(life=1, arrows=3), rolls="BBBBB A").roll(1)
    assert t.lives == [0, 0, 0] and t.winners == ("outlaw", (OUTLAW,))


@pytest.mark.rule("dice.three.causes")
@pytest.mark.parametrize(("out", "roller"), [(DEPUTY, RENEGADE), (OUTLAW, DEPUTY), (RENEGADE, DEPUTY)])
def test_the_outlaw_wins_when_the_last_two_fall_to_indians(out: int, roller: int) -> None:
    left = seat(life=4, arrows=4)
    t = table(*[seat(life=0) if at == out else left for at in range(3)], roller=roller, rolls="BBBBB A").roll(1)
    assert t.lives == [0, 0, 0] and t.winners == ("outlaw", (OUTLAW,))


@pytest.mark.rule("dice.three.causes", "dice.three.personal")
def test_the_last_player_wins_when_two_fall_to_indians() -> None:
    t = table(seat(life=2, arrows=2), seat(life=3, arrows=6), seat(), rolls="BBBBB A").roll(1)
    assert t.lives == [0, 0, 9] and t.winners == ("renegade", (RENEGADE,))


@pytest.mark.rule("dice.three.causes", "dice.dynamite.others-first")
def test_a_target_shot_ends_the_game_before_the_hunters_own_dynamite() -> None:
    t = table(seat(life=1), seat(), seat(life=1), rolls="DD1GG D").roll(4).shoot(RENEGADE)
    assert t.winners == ("deputy", (DEPUTY,)) and t.life(DEPUTY) == 1


@pytest.mark.rule("dice.three.causes", "dice.three.personal", "dice.dynamite.others-first")
def test_a_hunter_who_shot_the_wrong_one_may_die_of_dynamite_and_the_last_wins() -> None:
    t = table(seat(life=1), seat(life=1), seat(), rolls="DD1GG D").roll(4).shoot(OUTLAW)
    assert t.lives == [0, 0, 9] and t.winners == ("renegade", (RENEGADE,))


@pytest.mark.rule("dice.three.causes", "dice.el-gringo")
def test_indians_called_by_el_gringos_arrow_are_caused_by_nobody() -> None:
    t = table(seat(arrows=2), seat(arrows=4), seat("el-gringo", life=3, arrows=2), rolls="1BBBB").stop()
    t.shoot(RENEGADE)
    assert t.lives[RENEGADE] == 0 and t.winners is None and t.asked == (DEPUTY, "beer")


@pytest.mark.rule("dice.three.personal", "dice.bart-cassidy")
def test_a_target_who_takes_an_arrow_for_their_last_life_lives_on() -> None:
    t = table(seat(), seat(), seat("bart-cassidy", life=1), rolls="1BBBB").stop().shoot(RENEGADE).do("take-arrow")
    assert t.winners is None and t.life(RENEGADE) == 1


@pytest.mark.rule("dice.three.causes", "dice.el-gringo", "dice.arrow.indians")
def test_el_gringos_indians_may_leave_the_third_player_as_winner() -> None:
    t = table(seat(life=4, arrows=3), seat(arrows=1), seat("el-gringo", life=5, arrows=4), rolls="1BBBB").stop()
    t.shoot(RENEGADE)
    assert t.lives == [0, 7, 0] and t.winners == ("outlaw", (OUTLAW,))


@pytest.mark.rule("dice.three.personal", "dice.turn.end")
def test_the_two_who_are_left_take_turns() -> None:
    t = table(seat(life=5), seat(life=5), seat(life=0), rolls="DDGGA DDGGA BBBBB").stop().stop()
    assert t.turn_of == DEPUTY and t.asked == (DEPUTY, "reroll")
