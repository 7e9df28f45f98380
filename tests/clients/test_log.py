"""The log of a viewer: one line for one act."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping
from typing import Any

import pytest

import sixgun
from sixgun.locale import LANGUAGES, Words
from sixgun.narration import LogBuilder, Narrator, log_of
from sixgun.registry import GAMES


def told(log: LogBuilder, *events: Mapping[str, object]) -> list[dict[str, Any]]:
    """The acts of some events."""
    for event in events:
        log.add(dict(event))
    return [dict(act) for act in log.acts]


def lines_of(game: str, players: int, viewer: int | None, *events: Mapping[str, object]) -> tuple[list[str], list[str]]:
    """What is told of some events, and the names of the players."""
    narrator = Narrator(Words("en"), sixgun.new_game(game, players=players, seed=1).position())
    acts = told(log_of(GAMES[game], players, viewer), *events)
    return [str(narrator.act(act, viewer)) for act in acts], narrator.names


def random_game(name: str, seed: int) -> sixgun.Game:
    """A whole game in which everybody does anything."""
    game, chance = sixgun.new_game(name, seed=seed), random.Random(seed)
    while game.decision:
        game.apply(chance.choice(list(game.decision.actions)))
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_told_act_by_act_without_a_gap(name: str, language: str) -> None:
    game = random_game(name, 3)
    narrator = Narrator(Words(language), game.position())
    for viewer in (0, None):
        events = [event.to_dict() for event in (game.events if viewer is None else game.seen_by(viewer))]
        lines = [str(narrator.act(act, viewer)) for act in told(log_of(game.rules, game.players, viewer), *events)]
        assert len(lines) < len(events) and all(lines)
        odd = [line for line in lines if re.search(r"log-|card-|none|[{}\ue000-\ue003]|  |^[ :·]", line)]
        assert odd == []


@pytest.mark.parametrize("name", GAMES)
def test_every_change_of_an_act_is_reported_and_the_log_is_the_same_from_any_start(name: str) -> None:
    game = random_game(name, 5)
    log = log_of(game.rules, game.players, 1)
    kept: list[object] = []
    for event in game.seen_by(1):
        at = log.add(event.to_dict())
        kept[at:] = json.loads(json.dumps(log.acts[at:]))
    assert (
        kept == log.acts == told(log_of(game.rules, game.players, 1), *[event.to_dict() for event in game.seen_by(1)])
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_log_of_a_game_that_goes_on_from_a_position_needs_nothing_from_before(name: str) -> None:
    game, chance = sixgun.new_game(name, seed=2), random.Random(2)
    while game.decision:
        later = sixgun.load(game.position())
        log = log_of(game.rules, game.players, None)
        for _ in range(6):
            if later.decision:
                later.apply(chance.choice(list(later.decision.actions)))
        narrator = Narrator(Words("en"), later.position())
        assert all(str(narrator.act(act, None)) for act in told(log, *[event.to_dict() for event in later.events]))
        game.apply(chance.choice(list(game.decision.actions)))


def test_an_act_is_plain_data() -> None:
    acts = told(
        log_of(GAMES["classic"], 4, 2),
        {"name": "played", "seat": 0, "card": "bang-AS", "target": 2},
        {"name": "answered", "seat": 2, "card": "missed-TC"},
        {"name": "saved", "seat": 2},
    )
    results = [{"result": "answered", "who": 2, "card": "missed-TC"}, {"result": "saved", "who": 2}]
    assert acts == [{"act": "played", "who": 0, "card": "bang-AS", "target": 2, "results": results}]


def test_an_attack_on_several_is_one_line_with_all_that_it_cost() -> None:
    (line,), names = lines_of(
        *("classic", 4, 2),
        {"name": "played", "seat": 0, "card": "gatling-TH", "target": None},
        {"name": "answered", "seat": 1, "card": "missed-TC"},
        {"name": "saved", "seat": 1},
        {"name": "lost", "seat": 2, "points": 1, "cause": "gatling", "by": 0},
    )
    assert line == f"{names[0]} plays Gatling 10♥ · {names[1]}: Missed! 10♣, safe · You: −1 life"


def test_a_beer_names_its_giver_and_shots_at_one_player_are_counted_together() -> None:
    dice = ["bullseye1", "beer", "bullseye1", "beer", "arrow"]
    lines, names = lines_of(
        *("dice", 4, None),
        {"name": "rolled", "seat": 0, "dice": dice, "rolled": [1, 2, 3, 4, 5], "roll": 1},
        {"name": "aimed", "seat": 0, "target": 1, "die": 1, "points": 1},
        {"name": "aimed", "seat": 0, "target": 1, "die": 3, "points": 2},
        {"name": "lost", "seat": 1, "points": 3, "cause": "bullseye", "by": 0},
        {"name": "healed", "seat": 3, "points": 1, "source": "beer", "by": 0},
        {"name": "healed", "seat": 3, "points": 1, "source": "beer", "by": 0},
    )
    assert lines[1:] == [
        f"{names[0]} shoots ① ① B at {names[1]} · −3 life",
        f"{names[0]} gives Beer to {names[3]} · +2 life",
    ]


def test_life_that_nobody_could_regain_is_not_told() -> None:
    saloon = {"name": "played", "seat": 0, "card": "saloon-5H", "target": None}
    healed = [{"name": "healed", "seat": seat, "points": seat % 2, "source": "saloon"} for seat in range(4)]
    (line,), names = lines_of("classic", 4, None, saloon, *healed)
    assert line == f"{names[0]} plays Saloon 5♥ · {names[1]}: +1 life · {names[3]}: +1 life"
    full = {"name": "healed", "seat": 3, "points": 0, "source": "beer", "by": 0}
    lines, names = lines_of("dice", 4, None, full)
    assert lines == [f"{names[0]} gives Beer to {names[3]}"]


def test_what_others_draw_by_an_attack_stands_in_its_line() -> None:
    raid = {"name": "played", "seat": 0, "card": "indians-AD", "target": None}
    lost: list[dict[str, object]] = [
        {"name": "lost", "seat": seat, "points": 1, "cause": "indians", "by": 0} for seat in (1, 2)
    ]
    drew = {"name": "drew", "seat": 1, "cards": 1}
    turn = {"name": "turn", "seat": 0, "number": 1}
    lines, names = lines_of("classic", 4, None, turn, raid, lost[0], drew, lost[1])
    assert lines[1:] == [f"{names[0]} plays Indians! A♦ · {names[1]}: −1 life, +1 card · {names[2]}: −1 life"]


def test_a_bounty_is_told_once_with_its_cards() -> None:
    shot = {"name": "played", "seat": 0, "card": "bang-AS", "target": 1}
    lost = {"name": "lost", "seat": 1, "points": 1, "cause": "bang", "by": 0}
    died = {"name": "died", "seat": 1, "role": "outlaw"}
    rest: list[dict[str, object]] = [{"name": "rewarded", "seat": 0}, {"name": "drew", "seat": 0, "cards": 3}]
    lines, names = lines_of("classic", 4, None, {"name": "turn", "seat": 0, "number": 1}, shot, lost, died, *rest)
    assert lines[1:] == [
        f"{names[0]} plays BANG! A♠ against {names[1]} · −1 life · {names[0]}: bounty, +3 cards",
        f"{names[1]} is out: Outlaw",
    ]


def test_only_the_weapon_that_makes_room_goes_with_the_new_one() -> None:
    new = {"name": "played", "seat": 0, "card": "schofield-KS", "target": None}
    gone: list[dict[str, object]] = [
        {"name": "discarded", "seat": 0, "card": card} for card in ("volcanic-TS", "volcanic-TC")
    ]
    lines, names = lines_of("classic", 4, None, new, *gone)
    assert lines == [f"{names[0]} plays Schofield K♠ · −Volcanic 10♠", f"{names[0]} discards Volcanic 10♣"]


def test_the_wagon_is_one_line() -> None:
    turn = {"name": "turn", "seat": 0, "number": 1}
    load = {"name": "played", "seat": 0, "card": "wagon-l1", "target": "none"}
    rest = [{"name": "discarded", "seat": 0, "card": "hat-l1"}, {"name": "drew", "seat": 0, "cards": 2}]
    lines, _ = lines_of("duel", 2, None, turn, load, *rest)
    assert len(lines) == 2 and re.fullmatch(r"The Law plays Wagon . · −Hat ., \+2 cards", lines[1])


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
    assert lines[1] == "since your last turn"
    assert lines[-1] == f"Since your last turn · −2 life ({names[1]}), −1 life (Indians!)"


def test_ones_goal_is_told_with_ones_role() -> None:
    lines, names = lines_of("dice", 3, 1, {"name": "role-dealt", "seat": 1, "role": "outlaw"})
    assert lines[0] == "You are an Outlaw" and lines[1].startswith("Your goal: Take the Deputy's last life point")
    lines, names = lines_of("classic", 4, 1, {"name": "role-dealt", "seat": 0, "role": "sheriff"})
    assert lines == [f"{names[0]} is the Sheriff"]


def test_a_weapon_that_takes_anothers_place_is_one_line() -> None:
    lines, names = lines_of(
        *("classic", 4, None),
        {"name": "played", "seat": 0, "card": "volcanic-TS", "target": None},
        {"name": "discarded", "seat": 0, "card": "schofield-KS"},
        {"name": "equipped", "seat": 0, "card": "volcanic-TS"},
        {"name": "discarded", "seat": 0, "card": "bang-AS"},
    )
    assert lines == [f"{names[0]} plays Volcanic 10♠ · −Schofield K♠", f"{names[0]} discards BANG! A♠"]


def test_the_cards_of_the_fallen_do_not_part_the_attack_that_killed_them() -> None:
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
        f"{names[0]} plays Gatling 10♥ · {names[1]}: −1 life · You: −1 life",
        f"{names[1]} is out: Outlaw",
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
    assert len(lines) == 1 and lines[0].endswith("Sid Curry: Missed! ∿, safe · Slim Poet: −1 life")


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You play BANG! A♠ against Slab the Killer", "Slab the Killer plays BANG! A♠ against you"),
        ("de", "Du spielst BANG! A♠ gegen Slab the Killer", "Slab the Killer spielt BANG! A♠ gegen dich"),
        ("es", "Tú juegas ¡BANG! A♠ contra Slab the Killer", "Slab the Killer juega ¡BANG! A♠ contra ti"),
    ],
)
def test_you_are_you_in_every_language(language: str, mine: str, theirs: str) -> None:
    narrator = Narrator(Words(language), sixgun.new_game("classic", players=4, seed=1).position())
    shot = {"act": "played", "who": 0, "card": "bang-AS", "target": 1}
    assert str(narrator.act(shot, 0)) == mine.replace("Slab the Killer", narrator.names[1])
    told = narrator.act({**shot, "who": 1, "target": 0}, 0)
    assert str(told) == theirs.replace("Slab the Killer", narrator.names[1])
    assert [(part.stands_for, part.value) for part in told if part.stands_for == "player"] == [
        ("player", 1),
        ("player", 0),
    ]


def test_a_language_may_put_the_words_in_another_order() -> None:
    narrator = Narrator(Words("de"), sixgun.new_game("classic", players=4, seed=1).position())
    assert str(narrator.act({"act": "discarded", "who": 2, "names": ["beer-6H"]}, 2)) == "Du wirfst Bier 6♥ ab"
    narrator = Narrator(Words("es"), sixgun.new_game("classic", players=4, seed=1).position())
    line = str(narrator.act({"act": "took", "who": 1, "target": 2, "cards": 1}, 2))
    assert line == f"{narrator.names[1]} te quita 1 carta"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_text_knows_goes_by_its_name_and_nothing_fails(name: str, language: str) -> None:
    narrator = Narrator(Words(language), sixgun.new_game(name, seed=1).position())
    acts = told(
        log_of(GAMES[name], 4, 0),
        {"name": "turn", "number": 1, "seat": 1},
        {"name": "tornado", "seat": 1, "card": "tornado-AC", "strength": 3},
        {"name": "flood"},
    )
    assert [str(narrator.act(act, 0)) for act in acts[1:]] == [f"{narrator.names[1]}: Tornado", "Flood"]
    new = {
        "act": "took",
        "who": 1,
        "target": "apache-kid",
        "names": ["henry-rifle-AC"],
        "results": [{"result": "bliss"}],
    }
    line = str(narrator.act(new, None))
    assert "Apache Kid" in line and "Henry Rifle AC" in line and line.endswith(" · Bliss")


def test_what_was_stolen_is_told_with_what_it_cost() -> None:
    lines, names = lines_of(
        *("classic", 4, 0),
        {"name": "turn", "number": 1, "seat": 1},
        {"name": "played", "seat": 1, "card": "panic-AH", "target": 0},
        {"name": "took", "seat": 0, "by": 1, "card": "volcanic-TS"},
        {"name": "robbed", "seat": 0, "by": 1},
        {"name": "robbed-of", "seat": 0, "by": 1, "card": "beer-6H"},
        {"name": "played", "seat": 1, "card": "cat-balou-KH", "target": 0},
        {"name": "discarded", "seat": 0, "card": "barrel-QS"},
        {"name": "turn", "number": 2, "seat": 0},
    )
    costs = [f"−{card} ({names[1]})" for card in ("Volcanic 10♠", "Beer 6♥", "Barrel Q♠")]
    assert lines[-1] == f"So far · {', '.join(costs)}"


def test_jail_and_the_turn_that_it_took_are_told_in_the_next_turn() -> None:
    lines, names = lines_of(
        *("classic", 4, 0),
        {"name": "turn", "number": 1, "seat": 1},
        {"name": "lost", "seat": 0, "points": 1, "cause": "bang", "by": 1},
        {"name": "played", "seat": 1, "card": "jail-4H", "target": 0},
        {"name": "turn", "number": 2, "seat": 0},
        {"name": "jailed", "seat": 0},
        {"name": "turn", "number": 3, "seat": 1},
        {"name": "lost", "seat": 0, "points": 1, "cause": "bang", "by": 1},
        {"name": "turn", "number": 4, "seat": 0},
    )
    assert lines[-1] == f"Since your last turn · −2 life ({names[1]}), Jail ({names[1]}), turn lost (Jail)"


def test_what_i_lose_in_my_own_roll_is_told_in_my_next_turn() -> None:
    lines, _ = lines_of(
        *("dice", 4, 0),
        {"name": "turn", "number": 1, "seat": 0},
        {"name": "indians", "seat": 0},
        {"name": "lost", "seat": 0, "points": 3, "cause": "indians", "by": None},
        {"name": "turn", "number": 2, "seat": 1},
        {"name": "turn", "number": 3, "seat": 0},
    )
    assert lines[-1] == "Since your last turn · −3 life (Indians!)"


def test_a_loss_in_the_duel_tells_whose_it_is_and_who_did_it() -> None:
    lines, names = lines_of(
        *("duel", 2, 0),
        {"name": "turn", "number": 1, "seat": 1},
        {"name": "lost", "character": "jango", "points": 1, "cause": "colt", "by": 1},
        {"name": "lost", "character": "jango", "points": 1, "cause": "rattlesnake", "by": None},
        {"name": "turn", "number": 2, "seat": 0},
    )
    assert lines[-1] == f"So far · Jango −1 life ({names[1]}), Jango −1 life (Rattlesnake)"


def test_what_somebody_does_against_an_attack_stays_in_its_line() -> None:
    lines, names = lines_of(
        *("classic", 4, None),
        {"name": "played", "seat": 0, "card": "indians-AD", "target": None},
        {"name": "lost", "seat": 1, "points": 1, "cause": "indians", "by": 0},
        {"name": "discarded", "seat": 1, "card": "beer-6H"},
        {"name": "healed", "seat": 1, "points": 1, "source": "beer"},
        {"name": "lost", "seat": 2, "points": 1, "cause": "indians", "by": 0},
    )
    assert lines == [f"{names[0]} plays Indians! A♦ · {names[1]}: −1 life, −Beer 6♥, +1 life · {names[2]}: −1 life"]


def test_cards_in_play_of_the_fallen_are_named_to_all_who_see_them_go() -> None:
    lines, names = lines_of(
        *("classic", 4, 3),
        {"name": "died", "seat": 1, "role": "outlaw"},
        {"name": "looted", "seat": 1, "cards": 3, "by": 2},
        {"name": "took", "seat": 1, "by": 2, "card": "remington-KC"},
    )
    assert lines[1:] == [f"{names[2]} takes 3 cards (Remington K♣) from {names[1]}"]


def test_with_everything_open_a_card_is_named_once() -> None:
    robbed: list[dict[str, object]] = [{"name": "robbed-of", "seat": 1, "by": 2, "card": "beer-6H"}] * 2
    lines, names = lines_of("classic", 4, None, {"name": "robbed", "seat": 1, "by": 2}, *robbed)
    assert lines == [f"{names[2]} takes Beer 6♥ from {names[1]}"]


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
        f"{names[0]} plays BANG! A♠ against you · −1 life",
        "You are out: Outlaw",
        f"{names[2]} takes Remington K♣, Beer 6♥ from you",
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
    assert len(lines) == 1 and lines[0].endswith("· ability (Missed! ∿), safe")


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
    shown = "You: Cat Balou K♥, Cat Balou 10♦ shown, −Cat Balou 10♦, Barrel (Cat Balou K♥), safe"
    assert lines == [f"{names[0]} plays Gatling 10♥ · {shown}"]


def test_before_ones_first_turn_there_was_no_last_one() -> None:
    lines, names = lines_of(
        *("dice", 4, 0),
        {"name": "turn", "number": 1, "seat": 1},
        {"name": "lost", "seat": 0, "points": 2, "cause": "gatling", "by": 1},
        {"name": "turn", "number": 2, "seat": 0},
    )
    assert lines[-1] == f"So far · −2 life ({names[1]})"


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
        f"{names[0]} shoots ② at {names[2]} · −1 life",
        f"{names[0]} shoots ① at {names[1]} · −1 life",
        f"{names[0]}: +1 arrow",
        f"{names[0]} fires the Gatling · {names[1]}: −1 life · {names[0]}: −1 arrow, +2 arrows",
    ]


def test_the_fallen_keep_no_arrows_and_nobody_needs_to_be_told() -> None:
    lines, names = lines_of(
        *("dice", 4, None),
        {"name": "indians"},
        {"name": "lost", "seat": 1, "points": 2, "cause": "indians", "by": None},
        {"name": "arrows-back", "seat": 1, "arrows": 2, "why": "eliminated"},
    )
    assert lines == [f"The Indians attack! · {names[1]}: −2 life"]


def test_a_roll_after_the_indians_is_counted_on() -> None:
    lines, names = lines_of(
        *("dice", 4, None),
        {"name": "rolled", "seat": 0, "dice": ["arrow"] * 5, "rolled": [1, 2, 3, 4, 5], "roll": 1},
        {"name": "indians"},
        {"name": "died", "seat": 1, "role": "outlaw"},
        {"name": "died", "seat": 2, "role": "outlaw"},
        {"name": "rolled", "seat": 0, "dice": ["gatling"] * 5, "rolled": [1, 2, 3, 4, 5], "roll": 2},
    )
    assert lines[-1] == f"{names[0]} rolls G G G G G (roll 2)"


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
        "You show BANG! 5♣, Stagecoach 9♠ · −Stagecoach 9♠, Dynamite (BANG! 5♣)",
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
    assert lines[1:] == [f"{names[0]} draws 2 cards · Beer 6♥ shown, +1 card"]


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
    assert lines[2].startswith("You play Peacemaker") and ", safe · The Outlaws: −Water" in lines[2]
    assert (
        lines[3].startswith("You play Barrel")
        and lines[3].endswith("on Jango")
        and lines[4].startswith("You discard Water")
    )
