# Die Regeln des klassischen Spiels als Klauseln: eine Kennung mit "_" statt "." und ein Text. Ein Kommentar mit ##
# beginnt einen Abschnitt.

rules-title-classic = BANG! Das klassische Spiel: die Regeln
rules-intro-classic = Das sind die Regeln, nach denen Sixgun spielt, in unseren eigenen Worten und in Klauseln zerlegt, jede mit einer Kennung zum Zitieren. (R) kennzeichnet eine Entscheidung von uns, wo die Spielregel nichts sagt oder ihre Symbole verloren sind. „Aufdecken“ heißt, die oberste Karte des Nachziehstapels umzudrehen und Farbe und Wert entscheiden zu lassen. Ein „BANG!-Symbol“ ist ein Schuss; BANG!-Karten tragen es, aber auch Karten, die keine BANG!-Karten sind. „In höchster Not“ ist, wen ein Verlust den letzten Lebenspunkt kostet. Die Zahl nach dem Namen eines Charakters ist die Zahl der Patronen auf der Charakterkarte. Eine Option ist aus, solange sie nicht gewählt wird.

## section-setup

classic_setup_players = Es spielen vier bis sieben Personen. Jede andere Anzahl wird mit einer klaren Fehlermeldung abgelehnt.
classic_setup_roles = Zu viert: Sheriff, Gesetzloser, 2 Banditen. Zu fünft: Sheriff, Gesetzloser, 2 Banditen, 1 Hilfssheriff. Zu sechst: Sheriff, Gesetzloser, 3 Banditen, 1 Hilfssheriff. Zu siebt: Sheriff, Gesetzloser, 3 Banditen, 2 Hilfssheriffs. Sie werden zufällig verteilt.
classic_setup_secrecy = Offen ist nur die Rolle des Sheriffs. Jede andere kennt allein ihr Besitzer, bis er ausscheidet.
classic_setup_characters = Jeder erhält zufällig einen der 16 Charaktere, für alle sichtbar. Die übrigen sind aus dem Spiel, und niemand bekommt sie zu sehen.
classic_setup_life = Man beginnt mit so vielen Lebenspunkten, wie der Charakter Patronen hat, der Sheriff mit 1 mehr. Mehr Leben als am Anfang kann man im ganzen Spiel nicht haben.
classic_setup_hand = Jeder beginnt mit so vielen Handkarten, wie Patronen auf seine Charakterkarte gedruckt sind; die zusätzliche Patrone des Sheriffs bringt keine zusätzliche Karte. (R) An vielen Tischen bekommt der Sheriff eine Karte mehr; das bewirkt die Option sheriff_extra_card, die sonst aus ist.
classic_setup_beginner = Mit der Option beginner bleiben die Karten mit dem Buchsymbol in der Schachtel: das Dynamit, 3 Duelle, 2 Gemischtwarenläden, 2 Indianer! und 3 Gefängnisse. Übrig sind dann 69 Karten.
classic_setup_first = Den ersten Zug hat der Sheriff. Weiter geht es im Uhrzeigersinn.
classic_setup_deck = Es gibt 80 Spielkarten, 20 von jeder Farbe; eine Farbe gehört zu allen Werten vor ihr. BANG! (25): A♠, Q K A♥, 2–10 J Q K A♦, 2–9♣. Fehlschuss! (12): 10 J Q K A♣, 2–8♠. Bier (6): 6–10 J♥. Saloon (1): 5♥. Postkutsche (2): 9♠, 9♠. Wells Fargo (1): 3♥. Gemischtwarenladen (2): 9♣, Q♠. Panik! (4): J Q A♥, 8♦. Cat Balou (4): K♥, 9 10 J♦. Gatling (1): 10♥. Indianer! (2): K A♦. Duell (3): Q♦, J♠, 8♣. Mustang (2): 8 9♥. Zielfernrohr (1): A♠. Fass (2): Q K♠. Gefängnis (3): J♠, 10♠, 4♥. Dynamit (1): 2♥. Volcanic (2): 10♠, 10♣. Schofield (3): J Q♣, K♠. Remington (1): K♣. Karabiner (1): A♣. Winchester (1): 8♠.

## section-turn

