"""The house: tables for people and bots, hosted by one command. The log of actions is the truth."""
