"""What an agent sees of The Duel, and how its actions are numbered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import sixgun
from sixgun.engine.errors import BadData
from sixgun.research.encoding import encoding_of
from tests.research.play import decisions, named, small_changes

ENCODING = encoding_of("duel")
PRINTED = sixgun.GAMES["duel"].printed_cards()
QUESTIONS = next(field.values for field in ENCODING.table_fields if field.name == "question")
ROW = ENCODING.row


# -- actions -------------------------------------------------------------------------------------------------------


@pytest.mark.no_cover  # many games
def test_every_move_and_every_question_is_met_in_random_games() -> None:
    met: set[int] = set()
    asked: set[str] = set()
    for seed in range(60):
        for state in decisions(2, seed, "duel"):
            met.update(ENCODING.legal(state, state.deciding))
            asked.update([state.decision.question.name] if state.decision else [])
    moves = {id(ENCODING.actions[number][0]) for number in met}
    assert asked == set(QUESTIONS) and moves == {id(move) for move in ENCODING.moves}


def at(*places: Any, hand: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """A player; a place is a name, or a name with equipment."""
    named = [(place, ()) if isinstance(place, str) else place for place in places]
    characters = [{"character": name, "equipment": list(gear)} for name, gear in named]
    return {"characters": characters, "hand": list(hand), **more}


def seated(law: dict[str, Any], outlaws: dict[str, Any], **more: Any) -> sixgun.Game:
    """A game at the beginning of a turn of the Law; what it draws are Schoolmarms."""
    law = {"deck": ["schoolmarm-l1", "schoolmarm-l2"], **law}
    return sixgun.load({"sixgun": "position", "version": 1, "game": "duel", "players": [law, outlaws], **more})


LAW = at("jango", "wyatt-earp")
OUTLAWS = at("slim-poet", "babe-leroy")


def number_of(game: sixgun.Game, text: str) -> int:
    """The number of a legal action."""
    state = game.state
    texts = state.decision.actions.texts() if state.decision else []
    return int(ENCODING.observer(2).number(state, texts.index(text)))


def test_cards_of_one_kind_share_a_number_that_means_the_first_in_the_hand() -> None:
    game = seated(at("jango", "wyatt-earp", hand=("shotgun-o2", "shotgun-l1")), OUTLAWS)
    assert number_of(game, "play-at shotgun-o2 slim-poet") == number_of(game, "play-at shotgun-l1 slim-poet") == 20
    assert ENCODING.text(ENCODING.code(20, game.state, 0)) == "play-at shotgun-o2 slim-poet"


@pytest.mark.parametrize("active", [0, 1])
def test_targets_are_counted_from_the_agent(active: int) -> None:
    law = at("jango", "wyatt-earp", hand=("hat-l1", "water-l1"), front=2)
    game = seated(law, at("babe-leroy", "jack-ransome", hand=("hat-o1", "water-o1"), front=2), active=active)
    ours, theirs = ("wyatt-earp", "jack-ransome")[:: 1 - 2 * active]
    hat, water = ("hat-l1 water-l1", "hat-o1 water-o1")[active].split()
    assert number_of(game, f"play-at {hat} {theirs}") == 54 + 2
    assert number_of(game, f"play-at {hat} {('jango', 'babe-leroy')[active]}") == 54 + 1
    assert [number_of(game, f"play-at {water} {front}") for front in (ours, theirs)] == [70, 71]


def test_cards_in_play_are_chosen_by_kind_and_place() -> None:
    game = seated(at(("jango", ["hat-l1"]), ("wyatt-earp", ["bank-l1"])), at(("slim-poet", ["hat-o1"]), "babe-leroy"))
    assert number_of(game, "play-card schoolmarm-l1 hat-l1") == 72 + 5
    assert number_of(game, "play-card schoolmarm-l2 bank-l1") == 72 + 9
    assert number_of(game, "play-card schoolmarm-l2 hat-o1") == 72 + 18 + 5


def test_a_card_in_hand_and_one_in_play_are_reloaded_by_different_numbers() -> None:
    game = seated(at(("jango", ["scope-o1"]), hand=("scope-l1",)), OUTLAWS)
    assert [number_of(game, f"reload {card}") for card in ("scope-l1", "scope-o1")] == [207, 210]


def test_a_number_that_is_not_legal_says_why_and_never_means_another_card() -> None:
    game = seated(at(("jango", ["hat-l1"]), hand=("colt-l1", "scope-l1")), at(("slim-poet", ["hat-o1"]), "babe-leroy"))
    refusals = {
        **{8 + 1: ("play-at colt-l1 babe-leroy", "rearguard"), 3: ("play beer-o1", "not-yours")},
        **{72 + 9 + 5: ("play-card schoolmarm-l1 colt-l1", "not-there")},
        **{72 + 7: ("play-card schoolmarm-l1 scope-o1", "not-there"), 210: ("reload scope-o1", "not-yours")},
        **{62 + 1: ("play-at scope-l1 alan-pinkertoon", "absent"), 212: ("move", "alone")},
    }
    for number, (text, reason) in refusals.items():
        with pytest.raises(sixgun.IllegalAction) as refusal:
            game.state.apply(ENCODING.code(number, game.state, 0))
        assert (str(refusal.value).split('"')[1], refusal.value.reason.name) == (text, reason)


# -- observations --------------------------------------------------------------------------------------------------


def rows_of(view: sixgun.View) -> list[dict[str, Any]]:
    """The rows of both players, the observer's first, read back."""
    vector = ENCODING.vector(view)
    return [named(ENCODING.seat_fields, vector[at * ROW : at * ROW + ROW]) for at in range(2)]


