"""PettingZoo environments: an agent in every seat."""
