# Die geführten ersten Partien: Worte neben dem Tisch, Schritt für Schritt. Ein Text mit -else wird gesagt, wenn der
# Lernende etwas anderes tut, das die Regeln erlauben.

web-learn-title = Deine erste Partie
web-learn-step = Schritt { $at } von { $all }
web-learn-read = Einen Moment: lies das erst, dann geht es weiter.
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-again = Noch einmal
web-learn-play = Jetzt gegen Grünschnäbel spielen
web-learn-alone = Ein Tisch wie dieser, ohne Hilfe
web-learn-skip = Überspringen
web-learn-enough = Mehr brauchst du nicht
web-learn-greenhorns = Grünschnäbel spielen aufs Geratewohl: genau richtig für die erste Partie. Bessere Schützen warten am nächsten Tisch.

## BANG!

web-learn-classic-you = Das bist du: Bart Cassidy, der Sheriff. Das wissen alle. Die Patronen sind deine Lebenspunkte.
web-learn-classic-roles = Die anderen Rollen sind geheim, und jede will etwas anderes:
web-learn-classic-others = Das sind die anderen. Die Zahl an der Ecke ist die Entfernung zu dir, in Plätzen gezählt. Mit deinem Colt .45 reichst du nur bis Entfernung 1: zu deinen beiden Nachbarn.
web-learn-classic-cards = Deine Hand. Eine braune Karte wird gespielt und ist weg. Eine blaue bleibt vor dir liegen. In deinem Zug spielst du, so viele du willst; tippe eine an, um zu sehen, was sie tut und wen sie erreicht.
web-learn-classic-weapon = Hol dir erst eine bessere Waffe. Tippe auf die Schofield und dann noch einmal, oder drücke Spielen.
web-learn-classic-weapon-else = Das kann warten. Erst die Schofield: mit ihr reichst du weiter.
web-learn-classic-bang = Reichweite 2: Lucky Duke gegenüber ist jetzt zu treffen. Tippe auf BANG! und dann auf ihn. Du kannst die Karte auch auf ihn ziehen.
web-learn-classic-bang-else = Diesmal nicht. Nutze die neue Reichweite: BANG! 2♦ gegen Lucky Duke, gegenüber.
web-learn-classic-once = Er hatte einen Fehlschuss! auf der Hand. Berühre nun dein anderes BANG!: was du nicht spielen kannst, trägt das Zeichen ⊘ und sagt dir, warum.
web-learn-classic-once-else = Noch nicht. Berühre erst das BANG!, das du noch hast.
web-learn-classic-barrel = Rose Doolan steht hinter einem Fass, das sie vor Schüssen retten kann. Spiele Cat Balou gegen sie und wähle das Fass: es wird abgeworfen.
web-learn-classic-barrel-else = Cat Balou gegen das Fass von Rose Doolan hilft dir mehr. Ihre Hand ist Glückssache, das Fass nicht.
web-learn-classic-end = Behalte Fehlschuss! und Bier für schlechtere Zeiten. Beende deinen Zug.
web-learn-classic-end-else = Du hast 3 von 5 Lebenspunkten; behalte das Bier, es kann dich sogar vor dem letzten Schuss retten. Beende den Zug.
web-learn-classic-missed = Rose Doolan schießt auf dich, und du wirst gefragt. Antworte mit deinem Fehlschuss!
web-learn-classic-missed-else = Das würde dich einen Lebenspunkt kosten, und du hast einen Fehlschuss! Nimm ihn.
web-learn-classic-indians = Lucky Duke spielt Indianer! gegen alle. Ein Fehlschuss! hilft hier nicht: Wirf ein BANG! ab, oder verliere einen Lebenspunkt.
web-learn-classic-indians-else = Das BANG! kannst du entbehren. Ein Lebenspunkt ist mehr wert.
web-learn-classic-hurt = Auch Willy the Kid hat auf dich geschossen, und du hattest keinen Fehlschuss! mehr: ein Lebenspunkt weniger. Aber du bist Bart Cassidy und ziehst für jeden verlorenen Lebenspunkt eine Karte. Dann begann dein Zug, mit zwei neuen Karten.
web-learn-classic-beer = Ein Bier gibt dir einen Lebenspunkt zurück. Trink es.
web-learn-classic-beer-else = Auch gut, aber trink erst das Bier: du brauchst den Lebenspunkt gleich.
web-learn-classic-mustang = Spiele den Mustang: von nun an sehen dich alle anderen einen Platz weiter entfernt.
web-learn-classic-mustang-else = Bring erst den Mustang ins Spiel. Er schützt dich in jedem Zug der anderen.
web-learn-classic-finish = Rose Doolan hat noch einen Lebenspunkt, kein Fass und nichts, was ihr hilft. BANG!
web-learn-classic-finish-else = Nimm den sicheren Schuss: Rose Doolan hat noch einen Lebenspunkt.
web-learn-classic-bounty = Ein Bandit! Rollen werden gezeigt, wenn jemand ausscheidet, und wer einen Banditen ausschaltet, zieht drei Karten.
web-learn-classic-limit = Dein BANG! für diesen Zug ist verschossen, und ein Fehlschuss! wartet auf einen Schuss. Du hast 4 Karten auf der Hand und 3 Lebenspunkte: beende den Zug und sieh, was geschieht.
web-learn-classic-limit-else = Das darfst du, aber lass uns den Zug hier beenden.
web-learn-classic-discard = Am Ende deines Zuges darfst du so viele Karten behalten, wie du Lebenspunkte hast. Eine Schofield hast du im Spiel, eine zweite nützt dir nichts: tippe zweimal auf sie, um sie abzuwerfen.
web-learn-classic-discard-else = Behalte diese. Eine zweite Schofield nützt dir nichts: wirf die ab.
web-learn-classic-turncoat = Lucky Duke wendet sich gegen Willy the Kid, mit einem Duell, einem BANG! und nun einer Gatling, die alle trifft. Also ist er der Abtrünnige: er will als Letzter übrig sein. Antworte mit einem Fehlschuss!
web-learn-classic-turncoat-else = Du hast zwei Fehlschuss! auf der Hand. Nimm einen: deine Lebenspunkte brauchst du für das letzte Gefecht.
web-learn-classic-alone = Willy the Kid war der andere Bandit. Nun heißt es du gegen den Abtrünnigen, und ein Bier hilft niemandem mehr, wenn nur zwei übrig sind. Lucky Duke hat zwei Lebenspunkte.
web-learn-classic-raid = Erst die Indianer!: sie sind kein BANG! und verbrauchen deinen Schuss in diesem Zug nicht. Hat er kein BANG!, kostet es ihn einen Lebenspunkt.
web-learn-classic-raid-else = Das kommt danach. Beginne mit den Indianern: dann kann dein BANG! der letzte Schuss sein.
web-learn-classic-last = Noch ein Lebenspunkt. Das ist das letzte Gefecht: BANG!
web-learn-classic-last-else = Ein Schuss gewinnt das Spiel. BANG! auf Lucky Duke.
web-learn-classic-done = Die Banditen und der Abtrünnige sind ausgeschieden: die Seite des Sheriffs hat gewonnen. Du kannst schießen, antworten und Entfernungen lesen. Alles andere sagen dir die Karten: verweile auf einer, drücke sie lange oder drücke ?, um ihre Regel zu lesen.

