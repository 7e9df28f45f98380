"""Records and positions of random games, at random moments."""

from __future__ import annotations

from random import Random
from typing import Any

import sixgun
from sixgun.family.sets import FamilyRules
from sixgun.registry import rules_of

Data = dict[str, Any]
MOMENTS = 3  # of each sort of question, besides the first
LONGEST = 4000
BOXES = {"classic": [["base"], ["base", "dodge-city"]]}


def options_of(name: str, dice: Random) -> Data:
    """Options of a game, mostly unusual ones."""
    rules = sixgun.GAMES[name]
    flags = {option: dice.random() < 0.4 for option in rules.options if option not in rules.ranges}
    return flags | {option: dice.choice(numbers) for option, numbers in rules.ranges.items()}


def played(dice: Random) -> list[Data]:
    """One game: positions at random moments, each sort of question and the end, and records of it."""
    game, rng = begun(dice), sixgun.rng(dice.getrandbits(64))
    bots = hired(game, rng) if dice.random() < 0.3 else []
    moments: dict[str, Data] = {}
    while game.decision and len(game.history) < LONGEST:
        question = game.decision.question.name
        if question not in moments or dice.random() < 0.08:
            moments[question if question not in moments else f"{question} {dice.randrange(MOMENTS)}"] = game.position()
        step(game, bots, rng, dice)
    record, positions = game.record(), list(moments.values())
    shorter = {**record, "actions": [action.text for action in game.history[: dice.randint(0, len(game.history))]]}
    head = {field: record[field] for field in ("sixgun", "version", "game", "sets", "rules") if field in record}
    return [*positions, game.position(), shorter, {**head, "position": dice.choice(positions), "actions": []}]


def rules_for(data: Data) -> FamilyRules | None:
    """The rules of a record or position, with the sets that it names, if that can be told."""
    name, sets = str(data.get("game")), data.get("sets")
    return rules_of(name, sets if sets in BOXES.get(name, []) else ["base"]) if name in sixgun.GAMES else None


def begun(dice: Random) -> sixgun.Game:
    """A new game of any sort and size."""
    name = dice.choice(sorted(sixgun.GAMES))
    sets = dice.choice(BOXES.get(name, [["base"]]))
    size = dice.choice(rules_of(name, sets).players)
    return sixgun.new_game(name, players=size, seed=dice.getrandbits(64), sets=sets, **options_of(name, dice))


def hired(game: sixgun.Game, rng: sixgun.Rng) -> list[sixgun.Bot]:
    """A good bot at each seat."""
    bots = [sixgun.make_bot("gunhand", game.rules.name, rng) for _ in range(game.players)]
    tell(bots, game.events)
    return bots


def tell(bots: list[sixgun.Bot], events: list[sixgun.Event]) -> None:
    """Every bot hears what it may know."""
    for seat, bot in enumerate(bots):
        for event in events:
            if event.seen_by(seat):
                bot.on_event(event)


def step(game: sixgun.Game, bots: list[sixgun.Bot], rng: sixgun.Rng, dice: Random) -> None:
    """A random action, or mostly that of a bot."""
    decision = game.decision
    assert decision is not None
    seat = int(decision.seat)
    if bots and dice.random() < 0.9:
        action = bots[seat].choose(game.view(seat))
    else:
        action = decision.actions[rng.below(len(decision.actions))]
    tell(bots, game.apply(action))
