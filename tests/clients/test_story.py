"""The log of a seat: one line for one act."""

from __future__ import annotations

import re
from collections.abc import Mapping

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
        story.hear(dict(event))
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
        story.hear(dict(event))
    lines = [str(act.sentence) for act in story.acts]
    assert lines[1:] == [f"{names[0]} → {names[1]}: ①① −2", f"{names[0]} → {names[3]}: Beer +2"]


def test_life_that_nobody_could_regain_is_not_told() -> None:
    saloon = {"name": "played", "seat": 0, "card": "saloon-5H", "target": None}
    healed = [{"name": "healed", "seat": seat, "points": seat % 2, "source": "saloon"} for seat in range(4)]
    (line,), names = lines_of("classic", 4, None, saloon, *healed)
    assert line == f"{names[0]}: Saloon 5♥ · {names[1]} +1 · {names[3]} +1"
    full = {"name": "healed", "seat": 3, "points": 0, "source": "beer", "by": 0}
    lines, names = lines_of("dice", 4, None, full)
    assert lines == [f"{names[0]} → {names[3]}: Beer"]


def test_what_others_draw_by_an_attack_stands_in_its_line() -> None:
    raid = {"name": "played", "seat": 0, "card": "indians-AD", "target": None}
    lost: list[dict[str, object]] = [
        {"name": "lost", "seat": seat, "points": 1, "cause": "indians", "by": 0} for seat in (1, 2)
    ]
    drew = {"name": "drew", "seat": 1, "cards": 1}
    turn = {"name": "turn", "seat": 0, "number": 1}
    lines, names = lines_of("classic", 4, None, turn, raid, lost[0], drew, lost[1])
    assert lines[1:] == [f"{names[0]}: Indians! A♦ · {names[1]} −1 +1 card · {names[2]} −1"]


def test_a_bounty_is_told_once_with_its_cards() -> None:
    shot = {"name": "played", "seat": 0, "card": "bang-AS", "target": 1}
    lost = {"name": "lost", "seat": 1, "points": 1, "cause": "bang", "by": 0}
    died = {"name": "died", "seat": 1, "role": "outlaw"}
    rest: list[dict[str, object]] = [{"name": "rewarded", "seat": 0}, {"name": "drew", "seat": 0, "cards": 3}]
    lines, names = lines_of("classic", 4, None, {"name": "turn", "seat": 0, "number": 1}, shot, lost, died, *rest)
    assert lines[1:] == [f"{names[0]} → {names[1]}: BANG! A♠ −1 · bounty +3 cards", f"✝ {names[1]} is out: Outlaw"]


def test_only_the_weapon_that_makes_room_goes_with_the_new_one() -> None:
    new = {"name": "played", "seat": 0, "card": "schofield-KS", "target": None}
    gone: list[dict[str, object]] = [
        {"name": "discarded", "seat": 0, "card": card} for card in ("volcanic-TS", "volcanic-TC")
    ]
    lines, names = lines_of("classic", 4, None, new, *gone)
    assert lines == [f"{names[0]}: Schofield K♠ · ✗ Volcanic 10♠", f"{names[0]} discards Volcanic 10♣"]


def test_the_wagon_is_one_line() -> None:
    turn = {"name": "turn", "seat": 0, "number": 1}
    load = {"name": "played", "seat": 0, "card": "wagon-l1", "target": "none"}
    rest = [{"name": "discarded", "seat": 0, "card": "hat-l1"}, {"name": "drew", "seat": 0, "cards": 2}]
    lines, _ = lines_of("duel", 2, None, turn, load, *rest)
    assert len(lines) == 2 and re.fullmatch(r"The Law: Wagon . · ✗ Hat . \+2 cards", lines[1])


def lines_of(game: str, players: int, viewer: int | None, *events: Mapping[str, object]) -> tuple[list[str], list[str]]:
    """What is told of some events, and the names of the players."""
    story = Story(Narrator(Words("en"), sixgun.new_game(game, players=players, seed=1).position()), viewer)
    for event in events:
        story.hear(dict(event))
    return [str(act.sentence) for act in story.acts], story.narrator.names


