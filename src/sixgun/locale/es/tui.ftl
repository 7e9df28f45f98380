# La mesa en el terminal.
tui-key-rules = ? reglas
tui-key-back = Esc atrás
tui-key-undo = u deshacer
tui-key-hint = h pista
tui-key-next = espacio sigue
tui-key-speed = f ritmo
tui-key-log = RePág diario
tui-key-quit = q salir
tui-key-end-page = Esc resultado
tui-key-again = a otra vez
tui-key-replay = r repetición
tui-key-menu = m menú
tui-waiting = { $who ->
    [outlaws] { $name } están pensando…
   *[one] { $name } está pensando…
  }
tui-choose-dice = Volver a tirar: elige dados con las teclas 1 a 5, o todos con a
tui-over = { $won ->
    [won] ¡Has ganado! Victoria: { $side }.
    [lost] Has perdido. Victoria: { $side }.
   *[watched] La partida ha terminado. Victoria: { $side }.
  }
tui-you = tú
tui-out = fuera
tui-middle = { $arrows ->
    [one] { $arrows } flecha en el centro
   *[other] { $arrows } flechas en el centro
  }
tui-hand-over = Ahora le toca al asiento { $seat }: { $name }. Toma el teclado y pulsa Intro.
tui-rules-title = Reglas de lo que hay en la mesa
tui-rules-close = Esc cierra, las teclas de flecha desplazan
replay-keys = ← → paso   espacio reproducir   f ritmo   RePág/AvPág turno   Inicio/Fin   g ir a   1–{ $seats } puesto   o abierto   q salir
replay-place = Acción { $at } de { $all }
replay-jump = Número de la acción, de 0 a { $all }
replay-seen-open = todo a la vista
replay-seen-seat = vista desde el asiento { $seat }
tui-no-dice = Elige antes los dados que vuelves a tirar: teclas 1 a 5, o a para todos.
tui-larger = Agranda esta ventana, por favor: al menos { $columns } columnas y { $lines } líneas. Hasta entonces solo sirve q: sales, y la partida queda guardada.
tui-player = jugador
tui-record = La partida queda guardada en { $path }
tui-key-end = e fin de turno
tui-hand = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
tui-in-play = en juego: { $cards }
tui-deck = Mazo: { $cards }
tui-discard = Descartes: { $cards }
tui-classic-legend = ↔ distancia, ⌖ alcance del arma, ▯ cartas en la mano; debajo, las cartas en juego. ♥ libera de la Cárcel y protege tras el Barril, ♠ 2–9 hace estallar la Dinamita.
tui-reserve = Reserva: { $characters }
tui-left = Mazo { $deck } · Reserva { $reserve }
tui-common = Mazo común: { $cards }
tui-duel-legend = ★ marca al personaje del frente (PA): solo su habilidad y su equipo funcionan, salvo que se diga otra cosa. El signo tras una carta cuenta cuando se revela: { $symbols }.
tui-leave-unsaved = { $actions ->
    [one] La última acción no está guardada.
   *[other] Las últimas { $actions } acciones no están guardadas.
  } Haz sitio y pulsa q para intentarlo de nuevo, o Q para salir así.
tui-speed = { $speed ->
    [slow] Ritmo: lento (1 de 3)
    [fast] Ritmo: rápido, sin pausas (3 de 3)
   *[middle] Ritmo: normal (2 de 3)
  }
tui-seed = Semilla: { $seed }
tui-no-undo = Esto no se puede deshacer: se reveló algo, decidió la suerte, o no fue tu jugada.
tui-undone = Deshecho.
tui-hint = Pista, según la probabilidad de ganar: { $actions }
tui-hint-even = Casi da igual, hasta donde ve la búsqueda: { $actions }
tui-hint-action = { $action } ({ $chance } ± { $error } %)
tui-brink = ¡al borde de la muerte!
tui-distance = distancia { $distance }
tui-aim = { $card }: ¿a quién, o qué? (Esc: otra carta)
tui-aim-what = { $card } → { $name }: ¿qué carta? (Esc: otro jugador)
tui-price = { $card }: ¿qué carta la paga? (Esc: atrás)
tui-no-key = La tecla { $key } no es ninguna respuesta. Pulsa una de estas: { $keys }
tui-face-down = Aún boca abajo.
tui-from-hand = una carta de la mano al azar
tui-no-effect = ahora no hace nada
tui-way-heal = Descartar dos cartas por un punto de vida
tui-way-fire = Descartar dos cartas para disparar
tui-way-blue = Descartar una carta azul y robar dos
tui-way-trade = Descartar equipo y robar dos cartas
tui-way-copy = Descartar una carta para usar la Acción de arriba
tui-way-exchange = Descartar una carta por la mejor de dos
tui-way-as-colt = Jugarla como Colt
tui-you-are-out = Estás fuera. Los demás siguen jugando. { $role ->
        [outlaw] Aún ganas si cae el Sheriff.
        [deputy] Aún ganas si gana el Sheriff.
       *[other] Ya no puedes ganar.
    }

    Intro  seguir mirando
    f      mirar más rápido
    q      salir; la partida queda guardada
