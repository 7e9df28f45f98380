"""The rules of a game as clauses with ids, in any language: to list, to search and to print."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast

from sixgun.locale import HERE, Words


@cache
def sections(game: str) -> dict[str, list[str]]:
    """The ids of a game's clauses by section, as the English file orders them."""
    found: dict[str, list[str]] = {}
    section = ""
    text = (HERE / "en" / f"rules-{game}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.GroupComment):
            section = entry.content or ""
        elif isinstance(entry, ast.Message) and section:
            found.setdefault(section, []).append(entry.id.name.replace("_", "."))
    return found


def clauses(game: str) -> list[str]:
    """The ids of all clauses of a game in order.

    >>> clauses("dice")[:2]
    ['dice.setup.players', 'dice.setup.roles']
    """
    return [clause for section in sections(game).values() for clause in section]


def clause_of(game: str, topic: str) -> str:
    """The clause that is called like a topic, of the game or of one of its sets; nothing if there is none.

    >>> clause_of("classic", "slab"), clause_of("classic", "whisky"), clause_of("classic", "poker")
    ('classic.slab', 'dodge.whisky', '')
    """
    return next((clause for clause in clauses(game) if clause.partition(".")[2] == topic), "")


def clause_text(clause: str, words: Words) -> str:
    """What a clause says."""
    return words.say(clause.replace(".", "_"))


def find(game: str, topic: str, words: Words) -> list[tuple[str, str]]:
    """The clauses about a topic: first those whose id has it, then those that speak of it most.

    >>> [clause for clause, _ in find("dice", "Lucky", Words("en"))]
    ['dice.lucky-duke']
    """
    wanted = topic.casefold()
    every = [(clause, clause_text(clause, words)) for clause in clauses(game)]
    named = [pair for pair in every if wanted in pair[0]]
    english = Words("en")
    telling = [
        (-text.casefold().count(wanted) / len(text), clause, text)
        for clause, text in every
        if wanted not in clause and wanted in (text + clause_text(clause, english)).casefold()
    ]
    return named + [(clause, text) for _, clause, text in sorted(telling, key=lambda found: found[0])]


def rules_markdown(game: str, words: Words) -> str:
    """All clauses of a game as a Markdown page."""
    lines = [f"# {words.say(f'rules-title-{game}')}", "", words.say(f"rules-intro-{game}")]
    for section, ids in sections(game).items():
        lines += ["", f"## {words.say(section)}", ""]
        lines += [f"- `{clause}` {clause_text(clause, words)}" for clause in ids]
    return "\n".join(lines) + "\n"
