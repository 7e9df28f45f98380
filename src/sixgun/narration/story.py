"""The log of a game: one line for one act, with all that came of it, told to one seat from its events alone."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.narration.acts import Act, Data, Line, piece
from sixgun.narration.dice_acts import DiceActs
from sixgun.narration.duel_acts import DuelActs
from sixgun.narration.narrator import SYMBOLS, Narrator
from sixgun.narration.parts import Sentence


class Story(DiceActs, DuelActs):
    """Tells what happened to one seat, act by act, from the JSON of its events.

    >>> import sixgun
    >>> from sixgun.locale import Words
    >>> game = sixgun.new_game("dice", players=5, seed=7)
    >>> story = Story(Narrator(Words("en"), game.position()), 0)
    >>> for told in game.events_since(0, 0):
    ...     story.hear(told["event"])
    >>> str(story.acts[-1].sentence)
    'You: G G ↗ B G +↗'
    """

    def __init__(self, narrator: Narrator, viewer: int | None) -> None:
        super().__init__(narrator, viewer)
        self.begun = False
        self.own_turn = False  # whether it is the viewer's turn
        self.played = False  # whether he has had one
        self.got: list[str] = []
        self.hits: dict[tuple[int, int], int] = {}
        self.cost: dict[str, int] = {}  # what the viewer lost since his last turn, and by whom or what
        self.loot: Act | None = None  # the hand that somebody takes from one who has died
        self.fallen: Act | None = None  # the cards that somebody leaves who has just died

    def hear(self, event: Data) -> None:
        """Add an event to the act that it belongs to, or begin a new one."""
        name = event["name"].replace("-", "_")
        tell: Callable[[Data], None] = getattr(self, f"hear_{name}", self.sentence)
        tell(event)

    # -- turns ---------------------------------------------------------------------------------------------------

    def hear_began(self, event: Data) -> None:
        """The game begins; in The Duel everybody knows what he is after."""
        self.sentence(event)
        if self.narrator.game == "duel" and self.viewer is not None:
            self.goal("goal-duel-law" if self.viewer == 0 else "goal-duel-outlaws")

    def hear_role_dealt(self, event: Data) -> None:
        """Roles that the viewer knows; with his own, what he is after."""
        seat, role = event["seat"], event["role"]
        self.begin([*self.player(seat), *piece(": "), *self.role(role)])
        self.act = None
        if seat == self.viewer:
            self.goal(f"goal-three-{role}" if len(self.narrator.names) == 3 else f"goal-{role}")

    def goal(self, message: str) -> None:
        """What the viewer must do to win."""
        self.aside(piece(self.words.say("tui-goal", goal=self.words.say(message)), "strong"))

    def hear_turn(self, event: Data) -> None:
        """A new turn: whose it is, and in one's own what one has lost meanwhile."""
        if self.own_turn and event["seat"] != self.viewer:
            self.aside(piece(f"▼ {self.words.say('log-since')}", "quiet"))
        self.begin([*piece(f"── {event['number']} ", "quiet"), *self.player(event["seat"]), *piece(" ──", "quiet")])
        self.act = None
        self.shots = {}
        self.begun = True
        self.own_turn = event["seat"] == self.viewer
        if self.own_turn and self.cost:
            several = len(self.cost) > 1
            parts = ", ".join([f"{name} {points}" if several else name for name, points in self.cost.items()])
            since = "log-lost-since" if self.played else "log-lost-so-far"
            self.aside(piece(self.words.say(since, points=sum(self.cost.values()), parts=parts), "bad"))
            self.cost = {}
        self.played = self.played or self.own_turn

    def hear_died(self, event: Data) -> None:
        """Somebody is out."""
        who = event["seat"]
        line = [*piece("✝ ", "bad"), *self.player(who), *piece(f" {self.verb('log-died', who)}: ")]
        self.aside([*line, *self.role(event["role"])])
        self.fallen = Act([], who)

    def hear_fell(self, event: Data) -> None:
        """A character is out."""
        who = event["character"]
        self.aside([*piece("✝ ", "bad"), *self.player(who), *piece(f" {self.verb('log-died', who)}")])

    def hear_ended(self, event: Data) -> None:
        """The game is over."""
        self.begin(piece(str(self.narrator.event(event)), "strong"))

    # -- cards ---------------------------------------------------------------------------------------------------

    def hear_got(self, event: Data) -> None:
        """A card that only its player sees: told with the draw."""
        self.got.append(event["card"])

    def hear_looked(self, event: Data) -> None:
        """A card that lies open for the viewer, on the table."""

    def hear_drew(self, event: Data) -> None:
        """Cards drawn, by their names where these are known; of what somebody else does, in its line."""
        who, cards, act = event["seat"], self.listed(self.got), self.act
        self.got = []
        if not self.begun and not cards:
            return
        more = [*piece("+"), *(cards or self.count(event["cards"]))]
        goes_on = act and act.who == who and (act.by_card or (act.card == "log-draws" and bool(act.ends)))
        if goes_on or (act and act.card in ("log-used", "log-reloads") and not act.ends):
            self.end(more)
        elif act and act.by_card and act.who != who:
            told = bool(act.ends) and act.ends[-1][0].value == who
            self.end(more if told else [*self.player(who), *piece(" "), *more])
        else:
            self.does(who, "log-draws").head += [*piece(" "), *more[1:]]

    def listed(self, names: list[str]) -> Line:
        """Cards one after another."""
        return [part for at, name in enumerate(names) for part in (piece(", ") if at else []) + self.card(name)]

    def hear_showed(self, event: Data) -> None:
        """Cards shown by the same player are one line, with what is drawn or checked by them."""
        who, act, card = event["seat"], self.act, self.card(event["card"])
        shows = piece(self.verb("log-shows", who) + " ")
        begin = [*self.player(who), *piece(" "), *shows]
        if act and act.card == "log-shows" and act.who == who and not act.ends:
            self.alter(act, [*piece(", "), *card])
        elif act and act.card == "log-draws" and act.who == who:
            self.end([*shows, *card])
        elif act and self.shows_last(act, who):
            act.ends[-1] += [*piece(", "), *card]
            self.alter(act)
        elif act and act.by_card:
            self.end([*begin, *card])
        else:
            self.does(who, "log-shows").head += [*piece(" "), *card]

    def shows_last(self, act: Act, who: object) -> bool:
        """Whether the last that came of an act are cards that somebody shows."""
        begin = f"{self.player(who)[0].text} {self.verb('log-shows', who)} "
        return bool(act.ends) and str(Sentence(act.ends[-1])).startswith(begin)

    def hear_returned(self, event: Data) -> None:
        self.end(piece(self.verb("log-returns", event["seat"])))

    def hear_played(self, event: Data) -> None:
        """A card, and whom it is aimed at."""
        who, target = event["seat"], event["target"]
        line = [*self.at(who, target), *piece(": "), *self.card(event["card"])]
        self.begin(line, who, None if target == "none" else target, event["card"])

    def hear_played_as_colt(self, event: Data) -> None:
        self.hear_played(event)
        assert self.act
        self.act.head += piece(f" ({self.words.say('card-colt')})")

    def hear_equipped(self, event: Data) -> None:
        """Told already when the card was played; otherwise it came by another way."""
        if not self.act or self.act.card != event["card"]:
            self.end(self.of(event.get("seat", event.get("character")), self.card(event["card"])))

    def hear_answered(self, event: Data) -> None:
        self.end(self.of(event.get("seat", event.get("character")), self.card(event["card"])))

    hear_avoided = hear_answered

    def hear_saved(self, event: Data) -> None:
        """Nothing came of the shot."""
        who, act = event.get("seat", event.get("character")), self.act
        last = act.ends[-1] if act and act.ends else []
        told = bool(last) and last[0].value == who and last[0].stands_for in ("player", "character")
        self.end(piece("✓", "good") if told else self.of(who, piece("✓", "good")))

    def hear_discarded(self, event: Data) -> None:
        """A card goes: by the act, or at the end of a turn, several in one line."""
        who, card, act = event["seat"], self.card(event["card"]), self.act
        if self.fallen and self.fallen.who == who:
            self.leave(self.fallen, card)
        elif act and act.card == "log-discards" and act.who == who:
            self.alter(act, [*piece(", "), *card])
        elif act and ((act.card == "log-shows" and act.who == who) or self.shows_last(act, who)):
            self.end([*piece("✗ "), *card])
        elif act and act.by_card and (who == self.aimed_at(act) or self.makes_room(act, event)):
            self.end(self.of(who, [*piece("✗ "), *card]))
        else:
            self.does(who, "log-discards").head += [*piece(" "), *card]

    def aimed_at(self, act: Act) -> object:
        """The player an act is aimed at, in The Duel the side of the character, if it is another's."""
        target = self.side_of(act.target) if isinstance(act.target, str) else act.target
        return target if target != act.who else None

    def leave(self, fallen: Act, card: Line) -> None:
        """A card of somebody who is out; what killed him may still go on."""
        if fallen in self.acts:
            self.alter(fallen, [*piece(", "), *card])
            return
        verb = piece(f" {self.verb('log-discards', fallen.who)} ")
        fallen.head += [*self.player(fallen.who), *verb, *card]
        self.acts.append(fallen)

    def makes_room(self, act: Act, event: Data) -> bool:
        """Whether a card goes by an act of its player himself: a weapon for another, or what he leaves in the Wagon."""
        cards = self.narrator.cards
        weapons = "reach" in cards[act.card] and "reach" in cards.get(event["card"], {})
        return act.who == event["seat"] and not act.ends and (weapons or self.narrator.kind(act.card) == "wagon")

    def hear_checked(self, event: Data) -> None:
        """A card turned up."""
        who, what, act = event["seat"], event.get("purpose") or event.get("cause"), self.act
        if act is None or (act.who != who and act.target is None and not act.card):
            self.begin([*self.player(who), *piece(f": {self.label(what)}")], who, None, f"log-{what}")
            self.end(self.card(event["card"]))
        else:
            check = [*piece(f"{self.label(what)} "), *self.card(event["card"])]
            self.end(self.of(who, check) if event["name"] == "checked" else [*self.unsay_ability(), *check])

    hear_revealed = hear_checked

    def hear_chosen(self, event: Data) -> None:
        self.end([*piece("☞ "), *self.card(event["card"])])

    def hear_paid(self, event: Data) -> None:
        self.end([*piece("✗ "), *self.card(event["card"])])

    hear_stripped = hear_paid

    def hear_escaped(self, event: Data) -> None:
        self.end(piece("✓", "good"))

    def hear_jailed(self, event: Data) -> None:
        self.end(piece(f"✗ {self.verb('log-jailed', event['seat'])}", "bad"))

    def hear_passed_on(self, event: Data) -> None:
        self.end([*piece("→ "), *self.player(event["target"])])

    def hear_exploded(self, event: Data) -> None:
        self.end(piece(f"✸ {self.words.say('log-boom')}", "bad"))

    def hear_robbed(self, event: Data) -> None:
        """A card out of a hand; `robbed-of` names it to the two who know."""
        self.hear_taken(event, self.count(1))
        self.loot = None

    def hear_robbed_of(self, event: Data) -> None:
        """The card itself in place of any card."""
        card = self.card(event["card"])
        if self.loot:
            named = self.loot.head[-1].stands_for == "card"
            self.loot.head[len(self.loot.head) - (not named) :] = [*(piece(", ") if named else []), *card]
            self.alter(self.loot)
        elif self.act and self.act.ends:
            self.act.ends.pop()
            self.hear_taken(event, card)

    def hear_took(self, event: Data) -> None:
        self.hear_taken(event, self.card(event["card"]))

    def hear_taken(self, event: Data, card: Line) -> None:
        """A card that changes hands, by whom and from whom as far as the line doesn't say it."""
        by, seat, act = event["by"], event.get("seat", event.get("character")), self.act
        if act and act.who == by and act.by_card:
            whose = [*self.player(seat), *piece(": ")] if "character" in event or act.target is None else []
            self.end([*piece("← "), *whose, *card])
        elif act and act.card == "log-takes" and act.who == by:
            self.end(card)
        elif act and act.by_card:
            self.end([*self.player(by), *piece(f" {self.verb('log-takes', by)} "), *card])
        else:
            self.begin([*self.player(by), *piece(" ← "), *self.player(seat)], by, seat, "log-takes")
            self.end(card)

    def hear_store_opened(self, event: Data) -> None:
        """Seen on the table, and told when it is taken."""

    def hear_picked(self, event: Data) -> None:
        """The store's goods, one after another."""
        self.end([*self.player(event["seat"]), *piece(" "), *self.card(event["card"])])

    def hear_rewarded(self, event: Data) -> None:
        """The cards follow."""
        who, bounty = event["seat"], piece(self.words.say("log-bounty"), "good")
        self.end(bounty if self.act and self.act.who == who else [*self.player(who), *piece(" "), *bounty])

    def hear_looted(self, event: Data) -> None:
        taken = [*piece(" ← "), *self.player(event["seat"]), *piece(": "), *self.count(event["cards"])]
        self.aside([*self.player(event["by"]), *taken])
        self.loot = self.acts[-1]

    # -- life ----------------------------------------------------------------------------------------------------

    def hear_lost(self, event: Data) -> None:
        """Life lost: in the line of the shot that cost it."""
        who = event.get("seat", event.get("character"))
        self.count_hit(event, who if isinstance(who, int) else self.side_of(who))
        loss = piece(f"−{event['points']}", "loss", event["points"])
        shot = self.shots.get(who) if event["cause"] == "bullseye" else None
        if shot:
            self.act = shot  # what follows comes of it
            self.end(loss)
            return
        if event["cause"] == "dynamite" and self.narrator.game == "dice":
            self.begin([*self.player(who), *piece(f": {SYMBOLS['dynamite'] * 3}")], who)
        self.end(self.of(who, loss))

    def count_hit(self, event: Data, owner: int) -> None:
        """Who hit whom, and what the viewer lost by whom."""
        by, points = event.get("by"), event["points"]
        if isinstance(by, int):
            self.hits[by, owner] = self.hits.get((by, owner), 0) + points
        if owner == self.viewer and not self.own_turn:
            name = self.source(event)
            self.cost[name] = self.cost.get(name, 0) + points

    def source(self, event: Data) -> str:
        """Who or what cost the viewer life; in The Duel there is one opponent, so the character that it cost."""
        by, cause, game = event.get("by"), event["cause"], self.narrator.game
        if game == "duel":
            return self.words.say(f"character-{event['character']}")
        if isinstance(by, int):
            return self.narrator.player(by)
        return (
            self.words.say("log-indians" if cause == "indians" else "face-dynamite")
            if game == "dice"
            else self.label(cause)
        )

    def hear_shielded(self, event: Data) -> None:
        loss = piece(f"−{event['points']}", "loss", event["points"])
        self.end([*self.player(event["character"]), *piece(" "), *loss])

    def hear_healed(self, event: Data) -> None:
        """Life regained, and from whom; at full life nothing is."""
        who, by, source, act = event.get("seat", event.get("character")), event.get("by"), event.get("source"), self.act
        points = event["points"]
        if by is None:
            if points:
                self.end(self.of(who, piece(f"+{points}", "gain", points)))
            return
        if not (act and act.card == f"log-{source}" and (act.who, act.target) == (by, who)):
            mark = self.words.say("face-beer" if source == "beer" else "log-ability")
            line = [*self.at(by, None if by == who else who), *piece(f": {mark}")]
            self.begin(line, by, who, f"log-{source}")
        elif act.ends:
            points += int(str(act.ends.pop()[0].value))
        if points:
            self.end(piece(f"+{points}", "gain", points))
