# Problemas: decisiones de partidas reales en las que una acción es con mucho la mejor.
puzzle-puzzles = Problemas
puzzle-headline = Un disparo, una respuesta.
puzzle-from-games = de partidas reales
puzzle-day = Problema del día
puzzle-day-of = Problema del { $day }
puzzle-solve = Resolver
puzzle-solved-today = Resuelto
puzzle-look-again = Verlo otra vez
puzzle-table = Ver la mesa
puzzle-next = Siguiente problema
puzzle-all = Todos los problemas
puzzle-themes = Temas
puzzle-all-games = Todos
puzzle-what-now = ¿Y ahora qué?
puzzle-you-are = Eres { $name } ({ $role }).
puzzle-you-play = Juegas con { $side }.
puzzle-life = { $life ->
    [one] 1 punto de vida
   *[other] { $life } puntos de vida
  }
puzzle-turn = Turno { $turn }
puzzle-happened = Qué ha pasado
puzzle-who-is-who = ¿Quién es quién?
puzzle-reads = qué probable es cada rol, en %
puzzle-answered = Ya respondido: este no cuenta otra vez.
puzzle-solved-of = { $solved } de { $all }
puzzle-solved = { $solved } de { $all } resueltos
puzzle-streak = Tu racha
puzzle-streak-days = { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
  }
puzzle-streak-best = la mejor: { $best }
puzzle-streak-note = Una herradura por cada día cuyo problema resolviste ese mismo día. Un día perdido solo detiene la cuenta.
puzzle-today = hoy
puzzle-difficulty-easy = fácil
puzzle-difficulty-medium = medio
puzzle-difficulty-hard = difícil
puzzle-found-by = { $difficulty ->
    [easy] Un sharpshooter lo encuentra de un vistazo, con 25 simulaciones.
    [medium] Un sharpshooter lo encuentra con 100 simulaciones, pero no siempre con 25.
   *[hard] Un sharpshooter no siempre lo encuentra con 100 simulaciones.
  }
puzzle-right = Correcto: { $best }
puzzle-nearly = Casi: { $best } es un poco mejor
puzzle-wrong = Mejor: { $best }
puzzle-is-best = la mejor
puzzle-is-chosen = tu respuesta
puzzle-is-usual = lo que hace un gunhand
puzzle-worlds = Probabilidades de ganar, de { $worlds } mundos que { $name } no podía distinguir.
puzzle-gone = Aquí no hay problemas. Vuelve a todos los problemas.

puzzle-why-falls = Antes de tu próximo turno serías eliminado en { $usual } de 100 mundos tras lo que hace un gunhand, tras lo mejor en { $best }.
puzzle-why-sheriff = El Sheriff es eliminado antes de su próximo turno en { $best } de 100 mundos tras lo mejor, tras lo que hace un gunhand en { $usual }.
puzzle-why-target = { $name } es eliminado antes de su próximo turno en { $best } de 100 mundos tras lo mejor, tras lo que hace un gunhand en { $usual }.
puzzle-why-duel-falls = Antes de tu próximo turno perderías un personaje en { $usual } de 100 mundos tras lo que hace un gunhand, tras lo mejor en { $best }.
puzzle-why-duel-target = El otro bando pierde un personaje antes de su próximo turno en { $best } de 100 mundos tras lo mejor, tras lo que hace un gunhand en { $usual }.
puzzle-why-read = Por lo que se ha visto, { $name } es { $role } con un { $best } %.

