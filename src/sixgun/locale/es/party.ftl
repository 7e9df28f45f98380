# Antes y después de la partida, en el navegador: gente, anfitrión, charla, suerte, las mesas propias.

## Nombres

party-who-are-you = ¿Cómo te llaman los demás?
party-name-note = De 1 a 20 caracteres. Este navegador lo recuerda.
party-name = Renombrar
party-sit-down = Sentarse
party-just-watch = Solo mirar
party-change-name = Cambiar tu nombre

## Asientos

party-bot = bot ({ $level })
party-stand = Levantarse
party-stand-note = y mirar
party-leave = Irse
party-leave-note = el asiento queda libre
party-make-host = Hacer anfitrión
party-ban = Echar para siempre
party-more = Qué más se puede hacer con { $name }
party-removed = El anfitrión te ha quitado el asiento. Puedes mirar o volver a sentarte.
party-host-away = { $host }, que es el anfitrión, no está.
party-next-host = { $heir } será anfitrión en { $time }.
party-next-you = Serás anfitrión en { $time }.
party-begins = La partida empieza en { $time }; los bots ocupan los asientos libres.
party-dealing = Se está repartiendo …
party-ready = quiere otra ronda

## Lo que ajusta el anfitrión

party-options = Opciones
party-spectators = Otros pueden mirar
party-spectators-note = No ven ninguna mano.
party-poker-face = Cara de póquer
party-poker-face-note = Toda respuesta tarda lo mismo, así una pausa no revela nada.
party-take-over = Ocupar el asiento de un bot
party-take-over-note = Quien llegue tarde puede seguir jugando por un bot.
party-rotate-sheriff = El siguiente es el Sheriff
party-rotate-sheriff-note = En otra ronda; si no, se reparten todos los roles.
party-clock-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
  }
party-clock-note = Con días para decidir puedes cerrar la página; tus mesas están en la página de inicio.
party-clock-hours = { $hours } h
party-left-hours = { $hours ->
    [one] queda { $hours } hora
   *[other] quedan { $hours } horas
  }
party-left-minutes = { $minutes ->
    [one] queda { $minutes } minuto
   *[other] quedan { $minutes } minutos
  }
party-reserve = { $seconds ->
    [one] Queda { $seconds } segundo de tu reserva
   *[other] Quedan { $seconds } segundos de tu reserva
  }

## Charla

party-quick = Palabras rápidas
party-quick-howdy = ¡Hola!
party-quick-luck = ¡Suerte!
party-quick-nice = ¡Buen tiro!
party-quick-ouch = ¡Ay!
party-quick-thanks = ¡Gracias!
party-quick-wait = Un momento, por favor.
party-quick-hurry = ¡Te toca!
party-quick-again = ¿Otra ronda?
party-your-turn = Te toca

## La suerte

party-luck = Suerte limpia
party-promise = La casa ha fijado su secreto para el reparto. Esta es su huella: { $promise }
party-luck-how = El navegador de cada jugador añade una palabra secreta propia. Después de la partida se muestra todo y puedes comprobarlo.
party-check-luck = Comprobar la suerte
party-luck-fair = La suerte fue limpia.
party-luck-unfair = La suerte no encaja.
party-luck-promise = { $good ->
    [true] El secreto de la casa es el que había fijado antes de repartir.
   *[other] El secreto de la casa no es el que había fijado antes de repartir.
  }
party-luck-seals = { $good ->
    [true] Cada palabra es la que su jugador había sellado.
   *[other] Una palabra no es la que su jugador había sellado.
  }
party-luck-seed = { $good ->
    [true] El reparto sale del secreto y de las palabras, y de nada más.
   *[other] El reparto no sale del secreto y de las palabras.
  }
party-luck-mine = { $good ->
    [true] La palabra de este navegador está entre ellas.
    [false] Falta la palabra de este navegador.
   *[other] Este navegador no había dado ninguna palabra para esta partida.
  }
party-luck-voided = { $times ->
    [one] Se volvió a empezar una vez, porque no se mostró una palabra.
   *[other] Se volvió a empezar { $times } veces, porque no se mostró una palabra.
  }
party-luck-older = Esta partida siguió con reglas más nuevas: la suerte de su comienzo no se puede calcular aquí.
party-luck-checked = Comprobado aquí, por este navegador. El registro tiene el resto: sixgun verify repite cada jugada.

## Otra ronda

party-vote = ¡Otra ronda!
party-vote-on = Quieres otra ronda
party-votes = Quién quiere otra ronda
party-keep = Conservar a { $name }
party-give-back = Sacar otro personaje
party-next-sheriff = Próximo Sheriff: { $name }
party-to-lobby = Asientos y opciones
party-to-table = Volver a la mesa

## Inicio

party-saloon = Mi saloon
party-mine = Tus mesas
party-turn = Te toca
party-on = La partida está en marcha
party-lobby = Antes de la partida
party-with = con { $names }
party-alone = con bots
party-setup = { $players ->
    [2] { $level }
   *[other] { $players } jugadores · { $level }
  }
party-bots = Fuerza de los bots
party-role = Rol
party-role-any = cualquiera
party-setup-how = Cómo jugar ya
party-company = Jugar con gente
party-company-note = Una mesa con otros, o una nueva abierta a todos. Cuando se acaba el tiempo, los bots ocupan los asientos libres.
party-wait = Esperar a la gente
party-find = Buscar una mesa

## Ajustes

party-names = Grande en la mesa
party-names-people = Nombres
party-names-characters = Personajes
party-call = Avísame cuando me toque
party-call-no = Este navegador no lo permite. Permite en sus ajustes las notificaciones de esta página.
party-call-title = Te toca
party-call-text = { $game }, mesa { $table }
party-vibrate = Vibrar cuando me toque
