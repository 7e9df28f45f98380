# Das Duell: seine Namen, Zeilen im Verlauf, Fragen, Aktionen und Gründe. { $by }, { $character }, { $target } und { $fallen }
# sind Charaktere, { $card } und { $taken } sind Karten; { $cause }, { $rank }, { $back } und { $side } sind Schlüssel zum
# Auswählen. AC ist der aktive Charakter an der Front, UC der unterstützende in der Nachhut. Mehr zum Verlauf: log.ftl.

## Sides, ranks, backs and symbols

side-duel-law = Gesetzeshüter
side-duel-outlaws = Banditen
side-duel-nobody = Niemand

goal-duel-law = Mach den Banditen ein Ende: Schalte alle ihre Charaktere aus.
goal-duel-outlaws = Schüttle das Gesetz ab: Schalte alle Charaktere der Gesetzeshüter aus.

rank-front = AC
rank-rear = UC

back-law = eine Karte der Gesetzeshüter
back-outlaws = eine Karte der Banditen

symbol-barrel = Fass
symbol-snake = Schlange
symbol-dynamite = Dynamit
symbol-horseshoe = Hufeisen

## Characters

character-alan-pinkertoon = Alan Pinkertoon
character-annie-oakey = Annie Oakey
character-bart-masterson = Bart Masterson
character-bill-tightman = Bill Tightman
character-buffalo-bell = Buffalo Bell
character-dalon-ranger = Dalon Ranger
character-jango = Jango
character-pat-garret = Pat Garret
character-tex-killer = Tex Killer
character-the-stranger = The Stranger
character-wild-bill = Wild Bill
character-wyatt-earp = Wyatt Earp
character-babe-leroy = Babe Leroy
character-bull-anderson = Bull Anderson
character-cattle-katie = Cattle Katie
character-dalton-bros = Dalton Bros
character-jack-ransome = Jack Ransome
character-pearl-hat = Pearl Hat
character-sid-curry = Sid Curry
character-slim-poet = Slim Poet
character-soundance-kid = Soundance Kid
character-toco-ramirez = Toco Ramirez
character-tom-thorn = Tom Thorn
character-west-harding = West Harding

ability-duel-alan-pinkertoon = Beantwortet jeden verlorenen Lebenspunkt außer dem letzten mit einem Schuss auf den AC des Gegners.
ability-duel-annie-oakey = Kann mit Schuss-Karten ausweichen und Fehlschuss! als Colt spielen.
ability-duel-bart-masterson = Wer auch aufdeckt: Es werden zwei Karten umgedreht, und seine Seite bestimmt, welche zählt. Immer aktiv.
ability-duel-bill-tightman = Zieht zwei Karten, sooft ein anderer Charakter ausscheidet.
ability-duel-buffalo-bell = Kann anstelle seines Gefährten Leben verlieren, nur nie den eigenen letzten Punkt. Immer aktiv.
ability-duel-dalon-ranger = Zieht für jeden Lebenspunkt, den ihn der Gegner kostet, eine Karte, nur nicht für den letzten.
ability-duel-jango = Zieht eine Karte, sooft AC und UC des Gegners die Plätze tauschen.
ability-duel-pat-garret = Zeigt die zweite Karte aus Phase 1; ein Hufeisen bringt eine weitere vom Stapel des Gegners.
ability-duel-tex-killer = Wer einer seiner BANG!-Karten ausweicht, muss noch eine Handkarte abwerfen, sonst trifft sie doch.
ability-duel-the-stranger = Seine Seite darf in jedem eigenen Zug eine BANG!-Karte mehr spielen. Immer aktiv.
ability-duel-wild-bill = Nimmt der Gegner eine Karte von der Hand seiner Seite oder von seiner Ausrüstung oder wirft er eine ab, gilt dem AC des Gegners ein Schuss.
ability-duel-wyatt-earp = Zieht eine Karte, sooft der Gegner einem Schuss seiner Seite ausweicht.
ability-duel-babe-leroy = Kann mit leerer Hand zwei Karten ziehen, einmal in jedem Zug ihrer Seite.
ability-duel-bull-anderson = Scheidet ein anderer Charakter aus, kann er bis zu zwei Karten von dessen Ausrüstung und verdeckt von der Hand des Besitzers nehmen.
ability-duel-cattle-katie = Kann einmal in jedem Zug ihrer Seite eine ihrer Ausrüstungen abwerfen, die nicht immer aktiv ist, und zwei Karten ziehen.
ability-duel-dalton-bros = Ziehen in Phase 1 drei Karten statt zwei.
ability-duel-jack-ransome = Karten dürfen auf jeden Charakter gespielt werden, auch auf den UC des Gegners.
ability-duel-pearl-hat = Kann einmal in jedem Zug ihrer Seite eine Handkarte abwerfen und die oberste Aktions-Karte des Ablagestapels nutzen.
ability-duel-sid-curry = Wird auf ihn geschossen, kann er vom Stapel des Gegners aufdecken: Ein Fass lässt ihn ausweichen und schickt dem Schützen einen Schuss zurück.
ability-duel-slim-poet = Kann für jeden Lebenspunkt, den ihn der Gegner kostet, außer dem letzten, den Gegner eine zufällige Handkarte abwerfen lassen.
ability-duel-soundance-kid = Kann einmal in jedem Zug seiner Seite eine Handkarte gegen die bessere von zwei tauschen, eine von jedem Stapel. Immer aktiv.
ability-duel-toco-ramirez = Kann jede Handkarte als Colt spielen.
ability-duel-tom-thorn = Sooft er an die Front wechselt, gilt dem UC des Gegners ein Schuss.
ability-duel-west-harding = Darf in einem Zug beliebig viele BANG!-Karten spielen.

