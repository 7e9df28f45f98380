"""BANG!, the card game, with an agent in every seat.

>>> from sixgun.research.pettingzoo import classic_v0
>>> env = classic_v0.env(players=4)
>>> env.reset(seed=7)
>>> env.possible_agents
['player_0', 'player_1', 'player_2', 'player_3']
>>> observation, reward, termination, truncation, info = env.last()
>>> env.legal_texts()[:3]
['end', 'play indians-AD', 'play carabine-AC']
"""

from sixgun.research.aec import environments

raw_env, env = environments("classic", __name__)
