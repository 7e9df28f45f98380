# Las reglas del juego de dados como cláusulas: un identificador con "_" en lugar de "." y un texto. Un comentario con
# ## abre una sección.

rules-title-dice = BANG! El juego de dados: las reglas
rules-intro-dice = Estas son las reglas con las que juega Sixgun, contadas con nuestras propias palabras y divididas en cláusulas, cada una con un identificador para citarla. (R) señala una decisión nuestra donde el reglamento calla. Hay cinco dados con seis caras cada uno: Flecha, Dinamita, Punto de mira 1, Punto de mira 2, Cerveza y Gatling. «El centro» es la reserva común de flechas. El número que sigue al nombre de un personaje es la vida que da. Las ediciones no coinciden sobre las tres Dinamitas: la inglesa revisada quita el punto de vida antes de que cuenten los demás dados; nosotros seguimos la alemana, en la que los demás dados van primero.

## section-setup

dice_setup_players = Pueden jugar de tres a ocho personas, ni menos ni más.
dice_setup_roles = Con 3 jugadores: Alguacil, Forajido y Renegado, todos a la vista. Con 4: Sheriff, Renegado, 2 Forajidos. Con 5: Sheriff, Renegado, 2 Forajidos, 1 Alguacil. Con 6: Sheriff, Renegado, 3 Forajidos, 1 Alguacil. Con 7: Sheriff, Renegado, 3 Forajidos, 2 Alguaciles. Con 8: Sheriff, 2 Renegados, 3 Forajidos, 2 Alguaciles.
dice_setup_secrecy = A partir de cuatro jugadores, todos conocen solo el rol del Sheriff; cualquier otro rol es secreto hasta que su dueño queda eliminado.
dice_setup_characters = Cada cual recibe uno de los 16 personajes, a la vista de todos. Los que no se reparten quedan fuera de la partida.
dice_setup_life = Se empieza con tantos puntos de vida como da el personaje; el Sheriff, con 2 más. Con tres jugadores no hay Sheriff, así que nadie recibe puntos adicionales. La vida inicial es también la máxima en toda la partida. Las fichas de bala (40, de valor 1 o 3, que se cambian libremente) no limitan nada en la práctica.
dice_setup_arrows = Las 9 flechas empiezan en el centro; nadie tiene ninguna.
dice_setup_first = El primer turno es del Sheriff; con tres jugadores, del Alguacil. Se sigue en el sentido de las agujas del reloj, saltando a quienes están eliminados.

## section-turn

dice_turn_rolls = El turno se abre con una tirada de los cinco dados y pueden seguir hasta dos más: tres en total. Después de cada tirada, el jugador se planta o escoge dados para tirarlos otra vez. Vale cualquiera, también los que dejó quietos antes, pero al menos uno: no escoger ninguno es plantarse. Quien no tiene ningún dado que pueda tirar se planta.
dice_turn_locked = Un dado que muestra Dinamita no se puede volver a tirar en ese turno.
dice_turn_resolve = Tras la última tirada, todos los dados surten efecto. Las flechas ya lo han hecho; siguen todos los Puntos de mira 1 y 2 juntos, después las Cervezas y después la Gatling. Todo es obligatorio, nada se puede omitir.
dice_turn_end = Luego le toca al siguiente jugador vivo por la izquierda.
dice_forced = (R) Cuando las reglas le dejan a un jugador una sola posibilidad, esta se aplica sin preguntarle.

## section-dice

