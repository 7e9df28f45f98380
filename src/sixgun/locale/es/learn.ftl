# Las primeras partidas guiadas: palabras junto a la mesa, paso a paso. Un texto con -else se dice cuando quien aprende hace
# otra cosa que las reglas permiten.

web-learn-title = Tu primera partida
web-learn-step = Paso { $at } de { $all }
web-learn-read = Un momento: lee esto primero y luego sigue.
web-learn-next = Seguir
web-learn-back = Atrás
web-learn-again = Otra vez
web-learn-play = Jugar ahora contra novatos
web-learn-alone = Una mesa como esta, sin ayuda
web-learn-skip = Saltar
web-learn-enough = Ya sabes bastante
web-learn-greenhorns = Los novatos juegan al azar: lo justo para una primera partida. Mejores tiradores esperan en la próxima mesa.

## BANG!

web-learn-classic-you = Este eres tú: Bart Cassidy, el Sheriff. Todos lo saben. Las balas son tus puntos de vida.
web-learn-classic-roles = Los demás roles son secretos, y cada uno quiere otra cosa:
web-learn-classic-others = Estos son los demás. El número de la esquina es la distancia hasta ti, contada en asientos. Con tu Colt .45 solo alcanzas la distancia 1: a tus dos vecinos.
web-learn-classic-cards = Tu mano. Una carta marrón se juega y se va. Una azul se queda delante de ti. En tu turno juegas cuantas quieras; toca una para ver qué hace y a quién alcanza.
web-learn-classic-weapon = Primero, un arma mejor. Toca la Schofield y tócala otra vez, o pulsa Jugar.
web-learn-classic-weapon-else = Eso puede esperar. Primero la Schofield: con ella llegas más lejos.
web-learn-classic-bang = Ahora alcanzas 2: Lucky Duke, al otro lado de la mesa, está a tiro. Toca ¡BANG! y luego tócalo a él. También puedes arrastrar la carta hasta él.
web-learn-classic-bang-else = Esta vez no. Aprovecha el nuevo alcance: ¡BANG! 2♦ contra Lucky Duke, al otro lado.
web-learn-classic-once = Tenía un ¡Fallaste! en la mano. Ahora toca tu otro ¡BANG!: lo que no puedes jugar lleva el signo ⊘ y te dice por qué.
web-learn-classic-once-else = Todavía no. Toca primero el ¡BANG! que te queda.
web-learn-classic-barrel = Rose Doolan se esconde tras un Barril, que puede salvarla de los disparos. Juega La Ingenua Explosiva contra ella y elige el Barril: se descarta.
web-learn-classic-barrel-else = La Ingenua Explosiva contra el Barril de Rose Doolan te ayuda más. Su mano es una lotería; el Barril, no.
web-learn-classic-end = Guarda el ¡Fallaste! y la Cerveza para tiempos peores. Termina tu turno.
web-learn-classic-end-else = Tienes 3 de 5 puntos de vida; guarda la Cerveza, que puede salvarte hasta del último disparo. Termina el turno.
web-learn-classic-missed = Rose Doolan te dispara, y se te pregunta. Responde con tu ¡Fallaste!
web-learn-classic-missed-else = Eso te costaría un punto de vida, y tienes un ¡Fallaste! Úsalo.
web-learn-classic-indians = Lucky Duke juega ¡Indios! contra todos. Un ¡Fallaste! no sirve aquí: descarta un ¡BANG! o pierde un punto de vida.
web-learn-classic-indians-else = Puedes prescindir del ¡BANG!. Un punto de vida vale más.
web-learn-classic-hurt = Willy "el Niño" también te disparó, y ya no tenías ¡Fallaste!: un punto de vida menos. Pero eres Bart Cassidy y robas una carta por cada punto de vida que pierdes. Después empezó tu turno, con dos cartas nuevas.
web-learn-classic-beer = Una Cerveza te devuelve un punto de vida. Bébetela.
web-learn-classic-beer-else = También vale, pero bébete primero la Cerveza: enseguida necesitarás ese punto de vida.
web-learn-classic-mustang = Juega el Mustang: desde ahora los demás te ven un asiento más lejos.
web-learn-classic-mustang-else = Pon primero el Mustang en juego. Te protege en todos los turnos de los demás.
web-learn-classic-finish = A Rose Doolan le queda un punto de vida, sin Barril y sin nada que la ayude. ¡BANG!
web-learn-classic-finish-else = Ve a lo seguro: a Rose Doolan le queda un punto de vida.
web-learn-classic-bounty = ¡Un Forajido! El rol se muestra cuando alguien queda fuera, y quien elimina a un Forajido roba tres cartas.
web-learn-classic-limit = Tu ¡BANG! de este turno está gastado, y un ¡Fallaste! espera un disparo. Tienes 4 cartas en la mano y 3 puntos de vida: termina el turno y mira qué pasa.
web-learn-classic-limit-else = Puedes, pero terminemos el turno aquí.
web-learn-classic-discard = Al final de tu turno puedes conservar tantas cartas como puntos de vida tengas. Ya tienes una Schofield en juego, así que otra no te sirve: tócala dos veces para descartarla.
web-learn-classic-discard-else = Conserva esa. Una segunda Schofield no te sirve: descarta esa.
web-learn-classic-turncoat = Lucky Duke se vuelve contra Willy "el Niño", con un Duelo, un ¡BANG! y ahora una Gatling, que alcanza a todos. Así que es el Renegado: quiere quedar el último en pie. Responde con un ¡Fallaste!
web-learn-classic-turncoat-else = Tienes dos ¡Fallaste! en la mano. Usa uno: tus puntos de vida te harán falta en el tiroteo final.
web-learn-classic-alone = Willy "el Niño" era el otro Forajido. Ahora eres tú contra el Renegado, y una Cerveza ya no ayuda a nadie cuando solo quedan dos. A Lucky Duke le quedan dos puntos de vida.
web-learn-classic-raid = Primero ¡Indios!: no es un ¡BANG! y no gasta tu disparo de este turno. Si no tiene ningún ¡BANG!, le cuesta un punto de vida.
web-learn-classic-raid-else = Eso viene después. Empieza con ¡Indios!: así tu ¡BANG! puede ser el último disparo.
web-learn-classic-last = Le queda un punto de vida. Es el tiroteo final: ¡BANG!
web-learn-classic-last-else = Un disparo gana la partida. ¡BANG! a Lucky Duke.
web-learn-classic-done = Los Forajidos y el Renegado están fuera: ha ganado el bando del Sheriff. Ya sabes disparar, responder y leer distancias. Lo demás te lo dicen las cartas: detente sobre una, mantenla pulsada o pulsa ? para leer su regla.