def table_of(view: sixgun.View) -> dict[str, Any]:
    """The table, read back."""
    return named(ENCODING.table_fields, ENCODING.vector(view)[2 * ROW :])


def test_the_numbers_stand_where_the_fields_say() -> None:
    law = at(
        "tex-killer", ("jango", ["scope-l1"]), hand=("colt-l1",), reserve=["pat-garret"], deck=["hat-l1", "bank-l1"]
    )
    game = seated(law, at(("slim-poet", ["barrel-o1"]), "babe-leroy", hand=("missed-o1", "knife-o1")))
    game.apply("play-at colt-l1 slim-poet")
    assert rows_of(game.view(1)) == [TARGET, SHOOTER]
    assert table_of(game.view(1)) == TABLE
    assert table_of(game.view(0))["reserve"] == {"pat-garret": 1}


def place(rank: str, character: str, life: int, **more: Any) -> dict[str, Any]:
    """A character as a row tells of him."""
    plain = {"life": life, "max_life": life, "gear": {}, "used": 0, "aimed": 0, "target": 0, "hits": 0, **more}
    return {f"{rank}_{name}": value for name, value in {"character": character, **plain}.items()}


TARGET = {
    **{"side": "outlaws", "active": 0, "deciding": 1, "attacker": 0, "hand_size": 2, "hand": {"missed": 1, "knife": 1}},
    **{"backs": {"own": 2}, "deck_size": 37, "reserve_size": 0, "waiting": {}},
    **place("front", "slim-poet", 4, gear={"barrel": 1}, aimed=1, target=1),
    **place("rear", "babe-leroy", 4),
}
SHOOTER = {
    **{"side": "law", "active": 1, "deciding": 0, "attacker": 1, "hand_size": 2, "hand": {}},
    **{"backs": {}, "deck_size": 36, "reserve_size": 1, "waiting": {}},
    **place("front", "tex-killer", 4),
    **place("rear", "jango", 3, gear={"scope": 1}),
}
TABLE = {
    **{"question": "hit", "next_phase": "discard", "bangs": 1, "moved": 0, "cause": "colt", "shooter": "tex-killer"},
    **{
        "extra": 1,
        "barrel_tried": 0,
        "sid_tried": 0,
        "fires_back": 0,
        "hits_back": 0,
        "points": 0,
        "lost": 0,
        "shielded": 0,
    },
    **{"loot_left": 0, "purpose": None, "turned_1": None, "turned_2": None, "open": {}, "reserve": {}, "fallen": {}},
    **{"common_size": 0, "discard_top": "colt", "discard_size": 1, "discard": {"colt": 1}},
}


