# El juego clásico: líneas del registro, preguntas, acciones y motivos. { $seat }, { $target }, { $by } y
# { $first } son nombres de jugadores; { $card }, { $other } y { $taken } son cartas con palo y valor; { $role },
# { $cause }, { $purpose }, { $source } y { $side } son claves para seleccionar.
# Un texto tras .seat, .target, .by o .first se lo cuenta al jugador que es ese mismo.

## What happens

event-classic-began = { $players } jugadores se sientan a la mesa. { $first } lleva la estrella y empieza.
    .first = { $players } jugadores se sientan a la mesa. Llevas la estrella y empiezas.
event-classic-role-dealt = { $role ->
    [sheriff] { $seat } es el Sheriff.
    [deputy] { $seat } es Alguacil.
    [outlaw] { $seat } es Forajido.
    [renegade] { $seat } es Renegado.
   *[unknown] { $seat } guarda un rol secreto.
  }
    .seat = { $role ->
        [sheriff] Eres el Sheriff.
        [deputy] Eres Alguacil.
        [outlaw] Eres Forajido.
        [renegade] Eres Renegado.
       *[unknown] Guardas un rol secreto.
      }
event-classic-turn = Turno { $number }: le toca a { $seat }.
    .seat = Turno { $number }: te toca a ti.
event-classic-drew = { $cards ->
    [one] { $seat } roba 1 carta.
   *[other] { $seat } roba { $cards } cartas.
  }
    .seat = { $cards ->
        [one] Robas 1 carta.
       *[other] Robas { $cards } cartas.
      }
event-classic-got = Robas { $card }.
event-classic-showed = { $seat } enseña { $card }.
    .seat = Enseñas { $card }.
event-classic-looked = Miras { $card }.
event-classic-returned = { $seat } vuelve a poner una carta encima del mazo de robo, boca abajo.
    .seat = Vuelves a poner una carta encima del mazo de robo, boca abajo.
event-classic-played = { $target ->
    [none] { $seat } juega { $card }.
   *[other] { $seat } juega { $card } contra { $target }.
  }
    .seat = { $target ->
        [none] Juegas { $card }.
       *[other] Juegas { $card } contra { $target }.
      }
    .target = { $seat } juega { $card } contra ti.
event-classic-equipped = { $seat } tiene ahora en juego { $card }.
    .seat = Tienes ahora en juego { $card }.
event-classic-answered = { $seat } responde con { $card }.
    .seat = Respondes con { $card }.
event-classic-discarded = { $seat } descarta { $card }.
    .seat = Descartas { $card }.
event-classic-checked = { $purpose ->
    [dynamite] Toca desenfundar por la Dinamita
    [jail] Toca desenfundar para salir de la Cárcel
   *[barrel] Toca desenfundar por el Barril
  }: { $seat } descubre { $card }.
    .seat = { $purpose ->
        [dynamite] Toca desenfundar por la Dinamita
        [jail] Toca desenfundar para salir de la Cárcel
       *[barrel] Toca desenfundar por el Barril
      }: descubres { $card }.
event-classic-saved = El disparo no alcanza a { $seat }.
    .seat = El disparo no te alcanza.
event-classic-escaped = { $seat } sale de la Cárcel y juega su turno.
    .seat = Sales de la Cárcel y juegas tu turno.
event-classic-jailed = { $seat } pasa el turno en la Cárcel y después queda libre.
    .seat = Pasas el turno en la Cárcel y después quedas libre.
event-classic-passed-on = La mecha sigue ardiendo: la Dinamita pasa de { $seat } a { $target }.
    .seat = La mecha sigue ardiendo: la Dinamita pasa de ti a { $target }.
    .target = La mecha sigue ardiendo: la Dinamita pasa de { $seat } a ti.
event-classic-exploded = ¡La Dinamita estalla delante de { $seat }!
    .seat = ¡La Dinamita estalla delante de ti!
event-classic-robbed = { $by } toma una carta de la mano de { $seat } sin que los demás la vean.
    .seat = { $by } toma una carta de tu mano sin que los demás la vean.
    .by = Tomas una carta de la mano de { $seat } sin que los demás la vean.
event-classic-robbed-of = Solo lo sabéis vosotros dos: { $by } toma { $card } de { $seat }.
    .seat = Solo lo sabéis vosotros dos: { $by } te quita { $card }.
    .by = Solo lo sabéis vosotros dos: tomas { $card } de { $seat }.
event-classic-took = { $by } se lleva { $card }, que { $seat } tenía en juego.
    .seat = { $by } se lleva { $card }, que tenías en juego.
    .by = Te llevas { $card }, que { $seat } tenía en juego.
event-classic-store-opened = El Almacén ofrece: { $card }.
event-classic-picked = { $seat } toma { $card }.
    .seat = Tomas { $card }.
