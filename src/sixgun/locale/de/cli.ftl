# Die Kommandozeile.
cli-help = Die BANG!-Spiele: spielen, simulieren, erforschen.
cli-help-examples = Zum Beispiel:  sixgun play dice   ·   sixgun rules dice beer   ·   sixgun simulate dice --games 2000
cli-usage-heading = Aufruf:
cli-options = Optionen
cli-commands = Befehle
cli-options-metavar = [OPTIONEN]
cli-command-metavar = BEFEHL …
cli-help-help = Diese Seite zeigen und beenden.
cli-help-lang = Sprache aller Texte.
cli-help-version = Die Version anzeigen und aufhören.
cli-version = sixgun { $version } ({ $how ->
    [compiled] kompiliert
   *[interpreted] interpretiert
  }), Python { $python }
cli-help-players = Wie viele am Tisch sitzen (5; Das Duell: 2).
cli-help-players-each = Nur mit dieser Spielerzahl; ohne Angabe mit jeder, die das Spiel erlaubt.
cli-help-sets = Die Sets, aus denen das Spiel besteht, mit Kommas dazwischen (base). Module, die in SIXGUN_MODULES genannt sind, bringen weitere mit.
cli-help-seed = Eine ganze Zahl; derselbe Startwert bringt dasselbe Glück.
cli-help-option = Schaltet eine Option des Spiels ein oder gibt ihr eine Zahl; mehrfach möglich. Classic: sheriff_extra_card, beginner, two_characters, always_ask. Duel: characters=2 … 12, always_ask.
cli-help-json = JSON für Programme ausgeben.
cli-help-games = Wie viele Spiele gespielt werden (1000).
cli-help-bots = Ein Bot für alle Plätze oder mehrere, durch Kommas getrennt, die reihum auf die Plätze verteilt werden (gunhand). Ein eigener ist Modul:Klasse.
cli-help-jobs = Wie viele Prozesse sich die Arbeit teilen; das Ergebnis bleibt gleich (1).
cli-help-records = Jedes Spiel in dieser neuen Datei aufheben, eine Aufzeichnung pro Zeile: DATEI.jsonl oder gepackt DATEI.jsonl.gz.
cli-help-play-jobs = In wie vielen Prozessen ein Bot, der sucht, zugleich denkt: So viele Male mehr Welten sieht er (1).
cli-help-play = Im Terminal spielen, gegen Bots oder gemeinsam an einem Gerät.
cli-help-play-examples = Beispiele:  sixgun play dice   ·   sixgun play dice --players 4 --seat 1,2 --bots greenhorn   ·   sixgun play dice --resume   ·   sixgun play --position puzzle.json
cli-help-seat = Dein Platz, von 1 an gezählt; mehrere durch Kommas getrennt oder „all“, wenn ihr euch die Tastatur teilt (1).
cli-help-name = Namen der Leute an der Tastatur, durch Kommas getrennt.
cli-help-role = Zum Üben: eine Rolle, die du bekommst (sheriff, deputy, outlaw, renegade).
cli-help-character = Zum Üben: ein Charakter, den du bekommst, zum Beispiel willy.
cli-help-position = In dieser Stellung beginnen (docs/positions.md) oder am Ende einer Aufzeichnung; --at geht in ihr zurück. Du sitzt, wo entschieden werden muss, wenn --seat nichts anderes sagt.
cli-help-at = Bei einer Aufzeichnung: nach so vielen ihrer Aktionen beginnen.
cli-replay-hint = Sieh dir eines an mit: { $command } replay DATEI
cli-replay-running = Noch nicht zu Ende (zu sehen ist, was dein Platz wissen darf):
cli-help-resume = Das Spiel fortsetzen, das du verlassen hast.
cli-help-hint = Bei jeder deiner Entscheidungen zeigen, was ein sharpshooter täte, mit den Gewinnchancen; die Taste h tut es einmal.
cli-help-list = Die verlassenen Spiele auflisten, das zuletzt gespielte zuerst.
cli-help-simulate = Bots viele Spiele spielen lassen und zeigen, wer gewinnt.
cli-help-simulate-examples = Beispiele:  sixgun simulate dice --players 5 --games 5000 --bots gunhand --seed 1   ·   sixgun simulate dice --jobs 2 --json   ·   sixgun simulate classic --games 10000 --records games.jsonl.gz
cli-help-bench = Messen, wie schnell die Engine auf diesem Rechner ist; mit research die Umgebungen für Agenten, mit server das Haus unter Last, mit log die Commits seiner Datenbank.
cli-help-bench-examples = Beispiele:  sixgun bench   ·   sixgun bench dice --json   ·   sixgun bench --save vorher.json   ·   sixgun bench --against vorher.json   ·   sixgun bench research   ·   sixgun bench server --database postgresql://ich@localhost/leer
cli-help-bench-save = Das Ergebnis in einer Datei aufheben, um spätere Messungen damit zu vergleichen.
cli-help-bench-against = Mit einem aufgehobenen Ergebnis vergleichen.
cli-help-bench-database = Für server und log: eine leere Datenbank; ohne sie eine SQLite-Datei, die danach gelöscht wird.
cli-help-bench-tables = Für server und log: wie viele Tische (200).
cli-help-bench-seconds = Für server und log: wie lange (60 und 10).
cli-help-bench-rate = Für server: wie viele Aktionen pro Sekunde insgesamt (500); 0: so viele wie möglich.
cli-help-bench-processes = Für server auf PostgreSQL: wie viele Prozesse das Haus hat (1).
cli-help-replay = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen.
cli-help-replay-examples = Beispiele:  sixgun replay game.json   ·   sixgun replay game.json --seat 2   ·   sixgun replay game.json --text   ·   sixgun replay games.jsonl.gz --game 17
cli-help-replay-game = Aus einer Datei mit vielen Spielen (.jsonl, .jsonl.gz) das mit dieser Nummer, von 1 an gezählt.
cli-help-replay-seat = Das Spiel von diesem Platz aus sehen, von 1 an gezählt. Ohne Angabe liegt alles offen.
cli-help-replay-all = Auch in einem laufenden Spiel alles Geheime zeigen; ohne das nur, was dein Platz wissen darf.
cli-help-replay-text = Das ganze Spiel als Text ausgeben, statt die Ansicht zu öffnen.
cli-help-rules = Die Regeln zeigen oder nur die Klauseln zu einem Thema.
cli-help-rules-examples = Beispiele:  sixgun rules dice   ·   sixgun rules dice gatling   ·   sixgun rules dice dice.slab
cli-help-vocabulary = Alle Wörter, die die Spiele sagen können, als JSON für Programme ausgeben.
cli-help-vocabulary-examples = Beispiel:  sixgun vocabulary > vocabulary.json
cli-no-option = Die Option { $option } gibt es nicht.
cli-missing = { $what } fehlt.
cli-option-value = { $option } braucht einen Wert.
cli-usage = Diese Angaben verstehe ich nicht.
cli-try-help = „{ $command } --help“ zeigt, was möglich ist.
cli-interrupted = Abgebrochen.
cli-goodbye = Das Spiel ist gespeichert. Weiter geht es mit: { $command } play { $game } --resume
cli-goodbye-file = Das Spiel ist gespeichert. Weiter geht es mit: { $command } play { $game } --resume { $path }
cli-goodbye-over = Sieh dir das Spiel noch einmal an mit: { $command } replay { $path }
cli-goodbye-unsaved = { $actions ->
    [one] Die letzte Aktion wurde
   *[other] Die letzten { $actions } Aktionen wurden
  } nicht gespeichert ({ $why }).

