# Die Karten des klassischen Spiels: ihre Namen, ihre Wirkung in einem Satz und was die Charaktere darin können.

## Cards

card-bang = BANG!
card-missed = Fehlschuss!
card-beer = Bier
card-saloon = Saloon
card-stagecoach = Postkutsche
card-wells-fargo = Wells Fargo
card-general-store = Gemischtwarenladen
card-panic = Panik!
card-cat-balou = Cat Balou
card-gatling = Gatling
card-indians = Indianer!
card-duel = Duell
card-mustang = Mustang
card-scope = Zielfernrohr
card-barrel = Fass
card-jail = Gefängnis
card-dynamite = Dynamit
card-volcanic = Volcanic
card-schofield = Schofield
card-remington = Remington
card-carabine = Karabiner
card-winchester = Winchester

## What a card does

cardtext-bang = Schießt auf einen Spieler in Reichweite deiner Waffe: Entweder geht es daneben, oder es kostet einen Lebenspunkt.
cardtext-missed = Wehrt einen Schuss ab, der dir gilt.
cardtext-beer = Gibt dir einen Lebenspunkt zurück und rettet dich auch, wenn du den letzten verlierst; nutzlos, sobald nur noch zwei Spieler übrig sind.
cardtext-saloon = Gibt jedem lebenden Spieler einen Lebenspunkt zurück.
cardtext-stagecoach = Lässt dich zwei Karten ziehen.
cardtext-wells-fargo = Lässt dich drei Karten ziehen.
cardtext-general-store = Legt eine Karte je lebendem Spieler offen aus; angefangen bei dir nimmt jeder eine.
cardtext-panic = Holt eine Karte eines anderen Spielers in Entfernung 1 auf deine Hand.
cardtext-cat-balou = Lässt einen anderen Spieler, wie weit entfernt auch immer, eine Karte abwerfen.
cardtext-gatling = Schießt auf alle anderen Spieler in jeder Entfernung.
cardtext-indians = Jeder andere Spieler wirft ein BANG! ab oder verliert einen Lebenspunkt.
cardtext-duel = Ein anderer Spieler und du werft abwechselnd BANG!-Karten ab, bis einer aufhört und einen Lebenspunkt verliert.
cardtext-mustang = Alle anderen sehen dich 1 weiter entfernt.
cardtext-scope = Du siehst alle anderen 1 näher.
cardtext-barrel = Wird auf dich geschossen, kannst du aufdecken: Herz zählt als Fehlschuss!.
cardtext-jail = Sperrt einen Spieler ein, nur nicht den Sheriff; er verpasst seinen nächsten Zug, wenn er nicht Herz aufdeckt.
cardtext-dynamite = Wandert von Zug zu Zug weiter, bis jemand Pik von 2 bis 9 aufdeckt und drei Lebenspunkte verliert.
cardtext-volcanic = Waffe mit Reichweite 1, mit der du beliebig viele BANG!-Karten spielen darfst.
cardtext-schofield = Waffe mit Reichweite 2.
cardtext-remington = Waffe mit Reichweite 3.
cardtext-carabine = Waffe mit Reichweite 4.
cardtext-winchester = Waffe mit Reichweite 5.

## Characters

ability-classic-bart-cassidy = Zieht für jeden verlorenen Lebenspunkt eine Karte, sofern er überlebt.
ability-classic-black-jack = Zeigt die zweite Karte aus Phase 1 und zieht eine dritte, wenn sie rot ist.
ability-classic-calamity-janet = Kann BANG! als Fehlschuss! und Fehlschuss! als BANG! einsetzen.
ability-classic-el-gringo = Nimmt dem, der ihn Lebenspunkte kostet, für jeden davon eine zufällige Handkarte ab.
ability-classic-jesse-jones = Kann die erste Karte des Zuges ungesehen von der Hand eines anderen nehmen.
ability-classic-jourdonnais = Hat jederzeit ein Fass, zusätzlich zu einem im Spiel.
ability-classic-kit-carlson = Sieht in Phase 1 die obersten drei Karten an, behält zwei und legt eine zurück.
ability-classic-lucky-duke = Dreht bei jedem Aufdecken zwei Karten um und wählt eine davon.
ability-classic-paul-regret = Wird von allen anderen 1 weiter entfernt gesehen.
ability-classic-pedro-ramirez = Kann die erste Karte des Zuges vom Ablagestapel nehmen.
ability-classic-rose-doolan = Sieht alle anderen 1 näher.
ability-classic-sid-ketchum = Kann jederzeit zwei Handkarten abwerfen und dafür einen Lebenspunkt zurückgewinnen.
ability-classic-slab = Wer eine BANG!-Karte dieses Charakters abwehren will, braucht zwei Fehlschuss!.
ability-classic-suzy-lafayette = Zieht immer eine Karte, wenn die Hand leer ist.
ability-classic-vulture-sam = Nimmt alle Karten jedes anderen Spielers, der ausscheidet.
ability-classic-willy = Darf in einem Zug beliebig viele BANG!-Karten spielen.
card-hidden = eine Karte
