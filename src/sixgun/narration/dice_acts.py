"""The acts of The Dice Game: rolls, shots, arrows."""

from __future__ import annotations

from sixgun.narration.acts import Act, Data, Telling, piece
from sixgun.narration.narrator import SYMBOLS, Narrator


class DiceActs(Telling):
    """Hears what only dice can do."""

    def __init__(self, narrator: Narrator, viewer: int | None) -> None:
        super().__init__(narrator, viewer)
        self.faces: list[str] = []
        self.shots: dict[object, Act] = {}  # the shots of this turn, by whom they are aimed at

    def hear_rolled(self, event: Data) -> None:
        """The dice as they lie now, however often they were rolled."""
        self.faces = event["dice"]
        line = [*self.player(event["seat"]), *piece(f": {' '.join([SYMBOLS[face] for face in self.faces])}")]
        line += piece(f" ↻{event['roll'] - 1}", "quiet") if event["roll"] > 1 else []
        act = next((act for act in reversed(self.acts[-3:]) if act.card == "log-roll"), None)
        if act and act.who == event["seat"] and event["roll"] > 1:
            act.head.clear()
            self.alter(act, line)
            self.act = act
        else:
            self.begin(line, event["seat"], None, "log-roll")

    def hear_stopped(self, event: Data) -> None:
        """Seen from what follows."""

    def hear_dynamite_stops(self, event: Data) -> None:
        self.end(piece(self.words.say("log-stops"), "bad"))

    def hear_arrow_taken(self, event: Data) -> None:
        """Arrows in a row are counted in one place; by which of several shots one came isn't told."""
        if self.act and self.act.card == "log-shot" and len(self.shots) > 1:
            self.begin(self.player(event["seat"]), event["seat"])
        self.arrows("+", 1, event["seat"])

    def hear_arrow_instead(self, event: Data) -> None:
        self.end(self.of(event["seat"], piece("↗ ✓", "arrows")), self.shots.get(event["seat"]))

    def hear_arrows_back(self, event: Data) -> None:
        """Arrows that were paid for, or whose player is out, go back as a matter of course."""
        if event["why"] not in ("indians", "eliminated"):
            self.arrows("−", event["arrows"], event["seat"])

    def arrows(self, sign: str, count: int, who: object) -> None:
        """Arrows that come or go."""
        act = self.act
        last = act.ends[-1][-1] if act and act.ends else None
        if act and who in (act.last_named, act.who) and last and last.text.startswith(f"{sign}↗"):
            last.text += "↗" * count
            self.alter(act)
        else:
            self.end(self.of(who, piece(f"{sign}{'↗' * count}", "arrows")))

    def hear_indians(self, event: Data) -> None:
        """Everybody pays for his arrows."""
        self.begin(piece(self.words.say("log-indians"), "strong"), card="log-indians")

    def hear_aimed(self, event: Data) -> None:
        """Shots of a turn at the same player are one line."""
        who, target = event["seat"], event["target"]
        if target not in self.shots:
            self.shots[target] = self.begin([*self.at(who, target), *piece(": ")], who, target, "log-shot")
        self.act = self.shots[target]
        self.alter(self.act, piece(SYMBOLS[self.faces[event["die"] - 1]] + ("B" if event["points"] > 1 else "")))

    def hear_gatling(self, event: Data) -> None:
        who = event["seat"]
        self.begin([*self.player(who), *piece(f": {self.words.say('face-gatling')}!")], who, None, "log-gatling")
