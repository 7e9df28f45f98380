# Las cartas del juego clásico: sus nombres, lo que hacen en una frase y lo que pueden en él los personajes.

## Cards

card-bang = ¡BANG!
card-missed = ¡Fallaste!
card-beer = Cerveza
card-saloon = Saloon
card-stagecoach = Diligencia
card-wells-fargo = Wells Fargo
card-general-store = Almacén
card-panic = ¡Pánico!
card-cat-balou = La Ingenua Explosiva
card-gatling = Ametralladora Gatling
card-indians = ¡Indios!
card-duel = Duelo
card-mustang = Mustang
card-scope = Mira Telescópica
card-barrel = Barril
card-jail = Cárcel
card-dynamite = Dinamita
card-volcanic = Volcanic
card-schofield = Schofield
card-remington = Remington
card-carabine = Carabina Revólver
card-winchester = Winchester

## What a card does

cardtext-bang = Dispara a un jugador al alcance de tu Arma: o falla, o le cuesta un punto de vida.
cardtext-missed = Anula un disparo que va contra ti.
cardtext-beer = Te devuelve un punto de vida y también te salva cuando pierdes el último; no sirve cuando solo quedan dos jugadores.
cardtext-saloon = Devuelve un punto de vida a cada jugador vivo.
cardtext-stagecoach = Te deja robar dos cartas.
cardtext-wells-fargo = Te deja robar tres cartas.
cardtext-general-store = Descubre una carta por jugador vivo; empezando por ti, cada uno toma una.
cardtext-panic = Lleva a tu mano una carta de otro jugador a distancia 1.
cardtext-cat-balou = Hace que otro jugador, por lejos que esté, descarte una carta.
cardtext-gatling = Dispara a todos los demás jugadores, a cualquier distancia.
cardtext-indians = Cada uno de los demás jugadores descarta un ¡BANG! o pierde un punto de vida.
cardtext-duel = Otro jugador y tú descartáis por turno cartas ¡BANG! hasta que uno no sigue y pierde un punto de vida.
cardtext-mustang = Todos los demás te ven 1 más lejos.
cardtext-scope = Ves a todos los demás 1 más cerca.
cardtext-barrel = Cuando te disparan, puedes desenfundar: los corazones cuentan como un ¡Fallaste!.
cardtext-jail = Encierra a un jugador que no sea el Sheriff; se queda sin su próximo turno si al desenfundar no saca corazones.
cardtext-dynamite = Va pasando de turno en turno hasta que alguien saca picas del 2 al 9 al desenfundar y pierde tres puntos de vida.
cardtext-volcanic = Arma de alcance 1 con la que puedes jugar cuantas cartas ¡BANG! quieras.
cardtext-schofield = Arma de alcance 2.
cardtext-remington = Arma de alcance 3.
cardtext-carabine = Arma de alcance 4.
cardtext-winchester = Arma de alcance 5.

## Characters

ability-classic-bart-cassidy = Roba una carta por cada punto de vida perdido, si sigue con vida.
ability-classic-black-jack = Enseña la segunda carta de la fase 1 y roba una tercera si es roja.
ability-classic-calamity-janet = Puede usar ¡BANG! como ¡Fallaste! y ¡Fallaste! como ¡BANG!
ability-classic-el-gringo = A quien le cuesta puntos de vida le quita, por cada uno, una carta al azar de la mano.
ability-classic-jesse-jones = Puede tomar a ciegas la primera carta del turno de la mano de otro jugador.
ability-classic-jourdonnais = Tiene un Barril en todo momento, además del que haya en juego.
ability-classic-kit-carlson = Mira en la fase 1 las tres cartas de encima, conserva dos y deja una encima.
ability-classic-lucky-duke = Descubre dos cartas cada vez que desenfunda y escoge una de ellas.
ability-classic-paul-regret = Todos los demás lo ven 1 más lejos.
ability-classic-pedro-ramirez = Puede tomar la primera carta del turno de la pila de descartes.
ability-classic-rose-doolan = Ve a todos los demás 1 más cerca.
ability-classic-sid-ketchum = Puede descartar en todo momento dos cartas de la mano para recuperar un punto de vida.
ability-classic-slab = Sus cartas ¡BANG! solo se anulan con dos ¡Fallaste!
ability-classic-suzy-lafayette = Roba una carta cada vez que su mano queda vacía.
ability-classic-vulture-sam = Se lleva todas las cartas de cualquier otro jugador que caiga.
ability-classic-willy = Puede jugar en un turno cuantas cartas ¡BANG! quiera.
card-hidden = una carta
