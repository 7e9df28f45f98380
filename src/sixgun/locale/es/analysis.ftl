# El maestro: lo que explica una partida terminada. { $who } y { $about } son nombres de jugadores, { $action } y { $best }
# son lo que se puede hacer, como en un botón; los demás valores son números. `sixgun analyse` y la página dicen lo mismo.
error-analysis-running = Esta partida no ha terminado tras { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
  }, y una explicación revelaría sus secretos. Juégala antes hasta el final.
error-analysis-empty = Esta grabación no tiene ninguna acción, así que no hay nada que explicar.
error-analysis-other = { $path } es otra cosa que el análisis de esta grabación. Indica otro archivo con --json o borra ese.
error-worth-alone = Lo que valen las cartas se mide con gunhands y las opciones habituales. Quita --bots y --option.

cli-help-analyse = Explica una partida terminada: probabilidades de ganar, momentos clave, suerte o habilidad, con qué precisión jugó cada cual y quién se delató. Se guarda junto a la grabación; si se interrumpe, sigue desde ahí.
cli-help-analyse-examples = Ejemplos:  sixgun analyse game.json   ·   sixgun analyse game.json --seat 2 --html game.html   ·   sixgun analyse game.json --json game.analysis.json --budget 5000
cli-help-analyse-seat = Explícasela a este asiento, contando desde 1: sus propios momentos y lo que podía saber.
cli-help-analyse-json = Guarda el análisis en este archivo, como JSON para programas. Sin esta opción, en RECORD.analysis.json.
cli-help-analyse-html = Escríbelo también como página; se abre sin red.
cli-help-analyse-budget = Simulaciones como mínimo desde cada posición; cuantas más, más seguro (2000; The Duel: 1000).
cli-help-analyse-jobs = Cuántos procesos se reparten el trabajo; el resultado es el mismo (todos los procesadores).

analysis-working = Mirando la partida
analysis-stopped = Interrumpido. Lo que ya se sabe está en { $path }; la misma orden sigue desde ahí.
analysis-kept = El análisis completo está en { $path }.
analysis-page-written = La página está en { $path }; ábrela con un navegador.

analysis-title = { $game }: { $players } jugadores, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  }
analysis-curve = Probabilidad de ganar
analysis-curve-note = Línea continua: como era, con todas las cartas y papeles a la vista y solo la suerte por conocer. Discontinua: como { $who-is ->
    [you] podías saberlo { YOU("tú") }
    [outlaws] podían saberlo { $who }
   *[one] podía saberlo { $who }
  }. Calculado con simulaciones en las que todos juegan como de costumbre (gunhand).
analysis-as-it-was = como era
analysis-as-known = como { $who-is ->
    [you] podías saberlo { YOU("tú") }
    [outlaws] podían saberlo { $who }
   *[one] podía saberlo { $who }
  }
analysis-turn = Turno { $turn }
analysis-turns = turnos
analysis-table = La curva como tabla
analysis-out = { $who-is ->
    [you] { YOU("Quedas") } fuera
    [law] { $who } pierde un personaje
    [outlaws] { $who } pierden un personaje
   *[one] { $who } queda fuera
  }
analysis-is-out = { analysis-out }.

## Key moments

analysis-moments = Momentos clave
analysis-no-moments = Ningún momento cambió mucho por sí solo.
analysis-mark-inaccuracy = Imprecisión
analysis-mark-mistake = Error
analysis-mark-blunder = Error grave
analysis-mark-choice = Elección
analysis-luck-good = Buena suerte
analysis-luck-very-good = Muy buena suerte
analysis-luck-bad = Mala suerte
analysis-luck-very-bad = Muy mala suerte
analysis-moment-mistake = { $who-is ->
    [you] { YOU("Elegiste") } «{ $action }»
    [outlaws] { $who } eligieron «{ $action }»
   *[one] { $who } eligió «{ $action }»
  }: { $after } % de ganar. «{ $best }» gana en el { $before } %, por lo que se podía saber (± { $error }).
analysis-moment-falls = { $who-is ->
    [you] En { $first } de 100 mundos { YOU("habrías") } quedado fuera antes de tu próximo turno; tras «{ $best }», en { $second }.
    [law] En { $first } de 100 mundos { $who } habría perdido un personaje antes de su próximo turno; tras «{ $best }», en { $second }.
    [outlaws] En { $first } de 100 mundos { $who } habrían perdido un personaje antes de su próximo turno; tras «{ $best }», en { $second }.
   *[one] En { $first } de 100 mundos { $who } habría quedado fuera antes de su próximo turno; tras «{ $best }», en { $second }.
  }
analysis-moment-choice = { $who-is ->
    [you] { YOU("Elegiste") } «{ $action }»
    [outlaws] { $who } eligieron «{ $action }»
   *[one] { $who } eligió «{ $action }»
  } en vez de lo habitual, «{ $best }». { $about-is ->
    [you] Eso { YOU("te") } lleva del { $before } al { $after } %.
   *[one] Eso lleva a { $about } del { $before } al { $after } %.
  }
