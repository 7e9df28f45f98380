"""Characters of the Outlaws that hit or avoid in their own way."""

import pytest

from tests.duel.kit import Table, law, outlaws, table
from tests.duel.kit import shot_at_outlaws as shot
from tests.duel.kit import turn_of_outlaws as turn

SPARE = "general-store-l1"  # a card to play, so that phase 2 goes on


def sid(top: str, *deeds: str, **more: object) -> Table:
    """A Colt at Sid Curry, with the given card on top of the Law's deck."""
    gang = outlaws("sid-curry", "west-harding", **more)  # type: ignore[arg-type]
    return table(law("the-stranger", "jango", hand="colt-l1", top=top), gang).play("colt-l1", at="sid-curry").do(*deeds)


# -- Jack Ransome ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.jack-ransome", "duel.turn.equipment")
def test_jack_puts_equipment_on_himself_in_front() -> None:
    t = turn(outlaws("jack-ransome", "west-harding", hand="scope-o1", life=1)).play("scope-o1", at="jack-ransome")
    assert t.gear("jack-ransome") == ["scope-o1"]


@pytest.mark.rule("duel.jack-ransome", "duel.colt")
def test_jack_shoots_the_opponents_rc() -> None:
    t = turn(outlaws("jack-ransome", "west-harding", hand="colt-o1")).play("colt-o1", at="tex-killer")
    assert t.life("tex-killer") == 3 and t.life("the-stranger") == 4


@pytest.mark.rule("duel.jack-ransome", "duel.turn.one-bang")
def test_jack_still_plays_one_bang_card_only() -> None:
    t = turn(outlaws("jack-ransome", "west-harding", hand="colt-o1 colt-o2")).play("colt-o1", at="tex-killer")
    assert t.refused("play-at colt-o2 the-stranger") == "bang-limit"


@pytest.mark.rule("duel.jack-ransome", "duel.active")
def test_jack_in_the_rear_helps_nobody() -> None:
    gang = outlaws("west-harding", "jack-ransome", hand="colt-o1 scope-o1 dynamite-o1")
    t = turn(gang)
    assert t.refused("play-at colt-o1 tex-killer") == "rearguard"
    assert t.refused("play-at scope-o1 west-harding") == "own-front"
    assert t.refused("play-at scope-o1 tex-killer") == "rearguard"
    assert t.refused("play-at dynamite-o1 the-stranger") == "own-rearguard-only"


@pytest.mark.rule("duel.jack-ransome", "duel.turn.swap")
def test_jack_reaches_everybody_right_after_he_becomes_ac() -> None:
    t = turn(outlaws("west-harding", "jack-ransome", hand="knife-o1")).move().play("knife-o1", at="tex-killer")
    assert t.life("tex-killer") == 3


# -- Sid Curry ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.sid-curry", "duel.reveal")
def test_a_barrel_from_the_opponents_deck_saves_sid_and_hits_the_shooter() -> None:
    t = sid("wagon-l1", "sid", life=1)
    assert t.life("sid-curry") == 1 and t.life("the-stranger") == 3 and t.pile("discard")[0] == "wagon-l1"


@pytest.mark.rule("duel.sid-curry")
@pytest.mark.parametrize("top", ["missed-l1", "hat-l1", "duel-l1"])
def test_without_a_barrel_symbol_sid_may_still_avoid_otherwise(top: str) -> None:
    t = sid(top, "sid", hand="missed-o1")
    assert t.options == ["pass", "avoid missed-o1"] and t.avoid("missed-o1").life("sid-curry") == 4
    assert t.life("the-stranger") == 4


@pytest.mark.rule("duel.sid-curry")
def test_sid_need_not_use_his_ability() -> None:
    t = sid("wagon-l1", "pass")
    assert t.life("sid-curry") == 3 and t.deck(0)[0] == "wagon-l1"


@pytest.mark.rule("duel.sid-curry", "duel.death.ability")
def test_sid_hit_on_his_last_life_hits_nobody() -> None:
    t = sid("missed-l1", "sid", life=1)
    assert t.life("sid-curry") is None and t.life("the-stranger") == 4


