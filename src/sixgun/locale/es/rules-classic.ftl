# Las reglas del juego clásico como cláusulas: un identificador con "_" en lugar de "." y un texto. Un comentario con ##
# abre una sección.

rules-title-classic = BANG! El juego clásico: las reglas
rules-intro-classic = Estas son las reglas con las que juega Sixgun, contadas con nuestras propias palabras y divididas en cláusulas, cada una con un identificador para citarla. (R) señala una decisión nuestra donde el reglamento calla, donde lo que muestra no está en su texto o donde lo leemos contra la letra; dice cuál de las tres cosas es, salvo si el reglamento simplemente calla. «Desenfundar» es descubrir la carta superior del mazo de robo y dejar que decidan su palo y su valor. Un «símbolo de ¡BANG!» es un disparo; lo llevan las cartas ¡BANG!, pero también otras que no lo son. Está «al borde de la muerte» quien sufre una pérdida que le quita su último punto de vida. El número que sigue al nombre de un personaje es el de las balas de su carta. Una opción está desactivada mientras no se elija.

## section-setup

classic_setup_players = Pueden jugar de tres a siete personas, ni menos ni más; con Dodge City, hasta ocho (dodge.players).
classic_setup_roles = Con 3 jugadores: véase classic.three.goals. Con 4 jugadores: Sheriff, Renegado, 2 Forajidos. Con 5: Sheriff, Renegado, 2 Forajidos, 1 Alguacil. Con 6: Sheriff, Renegado, 3 Forajidos, 1 Alguacil. Con 7: Sheriff, Renegado, 3 Forajidos, 2 Alguaciles. Se reparten al azar.
classic_setup_secrecy = Solo el rol del Sheriff está a la vista. Cualquier otro lo conoce únicamente su dueño hasta que queda eliminado.
classic_setup_characters = Cada cual recibe al azar uno de los 16 personajes, a la vista de todos. Los que no se reparten quedan fuera de la partida y nadie llega a verlos.
classic_setup_two-characters = Con la opción «Dos personajes a elegir» cada cual recibe dos personajes. (R) Todos están a la vista. Empezando por quien tiene el primer turno, cada uno, en el sentido de las agujas del reloj, se queda con uno de los dos antes de que se reparta ninguna carta; el otro queda fuera de la partida. A quien conserva un personaje de la última partida no se le pregunta.
classic_setup_life = Se empieza con tantos puntos de vida como balas tiene el personaje; el Sheriff, con 1 más. La vida inicial es también la máxima en toda la partida.
classic_setup_hand = La mano inicial tiene tantas cartas como balas hay impresas en la carta de personaje; la bala adicional del Sheriff no trae una carta adicional. (R) En muchas mesas el Sheriff recibe una carta más; de eso se encarga la opción «Una carta más para el Sheriff», normalmente desactivada.
classic_setup_beginner = En la partida para principiantes se quedan en la caja las cartas que llevan el símbolo del libro: la Dinamita, 3 Duelos, 2 Almacenes, 2 ¡Indios! y 3 Cárceles. Así quedan 69 cartas. (R) Qué cartas llevan el símbolo no está en el texto del reglamento, solo en las cartas.
classic_setup_first = El primer turno es del Sheriff; entre tres jugadores, del Alguacil. Se sigue en el sentido de las agujas del reloj.
classic_setup_deck = Hay 80 cartas de juego, 20 de cada palo; un palo vale para todos los valores que lo preceden. ¡BANG! (25): A♠, Q K A♥, 2–10 J Q K A♦, 2–9♣. ¡Fallaste! (12): 10 J Q K A♣, 2–8♠. Cerveza (6): 6–10 J♥. Saloon (1): 5♥. Diligencia (2): 9♠, 9♠. Wells Fargo (1): 3♥. Almacén (2): 9♣, Q♠. ¡Pánico! (4): J Q A♥, 8♦. La Ingenua Explosiva (4): K♥, 9 10 J♦. Ametralladora Gatling (1): 10♥. ¡Indios! (2): K A♦. Duelo (3): Q♦, J♠, 8♣. Mustang (2): 8 9♥. Mira Telescópica (1): A♠. Barril (2): Q K♠. Cárcel (3): J♠, 10♠, 4♥. Dinamita (1): 2♥. Volcanic (2): 10♠, 10♣. Schofield (3): J Q♣, K♠. Remington (1): K♣. Carabina Revólver (1): A♣. Winchester (1): 8♠. (R) Los palos y los valores están solo en las cartas.

## section-turn

