"""What clients show of the classic game besides its words: icons, whom a card reaches, clauses. No rule hangs on it."""

from __future__ import annotations

from typing import Final

from sixgun.games.classic.card import BROWN, Card
from sixgun.games.classic.catalogue import KINDS_BY_NUMBER
from sixgun.games.classic.fields import KINDS

# The symbols of a card, in the order of their bits.
SYMBOLS: Final = ("bang", "shot", "missed", "life", "beer", "draw", "take", "area", "share", "challenge", "curse")
ICONS: Final = {
    **{"bang": "gunshot", "missed": "own-missed", "beer": "beer-stein", "saloon": "saloon-doors", "panic": "grab"},
    **{"stagecoach": "old-wagon", "wells-fargo": "strongbox", "general-store": "shop", "cat-balou": "cat"},
    **{"gatling": "chaingun", "indians": "arrow-flights", "duel": "crossed-pistols", "mustang": "horse-head"},
    **{"scope": "spyglass", "barrel": "barrel", "jail": "prisoner", "dynamite": "dynamite"},
    **{name: f"own-{name}" for name in ("volcanic", "schofield", "remington", "carabine", "winchester")},
    **{"binocular": "binoculars", "hideout": "wood-cabin", "punch": "punch", "dodge": "dodging", "brawl": "fist"},
    **{"whisky": "square-bottle", "tequila": "agave", "rag-time": "grand-piano", "buffalo-rifle": "buffalo-head"},
    **{"can-can": "high-kick", "canteen": "water-flask", "howitzer": "field-gun", "iron-plate": "metal-plate"},
    **{"knife": "bowie-knife", "sombrero": "sombrero", "ten-gallon-hat": "western-hat"},
    **{name: f"own-{name}" for name in ("springfield", "bible", "conestoga", "derringer", "pepperbox", "pony-express")},
}
# The icon of a card that has none of its own: that of the first symbol that it shows.
ICON_BY_SYMBOL: Final = {
    **{"area": "chaingun", "challenge": "crossed-pistols", "curse": "prisoner", "share": "shop", "take": "grab"},
    **{"missed": "own-missed", "life": "beer-stein", "shot": "gunshot", "draw": "old-wagon"},
}
REACH_BY_SYMBOL: Final = {"area": "others", "share": "everybody", "missed": "answer"}
REACHES: Final = {  # where the symbols don't tell
    **{"panic": "near", "jail": "jail", "punch": "near", "knife": "near", "derringer": "near"},
    **{"springfield": "any", "buffalo-rifle": "any", "canteen": "you", "pony-express": "you"},
}
# How many cards a character may keep, where it isn't a card for each life point.
KEEPS: Final = {"sean-mallory": 10}

DEEDS: Final = {
    **{"barrel": {"icon": "barrel", "is": "free"}, "draw": {"icon": "own-deck"}, "go-on": {"icon": "own-next"}},
    **{"pass": {"icon": "own-x"}, "draw-from": {"is": "choice"}, "draw-card": {"is": "choice"}},
    **{"play-hand": {"is": "hand"}, "strip-hand": {"is": "hand"}, "strip-card": {"is": "choice"}},
    **{
        "become": {"is": "character"},
        "copy": {"is": "character"},
        "fire": {"is": "aim", "icon": "gunshot", "hurts": 1},
    },
}
# The answers to a question that cost a life point.
STAKES: Final = {**{question: ["pass"] for question in ("shot", "indians", "duel", "brink")}, "play": ["bleed"]}

CLAUSES: Final = {
    **{
        "role": "setup.roles",
        "role:3": "three.goals",
        "suit": "draw-check",
        "life": "setup.life",
        "distance": "distance.seats",
    },
    **{"hand": "turn.hand-limit", "draw-pile": "turn.reshuffle", "discards": "turn.brown-blue"},
    **{"card:colt": "distance.weapon", "character:suzy-lafayette": "suzy"},
    **{"verb:end": "turn.hand-limit", "verb:discard": "turn.hand-limit", "verb:draw": "turn.draw"},
    **{"verb:play": "turn.brown-blue", "verb:play-at": "turn.brown-blue"},
    **{"verb:play-hand": "panic", "verb:play-card": "panic", "verb:pick": "general-store"},
    **{"verb:heal": "sid-ketchum", "verb:go-on": "sid-ketchum", "verb:put-back": "kit-carlson"},
    **{"verb:answer": "missed.answer", "verb:barrel": "barrel", "verb:pass": "forced", "verb:drink": "beer.brink"},
    **{"verb:become": "setup.two-characters", "act:became": "setup.two-characters"},
    **{"verb:draw-from": "jesse-jones", "verb:draw-discard": "pedro-ramirez", "verb:choose": "lucky-duke"},
    **{"act:began": "setup.first", "act:role": "setup.secrecy", "act:goal": "setup.roles", "act:turn": "turn.phases"},
    **{"act:drew": "turn.draw", "act:showed": "black-jack", "act:discarded": "turn.hand-limit"},
    **{"act:checked": "draw-check", "act:took": "panic", "act:picked": "pedro-ramirez", "act:out": "death.reveal"},
    **{"act:punished": "death.deputy", "act:reshuffled": "turn.reshuffle", "act:ended": "end.immediate"},
    **{"act:ended:law": "end.law", "act:ended:outlaws": "end.sheriff-dead", "act:ended:renegade": "end.sheriff-dead"},
}


def kind_facts(name: str) -> dict[str, object]:
    """What is to be shown of a kind of card."""
    card = KINDS_BY_NUMBER[KINDS.numbers[name]]
    symbols = [symbol for bit, symbol in enumerate(SYMBOLS) if card.symbols >> bit & 1]
    by_symbol = next((icon for symbol, icon in ICON_BY_SYMBOL.items() if symbol in symbols), "own-deck")
    reaches = REACHES.get(name) or reach_of(card, symbols)
    return {
        **{"icon": ICONS.get(name, by_symbol), "reaches": reaches, "symbols": symbols, "bad": "curse" in symbols},
        "hurts": 1 if "shot" in symbols or "challenge" in symbols else 0,
        **({"price": int(card.price)} if card.price else {}),
    }


def character_facts(name: str) -> dict[str, object]:
    """What is to be shown of a character besides what is printed."""
    return {"keeps": KEEPS[name]} if name in KEEPS else {}


def reach_of(card: Card, symbols: list[str]) -> str:
    """Whom a card reaches, by what is printed on it."""
    if card.reach > 0:
        return "weapon"
    if card.aims:
        return "range" if "shot" in symbols else "any"
    by_symbol = next((reach for symbol, reach in REACH_BY_SYMBOL.items() if symbol in symbols), "you")
    return by_symbol if by_symbol != "you" or card.border == BROWN else "stays"
