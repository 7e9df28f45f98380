# Vor und nach dem Spiel im Browser: Leute, Gastgeber, Gespräch, Glück, die eigenen Tische.

## Namen

party-who-are-you = Wie nennen dich die anderen?
party-name-note = 1 bis 20 Zeichen. Dieser Browser merkt ihn sich.
party-name = Umbenennen
party-sit-down = Hinsetzen
party-just-watch = Nur zuschauen
party-change-name = Deinen Namen ändern

## Plätze

party-bot = Bot: { $level }
party-stand = Aufstehen
party-stand-note = und zuschauen
party-leave = Gehen
party-leave-note = der Platz wird frei
party-make-host = Zum Gastgeber machen
party-ban = Endgültig wegschicken
party-more = Was sonst mit { $name } geschehen kann
party-removed = Der Gastgeber hat dich von deinem Platz genommen. Du kannst zuschauen oder dich wieder hinsetzen.
party-host-away = { $host } ist Gastgeber und nicht da.
party-next-host = In { $time } ist { $heir } Gastgeber.
party-next-you = In { $time } bist du Gastgeber.
party-begins = Das Spiel beginnt in { $time }; Bots nehmen die freien Plätze.
party-dealing = Es wird ausgeteilt …
party-ready = will noch eine Runde

## Was der Gastgeber einstellt

party-options = Optionen
party-spectators = Andere dürfen zuschauen
party-spectators-note = Sie sehen keine Hand.
party-poker-face = Pokerface
party-poker-face-note = Jede Antwort dauert gleich lang, damit keine Pause etwas verrät.
party-take-over = Den Platz eines Bots übernehmen
party-take-over-note = Wer später kommt, darf für einen Bot weiterspielen.
party-rotate-sheriff = Der Nächste ist Sheriff
party-rotate-sheriff-note = In der nächsten Runde; sonst werden alle Rollen ausgeteilt.
party-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }
party-clock-note = Wer Tage Zeit hat, darf die Seite schließen; deine Tische stehen auf der Startseite.
party-clock-hours = { $hours } h
party-left-hours = { $hours ->
    [one] noch { $hours } Stunde
   *[other] noch { $hours } Stunden
  }
party-left-minutes = { $minutes ->
    [one] noch { $minutes } Minute
   *[other] noch { $minutes } Minuten
  }
party-reserve = { $seconds ->
    [one] Noch { $seconds } Sekunde deiner Reserve
   *[other] Noch { $seconds } Sekunden deiner Reserve
  }

## Gespräch

party-quick = Schnelle Worte
party-quick-howdy = Hallo!
party-quick-luck = Viel Glück!
party-quick-nice = Guter Schuss!
party-quick-ouch = Autsch!
party-quick-thanks = Danke!
party-quick-wait = Einen Moment, bitte.
party-quick-hurry = Du bist dran!
party-quick-again = Noch eine Runde?
party-your-turn = Du bist dran

## Das Glück

party-luck = Ehrliches Glück
party-promise = Das Haus hat sein Geheimnis für das Austeilen festgelegt. Das ist sein Fingerabdruck: { $promise }
party-luck-how = Der Browser jedes Spielers gibt ein eigenes geheimes Wort dazu. Nach dem Spiel wird alles gezeigt, und du kannst es prüfen.
party-check-luck = Das Glück prüfen
party-luck-fair = Das Glück war ehrlich.
party-luck-unfair = Das Glück passt nicht zusammen.
party-luck-promise = { $good ->
    [true] Das Geheimnis des Hauses ist das, das es vor dem Austeilen festgelegt hatte.
   *[other] Das Geheimnis des Hauses ist nicht das, das es vor dem Austeilen festgelegt hatte.
  }
party-luck-seals = { $good ->
    [true] Jedes Wort ist das, das sein Spieler versiegelt hatte.
   *[other] Ein Wort ist nicht das, das sein Spieler versiegelt hatte.
  }
party-luck-seed = { $good ->
    [true] Was ausgeteilt wurde, folgt aus dem Geheimnis und den Wörtern und aus nichts anderem.
   *[other] Was ausgeteilt wurde, folgt nicht aus dem Geheimnis und den Wörtern.
  }
party-luck-mine = { $good ->
    [true] Das Wort dieses Browsers ist dabei.
    [false] Das Wort dieses Browsers fehlt.
   *[other] Dieser Browser hatte für dieses Spiel kein Wort gegeben.
  }
party-luck-voided = { $times ->
    [one] Einmal wurde neu begonnen, weil ein Wort nicht gezeigt wurde.
   *[other] { $times }-mal wurde neu begonnen, weil ein Wort nicht gezeigt wurde.
  }
party-luck-older = Dieses Spiel ging mit neueren Regeln weiter: Das Glück seines Anfangs lässt sich hier nicht nachrechnen.
party-luck-checked = Hier geprüft, von diesem Browser. Das Protokoll enthält den Rest: sixgun verify spielt jeden Zug nach.

## Noch eine Runde

party-vote = Noch eine Runde!
party-vote-on = Du willst noch eine Runde
party-votes = Wer noch eine Runde will
party-keep = { $name } behalten
party-give-back = Eine andere Figur ziehen
party-next-sheriff = Nächster Sheriff: { $name }
party-to-lobby = Plätze und Optionen
party-to-table = Zurück an den Tisch

## Startseite

party-saloon = Mein Saloon
party-mine = Deine Tische
party-turn = Du bist dran
party-on = Das Spiel läuft
party-lobby = Vor dem Spiel
party-with = mit { $names }
party-alone = mit Bots
party-setup = { $players ->
    [2] { $level }
   *[other] { $players } Spieler · { $level }
  }
party-bots = Stärke der Bots
party-role = Rolle
party-role-any = beliebig
party-setup-how = Wie gleich gespielt wird
party-company = Mit Leuten spielen
party-company-note = Ein Tisch mit anderen, oder ein neuer, der allen offensteht. Ist die Zeit um, nehmen Bots die freien Plätze.
party-wait = Auf Leute warten
party-find = Einen Tisch finden

## Einstellungen

party-names = Groß am Tisch
party-names-people = Namen
party-names-characters = Figuren
party-call = Sag mir, wenn ich dran bin
party-call-no = Dieser Browser erlaubt es nicht. Erlaube in seinen Einstellungen Mitteilungen für diese Seite.
party-call-title = Du bist dran
party-call-text = { $game }, Tisch { $table }
party-vibrate = Vibrieren, wenn ich dran bin
