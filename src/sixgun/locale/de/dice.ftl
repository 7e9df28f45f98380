# Das Würfelspiel: Namen, Zeilen im Verlauf, Fragen, Aktionen und Gründe. { $target } und { $by } sind Namen von Spielern;
# { $cause } und { $face } sind Schlüssel zur Auswahl. Mehr zum Verlauf: log.ftl.

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

goal-sheriff = Schalte alle Gegner des Gesetzes aus: jeden außer deinen Hilfssheriffs.
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

## The log

log-rolled = { $who-is ->
    [you] { YOU("Du") } würfelst
   *[one] { $who } würfelt
  } { $dice }{ $roll ->
    [none] {""}
   *[other] {" (Wurf"} { $roll })
  }
log-shot = { $who-is ->
    [you] { YOU("Du") } schießt
   *[one] { $who } schießt
  } { $dice } auf { $target-is ->
    [you] { YOU("dich") }
   *[one] { $target }
  }
log-indians = Die Indianer greifen an!
log-gatling = { $who-is ->
    [you] { YOU("Du") } feuerst die Gatling ab
   *[one] { $who } feuert die Gatling ab
  }
log-dynamite = { $who-is ->
    [you] { YOU("Dein") } Dynamit geht hoch
   *[one] Das Dynamit von { $who } geht hoch
  }
log-beer = { $who-is ->
    [you] { YOU("Du") } { $target-is ->
        [none] trinkst Bier
       *[one] gibst { $target } Bier
    }
   *[one] { $who } { $target-is ->
        [none] trinkt Bier
        [you] gibt { YOU("dir") } Bier
       *[one] gibt { $target } Bier
    }
  }
log-result-stops = kein Wurf mehr!
log-result-arrows-taken = { $arrows ->
    [one] +1 Pfeil
   *[other] +{ $arrows } Pfeile
  }
log-result-arrows-back = { $arrows ->
    [one] −1 Pfeil
   *[other] −{ $arrows } Pfeile
  }
log-result-arrow-instead = stattdessen ein Pfeil

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
