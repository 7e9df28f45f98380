"""The red cards: Colt, Carbine, Fanning, Peacemaker, Remington, Schofield, Shotgun and Winchester."""

from functools import partial

import pytest

from tests.duel.kit import Table, law, outlaws, table

us = partial(law, "pat-garret", "jango")
them = partial(outlaws, "cattle-katie", "babe-leroy")


def shot(card: str, target: dict[str, object], gear: str = "", life: int | None = None, hand: str = "") -> Table:
    """The Law's AC plays a red card at Cattle Katie."""
    return table(us(hand=f"{card} {hand}", gear=gear, life=life), target).play(card, at="cattle-katie")


# -- Colt ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.colt")
def test_colt_is_a_hit() -> None:
    t = shot("colt-l1", them())
    assert t.life("cattle-katie") == 3 and t.pile("discard") == ["colt-l1"]


@pytest.mark.rule("duel.colt")
def test_an_avoided_colt_does_nothing_more() -> None:
    t = shot("colt-l1", them(hand="missed-o1 beer-o1")).avoid("missed-o1")
    assert t.life("cattle-katie") == 4 and t.asked == (0, "play") and t.hand(1) == ["beer-o1"]


@pytest.mark.rule("duel.colt", "duel.turn.one-bang")
def test_colt_needs_a_target() -> None:
    assert table(us(hand="colt-l1"), them()).refused("play colt-l1") == "needs-target"


# -- Carbine ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.carbine")
def test_an_avoided_carbine_discards_equipment_of_either_ac() -> None:
    for card, owner in (("bank-l1", "pat-garret"), ("clock-o1", "cattle-katie")):
        t = shot("carbine-l1", them(hand="missed-o1", gear="clock-o1"), gear="bank-l1").avoid("missed-o1")
        assert t.asked == (0, "carbine") and sorted(t.options) == ["pass", "take bank-l1", "take clock-o1"]
        t.do(f"take {card}")
        assert t.gear(owner) == [] and t.pile("discard")[0] == card and t.hand(0) == []


@pytest.mark.rule("duel.carbine")
def test_a_carbine_does_not_reach_the_equipment_of_the_rcs() -> None:
    t = table(us(hand="carbine-l1", rear_gear="hat-l1"), them(hand="missed-o1", gear="clock-o1", rear_gear="hat-o1"))
    t.play("carbine-l1", at="cattle-katie").avoid("missed-o1")
    assert sorted(t.options) == ["pass", "take clock-o1"]


@pytest.mark.rule("duel.carbine")
def test_nobody_has_to_discard_equipment_with_a_carbine() -> None:
    t = shot("carbine-l1", them(hand="missed-o1", gear="clock-o1")).avoid("missed-o1").let()
    assert t.gear("cattle-katie") == ["clock-o1"] and t.asked == (0, "play")


@pytest.mark.rule("duel.carbine")
def test_without_equipment_an_avoided_carbine_asks_nothing() -> None:
    assert shot("carbine-l1", them(hand="missed-o1")).avoid("missed-o1").asked == (0, "play")


@pytest.mark.rule("duel.carbine")
def test_a_carbine_that_hits_discards_nothing() -> None:
    t = shot("carbine-l1", them(gear="clock-o1"))
    assert t.life("cattle-katie") == 3 and t.asked == (0, "play") and t.gear("cattle-katie") == ["clock-o1"]


@pytest.mark.rule("duel.carbine", "duel.barrel")
def test_a_carbine_may_discard_the_barrel_that_avoided_it() -> None:
    t = shot("carbine-l1", them(gear="barrel-o1", top="beer-o1")).do("barrel", "take barrel-o1")
    assert t.life("cattle-katie") == 4 and t.gear("cattle-katie") == []


@pytest.mark.rule("duel.carbine", "duel.hat")
def test_a_hat_thrown_away_against_a_carbine_is_gone_already() -> None:
    t = shot("carbine-l1", them(gear="hat-o1 clock-o1")).do("hat")
    assert sorted(t.options) == ["pass", "take clock-o1"]


