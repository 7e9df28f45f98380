# Environments for agents.
error-no-research = The environments for agents need packages that are not installed: { $missing }. Install them with: pip install 'sixgun[research]'
error-no-openspiel = OpenSpiel is not installed ({ $missing } is missing). Install it with: pip install 'sixgun[research,openspiel]'
error-baseline-sets = The trained net knows { $game } made of the base set only, not of { $sets }. Play it with another bot.
