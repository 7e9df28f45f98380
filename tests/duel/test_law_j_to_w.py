"""The characters of the Law, Jango to Wyatt Earp."""

import pytest

from tests.duel.kit import law, outlaws, table

SPARE = "general-store-o1"  # a card to play, so that phase 2 goes on

# -- Jango -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.jango")
def test_jango_draws_when_the_opponent_moves_his_token() -> None:
    t = table(
        law("jango", "pat-garret", top="wagon-l1"), outlaws("cattle-katie", "west-harding", hand=SPARE), active=1
    ).move()
    assert t.hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.jango", "duel.active")
def test_jango_in_the_rear_draws_nothing() -> None:
    t = table(law("pat-garret", "jango"), outlaws("cattle-katie", "west-harding", hand=SPARE), active=1).move()
    assert t.hand(0) == [] and t.front(1) == "west-harding"


@pytest.mark.rule("duel.jango")
def test_jango_draws_nothing_for_the_own_token() -> None:
    t = table(law("jango", "pat-garret"), outlaws("cattle-katie", "west-harding")).move()
    assert t.hand(0) == [] and t.front(0) == "pat-garret"


@pytest.mark.rule("duel.jango")
def test_jango_draws_nothing_while_the_opponent_has_one_character() -> None:
    t = table(law("jango", "pat-garret"), outlaws("cattle-katie", hand="beer-o1"), active=1)
    assert t.refused("move") == "alone"
    t = table(law("jango", "pat-garret"), outlaws("cattle-katie", gear="stampede-l1"), active=1, phase="dynamite")
    assert t.hand(0) == [] and t.happened("swapped") == []


@pytest.mark.rule("duel.jango", "duel.death")
def test_jango_draws_nothing_when_a_replacement_comes() -> None:
    gang = outlaws("cattle-katie", "west-harding", reserve="tom-thorn", life=1)
    t = table(law("jango", "pat-garret", hand="colt-l1"), gang).play("colt-l1", at="cattle-katie")
    assert t.front(1) == "tom-thorn" and t.hand(0) == []


@pytest.mark.rule("duel.jango")
def test_jango_on_his_last_life_still_draws() -> None:
    t = table(
        law("jango", life=1, top="wagon-l1"), outlaws("cattle-katie", "west-harding", hand=SPARE), active=1
    ).move()
    assert t.hand(0) == ["wagon-l1"]


# -- Pat Garret --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.pat-garret")
def test_pat_draws_from_the_opponents_deck_if_his_second_card_shows_a_horseshoe() -> None:
    pat = law("pat-garret", "jango", top="wagon-l1 hat-l1")
    t = table(pat, outlaws("cattle-katie", "west-harding", top="beer-o1"), phase="draw")
    assert t.hand(0) == ["wagon-l1", "hat-l1", "beer-o1"] and t.happened("showed") == [{"seat": 0, "card": "hat-l1"}]


@pytest.mark.rule("duel.pat-garret")
@pytest.mark.parametrize("second", ["wagon-l1", "missed-l1", "colt-l1"])
def test_pat_draws_no_third_card_without_a_horseshoe(second: str) -> None:
    t = table(law("pat-garret", "jango", top=f"hat-l1 {second}"), outlaws("cattle-katie", "west-harding"), phase="draw")
    assert t.hand(0) == ["hat-l1", second] and t.happened("showed") == [{"seat": 0, "card": second}]


@pytest.mark.rule("duel.pat-garret", "duel.active")
def test_pat_in_the_rear_shows_nothing() -> None:
    t = table(law("jango", "pat-garret", top="wagon-l1 hat-l1"), outlaws("cattle-katie", "west-harding"), phase="draw")
    assert t.hand(0) == ["wagon-l1", "hat-l1"] and t.happened("showed") == []


@pytest.mark.rule("duel.pat-garret", "duel.turn.own-deck")
def test_pat_draws_from_the_common_deck_if_the_opponents_is_gone() -> None:
    pat = law("pat-garret", "jango", top="wagon-l1 hat-l1 missed-l1")
    t = table(pat, outlaws("cattle-katie", "west-harding"), phase="draw", rest="discard", common="colt-o1 colt-o2")
    assert t.hand(0) == ["wagon-l1", "hat-l1", "colt-o1"] and t.deck(0) == ["missed-l1"]


