# Der Lehrer: was ein beendetes Spiel erklärt. { $who } und { $about } sind Namen von Spielern, { $action } und { $best }
# sind, was man tun kann, wie auf einem Knopf; alle anderen Werte sind Zahlen. `sixgun analyse` und die Seite sagen dasselbe.
error-analysis-running = Dieses Spiel ist nach { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
  } nicht zu Ende, und eine Erklärung würde seine Geheimnisse verraten. Spiel es erst zu Ende.
error-analysis-empty = In dieser Aufzeichnung steht keine Aktion, es gibt also nichts zu erklären.
error-analysis-other = { $path } ist etwas anderes als die Analyse dieser Aufzeichnung. Nenne mit --json eine andere Datei, oder lösche diese.
error-worth-alone = Was Karten wert sind, wird mit gunhands und den üblichen Optionen gemessen. Lass --bots und --option weg.

cli-help-analyse = Ein beendetes Spiel erklären: Gewinnchancen, Schlüsselmomente, Glück oder Können, wie genau alle gespielt haben und wer sich verraten hat. Das Ergebnis liegt neben der Aufzeichnung; abgebrochen geht es dort weiter.
cli-help-analyse-examples = Beispiele:  sixgun analyse game.json   ·   sixgun analyse game.json --seat 2 --html game.html   ·   sixgun analyse game.json --json game.analysis.json --budget 5000
cli-help-analyse-seat = Das Spiel diesem Platz erklären, von 1 an gezählt: seine eigenen Momente, und was er wissen konnte.
cli-help-analyse-json = Die Analyse in dieser Datei aufheben, als JSON für Programme. Ohne Angabe in RECORD.analysis.json.
cli-help-analyse-html = Auch als Seite schreiben; sie öffnet sich ohne Netz.
cli-help-analyse-budget = Mindestens so viele Probespiele von jeder Stellung aus; je mehr, desto sicherer (2000; Das Duell: 1000).
cli-help-analyse-jobs = Wie viele Prozesse sich die Arbeit teilen; das Ergebnis bleibt gleich (alle Prozessoren).

analysis-working = Ich sehe mir das Spiel an
analysis-stopped = Angehalten. Was schon bekannt ist, liegt in { $path }; derselbe Befehl macht dort weiter.
analysis-kept = Die ganze Analyse liegt in { $path }.
analysis-page-written = Die Seite liegt in { $path }; öffne sie mit einem Browser.

analysis-title = { $game }: { $players } Spieler, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  }
analysis-curve = Gewinnchance
analysis-curve-note = Durchgezogen: wie es war, alle Karten und Rollen offen, nur das Glück noch unbekannt. Gestrichelt: wie { $who-is ->
    [you] { YOU("du") } es wissen konntest
    [outlaws] { $who } es wissen konnten
   *[one] { $who } es wissen konnte
  }. Berechnet durch Probespiele, in denen alle so spielen wie üblich (gunhand).
analysis-as-it-was = wie es war
analysis-as-known = wie { $who-is ->
    [you] { YOU("du") } es wissen konntest
    [outlaws] { $who } es wissen konnten
   *[one] { $who } es wissen konnte
  }
analysis-turn = Zug { $turn }
analysis-turns = Züge
analysis-table = Die Kurve als Tabelle
analysis-out = { $who-is ->
    [you] { YOU("Du") } bist draußen
    [law] { $who } verliert einen Charakter
    [outlaws] { $who } verlieren einen Charakter
   *[one] { $who } ist draußen
  }
analysis-is-out = { analysis-out }.

## Key moments

