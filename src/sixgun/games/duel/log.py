"""The log of The Duel: hits, abilities, characters that come and change places."""

from __future__ import annotations

from typing import Any, ClassVar

from sixgun.family.sets import FamilyRules
from sixgun.narration.acts import Act, Data, owner
from sixgun.narration.card_acts import CardLog

SIDES = ("law", "outlaws")


class DuelLog(CardLog):
    """Acts of The Duel."""

    ACTS: ClassVar[tuple[str, ...]] = ("reloaded", "swapped")
    RESULTS: ClassVar[dict[str, str]] = {
        **CardLog.RESULTS,
        **{"avoided": "answered", "chosen": "chosen", "copied": "copied", "paid": "gone", "shielded": "lost"},
    }
    SILENT: ClassVar[tuple[str, ...]] = (*CardLog.SILENT, "drafted")
    STRIPPING: ClassVar[tuple[str, ...]] = ("peacemaker",)

    def __init__(self, rules: FamilyRules, players: int, viewer: int | None) -> None:
        super().__init__(rules, players, viewer)
        self.characters = rules.printed_characters()
        self.struck: object = None  # whom the card that was played hits now

    def seat_of(self, who: Any) -> Any:
        side = self.characters.get(str(who), {}).get("side")
        return SIDES.index(str(side)) if side in SIDES else who

    def on_began(self, event: Data) -> None:
        """Everybody knows what they are after."""
        self.aside("began")
        if self.viewer is not None:
            self.aside("goal", goal=f"goal-duel-{SIDES[self.viewer]}")

    def on_entered(self, event: Data) -> None:
        self.aside("entered", who=event["seat"], character=event["character"], rank=event["rank"])
        self.act = None

    def on_fell(self, event: Data) -> None:
        self.aside("out", who=event["character"])

    def on_played(self, event: Data) -> None:
        """A card against the opponent, or on a character of one's own side."""
        self.play("played-on" if self.seat_of(event["target"]) == event["seat"] else "played", event)

    def on_played_as_colt(self, event: Data) -> None:
        self.play("played-as-colt", event)

    def play(self, name: str, event: Data) -> None:
        self.struck = None if event["target"] == "none" else event["target"]
        self.begin(name, who=event["seat"], card=event["card"], target=self.struck)

    def makes_room(self, act: Act, card: str) -> bool:
        """Cards of the Wagon that are not kept."""
        return self.kind(act["card"]) == "wagon"

    def on_used(self, event: Data) -> None:
        """An ability; that of a character who is shot at is told in the line of the shot."""
        if self.act and self.act.by_card and self.struck == event["character"]:
            self.result("ability", self.struck)
        else:
            self.begin("used", who=event["character"])

    def on_hit(self, event: Data) -> None:
        """The card that makes a hit is told already, unless the hit goes on to others; an ability is told with it."""
        act, hit = self.act, {"who": event["by"], "target": event["target"], "cause": event["cause"]}
        if act and act.by_card and (act.get("target") == hit["target"] or self.kind(act["card"]) == hit["cause"]):
            self.struck = hit["target"]
            return
        if act and act.last.get("result") == "ability":
            self.alter(act, results=act["results"][:-1])
        if act and act == {"act": "used", "who": hit["who"]}:
            self.alter(act, act="hit", **hit)
        else:
            self.begin("hit", **hit)

    def on_stripped(self, event: Data) -> None:
        self.result("gone", event["character"], card=event["card"])
        if event["by"] != self.viewer:
            self.lose_card(self.seat_of(event["character"]), event["by"], names=[event["card"]])

    def on_revealed(self, event: Data) -> None:
        """Cards turned up for the same are told together; that it is for an ability needn't be said before."""
        act, cause, card = self.act, event["cause"], event["card"]
        told: Data = (act.last or act) if act else {}
        if act and told.get("result") == "ability":
            self.alter(
                act, results=[*act["results"][:-1], {**told, "result": "checked", "cause": cause, "names": [card]}]
            )
        elif act and told.get("cause") == cause and "names" in told:
            told["names"].append(card)
            self.alter(act)
        elif act and act["act"] != "checked":
            self.result("checked", self.struck if act.by_card else None, cause=cause, names=[card])
        else:
            self.begin("checked", who=event["seat"], cause=cause, names=[card])

    def count_loss(self, event: Data) -> None:
        """Whom of the viewer's side it cost, and by whom or what."""
        if self.seat_of(owner(event)) == self.viewer:
            by = {"cause": event["cause"]} if event["by"] in (None, self.viewer) else {"who": event["by"]}
            self.add_cost(event["points"], {"target": owner(event), **by})


BUILDER = DuelLog
