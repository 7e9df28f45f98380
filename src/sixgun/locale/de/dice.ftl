# Das Würfelspiel: Namen, Protokoll, Fragen, Aktionen und Gründe. { $seat }, { $target }, { $by } und { $first } sind
# Namen von Spielern; { $role }, { $cause }, { $source }, { $why }, { $side } und { $face } sind Schlüssel zur Auswahl.
# Ein Text hinter .seat, .target, .by oder .first erzählt es dem Spieler, der das selbst ist.

## Roles and sides

role-sheriff = Sheriff
role-deputy = Hilfssheriff
role-outlaw = Bandit
role-renegade = Gesetzloser
role-unknown = Unbekannt

side-law = Seite des Sheriffs
side-outlaws = Banditen
side-renegade = Gesetzloser
side-deputy = Hilfssheriff
side-outlaw = Bandit
side-nobody = Niemand

goal-sheriff = Schalte jeden Banditen und jeden Gesetzlosen aus.
goal-deputy = Halte den Sheriff am Leben: Ihr gewinnt oder verliert gemeinsam.
goal-outlaw = Bring den Sheriff zu Fall.
goal-renegade = Überlebe alle: Wenn der Sheriff fällt, darf außer dir niemand mehr übrig sein.

goal-three-deputy = Nimm dem Gesetzlosen selbst den letzten Lebenspunkt; verliert er ihn anders, musst du als Letzter übrig bleiben.
goal-three-outlaw = Nimm dem Hilfssheriff selbst den letzten Lebenspunkt; verliert er ihn anders, musst du als Letzter übrig bleiben.
goal-three-renegade = Nimm dem Banditen selbst den letzten Lebenspunkt; verliert er ihn anders, musst du als Letzter übrig bleiben.

## Faces of a die

face-arrow = Pfeil
face-dynamite = Dynamit
face-bullseye1 = Fadenkreuz 1
face-bullseye2 = Fadenkreuz 2
face-beer = Bier
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

ability-bart-cassidy = Kann statt jedes Lebenspunkts, den Fadenkreuz oder Gatling kosten würden, einen Pfeil nehmen, nur nie den letzten.
ability-black-jack = Kann Dynamit neu würfeln, solange weniger als drei zu sehen sind.
ability-calamity-janet = Kann jedes Fadenkreuz 1 als 2 einsetzen und jede 2 als 1.
ability-el-gringo = Wer diesem Charakter Leben wegschießt, muss dafür einen Pfeil nehmen.
ability-jesse-jones = Bei höchstens vier Lebenspunkten vor dem ersten Bier bringt jedes selbst getrunkene Bier zwei.
ability-jourdonnais = Büßt bei jedem Indianerangriff höchstens einen Lebenspunkt ein.
ability-kit-carlson = Jeder Gatling-Würfel kann einen Pfeil eines beliebigen Spielers in die Mitte zurückschicken.
ability-lucky-duke = Hat vier Würfe statt drei.
ability-paul-regret = Ist gegen die Gatling gefeit.
ability-pedro-ramirez = Kann für jeden verlorenen Lebenspunkt einen eigenen Pfeil loswerden.
ability-rose-doolan = Fadenkreuze reichen auf Wunsch einen Platz weiter, als sie zeigen.
ability-sid-ketchum = Schenkt vor dem ersten Wurf jedes eigenen Zuges einem Spieler nach Wahl einen Lebenspunkt.
ability-slab = Einmal je Zug kann ein Bier dafür sorgen, dass ein Fadenkreuz zwei Lebenspunkte kostet.
ability-suzy-lafayette = Gewinnt zwei Lebenspunkte zurück, wenn am Ende kein Würfel ein Fadenkreuz zeigt.
ability-vulture-sam = Gewinnt für jeden anderen Spieler, der ausscheidet, zwei Lebenspunkte zurück.
ability-willy = Feuert die Gatling schon mit zwei Gatling-Würfeln ab.

## What happens

event-dice-began = { $players } Spieler setzen sich an den Tisch. { $first } fängt an.
    .first = { $players } Spieler setzen sich an den Tisch. Du fängst an.
