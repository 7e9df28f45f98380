# La línea de comandos.
cli-help = Los juegos de la familia BANG!: jugar, simular, estudiar.
cli-help-examples = Prueba:  sixgun play dice   ·   sixgun rules dice beer   ·   sixgun simulate dice --games 2000
cli-usage-heading = Uso:
cli-options = Opciones
cli-commands = Órdenes
cli-options-metavar = [OPCIONES]
cli-command-metavar = ORDEN …
cli-help-help = Mostrar esta página y salir.
cli-help-lang = Idioma de todos los textos.
cli-help-version = Muestra la versión y sale.
cli-version = sixgun { $version } ({ $how ->
    [compiled] compilado
   *[interpreted] interpretado
  }), Python { $python }
cli-help-players = Cuántos se sientan a la mesa (5; El duelo: 2).
cli-help-players-each = Solo con este número de jugadores; si falta, con todos los que admite el juego.
cli-help-sets = Los sets de los que se compone el juego, separados por comas (base). Los módulos indicados en SIXGUN_MODULES traen más.
cli-help-seed = Un número entero; la misma semilla da la misma suerte.
cli-help-option = Activa una opción del juego o le da un número; se puede repetir. Classic: sheriff_extra_card, beginner, two_characters, always_ask. Duel: characters=2 … 12, always_ask.
cli-help-json = Imprime JSON para programas.
cli-help-games = Cuántas partidas se juegan (1000).
cli-help-bots = Un bot para todos los asientos, o varios separados por comas, que se reparten por turno entre los asientos (gunhand). Uno propio es módulo:Clase.
cli-help-jobs = Cuántos procesos se reparten el trabajo; el resultado es el mismo (1).
cli-help-records = Guarda cada partida en este archivo nuevo, una grabación por línea: ARCHIVO.jsonl, o comprimido ARCHIVO.jsonl.gz.
cli-help-play-jobs = En cuántos procesos piensa a la vez un bot que busca: ve tantas veces más mundos (1).
cli-help-play = Juega en el terminal contra bots o con otros al mismo teclado.
cli-help-play-examples = Ejemplos:  sixgun play dice   ·   sixgun play dice --players 4 --seat 1,2 --bots greenhorn   ·   sixgun play dice --resume   ·   sixgun play --position puzzle.json
cli-help-seat = Tu asiento, contando desde 1; varios separados por comas, o «all», si se comparte el teclado (1).
cli-help-name = Nombres de quienes están al teclado, separados por comas.
cli-help-role = Para practicar: un rol que te toque (sheriff, deputy, outlaw, renegade).
cli-help-character = Para practicar: un personaje que te toque, por ejemplo willy.
cli-help-position = Empieza en esta posición (docs/positions.md) o donde acaba una grabación; --at retrocede en ella. Te sientas donde hay que decidir, si --seat no dice otra cosa.
cli-help-at = Con una grabación: empieza tras tantas de sus acciones.
cli-replay-hint = Mira una con: { $command } replay ARCHIVO
cli-replay-running = Sin terminar (se ve lo que tu asiento puede saber):
cli-help-resume = Sigue con la partida que dejaste.
cli-help-hint = Mostrar en cada decisión tuya lo que haría un sharpshooter, con las probabilidades de ganar; la tecla h lo hace una vez.
cli-help-list = Listar las partidas que dejaste, la última jugada primero.
cli-help-simulate = Haz que los bots jueguen muchas partidas y mira quién gana.
cli-help-simulate-examples = Ejemplos:  sixgun simulate dice --players 5 --games 5000 --bots gunhand --seed 1   ·   sixgun simulate dice --jobs 2 --json   ·   sixgun simulate classic --games 10000 --records games.jsonl.gz
cli-help-bench = Mide lo rápido que es el motor en este equipo; con research los entornos para agentes, con server la casa bajo carga, con log las confirmaciones de su base de datos.
cli-help-bench-examples = Ejemplos:  sixgun bench   ·   sixgun bench dice --json   ·   sixgun bench --save antes.json   ·   sixgun bench --against antes.json   ·   sixgun bench research   ·   sixgun bench server --database postgresql://yo@localhost/vacia
cli-help-bench-save = Guarda el resultado en un archivo para comparar con él mediciones posteriores.
cli-help-bench-against = Compara con un resultado guardado.
cli-help-bench-database = Para server y log: una base de datos vacía; sin ella, un archivo SQLite que después se borra.
cli-help-bench-tables = Para server y log: cuántas mesas (200).
cli-help-bench-seconds = Para server y log: durante cuánto tiempo (60 y 10).
cli-help-bench-rate = Para server: cuántas acciones por segundo en total (500); 0: tantas como pueda.
cli-help-bench-processes = Para server sobre PostgreSQL: cuántos procesos tiene la casa (1).
cli-help-replay = Mira paso a paso una partida grabada.
cli-help-replay-examples = Ejemplos:  sixgun replay game.json   ·   sixgun replay game.json --seat 2   ·   sixgun replay game.json --text   ·   sixgun replay games.jsonl.gz --game 17
cli-help-replay-game = De un archivo de muchas partidas (.jsonl, .jsonl.gz), la que tiene este número, contando desde 1.
cli-help-replay-seat = Mira la partida desde este asiento, contando desde 1. Sin esta opción, todo está a la vista.
cli-help-replay-all = Muestra también todo lo secreto de una partida en curso; sin esto, lo que tu asiento puede saber.
cli-help-replay-text = Imprime toda la partida como texto en lugar de abrir el visor.
cli-help-rules = Muestra las reglas, o las cláusulas sobre un tema.
cli-help-rules-examples = Ejemplos:  sixgun rules dice   ·   sixgun rules dice gatling   ·   sixgun rules dice dice.slab
cli-help-vocabulary = Muestra todas las palabras que los juegos pueden decir, como JSON para programas.
cli-help-vocabulary-examples = Ejemplo:  sixgun vocabulary > vocabulary.json
cli-no-option = No existe la opción { $option }.
cli-missing = Falta { $what }.
cli-option-value = { $option } necesita un valor.
cli-usage = No entiendo estos argumentos.
cli-try-help = «{ $command } --help» muestra lo que se puede hacer.
cli-interrupted = Interrumpido.
cli-goodbye = La partida queda guardada. Para seguir: { $command } play { $game } --resume
cli-goodbye-file = La partida queda guardada. Para seguir: { $command } play { $game } --resume { $path }
cli-goodbye-over = Para volver a ver la partida: { $command } replay { $path }
cli-goodbye-unsaved = { $actions ->
    [one] La última acción no se ha guardado
   *[other] Las últimas { $actions } acciones no se han guardado
  } ({ $why }).

