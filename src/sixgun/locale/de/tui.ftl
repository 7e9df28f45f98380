# Der Tisch im Terminal.
tui-key-rules = ? Regeln
tui-key-back = Esc zurück
tui-key-undo = u widerrufen
tui-key-hint = h Tipp
tui-key-next = Leertaste weiter
tui-key-speed = f Tempo
tui-key-log = Bild↑ Verlauf
tui-key-quit = q Ende
tui-key-end-page = Esc Ergebnis
tui-key-again = a noch einmal
tui-key-replay = r Aufzeichnung
tui-key-menu = m Menü
tui-waiting = { $who ->
    [law] { $name } überlegen …
    [outlaws] { $name } überlegen …
   *[one] { $name } überlegt …
  }
tui-choose-dice = Neu würfeln: Wähle Würfel mit 1 bis 5, alle mit a
tui-over = { $won ->
    [won] Du hast gewonnen! Sieger: { $side }.
    [lost] Du hast verloren. Sieger: { $side }.
   *[watched] Das Spiel ist aus. Sieger: { $side }.
  }
tui-you = du
tui-out = raus
tui-middle = { $arrows ->
    [one] { $arrows } Pfeil in der Mitte
   *[other] { $arrows } Pfeile in der Mitte
  }
tui-hand-over = Jetzt ist Platz { $seat } dran: { $name }. Nimm die Tastatur und drücke Enter.
tui-rules-title = Regeln zu dem, was auf dem Tisch liegt
tui-rules-close = Esc schließt, Pfeiltasten blättern
replay-keys = ← → Schritt   Leertaste abspielen   f Tempo   Bild↑/Bild↓ Zug   Pos1/Ende   g gehe zu   1–{ $seats } Platz   o offen   q Ende
replay-place = Aktion { $at } von { $all }
replay-jump = Nummer der Aktion, 0 bis { $all }
replay-seen-open = alles offen
replay-seen-seat = gesehen von Platz { $seat }
tui-no-dice = Wähle zuerst die Würfel, die du neu wirfst: Tasten 1 bis 5, oder a für alle.
tui-larger = Bitte mach dieses Fenster größer: mindestens { $columns } Spalten und { $lines } Zeilen. Bis dahin wirkt nur q: Damit gehst du, und das Spiel bleibt gespeichert.
tui-player = Mitspieler
tui-record = Das Spiel ist gespeichert als { $path }
tui-key-end = e Zug beenden
tui-hand = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
tui-in-play = ausgespielt: { $cards }
tui-deck = Nachziehstapel: { $cards }
tui-discard = Ablagestapel: { $cards }
tui-classic-legend = ↔ Entfernung, ⌖ Reichweite der Waffe, ▯ Handkarten; ausgespielte Karten stehen darunter. ♥ befreit aus dem Gefängnis und hilft hinter dem Fass, ♠ 2–9 zündet das Dynamit.
tui-reserve = Reserve: { $characters }
tui-left = Stapel { $deck } · Reserve { $reserve }
tui-common = Gemeinsamer Stapel: { $cards }
tui-duel-legend = ★ steht beim Charakter an der Front (AC): Nur seine Fähigkeit und Ausrüstung wirken, wenn nichts anderes gesagt ist. Das Zeichen hinter einer Karte zählt, wenn sie aufgedeckt wird: { $symbols }.
tui-leave-unsaved = { $actions ->
    [one] Die letzte Aktion ist
   *[other] Die letzten { $actions } Aktionen sind
  } nicht gespeichert. Schaffe Platz und drücke q für einen neuen Versuch, oder Q, um so zu gehen.
tui-speed = { $speed ->
    [slow] Tempo: langsam (1 von 3)
    [fast] Tempo: schnell, ohne Pause (3 von 3)
   *[middle] Tempo: normal (2 von 3)
  }
tui-seed = Startwert: { $seed }
tui-no-undo = Das lässt sich nicht zurücknehmen: Es wurde etwas aufgedeckt, das Glück hat entschieden, oder es war nicht dein Zug.
tui-undone = Zurückgenommen.
tui-hint = Tipp, nach der Gewinnchance: { $actions }
tui-hint-even = Das nimmt sich wenig, soweit die Suche es sieht: { $actions }
tui-hint-action = { $action } ({ $chance } ± { $error } %)
tui-brink = in höchster Not!
tui-distance = Entfernung { $distance }
tui-aim = { $card }: wen oder was? (Esc: andere Karte)
tui-aim-what = { $card } → { $name }: welche Karte? (Esc: jemand anderes)
tui-price = { $card }: Welche Karte zahlt dafür? (Esc: zurück)
tui-no-key = Die Taste { $key } ist keine Antwort. Möglich sind: { $keys }
tui-face-down = Noch verdeckt.
tui-from-hand = eine zufällige Handkarte
tui-no-effect = bewirkt jetzt nichts
tui-way-heal = Zwei Karten für einen Lebenspunkt abwerfen
tui-way-fire = Zwei Karten abwerfen und schießen
tui-way-blue = Eine blaue Karte abwerfen und zwei ziehen
tui-way-trade = Ausrüstung abwerfen und zwei Karten ziehen
tui-way-copy = Eine Karte abwerfen und die oberste Aktionskarte nutzen
tui-way-exchange = Eine Karte gegen die bessere von zweien tauschen
tui-way-as-colt = Als Colt spielen
tui-you-are-out = Du bist raus. Die anderen spielen weiter. { $role ->
        [outlaw] Du gewinnst noch, wenn der Sheriff fällt.
        [deputy] Du gewinnst noch, wenn der Sheriff gewinnt.
       *[other] Gewinnen kannst du nicht mehr.
    }

    Enter  zusehen
    f      schneller zusehen
    q      gehen; das Spiel bleibt gespeichert