event-dice-role-dealt = { $role ->
    [sheriff] { $seat } ist der Sheriff.
    [deputy] { $seat } ist Hilfssheriff.
    [outlaw] { $seat } ist Bandit.
    [renegade] { $seat } ist Gesetzloser.
   *[unknown] { $seat } hat eine geheime Rolle.
  }
    .seat = { $role ->
        [sheriff] Du bist der Sheriff.
        [deputy] Du bist Hilfssheriff.
        [outlaw] Du bist Bandit.
        [renegade] Du bist Gesetzloser.
       *[unknown] Du hast eine geheime Rolle.
      }
event-dice-turn = Zug { $number }: { $seat } greift zu den Würfeln.
    .seat = Zug { $number }: Du greifst zu den Würfeln.
event-dice-rolled = { $roll ->
    [1] { $seat } würfelt { $dice }
   *[other] { $seat } würfelt neu (Wurf { $roll }, Würfel { $rolled }): { $dice }
  }
    .seat = { $roll ->
        [1] Du würfelst { $dice }
       *[other] Du würfelst neu (Wurf { $roll }, Würfel { $rolled }): { $dice }
      }
event-dice-stopped = { $seat } lässt die Würfel liegen.
    .seat = Du lässt die Würfel liegen.
event-dice-dynamite-stops = Dreimal Dynamit oder mehr! Für { $seat } gibt es keinen weiteren Wurf.
    .seat = Dreimal Dynamit oder mehr! Für dich gibt es keinen weiteren Wurf.
event-dice-arrow-taken = { $middle ->
    [0] { $seat } nimmt den letzten Pfeil aus der Mitte.
    [one] { $seat } nimmt einen Pfeil; 1 bleibt in der Mitte.
   *[other] { $seat } nimmt einen Pfeil; { $middle } bleiben in der Mitte.
  }
    .seat = { $middle ->
        [0] Du nimmst den letzten Pfeil aus der Mitte.
        [one] Du nimmst einen Pfeil; 1 bleibt in der Mitte.
       *[other] Du nimmst einen Pfeil; { $middle } bleiben in der Mitte.
      }
event-dice-arrow-instead = { $middle ->
    [one] { $seat } nimmt lieber einen Pfeil, als einen Lebenspunkt zu verlieren; 1 bleibt in der Mitte.
   *[other] { $seat } nimmt lieber einen Pfeil, als einen Lebenspunkt zu verlieren; { $middle } bleiben in der Mitte.
  }
    .seat = { $middle ->
        [one] Du nimmst lieber einen Pfeil, als einen Lebenspunkt zu verlieren; 1 bleibt in der Mitte.
       *[other] Du nimmst lieber einen Pfeil, als einen Lebenspunkt zu verlieren; { $middle } bleiben in der Mitte.
      }
event-dice-arrows-back = { $arrows ->
    [one] 1 Pfeil von { $seat } kommt zurück in die Mitte
   *[other] { $arrows } Pfeile von { $seat } kommen zurück in die Mitte
  }: { $why ->
    [eliminated] Wer ausscheidet, behält keinen.
    [gatling] Die Gatling räumt auf.
    [life] bezahlt mit einem Lebenspunkt.
    [kit] Ein Gatling-Würfel von { character-kit-carlson } sorgt dafür.
   *[indians] Der Angriff ist vorbei.
  }
    .seat = { $arrows ->
        [one] 1 Pfeil von dir kommt zurück in die Mitte
       *[other] { $arrows } Pfeile von dir kommen zurück in die Mitte
      }: { $why ->
        [eliminated] Wer ausscheidet, behält keinen.
        [gatling] Die Gatling räumt auf.
        [life] bezahlt mit einem Lebenspunkt.
        [kit] Ein Gatling-Würfel von { character-kit-carlson } sorgt dafür.
       *[indians] Der Angriff ist vorbei.
      }
event-dice-indians = Dank { $seat } ist die Mitte leer: Die Indianer greifen an!
    .seat = Dank dir ist die Mitte leer: Die Indianer greifen an!
