"""The guided first games: a scripted position each, what the learner does, and what the others do in between.

The rules run here, once; the page gets the views, events and right answers as JSON (`web/src/lib/lessons`).
"""

import json
from typing import Any, NotRequired, TypedDict

from sixgun import ClassicView, DiceView, DuelView
from sixgun.api import load
from sixgun.engine.view_types import ToldData
from sixgun.narration import log_of
from sixgun.narration.act_types import LogAct

LEARNER = 0

AnyView = ClassicView | DiceView | DuelView


class LessonScene(TypedDict):
    """What one move changes: the table after it, what happened, and the log from a line on."""

    view: AnyView
    events: list[ToldData]
    line: int
    acts: list[LogAct]


class LessonStep(TypedDict):
    """A step of a guided game: words, what they point at, the answer or touch that is wanted, the moves before it."""

    words: str
    at: str
    does: NotRequired[int]
    touches: NotRequired[str]
    scenes: NotRequired[list[LessonScene]]


class Step:
    """Words beside the table (`web-learn-GAME-WORDS`), what they point at, and what the learner does.

    `does` is an action; `touches` is a card or die that can't be used now, touched to be told why. With neither the
    learner reads and goes on. `then` are the actions of the others that follow.
    """

    def __init__(self, words: str, at: str, does: str = "", touches: str = "", then: tuple[str, ...] = ()) -> None:
        """A step; `at` and `words` are always there."""
        self.words = words
        self.at = at
        self.does = does
        self.touches = touches
        self.then = then


CLASSIC: dict[str, object] = {
    **{"sixgun": "position", "version": 1, "game": "classic", "active": 0, "seed": "7", "turn": 5},
    "players": [
        {
            **{"character": "bart-cassidy", "role": "sheriff", "life": 3},
            "hand": ["schofield-QC", "bang-2D", "bang-3D", "cat-balou-KH", "missed-TC", "beer-6H"],
        },
        {"character": "rose-doolan", "role": "outlaw", "life": 2, "hand": ["bang-4D"], "in_play": ["barrel-QS"]},
        {"character": "lucky-duke", "role": "renegade", "life": 2, "hand": ["missed-JC", "indians-KD"]},
        {"character": "willy", "role": "outlaw", "life": 3, "hand": ["bang-5D", "bang-6D"]},
    ],
    "deck": [
        *("saloon-5H", "panic-AH", "jail-JS", "duel-QD", "dynamite-2H", "volcanic-TS"),
        *("mustang-8H", "bang-8D", "missed-KC", "schofield-JC", "missed-QC", "bang-9D"),
        *("bang-TD", "gatling-TH", "winchester-8S", "remington-KC", "carabine-AC", "indians-AD", "missed-AC"),
    ],
    "discard": ["bang-AS"],
    "stack": [{"frame": "turn", "phase": "discard"}, {"frame": "playing"}],
}
CLASSIC_STEPS = [
    Step("you", "me"),
    Step("roles", "me"),
    Step("others", "seats"),
    Step("cards", "hand"),
    Step("weapon", "card schofield-QC", does="play schofield-QC"),
    Step("bang", "card bang-2D", does="play-at bang-2D 2", then=("answer missed-JC",)),
    Step("once", "card bang-3D", touches="bang-3D"),
    Step("barrel", "card cat-balou-KH", does="play-card cat-balou-KH 1 barrel-QS"),
    Step("end", "end", does="end", then=("play-at bang-4D 0",)),
    Step("missed", "answers", does="answer missed-TC", then=("end", "play indians-KD", "answer bang-5D")),
    Step("indians", "answers", does="answer bang-3D", then=("end", "play-at bang-6D 0", "end")),
    Step("hurt", "me"),
    Step("beer", "card beer-6H", does="play beer-6H"),
    Step("mustang", "card mustang-8H", does="play mustang-8H"),
    Step("finish", "card bang-8D", does="play-at bang-8D 1"),
    Step("bounty", "seat 1"),
    Step("limit", "end", does="end"),
    Step(
        *("discard", "card schofield-JC"),
        does="discard schofield-JC",
        then=("play-at duel-QD 3", "play-at bang-TD 3", "play gatling-TH"),
    ),
    Step("turncoat", "answers", does="answer missed-KC", then=("play winchester-8S", "end", "discard carabine-AC")),
    Step("alone", "seat 2"),
    Step("raid", "card indians-AD", does="play indians-AD"),
    Step("last", "card bang-9D", does="play-at bang-9D 2"),
    Step("done", "table"),
]

DICE: dict[str, object] = {
    **{"sixgun": "position", "version": 1, "game": "dice", "roller": 0, "seed": "7", "turn": 5},
    "players": [
        {"character": "jourdonnais", "role": "sheriff", "life": 6},
        {"character": "black-jack", "role": "outlaw", "life": 6, "arrows": 1},
        {"character": "willy", "role": "renegade", "life": 3, "arrows": 1},
        {"character": "el-gringo", "role": "outlaw", "life": 7, "arrows": 4},
    ],
    "next_dice": [
        *("bullseye1", "arrow", "dynamite", "beer", "gatling"),  # the learner
        *("bullseye2", "beer"),
        *("arrow", "arrow", "beer", "bullseye1", "beer"),  # Black Jack
        *("gatling", "gatling", "gatling", "dynamite", "bullseye2"),  # Willy the Kid
        *("dynamite", "dynamite", "dynamite", "gatling", "gatling"),  # El Gringo
        *("bullseye1", "bullseye1", "gatling", "gatling", "beer"),  # the learner again
        "gatling",
    ],
}
DICE_STEPS = [
    Step("you", "me"),
    Step("roles", "me"),
    Step("faces", "dice"),
    Step("arrow", "quiver"),
    Step("locked", "die 3", touches="3"),
    Step("roll", "die 2, die 5", does="roll 2,5"),
    Step("stop", "stop", does="stop"),
    Step("aim", "seat 1", does="shoot 1"),
    Step("beer", "me", does="beer 0"),
    Step("beer-again", "me", does="beer 0", then=("stop", "shoot 0", "beer 1", "beer 1")),
    Step("attack", "quiver", then=("stop",)),
    Step("gatling", "me"),
    Step("luck", "die 5", does="roll 5"),
    Step("enough", "stop", does="stop"),
    Step("finish", "seat 1", does="shoot 1"),
    Step("finish-again", "seat 1", does="shoot 1"),
    Step("done", "table"),
]