## The log

log-result-duel-cost = { $target } −{ $points } Leben ({ $who-is ->
    [none] { $cause }
   *[one] { $who }
  })
log-duel-began = Gesetzeshüter und Banditen treten um zwölf Uhr mittags an
log-duel-ended = Das Duell ist aus: { $side ->
    [law] Die Gesetzeshüter gewinnen!
    [outlaws] Die Banditen gewinnen!
   *[nobody] Niemand gewinnt.
  }
log-entered = { $who-is ->
    [you] { YOU("Du") } bringst
   *[other] { $who } bringen
  } { $character } ins Spiel ({ $rank ->
    [front] { rank-front }
   *[rear] { rank-rear }
  })
log-swapped = { $who-is ->
    [you] { YOU("Du") } stellst
   *[other] { $who } stellen
  } { $character } nach vorn
log-reloaded = { $who-is ->
    [you] { YOU("Du") } lädst
   *[other] { $who } laden
  } mit { $card } nach
log-played-on = { $who-is ->
    [you] { YOU("Du") } spielst
   *[other] { $who } spielen
  } { $card } auf { $target }
log-played-as-colt = { $who-is ->
    [you] { YOU("Du") } spielst
   *[other] { $who } spielen
  } { $card } als Colt{ line-against }
log-hit = { $who } schießt auf { $target } ({ $cause })
log-result-chosen = { $card } zählt
log-result-copied = { $card } noch einmal

## What a player is asked

ask-duel-front = Welcher deiner beiden Charaktere beginnt an der Front, als AC?
ask-duel-play = Welche Karte spielst du, oder beendest du deinen Zug?
ask-duel-copy = Wie nutzt du { $card }?
ask-duel-discard = { $excess ->
    [one] Du hast 1 Karte zu viel auf der Hand. Welche wirfst du ab?
   *[other] Du hast { $excess } Karten zu viel auf der Hand. Welche wirfst du als Nächstes ab?
  }
ask-duel-hit = { $cause ->
    [colt] { card-colt } von { $by }
    [carbine] { card-carbine } von { $by }
    [fanning] { card-fanning } von { $by }
    [peacemaker] { card-peacemaker } von { $by }
    [remington] { card-remington } von { $by }
    [schofield] { card-schofield } von { $by }
    [shotgun] { card-shotgun } von { $by }
    [winchester] { card-winchester } von { $by }
    [derringer] { card-derringer } von { $by }
    [gatling] { card-gatling } von { $by }
    [knife] { card-knife } von { $by }
    [return-fire] { card-return-fire } von { $by }
   *[ability] Fähigkeit von { $by }
  }: ein Schuss auf { $target }{ $more ->
    [0] .
    [one] {""}; ein weiterer folgt.
   *[other] {""}; { $more } weitere folgen.
  } Wie weichst du aus, oder nimmst du ihn hin?
