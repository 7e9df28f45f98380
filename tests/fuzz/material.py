"""Records and positions of random games, at random moments."""

from __future__ import annotations

from random import Random
from typing import Any

import sixgun

Data = dict[str, Any]
MOMENTS = 3  # of each sort of question, besides the first
LONGEST = 4000


def options_of(name: str, dice: Random) -> Data:
    """Options of a game, mostly unusual ones."""
    if name == "classic":
        return {option: dice.random() < 0.4 for option in ("always_ask", "beginner", "sheriff_extra_card")}
    if name == "duel":
        return {"always_ask": dice.random() < 0.5, "characters": dice.randint(2, 12)}
    return {}


def played(dice: Random) -> list[Data]:
    """One game: positions at random moments, each sort of question and the end, and records of it."""
    game, luck = begun(dice), sixgun.luck(dice.getrandbits(64))
    bots = hired(game, luck) if dice.random() < 0.3 else []
    moments: dict[str, Data] = {}
    while game.decision and len(game.history) < LONGEST:
        question = game.decision.question.name
        if question not in moments or dice.random() < 0.08:
            moments[question if question not in moments else f"{question} {dice.randrange(MOMENTS)}"] = game.position()
        step(game, bots, luck, dice)
    record, positions = game.record(), list(moments.values())
    shorter = {**record, "actions": [action.text for action in game.history[: dice.randint(0, len(game.history))]]}
    head = {field: record[field] for field in ("sixgun", "version", "game", "rules")}
    return [*positions, game.position(), shorter, {**head, "position": dice.choice(positions), "actions": []}]


def begun(dice: Random) -> sixgun.Game:
    """A new game of any sort and size."""
    name = dice.choice(sorted(sixgun.GAMES))
    size = dice.choice(sixgun.GAMES[name].players)
    return sixgun.new_game(name, players=size, seed=dice.getrandbits(64), **options_of(name, dice))


def hired(game: sixgun.Game, luck: sixgun.Luck) -> list[sixgun.Bot]:
    """A good bot at each seat."""
    bots = [sixgun.hire("gunhand", game.rules.name, luck) for _ in range(game.players)]
    tell(bots, game.events)
    return bots


def tell(bots: list[sixgun.Bot], events: list[sixgun.Note]) -> None:
    """Every bot hears what it may know."""
    for seat, bot in enumerate(bots):
        for event in events:
            if event.seen_by(seat):
                bot.watch(event)


def step(game: sixgun.Game, bots: list[sixgun.Bot], luck: sixgun.Luck, dice: Random) -> None:
    """A random action, or mostly that of a bot."""
    decision = game.decision
    assert decision is not None
    seat = int(decision.seat)
    if bots and dice.random() < 0.9:
        action = bots[seat].choose(game.view(seat), decision)
    else:
        action = decision.actions[luck.below(len(decision.actions))]
    tell(bots, game.apply(action))
