"""Bots play by the rules, from the view alone, and gunhand is much the better player."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.arena.bench import compiled
from sixgun.arena.loop import play_game
from sixgun.arena.strength import wins_as
from sixgun.family.roles import ROLE_DEALT
from tests.dice.kit import crowd, seat, table

GAMES = 100 if compiled() else 50
ROLES = ("sheriff", "deputy", "outlaw", "renegade")
HERO_TABLES = [
    ("dice", players, role)
    for players in ((3, 4, 5, 8) if compiled() else (3, 5))
    for role in ROLES
    if (players, role) not in {(3, "sheriff"), (4, "deputy")}
]


@pytest.mark.many
@pytest.mark.parametrize(("game", "players", "role"), HERO_TABLES)
def test_gunhand_beats_greenhorn_in_every_role_by_a_wide_margin(game: str, players: int, role: str) -> None:
    bots = ("gunhand", "greenhorn")
    against_greenhorns = [wins_as(role, bot, "greenhorn", game, players, GAMES) for bot in bots]
    against_gunhands = [wins_as(role, bot, "gunhand", game, players, GAMES) for bot in bots]
    assert against_greenhorns[0] > against_greenhorns[1] + GAMES // 5
    assert against_gunhands[0] > 2 * against_gunhands[1]


@pytest.mark.parametrize("bot", ["greenhorn", "gunhand"])  # those that search: test_search.py
def test_a_bot_decides_the_same_whatever_it_cannot_know(bot: str) -> None:
    for seed in range(12):
        game = sixgun.new_game("dice", players=6, seed=seed)
        rng = sixgun.rng(seed)
        while game.decision:
            mine = int(game.decision.seat)
            chosen = []
            for state in (game.state, game.view(mine).sample(rng)):
                player = sixgun.make_bot(bot, "dice", sixgun.rng(len(game.history)))
                for event in game.seen_by(mine):
                    player.on_event(event)
                assert state.decision is not None
                chosen.append(player.choose(state.view(mine)))
            assert chosen[0] == chosen[1]
            game.apply(chosen[0])


def test_a_bot_of_ones_own_can_sit_at_the_table() -> None:
    class Stubborn(sixgun.Bot):
        def choose(self, view: sixgun.View) -> sixgun.Action:
            return view.legal_actions[len(view.legal_actions) - 1]

    state = sixgun.new_game("dice", players=4, seed=2).state
    assert len(play_game(state, [Stubborn(sixgun.rng(at)) for at in range(4)])) > 5
    assert state.outcome is not None


def gunhand_says(game: sixgun.Game) -> str:
    """What a gunhand who has just sat down does."""
    assert game.decision is not None
    bot = sixgun.make_bot("gunhand", "dice", sixgun.rng(1))
    return bot.choose(game.view(int(game.decision.seat))).text


def test_an_outlaw_shoots_the_sheriff() -> None:
    t = table(seat(role="outlaw"), seat(role="sheriff"), *crowd(2), rolls="1DDBB").stop()
    assert gunhand_says(t.game) == "shoot 1"


def test_a_deputy_spares_the_sheriff_and_gives_him_beer() -> None:
    t = table(seat(role="deputy"), seat(role="sheriff", life=2), *crowd(3), rolls="1BDDG").stop()
    assert gunhand_says(t.game) == "shoot 4"
    assert gunhand_says(t.shoot(4).game) == "beer 1"


def test_bart_takes_an_arrow_rather_than_die() -> None:
    t = table(seat(), seat("bart-cassidy", life=1), *crowd(2), rolls="1DDBB").stop().shoot(1)
    assert gunhand_says(t.game) == "take-arrow"


def test_a_hit_against_the_sheriff_is_remembered() -> None:
    bot = sixgun.make_bot("gunhand", "dice", sixgun.rng(1))
    t = table(seat(role="outlaw"), seat(role="sheriff"), seat(role="deputy"), *crowd(2), rolls="1DDGG").stop()
    t.shoot(1)
    bot.on_event(sixgun.Event(ROLE_DEALT, -1, 1, 0))
    for event in t.game.events:
        bot.on_event(event)
    view = table(seat(role="outlaw"), seat(role="sheriff"), seat(role="deputy"), *crowd(2), roller=1, rolls="1DDGG")
    view.stop()
    assert view.game.decision is not None
    assert bot.choose(view.game.view(1)).text == "shoot 0"
