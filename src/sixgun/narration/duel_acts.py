"""The acts of The Duel: hits, abilities, characters that come and change places."""

from __future__ import annotations

from sixgun.narration.acts import ROUND, Data, Line, Telling, piece


class DuelActs(Telling):
    """Hears what only characters of The Duel can do."""

    def hear_hit(self, event: Data) -> None:
        """A hit: the card that makes it is told already, unless an ability does, or it goes on to others."""
        by, target, act = event["by"], event["target"], self.act
        if act and act.by_card and (act.target == target or self.narrator.kind(act.card) == event["cause"]):
            return
        if act and act.card == "log-used" and act.who == by and not act.ends:
            self.acts.remove(act)  # the hit tells of it
            self.changed = min(self.changed, len(self.acts))
        self.unsay_ability()
        line = [*self.player(by), *piece(" → ", "strong"), *self.player(target)]
        self.begin([*line, *piece(f": {self.label(event['cause'])}")], by, target, "log-hit")

    def hear_used(self, event: Data) -> None:
        """An ability: told with what it does, of one who is shot at in the line of the shot."""
        who, act = event["character"], self.act
        if act and act.by_card and (act.target == who or self.narrator.kind(act.card) in ROUND):
            self.end(self.of(who, piece(self.words.say("log-ability"))))
            return
        self.begin([*self.player(who), *piece(f": {self.words.say('log-ability')}")], who, None, "log-used")

    def unsay_ability(self) -> Line:
        """What follows tells that it is an ability: whose it is, if that was said."""
        act = self.act
        if not (act and act.by_card and act.ends and act.ends[-1][-1].text == self.words.say("log-ability")):
            return []
        self.alter(act)
        return act.ends.pop()[:-1]

    def hear_swapped(self, event: Data) -> None:
        line = [*self.player(event["seat"]), *piece(" ⇄ ★ ", "strong"), *self.player(event["character"])]
        self.begin(line, event["seat"], None, "log-swap")

    def hear_drafted(self, event: Data) -> None:
        """A character of the viewer's side."""
        self.sides[event["character"]] = event["seat"]

    def hear_entered(self, event: Data) -> None:
        self.sides[event["character"]] = event["seat"]
        rank = self.words.say(f"rank-{event['rank']}")
        who = [*self.player(event["seat"]), *piece(": "), *self.player(event["character"])]
        self.begin([*who, *piece(f" ({rank})")])
        self.act = None

    def hear_reloaded(self, event: Data) -> None:
        self.does(event["seat"], "log-reloads").head += [*piece(" "), *self.card(event["card"])]

    def hear_copied(self, event: Data) -> None:
        self.end([*piece("↻ "), *self.card(event["card"])])
