"""A small net that tells who will win: one hidden layer, trained by tools/train.py on games between bots."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Final

from sixgun.bots.rollout import Policy, Value
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State

WEIGHTS: Final = files("sixgun.bots") / "weights"


@mypyc_attr(acyclic=True)
class Net:
    """Weights: of each input and of none for every hidden unit, then of each hidden unit and of none for every outcome.

    Most inputs are 0 most of the time, and those cost nothing.
    """

    def __init__(self, inputs: i64, hidden: i64, outputs: i64, weights: vec[float]) -> None:
        assert len(weights) == hidden * (inputs + 1) + outputs * (hidden + 1)
        self.inputs = inputs
        self.hidden = hidden
        self.outputs = outputs
        self.weights = weights

    def chances(self, signs: vec[float]) -> vec[float]:
        """How likely each outcome is; together they make 1."""
        found = self.layer(self.hidden_layer(signs), self.hidden, self.outputs, self.hidden * (self.inputs + 1))
        total = 0.0
        one: i64 = 0
        while one < self.outputs:
            found[one] = exp(found[one])
            total += found[one]
            one += 1
        one = 0
        while one < self.outputs:
            found[one] = found[one] / total
            one += 1
        return found

    def hidden_layer(self, signs: vec[float]) -> vec[float]:
        """What the hidden units make of the inputs."""
        units = self.layer(signs, self.inputs, self.hidden, 0)
        unit: i64 = 0
        while unit < self.hidden:
            if units[unit] < 0.0:
                units[unit] = 0.0
            unit += 1
        return units

    def layer(self, signs: vec[float], inputs: i64, outputs: i64, first: i64) -> vec[float]:
        """What one layer, whose weights begin at `first`, makes of the one before."""
        weights = self.weights
        last = first + inputs * outputs
        found = weights[last : last + outputs]
        sign: i64 = 0
        while sign < inputs:
            strength = signs[sign]
            if strength != 0.0:
                at = first + sign * outputs
                unit: i64 = 0
                while unit < outputs:
                    found[unit] += weights[at + unit] * strength
                    unit += 1
            sign += 1
        return found


@mypyc_attr(acyclic=True)
class NetValue(Value):
    """The chances of the sides, as a net sees them in the signs of a state."""

    def __init__(self, net: Net | None) -> None:
        """Without a net it tells all signs that there are, to learn from."""
        self.net = net

    def blank(self, signs: vec[float]) -> vec[float]:
        """As many of the signs, all 0, as the net sees."""
        return signs[:] if self.net is None else signs[: self.net.inputs]

    def score(self, state: State, policy: Policy, seat: i64) -> float:
        net = self.net
        assert net is not None
        return net.chances(self.signs(state, policy))[self.outcome_of(state, seat)]

    def everybody(self, state: State, policy: Policy) -> vec[float]:
        """How likely each seat wins."""
        net = self.net
        assert net is not None
        chances = net.chances(self.signs(state, policy))
        return vec[float]([chances[self.outcome_of(state, seat)] for seat in range(state.players)])

    def signs(self, state: State, policy: Policy) -> vec[float]:
        """What the net sees: numbers of about the size of 1."""
        raise AssertionError(self)

    def outcome_of(self, state: State, seat: i64) -> i64:
        """Which outcome is a seat's win."""
        raise AssertionError(self)


def read_net(name: str) -> Net:
    """A net that comes with the package."""
    data = json.loads((WEIGHTS / f"{name}.json").read_text(encoding="utf-8"))
    return Net(data["inputs"], data["hidden"], data["outputs"], vec[float](data["weights"]))