## El juego de dados

web-learn-dice-you = Este eres tú: Jourdonnais, el Sheriff. Todos lo saben. La barra es tu vida.
web-learn-dice-roles = Los demás roles son secretos, y cada uno quiere otra cosa:
web-learn-dice-faces = Cinco dados, tres tiradas. Los puntos de mira hieren a alguien a 1 o 2 asientos, una Cerveza cura, tres Gatling hieren a todos los demás, tres Dinamitas te hieren a ti. Tras cada tirada guardas lo que quieras.
web-learn-dice-arrow = Una flecha se toma enseguida, aunque vuelvas a tirar el dado. Ahora tienes una. Cuando la última flecha sale del centro, cada uno pierde un punto de vida por cada flecha que tenga.
web-learn-dice-locked = La Dinamita no se puede volver a tirar. Tócala.
web-learn-dice-locked-else = Primero toca la Dinamita, para ver qué dice.
web-learn-dice-roll = Vuelve a tirar la Flecha y la Gatling: toca las dos y luego Tirar.
web-learn-dice-roll-else = Tira solo esas dos, la Flecha y la Gatling: el punto de mira y la Cerveza son buenos.
web-learn-dice-stop = ¡Un punto de mira 2 y otra Cerveza! Es suficiente; otra Dinamita o Flecha dolería. Plántate.
web-learn-dice-stop-else = Podrías, pero ahora hay más que perder que ganar. Plántate.
web-learn-dice-aim = El punto de mira 1 alcanza a un vecino. Apunta a Black Jack, a tu izquierda.
web-learn-dice-aim-else = También es un vecino, pero vayamos a por Black Jack.
web-learn-dice-beer = El punto de mira 2 solo tenía un objetivo, así que fue solo. Ahora la primera Cerveza: dátela a ti, tocando tu propia placa.
web-learn-dice-beer-else = Eso ayudaría a quien puede ser un Forajido. Bébetela tú.
web-learn-dice-beer-again = Y la segunda.
web-learn-dice-beer-again-else = Eso ayudaría a quien puede ser un Forajido. Bébetela tú.
web-learn-dice-attack = Black Jack sacó las dos últimas flechas y los indios atacaron: cada uno perdió un punto de vida por cada flecha que tenía; tú, solo uno, como siempre Jourdonnais. Luego Black Jack te disparó.
web-learn-dice-gatling = Willy "el Niño" sacó tres Gatling: todos los demás perdieron un punto de vida y él se libró de sus flechas. El Gringo sacó tres Dinamitas: su turno acabó y salió herido. A los dos les queda un punto de vida.
web-learn-dice-luck = Otra vez tu turno. Dos puntos de mira, dos Gatling. Tienta a la suerte: vuelve a tirar solo la Cerveza.
web-learn-dice-luck-else = Guarda los puntos de mira y las Gatling. Tira solo la Cerveza.
web-learn-dice-enough = ¡Tres Gatling! Plántate aquí.
web-learn-dice-enough-else = Mejor no se puede. Plántate.
web-learn-dice-finish = A todos menos a Black Jack les queda un punto de vida, y la Gatling les da a todos. Él tiene tres. Dispárale…
web-learn-dice-finish-else = A Black Jack le quedan tres puntos de vida, y la Gatling va a darle también. Apúntale a él.
web-learn-dice-finish-again = … y otra vez. La Gatling hará el resto.
web-learn-dice-finish-again-else = Una más para Black Jack, y la Gatling acaba con él.
web-learn-dice-done = Dos Forajidos y el Renegado en un solo turno: ha ganado el bando del Sheriff. Ya conoces todas las caras. Cada personaje tiene una habilidad: toca a un jugador para leerla, o pulsa ? para leer una regla.

