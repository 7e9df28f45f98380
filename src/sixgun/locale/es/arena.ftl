# Bots contra bots, medidos.
error-bot-class = Aquí no hay ningún bot { $name } ({ $why }). Indícalo como módulo:Clase; el módulo debe estar instalado o en la carpeta en la que estás.
error-bot-no-bot = { $name } no es un bot. Un bot es una clase derivada de sixgun.Bot.
error-bot-made = { $name } debe indicarse aquí como clase, porque cada partida crea su propio bot. Escribe { $name } sin paréntesis, o módulo:{ $name }.
error-bot-budget = { $name } no admite ese presupuesto. Escribe solo el bot, o NOMBRE@SIMULACIONES con un número entero para uno que piensa.
error-bot-no-choose = { $name } no tiene choose. Escribe def choose(self, view), que devuelve una de view.legal_actions.
error-bot-in-seat = { $bot } en el asiento { $seat } (el primero es 0)
error-bot-in-game = { $bot } en el asiento { $seat } (el primero es 0; semilla { $seed })
error-bot-in-deal = { $bot } en el asiento { $seat } (el primero es 0), reparto { $deal } (semilla { $seed }),
error-bot-answer = A { $who } se le preguntó { $question } y respondió { $answer }. { $why }
error-bot-failed = A { $who } se le preguntó { $question } y falló: { $why }
error-bot-heard = { $who } oyó { $event } y falló: { $why }
error-no-arena = Los gráficos y las clasificaciones necesitan más bibliotecas (falta { $missing }). Instálalas con: pip install 'sixgun[arena]'
error-no-cluster = Un clúster necesita más bibliotecas (falta { $missing }). Instálalas aquí y en cada nodo con: pip install 'sixgun[cluster]'
error-cluster-unreachable = Ningún clúster responde en { $address }. Inicia uno con «ray start --head» y da su dirección, o «auto» en el mismo equipo. ({ $why })
error-other-match = { $path } pertenece a otra comparación o a otras reglas. Nombra otro archivo con --keep, o borra ese.

cli-help-cluster = El trabajo lo hace el clúster de Ray de esta dirección («auto»: el de este equipo); el resultado es el mismo.
cli-help-html = Escribe además una página con gráficos; se abre sin red.
cli-help-deals = Cuántos repartos se juegan como máximo; cada uno lo juegan todas las formaciones que se comparan (1000).
cli-help-arena = Mide si un bot es mejor que otro: cada reparto se juega en cada asiento con el uno y con el otro.
cli-help-arena-examples = Ejemplos:  sixgun arena dice gunhand greenhorn   ·   sixgun arena classic gunhand greenhorn --players 7 --jobs 2 --html a.html   ·   sixgun arena duel misbots:Zorro gunhand --gain 0 --json
cli-help-arena-gain = Parar en cuanto se sepa si el aspirante gana tantos puntos más a menudo, o no más a menudo (5); 0: jugar todos los repartos.
cli-help-arena-field = Quién ocupa los demás asientos: titulares (incumbent), aspirantes (candidate) o unos y otros por turno (both).
cli-help-arena-keep = El archivo que guarda los repartos; una comparación interrumpida sigue desde ahí. Sin él, uno que la misma orden vuelve a encontrar.

arena-title = { $game }, { $players } jugadores: { $candidate } o { $incumbent }, { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
  }, semilla { $seed }
arena-so-far = { $gain } ± { $reach } puntos
arena-goes-on = Se continúa: { $deals ->
    [one] hay { $deals } reparto guardado
   *[other] hay { $deals } repartos guardados
  } en { $path }
arena-interrupted = Parado tras { $played ->
    [one] { $played } reparto
   *[other] { $played } repartos
  }. Están guardados en { $path }; la misma orden sigue desde ahí. Este es el resultado:
arena-among-incumbent = Un asiento entre { $incumbent }
arena-among-candidate = Un asiento entre { $candidate }
arena-pairs = pares
arena-difference = diferencia en puntos
arena-all = Todos
arena-better = { $candidate } es mejor que { $incumbent }: { $mean } puntos ({ $low } … { $high }) sobre todos los pares.
arena-no-better = { $candidate } no es { $gain } puntos mejor que { $incumbent }: { $mean } puntos ({ $low } … { $high }) sobre todos los pares.
arena-open = Diferencia sobre todos los pares: { $mean } puntos, intervalo del 95 % { $low } … { $high }.

