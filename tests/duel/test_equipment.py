"""Equipment that works while its character is awake."""

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