end-title = { $won ->
    [won] ¡Has ganado! Victoria: { $side }
    [lost] Has perdido. Victoria: { $side }
   *[watched] Se acabó la partida. Victoria: { $side }
  }
end-why = { $side ->
    [law] { $kind ->
        [duel] No queda ningún Forajido.
       *[roles] Todos los Forajidos y Renegados están fuera.
    }
    [outlaws] { $kind ->
        [duel] No queda nadie de la Ley.
       *[roles] El Sheriff está fuera.
    }
    [renegade] { $kind ->
        [three] El Renegado ha abatido él mismo al Forajido, o es el último que queda.
       *[roles] El Sheriff cayó el último, y solo queda el Renegado.
    }
    [deputy] El Alguacil ha abatido él mismo al Renegado, o es el último que queda.
    [outlaw] El Forajido ha abatido él mismo al Alguacil, o es el último que queda.
   *[nobody] No queda nadie, o la partida ha durado demasiado.
  }
end-whom = hirió →
end-dealt = daño
end-won = gana
end-lost = pierde
end-keys = a otra vez   r repetición   m menú   Esc mirar la mesa   q salir

# Otra partida en la misma mesa.
again-title = Otra partida
again-keys = ↑ ↓ línea   ← → cambiar   Intro elegir   a empezar   Esc volver
again-start = Empezar
again-keep = { $who ->
    [you] Conservas a { $character }
   *[other] { $name } sigue
  }
again-value = { $keeps ->
    [true] sí
   *[false] no, robar de nuevo
  }
again-sheriff = El próximo Sheriff
again-help-start = La misma gente se sienta otra vez, con lo que se elige abajo.
again-help-keep = Quien ha sobrevivido puede conservar su personaje, o devolverlo y robar de nuevo.
again-help-sheriff = El rol de Sheriff se reparte con los demás, o pasa al jugador a la izquierda del Sheriff.

# El menú.
menu-keys = ↑ ↓ línea   ← → cambiar   Intro elegir   s empezar   q salir
menu-start = Empezar la partida
menu-game = Juego
menu-players = Jugadores
menu-seat = Tu puesto
menu-bots = Rivales
menu-name = Nombres
menu-language = Idioma
menu-role = Tu rol
menu-character = Tu personaje
menu-set = Con { $name }
menu-option-sheriff-extra-card = Una carta más para el Sheriff
menu-option-beginner = Partida para principiantes
menu-option-two-characters = Dos personajes a elegir
menu-option-always-ask = Preguntar siempre
menu-option-characters = Personajes por bando
menu-value-any = según el reparto
menu-value-all = todos: amigos en un teclado
menu-value-true = sí
menu-value-false = no
menu-help-start = Siéntate a la mesa con lo elegido abajo.
menu-help-game = BANG! con cartas, el juego de dados, o El Duelo para dos.
menu-help-players = Cuántos se sientan a la mesa, bots incluidos.
menu-help-seat = Dónde te sientas; con «todos», en cada puesto juega una persona en este teclado.
menu-help-bots = greenhorn juega al azar, gunhand por reglas prácticas, sharpshooter piensa por adelantado y legend piensa un segundo.
menu-help-name = Nombres de quienes están al teclado, separados por comas
menu-help-language = El idioma de todos los textos.
menu-help-role = Para practicar: se reparte hasta que te toque este rol.
menu-help-character = Para practicar: se reparte hasta que te toque este personaje.
menu-help-set = Las cartas y los personajes de este set se añaden a la caja, y pueden jugar tantos como permita.
menu-help-option-sheriff-extra-card = El Sheriff empieza con una carta más que sus puntos de vida.
menu-help-option-beginner = Dinamita, Duelo, Almacén, ¡Indios! y Cárcel se quedan en la caja.
menu-help-option-two-characters = Cada cual recibe dos personajes y se queda con uno.
menu-help-option-always-ask = Se te pregunta aunque haya una sola respuesta, para que nadie deduzca lo que tienes.
menu-help-option-characters = Cuántos personajes tiene cada bando en El Duelo.
menu-saved = Seguir: { $game }, { $players } jugadores, { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
  }
menu-record = { $game }, { $players } jugadores, { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
  }
