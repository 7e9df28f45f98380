"""How a card is carried out, and what waits until it is."""

from functools import partial

import pytest

from tests.duel.kit import Table, law, outlaws, table

us = partial(law, "pat-garret", "jango")
them = partial(outlaws, "cattle-katie", "babe-leroy")


def targets(t: Table) -> list[object]:
    """Who was the target of a hit, one after the other."""
    return [event["target"] for event in t.happened("hit")]


def losers(t: Table) -> list[object]:
    """Who lost life, one after the other."""
    return [event["character"] for event in t.happened("lost")]


# -- how a card is carried out ---------------------------------------------------------------------------------------


@pytest.mark.rule("duel.resolve", "duel.fanning")
def test_dalon_rangers_card_comes_too_late_for_the_next_hit_of_a_fanning() -> None:
    t = table(
        law("dalon-ranger", "jango", gear="bank-l1 gun-belt-l1", top="missed-l1 missed-l2"),
        them(hand="fanning-l1"),
        active=1,
    ).play("fanning-l1", at="dalon-ranger")
    assert t.life("dalon-ranger") == 3 and t.hand(0) == ["missed-l1", "missed-l2"] and t.asked == (1, "play")
    assert t.story("lost", "got")[:2] == ["lost", "lost"]


@pytest.mark.rule("duel.resolve", "duel.schofield", "duel.return-fire")
def test_the_text_of_a_card_comes_before_a_hit_that_was_triggered() -> None:
    t = table(us(hand="return-fire-l1"), them(hand="schofield-o1", life=1, reserve="sid-curry"), active=1)
    t.play("schofield-o1", at="pat-garret").avoid("return-fire-l1")
    assert t.story("healed", "lost") == ["healed", "lost"] and t.life("cattle-katie") == 1


@pytest.mark.rule("duel.resolve", "duel.carbine", "duel.return-fire")
def test_a_carbine_throws_a_hat_away_before_return_fire_can_be_met_with_it() -> None:
    t = table(us(hand="return-fire-l1"), them(hand="carbine-o1", gear="hat-o1"), active=1)
    t.play("carbine-o1", at="pat-garret").avoid("return-fire-l1")
    assert t.asked == (1, "carbine") and t.do("take hat-o1").life("cattle-katie") == 3


@pytest.mark.rule("duel.resolve", "duel.remington", "duel.return-fire")
def test_a_card_drawn_by_a_remington_may_avoid_the_return_fire() -> None:
    t = table(us(hand="return-fire-l1"), them(hand="remington-o1", top="missed-o1"), active=1)
    t.play("remington-o1", at="pat-garret").avoid("return-fire-l1").do("draw")
    assert t.asked == (1, "hit") and t.avoid("missed-o1").life("cattle-katie") == 4


@pytest.mark.rule("duel.resolve", "duel.fanning")
def test_the_hits_of_a_fanning_all_come_before_a_return_fire() -> None:
    t = table(us(hand="fanning-l1"), them(hand="return-fire-l1", gear="bank-l1 clock-o1"))
    t.play("fanning-l1", at="cattle-katie").avoid("return-fire-l1")
    assert targets(t) == ["cattle-katie", "cattle-katie", "pat-garret"]
    assert t.life("cattle-katie") == 3 and t.life("pat-garret") == 4


@pytest.mark.rule("duel.resolve")
def test_a_character_without_life_stays_but_does_nothing_until_the_card_is_over() -> None:
    t = table(
        law("bart-masterson", "jango", life=1, reserve="pat-garret"),
        them(hand="gatling-l1", rear_gear="barrel-o1", top="colt-o1 beer-o1"),
        active=1,
    ).play("gatling-l1")
    assert t.question["target"] == "babe-leroy" and t.life("bart-masterson") == 0
    t.do("barrel")
    assert len(t.happened("revealed")) == 1 and t.life("babe-leroy") == 3 and t.front(0) == "pat-garret"


@pytest.mark.rule("duel.resolve")
def test_what_was_triggered_is_carried_out_first_come_first_served() -> None:
    t = table(law("dalon-ranger", "alan-pinkertoon", top="colt-l1"), them(hand="gatling-l1 missed-o1"), active=1).play(
        "gatling-l1"
    )
    t.let()
    assert t.life("dalon-ranger") == 4 and t.hand(0) == ["colt-l1"] and t.asked == (1, "hit")
    assert t.question["by"] == "alan-pinkertoon" and t.question["target"] == "cattle-katie"


# -- whom a waiting hit finds ----------------------------------------------------------------------------------------


