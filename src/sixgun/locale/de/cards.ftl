# Die Karten der Spiele: ihre Namen, ihre Wirkung in einem Satz und was die Charaktere im klassischen Spiel können.

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
card-colt = Colt
card-carbine = Karabiner
card-fanning = Fanning
card-peacemaker = Peacemaker
card-shotgun = Shotgun
card-derringer = Derringer
card-knife = Messer
card-return-fire = Feuererwiderung
card-schoolmarm = Lehrerin
card-stealing = Diebstahl
card-strong-ale = Starkbier
card-wagon = Wagen
card-water = Wasser
card-bank = Bank
card-clock = Uhr
card-gun-belt = Waffengürtel
card-hat = Hut
card-rattlesnake = Klapperschlange
card-stampede = Büffelherde

# Wie eine Karte im Duell heißt, wo dessen Spielregel einen anderen Namen hat.
card-duel-general-store = Warenhaus

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
cardtext-barrel = Wird auf dich geschossen, kannst du aufdecken: Herz wehrt den Schuss ab.
cardtext-jail = Sperrt einen Spieler ein, nur nicht den Sheriff; er verpasst seinen nächsten Zug, wenn er nicht Herz aufdeckt.
cardtext-dynamite = Wandert von Zug zu Zug weiter, bis jemand Pik von 2 bis 9 aufdeckt und drei Lebenspunkte verliert.
cardtext-volcanic = Waffe mit Reichweite 1, mit der du beliebig viele BANG!-Karten spielen darfst.
cardtext-schofield = Waffe mit Reichweite 2.
cardtext-remington = Waffe mit Reichweite 3.
cardtext-carabine = Waffe mit Reichweite 4.
cardtext-winchester = Waffe mit Reichweite 5.

## What a card does in The Duel

cardtext-duel-colt = BANG!-Karte: ein Schuss auf den AC des Gegners.
cardtext-duel-carbine = BANG!-Karte: ein Schuss auf den AC des Gegners. Wird er abgewehrt, darfst du eine Ausrüstung eines der beiden AC abwerfen.
cardtext-duel-fanning = BANG!-Karte: so viele Schüsse auf den AC des Gegners, wie er Ausrüstungen hat. Jeder wird einzeln abgewehrt.
cardtext-duel-peacemaker = BANG!-Karte: ein Schuss auf den AC des Gegners. Wird er abgewehrt, wirft dein Gegner eine Handkarte nach Wahl ab.
cardtext-duel-remington = BANG!-Karte: ein Schuss auf den AC des Gegners. Wird er abgewehrt, darfst du eine Karte ziehen.
cardtext-duel-schofield = BANG!-Karte: ein Schuss auf den AC des Gegners. Wird er abgewehrt, gewinnt dein AC einen Lebenspunkt zurück.
cardtext-duel-shotgun = BANG!-Karte: ein Schuss auf den AC des Gegners. Wird er abgewehrt, darfst du AC und UC eines Spielers die Plätze tauschen lassen.
cardtext-duel-winchester = BANG!-Karte: ein Schuss auf den AC oder den UC des Gegners.
cardtext-duel-beer = Dein AC und dein UC gewinnen je einen Lebenspunkt zurück.
cardtext-duel-derringer = Ein Schuss auf den AC des Gegners, keine BANG!-Karte. Dein Gegner kann mit jeder Handkarte ausweichen.
cardtext-duel-duel = Dein Gegner und du werft abwechselnd Schuss-Karten ab; der AC dessen, der zuerst aufhört, verliert einen Lebenspunkt.
cardtext-duel-gatling = Ein Schuss auf jeden Charakter außer deinem AC; keine BANG!-Karte.
cardtext-duel-general-store = Zwei Karten vom Stapel jedes Spielers oder vier vom allgemeinen liegen offen aus; angefangen bei dir nehmt ihr sie abwechselnd.
cardtext-duel-indians = Für jeden Charakter außer deinem AC wirft sein Besitzer eine Schuss-Karte ab, oder der Charakter verliert einen Lebenspunkt.
cardtext-duel-knife = Ein Schuss auf den AC des Gegners, keine BANG!-Karte.
cardtext-duel-missed = Wehrt einen Schuss auf einen deiner Charaktere ab.
cardtext-duel-return-fire = Wehrt einen Schuss auf einen deiner Charaktere ab und schießt danach auf den AC des Gegners.
cardtext-duel-schoolmarm = Holt eine Karte aus dem Spiel auf deine Hand, nur nicht vom UC des Gegners.
cardtext-duel-stealing = Nimmt eine zufällige Karte von der Hand des Gegners oder wirft eine Karte im Spiel ab, die nicht beim UC des Gegners liegt.
cardtext-duel-strong-ale = Bringt einen Charakter, nur nicht den UC des Gegners, auf drei Lebenspunkte, hinauf oder hinunter.
cardtext-duel-wagon = Du ziehst drei Karten, behältst zwei und wirfst eine ab.
cardtext-duel-water = AC und UC eines der beiden Spieler tauschen die Plätze. Zum Nachladen geeignet.
cardtext-duel-bank = Solange der Charakter dein AC ist, ziehst du in Phase 1 eine Karte mehr.
cardtext-duel-barrel = Wird auf den Charakter geschossen, kannst du aufdecken: Ein Fass wehrt den Schuss ab.
cardtext-duel-clock = Solange der Charakter dein AC ist, ziehst du eine Karte, sooft AC und UC des Gegners die Plätze tauschen. Zum Nachladen geeignet.
cardtext-duel-dynamite = Beginnt beim eigenen UC, immer aktiv. Wem der Charakter gehört, der deckt zu Beginn jedes eigenen Zuges auf: Ein Dynamit kostet den Charakter drei Lebenspunkte, alles andere schickt es zum UC der Gegenseite.
cardtext-duel-gun-belt = Solange der Charakter dein AC ist, zählen BANG!-Karten nicht für dein Limit.
cardtext-duel-hat = Kann aus dem Spiel abgeworfen werden, um einen Schuss auf den Charakter abzuwehren.
cardtext-duel-rattlesnake = Immer aktiv. Wem der Charakter gehört, der deckt zu Beginn jedes eigenen Zuges auf: Eine Schlange kostet den Charakter einen Lebenspunkt.
cardtext-duel-scope = Solange der Charakter dein AC ist, dürfen deine Schuss-Karten auch auf den UC des Gegners zielen. Zum Nachladen geeignet.
cardtext-duel-stampede = Immer aktiv. Zu Beginn jedes Zuges dessen, dem der Charakter gehört, tauschen AC und UC dieses Spielers die Plätze. Zum Nachladen geeignet.

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
ability-classic-slab = Wer eine BANG!-Karte dieses Charakters abwehren will, muss es zweimal tun.
ability-classic-suzy-lafayette = Zieht immer eine Karte, wenn die Hand leer ist.
ability-classic-vulture-sam = Nimmt alle Karten jedes anderen Spielers, der ausscheidet.
ability-classic-willy = Darf in einem Zug beliebig viele BANG!-Karten spielen.
card-hidden = eine Karte
