"""The classic game's table: life, hands and cards in play round the two piles."""

from __future__ import annotations

from rich.text import Text

from sixgun.engine.game import Game
from sixgun.engine.state import View
from sixgun.games.classic.names import FINE, NEEDS_TARGET, REASONS
from sixgun.games.classic.table import table
from sixgun.narration import Narrator, card_label, kind_of
from sixgun.tui.ring import RingTable

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

    def turn_of(self, data: dict[str, object]) -> object:
        return data["active"]

    def seat_text(self, view: View, player: dict[str, object], seat: int, who: str) -> Text:
        hand, in_play = player["hand"], player["in_play"]
        assert isinstance(hand, list) and isinstance(in_play, list)
        text = self.role_and_life(player, int(table(view.masked).max_life[seat]), who)
        text.append(self.words.say("tui-hand", cards=len(hand)))
        text.append("".join([f" · {card_label(self.words, card)}" for card in in_play]) + "\n", style="cyan")
        seen = [card_label(self.words, card) for card in hand if card != "hidden"]
        text.append(", ".join(seen) + "\n" if seen else "", style="bold" if seat == view.seat else "")
        text.append(self.words.say(f"ability-classic-{player['character']}"), style="dim")
        return text

    def middle_text(self, data: dict[str, object]) -> Text:
        """The draw pile, the discard pile with its top, and cards that lie open."""
        deck, discard, stack = data["deck"], data["discard"], data["stack"]
        assert isinstance(deck, list) and isinstance(discard, list) and isinstance(stack, list)
        text = Text(self.words.say("tui-deck", cards=len(deck)) + "\n", justify="center")
        text.append(self.words.say("tui-discard", cards=len(discard)) + "\n")
        if discard:
            text.append(f"[ {card_label(self.words, str(discard[0]))} ]\n", style="bold")
        shelf = [card for frame in stack for zone in ("shelf", "turned") for card in frame.get(zone, [])]
        text.append("\n".join([card_label(self.words, card) for card in shelf]), style="green")
        return text

    def refusals(self, view: View, game: Game, narrator: Narrator) -> list[str]:
        """The cards in hand that can't be played, with the reasons."""
        decision = view.decision
        if decision is None or decision.question.name != "play":
            return []
        playable = {action.data().get("card") for action in decision.actions if action.verb != "heal"}
        hand = [str(card) for card in table_hand(view)]
        return [f"{card_label(self.words, card)}: {why(card, game, narrator)}" for card in hand if card not in playable]

    def topics(self, view: View) -> list[str]:
        players = view.to_data()["players"]
        assert isinstance(players, list)
        decision = view.decision
        asked = TOPICS[decision.question.name] if decision else ["classic.turn", "classic.end"]
        names = [str(player["character"]) for player in players]
        return [*asked, *[CLAUSES.get(name, f"classic.{name}") for name in names]]

    def legend(self) -> str:
        return self.words.say("tui-classic-legend")

    def notes(self, view: View) -> str:
        """The goal, the symbols, and what the cards in sight do."""
        kinds = sorted({kind_of(card) for card in cards_in_sight(view)})
        cards = [f"- **{self.words.say(f'card-{kind}')}** {self.words.say(f'cardtext-{kind}')}" for kind in kinds]
        return "\n\n".join([super().notes(view), "\n".join(cards)])


def cards_in_sight(view: View) -> list[str]:
    """The viewer's hand and everything in play."""
    players = view.to_data()["players"]
    assert isinstance(players, list)
    zones = [player["in_play"] for player in players] + [table_hand(view) if view.seat >= 0 else []]
    return [str(card) for zone in zones for card in zone]


def table_hand(view: View) -> list[object]:
    """The viewer's hand."""
    players = view.to_data()["players"]
    assert isinstance(players, list)
    hand = players[view.seat]["hand"]
    assert isinstance(hand, list)
    return hand


def why(card: str, game: Game, narrator: Narrator) -> str:
    """Why a card can't be played: at all, or at the next player to the left."""
    reason = game.why_not(f"play {card}")
    if reason is not None and reason.term is REASONS[NEEDS_TARGET]:
        others = [seat for seat in range(game.players) if seat != game.state.deciding]
        reasons = [game.why_not(f"play-at {card} {seat}") for seat in others]
        reason = next((found for found in reasons if found and found.term is not REASONS[FINE]), reason)
    return narrator.reason(reason) if reason else ""
