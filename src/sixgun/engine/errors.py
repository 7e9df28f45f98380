"""What can go wrong, as a code with arguments; the sentence for people is made from them by `sixgun.locale`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.locale import Words

if TYPE_CHECKING:
    from sixgun.engine.terms import Note


class SixgunError(Exception):
    """Anything that a person can put right; `code` and `details` say what, `str()` says it in English.

    >>> print(SixgunError("unknown-game", name="poker", known="dice"))
    There is no game called "poker". Choose one of: dice.
    """

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def sentence(self, words: Words) -> str:
        """The error in the language of `words`."""
        return words.say(f"error-{self.code}", **self.details)

    def __str__(self) -> str:
        return self.sentence(Words("en"))


class BadData(SixgunError, ValueError):
    """A record, position or argument that can't be used; `field` names the place.

    >>> error = BadData("players[2].life", "range", low=0, high=9, value=12)
    >>> error.field
    'players[2].life'
    """

    def __init__(self, field: str, code: str, **details: object) -> None:
        super().__init__(f"data-{code}", field=field, **details)
        self.field = field


class IllegalAction(SixgunError, ValueError):
    """An action that the rules don't allow now; `reason` says why not and the state is unchanged.

    >>> import sixgun
    >>> try:
    ...     sixgun.new_game("dice", players=5, seed=7).apply("shoot 1")
    ... except IllegalAction as error:
    ...     print(error.reason.name, str(error)[:30])
    not-now "shoot 1" is not possible: Tha
    """

    def __init__(self, text: str, reason: Note) -> None:
        super().__init__("illegal", action=text)
        self.reason = reason

    def sentence(self, words: Words) -> str:
        """Why not, in the language of `words`."""
        why = words.say(f"why-{self.reason.name}", **self.reason.data())
        return words.say("error-illegal", action=self.details["action"], why=why)
