"""Every reason why something isn't possible, once where it belongs."""

from functools import partial

import pytest

from sixgun.engine.messages import messages_of
from sixgun.games.duel import reasons
from tests.duel.kit import law, outlaws, table

us = partial(law, "pat-garret", "jango")
them = partial(outlaws, "cattle-katie", "babe-leroy")


def reason(the_law: dict[str, object], the_outlaws: dict[str, object], text: str, active: int = 0) -> str:
    """Why something can't be done in phase 2."""
    return table(the_law, the_outlaws, active=active).refused(text)


@pytest.mark.rule("duel.turn.actions")
def test_a_card_that_one_does_not_hold_is_not_yours() -> None:
    assert reason(us(hand="colt-l1"), them(hand="beer-o1"), "play beer-o1") == "not-yours"
    assert reason(us(hand="colt-l1"), them(hand="knife-o1"), "play-at knife-o1 cattle-katie") == "not-yours"


@pytest.mark.rule("duel.turn.one-bang")
def test_a_character_who_is_not_in_play_is_absent() -> None:
    assert reason(us(hand="colt-l1"), them(), "play-at colt-l1 sid-curry") == "absent"
    assert reason(us(hand="colt-l1"), them(reserve="sid-curry"), "play-at colt-l1 sid-curry") == "absent"


@pytest.mark.rule("duel.turn.one-bang", "duel.turn.actions", "duel.turn.equipment")
@pytest.mark.parametrize("card", ["colt-l1", "knife-o1", "strong-ale-l1", "bank-l1"])
def test_the_opponents_rc_is_in_the_rearguard(card: str) -> None:
    assert reason(us(hand=card), them(), f"play-at {card} babe-leroy") == "rearguard"


@pytest.mark.rule("duel.turn.equipment")
def test_the_own_ac_is_not_equipped() -> None:
    assert reason(us(hand="bank-l1"), them(), "play-at bank-l1 pat-garret") == "own-front"


@pytest.mark.rule("duel.turn.one-bang")
def test_the_bang_limit_is_told() -> None:
    t = table(us(hand="colt-l1 carbine-l1"), them()).play("colt-l1", at="cattle-katie")
    found = t.game.why_not("play-at carbine-l1 cattle-katie")
    assert found is not None and found.name == "bang-limit" and found.arguments() == {"limit": 1}


@pytest.mark.rule("duel.missed", "duel.return-fire")
@pytest.mark.parametrize("card", ["missed-l1", "return-fire-l1"])
def test_an_avoid_needs_a_hit(card: str) -> None:
    assert reason(us(hand=card), them(), f"play {card}") == "needs-hit"


@pytest.mark.rule("duel.single", "duel.water")
def test_who_is_alone_is_not_swapped() -> None:
    t = table(law("pat-garret", hand="water-l1 wagon-l1"), them())
    assert t.refused("move") == t.refused("play-at water-l1 pat-garret") == "alone"


@pytest.mark.rule("duel.turn.swap")
def test_the_token_has_moved_already() -> None:
    assert table(us(hand="wagon-l1"), them()).move().refused("move") == "moved-already"


@pytest.mark.rule("duel.active")
def test_an_ability_for_once_a_turn_is_used_already() -> None:
    t = table(us(), them(hand="wagon-o1", gear="bank-l1 clock-o1"), active=1).do("trade bank-l1")
    assert t.refused("trade clock-o1") == "used-already"


@pytest.mark.rule("duel.active")
def test_babe_leroys_hand_is_not_empty() -> None:
    assert reason(us(), outlaws("babe-leroy", "cattle-katie", hand="beer-o1"), "draw-two", 1) == "hand-not-empty"


@pytest.mark.rule("duel.active")
@pytest.mark.parametrize(
    "text", ["draw-two", "trade bank-l1", "copy beer-o1", "exchange beer-o1", "as-colt beer-o1 pat-garret"]
)
def test_the_abilities_of_others_are_no_abilities_of_ones_own(text: str) -> None:
    t = table(us(), outlaws("dalton-bros", "tom-thorn", hand="beer-o1", gear="bank-l1"), active=1)
    assert t.refused(text) == "no-ability"


@pytest.mark.rule("duel.active")
def test_pearl_hat_copies_no_red_card() -> None:
    t = table(us(), outlaws("pearl-hat", "babe-leroy", hand="beer-o1"), active=1, discard="colt-l1")
    assert t.refused("copy beer-o1") == "no-copy"


@pytest.mark.rule("duel.schoolmarm", "duel.turn.no-effect")
def test_there_is_nothing_in_play_for_schoolmarm() -> None:
    assert reason(us(hand="schoolmarm-l1"), them(), "play schoolmarm-l1") == "nothing-in-play"


@pytest.mark.rule("duel.reload")
def test_it_is_too_early_to_reload() -> None:
    assert reason(us(hand="water-l1"), them(), "reload water-l1") == "no-reload-yet"


@pytest.mark.rule("duel.reload")
def test_a_card_has_no_reload_symbol() -> None:
    assert reason(us(hand="wagon-l1"), outlaws("cattle-katie"), "reload wagon-l1") == "no-reload"


@pytest.mark.rule("duel.reload")
def test_a_card_to_reload_must_be_in_the_own_hand_or_with_the_own_ac() -> None:
    t = table(us(hand="wagon-l1", rear_gear="clock-o1"), outlaws("cattle-katie", gear="scope-o1", hand="water-o1"))
    assert t.refused("reload clock-o1") == "not-yours"
    assert t.refused("reload scope-o1") == t.refused("reload water-o1") == "not-yours"


