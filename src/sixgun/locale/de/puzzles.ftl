# Rätsel: Entscheidungen aus wirklichen Partien, in denen ein Zug mit Abstand der beste ist.
puzzle-puzzles = Rätsel
puzzle-headline = Ein Schuss, eine Antwort.
puzzle-from-games = aus wirklichen Partien
puzzle-day = Rätsel des Tages
puzzle-day-of = Rätsel vom { $day }
puzzle-solve = Lösen
puzzle-solved-today = Gelöst
puzzle-look-again = Noch einmal ansehen
puzzle-table = Den Tisch ansehen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-themes = Themen
puzzle-all-games = Alle
puzzle-what-now = Was nun?
puzzle-you-are = Du bist { $name } ({ $role }).
puzzle-you-play = Du spielst { $side }.
puzzle-life = { $life ->
    [one] 1 Lebenspunkt
   *[other] { $life } Lebenspunkte
  }
puzzle-turn = Zug { $turn }
puzzle-happened = Was geschehen ist
puzzle-who-is-who = Wer ist wer?
puzzle-reads = wie wahrscheinlich jede Rolle ist, in %
puzzle-answered = Schon beantwortet: Dieses zählt nicht noch einmal.
puzzle-solved-of = { $solved } von { $all }
puzzle-solved = { $solved } von { $all } gelöst
puzzle-streak = Deine Serie
puzzle-streak-days = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
  }
puzzle-streak-best = Bestwert { $best }
puzzle-streak-note = Ein Hufeisen für jeden Tag, dessen Rätsel du am selben Tag gelöst hast. Ein ausgelassener Tag hält nur die Zählung an.
puzzle-today = heute
puzzle-difficulty-easy = leicht
puzzle-difficulty-medium = mittel
puzzle-difficulty-hard = schwer
puzzle-found-by = { $difficulty ->
    [easy] Ein sharpshooter findet es auf einen Blick, mit 25 Probespielen.
    [medium] Ein sharpshooter findet es mit 100 Probespielen, mit 25 nicht immer.
   *[hard] Ein sharpshooter findet es mit 100 Probespielen nicht immer.
  }
puzzle-right = Richtig: { $best }
puzzle-nearly = Fast: { $best } ist ein wenig besser
puzzle-wrong = Besser: { $best }
puzzle-is-best = am besten
puzzle-is-chosen = deine Antwort
puzzle-is-usual = was ein gunhand tut
puzzle-worlds = Gewinnchancen aus { $worlds } Welten, die { $name } nicht unterscheiden konnte.
puzzle-gone = Hier sind keine Rätsel. Zurück zu allen Rätseln.

puzzle-why-falls = Vor deinem nächsten Zug scheidest du nach der Wahl eines gunhand in { $usual } von 100 Welten aus, nach der besten in { $best }.
puzzle-why-sheriff = Der Sheriff scheidet vor seinem nächsten Zug nach der besten Wahl in { $best } von 100 Welten aus, nach der eines gunhand in { $usual }.
puzzle-why-target = { $name } scheidet vor dem eigenen nächsten Zug nach der besten Wahl in { $best } von 100 Welten aus, nach der eines gunhand in { $usual }.
puzzle-why-duel-falls = Vor deinem nächsten Zug verlierst du nach der Wahl eines gunhand in { $usual } von 100 Welten einen Charakter, nach der besten in { $best }.
puzzle-why-duel-target = Die andere Seite verliert vor ihrem nächsten Zug nach der besten Wahl in { $best } von 100 Welten einen Charakter, nach der eines gunhand in { $usual }.
puzzle-why-read = Nach allem, was zu sehen war, ist { $name } zu { $best } % { $role }.