@pytest.mark.rule("duel.carbine", "duel.rattlesnake")
def test_a_carbine_may_rid_the_own_ac_of_a_rattlesnake() -> None:
    t = shot("carbine-l1", them(hand="missed-o1"), gear="rattlesnake-o1").avoid("missed-o1").do("take rattlesnake-o1")
    assert t.gear("pat-garret") == [] and t.pile("discard")[0] == "rattlesnake-o1"


# -- Fanning ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.fanning", "duel.turn.no-effect")
def test_fanning_without_equipment_is_no_hit_but_a_bang_card() -> None:
    t = shot("fanning-l1", them(hand="missed-o1", rear_gear="hat-o1"), hand="colt-l1", gear="bank-l1")
    assert t.life("cattle-katie") == 4 and t.happened("hit") == [] and t.pile("discard") == ["fanning-l1"]
    assert t.refused("play-at colt-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.fanning")
@pytest.mark.parametrize(
    ("gear", "life"), [("clock-o1", 3), ("clock-o1 bank-l1", 2), ("clock-o1 bank-l1 rattlesnake-o1", 1)]
)
def test_fanning_hits_once_for_each_equipment(gear: str, life: int) -> None:
    assert shot("fanning-l1", them(gear=gear)).life("cattle-katie") == life


@pytest.mark.rule("duel.fanning")
def test_each_hit_of_a_fanning_is_avoided_on_its_own() -> None:
    t = shot("fanning-l1", them(gear="clock-o1 bank-l1 scope-o1", hand="missed-o1 missed-o2"))
    assert hits_to_come(t) == 2 and hits_to_come(t.avoid("missed-o1")) == 1 and hits_to_come(t.let()) == 0
    t.avoid("missed-o2")
    assert t.life("cattle-katie") == 3 and t.hand(1) == [] and t.asked == (0, "play")


def hits_to_come(t: Table) -> object:
    """How many further hits the one who is hit is told of."""
    decision = t.game.decision
    assert decision is not None
    return decision.question.to_dict().get("more")


@pytest.mark.rule("duel.fanning", "duel.hat")
def test_a_hat_thrown_away_does_not_reduce_the_hits_of_a_fanning() -> None:
    t = shot("fanning-l1", them(gear="hat-o1 clock-o1 bank-l1")).do("hat")
    assert (
        t.life("cattle-katie") == 2
        and len(t.happened("hit")) == 3
        and t.gear("cattle-katie") == ["clock-o1", "bank-l1"]
    )


@pytest.mark.rule("duel.fanning", "duel.barrel")
def test_a_barrel_may_be_tried_for_each_hit_of_a_fanning() -> None:
    t = shot("fanning-l1", them(gear="barrel-o1 clock-o1 bank-l1", top="beer-o1 colt-o1 wagon-o1"))
    t.do("barrel", "barrel", "barrel")
    assert t.life("cattle-katie") == 3 and [event["card"] for event in t.happened("revealed")] == [
        "beer-o1",
        "colt-o1",
        "wagon-o1",
    ]


@pytest.mark.rule("duel.fanning", "duel.death")
def test_the_hits_of_a_fanning_that_are_left_when_its_target_falls_lapse() -> None:
    t = shot("fanning-l1", them(gear="clock-o1 bank-l1 scope-o1", life=2, reserve="sid-curry"))
    assert len(t.happened("hit")) == 2 and t.life("cattle-katie") is None
    assert t.front(1) == "sid-curry" and t.life("sid-curry") == 4 and t.asked == (0, "play")


@pytest.mark.rule("duel.fanning")
def test_fanning_is_not_played_at_the_rc() -> None:
    t = table(us(hand="fanning-l1"), them(rear_gear="hat-o1"))
    assert t.refused("play-at fanning-l1 babe-leroy") == "rearguard"


@pytest.mark.rule("duel.fanning", "duel.scope")
def test_fanning_at_the_rc_with_a_scope_counts_his_equipment() -> None:
    t = table(us(hand="fanning-l1", gear="scope-l1"), them(gear="clock-o1", rear_gear="bank-l1 gun-belt-o1"))
    t.play("fanning-l1", at="babe-leroy")
    assert t.life("babe-leroy") == 2 and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.fanning")
