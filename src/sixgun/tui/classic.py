"""The classic game's table: life, hands and cards in play round the two piles."""

from __future__ import annotations

from rich.text import Text

from sixgun.tui.ring import Data, RingTable

TOPICS = {
    "ready": ["classic.sid-ketchum", "classic.dynamite", "classic.jail"],
    "play": ["classic.turn", "classic.distance"],
    "discard": ["classic.turn.hand-limit"],
    "shot": ["classic.bang", "classic.missed", "classic.barrel"],
    "indians": ["classic.indians"],
    "duel": ["classic.duel"],
    "brink": ["classic.beer"],
    "store": ["classic.general-store"],
    "kit": ["classic.kit-carlson"],
    "jesse": ["classic.jesse-jones"],
    "pedro": ["classic.pedro-ramirez"],
    "robbery": ["classic.sid-ketchum"],
    "duke": ["classic.lucky-duke", "classic.draw-check"],
}
CLAUSES = {"suzy-lafayette": "classic.suzy"}


class ClassicTable(RingTable):
    """Draws a view of the classic game and knows the keys of its actions."""

    def turn_of(self, view: Data) -> object:
        return view["active"]

    def seat_text(self, view: Data, player: Data, seat: int, who: str) -> Text:
        text = self.role_and_life(player, who)
        text.append(self.words.say("tui-hand", cards=len(player["hand"])))
        text.append("".join([f" · {self.narrator.card(card)}" for card in player["in_play"]]) + "\n", style="cyan")
        seen = [self.narrator.card(card) for card in player["hand"] if card != "hidden"]
        text.append(", ".join(seen) + "\n" if seen else "", style="bold" if seat == view["seat"] else "")
        text.append(self.words.say(f"ability-classic-{player['character']}"), style="dim")
        return text

    def middle_text(self, view: Data) -> Text:
        """The draw pile, the discard pile with its top, and cards that lie open."""
        text = Text(self.words.say("tui-deck", cards=view["deck"]) + "\n", justify="center")
        text.append(self.words.say("tui-discard", cards=len(view["discard"])) + "\n")
        if view["discard"]:
            text.append(f"[ {self.narrator.card(view['discard'][0])} ]\n", style="bold")
        shown = [self.narrator.card(card) for card in view["open"] if card != "hidden"]
        text.append("\n".join(shown), style="green")
        return text

    def hand(self, view: Data) -> str:
        return ", ".join([self.narrator.card(card) for card in hand_of(view)])

    def topics(self, view: Data) -> list[str]:
        decision = view["decision"]
        asked = TOPICS[decision["question"]["name"]] if decision else ["classic.turn", "classic.end"]
        names = [player["character"] for player in view["players"]]
        return [*asked, *[CLAUSES.get(name, f"classic.{name}") for name in names]]

    def legend(self) -> str:
        return self.words.say("tui-classic-legend")

    def notes(self, view: Data) -> str:
        """The goal, the symbols, and what the cards in sight do."""
        kinds = sorted({self.narrator.kind(card) for card in cards_in_sight(view)})
        cards = [f"- **{self.words.say(f'card-{kind}')}** {self.words.say(f'cardtext-{kind}')}" for kind in kinds]
        return "\n\n".join([super().notes(view), "\n".join(cards)])


def hand_of(view: Data) -> list[str]:
    """The viewer's hand."""
    return [] if view["seat"] is None else list(view["players"][view["seat"]]["hand"])


def cards_in_sight(view: Data) -> list[str]:
    """The viewer's hand and everything in play."""
    return [card for player in view["players"] for card in player["in_play"]] + hand_of(view)