error-no-commands = Los comandos necesitan más bibliotecas (falta { $missing }). Instálalas con: pip install 'sixgun[terminal]'
error-unknown-command = No existe el comando «{ $name }». Elige uno de estos: { $known }.
error-language = No existe el idioma «{ $name }». Elige uno de estos: { $known }.
error-no-topic = Ninguna cláusula de { $game } habla de «{ $topic }». Prueba con una palabra como Cerveza, o con «sixgun rules { $game }» para verlas todas.
error-nothing-saved = No hay ninguna partida que continuar. Empieza una con «{ $command } play { $game }».
error-no-terminal = Esto necesita un terminal. Ejecútalo en uno, o usa «sixgun simulate» y «sixgun replay FILE --text», que imprimen texto.
error-too-many-names = Hay más nombres ({ $names }) que personas al teclado ({ $people }). Nombra solo a quienes juegan, o da más puestos con --seat.
error-never-dealt = Esto no se puede repartir en esta mesa: { $wish }. Pide otro rol, otro personaje o más jugadores.
error-nothing-to-replay = Todavía no hay ninguna partida en { $path }. Juega una con «{ $command } play».
error-seat-twice = El asiento { $seat } aparece dos veces. Indica cada asiento una sola vez.
error-no-bench = { $path } no es una medición guardada por "sixgun bench". Crea una con: sixgun bench --save ARCHIVO
error-bench-sets = --sets necesita delante el nombre de un juego, por ejemplo: sixgun bench classic --sets base
error-bench-only-house = { $option } es solo para server y log (--rate y --processes, para server). Quítalo, o di: sixgun bench server
error-bench-not-empty = La base de datos { $name } no está vacía, y una medición no debe tocar las partidas de nadie. Dale una vacía con --database.
error-bench-processes = SQLite tiene un solo proceso. Dale a --processes un PostgreSQL con --database.
error-bench-nothing = No se midió nada: nadie pudo actuar en { $seconds } s a { $rate } acciones por segundo. Pon más --seconds o una --rate mayor.
error-bench-no-house = La casa para la medición no se abrió. { $why }

