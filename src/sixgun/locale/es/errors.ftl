# Lo que puede salir mal. { $field } es el nombre de un campo de un archivo, tal como está escrito en él.
language-name = Español

error-unknown-game = No hay ningún juego llamado «{ $name }». Elige uno de estos: { $known }.
error-unknown-bot = No hay ningún bot llamado «{ $name }». Elige entre: { $known }.
error-parted = El registro es de la versión { $rules } de las reglas; estas son la versión { $known }. Se separan en la acción { $number } («{ $action }»): la partida queda antes de ella.
error-set-twice = En { $game } ya hay un set llamado «{ $name }». Ponle otro nombre al nuevo.
error-too-many-cards = En { $game } caben { NUMBER($high) } cartas entre todos los sets. Quita un set.
error-set-module = No se puede cargar el módulo { $name } de SIXGUN_MODULES ({ $why }). Instálalo, o sitúate en la carpeta donde está.
error-data-no-set = { $field }: aquí no hay ningún set { $value }, solo { $known }. Importa el módulo que lo añade o indícalo en SIXGUN_MODULES.
error-data-no-base = { $field }: toda partida necesita el set «{ $known }». Añádelo a la lista.
error-data-stack = { $field }: desde aquí no se puede seguir jugando. Los marcos no encajan con la mesa o entre sí; revisa sus campos o quita la pila.
error-data-view = { $field }: así no es ninguna vista de una partida. Usa la vista tal como la envió la casa.
error-data-out = { $field }: el asiento { $value } está fuera de la partida. Nombra a alguien que siga en ella.
error-data-frame-order = { $field }: este marco no puede ir justo después de «{ $value }». Va después de: { $known }.
error-data-action = { $field } debe ser una acción de la partida o su texto, no { $value }. `game.legal_actions` las enumera.
error-illegal = «{ $action }» no es posible: { $why }
error-unreadable = No puedo leer { $path } ({ $why }). Comprueba la ruta.
error-unwritable = No puedo escribir { $path } ({ $why }). No se ha cambiado nada; elige otro lugar.
error-records-ending = { $path }: un archivo de muchas partidas termina en .jsonl, o comprimido en .jsonl.gz. Elige un nombre así.
error-records-exist = { $path } ya existe, y sus partidas no se sobrescriben. Elige otro nombre o muévelo.
error-records-full = Ya no puedo escribir en { $path } ({ $why }). Las partidas anteriores están en él. Haz sitio y juega otras en un archivo nuevo con otro --seed.
error-many-records = { $path } contiene muchas partidas. Léelas con sixgun.read_records, o mira una con: sixgun replay ARCHIVO --game N
error-no-frames = Sin { $library } no hay data frame. Instálalo con pip, o usa to_dicts().
error-no-folder = No puedo guardar partidas en { $path } ({ $why }). Pon en la variable { $variable } una carpeta en la que puedas escribir.

error-data-number = { $field } debe ser un número entero, no { $value }.
error-data-range = { $field } debe estar entre { $low } y { $high }; no puede ser { $value }.
error-data-name = { $field } debe ser uno de estos: { $known }; no { $value }.
error-data-list = { $length ->
    [-1] { $field } debe ser una lista.
    [one] { $field } debe ser una lista de { $length } elemento.
   *[other] { $field } debe ser una lista de { $length } elementos.
  }