def test_jack_ransome_fans_at_the_rc() -> None:
    t = table(us(rear_gear="bank-l1"), outlaws("jack-ransome", "babe-leroy", hand="fanning-l1"), active=1)
    assert t.play("fanning-l1", at="jango").life("jango") == 2


@pytest.mark.rule("duel.fanning")
def test_each_hit_of_tex_killers_fanning_needs_an_extra_card() -> None:
    t = table(
        law("tex-killer", "jango", hand="fanning-l1"),
        them(gear="clock-o1 bank-l1", hand="missed-o1 missed-o2 beer-o1 colt-o1"),
    ).play("fanning-l1", at="cattle-katie")
    t.avoid("missed-o1").do("pay beer-o1").avoid("missed-o2").do("pay colt-o1")
    assert t.life("cattle-katie") == 4 and t.hand(1) == []


@pytest.mark.rule("duel.fanning", "duel.barrel")
def test_a_barrel_in_vain_for_one_hit_of_a_fanning_is_fresh_for_the_next() -> None:
    t = shot("fanning-l1", them(gear="barrel-o1 clock-o1", hand="missed-o1", top="colt-o1 beer-o1")).do("barrel")
    assert t.refused("barrel") == "barrel-used"
    assert t.let().do("barrel").life("cattle-katie") == 3 and t.hand(1) == ["missed-o1"]


