"""Why not: what a person is told about prices and green cards."""

import pytest

from tests.classic.dodge.kit import SPARE, crowd, dodge, seat
from tests.classic.kit import Table


def told(t: Table) -> list[tuple[object, ...]]:
    """What the view of the player to move refuses: verb, card, target and reason."""
    decision = t.game.view(0).to_dict()["decision"]
    return [(one["verb"], one["card"], one.get("target"), one["reason"]["name"]) for one in decision["refused"]]


@pytest.mark.rule("dodge.price", "dodge.green")
@pytest.mark.parametrize(
    "text",
    [
        *("play beer-9H bang-2C", "play canteen-7H bang-2C", "play knife-8H bang-2C", "play-at bang-AS 1 bang-2C"),
        *("play-hand conestoga-9D 1 bang-2C", "play-card conestoga-9D 2 scope-AS bang-2C"),
        *("play-hand panic-JH 1 bang-2C", "play-card cat-balou-8C 2 scope-AS bang-2C"),
    ],
)
def test_a_card_without_a_price_is_played_without_one(text: str) -> None:
    hand = "beer-9H bang-AS bang-2C knife-8H panic-JH cat-balou-8C"
    t = dodge(seat(hand=hand, in_play="conestoga-9D canteen-7H"), seat(hand=SPARE), seat(in_play="scope-AS"), *crowd(1))
    assert t.refused(text) == "no-price-wanted"


@pytest.mark.rule("dodge.price", "dodge.rag-time")
@pytest.mark.parametrize("text", ["play-hand rag-time-9H 1", "play-hand rag-time-9H 1 rag-time-9H", "play rag-time-9H"])
def test_rag_time_without_a_price_asks_for_it(text: str) -> None:
    assert dodge(seat(hand=f"rag-time-9H {SPARE}"), seat(hand="bang-AS"), *crowd(2)).refused(text) == "no-price"


@pytest.mark.rule("dodge.rag-time", "classic.no-cards-no-target")
def test_a_view_says_who_has_no_cards_for_rag_time() -> None:
    t = dodge(seat(hand=f"rag-time-9H {SPARE}"), seat(hand="bang-AS"), *crowd(2))
    assert told(t) == [("play-at", "rag-time-9H", at, "no-cards") for at in (2, 3)]


@pytest.mark.rule("dodge.green")
def test_a_green_card_in_the_hand_is_aimed_at_nobody() -> None:
    t = dodge(seat(hand=f"knife-8H can-can-JC {SPARE}"), seat(hand="bang-AS"), *crowd(2))
    assert told(t) == []
    assert [t.refused(f"play-at knife-8H {at}") for at in (1, 2)] == ["not-ready"] * 2
    assert t.refused("play-hand can-can-JC 1") == "not-ready"


@pytest.mark.rule("dodge.green")
def test_a_view_says_that_a_green_card_rests() -> None:
    t = dodge(seat(hand=f"knife-8H {SPARE}"), *crowd(3)).play("knife-8H")
    assert told(t) == [("play", "knife-8H", None, "not-ready")]


@pytest.mark.rule("dodge.green", "dodge.green.missed", "dodge.knife")
def test_a_view_says_why_green_cards_in_play_can_not_be_used() -> None:
    t = dodge(seat(hand=SPARE, in_play="knife-8H sombrero-7C scope-AS"), seat(in_play="hideout-KD"), *crowd(4))
    far = [("play-at", "knife-8H", 3, "too-far")]
    assert told(t) == [*far, ("play", "sombrero-7C", None, "needs-shot")]


@pytest.mark.rule("classic.turn.brown-blue")
def test_a_blue_card_in_play_is_not_in_the_hand() -> None:
    t = dodge(seat(hand=SPARE, in_play="schofield-JC"), *crowd(3))
    assert t.refused("play schofield-JC") == "not-yours"
