"""The vocabulary: every word that a game can say."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sixgun
from sixgun.locale import LANGUAGES, Words
from sixgun.registry import GAMES
from sixgun.vocabulary import vocabulary

from .test_data import played


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_is_said_is_in_the_vocabulary(name: str) -> None:
    words: Any = json.loads(json.dumps(vocabulary()))["games"][name]
    game = list(played(name, 8))[-1]
    for event in game.events:
        assert set(words["events"][event.name]) == set(event.arguments())
    for action in game.history:
        assert set(words["verbs"][action.verb]) == set(action.arguments())
        for field, value in action.arguments().items():
            if words["verbs"][action.verb][field]["is"] == "card":
                assert value in words["cards"]


def test_cards_have_what_is_printed_on_them() -> None:
    games: Any = vocabulary()["games"]
    classic, duel = games["classic"]["cards"], games["duel"]["cards"]
    assert classic["volcanic-TS"] == {"kind": "volcanic", "suit": "S", "value": "T", "colour": "blue", "reach": 1}
    assert len(classic) == 80 and sorted(card["suit"] for card in classic.values()) == sorted("SHDC" * 20)
    colt = {"kind": "colt", "colour": "red", "symbol": "dynamite", "back": "law", "always_active": False}
    assert duel["colt-l1"] == colt and len(duel) == 80 and games["dice"]["cards"] == {}
    assert {card["kind"] for card in duel.values() if card["always_active"]} == {"dynamite", "rattlesnake", "stampede"}


def test_characters_of_the_duel_say_whose_ability_never_sleeps() -> None:
    games: Any = vocabulary()["games"]
    awake = {name for name, printed in games["duel"]["characters"].items() if printed["always_active"]}
    assert awake == {"bart-masterson", "buffalo-bell", "the-stranger", "soundance-kid"}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_and_cards_have_names_in_every_language(name: str, language: str) -> None:
    game: Any = vocabulary()["games"]
    words = Words(language)
    assert all(words.has(f"character-{character}") for character in game[name]["characters"])
    assert all(words.has(f"card-{card['kind']}") for card in game[name]["cards"].values())
    assert "dice.turn.rolls" in game["dice"]["clauses"] and sixgun.GAMES[name].version == game[name]["rules"]
