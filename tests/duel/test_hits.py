"""Hits: avoiding them, several at once, who shot and who caused it."""

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


# -- hits and avoids -------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.hit.loss")
def test_a_hit_costs_one_life() -> None:
    t = table(us(hand="colt-l1"), them()).play("colt-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 3 and t.life("babe-leroy") == 4
    assert t.happened("lost") == [{"character": "cattle-katie", "points": 1, "cause": "colt", "by": 0}]


@pytest.mark.rule("duel.hit.loss", "duel.hit.avoid")
def test_nobody_has_to_avoid_a_hit() -> None:
    t = (
        table(us(hand="colt-l1"), them(hand="missed-o1", gear="hat-o1 barrel-o1"))
        .play("colt-l1", at="cattle-katie")
        .let()
    )
    assert t.life("cattle-katie") == 3 and t.hand(1) == ["missed-o1"] and len(t.gear("cattle-katie")) == 2


@pytest.mark.rule("duel.hit.loss", "duel.rattlesnake")
def test_life_lost_to_a_rattlesnake_cannot_be_avoided() -> None:
    t = table(
        law("the-stranger", "jango", hand="missed-l2", gear="rattlesnake-o1 hat-l1 barrel-l1", top="missed-l1"),
        them(),
        phase="dynamite",
    )
    assert t.life("the-stranger") == 3 and t.gear("the-stranger") == ["rattlesnake-o1", "hat-l1", "barrel-l1"]
    assert t.asked == (0, "play") and "missed-l2" in t.hand(0)


@pytest.mark.rule("duel.hit.loss", "duel.indians")
def test_life_lost_to_indians_cannot_be_avoided() -> None:
    t = table(us(hand="indians-l1"), them(hand="missed-o1", gear="hat-o1 barrel-o1")).play("indians-l1")
    assert t.life("cattle-katie") == 3 and t.life("babe-leroy") == 3 and t.asked == (0, "play")


@pytest.mark.rule("duel.hit.loss", "duel.duel")
def test_life_lost_in_a_duel_cannot_be_avoided() -> None:
    t = table(us(hand="duel-l1"), them(hand="missed-o1", gear="hat-o1 barrel-o1")).play("duel-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 3 and t.asked == (0, "play")


@pytest.mark.rule("duel.hit.avoid", "duel.missed")
def test_a_hit_is_avoided_by_missed() -> None:
    t = table(us(hand="colt-l1"), them(hand="missed-o1")).play("colt-l1", at="cattle-katie").avoid("missed-o1")
    assert t.life("cattle-katie") == 4 and t.hand(1) == [] and t.pile("discard") == ["missed-o1", "colt-l1"]


@pytest.mark.rule("duel.hit.avoid", "duel.return-fire")
def test_a_hit_is_avoided_by_return_fire() -> None:
    t = table(us(hand="colt-l1"), them(hand="return-fire-l1")).play("colt-l1", at="cattle-katie")
    assert t.avoid("return-fire-l1").life("cattle-katie") == 4


@pytest.mark.rule("duel.hit.avoid", "duel.hat")
def test_a_hit_is_avoided_by_a_hat_in_play() -> None:
    t = table(us(hand="colt-l1"), them(gear="hat-o1")).play("colt-l1", at="cattle-katie").do("hat")
    assert t.life("cattle-katie") == 4 and t.gear("cattle-katie") == []


@pytest.mark.rule("duel.hit.avoid")
def test_a_hit_is_avoided_by_an_ability() -> None:
    t = table(law("annie-oakey", "jango", hand="colt-l1"), them(hand="knife-o1"), active=1)
    assert t.play("knife-o1", at="annie-oakey").avoid("colt-l1").life("annie-oakey") == 4


@pytest.mark.rule("duel.hit.avoid", "duel.missed")
def test_missed_needs_a_hit() -> None:
    t = table(us(hand="missed-l1 return-fire-l1"), them())
    assert t.refused("play missed-l1") == t.refused("play return-fire-l1") == "needs-hit"


@pytest.mark.rule("duel.hit.circled", "duel.scope", "duel.return-fire")
@pytest.mark.parametrize("card", ["scope-o1", "return-fire-l1", "missed-o1", "duel-o1", "indians-o1"])
def test_cards_without_the_big_hit_symbol_are_no_hits(card: str) -> None:
    t = table(us(hand="duel-l1"), them(hand=f"{card} colt-o1")).play("duel-l1", at="cattle-katie")
    assert t.options == ["pass", "answer colt-o1"] and t.refused(f"answer {card}") == "wrong-card"


@pytest.mark.rule("duel.hit.circled", "duel.carbine", "duel.derringer")
@pytest.mark.parametrize("card", ["derringer-l1", "carbine-o1", "hat-l1", "barrel-l1", "beer-o1"])
def test_cards_without_the_big_avoid_symbol_are_no_avoids(card: str) -> None:
    t = table(us(hand="colt-l1"), them(hand=f"{card} missed-o1")).play("colt-l1", at="cattle-katie")
    assert t.options == ["pass", "avoid missed-o1"] and t.refused(f"avoid {card}") == "wrong-card"


@pytest.mark.rule("duel.hit.automatic")
def test_an_automatic_hit_is_avoided_as_usual() -> None:
    t = table(law("alan-pinkertoon", "jango"), them(hand="colt-o1 missed-o1", gear="hat-o1 barrel-o1"), active=1)
    t.play("colt-o1", at="alan-pinkertoon")
    assert t.asked == (1, "hit")
    assert t.question == {"target": "cattle-katie", "by": "alan-pinkertoon", "cause": "ability", "more": 0}
    assert sorted(t.options) == ["avoid missed-o1", "barrel", "hat", "pass"]
    assert t.avoid("missed-o1").life("cattle-katie") == 4


@pytest.mark.rule("duel.hit.automatic")
def test_an_automatic_hit_is_no_bang_card() -> None:
    t = table(us(), outlaws("cattle-katie", "tom-thorn", hand="colt-o1"), active=1).move()
    assert t.life("jango") == 2 and t.play("colt-o1", at="pat-garret").life("pat-garret") == 4


@pytest.mark.rule("duel.hit.automatic", "duel.return-fire")
def test_one_avoid_is_enough_against_tex_killers_return_fire() -> None:
    t = table(law("tex-killer", "jango", hand="return-fire-l1"), them(hand="colt-o1 missed-o1 beer-o1"), active=1).play(
        "colt-o1", at="tex-killer"
    )
    t.avoid("return-fire-l1").avoid("missed-o1")
    assert t.asked == (1, "play") and t.hand(1) == ["beer-o1"] and t.life("cattle-katie") == 4


# -- the time for avoiding -------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.avoid.window", "duel.barrel")
def test_a_barrel_is_tried_once_for_a_hit() -> None:
    t = table(us(hand="colt-l1"), them(gear="barrel-o1", hand="missed-o1", top="colt-o1")).play(
        "colt-l1", at="cattle-katie"
    )
    t.do("barrel")
    assert t.refused("barrel") == "barrel-used" and t.options == ["pass", "avoid missed-o1"]


@pytest.mark.rule("duel.avoid.window")
def test_after_a_barrel_in_vain_a_hat_or_a_card_still_helps() -> None:
    for way in ("hat", "avoid missed-o1"):
        t = table(us(hand="colt-l1"), them(gear="barrel-o1 hat-o1", hand="missed-o1", top="colt-o1"))
        t.play("colt-l1", at="cattle-katie").do("barrel", way)
        assert t.life("cattle-katie") == 4 and t.asked == (0, "play")


@pytest.mark.rule("duel.avoid.window")
def test_after_a_barrel_in_vain_one_may_decline() -> None:
    t = table(us(hand="colt-l1"), them(gear="barrel-o1 hat-o1", top="colt-o1")).play("colt-l1", at="cattle-katie")
    assert t.do("barrel").let().life("cattle-katie") == 3 and t.gear("cattle-katie") == ["barrel-o1", "hat-o1"]


@pytest.mark.rule("duel.avoid.window")
def test_a_barrel_in_vain_with_nothing_else_costs_a_life() -> None:
    t = table(us(hand="colt-l1"), them(gear="barrel-o1", top="colt-o1")).play("colt-l1", at="cattle-katie").do("barrel")
    assert t.life("cattle-katie") == 3 and t.asked == (0, "play")


@pytest.mark.rule("duel.avoid.window")
@pytest.mark.parametrize("ways", [("sid", "barrel"), ("barrel", "sid")])
def test_sid_curry_and_a_barrel_are_tried_in_any_order(ways: tuple[str, str]) -> None:
    t = table(
        us(hand="colt-l1", top="missed-l1"), outlaws("sid-curry", "babe-leroy", gear="barrel-o1", top="missed-o1")
    ).play("colt-l1", at="sid-curry")
    assert sorted(t.options) == ["barrel", "pass", "sid"]
    t.do(*ways)
    assert t.life("sid-curry") == 3 and t.asked == (0, "play") and len(t.happened("revealed")) == 2


# -- several characters ----------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.order", "duel.gatling")
def test_gatling_hits_the_opponents_ac_then_the_own_rc_then_the_opponents_rc() -> None:
    t = table(us(hand="gatling-l1"), them()).play("gatling-l1")
    assert targets(t) == ["cattle-katie", "jango", "babe-leroy"] and t.life("pat-garret") == 5


@pytest.mark.rule("duel.order", "duel.gatling")
def test_the_order_goes_by_whose_turn_it_is() -> None:
    t = table(us(), them(hand="gatling-l1 beer-o1"), active=1).play("gatling-l1")
    assert targets(t) == ["pat-garret", "babe-leroy", "jango"] and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.order", "duel.indians")
def test_indians_follow_the_same_order() -> None:
    t = table(us(hand="indians-l1 colt-l1"), them(hand="colt-o1 colt-o2")).play("indians-l1")
    asked = []
    while t.asked[1] == "indians":
        asked.append((t.asked[0], t.question["target"]))
        t.let()
    assert asked == [(1, "cattle-katie"), (0, "jango"), (1, "babe-leroy")]


@pytest.mark.rule("duel.order", "duel.beer")
def test_beer_heals_the_ac_before_the_rc() -> None:
    t = table(us(), them(hand="beer-o1", life=2, rear_life=1), active=1).play("beer-o1")
    assert [event["character"] for event in t.happened("healed")] == ["cattle-katie", "babe-leroy"]


@pytest.mark.rule("duel.order", "duel.single")
def test_a_single_character_is_affected_once() -> None:
    t = table(us(hand="gatling-l1"), outlaws("cattle-katie")).play("gatling-l1")
    assert targets(t) == ["cattle-katie", "jango"] and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.order", "duel.single", "duel.gatling")
def test_a_single_character_is_spared_by_his_own_gatling() -> None:
    t = table(law("pat-garret", hand="gatling-l1 wagon-l1"), them()).play("gatling-l1")
    assert targets(t) == ["cattle-katie", "babe-leroy"] and t.life("pat-garret") == 5


@pytest.mark.rule("duel.order.triggers", "duel.clock")
def test_tom_thorns_hit_on_his_own_turn_comes_before_the_opponents_clock() -> None:
    t = table(
        us(gear="clock-o1", top="missed-l1"), outlaws("cattle-katie", "tom-thorn", hand="beer-o1"), active=1
    ).move()
    assert t.life("jango") == 2 and t.hand(0) == ["missed-l1"] and t.asked == (1, "play")
    assert t.story("hit", "lost", "drew") == ["hit", "lost", "drew"]


@pytest.mark.rule("duel.order.triggers", "duel.clock", "duel.water")
def test_on_the_opponents_turn_his_clock_comes_before_tom_thorns_hit() -> None:
    t = table(us(hand="water-l1", gear="clock-o1", top="missed-l1"), outlaws("cattle-katie", "tom-thorn"))
    t.play("water-l1", at="cattle-katie")
    assert t.asked == (0, "hit") and t.question["target"] == "jango" and t.hand(0) == ["missed-l1"]
    assert t.avoid("missed-l1").life("jango") == 3


# -- who shot, who caused it -----------------------------------------------------------------------------------------


@pytest.mark.rule("duel.shooter")
def test_the_shooter_of_a_card_is_its_players_ac() -> None:
    t = table(us(hand="knife-o1"), them(hand="missed-o1")).move().play("knife-o1", at="cattle-katie")
    assert t.question == {"target": "cattle-katie", "by": "jango", "cause": "knife", "more": 0}


@pytest.mark.rule("duel.shooter")
def test_the_shooter_of_an_ability_is_its_character() -> None:
    t = table(
        law("pat-garret", "alan-pinkertoon", hand="gatling-l1", top="wagon-l1"), outlaws("sid-curry", "babe-leroy")
    )
    t.play("gatling-l1").let()
    assert t.question == {"target": "sid-curry", "by": "alan-pinkertoon", "cause": "ability", "more": 0}
    assert t.do("sid").life("pat-garret") == 5 and losers(t)[-1] == "alan-pinkertoon"


@pytest.mark.rule("duel.shooter", "duel.return-fire")
def test_the_shooter_of_return_fire_is_the_character_it_saved() -> None:
    t = table(
        us(hand="return-fire-l1", top="wagon-l1"), outlaws("sid-curry", "babe-leroy", hand="winchester-l1"), active=1
    ).play("winchester-l1", at="jango")
    t.avoid("return-fire-l1")
    assert t.question == {"target": "sid-curry", "by": "jango", "cause": "return-fire", "more": 0}
    assert t.do("sid").life("jango") == 2 and t.life("pat-garret") == 5


@pytest.mark.rule("duel.caused", "duel.duel")
def test_a_lost_duel_is_caused_by_whoever_played_it() -> None:
    t = table(law("dalon-ranger", "jango", hand="duel-l1"), them(hand="colt-o1")).play("duel-l1", at="cattle-katie")
    assert t.answer("colt-o1").life("dalon-ranger") == 4 and t.hand(0) == []
    t = table(law("dalon-ranger", "jango"), them(hand="duel-o1"), active=1).play("duel-o1", at="dalon-ranger")
    assert t.life("dalon-ranger") == 4 and len(t.hand(0)) == 1


@pytest.mark.rule("duel.caused", "duel.rattlesnake")
def test_a_rattlesnake_is_nobodys() -> None:
    t = table(law("dalon-ranger", "jango", gear="rattlesnake-o1", top="missed-l1"), them(), phase="dynamite")
    assert t.life("dalon-ranger") == 4 and len(t.hand(0)) == 2
    assert t.happened("lost")[0]["by"] not in (0, 1)


@pytest.mark.rule("duel.caused", "duel.dynamite")
def test_dynamite_is_nobodys() -> None:
    t = table(law("dalon-ranger", "jango", gear="dynamite-o1", top="colt-l1"), them(), phase="dynamite")
    assert t.life("dalon-ranger") == 2 and len(t.hand(0)) == 2


@pytest.mark.rule("duel.caused", "duel.gatling")
def test_the_own_gatling_is_not_the_opponents() -> None:
    t = table(law("pat-garret", "dalon-ranger", hand="gatling-l1"), them()).play("gatling-l1")
    assert t.life("dalon-ranger") == 4 and t.hand(0) == []


@pytest.mark.rule("duel.multi-loss", "duel.strong-ale")
def test_dalon_ranger_draws_for_each_life_lost_to_strong_ale() -> None:
    t = table(law("dalon-ranger", "jango"), them(hand="strong-ale-l1"), active=1).play(
        "strong-ale-l1", at="dalon-ranger"
    )
    assert t.life("dalon-ranger") == 3 and len(t.hand(0)) == 2


@pytest.mark.rule("duel.multi-loss", "duel.dynamite")
def test_alan_pinkertoon_shoots_for_each_life_lost_to_dynamite() -> None:
    t = table(law("alan-pinkertoon", "jango", gear="dynamite-o1", top="colt-l1"), them(), phase="dynamite")
    assert t.life("alan-pinkertoon") == 1 and t.life("cattle-katie") == 1


@pytest.mark.rule("duel.multi-loss", "duel.dynamite", "duel.death.ability")
def test_one_eliminated_by_dynamite_gets_nothing_for_the_lives_before() -> None:
    t = table(
        law("alan-pinkertoon", "jango", life=3, gear="dynamite-o1", reserve="pat-garret", top="colt-l1"),
        them(),
        phase="dynamite",
    )
    assert t.life("alan-pinkertoon") is None and t.life("cattle-katie") == 4 and targets(t) == []