@pytest.mark.rule("duel.resolve.targets", "duel.gatling")
def test_a_waiting_hit_on_the_ac_finds_his_replacement() -> None:
    t = table(
        law("pat-garret", "alan-pinkertoon", hand="gatling-l1"),
        them(life=1, reserve="tom-thorn", top="beer-o1 clock-o1"),
    ).play("gatling-l1")
    assert t.front(1) == "tom-thorn" and t.life("tom-thorn") == 3 and t.life("alan-pinkertoon") == 3


@pytest.mark.rule("duel.resolve.targets", "duel.shotgun")
def test_sid_currys_shooter_is_hit_as_rc_when_he_was_swapped() -> None:
    t = table(
        us(hand="shotgun-l1", gear="barrel-l1", rear_gear="hat-l1", top="wagon-l1 missed-l1"),
        outlaws("sid-curry", "babe-leroy"),
    ).play("shotgun-l1", at="sid-curry")
    t.do("sid", "swap law")
    assert t.front(0) == "jango" and t.asked == (0, "hit") and t.question["target"] == "pat-garret"
    assert sorted(t.options) == ["barrel", "pass"] and t.let().life("pat-garret") == 4 and t.life("jango") == 3


@pytest.mark.rule("duel.resolve.targets", "duel.fanning")
def test_nothing_happens_when_sid_currys_shooter_is_gone() -> None:
    t = table(
        us(hand="fanning-l1", life=1, reserve="tex-killer", top="wagon-l1 stampede-l1 colt-l1 bank-l1"),
        outlaws("sid-curry", "babe-leroy", gear="gun-belt-o1 clock-o1"),
    ).play("fanning-l1", at="sid-curry")
    t.do("sid", "sid")
    assert t.front(0) == "tex-killer" and t.life("tex-killer") == 4 and t.life("sid-curry") == 4
    assert targets(t) == ["sid-curry", "sid-curry", "pat-garret"]


@pytest.mark.rule("duel.resolve.targets", "duel.return-fire")
def test_return_fire_finds_the_replacement_of_the_shooter() -> None:
    t = table(
        us(hand="fanning-l1", life=1, reserve="tex-killer", top="wagon-l1 colt-l1 bank-l1"),
        outlaws("sid-curry", "babe-leroy", hand="return-fire-l1", gear="gun-belt-o1 clock-o1"),
    ).play("fanning-l1", at="sid-curry")
    t.do("sid").avoid("return-fire-l1")
    assert t.front(0) == "tex-killer" and t.life("tex-killer") == 3


@pytest.mark.rule("duel.resolve.targets", "duel.fanning")
def test_what_was_triggered_outlives_its_owner() -> None:
    t = table(
        law("alan-pinkertoon", "jango", life=2, gear="bank-l1 gun-belt-l1", reserve="pat-garret"),
        them(hand="fanning-l1"),
        active=1,
    ).play("fanning-l1", at="alan-pinkertoon")
    assert t.life("alan-pinkertoon") is None and t.life("cattle-katie") == 3 and t.front(0) == "pat-garret"


@pytest.mark.rule("duel.resolve.targets", "duel.end")
def test_nothing_that_waits_is_carried_out_when_the_game_is_over() -> None:
    t = table(law("pat-garret", "alan-pinkertoon", hand="gatling-l1"), outlaws("cattle-katie", life=1)).play(
        "gatling-l1"
    )
    assert t.winner == "law" and targets(t) == ["cattle-katie", "alan-pinkertoon"]
    assert t.game.events[-1].name == "ended"


# -- the example of the rulebook -------------------------------------------------------------------------------------


@pytest.mark.rule("duel.order.finish-first", "duel.gatling", "duel.death")
def test_the_gatling_of_the_rulebook() -> None:
    t = table(
        law(
            "dalon-ranger",
            "annie-oakey",
            reserve="pat-garret",
            hand="gatling-l1",
            rear_gear="bank-l1",
            rear_life=1,
            top="wagon-l1 missed-l1 colt-l1",
        ),
        outlaws("sid-curry"),
    ).play("gatling-l1")
    assert t.asked == (1, "hit") and t.question["target"] == "sid-curry" and sorted(t.options) == ["pass", "sid"]
    t.do("sid")
    assert t.life("sid-curry") == 4 and t.life("annie-oakey") is None and t.life("pat-garret") == 5
    assert t.pile("discard") == ["bank-l1", "wagon-l1", "gatling-l1"] and t.hand(0) == ["missed-l1", "colt-l1"]
    assert t.asked == (0, "hit")
    assert t.question == {"target": "dalon-ranger", "by": "sid-curry", "cause": "ability", "more": 0}
    assert sorted(t.options) == ["avoid missed-l1", "pass"]
    assert targets(t) == ["sid-curry", "annie-oakey", "dalon-ranger"]
    assert t.avoid("missed-l1").life("dalon-ranger") == 5 and t.asked == (0, "play")


