"""Looking at a game."""

from __future__ import annotations

import numpy as np
import pytest

from sixgun.research.pettingzoo import classic_v0, dice_v0
from sixgun.research.solo import SoloEnv
from tests.research.games import Game, every_game, every_ring

pytestmark = pytest.mark.installed

ROLES = ("sheriff", "deputy", "outlaw", "renegade")


def test_the_text_tells_who_sits_where_and_what_is_asked() -> None:
    env = dice_v0.raw_env(players=5, render_mode="ansi")
    env.reset(seed=7)
    lines = str(env.render()).splitlines()
    assert lines[0] == f"turn 1, {env.agent_selection} decides: reroll, rolls_left 2"
    assert lines[1].split() == ["player", "character", "role", "arrows", "life"]
    assert [line.split()[-5] for line in lines[2:7]] == env.possible_agents
    assert lines[2 + env.seats[env.agent_selection]].startswith(">?")
    assert lines[7].count("[") == 5


@every_ring
def test_a_spectator_sees_the_sheriff_and_no_other_role_until_the_end(game: Game) -> None:
    env = game.zoo.raw_env(players=6, render_mode="ansi")
    env.reset(seed=1)
    assert [str(env.render()).count(role) for role in ROLES] == [1, 0, 0, 0]
    rng = np.random.default_rng(1)
    while not env.terminations[env.agent_selection]:
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    assert "unknown" not in str(env.render()) and ", won by " in str(env.render())


@pytest.mark.parametrize("game", ["dice", "classic"])
def test_the_agent_sees_its_own_role(game: str) -> None:
    env = SoloEnv(game, players=5, render_mode="ansi")
    for seed in range(5):
        env.reset(seed=seed)
        row = str(env.render()).splitlines()[2]
        assert "player_0" in row and any(role in row for role in ROLES)


@every_game
def test_human_prints_every_step_and_returns_nothing(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    env = game.zoo.raw_env(render_mode="human")
    env.reset(seed=7)
    assert capsys.readouterr().out.count("decides") == 1
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert capsys.readouterr().out.count("decides") == 1
    assert env.render() is None and capsys.readouterr().out.count("decides") == 1


def test_the_picture_changes_with_the_table_and_is_big_enough_to_read() -> None:
    env = dice_v0.raw_env(players=8, render_mode="rgb_array")
    env.reset(seed=7)
    before = np.asarray(env.render())
    env.step(31)
    after = np.asarray(env.render())
    assert before.shape == (640, 800, 3) and before.dtype == np.uint8
    assert (before != after).any() and len(np.unique(before.reshape(-1, 3), axis=0)) > 6


@every_game
def test_without_a_mode_nothing_is_shown_and_a_warning_says_so(game: Game) -> None:
    env = game.zoo.raw_env()
    env.reset(seed=7)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


def test_the_text_of_the_classic_game_tells_what_lies_before_everybody() -> None:
    env = classic_v0.raw_env(players=4, render_mode="ansi")
    env.reset(seed=7)
    env.step(env.encoding.legal(env.game_state, env.game_state.deciding)[1])
    lines = str(env.render()).splitlines()
    assert lines[0] == f"turn 1, {env.agent_selection} decides: indians, by 0"
    assert lines[1].split() == ["player", "character", "role", "hand", "in", "play", "life"]
    assert "hidden" in lines[2] and lines[-1].endswith("1 discarded, indians-AD on top")


def test_the_agent_sees_its_own_hand_and_nobody_elses() -> None:
    env = SoloEnv("classic", players=5, render_mode="ansi")
    env.reset(seed=1)
    lines = str(env.render()).splitlines()
    assert "hidden" not in lines[2] and all("hidden" in line for line in lines[3:7])


def test_every_character_of_a_duel_has_a_line_and_a_card() -> None:
    env = SoloEnv("duel", seat=1, bots="greenhorn", render_mode="ansi")
    env.reset(seed=7)
    lines = str(env.render()).splitlines()
    assert lines[0] == "turn 0, player_1 decides: front"
    names = ["player_0 front", "player_0 rear", "player_1 front", "player_1 rear"]
    assert [line[4:18].strip() for line in lines[2:6]] == names
    assert [line.count("unknown") for line in lines[2:6]] == [1, 1, 0, 0]
    env.step(np.int64(0))
    lines = str(env.render()).splitlines()
    assert "hidden" in lines[2] and "hidden" not in lines[4]
    env.render_mode = "rgb_array"
    assert np.asarray(env.render()).shape == (640, 800, 3)


@pytest.mark.parametrize(
    ("env", "questions"),
    [
        (SoloEnv("classic", players=7, seat=None, bots="greenhorn"), ("store", "kit", "duke")),
        (SoloEnv("duel", seat=None, bots="greenhorn"), ("store", "wagon", "soundance", "bart")),
    ],
)
def test_open_cards_lie_in_the_middle_of_text_and_picture(env: SoloEnv, questions: tuple[str, ...]) -> None:
    env.render_mode = "ansi"
    rng = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    text = ""
    while not text.count("["):
        observation, _, over, _, _ = env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        text = "" if over else str(env.render())
        observation = env.reset()[0] if over else observation
    env.render_mode = "rgb_array"
    assert any(f"decides: {question}" in text for question in questions)
    assert np.asarray(env.render()).shape == (640, 800, 3)
