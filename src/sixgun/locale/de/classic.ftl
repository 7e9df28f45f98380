# Das klassische Spiel: Zeilen im Verlauf, Fragen, Aktionen und Gründe. { $target } und { $by } sind Namen von Spielern,
# { $card }, { $other } und { $taken } sind Karten mit Farbe und Wert; { $purpose } ist ein Schlüssel zum Auswählen. Mehr zum
# Verlauf: log.ftl.

## Names that its box prints otherwise than that of the dice game: there "Gesetzlose" are the Outlaws

role-classic-renegade = Abtrünniger
side-classic-renegade = Abtrünniger
goal-three-classic-deputy = Nimm dem Abtrünnigen selbst den letzten Lebenspunkt; verliert er ihn anders, musst du als Letzter übrig bleiben.

## The log

log-classic-began = { $players } Spieler setzen sich an den Tisch. { $first-is ->
    [you] { YOU("Du") } trägst den Stern und fängst an
   *[one] { $first } trägt den Stern und fängt an
  }
log-classic-ended = Das Spiel ist aus: { $side ->
    [law] Die Seite des Sheriffs gewinnt!
    [outlaws] Die Banditen gewinnen!
    [renegade] Der Abtrünnige gewinnt!
    [deputy] Der Hilfssheriff gewinnt!
    [outlaw] Der Bandit gewinnt!
   *[nobody] Niemand gewinnt.
  }
log-punished = Der Sheriff hat einen Hilfssheriff erschossen: { $who-is ->
    [you] { YOU("Du") } wirfst alle deine Karten ab
   *[one] { $who } wirft alle Karten ab
  }
log-result-returned = 1 Karte zurückgelegt
log-result-escaped = frei
log-result-jailed = kein Zug
log-result-bounty = Kopfgeld
log-became = { $who-is ->
    [you] { YOU("Du") } bist { $character }
   *[one] { $character } setzt sich
  }
log-copied = { $who-is ->
    [you] { YOU("Du") } ahmst nach:
   *[one] { $who } ahmt nach:
  } { $target-is ->
    [you] { YOU("dich") }
   *[one] { $target }
  }
log-fired = { $who-is ->
    [you] { YOU("Du") } schießt
   *[one] { $who } schießt
  } mit zwei Karten{ line-against }
log-bled = { $who-is ->
    [you] { YOU("Du") } gibst
   *[one] { $who } gibt
  } einen Lebenspunkt für zwei Karten
log-result-untouched = ohne Wirkung

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
ask-classic-character = Welcher dieser beiden Charaktere willst du sein?
ask-classic-brawl = Welche Karte verliert { $target } in der Schlägerei?
ask-classic-pat = Ziehst du, oder nimmst du stattdessen eine Karte im Spiel?
ask-classic-vera = Wessen Fähigkeit willst du bis zu deinem nächsten Zug?
ask-classic-doc = Du schießt auf { $target }. Welche Karte wirfst du dafür ab?

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
act-classic-become = { $character } sein
act-classic-strip-hand = Eine zufällige Handkarte
act-classic-strip-card = { $card } im Spiel
act-classic-draw-card = { $card } von { $target } nehmen
act-classic-copy = { $target } nachahmen
act-classic-fire = Zwei Karten abwerfen und auf { $target } schießen
act-classic-trade = { $card } für zwei neue Karten abwerfen
act-classic-bleed = 1 Lebenspunkt für zwei Karten verlieren

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
why-wrong-card = Diese Karte nützt hier nichts. Wähle eine der angebotenen Karten.
why-no-barrel = Du hast kein Fass mehr, das du gegen diesen Schuss nutzen kannst. Antworte mit Fehlschuss! oder lass es geschehen.
why-last-two = Sind nur noch zwei Spieler übrig, rettet ein Bier niemanden. Wähle eine andere der angebotenen Aktionen.
why-jailed-already = Dieser Spieler ist schon im Gefängnis. Wähle einen anderen.
why-two-cards = Nenne zwei verschiedene Karten in der Reihenfolge, in der sie auf deiner Hand stehen.
why-no-price = Sie kostet eine weitere Karte deiner Hand: Sag, welche du abwirfst.
why-no-price-wanted = Diese Karte kostet keine weitere Karte. Spiel sie ohne eine solche.
why-not-ready = Eine grüne Karte wird erst ausgelegt und ruht in diesem Zug. Benutze sie ab dem nächsten Zug.
why-spent = Diese Karte hast du in diesem Zug schon dreimal gespielt. Heb sie auf, bis der Zug vorbei ist, oder spiel eine andere.
why-not-dealt = Dieser Charakter wurde dir nicht gegeben. Wähle einen deiner beiden.
why-used-up = Du hast deine Fähigkeit so oft benutzt, wie ein Zug erlaubt. Spiel eine Karte, oder beende den Zug.
why-last-point = Das ist dein letzter Lebenspunkt, den du nicht geben kannst. Spiel eine Karte, oder beende den Zug.
why-not-blue = Diese Karte ist nicht blau. Wähle eine blaue aus deiner Hand.
