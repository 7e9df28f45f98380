"""Who wins, who is rewarded and who is punished, told anew from the facts: three players in a circle, up to eight."""

from __future__ import annotations

from typing import Any

from tests.classic.dodge_referee.ledger import Event
from tests.classic.dodge_referee.model import kind

PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}


class Verdict:
    """The roles of a game, and who has fallen so far."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.roles = [str(player["role"]) for player in position["players"]]
        self.alive = [not player["eliminated"] for player in position["players"]]
        self.hit_by: list[int | None] = [None] * len(self.roles)
        self.wrong: list[str] = []

    @property
    def left(self) -> list[str]:
        """The roles of those alive."""
        return [role for role, alive in zip(self.roles, self.alive, strict=True) if alive]

    def side(self, fallen: int) -> str | None:
        """The side that wins by the death of a player."""
        by = self.hit_by[fallen]
        if len(self.roles) == 3:
            if by is not None and PREY[self.roles[by]] == self.roles[fallen]:
                return self.roles[by]
            return self.left[0] if len(self.left) == 1 else None
        if "sheriff" not in self.left:
            return "renegade" if self.left == ["renegade"] else "outlaws"
        return None if {"outlaw", "renegade"} & set(self.left) else "law"

    def hear(self, events: list[Event]) -> None:
        """All events of an action; what follows a death stands between it and the next one."""
        for place, (name, told) in enumerate(events):
            if name == "lost":
                own_duel = told["cause"] == "duel" and told["by"] == told["seat"]
                self.hit_by[told["seat"]] = None if own_duel else told["by"]
            if name == "died":
                self.alive[told["seat"]] = False
                rest = events[place + 1 :]
                ends = [at for at, (later, _) in enumerate(rest) if later in ("died", "lost", "turn", "played")]
                self.judge(told, rest[: ends[0]] if ends else rest)

    def judge(self, told: dict[str, Any], after: list[Event]) -> None:
        """The end, or the reward or the penalty, and nothing else."""
        fallen, role, by = told["seat"], self.roles[told["seat"]], self.hit_by[told["seat"]]
        side = self.side(fallen)
        ends = [event["side"] for name, event in after if name == "ended"]
        rewards = [event["seat"] for name, event in after if name == "rewarded"]
        penalties = [event["seat"] for name, event in after if name == "punished"]
        three, killer = len(self.roles) == 3, by is not None and self.alive[by] and side is None
        wanted = [by] if killer and (role == "outlaw" or three) else []
        fined = [by] if killer and by is not None and self.roles[by] == "sheriff" and role == "deputy" else []
        if (ends, rewards, penalties, told["role"]) != ([side] if side else [], wanted, fined, role):
            self.wrong.append(
                f"{role} {fallen} fell to {by}: {ends} {rewards} {penalties}, not {side} {wanted} {fined}"
            )


class Volleys:
    """Gatling, Howitzer and Indians! come to every other player once, in order from the left."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.alive = [not player["eliminated"] for player in position["players"]]
        self.due: list[int] = []
        self.met: list[int] = []
        self.wrong: list[str] = []

    def hear(self, events: list[Event]) -> None:
        """All events of an action."""
        for name, told in events:
            if name in ("played", "turn", "fired", "bled", "ended"):
                self.close(name == "ended")
            if name == "played" and kind(told["card"]) in ("gatling", "howitzer", "indians"):
                by, around = told["seat"], len(self.alive)
                self.due = [(by + step) % around for step in range(1, around) if self.alive[(by + step) % around]]
            if name == "equipped":  # a Howitzer that only comes into play
                self.due = []
            if name == "died":
                self.alive[told["seat"]] = False
            if self.due and name in ("lost", "saved", "untouched", "answered") and told["seat"] not in self.met[-1:]:
                self.met.append(told["seat"])

    def close(self, over: bool) -> None:
        """The volley is over; if the game is, it may have stopped on the way."""
        if self.met != (self.due[: len(self.met)] if over else self.due):
            self.wrong.append(f"a volley came to {self.met}, not {self.due}")
        self.due, self.met = [], []