## Das Würfelspiel

web-learn-dice-you = Das bist du: Jourdonnais, der Sheriff. Das wissen alle. Der Balken ist dein Leben.
web-learn-dice-roles = Die anderen Rollen sind geheim, und jede will etwas anderes:
web-learn-dice-faces = Fünf Würfel, drei Würfe. Fadenkreuze treffen jemanden 1 oder 2 Plätze weiter, ein Bier heilt, drei Gatlings treffen alle anderen, drei Dynamit verletzen dich. Nach jedem Wurf behältst du, was du magst.
web-learn-dice-arrow = Ein Pfeil wird sofort genommen, auch wenn du den Würfel noch einmal wirfst. Du hast jetzt einen. Wenn der letzte Pfeil die Mitte verlässt, verliert jeder einen Lebenspunkt für jeden Pfeil, den er hat.
web-learn-dice-locked = Dynamit kann nicht neu geworfen werden. Berühre es.
web-learn-dice-locked-else = Berühre erst das Dynamit und sieh, was es sagt.
web-learn-dice-roll = Wirf Pfeil und Gatling noch einmal: tippe auf beide, dann auf Würfeln.
web-learn-dice-roll-else = Wirf nur diese zwei, Pfeil und Gatling: Fadenkreuz und Bier sind gut.
web-learn-dice-stop = Ein Fadenkreuz 2 und ein zweites Bier! Das ist gut genug; noch ein Dynamit oder Pfeil täte weh. Hör auf.
web-learn-dice-stop-else = Das könntest du, aber jetzt ist mehr zu verlieren als zu gewinnen. Hör auf.
web-learn-dice-aim = Das Fadenkreuz 1 trifft einen Nachbarn. Ziele auf Black Jack zu deiner Linken.
web-learn-dice-aim-else = Auch er ist ein Nachbar, aber nehmen wir Black Jack.
web-learn-dice-beer = Das Fadenkreuz 2 hatte nur ein Ziel, deshalb ging es von selbst. Nun das erste Bier: gib es dir selbst, tippe auf deine eigene Tafel.
web-learn-dice-beer-else = Das würde jemandem helfen, der ein Bandit sein kann. Trink es selbst.
web-learn-dice-beer-again = Und das zweite.
web-learn-dice-beer-again-else = Das würde jemandem helfen, der ein Bandit sein kann. Trink es selbst.
web-learn-dice-attack = Black Jack hat die letzten zwei Pfeile geworfen, und die Indianer griffen an: jeder verlor einen Lebenspunkt für jeden seiner Pfeile, du nur einen, wie Jourdonnais immer. Dann schoss Black Jack auf dich.
web-learn-dice-gatling = Willy the Kid warf drei Gatlings: alle anderen verloren einen Lebenspunkt, und er wurde seine Pfeile los. El Gringo warf drei Dynamit: sein Zug war vorbei, und er wurde verletzt. Beide haben noch einen Lebenspunkt.
web-learn-dice-luck = Wieder dein Zug. Zwei Fadenkreuze, zwei Gatlings. Fordere dein Glück heraus: wirf nur das Bier neu.
web-learn-dice-luck-else = Behalte Fadenkreuze und Gatlings. Wirf nur das Bier neu.
web-learn-dice-enough = Drei Gatlings! Hör hier auf.
web-learn-dice-enough-else = Besser wird es nicht. Hör auf.
web-learn-dice-finish = Alle außer Black Jack haben noch einen Lebenspunkt, und die Gatling trifft sie alle. Er hat drei. Schieß auf ihn …
web-learn-dice-finish-else = Black Jack hat drei Lebenspunkte, und die Gatling trifft ihn gleich auch. Ziele auf ihn.
web-learn-dice-finish-again = … und noch einmal. Den Rest erledigt die Gatling.
web-learn-dice-finish-again-else = Noch einer für Black Jack, dann erledigt ihn die Gatling.
web-learn-dice-done = Zwei Banditen und der Gesetzlose in einem Zug: die Seite des Sheriffs hat gewonnen. Nun kennst du jede Seite der Würfel. Jeder Charakter hat eine Fähigkeit: tippe auf einen Spieler, um sie zu lesen, oder drücke ? für eine Regel.