@pytest.mark.rule("duel.fanning", "duel.single")
def test_fanning_counts_what_both_players_gave_a_single_character() -> None:
    t = table(us(hand="fanning-l1 stampede-l1"), outlaws("cattle-katie", gear="clock-o1"))
    t.play("stampede-l1", at="cattle-katie").play("fanning-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 2


# -- Peacemaker ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.peacemaker")
def test_an_avoided_peacemaker_costs_a_hand_card_of_the_opponents_choice() -> None:
    t = shot("peacemaker-l1", them(hand="missed-o1 beer-o1 colt-o1")).avoid("missed-o1")
    assert t.asked == (1, "peacemaker") and sorted(t.options) == ["discard beer-o1", "discard colt-o1"]
    t.do("discard colt-o1")
    assert t.hand(1) == ["beer-o1"] and t.pile("discard") == ["colt-o1", "missed-o1", "peacemaker-l1"]


@pytest.mark.rule("duel.peacemaker")
def test_without_hand_cards_an_avoided_peacemaker_costs_nothing() -> None:
    t = shot("peacemaker-l1", them(hand="missed-o1", gear="clock-o1")).avoid("missed-o1")
    assert t.asked == (0, "play") and t.gear("cattle-katie") == ["clock-o1"]


@pytest.mark.rule("duel.peacemaker")
def test_a_peacemaker_that_hits_costs_no_card() -> None:
    t = shot("peacemaker-l1", them(hand="beer-o1"))
    assert t.life("cattle-katie") == 3 and t.hand(1) == ["beer-o1"]


@pytest.mark.rule("duel.peacemaker", "duel.hat")
def test_a_peacemaker_avoided_by_a_hat_costs_a_card_too() -> None:
    t = shot("peacemaker-l1", them(hand="beer-o1", gear="hat-o1")).do("hat")
    assert t.hand(1) == [] and t.life("cattle-katie") == 4


# -- Remington -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.remington")
@pytest.mark.parametrize(("answer", "hand"), [("draw", ["hat-l1"]), ("pass", [])])
def test_who_played_an_avoided_remington_may_draw(answer: str, hand: list[str]) -> None:
    t = table(us(hand="remington-o1", top="hat-l1"), them(hand="missed-o1")).play("remington-o1", at="cattle-katie")
    t.avoid("missed-o1")
    assert t.asked == (0, "remington") and sorted(t.options) == ["draw", "pass"]
    assert t.do(answer).hand(0) == hand


@pytest.mark.rule("duel.remington")
def test_a_remington_that_hits_draws_nothing() -> None:
    t = shot("remington-o1", them())
    assert t.asked == (0, "play") and t.hand(0) == [] and t.life("cattle-katie") == 3


# -- Schofield -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.schofield")
@pytest.mark.parametrize(("life", "after"), [(2, 3), (4, 5), (5, 5)])
def test_an_avoided_schofield_heals_the_own_ac(life: int, after: int) -> None:
    t = shot("schofield-o1", them(hand="missed-o1"), life=life).avoid("missed-o1")
    assert t.life("pat-garret") == after and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.schofield")
def test_a_schofield_that_hits_heals_nobody() -> None:
    t = shot("schofield-o1", them(), life=2)
    assert t.life("pat-garret") == 2 and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.schofield")
def test_a_schofield_does_not_heal_the_rc() -> None:
    t = table(us(hand="schofield-o1", rear_life=1, life=2), them(hand="missed-o1")).play(
        "schofield-o1", at="cattle-katie"
    )
    assert t.avoid("missed-o1").life("jango") == 1 and t.life("pat-garret") == 3


@pytest.mark.rule("duel.schofield", "duel.return-fire")
def test_a_schofield_heals_before_return_fire_hits() -> None:
    t = shot("schofield-o1", them(hand="return-fire-l1"), life=1).avoid("return-fire-l1")
    assert t.life("pat-garret") == 1 and t.happened("fell") == []


@pytest.mark.rule("duel.schofield", "duel.return-fire")
def test_at_full_life_a_schofield_is_no_help_against_return_fire() -> None:
    t = shot("schofield-o1", them(hand="return-fire-l1")).avoid("return-fire-l1")
    assert t.life("pat-garret") == 4


# -- Shotgun ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.shotgun")
@pytest.mark.parametrize(
    ("answer", "fronts"),
    [
        ("pass", ("pat-garret", "cattle-katie")),
        ("swap law", ("jango", "cattle-katie")),
        ("swap outlaws", ("pat-garret", "babe-leroy")),
    ],
)
def test_an_avoided_shotgun_may_swap_either_ac(answer: str, fronts: tuple[str, str]) -> None:
    t = shot("shotgun-l1", them(hand="missed-o1")).avoid("missed-o1")
    assert t.asked == (0, "shotgun") and sorted(t.options) == ["pass", "swap law", "swap outlaws"]
    t.do(answer)
    assert (t.front(0), t.front(1)) == fronts and t.asked == (0, "play")


@pytest.mark.rule("duel.shotgun")
def test_a_shotgun_that_hits_swaps_nobody() -> None:
    t = shot("shotgun-l1", them())
    assert t.asked == (0, "play") and t.happened("swapped") == [] and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.shotgun", "duel.single")
def test_a_shotgun_does_not_swap_a_single_character() -> None:
    t = shot("shotgun-l1", outlaws("cattle-katie", hand="missed-o1")).avoid("missed-o1")
    assert sorted(t.options) == ["pass", "swap law"]


@pytest.mark.rule("duel.shotgun", "duel.single")
def test_between_single_characters_an_avoided_shotgun_asks_nothing() -> None:
    t = table(law("pat-garret", hand="shotgun-l1 wagon-l1"), outlaws("cattle-katie", hand="missed-o1"))
    assert t.play("shotgun-l1", at="cattle-katie").avoid("missed-o1").asked == (0, "play")


# -- Winchester ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.winchester")
@pytest.mark.parametrize("target", ["cattle-katie", "babe-leroy"])
def test_a_winchester_may_aim_at_either_of_the_opponents_characters(target: str) -> None:
    t = table(us(hand="winchester-l1"), them()).play("winchester-l1", at=target)
    assert t.life(target) == 3 and len(t.happened("lost")) == 1


@pytest.mark.rule("duel.winchester", "duel.turn.one-bang")
def test_a_winchester_is_a_bang_card_even_at_the_rc() -> None:
    t = table(us(hand="winchester-l1 winchester-l2"), them()).play("winchester-l1", at="babe-leroy")
    assert t.refused("play-at winchester-l2 babe-leroy") == "bang-limit"


@pytest.mark.rule("duel.winchester")
def test_a_winchester_does_not_aim_at_an_own_character() -> None:
    assert table(us(hand="winchester-l1"), them()).refused("play-at winchester-l1 jango") == "own-character"