puzzle-theme-renegade = Wer ist der Abtrünnige?
puzzle-theme-dice-renegade = Wer ist der Gesetzlose?
puzzle-note-renegade = Lies den Tisch, dann ziele.
puzzle-why-theme-renegade = Wer wer ist, entscheidet, auf wen du zielst: Zähle, wer auf wen schoss und wer verschont wurde.
puzzle-theme-aim = Auf wen zielen?
puzzle-note-aim = Derselbe Schuss, ein anderes Ziel.
puzzle-why-theme-aim = Das nächste Ziel ist nicht immer das, das zwischen dir und dem Sieg steht.
puzzle-theme-sheriff = Rette den Sheriff
puzzle-note-sheriff = Ohne ihn hast du verloren.
puzzle-why-theme-sheriff = Du brauchst den Sheriff lebend: Was ihn im Spiel hält, geht vor eigenem Gewinn.
puzzle-theme-lethal = Ein Schuss genügt
puzzle-note-lethal = Jetzt kann jemand ausscheiden.
puzzle-why-theme-lethal = Wer ausgeschieden ist, schießt nicht mehr: Einer weniger ist mehr wert als zwei Verwundete.
puzzle-theme-dynamite = Vorsicht, Dynamit
puzzle-note-dynamite = Anzünden, weitergeben oder liegen lassen.
puzzle-why-theme-dynamite = Dynamit geht um: Zähle, wer es trifft, bevor es wieder bei dir ist.
puzzle-theme-heal = Wer trinkt?
puzzle-note-heal = Ein Lebenspunkt an der richtigen Stelle.
puzzle-why-theme-heal = Ein Lebenspunkt zählt dort, wo er der letzte ist.
puzzle-theme-keep = Behalten oder schießen?
puzzle-note-keep = Nicht jede Karte will gespielt sein.
puzzle-why-theme-keep = Eine Karte auf der Hand ist später eine Antwort. Was du jetzt spielst, fehlt dann.
puzzle-theme-answer = Antworten oder hinnehmen?
puzzle-note-answer = Jemand schießt auf dich.
puzzle-why-theme-answer = Ein Lebenspunkt kann billiger sein als die Karte, die ihn rettet, und manchmal teurer.
puzzle-theme-arm = Rüste dich aus
puzzle-note-arm = Was vor dir liegt, wirkt in jedem Zug.
puzzle-why-theme-arm = Was vor dir liegt, wirkt in jedem Zug, was du abfeuerst nur einmal.
puzzle-theme-take = Nimm es weg
puzzle-note-take = Wessen Karte, und welche?
puzzle-why-theme-take = Eine weggenommene Karte zählt doppelt: Sie fehlt ihnen, und ihrem Plan.
puzzle-theme-pick = Welche Karte?
puzzle-note-pick = Eine von mehreren gehört dir.
puzzle-why-theme-pick = Nimm, was du im nächsten Zug brauchst, oder was der Nächste nicht haben darf.
puzzle-theme-discard = Was wegwerfen?
puzzle-note-discard = Zu viele Karten auf der Hand.
puzzle-why-theme-discard = Behalte, was auf einen Angriff antwortet, und was du im nächsten Zug brauchst.
puzzle-theme-stop = Wann aufhören zu würfeln?
puzzle-note-stop = Was daliegt, kann genügen.
puzzle-why-theme-stop = Noch ein Wurf kostet, was du hast, und bringt Pfeile und Dynamit.
puzzle-theme-reroll = Noch ein Wurf?
puzzle-note-reroll = Was daliegt, genügt nicht.
puzzle-why-theme-reroll = Was daliegt, bewirkt wenig: Die Würfel können nur besser werden.
puzzle-theme-dice = Welche Würfel behalten?
puzzle-note-dice = Noch einmal, aber welche?
puzzle-why-theme-dice = Behalte, was deiner Seite hilft, und wirf, was niemandem von euch nützt.
puzzle-theme-swap = Wann tauschen?
puzzle-note-swap = Wer steht vorn?
puzzle-why-theme-swap = Wer vorn steht, wird beschossen: Dort soll stehen, wer es aushält oder handeln muss.
puzzle-theme-ability = Nutze deine Fähigkeit
puzzle-note-ability = Einmal in einem Zug.
puzzle-why-theme-ability = Eine Fähigkeit kostet nur ihren Zug: Ungenutzt ist sie verloren.
puzzle-theme-order = Was zuerst?
puzzle-note-order = Die Reihenfolge deiner Karten entscheidet.
puzzle-why-theme-order = Was du zuerst spielst, ändert, was das Übrige wert ist.

tui-puzzle-keys = n nächstes · ? Regeln · Bild↑/Bild↓ Verlauf · q gehen
tui-puzzle-keys-asked = Esc zurück · ? Regeln · Bild↑/Bild↓ Verlauf · q gehen
tui-puzzle-streak = Gelöst: { $solved } von { $all } · Serie: { $days }

cli-help-puzzle = Löse ein Rätsel aus einer wirklichen Partie: das des Tages oder die eines Themas.
cli-help-puzzle-examples = Beispiele:  sixgun puzzle   ·   sixgun puzzle dice --theme stop   ·   sixgun puzzle --list   ·   sixgun puzzle duel --json --answer end
cli-help-puzzle-theme = Nur Rätsel mit diesem Thema; --list zeigt alle.
cli-help-puzzle-day = Das Rätsel eines anderen Tages, als 2026-11-18.
cli-help-puzzle-list = Die Themen zeigen, wie viele Rätsel jedes hat und wie viele du gelöst hast.
cli-help-puzzle-answer = Mit --json: der Text einer Aktion; was sie wert ist, wird dazu gesagt.
cli-puzzle-line = { $theme }: { $name }, { $solved } von { $all }
error-no-puzzle = Es gibt kein Rätsel { $id }. "sixgun puzzle --list" zeigt, was es gibt.
error-no-puzzle-action = Dieses Rätsel hat keine Antwort mit der Nummer { $id }. Wähle eine, die es zeigt.
error-no-puzzles = Dieses Paket hat keine Rätsel zu { $game }.
error-puzzle-theme = Hier gibt es kein Thema "{ $theme }". Wähle eines von: { $known }.
error-puzzle-answer = Eine Antwort gehört zu --json. Ohne das antworte am Tisch im Terminal.
error-puzzle-day = "{ $day }" ist kein Datum. Schreib es als 2026-11-18.
error-puzzle-day-theme = Nenne einen Tag oder ein Thema, nicht beides.
