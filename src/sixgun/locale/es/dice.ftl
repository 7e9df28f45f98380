# El juego de dados: nombres, registro, preguntas, acciones y motivos. { $seat }, { $target }, { $by } y { $first } son
# nombres de jugadores; { $role }, { $cause }, { $source }, { $why }, { $side } y { $face } son claves para elegir.
# Un texto tras .seat, .target, .by o .first se lo cuenta al jugador que es ese mismo.

## Roles and sides

role-sheriff = Sheriff
role-deputy = Alguacil
role-outlaw = Forajido
role-renegade = Renegado
role-unknown = Desconocido

side-law = Bando del Sheriff
side-outlaws = Forajidos
side-renegade = Renegado
side-deputy = Alguacil
side-outlaw = Forajido
side-nobody = Nadie

goal-sheriff = Acaba con todos los Forajidos y todos los Renegados.
goal-deputy = Mantén vivo al Sheriff: ganas o pierdes con él.
goal-outlaw = Haz caer al Sheriff.
goal-renegade = Sobrevive a todos: cuando caiga el Sheriff, no debe quedar nadie más que tú.

goal-three-deputy = Quítale en persona al Renegado su último punto de vida; si lo pierde de otro modo, debes ser el último en pie.
goal-three-outlaw = Quítale en persona al Alguacil su último punto de vida; si lo pierde de otro modo, debes ser el último en pie.
goal-three-renegade = Quítale en persona al Forajido su último punto de vida; si lo pierde de otro modo, debes ser el último en pie.

## Faces of a die

face-arrow = Flecha
face-dynamite = Dinamita
face-bullseye1 = Punto de mira 1
face-bullseye2 = Punto de mira 2
face-beer = Cerveza
face-gatling = Gatling

## Characters

character-bart-cassidy = Bart Cassidy
character-black-jack = Black Jack
character-calamity-janet = Calamity Janet
character-el-gringo = El Gringo
character-jesse-jones = Jesse Jones
character-jourdonnais = Jourdonnais
character-kit-carlson = Kit Carlson
character-lucky-duke = Lucky Duke
character-paul-regret = Paul Regret
character-pedro-ramirez = Pedro Ramirez
character-rose-doolan = Rose Doolan
character-sid-ketchum = Sid Ketchum
character-slab = Slab the Killer
character-suzy-lafayette = Suzy Lafayette
character-vulture-sam = Vulture Sam
character-willy = Willy the Kid

ability-bart-cassidy = En lugar de cada punto de vida que le fueran a quitar un Punto de mira o la Gatling, puede tomar una flecha, pero nunca la última.
ability-black-jack = Puede volver a tirar la Dinamita mientras se vean menos de tres.
ability-calamity-janet = Puede usar cada Punto de mira 1 como 2 y cada 2 como 1.
ability-el-gringo = Quien le quita vida a tiros se lleva una flecha.
ability-jesse-jones = Si tiene cuatro puntos de vida o menos antes de la primera Cerveza, cada una que se beba le cura dos.
ability-jourdonnais = Cada ataque de los indios le cuesta un punto de vida como mucho.
ability-kit-carlson = Cada dado con Gatling puede devolver al centro una flecha de cualquier jugador.
ability-lucky-duke = Tiene cuatro tiradas en lugar de tres.
ability-paul-regret = La Gatling no puede herirlo.
ability-pedro-ramirez = Puede librarse de una flecha por cada punto de vida que pierda.
ability-rose-doolan = Sus Puntos de mira pueden llegar un asiento más lejos de lo que marcan.
ability-sid-ketchum = Al empezar cada uno de sus turnos regala un punto de vida a quien quiera.
ability-slab = Una vez por turno puede gastar una Cerveza para que un Punto de mira cueste dos puntos de vida.
ability-suzy-lafayette = Recupera dos puntos de vida si su resultado final no tiene ningún Punto de mira.
ability-vulture-sam = Recupera dos puntos de vida cada vez que cae otro jugador.
ability-willy = Le bastan dos dados con Gatling para disparar la Gatling.

## What happens

event-dice-began = { $players } jugadores se sientan a la mesa. Empieza { $first }.
    .first = { $players } jugadores se sientan a la mesa. Empiezas tú.
event-dice-role-dealt = { $role ->
    [sheriff] { $seat } es el Sheriff.
    [deputy] { $seat } es Alguacil.
    [outlaw] { $seat } es Forajido.
    [renegade] { $seat } es Renegado.
   *[unknown] { $seat } guarda un rol secreto.
  }
    .seat = { $role ->
        [sheriff] Eres el Sheriff.
        [deputy] Eres Alguacil.
        [outlaw] Eres Forajido.
        [renegade] Eres Renegado.
       *[unknown] Guardas un rol secreto.
      }
event-dice-turn = Turno { $number }: { $seat } toma los dados.
    .seat = Turno { $number }: tomas los dados.
event-dice-rolled = { $roll ->
    [1] { $seat } saca { $dice }
   *[other] { $seat } vuelve a tirar (tirada { $roll }, dados { $rolled }): { $dice }
  }
    .seat = { $roll ->
        [1] Sacas { $dice }
       *[other] Vuelves a tirar (tirada { $roll }, dados { $rolled }): { $dice }
      }