ask-duel-extra = Gegen { character-tex-killer } reicht das Ausweichen nicht. Welche Karte wirfst du zusätzlich ab, um { $target } zu retten, oder belässt du es dabei?
ask-duel-indians = Die Indianer haben es auf { $target } abgesehen. Wirfst du eine Schuss-Karte ab, oder verlierst du 1 Lebenspunkt?
ask-duel-duel = { $target } steht im Duell. Wirfst du eine Schuss-Karte ab, oder verlierst du 1 Lebenspunkt?
ask-duel-shield = { $points ->
    [one] { $target } soll 1 Lebenspunkt verlieren. Verliert ihn { character-buffalo-bell } stattdessen?
   *[other] { $target } soll { $points } Lebenspunkte verlieren. Verliert { character-buffalo-bell } stattdessen den nächsten?
  }
ask-duel-carbine = Dein Karabiner wurde abgewehrt. Welche Ausrüstung eines der beiden AC wirfst du ab, oder keine?
ask-duel-peacemaker = Du hast die Peacemaker abgewehrt. Welche deiner Handkarten wirfst du ab?
ask-duel-remington = Deine Remington wurde abgewehrt. Ziehst du eine Karte?
ask-duel-shotgun = Deine Shotgun wurde abgewehrt. Wessen Charaktere tauschen die Plätze, oder keine?
ask-duel-steal = Die Hand des Gegners zeigt diese Rückseiten: Gesetzeshüter { $law }, Banditen { $outlaws }. Von welchen nimmst du eine zufällige Karte?
ask-duel-slim = { character-slim-poet } wurde verletzt. Die Hand des Gegners zeigt diese Rückseiten: Gesetzeshüter { $law }, Banditen { $outlaws }. Von welchen wird eine zufällige Karte abgeworfen, oder belässt du es dabei?
ask-duel-bull = { $fallen } ist ausgeschieden, und du kannst noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
  } nehmen.{ $law ->
    [0] { $outlaws ->
        [0] {""}
       *[other] {" Rückseiten auf der Hand:"} Banditen { $outlaws }.
    }
   *[other] {" Rückseiten auf der Hand:"} Gesetzeshüter { $law }, Banditen { $outlaws }.
  } Was nimmst du, oder genügt es dir?
ask-duel-store = Welche Karte nimmst du aus dem Warenhaus?
ask-duel-wagon = { $keep ->
    [one] Von diesen Karten behältst du 1. Welche wirfst du ab?
   *[other] Von diesen Karten behältst du { $keep }. Welche wirfst du ab?
  }
ask-duel-soundance = { $keep ->
    [one] Von diesen Karten behältst du 1. Welche wirfst du ab?
   *[other] Von diesen Karten behältst du { $keep }. Welche wirfst du ab?
  }
ask-duel-bart = { $cause ->
    [barrel] Welche der beiden Karten zählt für das Fass?
    [dynamite] Welche der beiden Karten zählt für das Dynamit?
    [rattlesnake] Welche der beiden Karten zählt für die Klapperschlange?
   *[ability] Welche der beiden Karten zählt für { character-sid-curry }?
  }

## What a player may do

act-duel-end = Den Zug beenden
act-duel-play = { $card } spielen
act-duel-play-at = { $card } auf { $target } spielen
act-duel-play-card = { $card } auf { $taken } spielen
act-duel-play-hand = { $card } auf die Hand des Gegners spielen
act-duel-as-colt = { $card } als Colt gegen { $target } spielen
act-duel-reload = Nachladen: { $card } abwerfen und eine Karte ziehen
act-duel-move = AC und UC tauschen
act-duel-draw-two = Mit { character-babe-leroy } zwei Karten ziehen
act-duel-trade = { $card } aus dem Spiel abwerfen und zwei Karten ziehen
act-duel-copy = { $card } abwerfen und die oberste Aktions-Karte nutzen
act-duel-exchange = { $card } für die bessere von zwei Karten abwerfen
act-duel-discard = { $card } abwerfen
act-duel-pass = Es dabei belassen
act-duel-avoid = Mit { $card } ausweichen
act-duel-cover = Mit { $card } ausweichen, ohne den Kartentext
act-duel-barrel = Das Fass nutzen
act-duel-hat = Den Hut opfern
act-duel-sid = Vom Stapel des Gegners aufdecken
act-duel-pay = { $card } zusätzlich abwerfen
act-duel-answer = { $card } als Schuss-Karte abwerfen
act-duel-shield = { character-buffalo-bell } verliert den Lebenspunkt
act-duel-back = { $back ->
    [law] Eine Karte mit der Rückseite der Gesetzeshüter
   *[outlaws] Eine Karte mit der Rückseite der Banditen
  }
