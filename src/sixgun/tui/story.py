"""The log of a game: one line for one act, with all that came of it, told to one seat from its events alone."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from sixgun.narration import SYMBOLS, Narrator
from sixgun.tui import colours
from sixgun.tui.ring import Data

ROUND = ("gatling", "indians", "duel", "saloon", "general-store")  # cards that several players answer or share


class Act:
    """A line of the log: who, at whom, by what, and what came of it."""

    def __init__(self, head: Text, who: object = None, target: object = None, card: str = "") -> None:
        self.head = head
        self.who = who
        self.target = target
        self.card = card
        self.ends: list[Text] = []

    @property
    def text(self) -> Text:
        """The whole line."""
        line = self.head.copy()
        for at, end in enumerate(self.ends):
            first = ": " if at == 0 and not self.card else " · "
            line.append(" " if end.plain[0] in "−+✓" else first, colours.QUIET)
            line.append_text(end)
        return line


class Story:
    """Tells what happened to one seat, act by act; `acts` only grows, and the latest of them may still change."""

    def __init__(self, narrator: Narrator, viewer: int | None) -> None:
        self.narrator = narrator
        self.words = narrator.words
        self.viewer = viewer
        self.acts: list[Act] = []
        self.act: Act | None = None  # what further events belong to
        self.changed = 0  # the first act that has changed since somebody looked
        self.begun = False
        self.own_turn = False  # whether it is the viewer's turn
        self.got: list[str] = []
        self.faces: list[str] = []
        self.shots: dict[object, Act] = {}
        self.hits: dict[tuple[int, int], int] = {}
        self.sides: dict[object, int] = {}

    def hear(self, event: Data) -> None:
        """Add an event to the act that it belongs to, or begin a new one."""
        name = event["name"].replace("-", "_")
        tell: Callable[[Data], None] = getattr(self, f"hear_{name}", self.sentence)
        tell(event)

    # -- making lines --------------------------------------------------------------------------------------------

    def begin(self, head: Text, who: object = None, target: object = None, card: str = "") -> Act:
        """A new line."""
        self.act = Act(head, who, target, card)
        self.acts.append(self.act)
        return self.act

    def end(self, text: Text, act: Act | None = None) -> None:
        """Something that came of an act; without one it is a line of its own."""
        act = act or self.act
        if act is None:
            self.begin(text)
            return
        act.ends.append(text)
        self.changed = min(self.changed, self.acts.index(act))

    def sentence(self, event: Data) -> None:
        """A line that stands for itself, in a sentence."""
        line = Text()
        for part in self.narrator.event(event):
            named = part.stands_for == "player" and isinstance(part.value, int)
            style = f"bold {colours.of_seat(int(str(part.value)))}" if named else colours.QUIET
            line.append(part.text, style)
        self.acts.append(Act(line))

    def name(self, who: object) -> str:
        """A player's or character's name, or you."""
        if isinstance(who, int):
            return self.words.say("log-you") if who == self.viewer else self.narrator.player(who)
        return self.words.say(f"character-{who}")

    def player(self, who: object) -> Text:
        """A name in its colour."""
        seat = who if isinstance(who, int) else self.side_of(who)
        return Text(self.name(who), style=f"bold {colours.of_seat(seat)}")

    def side_of(self, character: object) -> int:
        """The seat that a character of The Duel belongs to."""
        return self.sides.get(character, 0)

    def card(self, name: str) -> Text:
        """A card."""
        return Text(self.narrator.card(name), style=colours.CARD)

    def verb(self, message: str, who: object, **values: object) -> Text:
        """What somebody does, with the verb in the right person."""
        person = "one"
        if isinstance(who, int):
            side = ("law", "outlaws")[who] if self.narrator.game == "duel" else "one"
            person = "you" if who == self.viewer else side
        return Text(" " + self.words.say(message, who=person, **values))

    def does(self, who: object, message: str, **values: object) -> Act:
        """A line: somebody does something."""
        return self.begin(self.player(who) + self.verb(message, who, **values), who, None, message)

    def of(self, who: object, text: Text) -> Text:
        """Something with the name of whom it concerns, unless the line has said it."""
        act = self.act
        known = act and (who == act.target or (who == act.who and act.target is None))
        kind = self.narrator.kind(act.card) if act else ""
        return text if known and kind not in ROUND else self.player(who) + Text(" ") + text

    # -- turns ---------------------------------------------------------------------------------------------------

    def hear_turn(self, event: Data) -> None:
        """A new turn: whose it is."""
        if self.own_turn and event["seat"] != self.viewer:
            self.acts.append(Act(Text(f"▼ {self.words.say('log-since')}", f"italic {colours.QUIET}")))
        line = Text(f"── {event['number']} ", colours.QUIET) + self.player(event["seat"]) + Text(" ──", colours.QUIET)
        self.begin(line)
        self.act = None
        self.shots = {}
        self.begun = True
        self.own_turn = event["seat"] == self.viewer

    def hear_role_dealt(self, event: Data) -> None:
        """Roles that the viewer knows."""
        role = Text(self.words.say(f"role-{event['role']}"), colours.ROLES[event["role"]])
        self.begin(self.player(event["seat"]) + Text(": ") + role)
        self.act = None

    def hear_died(self, event: Data) -> None:
        """Somebody is out."""
        line = Text("✝ ", colours.LOUD) + self.player(event["seat"]) + self.verb("log-died", event["seat"])
        role = Text(self.words.say(f"role-{event['role']}"), colours.ROLES[event["role"]])
        self.acts.append(Act(line + Text(": ") + role))

    def hear_fell(self, event: Data) -> None:
        """A character is out."""
        line = Text("✝ ", colours.LOUD) + self.player(event["character"])
        self.acts.append(Act(line + self.verb("log-died", event["character"])))

    def hear_ended(self, event: Data) -> None:
        """The game is over."""
        self.begin(Text(str(self.narrator.event(event)), "bold"))

    # -- cards ---------------------------------------------------------------------------------------------------

    def hear_got(self, event: Data) -> None:
        """A card that only its player sees: told with the draw."""
        self.got.append(event["card"])

    def hear_looked(self, event: Data) -> None:
        """A card that lies open for the viewer, on the table."""

    def hear_drew(self, event: Data) -> None:
        """Cards drawn, by their names where these are known."""
        who, got = event["seat"], self.got
        cards = Text(", ").join([self.card(card) for card in got])
        count = self.words.say("tui-hand", cards=event["cards"])
        self.got = []
        if not self.begun and not got:
            return
        by_card = self.act and self.act.who == who and self.act.card and not self.act.card.startswith("log-")
        if by_card or (self.act and self.act.card == "log-used" and not self.act.ends):
            self.end(Text("+") + (cards if got else Text(count)))
            return
        act = self.does(who, "log-draws", cards="" if got else count)
        act.head.append_text(cards)

    def hear_showed(self, event: Data) -> None:
        """Cards shown by the same player are one line, with what is drawn or checked by them."""
        who, act = event["seat"], self.act
        if act and act.card == "log-shows" and act.who == who:
            act.head.append_text(Text(", ") + self.card(event["card"]))
            self.changed = min(self.changed, self.acts.index(act))
        elif act and act.card == "log-draws" and act.who == who:
            self.end(Text(self.verb("log-shows", who).plain.strip() + " ") + self.card(event["card"]))
        elif act and act.card and not act.card.startswith("log-"):
            self.end(self.player(who) + self.verb("log-shows", who) + Text(" ") + self.card(event["card"]))
        else:
            self.does(who, "log-shows").head.append_text(Text(" ") + self.card(event["card"]))

    def hear_returned(self, event: Data) -> None:
        self.end(Text(self.verb("log-returns", event["seat"]).plain.strip()))

    def hear_played(self, event: Data) -> None:
        """A card, and whom it is aimed at."""
        who, target = event["seat"], event["target"]
        aimed = target not in (None, "none")
        line = self.player(who) + (Text(" → ", "bold") + self.player(target) if aimed else Text())
        self.begin(line + Text(": ") + self.card(event["card"]), who, target if aimed else None, event["card"])

    def hear_played_as_colt(self, event: Data) -> None:
        self.hear_played(event)
        assert self.act
        self.act.head.append(f" ({self.words.say('card-colt')})")

    def hear_equipped(self, event: Data) -> None:
        """Told already when the card was played; otherwise it came by another way."""
        if not self.act or self.act.card != event["card"]:
            self.end(self.of(event.get("seat", event.get("character")), self.card(event["card"])))

    def hear_answered(self, event: Data) -> None:
        self.end(self.of(event.get("seat", event.get("character")), self.card(event["card"])))

    hear_avoided = hear_answered

    def hear_saved(self, event: Data) -> None:
        """Nothing came of the shot."""
        self.end(self.of(event.get("seat", event.get("character")), Text("✓", f"bold {colours.HEAL}")))

    def hear_discarded(self, event: Data) -> None:
        """A card goes: by the act, or at the end of a turn, several in one line."""
        who, card = event["seat"], self.card(event["card"])
        act = self.act
        if act and act.card == "log-discards" and act.who == who:
            act.head.append_text(Text(", ") + card)
            self.changed = min(self.changed, self.acts.index(act))
        elif act and act.card == "log-shows" and act.who == who:
            self.end(Text("✗ ") + card)
        elif act and act.card and not act.card.startswith("log-") and who == act.target:
            self.end(self.of(who, Text("✗ ") + card))
        else:
            self.does(who, "log-discards").head.append_text(Text(" ") + card)

    def hear_checked(self, event: Data) -> None:
        """A card turned up."""
        what = event.get("purpose") or event.get("cause")
        label = self.words.say(f"card-{what}" if self.words.has(f"card-{what}") else "log-ability")
        if self.act is None or (self.act.who != event["seat"] and self.act.target is None and not self.act.card):
            self.begin(self.player(event["seat"]) + Text(f": {label}"), event["seat"], None, f"log-{what}")
            self.end(self.card(event["card"]))
        else:
            self.end(Text(f"{label} ") + self.card(event["card"]))

    hear_revealed = hear_checked

    def hear_chosen(self, event: Data) -> None:
        self.end(Text("☞ ") + self.card(event["card"]))

    def hear_paid(self, event: Data) -> None:
        self.end(Text("✗ ") + self.card(event["card"]))

    def hear_escaped(self, event: Data) -> None:
        self.end(Text("✓", f"bold {colours.HEAL}"))

    def hear_jailed(self, event: Data) -> None:
        self.end(Text("✗ " + self.words.say("log-jailed"), colours.LOUD))

    def hear_passed_on(self, event: Data) -> None:
        self.end(Text("→ ") + self.player(event["target"]))

    def hear_exploded(self, event: Data) -> None:
        self.end(Text(f"✸ {self.words.say('log-boom')}", colours.LOUD))

    def hear_robbed(self, event: Data) -> None:
        """A card out of a hand; `robbed-of` names it to the two who know."""
        self.hear_taken(event, Text(self.words.say("tui-hand", cards=1)))

    def hear_robbed_of(self, event: Data) -> None:
        """The card itself in place of any card."""
        if self.act and self.act.ends:
            self.act.ends.pop()
            self.hear_taken(event, self.card(event["card"]))

    def hear_took(self, event: Data) -> None:
        self.hear_taken(event, self.card(event["card"]))

    def hear_taken(self, event: Data, card: Text) -> None:
        """A card that changes hands, by whom and from whom as far as the line doesn't say it."""
        by, seat = event["by"], event.get("seat", event.get("character"))
        act = self.act
        if act and act.who == by and act.card and not act.card.startswith("log-"):
            self.end(self.of(seat, card) if "character" in event or act.target is None else card)
        elif act and act.card == "log-takes" and act.who == by:
            self.end(card)
        elif act and act.card and not act.card.startswith("log-"):
            self.end(self.player(by) + self.verb("log-takes", by) + Text(" ") + card)
        else:
            self.begin(self.player(by) + Text(" ← ") + self.player(seat), by, seat, "log-takes")
            self.end(card)

    def hear_stripped(self, event: Data) -> None:
        self.end(Text("✗ ") + self.card(event["card"]))

    def hear_store_opened(self, event: Data) -> None:
        """Seen on the table, and told when it is taken."""

    def hear_picked(self, event: Data) -> None:
        """The store's goods, one after another."""
        self.end(self.player(event["seat"]) + Text(" ") + self.card(event["card"]))

    def hear_looted(self, event: Data) -> None:
        cards = self.words.say("tui-hand", cards=event["cards"])
        line = self.player(event["by"]) + Text(" ← ") + self.player(event["seat"]) + Text(f": {cards}")
        self.acts.append(Act(line))

    # -- life ----------------------------------------------------------------------------------------------------

    def hear_lost(self, event: Data) -> None:
        """Life lost: in the line of the shot that cost it."""
        who, by = event.get("seat", event.get("character")), event.get("by")
        if isinstance(by, int):
            owner = who if isinstance(who, int) else self.side_of(who)
            self.hits[by, owner] = self.hits.get((by, owner), 0) + event["points"]
        loss = Text(f"−{event['points']}", colours.LOUD)
        shot = self.shots.get(who) if event["cause"] == "bullseye" else None
        if shot:
            self.end(loss, shot)
            return
        if event["cause"] == "dynamite" and self.narrator.game == "dice":
            self.begin(self.player(who) + Text(f": {SYMBOLS['dynamite'] * 3}"), who)
        self.end(self.of(who, loss))

    def hear_shielded(self, event: Data) -> None:
        self.end(self.player(event["character"]) + Text(f" −{event['points']}", colours.LOUD))

    def hear_healed(self, event: Data) -> None:
        """Life regained, and from whom."""
        who, by = event.get("seat", event.get("character")), event.get("by")
        gain = Text(f"+{event['points']}", f"bold {colours.HEAL}" if event["points"] else colours.QUIET)
        source = event.get("source", "")
        if by is None:
            self.end(self.of(who, gain))
            return
        if not (self.act and self.act.card == f"log-{source}" and (self.act.who, self.act.target) == (by, who)):
            line = self.player(by) + (Text(" → ", "bold") + self.player(who) if by != who else Text())
            mark = self.words.say("face-beer") if source == "beer" else self.words.say("log-ability")
            self.begin(line + Text(f": {mark}"), by, who, f"log-{source}")
        elif self.act.ends:
            points = event["points"] + int(self.act.ends.pop().plain)
            gain = Text(f"+{points}", f"bold {colours.HEAL}" if points else colours.QUIET)
        self.end(gain)

    # -- dice ----------------------------------------------------------------------------------------------------

    def hear_rolled(self, event: Data) -> None:
        """The dice as they lie now, however often they were rolled."""
        self.faces = event["dice"]
        dice = " ".join([SYMBOLS[face] for face in self.faces])
        line = self.player(event["seat"]) + Text(f": {dice}")
        act = next((act for act in reversed(self.acts[-3:]) if act.card == "log-roll"), None)
        if act and act.who == event["seat"] and event["roll"] > 1:
            act.head = line + Text(f" ↻{event['roll'] - 1}", colours.QUIET)
            self.act = act
            self.changed = min(self.changed, self.acts.index(act))
        else:
            self.begin(line, event["seat"], None, "log-roll")

    def hear_stopped(self, event: Data) -> None:
        """Seen from what follows."""

    def hear_dynamite_stops(self, event: Data) -> None:
        self.end(Text(self.words.say("log-stops"), colours.LOUD))

    def hear_arrow_taken(self, event: Data) -> None:
        """Arrows in a row are counted in one place."""
        self.arrows("+", 1, event["seat"])

    def hear_arrow_instead(self, event: Data) -> None:
        self.end(self.of(event["seat"], Text("↗ ✓", colours.ARROW)), self.shots.get(event["seat"]))

    def hear_arrows_back(self, event: Data) -> None:
        if event["why"] != "indians":
            self.arrows("−", event["arrows"], event["seat"])

    def arrows(self, sign: str, count: int, who: object) -> None:
        """Arrows that come or go."""
        text = Text(f"{sign}{'↗' * count}", colours.ARROW)
        last = self.act.ends[-1] if self.act and self.act.ends else Text()
        if self.act and self.act.who == who and last.plain.startswith(f"{sign}↗"):
            last.append("↗" * count)
            self.changed = min(self.changed, self.acts.index(self.act))
        else:
            self.end(self.of(who, text))

    def hear_indians(self, event: Data) -> None:
        """Everybody pays for his arrows."""
        self.begin(Text(self.words.say("log-indians"), "bold"), card="log-indians")

    def hear_aimed(self, event: Data) -> None:
        """Shots of a turn at the same player are one line."""
        who, target = event["seat"], event["target"]
        if target not in self.shots:
            line = self.player(who) + Text(" → ", "bold") + self.player(target) + Text(": ")
            self.shots[target] = self.begin(line, who, target, "log-shot")
        act = self.shots[target]
        act.head.append(SYMBOLS[self.faces[event["die"] - 1]] + ("B" if event["points"] > 1 else ""))
        self.changed = min(self.changed, self.acts.index(act))
        self.act = act

    def hear_gatling(self, event: Data) -> None:
        self.begin(
            self.player(event["seat"]) + Text(f": {self.words.say('face-gatling')}!"),
            event["seat"],
            None,
            "log-gatling",
        )

    # -- The Duel ------------------------------------------------------------------------------------------------

    def hear_hit(self, event: Data) -> None:
        """A hit: the card that makes it is told already, unless an ability does, or it goes on to others."""
        act = self.act
        if act and act.target == event["target"] and not act.card.startswith("log-"):
            return
        if act and act.card == "log-used" and act.who == event["by"] and not act.ends:
            self.acts.remove(act)  # the hit tells of it
            self.changed = min(self.changed, len(self.acts))
        line = self.player(event["by"]) + Text(" → ", "bold") + self.player(event["target"])
        kind = event["cause"]
        label = self.words.say(f"card-{kind}" if self.words.has(f"card-{kind}") else "log-ability")
        self.begin(line + Text(f": {label}"), event["by"], event["target"], "log-hit")

    def hear_used(self, event: Data) -> None:
        """An ability: told with what it does."""
        who = event["character"]
        self.begin(self.player(who) + Text(f": {self.words.say('log-ability')}"), who, None, "log-used")

    def hear_swapped(self, event: Data) -> None:
        line = self.player(event["seat"]) + Text(" ⇄ ★ ", "bold") + self.player(event["character"])
        self.begin(line, event["seat"], None, "log-swap")

    def hear_drafted(self, event: Data) -> None:
        """A character of the viewer's side."""
        self.sides[event["character"]] = event["seat"]

    def hear_entered(self, event: Data) -> None:
        self.sides[event["character"]] = event["seat"]
        rank = self.words.say(f"rank-{event['rank']}")
        self.begin(self.player(event["seat"]) + Text(": ") + self.player(event["character"]) + Text(f" ({rank})"))
        self.act = None

    def hear_reloaded(self, event: Data) -> None:
        self.does(event["seat"], "log-reloads").head.append_text(Text(" ") + self.card(event["card"]))

    def hear_copied(self, event: Data) -> None:
        self.end(Text("↻ ") + self.card(event["card"]))
