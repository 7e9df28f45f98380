"""What an agent sees of the classic game, and how its actions are numbered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import sixgun
from sixgun.engine.errors import BadData
from sixgun.research.encoding import encoding_of
from tests.research.play import decisions, named, rotated, small_changes

ENCODING = encoding_of("classic")
PRINTED = sixgun.GAMES["classic"].printed_cards()
QUESTIONS = next(field.values for field in ENCODING.table_fields if field.name == "question")
ROW = ENCODING.row


# -- actions -------------------------------------------------------------------------------------------------------


@pytest.mark.no_cover  # many games
def test_every_move_and_every_question_is_met_in_random_games() -> None:
    met: set[int] = set()
    asked: set[str] = set()
    for seed in range(240):
        for state in decisions(4 + seed % 4, seed, "classic"):
            met.update(ENCODING.legal(state, state.deciding))
            asked.update([state.decision.question.name] if state.decision else [])
    moves = {id(ENCODING.actions[number][0]) for number in met}
    assert asked == set(QUESTIONS) and moves == {id(move) for move in ENCODING.moves}
    assert not any(number in met for number in aimed_at_oneself())


def aimed_at_oneself() -> list[int]:
    """The numbers of actions against the agent itself, which are never legal."""
    return [*range(17, 59, 7), *range(59, 69), *range(129, 139), 505]


def seated(hand: list[str], character: str = "willy", others: dict[str, Any] | None = None, **more: Any) -> sixgun.Game:
    """A game in which seat 0 plays a hand, and seat 1 is as `others` say; the draw pile begins with Missed! cards."""
    deck = ["missed-2S", "missed-3S", "missed-4S"]
    players = [
        {"character": character, "role": "sheriff", "hand": hand},
        {"character": "jourdonnais", "role": "outlaw", **(others or {})},
        {"character": "rose-doolan", "role": "outlaw"},
        {"character": "paul-regret", "role": "renegade"},
    ]
    for seat, player in more.pop("changed", {}).items():
        players[seat] = {**players[seat], **player}
    position = {"sixgun": "position", "version": 1, "game": "classic", "active": 0, "deck": deck, "players": players}
    return sixgun.load({**position, **more})


def number_of(game: sixgun.Game, text: str) -> int:
    """The number of a legal action."""
    state = game.state
    texts = state.decision.actions.texts() if state.decision else []
    return int(ENCODING.observer(state.players).number(state, texts.index(text)))


def chosen(game: sixgun.Game, number: int) -> str:
    """The engine's text of the action that a number means now."""
    return ENCODING.text(ENCODING.code(number, game.state, game.state.deciding))


def test_cards_of_one_kind_share_a_number_that_means_the_first_in_the_hand() -> None:
    game = seated(["bang-5D", "bang-AS", "beer-7H", "beer-6H"])
    assert number_of(game, "play-at bang-5D 1") == number_of(game, "play-at bang-AS 1") == 18
    assert chosen(game, 18) == "play-at bang-5D 1"
    assert number_of(game, "play beer-7H") == number_of(game, "play beer-6H") == 1
    assert chosen(game, 1) == "play beer-7H"
    assert "play-at bang-AS 1" not in ENCODING.legal_texts(game.state, 0)


def test_calamity_janet_chooses_which_kind_she_shoots_with() -> None:
    game = seated(["bang-5D", "missed-TC"], "calamity-janet")
    assert (number_of(game, "play-at bang-5D 1"), number_of(game, "play-at missed-TC 1")) == (17 + 1, 24 + 1)


def test_a_robber_chooses_a_hand_or_a_card_in_play_by_its_kind() -> None:
    game = seated(["cat-balou-9D", "panic-JH"], others={"hand": ["bang-AS"], "in_play": ["jail-JS", "winchester-8S"]})
    assert number_of(game, "play-hand panic-JH 1") == 45 + 1
    assert number_of(game, "play-hand cat-balou-9D 1") == 52 + 1
    assert number_of(game, "play-card panic-JH 1 jail-JS") == 59 + 10 + 3
    assert number_of(game, "play-card cat-balou-9D 1 winchester-8S") == 129 + 10 + 9


def test_sid_ketchum_reaches_every_pair_of_kinds_whatever_the_order_of_his_hand() -> None:
    hand = ["beer-6H", "bang-AS", "beer-7H", "saloon-5H"]
    game = seated(hand, "sid-ketchum", changed={0: {"life": 3}}, deck=["bang-5D", "missed-2S"])
    heals = [text.removeprefix("heal ") for text in ENCODING.legal_texts(game.state, 0) if text.startswith("heal")]
    kinds = [sorted([kind_of(card) for card in heal.split()]) for heal in heals]
    held = ("bang", "missed", "beer", "saloon")
    twice = {("bang", "bang"), ("beer", "beer")}
    pairs = {tuple(sorted((one, other))) for one in held for other in held if one != other} | twice
    assert len(kinds) == len(pairs) and {tuple(pair) for pair in kinds} == pairs
    assert number_of(game, "heal beer-6H bang-AS") == number_of(game, "heal bang-AS beer-7H") == 221 + 2


