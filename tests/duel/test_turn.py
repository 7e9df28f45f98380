"""The phases of a turn: what may be played where, and the hand limit."""

from functools import partial

import pytest

from tests.duel.kit import law, outlaws, table

us = partial(law, "pat-garret", "jango")
them = partial(outlaws, "cattle-katie", "dalton-bros")
SPARE = "wagon-l1"

# -- the phases ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.turn.phases", "duel.dynamite", "duel.rattlesnake", "duel.stampede")
def test_a_turn_begins_with_dynamite_then_rattlesnake_then_stampede_then_the_draw() -> None:
    t = table(
        law("bill-tightman", "jango", gear="stampede-l1 rattlesnake-o1", rear_gear="dynamite-o1", top=TOP_FOUR),
        them(),
        phase="dynamite",
    )
    assert t.story("revealed", "passed-on", "swapped", "drew") == [
        "revealed",
        "passed-on",
        "revealed",
        "swapped",
        "drew",
    ]
    assert [event["cause"] for event in t.happened("revealed")] == ["dynamite", "rattlesnake"]
    assert t.hand(0) == ["water-l1", "wagon-l2"] and t.front(0) == "jango"


TOP_FOUR = "hat-l1 scope-l1 water-l1 wagon-l2"


@pytest.mark.rule("duel.turn.phases")
def test_two_cards_are_drawn() -> None:
    t = table(law("bill-tightman", "jango", top=TOP_FOUR), them(), phase="draw")
    assert t.hand(0) == ["hat-l1", "scope-l1"] and t.asked == (0, "play")


@pytest.mark.rule("duel.turn.phases", "duel.turn.swap")
def test_the_token_may_move_before_between_and_after_plays() -> None:
    for moment in range(3):
        t = table(us(hand="derringer-l1 derringer-l2 missed-l1"), them())
        for number, card in enumerate(["derringer-l1", "derringer-l2"]):
            if number == moment:
                t.move()
            t.play(card, at="cattle-katie")
        if moment == 2:
            t.move().end()
        assert t.front(0) == "jango" and t.life("cattle-katie") == 2


@pytest.mark.rule("duel.turn.phases")
def test_after_a_turn_it_is_the_opponents() -> None:
    t = table(us(hand=SPARE), them(top="colt-o1 colt-o2")).end()
    assert t.turn_of == 1 and t.asked == (1, "play") and t.hand(1) == ["colt-o1", "colt-o2"]


@pytest.mark.rule("duel.turn.phases")
def test_a_turn_may_pass_without_playing_anything() -> None:
    t = table(us(hand="colt-l1"), them()).end()
    assert t.hand(0) == ["colt-l1"] and t.happened("played") == [] and t.turn_of == 1


# -- what may be played where ----------------------------------------------------------------------------------------


@pytest.mark.rule("duel.turn.one-bang")
def test_only_one_bang_card_is_played_in_a_turn() -> None:
    t = table(us(hand="colt-l1 carbine-l1 missed-l1"), them()).play("colt-l1", at="cattle-katie")
    assert t.refused("play-at carbine-l1 cattle-katie") == "bang-limit" and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.turn.one-bang")
def test_the_limit_holds_after_a_swap_too() -> None:
    t = table(us(hand="colt-l1 carbine-l1 wagon-l1"), them()).play("colt-l1", at="cattle-katie").move()
    assert t.front(0) == "jango" and t.refused("play-at carbine-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.turn.one-bang")
def test_an_avoided_bang_card_counts_as_well() -> None:
    t = table(us(hand="colt-l1 carbine-l1"), them(hand="missed-o1")).play("colt-l1", at="cattle-katie")
    assert t.avoid("missed-o1").refused("play-at carbine-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.turn.one-bang", "duel.knife", "duel.derringer", "duel.gatling")
def test_hits_that_are_no_bang_cards_are_not_limited() -> None:
    t = table(us(hand="colt-l1 knife-o1 knife-o2 derringer-l1 gatling-l1"), outlaws("bull-anderson", "dalton-bros"))
    t.play("knife-o1", at="bull-anderson").play("colt-l1", at="bull-anderson").play("knife-o2", at="bull-anderson")
    t.play("derringer-l1", at="bull-anderson")
    assert t.life("bull-anderson") == 1 and "play gatling-l1" in t.options


@pytest.mark.rule("duel.turn.one-bang")
def test_the_next_turn_has_a_bang_card_of_its_own() -> None:
    t = table(us(hand="colt-l1"), them(hand="colt-o1")).play("colt-l1", at="cattle-katie").end()
    assert t.play("colt-o1", at="pat-garret").life("pat-garret") == 4


@pytest.mark.rule("duel.turn.one-bang")
def test_bang_cards_are_only_played_at_the_opponents_ac() -> None:
    t = table(us(hand="colt-l1"), them())
    assert t.refused("play-at colt-l1 dalton-bros") == "rearguard"
    assert t.refused("play-at colt-l1 pat-garret") == t.refused("play-at colt-l1 jango") == "own-character"


