# La mesa en el terminal.
tui-keys = ? reglas   espacio seguir   f rápido/lento   q salir (la partida se guarda)
tui-waiting = { $name } está pensando…
tui-choose-dice = Volver a tirar: elige dados con las teclas 1 a 5, o todos con a
tui-over = { $won ->
    [won] ¡Has ganado! Gana: { $side }.
    [lost] Has perdido. Gana: { $side }.
   *[watched] La partida ha terminado. Gana: { $side }.
  } Pulsa q para salir.
tui-fast = Ahora los bots juegan sin pausa.
tui-slow = Ahora los bots se toman su tiempo.
tui-you = tú
tui-out = fuera
tui-middle = { $arrows ->
    [one] { $arrows } flecha en el centro
   *[other] { $arrows } flechas en el centro
  }
tui-hand-over = Ahora le toca al asiento { $seat }: { $name }. Toma el teclado y pulsa Intro.
tui-rules-title = Reglas de lo que hay en la mesa
tui-rules-close = Esc cierra, las teclas de flecha desplazan
replay-keys = ← → paso   RePág/AvPág turno   Inicio/Fin   g ir a   1–8 asiento   o ver todo   ? reglas   q salir
replay-place = Acción { $at } de { $all }
replay-jump = Número de la acción, de 0 a { $all }
replay-seen-open = todo a la vista
replay-seen-seat = vista desde el asiento { $seat }
replay-whisper = (Solo para { $name }: { $line })
tui-no-dice = Elige antes los dados que vuelves a tirar: teclas 1 a 5, o a para todos.
tui-larger = Haz esta ventana más grande: al menos 60 columnas y 20 líneas.
tui-goal = Tu objetivo: { $goal }
tui-player = jugador
tui-record = La partida queda guardada en { $path }
tui-keys-over = ? reglas   RePág/AvPág registro   q salir
tui-hand = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
tui-deck = Mazo: { $cards }
tui-discard = Descartes: { $cards }
tui-classic-legend = Las cartas en juego están bajo la mano; las manos ajenas están ocultas. ♥ libera de la Cárcel y protege tras el Barril, ♠ 2–9 hace estallar la Dinamita.
tui-reserve = Reserva: { $characters }
tui-common = Mazo común: { $cards }
tui-duel-legend = ★ marca al personaje del frente (PA): solo su habilidad y su equipo funcionan, salvo que se diga otra cosa. El signo tras una carta cuenta cuando se revela: { $symbols }.
tui-leave-unsaved = { $actions ->
    [one] La última acción no está guardada.
   *[other] Las últimas { $actions } acciones no están guardadas.
  } Haz sitio y pulsa q para intentarlo de nuevo, o Q para salir así.