## El duelo

web-learn-duel-you = Tú eres la Ley; tu rival dirige a los Forajidos. Ganas cuando todos los personajes del otro bando están fuera: dos en la mesa, el resto en reserva.
web-learn-duel-front = Wyatt Earp está delante: es tu personaje activo, el PA. Los ataques van a él y su habilidad funciona: roba una carta cada vez que el rival esquiva un impacto tuyo.
web-learn-duel-rear = Dalon Ranger está detrás: tu PR, en la retaguardia. Es difícil de alcanzar, pero su habilidad y su equipo duermen.
web-learn-duel-colt = Una carta ¡BANG! por turno, las rojas. Juega el Colt sobre West Harding, su PA: toca la carta y luego tócalo a él.
web-learn-duel-colt-else = Empieza con el Colt sobre West Harding.
web-learn-duel-equip = ¡Fallaste! Pero Wyatt Earp robó una carta por ello. Ahora una carta azul: equipo. Juega el Barril sobre Dalon Ranger, tu PR.
web-learn-duel-equip-else = Un Barril protege a quien lo tiene. Juégalo sobre tu propio PR, Dalon Ranger.
web-learn-duel-asleep = Ahí está, pero duerme con él mientras esté detrás.
web-learn-duel-swap = Una vez por turno tus dos personajes pueden cambiar de sitio. Wyatt Earp solo tiene 3 puntos de vida: cámbialos.
web-learn-duel-swap-else = Luego. Primero trae al frente a Dalon Ranger y su Barril: cámbialos de sitio.
web-learn-duel-keep = El Barril está despierto. Ahora toca ¡Fallaste!: lo que no puedes jugar lleva el signo ⊘ y te dice por qué.
web-learn-duel-keep-else = Todavía no. Toca primero el ¡Fallaste!
web-learn-duel-end = Guárdalo, y el Peacemaker también: una carta ¡BANG! por turno. La Cerveza Fuerte deja a un personaje en tres puntos de vida, y ninguno de los tuyos tiene menos. Termina tu turno.
web-learn-duel-end-else = Eso puede esperar a un momento mejor. Termina el turno.
web-learn-duel-barrel = ¡El Colt de West Harding! Prueba primero el Barril, que no cuesta nada: se revela una carta, y un barril en ella esquiva el impacto.
web-learn-duel-barrel-else = Prueba primero el Barril: no cuesta nada, y el ¡Fallaste! te queda para el siguiente impacto.
web-learn-duel-missed = Un barril, así que no pasó nada. Ahora un Cuchillo, que no es carta ¡BANG! y puede seguir enseguida. Usa esta vez tu ¡Fallaste!
web-learn-duel-missed-else = El Barril puede fallar. Esta vez ve a lo seguro: esquívalo con el ¡Fallaste!
web-learn-duel-again = Otro Cuchillo, y solo queda el Barril. Pruébalo.
web-learn-duel-again-else = Con el Barril no hay nada que perder. Pruébalo.
web-learn-duel-hurt = Esta vez no hubo barril: un punto de vida. Pero Dalon Ranger roba una carta por ello, y después empezó tu turno con dos más.
web-learn-duel-winchester = ¡Una Winchester! Alcanza también al PR. A Cattle Katie le queda un punto de vida: juégala sobre ella.
web-learn-duel-winchester-else = La Winchester sobre Cattle Katie eliminaría a un personaje. Hazlo.
web-learn-duel-fallen = Está fuera, y su bando roba dos cartas. De la reserva llegaría ahora el siguiente, pero la suya está vacía: West Harding está solo, con un punto de vida.
web-learn-duel-limit = Ya has gastado tu carta ¡BANG! de este turno. Guarda los dos ¡Fallaste! y el Peacemaker, y termina tu turno.
web-learn-duel-limit-else = Eso puede esperar a un momento mejor. Termina el turno.
web-learn-duel-stand = El Colt de West Harding. Tienes dos ¡Fallaste!: evítalo.
web-learn-duel-stand-else = El Barril puede fallar, y tienes dos ¡Fallaste!. Usa uno.
web-learn-duel-twice = West Harding juega tantas cartas ¡BANG! como tenga: ¡otro Colt! Evítalo también.
web-learn-duel-twice-else = Esta vez ve sobre seguro: el segundo ¡Fallaste!
web-learn-duel-last = No le queda ninguna carta en la mano, así que nada puede ayudarle. El Peacemaker contra West Harding: el último disparo.
web-learn-duel-last-else = Un disparo gana el duelo: el Peacemaker contra West Harding.
web-learn-duel-done = Todos los Forajidos están fuera: ha ganado la ley. Eso es el duelo: quién está delante, qué está despierto y cuándo cambiar. Detente sobre una carta o un personaje, mantenlo pulsado o pulsa ? para leer su regla.
