# Was schiefgehen kann. { $field } ist der Name eines Feldes in einer Datei, so wie er dort steht.
language-name = Deutsch

error-unknown-game = Es gibt kein Spiel namens „{ $name }“. Wähle eines davon: { $known }.
error-unknown-bot = Es gibt keinen Bot namens „{ $name }“. Zur Wahl stehen: { $known }.
error-parted = Die Aufzeichnung stammt von Version { $rules } der Regeln; diese sind Version { $known }. Sie gehen bei Aktion { $number } („{ $action }“) auseinander: Das Spiel steht davor.
error-set-twice = In { $game } gibt es schon ein Set namens „{ $name }“. Gib dem neuen einen anderen Namen.
error-too-many-cards = { $game } hat in allen Sets zusammen Platz für { NUMBER($high) } Karten. Lass ein Set weg.
error-set-module = Das Modul { $name } aus SIXGUN_MODULES lässt sich nicht laden ({ $why }). Installiere es, oder stell dich in den Ordner, in dem es liegt.
error-data-no-set = { $field }: Hier gibt es kein Set { $value }, nur { $known }. Importiere das Modul, das es mitbringt, oder nenne es in SIXGUN_MODULES.
error-data-no-base = { $field }: Jedes Spiel braucht das Set „{ $known }“. Nimm es in die Liste auf.
error-data-stack = { $field }: Von hier aus lässt sich nicht weiterspielen. Die Rahmen passen nicht zum Tisch oder nicht zueinander; prüfe ihre Felder oder lass den Stapel weg.
error-data-view = { $field }: So sieht keine Sicht eines Spiels aus. Nimm sie so, wie das Haus sie geschickt hat.
error-data-out = { $field }: Platz { $value } ist nicht mehr im Spiel. Nenne jemanden, der noch dabei ist.
error-data-frame-order = { $field }: Dieser Rahmen kann nicht gleich auf „{ $value }“ folgen. Er folgt auf: { $known }.
error-data-action = { $field } muss eine Aktion des Spiels oder ihr Text sein, nicht { $value }. `game.legal_actions` listet sie auf.
error-illegal = „{ $action }“ ist nicht möglich: { $why }
error-unreadable = Ich kann { $path } nicht lesen ({ $why }). Prüfe den Pfad.
error-unwritable = Ich kann { $path } nicht schreiben ({ $why }). Es wurde nichts verändert; wähle einen anderen Ort.
error-records-ending = { $path }: Eine Datei mit vielen Spielen endet auf .jsonl, gepackt auf .jsonl.gz. Wähle so einen Namen.
error-records-exist = { $path } gibt es schon, und Spiele werden nicht überschrieben. Wähle einen anderen Namen oder verschiebe die Datei.
error-records-full = Ich kann nicht weiter in { $path } schreiben ({ $why }). Die Spiele davor stehen darin. Schaffe Platz und spiele weitere mit einem anderen --seed in eine neue Datei.
error-many-records = { $path } enthält viele Spiele. Lies sie mit sixgun.read_records, oder sieh dir eines an mit: sixgun replay DATEI --game N
error-no-frames = Ohne { $library } gibt es keinen Data Frame. Installiere es mit pip, oder nimm to_dicts().
error-no-folder = Ich kann in { $path } keine Spiele speichern ({ $why }). Setze die Variable { $variable } auf einen Ordner, in den du schreiben darfst.

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
error-data-no-option = { $game } hat keine Optionen, { $field } bedeutet dort also nichts. Lass es weg.
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
error-data-no-roles = { $field }: In { $game } hat niemand eine Rolle. Lass die Rollen weg.
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
error-position-options = Eine Stellung oder Aufzeichnung hat ihre eigenen Spieler, Rollen, Sets und Optionen. Lass { $options } weg.
error-position-over = Das Spiel in { $path } ist schon zu Ende. Wähle eine andere Stellung; bei einer Aufzeichnung fange mit --at früher an, vor ihrer Aktion { $actions }.
error-at-record = --at sagt, nach wie vielen Aktionen einer Aufzeichnung es losgeht. Gib die Aufzeichnung mit --position DATEI an.
error-one-game = { $path } enthält ein einziges Spiel. Lass --game weg.
error-fewer-games = { $path } hat kein Spiel { NUMBER($number) }. Wähle eine kleinere Zahl.
why-no-action = So etwas kann man in diesem Spiel nicht tun. Wähle eine der angebotenen Möglichkeiten.
error-not-over = Das Spiel ist noch nicht zu Ende. Erst danach kann ein weiteres beginnen.
error-stale-action = Das Spiel ist inzwischen weitergegangen. Sieh den Tisch noch einmal an und wähle dann.
error-not-your-decision = Platz { $seat } ist jetzt nicht gefragt. Warte, bis er an der Reihe ist.
error-in-use = Das Spiel in { $path } ist in einem anderen Terminal offen. Spiele dort weiter, oder schließe es erst dort.
error-unsaved = Ich kann das Spiel nicht in { $path } speichern ({ $why }). Spiele weiter und schaffe Platz: Ich versuche es bei jeder Aktion wieder.
error-data-no-match = { $path } ist kein Spiel, das weitergehen kann. Aufzeichnungen beendeter Spiele zeigt „sixgun replay“; Stellungen und Aufzeichnungen spielt man mit „sixgun play --position“.
why-not-your-turn = Jetzt entscheidet jemand anderes. Warte, bis du gefragt wirst.
error-endless = Das Spiel lief { NUMBER($steps) } Schritte, ohne jemanden zu fragen, und liefe ewig so weiter. Diese Stellung kann es nicht geben: Prüfe ihre Karten und ihren Stapel.
error-nothing-to-undo = Es wurde noch nichts getan, also lässt sich nichts zurücknehmen.
error-bad-path = { $path } kann kein Pfad einer Datei sein. Prüfe ihn auf Zeichen, die dort nicht hingehören.
error-not-a-file = { $path } ist keine Datei, sondern ein Ordner oder ein Gerät. Es wurde nichts verändert; wähle einen anderen Ort.
error-data-deep = { $field } ist tiefer als { $high } Ebenen verschachtelt. Das ist keine Datei von Sixgun.
error-data-field-name = { $field }: Der Name eines Feldes muss ein Text sein, nicht { $value }.
error-data-duplicate = { $field } steht zweimal im selben Objekt. Behalte eines der beiden.
error-data-too-large = { $path } ist größer als { $high } MB. Ist das eine Datei von Sixgun?
error-data-position-too = { $field } gehört nicht in eine Aufzeichnung, die mit einer Stellung beginnt. Lass eines von beiden weg.
error-data-no-rematch-option = { $field } bedeutet in einem weiteren Spiel von { $game } nichts: Alles wird neu verteilt. Lass es weg.
error-data-eliminated = { $field }: Platz { $value } ist ausgeschieden, und nur Überlebende behalten ihren Charakter. Lass ihn weg.

# Stellungen, die es nicht geben kann.
error-data-deciding = { $field }: Das Spiel fragt hier Platz { $known }, nicht Platz { $value }. Berichtige es oder lass es weg.
error-data-goes-on = { $field } muss leer sein, denn das Spiel ist zu Ende.
error-data-known = { $field }: Diese Karte liegt offen oder in einer Hand, deren Besitzer hier fehlt. Nenne alle, die sie sehen, oder lass sie weg.
error-data-known-nowhere = { $field }: Wer diese Karte kennt, ist klar, wo sie liegt. Lass sie weg.
error-data-dead-cards = { $field }: Wer ausgeschieden ist, hat keine Karten. Leg sie auf den Ablagestapel.
error-data-unrolled = { $field }: In diesem Zug ist noch nicht gewürfelt. Lass die Würfel weg.
error-data-rolled = { $field }: An dieser Stelle des Zuges zeigen alle fünf Würfel eine Seite. Gib alle fünf an.
error-data-beer-spent = { $field }: Nur Slab the Killer kann ein Bier verwendet haben, und eines muss zu sehen sein. Lass es weg.
error-data-beginning = { $field }: Während die vorderen Charaktere gewählt werden, haben alle vier volles Leben, und alle Karten sind in ihren Stapeln.