event-dice-stopped = { $seat } deja los dados como están.
    .seat = Dejas los dados como están.
event-dice-dynamite-stops = ¡Tres Dinamitas o más! { $seat } ya no puede tirar.
    .seat = ¡Tres Dinamitas o más! Ya no puedes tirar.
event-dice-arrow-taken = { $middle ->
    [0] { $seat } toma la última flecha del centro.
    [one] { $seat } toma una flecha; queda 1 en el centro.
   *[other] { $seat } toma una flecha; quedan { $middle } en el centro.
  }
    .seat = { $middle ->
        [0] Tomas la última flecha del centro.
        [one] Tomas una flecha; queda 1 en el centro.
       *[other] Tomas una flecha; quedan { $middle } en el centro.
      }
event-dice-arrow-instead = { $middle ->
    [one] { $seat } prefiere tomar una flecha a perder un punto de vida; queda 1 en el centro.
   *[other] { $seat } prefiere tomar una flecha a perder un punto de vida; quedan { $middle } en el centro.
  }
    .seat = { $middle ->
        [one] Prefieres tomar una flecha a perder un punto de vida; queda 1 en el centro.
       *[other] Prefieres tomar una flecha a perder un punto de vida; quedan { $middle } en el centro.
      }
event-dice-arrows-back = { $arrows ->
    [one] 1 flecha de { $seat } vuelve al centro
   *[other] { $arrows } flechas de { $seat } vuelven al centro
  }: { $why ->
    [eliminated] quien cae no conserva ninguna.
    [gatling] la Gatling despeja el terreno.
    [life] a cambio de un punto de vida.
    [kit] obra de un dado con Gatling de { character-kit-carlson }.
   *[indians] el ataque ha terminado.
  }
    .seat = { $arrows ->
        [one] 1 flecha tuya vuelve al centro
       *[other] { $arrows } flechas tuyas vuelven al centro
      }: { $why ->
        [eliminated] quien cae no conserva ninguna.
        [gatling] la Gatling despeja el terreno.
        [life] a cambio de un punto de vida.
        [kit] obra de un dado con Gatling de { character-kit-carlson }.
       *[indians] el ataque ha terminado.
      }
event-dice-indians = { $seat } ha vaciado el centro: ¡atacan los indios!
    .seat = Has vaciado el centro: ¡atacan los indios!
event-dice-aimed = { $points ->
    [one] { $seat } apunta a { $target }.
   *[other] { $seat } apunta a { $target }; con una Cerveza, el disparo cuesta { $points } puntos de vida.
  }
    .seat = { $points ->
        [one] Apuntas a { $target }.
       *[other] Apuntas a { $target }; con una Cerveza, el disparo cuesta { $points } puntos de vida.
      }
    .target = { $points ->
        [one] { $seat } te apunta.
       *[other] { $seat } te apunta; con una Cerveza, el disparo cuesta { $points } puntos de vida.
      }
event-dice-gatling = ¡{ $seat } dispara la Gatling contra todos los demás!
    .seat = ¡Disparas la Gatling contra todos los demás!
event-dice-lost = { $cause ->
    [bullseye] { $by } dispara a { $seat }
    [gatling] La Gatling de { $by } alcanza a { $seat }
    [dynamite] La Dinamita de { $seat } estalla
   *[indians] Los indios hieren a { $seat }
  }: { $points ->
    [one] 1 punto de vida perdido.
   *[other] { $points } puntos de vida perdidos.
  }
    .seat = { $cause ->
        [bullseye] { $by } te dispara
        [gatling] La Gatling de { $by } te alcanza
        [dynamite] Tu Dinamita estalla
       *[indians] Los indios te hieren
      }: { $points ->
        [one] 1 punto de vida perdido.
       *[other] { $points } puntos de vida perdidos.
      }
    .by = { $cause ->
        [bullseye] Disparas a { $seat }
        [gatling] Tu Gatling alcanza a { $seat }
        [dynamite] La Dinamita de { $seat } estalla
       *[indians] Los indios hieren a { $seat }
      }: { $points ->
        [one] 1 punto de vida perdido.
       *[other] { $points } puntos de vida perdidos.
      }
event-dice-healed = { $source ->
    [beer] Una Cerveza para { $seat }
    [gift] Ayuda para { $seat } antes de la primera tirada
    [peace] Ni un Punto de mira en los dados de { $seat }
   *[vulture] { $seat } vuela en círculos sobre los caídos
  }: { $points ->
    [0] se desperdicia, la vida ya está completa.
    [one] 1 punto de vida recuperado.
   *[other] { $points } puntos de vida recuperados.
  }
    .seat = { $source ->
        [beer] Una Cerveza para ti
        [gift] Ayuda para ti antes de la primera tirada
        [peace] Ni un Punto de mira en tus dados
       *[vulture] Vuelas en círculos sobre los caídos
      }: { $points ->
        [0] se desperdicia, la vida ya está completa.
        [one] 1 punto de vida recuperado.
       *[other] { $points } puntos de vida recuperados.
      }