def test_nobody_sees_or_is_told_who_the_other_chooses_from() -> None:
    state = sixgun.new_game("duel", players=2, seed=7).state
    for seat in (0, 1):
        mine, other = rows_of(state.view(seat))
        assert mine["front_character"] and other["front_character"] is other["rear_character"] is None
        assert other["reserve_size"] == 2 and sum(table_of(state.view(seat))["reserve"].values()) == 2
    for number in range(8, 72):
        text = ENCODING.text(ENCODING.code(number, state, 0))
        assert text.endswith(("alan-pinkertoon", "babe-leroy"))


def test_who_draws_from_a_hand_sees_its_backs() -> None:
    law = at("jango", hand=("stealing-o1",))
    game = seated(law, at("slim-poet", hand=("missed-o1", "bank-l1", "hat-l1")))
    assert rows_of(game.view(0))[1]["backs"] == {}
    game.apply("play-hand stealing-o1")
    assert rows_of(game.view(0))[1]["backs"] == {"own": 2, "other": 1}
    assert [number_of(game, f"back {back}") for back in ("law", "outlaws")] == [423, 424]


def test_bart_masterson_chooses_between_two_symbols() -> None:
    law = at(("bart-masterson", ["rattlesnake-o1"]), deck=["missed-l1", "hat-l1"])
    table = table_of(seated(law, OUTLAWS).view(1))
    assert (table["question"], table["purpose"]) == ("bart", "rattlesnake")
    assert (table["turned_1"], table["turned_2"]) == ("snake", "horseshoe")


def test_only_who_drew_sees_the_cards_of_a_wagon() -> None:
    deck = ["hat-l1", "bank-l1", "colt-l1", "missed-l1", "missed-l2"]
    game = seated(at("jango", hand=("wagon-l1",), deck=deck), OUTLAWS)
    game.apply("play wagon-l1")
    assert table_of(game.view(0))["open"] == {"colt": 1, "missed": 2} and table_of(game.view(1))["open"] == {}


def test_hits_to_come_and_what_waits_are_shown() -> None:
    hatted = at(("slim-poet", ["hat-o1", "scope-o1"]), "tom-thorn", hand=("missed-o1",))
    game = seated(at("wyatt-earp", "jango", hand=("fanning-l1",)), hatted)
    game.apply("play-at fanning-l1 slim-poet")
    assert rows_of(game.view(0))[1]["front_hits"] == 1
    game.apply("hat")
    assert rows_of(game.view(1))[1]["waiting"] == {"draw": 1}


def test_it_does_not_matter_which_place_is_the_front() -> None:
    for state in list(decisions(2, 5, "duel"))[:-1]:
        data: Any = state.to_dict()
        for player in data["players"]:
            player["characters"].reverse()
            player["front"] = 3 - player["front"]
        for frame in data["stack"]:
            frame.update({name: moved(frame[name]) for name in ("target", "other", "place") if name in frame})
            frame.update({"aims": [moved(place) for place in frame["aims"]]} if "aims" in frame else {})
        other = sixgun.load(data).state
        for seat in (0, 1):
            assert np.array_equal(ENCODING.vector(state.view(seat)), ENCODING.vector(other.view(seat)))
            assert np.array_equal(ENCODING.mask(state.view(seat)), ENCODING.mask(other.view(seat)))


def moved(place: str) -> str:
    """The other place of the side."""
    return place[:-1] + str(3 - int(place[-1]))


# -- nothing is left out -------------------------------------------------------------------------------------------


@pytest.mark.installed
@pytest.mark.parametrize("question", QUESTIONS)
def test_what_a_seat_sees_is_in_its_observation(question: str) -> None:
    """Two situations that look different to a player have different vectors, but for what `situation` leaves out."""
    compared = 0
    for state in asked_for(question, 4):
        for changes in (small_changes, swaps, edits):
            for changed in [json.dumps(data) for data in changes(state.to_dict())]:
                compared += check_told_apart(state, json.loads(changed))
    assert compared > 10