event-classic-lost = { $cause ->
    [gatling] La Gatling de { $by } alcanza a { $seat }
    [indians] Los indios de { $by } hieren a { $seat }
    [duel] { $seat } se queda sin respuesta en el Duelo
    [dynamite] La Dinamita alcanza de lleno a { $seat }
   *[bang] { $by } dispara a { $seat }
  }: { $points ->
    [one] 1 punto de vida perdido.
   *[other] { $points } puntos de vida perdidos.
  }
    .seat = { $cause ->
        [gatling] La Gatling de { $by } te alcanza
        [indians] Los indios de { $by } te hieren
        [duel] Te quedas sin respuesta en el Duelo
        [dynamite] La Dinamita te alcanza de lleno
       *[bang] { $by } te dispara
      }: { $points ->
        [one] 1 punto de vida perdido.
       *[other] { $points } puntos de vida perdidos.
      }
    .by = { $cause ->
        [gatling] Tu Gatling alcanza a { $seat }
        [indians] Tus indios hieren a { $seat }
        [duel] { $seat } se queda sin respuesta en el Duelo
        [dynamite] La Dinamita alcanza de lleno a { $seat }
       *[bang] Disparas a { $seat }
      }: { $points ->
        [one] 1 punto de vida perdido.
       *[other] { $points } puntos de vida perdidos.
      }
event-classic-healed = { $source ->
    [beer] Una Cerveza para { $seat }
    [saloon] Una ronda en el Saloon para { $seat }
   *[sid] Dos cartas de { $seat } por una cura
  }: { $points ->
    [0] se desperdicia, ningún punto de vida recuperado.
    [one] 1 punto de vida recuperado.
   *[other] { $points } puntos de vida recuperados.
  }
    .seat = { $source ->
        [beer] Una Cerveza para ti
        [saloon] Una ronda en el Saloon para ti
       *[sid] Dos cartas tuyas por una cura
      }: { $points ->
        [0] se desperdicia, ningún punto de vida recuperado.
        [one] 1 punto de vida recuperado.
       *[other] { $points } puntos de vida recuperados.
      }
event-classic-died = { $seat } muerde el polvo. { $role ->
    [sheriff] Su rol era { role-sheriff }.
    [deputy] Su rol era { role-deputy }.
    [outlaw] Su rol era { role-outlaw }.
    [renegade] Su rol era { role-renegade }.
   *[unknown] Su rol sigue oculto.
  }
    .seat = Muerdes el polvo. { $role ->
        [sheriff] Eras el Sheriff.
        [deputy] Eras Alguacil.
        [outlaw] Eras Forajido.
        [renegade] Eras Renegado.
       *[unknown] Tu rol sigue oculto.
      }
event-classic-looted = { $cards ->
    [one] { $by } se lleva la única carta que deja { $seat }.
   *[other] { $by } se lleva las { $cards } cartas que deja { $seat }.
  }
    .seat = { $cards ->
        [one] { $by } se lleva la única carta que dejas.
       *[other] { $by } se lleva las { $cards } cartas que dejas.
      }
    .by = { $cards ->
        [one] Te llevas la única carta que deja { $seat }.
       *[other] Te llevas las { $cards } cartas que deja { $seat }.
      }
event-classic-rewarded = Recompensa por el Forajido: { $seat } roba tres cartas.
    .seat = Recompensa por el Forajido: robas tres cartas.
event-classic-punished = El Sheriff ha matado a un Alguacil: { $seat } descarta todas sus cartas, las de la mano y las que tiene en juego.
    .seat = Tú, el Sheriff, has matado a un Alguacil: descartas todas tus cartas, las de la mano y las que tienes en juego.
event-classic-reshuffled = { $cards ->
    [one] El mazo de robo está vacío; el único descarte forma el nuevo.
   *[other] El mazo de robo está vacío; los { $cards } descartes se barajan y forman uno nuevo.
  }
event-classic-ended = La partida ha terminado: { $side ->
    [law] ¡gana el bando del Sheriff!
    [outlaws] ¡ganan los Forajidos!
    [nobody] no gana nadie.
   *[renegade] ¡gana el Renegado!
  }

## What a player is asked

ask-classic-ready = Empieza tu turno y tienes el peligro delante. ¿Cambias antes dos cartas por un punto de vida, o sigues?
ask-classic-play = ¿Qué carta juegas? ¿O terminas tu turno?
ask-classic-discard = { $excess ->
    [one] Tienes 1 carta de más en la mano. ¿Cuál descartas?
   *[other] Tienes { $excess } cartas de más en la mano. ¿Cuál descartas ahora?
  }
