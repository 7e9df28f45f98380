"""The brink of death: Beer out of turn, Sid Ketchum, and who can't be saved."""

import pytest

from tests.classic.kit import Table, crowd, seat, table

SPARE = "beer-9H"


def shot(target: dict[str, object], **more: object) -> Table:
    """A BANG! at seat 1."""
    return table(seat(hand=f"bang-AS {SPARE}"), target, *crowd(3), **more).play("bang-AS", at=1)


def blast(hand: str, life: int, character: str = "slab") -> Table:
    """Dynamite explodes before seat 0."""
    player = seat(character, role="outlaw", life=life, hand=hand, in_play="dynamite-2H")
    return table(player, seat("willy"), *crowd(2), phase="begin", top="missed-2S bang-2C bang-3C")


@pytest.mark.rule("classic.beer.brink", "classic.turn.out-of-turn")
def test_a_beer_saves_at_the_brink_of_death() -> None:
    t = shot(seat(life=1, hand="beer-6H"))
    assert t.asked == (1, "brink") and t.question == {"needed": 1} and sorted(t.options) == ["drink beer-6H", "pass"]
    t.do("drink beer-6H")
    assert t.life(1) == 1 and not t.out(1) and t.hand(1) == [] and t.pile("discard")[0] == "beer-6H"


@pytest.mark.rule("classic.beer.brink")
def test_a_beer_may_be_declined() -> None:
    t = shot(seat(life=1, hand="beer-6H")).let()
    assert t.out(1) and t.happened("died") == [{"seat": 1, "role": "outlaw"}]


@pytest.mark.rule("classic.beer.brink")
def test_beer_is_not_offered_for_a_wound_that_is_not_deadly() -> None:
    t = shot(seat(life=2, hand="beer-6H"))
    assert t.life(1) == 1 and t.hand(1) == ["beer-6H"] and t.asked == (0, "play")


@pytest.mark.rule("classic.beer.brink")
def test_two_beers_save_from_dynamite_with_two_life_points() -> None:
    t = blast("beer-6H beer-7H beer-8H", life=2)
    assert t.asked == (0, "brink") and t.question == {"needed": 2}
    t.do("drink beer-6H")
    assert t.asked == (0, "brink") and t.question == {"needed": 1}
    t.do("drink beer-8H")
    assert t.life(0) == 1 and t.hand(0) == ["beer-7H", "bang-2C", "bang-3C"] and t.asked == (0, "play")


@pytest.mark.rule("classic.beer.brink")
def test_one_beer_cannot_save_from_dynamite_with_two_life_points() -> None:
    t = blast("beer-6H", life=2)
    assert t.asked == (0, "brink") and t.question == {"needed": 2}
    t.do("drink beer-6H")
    assert t.out(0) and t.turn_of == 1


@pytest.mark.rule("classic.beer.brink")
def test_he_may_decline_after_the_first_of_two_beers() -> None:
    t = blast("beer-6H beer-7H", life=2).do("drink beer-6H").let()
    assert t.out(0) and t.turn_of == 1


@pytest.mark.rule("classic.beer.brink", "classic.bart-cassidy")
def test_three_beers_save_from_dynamite_with_one_life_point() -> None:
    t = blast("beer-6H beer-7H beer-8H", life=1).do("drink beer-6H", "drink beer-7H", "drink beer-8H")
    assert t.life(0) == 1 and not t.out(0)


@pytest.mark.rule("classic.beer.brink")
def test_a_beer_saves_one_who_loses_their_own_duel_in_their_turn() -> None:
    t = table(seat(life=1, hand="duel-8C beer-6H stagecoach-9S"), seat(hand="bang-2C"), *crowd(2)).play("duel-8C", at=1)
    t.answer("bang-2C")
    assert t.asked == (0, "brink")
    assert t.do("drink beer-6H").life(0) == 1 and t.asked == (0, "play")


@pytest.mark.rule("classic.beer.brink", "classic.indians")
def test_a_beer_saves_from_indians_and_the_next_is_asked() -> None:
    t = table(seat(hand=f"indians-KD {SPARE}"), seat(life=1, hand="beer-6H"), seat(hand="bang-2C"), seat()).play(
        "indians-KD"
    )
    assert t.do("drink beer-6H").life(1) == 1 and t.asked == (2, "indians")


