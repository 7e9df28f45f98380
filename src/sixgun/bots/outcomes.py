"""How games end that go on from one position by a policy: who wins in each of many worlds."""

from __future__ import annotations

from sixgun.bots.net import NetValue
from sixgun.bots.rollout import Policy, Rollout
from sixgun.engine.fields import NOBODY
from sixgun.engine.num import i64, vec
from sixgun.engine.rng import FastRandom, Rng, child_seed
from sixgun.engine.state import State


def possible_world(shown: State, rng: Rng) -> State:
    """A whole state for one that hides only what nobody knows (`reveal_all`), with luck of its own."""
    world = shown.copy()
    world.random = FastRandom(rng.seed())
    world.fill(rng, world.deciding)
    return world


def winning_seats(state: State) -> int:
    """The seats that have won, a bit each."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        if state.has_won(seat):
            seats |= i64(1) << seat
        seat += 1
    return int(seats)


def winners_of(world: State, policy: Policy) -> int:
    """Play a world to its end, with a memory of its own; the seats that win, a bit each."""
    Rollout(NOBODY, policy, 0, None).finish(world, policy)
    return winning_seats(world)


def play(shown: State, policy: Policy, course: Rollout, rng: Rng, action: i64) -> State:
    """Play a world on by a policy's memory, which remembers it, after an action (-1: none); how it stands then."""
    world = possible_world(shown, rng)
    if action >= 0:
        world.listener = policy
        world.stack[-1].choose(world, action)
    course.finish(world, policy)
    return world


def winners(state: State, policy: Policy, seed: bytes, first: int, count: int, action: int = -1) -> bytes:
    """Who wins in worlds number `first` on of a position, a byte each, if an action is done first (-1: none): all is
    known but luck. Positions with the same seed have the same luck in the worlds of the same number."""
    if state.over:
        return bytes([winning_seats(state)] * count)
    shown = state.reveal_all()
    course = Rollout(NOBODY, policy, 0, None)
    found: list[int] = []
    for number in range(first, first + count):
        found.append(winning_seats(play(shown, policy.copy(), course, Rng(child_seed(seed, number)), action)))
    return bytes(found)


def expectations(
    state: State, policy: Policy, seed: bytes, count: int, turns: int, value: NetValue, action: int = -1
) -> list[float]:
    """How likely each seat wins, as a value judges after some turns: quick, and a little off. All is known but luck."""
    shown = state.reveal_all()
    course = Rollout(NOBODY, policy, turns, value if value.knows(state) else None)
    totals = vec[float]([0.0] * state.players)
    for number in range(count):
        memory = policy.copy()
        world = play(shown, memory, course, Rng(child_seed(seed, number)), action)
        chances = vec[float]() if world.over else value.everybody(world, memory)
        seat: i64 = 0
        while seat < len(totals):
            if world.over:
                totals[seat] += 1.0 if world.has_won(seat) else 0.0
            else:
                totals[seat] += chances[seat]
            seat += 1
    return [total / float(count) for total in totals]
