"""The log of the classic game: what only it can tell."""

from __future__ import annotations

from typing import Any, ClassVar

from sixgun.family.sets import FamilyRules
from sixgun.narration.acts import Act, Data
from sixgun.narration.card_acts import CardLog, name_card


class ClassicLog(CardLog):
    """Acts of the classic game."""

    RESULTS: ClassVar[dict[str, str]] = {
        **CardLog.RESULTS,
        **{"returned": "returned", "escaped": "escaped", "rewarded": "bounty", "untouched": "untouched"},
    }
    TONES: ClassVar[dict[str, str]] = {**CardLog.TONES, "escaped": "good", "bounty": "good", "jailed": "bad"}
    ACTS: ClassVar[tuple[str, ...]] = ("copied", "fired", "bled")
    STRIPPING: ClassVar[tuple[str, ...]] = ("cat-balou", "can-can", "brawl")

    def __init__(self, rules: FamilyRules, players: int, viewer: int | None) -> None:
        super().__init__(rules, players, viewer)
        self.chosen: dict[str, int] = {}  # where those sit whom somebody chose to be

    def seat_of(self, who: Any) -> Any:
        return self.chosen[who] if isinstance(who, str) else who

    def on_became(self, event: Data) -> None:
        """Somebody has chosen who to be."""
        self.chosen[event["character"]] = event["seat"]
        self.begin("became", who=event["seat"], character=event["character"])

    def on_played(self, event: Data) -> None:
        """A card; that they are put in Jail the viewer remembers."""
        super().on_played(event)
        if event["target"] == self.viewer is not None and self.kind(event["card"]) == "jail":
            self.costs.append({"result": "cost-jail", "who": event["seat"]})

    def on_jailed(self, event: Data) -> None:
        """No turn: the viewer is told in their next one what they missed."""
        self.result("jailed", event["seat"])
        if event["seat"] == self.viewer:
            self.costs = [*[dict(cost) for cost in self.recap], {"result": "cost-turn", "cause": "jail"}]

    def on_checked(self, event: Data) -> None:
        """A card turned up: for a shot, with the cards shown for it, or after another at the beginning of a turn."""
        if self.act and not self.act.by_card and self.act["act"] not in ("showed", "checked"):
            self.act = None
        self.result("checked", event["seat"], cause=event["purpose"], names=[event["card"]])

    def on_looted(self, event: Data) -> None:
        """The cards of a player who is out; `took` names those that were in play."""
        self.takes = self.aside("took", who=event["by"], target=event["seat"], cards=event["cards"])
        self.taken = [self.takes]

    def on_took(self, event: Data) -> None:
        if self.takes and event["seat"] == self.fallen:
            name_card(self.takes, event["card"])
            self.alter(self.takes)
        else:
            super().on_took(event)

    def goes_with(self, act: Act, who: object, card: str) -> bool:
        """What an ability costs belongs to it too."""
        return act["act"] == "fired" or super().goes_with(act, who, card)

    def makes_room(self, act: Act, card: str) -> bool:
        return all("reach" in self.cards.get(each, {}) for each in (act["card"], card))


BUILDER = ClassicLog
