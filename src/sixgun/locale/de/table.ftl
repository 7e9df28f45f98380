# What the page says at a table of results, regrets, and who is who.

## Results

web-out-short = raus
web-if-hits = Zahlen: bei Treffer.
web-take-hit = Treffer einstecken
web-costs-nothing = kostet nichts
web-free = gratis
web-odds-help = gratis · hilft zu { $percent } %
web-odds-jail = Nach den Karten, die du siehst, kommst du { $percent } von 100 Mal frei.
web-odds-dynamite = Nach den Karten, die du siehst, explodiert es { $percent } von 100 Mal.
web-you-have = du hast { $cards }
web-own-card = Deins
web-their-card = Gegner

## Questions without a choice

web-foregone = { $question ->
    [classic-shot] Kein Fehlschuss, kein Fass:
    [classic-indians] Kein BANG! auf der Hand:
    [classic-duel] Kein BANG! auf der Hand:
    [classic-brink] Kein Bier, das hilft:
    [duel-hit] Nichts, um auszuweichen:
    [duel-indians] Keine Schuss-Karte auf der Hand:
    [duel-duel] Keine Schuss-Karte auf der Hand:
   *[other] Hier gibt es keine Wahl:
  } es geht von selbst weiter.

## Regrets

web-warn-full = Wäre verschwendet: Niemandem, der trinkt, fehlt ein Lebenspunkt.
web-warn-full-short = verschwendet
web-warn-two = Wäre verschwendet: Zu zweit hilft kein Bier mehr.
web-warn-two-short = verschwendet
web-warn-replaced = { $old }: deine Waffe kommt weg. Reichweite { $from } → { $to }.
web-warn-replaced-short = { $old } kommt weg
web-warn-helps = { $kind } auf der anderen Seite hilft den anderen.
web-warn-helps-short = hilft den anderen
web-warn-harms = { $kind } schadet deiner eigenen Seite.
web-warn-harms-short = schadet dir
web-warn-limit = Du hast { $cards } Karten; nach dem Tausch darfst du { $limit } behalten.
web-warn-limit-short = Limit { $limit }
web-warn-end = { $cards } Karten · Limit { $limit } · dann { $excess } abwerfen
web-drop = { $cards ->
    [one] Welche Karte wirfst du ab?
   *[other] Welche { $cards } Karten wirfst du ab?
  }
web-dropped = { $chosen } von { $cards } gewählt. Du kannst noch zurück.
web-drop-short = { $cards } abwerfen
web-tip-drop = Tippe eine Karte an, um sie abzuwerfen; noch einmal, um sie zu behalten.
web-tip-discard = Wähle die Karte zum Abwerfen; der zweite Tipp bestätigt.
web-discard-so-many = { $excess } musst du abwerfen

## For whom

web-for-whom = { $card }: für wen?
web-to-choose = { $count ->
    [one] Einer zur Wahl.
   *[other] { $count } zur Wahl.
  }

## Who is who

web-who-is-who = Wer ist wer
web-only-you = Nur du siehst deine Vermutungen.
web-roles-left = Übrige Rollen
web-role-left = { $left } von { $all }: { $role }
web-i-think = Ich tippe: { $role }
web-no-idea = Keine Ahnung
web-guess-again = Noch einmal tippen, um die Rolle zu raten.
web-attacks = Wer hat wen angegriffen
web-no-attacks = Noch niemanden
web-key-who = wer ist wer

## Green cards, prices, characters to choose

web-ready = bereit
web-waits = nächster Zug
web-green = Eine grüne Karte: ab dem nächsten Zug bereit.
web-price = Preis
web-price-which = { $card }: Welche Karte zahlt dafür?
web-price-how = Tippe die Karte an, die du mit abwirfst.
web-price-lane = Und eine Karte als Preis: Wähle eine.
web-price-is = Preis: { $card }
web-tap-price = Preis antippen
web-verb-fire = Für zwei Karten schießen
web-verb-fire-whom = Auf wen schießt du für zwei Karten?
web-in-play = ausgelegt
web-tip-cast = Lies, was jeder kann, und tippe einen davon an.

## Hints, undo, the rest

web-hint = Tipp
web-hint-thinking = Ich überlege …
web-hint-best = am besten
web-hint-alike = ebenso gut
web-hint-less = { $percent } % weniger
web-hint-none = Diesmal kein Tipp. Versuch es gleich noch einmal.
web-hints = Tipps: { $hints }
web-undos = Zurückgenommen: { $undos }
web-undo = Zurücknehmen
web-key-hint = ein Tipp: die drei besten Antworten (allein mit Bots)
web-key-undo = zurücknehmen, was nichts verraten hat (allein mit Bots)
web-only-bots = Nur noch Bots sind im Spiel.
web-hurry = Zum Ende
web-three-taps = Bis zu dreimal auf eine Rolle tippen: je öfter, desto sicherer. Wie gut du lagst, steht am Ende.
web-sure-1 = { $role }, vielleicht
web-sure-2 = { $role }, wahrscheinlich
web-sure-3 = { $role }, ganz sicher