error-data-object = { $field } debe ser un objeto JSON, no { $value }.
error-data-text = { $field } debe ser un texto, no { $value }.
error-data-flag = { $field } debe ser true o false, no { $value }.
error-data-missing = Falta { $field }.
error-data-unknown-field = { $field } no es un campo que corresponda aquí. Se permiten: { $known }.
error-data-no-option = { $game } no tiene opciones, así que { $field } no significa nada ahí. Quítalo.
error-data-seed = { $field } debe ser un número entero de 0 a 2^256 − 1, no { $value }.
error-data-json = { $path } no es un JSON que pueda leer ({ $why }). ¿Está completo el archivo?
error-data-not-ours = { $field } debe ser "record" o "position", no { $value }. ¿Es un archivo de Sixgun?
error-data-version = Este Sixgun no puede leer { $field } { $value }; lee { $known }. Usa la versión que escribió el archivo.
error-data-players = { $field }: a { $game } juegan de { $low } a { $high } personas, no { $value }.
error-data-players-fixed = { $field }: a { $game } juegan siempre { $low } personas, no { $value }.
error-data-illegal = { $field }: «{ $action }» no es posible ahí. Es posible: { $known }.
error-data-over = { $field }: en esta posición la partida ya ha terminado. Indica el resultado o deja vivos a más jugadores.
error-data-stack-order = { $field }: el primer elemento debe ser "turn", y ningún otro puede serlo.
error-data-twice = { $field }: «{ $value }» ya está en la mesa. Cada personaje aparece una sola vez.
error-data-roles = { $field }: una partida de { $players } jugadores necesita los roles { $known }.
error-data-no-roles = { $field }: en { $game } nadie tiene un rol. Deja fuera los roles.
error-data-arrows = { $field }: entre todos, los jugadores pueden tener como mucho { $high } flechas, porque la última llama a los indios.
error-data-dead-arrows = { $field }: un jugador sin vida no tiene flechas.
error-data-dead-roller = { $field }: a ese jugador no le queda vida. Indica uno que siga vivo.
error-data-outcome = { $field } no encaja con los jugadores. Revisa el bando y los ganadores.
error-data-dead-life = { $field }: quien ha sido eliminado no tiene vida.
error-data-card-twice = { $field }: «{ $value }» está en dos sitios o no está en la caja.
error-data-equipment = { $field } deben ser cartas de equipo, cada nombre una vez.
error-data-other-side = { $field }: «{ $value }» es del otro bando.
error-data-absent = { $field }: «{ $value }» no está en juego.
error-data-extra-action = { $field }: la partida termina antes de esta acción. Quítala.
error-resume-options = Una partida que continúa conserva sus jugadores, asientos, bots y suerte. Quita { $options } o quita --resume.
error-position-options = Una posición o grabación tiene sus propios jugadores, roles, sets y opciones. Quita { $options }.
error-position-over = La partida de { $path } ya ha terminado. Elige otra posición; con una grabación, empieza antes con --at, antes de su acción { $actions }.
error-at-record = --at dice tras cuántas acciones de una grabación se empieza. Da la grabación con --position ARCHIVO.
error-one-game = { $path } contiene una sola partida. Quita --game.
error-fewer-games = { $path } no tiene la partida { NUMBER($number) }. Elige un número menor.
why-no-action = Esa acción no existe en este juego. Elige una de las que se ofrecen.
error-not-over = La partida no ha terminado todavía. Después puede empezar otra.
error-stale-action = La partida ha avanzado entretanto. Mira otra vez la mesa y elige después.
error-not-your-decision = Ahora no se pregunta al asiento { $seat }. Espera a que le toque.
error-in-use = La partida de { $path } está abierta en otro terminal. Sigue allí o ciérrala antes allí.
error-unsaved = No puedo guardar la partida en { $path } ({ $why }). Sigue jugando y haz sitio: lo intento de nuevo con cada acción.
error-data-no-match = { $path } no es una partida que pueda continuar. Las partidas terminadas se ven con «sixgun replay»; las posiciones y grabaciones se juegan con «sixgun play --position».
why-not-your-turn = Ahora decide otra persona. Espera a que se te pregunte.
error-endless = La partida ha dado { NUMBER($steps) } pasos sin preguntar a nadie y no acabaría nunca. Esa posición no puede darse: revisa sus cartas y su pila.
error-nothing-to-undo = Todavía no se ha hecho nada, así que no hay nada que deshacer.
error-bad-path = { $path } no puede ser la ruta de un archivo. Comprueba si tiene caracteres que no deban estar ahí.
error-not-a-file = { $path } no es un archivo, sino una carpeta o un dispositivo. No se ha cambiado nada; elige otro lugar.
error-data-deep = { $field } tiene más de { $high } niveles. Ningún archivo de Sixgun los tiene.
error-data-field-name = { $field }: el nombre de un campo debe ser un texto, no { $value }.
error-data-duplicate = { $field } está dos veces en el mismo objeto. Deja solo uno de los dos.
error-data-too-large = { $path } ocupa más de { $high } MB. ¿Es un archivo de Sixgun?
error-data-position-too = { $field } no corresponde a un registro que empieza con una posición. Quita uno de los dos.
error-data-no-rematch-option = { $field } no significa nada en otra partida de { $game }: todo se reparte de nuevo. Quítalo.
error-data-eliminated = { $field }: el asiento { $value } fue eliminado, y solo los supervivientes conservan su personaje. Quítalo.

# Posiciones que no pueden ser.
error-data-deciding = { $field }: aquí el juego pregunta al asiento { $known }, no al asiento { $value }. Corrígelo o quítalo.
error-data-goes-on = { $field } debe estar vacío, porque la partida ha terminado.
error-data-known = { $field }: esta carta está a la vista o en una mano cuyo dueño no se nombra aquí. Nombra a todos los que la ven o quítala.
error-data-known-nowhere = { $field }: quién conoce esta carta está claro donde está. Quítala.
error-data-dead-cards = { $field }: un jugador eliminado no tiene cartas. Ponlas en el descarte.
error-data-unrolled = { $field }: en este turno aún no se ha tirado. Quita los dados.
error-data-rolled = { $field }: en este punto del turno los cinco dados muestran una cara. Da los cinco.
error-data-beer-spent = { $field }: solo Slab "el Asesino" puede haber usado una Cerveza, y debe verse una. Quítalo.
error-data-beginning = { $field }: mientras se eligen los personajes de delante, los cuatro tienen toda su vida y todas las cartas están en sus mazos.
