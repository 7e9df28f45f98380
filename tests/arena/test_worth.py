"""What cards and characters are worth, by exchanging one in deals that are the same otherwise."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.arena.parallel import Workers
from sixgun.arena.worth import (
    Worth,
    WorthStudy,
    opening,
    play_deal,
    play_worths,
    with_card,
    with_character,
    worth_data,
)
from sixgun.arena.worth_page import write_worth
from sixgun.locale import LANGUAGES, Words

STUDIES = [WorthStudy("dice", 4, 10, 1), WorthStudy("classic", 5, 6, 1), WorthStudy("duel", 2, 4, 1)]


def cards_of(position: dict[str, Any]) -> list[str]:
    """All cards of a position."""
    zones = [
        position.get("deck", []),
        *[player.get(zone, []) for player in position["players"] for zone in ("hand", "deck")],
    ]
    return sorted(card for zone in zones for card in zone)


@pytest.mark.parametrize("study", STUDIES, ids=lambda study: study.game)
def test_an_exchange_changes_one_card_or_character_and_makes_a_possible_position(study: WorthStudy) -> None:
    rules = study.rules
    kinds = {str(card["kind"]) for card in rules.printed_cards().values()}
    for number in range(study.deals):
        dealt, seat = opening(study, number), number % study.players
        assert cards_of(dealt) == sorted(rules.printed_cards())
        made = [with_card(rules, dealt, seat, kind) for kind in sorted(kinds)]
        made += [with_character(rules, dealt, seat, name) for name in rules.printed_characters()]
        assert any(one is not None and one != dealt for one in made)
        for position in made:
            if position is not None:
                assert cards_of(position) == cards_of(dealt)
                assert sixgun.load(position).decision is not None


def test_a_character_brings_its_life_and_the_other_player_gets_what_it_replaces() -> None:
    dealt = opening(STUDIES[1], 0)
    mine, theirs = dealt["players"][0], dealt["players"][1]
    made = with_character(STUDIES[1].rules, dealt, 0, theirs["character"])
    assert made is not None
    assert [player["character"] for player in made["players"][:2]] == [theirs["character"], mine["character"]]
    life = {name: int(str(printed["life"])) for name, printed in STUDIES[1].rules.printed_characters().items()}
    for player in made["players"]:
        assert len(player["hand"]) == life[player["character"]]


@pytest.mark.many
def test_the_worth_of_a_character_with_more_life_is_seen() -> None:
    study = WorthStudy("dice", 4, 200, 3)
    worth = Worth()
    for number in range(study.deals):
        play_deal(study, number, worth)
    told = worth_data(study, worth)
    assert told["card"] == {} and len(told["character"]) == 16
    assert told["character"]["sid-ketchum"]["all"]["low"] > told["character"]["lucky-duke"]["all"]["mean"]
    assert all(
        figures["all"]["low"] <= figures["all"]["mean"] <= figures["all"]["high"]
        for figures in told["character"].values()
    )


def test_the_result_is_the_same_on_several_processes() -> None:
    alone, finished = play_worths(STUDIES[:1], Workers(1), lambda _: None)
    shared, _ = play_worths(STUDIES[:1], Workers(2), lambda _: None)
    assert finished and worth_data(STUDIES[0], alone[0]) == worth_data(STUDIES[0], shared[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_every_card_and_character(language: str, tmp_path: Path) -> None:
    study = WorthStudy("classic", 4, 2, 1)
    worths, _ = play_worths([study], Workers(1), lambda _: None)
    path = tmp_path / "worth.html"
    write_worth(Words(language), [worth_data(study, worths[0])], str(path))
    text = path.read_text()
    assert text.count("<svg") == 2 and "Bart Cassidy" in text and Words(language).card("classic", "beer") in text


def test_in_the_duel_a_card_is_compared_with_the_deck_of_its_side() -> None:
    study, worth = STUDIES[2], Worth()
    printed, deck = study.rules.printed_cards(), opening(study, 0)["players"][0]["deck"]
    copies = Counter(printed[card]["kind"] for card in deck)
    play_deal(study, 0, worth)
    gains = {name: gain for (what, name, role), (gain,) in worth.gains.items() if (what, role) == ("card", "all")}
    assert gains.keys() <= copies.keys() and abs(sum(copies[name] * gain for name, gain in gains.items())) < 1e-9


def test_the_page_of_a_game_without_cards_speaks_of_characters_alone(tmp_path: Path) -> None:
    worths, _ = play_worths(STUDIES[:1], Workers(1), lambda _: None)
    path = tmp_path / "worth.html"
    write_worth(Words("en"), [worth_data(STUDIES[0], worths[0])], str(path))
    text = path.read_text()
    assert text.count("<svg") == 1 and "what characters are worth" in text and "card" not in text.partition("<svg")[0]