@pytest.mark.rule("duel.hit.circled")
def test_a_card_is_the_wrong_one_for_avoiding() -> None:
    t = table(us(hand="colt-l1"), them(hand="missed-o1 beer-o1")).play("colt-l1", at="cattle-katie")
    assert t.refused("avoid beer-o1") == t.refused("cover beer-o1") == "wrong-card"


@pytest.mark.rule("duel.barrel", "duel.hat", "duel.hit.avoid")
def test_there_is_no_barrel_and_no_hat() -> None:
    t = table(us(hand="colt-l1", gear="hat-l1 barrel-l1"), them(hand="missed-o1")).play("colt-l1", at="cattle-katie")
    assert t.refused("barrel") == "no-barrel" and t.refused("hat") == "no-hat" and t.refused("sid") == "no-ability"


@pytest.mark.rule("duel.barrel", "duel.avoid.window")
def test_the_barrel_was_used() -> None:
    t = table(us(hand="colt-l1"), them(hand="missed-o1", gear="barrel-o1", top="colt-o1")).play(
        "colt-l1", at="cattle-katie"
    )
    assert t.do("barrel").refused("barrel") == "barrel-used"


@pytest.mark.rule("duel.dynamite")
def test_dynamite_is_for_the_own_rearguard_only() -> None:
    assert reason(us(), them(hand="dynamite-o1"), "play-at dynamite-o1 pat-garret", 1) == "own-rearguard-only"


@pytest.mark.rule("duel.turn.one-bang", "duel.turn.equipment", "duel.turn.actions")
@pytest.mark.parametrize("card", ["colt-l1", "bank-l1", "strong-ale-l1", "water-l1", "duel-l1"])
def test_some_cards_need_a_target(card: str) -> None:
    assert reason(us(hand=card), them(), f"play {card}") == "needs-target"


@pytest.mark.rule("duel.turn.actions")
@pytest.mark.parametrize("card", ["wagon-l1", "gatling-l1", "indians-l1", "general-store-l1", "beer-o1"])
def test_some_cards_want_no_target(card: str) -> None:
    assert reason(us(hand=card), them(), f"play-at {card} cattle-katie") == "no-target-wanted"


@pytest.mark.rule("duel.stealing")
def test_the_hand_to_steal_from_is_empty() -> None:
    assert reason(us(gear="bank-l1"), them(hand="stealing-o1"), "play-hand stealing-o1", 1) == "hand-empty"


@pytest.mark.rule("duel.stealing", "duel.schoolmarm")
def test_a_card_that_is_not_in_play_is_not_there() -> None:
    assert (
        reason(us(hand="colt-l1", gear="hat-l1"), them(hand="stealing-o1"), "play-card stealing-o1 colt-l1", 1)
        == "not-there"
    )
    assert reason(us(hand="schoolmarm-l1", gear="hat-l1"), them(), "play-card schoolmarm-l1 bank-l1") == "not-there"


@pytest.mark.rule("duel.turn.one-bang", "duel.duel", "duel.knife", "duel.derringer")
@pytest.mark.parametrize("card", ["colt-l1", "winchester-l1", "duel-l1", "knife-o1", "derringer-l1"])
@pytest.mark.parametrize("target", ["pat-garret", "jango"])
def test_nobody_shoots_at_an_own_character(card: str, target: str) -> None:
    assert reason(us(hand=card), them(), f"play-at {card} {target}") == "own-character"


@pytest.mark.rule("duel.equipment.always-on")
@pytest.mark.parametrize("card", ["rattlesnake-o1", "dynamite-o1", "stampede-l1"])
def test_cattle_katie_trades_no_always_active_equipment(card: str) -> None:
    assert reason(us(), them(hand="beer-o1", gear=f"{card} bank-l1"), f"trade {card}", 1) == "not-traded"


@pytest.mark.rule("duel.turn.phases")
def test_what_belongs_to_another_moment_is_not_possible_now() -> None:
    t = table(us(hand="colt-l1 missed-l1"), them(hand="missed-o1"))
    assert t.refused("avoid missed-l1") == t.refused("pass") == t.refused("barrel") == "not-now"
    t.play("colt-l1", at="cattle-katie")
    assert t.refused("end") == t.refused("move") == t.refused("play missed-o1") == "not-now"


@pytest.mark.rule("duel.turn.phases")
def test_nonsense_is_no_action() -> None:
    assert reason(us(hand="colt-l1"), them(), "whistle") == "no-action"


@pytest.mark.rule("duel.turn.phases")
def test_a_refused_action_changes_nothing() -> None:
    t = table(us(hand="colt-l1 carbine-l1"), them()).play("colt-l1", at="cattle-katie")
    before = t.game.position()
    assert t.refused("play-at carbine-l1 cattle-katie") == "bang-limit" and t.game.position() == before


@pytest.mark.rule("duel.turn.phases")
def test_no_reason_has_two_names() -> None:
    names = [term.name for term in messages_of(reasons)]
    assert len({*names}) == len(names)


@pytest.mark.rule("duel.water")
@pytest.mark.parametrize("target", ["jango", "babe-leroy"])
def test_water_names_the_ac_of_the_side_it_swaps(target: str) -> None:
    assert reason(us(hand="water-l1"), them(), f"play-at water-l1 {target}") == "not-front"
