# Las palabras de la página en torno a un análisis: títulos, botones, lo que se ve mientras se hace.

teacher-analysis = Análisis
teacher-progress = Mirando la partida: { $percent } %
teacher-ahead = { $ahead ->
    [one] Antes que esta se mira otra partida.
   *[other] Antes que esta se miran { $ahead } partidas.
  }
teacher-leave = Puedes irte; te espera en la repetición.
teacher-first = Primera mirada. Se vuelve más segura mientras esperas.
teacher-room-moment = Aquí habrá un momento clave.
teacher-room-whole = Llega cuando se hayan mirado todos los turnos.
teacher-failed = No se pudo mirar esta partida
teacher-retry = Probar otra vez
teacher-your-side = tu bando
teacher-to-win = del { $percent } % en el turno { $turn } a la victoria
teacher-to-loss = del { $percent } % en el turno { $turn } a nada
teacher-curve-about = Probabilidad de ganar de { $side } por turnos: { $first } % al empezar, { $last } % al final. Las flechas izquierda y derecha van de momento en momento; lo mismo sigue como tabla.
teacher-known = por lo que se podía saber { $percent } %
teacher-deal = Se reparten las cartas.
teacher-before = Momento anterior
teacher-after = Momento posterior
teacher-mark = { $mark }, turno { $turn }
teacher-more = { $number ->
    [one] Un momento más
   *[other] { $number } momentos más
  }
teacher-fewer = Solo los tres mayores
teacher-no-moment = Ningún otro momento cambió mucho por sí solo.
teacher-again = Intentarlo de nuevo
teacher-again-note = La misma posición, cartas y papeles; lo que sigue tiene otra suerte.
teacher-was = Entonces: «{ $action }», { $percent } % de ganar.
teacher-show = Ver en la repetición
teacher-accuracy-note = 100 % = siempre lo mejor
teacher-few = menos de cinco decisiones
teacher-reads-note = lo que se podía creer, en %
teacher-was-role = era { $role }
teacher-next-mistake = Próximo error
teacher-no-mistake = No se encontró ningún error
teacher-legend = ¿Qué haría una leyenda?
teacher-nothing = Aquí no había nada que elegir. Ve a una decisión o pulsa N para el próximo error.
teacher-not-yet = Aún se miran las decisiones.
teacher-best = lo mejor
teacher-as-good = igual de bueno
teacher-worse = { $points } % menos
teacher-played = así jugó { $who }
teacher-you-played = así jugaste tú
teacher-worlds = { $worlds ->
    [one] Todo se jugó hasta el final en el mismo mundo, que { $who } no podía distinguir del real.
   *[other] Todo se jugó hasta el final en los mismos { $worlds } mundos que { $who } no podía distinguir. ±: cuán seguro es.
  }
teacher-good-choice = Una buena elección
teacher-who-is-who = ¿Quién es quién?
teacher-who-note = lo que se podía creer, en %
teacher-true = ✓ lo que era de verdad
teacher-turn-column = Turno
teacher-what-column = Qué pasó
teacher-readers = ¿Quién leyó mejor?
teacher-readers-note = cuán probable creían la verdad
teacher-best-reader = mejor lectura
teacher-watched = miraba
teacher-player = jugaba
teacher-observer = un observador atento { $percent } %
teacher-blind = Sin destripar
teacher-blind-note = Sin destripar: desde un asiento, papeles y cartas desconocidos hasta que se supieron, y nada de lo que viene después.
teacher-action = Acción { $at }
