# The table in the browser.

## Home

web-motto = Geheime Rollen, schnelle Colts, tückische Würfel.
web-promise = Drei Spiele im Browser, mit Freunden oder Bots. Ohne Konto.
web-games = Spiele
web-play-now = Jetzt spielen
web-learn = In 5 Minuten lernen
web-rules = Regeln
web-about-classic = Geheime Rollen, Handkarten, Waffen und Entfernungen. Wer steht auf deiner Seite?
web-about-dice = Fünf Würfel, neun Pfeile. Würfle, behalte und fordere dein Glück heraus.
web-about-duel = Gesetzeshüter gegen Banditen: einer vorn, einer dahinter.
web-players-range = { $least ->
    [2] { $most ->
        [2] 2 Spieler
       *[other] { $least }–{ $most } Spieler
      }
   *[other] { $least }–{ $most } Spieler
  }
web-minutes = { $minutes } Min.
web-open-tables = Offene Tische
web-tables-count = { $count ->
    [0] keine
    [one] { $count } Tisch
   *[other] { $count } Tische
  }
web-no-tables = Keine offenen Tische. „Jetzt spielen“ setzt dich sofort mit Bots an einen.
web-free-chairs = { $count ->
    [0] voll
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
  }
web-join = Dazusetzen
web-watch = Zusehen
web-join-code = Mit Code dazukommen
web-code-wrong = Ein Code hat sechs Buchstaben, z. B. GCHATC.
web-my-games = Meine Spiele
web-won = Gewonnen
web-not-won = Verloren
web-replay = Aufzeichnung
web-create = Tisch eröffnen
web-create-note = Du bekommst einen Link für deine Freunde; freie Plätze können Bots einnehmen.
web-create-sets = { $players } Spieler brauchen { $sets }: es liegt in der Schachtel.
web-game = Spiel
web-players = Spieler
web-name = Dein Name
web-save = Speichern
web-note-more = Mehr
web-licence = Freie Software unter der MIT-Lizenz: Wer dieses Haus betreibt, hat den Quelltext und darf ihn ändern und weitergeben.
web-trademark = BANG! ist eine Marke ihres Inhabers. Sixgun ist eine unabhängige Umsetzung, vom Inhaber weder gemacht noch gebilligt. Symbole: game-icons.net, CC BY 3.0.
web-about = Über
web-icons = Symbole
web-icons-note = Sie sind bis auf die Farbe unverändert. Waffen, Zeichen und Porträts sind unsere eigenen.
web-fonts = Schriften
web-libraries = Bibliotheken
web-menu = Menü
web-to-home = Zur Startseite
web-nowhere-title = Hier endet der Weg
web-nowhere = Diese Seite gibt es nicht. Prüf die Adresse, komm mit einem Code an einen Tisch oder beginne auf der Startseite.
web-offline = Das Haus ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.

## Settings

web-settings = Einstellungen
web-language = Sprache
web-sound = Ton
web-on = An
web-off = Aus
web-signs = Zeichen neben Farben
web-alone = Fragen ohne Wahl beantworten sich selbst
web-theme = Helligkeit
web-theme-auto = Automatisch
web-theme-dark = Nacht
web-theme-light = Tag
web-motion = Bewegung
web-motion-full = An
web-motion-off = Aus
web-motion-system = Dein System wünscht weniger Bewegung, darum bewegt sich nichts.
web-sound-offer = Mit Tönen spielen
web-pace = Tempo
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-step = Schritt für Schritt
web-close = Schließen

## Before the game

web-lobby = Ein Tisch: { $game }
web-chairs = Plätze
web-free-seat = Freier Platz
web-here = da
web-host = Gastgeber
web-sit = Hier setzen
web-add-bot = Bot dazu
web-remove = Entfernen
web-fill = Mit Bots auffüllen
web-start = Spiel beginnen
web-host-starts = Der Gastgeber beginnt das Spiel.
web-invite = Freunde einladen
web-qr = Der Link zu diesem Tisch als QR-Code
web-send-link = Schick diesen Link oder sag den Code.
web-only-here = Diese Adresse gilt nur auf diesem Computer. Für Handys öffne das Haus mit --host 0.0.0.0 und geh zu der Adresse, die es für dein Netz nennt.
web-link = Link zum Tisch
web-copy = Kopieren
web-copied = Kopiert
web-big-screen = Großer Bildschirm
web-clock = Zeit für eine Entscheidung
web-no-clock = Keine Uhr
web-clock-seconds = { $seconds } s
web-who-sees = Wer diesen Tisch findet
web-public = Alle
web-private = Wer den Link hat
web-bot = Bot
web-connecting = Verbinde …
web-loading = Einen Moment …
web-board-join = Komm mit dem Handy dazu

