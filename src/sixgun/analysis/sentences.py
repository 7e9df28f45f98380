"""An analysis in words: sentences made from its facts, in parts that a client can colour, draw and link."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sixgun.analysis.types import (
    AnalysedPlayerData,
    AnalysisData,
    DeedData,
    KnownPointData,
    LedgerData,
    MomentData,
    PlayedActionData,
)
from sixgun.engine.game import Game
from sixgun.locale import Words
from sixgun.narration import Narrator, Sentence, side_name

LUCKY: Final = 0.15  # points of win chance that are worth a word, …
VERY_LUCKY: Final = 0.30  # … and a strong one
LEDGER: Final = ("own_luck", "own_choices", "others_choices", "others_luck", "rest")
FIELDS: Final = {
    **dict.fromkeys(("who", "about"), "someone"),
    **dict.fromkeys(("before", "after", "error", "turn", "first", "second"), "number"),
    **dict.fromkeys(("action", "best"), "line"),
    "luck": "key",
}


class Teacher:
    """Tells of one analysis in one language, to the viewer at a seat or to nobody in particular."""

    def __init__(self, words: Words, told: AnalysisData, game: Game, viewer: int | None = None) -> None:
        self.words = words
        self.told = told
        self.viewer = viewer
        self.narrator = Narrator(words, game.position())

    def say(self, message: str, data: Mapping[str, object]) -> Sentence:
        """A message with facts."""
        return self.narrator.told(message, FIELDS, data, self.viewer)

    def action(self, action: PlayedActionData, dice: list[str]) -> Sentence:
        """What can be done, as on a button."""
        data: Any = {name: value for name, value in action.items() if name != "text"}
        return self.narrator.action(data, dice)

    def player(self, seat: int) -> str:
        return self.narrator.player(seat)

    def side(self, side: str) -> str:
        return side_name(self.words, self.told["game"], side)

    def role(self, player: AnalysedPlayerData) -> str:
        """The role of a player; in The Duel their side, which is their name too."""
        role = player["role"]
        game = self.told["game"]
        return self.words.role(game, role) if self.words.has(f"role-{role}") else side_name(self.words, game, role)

    def ending(self) -> str:
        """Who won."""
        return str(self.narrator.act({"act": "ended", "side": self.told["winner"]}, self.viewer))

    @property
    def known(self) -> list[KnownPointData]:
        """The curve of the viewer as they could know; it ends in what happened."""
        told = self.told
        result = told["players"][self.viewer or 0]["ledger"]["result"]
        end: KnownPointData = {"number": told["actions"], "turn": told["turns"], "chance": result, "error": 0.0}
        return [*told["known"].get(str(self.viewer), []), end]

    # -- key moments -------------------------------------------------------------------------------------------------

    @property
    def moments(self) -> list[MomentData]:
        """Those of the viewer, or of the table."""
        return self.told["moments"] if self.viewer is None else self.told["own_moments"][str(self.viewer)]

    def heading(self, moment: MomentData) -> str:
        """What sort of moment it is."""
        if moment["mark"] is not None:
            return self.words.say(f"analysis-mark-{moment['mark']}")
        if moment["kind"] != "luck":
            return self.words.say("analysis-mark-choice")
        very = "very-" if abs(moment["swing"]) >= VERY_LUCKY else ""
        return self.words.say(f"analysis-luck-{very}{'good' if moment['swing'] > 0 else 'bad'}")

    def moment(self, moment: MomentData) -> list[Sentence]:
        """What happened, and what else could have."""
        data: dict[str, object] = {
            "who": moment["seat"],
            "about": moment["about"],
            "before": percent(moment["before"]),
            "after": percent(moment["after"]),
            "error": max(1, percent(moment["error"])),
            "luck": moment["luck"],
        }
        for name, action in (("action", moment["action"]), ("best", moment["best"])):
            if action is not None:
                data[name] = self.action(action, moment["dice"])
        told = [self.say(f"analysis-moment-{moment['kind']}", data)]
        falls = moment.get("falls")
        if falls is not None and max(falls) > 0:
            told.append(self.say("analysis-moment-falls", {**data, "first": falls[0], "second": falls[1]}))
        return told + [self.say("analysis-is-out", {"who": seat}) for seat in moment["out"]]

    # -- ledger, accuracy and reads ----------------------------------------------------------------------------------

    def verdict(self, ledger: LedgerData) -> str:
        """One sentence that concludes."""
        luck, play = ledger["own_luck"], ledger["own_choices"]
        sort = {"luck": "usual", "play": "usual"}
        if abs(luck) >= LUCKY:
            sort["luck"] = "good" if luck > 0 else "bad"
        if abs(play) >= LUCKY / 3:
            sort["play"] = "good" if play > 0 else "bad"
        return self.words.say("analysis-verdict", **sort)

    def luck_sorts(self, ledger: LedgerData) -> str:
        """The luck of a seat by its sorts."""
        sorts: Mapping[str, Any] = ledger["luck"]
        told, at = [], ledger["start"]
        for sort, value in sorts.items():
            told.append(f"{self.words.say(f'analysis-sort-{sort}')} {points(at, at + value)}")
            at += value
        return self.words.say("analysis-luck-sorts", sorts=", ".join(told))

    def marks(self, player: AnalysedPlayerData) -> str:
        """How many blunders, mistakes and inaccuracies."""
        counts = [(mark, number) for mark, number in player["marks"].items() if number]
        return ", ".join([self.words.say(f"analysis-count-{mark}", number=number) for mark, number in counts])

    def deed(self, deed: DeedData | None) -> str:
        """What gave somebody away."""
        if deed is None:
            return self.words.say("analysis-no-deed")
        data = {"turn": deed["turn"], "before": percent(deed["before"]), "after": percent(deed["after"])}
        return str(self.say("analysis-deed", {**data, "action": self.action(deed["action"], deed["dice"])}))


def steps(ledger: LedgerData) -> list[tuple[str, float, float]]:
    """The rows of a ledger between start and result, each from the sum before it to the sum with it."""
    found, at = [], ledger["start"]
    for name in LEDGER:
        change: float = ledger[name]
        found.append((name, at, at + change))
        at += change
    return found


def percent(chance: float) -> int:
    """A chance in percent, without decimals."""
    return round(100 * chance)


def points(before: float, after: float) -> str:
    """A change in points, with its sign: between the chances as they are shown, so that all that is shown adds up.

    >>> points(0.5, 0.581), points(0.5, 0.3), points(0.404, 0.406)
    ('+8', '−20', '+1')
    """
    value = percent(after) - percent(before)
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"