simulate-playing = Jugando
simulate-interrupted = Interrumpido tras { $played } de { $games } partidas. Esto es lo que ha salido de ellas:
simulate-title = { $game }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }, { $players } jugadores, bots { $bots }, semilla { $seed }
simulate-by-side = Bando ganador
simulate-by-role = Rol
simulate-by-character = Personaje
simulate-by-seat = Asiento
simulate-by-bot = Bot
simulate-won = ganadas
simulate-played = jugadas
simulate-rate = porcentaje
simulate-interval = intervalo del 95 %
simulate-length = Duración
simulate-turns = Turnos
simulate-decisions = Decisiones
simulate-mean = media
simulate-min = más corta
simulate-p5 = 5 %
simulate-median = mediana
simulate-p95 = 95 %
simulate-max = más larga

bench-title = { $game }, { $players } jugadores, juego al azar, un núcleo, Python { $python }, { $kind }
bench-title-research = Entornos para agentes: pasos con acciones legales al azar, un núcleo, Python { $python }, { $kind }
bench-before = Comparado con una medición en Python { $python }, { $kind }
bench-compiled = compilado
bench-interpreted = interpretado (no hay un motor compilado en este equipo)
bench-running = Midiendo { $run }
bench-what = Qué
bench-rate = por segundo
bench-earlier = antes
bench-ratio = proporción
bench-no-peers = Sin medir, porque necesitan más paquetes: { $missing }. Instálalos con: pip install pygame-ce chess
bench-decisions = decisiones en el bucle del propio motor
bench-games = partidas en el bucle del propio motor
bench-python-decisions = decisiones desde Python, con eventos
bench-gunhand-games = partidas con gunhand en todos los asientos
bench-rollouts = simulaciones con gunhand hasta el final
bench-cut-rollouts = las mismas, cortadas tras 4 turnos
bench-copies = copias de un estado
bench-views = vistas de un asiento
bench-json-round-trips = idas y vueltas por JSON
bench-title-server = La casa sobre { $database }: { $tables } mesas de { $players }, { $seconds } s, { $rate } acciones por segundo pedidas, procesos: { $processes }, Python { $python }, { $kind }
bench-title-log = El registro sobre { $database }: { $tables } partidas, { $seconds } s cada vez, Python { $python }, { $kind }
bench-milliseconds = milisegundos
bench-kilobytes = KB
bench-errors = Errores: { $count }
bench-actions = acciones
bench-echoes = mensajes por un simple eco
bench-action-p50 = de una acción al evento del último cliente: la mitad es más rápida
bench-action-p99 = de una acción al evento del último cliente: 99 de cada 100 son más rápidas
bench-action-max = de una acción al evento del último cliente: la más lenta
bench-echo-p50 = simple eco: la mitad es más rápida
bench-echo-p99 = simple eco: 99 de cada 100 son más rápidos
bench-echo-max = simple eco: el más lento
bench-cpu-per-action = tiempo de cálculo de la casa por acción
bench-cpu-clients = tiempo de cálculo de los clientes por acción
bench-cpu-database = tiempo de cálculo de PostgreSQL en esta máquina por acción
bench-table = memoria de la casa por mesa con sus conexiones
bench-connection = de ella, por conexión
bench-log-actions =
    { $n ->
        [one] acciones confirmadas por un proceso
       *[other] acciones confirmadas por { $n } procesos
    }
bench-log-commits =
    { $n ->
        [one] confirmaciones de un proceso
       *[other] confirmaciones de { $n } procesos
    }
