# The table in the browser.

## Home

web-motto = Roles ocultos, manos rápidas, dados malos.
web-promise = Tres juegos en el navegador, con amigos o bots. Sin cuenta.
web-games = Juegos
web-play-now = Jugar ya
web-learn = Aprende en 5 minutos
web-rules = Reglas
web-about-classic = Roles ocultos, cartas en mano, armas y distancias. ¿Quién está de tu lado?
web-about-dice = Cinco dados, nueve flechas. Tira, guarda y tienta a la suerte.
web-about-duel = La Ley contra los Forajidos: uno delante, otro detrás.
web-players-range = { $least ->
    [2] { $most ->
        [2] 2 jugadores
       *[other] { $least }–{ $most } jugadores
      }
   *[other] { $least }–{ $most } jugadores
  }
web-minutes = { $minutes } min
web-open-tables = Mesas abiertas
web-tables-count = { $count ->
    [0] ninguna
    [one] { $count } mesa
   *[other] { $count } mesas
  }
web-no-tables = No hay mesas abiertas. «Jugar ya» te sienta con bots al momento.
web-free-chairs = { $count ->
    [0] completa
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
  }
web-join = Unirse
web-watch = Mirar
web-join-code = Unirse con código
web-code-wrong = Un código tiene seis letras, p. ej. GCHATC.
web-my-games = Mis partidas
web-won = Ganada
web-not-won = Perdida
web-replay = Repetición
web-create = Crear una mesa
web-create-note = Recibes un enlace para tus amigos; los bots pueden ocupar los asientos libres.
web-create-sets = { $players } jugadores necesitan { $sets }: va en la caja.
web-game = Juego
web-players = Jugadores
web-name = Tu nombre
web-save = Guardar
web-note-more = Más
web-licence = Software libre bajo la licencia MIT: quien lleva esta casa tiene el código y puede cambiarlo y compartirlo.
web-trademark = BANG! es una marca de su propietario. Sixgun es una implementación independiente, ni hecha ni avalada por el propietario. Iconos: game-icons.net, CC BY 3.0.
web-about = Acerca de
web-icons = Iconos
web-icons-note = Sin cambios, salvo el color. Las armas, los signos y los retratos son nuestros.
web-fonts = Tipos de letra
web-libraries = Bibliotecas
web-menu = Menú
web-to-home = A la página de inicio
web-nowhere-title = El camino termina aquí
web-nowhere = Esta página no existe. Revisa la dirección, entra en una mesa con su código o empieza en la página de inicio.
web-offline = No se llega a la casa. Comprueba tu conexión e inténtalo de nuevo.

## Settings

web-settings = Ajustes
web-language = Idioma
web-sound = Sonido
web-on = Sí
web-off = No
web-signs = Signos junto a los colores
web-alone = Las preguntas sin elección se responden solas
web-theme = Luz
web-theme-auto = Automática
web-theme-dark = Noche
web-theme-light = Día
web-motion = Movimiento
web-motion-full = Sí
web-motion-off = No
web-motion-system = Tu sistema pide menos movimiento, así que nada se mueve.
web-sound-offer = Jugar con sonido
web-pace = Velocidad
web-pace-slow = Lenta
web-pace-normal = Normal
web-pace-fast = Rápida
web-pace-step = Paso a paso
web-close = Cerrar

## Before the game

web-lobby = Una mesa: { $game }
web-chairs = Asientos
web-free-seat = Asiento libre
web-here = presente
web-host = anfitrión
web-sit = Sentarse aquí
web-add-bot = Añadir un bot
web-remove = Quitar
web-fill = Completar con bots
web-start = Empezar la partida
web-host-starts = El anfitrión empieza la partida.
web-invite = Invitar a amigos
web-qr = El enlace a esta mesa como código QR
web-send-link = Envía este enlace o di el código.
web-only-here = Esta dirección solo vale en este ordenador. Para los móviles, abre la casa con --host 0.0.0.0 y ve a la dirección que indica para tu red.
web-link = Enlace a la mesa
web-copy = Copiar
web-copied = Copiado
web-big-screen = Pantalla grande
web-clock = Tiempo por decisión
web-no-clock = Sin reloj
web-clock-seconds = { $seconds } s
web-who-sees = Quién encuentra esta mesa
web-public = Todos
web-private = Quien tenga el enlace
web-bot = bot
web-connecting = Conectando…
web-loading = Un momento…
web-board-join = Únete con tu móvil