## At the table

web-turn = Zug { $turn }
web-table = Tisch
web-yours = Was dir gehört
web-your-decision = Deine Entscheidung
web-waiting = Warten
web-your-turn = Du bist am Zug.
web-once-more = Noch einmal zum Bestätigen.
web-at-whom = { $card }: auf wen?
web-weapon = Deine Waffe: { $weapon }, Reichweite { $reach }.
web-targets = { $count ->
    [one] { $count } Ziel in Reichweite.
   *[other] { $count } Ziele in Reichweite.
  }
web-sent = Gesendet …
web-watching = Du siehst zu.
web-out = Du bist raus. Die anderen spielen weiter; schau zu oder geh.
web-roll = { $dice ->
    [0] Würfel wählen
    [one] { $dice } Würfel werfen
   *[other] { $dice } Würfel werfen
  }
web-tap-player = Spieler antippen
web-tap-character = Charakter antippen
web-tap-card = Karte antippen
web-cancel = Zurück
web-more = Mehr ({ $count })
web-choose = Wählen
web-tip-choose = Wähle eine Karte, um zu sehen, was sie tut und wen sie erreicht.
web-tip-wait = Du kannst dir jede Karte ansehen, während du wartest: tippe sie an.
web-tip-dice = Tippe einen Würfel an, um ihn noch einmal zu werfen oder zu behalten, und einen Spieler, um seine Fähigkeit zu lesen.
web-tip-aim = Wer einen hellen Rahmen hat, kann gewählt werden: tippe auf den Spieler.
web-tip-choose-character = Wähle einen der Charaktere mit gestricheltem Rahmen.
web-tip-read = Tippe auf einen Spieler, um zu lesen, was der Charakter kann.
web-not-now = Kann jetzt nicht gespielt werden.
web-chosen = gewählt
web-hand = { $cards ->
    [one] Deine Hand, { $cards } Karte
   *[other] Deine Hand, { $cards } Karten
  }
web-life = { $life } von { $most } Lebenspunkten
web-distance = Entfernung { $distance }
web-arrows = { $arrows ->
    [one] { $arrows } Pfeil
   *[other] { $arrows } Pfeile
  }
web-known-cards = Dir bekannt: { $cards }
web-no-cards = Keine Karten
web-nothing-in-play = Nichts im Spiel
web-hand-limit = { $cards ->
    [one] eine Karte · Limit { $limit }
   *[other] { $cards } Karten · Limit { $limit }
}
web-then-discard = dann { $cards } abwerfen
web-aim = Ziel
web-beer = Bier
web-you-target = Du
web-tab-out = Raus
web-tab-shooter = Greift an!
web-tab-off = Weg
web-tab-deciding = Überlegt
web-tab-active = Am Zug
web-far = { $reason ->
    [too-far] Zu weit: { $distance }
    [out-of-range] Entfernung { $distance }
    [sheriff-jail] Nicht der Sheriff
    [jailed-already] Schon im Gefängnis
    [no-cards] Keine Karten
    [no-hand] Keine Hand
   *[other] Nicht hier
  }
web-draw-pile = Stapel
web-discards = Ablage
web-common-deck = Gemeinsamer Stapel
web-in-hand = auf der Hand
web-own-deck = im eigenen Stapel
web-reserve = in Reserve
web-front = vorn
web-rear = hinten
web-asleep = schläft
web-always = immer aktiv
web-no-equipment = Keine Ausrüstung
web-empty-place = Niemand
web-face-down = Verdeckt
web-dice = Würfel
web-die = Würfel { $die }: { $face }
web-die-again = Werfen
web-die-kept = Bleibt
web-die-locked = Fest
web-rolls-left = { $rolls ->
    [one] noch { $rolls } Wurf
   *[other] noch { $rolls } Würfe
  }
web-last-arrow = Der letzte löst einen Angriff aus.
web-seconds = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
  }
web-answers = { $count ->
    [one] Eine Antwort.
   *[other] { $count } Antworten.
  }
web-lost = Verbindung verloren. Dein Platz bleibt dir; es wird neu versucht …
web-away = Ein Bot spielt für dich.
web-back = Ich bin wieder da
web-suit-S = Pik
web-suit-H = Herz
web-suit-D = Karo
web-suit-C = Kreuz

## Whom a card reaches, in two words

web-reach-range = Reichweite
web-reach-answer = Antwort
web-reach-you = du
web-reach-everybody = alle
web-reach-near = Distanz 1
web-reach-any = ein Spieler
web-reach-jail = kein Sheriff
web-reach-others = andere
web-reach-weapon = Waffe
web-reach-stays = bleibt
web-reach-front = fremder AC
web-reach-either = AC oder UC
web-reach-equipment = Ausrüstung
web-reach-avoid = abwehren
web-reach-your-two = deine zwei
web-reach-all-but = außer AC
web-reach-fronts = ein AC
web-reach-both = beide
web-reach-hand-or-play = Hand, Tisch
web-reach-in-play = im Spiel
web-reach-anyone = jeder