def asked_for(question: str, wanted: int) -> list[sixgun.State]:
    """States in which a question is asked, the last one from each game."""
    found: list[sixgun.State] = []
    for seed in range(1000):
        states = list(decisions(2, seed, "duel"))[:-1]
        asked = [state for state in states if state.stack[-1].question(state).name == question]
        found += asked[-1:]
        if len(found) == wanted:
            return found
    raise AssertionError(question)


def swaps(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The same position with two cards exchanged; one of each zone and the next is enough."""
    zones = [zone for player in data["players"] for zone in (player["hand"], player["deck"]) if zone]
    zones += [one["equipment"] for player in data["players"] for one in player["characters"] if one]
    zones += [frame[name] for frame in data["stack"] for name in ("shelf", "looked", "turned") if frame.get(name)]
    zones = [zone for zone in (*zones, data["discard"], data["common"]) if zone]
    for at, one in enumerate(zones):
        for other in zones[at:]:
            one[0], other[-1] = other[-1], one[0]
            yield data
            one[0], other[-1] = other[-1], one[0]


def edits(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The same position with another name in the top frame, something less to come, or an ability used."""
    for frame in data["stack"]:
        others = {name: frame[name][:-1] for name in ("aims", "waiting") if frame.get(name)}
        if frame is data["stack"][-1]:
            others |= {name: moved(frame[name]) for name in ("target", "place") if name in frame}
            others |= {"cause": "rattlesnake"} if "cause" in frame else {}
            others |= {"shooter": "jango"} if "shooter" in frame else {}
        for name, other in others.items():
            yield {**data, "stack": [{**one, name: other} if one is frame else one for one in data["stack"]]}
    for one in [one for player in data["players"] for one in player["characters"] if one and data["turn"]]:
        yield {**data, "used": sorted({*data["used"], one["character"]})}


def check_told_apart(state: sixgun.State, changed: dict[str, Any]) -> bool:
    """Whether the change makes another situation for the seat that decides; if so, the vectors must differ."""
    try:
        other = sixgun.load(changed).state
    except (BadData, AssertionError, IndexError):
        return False
    if other.deciding != state.deciding:
        return False
    here, there = state.view(state.deciding), other.view(state.deciding)
    if situation(here) == situation(there):
        return False
    assert not np.array_equal(ENCODING.vector(here), ENCODING.vector(there)), changed
    return True


# Luck that is used up, options, and what follows from the rest, as from the question.
LEFT_OUT = {"turn": 0, "shuffled": 0, "shuffles": 0, "picks": 0, "known": 0, "decision": 0, "always_ask": 0}
FOLLOWS = ("phase", "avoided", "covered", "discards", "keep", "deck", "places", "gains")


def situation(view: sixgun.View) -> str:
    """What a seat sees: kinds instead of cards, without the past and who knows what."""
    data: Any = view.redacted.to_dict()
    for player in data["players"]:
        player.update(hand=kinds(player["hand"]), deck=len(player["deck"]), reserve=sorted(player["reserve"]))
        for one in player["characters"]:
            one.update(equipment=kinds(one["equipment"])) if one else None
    for frame in data["stack"]:
        for name in ("shelf", "looked"):
            frame.update({name: kinds(frame[name])} if name in frame else {})
        for name in FOLLOWS if frame["frame"] != "turn" else ():
            frame.pop(name, None)
    discard = {"discard": [kinds(data["discard"]), [kind_of(card) for card in data["discard"][:1]]]}
    counts = {"common": len(data["common"]), "bangs": min(data["bangs"], 2), "fallen": sorted(data["fallen"])}
    return json.dumps({**data, **LEFT_OUT, **discard, **counts})


def kinds(cards: list[str]) -> list[str]:
    """Some cards by their kinds."""
    return sorted([kind_of(card) for card in cards])


def kind_of(card: str) -> str:
    """The kind of a card, or its back."""
    return str(PRINTED[card]["kind"]) if card in PRINTED else card