dice_arrow_at-once = Justo después de cada tirada, quien ha tirado toma del centro una flecha por cada Flecha que haya salido en esa misma tirada, de una en una; una Flecha que ya estaba de antes no cuenta de nuevo. Solo entonces decide qué dados vuelve a tirar, y los de Flecha pueden estar entre ellos. Lo mismo vale para la tirada que trae la tercera Dinamita: primero van las flechas y el ataque, si lo provocan.
dice_arrow_indians = Quien toma la última flecha del centro desata en el acto un ataque de los indios: cada jugador vivo pierde 1 punto de vida por cada flecha que tenga. Después, todas las flechas vuelven al centro y quien tira sigue tomando las que aún debía. Por ejemplo, un jugador con 6 puntos de vida y 1 flecha saca dos Flechas cuando solo queda 1 en el centro: la toma, el ataque le cuesta 2, todas las flechas vuelven, toma la segunda y se queda con 4 puntos de vida y 1 flecha.
dice_arrow_attack-order = (R) Lo que cuesta un ataque se calcula con las flechas que cada uno tiene en ese momento, y todos lo pierden a la vez. Después, por este orden: eliminaciones, final de la partida, "Buitre" Sam, todas las flechas al centro, flechas que aún se deben. Devolver flechas, como puede hacer Pedro Ramirez, no rebaja nada en ese mismo ataque.
dice_arrow_roller-dies = (R) Si quien tira muere en el ataque, su turno acaba ahí: sus dados no hacen nada más, no se toman las flechas que aún debía y la Dinamita no cuesta nada.
dice_dynamite_three = Con tres o más Dinamitas ya no se tira más. Primero surten efecto los demás dados; después, quien tira pierde 1 punto de vida y su turno termina.
dice_dynamite_others-first = Ese punto de vida se pierde solo cuando todos los demás dados han surtido efecto, de modo que una Cerveza puede llegar a tiempo. (R) Las ediciones discrepan: en la inglesa revisada el punto se pierde antes que los demás dados; seguimos la alemana.
dice_bullseye1 = Un Punto de mira 1 tiene un solo objetivo: el siguiente jugador vivo a la izquierda o a la derecha, que pierde 1 punto de vida.
dice_bullseye2 = Un Punto de mira 2 tiene un solo objetivo: el jugador vivo que está exactamente a dos asientos a la izquierda o a la derecha, que pierde 1 punto de vida. Cuando solo quedan dos o tres jugadores, cuenta como Punto de mira 1.
dice_bullseye_together = Primero se da un objetivo a cada dado con Punto de mira; luego se pierde toda esa vida en el mismo instante. Se puede acertar a alguien más veces que puntos de vida tiene; lo que sobra se pierde. Al elegir los objetivos queda decidido si un 2 cuenta como 1.
dice_bullseye_dead-not-counted = Los asientos de jugadores eliminados antes no se cuentan.
dice_beer = Cada dado con Cerveza devuelve 1 punto de vida a un jugador vivo, a elección de quien tira, que puede elegirse a sí mismo; varias Cervezas pueden ir a jugadores distintos. Con la vida completa se desperdicia. (R) Las Cervezas van después de los Puntos de mira, así que no salvan a quien ha perdido por ellos su último punto de vida en este turno: ya está fuera.
dice_gatling = Con tres o más Gatling en el resultado final, todos los demás pierden 1 punto de vida cada uno, a la vez, y quien ha tirado devuelve todas sus flechas. (R) El orden: las pérdidas, con las decisiones de Bart Cassidy; eliminaciones, las flechas de esos jugadores, final de la partida; Pedro Ramirez y luego "Buitre" Sam; las flechas de quien tira; Kit Carlson; la flecha por El Gringo.
dice_life_max = Ningún efecto sube a nadie por encima de la vida con la que empezó.
dice_supply = Las flechas salen del centro y vuelven a él. En total nunca hay más de 9.

## section-end

dice_death = Quien se queda sin puntos de vida está fuera, muestra su rol y devuelve todas sus flechas al centro. Si después gana su equipo, también gana.
dice_end_sheriff-dead = Si el Sheriff está fuera, gana un Renegado que sea el único jugador que queda. En cualquier otro caso ganan los Forajidos, aunque no viva ninguno.
dice_end_law = Cuando todos los Forajidos y todos los Renegados están fuera, ganan el Sheriff y los Alguaciles.
dice_end_immediate = La partida se acaba en el momento en que se decide. Las pérdidas simultáneas se juzgan juntas: si mueren todos a la vez, ganan los Forajidos. (R) Primero se mira la muerte del Sheriff: si caen juntos él y el último Forajido o Renegado mientras vive un Alguacil, ganan los Forajidos.
dice_end_two-renegades = Con ocho jugadores, cada Renegado juega solo y gana únicamente si es el último de todos. Si el Sheriff muere cuando aún están los dos Renegados, aunque no quede nadie más, ganan los Forajidos.
dice_end_roles-shown = (R) Al acabar la partida se muestran todos los roles.
dice_end_turns = (R) Una partida tiene como mucho 1.000 turnos, muchos más que cualquier partida real. Tras el último termina y nadie gana ni pierde.
dice_three_goals = Con tres jugadores, todos los roles están a la vista y cada uno persigue a otro: el Alguacil al Renegado, el Renegado al Forajido y el Forajido al Alguacil.
dice_three_personal = Quien le quita en persona el último punto de vida a su propio objetivo gana en el acto. Si lo hace otro jugador u otra cosa, la partida sigue y gana el último que quede.
dice_three_causes = (R) Nadie es causante de un ataque de los indios ni de la Dinamita. Lo que hacen los Puntos de mira y la Gatling es obra de quien los ha sacado. Si una sola tirada elimina a la vez a los dos rivales y entre ellos está el objetivo de quien tira, gana quien tira. Si los dos últimos, o los tres, caen en el mismo momento ante los indios, gana el Forajido, igual que cuando mueren todos a la vez. (R) El Forajido gana entonces aunque ya esté fuera. Eliminar al propio objetivo acaba la partida antes de que la propia Dinamita cueste un punto de vida.

## section-characters

