# Das klassische Spiel: Zeilen im Verlauf, Fragen, Aktionen und Gründe. { $seat }, { $target }, { $by } und
# { $first } sind Namen von Spielern, { $card }, { $other } und { $taken } sind Karten mit Farbe und Wert; { $role },
# { $cause }, { $purpose }, { $source } und { $side } sind Schlüssel zum Auswählen.
# Ein Text hinter .seat, .target, .by oder .first erzählt es dem Spieler, der das selbst ist.

## What happens

event-classic-began = { $players } Spieler setzen sich an den Tisch. { $first } trägt den Stern und fängt an.
    .first = { $players } Spieler setzen sich an den Tisch. Du trägst den Stern und fängst an.
event-classic-role-dealt = { $role ->
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
event-classic-turn = Zug { $number }: { $seat } ist dran.
    .seat = Zug { $number }: Du bist dran.
event-classic-drew = { $cards ->
    [one] { $seat } zieht 1 Karte.
   *[other] { $seat } zieht { $cards } Karten.
  }
    .seat = { $cards ->
        [one] Du ziehst 1 Karte.
       *[other] Du ziehst { $cards } Karten.
      }
event-classic-got = Du ziehst { $card }.
event-classic-showed = { $seat } zeigt { $card }.
    .seat = Du zeigst { $card }.
event-classic-looked = Du siehst dir { $card } an.
event-classic-returned = { $seat } legt eine Karte verdeckt auf den Nachziehstapel zurück.
    .seat = Du legst eine Karte verdeckt auf den Nachziehstapel zurück.
event-classic-played = { $target ->
    [none] { $seat } spielt { $card }.
   *[other] { $seat } spielt { $card } gegen { $target }.
  }
    .seat = { $target ->
        [none] Du spielst { $card }.
       *[other] Du spielst { $card } gegen { $target }.
      }
    .target = { $seat } spielt { $card } gegen dich.
event-classic-equipped = { $seat } hat jetzt { $card } im Spiel.
    .seat = Du hast jetzt { $card } im Spiel.
event-classic-answered = { $seat } antwortet mit { $card }.
    .seat = Du antwortest mit { $card }.
event-classic-discarded = { $seat } wirft { $card } ab.
    .seat = Du wirfst { $card } ab.
event-classic-checked = { $purpose ->
    [dynamite] Aufdecken für das Dynamit
    [jail] Aufdecken für den Weg aus dem Gefängnis
   *[barrel] Aufdecken für das Fass
  }: { $seat } dreht { $card } um.
    .seat = { $purpose ->
        [dynamite] Aufdecken für das Dynamit
        [jail] Aufdecken für den Weg aus dem Gefängnis
       *[barrel] Aufdecken für das Fass
      }: Du drehst { $card } um.
event-classic-saved = Der Schuss geht an { $seat } vorbei.
    .seat = Der Schuss geht an dir vorbei.
event-classic-escaped = { $seat } kommt aus dem Gefängnis frei und ist am Zug.
    .seat = Du kommst aus dem Gefängnis frei und bist am Zug.
event-classic-jailed = { $seat } verbringt den Zug im Gefängnis und ist danach frei.
    .seat = Du verbringst den Zug im Gefängnis und bist danach frei.
event-classic-passed-on = Die Lunte brennt weiter: Das Dynamit wandert von { $seat } zu { $target }.
    .seat = Die Lunte brennt weiter: Das Dynamit wandert von dir zu { $target }.
    .target = Die Lunte brennt weiter: Das Dynamit wandert von { $seat } zu dir.
event-classic-exploded = Das Dynamit vor { $seat } geht hoch!
    .seat = Das Dynamit vor dir geht hoch!
event-classic-robbed = { $by } nimmt eine Karte von der Hand von { $seat }, ohne dass die anderen sie sehen.
    .seat = { $by } nimmt eine Karte von deiner Hand, ohne dass die anderen sie sehen.
    .by = Du nimmst eine Karte von der Hand von { $seat }, ohne dass die anderen sie sehen.
event-classic-robbed-of = Das wisst nur ihr beide: { $by } nimmt { $card } von { $seat }.
    .seat = Das wisst nur ihr beide: { $by } nimmt { $card } von dir.
    .by = Das wisst nur ihr beide: Du nimmst { $card } von { $seat }.
event-classic-took = { $by } nimmt { $card }, bisher bei { $seat } im Spiel.
    .seat = { $by } nimmt { $card }, bisher bei dir im Spiel.
    .by = Du nimmst { $card }, bisher bei { $seat } im Spiel.
event-classic-store-opened = Im Gemischtwarenladen liegt aus: { $card }.
event-classic-picked = { $seat } nimmt { $card }.
    .seat = Du nimmst { $card }.
event-classic-lost = { $cause ->
    [gatling] Die Gatling von { $by } erwischt { $seat }
    [indians] Die Indianer von { $by } treffen { $seat }
    [duel] { $seat } hat im Duell keine Antwort
    [dynamite] Das Dynamit trifft { $seat } mit voller Wucht
   *[bang] { $by } trifft { $seat }
  }: { $points ->
    [one] 1 Lebenspunkt verloren.
   *[other] { $points } Lebenspunkte verloren.
  }
    .seat = { $cause ->
        [gatling] Die Gatling von { $by } erwischt dich
        [indians] Die Indianer von { $by } treffen dich
        [duel] Du hast im Duell keine Antwort
        [dynamite] Das Dynamit trifft dich mit voller Wucht
       *[bang] { $by } trifft dich
      }: { $points ->
        [one] 1 Lebenspunkt verloren.
       *[other] { $points } Lebenspunkte verloren.
      }
    .by = { $cause ->
        [gatling] Deine Gatling erwischt { $seat }
        [indians] Deine Indianer treffen { $seat }
        [duel] { $seat } hat im Duell keine Antwort
        [dynamite] Das Dynamit trifft { $seat } mit voller Wucht
       *[bang] Du triffst { $seat }
      }: { $points ->
        [one] 1 Lebenspunkt verloren.
       *[other] { $points } Lebenspunkte verloren.
      }
event-classic-healed = { $source ->
    [beer] Ein Bier für { $seat }
    [saloon] Eine Runde im Saloon für { $seat }
   *[sid] Zwei Karten von { $seat } für eine Kur
  }: { $points ->
    [0] verschwendet, kein Lebenspunkt zurückgewonnen.
    [one] 1 Lebenspunkt zurückgewonnen.
   *[other] { $points } Lebenspunkte zurückgewonnen.
  }
    .seat = { $source ->
        [beer] Ein Bier für dich
        [saloon] Eine Runde im Saloon für dich
       *[sid] Zwei deiner Karten für eine Kur
      }: { $points ->
        [0] verschwendet, kein Lebenspunkt zurückgewonnen.
        [one] 1 Lebenspunkt zurückgewonnen.
       *[other] { $points } Lebenspunkte zurückgewonnen.
      }
event-classic-died = { $seat } beißt ins Gras. { $role ->
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
event-classic-looted = { $cards ->
    [one] { $by } nimmt die 1 Karte, die { $seat } hinterlässt.
   *[other] { $by } nimmt die { $cards } Karten, die { $seat } hinterlässt.
  }
    .seat = { $cards ->
        [one] { $by } nimmt die 1 Karte, die du hinterlässt.
       *[other] { $by } nimmt die { $cards } Karten, die du hinterlässt.
      }
    .by = { $cards ->
        [one] Du nimmst die 1 Karte, die { $seat } hinterlässt.
       *[other] Du nimmst die { $cards } Karten, die { $seat } hinterlässt.
      }
event-classic-rewarded = Kopfgeld für den Banditen: { $seat } zieht drei Karten.
    .seat = Kopfgeld für den Banditen: Du ziehst drei Karten.
event-classic-punished = Der Sheriff hat einen Hilfssheriff erschossen: { $seat } wirft alle Karten auf der Hand und im Spiel ab.
    .seat = Du, der Sheriff, hast einen Hilfssheriff erschossen: Du wirfst alle Karten auf der Hand und im Spiel ab.
event-classic-reshuffled = { $cards ->
    [one] Der Nachziehstapel ist leer; die 1 abgelegte Karte bildet den neuen.
   *[other] Der Nachziehstapel ist leer; die { $cards } abgelegten Karten werden zu einem neuen gemischt.
  }
event-classic-ended = Das Spiel ist aus: { $side ->
    [law] Die Seite des Sheriffs gewinnt!
    [outlaws] Die Banditen gewinnen!
    [nobody] Niemand gewinnt.
   *[renegade] Der Gesetzlose gewinnt!
  }

## What a player is asked

ask-classic-ready = Dein Zug beginnt, und vor dir liegt Gefahr. Tauschst du erst zwei Karten gegen einen Lebenspunkt, oder machst du weiter?
ask-classic-play = Welche Karte spielst du, oder beendest du deinen Zug?
ask-classic-discard = { $excess ->
    [one] Du hast 1 Karte zu viel auf der Hand. Welche wirfst du ab?
   *[other] Du hast { $excess } Karten zu viel auf der Hand. Welche wirfst du als Nächstes ab?
  }
ask-classic-shot = { $needed ->
    [one] { $by } schießt auf dich. Wehrst du den Schuss ab?
   *[other] { $by } schießt auf dich. Du müsstest noch { $needed }-mal abwehren. Was tust du?
  }
ask-classic-indians = { $by } hetzt dir die Indianer auf den Hals. Wirfst du ein BANG! ab, oder verlierst du 1 Lebenspunkt?
ask-classic-duel = Du duellierst dich mit { $by }. Wirfst du ein BANG! ab, oder verlierst du 1 Lebenspunkt?
ask-classic-brink = { $needed ->
    [one] Du bist in höchster Not und brauchst 1 Lebenspunkt, um zu überleben. Rettest du dich?
   *[other] Du bist in höchster Not und brauchst { $needed } Lebenspunkte, um zu überleben. Rettest du dich?
  }
ask-classic-store = Welche Karte nimmst du aus dem Gemischtwarenladen?
ask-classic-kit = Welche dieser Karten legst du auf den Nachziehstapel zurück?
ask-classic-jesse = Nimmst du deine erste Karte vom Nachziehstapel oder von der Hand eines anderen Spielers?
ask-classic-pedro = Nimmst du deine erste Karte vom Nachziehstapel, oder nimmst du { $card } vom Ablagestapel?
ask-classic-robbery = { $by } nimmt dir gleich eine Handkarte oder lässt dich eine abwerfen. Tauschst du erst zwei Karten gegen einen Lebenspunkt, oder machst du weiter?
ask-classic-duke = { $purpose ->
    [dynamite] Welche der beiden Karten zählt für das Dynamit?
    [jail] Welche der beiden Karten zählt für das Gefängnis?
   *[barrel] Welche der beiden Karten zählt für das Fass?
  }

## What a player may do

act-classic-end = Den Zug beenden
act-classic-play = { $card } spielen
act-classic-play-at = { $card } gegen { $target } spielen
act-classic-play-hand = { $card } gegen die Hand von { $target } spielen
act-classic-play-card = { $card } gegen { $target } spielen: { $taken }
act-classic-discard = { $card } abwerfen
act-classic-heal = { $card } und { $other } für 1 Lebenspunkt abwerfen
act-classic-answer = Mit { $card } antworten
act-classic-barrel = Das Fass nutzen
act-classic-pass = Es geschehen lassen
act-classic-drink = { $card } trinken
act-classic-pick = { $card } nehmen
act-classic-put-back = { $card } zurücklegen
act-classic-draw = Vom Nachziehstapel ziehen
act-classic-draw-from = Eine Karte von der Hand von { $target } nehmen
act-classic-draw-discard = Die oberste Karte des Ablagestapels nehmen
act-classic-choose = { $card } wählen
act-classic-go-on = Weitermachen

## Why not

why-not-yours = Diese Karte hast du nicht. Wähle eine von deiner Hand.
why-too-far = Dieser Spieler ist in Entfernung { $distance }, aber mit dieser Karte reichst du nur bis Entfernung { $reach }. Wähle jemanden, der näher ist.
why-one-bang = Du hast in diesem Zug schon ein BANG! gespielt. Spiel etwas anderes oder beende den Zug.
why-copy = Du hast schon eine Karte dieses Namens im Spiel. Behalte diese oder spiel eine andere Karte.
why-sheriff-jail = Der Sheriff kann nicht ins Gefängnis. Wähle einen anderen Spieler.
why-no-cards = Dieser Spieler hat keine Karte zu verlieren. Wähle jemanden, der eine auf der Hand oder im Spiel hat.
why-no-hand = Dieser Spieler hat keine Karte auf der Hand. Wähle jemanden, der eine hat, oder eine andere der angebotenen Aktionen.
why-not-in-play = Dieser Spieler hat eine solche Karte nicht im Spiel. Wähle eine Karte, die dort liegt, oder eine von der Hand.
why-needs-shot = Ein Fehlschuss! hilft nur gegen einen Schuss auf dich. Heb ihn dafür auf und spiel eine andere Karte.
why-needs-target = Diese Karte gilt jemandem oder etwas. Nenne das Ziel: einen Spieler oder Charakter oder, wenn sie eine Karte nimmt, die Hand oder eine Karte im Spiel.
why-no-target-wanted = Ein solches Ziel hat diese Karte nicht. Spiel sie ohne Ziel oder nenne, wenn sie einem Spieler gilt, nur den Spieler.
why-full-life = Du hast schon alle deine Lebenspunkte. Behalte die beiden Karten.
why-not-sid = Nur { character-sid-ketchum } kann zwei Karten gegen einen Lebenspunkt tauschen. Wähle eine andere Aktion.
why-wrong-card = Diese Karte nützt hier nichts. Wähle eine der angebotenen Karten.
why-no-barrel = Du hast kein Fass mehr, das du gegen diesen Schuss nutzen kannst. Antworte mit Fehlschuss! oder lass es geschehen.
why-last-two = Sind nur noch zwei Spieler übrig, rettet ein Bier niemanden. Wähle eine andere der angebotenen Aktionen.
why-jailed-already = Dieser Spieler ist schon im Gefängnis. Wähle einen anderen.
why-two-cards = Nenne zwei verschiedene Karten in der Reihenfolge, in der sie auf deiner Hand stehen.
why-spent = Diese Karte hast du in diesem Zug schon gespielt, und sie ist zu dir zurückgekommen. Heb sie auf, bis der Zug vorbei ist, oder spiel eine andere.
