"""The classic game's table: life, hands and cards in play round the two piles."""

from __future__ import annotations

from rich.text import Text

from sixgun.tui import colours
from sixgun.tui.ring import Data, RingTable, numbered
from sixgun.tui.ways import END, NO, Step

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
    "character": ["classic.setup.two-characters"],
}
CLAUSES = {"suzy-lafayette": "suzy"}
OPEN_CARDS = ("pick", "put-back", "choose", "strip-card")
TRADE = "+"
OWN_KEYS = {
    **{"end": END, "pass": NO, "go-on": NO, "draw": NO, "strip-hand": NO, "barrel": "1", "draw-discard": "1"},
    "bleed": TRADE,
}
AT_SEATS = ("draw-from", "copy")


class TerminalClassic(RingTable):
    """Draws a view of the classic game and knows the keys of its actions."""

    def turn_of(self, view: Data) -> object:
        return view["active"]

    def seat_text(self, view: Data, player: Data, seat: int) -> Text:
        text = self.life(seat, player)
        if not player["alive"]:
            return text
        known = [self.narrator.card(card) for card in player["hand"] if card != "hidden" and seat != view["seat"]]
        narrow = self.screen.has_class("narrow")
        text.append_text(self.tight(player, known) if narrow else self.roomy(player, known))
        if not (self.is_tight and (player["in_play"] or known)):
            text.append("\n" + self.words.say(f"ability-classic-{player['character']}"), style=colours.QUIET)
        return text

    def tight(self, player: Data, known: list[str]) -> Text:
        """Distance, reach and hand beside the life, and a line for the kinds of the cards in play, or known in hand."""
        text = distances(player, " ")
        text.append(f" ▯{len(player['hand'])}")
        kinds = [self.words.say(f"card-{self.narrator.kind(card)}") for card in player["in_play"]]
        if kinds:
            return text.append("\n" + "·".join(kinds), style=colours.IN_PLAY)
        return text.append("\n▯ " + ", ".join(known) if known else "")

    def roomy(self, player: Data, known: list[str]) -> Text:
        """Distance and reach beside the life, then the hand with what is known of it, then the cards in play."""
        text = distances(player, "  ")
        text.append("\n" + self.words.say("tui-hand", cards=len(player["hand"])))
        text.append(f" ({', '.join(known)})" if known else "")
        cards = " · ".join([self.narrator.card(card) for card in player["in_play"]])
        return text.append("\n" + self.words.say("tui-in-play", cards=cards) if cards else "", style=colours.IN_PLAY)

    def middle_text(self, view: Data) -> Text:
        """The draw pile, the discard pile with its top, and cards that lie open."""
        return self.with_discards(Text(self.words.say("tui-deck", cards=view["deck"]) + "\n"), view)

    def hint(self, view: Data) -> str:
        """What a card does that a draw! is for."""
        return self.effect_of(view["decision"]["question"].get("purpose", ""))

    def is_futile(self, view: Data, action: Data) -> bool:
        """A Beer for a player with full life or with one opponent left, a Saloon for players with full life."""
        living = [player for player in view["players"] if player["alive"]]
        hurt = [player for player in living if player["life"] < player["max_life"]]
        kind = self.narrator.kind(action["card"]) if action["verb"] == "play" else ""
        if kind == "beer":
            return len(living) == 2 or view["players"][view["seat"]] not in hurt
        return kind == "saloon" and not hurt

    def effect(self, card: str) -> str:
        return self.effect_of(self.narrator.kind(card))

    def effect_of(self, kind: str) -> str:
        return f"{self.words.say(f'card-{kind}')}: {self.words.say(f'cardtext-{kind}')}" if kind else ""

    def keyed(self, view: Data) -> list[str]:
        """The hand, and one's own green cards in play."""
        if view["seat"] is None:
            return []
        in_play = view["players"][view["seat"]]["in_play"]
        return [*self.hand(view), *[card for card in in_play if self.narrator.cards[card]["colour"] == "green"]]

    # -- keys ----------------------------------------------------------------------------------------------------

    def steps(self, view: Data, decision: Data, action: Data) -> tuple[Step, ...]:
        """A card, then a seat by its number, then what is taken there."""
        verb = action["verb"]
        if verb in OWN_KEYS:
            return (Step(OWN_KEYS[verb], "action"),)
        if verb in OPEN_CARDS:
            same = [other["card"] for other in decision["actions"] if other["verb"] == verb]
            return (Step(numbered(same.index(action["card"])), "action", action["card"]),)
        if verb == "become":
            people = [other["character"] for other in decision["actions"]]
            return (Step(numbered(people.index(action["character"])), "action"),)
        if verb in AT_SEATS:
            return (self.seat_step(action),)
        if verb == "fire":
            return (Step(TRADE, "fire"), self.seat_step(action))
        if verb == "draw-card":
            return (self.seat_step(action), self.in_play_step(view, action["target"], action["card"]))
        letters = self.letters[view["seat"]].of
        steps = self.card_steps(view, action, letters)
        price = action.get("price")
        return (*steps, Step(letters.get(price, " "), "price", price)) if price else steps

    def card_steps(self, view: Data, action: Data, letters: dict[str, str]) -> tuple[Step, ...]:
        """A card of one's own, and what it is for."""
        verb = action["verb"]
        card = Step(letters.get(action["card"], " "), "card", action["card"])
        if verb == "heal":
            return (Step(TRADE, "heal"), card, Step(letters.get(action["other"], " "), "card", action["other"]))
        if verb == "trade":
            return (Step(TRADE, "blue"), card)
        if verb == "play-hand":
            return (card, self.seat_step(action), Step(NO, "hand"))
        if verb == "play-card":
            return (card, self.seat_step(action), self.in_play_step(view, action["target"], action["taken"]))
        return (card, self.seat_step(action)) if "target" in action else (card,)

    def in_play_step(self, view: Data, seat: int, card: str) -> Step:
        """A card in play before a player, by its place."""
        return Step(numbered(view["players"][seat]["in_play"].index(card)), "card", card)

    def seat_step(self, action: Data) -> Step:
        return Step(str(action["target"] + 1), "player", action["target"])

    def refusals(self, decision: Data, card: object) -> list[tuple[str, Data]]:
        if card is not None:
            wrong = [tried for tried in decision["refused"] if tried.get("card") == card and "target" in tried]
            return [(str(tried["target"] + 1), tried) for tried in wrong if tried["verb"] in ("play-at", "play-hand")]
        useful = {action.get("card") for action in decision["actions"] if action["verb"] != "heal"}
        return self.refused_cards(decision, useful)

    def attempt(self, view: Data, decision: Data, path: str, key: str) -> Data | None:
        """A card that can't be played, or a player it can't be aimed at."""
        cards = {letter: card for card, letter in self.letters[view["seat"]].of.items()}
        found = self.refusals(decision, cards.get(path) if path else None)
        return next((tried for refused, tried in found if refused == key), None)

    # -- rules ---------------------------------------------------------------------------------------------------

    def topics(self, view: Data) -> list[str]:
        decision = view["decision"]
        asked = self.asked_about(decision["question"]["name"]) if decision else ["classic.turn", "classic.end"]
        names = [player["character"] for player in view["players"]]
        return [*asked, *[f"classic.{CLAUSES.get(name, name)}" for name in names]]

    def asked_about(self, question: str) -> list[str]:
        """The clauses about a question, of the game or of a set."""
        told = self.narrator.rules.about.get(f"question:{question}", "")
        return TOPICS.get(question) or [f"classic.{told}"]

    def legend(self) -> str:
        return self.words.say("tui-classic-legend")

    def notes(self, view: Data) -> str:
        """The goal, the symbols, and what the cards in sight do."""
        in_play = [card for player in view["players"] for card in player["in_play"]]
        kinds = sorted({self.narrator.kind(card) for card in in_play + self.hand(view)})
        cards = [f"- **{self.words.say(f'card-{kind}')}** {self.words.say(f'cardtext-{kind}')}" for kind in kinds]
        return "\n\n".join([super().notes(view), "\n".join(cards)])


def distances(player: Data, gap: str) -> Text:
    """How far away a player sits, and how far their weapon reaches."""
    text = Text(f"{gap}↔{player['distance']}" if player["distance"] else "")
    return text.append(f"{gap}⌖{player['reach']}", colours.QUIET)


TABLE = TerminalClassic