analysis-moment-luck = { $luck ->
    [dice] { $who-is ->
        [you] { YOU("Tu") } tirada
       *[one] La tirada de { $who }
      }
    [check] { $who-is ->
        [you] La carta que { YOU("descubres") }
        [outlaws] La carta que descubren { $who }
       *[one] La carta que descubre { $who }
      }
    [pick] { $who-is ->
        [you] La carta que { YOU("tomas") } al azar
        [outlaws] La carta que toman al azar { $who }
       *[one] La carta que toma al azar { $who }
      }
    [reshuffle] El mazo barajado
   *[draw] { $who-is ->
        [you] Las cartas que { YOU("robas") }
        [outlaws] Las cartas que roban { $who }
       *[one] Las cartas que roba { $who }
      }
  }: { $about-is ->
    [you] { YOU("tu") } probabilidad pasa del { $before } al { $after } %.
    [outlaws] { $about } pasan del { $before } al { $after } %.
   *[one] { $about } pasa del { $before } al { $after } %.
  }

## Luck or skill

analysis-ledger = ¿Suerte o habilidad?
analysis-ledger-note = En puntos de probabilidad de ganar. Todos los números antes del resultado suman el resultado. Las elecciones se miden contra las de un jugador habitual, así que también pueden sumar.
analysis-ledger-start = Al empezar
analysis-ledger-own-luck = Suerte propia
analysis-ledger-own-choices = Elecciones propias
analysis-ledger-others-choices = Elecciones ajenas
analysis-ledger-others-luck = Suerte ajena
analysis-ledger-rest = Resto
analysis-ledger-won = Victoria
analysis-ledger-lost = Derrota
analysis-ledger-result = Resultado
analysis-sort-deal = el reparto
analysis-sort-draw = cartas robadas
analysis-sort-dice = dados
analysis-sort-check = cartas descubiertas
analysis-sort-pick = cartas tomadas al azar
analysis-sort-reshuffle = barajar
analysis-luck-sorts = De la suerte: { $sorts }.
analysis-verdict = { $luck ->
    [good] { $play ->
        [good] Con suerte y bien jugado.
        [bad] Con suerte; las elecciones costaron algo.
       *[usual] Con suerte.
      }
    [bad] { $play ->
        [good] Sin suerte, aunque bien jugado.
        [bad] Sin suerte, y las elecciones costaron algo.
       *[usual] Sin suerte.
      }
   *[usual] { $play ->
        [good] Ni buena ni mala suerte, y bien jugado.
        [bad] Ni buena ni mala suerte; las elecciones costaron algo.
       *[usual] Ni buena ni mala suerte, y jugado como de costumbre.
      }
  }

## Accuracy and reads

analysis-player = Jugador
analysis-accuracy = Precisión
analysis-accuracy-note = 100 = siempre lo mejor que se podía saber. Cuentan las decisiones con una elección de verdad.
analysis-decisions = Decisiones
analysis-loss = Pérdida por decisión
analysis-count-blunder = { $number ->
    [one] { $number } error grave
   *[other] { $number } errores graves
  }
analysis-count-mistake = { $number ->
    [one] { $number } error
   *[other] { $number } errores
  }
analysis-count-inaccuracy = { $number ->
    [one] { $number } imprecisión
   *[other] { $number } imprecisiones
  }
analysis-reads = Quién se delató
analysis-reads-note = Lo que un observador atento podía creer por lo que todos veían.
analysis-read = se creía
analysis-told = Lo que más delató
analysis-deed = Turno { $turn }: { $action } ({ $before } → { $after } %)
analysis-no-deed = nada

## What cards and characters are worth (sixgun report --cards)

cli-help-report-cards = En su lugar: cuánto vale cada carta y cada personaje, cambiando uno en repartos por lo demás iguales, por papel y número de jugadores. Juegan gunhands.
worth-title = { $of ->
    [characters] { $game }: cuánto valen los personajes
   *[both] { $game }: cuánto valen las cartas y los personajes
  }
worth-about = { $of ->
    [characters] { $deals } repartos para cada número de jugadores, { $worlds } simulaciones de gunhands con cada personaje en un asiento; todo lo demás, y la suerte, es igual. Semilla { $seed }.
   *[both] { $deals } repartos para cada número de jugadores, { $worlds } simulaciones de gunhands con cada carta y cada personaje en un asiento; todo lo demás, y la suerte, es igual. Semilla { $seed }.
  }
worth-intervals = { $of ->
    [characters] Los puntos son porcentaje de partidas ganadas de más frente a un personaje medio. Las barras son intervalos del 95 % sobre los repartos. Los gunhands no son personas: un personaje vale lo que ellos hacen con él.
   *[both] Los puntos son porcentaje de partidas ganadas de más frente a una carta media o un personaje medio. Las barras son intervalos del 95 % sobre los repartos. Los gunhands no son personas: una carta vale lo que ellos hacen con ella.
  }
worth-card = Cartas, { $players } jugadores
worth-card-note = Una carta de la primera mano se cambia por esta.
worth-character = Personajes, { $players } jugadores
worth-character-note = { $game ->
    [dice] El jugador recibe este personaje con sus puntos de vida.
    [duel] El bando recibe este personaje con sus puntos de vida como el primero de sus dos.
   *[classic] El jugador recibe este personaje con sus puntos de vida y otras tantas cartas.
  }
worth-all = Todos
