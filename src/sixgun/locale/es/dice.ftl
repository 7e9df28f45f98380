# El juego de dados: nombres, líneas del registro, preguntas, acciones y motivos. { $target } y { $by } son nombres de
# jugadores; { $cause } y { $face } son claves para elegir. Más sobre el registro: log.ftl.

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
character-slab = Slab "el Asesino"
character-suzy-lafayette = Suzy Lafayette
character-vulture-sam = "Buitre" Sam
character-willy = Willy "el Niño"

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

## The log

log-rolled = { $who-is ->
    [you] { YOU("Tú") } sacas
   *[one] { $who } saca
  } { $dice }{ $roll ->
    [none] {""}
   *[other] {" (tirada"} { $roll })
  }
log-shot = { $who-is ->
    [you] { YOU("Tú") } disparas { $dice } a { $target }
   *[one] { $who } { $target-is ->
        [you] { YOU("te") } dispara { $dice }
       *[one] dispara { $dice } a { $target }
    }
  }
log-indians = ¡Atacan los indios!
log-gatling = { $who-is ->
    [you] { YOU("Tú") } disparas la Gatling
   *[one] { $who } dispara la Gatling
  }
log-dynamite = { $who-is ->
    [you] { YOU("Tu") } Dinamita estalla
   *[one] La Dinamita de { $who } estalla
  }
log-beer = { $who-is ->
    [you] { YOU("Tú") } { $target-is ->
        [none] bebes Cerveza
       *[one] das Cerveza a { $target }
    }
   *[one] { $who } { $target-is ->
        [none] bebe Cerveza
        [you] { YOU("te") } da Cerveza
       *[one] da Cerveza a { $target }
    }
  }
log-result-stops = ¡no hay más tiradas!
log-result-arrows-taken = { $arrows ->
    [one] +1 flecha
   *[other] +{ $arrows } flechas
  }
log-result-arrows-back = { $arrows ->
    [one] −1 flecha
   *[other] −{ $arrows } flechas
  }
log-result-arrow-instead = una flecha en su lugar

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
