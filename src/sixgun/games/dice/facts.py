"""What clients show of The Dice Game besides its words: what an answer is about, and clauses. No rule hangs on it."""

from __future__ import annotations

from typing import Final

DEEDS: Final = {
    **{"beer": {"is": "heal"}, "gift": {"is": "heal"}, "clear-arrow": {"is": "choice"}},
    **{"pass": {"icon": "own-x"}, "shoot": {"hurts": 1}, "shoot-twice": {"hurts": 2}},
}
STAKES: Final = {"arrow-for-life": ["lose-life"]}  # the answers to a question that cost a life point
CLAUSES: Final = {
    **{"role": "setup.roles", "role:3": "three.goals", "life": "life.max", "arrows": "arrow.indians"},
    **{"distance": "bullseye.dead-not-counted", "face:arrow": "arrow.at-once", "face:dynamite": "dynamite.three"},
    **{f"face:{face}": face for face in ("bullseye1", "bullseye2", "beer", "gatling")},
    **{"verb:stop": "turn.rolls", "verb:roll": "turn.rolls", "verb:shoot": "bullseye1", "verb:shoot-twice": "slab"},
    **{"verb:beer": "beer", "verb:gift": "sid-ketchum", "verb:take-arrow": "bart-cassidy"},
    **{"verb:lose-life": "bart-cassidy", "verb:put-back": "pedro-ramirez", "verb:keep": "pedro-ramirez"},
    **{"verb:clear-arrow": "kit-carlson", "verb:pass": "kit-carlson"},
    **{"act:began": "setup.first", "act:role": "setup.secrecy", "act:goal": "setup.roles", "act:turn": "turn.rolls"},
    **{"act:rolled": "turn.rolls", "act:arrows-taken": "arrow.at-once", "act:indians": "arrow.indians"},
    **{"act:shot": "bullseye.together", "act:gatling": "gatling", "act:dynamite": "dynamite.three"},
    **{"act:beer": "beer", "act:out": "death", "act:ended": "end.immediate", "act:ended:law": "end.law"},
    **{"act:ended:outlaws": "end.sheriff-dead", "act:ended:renegade": "end.sheriff-dead"},
}
