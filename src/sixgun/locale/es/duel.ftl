# El duelo: sus nombres, líneas del registro, preguntas, acciones y motivos. { $by }, { $character }, { $target } y { $fallen }
# son personajes; { $card } y { $taken } son cartas; { $cause }, { $rank }, { $back } y { $side } son claves para
# seleccionar. PA es el personaje activo, en el frente, y PR el de retaguardia. Más sobre el registro: log.ftl.

## Sides, ranks, backs and symbols

side-duel-law = La Ley
side-duel-outlaws = Los Forajidos
side-duel-nobody = Nadie

goal-duel-law = Acaba con los Forajidos: elimina a todos sus personajes.
goal-duel-outlaws = Líbrate de la Ley: elimina a todos sus personajes.

rank-front = PA
rank-rear = PR

back-law = una carta de la Ley
back-outlaws = una carta de los Forajidos

symbol-barrel = Barril
symbol-snake = Serpiente
symbol-dynamite = Dinamita
symbol-horseshoe = Herradura

## Characters

character-alan-pinkertoon = Alan Pinkertoon
character-annie-oakey = Annie Oakey
character-bart-masterson = Bart Masterson
character-bill-tightman = Bill Tightman
character-buffalo-bell = Buffalo Bell
character-dalon-ranger = Dalon Ranger
character-jango = Jango
character-pat-garret = Pat Garret
character-tex-killer = Tex Killer
character-the-stranger = The Stranger
character-wild-bill = Wild Bill
character-wyatt-earp = Wyatt Earp
character-babe-leroy = Babe Leroy
character-bull-anderson = Bull Anderson
character-cattle-katie = Cattle Katie
character-dalton-bros = Dalton Bros
character-jack-ransome = Jack Ransome
character-pearl-hat = Pearl Hat
character-sid-curry = Sid Curry
character-slim-poet = Slim Poet
character-soundance-kid = Soundance Kid
character-toco-ramirez = Toco Ramirez
character-tom-thorn = Tom Thorn
character-west-harding = West Harding

ability-duel-alan-pinkertoon = Responde a cada punto de vida perdido, salvo el último, con un disparo al PA del rival.
ability-duel-annie-oakey = Puede esquivar con cartas de disparo y jugar ¡Fallaste! como Colt.
ability-duel-bart-masterson = Revele quien revele, se descubren dos cartas y su bando dice cuál cuenta. Siempre activo.
ability-duel-bill-tightman = Roba dos cartas cada vez que otro personaje queda eliminado.
ability-duel-buffalo-bell = Puede perder vida en lugar de su compañero, pero nunca su último punto. Siempre activo.
ability-duel-dalon-ranger = Roba una carta por cada punto de vida que le quita el rival, salvo el último.
ability-duel-jango = Roba una carta cada vez que el PA y el PR del rival cambian de sitio.
ability-duel-pat-garret = Enseña la segunda carta de la fase 1; una herradura le da otra del mazo del rival.
ability-duel-tex-killer = Quien esquiva una de sus cartas ¡BANG! debe descartar además otra carta de la mano, o el disparo le da igualmente.
ability-duel-the-stranger = Su bando puede jugar una carta ¡BANG! más en cada uno de sus turnos. Siempre activo.
ability-duel-wild-bill = Si el rival toma o descarta una carta de la mano de su bando o de su equipo, el PA del rival recibe un disparo.
ability-duel-wyatt-earp = Roba una carta cada vez que el rival esquiva un disparo de su bando.
ability-duel-babe-leroy = Con la mano vacía puede robar dos cartas, una vez en cada turno de su bando.
ability-duel-bull-anderson = Cuando otro personaje queda eliminado, puede tomar hasta dos cartas de su equipo y, sin verlas, de la mano de su dueño.
ability-duel-cattle-katie = Una vez en cada turno de su bando puede descartar una carta de su equipo que no esté siempre activa y robar dos cartas.
ability-duel-dalton-bros = Roban tres cartas en la fase 1 en lugar de dos.
ability-duel-jack-ransome = Se pueden jugar cartas sobre cualquier personaje, incluso sobre el PR del rival.
ability-duel-pearl-hat = Una vez en cada turno de su bando puede descartar una carta de la mano para usar la carta de Acción de encima de los descartes.
ability-duel-sid-curry = Cuando le disparan, puede revelar del mazo del rival: un barril esquiva el disparo y le devuelve otro al tirador.
ability-duel-slim-poet = Por cada punto de vida que le quita el rival, salvo el último, puede hacerle descartar una carta de la mano al azar.
ability-duel-soundance-kid = Una vez en cada turno de su bando puede cambiar una carta de la mano por la mejor de dos, una de cada mazo. Siempre activo.
ability-duel-toco-ramirez = Puede jugar cualquier carta de la mano como Colt.
ability-duel-tom-thorn = Cada vez que pasa al frente, el PR del rival recibe un disparo.
ability-duel-west-harding = Puede jugar en un turno cuantas cartas ¡BANG! quiera.

## The log

log-result-duel-cost = { $target } −{ $points } de vida ({ $who-is ->
    [none] { $cause }
   *[one] { $who }
  })
