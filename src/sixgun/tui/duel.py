"""The Duel's table: a column of characters for each side, the piles and the viewer's hand between them."""

from __future__ import annotations

from rich.text import Text

from sixgun.narration import REVEALS, side_id
from sixgun.tui.classic import hand_of
from sixgun.tui.ring import Data, RingTable

# Where things are drawn in the 3 × 3 grid: what a side has, its two characters, and what lies between the sides.
SIDES = (0, 2)
CHARACTERS = ((3, 6), (5, 8))
PILES, HAND = 4, 7
TOPICS = {
    "front": ["duel.setup", "duel.active"],
    "play": ["duel.turn", "duel.active"],
    "copy": ["duel.pearl-hat"],
    "discard": ["duel.turn.hand-limit"],
    "hit": ["duel.hit", "duel.avoid"],
    "extra": ["duel.tex-killer"],
    "indians": ["duel.indians"],
    "duel": ["duel.duel"],
    "shield": ["duel.buffalo-bell"],
    "carbine": ["duel.carbine"],
    "peacemaker": ["duel.peacemaker"],
    "remington": ["duel.remington"],
    "shotgun": ["duel.shotgun"],
    "steal": ["duel.stealing", "duel.random"],
    "slim": ["duel.slim-poet", "duel.random"],
    "bull": ["duel.bull-anderson", "duel.random"],
    "store": ["duel.general-store"],
    "wagon": ["duel.wagon"],
    "soundance": ["duel.soundance-kid"],
    "bart": ["duel.bart-masterson", "duel.reveal"],
}


class DuelTable(RingTable):
    """Draws a view of The Duel and knows the keys of its actions."""

    def show_view(self, view: Data, who: list[str]) -> None:
        for place in self.places:
            place.update("")
            place.border_title = ""
            place.set_classes("place empty")
        for seat, player in enumerate(view["players"]):
            self.show_side(seat, player, who[seat], seat == view["seat"])
            if view["active"] == seat and not view["outcome"]:
                self.places[SIDES[seat]].add_class("rolling")
            for at, stands in enumerate(player["characters"]):
                self.show_character(CHARACTERS[seat][at], stands, player["front"] == at + 1)
        self.show_middle(view)

    def show_side(self, seat: int, player: Data, who: str, own: bool) -> None:
        """A side: its name, who plays it, what it has left, and the cards of another hand that the viewer knows."""
        hand, deck = len(player["hand"]), player["deck"]
        text = Text(who + "\n", style="dim")
        text.append(f"{self.words.say('tui-hand', cards=hand)} · {self.words.say('tui-deck', cards=deck)}\n")
        text.append(self.words.say("tui-reserve", characters=len(player["reserve"])))
        known = [self.words.say(f"character-{name}") for name in player["reserve"] if name != "unknown"]
        text.append(": " + ", ".join(known) if known else "", style="dim")
        cards = [] if own else [self.narrator.card(card) for card in player["hand"] if card != "hidden"]
        text.append("\n" + ", ".join(cards))
        place = self.places[SIDES[seat]]
        place.set_classes("place seat")
        place.border_title = self.words.say(side_id("duel", player["side"]))
        place.update(text)

    def show_character(self, at: int, stands: Data | None, front: bool) -> None:
        """A character: his rank, life, equipment and what he can do."""
        if stands is None:
            return
        name, place = stands["character"], self.places[at]
        if name == "unknown":
            place.set_classes("place seat dead")
            place.border_title = "?"
            return
        place.set_classes("place seat front" if front else "place seat")
        rank = self.words.say("rank-front" if front else "rank-rear")
        place.border_title = f"{'★ ' if front else ''}{rank} {self.words.say(f'character-{name}')}"
        text = self.life_text(stands["life"], stands["max_life"])
        text.append("".join([f" · {self.narrator.card(card)}" for card in stands["equipment"]]) + "\n", style="cyan")
        text.append(self.words.say(f"ability-duel-{name}"), style="dim")
        place.update(text)

    def life_text(self, life: int, most: int) -> Text:
        """Bullets left and lost."""
        text = Text("●" * life, style="red")
        text.append("○" * (most - life), style="dim")
        text.append(f" {life}/{most}", style="not dim")
        return text

    def show_middle(self, view: Data) -> None:
        """The piles with what lies open, and below them the hand of the viewer."""
        self.places[PILES].set_classes("place middle")
        self.places[PILES].update(self.middle_text(view))
        if view["seat"] is not None:
            hand = [self.narrator.card(card) for card in hand_of(view)]
            self.places[HAND].set_classes("place middle")
            self.places[HAND].update(Text("\n".join(hand), style="bold", justify="center"))

    def middle_text(self, view: Data) -> Text:
        text = Text(justify="center")
        if view["common"]:
            text.append(self.words.say("tui-common", cards=view["common"]) + "\n")
        text.append(self.words.say("tui-discard", cards=len(view["discard"])) + "\n")
        if view["discard"]:
            text.append(f"[ {self.narrator.card(view['discard'][0])} ]\n", style="bold")
        shown = [self.narrator.card(card) for card in view["open"] if not card.startswith("hidden")]
        text.append("\n".join(shown), style="green")
        return text

    def topics(self, view: Data) -> list[str]:
        decision = view["decision"]
        asked = TOPICS[decision["question"]["name"]] if decision else ["duel.turn", "duel.end"]
        names = [stands["character"] for stands in standing(view) if stands["character"] != "unknown"]
        return [*asked, *[f"duel.{name}" for name in names]]

    def goal(self, view: Data) -> str:
        if view["seat"] is None:
            return ""
        return self.words.say("goal-duel-law" if view["seat"] == 0 else "goal-duel-outlaws")

    def legend(self) -> str:
        symbols = [f"{mark} {self.words.say(f'symbol-{name}')}" for name, mark in REVEALS.items()]
        return self.words.say("tui-duel-legend", symbols=", ".join(symbols))

    def notes(self, view: Data) -> str:
        """The goal, the symbols, and what the cards in sight do."""
        in_sight = [card for stands in standing(view) for card in stands["equipment"]] + hand_of(view)
        kinds = sorted({self.narrator.kind(card) for card in in_sight})
        cards = [f"- **{self.words.say(f'card-{kind}')}** {self.words.say(f'cardtext-duel-{kind}')}" for kind in kinds]
        return "\n\n".join([super().notes(view), "\n".join(cards)])


def standing(view: Data) -> list[Data]:
    """Every character in play."""
    return [stands for player in view["players"] for stands in player["characters"] if stands]
