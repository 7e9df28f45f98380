# Titles of the sections that not every game has.

section-distance = Distance
section-cards = The cards
section-hidden = What is hidden
section-hits = Hits
section-characters-law = Characters of the Law
section-characters-outlaws = Characters of the Outlaws
