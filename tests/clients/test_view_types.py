"""The types of views say what views hold, no more and no less."""

from __future__ import annotations

from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import sixgun
from sixgun.engine.view_types import ActionData, QuestionData, ReasonData
from sixgun.registry import GAMES

from .test_data import played

SIZES = [(name, players) for name, rules in GAMES.items() for players in sorted({rules.players[0], rules.players[-1]})]


def fits(value: Any, kind: Any) -> bool:
    """Whether JSON has exactly this type; an error names the field that hasn't."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_typeddict(kind) and type(value) is dict:
        hints = get_type_hints(kind)
        assert kind.__required_keys__ <= set(value) <= set(hints), (kind, value)
        for name in value:
            assert fits(value[name], hints[name]), (kind, name, value[name])
        return True
    if origin is Literal:
        return value in inner
    if origin in (Union, UnionType):
        return any(fits(value, each) for each in inner)
    if origin is list:
        return type(value) is list and all(fits(each, inner[0]) for each in value)
    return kind is object or type(value) is (origin or kind)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_a_view_is_what_its_type_says(name: str, players: int) -> None:
    kind = getattr(sixgun, f"{name.capitalize()}View")
    for seed in range(3):
        for game in played(name, seed, players):
            for seat in {None, 0, players - 1, int(game.decision.seat) if game.decision else 1}:
                assert fits(game.view(seat).to_dict(), kind)


@pytest.mark.parametrize(
    ("kind", "what"), [(ActionData, "verbs"), (QuestionData, "questions"), (ReasonData, "reasons")]
)
def test_every_argument_of_an_action_question_or_reason_has_its_type(kind: Any, what: str) -> None:
    fields = [field for rules in GAMES.values() for each in getattr(rules, what) for field in each.fields.items()]
    assert {name for name, _ in fields} == kind.__optional_keys__
    for name, field in fields:
        assert fits(field.write(field.high), get_type_hints(kind)[name]), name


def test_a_wrong_view_is_found() -> None:
    view: sixgun.DiceView = sixgun.new_game("dice", players=5, seed=7).view(0).to_dict()
    for wrong in ({**view, "game": "duel"}, {**view, "more": 1}, {**view, "middle": None}, {"game": "dice"}):
        with pytest.raises(AssertionError):
            fits(wrong, sixgun.DiceView)