@pytest.mark.rule("duel.turn.actions")
@pytest.mark.parametrize("target", ["pat-garret", "jango", "cattle-katie"])
def test_action_cards_may_be_played_on_both_own_characters_and_on_the_opponents_ac(target: str) -> None:
    t = table(us(hand="strong-ale-l1", rear_life=1), them()).play("strong-ale-l1", at=target)
    assert t.life(target) == 3


@pytest.mark.rule("duel.turn.actions")
@pytest.mark.parametrize("card", ["strong-ale-l1", "knife-o1", "derringer-l1", "duel-l1"])
def test_action_cards_are_not_played_on_the_opponents_rc(card: str) -> None:
    assert table(us(hand=card), them()).refused(f"play-at {card} dalton-bros") == "rearguard"


@pytest.mark.rule("duel.turn.actions")
def test_schoolmarm_and_stealing_do_not_reach_the_opponents_rc() -> None:
    t = table(us(hand="schoolmarm-l1 stealing-o1", gear="bank-l1"), them(rear_gear="hat-o1"))
    assert t.refused("play-card schoolmarm-l1 hat-o1") == "rearguard"
    assert t.refused("play-card stealing-o1 hat-o1") == "rearguard"


@pytest.mark.rule("duel.turn.equipment")
@pytest.mark.parametrize("target", ["jango", "cattle-katie"])
def test_equipment_goes_to_the_own_rc_or_the_opponents_ac(target: str) -> None:
    t = table(us(hand="barrel-l1"), them()).play("barrel-l1", at=target)
    assert t.gear(target) == ["barrel-l1"] and t.hand(0) == [] and t.pile("discard") == []


@pytest.mark.rule("duel.turn.equipment")
def test_equipment_goes_neither_to_the_own_ac_nor_to_the_opponents_rc() -> None:
    t = table(us(hand="barrel-l1"), them())
    assert t.refused("play-at barrel-l1 pat-garret") == "own-front"
    assert t.refused("play-at barrel-l1 dalton-bros") == "rearguard"


@pytest.mark.rule("duel.turn.equipment", "duel.turn.swap")
def test_after_moving_the_token_the_former_ac_may_be_equipped() -> None:
    t = table(us(hand="barrel-l1"), them()).move()
    assert t.refused("play-at barrel-l1 jango") == "own-front"
    assert t.play("barrel-l1", at="pat-garret").gear("pat-garret") == ["barrel-l1"]


@pytest.mark.rule("duel.turn.swap")
def test_the_token_moves_only_once_a_turn() -> None:
    t = table(us(hand=SPARE), them()).move()
    assert t.front(0) == "jango" and t.refused("move") == "moved-already"


@pytest.mark.rule("duel.turn.swap")
def test_the_token_may_move_again_in_the_next_own_turn() -> None:
    t = table(us(hand=SPARE), them(hand="beer-o1")).move().end().end()
    assert t.turn_of == 0 and t.move().front(0) == "pat-garret"


@pytest.mark.rule("duel.turn.swap")
def test_equipment_stays_with_its_character_when_the_token_moves() -> None:
    t = table(us(hand=SPARE, gear="hat-l1", rear_gear="bank-l1"), them()).move()
    assert t.gear("pat-garret") == ["hat-l1"] and t.gear("jango") == ["bank-l1"]


@pytest.mark.rule("duel.turn.swap")
def test_the_token_stays_while_a_hit_waits_for_an_answer() -> None:
    t = table(us(hand="colt-l1"), them(hand="missed-o1")).play("colt-l1", at="cattle-katie")
    assert t.refused("move") == "not-now" and t.refused("end") == "not-now"


@pytest.mark.rule("duel.turn.swap", "duel.water")
def test_water_leaves_the_own_move_of_the_token() -> None:
    t = table(us(hand="water-l1"), them()).play("water-l1", at="pat-garret")
    assert t.front(0) == "jango" and t.move().front(0) == "pat-garret"


@pytest.mark.rule("duel.turn.swap", "duel.water")
def test_water_may_follow_the_own_move_of_the_token() -> None:
    t = table(us(hand="water-l1 missed-l1"), them()).move().play("water-l1", at="jango")
    assert t.happened("swapped") == [{"seat": 0, "character": "jango"}, {"seat": 0, "character": "pat-garret"}]


@pytest.mark.rule("duel.turn.swap", "duel.shotgun")
def test_shotgun_leaves_the_own_move_of_the_token() -> None:
    t = table(us(hand="shotgun-l1"), them(hand="missed-o1")).play("shotgun-l1", at="cattle-katie").avoid("missed-o1")
    assert t.do("swap law").front(0) == "jango" and t.move().front(0) == "pat-garret"


@pytest.mark.rule("duel.turn.swap", "duel.stampede")
def test_stampede_leaves_the_own_move_of_the_token() -> None:
    t = table(law("the-stranger", "jango", gear="stampede-l1"), them(), phase="dynamite")
    assert t.front(0) == "jango" and t.move().front(0) == "the-stranger"


