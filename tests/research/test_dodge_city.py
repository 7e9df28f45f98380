"""The environments with Dodge City: ids of their own, and the base game's as they were."""

from __future__ import annotations

from pathlib import Path

import gymnasium
import numpy as np
import pytest

import sixgun
from sixgun.research.encoding import encoding_of
from sixgun.research.pettingzoo import classic_dodge_city_v0, classic_v0
from tests.classic.dodge.kit import crowd, dodge, seat
from tests.classic.kit import Table
from tests.research.test_docs import tables

pytestmark = pytest.mark.installed

ENCODING = encoding_of("classic", ["base", "dodge-city"])


def test_the_page_has_the_tables_and_sizes_of_the_code(root: Path) -> None:
    text = (root / "docs/environments/classic-dodge-city.md").read_text(encoding="utf-8")
    assert tables(text) == [ENCODING.seat_table(), ENCODING.table_table(), ENCODING.action_table()]
    assert f"`Discrete({len(ENCODING.actions)})`" in text and f"{ENCODING.size} numbers" in text


def test_the_base_game_is_as_it_was() -> None:
    base = encoding_of("classic")
    assert (base.size, len(base.actions), base.seats) == (651, 516, 7)
    assert classic_v0.raw_env().encoding is base


@pytest.mark.parametrize("players", [3, 8])
def test_agents_play_to_the_end(players: int) -> None:
    env, rng = classic_dodge_city_v0.raw_env(players=players), np.random.default_rng(1)
    env.reset(seed=3)
    while not env.terminations[env.agent_selection]:
        observation = env.observe(env.agent_selection)
        assert env.observation_space(env.agent_selection).contains(observation)
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))


def test_gymnasium_knows_it_by_its_id() -> None:
    env = gymnasium.make("sixgun/ClassicDodgeCity-v0", players=8)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation) and env.unwrapped.encoding is ENCODING  # type: ignore[attr-defined]


def numbers(t: Table) -> dict[str, int]:
    """The numbers of what seat 0 may do."""
    state = t.game.state
    return dict(zip(ENCODING.legal_texts(state, 0), ENCODING.legal(state, 0), strict=True))


def test_agents_choose_what_they_pay_with() -> None:
    t = dodge(
        seat("slab", hand="whisky-QH springfield-KS rag-time-9H bang-8S bang-9C", life=1),
        seat(hand="bang-AS"),
        *crowd(2),
    )
    chosen = list(numbers(t))
    assert {text for text in chosen if text.startswith("play whisky")} == {
        f"play whisky-QH {price}" for price in ("springfield-KS", "rag-time-9H", "bang-8S")
    }
    assert "play-at springfield-KS 1 bang-8S" in chosen and "play-hand rag-time-9H 1 whisky-QH" in chosen


def test_who_cannot_pay_is_told_so() -> None:
    rich = dodge(seat("slab", hand="whisky-QH bang-8S", life=1), *crowd(3))
    poor = dodge(seat("slab", hand="whisky-QH", life=1), *crowd(3), always_ask=True)
    code = ENCODING.code(numbers(rich)["play whisky-QH bang-8S"], poor.game.state, 0)
    assert poor.refused(ENCODING.text(code)) == "no-price"


def test_agents_are_dealt_a_character() -> None:
    with pytest.raises(sixgun.BadData, match="two_characters"):
        classic_dodge_city_v0.raw_env(two_characters=True)