@pytest.mark.rule("duel.pat-garret", "duel.bank")
def test_pat_with_a_bank_shows_his_second_card_and_not_his_third() -> None:
    pat = law("pat-garret", "jango", gear="bank-l1", life=1, top="wagon-l1 hat-l1 scope-l1")
    t = table(pat, outlaws("cattle-katie", "west-harding", top="beer-o1"), phase="draw")
    assert sorted(t.hand(0)) == ["beer-o1", "hat-l1", "scope-l1", "wagon-l1"]
    assert t.happened("showed") == [{"seat": 0, "card": "hat-l1"}]


# -- Tex Killer --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.tex-killer")
def test_a_hit_of_tex_is_avoided_by_an_avoid_and_an_extra_card() -> None:
    tex = law("tex-killer", "jango", hand="colt-l1")
    t = table(tex, outlaws("cattle-katie", "west-harding", hand="missed-o1 beer-o1")).play("colt-l1", at="cattle-katie")
    assert t.avoid("missed-o1").asked == (1, "extra")
    assert t.do("pay beer-o1").life("cattle-katie") == 4 and t.hand(1) == []


@pytest.mark.rule("duel.tex-killer")
def test_without_a_card_left_the_avoid_against_tex_is_spent_for_nothing() -> None:
    tex = law("tex-killer", "jango", hand="colt-l1")
    t = table(tex, outlaws("cattle-katie", "west-harding", hand="missed-o1")).play("colt-l1", at="cattle-katie")
    assert t.avoid("missed-o1").life("cattle-katie") == 3 and t.hand(1) == []


@pytest.mark.rule("duel.tex-killer")
def test_a_player_may_keep_the_extra_card_and_lose_the_life() -> None:
    tex = law("tex-killer", "jango", hand="colt-l1")
    t = table(tex, outlaws("cattle-katie", "west-harding", hand="missed-o1 beer-o1")).play("colt-l1", at="cattle-katie")
    t.avoid("missed-o1").let()
    assert t.life("cattle-katie") == 3 and t.hand(1) == ["beer-o1"]


@pytest.mark.rule("duel.tex-killer")
@pytest.mark.parametrize("card", ["derringer-l1", "knife-o1"])
def test_tex_asks_no_extra_card_for_what_is_no_bang_card(card: str) -> None:
    tex = law("tex-killer", "jango", hand=card)
    t = table(tex, outlaws("cattle-katie", "west-harding", hand="missed-o1 beer-o1")).play(card, at="cattle-katie")
    assert t.avoid("missed-o1").asked == (0, "play") and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.tex-killer", "duel.gatling")
def test_tex_asks_no_extra_card_for_a_gatling() -> None:
    tex = law("tex-killer", hand=f"gatling-l1 {SPARE}")
    t = table(tex, outlaws("cattle-katie", hand="missed-o1 beer-o1")).play("gatling-l1").avoid("missed-o1")
    assert t.life("cattle-katie") == 4 and t.hand(1) == ["beer-o1"]


@pytest.mark.rule("duel.tex-killer", "duel.active")
def test_tex_in_the_rear_asks_no_extra_card() -> None:
    tex = law("jango", "tex-killer", hand="colt-l1")
    t = table(tex, outlaws("cattle-katie", "west-harding", hand="missed-o1")).play("colt-l1", at="cattle-katie")
    assert t.avoid("missed-o1").life("cattle-katie") == 4


@pytest.mark.rule("duel.tex-killer", "duel.rc-targeted")
def test_tex_asks_an_extra_card_when_he_shoots_the_rc() -> None:
    tex = law("tex-killer", "jango", hand="winchester-l1", life=1)
    t = table(tex, outlaws("cattle-katie", "west-harding", hand="missed-o1")).play("winchester-l1", at="west-harding")
    assert t.avoid("missed-o1").life("west-harding") == 3


@pytest.mark.rule("duel.tex-killer", "duel.peacemaker")
def test_an_avoid_without_the_extra_card_is_no_avoid_for_the_cards_text() -> None:
    tex = law("tex-killer", "jango", hand="peacemaker-l1")
    gang = outlaws("cattle-katie", "west-harding", hand="missed-o1 beer-o1")
    t = table(tex, gang).play("peacemaker-l1", at="cattle-katie").avoid("missed-o1").let()
    assert t.asked == (0, "play") and t.hand(1) == ["beer-o1"]


