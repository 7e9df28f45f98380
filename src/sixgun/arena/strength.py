"""What a bot is worth in a role: it plays all seats with that role, another bot plays the rest."""

from __future__ import annotations

from sixgun.arena.loop import play_game
from sixgun.engine.rng import Rng, SeededRandom, child_seed, seed_bytes
from sixgun.make_bot import make_bot
from sixgun.registry import rules_of

SEED = 7


def wins_as(role: str, bot: str, others: str, game: str, players: int, games: int) -> int:
    """In how many games the seats with a role win."""
    return sum(wins_one(role, bot, others, game, players, number) for number in range(games))


def wins_one(role: str, bot: str, others: str, game: str, players: int, number: int) -> bool:
    """Whether the seats with a role win one game."""
    seed = child_seed(seed_bytes(SEED), number)
    state = rules_of(game).set_up(players, SeededRandom(seed), True)
    heroes = [seat for seat in range(players) if role in state.groups(seat)["role"]]
    names = [bot if seat in heroes else others for seat in range(players)]
    play_game(state, [make_bot(name, game, Rng(child_seed(seed, seat))) for seat, name in enumerate(names)])
    assert state.outcome is not None
    return bool(set(heroes) & set(state.outcome.winners))
