"""Sentences by parts: what stands for a player, a card, a number."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.locale import LANGUAGES, Words
from sixgun.narration import Narrator
from sixgun.registry import GAMES

from .test_data import played


def narrator(name: str, language: str = "en", seed: int = 5) -> Narrator:
    game = sixgun.new_game(name, players=GAMES[name].usual_players, seed=seed)
    return Narrator(Words(language), game.position())


def test_a_sentence_is_made_of_parts_that_tell_what_they_stand_for() -> None:
    told = narrator("classic").act({"act": "played", "who": 1, "card": "bang-TD", "target": 2}, None)
    assert [(part.stands_for, part.value) for part in told] == [
        ("player", 1),
        ("text", None),
        ("card", "bang-TD"),
        ("text", None),
        ("player", 2),
    ]
    assert str(told).endswith(" plays BANG! 10♦ against Pedro Ramirez") and told[2].to_dict()["text"] == "BANG! 10♦"


@pytest.mark.parametrize(("cards", "words"), [(1, "draws 1 card"), (2, "draws 2 cards")])
def test_numbers_are_parts_and_still_choose_the_plural(cards: int, words: str) -> None:
    told = narrator("classic").act({"act": "drew", "who": 1, "cards": cards}, None)
    assert str(told).endswith(words)
    assert [part.value for part in told if part.stands_for == "number"] == ([2] if cards == 2 else [])


def test_what_is_good_and_what_is_bad_can_be_seen() -> None:
    shot = {"act": "played", "who": 1, "card": "bang-TD", "target": 2}
    lost = narrator("classic").act({**shot, "results": [{"result": "lost", "who": 2, "points": 1}]}, None)
    assert "".join(part.text for part in lost if part.stands_for == "bad") == "−1 life"
    saved = narrator("classic").act({**shot, "results": [{"result": "saved", "who": 2}]}, None)
    assert [part.text for part in saved if part.stands_for == "good"] == ["safe"]


def test_dice_are_drawn_with_their_faces() -> None:
    teller = narrator("dice")
    faces = ["arrow", "beer", "none", "gatling", "beer"]
    part = next(part for part in teller.act({"act": "rolled", "who": 0, "dice": faces}, None) if part.value == faces)
    assert part.text == "↗ B · G B" and part.stands_for == "dice"
    assert "1 [↗], 4 [G]" in str(teller.action({"verb": "roll", "dice": [1, 4]}, faces))


def test_a_card_that_only_shows_its_back_is_told_by_it() -> None:
    teller = narrator("duel")
    assert teller.card("hidden") == "a card" or teller.card("hidden") == Words("en").say("card-hidden")
    assert teller.card("hidden-law") == Words("en").say("back-law")


def test_a_card_has_the_name_that_the_rulebook_of_its_game_prints() -> None:
    assert narrator("duel", "de").card("general-store-l1") == "Warenhaus ∿"
    assert narrator("classic", "de").card("general-store-9C") == "Gemischtwarenladen 9♣"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_asked_without_a_mark_or_an_id(name: str, language: str) -> None:
    words = Words(language)
    for game in played(name, 9):
        teller = Narrator(words, game.position())
        if game.decision:
            data = game.view(int(game.decision.seat)).decision_data()
            assert data
            check(teller.question(game.decision.question.to_dict()))
            for action in game.decision.actions:
                check(teller.action(action.to_dict(), ["beer"] * 5))
            for refused in data["refused"]:
                check(teller.reason(refused["reason"]))


def check(sentence: object) -> None:
    text = str(sentence)
    assert text and not set(text) & {"\ue000", "\ue001", "{", "}"}, text
    assert not text.startswith(("ask-", "act-", "why-")), text