analysis-moments = Schlüsselmomente
analysis-no-moments = Kein einzelner Moment hat viel verändert.
analysis-mark-inaccuracy = Ungenauigkeit
analysis-mark-mistake = Fehler
analysis-mark-blunder = Grober Fehler
analysis-mark-choice = Wahl
analysis-luck-good = Glück
analysis-luck-very-good = Großes Glück
analysis-luck-bad = Pech
analysis-luck-very-bad = Großes Pech
analysis-moment-mistake = { $who-is ->
    [you] { YOU("Du") } hast „{ $action }“ gewählt
    [outlaws] { $who } haben „{ $action }“ gewählt
   *[one] { $who } hat „{ $action }“ gewählt
  }: { $after } % Gewinnchance. „{ $best }“ gewinnt zu { $before } %, soweit man es wissen konnte (± { $error }).
analysis-moment-falls = { $who-is ->
    [you] In { $first } von 100 Welten wärst { YOU("du") } vor deinem nächsten Zug ausgeschieden, nach „{ $best }“ in { $second }.
    [law] In { $first } von 100 Welten hätte { $who } vor dem nächsten eigenen Zug einen Charakter verloren, nach „{ $best }“ in { $second }.
    [outlaws] In { $first } von 100 Welten hätten { $who } vor dem nächsten eigenen Zug einen Charakter verloren, nach „{ $best }“ in { $second }.
   *[one] In { $first } von 100 Welten wäre { $who } vor dem nächsten eigenen Zug ausgeschieden, nach „{ $best }“ in { $second }.
  }
analysis-moment-choice = { $who-is ->
    [you] { YOU("Du") } hast „{ $action }“ gewählt
    [outlaws] { $who } haben „{ $action }“ gewählt
   *[one] { $who } hat „{ $action }“ gewählt
  } statt wie üblich „{ $best }“. { $about-is ->
    [you] Das bringt { YOU("dich") } von { $before } auf { $after } %.
   *[one] Das bringt { $about } von { $before } auf { $after } %.
  }
analysis-moment-luck = { $luck ->
    [dice] { $who-is ->
        [you] { YOU("Dein") } Wurf
       *[one] Der Wurf von { $who }
      }
    [check] { $who-is ->
        [you] Die Karte, die { YOU("du") } aufdeckst
        [outlaws] Die Karte, die { $who } aufdecken
       *[one] Die Karte, die { $who } aufdeckt
      }
    [pick] { $who-is ->
        [you] Die Karte, die { YOU("du") } zufällig nimmst
        [outlaws] Die Karte, die { $who } zufällig nehmen
       *[one] Die Karte, die { $who } zufällig nimmt
      }
    [reshuffle] Der gemischte Stapel
   *[draw] { $who-is ->
        [you] Die Karten, die { YOU("du") } ziehst
        [outlaws] Die Karten, die { $who } ziehen
       *[one] Die Karten, die { $who } zieht
      }
  }: { $about-is ->
    [you] { YOU("deine") } Chance geht von { $before } auf { $after } %.
    [outlaws] { $about } gehen von { $before } auf { $after } %.
   *[one] { $about } geht von { $before } auf { $after } %.
  }

## Luck or skill

analysis-ledger = Glück oder Können?
analysis-ledger-note = In Punkten Gewinnchance. Alle Zahlen vor dem Ergebnis geben zusammen das Ergebnis. Gemessen wird an der Wahl eines üblichen Spielers, also kann eine Wahl auch etwas bringen.
analysis-ledger-start = Am Anfang
analysis-ledger-own-luck = Eigenes Glück
analysis-ledger-own-choices = Eigene Wahl
analysis-ledger-others-choices = Wahl der anderen
analysis-ledger-others-luck = Glück der anderen
analysis-ledger-rest = Übrig
analysis-ledger-won = Gewonnen
analysis-ledger-lost = Verloren
analysis-ledger-result = Ergebnis
analysis-sort-deal = das Geben
analysis-sort-draw = gezogene Karten
analysis-sort-dice = Würfel
analysis-sort-check = aufgedeckte Karten
analysis-sort-pick = zufällig genommene Karten
analysis-sort-reshuffle = Mischen
analysis-luck-sorts = Vom Glück: { $sorts }.
analysis-verdict = { $luck ->
    [good] { $play ->
        [good] Glück gehabt und gut gespielt.
        [bad] Glück gehabt; die eigene Wahl hat etwas gekostet.
       *[usual] Glück gehabt.
      }
    [bad] { $play ->
        [good] Pech gehabt, aber gut gespielt.
        [bad] Pech gehabt, und die eigene Wahl hat etwas gekostet.
       *[usual] Pech gehabt.
      }
   *[usual] { $play ->
        [good] Weder Glück noch Pech, und gut gespielt.
        [bad] Weder Glück noch Pech; die eigene Wahl hat etwas gekostet.
       *[usual] Weder Glück noch Pech, und gespielt wie üblich.
      }
  }

