"""Dynamite, Rattlesnake and Stampede at the beginning of a turn."""

from functools import partial

import pytest

from tests.duel.kit import law, outlaws, table

us = partial(law, "pat-garret", "jango")
calm = partial(law, "the-stranger", "wyatt-earp")
them = partial(outlaws, "cattle-katie", "babe-leroy")

# -- Dynamite --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.dynamite")
def test_dynamite_is_only_played_on_the_own_rc() -> None:
    t = table(us(), them(hand="dynamite-o1"), active=1)
    for target in ("cattle-katie", "pat-garret", "jango"):
        assert t.refused(f"play-at dynamite-o1 {target}") == "own-rearguard-only"
    assert t.play("dynamite-o1", at="babe-leroy").gear("babe-leroy") == ["dynamite-o1"]


@pytest.mark.rule("duel.dynamite")
@pytest.mark.parametrize("target", ["jack-ransome", "babe-leroy", "pat-garret", "jango"])
def test_jack_ransome_plays_dynamite_on_anyone(target: str) -> None:
    t = table(us(), outlaws("jack-ransome", "babe-leroy", hand="dynamite-o1"), active=1)
    assert t.play("dynamite-o1", at=target).gear(target) == ["dynamite-o1"]


@pytest.mark.rule("duel.dynamite")
@pytest.mark.parametrize("card", ["wagon-l1", "missed-l1", "hat-l1"])
def test_dynamite_that_does_not_explode_goes_to_the_opponents_rc(card: str) -> None:
    t = table(calm(rear_gear="dynamite-o1", top=card), them(), phase="dynamite")
    assert t.gear("wyatt-earp") == [] and t.gear("babe-leroy") == ["dynamite-o1"] and t.life("wyatt-earp") == 4
    assert t.happened("passed-on") == [{"character": "wyatt-earp", "target": "babe-leroy"}]


@pytest.mark.rule("duel.dynamite")
def test_dynamite_explodes_is_discarded_and_costs_three_lives() -> None:
    t = table(calm(rear_gear="dynamite-o1", top="colt-l1"), them(), phase="dynamite")
    assert t.life("wyatt-earp") == 1 and t.gear("wyatt-earp") == [] and "dynamite-o1" in t.pile("discard")
    assert t.life("the-stranger") == 4 and t.happened("exploded") == [{"character": "wyatt-earp"}]


@pytest.mark.rule("duel.dynamite")
def test_dynamite_travels_until_it_explodes() -> None:
    t = table(
        calm(gear="dynamite-o1", top="wagon-l1 missed-l2 missed-l3"),
        them(top="beer-o1 clock-o1 clock-o2"),
        phase="dynamite",
    )
    assert t.gear("babe-leroy") == ["dynamite-o1"]
    t.end()
    assert t.turn_of == 1 and t.gear("wyatt-earp") == ["dynamite-o1"] and t.life("babe-leroy") == 4


@pytest.mark.rule("duel.dynamite")
def test_dynamite_explodes_with_its_next_character() -> None:
    t = table(calm(gear="dynamite-o1", top="wagon-l1 missed-l2 missed-l3"), them(top="colt-o1"), phase="dynamite").end()
    assert t.life("babe-leroy") == 1 and t.life("cattle-katie") == 4 and t.gear("babe-leroy") == []


@pytest.mark.rule("duel.dynamite")
def test_dynamite_is_not_checked_in_the_opponents_turn() -> None:
    t = table(us(rear_gear="dynamite-o1", top="colt-l1"), them(top="colt-o1"), active=1, phase="dynamite")
    assert t.happened("revealed") == [] and t.gear("jango") == ["dynamite-o1"]


@pytest.mark.rule("duel.dynamite", "duel.turn.swap")
def test_dynamite_explodes_with_the_ac_that_was_the_rc_when_he_got_it() -> None:
    t = table(us(top="missed-l1 missed-l2"), them(hand="dynamite-o1", top="colt-o1"), active=1)
    t.play("dynamite-o1", at="babe-leroy").move().end().end()
    assert t.front(1) == "babe-leroy" and t.life("babe-leroy") == 1 and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.dynamite", "duel.turn.swap")
def test_dynamite_explodes_with_an_ac_that_became_the_rc() -> None:
    t = table(us(top="missed-l1 missed-l2"), them(hand="beer-o1", gear="dynamite-o1", top="colt-o1"), active=1)
    t.move().end().end()
    assert t.front(1) == "babe-leroy" and t.life("cattle-katie") == 1 and t.life("babe-leroy") == 4


@pytest.mark.rule("duel.dynamite", "duel.single")
def test_dynamite_goes_on_to_a_single_character() -> None:
    t = table(calm(rear_gear="dynamite-o1", top="wagon-l1"), outlaws("cattle-katie"), phase="dynamite")
    assert t.gear("cattle-katie") == ["dynamite-o1"]


