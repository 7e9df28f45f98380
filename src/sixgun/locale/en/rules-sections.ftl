# Titles of the sections that only the classic game has.

section-distance = Distance
section-cards = The cards
section-hidden = What is hidden