classic_turn_phases = El turno se abre comprobando lo que el jugador tiene delante: primero la Dinamita, después la Cárcel. En la fase 1 roba 2 cartas, en la fase 2 juega cuantas cartas quiera y en la fase 3 descarta las que pasan del límite de la mano. Luego le toca al siguiente jugador vivo por la izquierda.
classic_turn_draw = En la fase 1 se toman las dos cartas de encima del mazo de robo.
classic_turn_reshuffle = En cuanto la última carta sale del mazo de robo, la pila de descartes se baraja y forma uno nuevo; una carta descubierta al desenfundar se descarta antes. (R) Si tampoco hay descartes, se espera a que los haya. Quien entonces tenga que robar recibe tantas cartas como haya: Black Jack sin segunda carta no tiene premio, en el Almacén los últimos del orden se quedan sin nada, y desenfundar sin carta es fallar, así que la Dinamita pasa y la Cárcel se descarta y cuesta el turno.
classic_turn_optional = En la fase 2 nadie tiene nunca la obligación de jugar una carta.
classic_turn_one-bang = Por turno se permite una carta ¡BANG!. El límite es solo para las cartas ¡BANG!: no afecta a otras cartas con el símbolo de ¡BANG!, como la Gatling, ni a las cartas ¡BANG! descartadas por ¡Indios! o en un Duelo.
classic_turn_no-copies = Nadie tiene delante, en juego, dos cartas con el mismo nombre. Una jugada que lleve a eso es ilegal.
classic_turn_one-weapon = Se tiene una sola Arma en juego: al jugar otra, se descarta la anterior. (R) También se puede jugar de nuevo la misma Arma; la copia anterior se descarta, así que nunca hay dos.
classic_turn_bang-limit-when = (R) El límite se mira cada vez que se juega un ¡BANG!: es legal si no se ha jugado ninguno en este turno, si en ese momento hay una Volcanic en juego o si el jugador es Willy "el Niño". Los disparos hechos con una Volcanic que ya no está siguen contando. El alcance es el del Arma que está en juego en ese momento.
classic_turn_dead-player = (R) Si un jugador muere en su propio turno, por la Dinamita o en un Duelo suyo, el turno acaba en el acto y sin fase 3. Sigue el primer jugador vivo a la izquierda de su asiento.
classic_turn_hand-limit = En la fase 3, el límite de la mano es igual a los puntos de vida que le quedan al jugador. Él elige qué descarta.
classic_turn_out-of-turn = Fuera del propio turno solo se puede jugar ¡Fallaste! como respuesta, Cerveza al borde de la muerte y las respuestas que piden cartas y personajes.
classic_turn_brown-blue = Una carta marrón va a la pila de descartes al jugarla y luego surte efecto. Una azul se queda en juego delante de quien la juega; la Cárcel, delante de su objetivo.
classic_turn_spent = (R) Contra la letra del reglamento, que solo conoce tres límites, una carta se puede jugar como mucho tres veces por turno. Las cartas que se ponen en juego también cuentan como jugadas. Una carta jugada tres veces sigue valiendo como respuesta. Este límite es suave y casi nunca importa, pero con él termina todo turno: si no, la Diligencia, la Wells Fargo y el Almacén podrían robarse a sí mismos sin fin cuando apenas quedan cartas por robar, y lo mismo cuanto Suzy Lafayette juegue como última carta.
classic_forced = (R) Cuando las reglas le dejan a un jugador una sola posibilidad, esta se aplica sin preguntarle. Con la opción «Preguntar siempre», a quien ante un disparo, ¡Indios!, un Duelo o al borde de la muerte solo podría responder dejando que ocurra se le pregunta de todos modos, y también a quien en la fase 2 no puede jugar nada, para que nadie sepa por la pausa qué tiene en la mano.

## section-distance

classic_distance_seats = La distancia entre dos jugadores vivos se cuenta en asientos por el camino más corto, así que los vecinos están a distancia 1. Los eliminados no cuentan.
classic_distance_mustang = Todos los demás ven 1 más lejos al dueño de un Mustang, e igualmente a Paul Regret; el dueño los ve como antes.
classic_distance_scope = El dueño de una Mira Telescópica, e igualmente Rose Doolan, ve 1 más cerca a todos los demás; ellos ven al dueño como antes.
classic_distance_stack = Una carta y una capacidad del mismo tipo se suman. Primero se suma todo; solo entonces cuenta como 1 lo que quede por debajo de 1. Por ejemplo, una Mira Telescópica contra un Mustang a 1 asiento de distancia da 1.
classic_distance_weapon = Un Arma cambia hasta dónde llega ¡BANG!, nunca una distancia. El Colt .45 alcanza 1; no es una carta y no se puede perder. La Volcanic alcanza 1, el Schofield 2, el Remington 3, la Carabina Revólver 4 y el Winchester 5. (R) Hasta dónde alcanzan las Armas está solo en las cartas, como símbolo.
classic_distance_panic = ¡Pánico! llega a distancia 1. Para ello cuentan el Mustang, la Mira Telescópica y las capacidades como las suyas; las Armas, no.