error-no-commands = Die Befehle brauchen weitere Bibliotheken ({ $missing } fehlt). Installier sie mit: pip install 'sixgun[terminal]'
error-unknown-command = Den Befehl „{ $name }“ gibt es nicht. Wähle einen davon: { $known }.
error-language = Die Sprache „{ $name }“ gibt es nicht. Wähle eine davon: { $known }.
error-no-topic = Keine Klausel von { $game } handelt von „{ $topic }“. Versuch es mit einem Wort wie Bier oder mit „sixgun rules { $game }“ für alle Regeln.
error-nothing-saved = Es gibt kein Spiel, das du fortsetzen könntest. Beginne eines mit „{ $command } play { $game }“.
error-no-terminal = Das geht nur in einem Terminal. Starte es in einem, oder nimm „sixgun simulate“ und „sixgun replay FILE --text“, die Text ausgeben.
error-too-many-names = Es sind mehr Namen ({ $names }) als Leute an der Tastatur ({ $people }). Nenne nur, wer spielt, oder gib mit --seat mehr Plätze an.
error-never-dealt = Das kann an diesem Tisch nicht verteilt werden: { $wish }. Wünsche dir eine andere Rolle, einen anderen Charakter oder mehr Spieler.
error-nothing-to-replay = In { $path } liegt noch kein Spiel. Spiele eines mit „{ $command } play“.
error-seat-twice = Platz { $seat } ist doppelt genannt. Nenne jeden Platz nur einmal.
error-no-bench = { $path } ist keine Messung, die „sixgun bench“ aufgehoben hat. So entsteht eine: sixgun bench --save DATEI
error-bench-sets = --sets braucht den Namen eines Spiels davor, etwa: sixgun bench classic --sets base
error-bench-only-house = { $option } gibt es nur für server und log (--rate und --processes nur für server). Lass es weg, oder sage: sixgun bench server
error-bench-not-empty = Die Datenbank { $name } ist nicht leer, und eine Messung darf niemandes Spiele anrühren. Gib ihr mit --database eine leere.
error-bench-processes = SQLite hat einen Prozess. Gib --processes mit --database eine PostgreSQL.
error-bench-nothing = Es gibt nichts zu messen: In { $seconds } s bei { $rate } Aktionen pro Sekunde kam niemand dran. Gib mehr --seconds oder eine höhere --rate an.
error-bench-no-house = Das Haus für die Messung hat nicht geöffnet. { $why }