## At the table

web-turn = Turno { $turn }
web-table = Mesa
web-yours = Lo tuyo
web-your-decision = Tu decisión
web-waiting = Esperando
web-your-turn = Es tu turno.
web-once-more = Una vez más para confirmar.
web-at-whom = { $card }: ¿a quién?
web-weapon = Tu arma: { $weapon }, alcance { $reach }.
web-targets = { $count ->
    [one] { $count } objetivo al alcance.
   *[other] { $count } objetivos al alcance.
  }
web-sent = Enviado…
web-watching = Estás mirando.
web-out = Estás fuera. Los demás siguen jugando; mira cómo acaba o sal.
web-roll = { $dice ->
    [0] Elige dados
    [one] Tirar { $dice } dado
   *[other] Tirar { $dice } dados
  }
web-tap-player = Toca a un jugador
web-tap-character = Toca un personaje
web-tap-card = Toca una carta
web-cancel = Volver
web-more = Más ({ $count })
web-choose = Elegir
web-tip-choose = Elige una carta para ver qué hace y a quién alcanza.
web-tip-wait = Puedes mirar cualquier carta mientras esperas: tócala.
web-tip-dice = Toca un dado para tirarlo otra vez o guardarlo, y a un jugador para leer su habilidad.
web-tip-aim = Se puede elegir a quien tiene un marco claro: toca al jugador.
web-tip-choose-character = Elige uno de los personajes con marco discontinuo.
web-tip-read = Toca a un jugador para leer qué sabe hacer el personaje.
web-not-now = Ahora no se puede jugar.
web-chosen = elegida
web-hand = { $cards ->
    [one] Tu mano, { $cards } carta
   *[other] Tu mano, { $cards } cartas
  }
web-life = { $life } de { $most } puntos de vida
web-distance = distancia { $distance }
web-arrows = { $arrows ->
    [one] { $arrows } flecha
   *[other] { $arrows } flechas
  }
web-known-cards = Conoces: { $cards }
web-no-cards = Sin cartas
web-nothing-in-play = Nada en juego
web-hand-limit = { $cards ->
    [one] una carta · límite { $limit }
   *[other] { $cards } cartas · límite { $limit }
}
web-then-discard = luego descarta { $cards }
web-aim = Apuntar
web-beer = Cerveza
web-you-target = Tú
web-tab-out = Fuera
web-tab-shooter = Te ataca
web-tab-off = Ausente
web-tab-deciding = Decide
web-tab-active = Turno
web-far = { $reason ->
    [too-far] Lejos: { $distance }
    [out-of-range] Distancia { $distance }
    [sheriff-jail] Es el Sheriff
    [jailed-already] Ya en la Cárcel
    [no-cards] Sin cartas
    [no-hand] Sin mano
   *[other] Este no
  }
web-draw-pile = Mazo
web-discards = Descartes
web-common-deck = Mazo común
web-in-hand = en mano
web-own-deck = en su mazo
web-reserve = en reserva
web-front = delante
web-rear = detrás
web-asleep = dormido
web-always = siempre activo
web-no-equipment = Sin equipo
web-empty-place = Nadie
web-face-down = Boca abajo
web-dice = Dados
web-die = Dado { $die }: { $face }
web-die-again = Tirar
web-die-kept = Guardar
web-die-locked = Fijo
web-rolls-left = { $rolls ->
    [one] queda { $rolls } tirada
   *[other] quedan { $rolls } tiradas
  }
web-last-arrow = La última desata un ataque.
web-seconds = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
  }
web-answers = { $count ->
    [one] Una respuesta.
   *[other] { $count } respuestas.
  }
web-lost = Conexión perdida. Tu asiento se guarda; se intenta de nuevo…
web-away = Un bot juega por ti.
web-back = Ya he vuelto
web-suit-S = picas
web-suit-H = corazones
web-suit-D = diamantes
web-suit-C = tréboles

## Whom a card reaches, in two words

web-reach-range = al alcance
web-reach-answer = respuesta
web-reach-you = tú
web-reach-everybody = todos
web-reach-near = distancia 1
web-reach-any = un jugador
web-reach-jail = no sheriff
web-reach-others = los demás
web-reach-weapon = arma
web-reach-stays = se queda
web-reach-front = PA rival
web-reach-either = PA o PR
web-reach-equipment = equipo
web-reach-avoid = evitar
web-reach-your-two = tus dos
web-reach-all-but = menos el PA
web-reach-fronts = un PA
web-reach-both = ambos
web-reach-hand-or-play = mano, juego
web-reach-in-play = en juego
web-reach-anyone = cualquiera

