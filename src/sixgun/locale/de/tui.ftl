# Der Tisch im Terminal.
tui-keys = ? Regeln   Leertaste weiter   f schnell/langsam   q Ende (wird gespeichert)
tui-waiting = { $name } überlegt …
tui-choose-dice = Neu würfeln: Wähle Würfel mit 1 bis 5, alle mit a
tui-over = { $won ->
    [won] Du hast gewonnen! Gewonnen hat: { $side }.
    [lost] Du hast verloren. Gewonnen hat: { $side }.
   *[watched] Das Spiel ist aus. Gewonnen hat: { $side }.
  } Mit q hörst du auf.
tui-fast = Die Bots spielen jetzt ohne Pause.
tui-slow = Die Bots lassen sich jetzt Zeit.
tui-you = du
tui-out = raus
tui-middle = { $arrows ->
    [one] { $arrows } Pfeil in der Mitte
   *[other] { $arrows } Pfeile in der Mitte
  }
tui-hand-over = Jetzt ist Platz { $seat } dran: { $name }. Nimm die Tastatur und drücke Enter.
tui-rules-title = Regeln zu dem, was auf dem Tisch liegt
tui-rules-close = Esc schließt, Pfeiltasten blättern
replay-keys = ← → Schritt   Bild↑/Bild↓ Zug   Pos1/Ende   g gehe zu   1–8 Platz   o offen   ? Regeln   q beenden
replay-place = Aktion { $at } von { $all }
replay-jump = Nummer der Aktion, 0 bis { $all }
replay-seen-open = alles offen
replay-seen-seat = gesehen von Platz { $seat }
replay-whisper = (Nur { $name } erfährt: { $line })
tui-no-dice = Wähle zuerst die Würfel, die du neu wirfst: Tasten 1 bis 5, oder a für alle.
tui-larger = Bitte mach dieses Fenster größer: mindestens 60 Spalten und 20 Zeilen.
tui-goal = Dein Ziel: { $goal }
tui-player = Mitspieler
tui-record = Das Spiel ist gespeichert als { $path }
tui-keys-over = ? Regeln   Bild↑/Bild↓ Verlauf   q beenden
tui-hand = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
tui-deck = Nachziehstapel: { $cards }
tui-discard = Ablagestapel: { $cards }
tui-classic-legend = Ausgespielte Karten stehen unter der Hand; fremde Hände sind verdeckt. ♥ befreit aus dem Gefängnis und hilft hinter dem Fass, ♠ 2–9 zündet das Dynamit.
tui-reserve = Reserve: { $characters }
tui-common = Gemeinsamer Stapel: { $cards }
tui-duel-legend = ★ steht beim Charakter an der Front (AC): Nur seine Fähigkeit und Ausrüstung wirken, wenn nichts anderes gesagt ist. Das Zeichen hinter einer Karte zählt, wenn sie aufgedeckt wird: { $symbols }.
tui-leave-unsaved = { $actions ->
    [one] Die letzte Aktion ist
   *[other] Die letzten { $actions } Aktionen sind
  } nicht gespeichert. Schaffe Platz und drücke q für einen neuen Versuch, oder Q, um so zu gehen.