event-dice-aimed = { $points ->
    [one] { $seat } legt auf { $target } an.
   *[other] { $seat } legt auf { $target } an; mit einem Bier kostet das { $points } Lebenspunkte.
  }
    .seat = { $points ->
        [one] Du legst auf { $target } an.
       *[other] Du legst auf { $target } an; mit einem Bier kostet das { $points } Lebenspunkte.
      }
    .target = { $points ->
        [one] { $seat } legt auf dich an.
       *[other] { $seat } legt auf dich an; mit einem Bier kostet das { $points } Lebenspunkte.
      }
event-dice-gatling = { $seat } feuert mit der Gatling auf alle anderen!
    .seat = Du feuerst mit der Gatling auf alle anderen!
event-dice-lost = { $cause ->
    [bullseye] { $by } trifft { $seat }
    [gatling] Die Gatling von { $by } erwischt { $seat }
    [dynamite] Das Dynamit von { $seat } geht hoch
   *[indians] Die Indianer treffen { $seat }
  }: { $points ->
    [one] 1 Lebenspunkt verloren.
   *[other] { $points } Lebenspunkte verloren.
  }
    .seat = { $cause ->
        [bullseye] { $by } trifft dich
        [gatling] Die Gatling von { $by } erwischt dich
        [dynamite] Dein Dynamit geht hoch
       *[indians] Die Indianer treffen dich
      }: { $points ->
        [one] 1 Lebenspunkt verloren.
       *[other] { $points } Lebenspunkte verloren.
      }
    .by = { $cause ->
        [bullseye] Du triffst { $seat }
        [gatling] Deine Gatling erwischt { $seat }
        [dynamite] Das Dynamit von { $seat } geht hoch
       *[indians] Die Indianer treffen { $seat }
      }: { $points ->
        [one] 1 Lebenspunkt verloren.
       *[other] { $points } Lebenspunkte verloren.
      }
event-dice-healed = { $source ->
    [beer] Ein Bier für { $seat }
    [gift] Hilfe für { $seat } vor dem ersten Wurf
    [peace] Kein einziges Fadenkreuz bei { $seat }
   *[vulture] { $seat } kreist über den Gefallenen
  }: { $points ->
    [0] verschwendet, alle Lebenspunkte sind schon da.
    [one] 1 Lebenspunkt zurückgewonnen.
   *[other] { $points } Lebenspunkte zurückgewonnen.
  }
    .seat = { $source ->
        [beer] Ein Bier für dich
        [gift] Hilfe für dich vor dem ersten Wurf
        [peace] Kein einziges Fadenkreuz bei dir
       *[vulture] Du kreist über den Gefallenen
      }: { $points ->
        [0] verschwendet, alle Lebenspunkte sind schon da.
        [one] 1 Lebenspunkt zurückgewonnen.
       *[other] { $points } Lebenspunkte zurückgewonnen.
      }
event-dice-died = { $seat } beißt ins Gras. { $role ->
    [sheriff] Die Rolle war { role-sheriff }.
    [deputy] Die Rolle war { role-deputy }.
    [outlaw] Die Rolle war { role-outlaw }.
    [renegade] Die Rolle war { role-renegade }.
   *[unknown] Die Rolle bleibt geheim.
  }
    .seat = Du beißt ins Gras. { $role ->
        [sheriff] Du warst der Sheriff.
        [deputy] Du warst Hilfssheriff.
        [outlaw] Du warst Bandit.
        [renegade] Du warst Gesetzloser.
       *[unknown] Deine Rolle bleibt geheim.
      }
event-dice-ended = Das Spiel ist aus: { $side ->
    [law] Die Seite des Sheriffs gewinnt!
    [outlaws] Die Banditen gewinnen!
    [renegade] Der Gesetzlose gewinnt!
    [deputy] Der Hilfssheriff gewinnt!
    [nobody] Niemand gewinnt.
   *[outlaw] Der Bandit gewinnt!
  }

## What a player is asked

ask-dice-reroll = { $rolls_left ->
    [one] Welche Würfel wirfst du neu, oder hörst du auf? Du hast noch 1 Wurf.
   *[other] Welche Würfel wirfst du neu, oder hörst du auf? Du hast noch { $rolls_left } Würfe.
  }
ask-dice-aim = Würfel { $die } zeigt { $face ->
    [bullseye1] { face-bullseye1 }
   *[bullseye2] { face-bullseye2 }
  }. Auf wen zielst du?
