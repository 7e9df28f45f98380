# Mein Saloon: was die eigenen Spiele ergeben, und die eigenen Geräte.

saloon-of = Der Saloon von { $name }
saloon-empty = Noch kein Spiel ist zu Ende gegangen. Spiel eines, dann steht es hier.
saloon-filter = Welche Spiele zählen
saloon-any = alle
saloon-any-all = Alle Spiele
saloon-by-company = Gesellschaft
saloon-company-bots = nur Bots
saloon-company-people = mit Leuten
saloon-by-days = Zeit
saloon-days = { $days ->
    [7] die letzte Woche
    [30] der letzte Monat
    [365] das letzte Jahr
   *[other] { $days } Tage
  }
saloon-practice = weitergespielt, zählt nicht
saloon-none = So eines ist unter deinen Spielen nicht. Wähle weniger Filter.
saloon-won = Gewonnene Spiele
saloon-of-all = von { $all } · { $share } %
saloon-streak = In Folge
saloon-best = höchstens { $best }
saloon-nemesis = Erzfeind
saloon-felled = { $times ->
    [one] nahm dir einmal den letzten Lebenspunkt
   *[other] nahm dir { $times }-mal den letzten Lebenspunkt
  }
saloon-nobody = noch niemand
saloon-by = Gewonnen nach
saloon-by-game = Spiel
saloon-by-role = Rolle
saloon-by-character = Figur
saloon-by-players = Spielerzahl
saloon-by-people = Mit wem
saloon-score = { $won } von { $all }
saloon-collection = Besiegte Bots
saloon-collection-note = { $count } von { $all } Figuren haben gegen Bots gewonnen. Das Zeichen ist die stärkste Stufe, die jeder Bot am Tisch mindestens hatte.
saloon-last = Letzte Spiele
saloon-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  }
saloon-against = gegen { $names }
saloon-more = Mehr zeigen
saloon-devices = Geräte
saloon-private = Diese Seite siehst nur du, auf allen deinen Geräten.
saloon-device = Gerät
saloon-this = dieses
saloon-since = seit { $day }
saloon-sign-out = Abmelden
saloon-add = Ein Gerät hinzufügen
saloon-code-note = Tipp diesen Code auf dem anderen Gerät auf derselben Seite ein, oder scanne das Bild und tipp ihn dort ein. Er gilt einmal; ein neuer macht ihn ungültig.
saloon-have = Ich habe einen Code von einem anderen Gerät
saloon-use = Hier dieselbe Person sein
saloon-use-note = Dieser Browser ist dann jener Gast, mit dessen Spielen. Was du hier vorher gespielt hast, bleibt bei dem Namen, den du hattest.
saloon-export = Eine Kopie von allem speichern
saloon-delete = Mich löschen
saloon-delete-sure = Wirklich löschen: Name, Geräte, Worte
saloon-delete-note = Deine Spiele bleiben für die anderen, mit einem Fremden auf deinem Platz.
