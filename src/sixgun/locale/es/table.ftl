# What the page says at a table of results, regrets, and who is who.

## Results

web-out-short = fuera
web-if-hits = Números: si acierta.
web-take-hit = Recibir el tiro
web-costs-nothing = no cuesta nada
web-free = gratis
web-odds-help = gratis · ayuda un { $percent } %
web-odds-jail = Según las cartas que ves, te libra { $percent } veces de 100.
web-odds-dynamite = Según las cartas que ves, explota { $percent } veces de 100.
web-you-have = tienes { $cards }
web-own-card = Tuyo
web-their-card = Rival

## Questions without a choice

web-foregone = { $question ->
    [classic-shot] Sin ¡Fallaste! ni Barril:
    [classic-indians] Sin ¡BANG! en la mano:
    [classic-duel] Sin ¡BANG! en la mano:
    [classic-brink] Sin Cerveza que ayude:
    [duel-hit] Nada con que esquivarlo:
    [duel-indians] Sin carta de disparo en la mano:
    [duel-duel] Sin carta de disparo en la mano:
   *[other] Aquí no hay elección:
  } sigue solo.

## Regrets

web-warn-full = Se desperdiciaría: a nadie que la bebe le falta un punto de vida.
web-warn-full-short = desperdiciada
web-warn-two = Se desperdiciaría: con dos jugadores la Cerveza ya no sirve.
web-warn-two-short = desperdiciada
web-warn-replaced = Pierdes tu { $old }. Alcance { $from } → { $to }.
web-warn-replaced-short = pierdes { $old }
web-warn-helps = { $kind } en el otro bando ayuda al rival.
web-warn-helps-short = ayuda al rival
web-warn-harms = { $kind } perjudica a tu propio bando.
web-warn-harms-short = te perjudica
web-warn-limit = Tienes { $cards } cartas; tras el cambio puedes conservar { $limit }.
web-warn-limit-short = límite { $limit }
web-warn-end = { $cards } cartas · límite { $limit } · luego descarta { $excess }
web-drop = { $cards ->
    [one] ¿Qué carta descartas?
   *[other] ¿Qué { $cards } cartas descartas?
  }
web-dropped = { $chosen } de { $cards } elegidas. Aún puedes volver.
web-drop-short = descarta { $cards }
web-tip-drop = Toca una carta para marcarla; tócala otra vez para conservarla.
web-tip-discard = Elige la carta que descartas; el segundo toque confirma.
web-discard-so-many = descartarás { $excess }

## For whom

web-for-whom = { $card }: ¿para quién?
web-to-choose = { $count ->
    [one] Uno para elegir.
   *[other] { $count } para elegir.
  }

## Who is who

web-who-is-who = Quién es quién
web-only-you = Solo tú ves tus sospechas.
web-roles-left = Roles que quedan
web-role-left = { $left } de { $all }: { $role }
web-i-think = Creo que: { $role }
web-no-idea = Ni idea
web-guess-again = Toca otra vez para adivinar el rol.
web-attacks = Quién atacó a quién
web-no-attacks = A nadie todavía
web-key-who = quién es quién

## Green cards, prices, characters to choose

web-ready = lista
web-waits = próximo turno
web-green = Una carta verde: lista a partir del próximo turno.
web-price = coste
web-price-which = { $card }: ¿qué carta la paga?
web-price-how = Toca la carta que descartas con ella.
web-price-lane = Y una carta para pagar: elige una.
web-price-is = coste: { $card }
web-tap-price = Toca el coste
web-verb-fire = Disparar por dos cartas
web-verb-fire-whom = ¿A quién disparas por dos cartas?
web-in-play = en juego
web-tip-cast = Lee lo que sabe hacer cada uno y toca uno de ellos.

## Hints, undo, the rest

web-hint = Pista
web-hint-thinking = Pensando …
web-hint-best = lo mejor
web-hint-alike = igual de bueno
web-hint-less = { $percent } % menos
web-hint-none = Esta vez no hay pista. Prueba otra vez enseguida.
web-hints = Pistas: { $hints }
web-undos = Deshechas: { $undos }
web-undo = Deshacer
web-key-hint = una pista: las tres mejores respuestas (a solas con bots)
web-key-undo = deshacer lo que no reveló nada (a solas con bots)
web-only-bots = Solo quedan bots.
web-hurry = Hasta el final
web-three-taps = Hasta tres toques en un papel: cuantos más, más seguro. Al final se dice cuánto acertaste.
web-sure-1 = { $role }, quizá
web-sure-2 = { $role }, probable
web-sure-3 = { $role }, seguro
