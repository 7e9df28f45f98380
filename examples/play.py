"""A game from Python: deal, look, act, let bots finish it, tell it in words, keep its record.

pip install .
python examples/play.py                       # or: --game dice --players 6 --seed 3 --lang de --save game.json
"""

import argparse

import sixgun
from sixgun.locale import Words
from sixgun.narration import Narrator, log_of

SEAT = 0


def tell(game, lang):
    """The whole game in sentences, as seat 0 saw it."""
    log = log_of(game.rules, players=game.players, viewer=SEAT)
    for told in game.events_since(0, SEAT):
        log.add(told["event"])
    narrator = Narrator(Words(lang), game.view(SEAT).to_dict())
    return [narrator.act(act, SEAT) for act in log.acts]


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", choices=list(sixgun.GAMES), default="classic")
    arguments.add_argument("--players", type=int, help="as many as usual without it")
    arguments.add_argument("--seed", type=int, default=7, help="the same seed deals the same game on every machine")
    arguments.add_argument("--lang", choices=["en", "de", "es"], default="en")
    arguments.add_argument("--save", metavar="FILE", help="write the record; `sixgun replay FILE` shows it")
    given = arguments.parse_args()

    game = sixgun.new_game(given.game, players=given.players, seed=given.seed)
    print(game.view(SEAT))  # what seat 0 may know; its hidden roles and cards are unknown
    for _ in range(3):  # three decisions of whoever is asked: act by an action, or by its text
        seat, question = game.current_seat, game.decision.question.name
        action = game.legal_actions[-1]
        events = game.apply(action)
        print(f"seat {seat}, asked {question!r}, does {action.text!r}: {[event.name for event in events]}")

    sixgun.play(game, ["gunhand"] * game.players, seed=given.seed)  # bots hear the past, then play on
    print(*tell(game, given.lang)[-12:], sep="\n")
    print(f"{len(game.history)} decisions. Won: {game.outcome.side}, seats {sorted(game.outcome.winners)}.")
    if given.save:
        sixgun.save(game, given.save)


if __name__ == "__main__":
    main()