classic_turn_phases = Ein Zug beginnt mit der Prüfung dessen, was vor dem Spieler liegt: erst Dynamit, dann Gefängnis. In Phase 1 zieht er 2 Karten, in Phase 2 spielt er beliebig viele Karten, in Phase 3 wirft er ab, was über dem Handlimit liegt. Danach ist der nächste lebende Spieler zur Linken am Zug.
classic_turn_draw = In Phase 1 nimmt man die obersten zwei Karten des Nachziehstapels.
classic_turn_reshuffle = In dem Augenblick, in dem die letzte Karte den Nachziehstapel verlässt, wird der Ablagestapel zu einem neuen gemischt; eine zum Aufdecken umgedrehte Karte wird vorher abgeworfen. (R) Gibt es auch keine abgelegten Karten, wird gewartet, bis welche da sind. Wer dann ziehen muss, bekommt so viele Karten, wie es gibt: Black Jack hat ohne zweite Karte keine Zugabe, beim Gemischtwarenladen gehen die Letzten leer aus, und ein Aufdecken ohne Karte misslingt, sodass Dynamit weiterwandert und ein Gefängnis abgeworfen wird und den Zug kostet.
classic_turn_optional = In Phase 2 muss nie jemand eine Karte spielen.
classic_turn_one-bang = Je Zug darf man eine BANG!-Karte spielen. Begrenzt sind nur BANG!-Karten, nicht aber andere Karten mit BANG!-Symbol wie die Gatling und auch nicht BANG!-Karten, die man bei Indianer! oder im Duell abwirft.
classic_turn_no-copies = Niemand hat zwei Karten gleichen Namens vor sich im Spiel. Was dazu führen würde, darf man nicht ausspielen.
classic_turn_one-weapon = Man hat immer nur eine Waffe im Spiel: Wer eine neue ausspielt, wirft die alte ab. (R) Auch dieselbe Waffe darf man noch einmal ausspielen; die alte wird abgeworfen, es sind also nie zwei.
classic_turn_bang-limit-when = (R) Auf die Begrenzung wird bei jedem BANG! neu geschaut: Es ist erlaubt, wenn in diesem Zug noch keines gespielt wurde oder wenn in diesem Augenblick eine Volcanic im Spiel ist oder wenn der Spieler Willy the Kid ist. Schüsse aus einer Volcanic, die inzwischen weg ist, zählen trotzdem mit. Als Reichweite gilt die der Waffe, die in diesem Augenblick im Spiel ist.
classic_turn_dead-player = (R) Stirbt ein Spieler in seinem eigenen Zug, durch Dynamit oder in einem eigenen Duell, endet der Zug sofort und ohne Phase 3. Als Nächstes kommt der erste lebende Spieler links von seinem Platz.
classic_turn_hand-limit = In Phase 3 ist das Handlimit so hoch wie die Zahl der Lebenspunkte, die der Spieler noch hat. Was er abwirft, sucht er sich aus.
classic_turn_out-of-turn = Außerhalb seines Zuges darf man nur Fehlschuss! als Antwort spielen, Bier in höchster Not und die Antworten, nach denen Karten und Charaktere fragen.
classic_turn_brown-blue = Eine braune Karte kommt beim Ausspielen auf den Ablagestapel und wirkt dann. Eine blaue bleibt vor dem Spieler, der sie ausspielt, im Spiel, ein Gefängnis vor seinem Ziel.
classic_forced = (R) Wo die Regeln einem Spieler nur eine einzige Möglichkeit lassen, geschieht sie, ohne dass er gefragt wird. Mit der Option always_ask wird ein Spieler, der auf einen Schuss, auf Indianer!, im Duell oder in höchster Not nichts tun könnte, als es geschehen zu lassen, dennoch gefragt, damit niemand aus der Pause erfährt, was er auf der Hand hat.

## section-distance