@pytest.mark.rule("duel.dynamite", "duel.single")
def test_dynamite_of_a_single_character_is_checked() -> None:
    t = table(law("the-stranger", gear="dynamite-o1", top="colt-l1 wagon-l1 missed-l1"), them(), phase="dynamite")
    assert t.life("the-stranger") == 1 and t.asked == (0, "play")


@pytest.mark.rule("duel.dynamite")
def test_alan_pinkertoon_is_awake_when_dynamite_explodes_with_him_as_rc() -> None:
    t = table(law("the-stranger", "alan-pinkertoon", rear_gear="dynamite-o1", top="colt-l1"), them(), phase="dynamite")
    assert t.life("alan-pinkertoon") == 1 and t.life("cattle-katie") == 1


@pytest.mark.rule("duel.dynamite", "duel.death")
def test_who_falls_to_dynamite_is_replaced_before_the_turn_goes_on() -> None:
    t = table(
        calm(life=3, gear="dynamite-o1", reserve="tex-killer", top="colt-l1 hat-l1 bank-l1 missed-l1 missed-l2"),
        them(),
        phase="dynamite",
    )
    assert t.front(0) == "tex-killer" and t.hand(0) == ["hat-l1", "bank-l1", "missed-l1", "missed-l2"]
    assert t.asked == (0, "play")


@pytest.mark.rule("duel.dynamite", "duel.stealing")
def test_dynamite_may_be_removed_by_stealing() -> None:
    t = table(us(gear="dynamite-o1"), them(hand="stealing-o1"), active=1).play("stealing-o1", taken="dynamite-o1")
    assert t.gear("pat-garret") == [] and t.pile("discard") == ["dynamite-o1", "stealing-o1"]


# -- Dynamite, Rattlesnake and Stampede together ---------------------------------------------------------------------

BEGINNING = ("revealed", "exploded", "lost", "fell", "entered", "swapped")


@pytest.mark.rule("duel.turn.phases", "duel.stampede", "duel.rattlesnake", "duel.dynamite")
def test_who_falls_to_dynamite_takes_his_rattlesnake_and_stampede_with_him() -> None:
    t = table(
        calm(life=3, gear="dynamite-o1 rattlesnake-o1 stampede-l1", reserve="tex-killer", top="colt-l1 hat-l1 bank-l1"),
        them(),
        phase="dynamite",
    )
    assert t.story(*BEGINNING) == ["revealed", "exploded", "lost", "fell", "entered"]
    assert t.front(0) == "tex-killer" and {"rattlesnake-o1", "stampede-l1"} <= {*t.pile("discard")}
    assert t.life("tex-killer") == 4


@pytest.mark.rule("duel.turn.phases", "duel.stampede", "duel.rattlesnake", "duel.dynamite")
def test_after_a_death_by_dynamite_rattlesnake_and_stampede_of_the_other_are_checked() -> None:
    t = table(
        calm(
            life=3,
            gear="dynamite-o1",
            rear_gear="rattlesnake-o1 stampede-l1",
            reserve="tex-killer",
            top="colt-l1 hat-l1 bank-l1 missed-l1",
        ),
        them(),
        phase="dynamite",
    )
    assert t.story(*BEGINNING) == ["revealed", "exploded", "lost", "fell", "entered", "revealed", "lost", "swapped"]
    assert t.life("wyatt-earp") == 3 and t.front(0) == "wyatt-earp" and t.life("tex-killer") == 4


@pytest.mark.rule("duel.turn.phases", "duel.stampede", "duel.rattlesnake")
def test_who_falls_to_a_rattlesnake_takes_his_stampede_with_him() -> None:
    t = table(
        calm(life=1, gear="rattlesnake-o1 stampede-l1", reserve="tex-killer", top="missed-l1"), them(), phase="dynamite"
    )
    assert t.front(0) == "tex-killer" and t.happened("swapped") == [] and t.life("the-stranger") is None


@pytest.mark.rule("duel.turn.phases", "duel.stampede", "duel.rattlesnake", "duel.single")
def test_after_a_death_without_reserve_a_stampede_swaps_nobody() -> None:
    t = table(calm(life=1, gear="rattlesnake-o1", rear_gear="stampede-l1", top="missed-l1"), them(), phase="dynamite")
    assert t.front(0) == "wyatt-earp" and t.happened("swapped") == [] and t.gear("wyatt-earp") == ["stampede-l1"]


@pytest.mark.rule("duel.turn.phases", "duel.end", "duel.dynamite")
def test_a_death_by_dynamite_may_end_the_game_before_anything_else() -> None:
    t = table(
        law("the-stranger", life=3, gear="dynamite-o1 rattlesnake-o1", top="colt-l1 missed-l1"),
        them(),
        phase="dynamite",
    )
    assert t.winner == "outlaws" and len(t.happened("revealed")) == 1


