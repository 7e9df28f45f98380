"""The blue cards, from Bank to Stampede."""

from functools import partial

import pytest

from tests.duel.kit import Table, law, outlaws, table

us = partial(law, "pat-garret", "jango")
calm = partial(law, "the-stranger", "wyatt-earp")
them = partial(outlaws, "cattle-katie", "babe-leroy")

# -- Bank ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.bank")
def test_the_bank_of_the_ac_gives_a_third_card() -> None:
    t = table(calm(gear="bank-l1", top="colt-l1 hat-l1 wagon-l1"), them(), phase="draw")
    assert t.hand(0) == ["colt-l1", "hat-l1", "wagon-l1"] and t.asked == (0, "play")


@pytest.mark.rule("duel.bank", "duel.equipment.own")
def test_a_bank_given_to_the_opponent_serves_the_opponent() -> None:
    t = table(us(hand="bank-l1"), them()).play("bank-l1", at="cattle-katie").end()
    assert len(t.hand(1)) == 3


# -- Barrel ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.barrel", "duel.reveal")
@pytest.mark.parametrize(("card", "life"), [("beer-o1", 4), ("missed-o1", 3), ("colt-o1", 3), ("knife-o1", 3)])
def test_only_a_barrel_on_a_barrel_is_an_avoid(card: str, life: int) -> None:
    t = table(us(hand="colt-l1"), them(gear="barrel-o1", top=card)).play("colt-l1", at="cattle-katie").do("barrel")
    assert t.life("cattle-katie") == life and t.gear("cattle-katie") == ["barrel-o1"] and t.pile("discard")[0] == card


@pytest.mark.rule("duel.barrel")
def test_nobody_has_to_use_his_barrel() -> None:
    t = table(us(hand="colt-l1"), them(gear="barrel-o1", top="beer-o1")).play("colt-l1", at="cattle-katie").let()
    assert t.life("cattle-katie") == 3 and t.deck(1)[0] == "beer-o1"


@pytest.mark.rule("duel.barrel", "duel.gatling", "duel.knife")
@pytest.mark.parametrize("card", ["gatling-l1", "knife-o1", "derringer-l1"])
def test_a_barrel_works_against_every_hit(card: str) -> None:
    t = table(us(hand=card), them(gear="barrel-o1", top="beer-o1"))
    t.play(card, at="" if card == "gatling-l1" else "cattle-katie").do("barrel")
    assert t.life("cattle-katie") == 4


@pytest.mark.rule("duel.barrel")
def test_a_barrel_against_tex_killer_is_one_avoid_and_the_extra_card_is_due() -> None:
    t = table(law("tex-killer", "jango", hand="colt-l1"), them(gear="barrel-o1", hand="clock-o1", top="beer-o1"))
    t.play("colt-l1", at="cattle-katie").do("barrel")
    assert t.asked == (1, "extra") and t.do("pay clock-o1").life("cattle-katie") == 4 and t.hand(1) == []


@pytest.mark.rule("duel.barrel")
def test_a_barrel_against_tex_killer_is_no_use_without_a_card() -> None:
    t = table(law("tex-killer", "jango", hand="colt-l1"), them(gear="barrel-o1", top="beer-o1"))
    assert t.play("colt-l1", at="cattle-katie").do("barrel").life("cattle-katie") == 3


# -- Clock -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.clock")
def test_a_clock_draws_a_card_when_the_opponent_moves_his_token() -> None:
    t = table(us(gear="clock-o1", top="colt-l1"), them(hand="beer-o1"), active=1).move()
    assert t.hand(0) == ["colt-l1"]


@pytest.mark.rule("duel.clock")
def test_a_clock_ignores_the_own_token() -> None:
    t = table(us(hand="missed-l1 wagon-l1", gear="clock-o1", rear_gear="clock-o2"), them()).move()
    assert t.hand(0) == ["missed-l1", "wagon-l1"] and t.hand(1) == []


@pytest.mark.rule("duel.clock", "duel.active")
def test_the_clock_of_the_rc_sleeps() -> None:
    t = table(us(rear_gear="clock-o1"), them(hand="beer-o1"), active=1).move()
    assert t.hand(0) == []


@pytest.mark.rule("duel.clock", "duel.water")
def test_a_clock_draws_a_card_when_its_owner_swaps_the_opponents_characters() -> None:
    t = table(us(hand="water-l1", gear="clock-o1", top="colt-l1"), them()).play("water-l1", at="cattle-katie")
    assert t.hand(0) == ["colt-l1"]