def test_what_one_has_lost_since_ones_last_turn_is_told_when_it_is_ones_move() -> None:
    lines, names = lines_of(
        *("dice", 4, 0),
        {"name": "turn", "number": 1, "seat": 0},
        {"name": "turn", "number": 2, "seat": 1},
        {"name": "lost", "seat": 0, "points": 2, "cause": "gatling", "by": 1},
        {"name": "lost", "seat": 0, "points": 1, "cause": "indians", "by": None},
        {"name": "lost", "seat": 2, "points": 1, "cause": "indians", "by": None},
        {"name": "turn", "number": 3, "seat": 0},
    )
    assert lines[1] == "▼ since your last turn"
    assert lines[-1] == f"▲ since your last turn: −3 ({names[1]} 2, Indians! 1)"


def test_ones_goal_is_told_with_ones_role() -> None:
    lines, names = lines_of("dice", 3, 1, {"name": "role-dealt", "seat": 1, "role": "outlaw"})
    assert lines[0] == "You: Outlaw" and lines[1].startswith("Your goal: Take the Deputy's last life point")
    lines, names = lines_of("classic", 4, 1, {"name": "role-dealt", "seat": 0, "role": "sheriff"})
    assert lines == [f"{names[0]}: Sheriff"]


def test_a_weapon_that_takes_anothers_place_is_one_line() -> None:
    lines, names = lines_of(
        *("classic", 4, None),
        {"name": "played", "seat": 0, "card": "volcanic-TS", "target": None},
        {"name": "discarded", "seat": 0, "card": "schofield-KS"},
        {"name": "equipped", "seat": 0, "card": "volcanic-TS"},
        {"name": "discarded", "seat": 0, "card": "bang-AS"},
    )
    assert lines == [f"{names[0]}: Volcanic 10♠ · ✗ Schofield K♠", f"{names[0]} discards BANG! A♠"]


def test_the_cards_of_the_fallen_do_not_part_the_attack_that_killed_him() -> None:
    lines, names = lines_of(
        *("classic", 4, 3),
        {"name": "played", "seat": 0, "card": "gatling-TH", "target": None},
        {"name": "lost", "seat": 1, "points": 1, "cause": "gatling", "by": 0},
        {"name": "died", "seat": 1, "role": "outlaw", "by": 0},
        {"name": "discarded", "seat": 1, "card": "bang-AS"},
        {"name": "discarded", "seat": 1, "card": "beer-6H"},
        {"name": "lost", "seat": 3, "points": 1, "cause": "gatling", "by": 0},
    )
    assert lines == [
        f"{names[0]}: Gatling 10♥ · {names[1]} −1 · You −1",
        f"✝ {names[1]} is out: Outlaw",
        f"{names[1]} discards BANG! A♠, Beer 6♥",
    ]


def test_an_attack_on_several_characters_of_the_duel_is_one_line() -> None:
    lines, _ = lines_of(
        *("duel", 2, 0),
        {"name": "played", "seat": 0, "card": "gatling-l1", "target": None},
        {"name": "hit", "by": "jango", "target": "sid-curry", "cause": "gatling"},
        {"name": "avoided", "character": "sid-curry", "card": "missed-o1"},
        {"name": "saved", "character": "sid-curry"},
        {"name": "hit", "by": "jango", "target": "slim-poet", "cause": "gatling"},
        {"name": "lost", "character": "slim-poet", "points": 1, "cause": "gatling"},
    )
    assert len(lines) == 1 and lines[0].endswith("Sid Curry Missed! ∿ ✓ · Slim Poet −1")


@pytest.mark.parametrize(("language", "line"), [("en", "You draw"), ("de", "Du ziehst"), ("es", "Tú robas")])
def test_you_are_you_in_every_language(language: str, line: str) -> None:
    story = Story(Narrator(Words(language), sixgun.new_game("classic", players=4, seed=1).position()), 2)
    story.hear({"name": "turn", "number": 1, "seat": 2})
    story.hear({"name": "drew", "seat": 2, "cards": 2})
    assert str(story.acts[-1].sentence).startswith(line)
    assert [part.stands_for for part in story.acts[-1].sentence][:2] == ["player", "text"]