## section-cards

classic_bang_target = ¡BANG! apunta a otro jugador que esté al alcance del Arma. Este puede responder con ¡Fallaste!, o con un Barril, la capacidad de Jourdonnais o el ¡BANG! de Calamity Janet; si no, pierde 1 punto de vida.
classic_bang_discard = La carta ¡BANG! va a los descartes aunque el disparo se anule.
classic_missed_answer = ¡Fallaste! anula un símbolo de ¡BANG! dirigido a quien la juega, nunca uno dirigido a otro. En el propio turno no se puede jugar sin un disparo así.
classic_volcanic = Quien tiene la Volcanic en juego puede jugar en su turno cuantas cartas ¡BANG! quiera, con alcance 1, contra uno o varios objetivos.
classic_beer_heal = Una Cerveza devuelve 1 punto de vida a quien la juega, nunca por encima de su vida inicial, y nunca ayuda a otro. (R) En la fase 2 se puede jugar también con la vida completa; entonces se desperdicia, aunque Suzy Lafayette puede querer justo eso.
classic_beer_brink = Cuando una pérdida le quita a un jugador su último punto de vida, puede jugar Cerveza, fuera de su turno o en él. Cada Cerveza devuelve 1 punto de vida, y se salva si acaba con 1 o más. Con 2 puntos de vida y una Dinamita que cuesta 3, dos Cervezas lo salvan con 1 y una sola no puede. (R) Se le pregunta siempre que tenga una Cerveza que sirva, de una en una; puede renunciar, y se detiene al llegar a 1 punto de vida. Sid Ketchum puede combinar Cervezas y su capacidad.
classic_beer_last-two = Cuando solo quedan dos jugadores, la Cerveza no surte efecto. En el propio turno se puede jugar y se desperdicia; al borde de la muerte no puede salvar y no se ofrece.
classic_saloon = El Saloon devuelve 1 punto de vida a cada jugador vivo, también a quien lo juega, con el máximo de siempre. Nunca se puede jugar al borde de la muerte. (R) Sigue funcionando cuando quedan dos jugadores.
classic_stagecoach = Diligencia: quien la juega roba 2 cartas.
classic_wells-fargo = Wells Fargo: quien la juega roba 3 cartas.
classic_general-store = Almacén: se descubren tantas cartas como jugadores vivos hay. Empezando por quien lo ha jugado y en el sentido de las agujas del reloj, cada uno toma la que prefiera. (R) La última carta se entrega sin preguntar.
classic_panic = ¡Pánico! lleva a la mano una carta de otro jugador a distancia 1: una al azar de su mano o una que tenga en juego, a elección de quien la toma. Valen las Armas, la Cárcel, la Dinamita y las demás cartas azules; una Cárcel tomada así libera al preso y se puede volver a jugar. (R) Nunca se toma una carta propia.
classic_cat-balou = La Ingenua Explosiva hace que un jugador a cualquier distancia descarte una carta: una al azar de su mano o la que elija el atacante entre las que tiene en juego. (R) Siempre es otro jugador, aunque el reglamento dice cualquier jugador.
classic_no-cards-no-target = (R) Quien no tiene ninguna carta no es objetivo de ¡Pánico! ni de La Ingenua Explosiva. Si solo tiene cartas en la mano o solo cartas en juego, la elección recae ahí.
classic_gatling = La Ametralladora Gatling lanza un símbolo de ¡BANG! contra cada uno de los demás jugadores, por orden desde la izquierda; cada uno puede anularlo como de costumbre. No es una carta ¡BANG!: el límite no la afecta y la capacidad de Slab "el Asesino" no se aplica.
classic_indians = ¡Indios!: cada uno de los demás jugadores, por orden desde la izquierda, descarta una carta ¡BANG! o pierde 1 punto de vida. ¡Fallaste! y el Barril no sirven. A quien la ha jugado no se le pregunta nunca.
classic_duel = El Duelo reta a cualquier otro jugador, a cualquier distancia. El retado puede descartar un ¡BANG!, después puede el retador, y así por turno; el primero que no lo haga pierde 1 punto de vida. No se pueden usar ni ¡Fallaste! ni el Barril. El propio Duelo no cuenta como carta ¡BANG!, y las cartas ¡BANG! que se descartan en él no cuentan para el límite.
classic_mustang = Mustang: mientras está en juego, todos los demás ven a su dueño 1 más lejos (véase classic.distance.mustang).
classic_scope = Mira Telescópica: mientras está en juego, su dueño ve a todos los demás 1 más cerca (véase classic.distance.scope).
classic_barrel = Barril: cuando su dueño es objetivo de un símbolo de ¡BANG!, por un ¡BANG! o por la Gatling, puede desenfundar, una vez por Barril y disparo. Con corazones cuenta como si hubiera jugado un ¡Fallaste!. Usar el Barril no es obligatorio, y contra Slab "el Asesino" el mismo Barril no permite desenfundar una segunda vez. (R) Se puede desenfundar antes o después de un ¡Fallaste!, mientras el disparo siga sin resolverse.
classic_jail = La Cárcel se pone delante de cualquier otro jugador menos el Sheriff, a cualquier distancia. Antes de su turno, después de la Dinamita, el preso tiene que desenfundar: con corazones se descarta la Cárcel y juega su turno; si no, se descarta la Cárcel y se salta el turno, sin las fases 1 a 3 y, por tanto, sin descartar por el límite de la mano. Un preso puede ser objetivo y responde como siempre. No puede recibir una segunda Cárcel, porque nadie tiene dos cartas con el mismo nombre.
classic_dynamite = La Dinamita se juega delante de uno mismo. A partir del siguiente turno de su dueño, quien la tenga delante tiene que desenfundar al empezar su turno. Con picas del 2 al 9 explota: primero se descarta, de modo que "Buitre" Sam nunca la recibe, y después el jugador pierde 3 puntos de vida. Si no, pasa al siguiente jugador vivo por la izquierda. (R) Si este ya tiene una Dinamita, cosa imposible con una sola en el mazo, pasa al siguiente que no tenga ninguna.
classic_dynamite_no-causer = Nadie es causante de lo que hace la Dinamita: no trae recompensa, ni castigo, ni carta para El Gringo.
classic_draw-check = Al desenfundar se descubre la carta superior y se descarta; deciden su palo y su valor. Un rango incluye sus dos extremos; el orden es del 2 al 10, J, Q, K, A. La carta descubierta no tiene ningún otro efecto.
classic_draw-check_order = Se desenfunda por la Dinamita antes que por la Cárcel.

