# Bots gegen Bots, gemessen.
error-bot-class = Hier gibt es keinen Bot { $name } ({ $why }). Gib ihn als Modul:Klasse an; das Modul muss installiert sein oder in dem Ordner liegen, in dem du stehst.
error-bot-no-bot = { $name } ist kein Bot. Ein Bot ist eine Klasse, die von sixgun.Bot abgeleitet ist.
error-bot-made = { $name } muss hier als Klasse stehen, denn jedes Spiel macht sich einen eigenen Bot. Gib { $name } ohne Klammern an, oder Modul:{ $name }.
error-bot-budget = { $name } nimmt kein solches Budget. Schreib den Bot allein, oder NAME@ROLLOUTS mit einer ganzen Zahl für einen, der nachdenkt.
error-bot-no-choose = { $name } hat kein choose. Schreib def choose(self, view), das eine von view.legal_actions zurückgibt.
error-bot-in-seat = { $bot } auf Platz { $seat } (der erste ist 0)
error-bot-in-game = { $bot } auf Platz { $seat } (der erste ist 0; Startwert { $seed })
error-bot-in-deal = { $bot } auf Platz { $seat } (der erste ist 0), Spiel { $deal } (Startwert { $seed }),
error-bot-answer = { $who } wurde { $question } gefragt und antwortete { $answer }. { $why }
error-bot-failed = { $who } wurde { $question } gefragt und scheiterte: { $why }
error-bot-heard = { $who } hörte { $event } und scheiterte: { $why }
error-no-arena = Bilder und Wertungen brauchen weitere Bibliotheken ({ $missing } fehlt). Installier sie mit: pip install 'sixgun[arena]'
error-no-cluster = Ein Cluster braucht weitere Bibliotheken ({ $missing } fehlt). Installier sie hier und auf jedem Knoten mit: pip install 'sixgun[cluster]'
error-cluster-unreachable = Unter { $address } antwortet kein Cluster. Starte einen mit „ray start --head“ und gib seine Adresse an, oder „auto“ auf demselben Rechner. ({ $why })
error-other-match = { $path } gehört zu einem anderen Vergleich oder zu anderen Regeln. Nenne mit --keep eine andere Datei, oder lösche diese.

cli-help-cluster = Der Ray-Cluster unter dieser Adresse macht die Arbeit („auto“: der auf diesem Rechner); das Ergebnis bleibt dasselbe.
cli-help-html = Auch eine Seite mit Bildern schreiben; sie lässt sich ohne Netz öffnen.
cli-help-deals = Wie viele Ausgaben höchstens gespielt werden; jede spielen alle Besetzungen, die verglichen werden (1000).
cli-help-arena = Messen, ob ein Bot besser ist als ein anderer: Jede Ausgabe wird auf jedem Platz mit dem einen und mit dem anderen gespielt.
cli-help-arena-examples = Beispiele:  sixgun arena dice gunhand greenhorn   ·   sixgun arena classic gunhand greenhorn --players 7 --jobs 2 --html a.html   ·   sixgun arena duel meinebots:Fuchs gunhand --gain 0 --json
cli-help-arena-gain = Aufhören, sobald feststeht, ob der Herausforderer um so viele Punkte öfter gewinnt oder nicht öfter (5); 0: alle Ausgaben spielen.
cli-help-arena-field = Wer auf den anderen Plätzen sitzt: Titelhalter (incumbent), Herausforderer (candidate) oder beide nacheinander (both).
cli-help-arena-keep = Die Datei, die die Ausgaben aufhebt; ein abgebrochener Vergleich geht von dort aus weiter. Ohne sie eine, die derselbe Befehl wiederfindet.

arena-title = { $game }, { $players } Spieler: { $candidate } oder { $incumbent }, { $deals ->
    [one] { $deals } Ausgabe
   *[other] { $deals } Ausgaben
  }, Startwert { $seed }
arena-so-far = { $gain } ± { $reach } Punkte
arena-goes-on = Es geht weiter: { $deals ->
    [one] { $deals } Ausgabe liegt
   *[other] { $deals } Ausgaben liegen
  } in { $path }
arena-interrupted = Nach { $played ->
    [one] { $played } Ausgabe
   *[other] { $played } Ausgaben
  } abgebrochen. Sie liegen in { $path }; derselbe Befehl macht dort weiter. Das ist dabei herausgekommen:
arena-among-incumbent = Ein Platz unter { $incumbent }
arena-among-candidate = Ein Platz unter { $candidate }
arena-pairs = Paare
arena-difference = Unterschied in Punkten
arena-all = Alle Plätze
arena-better = { $candidate } ist besser als { $incumbent }: { $mean } Punkte ({ $low } … { $high }) über alle Paare.
arena-no-better = { $candidate } ist nicht um { $gain } Punkte besser als { $incumbent }: { $mean } Punkte ({ $low } … { $high }) über alle Paare.
arena-open = Unterschied über alle Paare: { $mean } Punkte, 95-%-Intervall { $low } … { $high }.