ask-classic-shot = { $needed ->
    [one] { $by } te dispara y hace falta un ¡Fallaste! ¿Qué haces?
   *[other] { $by } te dispara y hacen falta { $needed } ¡Fallaste! ¿Qué haces?
  }
ask-classic-indians = { $by } te echa encima a los indios. ¿Descartas un ¡BANG! o pierdes 1 punto de vida?
ask-classic-duel = Estás en un Duelo con { $by }. ¿Descartas un ¡BANG! o pierdes 1 punto de vida?
ask-classic-brink = { $needed ->
    [one] Estás al borde de la muerte y necesitas 1 punto de vida para sobrevivir. ¿Te salvas?
   *[other] Estás al borde de la muerte y necesitas { $needed } puntos de vida para sobrevivir. ¿Te salvas?
  }
ask-classic-store = ¿Qué carta tomas del Almacén?
ask-classic-kit = ¿Cuál de estas cartas vuelves a poner encima del mazo de robo?
ask-classic-jesse = ¿Tomas tu primera carta del mazo de robo o de la mano de otro jugador?
ask-classic-pedro = ¿Tomas tu primera carta del mazo de robo, o tomas { $card } de la pila de descartes?
ask-classic-robbery = { $by } está a punto de tomar o hacerte descartar una carta de tu mano. ¿Cambias antes dos cartas por un punto de vida, o sigues?
ask-classic-duke = { $purpose ->
    [dynamite] ¿Cuál de las dos cartas cuenta para la Dinamita?
    [jail] ¿Cuál de las dos cartas cuenta para la Cárcel?
   *[barrel] ¿Cuál de las dos cartas cuenta para el Barril?
  }

## What a player may do

act-classic-end = Terminar el turno
act-classic-play = Jugar { $card }
act-classic-play-at = Jugar { $card } contra { $target }
act-classic-play-hand = Jugar { $card } contra la mano de { $target }
act-classic-play-card = Jugar { $card } contra { $target }: { $taken }
act-classic-discard = Descartar { $card }
act-classic-heal = Descartar { $card } y { $other } por 1 punto de vida
act-classic-answer = Responder con { $card }
act-classic-barrel = Usar el Barril
act-classic-pass = Dejar que ocurra
act-classic-drink = Beber { $card }
act-classic-pick = Tomar { $card }
act-classic-put-back = Devolver { $card }
act-classic-draw = Robar del mazo de robo
act-classic-draw-from = Tomar una carta de la mano de { $target }
act-classic-draw-discard = Tomar la primera carta de la pila de descartes
act-classic-choose = Elegir { $card }
act-classic-go-on = Seguir

## Why not

why-not-yours = No tienes esa carta. Elige una de tu mano.
why-too-far = Ese jugador está a distancia { $distance }, pero con esta carta solo alcanzas hasta la distancia { $reach }. Elige a alguien más cercano.
why-one-bang = Ya has jugado un ¡BANG! en este turno. Juega otra cosa o termina el turno.
why-copy = Ya tienes en juego una carta con ese nombre. Guarda esta o juega otra carta.
why-sheriff-jail = No se puede meter al Sheriff en la Cárcel. Elige a otro jugador.
why-no-cards = Ese jugador no tiene ninguna carta que perder. Elige a alguien que tenga alguna en la mano o en juego.
why-no-hand = Ese jugador no tiene cartas en la mano. Elige a alguien que tenga, u otra de las acciones que se ofrecen.
why-not-in-play = Ese jugador no tiene en juego esa carta. Elige una que esté ahí, o una de la mano.
why-needs-shot = Un ¡Fallaste! solo sirve contra un disparo que va contra ti. Guárdalo para entonces y juega otra carta.
why-needs-target = Esta carta apunta a alguien o a algo. Indica el objetivo: un jugador o personaje o, si toma una carta, la mano o una carta en juego.
why-no-target-wanted = Esta carta no admite un objetivo así. Juégala sin objetivo o, si va contra un jugador, indica solo el jugador.
why-full-life = Ya tienes todos tus puntos de vida. Guarda las dos cartas.
why-not-sid = Solo { character-sid-ketchum } puede cambiar dos cartas por un punto de vida. Elige otra acción.
why-wrong-card = Esa carta no sirve aquí. Elige una de las cartas que se ofrecen.
why-no-barrel = No te queda ningún Barril que usar contra este disparo. Responde con un ¡Fallaste! o deja que ocurra.
why-last-two = Cuando solo quedan dos jugadores, una Cerveza no salva a nadie. Elige otra de las acciones que se ofrecen.
why-jailed-already = Ese jugador ya está en la Cárcel. Elige a otro.
why-two-cards = Nombra dos cartas distintas, en el orden en que están en tu mano.
why-spent = Ya has jugado esa carta en este turno y ha vuelto a tu mano. Guárdala hasta que termine el turno o juega otra.
