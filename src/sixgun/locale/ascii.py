"""Texts for a terminal that can't show more than ASCII, spelled and drawn with what it can."""

from __future__ import annotations

import codecs
import locale
import os
import unicodedata

from sixgun.locale import Words

BARE = ("C", "POSIX")
MARKS = "\ue000\ue001\ue002\ue003"  # of a narrator

# How texts are written before they are laid out; what NFKD can take apart (á, ñ) is taken apart.
SPELLED = {
    **{"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "¿": "", "¡": ""},
    **{"…": "...", "±": "+/-", "→": "->", "←": "<-", "«": '"', "»": '"', "⊘": "(/)"},
}

# One character for one, so that nothing moves: for what is drawn. `~` says that something is cut off or goes on.
LOOKS = {
    **dict.fromkeys("─━═╌╍┄┅┈┉╴╶", "-"),
    **dict.fromkeys("│┃║╎╏┆┇┊┋▎▌▐▕", "|"),
    **dict.fromkeys("╭╮╰╯┌┐└┘┏┓┗┛╔╗╚╝├┤┬┴┼", "+"),
    **dict.fromkeys("▁▂▃▄▅▆▇█▔▊▋▍", "#"),
    **{"●": "*", "○": ".", "→": ">", "←": "<", "↔": "d", "⌖": "r", "◎": "!", "✝": "x", "✓": "v", "✗": "x", "−": "-"},
    **{"♠": "S", "♥": "H", "♦": "D", "♣": "C", "①": "1", "②": "2", "↗": "^", "✸": "*", "◍": "B", "∿": "S", "Ω": "U"},
    **{"★": "*", "⇄": "=", "☞": ">", "↻": "@", "·": "|", "–": "-", "—": "-", "…": "~", "„": '"', "“": '"', "”": '"'},
    **{"×": "x", "¿": "?", "¡": "!", "ß": "s", "↑": "^", "↓": "v", "▶": ">", "▼": "v", "‹": "<", "›": ">", "⊘": "/"},
    **{
        "«": '"',
        "»": '"',
        "’": "'",
        "‘": "'",
        "±": "~",
        "•": "*",
        "\u00a0": " ",
        "�": "?",
        "▲": "^",
        "▯": "#",
        "⊘": "/",
    },
}


def ascii_only() -> bool:
    """Whether the terminal's settings leave no room for other characters; without any, they are taken for modern."""
    if os.name != "posix":
        return False
    everything, letters, rest = [os.environ.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    coerced = "C.UTF-8" if rest in BARE else ""  # Python itself sets LC_CTYPE so when LANG is C
    settings = everything or (letters if letters != coerced else "") or rest
    if settings in BARE:
        return True
    encoding = settings.partition(".")[2] or locale.getpreferredencoding(False)
    return encoding.upper().replace("-", "") != "UTF8" if settings else False


def plain(text: str) -> str:
    """A text in ASCII, as long as it was.

    >>> plain("●●○ Überfall → 2♥")
    '**. Uberfall > 2H'
    """
    return "".join([letter if letter.isascii() else plain_letter(letter) for letter in text])


def plain_letter(letter: str) -> str:
    """The nearest that ASCII has."""
    base = LOOKS.get(letter) or unicodedata.normalize("NFKD", letter)[0]
    return base if base.isascii() else "?"


class PlainWords(Words):
    """Texts in ASCII, spelled out where one letter is not enough.

    >>> PlainWords("de").say("tui-waiting", name="Doc", who="one")
    'Doc ueberlegt ...'
    """

    def say(self, message: str, **values: object) -> str:
        """A text, spelled for the terminal; the marks of values that are filled in later stay as they are."""
        said = super().say(message, **values)
        return "".join([letter if letter in MARKS else plain(SPELLED.get(letter, letter)) for letter in said])


def spoken(words: Words) -> Words:
    """The texts as this terminal can show them."""
    return PlainWords(words.language) if ascii_only() else words


def spell(trouble: UnicodeError) -> tuple[str, int]:
    """What a stream writes in place of characters that its encoding doesn't have."""
    assert isinstance(trouble, UnicodeEncodeError)
    return plain(trouble.object[trouble.start : trouble.end]), trouble.end


PLAINLY = "sixgun-plain"  # for `errors=` of a stream
codecs.register_error(PLAINLY, spell)