log-duel-began = La Ley y los Forajidos se citan a mediodía en punto
log-duel-ended = El duelo ha terminado: { $side ->
    [law] ¡gana la Ley!
    [outlaws] ¡ganan los Forajidos!
   *[nobody] no gana nadie.
  }
log-entered = { $who-is ->
    [you] { YOU("Tú") } pones
    [outlaws] { $who } ponen
   *[one] { $who } pone
  } en juego a { $character } ({ $rank ->
    [front] { rank-front }
   *[rear] { rank-rear }
  })
log-swapped = { $who-is ->
    [you] { YOU("Tú") } pones
    [outlaws] { $who } ponen
   *[one] { $who } pone
  } a { $character } en el frente
log-reloaded = { $who-is ->
    [you] { YOU("Tú") } recargas
    [outlaws] { $who } recargan
   *[one] { $who } recarga
  } con { $card }
log-played-on = { $who-is ->
    [you] { YOU("Tú") } juegas
    [outlaws] { $who } juegan
   *[one] { $who } juega
  } { $card } sobre { $target }
log-played-as-colt = { $who-is ->
    [you] { YOU("Tú") } juegas
    [outlaws] { $who } juegan
   *[one] { $who } juega
  } { $card } como Colt{ line-against }
log-hit = { $who } dispara a { $target } ({ $cause })
log-result-chosen = vale { $card }
log-result-copied = { $card } otra vez

## What a player is asked

ask-duel-front = ¿Cuál de tus dos personajes empieza en el frente, como PA?
ask-duel-play = ¿Qué carta juegas? ¿O terminas tu turno?
ask-duel-copy = ¿Cómo usas { $card }?
ask-duel-discard = { $excess ->
    [one] Tienes 1 carta de más en la mano. ¿Cuál descartas?
   *[other] Tienes { $excess } cartas de más en la mano. ¿Cuál descartas ahora?
  }
ask-duel-hit = { $cause ->
    [colt] { card-colt } de { $by }
    [carbine] { card-carbine } de { $by }
    [fanning] { card-fanning } de { $by }
    [peacemaker] { card-peacemaker } de { $by }
    [remington] { card-remington } de { $by }
    [schofield] { card-schofield } de { $by }
    [shotgun] { card-shotgun } de { $by }
    [winchester] { card-winchester } de { $by }
    [derringer] { card-derringer } de { $by }
    [gatling] { card-gatling } de { $by }
    [knife] { card-knife } de { $by }
    [return-fire] { card-return-fire } de { $by }
   *[ability] Habilidad de { $by }
  }: un disparo contra { $target }{ $more ->
    [0] .
    [one] {""}; después viene otro.
   *[other] {""}; después vienen { $more } más.
  } ¿Cómo lo esquivas? ¿O lo encajas?
ask-duel-extra = Contra { character-tex-killer } no basta con esquivar. ¿Qué carta descartas además para salvar a { $target }? ¿O lo dejas así?
ask-duel-indians = Los indios van a por { $target }. ¿Descartas una carta de disparo o pierdes 1 punto de vida?
ask-duel-duel = { $target } está en un Duelo. ¿Descartas una carta de disparo o pierdes 1 punto de vida?
ask-duel-shield = { $points ->
    [one] { $target } va a perder 1 punto de vida. ¿Lo pierde { character-buffalo-bell } en su lugar?
   *[other] { $target } va a perder { $points } puntos de vida. ¿Pierde { character-buffalo-bell } el siguiente en su lugar?
  }
ask-duel-carbine = Tu Carabina ha sido esquivada. ¿Qué carta de equipo de un PA descartas? ¿O ninguna?
ask-duel-peacemaker = Has esquivado la Peacemaker. ¿Qué carta de tu mano descartas?
ask-duel-remington = Tu Remington ha sido esquivada. ¿Robas una carta?
ask-duel-shotgun = Tu Escopeta ha sido esquivada. ¿Los personajes de quién cambian de sitio? ¿O ninguno?
ask-duel-steal = La mano del rival muestra estos reversos: Ley { $law }, Forajidos { $outlaws }. ¿De cuáles tomas una carta al azar?
ask-duel-slim = { character-slim-poet } está herido. La mano del rival muestra estos reversos: Ley { $law }, Forajidos { $outlaws }. ¿De cuáles se descarta una carta al azar? ¿O lo dejas así?
ask-duel-bull = { $fallen } ha caído y aún puedes tomar { $left ->
    [one] 1 carta
   *[other] { $left } cartas
  }.{ $law ->
    [0] { $outlaws ->
        [0] {""}
       *[other] {" Reversos en la mano:"} Forajidos { $outlaws }.
    }
   *[other] {" Reversos en la mano:"} Ley { $law }, Forajidos { $outlaws }.
  } ¿Qué tomas? ¿O te basta?
ask-duel-store = ¿Qué carta tomas del Almacén?
ask-duel-wagon = { $keep ->
    [one] De estas cartas te quedas 1. ¿Cuál descartas?
   *[other] De estas cartas te quedas { $keep }. ¿Cuál descartas?
  }
