"""Life lost without a hit, and lost instead of another."""

import pytest

from tests.duel.kit import Table, law, outlaws, table

SPARE = "general-store-l1"  # a card to play, so that phase 2 goes on

# -- Dynamite, Bart Masterson, Buffalo Bell ----------------------------------------------------------------------------


def blast(the_law: dict[str, object], **katie: str) -> Table:
    """The beginning of a turn of the Law, with a Dynamite somewhere."""
    return table(the_law, outlaws("cattle-katie", "west-harding", **katie), phase="dynamite")  # type: ignore[arg-type]


@pytest.mark.rule("duel.dynamite", "duel.alan-pinkertoon", "duel.multi-loss")
def test_alan_shoots_three_times_for_a_dynamite_that_he_survives() -> None:
    t = blast(law("alan-pinkertoon", "jango", gear="dynamite-o1", top="colt-l1"))
    assert t.life("alan-pinkertoon") == 1 and t.life("cattle-katie") == 1 and t.pile("discard")[0] == "dynamite-o1"


@pytest.mark.rule("duel.dynamite", "duel.alan-pinkertoon", "duel.active")
def test_a_dynamite_wakes_alan_up_in_the_rear() -> None:
    t = blast(law("jango", "alan-pinkertoon", rear_gear="dynamite-o1", top="colt-l1"))
    assert t.life("alan-pinkertoon") == 1 and t.life("cattle-katie") == 1


@pytest.mark.rule("duel.dynamite", "duel.alan-pinkertoon", "duel.multi-loss", "duel.death.ability")
def test_alan_killed_by_a_dynamite_shoots_not_even_for_the_first_lives() -> None:
    t = blast(law("alan-pinkertoon", "jango", gear="dynamite-o1", life=3, top="colt-l1"))
    assert t.life("alan-pinkertoon") is None and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.bart-masterson", "duel.sid-curry")
@pytest.mark.parametrize(("chosen", "life"), [("wagon-l1", 4), ("missed-l1", 3)])
def test_bart_chooses_for_sids_reveal_among_two_of_his_own_deck(chosen: str, life: int) -> None:
    the_law = law("jango", "bart-masterson", hand="colt-l1", top="wagon-l1 missed-l1")
    t = table(the_law, outlaws("sid-curry", "west-harding")).play("colt-l1", at="sid-curry").do("sid")
    assert t.asked == (0, "bart")
    assert t.do(f"choose {chosen}").life("sid-curry") == life


@pytest.mark.rule("duel.bart-masterson", "duel.barrel")
def test_bart_chooses_for_the_opponents_barrel_among_two_of_the_opponents_deck() -> None:
    katie = outlaws("cattle-katie", "west-harding", gear="barrel-o1", top="beer-o1 missed-o1")
    t = table(law("bart-masterson", "jango", hand="colt-l1"), katie).play("colt-l1", at="cattle-katie").do("barrel")
    assert t.asked == (0, "bart") and sorted(t.options) == ["choose beer-o1", "choose missed-o1"]
    assert t.do("choose missed-o1").life("cattle-katie") == 3


@pytest.mark.rule("duel.bart-masterson", "duel.dynamite")
@pytest.mark.parametrize(("chosen", "life"), [("colt-o1", 1), ("beer-o1", 4)])
def test_bart_chooses_for_the_opponents_dynamite(chosen: str, life: int) -> None:
    katie = outlaws("cattle-katie", "west-harding", gear="dynamite-o1", top="beer-o1 colt-o1")
    t = table(law("jango", "bart-masterson"), katie, active=1, phase="dynamite")
    assert t.asked == (0, "bart") and t.do(f"choose {chosen}").life("cattle-katie") == life


@pytest.mark.rule("duel.bart-masterson", "duel.rattlesnake")
def test_bart_chooses_for_the_opponents_rattlesnake() -> None:
    katie = outlaws("cattle-katie", "west-harding", rear_gear="rattlesnake-o1", top="beer-o1 missed-o1")
    t = table(law("jango", "bart-masterson"), katie, active=1, phase="dynamite").do("choose missed-o1")
    assert t.life("west-harding") == 3


@pytest.mark.rule("duel.pat-garret", "duel.bart-masterson")
def test_bart_has_no_say_in_what_pat_shows() -> None:
    pat = law("pat-garret", "bart-masterson", top="wagon-l1 missed-l1 hat-l1")
    t = table(pat, outlaws("cattle-katie", "west-harding"), phase="draw")
    assert t.asked == (0, "play") and t.hand(0) == ["wagon-l1", "missed-l1"]


@pytest.mark.rule("duel.buffalo-bell", "duel.indians")
def test_buffalo_takes_the_loss_of_indians_for_the_other() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="indians-o1")
    t = table(law("pat-garret", "buffalo-bell"), katie, active=1).play("indians-o1").do("shield")
    assert t.life("pat-garret") == 5 and t.life("buffalo-bell") == 2


@pytest.mark.rule("duel.buffalo-bell", "duel.indians")
def test_buffalo_does_not_take_the_loss_of_indians_with_his_last_life() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="indians-o1")
    t = table(law("pat-garret", "buffalo-bell", hand="colt-l1", rear_life=1), katie, active=1).play("indians-o1")
    t.let().answer("colt-l1")
    assert t.life("pat-garret") == 4 and t.life("buffalo-bell") == 1