act-duel-take = { $card } wegnehmen
act-duel-pick = { $card } nehmen
act-duel-choose = { $card } zählen lassen
act-duel-front = Mit { $character } an der Front beginnen
act-duel-swap = { $side ->
    [law] AC und UC der Gesetzeshüter tauschen
   *[outlaws] AC und UC der Banditen tauschen
  }
act-duel-draw = Eine Karte ziehen

## Why not

why-absent = Dieser Charakter ist nicht im Spiel. Wähle einen, der es ist.
why-rearguard = Dieser Charakter steht in der Nachhut des Gegners, dorthin reicht diese Karte nicht. Wähle einen anderen.
why-not-front = Diese Karte tauscht die Charaktere eines Spielers und wird auf den AC gespielt. Wähle einen der beiden AC.
why-own-front = Ausrüstung kommt nicht auf den eigenen AC. Spiel sie auf deinen UC oder auf den AC des Gegners.
why-own-character = Diese Karte gilt dem Gegner. Wähle einen seiner Charaktere.
why-own-rearguard-only = Das Dynamit beginnt beim eigenen UC. Spiel es dort.
why-bang-limit = { $limit ->
    [one] Du hast in diesem Zug schon eine BANG!-Karte gespielt. Spiel etwas anderes oder beende den Zug.
   *[other] Du hast in diesem Zug schon { $limit } BANG!-Karten gespielt. Spiel etwas anderes oder beende den Zug.
  }
why-needs-hit = Diese Karte antwortet auf einen Schuss auf einen deiner Charaktere. Heb sie bis dahin auf.
why-alone = Ein einzelner Charakter hat niemanden, mit dem er tauschen könnte. Wähle eine andere Aktion.
why-moved-already = Du hast deinen AC-Marker in diesem Zug schon bewegt. Warte auf den nächsten.
why-used-already = Diese Fähigkeit wirkt einmal im Zug und ist schon genutzt. Warte auf deinen nächsten Zug.
why-hand-not-empty = { character-babe-leroy } zieht nur, wenn deine Hand leer ist. Spiel erst deine letzten Karten.
why-no-ability = Dein Charakter kann das jetzt nicht. Wähle etwas anderes.
why-no-copy = Auf dem Ablagestapel liegt oben keine Aktions-Karte, die sich jetzt nutzen lässt. Wähle eine andere Aktion.
why-nothing-in-play = Keine Ausrüstung ist im Spiel, also gibt es nichts zu nehmen. Heb die Karte für später auf.
why-no-reload-yet = Niemand kann nachladen, solange beide Spieler zwei Charaktere haben. Spiel die Karte wegen ihrer Wirkung oder heb sie auf.
why-no-reload = Diese Karte hat kein Nachlade-Symbol. Nachladen lassen sich nur Uhr, Zielfernrohr, Büffelherde und Wasser.
why-no-hat = Dieser Charakter trägt keinen Hut. Weich anders aus oder belass es dabei.
why-barrel-used = Das Fass hat seinen einen Versuch gegen diesen Schuss gehabt. Weich anders aus oder belass es dabei.
why-hand-empty = Dein Gegner hat keine Karte auf der Hand. Wähle eine Karte im Spiel, falls dort eine liegt.
why-not-there = Diese Karte liegt nicht dort im Spiel, wo du an sie herankommst. Wähle eine der angebotenen Karten.
why-not-traded = { character-cattle-katie } kann nur eigene Ausrüstung eintauschen und keine, die immer aktiv ist. Wähle eine andere Karte.