## Accuracy and reads

analysis-player = Spieler
analysis-accuracy = Genauigkeit
analysis-accuracy-note = 100 = immer das Beste, was man wissen konnte. Es zählen Entscheidungen mit einer echten Wahl.
analysis-decisions = Entscheidungen
analysis-loss = Verlust je Entscheidung
analysis-count-blunder = { $number ->
    [one] { $number } grober Fehler
   *[other] { $number } grobe Fehler
  }
analysis-count-mistake = { $number ->
    [one] { $number } Fehler
   *[other] { $number } Fehler
  }
analysis-count-inaccuracy = { $number ->
    [one] { $number } Ungenauigkeit
   *[other] { $number } Ungenauigkeiten
  }
analysis-reads = Wer sich verraten hat
analysis-reads-note = Was ein sorgfältiger Beobachter glauben konnte, nach dem, was alle sahen.
analysis-read = geglaubt
analysis-told = Was am meisten verriet
analysis-deed = Zug { $turn }: { $action } ({ $before } → { $after } %)
analysis-no-deed = nichts

## What cards and characters are worth (sixgun report --cards)

cli-help-report-cards = Stattdessen: was jede Karte und jeder Charakter wert ist, durch Tausch in Spielen, die sonst gleich gegeben sind, nach Rolle und Spielerzahl. Es spielen gunhands.
worth-title = { $of ->
    [characters] { $game }: was Charaktere wert sind
   *[both] { $game }: was Karten und Charaktere wert sind
  }
worth-about = { $of ->
    [characters] { $deals } Mal gegeben für jede Spielerzahl, je { $worlds } Probespiele von gunhands mit jedem Charakter auf einem Platz; alles andere und das Glück sind gleich. Startwert { $seed }.
   *[both] { $deals } Mal gegeben für jede Spielerzahl, je { $worlds } Probespiele von gunhands mit jeder Karte und jedem Charakter auf einem Platz; alles andere und das Glück sind gleich. Startwert { $seed }.
  }
worth-intervals = { $of ->
    [characters] Punkte sind Prozent mehr gewonnener Spiele, verglichen mit einem durchschnittlichen Charakter. Balken sind 95-%-Intervalle über das Geben. Gunhands sind keine Menschen: Ein Charakter ist wert, was sie daraus machen.
   *[both] Punkte sind Prozent mehr gewonnener Spiele, verglichen mit einer durchschnittlichen Karte oder einem durchschnittlichen Charakter. Balken sind 95-%-Intervalle über das Geben. Gunhands sind keine Menschen: Eine Karte ist wert, was sie daraus machen.
  }
worth-card = Karten, { $players } Spieler
worth-card-note = Eine Karte der ersten Hand wird gegen diese getauscht.
worth-character = Charaktere, { $players } Spieler
worth-character-note = { $game ->
    [dice] Der Spieler bekommt diesen Charakter mit dessen Lebenspunkten.
    [duel] Die Seite bekommt diesen Charakter mit dessen Lebenspunkten als ersten ihrer beiden.
   *[classic] Der Spieler bekommt diesen Charakter mit dessen Lebenspunkten und ebenso vielen Karten.
  }
worth-all = Alle