simulate-playing = Spiele laufen
simulate-interrupted = Nach { $played } von { $games } Spielen abgebrochen. Das ist dabei herausgekommen:
simulate-title = { $game }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  }, { $players } Spieler, Bots { $bots }, Startwert { $seed }
simulate-by-side = Siegreiche Seite
simulate-by-role = Rolle
simulate-by-character = Charakter
simulate-by-seat = Platz
simulate-by-bot = Bot
simulate-won = gewonnen
simulate-played = gespielt
simulate-rate = Anteil
simulate-interval = 95-%-Intervall
simulate-length = Länge
simulate-turns = Züge
simulate-decisions = Entscheidungen
simulate-mean = Mittel
simulate-min = kürzestes
simulate-p5 = 5 %
simulate-median = Median
simulate-p95 = 95 %
simulate-max = längstes

bench-title = { $game }, { $players } Spieler, zufällig gespielt, ein Kern, Python { $python }, { $kind }
bench-title-research = Umgebungen für Agenten: Schritte mit zufälligen erlaubten Aktionen, ein Kern, Python { $python }, { $kind }
bench-before = Verglichen mit einer Messung unter Python { $python }, { $kind }
bench-compiled = kompiliert
bench-interpreted = interpretiert (auf diesem Rechner gibt es keine kompilierte Engine)
bench-running = Messung { $run }
bench-what = Was
bench-rate = pro Sekunde
bench-earlier = früher
bench-ratio = Verhältnis
bench-no-peers = Nicht gemessen, weil sie weitere Pakete brauchen: { $missing }. Installiere sie mit: pip install pygame-ce chess
bench-decisions = Entscheidungen in der Schleife der Engine
bench-games = Spiele in der Schleife der Engine
bench-python-decisions = Entscheidungen aus Python, mit Ereignissen
bench-gunhand-games = Spiele mit gunhand auf allen Plätzen
bench-rollouts = Probespiele mit gunhand bis zum Ende
bench-cut-rollouts = dieselben, nach 4 Zügen abgebrochen
bench-copies = Kopien eines Zustands
bench-views = Sichten eines Platzes
bench-json-round-trips = JSON hin und zurück
bench-title-server = Das Haus auf { $database }: { $tables } Tische zu { $players }, { $seconds } s, { $rate } Aktionen pro Sekunde gewünscht, Prozesse: { $processes }, Python { $python }, { $kind }
bench-title-log = Das Protokoll auf { $database }: { $tables } Spiele, je { $seconds } s, Python { $python }, { $kind }
bench-milliseconds = Millisekunden
bench-kilobytes = KB
bench-errors = Fehler: { $count }
bench-actions = Aktionen
bench-echoes = Nachrichten durch ein bloßes Echo
bench-action-p50 = von der Aktion bis zum Ereignis beim letzten Client: die Hälfte ist schneller
bench-action-p99 = von der Aktion bis zum Ereignis beim letzten Client: 99 von 100 sind schneller
bench-action-max = von der Aktion bis zum Ereignis beim letzten Client: die langsamste
bench-echo-p50 = bloßes Echo: die Hälfte ist schneller
bench-echo-p99 = bloßes Echo: 99 von 100 sind schneller
bench-echo-max = bloßes Echo: das langsamste
bench-cpu-per-action = Rechenzeit des Hauses für eine Aktion
bench-cpu-clients = Rechenzeit der Clients für eine Aktion
bench-cpu-database = Rechenzeit von PostgreSQL auf diesem Rechner für eine Aktion
bench-table = Speicher des Hauses für einen Tisch mit seinen Verbindungen
bench-connection = davon für eine Verbindung
bench-log-actions =
    { $n ->
        [one] Aktionen, festgeschrieben von einem Prozess
       *[other] Aktionen, festgeschrieben von { $n } Prozessen
    }
bench-log-commits =
    { $n ->
        [one] Commits von einem Prozess
       *[other] Commits von { $n } Prozessen
    }