## section-end

classic_death_reveal = Quien llega a 0 puntos de vida y no se salva con ninguna Cerveza está fuera: muestra su rol, y su mano y sus cartas en juego se descartan o van a "Buitre" Sam.
classic_death_deputy = Un Sheriff que elimina a un Alguacil descarta su mano y todas sus cartas en juego.
classic_death_reward = Quien elimina a un Forajido roba 3 cartas, aunque sea Forajido él también.
classic_death_order = (R) La Gatling y ¡Indios! se resuelven jugador por jugador desde la izquierda. Si uno cae, se le retira, y el final de la partida, sus cartas, el castigo y la recompensa se resuelven antes de preguntar al siguiente. Así, cuando solo quedan estos tres, si la Gatling del Renegado derriba al Sheriff antes que al último Forajido, ganan los Forajidos; al revés, gana el Renegado. Si quedan tres y cae uno, la Cerveza del siguiente objetivo no vale. Si la Gatling del Sheriff mata a un Alguacil, le cuesta en el acto todas sus cartas y continúa.
classic_death_hooks = (R) Después de una pérdida, el orden es este. Primero, las respuestas al borde de la muerte. Si el jugador vive: Bart Cassidy o El Gringo, y luego Suzy Lafayette si le han quitado una carta. Si ha muerto: se muestra su rol; se comprueba el final de la partida; sus cartas van a "Buitre" Sam o a la pila de descartes, la mano en su orden y luego las cartas en juego, y no se pregunta a nadie (el reglamento no da un orden; las respuestas de la editorial a los jugadores dejan que lo elija el muerto); castigo o recompensa; Suzy Lafayette; el siguiente objetivo. A los muertos su propia capacidad no les da nada.
classic_death_sam-first = (R) Si el Sheriff es "Buitre" Sam y elimina a un Alguacil, primero toma las cartas y luego lo pierde todo.
classic_death_causer = A un jugador lo elimina quien ha jugado la carta que le quitó el último punto de vida. A quien cae por la Dinamita no lo ha eliminado nadie. (R) Tampoco a quien pierde el Duelo que él mismo ha jugado; un Alguacil que muere en su propio Duelo contra el Sheriff no trae castigo.
classic_end_sheriff-dead = Si el Sheriff está fuera y el único jugador vivo es el Renegado, gana el Renegado. En cualquier otro caso ganan los Forajidos, aunque estén todos muertos.
classic_end_law = Cuando todos los Forajidos y el Renegado están fuera, ganan el Sheriff y los Alguaciles, incluidos los muertos.
classic_end_immediate = La partida acaba en el momento en que se da una de estas situaciones; no se resuelve nada más.
classic_end_roles-shown = (R) Al acabar la partida se muestran todos los roles.
classic_end_turns = (R) Una partida tiene como mucho 1.000 turnos, muchos más que cualquier partida real. Tras el último termina y nadie gana ni pierde.
classic_rematch = En otra partida cada superviviente decide por sí mismo si conserva su personaje; nadie conserva cartas. Quien fue eliminado roba un personaje nuevo, nunca el que tenía. Si los jugadores quieren, el rol de Sheriff va rotando.