def test_cards_that_are_looted_are_named_to_those_who_know_and_the_shot_keeps_its_cost() -> None:
    lines, names = lines_of(
        *("classic", 4, 1),
        {"name": "played", "seat": 0, "card": "bang-AS", "target": 1},
        {"name": "lost", "seat": 1, "points": 1, "cause": "bang", "by": 0},
        {"name": "died", "seat": 1, "role": "outlaw"},
        {"name": "looted", "seat": 1, "cards": 2, "by": 2},
        {"name": "robbed-of", "seat": 1, "by": 2, "card": "remington-KC"},
        {"name": "robbed-of", "seat": 1, "by": 2, "card": "beer-6H"},
    )
    assert lines == [
        f"{names[0]} → You: BANG! A♠ −1",
        "✝ You are out: Outlaw",
        f"{names[2]} ← You: Remington K♣, Beer 6♥",
    ]


def test_an_ability_against_a_shot_is_told_once_in_the_line_of_the_shot() -> None:
    lines, _ = lines_of(
        *("duel", 2, 0),
        {"name": "played", "seat": 0, "card": "derringer-l1", "target": "sid-curry"},
        {"name": "hit", "by": "jango", "target": "sid-curry", "cause": "derringer"},
        {"name": "used", "character": "sid-curry"},
        {"name": "revealed", "seat": 1, "cause": "ability", "card": "missed-o1"},
        {"name": "saved", "character": "sid-curry"},
    )
    assert len(lines) == 1 and lines[0].endswith("· ability Missed! ∿ ✓")


def test_two_cards_shown_one_after_another_are_told_together() -> None:
    lines, names = lines_of(
        *("classic", 4, 1),
        {"name": "played", "seat": 0, "card": "gatling-TH", "target": None},
        {"name": "showed", "seat": 1, "card": "cat-balou-KH"},
        {"name": "showed", "seat": 1, "card": "cat-balou-TD"},
        {"name": "discarded", "seat": 1, "card": "cat-balou-TD"},
        {"name": "checked", "seat": 1, "card": "cat-balou-KH", "purpose": "barrel"},
        {"name": "saved", "seat": 1},
    )
    shown = "You show Cat Balou K♥, Cat Balou 10♦ · ✗ Cat Balou 10♦ · You Barrel Cat Balou K♥ ✓"
    assert lines == [f"{names[0]}: Gatling 10♥ · {shown}"]


def test_before_ones_first_turn_there_was_no_last_one() -> None:
    lines, names = lines_of(
        *("dice", 4, 0),
        {"name": "turn", "number": 1, "seat": 1},
        {"name": "lost", "seat": 0, "points": 2, "cause": "gatling", "by": 1},
        {"name": "turn", "number": 2, "seat": 0},
    )
    assert lines[-1] == f"▲ so far: −2 ({names[1]})"


def test_arrows_are_told_of_the_one_who_takes_them_and_not_with_a_shot_they_may_not_be_for() -> None:
    dice = ["bullseye2", "bullseye1", "gatling", "gatling", "gatling"]
    lines, names = lines_of(
        *("dice", 4, None),
        {"name": "rolled", "seat": 0, "dice": dice, "rolled": [1, 2, 3, 4, 5], "roll": 1},
        {"name": "aimed", "seat": 0, "target": 2, "die": 1, "points": 1},
        {"name": "aimed", "seat": 0, "target": 1, "die": 2, "points": 1},
        {"name": "lost", "seat": 1, "points": 1, "cause": "bullseye", "by": 0},
        {"name": "lost", "seat": 2, "points": 1, "cause": "bullseye", "by": 0},
        {"name": "arrow-taken", "seat": 0},
        {"name": "gatling", "seat": 0},
        {"name": "lost", "seat": 1, "points": 1, "cause": "gatling", "by": 0},
        {"name": "arrows-back", "seat": 0, "arrows": 1, "why": "gatling"},
        {"name": "arrow-taken", "seat": 0},
        {"name": "arrow-taken", "seat": 0},
    )
    assert lines[1:] == [
        f"{names[0]} → {names[2]}: ② −1",
        f"{names[0]} → {names[1]}: ① −1",
        f"{names[0]} +↗",
        f"{names[0]}: Gatling! · {names[1]} −1 · {names[0]} −↗ +↗↗",
    ]


