"""Train an agent with MaskablePPO of sb3-contrib on Gymnasium's interface, then seat it among other bots.

    pip install '.[research]' torch sb3-contrib
    python examples/maskable_ppo.py --steps 100000           # a minute or two; 500000 without it
    sixgun arena dice examples.maskable_ppo:Trained gunhand  # in the folder of the repository, when it is trained

The policy is kept in ppo-dice.zip, or in the file that the environment variable POLICY names.
"""

import argparse
import os
from functools import cache

import gymnasium
from sb3_contrib import MaskablePPO

import sixgun
import sixgun.research  # registers sixgun/Dice-v0

FILE = os.environ.get("POLICY", "ppo-dice.zip")


class Flat(gymnasium.ObservationWrapper):
    """The learner asks for the mask apart, so the observation is the numbers alone."""

    def __init__(self, env):
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation):
        return observation["observation"]

    def action_masks(self):
        return self.unwrapped.action_masks()


class Trained(sixgun.research.NetBot):
    """The trained policy in a seat: it takes the likeliest of the legal actions."""

    def __init__(self, seed=None):
        super().__init__(choose, "dice", seed)


@cache
def learned():
    return MaskablePPO.load(FILE)


def choose(seen):
    return learned().predict(seen["observation"], action_masks=seen["action_mask"], deterministic=True)[0]


def share_of_wins(bot, games):
    """How often a bot wins among four gunhands, a different seat in each game."""
    won = 0
    for seed in range(games):
        seat = seed % 5
        bots = ["gunhand"] * 5
        bots[seat] = bot
        won += seat in sixgun.play("dice", bots, seed=seed).outcome.winners
    return won / games


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--steps", type=int, default=500_000, help="decisions of the agent to learn from")
    arguments.add_argument("--games", type=int, default=1000, help="games to measure it in")
    given = arguments.parse_args()
    env = Flat(gymnasium.make("sixgun/Dice-v0", players=5, seat=None, bots="gunhand"))
    model = MaskablePPO("MlpPolicy", env, n_steps=min(given.steps, 2048), gamma=1.0, ent_coef=0.01, seed=1, verbose=1)
    model.learn(given.steps)
    model.save(FILE)
    print(f"Wins among gunhands, of {given.games} games: trained {share_of_wins(Trained, given.games):.1%},", end=" ")
    print(f"random {share_of_wins('greenhorn', given.games):.1%}, gunhand {share_of_wins('gunhand', given.games):.1%}.")


if __name__ == "__main__":
    main()
