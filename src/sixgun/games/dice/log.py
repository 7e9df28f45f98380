"""The log of The Dice Game: rolls, shots, arrows, Beers."""

from __future__ import annotations

from typing import ClassVar

from sixgun.family.sets import FamilyRules
from sixgun.narration.acts import Act, Data, LogBuilder


class DiceLog(LogBuilder):
    """Acts of The Dice Game."""

    ACTS: ClassVar[tuple[str, ...]] = ("gatling",)
    RESULTS: ClassVar[dict[str, str]] = {"dynamite-stops": "stops"}
    SILENT: ClassVar[tuple[str, ...]] = ("stopped",)
    TONES: ClassVar[dict[str, str]] = {
        **LogBuilder.TONES,
        **dict.fromkeys(("stops", "indians", "dynamite"), "bad"),
        **dict.fromkeys(("arrows-taken", "arrows-back", "arrow-instead"), "arrows"),
    }

    def __init__(self, rules: FamilyRules, players: int, viewer: int | None) -> None:
        super().__init__(rules, players, viewer)
        self.faces: list[str] = []
        self.shots: dict[object, Act] = {}  # the shots of this turn, by their target

    def on_rolled(self, event: Data) -> None:
        """The dice as they lie now, however often they were rolled."""
        self.faces = event["dice"]
        again = event["roll"] if event["roll"] > 1 else None
        if self.act and self.act["act"] == "rolled" and again:
            self.alter(self.act, dice=self.faces, roll=again)
        else:
            self.begin("rolled", who=event["seat"], dice=self.faces, roll=again)
            self.shots = {}

    def on_arrow_taken(self, event: Data) -> None:
        """By which of several shots an arrow came isn't told."""
        if self.act and self.act["act"] == "shot" and len(self.shots) > 1:
            self.act = None
        self.arrows("arrows-taken", event["seat"], 1)

    def on_arrows_back(self, event: Data) -> None:
        """Arrows that were paid for, or whose player is out, go back as a matter of course."""
        if event["why"] not in ("indians", "eliminated"):
            self.arrows("arrows-back", event["seat"], event["arrows"])

    def arrows(self, name: str, who: object, arrows: int) -> None:
        """Arrows come or go; those in a row are counted together."""
        told = self.latest(name, who)
        if told:
            told["arrows"] += arrows
        else:
            self.result(name, who, arrows=arrows)

    def on_arrow_instead(self, event: Data) -> None:
        self.act = self.shots.get(event["seat"], self.act)
        self.result("arrow-instead", event["seat"])

    def on_indians(self, event: Data) -> None:
        """Everybody pays for their arrows."""
        self.begin("indians")

    def on_aimed(self, event: Data) -> None:
        """Shots of a turn at the same player are one line; in a game that began in mid-turn no roll was seen."""
        target, shot = event["target"], self.faces[event["die"] - 1 : event["die"]]
        if target not in self.shots:
            self.shots[target] = self.begin("shot", who=event["seat"], target=target, dice=[])
        self.act = act = self.shots[target]
        self.alter(act, dice=[*act["dice"], *shot, *(["beer"] if event["points"] > 1 else [])])

    def on_lost(self, event: Data) -> None:
        """A shot costs life in its line, Dynamite in one of its own."""
        if event["cause"] == "bullseye":
            self.act = self.shots.get(event["seat"], self.act)
        elif event["cause"] == "dynamite":
            self.begin("dynamite", who=event["seat"])
        super().on_lost(event)

    def on_healed(self, event: Data) -> None:
        """Life regained by a Beer or an ability; several for the same player are one line."""
        by, who, act = event["by"], event["seat"], self.act
        name, target = "beer" if event["source"] == "beer" else "used", None if by == who else who
        if not act or (act["act"], act.get("who"), act.get("target")) != (name, by, target):
            self.begin(name, who=by, target=target)
        told = self.latest("healed", who)
        if told:
            told["points"] += event["points"]
        else:
            super().on_healed(event)


BUILDER = DiceLog
