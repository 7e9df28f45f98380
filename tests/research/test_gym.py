"""One agent among bots."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

import sixgun
from sixgun.engine.errors import BadData, SixgunError
from sixgun.research import company
from sixgun.research.solo import SoloEnv
from tests.research.games import DUEL, Game, every_game, every_ring, every_table

pytestmark = pytest.mark.installed


def make(game: Game, players: int = 5, **arguments: Any) -> SoloEnv:
    """The environment of a game."""
    kind: Any = game.env
    env: SoloEnv = kind(players if game is not DUEL else None, **arguments)
    return env


def choose(observation: dict[str, Any], rng: np.random.Generator) -> np.int64:
    """A legal action at random."""
    return np.int64(rng.choice(np.flatnonzero(observation["action_mask"])))


def play(env: SoloEnv, seed: int) -> tuple[dict[str, Any], float, dict[str, Any]]:
    """Play an episode to its end; its last observation, reward and info."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    reward, terminated = 0.0, False
    while not terminated:
        assert reward == 0 and np.array_equal(observation["action_mask"], info["action_mask"])
        assert len(env.legal_texts()) == env.action_masks().sum() == info["action_mask"].sum() > 0
        observation, reward, terminated, truncated, info = env.step(choose(observation, rng))
        assert not truncated
    return observation, reward, info


@every_table
@pytest.mark.parametrize("bots", ["gunhand", "greenhorn"])
def test_an_episode_comes_to_its_end(game: Game, players: int, bots: str) -> None:
    observation, reward, info = play(make(game, players=players, seat=None, bots=bots), players)
    assert reward in (1.0, -1.0) and not observation["action_mask"].any()
    assert set(info) == {"seat", "action_mask"}


@every_ring
def test_an_eliminated_agent_gets_the_reward_of_its_team(game: Game) -> None:
    env = make(game, players=5)
    met: set[tuple[bool, bool]] = set()
    for seed in range(60):
        observation, reward, info = play(env, seed)
        state = env.state
        assert state is not None and state.outcome is not None
        won = info["seat"] in state.outcome.winners
        assert reward == (1.0 if won else -1.0)
        met.add((bool(observation["observation"][1]), won))
    assert met == {(True, True), (True, False), (False, True), (False, False)}


@every_game
def test_a_seed_settles_everything(game: Game) -> None:
    env, other = make(game, seat=None), make(game, seat=None)
    first, second = play(env, 5), play(other, 5)
    assert first[1] == second[1] and first[2]["seat"] == second[2]["seat"] and env.state == other.state


@every_game
def test_a_seed_is_the_seed_of_the_game(game: Game) -> None:
    env = make(game, players=4)
    env.reset(seed=11)
    assert env.state is not None
    ours, new = env.state.to_dict(), sixgun.new_game(game.name, players=game.near(4), seed=11)
    assert ours["seed"] == new.position()["seed"]


@every_game
def test_without_a_seat_the_agent_sits_everywhere_in_turn(game: Game) -> None:
    env = make(game, players=4, seat=None, bots="greenhorn")
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(40)} == set(range(game.near(4)))


@every_ring
def test_bots_sit_from_the_agents_left_round_to_its_right(game: Game) -> None:
    env = make(game, players=4, seat=2, bots=["greenhorn", "gunhand", "greenhorn"])
    env.reset(seed=1)
    names = {seat: type(bot).__name__ for seat, bot in env.bots.items()}
    assert names == {3: "Greenhorn", 0: "Gunhand", 1: "Greenhorn"}


class Listener(sixgun.Bot):
    """Remembers what it hears, and takes the first action that is allowed."""

    def __init__(self, rng: sixgun.Rng) -> None:
        super().__init__(rng)
        self.heard: list[sixgun.Event] = []

    def on_event(self, event: sixgun.Event) -> None:
        self.heard.append(event)

    def choose(self, view: sixgun.View) -> sixgun.Action:
        assert view.decision is not None and view.seat == view.decision.seat
        return view.legal_actions[0]


@every_game
def test_bots_hear_everything_that_their_seat_may_know_and_nothing_else(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "make_bot", lambda name, game, rng: Listener(rng))
    me = game.near(5) - 1
    env = make(game, players=5, seat=me)
    env.reset(seed=2)
    for _ in range(3):
        env.step(np.int64(np.flatnonzero(env.encoding.mask(current(env).view(me)))[0]))
    for seat, bot in env.bots.items():
        assert isinstance(bot, Listener)
        assert {event.audience for event in bot.heard} <= {-1, seat}
        assert seat in [event.a for event in bot.heard if event.name in ("role-dealt", "drafted")]
        assert [event for event in bot.heard if event.name in ("rolled", "drew")]


def current(env: SoloEnv) -> sixgun.State:
    """The game being played."""
    assert env.state is not None
    return env.state