@pytest.mark.rule("duel.clock", "duel.shotgun")
def test_a_clock_draws_a_card_for_a_shotgun() -> None:
    t = table(us(hand="shotgun-l1", gear="clock-o1", top="colt-l1"), them(hand="missed-o1"))
    t.play("shotgun-l1", at="cattle-katie").avoid("missed-o1").do("swap outlaws")
    assert t.hand(0) == ["colt-l1"]


@pytest.mark.rule("duel.clock", "duel.stampede")
def test_a_clock_draws_a_card_for_a_stampede() -> None:
    t = table(us(gear="clock-o1", top="colt-l1"), them(gear="stampede-l1"), active=1, phase="dynamite")
    assert t.hand(0) == ["colt-l1"] and t.front(1) == "babe-leroy"


@pytest.mark.rule("duel.clock", "duel.single")
def test_a_clock_of_a_single_character_works() -> None:
    t = table(law("pat-garret", gear="clock-o1", top="colt-l1"), them(hand="beer-o1"), active=1).move()
    assert t.hand(0) == ["colt-l1"]


@pytest.mark.rule("duel.clock", "duel.single", "duel.stampede")
def test_a_clock_stands_still_when_the_opponent_has_one_character() -> None:
    t = table(us(gear="clock-o1"), outlaws("cattle-katie", gear="stampede-l1"), active=1, phase="dynamite")
    assert t.hand(0) == [] and t.happened("swapped") == []


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


# -- Gun belt --------------------------------------------------------------------------------------------------------

REDS = ["colt-l1", "carbine-l1", "peacemaker-l1", "shotgun-l1"]


def shoot(t: Table, *cards: str) -> Table:
    """Red cards at the same target, one after the other."""
    for card in cards:
        t.play(card, at="bull-anderson")
    return t


belted = partial(law, "pat-garret", "jango", hand=" ".join(REDS), gear="gun-belt-l1")
tough = outlaws("bull-anderson", "babe-leroy")


@pytest.mark.rule("duel.gun-belt")
def test_with_a_gun_belt_any_number_of_bang_cards_may_be_played() -> None:
    assert shoot(table(belted(), tough), *REDS).life("bull-anderson") == 1


@pytest.mark.rule("duel.gun-belt", "duel.turn.swap")
def test_after_a_swap_the_new_ac_has_one_bang_card_left() -> None:
    t = shoot(table(belted(), tough), "colt-l1", "carbine-l1").move().play("peacemaker-l1", at="bull-anderson")
    assert t.life("bull-anderson") == 2 and t.turn_of == 1
    t = shoot(
        table(law("pat-garret", "jango", hand=" ".join([*REDS, "wagon-l1"]), gear="gun-belt-l1"), tough), "colt-l1"
    )
    shoot(t.move(), "carbine-l1")
    assert t.refused("play-at peacemaker-l1 bull-anderson") == "bang-limit"


@pytest.mark.rule("duel.gun-belt", "duel.turn.swap")
def test_after_the_one_bang_card_a_swap_to_the_gun_belt_allows_more() -> None:
    t = table(law("pat-garret", "jango", hand=" ".join(REDS), rear_gear="gun-belt-l1"), tough)
    shoot(t, "colt-l1")
    assert t.refused("play-at carbine-l1 bull-anderson") == "bang-limit"
    assert shoot(t.move(), "carbine-l1", "peacemaker-l1").life("bull-anderson") == 2


@pytest.mark.rule("duel.gun-belt", "duel.active")
def test_the_gun_belt_of_the_rc_sleeps() -> None:
    t = shoot(table(law("pat-garret", "jango", hand=" ".join(REDS), rear_gear="gun-belt-l1"), tough), "colt-l1")
    assert t.refused("play-at shotgun-l1 bull-anderson") == "bang-limit"


@pytest.mark.rule("duel.gun-belt")
def test_bang_cards_played_with_a_gun_belt_do_not_count_when_it_is_gone() -> None:
    t = table(
        law("pat-garret", "jango", hand="colt-l1 carbine-l1 peacemaker-l1 stealing-o1", gear="gun-belt-l1"), tough
    )
    shoot(t, "colt-l1").play("stealing-o1", taken="gun-belt-l1")
    assert shoot(t, "carbine-l1").refused("play-at peacemaker-l1 bull-anderson") == "bang-limit"


