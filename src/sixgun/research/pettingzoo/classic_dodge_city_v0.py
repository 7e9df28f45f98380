"""BANG!, the card game, with Dodge City in the box and an agent in every seat.

>>> from sixgun.research.pettingzoo import classic_dodge_city_v0
>>> env = classic_dodge_city_v0.env(players=8)
>>> env.reset(seed=7)
>>> len(env.possible_agents)
8
"""

from sixgun.research.aec import environments

raw_env, env = environments("classic", __name__, ("base", "dodge-city"))