@pytest.mark.rule("duel.order.finish-first")
def test_sid_currys_hit_in_the_example_may_be_taken() -> None:
    t = table(
        law("dalon-ranger", "annie-oakey", hand="gatling-l1", rear_life=1, top="wagon-l1 missed-l1 colt-l1 bank-l1"),
        outlaws("sid-curry"),
    ).play("gatling-l1")
    t.do("sid").let()
    assert t.life("dalon-ranger") == 4 and t.hand(0) == ["missed-l1", "colt-l1", "bank-l1"]


@pytest.mark.rule("duel.order.finish-first", "duel.gatling")
def test_a_fallen_ac_is_not_replaced_before_the_gatling_is_over() -> None:
    t = table(us(hand="gatling-l1"), them(life=1, reserve="sid-curry", hand="missed-o1")).play("gatling-l1").let()
    assert t.asked == (1, "hit") and t.question["target"] == "babe-leroy" and t.life("cattle-katie") == 0
    assert t.life("sid-curry") is None and t.hand(1) == ["missed-o1"]
    assert t.let().life("sid-curry") == 4 and len(t.hand(1)) == 3


# -- more of what waits ----------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.resolve.targets", "duel.shotgun", "duel.return-fire")
def test_return_fire_finds_the_ac_whom_a_shotgun_has_put_there() -> None:
    t = table(us(hand="shotgun-l1"), them(hand="return-fire-l1")).play("shotgun-l1", at="cattle-katie")
    t.avoid("return-fire-l1").do("swap law")
    assert t.life("jango") == 2 and t.life("pat-garret") == 5


@pytest.mark.rule("duel.resolve", "duel.peacemaker", "duel.return-fire")
def test_a_peacemakers_discard_comes_before_the_return_fire() -> None:
    t = table(us(hand="peacemaker-l1 missed-l1"), them(hand="return-fire-l1 beer-o1 colt-o1"))
    t.play("peacemaker-l1", at="cattle-katie").avoid("return-fire-l1")
    assert t.asked == (1, "peacemaker") and t.do("discard beer-o1").asked == (0, "hit")


@pytest.mark.rule("duel.resolve", "duel.order.triggers")
def test_clock_and_jango_both_draw() -> None:
    t = table(law("jango", "pat-garret", gear="clock-o1", top="colt-l1 hat-l1"), them(hand="beer-o1"), active=1).move()
    assert t.hand(0) == ["colt-l1", "hat-l1"]


@pytest.mark.rule("duel.resolve.targets", "duel.death", "duel.return-fire")
def test_the_turn_player_goes_on_alone_when_return_fire_kills_his_ac() -> None:
    t = table(us(hand="colt-l1", life=1, top="hat-l1 wagon-l1"), them(hand="return-fire-l1"))
    t.play("colt-l1", at="cattle-katie").avoid("return-fire-l1")
    assert t.asked == (0, "play") and t.front(0) == "jango" and t.refused("move") == "alone"
    assert "play-at hat-l1 jango" in t.options


@pytest.mark.rule("duel.resolve", "duel.clock", "duel.death")
def test_a_clock_draws_even_when_tom_thorns_hit_kills_the_rc() -> None:
    t = table(
        us(rear_life=1, gear="clock-o1"), outlaws("cattle-katie", "tom-thorn", hand="beer-o1 wagon-o1"), active=1
    ).move()
    assert t.life("jango") is None and t.front(0) == "pat-garret" and len(t.hand(0)) == 3


@pytest.mark.rule("duel.resolve.targets", "duel.end")
def test_return_fire_is_not_carried_out_when_the_game_is_over() -> None:
    t = table(
        us(hand="fanning-l1", life=1), outlaws("cattle-katie", life=1, hand="return-fire-l1", gear="bank-l1 hat-o1")
    )
    t.play("fanning-l1", at="cattle-katie").avoid("return-fire-l1").let()
    assert t.winner == "law" and t.life("pat-garret") == 1 and targets(t) == ["cattle-katie", "cattle-katie"]


@pytest.mark.rule("duel.order", "duel.indians", "duel.single")
def test_indians_spare_the_single_character_of_him_who_played_them() -> None:
    t = table(law("pat-garret", hand="indians-l1 wagon-l1"), outlaws("cattle-katie")).play("indians-l1")
    assert t.life("pat-garret") == 5 and t.life("cattle-katie") == 3 and losers(t) == ["cattle-katie"]


