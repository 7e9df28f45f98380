# Was schiefgehen kann. { $field } ist der Name eines Feldes in einer Datei, so wie er dort steht.
language-name = Deutsch

error-unknown-game = Es gibt kein Spiel namens „{ $name }“. Wähle eines davon: { $known }.
error-unknown-bot = Es gibt keinen Bot namens „{ $name }“. Zur Wahl stehen: { $known }.
error-illegal = „{ $action }“ ist nicht möglich: { $why }
error-unreadable = Ich kann { $path } nicht lesen ({ $why }). Prüfe den Pfad.
error-unwritable = Ich kann { $path } nicht schreiben ({ $why }). Es wurde nichts verändert; wähle einen anderen Ort.

error-data-number = { $field } muss eine ganze Zahl sein, nicht { $value }.
error-data-range = { $field } muss zwischen { $low } und { $high } liegen, nicht bei { $value }.
error-data-name = { $field } muss eines davon sein: { $known }; nicht { $value }.
error-data-list = { $length ->
    [-1] { $field } muss eine Liste sein.
    [one] { $field } muss eine Liste mit { $length } Eintrag sein.
   *[other] { $field } muss eine Liste mit { $length } Einträgen sein.
  }
error-data-object = { $field } muss ein JSON-Objekt sein, nicht { $value }.
error-data-text = { $field } muss ein Text sein, nicht { $value }.
error-data-flag = { $field } muss true oder false sein, nicht { $value }.
error-data-missing = { $field } fehlt.
error-data-unknown-field = { $field } ist kein Feld, das hierher gehört. Erlaubt sind: { $known }.
error-data-seed = { $field } muss eine ganze Zahl von 0 bis 2^256 − 1 sein, nicht { $value }.
error-data-json = { $path } ist kein JSON, das ich lesen kann ({ $why }). Ist die Datei vollständig?
error-data-not-ours = { $field } muss "record" oder "position" sein, nicht { $value }. Ist das eine Datei von Sixgun?
error-data-version = Dieses Sixgun kann { $field } { $value } nicht lesen, sondern nur { $known }. Nimm die Version, die die Datei geschrieben hat.
error-data-players = { $field }: { $game } spielt man mit { $low } bis { $high } Spielern, nicht mit { $value }.
error-data-players-fixed = { $field }: { $game } spielt man immer zu { $low }, nicht mit { $value }.
error-data-illegal = { $field }: „{ $action }“ ist dort nicht möglich. Möglich ist: { $known }.
error-data-over = { $field }: In dieser Stellung ist das Spiel schon aus. Gib das Ergebnis an oder lass mehr Spieler leben.
error-data-stack-order = { $field }: Der erste Eintrag muss "turn" sein, und kein anderer darf es sein.
error-data-twice = { $field }: „{ $value }“ sitzt schon am Tisch. Jeden Charakter gibt es nur einmal.
error-data-roles = { $field }: Ein Spiel mit { $players } Spielern braucht die Rollen { $known }.
error-data-arrows = { $field }: Zusammen können die Spieler höchstens { $high } Pfeile haben, denn der letzte ruft die Indianer.
error-data-dead-arrows = { $field }: Ein Spieler ohne Leben hat keine Pfeile.
error-data-dead-roller = { $field }: Dieser Spieler hat kein Leben mehr. Nenne einen, der noch lebt.
error-data-outcome = { $field } passt nicht zu den Spielern. Prüfe Seite und Gewinner.
error-data-dead-life = { $field }: Wer ausgeschieden ist, hat keine Lebenspunkte.
error-data-card-twice = { $field }: „{ $value }“ liegt an zwei Stellen oder ist nicht im Spiel.
error-data-equipment = { $field } müssen Ausrüstungskarten sein, jeder Name einmal.
error-data-other-side = { $field }: „{ $value }“ gehört zur anderen Seite.
error-data-absent = { $field }: „{ $value }“ ist nicht im Spiel.
error-data-extra-action = { $field }: Das Spiel ist vor dieser Aktion schon zu Ende. Lass sie weg.
error-resume-options = Ein Spiel, das weitergeht, behält Spieler, Plätze, Bots und Glück. Lass { $options } weg oder lass --resume weg.
why-no-action = So etwas kann man in diesem Spiel nicht tun. Wähle eine der angebotenen Möglichkeiten.
error-not-over = Das Spiel ist noch nicht zu Ende. Erst danach kann ein weiteres beginnen.
error-stale-action = Das Spiel ist inzwischen weitergegangen. Sieh den Tisch noch einmal an und wähle dann.
error-not-your-decision = Platz { $seat } ist jetzt nicht gefragt. Warte, bis er an der Reihe ist.
error-in-use = Das Spiel in { $path } ist in einem anderen Terminal offen. Spiele dort weiter, oder schließe es erst dort.
error-unsaved = Ich kann das Spiel nicht in { $path } speichern ({ $why }). Spiele weiter und schaffe Platz: Ich versuche es bei jeder Aktion wieder.
error-data-no-match = { $path } ist kein Spiel, das weitergehen kann. Aufzeichnungen beendeter Spiele zeigt „sixgun replay“.
