"""Every word that a game can say, as JSON for clients: what may be done, asked, happen, be refused; cards; clauses."""

from __future__ import annotations

from sixgun.engine.game import NO_ACTION, NOT_YOUR_TURN
from sixgun.engine.state import NOT_NOW, OVER
from sixgun.engine.terms import Term
from sixgun.games.registry import GAMES
from sixgun.narration import REVEALS, SUITS, SYMBOLS
from sixgun.rulebook import clauses

VERSION = 1


def vocabulary() -> dict[str, object]:
    """The words of all games.

    >>> vocabulary()["games"]["classic"]["verbs"]["play-at"]
    {'card': {'is': 'card'}, 'target': {'is': 'player'}}
    """
    games = {name: game_words(name) for name in GAMES}
    symbols = {"suits": SUITS, "faces": SYMBOLS, "reveals": REVEALS}
    return {"sixgun": "vocabulary", "version": VERSION, "symbols": symbols, "games": games}


def game_words(name: str) -> dict[str, object]:
    """The words of one game; the fields of a word tell what they stand for."""
    rules = GAMES[name]
    return {
        "rules": rules.version,
        "players": [rules.players[0], rules.players[-1]],
        "options": rules.options,
        "verbs": by_name(rules.verbs),
        "questions": by_name(rules.questions),
        "events": by_name(rules.events),
        "reasons": by_name((NOT_NOW, OVER, NO_ACTION, NOT_YOUR_TURN, *rules.reasons)),
        "cards": rules.deck(),
        "characters": rules.characters(),
        "clauses": clauses(name),
    }


def by_name(terms: tuple[Term, ...]) -> dict[str, object]:
    """Each term with what its fields stand for."""
    return {term.name: {field: domain.to_data() for field, domain in term.fields.items()} for term in terms}
