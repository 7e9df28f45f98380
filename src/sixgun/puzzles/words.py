"""A puzzle in words: its theme, the verdict on an answer, and why the best is best."""

from __future__ import annotations

from sixgun.analysis.types import PlayedActionData
from sixgun.locale import Words
from sixgun.narration import Narrator
from sixgun.puzzles.puzzle import Puzzle
from sixgun.puzzles.types import PuzzleReasonData, PuzzleVerdictData


def theme_name(words: Words, theme: str, game: str | None = None) -> str:
    """A theme as people call it; a game may have its own name for it."""
    return words.say(words.first(f"puzzle-theme-{game}-{theme}", f"puzzle-theme-{theme}"))


class PuzzleWords:
    """Tells of one puzzle in one language."""

    def __init__(self, words: Words, puzzle: Puzzle) -> None:
        self.words = words
        self.puzzle = puzzle
        self.narrator = Narrator(words, puzzle.view)

    @property
    def title(self) -> str:
        """The game, the theme, and how difficult it is."""
        game = self.puzzle.game_name
        theme = theme_name(self.words, self.puzzle.theme, game)
        ease = self.words.say(f"puzzle-difficulty-{self.puzzle.difficulty}")
        return f"{self.words.say(f'game-{game}')} · {theme} · {ease}"

    def action(self, action: PlayedActionData) -> str:
        """What somebody does."""
        return str(self.narrator.action(action, self.puzzle.view.get("dice", [])))

    def verdict(self, told: PuzzleVerdictData) -> str:
        """The headline of a verdict."""
        return self.words.say(f"puzzle-{told['verdict']}", best=self.action(told["best"]))

    def options(self, told: PuzzleVerdictData) -> list[tuple[str, int, int, list[str]]]:
        """Each option: what it is, its chance and twice its standard error in percent, and what it was."""
        return [
            (
                self.action(one["action"]),
                round(100 * one["chance"]),
                max(1, round(200 * one["error"])),
                [self.words.say(f"puzzle-is-{what}") for what in ("best", "chosen", "usual") if one[what]],
            )
            for one in told["options"]
        ]

    def reasons(self, told: PuzzleVerdictData) -> list[str]:
        """Why the best is best, a sentence each."""
        return [self.reason(reason) for reason in told["reasons"]]

    def reason(self, reason: PuzzleReasonData) -> str:
        """One sentence."""
        game = self.puzzle.game_name
        name = f"theme-{reason['theme']}" if reason["name"] == "theme" else reason["name"]
        values: dict[str, object] = {"best": reason["best"], "usual": reason["usual"]}
        values["name"] = self.narrator.player(reason["who"])
        if reason["role"]:
            values["role"] = self.words.role(game, reason["role"])
        return self.words.say(self.words.first(f"puzzle-why-{game}-{name}", f"puzzle-why-{name}"), **values)

    def worlds(self, told: PuzzleVerdictData) -> str:
        """What the chances come from."""
        name = self.narrator.player(self.puzzle.seat)
        return self.words.say("puzzle-worlds", worlds=told["worlds"], name=name)