@pytest.mark.rule("classic.beer.brink", "classic.gatling")
def test_a_player_who_wastes_their_missed_may_still_drink() -> None:
    t = table(seat("slab", hand=f"bang-AS {SPARE}"), seat(life=1, hand="missed-TC beer-6H"), *crowd(2)).play(
        "bang-AS", at=1
    )
    t.answer("missed-TC").do("drink beer-6H")
    assert t.life(1) == 1


@pytest.mark.rule("classic.saloon", "classic.beer.brink")
def test_saloon_is_no_beer_at_the_brink_of_death() -> None:
    t = shot(seat(life=1, hand="saloon-5H"))
    assert t.out(1) and "saloon-5H" in t.pile("discard")


@pytest.mark.rule("classic.saloon", "classic.beer.brink")
def test_only_the_beer_is_offered_next_to_a_saloon() -> None:
    t = shot(seat(life=1, hand="saloon-5H beer-6H"))
    assert sorted(t.options) == ["drink beer-6H", "pass"] and t.refused("drink saloon-5H") == "wrong-card"


@pytest.mark.rule("classic.beer.last-two", "classic.beer.brink")
def test_with_two_players_left_no_beer_is_offered_and_none_saves() -> None:
    t = table(seat(hand=f"bang-AS {SPARE}"), seat(role="renegade", life=1, hand="beer-6H"), seat(life=0), seat(life=0))
    t.play("bang-AS", at=1)
    assert t.out(1) and t.winners == ("law", (0,))


@pytest.mark.rule("classic.beer.last-two", "classic.end.sheriff-dead")
def test_the_sheriffs_beer_does_not_save_him_from_the_last_renegade() -> None:
    t = table(
        seat(role="renegade", hand=f"bang-AS {SPARE}"),
        seat(role="sheriff", life=1, hand="beer-6H"),
        seat(life=0),
        seat(life=0),
    )
    assert t.play("bang-AS", at=1).winners == ("renegade", (0,))


@pytest.mark.rule("classic.sid-ketchum", "classic.beer.brink")
def test_sid_discards_two_cards_at_the_brink_of_death() -> None:
    t = shot(seat("sid-ketchum", life=1, hand="bang-2C bang-3C")).let()
    assert t.asked == (1, "brink") and sorted(t.options) == ["heal bang-2C bang-3C", "pass"]
    assert t.do("heal bang-2C bang-3C").life(1) == 1 and t.hand(1) == []


@pytest.mark.rule("classic.sid-ketchum", "classic.beer.brink", "classic.dynamite")
def test_sid_mixes_a_beer_and_his_ability_against_dynamite() -> None:
    player = seat("sid-ketchum", role="outlaw", life=2, hand="beer-6H bang-4C bang-5C", in_play="dynamite-2H")
    t = table(player, seat("willy"), *crowd(2), phase="begin", top="missed-2S bang-2C bang-3C").do("go-on")
    assert t.asked == (0, "brink") and t.question == {"needed": 2}
    t.do("heal bang-4C bang-5C", "drink beer-6H")
    assert t.life(0) == 1 and t.hand(0) == ["bang-2C", "bang-3C"]


@pytest.mark.rule("classic.sid-ketchum", "classic.beer.brink")
def test_sid_may_drink_first_and_discard_then() -> None:
    player = seat("sid-ketchum", role="outlaw", life=2, hand="beer-6H bang-4C bang-5C", in_play="dynamite-2H")
    t = table(player, seat("willy"), *crowd(2), phase="begin", top="missed-2S").do("go-on")
    assert t.do("drink beer-6H", "heal bang-4C bang-5C").life(0) == 1


@pytest.mark.rule("classic.sid-ketchum", "classic.beer.last-two")
def test_sids_ability_saves_him_with_two_players_left_too() -> None:
    sid = seat("sid-ketchum", role="renegade", life=1, hand="bang-2C beer-6H")
    t = table(seat(hand=f"bang-AS {SPARE}"), sid, seat(life=0), seat(life=0)).play("bang-AS", at=1)
    assert "drink beer-6H" not in t.options
    assert t.do("heal bang-2C beer-6H").life(1) == 1 and t.winners is None