# -- The Stranger ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.the-stranger", "duel.turn.one-bang")
def test_the_stranger_allows_two_bang_cards_but_not_three() -> None:
    stranger = law("the-stranger", "jango", hand="colt-l1 carbine-l1 winchester-l1")
    t = table(stranger, outlaws("cattle-katie", "tom-thorn"))
    t.play("colt-l1", at="cattle-katie").play("carbine-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 2 and t.refused("play-at winchester-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.the-stranger", "duel.active")
def test_the_stranger_in_the_rear_is_active() -> None:
    jango = law("jango", "the-stranger", hand="colt-l1 carbine-l1 winchester-l1", rear_life=1)
    t = table(jango, outlaws("cattle-katie", "tom-thorn"))
    t.play("colt-l1", at="cattle-katie").play("carbine-l1", at="cattle-katie")
    assert t.life("cattle-katie") == 2 and t.refused("play-at winchester-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.the-stranger", "duel.turn.swap")
def test_a_swap_brings_the_stranger_no_third_bang_card() -> None:
    stranger = law("the-stranger", "jango", hand=f"colt-l1 carbine-l1 winchester-l1 {SPARE}")
    t = table(stranger, outlaws("cattle-katie", "tom-thorn"))
    t.play("colt-l1", at="cattle-katie").move().play("carbine-l1", at="cattle-katie")
    assert t.refused("play-at winchester-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.the-stranger")
def test_the_strangers_additional_card_is_gone_with_him() -> None:
    stranger = law("the-stranger", "jango", hand=f"colt-l1 carbine-l1 {SPARE}", life=1)
    t = table(stranger, outlaws("cattle-katie", "tom-thorn", hand="return-fire-l1"))
    t.play("colt-l1", at="cattle-katie").avoid("return-fire-l1")
    assert t.life("the-stranger") is None and t.refused("play-at carbine-l1 cattle-katie") == "bang-limit"


@pytest.mark.rule("duel.the-stranger")
def test_the_strangers_additional_card_comes_with_each_own_turn() -> None:
    stranger = law("the-stranger", "jango", hand="colt-l1 carbine-l1 winchester-l1 winchester-l2")
    t = table(stranger, outlaws("cattle-katie", "tom-thorn", top="missed-o1 missed-o2"))
    t.play("colt-l1", at="cattle-katie").play("carbine-l1", at="cattle-katie").end().end()
    assert t.turn_of == 0
    t.play("winchester-l1", at="tom-thorn").let().play("winchester-l2", at="tom-thorn").let()
    assert t.life("tom-thorn") == 2


# -- Wild Bill ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.wild-bill", "duel.stealing")
def test_wild_bill_shoots_the_ac_of_who_steals_from_his_hand() -> None:
    bill = law("wild-bill", "jango", hand="wagon-l1")
    t = table(bill, outlaws("cattle-katie", "tom-thorn", hand="stealing-o1"), active=1).play("stealing-o1", hand=True)
    assert t.hand(1) == ["wagon-l1"] and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.wild-bill", "duel.stealing")
def test_wild_bill_shoots_for_a_card_discarded_from_his_equipment() -> None:
    bill = law("wild-bill", "jango", gear="hat-l1", life=1)
    t = table(bill, outlaws("cattle-katie", "tom-thorn", hand="stealing-o1"), active=1)
    t.play("stealing-o1", taken="hat-l1")
    assert t.gear("wild-bill") == [] and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.wild-bill", "duel.active")
def test_wild_bill_in_the_rear_does_not_shoot_for_the_hand() -> None:
    bill = law("jango", "wild-bill", hand="wagon-l1")
    t = table(bill, outlaws("cattle-katie", "tom-thorn", hand="stealing-o1"), active=1).play("stealing-o1", hand=True)
    assert t.hand(1) == ["wagon-l1"] and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.active", "duel.jack-ransome")
def test_wild_bill_in_the_rear_shoots_when_his_own_equipment_is_the_target() -> None:
    bill = law("jango", "wild-bill", rear_gear="hat-l1")
    t = table(bill, outlaws("jack-ransome", "tom-thorn", hand="stealing-o1"), active=1)
    assert t.play("stealing-o1", taken="hat-l1").life("jack-ransome") == 3


@pytest.mark.rule("duel.wild-bill", "duel.turn.hand-limit")
def test_wild_bill_does_not_shoot_for_the_hand_limit() -> None:
    bill = law("wild-bill", "jango", hand="wagon-l1 wagon-l2 missed-l1", life=2)
    t = table(bill, outlaws("cattle-katie", "tom-thorn")).end().do("discard wagon-l1")
    assert t.turn_of == 1 and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.duel")
@pytest.mark.parametrize("card", ["duel-o1", "indians-o1"])
def test_wild_bill_does_not_shoot_for_what_his_player_pays(card: str) -> None:
    katie = outlaws("cattle-katie", hand=f"{card} colt-o1")
    t = table(law("wild-bill", hand="colt-l1"), katie, active=1)
    t.play(card, at="wild-bill" if card == "duel-o1" else "").answer("colt-l1")
    if card == "duel-o1":
        t.answer("colt-o1")
    assert t.happened("hit") == [] and t.life("cattle-katie") == 4


@pytest.mark.rule("duel.wild-bill", "duel.equipment.own")
def test_wild_bill_does_not_shoot_for_the_equipment_of_his_partner() -> None:
    bill = law("wild-bill", "jango", rear_gear="hat-l1")
    t = table(bill, outlaws("jack-ransome", "tom-thorn", hand="stealing-o1"), active=1)
    assert t.play("stealing-o1", taken="hat-l1").life("jack-ransome") == 4


# -- Wyatt Earp --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.wyatt-earp")
@pytest.mark.parametrize("card", ["colt-l1", "derringer-l1", "knife-o1"])
def test_wyatt_draws_a_card_when_his_hit_is_avoided(card: str) -> None:
    wyatt = law("wyatt-earp", "jango", hand=card, top="wagon-l1")
    t = table(wyatt, outlaws("cattle-katie", "tom-thorn", hand="missed-o1")).play(card, at="cattle-katie")
    assert t.avoid("missed-o1").hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.wyatt-earp")
def test_wyatt_draws_nothing_for_a_hit_that_is_not_avoided() -> None:
    wyatt = law("wyatt-earp", "jango", hand="colt-l1")
    t = table(wyatt, outlaws("cattle-katie", "tom-thorn", hand="missed-o1")).play("colt-l1", at="cattle-katie").let()
    assert t.life("cattle-katie") == 3 and t.hand(0) == []


@pytest.mark.rule("duel.wyatt-earp", "duel.active")
def test_wyatt_in_the_rear_draws_nothing() -> None:
    wyatt = law("jango", "wyatt-earp", hand="colt-l1")
    t = table(wyatt, outlaws("cattle-katie", "tom-thorn", hand="missed-o1")).play("colt-l1", at="cattle-katie")
    assert t.avoid("missed-o1").hand(0) == []


@pytest.mark.rule("duel.wyatt-earp", "duel.rc-targeted")
def test_wyatt_draws_when_the_opponents_rc_avoids_his_hit() -> None:
    wyatt = law("wyatt-earp", "jango", hand="winchester-l1", life=1, top="wagon-l1")
    t = table(wyatt, outlaws("cattle-katie", "tom-thorn", rear_gear="hat-o1")).play("winchester-l1", at="tom-thorn")
    assert t.do("hat").hand(0) == ["wagon-l1"]


@pytest.mark.rule("duel.wyatt-earp", "duel.gatling")
def test_wyatt_draws_for_each_hit_of_his_gatling_that_the_opponent_avoids_and_not_for_his_own_rc() -> None:
    wyatt = law("wyatt-earp", "jango", hand="gatling-l1", rear_gear="hat-l1", top="wagon-l1 wagon-l2")
    gang = outlaws("cattle-katie", "tom-thorn", gear="hat-o1", hand="missed-o1")
    t = table(wyatt, gang).play("gatling-l1").do("hat", "hat", "avoid missed-o1")
    assert t.life("jango") == 3 and t.hand(0) == ["wagon-l1", "wagon-l2"]


@pytest.mark.rule("duel.wyatt-earp", "duel.barrel")
def test_wyatt_draws_when_a_barrel_avoids_his_hit() -> None:
    wyatt = law("wyatt-earp", "jango", hand="colt-l1", top="wagon-l1")
    t = table(wyatt, outlaws("cattle-katie", gear="barrel-o1", top="beer-o1")).play("colt-l1", at="cattle-katie")
    assert t.do("barrel").hand(0) == ["wagon-l1"]
