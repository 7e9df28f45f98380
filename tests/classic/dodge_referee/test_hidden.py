"""Who knows which card, and corners where several rules meet."""

import pytest

from tests.classic.dodge_referee.kit import SPARE, scene, vera
from tests.classic.kit import crowd, seat


@pytest.mark.rule("dodge.rag-time", "dodge.conestoga", "classic.hidden")
@pytest.mark.parametrize("play", ["play-hand rag-time-9H 1 bang-AS", "play-hand conestoga-9D 1"])
def test_a_hand_card_that_is_taken_is_known_to_the_two_alone(play: str) -> None:
    t = scene(seat(hand=f"rag-time-9H bang-AS {SPARE}", in_play="conestoga-9D"), seat(hand="saloon-5H"), *crowd(2))
    t.do(play)
    assert "saloon-5H" in t.told(0, 0) and "saloon-5H" in t.told(1, 0)
    assert "saloon-5H" not in t.told(2, 0) and "saloon-5H" not in t.told(None, 0)


@pytest.mark.rule("dodge.pat-brennan", "classic.hidden")
def test_everybody_knows_what_pat_brennan_took() -> None:
    t = scene(seat("pat-brennan", hand=SPARE), seat(in_play="mustang-5H"), *crowd(2), phase="draw")
    assert t.do("draw-card mustang-5H 1").told(None, 0).count("mustang-5H") == 1


@pytest.mark.rule("dodge.brawl", "dodge.can-can", "classic.hidden")
def test_what_is_discarded_lies_open() -> None:
    t = scene(seat(hand=SPARE, in_play="can-can-JC"), seat(hand="saloon-5H"), *crowd(2))
    t.play("can-can-JC", at=1, hand=True)
    assert set(t.game.view(None).to_dict()["discard"]) == {"can-can-JC", "saloon-5H"}


@pytest.mark.rule("dodge.vera-custer.loot", "classic.hidden")
def test_of_a_shared_hand_each_knows_only_what_he_got() -> None:
    victim = seat("willy", role="renegade", life=1, hand="saloon-5H duel-QD")
    looters = seat("vulture-sam", role="outlaw"), vera("vulture-sam", role="outlaw")
    t = scene(seat(hand=f"bang-AS {SPARE}"), victim, *looters).play("bang-AS", at=1)
    assert t.told(2, 2) == t.hand(2) and t.told(2, 3) == ["hidden"]
    assert t.told(3, 3) == t.hand(3) and t.told(3, 2) == ["hidden"] and t.told(0, 2) == ["hidden"]
    assert t.told(1, 2) == t.hand(2) and t.told(1, 3) == t.hand(3)


@pytest.mark.rule("dodge.dodge", "classic.suzy")
def test_suzy_draws_for_her_empty_hand_and_then_for_the_dodge() -> None:
    suzy = seat("suzy-lafayette", hand="dodge-7D")
    t = scene(seat(hand=f"bang-AS {SPARE}"), suzy, *crowd(2), top="saloon-5H beer-6H").play("bang-AS", at=1)
    assert t.answer("dodge-7D").hand(1) == ["saloon-5H", "beer-6H"]


@pytest.mark.rule("dodge.brawl", "dodge.price", "classic.suzy")
def test_suzy_who_brawls_with_her_last_two_cards_draws_one() -> None:
    t = scene(seat("suzy-lafayette", hand=f"brawl-JS {SPARE}"), seat(hand="bang-AS"), *crowd(2), top="saloon-5H")
    assert t.do(f"play brawl-JS {SPARE}").hand(0) == ["saloon-5H"] and t.hand(1) == []


@pytest.mark.rule("dodge.molly-stark", "classic.beer.brink")
def test_a_beer_at_the_brink_in_her_own_turn_draws_nothing_for_molly() -> None:
    molly = seat("molly-stark", role="outlaw", life=3, hand="beer-6S", in_play="dynamite-TC")
    t = scene(molly, *crowd(3), phase="begin", top="missed-5S saloon-5H jail-JS").do("drink beer-6S")
    assert t.life(0) == 1 and t.hand(0) == ["saloon-5H", "jail-JS"]


@pytest.mark.rule("dodge.molly-stark", "classic.duel")
def test_a_long_duel_gives_molly_a_card_for_each_bang() -> None:
    t = scene(
        seat(hand=f"duel-QD bang-AS bang-2C {SPARE}"),
        seat("molly-stark", role="outlaw", hand="bang-3C bang-4C bang-5C"),
        *crowd(2),
    ).play("duel-QD", at=1)
    t.answer("bang-3C").answer("bang-AS").answer("bang-4C").answer("bang-2C").answer("bang-5C")
    assert t.life(0) == 4 and len(t.hand(1)) == 3


