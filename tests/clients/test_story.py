"""The log of a seat: one line for one act."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.locale import LANGUAGES, Words
from sixgun.matches.match import Match, seat_people
from sixgun.narration import Narrator, Story


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("dice", 5), ("classic", 6), ("duel", 2)])
def test_a_whole_game_is_told_act_by_act_without_a_gap(game: str, players: int, language: str) -> None:
    match = Match(sixgun.new_game(game, players=players, seed=3), seat_people(players, [], ["gunhand"]))
    story = Story(Narrator(Words(language), match.game.position()), 0)
    while match.bot_decides:
        match.bot_acts()
    heard = match.game.events_since(0, 0)
    for told in heard:
        story.hear(told["event"])  # type: ignore[arg-type]
    lines = [str(act.sentence) for act in story.acts]
    assert len(lines) < len(heard) and all(lines)
    assert not [line for line in lines if "log-" in line or "card-" in line or "  " in line or line[0] in " :·"]


def test_an_attack_on_several_is_one_line_with_all_that_it_cost() -> None:
    story = Story(Narrator(Words("en"), sixgun.new_game("classic", players=4, seed=1).position()), 2)
    names = story.narrator.names
    for event in (
        {"name": "played", "seat": 0, "card": "gatling-TH", "target": None},
        {"name": "answered", "seat": 1, "card": "missed-TC"},
        {"name": "saved", "seat": 1},
        {"name": "lost", "seat": 2, "points": 1, "cause": "gatling", "by": 0},
    ):
        story.hear(event)
    (act,) = story.acts
    assert str(act.sentence) == f"{names[0]}: Gatling 10♥ · {names[1]} Missed! 10♣ ✓ · You −1"
    assert story.hits == {(0, 2): 1}


def test_a_beer_names_its_giver_and_shots_at_one_player_are_counted_together() -> None:
    story = Story(Narrator(Words("en"), sixgun.new_game("dice", players=4, seed=1).position()), None)
    names = story.narrator.names
    dice = ["bullseye1", "beer", "bullseye1", "beer", "arrow"]
    for event in (
        {"name": "rolled", "seat": 0, "dice": dice, "rolled": [1, 2, 3, 4, 5], "roll": 1},
        {"name": "aimed", "seat": 0, "target": 1, "die": 1, "points": 1},
        {"name": "aimed", "seat": 0, "target": 1, "die": 3, "points": 1},
        {"name": "lost", "seat": 1, "points": 2, "cause": "bullseye", "by": 0},
        {"name": "healed", "seat": 3, "points": 1, "source": "beer", "by": 0},
        {"name": "healed", "seat": 3, "points": 1, "source": "beer", "by": 0},
    ):
        story.hear(event)
    lines = [str(act.sentence) for act in story.acts]
    assert lines[1:] == [f"{names[0]} → {names[1]}: ①① −2", f"{names[0]} → {names[3]}: Beer +2"]
