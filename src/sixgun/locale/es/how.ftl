# Cómo se juega, en imágenes: la primera parte de las reglas. Lo que está junto a un signo, un paso de un turno.

web-how = Cómo se juega
web-how-goals = Quién quiere qué
web-how-turn = Tu turno
web-how-signs = Signos
web-how-cards = Cartas
web-how-characters = Personajes
web-how-contents = Contenido
web-how-seek = objetivo meta ganar
web-how-whole = La página entera

web-how-classic-turn-1 = Roba dos cartas.
web-how-classic-turn-2 = Juega cuantas cartas quieras, pero solo un ¡BANG!. Llega tan lejos como tu arma. La distancia se cuenta en asientos, por el camino más corto.
web-how-classic-turn-3 = Descarta: puedes quedarte tantas cartas como puntos de vida tengas.

web-how-dice-turn-1 = Tira los cinco dados, hasta tres veces. Tras cada tirada guardas lo que quieras. La Dinamita no se vuelve a tirar, y las flechas se toman enseguida.
web-how-dice-turn-2 = Después actúan los dados: primero los disparos, luego las Cervezas, luego la Gatling.
web-how-dice-turn-3 = Sigue el jugador de tu izquierda.

web-how-duel-turn-1 = Roba dos cartas.
web-how-duel-turn-2 = Juega cuantas cartas quieras, pero solo una carta ¡BANG!, las rojas. Una vez puedes intercambiar tus dos personajes.
web-how-duel-turn-3 = Descarta: puedes quedarte tantas cartas como puntos de vida tenga tu PA, con 1 punto de vida dos.

web-how-sign-life = Un punto de vida. Quien no tiene ninguno está fuera.
web-how-sign-range = La distancia, o hasta dónde llega un arma.
web-how-sign-stays = Una carta azul se queda en la mesa; una marrón se juega y se va.
web-how-sign-green = Una carta verde (Dodge City) se queda en la mesa y se puede usar a partir del próximo turno.
web-how-sign-price = Una carta con +1 (Dodge City) cuesta otra carta de tu mano.
web-how-sign-lock = Ahora no se puede usar: tócalo para leer por qué.
web-how-sign-shot = Una carta roja es una carta ¡BANG!: una por turno.
web-how-sign-swap = El PA está delante, el PR detrás. La habilidad y el equipo del PR duermen.

web-how-face-arrow = Toma una flecha enseguida. Cuando se toma la última, atacan los indios: cada uno pierde un punto de vida por cada flecha.
web-how-face-dynamite = No se vuelve a tirar. Tres terminan tu turno y te cuestan un punto de vida.
web-how-face-bullseye1 = Un vecino pierde un punto de vida.
web-how-face-bullseye2 = Alguien a dos asientos pierde un punto de vida.
web-how-face-beer = Alguien recupera un punto de vida, tú u otro.
web-how-face-gatling = Tres de ellas: todos los demás pierden un punto de vida, y devuelves tus flechas.
