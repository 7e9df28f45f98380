"""What pairs of games tell: differences with intervals over deals, and a test that stops as soon as it knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

from sixgun.arena.report import Z95

ERROR = 0.05  # how often the test may call an equal bot better, and a better one no better
RARE = 6.0  # if n deals are all alike, fewer than 3 / n are not (95 %), and each of those may move a difference by 2
FEWEST = 20  # deals before the test may stop: with fewer, their spread is a guess


def student(degrees: int) -> float:
    """The 97.5 % quantile of Student's distribution, by its expansion around the normal one.

    >>> round(student(5), 2), round(student(30), 3)
    (2.57, 2.042)
    """
    z, v = Z95, float(degrees)
    first = (z**3 + z) / (4 * v)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4)
    return z + first + second + third + fourth


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval, and how many deals it was seen in."""

    value: float
    low: float
    high: float
    deals: int


def clustered(deals: Sequence[tuple[float, int]]) -> Mean:
    """The mean over pairs, given for each deal as their sum and their number: pairs of a deal go together.

    >>> mean = clustered([(1, 2), (0, 2), (1, 2), (2, 2)])
    >>> mean.value, round(mean.low, 2), round(mean.high, 2)
    (0.5, -0.15, 1.0)
    """
    counted = [(total, pairs) for total, pairs in deals if pairs]
    pairs = sum(number for _, number in counted)
    if len(counted) < 2:
        value = sum(total for total, _ in counted) / pairs if pairs else 0.0
        return Mean(value, -1.0, 1.0, len(counted))
    mean = sum(total for total, _ in counted) / pairs
    squares = sum((total - mean * number) ** 2 for total, number in counted)
    return around(mean, sqrt(squares * len(counted) / (len(counted) - 1)) / pairs, len(counted))


def around(mean: float, error: float, deals: int) -> Mean:
    """A mean with its interval, from its standard error."""
    reach = error * student(deals - 1) if error > 1e-9 else RARE / deals
    return Mean(mean, max(-1.0, mean - reach), min(1.0, mean + reach), deals)


@dataclass
class Sprt:
    """Wald's test of two hypotheses, the candidate wins no more often or by `gain` more, over deals' mean differences.

    The spread of the deals is not known before; as usual in engine testing it is taken from the deals themselves.
    """

    gain: float
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, score: float) -> None:
        """One more deal: the mean of what the candidate won more than the incumbent in its pairs."""
        self.deals += 1
        self.total += score
        self.squares += score**2

    @property
    def mean(self) -> Mean:
        """The mean over all deals."""
        if self.deals < 2:
            return Mean(self.total, -1.0, 1.0, self.deals)
        mean = self.total / self.deals
        spread = max(0.0, self.squares / self.deals - mean**2)
        return around(mean, sqrt(spread / (self.deals - 1)), self.deals)

    @property
    def evidence(self) -> float:
        """The logarithm of how much likelier the deals are if the candidate is better."""
        if self.deals < 2:
            return 0.0
        mean = self.total / self.deals
        spread = self.squares / self.deals - mean**2
        if spread < 1e-12:
            return 0.0 if abs(mean) < 1e-12 else self.limit * (1 if mean > 0 else -1)
        return self.deals * self.gain * (2 * mean - self.gain) / (2 * spread)

    @property
    def limit(self) -> float:
        """The evidence that is enough, either way."""
        return log((1 - ERROR) / ERROR)

    @property
    def verdict(self) -> str:
        """`better`, `no-better`, or `open` while it is not known."""
        if self.gain == 0 or self.deals < FEWEST or abs(self.evidence) < self.limit:
            return "open"
        return "better" if self.evidence > 0 else "no-better"