@pytest.mark.rule("classic.bart-cassidy", "classic.beer.brink", "classic.death.hooks")
def test_bart_draws_after_the_beers_that_save_him() -> None:
    t = shot(seat("bart-cassidy", life=1, hand="beer-6H"), top="bang-2C bang-3C").do("drink beer-6H")
    assert t.life(1) == 1 and t.hand(1) == ["bang-2C"]


@pytest.mark.rule("classic.el-gringo", "classic.beer.brink", "classic.death.hooks")
def test_el_gringo_takes_his_card_after_the_beer_that_saves_him() -> None:
    t = shot(seat("el-gringo", life=1, hand="beer-6H")).do("drink beer-6H")
    assert t.life(1) == 1 and SPARE in t.hand(1)


@pytest.mark.rule("classic.suzy", "classic.beer.brink")
def test_suzy_who_drinks_her_last_card_draws() -> None:
    t = shot(seat("suzy-lafayette", life=1, hand="beer-6H"), top="bang-2C").do("drink beer-6H")
    assert t.life(1) == 1 and t.hand(1) == ["bang-2C"]


@pytest.mark.rule("classic.suzy", "classic.beer.brink")
def test_the_card_suzy_draws_for_her_last_beer_may_be_the_next_beer() -> None:
    suzy = seat("suzy-lafayette", role="outlaw", life=2, hand="beer-6H", in_play="dynamite-2H")
    t = table(suzy, seat("willy"), *crowd(2), phase="begin", top="missed-2S beer-7H bang-2C").do("drink beer-6H")
    assert t.hand(0) == ["beer-7H"] and t.asked == (0, "brink")
    assert t.do("drink beer-7H").life(0) == 1


@pytest.mark.rule("classic.beer.brink", "classic.turn.phases")
def test_one_whom_beers_save_from_dynamite_still_draws_for_jail() -> None:
    player = seat("slab", role="outlaw", life=3, hand="beer-6H", in_play="dynamite-2H jail-TS")
    t = table(player, seat("willy"), *crowd(2), phase="begin", top="missed-2S bang-2C bang-3C bang-4C")
    t.do("drink beer-6H")
    assert t.life(0) == 1 and t.happened("jailed") == [{"seat": 0}] and t.turn_of == 1


@pytest.mark.rule("classic.sid-ketchum", "classic.dynamite", "classic.beer.brink")
def test_sid_with_one_life_point_survives_dynamite_with_two_beers_and_two_cards() -> None:
    sid = seat("sid-ketchum", role="outlaw", life=1, hand="beer-6H beer-7H bang-4C bang-5C", in_play="dynamite-2H")
    t = table(sid, seat("willy"), *crowd(2), phase="begin", top="missed-2S").do("go-on")
    assert t.question == {"needed": 3}
    assert t.do("drink beer-6H", "heal bang-4C bang-5C", "drink beer-7H").life(0) == 1


@pytest.mark.rule("classic.sid-ketchum", "classic.dynamite")
def test_sid_who_strengthens_himself_before_dynamite_needs_less_after_it() -> None:
    sid = seat("sid-ketchum", role="outlaw", life=2, hand="beer-6H bang-4C bang-5C", in_play="dynamite-2H")
    t = table(sid, seat("willy"), *crowd(2), phase="begin", top="missed-2S").do("heal bang-4C bang-5C")
    assert t.asked == (0, "brink") and t.question == {"needed": 1}
    assert t.do("drink beer-6H").life(0) == 1


@pytest.mark.rule("classic.beer.brink", "classic.bart-cassidy")
def test_nobody_drinks_more_than_one_life_point_needs() -> None:
    t = shot(seat("bart-cassidy", life=1, hand="beer-6H beer-7H"), top="bang-2C").do("drink beer-7H")
    assert t.hand(1) == ["beer-6H", "bang-2C"] and t.life(1) == 1 and t.asked == (0, "play")