def kind_of(card: str) -> str:
    """The kind of a card."""
    return str(PRINTED[card]["kind"]) if card != "hidden" else card


def test_open_cards_are_chosen_by_their_place() -> None:
    deck = ["bang-2D", "bang-3D", "beer-6H"]
    kit = seated([], "kit-carlson", deck=deck)
    assert [chosen(kit, number) for number in (501, 502, 503)] == [f"put-back {card}" for card in deck]
    duke = seated([], "lucky-duke", deck=deck, changed={0: {"in_play": ["dynamite-2H"]}})
    assert [chosen(duke, number) for number in (513, 514)] == [f"choose {card}" for card in deck[:2]]
    assert ENCODING.legal(duke.state, 0) == [513, 514]


def test_a_number_that_is_not_legal_says_why_with_the_card_that_is_held() -> None:
    game = seated(["bang-5D", "jail-JS", "panic-JH"], others={"in_play": ["volcanic-TS"]})
    refusals = {
        **{17 + 2: ("play-at bang-5D 2", "too-far"), 17: ("play-at bang-5D 0", "self")},
        **{38 + 5: ("play-at jail-JS 5", "no-target"), 59 + 10: ("play-card panic-JH 1 mustang-8H", "not-in-play")},
        **{221: ("heal bang-5D bang-AS", "no-ability"), 16: ("play winchester-8S", "not-yours")},
    }
    for number, (text, reason) in refusals.items():
        with pytest.raises(sixgun.IllegalAction, match=f'"{text}" is not possible') as refusal:
            game.state.apply(ENCODING.code(number, game.state, 0))
        assert refusal.value.reason.name == reason


# -- observations --------------------------------------------------------------------------------------------------


def rows_of(view: sixgun.View) -> list[dict[str, Any]]:
    """The rows of the seats, read back."""
    vector = ENCODING.vector(view)
    return [named(ENCODING.seat_fields, vector[at * ROW : at * ROW + ROW]) for at in range(7)]


def table_of(view: sixgun.View) -> dict[str, Any]:
    """The table, read back."""
    return named(ENCODING.table_fields, ENCODING.vector(view)[7 * ROW :])


def test_the_numbers_stand_where_the_fields_say() -> None:
    others = {"hand": ["missed-TC", "beer-6H"], "in_play": ["barrel-QS", "mustang-8H"], "life": 3}
    game = seated(["bang-5D", "bang-AS", "scope-AS"], "slab", others, discard=["gatling-TH", "duel-QD"])
    for text in ("play scope-AS", "play-at bang-5D 1"):
        game.apply(text)
    rows = rows_of(game.view(1))
    assert rows[0] == TARGET
    assert rows[3] == SHOOTER
    assert [row["present"] for row in rows] == [1, 1, 1, 1, 0, 0, 0]
    assert [row["role"] for row in rows[:4]] == ["outlaw", "unknown", "unknown", "sheriff"]
    assert table_of(game.view(1)) == TABLE


TARGET = {
    **{"present": 1, "alive": 1, "life": 3, "max_life": 4, "role": "outlaw", "character": "jourdonnais"},
    **{"active": 0, "deciding": 1, "attacker": 0, "target": 1, "hand_size": 2, "hand": {"missed": 1, "beer": 1}},
    "in_play": {"mustang": 1, "barrel": 1},
}
SHOOTER = {
    **{"present": 1, "alive": 1, "life": 5, "max_life": 5, "role": "sheriff", "character": "slab"},
    **{"active": 1, "deciding": 0, "attacker": 1, "target": 0, "hand_size": 3, "hand": {}, "in_play": {"scope": 1}},
}
NO_CARDS = {
    f"{name}_{part}": 0 if part == "value" else None
    for name in ("open_1", "open_2", "open_3", "deck_top")
    for part in ("kind", "suit", "value")
}
TABLE = {
    **{"question": "shot", "bang_played": 1, "cause": "bang", "needed": 2, "barrels": 2, "purpose": None, **NO_CARDS},
    **{"shelf": {}, "deck_size": 80 - 11, "discard_top": "bang", "discard_size": 3},
    "discard": {"bang": 1, "gatling": 1, "duel": 1},
}


def test_kit_carlson_alone_sees_his_three_cards_and_the_one_on_top() -> None:
    game = seated([], "kit-carlson", deck=["bang-2D", "missed-3S", "beer-JH"])
    seen, hidden = table_of(game.view(0)), table_of(game.view(1))
    assert [seen[f"open_{at}_kind"] for at in (1, 2, 3)] == ["bang", "missed", "beer"]
    assert (seen["open_3_suit"], seen["open_3_value"], seen["question"]) == ("hearts", 11, "kit")
    assert {**hidden, **NO_CARDS} == hidden and hidden["question"] == "kit"
    game.apply("put-back beer-JH")
    seen, hidden = table_of(game.view(0)), table_of(game.view(1))
    assert (seen["deck_top_kind"], seen["deck_top_suit"], seen["deck_top_value"]) == ("beer", "hearts", 11)
    assert hidden["deck_top_kind"] is None