classic_distance_seats = Die Entfernung zwischen zwei lebenden Spielern zählt man in Plätzen auf dem kürzeren Weg, Nachbarn haben also Entfernung 1. Ausgeschiedene zählen nicht.
classic_distance_mustang = Alle anderen sehen den Besitzer eines Mustangs 1 weiter entfernt, ebenso Paul Regret; der Besitzer sieht sie wie zuvor.
classic_distance_scope = Der Besitzer eines Zielfernrohrs, ebenso Rose Doolan, sieht alle anderen 1 näher; sie sehen den Besitzer wie zuvor.
classic_distance_stack = Eine Karte und eine gleichartige Fähigkeit addieren sich. Erst wird alles zusammengezählt; dann erst gilt alles unter 1 als 1. Zum Beispiel ergibt Zielfernrohr gegen Mustang bei Sitzentfernung 1 wieder 1.
classic_distance_weapon = Eine Waffe ändert, wie weit BANG! reicht, nie eine Entfernung. Der Colt .45 reicht 1 weit; er ist keine Karte und kann nicht verloren gehen. Volcanic reicht 1 weit, Schofield 2, Remington 3, Karabiner 4, Winchester 5.
classic_distance_panic = Panik! reicht bis Entfernung 1. Mustang, Zielfernrohr und entsprechende Fähigkeiten zählen dabei, Waffen nicht.

## section-cards

