"""A policy in a seat."""

from __future__ import annotations

import numpy as np
import pytest

import sixgun
from sixgun.research import NetBot, encode

pytestmark = pytest.mark.installed


@pytest.mark.parametrize(("name", "players"), [("dice", 4), ("classic", 4), ("duel", 2)])
def test_its_choice_is_what_the_number_means_to_the_policy(name: str, players: int) -> None:
    rng = np.random.default_rng(1)
    bot = NetBot(lambda seen: rng.choice(np.flatnonzero(seen["action_mask"])), name)
    assert sixgun.play(name, [bot, *["gunhand"] * (players - 1)], seed=3).is_over


def test_a_view_of_a_house_is_encoded_alike() -> None:
    view = sixgun.new_game("classic", players=5, seed=7).view(0)
    one, other = encode(view), encode(sixgun.load_view(view.to_dict()))
    assert all(np.array_equal(one[key], other[key]) for key in ("observation", "action_mask"))


def test_a_number_that_is_not_legal_names_the_bot() -> None:
    with pytest.raises(sixgun.BotError, match="net_bot:NetBot in seat"):
        sixgun.play("dice", [NetBot(lambda seen: seen["action_mask"].argmin(), "dice")] * 3, seed=1)


def test_a_net_of_another_game_says_so() -> None:
    with pytest.raises(sixgun.BotError, match="view is of dice, and this bot plays classic"):
        sixgun.play("dice", [NetBot(lambda seen: 0, "classic"), "gunhand", "gunhand"], seed=1)


@pytest.mark.parametrize("name", ["dice", "classic"])
def test_it_remembers_one_game_at_a_time(name: str) -> None:
    bot = NetBot(lambda seen: seen["action_mask"].argmax(), name, memory=True)
    for seed in range(6):
        assert sixgun.play(name, [bot, *["gunhand"] * 3], seed=seed).is_over


def test_events_of_two_games_are_refused() -> None:
    one, other = (sixgun.play("dice", ["gunhand"] * 4, seed=seed) for seed in (1, 2))
    both = [*one.seen_by(0), *other.seen_by(0)]
    with pytest.raises(sixgun.BadData, match="events of more than one game"):
        sixgun.belief(other.view(0), both)
    with pytest.raises(sixgun.BadData, match="events of more than one game"):
        encode(other.view(0), memory=both)