def test_cards_that_were_seen_on_their_way_to_a_hand_are_known_there() -> None:
    game = seated(["general-store-9C"], deck=["bang-2D", "bang-3D", "saloon-5H", "beer-6H", "duel-QD", "jail-JS"])
    game.apply("play general-store-9C")
    assert table_of(game.view(2))["shelf"] == {"saloon": 1, "beer": 1, "duel": 1, "jail": 1}
    game.apply("pick duel-QD")
    row = rows_of(game.view(2))[2]
    assert (row["hand"], row["hand_size"]) == ({"duel": 1}, 3)


def test_dynamite_at_the_brink_was_played_by_nobody() -> None:
    changed = {0: {"in_play": ["dynamite-2H"], "life": 1}}
    game = seated(["beer-6H", "beer-7H", "beer-8H"], deck=["missed-2S"], changed=changed)
    rows, table = rows_of(game.view(0)), table_of(game.view(0))
    assert [row["attacker"] for row in rows] == [0] * 7 and rows[0]["target"] == 1
    assert (table["question"], table["cause"], table["needed"]) == ("brink", "dynamite", 3)
    assert (rows[0]["alive"], rows[0]["life"]) == (1, 0)


def test_lucky_duke_sees_what_the_draw_is_for() -> None:
    game = seated([], "lucky-duke", deck=["bang-2D", "bang-AS"], changed={0: {"in_play": ["dynamite-2H"]}})
    table = table_of(game.view(2))
    assert (table["question"], table["purpose"]) == ("duke", "dynamite")
    assert (table["open_2_kind"], table["open_2_suit"], table["open_2_value"]) == ("bang", "spades", 14)


# -- nothing is left out -------------------------------------------------------------------------------------------


@pytest.mark.installed
@pytest.mark.parametrize("question", QUESTIONS)
def test_what_a_seat_sees_is_in_its_observation(question: str) -> None:
    """Two situations that look different to a player have different vectors, but for what `situation` leaves out."""
    compared = 0
    for state in asked_for(question, 10):
        for changed in [*map(json.dumps, small_changes(state.to_dict())), *map(json.dumps, swaps(state.to_dict()))]:
            compared += check_told_apart(state, json.loads(changed))
    assert compared > 100


def asked_for(question: str, wanted: int) -> list[sixgun.State]:
    """States in which a question is asked, the last one from each game."""
    found: list[sixgun.State] = []
    for seed in range(1000):
        states = list(decisions(4 + seed % 4, seed, "classic"))[:-1]
        asked = [state for state in states if state.stack[-1].question(state).name == question]
        found += asked[-1:]
        if len(found) == wanted:
            return found
    raise AssertionError(question)


def swaps(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The same position with two cards exchanged; one of each zone and the next is enough."""
    zones = [zone for player in data["players"] for zone in (player["hand"], player["in_play"]) if zone]
    zones += [frame[name] for frame in data["stack"] for name in ("shelf", "looked", "turned") if frame.get(name)]
    zones += [zone for zone in (data["discard"], data["deck"]) if zone]
    for at, one in enumerate(zones):
        for other in zones[at:]:
            one[0], other[-1] = other[-1], one[0]
            yield data
            one[0], other[-1] = other[-1], one[0]


def check_told_apart(state: sixgun.State, changed: dict[str, Any]) -> bool:
    """Whether the change makes another situation for the seat that decides; if so, the vectors must differ."""
    players, active = changed["players"], changed["active"]
    if 0 <= active < len(players) and players[active]["eliminated"]:
        return False
    try:
        other = sixgun.load(changed).state
    except BadData:
        return False
    here, there = state.view(state.deciding), other.view(state.deciding)
    if situation(here) == situation(there):
        return False
    assert not np.array_equal(ENCODING.vector(here), ENCODING.vector(there)), changed
    return True


# Luck that is used up, options, and what follows from the rest (the last target of a volley is that of its shot).
LEFT_OUT = {"turn": 0, "shuffles": 0, "picks": 0, "known": 0, "seat": 0, "decision": 0, "always_ask": 0, "beginner": 0}
FOLLOWS = ("points", "last", "turn", "phase")


def situation(view: sixgun.View) -> str:
    """What a seat sees, counted from there: kinds where suits don't matter, without the past and who knows what."""
    data: dict[str, Any] = rotated(view.redacted.to_dict(), -view.seat)
    for player in data["players"]:
        player["hand"], player["in_play"] = kinds(player["hand"]), kinds(player["in_play"])
    for frame in data["stack"]:
        frame.update({"shelf": kinds(frame["shelf"])} if "shelf" in frame else {})
        for name in FOLLOWS:
            frame.pop(name, None)
    piles = {"deck": [len(data["deck"]), data["deck"][:1]], "bangs": data["bangs"] > 0}
    discard = {"discard": [kinds(data["discard"]), [kind_of(card) for card in data["discard"][:1]]]}
    return json.dumps({**data, **LEFT_OUT, **piles, **discard})


def kinds(cards: list[str]) -> list[str]:
    """Some cards by their kinds."""
    return sorted([kind_of(card) for card in cards])