@pytest.mark.rule("dodge.vera-custer", "classic.sid-ketchum")
def test_vera_who_was_sid_may_heal_before_the_dynamite() -> None:
    hand = "saloon-5H jail-JS"
    t = scene(vera("sid-ketchum", role="outlaw", life=1, hand=hand, in_play="dynamite-TC"), *crowd(3), phase="begin")
    assert t.asked == (0, "ready") and t.do("heal saloon-5H jail-JS").life(0) == 2


@pytest.mark.rule("dodge.vera-custer", "classic.lucky-duke", "classic.barrel")
def test_vera_as_lucky_duke_turns_up_two_for_a_barrel() -> None:
    t = scene(
        seat(hand=f"bang-AS {SPARE}"), vera("lucky-duke", in_play="barrel-AC"), *crowd(2), top="missed-5S saloon-5H"
    )
    assert t.play("bang-AS", at=1).barrel().do("choose saloon-5H").life(1) == 3


@pytest.mark.rule("dodge.vera-custer", "classic.duel", "classic.suzy")
def test_vera_as_suzy_draws_when_a_duel_is_over() -> None:
    t = scene(seat(hand=f"duel-QD {SPARE}"), vera("suzy-lafayette", hand="bang-AS"), *crowd(2), top="saloon-5H")
    assert t.play("duel-QD", at=1).answer("bang-AS").hand(1) == ["saloon-5H"] and t.life(0) == 4


@pytest.mark.rule("dodge.vera-custer", "dodge.tequila-joe", "classic.beer.brink")
def test_vera_as_tequila_joe_drinks_for_two_at_the_brink() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), vera("tequila-joe", role="outlaw", life=1, hand="beer-6S"), *crowd(2))
    assert t.play("bang-AS", at=1).do("drink beer-6S").life(1) == 2


@pytest.mark.rule("dodge.vera-custer", "dodge.jose-delgado", "dodge.doc-holyday")
def test_vera_has_only_the_ability_she_chose_last() -> None:
    t = scene(vera("jose-delgado", hand="jail-JS scope-AS"), seat("doc-holyday"), *crowd(2), phase="draw").do("copy 1")
    assert t.refused("trade jail-JS") == "no-ability" and "fire 1" in t.options


@pytest.mark.rule("dodge.vera-custer.loot", "classic.vulture-sam")
def test_when_vera_dies_vulture_sam_takes_everything() -> None:
    dead = vera("vulture-sam", role="renegade", life=1, hand="saloon-5H", in_play="scope-AS")
    t = scene(seat(hand=f"bang-AS {SPARE}"), dead, seat("vulture-sam", role="outlaw"), *crowd(2)).play("bang-AS", at=1)
    assert t.hand(2) == ["saloon-5H", "scope-AS"]


@pytest.mark.rule("dodge.belle-star", "classic.end.immediate", "dodge.greg-digger")
def test_when_the_game_ends_nothing_more_is_regained() -> None:
    t = scene(
        seat("belle-star", hand=f"bang-AS {SPARE}"), seat("greg-digger", life=1), seat(life=1, in_play="barrel-AC")
    )
    assert t.play("bang-AS", at=2).winners == ("deputy", (0,)) and t.life(1) == 1


@pytest.mark.rule("dodge.players", "classic.end.sheriff-dead")
def test_a_renegade_with_a_deputy_left_does_not_win_by_the_sheriffs_death() -> None:
    roles = ["renegade", "sheriff", "deputy", "deputy", "renegade", "outlaw", "outlaw", "outlaw"]
    seats = [seat(role=role, life=1 if at == 1 else 0 if at > 2 else None) for at, role in enumerate(roles)]
    seats[0] = seat(role="renegade", hand=f"bang-AS {SPARE}")
    assert scene(*seats).play("bang-AS", at=1).winners == ("outlaws", (5, 6, 7))


@pytest.mark.rule("dodge.herb-hunter", "classic.death.causer")
def test_herb_hunter_draws_when_somebody_dies_in_his_own_duel() -> None:
    loser = seat("willy", role="outlaw", life=1, hand="duel-QD")
    t = scene(seat("herb-hunter", role="renegade"), loser, seat(hand="bang-AS"), *crowd(2), active=1)
    assert t.play("duel-QD", at=2).answer("bang-AS").out(1) and len(t.hand(0)) == 2


@pytest.mark.rule("dodge.apache-kid", "classic.slab")
def test_a_diamond_bang_of_slab_is_wasted_on_apache_kid_without_a_question() -> None:
    t = scene(
        seat("slab", hand=f"bang-2D {SPARE}"),
        seat("apache-kid", role="outlaw", hand="missed-TC", in_play="barrel-AC"),
        *crowd(2),
    )
    assert t.play("bang-2D", at=1).asked == (0, "play") and t.life(1) == 3 and t.happened("untouched") != []
