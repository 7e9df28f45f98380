# Die Worte der Seite um eine Analyse herum: Überschriften, Knöpfe, was man sieht, während sie entsteht.

teacher-analysis = Analyse
teacher-progress = Das Spiel wird angesehen: { $percent } %
teacher-ahead = { $ahead ->
    [one] Vor diesem wird noch ein Spiel angesehen.
   *[other] Vor diesem werden noch { $ahead } Spiele angesehen.
  }
teacher-leave = Du kannst gehen; sie wartet in der Wiederholung auf dich.
teacher-first = Erster Blick. Er wird sicherer, während du wartest.
teacher-room-moment = Hier wird ein Schlüsselmoment stehen.
teacher-room-whole = Kommt, wenn alle Züge angesehen sind.
teacher-failed = Dieses Spiel ließ sich nicht ansehen
teacher-retry = Noch einmal probieren
teacher-your-side = deine Seite
teacher-to-win = von { $percent } % in Zug { $turn } zum Sieg
teacher-to-loss = von { $percent } % in Zug { $turn } auf nichts
teacher-curve-about = Gewinnchance von { $side } nach Zügen: { $first } % am Anfang, { $last } % am Ende. Die Pfeiltasten links und rechts gehen von Moment zu Moment; dasselbe folgt als Tabelle.
teacher-known = soweit man es wissen konnte { $percent } %
teacher-deal = Die Karten werden gegeben.
teacher-before = Früherer Moment
teacher-after = Späterer Moment
teacher-mark = { $mark }, Zug { $turn }
teacher-more = { $number ->
    [one] Noch ein Moment
   *[other] Noch { $number } Momente
  }
teacher-fewer = Nur die drei größten
teacher-no-moment = Kein anderer einzelner Moment hat viel verändert.
teacher-again = Noch einmal versuchen
teacher-again-note = Dieselbe Stellung, Karten und Rollen; was danach kommt, hat anderes Glück.
teacher-was = Damals: „{ $action }“, { $percent } % Gewinnchance.
teacher-show = In der Wiederholung
teacher-accuracy-note = 100 % = immer das Beste
teacher-few = weniger als fünf Entscheidungen
teacher-reads-note = was man glauben konnte, in %
teacher-was-role = war { $role }
teacher-next-mistake = Nächster Fehler
teacher-no-mistake = Kein Fehler wurde gefunden
teacher-legend = Was würde eine Legende tun?
teacher-nothing = Hier gab es nichts zu wählen. Geh zu einer Entscheidung, oder mit N zum nächsten Fehler.
teacher-not-yet = Die Entscheidungen werden noch angesehen.
teacher-best = am besten
teacher-as-good = ebenso gut
teacher-worse = { $points } % weniger
teacher-played = so spielte { $who }
teacher-you-played = so hast du gespielt
teacher-worlds = { $worlds ->
    [one] Alles wurde in derselben Welt weitergespielt, die { $who } von der wirklichen nicht unterscheiden konnte.
   *[other] Alles wurde in denselben { $worlds } Welten weitergespielt, die { $who } nicht unterscheiden konnte. ±: wie sicher es ist.
  }
teacher-good-choice = Eine gute Wahl
teacher-who-is-who = Wer ist wer?
teacher-who-note = was man glauben konnte, in %
teacher-true = ✓ was sie wirklich waren
teacher-turn-column = Zug
teacher-what-column = Was geschah
teacher-readers = Wer hat am besten durchschaut?
teacher-readers-note = für wie wahrscheinlich sie die Wahrheit hielten
teacher-best-reader = am besten durchschaut
teacher-watched = sah zu
teacher-player = spielte mit
teacher-observer = ein sorgfältiger Beobachter { $percent } %
teacher-blind = Ohne Spoiler
teacher-blind-note = Ohne Spoiler: von einem Platz aus, Rollen und Karten unbekannt, bis sie bekannt waren, und nichts von dem, was später kommt.
teacher-action = Aktion { $at }
