"""Sixgun: the BANG! family of games, for people who play, argue, study and train.

>>> import sixgun
>>> game = sixgun.new_game("dice", players=5, seed=7)
>>> game.decision.actions[1].text
'roll 1'
"""
