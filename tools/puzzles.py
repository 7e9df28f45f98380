"""Mines games of bots for puzzles: `python -m tools.puzzles GAME COUNT` until there are so many, in the package's data.

It goes on where it was stopped: what is found is written at once. `--themes` gives all puzzles their themes and
difficulties anew, `--anew` judges all that are there once more, as after a change of bots, and keeps those that still
are puzzles.
The machine's rest is for others: run it with `nice -n 10`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import Final, cast

from tools.puzzle_judging import Judged, falls, finders, is_promising, judge, reads

from sixgun.analysis.course import Course, Deciding, record_hash
from sixgun.analysis.witnesses import Witnesses
from sixgun.api import load, new_game
from sixgun.bots.bot import Bot, show, tell
from sixgun.engine.action import Action
from sixgun.engine.game import Game
from sixgun.engine.num import i64
from sixgun.engine.rng import Rng, child_seed, seed_bytes
from sixgun.engine.view import View
from sixgun.family.roles import SHERIFF, RoleTable
from sixgun.make_bot import game_bots, make_bot
from sixgun.puzzles.files import read_puzzles, write_puzzles
from sixgun.puzzles.puzzle import Puzzle
from sixgun.puzzles.themes import theme_of
from sixgun.puzzles.types import PuzzleData
from sixgun.registry import NAMES

SEED: Final = 23_000_000  # of the first game
PLAYERS: Final = {"classic": (4, 5, 5, 6, 7), "dice": (4, 5, 6, 7), "duel": (2,)}
COMPANY: Final = ("gunhand", "loose", "gunhand", "loose", "sharpshooter@100")
ERRORS: Final = 12  # of a hundred actions of a loose gunhand
A_GAME: Final = 3  # puzzles at most, so that games differ


class Loose(Bot):
    """A gunhand that now and then does just anything."""

    def __init__(self, rng: Rng, game: str) -> None:
        super().__init__(rng)
        self.sober = make_bot("gunhand", game, rng)
        self.on_event = self.sober.on_event  # type: ignore[method-assign]

    def choose(self, view: View) -> Action:
        """Mostly what a gunhand does."""
        if self.rng.below(100) < ERRORS:
            return view.legal_actions[int(self.rng.below(len(view.legal_actions)))]
        return self.sober.choose(view)


def played(name: str, number: int) -> Game:
    """The game with a number, played by bots of several kinds to its end."""
    seed = seed_bytes(SEED + number)
    players = PLAYERS[name][number % len(PLAYERS[name])]
    game = new_game(name, players=players, seed=SEED + number)
    bots = {seat: seated(name, Rng(child_seed(seed, seat))) for seat in range(players)}
    tell(game.events, bots)
    while not game.is_over:
        seat = int(game.state.deciding)
        action = bots[seat].choose(game.view(seat))
        show(game.state, action, bots)
        tell(game.apply(action), bots)
    return game


def seated(name: str, rng: Rng) -> Bot:
    """A bot of any kind."""
    kind = COMPANY[int(rng.below(len(COMPANY)))]
    return Loose(rng, name) if kind == "loose" else make_bot(kind, name, rng)


def mine(name: str, number: int) -> list[PuzzleData]:
    """The puzzles of the game with a number: at most one of a turn."""
    game = played(name, number)
    course = Course(game)
    witnesses = Witnesses(course, game_bots(name).efforts["legend"].playouts)
    found: list[PuzzleData] = []
    turn = -1
    for decision in course.decisions:
        if int(decision.state.turn) == turn or len(decision.state.legal) < 2:
            continue
        witnesses.come_to(decision.number)
        seed = child_seed(record_hash(game), decision.number)
        judged = judge(witnesses, decision, seed) if is_promising(witnesses, decision, seed) else None
        if judged is not None:
            turn = int(decision.state.turn)
            found.append(described(f"{name}-{number}-{decision.number}", game, witnesses, decision, judged, seed))
            if len(found) == A_GAME:
                break
    return found


def described(
    identity: str, game: Game, witnesses: Witnesses, decision: Deciding, judged: Judged, seed: bytes
) -> PuzzleData:
    """A puzzle as it is kept."""
    seats = watched(decision, judged)
    counted = falls(witnesses, decision, judged, seats, child_seed(seed, 10))
    record = {**game.record(), "actions": [action.text for action in game.history[: decision.number]]}
    puzzle: PuzzleData = {
        "id": identity,
        "record": record,
        "seat": decision.seat,
        "theme": "order",
        "found": [],
        "best": judged.best.text,
        "usual": judged.usual.text,
        "worlds": judged.worlds,
        "options": [
            {"action": one.action.text, "chance": round(one.chance, 4), "error": round(one.error, 4)}
            for one in judged.options
        ],
        "falls": {str(seat): counts for seat, counts in zip(seats, counted, strict=True)},
        "reads": reads(witnesses, decision),
    }
    return {**puzzle, "theme": theme_of(puzzle), "found": finders(puzzle)}


def watched(decision: Deciding, judged: Judged) -> list[int]:
    """The seats of which it is told whether they fall: who decides, whom an action is aimed at, and the Sheriff."""
    state, seat = decision.state, decision.seat
    seats = [seat]
    if state.players == 2:
        return [seat, 1 - seat]
    for action in (judged.best, judged.usual):
        target = action.to_dict().get("target")
        if isinstance(target, int):
            seats.append(target)
    if isinstance(state, RoleTable):
        seats += [at for at in range(state.players) if state.role[at] == SHERIFF and state.lives(cast(i64, at))]
    return list(dict.fromkeys(seats))


def judged_anew(puzzle: PuzzleData) -> PuzzleData | None:
    """A puzzle with all its figures made once more, if it still is one."""
    record = puzzle["record"]
    game = load({**record, "actions": [*record["actions"], puzzle["best"]]})
    course = Course(game)
    witnesses = Witnesses(course, game_bots(game.rules.name).efforts["legend"].playouts)
    decision = witnesses.come_to(len(course.decisions) - 1)
    seed = child_seed(record_hash(game), decision.number)
    judged = judge(witnesses, decision, seed)
    return None if judged is None else described(puzzle["id"], game, witnesses, decision, judged, seed)


def judge_all_anew(name: str) -> None:
    """Judge all puzzles of a game once more."""
    found = read_puzzles(name)
    kept = [again for again in map(judged_anew, found) if again is not None]
    write_puzzles(name, kept)
    print(f"{name}: {len(kept)} of {len(found)} are puzzles still", file=sys.stderr, flush=True)


def name_anew(name: str) -> None:
    """Find the theme and the difficulty of all puzzles of a game anew, and count them."""
    found: list[PuzzleData] = [
        {**puzzle, "theme": theme_of(puzzle), "found": finders(puzzle)} for puzzle in read_puzzles(name)
    ]
    write_puzzles(name, found)
    for of in (Counter(puzzle["theme"] for puzzle in found), Counter(Puzzle(puzzle).difficulty for puzzle in found)):
        print(f"{name}: {', '.join(f'{what} {number}' for what, number in of.most_common())}")


def go_on(name: str, count: int) -> None:
    """Find more puzzles of a game until there are so many."""
    puzzles = read_puzzles(name)
    number = max((int(puzzle["id"].split("-")[1]) for puzzle in puzzles), default=-1) + 1
    while len(puzzles) < count:
        found = mine(name, number)
        number += 1
        if found:
            puzzles += found
            write_puzzles(name, puzzles)
        print(f"{name}: {len(puzzles)} of {count}, {number} games", file=sys.stderr, flush=True)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("count", type=int, help="so many puzzles in all")
    parser.add_argument("--themes", action="store_true", help="themes and difficulties of all anew, with their counts")
    parser.add_argument("--anew", action="store_true", help="judge all that are there once more")
    given = parser.parse_args()
    if given.anew:
        judge_all_anew(given.game)
    if given.themes:
        name_anew(given.game)
    go_on(given.game, given.count)


if __name__ == "__main__":
    main()
