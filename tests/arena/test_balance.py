"""The balance of a game: counted from what everybody hears, and told on one page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixgun.arena.balance import Balance, Chronicler, balance_data, chronicle, play_all
from sixgun.arena.balance_page import write_balance
from sixgun.arena.parallel import Workers
from sixgun.arena.simulation import Study, Tallies, play_one, play_study
from sixgun.locale import LANGUAGES, Words
from sixgun.registry import GAMES

STUDIES = {
    game: Study(game, players, 6, ("gunhand",), 1) for game, players in (("dice", 4), ("classic", 4), ("duel", 2))
}


def silent(_: int) -> None:
    """No progress."""


@pytest.mark.parametrize("game", STUDIES)
def test_every_death_has_a_victim_a_cause_and_a_hand(game: str) -> None:
    for number in range(3):
        balance, chronicler = Balance(), Chronicler()
        state = play_one(STUDIES[game], number, Tallies(), chronicler).state
        chronicle(balance, state, chronicler.heard)
        deaths = sum(event.type.name in ("died", "fell") for event in chronicler.heard)
        for counts in (balance.causes, balance.killers):
            assert deaths == sum(wins.won for (_, by), wins in counts.items() if by) > 0
            assert deaths == sum(wins.played for (_, by), wins in counts.items() if not by)
        points = [event.arguments()["points"] for event in chronicler.heard if event.type.name == "lost"]
        assert sum(harm.total for harm in balance.damage.values()) == sum(int(str(one)) for one in points)


def test_who_hears_what_everybody_hears_changes_nothing() -> None:
    alone, heard = Tallies(), Tallies()
    play_one(STUDIES["classic"], 0, alone)
    play_one(STUDIES["classic"], 0, heard, Chronicler())
    assert alone == heard


@pytest.mark.parametrize("game", ["classic", "duel"])
def test_cards_are_counted_for_those_who_played_them(game: str) -> None:
    balance, chronicler = Balance(), Chronicler()
    state = play_one(STUDIES[game], 0, Tallies(), chronicler).state
    chronicle(balance, state, chronicler.heard)
    assert balance.cards and state.outcome is not None
    for wins in balance.cards.values():
        assert wins.won <= len(state.outcome.winners) and 1 <= wins.played <= state.players


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    studies = [Study("dice", players, 60, ("gunhand",), 2) for players in (3, 4)]
    (one, done), (two, _) = (play_all(studies, Workers(jobs), silent) for jobs in (1, 2))
    assert done and [balance_data(*pair) for pair in zip(studies, one, strict=True)] == [
        balance_data(*pair) for pair in zip(studies, two, strict=True)
    ]
    tallies, _ = play_study(studies[1], Workers(1), silent)
    assert one[1].tallies == tallies


def test_shares_of_deaths_are_of_all_deaths_of_a_role() -> None:
    balances, _ = play_all([STUDIES["dice"]], Workers(), silent)
    data = balance_data(STUDIES["dice"], balances[0])
    for what in ("causes", "killers"):
        found = data[what]
        assert isinstance(found, dict)
        for shares in found.values():
            assert sum(share["rate"] for share in shares.values()) == pytest.approx(1, abs=0.001)
            assert all(share["low"] <= share["rate"] <= share["high"] for share in shares.values())


@pytest.mark.parametrize(("game", "language"), list(zip(STUDIES, LANGUAGES, strict=True)))
def test_the_page_needs_nothing_else_and_names_the_bots(game: str, language: str, tmp_path: Path) -> None:
    balances, _ = play_all([STUDIES[game]], Workers(), silent)
    path, words = tmp_path / "page.html", Words(language)
    write_balance(words, [balance_data(STUDIES[game], balances[0])], str(path))
    page = path.read_text()
    assert f'<html lang="{language}">' in page and "gunhand" in page and page.count("<svg") == page.count("</section>")
    assert not re.search(r"<script|<link|<img|\bsrc=|@import|url\(http", page)
    titles = ["length", "damage", "causes-title", "by-seat"] + (["by-card"] if GAMES[game].printed_cards() else [])
    assert all(f"<h2>{words.say(f'report-{title}')}</h2>" in page for title in titles)
    assert not re.findall(r">(?:cause|card|role|side|character|report)-[a-z-]+<", page)
