"""BANG! The Duel with an agent on either side.

>>> from sixgun.research.pettingzoo import duel_v0
>>> env = duel_v0.env()
>>> env.reset(seed=7)
>>> env.possible_agents
['player_0', 'player_1']
>>> observation, reward, termination, truncation, info = env.last()
>>> env.legal_texts()
['front tex-killer', 'front bart-masterson']
"""

from sixgun.research.aec import environments

raw_env, env = environments("duel", __name__)