page-figures = Die Zahlen
page-pairs = Ein Paar ist ein Platz einer Ausgabe: dasselbe Glück, dieselben Rollen und Charaktere, und auf diesem Platz einmal der eine und einmal der andere Bot. Jeder Platz jeder Ausgabe ist ein Paar.
page-intervals = Balken sind 95-%-Intervalle. Paare derselben Ausgabe gehören zusammen, deshalb sind die Intervalle über Ausgaben gerechnet. Wo ein Test den Vergleich früh beendet hat, sieht der Unterschied meist etwas größer aus, als er ist.
page-among-incumbent = Alle anderen Plätze spielt { $incumbent }: wie oft dieser Platz mit { $candidate } und mit { $incumbent } gewonnen hat.
page-among-candidate = Alle anderen Plätze spielt { $candidate }: wie oft dieser Platz mit { $candidate } und mit { $incumbent } gewonnen hat.
page-percent = Anteil gewonnener Spiele in Prozent
page-points = Punkte
page-deals = Ausgaben
page-course = Wie der Unterschied zustande kam
page-course-note = Der mittlere Unterschied nach so vielen Ausgaben mit seinem 95-%-Intervall; die Linien sind die beiden Hypothesen des Tests.

cli-help-page = Die Tabelle auch in diese Seite schreiben (Markdown), zwischen ihre Marken.
cli-help-ladder = Alle Bots nach Spielen werten, in denen sie zusammensitzen; eigene Bots werden als Modul:Klasse angegeben.
cli-help-ladder-examples = Beispiele:  sixgun ladder dice   ·   sixgun ladder classic meinebots:Fuchs --players 5 --deals 2000 --jobs 2   ·   sixgun ladder duel --page docs/bots.md
cli-help-secrets = Messen, was verborgene Information wert ist: dieselben Ausgaben mit einem Bot, der alles sieht, auf allen Plätzen und mit einem, der das nicht tut.
cli-help-secrets-examples = Beispiele:  sixgun secrets dice   ·   sixgun secrets classic --players 5 --deals 200   ·   sixgun secrets duel oracle sharpshooter --page docs/bots.md

ladder-title = { $game }, { $players } Spieler, { $games } Spiele, Startwert { $seed }
ladder-interrupted = Nach { $played ->
    [one] { $played } Ausgabe
   *[other] { $played } Ausgaben
  } abgebrochen. Das ist dabei herausgekommen:
ladder-rating = Wertung (95 %)
ladder-seats = Plätze
secrets-title = { $game }: dieselben Ausgaben mit { $seeing } und mit { $guessing } auf allen Plätzen, Startwert { $seed }
secrets-players = Spieler

cli-help-report = Bots viele Spiele spielen lassen und eine Seite mit Bildern schreiben: wer gewinnt, nach Seite, Rolle, Platz, Charakter und Karte, wie lange es dauert, was wehtut und was wen tötet.
cli-help-report-html = Wohin die Seite geschrieben wird (sixgun-SPIEL.html in diesem Ordner); sie lässt sich ohne Netz öffnen. Mit --json gibt es keine, wenn du keine nennst.
cli-help-report-examples = Beispiele:  sixgun report dice   ·   sixgun report classic --players 5 --games 10000 --jobs 2 --html classic.html   ·   sixgun report duel --bots greenhorn --lang de
cli-help-report-games = Wie viele Spiele für jede Spielerzahl (1000).

report-written = Der Bericht steht in { $path }; öffne ihn mit einem Browser.
report-title = { $game }: was { $bots } daraus machen
report-about = Gespielt von { $bots }, je Spielerzahl { $games } Spiele, Startwert { $seed }. Bots sind keine Menschen: Wer gewinnt, hängt davon ab, wie gut sie jede Rolle spielen.
report-intervals = Balken sind 95-%-Intervalle. Plätze eines Spiels gewinnen gemeinsam, deshalb sind sie über Spiele gerechnet.
report-at = { $what }, { $players } Spieler
report-by-side = Welche Seite gewinnt
report-by-side-note = Anteil der Spiele, die jede Seite gewinnt, für jede Spielerzahl.
report-by-role = Welche Rolle gewinnt
report-by-role-note = Anteil der Spiele, die die Spieler jeder Rolle gewinnen, für jede Spielerzahl.
report-by-seat = Welcher Platz gewinnt
report-by-seat-note = Anteil der Spiele, die jeder Platz gewinnt, gezählt ab 1: { $players } Spieler, { $games } Spiele.
report-by-character = Welcher Charakter gewinnt
report-by-character-note = Anteil der Spiele, die die Spieler mit jedem Charakter gewinnen, die besten zuerst: { $players } Spieler, { $games } Spiele.
report-by-card = Welche Karte mit Siegen einhergeht
report-by-card-note = Von den Spielern, die in einem Spiel eine Karte dieser Art gespielt haben, der Anteil der Sieger: { $players } Spieler, { $games } Spiele. Wer lange lebt, spielt viele Karten, also vergleiche die Arten miteinander.
report-seat = Platz
report-character = Charakter
report-card = Karte
report-games = Spiele
report-length = Wie lange es dauert
report-length-note = Züge in einem Spiel: { $players } Spieler, { $games } Spiele. Die Tabelle hat alle Spielerzahlen.
report-damage = Was wehtut
report-damage-note = Lebenspunkte, die jede Ursache in einem Spiel kostet: { $players } Spieler, { $games } Spiele.
report-damage-axis = Lebenspunkte je Spiel
report-cause = Ursache
report-causes = Ursache
report-killers = Täter
report-victim = Wer starb
report-deaths = Tode
report-nobody = niemand
report-causes-title = Was wen tötet
report-causes-note = Von den Toden jeder Spalte der Prozentsatz durch jede Ursache: { $players } Spieler, { $games } Spiele.
report-killers-title = Wer wen tötet
report-killers-note = Von den Toden jeder Spalte der Prozentsatz von der Hand jeder Rolle: { $players } Spieler, { $games } Spiele.
cause-bullseye = Treffer
cause-ability = eine Fähigkeit
