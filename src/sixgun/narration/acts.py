"""Lines of a log: who does what to whom and what comes of it, with "you" where it is you."""

from __future__ import annotations

from typing import Any

from sixgun.narration.narrator import Narrator
from sixgun.narration.parts import Part, Sentence

Data = dict[str, Any]
Line = list[Part]

ROUND = ("gatling", "indians", "duel", "saloon", "general-store")  # cards that several players answer or share
SIDES = ("law", "outlaws")


def piece(text: str, stands_for: str = "text", value: object = None) -> Line:
    """A part that is no name and no card: plain `text`, what is `strong`, `quiet`, `good` or `bad`, or a number."""
    return [Part(stands_for, text, value)]


class Act:
    """A line of the log: who, at whom, by what, and what came of it."""

    def __init__(self, head: Line, who: object = None, target: object = None, card: str = "") -> None:
        self.head = Sentence(head)
        self.who = who
        self.target = target
        self.card = card
        self.ends: list[Line] = []

    @property
    def sentence(self) -> Sentence:
        """The whole line."""
        line = Sentence(self.head)
        for at, end in enumerate(self.ends):
            first = ": " if at == 0 and not self.card else " · "
            line += piece(" " if end[0].text[0] in "−+✓" else first, "quiet")
            line += end
        return line

    @property
    def last_named(self) -> object:
        """Whom the latest of what came of it names first; None as long as that is nobody."""
        named = [end[0].value for end in self.ends if end[0].stands_for in ("player", "character")]
        return named[-1] if named else None

    @property
    def by_card(self) -> bool:
        """Whether it is what a card does; `log-…` stands for what is done without one."""
        return bool(self.card) and not self.card.startswith("log-")


class Telling:
    """The lines that were told to one seat; `acts` only grows, and the latest of them may still change."""

    def __init__(self, narrator: Narrator, viewer: int | None) -> None:
        self.narrator = narrator
        self.words = narrator.words
        self.viewer = viewer
        self.acts: list[Act] = []
        self.act: Act | None = None  # what further events belong to
        self.changed = 0  # the first act that has changed since somebody looked
        self.sides: dict[object, int] = {}  # the seat of each character of The Duel

    # -- lines ---------------------------------------------------------------------------------------------------

    def begin(self, head: Line, who: object = None, target: object = None, card: str = "") -> Act:
        """A new line."""
        self.act = Act(head, who, target, card)
        self.acts.append(self.act)
        return self.act

    def aside(self, line: Line) -> None:
        """A line that nothing can come of."""
        self.acts.append(Act(line))

    def end(self, line: Line, act: Act | None = None) -> None:
        """Something that came of an act; without one it is a line of its own."""
        act = act or self.act
        if act is None:
            self.begin(line)
            return
        act.ends.append(line)
        self.alter(act)

    def alter(self, act: Act, more: Line | None = None) -> None:
        """An act that was told already has changed, perhaps by more in its first part."""
        act.head += more or []
        self.changed = min(self.changed, self.acts.index(act))

    def sentence(self, event: Data) -> None:
        """A line that stands for itself, in a sentence."""
        parts = self.narrator.event(event)
        self.aside([Part("quiet", part.text) if part.stands_for == "text" else part for part in parts])

    # -- words ---------------------------------------------------------------------------------------------------

    def player(self, who: object) -> Line:
        """A player or character by name, or you."""
        if isinstance(who, int):
            name = self.words.say("log-you") if who == self.viewer else self.narrator.player(who)
            return piece(name, "player", who)
        return piece(self.words.say(f"character-{who}"), "character", who)

    def card(self, name: str) -> Line:
        """A card."""
        return piece(self.narrator.card(name), "card", name)

    def count(self, cards: int) -> Line:
        """Cards that nobody may name."""
        return piece(self.words.say("tui-hand", cards=cards))

    def role(self, role: str) -> Line:
        """A role."""
        return piece(self.words.say(f"role-{role}"), "role", role)

    def label(self, cause: object) -> str:
        """The card, or the ability, that did something."""
        return self.words.say(f"card-{cause}" if self.words.has(f"card-{cause}") else "log-ability")

    def verb(self, message: str, who: object, **values: object) -> str:
        """What somebody does, with the verb in the right person."""
        person = "one"
        if isinstance(who, int):
            side = SIDES[who] if self.narrator.game == "duel" else "one"
            person = "you" if who == self.viewer else side
        return self.words.say(message, who=person, **values)

    def does(self, who: object, message: str, **values: object) -> Act:
        """A line: somebody does something."""
        return self.begin([*self.player(who), *piece(" " + self.verb(message, who, **values))], who, None, message)

    def at(self, who: object, target: object) -> Line:
        """Somebody, and whom it is aimed at."""
        aimed = target not in (None, "none")
        return [*self.player(who), *(piece(" → ", "strong") + self.player(target) if aimed else [])]

    def of(self, who: object, line: Line) -> Line:
        """Something with the name of whom it concerns, unless the line has said it and has named nobody since."""
        act = self.act
        known = act and (who == act.target or (who == act.who and act.target is None)) and act.last_named in (None, who)
        kind = self.narrator.kind(act.card) if act else ""
        return line if known and kind not in ROUND else [*self.player(who), *piece(" "), *line]

    def side_of(self, character: object) -> int:
        """The seat that a character of The Duel belongs to."""
        return self.sides.get(character, 0)
