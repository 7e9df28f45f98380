# So wird gespielt, in Bildern: der erste Teil der Regeln. Was neben einem Zeichen steht, ein Schritt eines Zuges.

web-how = So wird gespielt
web-how-goals = Wer will was
web-how-turn = Dein Zug
web-how-signs = Zeichen
web-how-cards = Karten
web-how-characters = Charaktere
web-how-contents = Inhalt
web-how-seek = Ziel gewinnen Sieg
web-how-whole = Die ganze Seite

web-how-classic-turn-1 = Zieh zwei Karten.
web-how-classic-turn-2 = Spiele so viele Karten, wie du willst, aber nur ein BANG!. Es reicht so weit wie deine Waffe. Die Entfernung zählt man in Plätzen, auf dem kürzeren Weg.
web-how-classic-turn-3 = Wirf ab: Du darfst so viele Karten behalten, wie du Lebenspunkte hast.

web-how-dice-turn-1 = Wirf alle fünf Würfel, bis zu dreimal. Nach jedem Wurf behältst du, was du magst. Dynamit kann nicht neu geworfen werden, und Pfeile nimmt man sofort.
web-how-dice-turn-2 = Dann wirken die Würfel: erst die Schüsse, dann die Biere, dann die Gatling.
web-how-dice-turn-3 = Weiter geht es mit dem Spieler zu deiner Linken.

web-how-duel-turn-1 = Zieh zwei Karten.
web-how-duel-turn-2 = Spiele so viele Karten, wie du willst, aber nur eine rote BANG!-Karte. Einmal darfst du deine beiden Charaktere tauschen.
web-how-duel-turn-3 = Wirf ab: Du darfst so viele Karten behalten, wie dein AC Lebenspunkte hat, bei 1 Lebenspunkt zwei.

web-how-sign-life = Ein Lebenspunkt. Wer keinen mehr hat, ist raus.
web-how-sign-range = Die Entfernung, oder wie weit eine Waffe reicht.
web-how-sign-stays = Eine blaue Karte bleibt liegen; eine braune wird gespielt und ist weg.
web-how-sign-green = Eine grüne Karte (Dodge City) bleibt liegen und ist ab dem nächsten Zug bereit.
web-how-sign-price = Eine Karte mit +1 (Dodge City) kostet eine weitere Karte deiner Hand.
web-how-sign-lock = Das geht jetzt nicht: berühre es, und du erfährst, warum.
web-how-sign-shot = Eine rote Karte ist eine BANG!-Karte: eine je Zug.
web-how-sign-swap = Der AC steht vorn, der UC dahinter. Fähigkeit und Ausrüstung des UC ruhen.

web-how-face-arrow = Nimm sofort einen Pfeil. Ist der letzte genommen, greifen die Indianer an: Jeder verliert einen Lebenspunkt für jeden seiner Pfeile.
web-how-face-dynamite = Kann nicht neu geworfen werden. Drei davon beenden deinen Zug und kosten dich einen Lebenspunkt.
web-how-face-bullseye1 = Ein Nachbar verliert einen Lebenspunkt.
web-how-face-bullseye2 = Jemand zwei Plätze weiter verliert einen Lebenspunkt.
web-how-face-beer = Jemand bekommt einen Lebenspunkt zurück, du oder ein anderer.
web-how-face-gatling = Drei davon: Alle anderen verlieren einen Lebenspunkt, und du legst deine Pfeile zurück.