@pytest.mark.rule("duel.rc-targeted", "duel.carbine", "duel.scope")
def test_a_carbine_at_the_rc_still_strips_the_acs() -> None:
    t = table(us(hand="carbine-l1", gear="scope-l1"), them(hand="missed-o1", gear="clock-o1", rear_gear="hat-o1"))
    t.play("carbine-l1", at="babe-leroy").avoid("missed-o1")
    assert sorted(t.options) == ["pass", "take clock-o1", "take scope-l1"]


@pytest.mark.rule("duel.rc-targeted", "duel.return-fire", "duel.winchester")
def test_return_fire_for_the_rc_hits_the_opponents_ac() -> None:
    t = table(us(hand="winchester-l1"), them(hand="return-fire-l1")).play("winchester-l1", at="babe-leroy")
    assert t.avoid("return-fire-l1").life("pat-garret") == 4 and t.life("jango") == 3


@pytest.mark.rule("duel.rc-targeted", "duel.active", "duel.gatling")
def test_each_target_of_a_gatling_has_only_his_own_equipment() -> None:
    t = table(us(hand="gatling-l1"), them(gear="hat-o1", rear_gear="barrel-o1", top="colt-o1")).play("gatling-l1")
    assert sorted(t.options) == ["hat", "pass"]
    t.let()
    assert t.question["target"] == "babe-leroy" and sorted(t.options) == ["barrel", "pass"]


@pytest.mark.rule("duel.rc-targeted", "duel.active")
def test_an_always_active_ability_does_not_sleep_while_the_other_is_the_target() -> None:
    t = table(law("buffalo-bell", "pat-garret"), them(hand="winchester-l1"), active=1).play(
        "winchester-l1", at="pat-garret"
    )
    assert t.asked == (0, "shield") and t.do("shield").life("pat-garret") == 5 and t.life("buffalo-bell") == 3


@pytest.mark.rule("duel.multi-loss", "duel.strong-ale", "duel.caused")
def test_the_own_strong_ale_brings_dalon_ranger_no_cards() -> None:
    t = table(law("dalon-ranger", "jango", hand="strong-ale-l1"), them()).play("strong-ale-l1", at="dalon-ranger")
    assert t.life("dalon-ranger") == 3 and t.hand(0) == []


@pytest.mark.rule("duel.avoid.window", "duel.hat")
def test_a_hat_may_be_thrown_before_a_barrel_is_tried() -> None:
    t = (
        table(us(hand="colt-l1"), them(gear="barrel-o1 hat-o1", top="beer-o1"))
        .play("colt-l1", at="cattle-katie")
        .do("hat")
    )
    assert t.life("cattle-katie") == 4 and t.deck(1)[0] == "beer-o1" and t.gear("cattle-katie") == ["barrel-o1"]


@pytest.mark.rule("duel.hit.automatic", "duel.derringer", "duel.gatling", "duel.knife")
@pytest.mark.parametrize("card", ["derringer-l1", "gatling-l1", "knife-o1"])
def test_tex_killers_extra_card_is_due_for_bang_cards_only(card: str) -> None:
    t = table(law("tex-killer", "jango", hand=card), outlaws("cattle-katie", hand="missed-o1 beer-o1"))
    t.play(card, at="" if card == "gatling-l1" else "cattle-katie").avoid("missed-o1")
    assert t.life("cattle-katie") == 4 and t.hand(1) == ["beer-o1"] and t.asked == (0, "play")


@pytest.mark.rule("duel.resolve.targets", "duel.end", "duel.dynamite")
def test_of_the_hits_for_dynamite_those_after_the_end_are_not_carried_out() -> None:
    t = table(
        law("alan-pinkertoon", "jango", gear="dynamite-o1", top="colt-l1"),
        outlaws("cattle-katie", life=2),
        phase="dynamite",
    )
    assert t.winner == "law" and targets(t) == ["cattle-katie", "cattle-katie"] and t.hand(0) == []


@pytest.mark.rule("duel.multi-loss", "duel.hit.avoid", "duel.dynamite")
def test_each_of_alan_pinkertoons_hits_is_avoided_on_its_own() -> None:
    t = table(
        law("alan-pinkertoon", "jango", gear="dynamite-o1", top="colt-l1"),
        them(hand="missed-o1 missed-o2"),
        phase="dynamite",
    )
    t.avoid("missed-o1").let().avoid("missed-o2")
    assert t.life("cattle-katie") == 3 and t.asked == (0, "play") and len(t.hand(0)) == 2


@pytest.mark.rule("duel.hit.avoid")
def test_when_everything_is_asked_even_the_defenceless_are() -> None:
    t = table(us(hand="colt-l1"), them(), always_ask=True).play("colt-l1", at="cattle-katie")
    assert t.asked == (1, "hit") and t.options == ["pass"] and t.let().life("cattle-katie") == 3
