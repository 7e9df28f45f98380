"""Who sits at the table: people by their names, bots by their level."""

from __future__ import annotations

from sixgun.locale import Words, shown
from sixgun.matches.match import BotSeat, Match
from sixgun.narration import Narrator


class Company:
    """The people and bots of a match, as somebody at the keyboard calls them."""

    def __init__(self, match: Match, narrator: Narrator) -> None:
        self.match = match
        self.narrator = narrator
        self.words: Words = narrator.words
        self.alone = len(match.people) < 2

    def at_table(self, viewer: int | None) -> list[str]:
        """Who plays each seat."""
        return [self.at(seat, viewer) for seat in range(len(self.match.seats))]

    def at(self, seat: int, viewer: int | None) -> str:
        """You, another person, or a bot by its name."""
        sitting = self.match.seats[seat]
        if isinstance(sitting, BotSeat):
            return sitting.bot
        if sitting.name:
            return shown(sitting.name)
        return self.words.say("tui-you" if seat == viewer or self.alone else "tui-player")

    def called(self, seat: int) -> str:
        """A person who shares the keyboard: by name, and the character."""
        sitting = self.match.seats[seat]
        name = self.narrator.names[seat]
        return name if isinstance(sitting, BotSeat) or not sitting.name else f"{shown(sitting.name)} ({name})"

    def fared(self, winners: list[int]) -> str:
        """Whether somebody at this keyboard has won, lost, or only watched."""
        if not self.match.people:
            return "watched"
        return "won" if set(winners) & set(self.match.people) else "lost"