page-figures = Las cifras
page-pairs = Un par es un asiento de un reparto: la misma suerte, los mismos papeles y personajes, y en ese asiento una vez un bot y otra vez el otro. Cada asiento de cada reparto es un par.
page-intervals = Las barras son intervalos del 95 %. Los pares de un mismo reparto van juntos, por eso los intervalos se calculan sobre repartos. Donde una prueba ha parado pronto la comparación, la diferencia suele parecer algo mayor de lo que es.
page-among-incumbent = Todos los demás asientos los juega { $incumbent }: cuántas veces ganó este asiento con { $candidate } y con { $incumbent }.
page-among-candidate = Todos los demás asientos los juega { $candidate }: cuántas veces ganó este asiento con { $candidate } y con { $incumbent }.
page-percent = proporción de partidas ganadas, en porcentaje
page-points = puntos
page-deals = repartos
page-course = Cómo salió la diferencia
page-course-note = La diferencia media tras tantos repartos con su intervalo del 95 %; las líneas son las dos hipótesis de la prueba.

cli-help-page = Escribe la tabla también en esta página (Markdown), entre sus marcas.
cli-help-ladder = Clasifica todos los bots por partidas en las que se sientan juntos; los bots propios se indican como módulo:Clase.
cli-help-ladder-examples = Ejemplos:  sixgun ladder dice   ·   sixgun ladder classic misbots:Zorro --players 5 --deals 2000 --jobs 2   ·   sixgun ladder duel --page docs/bots.md
cli-help-secrets = Mide cuánto vale la información oculta: los mismos repartos con un bot que lo ve todo en todos los asientos, y con uno que no.
cli-help-secrets-examples = Ejemplos:  sixgun secrets dice   ·   sixgun secrets classic --players 5 --deals 200   ·   sixgun secrets duel oracle sharpshooter --page docs/bots.md

ladder-title = { $game }, { $players } jugadores, { $games } partidas, semilla { $seed }
ladder-interrupted = Parado tras { $played ->
    [one] { $played } reparto
   *[other] { $played } repartos
  }. Este es el resultado:
ladder-rating = clasificación (95 %)
ladder-seats = asientos
secrets-title = { $game }: los mismos repartos con { $seeing } y con { $guessing } en todos los asientos, semilla { $seed }
secrets-players = Jugadores

cli-help-report = Los bots juegan muchas partidas y se escribe una página con gráficos: quién gana por bando, papel, asiento, personaje y carta, cuánto dura, qué hace daño y qué mata a quién.
cli-help-report-html = Dónde se escribe la página (sixgun-JUEGO.html en esta carpeta); se abre sin red. Con --json no hay ninguna, si no la nombras.
cli-help-report-examples = Ejemplos:  sixgun report dice   ·   sixgun report classic --players 5 --games 10000 --jobs 2 --html classic.html   ·   sixgun report duel --bots greenhorn --lang es
cli-help-report-games = Cuántas partidas para cada número de jugadores (1000).

report-written = El informe está en { $path }; ábrelo con un navegador.
report-title = { $game }: lo que hacen de él { $bots }
report-about = Jugado por { $bots }, { $games } partidas para cada número de jugadores, semilla { $seed }. Los bots no son personas: quién gana depende de lo bien que juegan cada papel.
report-intervals = Las barras son intervalos del 95 %. Los asientos de una partida ganan juntos, por eso se calculan sobre partidas.
report-at = { $what }, { $players } jugadores
report-by-side = Qué bando gana
report-by-side-note = Proporción de partidas que gana cada bando, para cada número de jugadores.
report-by-role = Qué papel gana
report-by-role-note = Proporción de partidas que ganan los jugadores de cada papel, para cada número de jugadores.
report-by-seat = Qué asiento gana
report-by-seat-note = Proporción de partidas que gana cada asiento, contados desde 1: { $players } jugadores, { $games } partidas.
report-by-character = Qué personaje gana
report-by-character-note = Proporción de partidas que ganan los jugadores con cada personaje, los mejores primero: { $players } jugadores, { $games } partidas.
report-by-card = Qué carta acompaña a la victoria
report-by-card-note = De los jugadores que jugaron una carta de este tipo en una partida, la proporción que la ganó: { $players } jugadores, { $games } partidas. Quien vive mucho juega muchas cartas, así que compara los tipos entre sí.
report-seat = Asiento
report-character = Personaje
report-card = Carta
report-games = partidas
report-length = Cuánto dura
report-length-note = Turnos de una partida: { $players } jugadores, { $games } partidas. La tabla tiene todos los números de jugadores.
report-damage = Qué hace daño
report-damage-note = Puntos de vida que quita cada causa en una partida: { $players } jugadores, { $games } partidas.
report-damage-axis = puntos de vida por partida
report-cause = Causa
report-causes = Causa
report-killers = Autor
report-victim = Quién murió
report-deaths = muertes
report-nobody = nadie
report-causes-title = Qué mata a quién
report-causes-note = De las muertes de cada columna, el porcentaje por cada causa: { $players } jugadores, { $games } partidas.
report-killers-title = Quién mata a quién
report-killers-note = De las muertes de cada columna, el porcentaje a manos de cada papel: { $players } jugadores, { $games } partidas.
cause-bullseye = Diana
cause-ability = una habilidad