## section-characters

classic_bart-cassidy = Bart Cassidy (4) roba 1 carta por cada punto de vida perdido, después de las Cervezas que lo salven, y ninguna si muere. Una Dinamita a la que sobrevive le da 3 cartas.
classic_black-jack = Black Jack (4) enseña la segunda carta que roba en la fase 1. Si es de corazones o de diamantes, roba una más, que no enseña.
classic_calamity-janet = Calamity Janet (4) puede usar ¡BANG! como ¡Fallaste! y ¡Fallaste! como ¡BANG!. Un ¡Fallaste! usado como ¡BANG! cuenta para el límite, salvo si tiene una Volcanic. Ante ¡Indios! y en un Duelo, ¡Fallaste! vale como ¡BANG!.
classic_el-gringo = El Gringo (3): por cada punto de vida que le cuesta una carta que ha jugado otro, le quita a este una al azar de la mano; si ahí no hay ninguna, no se lleva nada. No ocurre con la Dinamita ni con un Duelo que haya jugado él mismo.
classic_jesse-jones = Jesse Jones (4) puede tomar la primera carta de la fase 1 al azar de la mano de otro jugador que tenga alguna, al que nombra antes de ver nada. La segunda sale del mazo de robo.
classic_jourdonnais = Jourdonnais (4) cuenta siempre como si tuviera un Barril. Con uno de verdad tiene dos oportunidades, y después aún le queda ¡Fallaste!.
classic_kit-carlson = Kit Carlson (4) mira en la fase 1 las tres cartas de encima, se queda con dos y pone la tercera de nuevo encima, boca abajo. Solo mira: si quedan exactamente tres cartas, el mazo de robo no se ha agotado y no se baraja nada. Si hay menos de tres, las completa después de barajar; si en total solo hay dos, se queda con ambas.
classic_lucky-duke = Lucky Duke (4) descubre dos cartas cada vez que desenfunda y elige una; ambas se descartan, y solo entonces se rehace un mazo de robo vacío.
classic_paul-regret = Paul Regret (3) lleva incorporado un Mustang, que se suma a uno de verdad.
classic_pedro-ramirez = Pedro Ramirez (4) puede tomar la primera carta de la fase 1 de encima de la pila de descartes. La segunda sale del mazo de robo, y también la primera si no hay descartes.
classic_rose-doolan = Rose Doolan (4) lleva incorporada una Mira Telescópica, que se suma a una de verdad.
classic_sid-ketchum = Sid Ketchum (4) puede descartar en cualquier momento dos cartas de la mano por 1 punto de vida, tantas veces como pueda, nunca por encima del máximo. (R) «En cualquier momento» es en cada decisión que le toca: en las fases 2 y 3, en cualquier respuesta, al borde de la muerte, también cuando quedan dos jugadores, y al empezar su turno, antes de la Dinamita y la Cárcel, cuando tiene delante alguna de ellas, y cuando alguien está a punto de tomar o hacer descartar una carta de su mano (¡Pánico!, La Ingenua Explosiva, Jesse Jones, El Gringo). Lo que entonces ya no tiene en la mano no se toma; Jesse Jones lo roba del mazo de robo.
classic_slab = Slab "el Asesino" (4): para anular una carta ¡BANG! que ha jugado él hacen falta dos símbolos de ¡Fallaste!. Un Barril con éxito cuenta como uno, y el ¡BANG! de Calamity Janet también. Se le piden al objetivo de uno en uno, y este puede jugar un solo ¡Fallaste! y desperdiciarlo. Vale solo para las cartas ¡BANG!.
classic_suzy = Suzy Lafayette (4) roba una carta en cuanto no tiene ninguna en la mano: en el acto, antes de que surta efecto la carta recién jugada (con la Diligencia como última carta, 1 y luego 2), y también después de una carta azul, una respuesta, una carta que le quitan o un castigo, y contra Slab "el Asesino" entre los dos ¡Fallaste!. (R) En un Duelo, contra la letra de «en el momento en que», roba solo cuando ha terminado; si su última carta le quitó un punto de vida a El Gringo, ella roba, él toma esa carta y ella vuelve a robar. (R) La pérdida que termina un Duelo, con sus Cervezas al borde de la muerte, va antes de que ella robe; las cartas de una recompensa son cartas, así que después ya no roba.
classic_vulture-sam = "Buitre" Sam (4): cuando otro personaje queda eliminado, se lleva a la mano todas las cartas que este tenía en la mano y en juego, también las Armas, la Cárcel y la Dinamita.
classic_willy = Willy "el Niño" (4) puede jugar en su turno cuantas cartas ¡BANG! quiera.

