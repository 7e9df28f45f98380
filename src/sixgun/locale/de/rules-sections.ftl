# Titel der Abschnitte, die nicht jedes Spiel hat.

section-distance = Entfernung
section-cards = Die Karten
section-hidden = Was verborgen bleibt
section-hits = Schüsse
section-characters-law = Charaktere der Gesetzeshüter
section-characters-outlaws = Charaktere der Banditen
