"""Sid Curry's hits, and what else waits."""

import pytest

from tests.duel.kit import Table, law, outlaws, table

# -- Sid Curry ---------------------------------------------------------------------------------------------------------


def sid(law_top: str, own_top: str, *deeds: str) -> Table:
    """A Colt at Sid Curry, who wears a Barrel."""
    the_law = law("pat-garret", "jango", hand="colt-l1", top=law_top)
    t = table(the_law, outlaws("sid-curry", "west-harding", gear="barrel-o1", top=own_top))
    return t.play("colt-l1", at="sid-curry").do(*deeds)


@pytest.mark.rule("duel.sid-curry", "duel.barrel", "duel.avoid.window")
def test_sid_tries_his_ability_and_then_his_barrel() -> None:
    t = sid("missed-l1", "beer-o1", "sid", "barrel")
    assert t.life("sid-curry") == 4 and t.life("pat-garret") == 5
    assert [(reveal["seat"], reveal["card"]) for reveal in t.happened("revealed")] == [(0, "missed-l1"), (1, "beer-o1")]


@pytest.mark.rule("duel.sid-curry", "duel.barrel", "duel.avoid.window")
def test_sid_tries_his_barrel_and_then_his_ability() -> None:
    t = sid("wagon-l1", "missed-o1", "barrel", "sid")
    assert t.life("sid-curry") == 4 and t.life("pat-garret") == 4


@pytest.mark.rule("duel.sid-curry", "duel.barrel", "duel.avoid.window")
def test_sid_whose_barrel_saves_him_reveals_no_more() -> None:
    t = sid("wagon-l1", "beer-o1", "barrel")
    assert t.life("sid-curry") == 4 and t.life("pat-garret") == 5 and t.deck(0)[0] == "wagon-l1"


@pytest.mark.rule("duel.sid-curry", "duel.resolve.targets", "duel.shotgun")
def test_sids_counter_hit_finds_the_shooter_after_a_swap_as_rc() -> None:
    the_law = law("pat-garret", "jango", hand="shotgun-l1", top="wagon-l1")
    t = table(the_law, outlaws("sid-curry", "west-harding")).play("shotgun-l1", at="sid-curry").do("sid", "swap law")
    assert t.front(0) == "jango" and t.life("pat-garret") == 4 and t.life("jango") == 3


@pytest.mark.rule("duel.sid-curry", "duel.resolve.targets", "duel.return-fire")
def test_sids_counter_hit_is_lost_when_the_shooter_is_gone() -> None:
    the_law = law(
        "jango", "pat-garret", reserve="tex-killer", hand="gatling-l1", life=1, rear_gear="hat-l1", top="wagon-l1"
    )
    t = table(the_law, outlaws("west-harding", "sid-curry", hand="return-fire-l1")).play("gatling-l1")
    t.do("avoid return-fire-l1", "hat", "sid")
    assert t.life("jango") is None and t.front(0) == "tex-killer" and t.life("tex-killer") == 4


@pytest.mark.rule("duel.sid-curry", "duel.gatling", "duel.order.finish-first")
def test_the_rulebooks_gatling_with_sids_counter_hit_that_waits() -> None:
    dalon = law(
        "dalon-ranger", "annie-oakey", reserve="jango", hand="gatling-l1", rear_life=1, top="wagon-l1 missed-l1 colt-l1"
    )
    t = table(dalon, outlaws("sid-curry")).play("gatling-l1").do("sid")
    assert t.life("annie-oakey") is None and t.life("jango") == 3 and t.hand(0) == ["missed-l1", "colt-l1"]
    assert t.question == {"target": "dalon-ranger", "by": "sid-curry", "cause": "ability", "more": 0}
    assert t.avoid("missed-l1").life("dalon-ranger") == 5


@pytest.mark.rule("duel.sid-curry", "duel.fanning")
def test_sid_counters_each_hit_of_a_fanning() -> None:
    the_law = law("pat-garret", "jango", hand="fanning-l1", top="wagon-l1 wagon-l2")
    t = table(the_law, outlaws("sid-curry", gear="scope-o1 clock-o1")).play("fanning-l1", at="sid-curry")
    t.do("sid")
    assert t.life("pat-garret") == 5
    assert t.do("sid").life("pat-garret") == 3 and t.life("sid-curry") == 4


@pytest.mark.rule("duel.sid-curry", "duel.return-fire", "duel.shooter")
def test_sid_counters_a_return_fire_against_the_rc_whom_it_saved() -> None:
    gang = outlaws("sid-curry", "west-harding", hand="winchester-l1")
    t = table(law("pat-garret", "jango", hand="return-fire-l1", top="wagon-l1"), gang, active=1)
    t.play("winchester-l1", at="jango").do("avoid return-fire-l1", "sid")
    assert t.life("sid-curry") == 4 and t.life("jango") == 2 and t.life("pat-garret") == 5


@pytest.mark.rule("duel.sid-curry", "duel.alan-pinkertoon", "duel.shooter")
def test_sid_counters_alans_hit_against_alan_in_the_rear() -> None:
    the_law = law("pat-garret", "alan-pinkertoon", hand="indians-l1", top="wagon-l1 missed-l1")
    t = table(the_law, outlaws("sid-curry")).play("indians-l1").do("sid")
    assert t.life("alan-pinkertoon") == 2 and t.life("pat-garret") == 5


