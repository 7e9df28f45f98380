# Mi saloon: lo que suman las partidas propias, y los dispositivos propios.

saloon-of = El saloon de { $name }
saloon-empty = Todavía no ha terminado ninguna partida. Juega una y estará aquí.
saloon-filter = Qué partidas cuentan
saloon-any = cualquiera
saloon-any-all = Todas las partidas
saloon-by-company = Compañía
saloon-company-bots = solo bots
saloon-company-people = con gente
saloon-by-days = Tiempo
saloon-days = { $days ->
    [7] la última semana
    [30] el último mes
    [365] el último año
   *[other] { $days } días
  }
saloon-practice = continuada, no cuenta
saloon-none = Ninguna de tus partidas es así. Elige menos filtros.
saloon-won = Partidas ganadas
saloon-of-all = de { $all } · { $share } %
saloon-streak = Seguidas
saloon-best = como mucho { $best }
saloon-nemesis = Némesis
saloon-felled = { $times ->
    [one] te quitó una vez el último punto de vida
   *[other] te quitó { $times } veces el último punto de vida
  }
saloon-nobody = nadie todavía
saloon-by = Ganadas por
saloon-by-game = Juego
saloon-by-role = Rol
saloon-by-character = Personaje
saloon-by-players = Jugadores
saloon-by-people = Con quién
saloon-score = { $won } de { $all }
saloon-collection = Bots vencidos
saloon-collection-note = { $count } de { $all } personajes han ganado contra bots. La marca es el nivel más fuerte que tenía al menos cada bot de la mesa.
saloon-last = Últimas partidas
saloon-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  }
saloon-against = contra { $names }
saloon-more = Mostrar más
saloon-devices = Dispositivos
saloon-private = Esta página solo la ves tú, en todos tus dispositivos.
saloon-device = Dispositivo
saloon-this = este
saloon-since = desde { $day }
saloon-sign-out = Cerrar sesión
saloon-add = Añadir un dispositivo
saloon-code-note = Escribe este código en el otro dispositivo, en esta misma página, o escanea la imagen y escríbelo allí. Vale una vez; uno nuevo lo anula.
saloon-have = Tengo un código de otro dispositivo
saloon-use = Ser aquí la misma persona
saloon-use-note = Este navegador será entonces ese invitado, con sus partidas. Lo que jugaste aquí antes queda con el nombre que tenías.
saloon-export = Guardar una copia de todo
saloon-delete = Borrarme
saloon-delete-sure = Borrar de verdad: nombre, dispositivos, palabras
saloon-delete-note = Tus partidas quedan para los demás, con un desconocido en tu asiento.
