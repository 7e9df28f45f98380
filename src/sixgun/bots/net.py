"""A small net that tells who will win: one hidden layer, trained by tools/train.py on games between bots."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.engine.num import append, i64, vec
from sixgun.engine.rollout import Policy, Value
from sixgun.engine.state import State

WEIGHTS: Final = files("sixgun.bots") / "weights"


@mypyc_attr(acyclic=True)
class Net:
    """Weights: of each hidden unit for every input and alone, then of each output for every hidden unit and alone."""

    def __init__(self, inputs: i64, hidden: i64, outputs: i64, weights: vec[float]) -> None:
        assert len(weights) == hidden * (inputs + 1) + outputs * (hidden + 1)
        self.inputs = inputs
        self.hidden = hidden
        self.outputs = outputs
        self.weights = weights

    def chances(self, signs: vec[float]) -> vec[float]:
        """How likely each outcome is; together they make 1."""
        layer, at = self.layer(signs, self.inputs, self.hidden, 0)
        unit: i64 = 0
        while unit < self.hidden:
            if layer[unit] < 0.0:
                layer[unit] = 0.0
            unit += 1
        found, at = self.layer(layer, self.hidden, self.outputs, at)
        total = 0.0
        unit = 0
        while unit < self.outputs:
            found[unit] = exp(found[unit])
            total += found[unit]
            unit += 1
        unit = 0
        while unit < self.outputs:
            found[unit] = found[unit] / total
            unit += 1
        return found

    def layer(self, signs: vec[float], inputs: i64, outputs: i64, at: i64) -> tuple[vec[float], i64]:
        """What one layer makes of the one before, and where the weights of the next one begin."""
        weights = self.weights
        found = vec[float](capacity=outputs)
        unit: i64 = 0
        while unit < outputs:
            total = weights[at + inputs]
            sign: i64 = 0
            while sign < inputs:
                total += weights[at + sign] * signs[sign]
                sign += 1
            found = append(found, total)
            at += inputs + 1
            unit += 1
        return found, at


@mypyc_attr(acyclic=True)
class NetValue(Value):
    """The chances of the sides, as a net sees them in the signs of a state."""

    def __init__(self, net: Net | None) -> None:
        self.net = net

    def worth(self, state: State, policy: Policy, seat: i64) -> float:
        net = self.net
        assert net is not None
        return net.chances(self.signs(state, policy))[self.outcome_of(state, seat)]

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
