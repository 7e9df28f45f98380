# Der Verlauf: eine Zeile für eine Handlung und was daraus wurde.
# { $who }, { $target }, { $first } und { $character } sind Namen von Spielern oder Charakteren, { $card } ist eine Karte,
# { $names } sind mehrere, { $cause } ist eine Karte oder Fähigkeit. Nach { $who-is } werden die Wörter gewählt: "you" ist,
# wer liest, "law" und "outlaws" sind die Seiten im Duell, "one" ist jeder andere, "none" niemand; so auch bei den anderen.
# Ein Wort in YOU("…") meint den, der liest, und fällt auf wie ein Name.

## How a line is put together

line-more = { $line } · { $more }
line-also = { $line }, { $more }
line-of = { $who-is ->
    [you] { YOU("Du") }: { $line }
   *[one] { $who }: { $line }
  }
line-cards = { $names ->
    [none] { tui-hand }
   *[other] { $cards ->
        [none] { $names }
       *[other] { tui-hand } ({ $names })
    }
  }
line-against = { $target-is ->
    [none] {""}
    [you] {" gegen"} { YOU("dich") }
   *[one] {" gegen"} { $target }
  }
line-takes = { $who-is ->
    [you] nimmst
    [law] nehmen
    [outlaws] nehmen
   *[one] nimmt
  } { line-cards }{ $target-is ->
    [none] {""}
    [you] {" von"} { YOU("dir") }
    [law] {" von den Gesetzeshütern"}
    [outlaws] {" von den Banditen"}
   *[one] {" von"} { $target }
  }
card-ability = Fähigkeit

## Turns and ends

log-began = { $players } Spieler setzen sich an den Tisch. { $first-is ->
    [you] { YOU("Du") } fängst an
   *[one] { $first } fängt an
  }
log-role = { $who-is ->
    [you] { YOU("Du") } bist
   *[one] { $who } ist
  } { $role-is ->
    [sheriff] der { $role }
   *[other] { $role }
  }
log-goal = Dein Ziel: { $goal }
log-turn = Zug { $number }: { $who-is ->
    [you] { YOU("du") }
   *[one] { $who }
  }
log-mark = seit deinem letzten Zug
log-recap = Seit deinem letzten Zug
log-recap-first = Bis jetzt
log-result-cost = −{ $points } Leben ({ $who-is ->
    [none] { $cause }
   *[one] { $who }
  })
log-result-cost-jail = { card-jail } ({ $who })
log-result-cost-turn = Zug verloren ({ $cause })
log-result-cost-card = −{ line-cards } ({ $who })
log-hint = { $who-is ->
    [you] { YOU("Du") } bittest um einen Tipp
    [outlaws] { $who } bitten um einen Tipp
   *[one] { $who } bittet um einen Tipp
  }
log-out = { $who-is ->
    [you] { YOU("Du") } bist raus
   *[one] { $who } ist raus
  }{ $role-is ->
    [none] {""}
   *[other] : { $role }
  }
log-ended = Das Spiel ist aus: { $side ->
    [law] Die Seite des Sheriffs gewinnt!
    [outlaws] Die Banditen gewinnen!
    [renegade] Der Gesetzlose gewinnt!
    [deputy] Der Hilfssheriff gewinnt!
    [outlaw] Der Bandit gewinnt!
   *[nobody] Niemand gewinnt.
  }

## Life

log-result-lost = −{ $points } Leben
log-result-healed = +{ $points } Leben
log-used = { $who-is ->
    [you] { YOU("Du") } setzt
   *[one] { $who } setzt
  }{ $target-is ->
    [none] {""}
    [you] {" für"} { YOU("dich") }
   *[one] {" für"} { $target }
  } eine Fähigkeit ein
log-result-ability = { card-ability }

## Cards

log-drew = { $who-is ->
    [you] { YOU("Du") } ziehst
    [law] { $who } ziehen
    [outlaws] { $who } ziehen
   *[one] { $who } zieht
  } { line-cards }
log-showed = { $who-is ->
    [you] { YOU("Du") } zeigst
    [law] { $who } zeigen
    [outlaws] { $who } zeigen
   *[one] { $who } zeigt
  } { $names }
log-played = { $who-is ->
    [you] { YOU("Du") } spielst
    [law] { $who } spielen
    [outlaws] { $who } spielen
   *[one] { $who } spielt
  } { $card }{ line-against }
log-discarded = { $who-is ->
    [you] { YOU("Du") } wirfst
    [law] { $who } werfen
    [outlaws] { $who } werfen
   *[one] { $who } wirft
  } { $names } ab
log-checked = { $who-is ->
    [you] { YOU("Du") } deckst
    [law] { $who } decken
    [outlaws] { $who } decken
   *[one] { $who } deckt
  } { $names } auf ({ $cause })
log-took = { $who-is ->
    [you] { YOU("Du") }
   *[one] { $who }
  } { line-takes }
log-picked = { $who-is ->
    [you] { YOU("Du") } nimmst
    [law] { $who } nehmen
    [outlaws] { $who } nehmen
   *[one] { $who } nimmt
  } { $card }
log-reshuffled = { $cards ->
    [one] Der Nachziehstapel ist leer; die 1 abgelegte Karte bildet den neuen
   *[other] Der Nachziehstapel ist leer; die { $cards } abgelegten Karten werden zu einem neuen gemischt
  }
log-result-drew = +{ line-cards }
log-result-showed = { $names } gezeigt
log-result-equipped = { $card } im Spiel
log-result-answered = { $card }
log-result-saved = daneben
log-result-checked = { $cause } ({ $names })
log-result-gone = −{ $card }
log-result-took = { $who-is ->
    [you] { YOU("du") } { line-takes }
   *[one] { line-takes }
  }
log-result-picked = { $card }
log-result-passed-on = weiter zu { $target-is ->
    [you] { YOU("dir") }
   *[one] { $target }
  }
log-result-exploded = es geht hoch