# -- Rattlesnake -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.rattlesnake", "duel.reveal")
@pytest.mark.parametrize(("card", "life"), [("missed-l1", 3), ("wagon-l1", 4), ("colt-l1", 4), ("hat-l1", 4)])
def test_a_rattlesnake_bites_on_a_snake_and_stays(card: str, life: int) -> None:
    t = table(calm(gear="rattlesnake-o1", top=card), them(), phase="dynamite")
    assert t.life("the-stranger") == life and t.gear("the-stranger") == ["rattlesnake-o1"]
    assert t.pile("discard") == [card] and len(t.hand(0)) == 2


@pytest.mark.rule("duel.rattlesnake")
def test_a_rattlesnake_is_checked_in_the_turn_of_its_characters_owner() -> None:
    t = table(calm(top="missed-l1"), them(hand="rattlesnake-o1"), active=1).play("rattlesnake-o1", at="the-stranger")
    assert t.happened("revealed") == []
    t.end()
    assert t.turn_of == 0 and t.life("the-stranger") == 3


@pytest.mark.rule("duel.rattlesnake")
def test_a_rattlesnake_bites_again_in_the_next_turn() -> None:
    t = table(calm(gear="rattlesnake-o1", top="missed-l1 hat-l1 bank-l1 missed-l2"), them(), phase="dynamite")
    t.end()
    assert t.turn_of == 1 and len(t.happened("revealed")) == 1
    assert t.end().life("the-stranger") == 2 and t.gear("the-stranger") == ["rattlesnake-o1"]


@pytest.mark.rule("duel.rattlesnake", "duel.turn.equipment")
def test_a_rattlesnake_goes_to_the_opponents_ac_or_the_own_rc() -> None:
    t = table(us(), them(hand="rattlesnake-o1"), active=1)
    assert t.refused("play-at rattlesnake-o1 jango") == "rearguard"
    assert t.play("rattlesnake-o1", at="babe-leroy").gear("babe-leroy") == ["rattlesnake-o1"]


# -- Stampede --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.stampede")
@pytest.mark.parametrize(("gear", "rear_gear"), [("stampede-l1", ""), ("", "stampede-l1")])
def test_a_stampede_swaps_at_the_beginning_of_the_turn_and_stays(gear: str, rear_gear: str) -> None:
    t = table(calm(gear=gear, rear_gear=rear_gear), them(), phase="dynamite")
    assert t.front(0) == "wyatt-earp" and [*t.gear("the-stranger"), *t.gear("wyatt-earp")] == ["stampede-l1"]


@pytest.mark.rule("duel.stampede")
def test_a_stampede_works_in_the_turn_of_its_characters_owner_only() -> None:
    t = table(us(gear="stampede-l1"), them(), active=1, phase="dynamite")
    assert t.front(0) == "pat-garret" and t.front(1) == "cattle-katie"


@pytest.mark.rule("duel.stampede")
def test_a_stampede_given_to_the_opponents_ac_swaps_the_opponent() -> None:
    t = table(us(hand="stampede-l1"), them()).play("stampede-l1", at="cattle-katie").end()
    assert t.turn_of == 1 and t.front(1) == "babe-leroy" and t.front(0) == "pat-garret"


@pytest.mark.rule("duel.stampede", "duel.single")
def test_a_stampede_does_nothing_to_a_single_character() -> None:
    t = table(law("the-stranger", gear="stampede-l1", top="wagon-l1"), them(), phase="dynamite")
    assert t.front(0) == "the-stranger" and t.happened("swapped") == [] and t.gear("the-stranger") == ["stampede-l1"]


@pytest.mark.rule("duel.stampede", "duel.bank")
def test_after_a_stampede_it_is_the_new_ac_whose_bank_counts() -> None:
    t = table(calm(gear="stampede-l1", rear_gear="bank-l1"), them(), phase="dynamite")
    assert len(t.hand(0)) == 3
    assert len(table(calm(gear="stampede-l1 bank-l1"), them(), phase="dynamite").hand(0)) == 2


@pytest.mark.rule("duel.gun-belt", "duel.equipment.own")
def test_the_opponents_gun_belt_is_no_help() -> None:
    t = table(us(hand="colt-l1 carbine-l1"), them(gear="gun-belt-o1")).play("colt-l1", at="cattle-katie")
    assert t.refused("play-at carbine-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.dynamite", "duel.death")
@pytest.mark.parametrize("life", [1, 2, 3])
def test_dynamite_kills_whoever_has_three_lives_or_fewer(life: int) -> None:
    t = table(calm(life=life, gear="dynamite-o1", reserve="tex-killer", top="colt-l1"), them(), phase="dynamite")
    assert t.life("the-stranger") is None and t.front(0) == "tex-killer" and t.life("tex-killer") == 4


@pytest.mark.rule("duel.equipment.same-name", "duel.single")
def test_equipment_of_a_single_character_is_replaced_by_either_player() -> None:
    t = table(us(hand="hat-l1"), outlaws("cattle-katie", gear="hat-o1")).play("hat-l1", at="cattle-katie")
    assert t.gear("cattle-katie") == ["hat-l1"] and t.pile("discard") == ["hat-o1"]