dice_bart-cassidy = Bart Cassidy (8) puede tomar una flecha en lugar de un punto de vida que le fueran a costar un Punto de mira o la Gatling, y lo decide punto por punto. No puede si esa flecha es la última del centro; se comprueba con cada flecha, antes de que vuelva ninguna. No sirve contra los indios ni contra la Dinamita. (R) Una vez que ha entregado su último punto de vida, no se le pregunta por más impactos.
dice_black-jack = Black Jack (8) puede volver a tirar la Dinamita, salvo si se ven tres o más a la vez, ya sea por una sola tirada o junto con las que había dejado.
dice_calamity-janet = Calamity Janet (8) puede tratar un Punto de mira 1 como 2 o un 2 como 1, y lo decide con cada dado.
dice_el-gringo = El Gringo (7): otro jugador que le haga perder uno o más puntos de vida toma una flecha, una sola por ocasión: todos los Puntos de mira de un turno son una ocasión y la Gatling es otra. Los indios y la Dinamita no cuentan. (R) Ocurre después de las eliminaciones y de "Buitre" Sam, así que, con los Puntos de mira, antes de las Cervezas; también si el disparo lo elimina, porque la frase del reglamento no hace excepción, pero no por puntos que alguien haya cambiado por flechas. (R) Esa flecha puede ser la última, y entonces atacan los indios. Con la Gatling, quien tira devuelve primero sus flechas y luego toma esta. (R) A Pedro Ramirez se le pregunta por sus flechas antes de que quien ha disparado a El Gringo tome esta, tanto con los Puntos de mira como con la Gatling.
dice_jesse-jones = Jesse Jones (9): si tiene 4 puntos de vida o menos, cada Cerveza que usa para sí le da 2. Se comprueba una sola vez, cuando empiezan las Cervezas: con 4 puntos de vida, dos Cervezas le dan 4. El regalo de Sid Ketchum y las Cervezas de los demás no le dan más que a cualquiera.
dice_jourdonnais = Jourdonnais (7): un ataque de los indios nunca le cuesta más de 1 punto de vida.
dice_kit-carlson = Kit Carlson (7) puede devolver una flecha de cualquier jugador, incluso una propia, por cada dado con Gatling. Tres Gatling además lo libran de todas sus flechas y cuestan vida a los demás como siempre. (R) Cada dado con Gatling puede señalar a un jugador distinto; lo hemos decidido así a propósito, aunque el ejemplo del reglamento alemán habla de tres flechas de otro jugador, siempre el mismo. Ningún dado es obligatorio, y todo esto forma parte del paso de la Gatling. (R) Nombra a los jugadores de uno en uno y puede parar en cualquier momento.
dice_lucky-duke = Lucky Duke (8) tiene cuatro tiradas por turno en lugar de tres.
dice_paul-regret = Paul Regret (9): la Gatling nunca le cuesta vida.
dice_pedro-ramirez = Pedro Ramirez (8) puede devolver una de sus flechas por cada punto de vida que pierde; el punto se pierde igualmente. (R) En un ataque de los indios no se le pregunta nada, porque todas las flechas vuelven de todos modos. (R) Devuelve las flechas de una en una y puede parar en cualquier momento.
dice_rose-doolan = Rose Doolan (9) puede apuntar con un Punto de mira 1 a jugadores a 1 o 2 asientos, y con un Punto de mira 2 a jugadores a 2 o 3 asientos. (R) Los asientos se cuentan por el camino más corto, así que la distancia de 3 solo existe mientras vivan seis o más, y siempre apunta a otros jugadores.
dice_sid-ketchum = Sid Ketchum (8): al empezar su turno, antes de la primera tirada, un jugador que él elige recupera 1 punto de vida; puede ser él mismo. No puede renunciar, y con la vida completa se desperdicia.
dice_slab = Slab "el Asesino" (8) puede gastar una vez por turno una Cerveza para doblar un dado con Punto de mira: su objetivo pierde 2 puntos de vida. Esa Cerveza no cura a nadie y los dos puntos no se pueden repartir. Ambos dados se fijan mientras se eligen los objetivos. Bart Cassidy puede tomar una flecha por cada uno de los dos puntos, y Pedro Ramirez devolver una por cada uno.
dice_suzy-lafayette = Suzy Lafayette (8) recupera 2 puntos de vida si su resultado final no tiene ningún Punto de mira, ni 1 ni 2. (R) Ocurre cuando tocarían los Puntos de mira, antes de las Cervezas, de la Gatling y de una pérdida por Dinamita; también es final un resultado que la Dinamita ha interrumpido.
dice_vulture-sam = "Buitre" Sam (9) recupera 2 puntos de vida cada vez que otro jugador queda eliminado, o sea 4 si caen dos a la vez; los indios y la Dinamita también cuentan. No recibe nada si queda eliminado en el mismo momento.
dice_willy = A Willy "el Niño" (8) le bastan dos dados con Gatling para disparar la Gatling, pero solo una vez por turno.