## Log and keys

web-clause = Regla
web-note-life = Puntos de vida
web-note-distance = Distancia
web-note-hand = Cartas en la mano
web-note-arrows = Flechas
web-note-rank = PA y PR
web-note-reserve = La reserva
web-log = Historial
web-open-log = Abrir el historial
web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía.
web-say = Di algo
web-send = Enviar
web-mute = Silenciar
web-unmute = Dejar hablar
web-keys = Teclado
web-key-digits = carta de la mano o dado
web-key-arrows = en la mano o una lista, entre objetivos
web-key-order = mover una carta en la mano
web-key-enter = elegir, jugar, confirmar
web-key-escape = un paso atrás
web-key-end = terminar el turno
web-key-roll = tirar
web-key-all = todos los dados
web-key-stop = dejar de tirar
web-key-barrel = usar el Barril
web-key-pass = dejar que ocurra
web-key-swap = cambiar PA y PR
web-key-log = historial
web-key-sound = sonido sí o no
web-key-help = esta lista

## Lo que pasó

web-moment-last = Golpe final
web-moment-hit = ¡Te han dado!
web-moment-taken = ¡Pierdes una carta!
web-moment-jailed = ¡A la Cárcel!
web-moment-loss = −{ $points } { $name }
web-moment-was = { $who ->
    [you] Eras
   *[one] { $name } era
  }
web-moment-falls = Cae { $name }
web-step-tap = Tocar o espacio: seguir
web-draw-needed = { $cause }: hace falta { $sign }
web-draw-feared = { $cause }: con { $sign } actúa
web-draw-came = { $came }: { $verdict ->
    [saved] a salvo
    [no-help] no ayuda
    [struck] actúa
   *[safe] sin peligro
  }
web-barrel-failed = El Barril no ha ayudado.
web-ask-classic-shot-all = { $needed ->
    [one] { $cause } de { $by } dispara a todos y hace falta un ¡Fallaste! ¿Qué haces?
   *[other] { $cause } de { $by } dispara a todos y hacen falta { $needed } ¡Fallaste! ¿Qué haces?
  }
web-strip = Lo último que pasó

## The end, the replay, the rules

web-turns = { $turns } turnos
web-winner = Gana: { $side }
web-you-won = ¡Ganas!
web-you-lost = Has perdido
web-you-down = Has caído
web-you-watched = La partida ha terminado.
web-why-law = Todos los Forajidos y Renegados están fuera.
web-why-outlaws = El Sheriff ha caído.
web-why-renegade = El Renegado es el último en pie.
web-why-deputy = El Alguacil ha cumplido su objetivo.
web-why-outlaw = El Forajido ha cumplido su objetivo.
web-why-nobody = Duró demasiado.
web-why-duel = Al bando perdedor no le queda nadie.
web-is-winner = Gana
web-is-loser = Pierde
web-damage = Daño
web-kills = Eliminados
web-heals = Curado
web-again = Otra partida
web-again-note = La misma mesa, nuevo reparto
web-watch-replay = Ver la repetición
web-copy-game = Copiar el enlace a esta partida
web-save-record = Guardar el registro
web-how-ended = Cómo terminó
web-first = Al principio
web-last = Al final
web-step-back = Un paso atrás
web-step = Un paso adelante
web-play = Reproducir
web-pause = Pausa
web-speed = Velocidad { $speed }
web-seen-by = Visto por
web-copy-moment = Copiar el enlace a este momento
web-copy-position = Copiar la posición
web-play-on = Seguir jugando desde aquí
web-play-on-note = Todos tienen las cartas y los roles de este momento. Lo que se robe a partir de ahora es suerte nueva.
web-play-on-seat = Como quién
web-play-on-go = Jugar
web-play-on-again = Otra vez desde el mismo momento, con otra suerte
web-play-on-back = Volver a aquella partida
web-to-turn = Saltar a un turno
web-search = Buscar en las reglas
web-found = { $count ->
    [0] Nada encontrado. Prueba otra palabra.
    [one] { $count } cláusula
   *[other] { $count } cláusulas
  }
web-puzzle-day = Problema del día
