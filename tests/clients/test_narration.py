"""Sentences by parts: what stands for a player, a card, a number."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.games.registry import GAMES
from sixgun.locale import LANGUAGES, Words
from sixgun.narration import Narrator

from .test_data import played


def narrator(name: str, language: str = "en", seed: int = 5) -> Narrator:
    game = sixgun.new_game(name, players=GAMES[name].usual_players, seed=seed)
    return Narrator(Words(language), game.position())


def test_a_sentence_is_made_of_parts_that_tell_what_they_stand_for() -> None:
    told = narrator("classic").event({"name": "played", "seat": 1, "card": "bang-TD", "target": 2})
    assert [(part.stands_for, part.value) for part in told] == [
        ("player", 1),
        ("text", None),
        ("card", "bang-TD"),
        ("text", None),
        ("player", 2),
        ("text", None),
    ]
    assert str(told).endswith(" plays BANG! 10♦ against Pedro Ramirez.") and told[2].to_data()["text"] == "BANG! 10♦"


@pytest.mark.parametrize(("cards", "words"), [(1, "draws 1 card."), (2, "draws 2 cards.")])
def test_numbers_are_parts_and_still_choose_the_plural(cards: int, words: str) -> None:
    told = narrator("classic").event({"name": "drew", "seat": 1, "cards": cards})
    assert str(told).endswith(words)
    assert [part.value for part in told if part.stands_for == "number"] == ([2] if cards == 2 else [])


def test_nobody_is_no_part() -> None:
    told = narrator("classic").event({"name": "played", "seat": 1, "card": "beer-6H", "target": None})
    assert str(told).endswith(" plays Beer 6♥.") and len(told) == 4


def test_dice_are_drawn_with_their_faces() -> None:
    teller = narrator("dice")
    rolled = {
        "name": "rolled",
        "seat": 0,
        "dice": ["arrow", "beer", "none", "gatling", "beer"],
        "rolled": [1],
        "roll": 1,
    }
    part = next(part for part in teller.event(rolled) if part.stands_for == "dice")
    assert part.text == "[↗] [B] [·] [G] [B]" and part.value == rolled["dice"]
    label = teller.action({"verb": "roll", "dice": [1, 4]}, ["arrow", "beer", "none", "gatling", "beer"])
    assert "1 [↗], 4 [G]" in str(label)


def test_a_card_that_only_shows_its_back_is_told_by_it() -> None:
    teller = narrator("duel")
    assert teller.card("hidden") == "a card" or teller.card("hidden") == Words("en").say("card-hidden")
    assert teller.card("hidden-law") == Words("en").say("back-law")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_mark_or_an_id(name: str, language: str) -> None:
    words = Words(language)
    for game in played(name, 9):
        teller = Narrator(words, game.position())
        if game.decision:
            data = game.view(int(game.decision.seat)).decision_data()
            assert data
            check(teller.question(game.decision.question.to_data()))
            for action in game.decision.actions:
                check(teller.action(action.to_data(), ["beer"] * 5))
            for refused in data["refused"]:  # type: ignore[attr-defined]
                check(teller.reason(refused["reason"]))
    for event in game.events:
        check(teller.open_event(event.to_data()))


def check(sentence: object) -> None:
    text = str(sentence)
    assert text and not set(text) & {"\ue000", "\ue001", "{", "}"}, text
    assert not text.startswith(("event-", "ask-", "act-", "why-")), text