@pytest.mark.rule("duel.buffalo-bell", "duel.dynamite")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_buffalo_takes_none_to_three_lives_of_a_dynamite(taken: int) -> None:
    t = blast(law("pat-garret", "buffalo-bell", gear="dynamite-o1", top="colt-l1"))
    t.do(*["shield"] * taken, *["pass"] * (3 - taken))
    assert t.life("buffalo-bell") == 4 - taken and t.life("pat-garret") == 2 + taken


@pytest.mark.rule("duel.buffalo-bell", "duel.dynamite")
def test_buffalo_with_two_lives_takes_one_life_of_a_dynamite() -> None:
    t = blast(law("pat-garret", "buffalo-bell", gear="dynamite-o1", rear_life=2, top="colt-l1")).do("shield")
    assert t.life("buffalo-bell") == 1 and t.life("pat-garret") == 3


@pytest.mark.rule("duel.buffalo-bell", "duel.dynamite", "duel.alan-pinkertoon")
def test_alan_shoots_only_for_the_lives_of_a_dynamite_that_he_lost_himself() -> None:
    t = blast(law("alan-pinkertoon", "buffalo-bell", gear="dynamite-o1", top="colt-l1")).do("shield", "pass", "shield")
    assert t.life("alan-pinkertoon") == 3 and t.life("buffalo-bell") == 2 and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.buffalo-bell", "duel.strong-ale")
def test_buffalo_takes_the_loss_of_a_strong_ale() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="strong-ale-l1")
    t = table(law("pat-garret", "buffalo-bell"), katie, active=1).play("strong-ale-l1", at="pat-garret")
    t.do("shield", "pass")
    assert t.life("pat-garret") == 4 and t.life("buffalo-bell") == 3


@pytest.mark.rule("duel.buffalo-bell", "duel.tom-thorn", "duel.sid-curry")
def test_buffalo_takes_hits_of_tom_and_of_sid() -> None:
    gang = outlaws("west-harding", "tom-thorn", hand=SPARE)
    t = table(law("buffalo-bell", "jango"), gang, active=1).move().do("shield")
    assert t.life("jango") == 3 and t.life("buffalo-bell") == 3
    t = table(law("jango", "buffalo-bell", hand="colt-l1", top="wagon-l1"), outlaws("sid-curry", "west-harding"))
    t.play("colt-l1", at="sid-curry").do("sid", "shield")
    assert t.life("jango") == 3 and t.life("buffalo-bell") == 3


@pytest.mark.rule("duel.buffalo-bell", "duel.duel", "duel.dalon-ranger")
def test_buffalo_takes_the_loss_of_a_duel_and_dalon_draws_nothing_for_it() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="duel-o1")
    t = table(law("dalon-ranger", "buffalo-bell"), katie, active=1).play("duel-o1", at="dalon-ranger").do("shield")
    assert t.life("dalon-ranger") == 5 and t.life("buffalo-bell") == 3 and t.hand(0) == []


@pytest.mark.rule("duel.buffalo-bell", "duel.gatling", "duel.resolve")
def test_buffalo_at_no_life_takes_no_more_hits_of_the_gatling() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="gatling-l1")
    t = table(law("buffalo-bell", "jango", life=1), katie, active=1).play("gatling-l1")
    assert t.life("buffalo-bell") is None and t.life("jango") == 2


# -- Strong Ale --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.strong-ale", "duel.hit.loss")
@pytest.mark.parametrize("life", [1, 2, 3, 4, 5])
def test_a_strong_ale_sets_the_life_to_three_and_cannot_be_avoided(life: int) -> None:
    katie = outlaws("cattle-katie", "west-harding", hand=f"strong-ale-l1 {SPARE}")
    t = table(law("pat-garret", "jango", life=life, hand="missed-l1", gear="hat-l1"), katie, active=1)
    assert t.play("strong-ale-l1", at="pat-garret").life("pat-garret") == 3 and t.asked == (1, "play")


@pytest.mark.rule("duel.strong-ale", "duel.dalon-ranger", "duel.multi-loss")
def test_dalon_draws_two_cards_for_the_opponents_strong_ale() -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="strong-ale-l1")
    t = table(law("dalon-ranger", "jango", top="wagon-l1 wagon-l2"), katie, active=1)
    assert t.play("strong-ale-l1", at="dalon-ranger").hand(0) == ["wagon-l1", "wagon-l2"]


@pytest.mark.rule("duel.strong-ale", "duel.dalon-ranger", "duel.caused")
def test_dalon_draws_nothing_for_a_strong_ale_of_his_own_player() -> None:
    t = table(law("dalon-ranger", "jango", hand="strong-ale-l1"), outlaws("cattle-katie", "west-harding"))
    assert t.play("strong-ale-l1", at="dalon-ranger").hand(0) == [] and t.life("dalon-ranger") == 3


@pytest.mark.rule("duel.strong-ale", "duel.alan-pinkertoon")
@pytest.mark.parametrize(("life", "left"), [(4, 3), (3, 4), (1, 4)])
def test_alan_shoots_for_a_life_lost_to_a_strong_ale_and_not_for_one_gained(life: int, left: int) -> None:
    katie = outlaws("cattle-katie", "west-harding", hand="strong-ale-l1")
    t = table(law("alan-pinkertoon", "jango", life=life), katie, active=1).play("strong-ale-l1", at="alan-pinkertoon")
    assert t.life("alan-pinkertoon") == 3 and t.life("cattle-katie") == left