classic_bang_target = BANG! hat einen anderen Spieler in Reichweite der Waffe zum Ziel. Er kann mit Fehlschuss! antworten oder mit Fass, Jourdonnais’ Fähigkeit oder Calamity Janets BANG!; sonst verliert er 1 Lebenspunkt.
classic_bang_discard = Die BANG!-Karte wird auch dann abgeworfen, wenn der Schuss abgewehrt wird.
classic_missed_answer = Fehlschuss! hebt ein BANG!-Symbol auf, das dem gilt, der ihn spielt, nie eines, das jemand anderem gilt. Im eigenen Zug kann man ihn ohne einen solchen Schuss nicht spielen.
classic_volcanic = Wer die Volcanic im Spiel hat, darf in seinem Zug beliebig viele BANG!-Karten spielen, mit Reichweite 1, auf ein Ziel oder auf mehrere.
classic_beer_heal = Ein Bier gibt dem, der es spielt, 1 Lebenspunkt zurück, nie über sein Anfangsleben hinaus, und hilft nie jemand anderem. (R) In Phase 2 darf man es auch bei vollem Leben spielen; dann ist es verschwendet, doch Suzy Lafayette will vielleicht genau das.
classic_beer_brink = Wenn ein Verlust einem Spieler den letzten Lebenspunkt nimmt, kann er Bier spielen, außerhalb seines Zuges oder im Zug. Jedes Bier gibt 1 Lebenspunkt zurück, und er überlebt, wenn er am Ende mindestens 1 hat. Bei 2 Lebenspunkten und einem Dynamit, das 3 kostet, retten ihn zwei Biere mit 1, ein einziges kann es nicht. (R) Er wird immer gefragt, wenn er ein Bier hat, das wirkt, und zwar Bier für Bier; er darf verzichten, und bei 1 Lebenspunkt ist Schluss. Sid Ketchum kann Biere und seine Fähigkeit mischen.
classic_beer_last-two = Sind nur noch zwei Spieler übrig, hat Bier keine Wirkung. Im eigenen Zug darf man es spielen und verschwendet es; in höchster Not kann es nicht retten und wird nicht angeboten.
classic_saloon = Ein Saloon gibt jedem lebenden Spieler 1 Lebenspunkt zurück, auch dem, der ihn spielt, mit der üblichen Obergrenze. In höchster Not kann man ihn nie spielen. (R) Auch bei zwei verbliebenen Spielern wirkt er noch.
classic_stagecoach = Postkutsche: Wer sie spielt, zieht 2 Karten.
classic_wells-fargo = Wells Fargo: Wer es spielt, zieht 3 Karten.
classic_general-store = Gemischtwarenladen: Es werden so viele Karten aufgelegt, wie Spieler leben. Angefangen bei dem, der ihn gespielt hat, nimmt sich im Uhrzeigersinn jeder eine nach Wahl. (R) Die letzte Karte wird ohne Frage zugeteilt.
classic_panic = Panik! holt eine Karte eines anderen Spielers in Entfernung 1 auf die Hand: eine zufällige von seiner Hand oder eine im Spiel, die sich der Nehmende aussucht. Waffen, Gefängnis, Dynamit und andere blaue Karten sind alle erlaubt; ein gestohlenes Gefängnis befreit den Gefangenen und kann wieder ausgespielt werden. (R) Eine eigene Karte nimmt man damit nie.
classic_cat-balou = Durch Cat Balou wirft ein Spieler in beliebiger Entfernung eine Karte ab: eine zufällige von seiner Hand oder die im Spiel, die der Angreifer aussucht. (R) Es ist immer ein anderer Spieler.
classic_no-cards-no-target = (R) Wer gar keine Karte hat, ist kein Ziel für Panik! oder Cat Balou. Hat jemand nur Karten auf der Hand oder nur Karten im Spiel, fällt die Wahl dorthin.
classic_gatling = Die Gatling feuert ein BANG!-Symbol auf jeden anderen Spieler, der Reihe nach von links; jeder kann es wie üblich abwehren. Sie ist keine BANG!-Karte: Die Begrenzung betrifft sie nicht, und die Fähigkeit von Slab the Killer gilt nicht.
classic_indians = Indianer!: Jeder andere Spieler, der Reihe nach von links, wirft eine BANG!-Karte ab oder verliert 1 Lebenspunkt. Fehlschuss! und Fass helfen nicht. Wer die Karte gespielt hat, wird nie gefragt.
classic_duel = Ein Duell fordert einen beliebigen anderen Spieler in beliebiger Entfernung heraus. Der Geforderte kann ein BANG! abwerfen, dann der Herausforderer und so weiter; wer es als Erster nicht tut, verliert 1 Lebenspunkt. Fehlschuss! und Fass kann man nicht einsetzen. Das Duell ist keine BANG!-Karte, und BANG!-Karten, die darin abgeworfen werden, zählen nicht für die Begrenzung.
classic_mustang = Mustang: Solange er im Spiel ist, sehen alle anderen seinen Besitzer 1 weiter entfernt (siehe classic.distance.mustang).
classic_scope = Zielfernrohr: Solange es im Spiel ist, sieht sein Besitzer alle anderen 1 näher (siehe classic.distance.scope).
classic_barrel = Fass: Ist sein Besitzer Ziel eines BANG!-Symbols, durch BANG! oder Gatling, kann er aufdecken, einmal je Fass und Schuss. Herz zählt, als hätte er einen Fehlschuss! gespielt. Niemand muss ein Fass nutzen, und gegen Slab the Killer gibt dasselbe Fass kein zweites Aufdecken. (R) Aufdecken kann man vor oder nach einem Fehlschuss!, solange der Schuss noch offen ist.
classic_jail = Das Gefängnis legt man vor einen beliebigen anderen Spieler außer dem Sheriff, in beliebiger Entfernung. Vor seinem Zug, nach dem Dynamit, muss der Gefangene aufdecken: Bei Herz wird das Gefängnis abgeworfen, und er spielt seinen Zug; sonst wird das Gefängnis abgeworfen, und der Zug entfällt, ohne die Phasen 1 bis 3 und damit auch ohne Abwerfen bis zum Handlimit. Ein Gefangener kann Ziel sein und darf antworten wie immer. Ein zweites Gefängnis kann er nicht bekommen, weil niemand zwei Karten gleichen Namens hat.
classic_dynamite = Dynamit spielt man vor sich selbst aus. Vom nächsten Zug des Besitzers an muss, wer es vor sich hat, zu Beginn seines Zuges aufdecken. Bei Pik von 2 bis 9 explodiert es: Zuerst wird es abgeworfen, sodass Vulture Sam es nie bekommt, dann verliert der Spieler 3 Lebenspunkte. Sonst wandert es zum nächsten lebenden Spieler zur Linken. (R) Hat dieser schon ein Dynamit, was bei einem einzigen im Stapel nicht vorkommt, wandert es weiter zum nächsten, der keines hat.
classic_dynamite_no-causer = Was Dynamit anrichtet, hat niemand verursacht: Es bringt keine Belohnung, keine Strafe und keine Karte für El Gringo.
classic_draw-check = Beim Aufdecken wird die oberste Karte umgedreht und abgeworfen; Farbe und Wert entscheiden. Ein Bereich schließt beide Enden ein; die Reihenfolge ist 2 bis 10, J, Q, K, A. Eine andere Wirkung hat die umgedrehte Karte nicht.
classic_draw-check_order = Das Aufdecken für Dynamit kommt vor dem für das Gefängnis.

## section-end

