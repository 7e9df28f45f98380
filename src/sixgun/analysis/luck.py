"""Skill and luck: what each step changed, added up for every seat. All of it makes the result."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Final, cast

from sixgun.analysis.types import LedgerData, LuckTotalsData, PointData
from sixgun.analysis.values import role_in
from sixgun.bots.outcomes import winners_of
from sixgun.engine.fields import NOBODY
from sixgun.engine.game import Game
from sixgun.engine.rng import SeededRandom, child_seed
from sixgun.make_bot import game_bots
from sixgun.registry import rules_of

DIGITS: Final = 4


def is_dealt(game: Game) -> bool:
    """Whether a record begins with a deal; one that begins with a position has none."""
    return "position" not in game.start


def fresh_deals(game: Game, seed: bytes, first: int, count: int) -> dict[str, list[int]]:
    """How often each role wins in fresh deals at such a table, when all play as usual: [seats that won, seats]."""
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    rules = rules_of(game.rules.name, list(game.rules.sets))
    for number in range(first, first + count):
        state = rules.set_up(game.players, SeededRandom(child_seed(seed, number)), True, game.options)
        memory = game_bots(rules.name).policy()
        for event in state.drain_events():
            if event.audience == NOBODY:
                memory.on_event(event.type, event.a, event.b, event.c, event.d)
        state.log = None
        seats = winners_of(state, memory)
        for seat in range(game.players):
            role = role_in(state, seat)
            played[role] += 1
            won[role] += seats >> seat & 1
    return {role: [won[role], played[role]] for role in sorted(played)}


def ledger(points: list[PointData], seat: int, start: float, result: int) -> LedgerData:
    """Why a seat won or lost. `start` is how often its role wins in fresh deals."""
    sums = dict.fromkeys(("own_luck", "own_choices", "others_choices", "others_luck"), 0.0)
    deal = points[0]["seats"][seat] - start
    sums["own_luck"] += deal
    luck: dict[str, float] = {"deal": deal}
    errors = points[0]["errors"][seat] ** 2
    for point in points[1:]:
        step = point["step"]
        assert step is not None
        whose = "own" if step["seat"] == seat else "others"
        what = "luck" if step["kind"] == "luck" else "choices"
        sums[f"{whose}_{what}"] += step["change"][seat]
        if whose == "own":
            errors += step["errors"][seat] ** 2
            if step["luck"] is not None:
                luck[step["luck"]] = luck.get(step["luck"], 0.0) + step["change"][seat]
    told = {name: round(value, DIGITS) for name, value in sums.items()}
    rest = result - round(start, DIGITS) - sum(told.values())
    return cast(
        LedgerData,
        {
            "start": round(start, DIGITS),
            **told,
            "rest": round(rest, DIGITS),
            "result": float(result),
            "luck": cast(LuckTotalsData, {name: round(value, DIGITS) for name, value in luck.items()}),
            "error": round(sqrt(errors), DIGITS),
        },
    )