DUEL: dict[str, object] = {
    **{"sixgun": "position", "version": 1, "game": "duel", "active": 0, "seed": "7", "turn": 5},
    "players": [
        {
            **{"side": "law", "front": 1, "reserve": ["annie-oakey"]},
            "characters": [{"character": "wyatt-earp", "life": 3}, {"character": "dalon-ranger"}],
            "hand": ["colt-l1", "barrel-l1", "missed-l1", "strong-ale-l1"],
            "deck": [
                *("peacemaker-l1", "water-l1", "shotgun-l1", "missed-l2", "winchester-l1", "missed-l3"),
                *("bank-l1", "scope-l1"),
            ],
        },
        {
            **{"side": "outlaws", "front": 1},
            "characters": [{"character": "west-harding", "life": 1}, {"character": "cattle-katie", "life": 1}],
            "hand": ["missed-o1", "knife-o2"],
            "deck": ["colt-o1", "knife-o1", "colt-o2", "gun-belt-o1", "colt-o3", "scope-o1"],
        },
    ],
    "stack": [{"frame": "turn", "phase": "discard"}, {"frame": "playing"}],
}
DUEL_STEPS = [
    Step("you", "side 0"),
    Step("front", "hero wyatt-earp"),
    Step("rear", "hero dalon-ranger"),
    Step("colt", "card colt-l1", does="play-at colt-l1 west-harding", then=("avoid missed-o1",)),
    Step("equip", "card barrel-l1", does="play-at barrel-l1 dalon-ranger"),
    Step("asleep", "hero dalon-ranger"),
    Step("swap", "swap", does="move"),
    Step("keep", "card missed-l1", touches="missed-l1"),
    Step("end", "end", does="end", then=("play-at colt-o1 dalon-ranger",)),
    Step("barrel", "answers", does="barrel", then=("play-at knife-o1 dalon-ranger",)),
    Step("missed", "answers", does="avoid missed-l1", then=("play-at knife-o2 dalon-ranger",)),
    Step("again", "answers", does="barrel", then=("end",)),
    Step("hurt", "hero dalon-ranger"),
    Step("winchester", "card winchester-l1", does="play-at winchester-l1 cattle-katie"),
    Step("fallen", "side 1"),
    Step("limit", "end", does="end", then=("play-at colt-o2 dalon-ranger",)),
    Step("stand", "answers", does="avoid missed-l2", then=("play-at colt-o3 dalon-ranger",)),
    Step(
        *("twice", "answers"),
        does="avoid missed-l3",
        then=("play-at gun-belt-o1 west-harding", "play-at scope-o1 west-harding", "end"),
    ),
    Step("last", "card peacemaker-l1", does="play-at peacemaker-l1 west-harding"),
    Step("done", "table"),
]

SCRIPTS = {"classic": (CLASSIC, CLASSIC_STEPS), "dice": (DICE, DICE_STEPS), "duel": (DUEL, DUEL_STEPS)}


class Stage:
    """A guided game as it is played: every move makes a scene."""

    def __init__(self, position: dict[str, object]) -> None:
        """The position, with its one scene."""
        self.game = load(position)
        self.log = log_of(self.game.rules, self.game.players, LEARNER)
        self.heard = 0
        self.scenes: list[dict[str, Any]] = []
        self.look()

    def look(self) -> None:
        """What has changed for the learner is a scene."""
        events: list[dict[str, Any]] = self.game.events_since(self.heard, LEARNER)
        self.heard += len(events)
        line = min([self.log.add(each["event"]) for each in events], default=len(self.log.acts))
        view = self.game.view(LEARNER).to_dict()
        self.scenes.append({"view": view, "events": events, "line": line, "acts": self.log.acts[line:]})

    def taken(self) -> list[dict[str, Any]]:
        """The scenes since they were last taken."""
        taken, self.scenes = self.scenes, []
        return taken


def lesson(name: str) -> str:
    """A guided game as JSON, a step a line."""
    position, steps = SCRIPTS[name]
    stage = Stage(position)
    lines: list[str] = []
    for step in steps:
        shown = {"scenes": scenes} if (scenes := stage.taken()) else {}
        wanted = {"does": play(stage, step.does)} if step.does else {"touches": step.touches} if step.touches else {}
        lines.append(json.dumps({"words": step.words, "at": step.at, **wanted, **shown}, ensure_ascii=False))
        for action in step.then:
            stage.game.apply(action)
            stage.look()
    return "[\n" + ",\n".join(lines) + "\n]\n"


def play(stage: Stage, action: str) -> int:
    """The learner plays; the id of their answer."""
    game = stage.game
    decision: Any = game.view(LEARNER).to_dict()["decision"]
    wanted = game.find(action)
    assert game.decision is not None and game.decision.seat == LEARNER, action
    place = [str(each) for each in game.decision.actions].index(str(wanted))
    game.apply(action)
    stage.look()
    return int(decision["actions"][place]["id"])
