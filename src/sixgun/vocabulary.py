"""Every word that a game can say, as JSON for clients: what may be done, asked, happen, be refused; cards; clauses."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.engine.fields import FieldType
from sixgun.engine.frame import NOT_NOW
from sixgun.engine.game import NO_ACTION, NOT_YOUR_TURN
from sixgun.engine.messages import MessageType
from sixgun.engine.state import OVER
from sixgun.family.roles import roles_for
from sixgun.family.sets import FamilyRules
from sixgun.narration import REVEALS, SUITS, SYMBOLS
from sixgun.narration.acts import FIELDS
from sixgun.registry import GAMES, part, rules_of
from sixgun.rulebook import clause_of, clauses

VERSION = 1


def vocabulary(sets: dict[str, list[str]] | None = None) -> dict[str, object]:
    """The words of all games, made of some sets each; the usual ones unless given.

    >>> vocabulary()["games"]["classic"]["verbs"]["play-at"]
    {'card': {'is': 'card'}, 'target': {'is': 'player'}}
    """
    games = {name: game_words(name, (sets or {}).get(name)) for name in GAMES}
    symbols = {"suits": SUITS, "faces": SYMBOLS, "reveals": REVEALS}
    log = {field: {"is": stands_for} for field, stands_for in FIELDS.items()}
    return {"sixgun": "vocabulary", "version": VERSION, "symbols": symbols, "log": log, "games": games}


def game_words(name: str, sets: list[str] | None = None) -> dict[str, object]:
    """The words of one game; the fields of a word tell what they stand for."""
    rules, facts = rules_of(name, sets), part(name, "facts")
    cards = rules.printed_cards()
    later = later_sets(rules)
    kinds = list(dict.fromkeys([str(printed["kind"]) for printed in cards.values()]))
    return {
        "rules": rules.version,
        "sets": list(rules.sets),
        "players": [rules.players[0], rules.players[-1]],
        "options": rules.options,
        "ranges": {option: [numbers[0], numbers[-1]] for option, numbers in rules.ranges.items()},
        "roles": list(rules.roles),
        "casts": casts(rules),
        "verbs": by_name(rules, rules.own_verbs),
        "questions": by_name(rules, rules.questions),
        "events": by_name(rules, rules.events),
        "reasons": by_name(rules, (NOT_NOW, OVER, NO_ACTION, NOT_YOUR_TURN, *rules.reasons)),
        "tones": part(name, "log").BUILDER.TONES,
        "cards": {card: {**without_clause(cards[card]), **later.get(card, {})} for card in cards},
        "kinds": {kind: facts.kind_facts(kind) for kind in kinds},
        "characters": {
            who: {**printed, **character_facts(name, who), **later.get(who, {})}
            for who, printed in rules.printed_characters().items()
        },
        "deeds": facts.DEEDS,
        "stakes": facts.STAKES,
        "about": topics(name, rules),
        "clauses": clauses(name),
    }


def without_clause(printed: dict[str, object]) -> dict[str, object]:
    """What is printed on a card."""
    return {what: told for what, told in printed.items() if what != "clause"}


def character_facts(name: str, character: str) -> dict[str, object]:
    """What a game has to show of a character besides what is printed, if anything."""
    told: dict[str, object] = getattr(part(name, "facts"), "character_facts", lambda _: {})(character)
    return told


def later_sets(rules: FamilyRules) -> dict[str, dict[str, object]]:
    """The set that a card or a character comes with, for those that don't come with the first."""
    first, *more = rules.sets
    usual = printed_things(rules_of(rules.name, [first]))
    return {
        thing: {"set": name}
        for name in more
        for thing in printed_things(rules_of(rules.name, [first, name]))
        if thing not in usual
    }


def printed_things(rules: FamilyRules) -> list[str]:
    """The names of all cards and characters."""
    return [*rules.printed_cards(), *rules.printed_characters()]


def casts(rules: FamilyRules) -> dict[str, list[str]]:
    """The roles that are dealt, by the number of players."""
    if not rules.roles:
        return {}
    return {str(players): [rules.roles[role] for role in roles_for(players)] for players in rules.players}


def topics(name: str, rules: FamilyRules) -> dict[str, str]:
    """The clause about each thing on the table: `card:bang`, `character:slab`, `verb:end`, `act:drew`, `life` …

    A card or character that no topic names has the clause that is called like it, if there is one.
    """
    named = {
        f"card:{printed['kind']}": printed.get("clause", printed["kind"]) for printed in rules.printed_cards().values()
    }
    named |= {f"character:{character}": character for character in rules.printed_characters()}
    told = {**named, **part(name, "facts").CLAUSES, **rules.about}
    return {topic: clause for topic, clause in [(topic, clause_of(name, str(told[topic]))) for topic in told] if clause}


def by_name(rules: FamilyRules, types: Sequence[MessageType]) -> dict[str, object]:
    """Each type with what its fields stand for; a price only where some card has one."""
    return {
        known.name: {
            name: field_data(rules, field)
            for name, field in known.fields.items()
            if rules.has_prices or field.default is None
        }
        for known in types
    }


def field_data(rules: FamilyRules, field: FieldType) -> dict[str, object]:
    """What a field stands for; of the kinds of cards only those in the box."""
    told = field.to_dict()
    names = told.get("names")
    kinds = {str(printed["kind"]) for printed in rules.printed_cards().values()}
    if isinstance(names, list) and kinds and kinds <= set(names):
        told["names"] = [name for name in names if name in kinds or name == getattr(field, "nothing", "")]
    return told