## section-hidden

classic_hidden = Una carta de la mano tomada por ¡Pánico!, Jesse Jones o El Gringo la conocen solo quien la toma y su dueño; una que La Ingenua Explosiva hace descartar queda a la vista de todos, así que quien conocía otras cartas de esa mano las sigue conociendo. Lo que "Buitre" Sam se lleva de una mano lo conocen él y quien lo tenía. Lo que mira Kit Carlson lo sabe solo él. La segunda carta de Black Jack, las dos cartas que descubre Lucky Duke y las cartas de un Almacén están a la vista de todos.

## section-three

classic_three_goals = Con tres jugadores hay un Alguacil, un Forajido y un Renegado, todos a la vista, y ningún Sheriff. Cada uno persigue a otro: el Alguacil al Renegado, el Renegado al Forajido y el Forajido al Alguacil. El primer turno es del Alguacil. Nadie recibe un punto de vida adicional, y la Cárcel se puede poner delante de cualquiera.
classic_three_personal = Quien le quita en persona el último punto de vida a su propio objetivo gana en el acto. Si lo hace otro jugador u otra cosa, la partida sigue y gana el último que quede, sea quien sea el que eliminó al otro. (R) Quién ha eliminado a quién lo dice classic.death.causer: la Dinamita y un Duelo que jugó el propio objetivo no son de nadie.
classic_three_reward = Con tres jugadores, quien elimina a cualquiera roba 3 cartas, y no hay castigo. La Cerveza no vale nada cuando quedan dos, como siempre.

## section-dodge-city

