"""The options: always_ask, sheriff_extra_card and beginner."""

from collections import Counter

import pytest

import sixgun
from tests.classic.kit import Table, crowd, seat, table
from tests.classic.test_setup import LIFE, cards_dealt, every

SPARE = "beer-9H"
BOOK = ("dynamite", "duel", "general-store", "indians", "jail")


def kinds(t: Table) -> Counter[str]:
    """How many cards of each name there are anywhere."""
    cards = {*t.pile("deck"), *t.pile("discard"), *[card for at in range(t.game.players) for card in t.hand(at)]}
    cards |= {str(note["card"]) for note in t.happened("looked")}
    return Counter(card.removesuffix("-2").rpartition("-")[0] for card in cards)


@pytest.mark.rule("classic.forced")
@pytest.mark.parametrize(
    ("attack", "question"),
    [
        ("play-at bang-AS 1", "shot"),
        ("play gatling-TH", "shot"),
        ("play indians-KD", "indians"),
        ("play-at duel-8C 1", "duel"),
    ],
)
def test_with_always_ask_one_without_an_answer_is_asked_all_the_same(attack: str, question: str) -> None:
    attacker = seat(hand=f"bang-AS gatling-TH indians-KD duel-8C {SPARE}")
    t = table(attacker, *crowd(3), always_ask=True).do(attack)
    assert t.asked == (1, question) and t.options == ["pass"]
    assert t.let().life(1) == 3


@pytest.mark.rule("classic.forced", "classic.beer.brink")
def test_with_always_ask_one_without_a_beer_is_asked_at_the_brink_of_death() -> None:
    t = table(seat(hand=f"bang-AS {SPARE}"), seat(role="renegade", life=1), *crowd(3), always_ask=True)
    t.play("bang-AS", at=1).let()
    assert t.asked == (1, "brink") and t.options == ["pass"]
    assert t.let().out(1)


@pytest.mark.rule("classic.forced", "classic.beer.last-two")
def test_with_always_ask_a_void_beer_leaves_only_letting_it_happen() -> None:
    dying = seat(role="renegade", life=1, hand="beer-6H")
    t = (
        table(seat(hand=f"bang-AS {SPARE}"), dying, seat(life=0), seat(life=0), always_ask=True)
        .play("bang-AS", at=1)
        .let()
    )
    assert t.asked == (1, "brink") and t.options == ["pass"]


@pytest.mark.rule("classic.forced", "classic.slab")
def test_with_always_ask_one_is_asked_for_slabs_second_missed_too() -> None:
    t = table(seat("slab", hand=f"bang-AS {SPARE}"), seat(hand="missed-TC"), *crowd(2), always_ask=True)
    t.play("bang-AS", at=1).answer("missed-TC")
    assert t.asked == (1, "shot") and t.options == ["pass"]


@pytest.mark.rule("classic.forced", "classic.barrel")
def test_with_always_ask_one_is_asked_after_a_barrel_in_vain() -> None:
    t = table(seat(hand=f"bang-AS {SPARE}"), seat(in_play="barrel-QS"), *crowd(2), always_ask=True, top="missed-2S")
    t.play("bang-AS", at=1).barrel()
    assert t.asked == (1, "shot") and t.options == ["pass"]


@pytest.mark.rule("classic.forced", "classic.duel")
def test_with_always_ask_the_challenger_without_a_bang_is_asked() -> None:
    t = table(seat(hand=f"duel-8C {SPARE}"), seat(hand="bang-2C"), *crowd(2), always_ask=True).play("duel-8C", at=1)
    t.answer("bang-2C")
    assert t.asked == (0, "duel") and t.options == ["pass"]


@pytest.mark.rule("classic.forced", "classic.gatling")
def test_with_always_ask_a_gatling_asks_everybody_in_turn() -> None:
    t = table(seat(hand=f"gatling-TH {SPARE}"), *crowd(3), always_ask=True).play("gatling-TH")
    asked = []
    while t.asked[1] == "shot":
        asked.append(t.asked[0])
        t.let()
    assert asked == [1, 2, 3] and t.lives == [5, 3, 3, 3]


@pytest.mark.rule("classic.forced")
def test_always_ask_is_off_unless_it_is_chosen() -> None:
    assert sixgun.new_game("classic", players=4, seed=1).position()["always_ask"] is False
    assert sixgun.new_game("classic", players=4, seed=1, always_ask=True).position()["always_ask"] is True


@pytest.mark.rule("classic.setup.hand")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_sheriff_extra_card_gives_the_sheriff_one_card_more(players: int) -> None:
    t = Table(sixgun.new_game("classic", players=players, seed=3, sheriff_extra_card=True))
    sheriff = every(t, "role").index("sheriff")
    bullets = [LIFE[character] for character in every(t, "character")]
    assert cards_dealt(t) == [number + (at == sheriff) for at, number in enumerate(bullets)]


@pytest.mark.rule("classic.setup.hand", "classic.setup.life")
def test_sheriff_extra_card_changes_no_life() -> None:
    t = Table(sixgun.new_game("classic", players=5, seed=1, sheriff_extra_card=True))
    plain = Table(sixgun.new_game("classic", players=5, seed=1))
    assert every(t, "life") == every(plain, "life")


@pytest.mark.rule("classic.setup.beginner")
def test_the_beginners_deck_has_no_card_with_the_book() -> None:
    for seed in range(8):
        there = kinds(Table(sixgun.new_game("classic", players=5, seed=seed, beginner=True)))
        assert sum(there.values()) == 69 and not any(there[kind] for kind in BOOK)


@pytest.mark.rule("classic.setup.beginner", "classic.setup.deck")
def test_the_beginners_deck_has_all_other_cards() -> None:
    full = kinds(Table(sixgun.new_game("classic", players=5, seed=1)))
    there = kinds(Table(sixgun.new_game("classic", players=5, seed=1, beginner=True)))
    assert there == Counter({kind: number for kind, number in full.items() if kind not in BOOK})


@pytest.mark.rule("classic.setup.beginner")
def test_a_beginners_game_can_be_saved_and_read_again() -> None:
    game = sixgun.new_game("classic", players=5, seed=1, beginner=True)
    assert sixgun.load(game.position()).position() == game.position()
    assert game.position()["beginner"] is True


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(sixgun.SixgunError):
        sixgun.new_game("classic", players=5, seed=1, high_noon=True)


@pytest.mark.rule("classic.forced", "classic.turn.optional")
def test_with_always_ask_a_player_who_can_play_nothing_is_asked_in_phase_2() -> None:
    t = table(seat("willy"), *crowd(3), phase="draw", top="missed-TC missed-JC", always_ask=True)
    assert t.asked == (0, "play") and t.options == ["end"]
    plain = table(seat("willy"), *crowd(3), phase="draw", top="missed-TC missed-JC")
    assert plain.asked != (0, "play")