@pytest.mark.rule("duel.sid-curry", "duel.active")
def test_sid_in_the_rear_does_not_help_his_partner() -> None:
    t = shot(outlaws("west-harding", "sid-curry", hand="missed-o1"), at="west-harding")
    assert t.refused("sid") == "no-ability"


@pytest.mark.rule("duel.sid-curry", "duel.active")
def test_sid_in_the_rear_wakes_up_when_he_is_the_target() -> None:
    the_law = law("the-stranger", "jango", hand="winchester-l1", top="wagon-l1")
    t = table(the_law, outlaws("west-harding", "sid-curry")).play("winchester-l1", at="sid-curry").do("sid")
    assert t.life("sid-curry") == 4 and t.life("the-stranger") == 3


@pytest.mark.rule("duel.sid-curry", "duel.active")
def test_sid_in_front_sleeps_while_his_partner_is_the_target() -> None:
    t = shot(outlaws("sid-curry", "west-harding", hand="missed-o1"), at="west-harding")
    assert t.refused("sid") == "no-ability"


@pytest.mark.rule("duel.sid-curry", "duel.turn.own-deck")
def test_sid_reveals_from_the_common_deck_if_the_opponents_is_gone() -> None:
    the_law = law("the-stranger", "jango", hand="colt-l1")
    gang = outlaws("sid-curry", "west-harding", top="missed-o1")
    t = table(the_law, gang, rest="discard", common="beer-o1 colt-o1").play("colt-l1", at="sid-curry").do("sid")
    assert t.life("sid-curry") == 4 and t.deck(1) == ["missed-o1"] and t.pile("common") == ["colt-o1"]


# -- Toco Ramirez ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.toco-ramirez")
@pytest.mark.parametrize("card", ["beer-o1", "missed-o1", "scope-o1", "duel-o1", "shotgun-o1", "dynamite-o1"])
def test_toco_shoots_with_any_card(card: str) -> None:
    t = turn(outlaws("toco-ramirez", "west-harding", hand=card, life=1)).do(f"as-colt {card} the-stranger")
    assert t.life("the-stranger") == 3 and t.life("toco-ramirez") == 1 and t.pile("discard")[0] == card


@pytest.mark.rule("duel.toco-ramirez", "duel.turn.one-bang")
def test_tocos_colt_counts_as_a_bang_card() -> None:
    t = turn(outlaws("toco-ramirez", "west-harding", hand="beer-o1 missed-o1 colt-o1"))
    t.do("as-colt beer-o1 the-stranger")
    assert t.refused("as-colt missed-o1 the-stranger") == "bang-limit"
    assert t.refused("play-at colt-o1 the-stranger") == "bang-limit"


@pytest.mark.rule("duel.toco-ramirez", "duel.turn.one-bang")
def test_toco_shoots_with_no_other_card_after_a_bang_card() -> None:
    t = turn(outlaws("toco-ramirez", "west-harding", hand="colt-o1 beer-o1")).play("colt-o1", at="the-stranger")
    assert t.refused("as-colt beer-o1 the-stranger") == "bang-limit"


@pytest.mark.rule("duel.toco-ramirez")
def test_tocos_colt_aims_at_the_ac_only() -> None:
    t = turn(outlaws("toco-ramirez", "west-harding", hand="beer-o1 winchester-l1"))
    assert t.refused("as-colt beer-o1 tex-killer") == "rearguard"
    assert t.refused("as-colt winchester-l1 tex-killer") == "rearguard"


@pytest.mark.rule("duel.toco-ramirez", "duel.active")
def test_toco_in_the_rear_sleeps() -> None:
    t = turn(outlaws("west-harding", "toco-ramirez", hand="beer-o1"))
    assert t.refused("as-colt beer-o1 the-stranger") == "no-ability"


@pytest.mark.rule("duel.toco-ramirez", "duel.shotgun")
def test_the_text_of_a_card_that_toco_plays_as_a_colt_is_void_when_it_is_avoided() -> None:
    gang = outlaws("toco-ramirez", "west-harding", hand="shotgun-o1 beer-o1")
    t = turn(gang, law("jango", "tex-killer", hand="missed-l1")).do("as-colt shotgun-o1 jango", "avoid missed-l1")
    assert t.asked == (1, "play")


