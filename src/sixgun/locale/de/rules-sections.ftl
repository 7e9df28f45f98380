# Titel der Abschnitte, die nur das klassische Spiel hat.

section-distance = Entfernung
section-cards = Die Karten
section-hidden = Was verborgen bleibt