ask-duel-soundance = { $keep ->
    [one] De estas cartas te quedas 1. ¿Cuál descartas?
   *[other] De estas cartas te quedas { $keep }. ¿Cuál descartas?
  }
ask-duel-bart = { $cause ->
    [barrel] ¿Cuál de las dos cartas cuenta para el Barril?
    [dynamite] ¿Cuál de las dos cartas cuenta para la Dinamita?
    [rattlesnake] ¿Cuál de las dos cartas cuenta para la Serpiente de Cascabel?
   *[ability] ¿Cuál de las dos cartas cuenta para { character-sid-curry }?
  }

## What a player may do

act-duel-end = Terminar el turno
act-duel-play = Jugar { $card }
act-duel-play-at = Jugar { $card } sobre { $target }
act-duel-play-card = Jugar { $card } sobre { $taken }
act-duel-play-hand = Jugar { $card } sobre la mano del rival
act-duel-as-colt = Jugar { $card } como Colt contra { $target }
act-duel-reload = Recargar: descartar { $card } y robar una carta
act-duel-move = Cambiar de sitio tu PA y tu PR
act-duel-draw-two = Robar dos cartas con { character-babe-leroy }
act-duel-trade = Descartar del juego { $card } y robar dos cartas
act-duel-copy = Descartar { $card } y usar la carta de Acción de encima
act-duel-exchange = Descartar { $card } por la mejor de dos cartas
act-duel-discard = Descartar { $card }
act-duel-pass = Dejarlo así
act-duel-avoid = Esquivar con { $card }
act-duel-cover = Esquivar con { $card }, sin su texto
act-duel-barrel = Usar el Barril
act-duel-hat = Sacrificar el Sombrero
act-duel-sid = Revelar del mazo del rival
act-duel-pay = Descartar además { $card }
act-duel-answer = Descartar { $card } como carta de disparo
act-duel-shield = { character-buffalo-bell } pierde el punto de vida
act-duel-back = { $back ->
    [law] Una carta con el reverso de la Ley
   *[outlaws] Una carta con el reverso de los Forajidos
  }
act-duel-take = Quitar { $card }
act-duel-pick = Tomar { $card }
act-duel-choose = Que cuente { $card }
act-duel-front = Empezar con { $character } en el frente
act-duel-swap = { $side ->
    [law] Cambiar de sitio el PA y el PR de la Ley
   *[outlaws] Cambiar de sitio el PA y el PR de los Forajidos
  }
act-duel-draw = Robar una carta

## Why not

why-absent = Ese personaje no está en juego. Elige uno que lo esté.
why-rearguard = Ese personaje está en la retaguardia del rival, fuera del alcance de esta carta. Elige a otro.
why-not-front = Esta carta cambia de sitio a los personajes de un jugador y se juega sobre el PA. Elige uno de los dos PA.
why-own-front = El equipo no se juega sobre tu propio PA. Juégalo sobre tu PR o sobre el PA del rival.
why-own-character = Esta carta va contra el rival. Elige a uno de sus personajes.
why-own-rearguard-only = La Dinamita empieza con tu propio PR. Juégala ahí.
why-bang-limit = { $limit ->
    [one] Ya has jugado una carta ¡BANG! en este turno. Juega otra cosa o termina el turno.
   *[other] Ya has jugado { $limit } cartas ¡BANG! en este turno. Juega otra cosa o termina el turno.
  }
why-needs-hit = Esta carta responde a un disparo contra uno de tus personajes. Guárdala hasta entonces.
why-alone = Un personaje solo no tiene con quién cambiar de sitio. Elige otra acción.
why-moved-already = Ya has movido tu ficha de PA en este turno. Espera al siguiente.
why-used-already = Esa habilidad se usa una vez por turno y ya está usada. Espera a tu próximo turno.
why-hand-not-empty = { character-babe-leroy } solo roba cuando tu mano está vacía. Juega antes tus últimas cartas.
why-no-ability = Tu personaje no puede hacer eso ahora. Elige otra acción.
why-no-copy = Encima de la pila de descartes no hay una carta de Acción que se pueda usar ahora. Elige otra acción.
why-nothing-in-play = No hay equipo en juego, así que no hay nada que tomar. Guarda la carta para más tarde.
why-no-reload-yet = Nadie puede recargar mientras ambos jugadores tengan dos personajes. Juega la carta por su efecto o guárdala.
why-no-reload = Esa carta no tiene el símbolo de recarga. Solo se recargan Reloj, Mira Telescópica, Estampida y Agua.
why-no-hat = Este personaje no lleva Sombrero. Esquiva de otro modo o déjalo así.
why-barrel-used = El Barril ya ha tenido su único intento contra este disparo. Esquiva de otro modo o déjalo así.
why-hand-empty = Tu rival no tiene cartas en la mano. Elige una carta en juego, si la hay.
why-not-there = Esa carta no está en juego donde puedas alcanzarla. Elige una de las cartas que se ofrecen.
why-not-traded = { character-cattle-katie } solo puede cambiar su propio equipo, y ninguno que esté siempre activo. Elige otra carta.
