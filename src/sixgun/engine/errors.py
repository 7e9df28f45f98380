"""What can go wrong, as a code with arguments; the sentence for people is made from them by `sixgun.locale`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sixgun.engine.messages import Reason
    from sixgun.locale import Words


ROOM: Final = 120
LISTS: Final = ("known", "path")


def shown(value: object) -> str:
    """A value that somebody gave as it may stand in a sentence; a huge or a nested one is told by its size or type.

    >>> shown("a\\x1b"), shown(10**5000), shown([[]])
    ("'a\\\\x1b'", '10^5000', 'list')
    """
    if isinstance(value, int) and value.bit_length() > 256:
        return f"{'-' if value < 0 else ''}10^{round(value.bit_length() * 0.30103)}"
    if isinstance(value, (dict, list, tuple, set)):
        return type(value).__name__
    return repr(value[: ROOM + 1]) if isinstance(value, (str, bytes)) else repr(value)


def legible(value: object, room: int = ROOM) -> object:
    """A detail of an error as it is shown: small numbers as they are, text short and without control characters."""
    if isinstance(value, int) and value.bit_length() <= 40:
        return value
    text = value if isinstance(value, str) else shown(value)
    if len(text) > room:
        text = f"{text[: room // 2]}…"
    return "".join([one if one.isprintable() else one.encode("unicode_escape").decode() for one in text])


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
        """The error in the language of `words`; lists of what is possible and paths have more room than the rest."""
        room = {name: 10 * ROOM if name in LISTS else ROOM for name in self.details}
        return words.say(f"error-{self.code}", **{name: legible(self.details[name], room[name]) for name in room})

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (type(self), self.code, self.details)

    def __str__(self) -> str:
        from sixgun.locale import Words  # Fluent and Babel take longer to import than all the rest

        return self.sentence(Words("en"))


class BadData(SixgunError, ValueError):
    """A record, position or argument that can't be used; `field` names the place.

    >>> error = BadData("players[2].life", "range", low=0, high=9, value=12)
    >>> error.field
    'players[2].life'
    """

    def __init__(self, field: str, code: str, **details: object) -> None:
        super().__init__(f"data-{code}", field=field, **details)

    @property
    def field(self) -> str:
        """The place, such as `players[2].life`."""
        return str(self.details["field"])


class Endless(SixgunError):
    """A game that runs on and on and asks nobody: a position that can't be, however it came about.

    >>> print(str(Endless("endless", steps=10_000))[:40])
    The game ran 10,000 steps and asked nobo
    """


class IllegalAction(SixgunError, ValueError):
    """An action that the rules don't allow now; `reason` says why not and the state is unchanged.

    >>> import sixgun
    >>> try:
    ...     sixgun.new_game("dice", players=5, seed=7).apply("shoot 1")
    ... except IllegalAction as error:
    ...     print(error.reason.name, str(error)[:30])
    not-now "shoot 1" is not possible: Tha
    """

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__("illegal", action=text)
        self.reason = reason

    def sentence(self, words: Words) -> str:
        """Why not, in the language of `words`."""
        why = words.say(f"why-{self.reason.name}", **self.reason.arguments())
        return words.say("error-illegal", action=legible(self.details["action"]), why=why)

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.details["action"], self.reason)


class BotError(SixgunError):
    """A bot that failed or answered what can't be done: which bot, in which seat (from 0), at what, and why.

    What it raised itself is the `__cause__`.

    >>> import sixgun
    >>> class Sleepy(sixgun.Bot):
    ...     def choose(self, view):
    ...         return "sleep"
    >>> try:
    ...     game = sixgun.play("dice", [Sleepy, "gunhand", "gunhand"], seed=1)
    ... except sixgun.BotError as trouble:
    ...     trouble.details["seat"], trouble.details["question"], trouble.details["answer"]
    (0, 'reroll', "'sleep'")
    """

    def __init__(self, code: str, trouble: Exception, **details: object) -> None:
        why = trouble if isinstance(trouble, SixgunError) else f"{type(trouble).__name__}: {trouble}"
        super().__init__(code, **details, why=why)
        self.__cause__ = trouble  # compiled code forgets it in `raise … from`

    def at(self, seed: bytes, deal: int | None = None) -> None:
        """Say where it happened: `new_game` with that seed deals that game."""
        self.details["seed"] = str(int.from_bytes(seed, "big"))
        if deal is not None:
            self.details["deal"] = deal

    def sentence(self, words: Words) -> str:
        """Who, where, and why, in the language of `words`."""
        told = {name: legible(value) for name, value in self.details.items() if name != "why"}
        why = self.details["why"]
        reason = why.sentence(words) if isinstance(why, SixgunError) else legible(why)
        place = "deal" if "deal" in told else "game" if "seed" in told else "seat"
        who = words.say(f"error-bot-in-{place}", **told)
        return words.say(f"error-{self.code}", **told, who=who, why=reason)


def revived(kind: type[SixgunError], code: str, details: dict[str, object]) -> SixgunError:
    """An error as it was before it was pickled."""
    error = kind.__new__(kind)
    SixgunError.__init__(error, code, **details)
    return error