@pytest.mark.rule("duel.sid-curry", "duel.gatling", "duel.shooter")
def test_sid_counters_the_gatling_of_his_own_partner() -> None:
    gang = outlaws("west-harding", "sid-curry", hand="gatling-l1")
    t = table(law("pat-garret", "jango", top="wagon-l1"), gang, active=1).play("gatling-l1").do("sid")
    assert t.life("sid-curry") == 4 and t.life("west-harding") == 3


# -- What waits --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.resolve", "duel.dalon-ranger", "duel.fanning")
def test_dalons_card_cannot_avoid_the_next_hit_of_the_same_fanning() -> None:
    dalon = law("dalon-ranger", "jango", gear="scope-l1 bank-l1", top="missed-l1 missed-l2")
    t = table(dalon, outlaws("cattle-katie", "west-harding", hand="fanning-l1"), active=1)
    t.play("fanning-l1", at="dalon-ranger")
    assert t.life("dalon-ranger") == 3 and t.hand(0) == ["missed-l1", "missed-l2"]


@pytest.mark.rule("duel.resolve", "duel.alan-pinkertoon", "duel.fanning")
def test_alans_hits_wait_until_the_whole_fanning_is_over() -> None:
    alan = law("alan-pinkertoon", "jango", gear="scope-l1 bank-l1")
    t = table(alan, outlaws("cattle-katie", "west-harding", hand="fanning-l1", life=1), active=1)
    t.play("fanning-l1", at="alan-pinkertoon")
    losses = [str(loss["character"]) for loss in t.happened("lost")]
    assert losses == ["alan-pinkertoon", "alan-pinkertoon", "cattle-katie", "west-harding"]


@pytest.mark.rule("duel.resolve", "duel.resolve.targets", "duel.return-fire", "duel.sid-curry")
def test_waiting_hits_come_first_come_first_served_and_the_second_finds_the_replacement() -> None:
    the_law = law(
        "jango",
        "pat-garret",
        reserve="tex-killer",
        hand="gatling-l1",
        life=1,
        rear_gear="hat-l1",
        top="wagon-l1 missed-l1 colt-l1",
    )
    t = table(the_law, outlaws("sid-curry", "west-harding", hand="return-fire-l1")).play("gatling-l1")
    t.do("sid", "hat", "avoid return-fire-l1")
    assert t.life("jango") is None and t.hand(0) == ["missed-l1", "colt-l1"]
    assert t.question == {"target": "tex-killer", "by": "west-harding", "cause": "return-fire", "more": 0}
    assert t.avoid("missed-l1").life("tex-killer") == 4


@pytest.mark.rule("duel.resolve", "duel.alan-pinkertoon", "duel.slim-poet")
def test_a_waiting_hit_is_carried_out_wholly_with_what_it_triggers() -> None:
    alan = law("alan-pinkertoon", "jango", hand="wagon-l1 beer-o1", gear="scope-l1 bank-l1")
    t = table(alan, outlaws("slim-poet", "west-harding", hand="fanning-l1"), active=1)
    t.play("fanning-l1", at="alan-pinkertoon")
    assert t.asked == (1, "slim") and t.life("slim-poet") == 3
    t.do("back law")
    assert t.asked == (1, "slim") and t.life("slim-poet") == 2


@pytest.mark.rule("duel.resolve.targets", "duel.alan-pinkertoon")
def test_a_waiting_hit_of_alan_wins_the_game_after_his_own_rc_is_removed() -> None:
    katie = outlaws("cattle-katie", hand="indians-o1", life=1)
    t = table(law("alan-pinkertoon", "jango", rear_life=1), katie, active=1).play("indians-o1")
    assert t.winner == "law" and t.life("jango") is None


@pytest.mark.rule("duel.resolve.targets", "duel.alan-pinkertoon", "duel.gatling")
def test_alans_waiting_hit_finds_the_replacement_of_who_fell_to_the_gatling() -> None:
    the_law = law("pat-garret", "alan-pinkertoon", hand="gatling-l1")
    gang = outlaws("cattle-katie", "west-harding", reserve="toco-ramirez", life=1)
    t = table(the_law, gang).play("gatling-l1")
    assert t.life("cattle-katie") is None and t.life("toco-ramirez") == 3 and t.life("west-harding") == 3


@pytest.mark.rule("duel.resolve.targets", "duel.return-fire", "duel.fanning")
def test_a_return_fire_earned_while_alive_outlives_the_one_it_saved() -> None:
    the_law = law("jango", "pat-garret", gear="scope-l1 bank-l1", life=1, hand="return-fire-l1")
    t = table(the_law, outlaws("cattle-katie", "west-harding", hand="fanning-l1"), active=1)
    t.play("fanning-l1", at="jango").avoid("return-fire-l1")
    assert t.life("jango") is None and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.return-fire", "duel.gatling", "duel.shooter")
def test_return_fire_for_the_own_rc_against_the_own_gatling_hits_the_opponents_ac() -> None:
    the_law = law("pat-garret", "jango", hand="gatling-l1 return-fire-l1")
    t = table(the_law, outlaws("cattle-katie", "west-harding")).play("gatling-l1").avoid("return-fire-l1")
    assert t.life("jango") == 3 and t.life("cattle-katie") == 2 and t.life("pat-garret") == 5