puzzle-theme-renegade = ¿Quién es el Renegado?
puzzle-theme-dice-renegade = ¿Quién es el Renegado?
puzzle-note-renegade = Lee la mesa y luego apunta.
puzzle-why-theme-renegade = Quién es quién decide a quién apuntar: cuenta quién disparó a quién y a quién se perdonó.
puzzle-theme-aim = ¿A quién apuntar?
puzzle-note-aim = El mismo disparo, otro blanco.
puzzle-why-theme-aim = El blanco más cercano no siempre es el que te separa de la victoria.
puzzle-theme-sheriff = Salva al Sheriff
puzzle-note-sheriff = Sin él has perdido.
puzzle-why-theme-sheriff = Necesitas vivo al Sheriff: lo que lo mantiene en juego va antes que tu propia ganancia.
puzzle-theme-lethal = Un disparo basta
puzzle-note-lethal = Alguien puede ser eliminado ahora.
puzzle-why-theme-lethal = Quien es eliminado no dispara más: un jugador menos vale más que dos heridos.
puzzle-theme-dynamite = Cuidado con la Dinamita
puzzle-note-dynamite = Encenderla, pasarla o dejarla.
puzzle-why-theme-dynamite = La Dinamita da la vuelta: cuenta quién se la encuentra antes de que vuelva a ti.
puzzle-theme-heal = ¿Quién bebe?
puzzle-note-heal = Un punto de vida en el lugar justo.
puzzle-why-theme-heal = Un punto de vida cuenta donde es el último.
puzzle-theme-keep = ¿Guardar o disparar?
puzzle-note-keep = No toda carta quiere ser jugada.
puzzle-why-theme-keep = Una carta en la mano es una respuesta después. Lo que juegas ahora faltará entonces.
puzzle-theme-answer = ¿Responder o aguantar?
puzzle-note-answer = Alguien te dispara.
puzzle-why-theme-answer = Un punto de vida puede ser más barato que la carta que lo salva, y a veces más caro.
puzzle-theme-arm = Ármate
puzzle-note-arm = Lo que tienes delante actúa cada turno.
puzzle-why-theme-arm = Lo que tienes delante actúa cada turno, lo que disparas solo una vez.
puzzle-theme-take = Quítasela
puzzle-note-take = ¿De quién, y qué carta?
puzzle-why-theme-take = Una carta quitada cuenta doble: les falta a ellos y a su plan.
puzzle-theme-pick = ¿Qué carta?
puzzle-note-pick = Una de varias es tuya.
puzzle-why-theme-pick = Toma lo que puedas usar el próximo turno, o lo que el siguiente no debe tener.
puzzle-theme-discard = Qué descartar
puzzle-note-discard = Demasiadas cartas en la mano.
puzzle-why-theme-discard = Guarda lo que responde a un ataque y lo que puedas usar el próximo turno.
puzzle-theme-stop = Cuándo dejar de tirar
puzzle-note-stop = Lo que hay puede bastar.
puzzle-why-theme-stop = Otra tirada cuesta lo que tienes, y trae flechas y Dinamita.
puzzle-theme-reroll = ¿Otra tirada?
puzzle-note-reroll = Lo que hay no basta.
puzzle-why-theme-reroll = Lo que hay sirve de poco: los dados solo pueden mejorar.
puzzle-theme-dice = ¿Qué dados guardar?
puzzle-note-dice = Otra vez, pero ¿cuáles?
puzzle-why-theme-dice = Guarda lo que ayuda a tu bando y tira lo que no sirve a ninguno de los tuyos.
puzzle-theme-swap = Cuándo cambiar
puzzle-note-swap = ¿Quién está delante?
puzzle-why-theme-swap = A quien está delante le disparan: que esté ahí quien lo aguante, o quien deba actuar.
puzzle-theme-ability = Usa tu habilidad
puzzle-note-ability = Una vez por turno.
puzzle-why-theme-ability = Una habilidad solo cuesta su turno: sin usar, se pierde.
puzzle-theme-order = ¿Qué primero?
puzzle-note-order = El orden de tus cartas decide.
puzzle-why-theme-order = Lo que juegas primero cambia lo que vale el resto.

tui-puzzle-keys = n siguiente · ? reglas · RePág/AvPág registro · q salir
tui-puzzle-keys-asked = Esc atrás · ? reglas · RePág/AvPág registro · q salir
tui-puzzle-streak = Resueltos: { $solved } de { $all } · racha: { $days }

cli-help-puzzle = Resuelve un problema de una partida real: el del día o los de un tema.
cli-help-puzzle-examples = Ejemplos:  sixgun puzzle   ·   sixgun puzzle dice --theme stop   ·   sixgun puzzle --list   ·   sixgun puzzle duel --json --answer end
cli-help-puzzle-theme = Solo problemas con este tema; --list los muestra todos.
cli-help-puzzle-day = El problema de otro día, como 2026-11-18.
cli-help-puzzle-list = Muestra los temas, cuántos problemas tiene cada uno y cuántos has resuelto.
cli-help-puzzle-answer = Con --json: el texto de una acción; se dice también cuánto vale.
cli-puzzle-line = { $theme }: { $name }, { $solved } de { $all }
error-no-puzzle = No hay ningún problema { $id }. "sixgun puzzle --list" muestra los que hay.
error-no-puzzle-action = Este problema no tiene ninguna respuesta número { $id }. Elige una de las que muestra.
error-no-puzzles = En este paquete no hay problemas de { $game }.
error-puzzle-theme = Aquí no hay ningún tema "{ $theme }". Elige uno de: { $known }.
error-puzzle-answer = Una respuesta va con --json. Sin él, responde en la mesa del terminal.
error-puzzle-day = "{ $day }" no es una fecha. Escríbela como 2026-11-18.
error-puzzle-day-theme = Da un día o un tema, no ambos.
