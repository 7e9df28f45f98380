"""The log of a game with cards: drawn, played, answered with, shown, taken, discarded."""

from __future__ import annotations

from typing import Any, ClassVar

from sixgun.family.sets import FamilyRules
from sixgun.narration.acts import Act, Data, LogBuilder, owner


class CardLog(LogBuilder):
    """Acts of a game with cards."""

    RESULTS: ClassVar[dict[str, str]] = {name: name for name in ("answered", "saved", "passed-on", "exploded")}
    SILENT: ClassVar[tuple[str, ...]] = ("looked", "store-opened")  # it lies on the table
    TONES: ClassVar[dict[str, str]] = {**LogBuilder.TONES, "saved": "good", "exploded": "bad", "reshuffled": "quiet"}
    STRIPPING: ClassVar[tuple[str, ...]] = ()  # the cards for which others must discard; else they choose to

    def __init__(self, rules: FamilyRules, players: int, viewer: int | None) -> None:
        super().__init__(rules, players, viewer)
        self.got: list[str] = []  # cards that the viewer sees and that are told with the draw
        self.left: Act | None = None  # the cards of somebody who is out
        self.takes: Act | None = None  # where a card was taken last
        self.taken: list[Data] = []  # what tells of that card

    def kind(self, card: object) -> object:
        return self.cards.get(str(card), {}).get("kind")

    def on_got(self, event: Data) -> None:
        """A card that only its player sees: told with the draw."""
        self.got.append(event["card"])

    def on_drew(self, event: Data) -> None:
        """Cards drawn, by name where the viewer knows them; those of the first deal only then."""
        who, act = event["seat"], self.act
        drawn = counted(event["cards"], self.got)
        self.got = []
        if act and act["act"] in ("used", "reloaded") and "results" not in act:
            self.result("drew", who, named=False, **drawn)
        elif act and (act.by_card or (act["act"] == "drew" and act["who"] == who and "results" in act)):
            self.result("drew", who, **drawn)
        elif self.begun or "names" in drawn:
            self.begin("drew", who=who, **drawn)

    def on_showed(self, event: Data) -> None:
        """Cards shown by the same player are told together, and with what they are drawn or checked for."""
        who, act, card = event["seat"], self.act, event["card"]
        shown = self.latest("showed", who)
        if shown:
            shown["names"].append(card)
        elif act and (act.by_card or (act["act"] == "drew" and act["who"] == who)):
            self.result("showed", who, names=[card])
        else:
            self.begin("showed", who=who, names=[card])

    def on_played(self, event: Data) -> None:
        """A card, and whom it is aimed at."""
        self.begin("played", who=event["seat"], card=event["card"], target=event["target"])

    def on_equipped(self, event: Data) -> None:
        """Told already when the card was played, unless it came by another way."""
        if not self.act or self.act.get("card") != event["card"]:
            self.result("equipped", owner(event), card=event["card"])

    def on_picked(self, event: Data) -> None:
        """A card from the store, or from the discard pile."""
        self.result("picked", event["seat"], named=True, card=event["card"])

    def on_discarded(self, event: Data) -> None:
        """A card goes by the act or by itself, several in one line; the fallen leave theirs in a line of their own."""
        who, card, act = event["seat"], event["card"], self.act
        before = self.latest("discarded", who)
        if who == self.fallen:
            if not self.left or self.left["who"] != who:
                self.left = self.aside("discarded", who=who, names=[])
            self.alter(self.left, names=[*self.left["names"], card])
        elif before:
            before["names"].append(card)
        elif act and self.goes_with(act, who, card):
            self.result("gone", who, card=card)
            if self.kind(act.get("card")) in self.STRIPPING:
                self.lose_card(who, act["who"], names=[card])
        else:
            self.begin("discarded", who=who, names=[card])

    def goes_with(self, act: Act, who: object, card: str) -> bool:
        """Whether a discarded card belongs to an act: to another player's card, to cards shown, or it makes room."""
        if self.latest("showed", who):
            return bool(act["act"] != "drew")
        return act.by_card and bool(act["who"] != who or ("results" not in act and self.makes_room(act, card)))

    def makes_room(self, act: Act, card: str) -> bool:
        """Whether a card goes because its player plays another."""
        return False

    def on_robbed(self, event: Data) -> None:
        """A card out of a hand; `robbed-of` names it to the two who know."""
        self.take(event, counted(1, []))

    def on_took(self, event: Data) -> None:
        self.take(event, counted(1, [event["card"]]))

    def on_robbed_of(self, event: Data) -> None:
        """The card itself in place of any card; with everything open it is heard twice."""
        for told in self.taken:
            if event["card"] not in told.get("names", []):
                name_card(told, event["card"])
        if self.takes:
            self.alter(self.takes)

    def take(self, event: Data, card: Data) -> None:
        """A card changes hands; whose it was is told as far as the line doesn't say it."""
        by, whose, act = event["by"], owner(event), self.act
        if act and (act.by_card or (act["act"] == "took" and act["who"] == by)):
            named = False if by == act["who"] else None  # what the player of a card takes by it needs no name
            told = self.result("took", by, named, target=None if whose == act.get("target") else whose, **card)
        else:
            told = act = self.begin("took", who=by, target=whose, **card)
        self.takes, self.taken = act, [told, *self.lose_card(self.seat_of(whose), by, **card)]

    def lose_card(self, who: object, by: object, **card: Any) -> list[Data]:
        """Remember a card that the viewer loses to another."""
        lost = [{"result": "cost-card", "who": by, **card}] if who == self.viewer else []
        self.costs += lost
        return lost


def counted(cards: int, names: list[str]) -> Data:
    """Cards by their names, or as many as they are."""
    return {"names": names} if names else {"cards": cards}


def name_card(told: Data, card: str) -> None:
    """One of some cards is known; when all are, they needn't be counted."""
    told.setdefault("names", []).append(card)
    if len(told["names"]) >= told.get("cards", 0):
        told.pop("cards", None)
