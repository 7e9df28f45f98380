# El juego clásico: líneas del registro, preguntas, acciones y motivos. { $target } y { $by } son nombres de jugadores;
# { $card }, { $other } y { $taken } son cartas con palo y valor; { $purpose } es una clave para seleccionar. Más sobre el
# registro: log.ftl.

## Names that its box prints otherwise than that of the dice game

role-classic-renegade = Renegado
side-classic-renegade = Renegado
goal-three-classic-deputy = Quítale en persona al Renegado su último punto de vida; si lo pierde de otro modo, debes ser el último en pie.

## The log

log-classic-began = { $players } jugadores se sientan a la mesa. { $first-is ->
    [you] { YOU("Tú") } llevas la estrella y empiezas
   *[one] { $first } lleva la estrella y empieza
  }
log-classic-ended = La partida ha terminado: { $side ->
    [law] ¡gana el bando del Sheriff!
    [outlaws] ¡ganan los Forajidos!
    [renegade] ¡gana el Renegado!
    [deputy] ¡Gana el Alguacil!
    [outlaw] ¡Gana el Forajido!
   *[nobody] no gana nadie.
  }
log-punished = El Sheriff ha matado a un Alguacil: { $who-is ->
    [you] { YOU("tú") } descartas todas tus cartas
   *[one] { $who } descarta todas sus cartas
  }
log-result-returned = 1 carta devuelta
log-result-escaped = libre
log-result-jailed = sin turno
log-result-bounty = recompensa
log-became = { $who-is ->
    [you] { YOU("Tú") } eres { $character }
   *[one] { $character } se sienta
  }
log-copied = { $who-is ->
    [you] { YOU("Tú") } copias a
   *[one] { $who } copia a
  } { $target-is ->
    [you] { YOU("ti") }
   *[one] { $target }
  }
log-fired = { $who-is ->
    [you] { YOU("Tú") } disparas
   *[one] { $who } dispara
  } con dos cartas{ line-against }
log-bled = { $who-is ->
    [you] { YOU("Tú") } das
   *[one] { $who } da
  } un punto de vida por dos cartas
log-result-untouched = sin efecto

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
ask-classic-character = ¿Cuál de estos dos personajes quieres ser?
ask-classic-brawl = ¿Qué carta pierde { $target } en la Pelea?
ask-classic-pat = ¿Robas, o tomas en su lugar una carta en juego?
ask-classic-vera = ¿De quién quieres la habilidad hasta tu siguiente turno?
ask-classic-doc = Disparas a { $target }. ¿Qué carta descartas para ello?

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
act-classic-become = Ser { $character }
act-classic-strip-hand = Una carta al azar de la mano
act-classic-strip-card = { $card } en juego
act-classic-draw-card = Tomar { $card } de { $target }
act-classic-copy = Copiar a { $target }
act-classic-fire = Descartar dos cartas para disparar a { $target }
act-classic-trade = Descartar { $card } por dos cartas nuevas
act-classic-bleed = Perder 1 punto de vida por dos cartas

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
why-wrong-card = Esa carta no sirve aquí. Elige una de las cartas que se ofrecen.
why-no-barrel = No te queda ningún Barril que usar contra este disparo. Responde con un ¡Fallaste! o deja que ocurra.
why-last-two = Cuando solo quedan dos jugadores, una Cerveza no salva a nadie. Elige otra de las acciones que se ofrecen.
why-jailed-already = Ese jugador ya está en la Cárcel. Elige a otro.
why-two-cards = Nombra dos cartas distintas, en el orden en que están en tu mano.
why-no-price = Cuesta otra carta de tu mano: di cuál descartas.
why-no-price-wanted = Esta carta no cuesta ninguna otra. Juégala sola.
why-not-ready = Una carta verde primero se pone en juego y descansa ese turno. Úsala a partir del turno siguiente.
why-spent = Ya has jugado esa carta tres veces en este turno. Guárdala hasta que termine el turno o juega otra.
why-not-dealt = Ese personaje no te ha tocado. Elige uno de tus dos.
why-used-up = Has usado tu habilidad tantas veces como permite un turno. Juega una carta o termina el turno.
why-last-point = Es tu último punto de vida y no puedes darlo. Juega una carta o termina el turno.
why-not-blue = Esa carta no es azul. Elige una azul de tu mano.