classic_death_reveal = Wer bei 0 Lebenspunkten ist und durch kein Bier gerettet wird, ist ausgeschieden: Er zeigt seine Rolle, und seine Hand und seine Karten im Spiel werden abgeworfen oder gehen an Vulture Sam.
classic_death_deputy = Schaltet der Sheriff einen Hilfssheriff aus, wirft der Sheriff seine Hand und alle seine Karten im Spiel ab.
classic_death_reward = Wer einen Banditen ausschaltet, zieht 3 Karten, auch wenn er selbst Bandit ist.
classic_death_order = (R) Gatling und Indianer! werden Spieler für Spieler von links abgehandelt. Fällt einer, wird er entfernt, und Spielende, seine Karten, Strafe und Belohnung werden erledigt, bevor der nächste Spieler gefragt wird. Sind also nur noch diese drei übrig und fällt durch die Gatling des Gesetzlosen der Sheriff vor dem letzten Banditen, gewinnen die Banditen; umgekehrt gewinnt der Gesetzlose. Sind drei übrig und einer fällt, ist das Bier des nächsten Ziels wirkungslos. Tötet die Gatling des Sheriffs einen Hilfssheriff, kostet ihn das sofort alle seine Karten, und sie geht weiter.
classic_death_hooks = (R) Nach einem Verlust gilt diese Reihenfolge. Zuerst die Antworten in höchster Not. Lebt der Spieler: Bart Cassidy oder El Gringo, dann Suzy Lafayette, falls sie bestohlen wurde. Ist er tot: Seine Rolle wird gezeigt; das Spielende wird geprüft; seine Karten gehen an Vulture Sam oder auf den Ablagestapel, die Hand in ihrer Reihenfolge und dann die Karten im Spiel, und niemand wird gefragt; Strafe oder Belohnung; Suzy Lafayette; das nächste Ziel. Die Toten haben nichts von ihrer eigenen Fähigkeit.
classic_death_sam-first = (R) Ist der Sheriff Vulture Sam und schaltet er einen Hilfssheriff aus, nimmt er zuerst die Karten und verliert dann alles.
classic_death_causer = Ausgeschaltet wird ein Spieler von dem, der die Karte gespielt hat, die den letzten Lebenspunkt nahm. (R) Wer das Duell verliert, das er selbst gespielt hat, oder durch Dynamit fällt, wurde von niemandem ausgeschaltet; ein Hilfssheriff, der in seinem eigenen Duell gegen den Sheriff stirbt, bringt keine Strafe.
classic_end_sheriff-dead = Ist der Sheriff ausgeschieden und lebt als Einziger noch der Gesetzlose, gewinnt der Gesetzlose. In jedem anderen Fall gewinnen die Banditen, auch wenn sie alle tot sind.
classic_end_law = Sind alle Banditen und der Gesetzlose ausgeschieden, gewinnen der Sheriff und die Hilfssheriffs, auch die toten.
classic_end_immediate = Das Spiel endet in dem Augenblick, in dem eines davon eintritt; nichts Weiteres wird mehr ausgeführt.
classic_end_roles-shown = (R) Am Ende des Spiels werden alle Rollen gezeigt.
classic_end_turns = (R) Ein Spiel hat höchstens 1.000 Züge, ein Vielfaches jeder wirklichen Partie. Nach dem letzten ist es aus, und niemand gewinnt oder verliert.
classic_rematch = In einem weiteren Spiel entscheidet jeder Überlebende für sich, ob er seinen Charakter behält; Karten behält niemand. Wer ausgeschieden ist, zieht einen neuen Charakter, nie den alten. Wenn die Spieler es wollen, wandert die Rolle des Sheriffs reihum.

## section-characters

