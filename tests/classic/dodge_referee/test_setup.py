"""How a game with Dodge City begins."""

import pytest

import sixgun
from sixgun.registry import rules_of
from tests.classic.dodge_referee.kit import SETS, SPARE, offered, scene
from tests.classic.kit import crowd, seat

RULES = rules_of("classic", SETS.split())


@pytest.mark.rule("dodge.deck", "classic.setup.hand", "classic.setup.life")
@pytest.mark.parametrize("players", range(3, 9))
def test_everybody_has_life_and_cards_as_printed(players: int) -> None:
    game = sixgun.new_game("classic", players=players, seed=players, sets=SETS.split(), always_ask=True)
    for at, player in enumerate(game.view(None).to_dict()["players"]):
        bullets = RULES.printed_characters()[player["character"]]["life"]
        assert player["life"] == player["max_life"] == bullets + (player["role"] == "sheriff")
        if at != game.position()["active"]:
            assert len(player["hand"]) == bullets and player["in_play"] == []


@pytest.mark.rule("dodge.deck")
def test_cards_and_characters_of_both_sets_are_mixed() -> None:
    cards, characters = set(), set()
    for seed in range(40):
        players = sixgun.new_game("classic", players=8, seed=seed, sets=SETS.split()).position()["players"]
        assert isinstance(players, list) and len({player["character"] for player in players}) == 8
        characters |= {player["character"] for player in players}
        cards |= {card for player in players for card in player["hand"]}
    assert characters == set(RULES.printed_characters()) and cards == set(RULES.printed_cards())


@pytest.mark.rule("dodge.deck")
def test_all_hundred_and_twenty_cards_are_in_the_game() -> None:
    position = sixgun.new_game("classic", players=8, seed=1, sets=SETS.split()).position()
    text = str(position)
    assert all(f"'{card}'" in text for card in RULES.printed_cards())


@pytest.mark.rule("dodge.apache-kid", "classic.forced")
def test_apache_kid_is_not_asked_about_diamonds_even_if_everybody_always_is() -> None:
    kid = seat("apache-kid", role="outlaw", hand="bang-2C missed-TC")
    t = scene(seat(hand=f"indians-AD bang-2D {SPARE}"), kid, *crowd(2), always_ask=True).play("bang-2D", at=1)
    assert t.asked == (0, "play") and t.play("indians-AD").asked == (2, "indians")


@pytest.mark.rule("dodge.rag-time", "classic.suzy")
def test_suzy_draws_when_rag_time_takes_her_last_card() -> None:
    suzy = seat("suzy-lafayette", hand="saloon-5H")
    t = scene(seat(hand=f"rag-time-9H bang-2D {SPARE}"), suzy, *crowd(2), top="jail-JS")
    assert t.do("play-hand rag-time-9H 1 bang-2D").hand(1) == ["jail-JS"]


@pytest.mark.rule("dodge.green", "classic.suzy")
def test_suzy_draws_when_her_last_card_is_a_green_one() -> None:
    t = scene(seat("suzy-lafayette", hand="knife-8H"), *crowd(3), top="saloon-5H").play("knife-8H")
    assert t.hand(0) == ["saloon-5H"] and t.in_play(0) == ["knife-8H"]


@pytest.mark.rule("dodge.brawl")
def test_brawl_may_be_played_when_nobody_has_a_card() -> None:
    t = scene(seat(hand=f"brawl-JS bang-2D {SPARE}"), *crowd(3)).do("play brawl-JS bang-2D")
    assert t.asked == (0, "play") and t.hand(0) == [SPARE]


@pytest.mark.rule("dodge.pat-brennan", "dodge.dynamite")
def test_pat_brennan_may_take_the_dynamite_that_he_has_just_passed_on() -> None:
    t = scene(seat("pat-brennan", hand=SPARE, in_play="dynamite-TC"), *crowd(3), phase="begin", top="saloon-5H")
    assert t.options == ["draw", "draw-card dynamite-TC 1"]
    assert offered(t.do("draw-card dynamite-TC 1"), "dynamite-TC") == ["play dynamite-TC"]


@pytest.mark.rule("dodge.dynamite", "classic.dynamite.no-causer", "classic.end.sheriff-dead")
def test_a_dynamite_that_stayed_may_end_the_game() -> None:
    last = seat("willy", role="sheriff", life=2, in_play="dynamite-2H"), seat(role="renegade", in_play="dynamite-TC")
    t = scene(*last, seat(life=0), seat(life=0), phase="begin", top="missed-5S")
    assert t.winners == ("renegade", (1,))


@pytest.mark.rule("dodge.molly-stark", "classic.duel")
def test_a_beer_in_the_duel_that_molly_played_herself_draws_nothing() -> None:
    molly = seat("molly-stark", role="outlaw", life=1, hand="duel-QD beer-6S")
    t = scene(molly, seat(hand="bang-AS"), *crowd(2)).play("duel-QD", at=1).answer("bang-AS").do("drink beer-6S")
    assert t.life(0) == 1 and t.hand(0) == []