## Log and keys

web-clause = Regel
web-note-life = Lebenspunkte
web-note-distance = Entfernung
web-note-hand = Handkarten
web-note-arrows = Pfeile
web-note-rank = AC und UC
web-note-reserve = Die Reserve
web-log = Verlauf
web-open-log = Verlauf öffnen
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-say = Sag etwas
web-send = Senden
web-mute = Stumm
web-unmute = Sprechen lassen
web-keys = Tastatur
web-key-digits = Handkarte oder Würfel
web-key-arrows = in der Hand oder einer Liste, unter den Zielen
web-key-order = Karte in der Hand verschieben
web-key-enter = wählen, spielen, bestätigen
web-key-escape = ein Schritt zurück
web-key-end = Zug beenden
web-key-roll = würfeln
web-key-all = alle Würfel
web-key-stop = aufhören
web-key-barrel = Fass benutzen
web-key-pass = geschehen lassen
web-key-swap = AC und UC tauschen
web-key-log = Verlauf
web-key-sound = Ton an oder aus
web-key-help = diese Liste

## Was geschah

web-moment-last = Letzter Treffer
web-moment-hit = Getroffen!
web-moment-taken = Deine Karte ist weg!
web-moment-jailed = Ab ins Gefängnis!
web-moment-loss = −{ $points } { $name }
web-moment-was = { $who ->
    [you] Du warst
   *[one] { $name } war
  }
web-moment-falls = { $name } fällt
web-step-tap = Tippen oder Leertaste: weiter
web-draw-needed = { $cause }: { $sign } nötig
web-draw-feared = { $cause }: bei { $sign } passiert es
web-draw-came = { $came }: { $verdict ->
    [saved] gerettet
    [no-help] hilft nicht
    [struck] es passiert
   *[safe] alles gut
  }
web-barrel-failed = Das Fass hat nicht geholfen.
web-ask-classic-shot-all = { $needed ->
    [one] { $cause } von { $by } trifft alle. Wehrst du den Schuss ab?
   *[other] { $cause } von { $by } trifft alle. Du müsstest noch { $needed }-mal abwehren. Was tust du?
  }
web-strip = Was zuletzt geschah

## The end, the replay, the rules

web-turns = { $turns } Züge
web-winner = Sieg: { $side }
web-you-won = Gewonnen!
web-you-lost = Verloren
web-you-down = Erwischt
web-you-watched = Das Spiel ist aus.
web-why-law = Alle Gegner des Sheriffs sind ausgeschieden.
web-why-outlaws = Der Sheriff ist gefallen.
web-why-renegade = Der Sheriff fiel als Letzter, und nur einer ist übrig.
web-why-deputy = Der Hilfssheriff hat sein Ziel erreicht.
web-why-outlaw = Der Bandit hat sein Ziel erreicht.
web-why-nobody = Es hat zu lange gedauert.
web-why-duel = Die Verlierer haben niemanden mehr.
web-is-winner = Gewonnen
web-is-loser = Verloren
web-damage = Schaden
web-kills = Ausgeschaltet
web-heals = Geheilt
web-again = Noch einmal
web-again-note = Derselbe Tisch, neu gegeben
web-watch-replay = Aufzeichnung ansehen
web-copy-game = Link zu diesem Spiel kopieren
web-save-record = Aufzeichnung speichern
web-how-ended = Wie es ausging
web-first = Zum Anfang
web-last = Zum Ende
web-step-back = Ein Schritt zurück
web-step = Ein Schritt weiter
web-play = Abspielen
web-pause = Anhalten
web-speed = Tempo { $speed }
web-seen-by = Gesehen von
web-copy-moment = Link zu diesem Moment kopieren
web-copy-position = Die Stellung kopieren
web-play-on = Von hier weiterspielen
web-play-on-note = Alle haben die Karten und Rollen dieses Moments. Was von nun an gezogen wird, ist neues Glück.
web-play-on-seat = Als wer
web-play-on-go = Spielen
web-play-on-again = Noch einmal ab demselben Moment, mit anderem Glück
web-play-on-back = Zurück zu jenem Spiel
web-to-turn = Zu einem Zug springen
web-search = In den Regeln suchen
web-found = { $count ->
    [0] Nichts gefunden. Versuche ein anderes Wort.
    [one] { $count } Absatz
   *[other] { $count } Absätze
  }
web-puzzle-day = Rätsel des Tages