# -- Hat -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.hat")
def test_a_hat_is_discarded_from_play_as_an_avoid() -> None:
    t = table(us(hand="colt-l1"), them(gear="hat-o1")).play("colt-l1", at="cattle-katie").do("hat")
    assert t.life("cattle-katie") == 4 and t.pile("discard") == ["hat-o1", "colt-l1"]


@pytest.mark.rule("duel.hat")
def test_a_hat_in_hand_is_no_avoid() -> None:
    t = table(us(hand="colt-l1"), them(hand="hat-o1 missed-o1")).play("colt-l1", at="cattle-katie")
    assert t.refused("avoid hat-o1") == "wrong-card" and t.refused("hat") == "no-hat"


@pytest.mark.rule("duel.hat", "duel.rc-targeted")
def test_the_hat_of_the_rc_saves_the_rc() -> None:
    t = table(us(hand="winchester-l1"), them(rear_gear="hat-o1")).play("winchester-l1", at="babe-leroy").do("hat")
    assert t.life("babe-leroy") == 4 and t.gear("babe-leroy") == []


@pytest.mark.rule("duel.hat")
def test_a_hat_avoids_annie_oakeys_missed_played_as_a_colt() -> None:
    t = table(law("annie-oakey", "jango", hand="missed-l1"), them(gear="hat-o1")).do("as-colt missed-l1 cattle-katie")
    assert t.do("hat").life("cattle-katie") == 4


@pytest.mark.rule("duel.hat")
def test_a_hat_against_tex_killer_is_one_avoid() -> None:
    t = (
        table(law("tex-killer", "jango", hand="colt-l1"), them(gear="hat-o1"))
        .play("colt-l1", at="cattle-katie")
        .do("hat")
    )
    assert t.life("cattle-katie") == 3 and t.gear("cattle-katie") == []


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


# -- Scope -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.scope")
@pytest.mark.parametrize(
    "card",
    [
        *("colt-l1", "carbine-l1", "peacemaker-l1", "remington-o1", "schofield-o1", "shotgun-l1", "winchester-l1"),
        *("derringer-l1", "knife-o1"),
    ],
)
def test_with_a_scope_hit_cards_may_aim_at_the_rc(card: str) -> None:
    t = table(us(hand=card, gear="scope-l1"), them()).play(card, at="babe-leroy")
    assert t.life("babe-leroy") == 3 and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.scope")
def test_with_a_scope_the_ac_is_still_a_target() -> None:
    assert (
        table(us(hand="colt-l1", gear="scope-l1"), them()).play("colt-l1", at="cattle-katie").life("cattle-katie") == 3
    )


@pytest.mark.rule("duel.scope")
@pytest.mark.parametrize(
    "text",
    [
        "play-at duel-l1 babe-leroy",
        "play-card stealing-o1 hat-o1",
        "play-card schoolmarm-l1 hat-o1",
        "play-at strong-ale-l1 babe-leroy",
        "play-at bank-l1 babe-leroy",
    ],
)
def test_a_scope_has_no_effect_on_other_cards(text: str) -> None:
    t = table(us(hand=text.split()[1], gear="scope-l1"), them(rear_gear="hat-o1"))
    assert t.refused(text) == "rearguard"


@pytest.mark.rule("duel.scope", "duel.active")
def test_the_scope_of_the_rc_sleeps() -> None:
    t = table(us(hand="colt-l1", rear_gear="scope-l1"), them())
    assert t.refused("play-at colt-l1 babe-leroy") == "rearguard"
    assert t.move().play("colt-l1", at="babe-leroy").life("babe-leroy") == 3


@pytest.mark.rule("duel.scope")
def test_a_scope_does_not_turn_return_fire_on_the_rc() -> None:
    t = table(us(hand="return-fire-l1", gear="scope-l1"), them(hand="colt-o1"), active=1).play(
        "colt-o1", at="pat-garret"
    )
    t.avoid("return-fire-l1")
    assert t.life("cattle-katie") == 3 and t.life("babe-leroy") == 4


@pytest.mark.rule("duel.scope", "duel.derringer")
def test_any_card_avoids_a_derringer_at_the_rc_too() -> None:
    t = table(us(hand="derringer-l1", gear="scope-l1"), them(hand="beer-o1")).play("derringer-l1", at="babe-leroy")
    assert t.do("cover beer-o1").life("babe-leroy") == 4


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
