# Titel der Abschnitte der Regeln, für alle Spiele.

section-setup = Aufbau
section-turn = Der Zug
section-dice = Die Würfelseiten
section-end = Ausscheiden und Spielende
section-characters = Charaktere
section-distance = Entfernung
section-cards = Die Karten
section-hidden = Was verborgen bleibt
section-hits = Schüsse
section-characters-law = Charaktere der Gesetzeshüter
section-characters-outlaws = Charaktere der Banditen
section-three = Zu dritt
section-dodge-city = Dodge City