# -- played for nothing, played first --------------------------------------------------------------------------------


@pytest.mark.rule("duel.turn.no-effect", "duel.beer")
def test_beer_may_be_played_at_full_life() -> None:
    t = table(us(), them(hand="beer-o1"), active=1).play("beer-o1")
    assert t.life("cattle-katie") == 4 and t.life("dalton-bros") == 3 and t.pile("discard") == ["beer-o1"]


@pytest.mark.rule("duel.turn.no-effect", "duel.strong-ale")
def test_strong_ale_may_be_played_on_someone_with_three_lives() -> None:
    t = table(us(hand="strong-ale-l1"), them()).play("strong-ale-l1", at="jango")
    assert t.life("jango") == 3 and t.happened("lost") == []
    assert t.pile("discard") == ["strong-ale-l1"]


@pytest.mark.rule("duel.turn.no-effect", "duel.schoolmarm")
def test_schoolmarm_needs_a_card_in_play() -> None:
    t = table(us(hand="schoolmarm-l1"), them(rear_gear="hat-o1"))
    assert not [text for text in t.options if "schoolmarm" in text]
    assert table(us(hand="schoolmarm-l1"), them()).refused("play schoolmarm-l1") == "nothing-in-play"


@pytest.mark.rule("duel.turn.no-effect", "duel.stealing")
def test_stealing_needs_a_hand_card_or_a_card_in_play() -> None:
    t = table(us(), them(hand="stealing-o1"), active=1)
    assert t.refused("play-hand stealing-o1") == "hand-empty" and t.options == ["end", "move"]


@pytest.mark.rule("duel.turn.no-effect", "duel.water", "duel.single")
def test_water_is_not_played_on_single_characters() -> None:
    t = table(law("pat-garret", hand=f"water-l1 {SPARE}"), outlaws("cattle-katie"))
    assert t.refused("play-at water-l1 pat-garret") == t.refused("play-at water-l1 cattle-katie") == "alone"


@pytest.mark.rule("duel.turn.played-first")
def test_a_played_card_lies_on_the_discard_pile_before_it_takes_effect() -> None:
    t = table(us(hand="colt-l1"), them(hand="missed-o1"), discard="beer-o1").play("colt-l1", at="cattle-katie")
    assert t.asked == (1, "hit") and t.pile("discard") == ["colt-l1", "beer-o1"]
    assert t.avoid("missed-o1").pile("discard") == ["missed-o1", "colt-l1", "beer-o1"]


@pytest.mark.rule("duel.turn.played-first", "duel.wagon")
def test_wagon_lies_below_the_card_it_makes_one_discard() -> None:
    t = table(us(hand="wagon-l1", top="hat-l1 scope-l1 water-l1"), them()).play("wagon-l1")
    assert t.pile("discard") == ["wagon-l1"] and t.do("discard hat-l1").pile("discard") == ["hat-l1", "wagon-l1"]


# -- the hand limit --------------------------------------------------------------------------------------------------

SIX = "colt-l1 missed-l1 missed-l2 missed-l3 missed-l4 missed-l5"


@pytest.mark.rule("duel.turn.hand-limit")
@pytest.mark.parametrize(("life", "kept"), [(5, 5), (4, 4), (3, 3), (2, 2), (1, 2)])
def test_the_hand_limit_is_the_life_of_the_ac_but_two_cards_with_one_life(life: int, kept: int) -> None:
    t = table(us(hand=SIX, life=life, rear_life=1), them()).end()
    assert t.asked == (0, "discard") and t.question == {"excess": 6 - kept}
    for card in SIX.split()[: 6 - kept]:
        assert t.turn_of == 0
        t.do(f"discard {card}")
    assert t.turn_of == 1 and t.hand(0) == SIX.split()[6 - kept :]


@pytest.mark.rule("duel.turn.hand-limit")
def test_any_card_may_be_the_one_discarded() -> None:
    t = table(us(hand=SIX), them()).end()
    assert t.options == [f"discard {card}" for card in SIX.split()]
    assert t.do("discard missed-l3").pile("discard") == ["missed-l3"]


@pytest.mark.rule("duel.turn.hand-limit")
def test_with_as_many_cards_as_lives_nothing_is_discarded() -> None:
    t = table(us(hand="missed-l1 missed-l2", life=2), them(hand="colt-o1")).end()
    assert t.turn_of == 1 and len(t.hand(0)) == 2 and t.pile("discard") == []


@pytest.mark.rule("duel.turn.hand-limit")
def test_two_cards_may_be_kept_with_one_life() -> None:
    t = table(us(hand="missed-l1 missed-l2", life=1), them(hand="colt-o1")).end()
    assert t.turn_of == 1 and len(t.hand(0)) == 2


@pytest.mark.rule("duel.turn.hand-limit", "duel.turn.swap")
def test_the_limit_is_that_of_the_ac_at_the_end_of_the_turn() -> None:
    t = table(us(hand=SIX, rear_life=2), them()).move().end()
    assert t.asked == (0, "discard") and t.question == {"excess": 4}