ask-dice-beer = { $beers_left ->
    [one] Wer bekommt dein Bier?
   *[other] Wer bekommt das nächste deiner { $beers_left } Biere?
  } { $heals_self ->
    [one] Es heilt 1 Lebenspunkt.
   *[other] Trinkst du es selbst, heilt es { $heals_self } Lebenspunkte, sonst 1.
  }
ask-dice-gift = Wer gewinnt 1 Lebenspunkt zurück, bevor du würfelst?
ask-dice-arrow-for-life = { $cause ->
    [gatling] Die Gatling von { $by } kostet dich gleich
   *[bullseye] Ein Schuss von { $by } kostet dich gleich
  } { $points ->
    [one] 1 Lebenspunkt. Nimmst du stattdessen einen Pfeil?
   *[other] { $points } Lebenspunkte. Nimmst du anstelle des nächsten einen Pfeil?
  }
ask-dice-put-back = { $points ->
    [one] Du hast Leben verloren. Legst du einen deiner Pfeile zurück?
   *[other] Du hast Leben verloren. Legst du einen deiner Pfeile zurück? Das geht bis zu { $points } Mal.
  }
ask-dice-clear-arrow = { $dice_left ->
    [one] Du kannst noch 1 Gatling-Würfel nutzen. Wessen Pfeil kommt zurück in die Mitte?
   *[other] Du kannst noch { $dice_left } Gatling-Würfel nutzen. Wessen Pfeil kommt zurück in die Mitte?
  }

## What a player may do

act-dice-stop = Nicht mehr würfeln
act-dice-roll = Neu würfeln: { $dice }
act-dice-shoot = Auf { $target } schießen
act-dice-shoot-twice = Bier einsetzen: { $target } verliert 2
act-dice-beer = Bier für { $target }
act-dice-gift = 1 Lebenspunkt für { $target }
act-dice-take-arrow = Einen Pfeil nehmen
act-dice-lose-life = Den Lebenspunkt verlieren
act-dice-put-back = Einen Pfeil zurücklegen
act-dice-keep = Die Pfeile behalten
act-dice-clear-arrow = Einen Pfeil von { $target } zurücklegen
act-dice-pass = Die Pfeile liegen lassen

## Why not

why-not-now = Danach wirst du gerade nicht gefragt. Wähle eine der angebotenen Aktionen.
why-over = Das Spiel ist aus, es gibt nichts mehr zu tun. Beginne ein neues.
why-no-die = Es ist kein Würfel gewählt. Nenne mindestens einen, den du neu wirfst, oder hör auf.
why-locked = Unter diesen Würfeln ist ein Dynamit, das jetzt nicht neu geworfen werden darf. Lass es liegen oder hör auf.
why-no-target = Dort sitzt niemand. Wähle einen Spieler an diesem Tisch.
why-dead = Dieser Spieler ist ausgeschieden. Wähle einen, der noch lebt.
why-self = Das geht nicht gegen dich selbst. Wähle einen anderen Spieler.
why-out-of-range = { $distance ->
    [one] Dieser Spieler sitzt 1 Platz entfernt
   *[other] Dieser Spieler sitzt { $distance } Plätze entfernt
  }, aber der Würfel reicht { $farthest ->
    [1] nur bis zum nächsten lebenden Spieler links oder rechts.
    [2] { $nearest ->
        [2] genau 2 Plätze weit.
       *[other] 1 oder 2 Plätze weit.
    }
   *[other] { $nearest } bis { $farthest } Plätze weit.
  } Wähle ein passendes Ziel.
why-no-beer = Keiner deiner Würfel zeigt ein Bier, also lässt sich kein Schuss verdoppeln. Gib einen einfachen Schuss ab.
why-beer-used = Du hast in diesem Zug schon einen Schuss verdoppelt. Gib einen einfachen Schuss ab.
why-only-slab = Nur { character-slab } kann einen Schuss verdoppeln. Gib einen einfachen Schuss ab.
why-no-arrow = Dieser Spieler hat keinen Pfeil, den du zurücklegen könntest. Wähle jemanden mit Pfeilen oder lass die Pfeile liegen.
