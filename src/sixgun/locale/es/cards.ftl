# Las cartas de los juegos: sus nombres, lo que hacen en una frase y lo que pueden los personajes en el clásico.

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
card-colt = Colt
card-carbine = Carabina
card-fanning = Abaniqueo
card-peacemaker = Peacemaker
card-shotgun = Escopeta
card-derringer = Derringer
card-knife = Cuchillo
card-return-fire = Fuego de Respuesta
card-schoolmarm = Maestra
card-stealing = Hurto
card-strong-ale = Cerveza Fuerte
card-wagon = Carreta
card-water = Agua
card-bank = Banco
card-clock = Reloj
card-gun-belt = Cartuchera
card-hat = Sombrero
card-rattlesnake = Serpiente de Cascabel
card-stampede = Estampida

# Cómo se llama una carta en El duelo, donde su reglamento da otro nombre.
card-duel-general-store = Almacén

## What a card does

cardtext-bang = Dispara a un jugador al alcance de tu arma: o falla, o le cuesta un punto de vida.
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

## What a card does in The Duel

cardtext-duel-colt = Carta ¡BANG!: un disparo al PA del rival.
cardtext-duel-carbine = Carta ¡BANG!: un disparo al PA del rival. Si lo esquiva, puedes descartar una carta de equipo de uno de los dos PA.
cardtext-duel-fanning = Carta ¡BANG!: tantos disparos al PA del rival como cartas de equipo tenga. Cada uno se esquiva por separado.
cardtext-duel-peacemaker = Carta ¡BANG!: un disparo al PA del rival. Si lo esquiva, tu rival descarta una carta de la mano a su elección.
cardtext-duel-remington = Carta ¡BANG!: un disparo al PA del rival. Si lo esquiva, puedes robar una carta.
cardtext-duel-schofield = Carta ¡BANG!: un disparo al PA del rival. Si lo esquiva, tu PA recupera un punto de vida.
cardtext-duel-shotgun = Carta ¡BANG!: un disparo al PA del rival. Si lo esquiva, puedes cambiar de sitio el PA y el PR de uno de los jugadores.
cardtext-duel-winchester = Carta ¡BANG!: un disparo al PA o al PR del rival.
cardtext-duel-beer = Tu PA y tu PR recuperan un punto de vida cada uno.
cardtext-duel-derringer = Un disparo al PA del rival, sin ser carta ¡BANG!. Tu rival puede esquivarlo con cualquier carta de la mano.
cardtext-duel-duel = Tu rival y tú descartáis por turno cartas de disparo; el PA del primero que no sigue pierde un punto de vida.
cardtext-duel-gatling = Un disparo a cada personaje menos tu PA, sin ser carta ¡BANG!.
cardtext-duel-general-store = Se descubren dos cartas del mazo de cada jugador o cuatro del común; empezando por ti, las tomáis por turno.
cardtext-duel-indians = Por cada personaje menos tu PA, su dueño descarta una carta de disparo o el personaje pierde un punto de vida.
cardtext-duel-knife = Un disparo al PA del rival, sin ser carta ¡BANG!.
cardtext-duel-missed = Esquiva un disparo contra uno de tus personajes.
cardtext-duel-return-fire = Esquiva un disparo contra uno de tus personajes y después dispara al PA del rival.
cardtext-duel-schoolmarm = Lleva a tu mano una carta en juego, salvo las del PR del rival.
cardtext-duel-stealing = Toma una carta al azar de la mano del rival o descarta una carta en juego que no sea del PR del rival.
cardtext-duel-strong-ale = Deja con tres puntos de vida, subiendo o bajando, a un personaje que no sea el PR del rival.
cardtext-duel-wagon = Robas tres cartas, te quedas dos y descartas una.
cardtext-duel-water = El PA y el PR de uno de los jugadores cambian de sitio. Se puede recargar.
cardtext-duel-bank = Mientras su personaje sea tu PA, robas una carta más en la fase 1.
cardtext-duel-barrel = Cuando disparan a su personaje, puedes revelar: un barril esquiva el disparo.
cardtext-duel-clock = Mientras su personaje sea tu PA, robas una carta cada vez que el PA y el PR del rival cambian de sitio. Se puede recargar.
cardtext-duel-dynamite = Empieza con tu propio PR, siempre activa. El dueño de su personaje revela al empezar cada turno suyo: una dinamita le cuesta al personaje tres puntos de vida; cualquier otra cosa la envía al PR del otro bando.
cardtext-duel-gun-belt = Mientras su personaje sea tu PA, las cartas ¡BANG! no cuentan para tu límite.
cardtext-duel-hat = Se puede descartar del juego para esquivar un disparo contra su personaje.
cardtext-duel-rattlesnake = Siempre activa. El dueño de su personaje revela al empezar cada turno suyo: una serpiente le cuesta al personaje un punto de vida.
cardtext-duel-scope = Mientras su personaje sea tu PA, tus cartas de disparo también pueden apuntar al PR del rival. Se puede recargar.
cardtext-duel-stampede = Siempre activa. Al empezar cada turno del dueño de su personaje, el PA y el PR de ese jugador cambian de sitio. Se puede recargar.

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