def test_the_fallen_keep_no_arrows_and_nobody_needs_to_be_told() -> None:
    lines, names = lines_of(
        *("dice", 4, None),
        {"name": "indians"},
        {"name": "lost", "seat": 1, "points": 2, "cause": "indians", "by": None},
        {"name": "arrows-back", "seat": 1, "arrows": 2, "why": "eliminated"},
    )
    assert lines == [f"Indians! · {names[1]} −2"]


def test_a_roll_after_the_indians_is_counted_on() -> None:
    lines, names = lines_of(
        *("dice", 4, None),
        {"name": "rolled", "seat": 0, "dice": ["arrow"] * 5, "rolled": [1, 2, 3, 4, 5], "roll": 1},
        {"name": "indians"},
        {"name": "died", "seat": 1, "role": "outlaw"},
        {"name": "died", "seat": 2, "role": "outlaw"},
        {"name": "rolled", "seat": 0, "dice": ["gatling"] * 5, "rolled": [1, 2, 3, 4, 5], "roll": 2},
    )
    assert lines[-1] == f"{names[0]}: G G G G G ↻1"


def test_two_checks_one_after_another_are_two_lines() -> None:
    lines, _ = lines_of(
        *("classic", 4, 1),
        {"name": "showed", "seat": 1, "card": "bang-5C"},
        {"name": "showed", "seat": 1, "card": "stagecoach-9S"},
        {"name": "discarded", "seat": 1, "card": "stagecoach-9S"},
        {"name": "checked", "seat": 1, "card": "bang-5C", "purpose": "dynamite"},
        {"name": "showed", "seat": 1, "card": "barrel-QS"},
        {"name": "showed", "seat": 1, "card": "missed-JC"},
    )
    assert lines == [
        "You show BANG! 5♣, Stagecoach 9♠ · ✗ Stagecoach 9♠ · Dynamite BANG! 5♣",
        "You show Barrel Q♠, Missed! J♣",
    ]


def test_what_is_drawn_for_a_card_that_was_shown_stands_with_it() -> None:
    lines, names = lines_of(
        *("classic", 4, 1),
        {"name": "turn", "number": 1, "seat": 0},
        {"name": "drew", "seat": 0, "cards": 2},
        {"name": "showed", "seat": 0, "card": "beer-6H"},
        {"name": "drew", "seat": 0, "cards": 1},
    )
    assert lines[1:] == [f"{names[0]} draws 2 cards · shows Beer 6♥ +1 card"]


def test_what_a_hit_of_the_duel_costs_its_side_stands_in_its_line_and_the_end_of_a_turn_does_not() -> None:
    entered: list[dict[str, object]] = [
        {"name": "entered", "seat": 0, "character": "jango", "rank": "rear"},
        {"name": "entered", "seat": 1, "character": "sid-curry", "rank": "front"},
    ]
    lines, _ = lines_of(
        *("duel", 2, 0),
        *entered,
        {"name": "played", "seat": 0, "card": "peacemaker-l1", "target": "sid-curry"},
        {"name": "avoided", "character": "sid-curry", "card": "missed-o1"},
        {"name": "saved", "character": "sid-curry"},
        {"name": "discarded", "seat": 1, "card": "water-o1"},
        {"name": "played", "seat": 0, "card": "barrel-l1", "target": "jango"},
        {"name": "discarded", "seat": 0, "card": "water-l1"},
    )
    assert lines[2].startswith("You → Sid Curry: Peacemaker") and " ✓ · The Outlaws ✗ Water" in lines[2]
    assert lines[3].startswith("You → Jango: Barrel") and lines[4].startswith("You discard Water")
