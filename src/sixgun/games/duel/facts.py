"""What clients show of The Duel besides its words: icons, whom a card reaches, clauses. No rule hangs on it."""

from __future__ import annotations

from typing import Final

from sixgun.games.duel.card import ALWAYS_ACTIVE, AVOID, BLUE, HIT, RED, RELOADS
from sixgun.games.duel.catalogue import TRAITS
from sixgun.games.duel.fields import KINDS

SYMBOLS: Final = {"hit": HIT, "avoid": AVOID, "reload": RELOADS, "always-active": ALWAYS_ACTIVE}
GUNS: Final = ("colt", "carbine", "peacemaker", "remington", "schofield", "shotgun", "winchester", "derringer")
ICONS: Final = {
    **{name: f"own-{name}" for name in GUNS},
    **{"fanning": "bullets", "beer": "beer-stein", "duel": "crossed-pistols", "gatling": "chaingun"},
    **{"general-store": "shop", "indians": "arrow-flights", "knife": "bowie-knife", "missed": "own-missed"},
    **{"return-fire": "own-return", "schoolmarm": "teacher", "stealing": "grab", "strong-ale": "brandy-bottle"},
    **{"wagon": "old-wagon", "water": "full-wood-bucket-handle", "bank": "strongbox", "barrel": "barrel"},
    **{"clock": "pocket-watch", "dynamite": "dynamite", "gun-belt": "cowboy-holster", "hat": "western-hat"},
    **{"rattlesnake": "rattlesnake", "scope": "spyglass", "stampede": "charging-bull"},
}
# Whom a card reaches, where its colour doesn't tell.
REACHES: Final = {
    **{"winchester": "either", "missed": "avoid", "return-fire": "avoid", "beer": "your-two", "gatling": "all-but"},
    **{"indians": "all-but", "water": "fronts", "derringer": "front", "knife": "front", "duel": "front"},
    **{"general-store": "both", "stealing": "hand-or-play", "schoolmarm": "in-play", "strong-ale": "anyone"},
}
DEEDS: Final = {
    **{"barrel": {"icon": "barrel", "is": "free"}, "sid": {"is": "free"}, "hat": {"icon": "western-hat"}},
    **{"draw": {"icon": "own-deck"}, "pass": {"icon": "own-x"}, "front": {"is": "choice"}, "as-colt": {"hurts": 1}},
}
# The answers to a question that cost a life point.
STAKES: Final = {
    **{question: ["pass"] for question in ("hit", "extra", "indians", "duel")},
    "shield": ["pass", "shield"],
}
NO_SURE_HURT: Final = ("fanning", "gatling")  # a hit for each equipment of the target; aimed at nobody
CLAUSES: Final = {
    **{"symbol": "reveal", "life": "hit.loss", "hand": "turn.hand-limit", "draw-pile": "turn.own-deck"},
    **{"discards": "turn.one-shuffle", "rank": "active", "reserve": "death"},
    **{"verb:end": "turn.hand-limit", "verb:discard": "turn.hand-limit"},
    **{f"verb:{verb}": "turn.actions" for verb in ("play", "play-at", "play-card", "play-hand")},
    **{"verb:as-colt": "toco-ramirez", "verb:reload": "reload", "verb:move": "turn.swap"},
    **{"verb:draw-two": "babe-leroy", "verb:trade": "cattle-katie", "verb:copy": "pearl-hat"},
    **{"verb:exchange": "soundance-kid", "verb:pass": "hit.avoid", "verb:avoid": "hit.avoid"},
    **{"verb:cover": "hit.circled", "verb:barrel": "barrel", "verb:hat": "hat", "verb:sid": "sid-curry"},
    **{"verb:pay": "tex-killer", "verb:answer": "hit.circled", "verb:shield": "buffalo-bell", "verb:back": "random"},
    **{"verb:take": "bull-anderson", "verb:pick": "general-store", "verb:choose": "bart-masterson"},
    **{"verb:front": "setup.characters", "verb:swap": "shotgun", "verb:draw": "remington"},
    **{"act:began": "setup.sides", "act:entered": "setup.characters", "act:turn": "turn.phases"},
    **{"act:drew": "turn.own-deck", "act:showed": "pat-garret", "act:played-as-colt": "toco-ramirez"},
    **{"act:reloaded": "reload", "act:swapped": "turn.swap", "act:used": "active", "act:hit": "hit.loss"},
    **{"act:discarded": "turn.hand-limit", "act:checked": "reveal", "act:took": "stealing", "act:out": "death"},
    **{"act:reshuffled": "turn.one-shuffle", "act:ended": "end"},
}


def kind_facts(name: str) -> dict[str, object]:
    """What is to be shown of a kind of card. What never sleeps harms whoever has it."""
    traits = TRAITS[KINDS.numbers[name]]
    usual = "front" if traits & RED else "equipment" if traits & BLUE else "you"
    by_symbol = "own-colt" if traits & RED else "own-pin" if traits & BLUE else "own-deck"
    symbols = [symbol for symbol, bit in SYMBOLS.items() if traits & bit]
    return {
        **{"icon": ICONS.get(name, by_symbol), "reaches": REACHES.get(name, usual)},
        **{"symbols": symbols, "bad": traits & ALWAYS_ACTIVE != 0, "hurts": hurts_of(name, traits)},
    }


def hurts_of(name: str, traits: int) -> int:
    """The life points that a card takes from a target it hits."""
    return 1 if name == "duel" or (traits & HIT and name not in NO_SURE_HURT) else 0