dodge_players = Con Dodge City pueden jugar de tres a ocho personas. Con 8 jugadores: Sheriff, 2 Alguaciles, 3 Forajidos, 2 Renegados. Cada Renegado va por su cuenta: gana solo como último jugador vivo; la ley gana cuando todos los Forajidos y los dos Renegados están fuera.
dodge_deck = Dodge City añade 40 cartas, 10 de cada palo, y 15 personajes; todo se mezcla con el juego básico. ¡BANG! (4): 8♠, 5 6 K♣. ¡Fallaste! (1): 8♦. Cerveza (2): 6♥, 6♠. La Ingenua Explosiva (1): 8♣. Almacén (1): A♠. ¡Indios! (1): 5♦. ¡Pánico! (1): J♥. Barril (1): A♣. Dinamita (1): 10♣. Mustang (1): 5♥. Remington (1): 6♦. Carabina (1): 5♠. Prismáticos 10♦, Escondite K♦, Puñetazo 10♠, Esquivar 7♦ K♥, Whisky Q♥, Tequila 9♣, Pelea J♠, Rag Time 9♥, Springfield K♠, Biblia 10♥, Rifle de Búfalo Q♣, Can Can J♣, Cantimplora 7♥, Conestoga 9♦, Derringer 7♠, Obús 9♠, Placa de Hierro A♦ Q♠, Cuchillo 8♥, Pepperbox A♥, Pony Express Q♦, Sombrero 7♣, Sombrero de Vaquero J♦. (R) Las listas no se ponen de acuerdo en cuatro cartas (Escondite, un ¡BANG!, Rifle de Búfalo, Whisky); así ningún palo con su valor sale dos veces.
dodge_green = Una carta de borde verde se juega boca arriba delante de uno mismo y no se puede usar en ese mismo turno. En un turno propio posterior su dueño puede usarla: se descarta y surte efecto, sin más coste. Mientras tanto está en juego: lo que toma o descarta cartas en juego también la alcanza, y la que pasa a una mano hay que jugarla y esperar de nuevo. Nadie tiene dos con el mismo nombre en juego.
dodge_green_missed = Una carta verde con el símbolo de ¡Fallaste! se puede usar también fuera de turno, a partir del turno del jugador siguiente, contra un disparo a su dueño: se descarta y cuenta como un ¡Fallaste!, también contra un ¡BANG! de Slab "el Asesino". Sin disparo no se puede usar.
dodge_price = Whisky, Tequila, Pelea, Rag Time y Springfield se juegan junto con otra carta de la mano a elección, que se descarta primero y no hace nada. Quien no tiene otra carta en la mano no puede jugarlas.
dodge_bang-symbol = Las cartas con símbolo de ¡BANG! que no son cartas ¡BANG! (Puñetazo, Springfield, Cuchillo, Derringer, Rifle de Búfalo, Pepperbox, Obús) se pueden usar sin límite y no cuentan para el de un ¡BANG!. Su disparo se responde como cualquier otro, también con el Barril y Jourdonnais; un ¡Fallaste! lo anula, dispare quien dispare: la habilidad de Slab "el Asesino" vale solo para las cartas ¡BANG!. (R) Una lista lee dos ¡Fallaste! contra Slab "el Asesino"; las respuestas de la editorial (D04) dicen uno. No sirven de respuesta a ¡Indios! ni en un Duelo.
dodge_no-beer = Whisky, Tequila y Cantimplora no son Cerveza: no se pueden usar al borde de la muerte, siguen curando cuando quedan dos jugadores, y Tequila Joe no recibe de ellas más que los demás. (R) Como la Cerveza, se pueden usar con la vida al máximo y entonces se desperdician.
dodge_dynamite = Hay dos Dinamitas. La que no explota pasa al primer jugador por la izquierda que no tenga ninguna delante; si todos los demás tienen una, se queda donde está.
dodge_binocular = Prismáticos: su dueño ve a todos los demás 1 más cerca, además de la Mira, que puede estar en juego al lado.
dodge_hideout = Escondite: todos los demás ven a su dueño 1 más lejos, además del Mustang, que puede estar en juego al lado.
dodge_punch = Puñetazo dispara a un jugador a distancia 1. Cuentan el Mustang, la Mira y similares, no las armas.
dodge_dodge = Esquivar cuenta como ¡Fallaste!, y el jugador roba una carta. (R) No es una carta ¡Fallaste!: Calamity Janet no puede usarla como ¡BANG!.
dodge_whisky = Whisky, con otra carta: quien la juega recupera 2 puntos de vida, nunca por encima del máximo.
dodge_tequila = Tequila, con otra carta: un jugador cualquiera, también uno mismo, recupera 1 punto de vida.
dodge_brawl = Pelea, con otra carta: todos los demás, en orden desde la izquierda, pierden una carta, que se descarta. Quien juega la Pelea elige para cada uno: una carta al azar de la mano o una concreta en juego. Quien no tiene cartas se salta. (R) Hay quien deja elegir a las víctimas; el ejemplo oficial dice lo contrario. Se puede jugar aunque nadie más tenga cartas, y cuesta igualmente su otra carta.
dodge_rag-time = Rag Time, con otra carta: toma a la mano una carta de otro jugador, como ¡Pánico!, a cualquier distancia.
dodge_springfield = Springfield, con otra carta: dispara a otro jugador a cualquier distancia.
dodge_bible = Biblia (verde) cuenta como ¡Fallaste!, y su dueño roba una carta.
dodge_buffalo-rifle = Rifle de Búfalo (verde) dispara a otro jugador a cualquier distancia.
dodge_can-can = Can Can (verde) hace descartar una carta a otro jugador, como La Ingenua Explosiva, a cualquier distancia.
dodge_canteen = Cantimplora (verde): su dueño recupera 1 punto de vida.
dodge_conestoga = Conestoga (verde) toma a la mano una carta de otro jugador, como ¡Pánico!, a cualquier distancia.
dodge_derringer = Derringer (verde) dispara a un jugador a distancia 1, y su dueño roba una carta. (R) Roba en el acto, antes de que se responda al disparo.
dodge_howitzer = Obús (verde) dispara a todos los demás, en orden desde la izquierda, como la Gatling.
dodge_iron-plate = Placa de Hierro (verde) cuenta como ¡Fallaste!.
dodge_knife = Cuchillo (verde) dispara a un jugador a distancia 1.
dodge_pepperbox = Pepperbox (verde) dispara a un jugador al alcance del arma de su dueño.
dodge_pony-express = Pony Express (verde): su dueño roba 3 cartas.
dodge_sombrero = Sombrero (verde) cuenta como ¡Fallaste!.
dodge_ten-gallon-hat = Sombrero de Vaquero (verde) cuenta como ¡Fallaste!.
dodge_apache-kid = Apache Kid (3): los diamantes que juegan los demás no tienen efecto sobre él: ni disparo, ni ¡Indios!, ni carta tomada o descartada. (R) Aun así se le pueden dirigir y entonces se desperdician; un ¡BANG! así cuenta como el del turno. Solo importa el palo de la propia carta: la Gatling y el Obús le afectan, y ninguno de los tres ¡Indios! lo hace. No vale en un Duelo, ni para un diamante que responde a su propio disparo. Las dos cartas que descarta Doc Holyday no tienen efecto sobre él si ambas son diamantes.
dodge_belle-star = Belle Star (4): en su turno, las cartas en juego delante de los demás no tienen efecto: Barril, Mustang, Escondite, cartas verdes. Las habilidades funcionan como siempre, así que Jourdonnais y Paul Regret conservan las suyas. (R) Una lista dice que solo las verdes; el autor dice las cartas en juego. Se pueden tomar y descartar como siempre, y lo que está delante de ella funciona.
dodge_bill-noface = Bill Noface (4) roba en la fase 1 una carta, y una más por cada punto de vida que le falta.
dodge_chuck-wengam = Chuck Wengam (4) puede perder en la fase 2 un punto de vida para robar 2 cartas, tantas veces como quiera, pero nunca el último. (R) Nadie ha causado esa pérdida.
dodge_doc-holyday = Doc Holyday (4): una vez en la fase 2 puede descartar dos cartas de la mano para disparar a un jugador al alcance de su arma. Es un símbolo de ¡BANG!, no una carta ¡BANG!. (R) Primero nombra al jugador y después descarta las cartas de una en una. Puede apuntar a Apache Kid y descartar dos diamantes: entonces se desperdician.
dodge_elena-fuente = Elena Fuente (3) puede usar cualquier carta de la mano como ¡Fallaste!. (R) Una carta verde de su mano no hace entonces nada más; con Esquivar roba su carta.
dodge_greg-digger = Greg Digger (4) recupera 2 puntos de vida cada vez que otro jugador queda eliminado, nunca por encima del máximo. (R) Eso viene después del castigo y la recompensa y antes de Suzy Lafayette.
dodge_herb-hunter = Herb Hunter (4) roba 2 cartas cada vez que otro jugador queda eliminado, aparte de cualquier recompensa. (R) Eso viene después del castigo y la recompensa y antes de Suzy Lafayette: si como Sheriff elimina a un Alguacil, primero lo descarta todo y conserva las 2 cartas.
dodge_jose-delgado = José Delgado (4) puede descartar en la fase 2 una carta azul de la mano para robar 2 cartas, dos veces por turno como mucho. (R) La primera edición no tenía límite; ahora está impreso dos veces.
dodge_molly-stark = Molly Stark (4) roba una carta cada vez que usa una carta de su mano fuera de turno: una respuesta a un disparo o a ¡Indios!, una Cerveza al borde de la muerte. En un Duelo roba cuando ha terminado, una carta por cada ¡BANG! suyo. Las cartas verdes delante de ella y las que otros le hacen perder no cuentan. (R) La pérdida que termina un Duelo, con las Cervezas a su borde y lo que se sigue de ella, viene antes de que robe.
dodge_pat-brennan = Pat Brennan (4) puede, en vez de robar en la fase 1, tomar a la mano una carta en juego delante de cualquier jugador; no recibe nada más. (R) Según la letra, puede ser también una de las suyas.
dodge_pixie-pete = Pixie Pete (3) roba 3 cartas en la fase 1.
dodge_sean-mallory = Sean Mallory (3) puede conservar hasta 10 cartas al final de su turno.
dodge_tequila-joe = Tequila Joe (4): una Cerveza le da 2 puntos de vida en vez de 1, también al borde de la muerte. Las demás cartas le dan lo que dan a cualquiera.
dodge_vera-custer = Vera Custer (3): en su turno, después de la Dinamita y la Cárcel y antes de robar, elige a otro personaje vivo y tiene su habilidad hasta su siguiente turno, en el que elige de nuevo. (R) Lo que tenía antes vale aún para la Dinamita y la Cárcel, así que como Lucky Duke descubre dos cartas para cada una; si aun así la Cárcel la retiene, no tiene habilidad hasta su siguiente turno. Aquel a quien copia puede morir mientras tanto: ella conserva la habilidad. Sus puntos de vida y su máximo siguen siendo los suyos. Como Suzy Lafayette sin cartas en la mano roba una en el acto, antes de la fase 1.
dodge_vera-custer_loot = Mientras Vera Custer tiene la habilidad de "Buitre" Sam y ambos viven, se llevan las cartas de un eliminado por turnos, de una en una; empieza quien se sienta más cerca a su izquierda. (R) No se pregunta a nadie: primero la mano en orden aleatorio, después las cartas en juego en el suyo. Lo que viene de la mano lo conocen solo quien lo recibe y quien lo tenía.