end-title = { $won ->
    [won] Du hast gewonnen! Sieger: { $side }
    [lost] Du hast verloren. Sieger: { $side }
   *[watched] Das Spiel ist aus. Sieger: { $side }
  }
end-why = { $side ->
    [law] { $kind ->
        [duel] Von den Banditen ist keiner mehr übrig.
       *[roles] Alle Gegner des Sheriffs sind raus.
    }
    [outlaws] { $kind ->
        [duel] Von den Gesetzeshütern ist keiner mehr übrig.
       *[roles] Der Sheriff ist raus.
    }
    [renegade] { $kind ->
        [three] Der Gesetzlose hat den Banditen selbst erledigt oder ist als Letzter übrig.
       *[roles] Der Sheriff fiel als Letzter, und nur einer ist übrig.
    }
    [deputy] Der Hilfssheriff hat den Gesetzlosen selbst erledigt oder ist als Letzter übrig.
    [outlaw] Der Bandit hat den Hilfssheriff selbst erledigt oder ist als Letzter übrig.
   *[nobody] Niemand ist übrig, oder das Spiel hat zu lange gedauert.
  }
end-whom = traf →
end-dealt = Treffer
end-won = gewonnen
end-lost = verloren
end-keys = a noch einmal   r Aufzeichnung   m Menü   Esc den Tisch ansehen   q gehen

# Noch ein Spiel am selben Tisch.
again-title = Noch ein Spiel
again-keys = ↑ ↓ Zeile   ← → ändern   Enter wählen   a beginnen   Esc zurück
again-start = Beginnen
again-keep = { $who ->
    [you] Du behältst { $character }
   *[other] { $name } bleibt
  }
again-value = { $keeps ->
    [true] ja
   *[false] nein, neu ziehen
  }
again-sheriff = Der nächste Sheriff
again-help-start = Dieselben Leute setzen sich wieder, mit dem, was unten gewählt ist.
again-help-keep = Wer überlebt hat, darf den Charakter behalten, oder ihn abgeben und neu ziehen.
again-help-sheriff = Die Rolle des Sheriffs wird mit den anderen verteilt, oder geht an den Spieler links vom Sheriff.

# Das Menü.
menu-keys = ↑ ↓ Zeile   ← → ändern   Enter wählen   s starten   q gehen
menu-start = Das Spiel starten
menu-game = Spiel
menu-players = Spieler
menu-seat = Dein Platz
menu-bots = Gegner
menu-name = Namen
menu-language = Sprache
menu-role = Deine Rolle
menu-character = Dein Charakter
menu-set = Mit { $name }
menu-option-sheriff-extra-card = Eine Karte mehr für den Sheriff
menu-option-beginner = Spiel für Einsteiger
menu-option-two-characters = Zwei Charaktere zur Wahl
menu-option-always-ask = Immer fragen
menu-option-characters = Charaktere pro Seite
menu-value-any = wie verteilt
menu-value-all = alle: Freunde an einer Tastatur
menu-value-true = an
menu-value-false = aus
menu-help-start = Setz dich mit dem an den Tisch, was unten gewählt ist.
menu-help-game = BANG! mit Karten, das Würfelspiel, oder Das Duell zu zweit.
menu-help-players = Wie viele am Tisch sitzen, mit den Bots.
menu-help-seat = Wo du sitzt; bei „alle“ spielt auf jedem Platz ein Mensch an dieser Tastatur.
menu-help-bots = greenhorn spielt aufs Geratewohl, gunhand nach Faustregeln, sharpshooter denkt voraus, legend denkt eine Sekunde lang nach.
menu-help-name = Namen der Leute an der Tastatur, durch Kommas getrennt
menu-help-language = Die Sprache aller Texte.
menu-help-role = Zum Üben: Es wird verteilt, bis du diese Rolle hast.
menu-help-character = Zum Üben: Es wird verteilt, bis du diesen Charakter hast.
menu-help-set = Die Karten und Charaktere dieses Sets kommen dazu, und es können so viele mitspielen, wie es erlaubt.
menu-help-option-sheriff-extra-card = Der Sheriff beginnt mit einer Karte mehr, als er Lebenspunkte hat.
menu-help-option-beginner = Dynamit, Duell, Gemischtwarenladen, Indianer! und Gefängnis bleiben in der Schachtel.
menu-help-option-two-characters = Jeder bekommt zwei Charaktere und behält einen davon.
menu-help-option-always-ask = Du wirst auch gefragt, wenn es nur eine Antwort gibt, damit niemand daraus schließt, was du hast.
menu-help-option-characters = Wie viele Charaktere jede Seite im Duell hat.
menu-saved = Weiterspielen: { $game }, { $players } Spieler, { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
  }
menu-record = { $game }, { $players } Spieler, { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
  }
