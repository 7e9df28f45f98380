"""`sixgun.play`, the one way in which bots play from Python."""

from __future__ import annotations

import random

import pytest

import sixgun
from sixgun.arena.simulation import Study, play_chunk

GAMES = 400


@pytest.mark.many
@pytest.mark.parametrize("game", ["dice", "classic"])
def test_its_figures_are_those_of_simulate(game: str) -> None:
    tallies = play_chunk(Study(game, 5, GAMES, ("gunhand",), 1), 0, GAMES)
    played = [sixgun.play(game, ["gunhand"] * 5, seed=seed).outcome for seed in range(GAMES)]
    for side in ("law", "outlaws", "renegade"):
        simulated = tallies.groups["side", side].won / GAMES
        share = sum(outcome is not None and outcome.side == side for outcome in played) / GAMES
        error = 2 * (simulated * (1 - simulated) / GAMES) ** 0.5
        assert abs(share - simulated) < 3 * error


@pytest.mark.many
@pytest.mark.parametrize("game", ["dice", "classic"])
def test_gunhands_win_from_a_loaded_position_as_from_the_start(game: str) -> None:
    """Their luck is the same, and they know the same: so is every game."""
    for seed in range(GAMES):
        dealt = sixgun.new_game(game, players=5, seed=seed)
        loaded = sixgun.load(dealt.position())
        bots = ["gunhand"] * 5
        assert sixgun.play(loaded, bots, seed=seed).history == sixgun.play(dealt, bots, seed=seed).history


def test_bots_hear_which_roles_lie_open_in_a_position() -> None:
    class Listener(sixgun.Bot):
        """Remembers what it heard of the roles."""

        def on_event(self, event: sixgun.Event) -> None:
            if event.name == "role-dealt":
                heard.append((event.seat, event.role))

        def choose(self, view: sixgun.View) -> sixgun.Action:
            return view.legal_actions[0]

    heard: list[object] = []
    game = sixgun.load(sixgun.new_game("dice", players=4, seed=5).position())
    known = [(seat, player.role) for seat, player in enumerate(game.view(0).players) if player.role != "unknown"]
    sixgun.play(game, [Listener(), "greenhorn", "greenhorn", "greenhorn"], seed=1)
    assert heard == known and len(known) == 2


@pytest.mark.installed
@pytest.mark.parametrize("level", ["gunhand", "sharpshooter@20", "legend@20"])
@pytest.mark.parametrize(("game", "players"), [("dice", 4), ("classic", 4), ("duel", 2)])
def test_a_bot_that_plays_again_has_forgotten_its_last_game(game: str, players: int, level: str) -> None:
    used, fresh = sixgun.make_bot(level, game, seed=1), sixgun.make_bot(level, game, seed=1)
    others = ["gunhand"] * (players - 1)
    sixgun.play(game, [used, *others], seed=1)
    used.rng = sixgun.rng(1)
    assert sixgun.play(game, [used, *others], seed=2) == sixgun.play(game, [fresh, *others], seed=2)


def test_a_bot_is_told_to_forget_before_a_deal_and_before_a_position() -> None:
    class Diary(sixgun.Bot):
        def reset(self) -> None:
            self.pages: list[str] = []

        def on_event(self, event: sixgun.Event) -> None:
            self.pages.append(event.name)

        def choose(self, view: sixgun.View) -> sixgun.Action:
            return view.legal_actions[0]

    diary = Diary()
    for _ in range(2):
        sixgun.play("dice", [diary, "gunhand", "gunhand"], seed=1)
        assert diary.pages[0] == "began" and diary.pages.count("began") == 1
    sixgun.play(sixgun.load(sixgun.new_game("dice", players=3, seed=1).position()), [diary, "gunhand", "gunhand"])
    assert "began" not in diary.pages


def test_one_name_is_no_list_of_bots() -> None:
    with pytest.raises(sixgun.BadData, match="bots must be a list"):
        sixgun.play("dice", "gunhand", seed=1)


def test_the_same_seed_gives_the_same_game_with_its_record() -> None:
    games = [sixgun.play("classic", ["gunhand", "greenhorn", "gunhand", "greenhorn"], seed=3) for _ in range(2)]
    assert games[0] == games[1] and sixgun.load(games[0].record()) == games[0]
    assert games[0].events[0].name == "began"


def test_a_game_in_the_middle_goes_on_and_bots_know_its_past() -> None:
    game = sixgun.new_game("dice", players=4, seed=5)
    game.apply(game.legal_actions[0])
    done = sixgun.play(game, ["gunhand"] * 4, seed=1)
    assert done is game and done.is_over and len(done.history) > 5
    with pytest.raises(sixgun.BadData, match="bots"):
        sixgun.play(sixgun.new_game("duel", seed=1), ["gunhand"])


def test_a_gunhand_sees_the_sheriff_of_a_loaded_position() -> None:
    for seed in range(20):
        game = sixgun.new_game("dice", players=5, seed=seed)
        rng = sixgun.rng(seed)
        while not game.is_over and len(game.history) < 40:
            loaded = sixgun.load(game.position())
            seat = int(loaded.state.deciding)
            roles = [player.role for player in loaded.view(seat).players]
            bot = sixgun.make_bot("gunhand", "dice", seed=1)
            action = bot.choose(loaded.view(seat))
            if action.verb == "shoot" and roles[seat] == "deputy" and len(loaded.legal_actions) > 1:
                assert roles[int(str(action.target))] != "sheriff"
            game.apply(game.legal_actions[rng.below(len(game.legal_actions))])


@pytest.mark.parametrize("seed", [7, random.Random(7), sixgun.rng(7), None], ids=["int", "Random", "Rng", "none"])
def test_a_bot_takes_any_seed(seed: object) -> None:
    game = sixgun.new_game("classic", players=4, seed=1)
    bot = sixgun.make_bot("greenhorn", "classic", seed)  # type: ignore[arg-type]
    assert bot.choose(game.view(game.current_seat)) in game.legal_actions
