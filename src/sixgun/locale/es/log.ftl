# El registro: una línea por cada acto y lo que resultó de él.
# { $who }, { $target }, { $first } y { $character } son nombres de jugadores o personajes; { $card } es una carta, { $names }
# son varias, { $cause } es una carta o una habilidad. Según { $who-is } se eligen las palabras: "you" es quien lee, "law" y
# "outlaws" son los bandos de El duelo, "one" es cualquier otro, "none" es nadie; igual con los demás.
# Una palabra en YOU("…") se refiere a quien lee y resalta como un nombre.

## How a line is put together

line-more = { $line } · { $more }
line-also = { $line }, { $more }
line-of = { $who-is ->
    [you] { YOU("Tú") }: { $line }
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
    [you] {" contra"} { YOU("ti") }
   *[one] {" contra"} { $target }
  }
line-takes = { $target-is ->
    [you] { YOU("te") }{" "}
   *[other] {""}
  }{ $who-is ->
    [you] quitas
    [outlaws] quitan
   *[one] quita
  } { line-cards }{ $target-is ->
    [none] {""}
    [you] {""}
   *[one] {" a"} { $target }
  }
card-ability = habilidad

## Turns and ends

log-began = { $players } jugadores se sientan a la mesa. { $first-is ->
    [you] Empiezas { YOU("tú") }
   *[one] Empieza { $first }
  }
log-role = { $who-is ->
    [you] { YOU("Tú") } eres
   *[one] { $who } es
  } { $role-is ->
    [sheriff] el { $role }
   *[other] { $role }
  }
log-goal = Tu objetivo: { $goal }
log-turn = Turno { $number }: { $who-is ->
    [you] { YOU("tú") }
   *[one] { $who }
  }
log-mark = desde tu último turno
log-recap = Desde tu último turno
log-recap-first = Hasta ahora
log-result-cost = −{ $points } de vida ({ $who-is ->
    [none] { $cause }
   *[one] { $who }
  })
log-result-cost-jail = { card-jail } ({ $who })
log-result-cost-turn = turno perdido ({ $cause })
log-result-cost-card = −{ line-cards } ({ $who })
log-hint = { $who-is ->
    [you] { YOU("Tú") } pides una pista
    [outlaws] { $who } piden una pista
   *[one] { $who } pide una pista
  }
log-out = { $who-is ->
    [you] { YOU("Tú") } quedas fuera
   *[one] { $who } queda fuera
  }{ $role-is ->
    [none] {""}
   *[other] : { $role }
  }
log-ended = La partida ha terminado: { $side ->
    [law] ¡gana el bando del Sheriff!
    [outlaws] ¡ganan los Forajidos!
    [renegade] ¡gana el Renegado!
    [deputy] ¡gana el Alguacil!
    [outlaw] ¡gana el Forajido!
   *[nobody] no gana nadie.
  }

## Life

log-result-lost = −{ $points } de vida
log-result-healed = +{ $points } de vida
log-used = { $who-is ->
    [you] { YOU("Tú") } usas una habilidad
   *[one] { $who } usa una habilidad
  }{ $target-is ->
    [none] {""}
    [you] {" para"} { YOU("ti") }
   *[one] {" para"} { $target }
  }
log-result-ability = { card-ability }

## Cards

log-drew = { $who-is ->
    [you] { YOU("Tú") } robas
    [outlaws] { $who } roban
   *[one] { $who } roba
  } { line-cards }
log-showed = { $who-is ->
    [you] { YOU("Tú") } enseñas
    [outlaws] { $who } enseñan
   *[one] { $who } enseña
  } { $names }
log-played = { $who-is ->
    [you] { YOU("Tú") } juegas
    [outlaws] { $who } juegan
   *[one] { $who } juega
  } { $card }{ line-against }
log-discarded = { $who-is ->
    [you] { YOU("Tú") } descartas
    [outlaws] { $who } descartan
   *[one] { $who } descarta
  } { $names }
log-checked = { $who-is ->
    [you] { YOU("Tú") } revelas
    [outlaws] { $who } revelan
   *[one] { $who } revela
  } { $names } ({ $cause })
log-took = { $who-is ->
    [you] { YOU("Tú") }
   *[one] { $who }
  } { line-takes }
log-picked = { $who-is ->
    [you] { YOU("Tú") } tomas
    [outlaws] { $who } toman
   *[one] { $who } toma
  } { $card }
log-reshuffled = { $cards ->
    [one] El mazo de robo está vacío; el único descarte forma el nuevo
   *[other] El mazo de robo está vacío; los { $cards } descartes se barajan y forman uno nuevo
  }
log-result-drew = +{ line-cards }
log-result-showed = { $names } a la vista
log-result-equipped = { $card } en juego
log-result-answered = { $card }
log-result-saved = a salvo
log-result-checked = { $cause } ({ $names })
log-result-gone = −{ $card }
log-result-took = { $who-is ->
    [you] { YOU("tú") } { line-takes }
   *[one] { line-takes }
  }
log-result-picked = { $card }
log-result-passed-on = pasa a { $target-is ->
    [you] { YOU("ti") }
   *[one] { $target }
  }
log-result-exploded = estalla