# -- Tom Thorn ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.tom-thorn")
def test_tom_hits_the_opponents_rc_when_the_token_moves_to_him() -> None:
    t = turn(outlaws("west-harding", "tom-thorn", hand=SPARE, rear_life=1)).move()
    assert t.life("tex-killer") == 3 and t.life("the-stranger") == 4


@pytest.mark.rule("duel.tom-thorn", "duel.active")
def test_toms_hit_wakes_the_rc_up_and_may_be_avoided() -> None:
    the_law = law("the-stranger", "tex-killer", hand="missed-l1", gear="hat-l1", rear_gear="hat-o1")
    t = turn(outlaws("west-harding", "tom-thorn", hand=SPARE), the_law).move()
    assert t.question == {"target": "tex-killer", "by": "tom-thorn", "cause": "ability", "more": 0}
    assert t.do("hat").life("tex-killer") == 4 and t.gear("tex-killer") == [] and t.gear("the-stranger") == ["hat-l1"]


@pytest.mark.rule("duel.tom-thorn")
def test_tom_hits_nobody_when_the_token_leaves_him() -> None:
    t = turn(outlaws("tom-thorn", "west-harding", hand=SPARE)).move()
    assert t.front(1) == "west-harding" and t.happened("hit") == []


@pytest.mark.rule("duel.tom-thorn", "duel.death")
@pytest.mark.parametrize("reserve", ["tom-thorn", "tom-thorn cattle-katie"])
def test_tom_hits_nobody_when_he_enters_play(reserve: str) -> None:
    t = shot(outlaws("west-harding", "toco-ramirez", reserve=reserve, life=1), at="west-harding")
    assert t.front(1) == "tom-thorn" and t.life("jango") == 3 and t.life("the-stranger") == 4


@pytest.mark.rule("duel.tom-thorn", "duel.single")
def test_tom_hits_nobody_when_he_is_left_alone() -> None:
    t = shot(outlaws("west-harding", "tom-thorn", life=1), at="west-harding")
    assert t.front(1) == "tom-thorn" and t.life("jango") == 3 and t.life("the-stranger") == 4


# -- West Harding ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.west-harding", "duel.turn.one-bang")
def test_west_plays_any_number_of_bang_cards() -> None:
    t = turn(outlaws("west-harding", "cattle-katie", hand="colt-o1 colt-o2 colt-o3", life=1))
    t.play("colt-o1", at="the-stranger").play("colt-o2", at="the-stranger").play("colt-o3", at="the-stranger")
    assert t.life("the-stranger") == 1


@pytest.mark.rule("duel.west-harding", "duel.active")
def test_west_in_the_rear_sleeps() -> None:
    t = turn(outlaws("cattle-katie", "west-harding", hand="colt-o1 colt-o2")).play("colt-o1", at="the-stranger")
    assert t.refused("play-at colt-o2 the-stranger") == "bang-limit"


@pytest.mark.rule("duel.west-harding", "duel.turn.swap")
def test_wests_bang_cards_do_not_count_after_a_swap() -> None:
    t = turn(outlaws("west-harding", "cattle-katie", hand=f"colt-o1 colt-o2 colt-o3 colt-o4 {SPARE}"))
    t.play("colt-o1", at="the-stranger").play("colt-o2", at="the-stranger").move().play("colt-o3", at="the-stranger")
    assert t.life("the-stranger") == 1 and t.refused("play-at colt-o4 the-stranger") == "bang-limit"


@pytest.mark.rule("duel.west-harding", "duel.turn.swap")
def test_west_plays_on_after_another_has_used_up_the_limit() -> None:
    t = turn(outlaws("cattle-katie", "west-harding", hand=f"colt-o1 colt-o2 colt-o3 {SPARE}"))
    t.play("colt-o1", at="the-stranger").move().play("colt-o2", at="the-stranger").play("colt-o3", at="the-stranger")
    assert t.life("the-stranger") == 1


@pytest.mark.rule("duel.west-harding")
def test_west_reaches_nobody_behind_the_front_line() -> None:
    t = turn(outlaws("west-harding", "cattle-katie", hand="colt-o1"))
    assert t.refused("play-at colt-o1 tex-killer") == "rearguard"
