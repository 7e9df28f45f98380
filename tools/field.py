"""How often a bot wins in one seat of a field: `python -m tools.field GAME BOT FIELD PLAYERS DEALS SEED FILE`.

The seat is another in each deal, the other seats have the bot FIELD. Goes on where it was cut off: FILE has a line for
each deal that was played. Prints what is known so far. Among gunhands `tools.advantage` knows more from as many games.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import defaultdict
from pathlib import Path
from time import process_time
from typing import NamedTuple

from sixgun.arena.loop import play_game
from sixgun.arena.pairs import role_of
from sixgun.arena.report import interval
from sixgun.engine.rng import Rng, SeededRandom, child_seed, seed_bytes
from sixgun.make_bot import make_bot
from sixgun.registry import rules_of


class Won(NamedTuple):
    """One game: the number of its deal, the role of the seat, whether it won, and the seconds it took."""

    number: int
    role: str
    won: bool
    seconds: float


def play(game: str, bot: str, field: str, players: int, seed: int, number: int) -> Won:
    """One deal."""
    rng = child_seed(seed_bytes(seed), number)
    state = rules_of(game).set_up(players, SeededRandom(rng), True, {})
    mine = number % players
    role = role_of(state, mine)
    names = [bot if seat == mine else field for seat in range(players)]
    bots = [make_bot(name, game, Rng(child_seed(rng, seat))) for seat, name in enumerate(names)]
    began = process_time()
    play_game(state, bots)
    return Won(number, role, state.has_won(mine), process_time() - began)


def read(path: Path) -> list[Won]:
    """The deals that have been played."""
    return [Won(*json.loads(line)) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def tell(games: list[Won]) -> None:
    """Wins altogether and by role."""
    by_role: dict[str, list[bool]] = defaultdict(list)
    for game in games:
        by_role["all"].append(game.won)
        by_role[game.role].append(game.won)
    for role, wins in by_role.items():
        low, high = interval(sum(wins), len(wins))
        rate = 100 * sum(wins) / len(wins)
        print(f"{role}: {sum(wins)} of {len(wins)}, {rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})")
    print(f"{sum(game.seconds for game in games) / len(games):.1f} s a game")


def main() -> None:
    """Play what is missing, then tell."""
    parser = ArgumentParser(description=__doc__)
    for name, kind in (("game", str), ("bot", str), ("field", str), ("players", int), ("deals", int), ("seed", int)):
        parser.add_argument(name, type=kind)
    parser.add_argument("file", type=Path)
    said = parser.parse_args()
    for number in range(len(read(said.file)), said.deals):
        won = play(said.game, said.bot, said.field, said.players, said.seed, number)
        with said.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(won) + "\n")
    tell(read(said.file))


if __name__ == "__main__":
    main()