## Das Duell

web-learn-duel-you = Du bist das Gesetz, dein Gegner führt die Banditen. Du gewinnst, wenn alle Charaktere der anderen Seite ausgeschieden sind: zwei auf dem Tisch, die übrigen in Reserve.
web-learn-duel-front = Wyatt Earp steht vorn: er ist dein aktiver Charakter, der AC. Angriffe treffen ihn, und seine Fähigkeit wirkt: er zieht eine Karte, wenn der Gegner einem deiner Schüsse ausweicht.
web-learn-duel-rear = Dalon Ranger steht dahinter: dein UC, in der Nachhut. Er ist schwer zu erreichen, aber seine Fähigkeit und seine Ausrüstung ruhen.
web-learn-duel-colt = Eine BANG!-Karte je Zug, das sind die roten. Spiele den Colt auf West Harding, ihren AC: tippe auf die Karte, dann auf ihn.
web-learn-duel-colt-else = Beginne mit dem Colt auf West Harding.
web-learn-duel-equip = Daneben! Aber Wyatt Earp hat dafür eine Karte gezogen. Nun eine blaue Karte: Ausrüstung. Spiele das Fass auf Dalon Ranger, deinen UC.
web-learn-duel-equip-else = Ein Fass schützt den, der es hat. Spiele es auf deinen eigenen UC, Dalon Ranger.
web-learn-duel-asleep = Da ist es, aber es ruht mit ihm, solange er hinten steht.
web-learn-duel-swap = Einmal je Zug dürfen deine beiden die Plätze tauschen. Wyatt Earp hat nur 3 Lebenspunkte: tausche sie.
web-learn-duel-swap-else = Später. Bring erst Dalon Ranger und sein Fass nach vorn: tausche.
web-learn-duel-keep = Das Fass ist wach. Berühre nun Fehlschuss!: was du nicht spielen kannst, trägt das Zeichen ⊘ und sagt dir, warum.
web-learn-duel-keep-else = Noch nicht. Berühre erst den Fehlschuss!
web-learn-duel-end = Behalte ihn, und den Peacemaker auch: eine BANG!-Karte je Zug. Das Starkbier bringt jemanden auf drei Lebenspunkte, und von deinen hat niemand weniger. Beende deinen Zug.
web-learn-duel-end-else = Das kann auf einen besseren Moment warten. Beende den Zug.
web-learn-duel-barrel = Der Colt von West Harding! Versuche erst das Fass, das kostet nichts: eine Karte wird aufgedeckt, und ein Fass darauf wehrt den Schuss ab.
web-learn-duel-barrel-else = Versuche erst das Fass: es kostet nichts, und der Fehlschuss! bleibt dir für den nächsten Schuss.
web-learn-duel-missed = Ein Fass, also ist nichts geschehen. Nun ein Messer, das keine BANG!-Karte ist und gleich folgen darf. Nimm diesmal deinen Fehlschuss!
web-learn-duel-missed-else = Das Fass kann versagen. Geh diesmal sicher: weich mit dem Fehlschuss! aus.
web-learn-duel-again = Noch ein Messer, und nur das Fass ist noch da. Versuche es.
web-learn-duel-again-else = Mit dem Fass ist nichts zu verlieren. Versuche es.
web-learn-duel-hurt = Diesmal kein Fass: ein Lebenspunkt. Aber Dalon Ranger zieht dafür eine Karte, und dann begann dein Zug mit zwei weiteren.
web-learn-duel-winchester = Eine Winchester! Sie erreicht auch den UC. Cattle Katie hat noch einen Lebenspunkt: spiele sie auf sie.
web-learn-duel-winchester-else = Die Winchester auf Cattle Katie schaltet einen Charakter aus. Tu das.
web-learn-duel-fallen = Sie ist raus, und ihre Seite zieht zwei Karten. Aus der Reserve rückte nun jemand nach, aber ihre ist leer: West Harding steht allein da, mit einem Lebenspunkt.
web-learn-duel-limit = Deine BANG!-Karte für diesen Zug ist verschossen. Behalte beide Fehlschuss! und den Peacemaker und beende deinen Zug.
web-learn-duel-limit-else = Das kann auf einen besseren Moment warten. Beende den Zug.
web-learn-duel-stand = West Hardings Colt. Du hast zwei Fehlschuss!: weiche aus.
web-learn-duel-stand-else = Das Fass kann versagen, und du hast zwei Fehlschuss!. Nimm einen.
web-learn-duel-twice = West Harding spielt so viele BANG!-Karten, wie er hat: noch ein Colt! Weiche auch ihm aus.
web-learn-duel-twice-else = Geh diesmal sicher: der zweite Fehlschuss!
web-learn-duel-last = Er hat keine Karte mehr auf der Hand, also kann ihm nichts helfen. Den Peacemaker auf West Harding: der letzte Schuss.
web-learn-duel-last-else = Ein Schuss gewinnt das Duell: den Peacemaker auf West Harding.
web-learn-duel-done = Alle Banditen sind ausgeschieden: die Gesetzeshüter haben gewonnen. Das ist das Duell: wer vorn steht, was wach ist und wann man tauscht. Verweile auf einer Karte oder einem Charakter, drücke lange oder drücke ?, um die Regel zu lesen.