event-dice-died = { $seat } muerde el polvo. { $role ->
    [sheriff] Su rol era { role-sheriff }.
    [deputy] Su rol era { role-deputy }.
    [outlaw] Su rol era { role-outlaw }.
    [renegade] Su rol era { role-renegade }.
   *[unknown] Su rol sigue oculto.
  }
    .seat = Muerdes el polvo. { $role ->
        [sheriff] Eras el Sheriff.
        [deputy] Eras Alguacil.
        [outlaw] Eras Forajido.
        [renegade] Eras Renegado.
       *[unknown] Tu rol sigue oculto.
      }
event-dice-ended = La partida ha terminado: { $side ->
    [law] ¡gana el bando del Sheriff!
    [outlaws] ¡ganan los Forajidos!
    [renegade] ¡gana el Renegado!
    [deputy] ¡gana el Alguacil!
    [nobody] no gana nadie.
   *[outlaw] ¡gana el Forajido!
  }

## What a player is asked

ask-dice-reroll = { $rolls_left ->
    [one] ¿Qué dados vuelves a tirar? ¿O te plantas? Te queda 1 tirada.
   *[other] ¿Qué dados vuelves a tirar? ¿O te plantas? Te quedan { $rolls_left } tiradas.
  }
ask-dice-aim = El dado { $die } muestra { $face ->
    [bullseye1] { face-bullseye1 }
   *[bullseye2] { face-bullseye2 }
  }. ¿A quién apuntas?
ask-dice-beer = { $beers_left ->
    [one] ¿Para quién es tu Cerveza?
   *[other] ¿Para quién es la siguiente de tus { $beers_left } Cervezas?
  } { $heals_self ->
    [one] Cura 1 punto de vida.
   *[other] Si te la bebes tú, cura { $heals_self } puntos de vida; si no, 1.
  }
ask-dice-gift = ¿Quién recupera 1 punto de vida antes de que tires?
ask-dice-arrow-for-life = { $cause ->
    [gatling] La Gatling de { $by } está a punto de costarte
   *[bullseye] Un disparo de { $by } está a punto de costarte
  } { $points ->
    [one] 1 punto de vida. ¿Prefieres tomar una flecha?
   *[other] { $points } puntos de vida. ¿Tomas una flecha en lugar del siguiente?
  }
ask-dice-put-back = { $points ->
    [one] Has perdido vida. ¿Devuelves una de tus flechas?
   *[other] Has perdido vida. ¿Devuelves una de tus flechas? Puedes hacerlo hasta { $points } veces.
  }
ask-dice-clear-arrow = { $dice_left ->
    [one] Te queda 1 dado con Gatling por usar. ¿De quién es la flecha que vuelve al centro?
   *[other] Te quedan { $dice_left } dados con Gatling por usar. ¿De quién es la flecha que vuelve al centro?
  }

## What a player may do

act-dice-stop = Plantarse
act-dice-roll = Volver a tirar { $dice }
act-dice-shoot = Disparar a { $target }
act-dice-shoot-twice = Gastar una Cerveza: { $target } pierde 2
act-dice-beer = Cerveza para { $target }
act-dice-gift = 1 punto de vida para { $target }
act-dice-take-arrow = Tomar una flecha
act-dice-lose-life = Perder el punto de vida
act-dice-put-back = Devolver una flecha
act-dice-keep = Conservar las flechas
act-dice-clear-arrow = Devolver una flecha de { $target }
act-dice-pass = Dejar las flechas donde están

## Why not

why-not-now = Ahora no se te pregunta eso. Elige una de las acciones que se ofrecen.
why-over = La partida ha terminado y ya no se puede hacer nada. Empieza otra.
why-no-die = No has elegido ningún dado. Indica al menos uno para volver a tirarlo, o plántate.
why-locked = Entre esos dados hay una Dinamita que ahora no se puede volver a tirar. Déjala fuera, o plántate.
why-no-target = Ahí no se sienta nadie. Elige a un jugador de esta mesa.
why-dead = Ese jugador está fuera de la partida. Elige a uno que siga vivo.
why-self = No puedes hacerlo contra ti mismo. Elige a otro jugador.
why-out-of-range = { $distance ->
    [one] Ese jugador está a 1 asiento
   *[other] Ese jugador está a { $distance } asientos
  }, pero este dado alcanza { $farthest ->
    [1] solo al siguiente jugador vivo de uno u otro lado.
    [2] { $nearest ->
        [2] exactamente a 2 asientos.
       *[other] a 1 o 2 asientos.
    }
   *[other] de { $nearest } a { $farthest } asientos.
  } Elige un objetivo que esté a esa distancia.
why-no-beer = Ninguno de tus dados muestra una Cerveza, así que no puedes doblar un disparo. Haz un disparo sencillo.
why-beer-used = Ya has doblado un disparo en este turno. Haz un disparo sencillo.
why-only-slab = Solo { character-slab } puede doblar un disparo. Haz un disparo sencillo.
why-no-arrow = Ese jugador no tiene ninguna flecha que devolver. Elige a alguien que tenga, o deja las flechas donde están.
