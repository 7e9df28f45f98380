# Der Tisch im Terminal.
tui-keys = ? Regeln   Leertaste weiter   f schnell/langsam   q Ende (wird gespeichert)
tui-waiting = { $name } überlegt …
tui-choose-dice = Neu würfeln: Wähle Würfel mit 1 bis 5, alle mit a
tui-over = { $won ->
    [True] Du hast gewonnen! Sieg: { $side }.
   *[other] Das Spiel ist aus. Sieg: { $side }.
  } Mit q geht es hinaus.
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
tui-goodbye = Das Spiel ist gespeichert. Weiter geht es mit: sixgun play { $game } --resume
tui-goodbye-over = Sieh dir das Spiel noch einmal an mit: sixgun replay { $path }
replay-keys = ← → Schritt   Bild↑/Bild↓ Zug   Pos1/Ende   g gehe zu   1–8 Platz   o offen   ? Regeln   q beenden
replay-place = Aktion { $at } von { $all }
replay-jump = Nummer der Aktion, 0 bis { $all }
replay-seen-open = alles offen
replay-seen-seat = gesehen von Platz { $seat }
