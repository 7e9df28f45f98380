"""The vocabulary: every word that a game can say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec
import pytest

import sixgun
from sixgun.engine.view_types import CommonView, ToldData
from sixgun.games.classic.view_types import ClassicPlayer
from sixgun.games.dice.view_types import DicePlayer
from sixgun.games.duel.view_types import DuelCharacter, DuelPlayer
from sixgun.locale import LANGUAGES, Words
from sixgun.narration import log_of
from sixgun.narration.act_types import LogAct
from sixgun.registry import GAMES, part
from sixgun.vocabulary import vocabulary
from sixgun.vocabulary_types import Vocabulary

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


def test_the_vocabulary_and_what_a_client_gets_are_as_their_types_say() -> None:
    msgspec.convert(json.loads(json.dumps(vocabulary())), Vocabulary)
    for name in GAMES:
        game = list(played(name, 8))[-1]
        events: Any = game.events_since(0, 1)
        msgspec.convert(events, list[ToldData])
        log = log_of(game.rules, game.players, 1)
        for told in events:
            log.add(told["event"])
        msgspec.convert(log.acts, list[LogAct])
        assert {field for act in log.acts for field in act} <= set(get_type_hints(LogAct))


@pytest.mark.parametrize("name", GAMES)
def test_everything_on_a_table_has_a_clause(name: str) -> None:
    words: Any = vocabulary({"classic": ["base", "dodge-city"]})["games"]
    about, clauses = words[name]["about"], words[name]["clauses"]
    assert {f"{name}.{clause}" for clause in part(name, "facts").CLAUSES.values()} <= set(clauses)
    assert {f"card:{kind}" for kind in words[name]["kinds"]} <= set(about)
    assert {f"{what}:{each}" for what in ("character", "verb") for each in words[name][f"{what}s"]} <= set(about)


def named_fields(kind: Any) -> set[str]:
    """The fields of a TypedDict, and of those inside it."""
    if not is_typeddict(kind):
        return {name for part in get_args(kind) for name in named_fields(part)}
    hints = get_type_hints(kind)
    return set(hints).union(*[named_fields(hint) for hint in hints.values()])


def test_the_page_about_views_names_every_field(root: Path) -> None:
    text = (root / "docs/views.md").read_text(encoding="utf-8")
    fields = named_fields(Vocabulary) | {
        field
        for view in (CommonView, sixgun.ClassicView, sixgun.DiceView, sixgun.DuelView)
        for field in get_type_hints(view)
    }
    fields |= {
        field for player in (ClassicPlayer, DicePlayer, DuelPlayer, DuelCharacter) for field in get_type_hints(player)
    }
    assert [field for field in sorted(fields) if f"`{field}`" not in text] == []