@every_game
def test_an_illegal_action_ends_the_episode_with_minus_one_and_a_reason(game: Game) -> None:
    env = make(game, players=5, render_mode="ansi")
    env.reset(seed=1)
    before = current(env).copy()
    observation, reward, terminated, truncated, info = env.step(np.int64(game.passing))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"].startswith('"pass" is not possible') and current(env) == before
    assert observation["action_mask"].any() and "player_0" in str(env.render())
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))
    assert env.reset(seed=1)[0]["action_mask"].any()


@every_game
def test_an_action_outside_the_space_is_an_error(game: Game) -> None:
    env = make(game)
    env.reset(seed=1)
    with pytest.raises(BadData, match=f"action must be from 0 to {game.actions - 1}"):
        env.step(np.int64(game.actions))


class Hasty(SoloEnv):
    """A table whose first game is over before the agent is asked."""

    deals = 0

    def deal(self, seed: bytes) -> sixgun.State:
        state = super().deal(seed)
        while self.deals == 0 and not state.over:
            state.play(state.legal[0])
        self.deals += 1
        return state


def test_a_game_that_ends_before_the_agent_is_asked_is_followed_by_another() -> None:
    env = Hasty("dice", players=4)
    observation, info = env.reset(seed=3)
    assert env.deals == 2 and info["action_mask"].any() and observation["action_mask"].any()


@every_game
def test_a_game_must_have_begun(game: Game) -> None:
    with pytest.raises(ResetNeeded):
        make(game).step(np.int64(0))
    with pytest.raises(ResetNeeded):
        make(game, render_mode="ansi").render()
    with pytest.raises(ResetNeeded):
        make(game).action_masks()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"players": 2}, "is played by [34] to [78], not by 2"),
        ({"max_steps": 0}, "max_steps must be from 1 to"),
        ({"moon": True}, "moon (is not a field that belongs here|means nothing there)"),
        ({"players": 4, "seat": 4}, "seat must be from 0 to 3"),
        ({"players": 4, "bots": ["gunhand"]}, "bots must be a list of 3 items"),
        ({"bots": "billy"}, 'There is no bot called "billy"'),
        ({"render_mode": "hologram"}, "render_mode must be one of ansi, human, rgb_array"),
    ],
)
@every_ring
def test_wrong_arguments_are_refused_at_once(game: Game, arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SixgunError, match=complaint):
        make(game, **arguments)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"seat": 2}, "seat must be from 0 to 1"),
        ({"bots": ["gunhand", "gunhand"]}, "bots must be a list of 1 items"),
        ({"bots": "billy"}, 'There is no bot called "billy"'),
        ({"bots": sixgun.make_bot("greenhorn", "duel")}, "Give Greenhorn without brackets"),
        ({"characters": 1}, "characters must be from 2 to 12"),
        ({"render_mode": "hologram"}, "render_mode must be one of ansi, human, rgb_array"),
    ],
)
def test_wrong_arguments_of_a_duel_are_refused_at_once(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SixgunError, match=complaint):
        make(DUEL, **arguments)


def test_either_side_of_a_duel_may_be_the_agents_and_be_small() -> None:
    for seat, side in enumerate(("law", "outlaws")):
        env = make(DUEL, seat=seat, bots="greenhorn", characters=2, always_ask=True)
        play(env, 3)
        data: Any = current(env).to_dict()
        assert env.me == seat and data["players"][seat]["side"] == side and data["always_ask"]
        assert all(player["reserve"] == [] for player in data["players"])


@every_game
def test_learners_that_ask_for_masks_get_the_mask_of_the_observation(game: Game) -> None:
    env = make(game)
    observation, _ = env.reset(seed=3)
    masks = env.action_masks()
    assert masks.dtype == np.bool_ and np.array_equal(masks, observation["action_mask"])
    codes = [env.encoding.code(int(number), current(env), env.me) for number in np.flatnonzero(masks)]
    assert env.legal_texts() == [env.encoding.text(code) for code in codes]


@every_game
def test_a_game_is_cut_off_after_so_many_decisions_of_all(game: Game) -> None:
    env = make(game, max_steps=9, bots="greenhorn")
    observation, _ = env.reset(seed=5)
    truncated = False
    while not truncated:
        observation, reward, terminated, truncated, _ = env.step(choose(observation, np.random.default_rng(1)))
        assert not terminated and reward == 0
    assert env.steps == 9 and not current(env).over
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))
    env.reset(seed=5)
    assert env.steps == 0 and make(game).max_steps == sixgun.GAMES[game.name].max_game_length()


def test_a_limit_of_one_decision_still_begins_with_the_agent() -> None:
    env = make(DUEL, seat=1, max_steps=1)
    for seed in range(5):
        observation, _ = env.reset(seed=seed)
        _, reward, terminated, truncated, _ = env.step(choose(observation, np.random.default_rng(1)))
        assert (reward, terminated, truncated) == (0.0, False, True)