classic_bart-cassidy = Bart Cassidy (4) zieht 1 Karte für jeden verlorenen Lebenspunkt, nach den Bieren, die ihn vielleicht retten, und keine, wenn er stirbt. Ein Dynamit, das er überlebt, bringt ihm 3 Karten.
classic_black-jack = Black Jack (4) zeigt die zweite Karte, die er in Phase 1 zieht. Ist sie Herz oder Karo, zieht er noch eine, die er nicht zeigt.
classic_calamity-janet = Calamity Janet (4) kann BANG! als Fehlschuss! und Fehlschuss! als BANG! einsetzen. Ein Fehlschuss!, der als BANG! dient, zählt für die Begrenzung, außer sie hat eine Volcanic. Bei Indianer! und im Duell gilt Fehlschuss! als BANG!.
classic_el-gringo = El Gringo (3): Für jeden Lebenspunkt, den er durch eine von einem anderen gespielte Karte verliert, nimmt er eine zufällige Karte von dessen Hand; ist dort keine, nimmt er keine. Das gilt nicht für Dynamit und nicht für ein Duell, das er selbst gespielt hat.
classic_jesse-jones = Jesse Jones (4) kann die erste Karte von Phase 1 zufällig von der Hand eines anderen Spielers nehmen, der eine hat; er nennt ihn, bevor er etwas sieht. Die zweite kommt vom Nachziehstapel.
classic_jourdonnais = Jourdonnais (4) gilt immer so, als hätte er ein Fass. Mit einem echten hat er zwei Versuche, und danach bleibt ihm noch Fehlschuss!.
classic_kit-carlson = Kit Carlson (4) sieht in Phase 1 die obersten drei Karten an, behält zwei und legt die dritte verdeckt oben zurück. Sind es weniger als drei, ergänzt er sie nach dem Mischen; gibt es insgesamt nur zwei, behält er beide.
classic_lucky-duke = Lucky Duke (4) dreht bei jedem Aufdecken zwei Karten um und wählt eine; beide werden abgeworfen.
classic_paul-regret = Paul Regret (3) hat einen eingebauten Mustang, der sich zu einem echten addiert.
classic_pedro-ramirez = Pedro Ramirez (4) kann die erste Karte von Phase 1 oben vom Ablagestapel nehmen. Die zweite kommt vom Nachziehstapel, und ohne abgelegte Karten auch die erste.
classic_rose-doolan = Rose Doolan (4) hat ein eingebautes Zielfernrohr, das sich zu einem echten addiert.
classic_sid-ketchum = Sid Ketchum (4) kann jederzeit zwei Handkarten für 1 Lebenspunkt abwerfen, so oft er kann, nie über die Obergrenze hinaus. (R) „Jederzeit“ heißt bei jeder Entscheidung, die bei ihm liegt: in den Phasen 2 und 3, bei jeder Antwort, in höchster Not, auch mit zwei verbliebenen Spielern, und zu Beginn seines Zuges vor Dynamit und Gefängnis, wenn eines davon vor ihm liegt.
classic_slab = Slab the Killer (4): Um eine BANG!-Karte abzuwehren, die er gespielt hat, braucht es zwei Fehlschuss!-Symbole. Ein erfolgreiches Fass zählt als eines, ebenso Calamity Janets BANG!. Das Ziel wird nacheinander danach gefragt und kann auch einen einzelnen Fehlschuss! spielen und verschwenden. Das gilt nur für BANG!-Karten.
classic_suzy = Suzy Lafayette (4) zieht eine Karte, sobald sie keine auf der Hand hat: sofort, bevor die gerade gespielte Karte wirkt (mit der Postkutsche als letzter Karte 1 und dann 2), auch nach einer blauen Karte, einer Antwort, einem Diebstahl oder einer Strafe, und gegen Slab the Killer zwischen den beiden Fehlschuss!-Karten. (R) Im Duell zieht sie erst, wenn es vorbei ist; hat ihre letzte Karte El Gringo einen Lebenspunkt genommen, zieht sie, er nimmt diese Karte, und sie zieht noch einmal. (R) Der Verlust, der ein Duell beendet, kommt mit seinen Bieren in höchster Not vor ihrem Ziehen; Karten einer Belohnung sind Karten, danach zieht sie keine mehr.
classic_vulture-sam = Vulture Sam (4): Scheidet ein anderer Charakter aus, nimmt er alle Karten, die dieser auf der Hand und im Spiel hatte, auf seine Hand, auch Waffen, Gefängnis und Dynamit.
classic_willy = Willy the Kid (4) darf in seinem Zug beliebig viele BANG!-Karten spielen.

## section-hidden

classic_hidden = Eine Handkarte, die durch Panik!, Jesse Jones oder El Gringo genommen wird, kennen nur der Nehmende und der Besitzer; eine, die Cat Balou abwirft, ist für alle offen. Was Kit Carlson ansieht, weiß er allein. Die zweite Karte von Black Jack und die Karten eines Gemischtwarenladens sind für alle offen.
