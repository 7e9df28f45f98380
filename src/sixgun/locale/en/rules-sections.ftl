# Titles of the sections of the rules, of all games.

section-setup = Setup
section-turn = The turn
section-dice = The dice
section-end = Elimination and the end
section-characters = Characters
section-distance = Distance
section-cards = The cards
section-hidden = What is hidden
section-hits = Hits
section-characters-law = Characters of the Law
section-characters-outlaws = Characters of the Outlaws
section-three = Three players
section-dodge-city = Dodge City
