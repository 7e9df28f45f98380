# Die Regeln des Würfelspiels als Klauseln: eine Kennung mit "_" statt "." und ein Text. Ein Kommentar mit ## beginnt
# einen Abschnitt.

rules-title-dice = BANG! Das Würfelspiel: die Regeln
rules-intro-dice = Das sind die Regeln, nach denen Sixgun spielt, in unseren eigenen Worten und in Klauseln zerlegt, jede mit einer Kennung zum Zitieren. (R) kennzeichnet eine Entscheidung von uns, wo die Spielregel nichts sagt. Es gibt fünf Würfel mit je sechs Seiten: Pfeil, Dynamit, Fadenkreuz 1, Fadenkreuz 2, Bier und Gatling. „Die Mitte“ ist der gemeinsame Vorrat an Pfeilen. Die Zahl nach dem Namen eines Charakters ist das Leben, das er mitbringt. Bei dreimal Dynamit sind sich die Ausgaben uneinig: Die überarbeitete englische nimmt den Lebenspunkt, bevor die übrigen Würfel zählen; wir folgen der deutschen, in der die übrigen Würfel zuerst kommen.

## section-setup

dice_setup_players = Es spielen drei bis acht Personen, nicht weniger und nicht mehr.
dice_setup_roles = Zu dritt: Hilfssheriff, Bandit und Gesetzloser, alle offen. Zu viert: Sheriff, Gesetzloser, 2 Banditen. Zu fünft: Sheriff, Gesetzloser, 2 Banditen, 1 Hilfssheriff. Zu sechst: Sheriff, Gesetzloser, 3 Banditen, 1 Hilfssheriff. Zu siebt: Sheriff, Gesetzloser, 3 Banditen, 2 Hilfssheriffs. Zu acht: Sheriff, 2 Gesetzlose, 3 Banditen, 2 Hilfssheriffs.
dice_setup_secrecy = Ab vier Spielern kennen alle nur die Rolle des Sheriffs; jede andere bleibt geheim, bis ihr Besitzer ausscheidet.
dice_setup_characters = Jeder erhält einen der 16 Charaktere, für alle sichtbar. Die übrigen bleiben aus dem Spiel.
dice_setup_life = Man beginnt mit so vielen Lebenspunkten, wie der Charakter angibt, der Sheriff mit 2 mehr. Zu dritt gibt es keinen Sheriff, also bekommt niemand etwas dazu. Mehr Leben als am Anfang kann man im ganzen Spiel nicht haben. Die Patronenmarker (40 Stück im Wert von 1 oder 3, beliebig tauschbar) begrenzen praktisch nichts.
dice_setup_arrows = Alle 9 Pfeile liegen anfangs in der Mitte; niemand hat einen.
dice_setup_first = Den ersten Zug hat der Sheriff, zu dritt der Hilfssheriff. Es geht im Uhrzeigersinn weiter, und wer ausgeschieden ist, wird übersprungen.

## section-turn

dice_turn_rolls = Ein Zug beginnt mit einem Wurf aller fünf Würfel; bis zu zwei weitere Würfe können folgen, zusammen also drei. Nach jedem Wurf hört der Spieler auf oder sucht Würfel aus, die er noch einmal wirft. Es dürfen beliebige sein, auch solche, die er vorher liegen ließ, aber mindestens einer: Keinen zu wählen heißt aufhören. Wer keinen Würfel mehr werfen darf, hört auf.
dice_turn_locked = Ein Würfel, der Dynamit zeigt, darf in diesem Zug nicht noch einmal geworfen werden.
dice_turn_resolve = Nach dem letzten Wurf wirkt jeder Würfel. Die Pfeile haben schon gewirkt; nun kommen alle Fadenkreuze 1 und 2 gemeinsam, danach die Biere, danach die Gatling. Das alles ist Pflicht, nichts darf entfallen.
dice_turn_end = Danach ist der nächste lebende Spieler zur Linken am Zug.
dice_forced = (R) Wo die Regeln einem Spieler nur eine einzige Möglichkeit lassen, geschieht sie, ohne dass er gefragt wird.

## section-dice

dice_arrow_at-once = Gleich nach jedem Wurf nimmt der Werfende für jeden Pfeil, den genau dieser Wurf gebracht hat, einen Pfeil aus der Mitte, einen nach dem anderen; ein Pfeil, der von früher liegt, zählt nicht noch einmal. Erst dann entscheidet er, was er neu wirft, und Würfel mit Pfeil dürfen dabei sein. Das gilt auch für den Wurf, der das dritte Dynamit bringt: Erst kommen die Pfeile und der Angriff, den sie vielleicht auslösen.
dice_arrow_indians = Wer den letzten Pfeil aus der Mitte nimmt, löst auf der Stelle einen Indianerangriff aus: Jeder lebende Spieler verliert 1 Lebenspunkt je Pfeil, den er hat. Danach kommen alle Pfeile zurück in die Mitte, und der Werfende nimmt die Pfeile, die noch ausstehen. Zum Beispiel würfelt jemand mit 6 Lebenspunkten und 1 Pfeil zwei Pfeile, während noch 1 in der Mitte liegt: Er nimmt ihn, der Angriff kostet ihn 2, alle Pfeile kommen zurück, er nimmt den zweiten und hat nun 4 Lebenspunkte und 1 Pfeil.
dice_arrow_attack-order = (R) Was ein Angriff kostet, richtet sich nach den Pfeilen in diesem Augenblick, und alle verlieren es gleichzeitig. Danach der Reihe nach: Ausscheiden, Spielende, Vulture Sam, alle Pfeile in die Mitte, noch ausstehende Pfeile. Wer Pfeile zurücklegt, wie Pedro Ramirez es kann, mindert damit nichts in demselben Angriff.
dice_arrow_roller-dies = (R) Stirbt der Werfende im Angriff, ist sein Zug sofort vorbei: Seine Würfel bewirken nichts mehr, ausstehende Pfeile werden nicht genommen, und Dynamit kostet nichts.
dice_dynamite_three = Bei dreimal Dynamit oder mehr gibt es keinen weiteren Wurf. Zuerst wirken die übrigen Würfel; dann verliert der Werfende 1 Lebenspunkt, und sein Zug ist vorbei.
dice_dynamite_others-first = Dieser Lebenspunkt geht erst verloren, wenn alle übrigen Würfel gewirkt haben; ein Bier kann also noch rechtzeitig kommen. (R) Die Ausgaben sind uneins: In der überarbeiteten englischen kommt der Verlust vor den übrigen Würfeln; wir folgen der deutschen.
dice_bullseye1 = Ein Fadenkreuz 1 hat ein einziges Ziel: den nächsten lebenden Spieler links oder rechts. Er verliert 1 Lebenspunkt.
dice_bullseye2 = Ein Fadenkreuz 2 hat ein einziges Ziel: den lebenden Spieler genau zwei Plätze weiter links oder rechts. Er verliert 1 Lebenspunkt. Sind nur noch zwei oder drei Spieler übrig, zählt es als Fadenkreuz 1.
dice_bullseye_together = Erst bekommt jeder Würfel mit Fadenkreuz sein Ziel, dann geht all dieses Leben im selben Augenblick verloren. Man darf jemanden öfter treffen, als er Lebenspunkte hat; was zu viel ist, verfällt. Ob eine 2 als 1 zählt, steht fest, wenn die Ziele gewählt werden.
dice_bullseye_dead-not-counted = Die Plätze von Spielern, die vorher ausgeschieden sind, zählen nicht.
dice_beer = Jeder Würfel mit Bier gibt einem lebenden Spieler nach Wahl 1 Lebenspunkt zurück, auch dem Werfenden selbst; mehrere Biere dürfen an verschiedene Spieler gehen. Bei vollem Leben ist es verschwendet. (R) Biere kommen nach den Fadenkreuzen und retten deshalb niemanden, der durch sie in diesem Zug den letzten Lebenspunkt verloren hat: Er ist bereits ausgeschieden.
dice_gatling = Bei drei oder mehr Gatlings im Endergebnis verlieren alle anderen gleichzeitig je 1 Lebenspunkt, und der Werfende legt alle seine Pfeile zurück. (R) Die Reihenfolge: die Verluste mit Bart Cassidys Entscheidungen; Ausscheiden, die Pfeile dieser Spieler, das Spielende; Pedro Ramirez, dann Vulture Sam; die Pfeile des Werfenden; Kit Carlson; der Pfeil wegen El Gringo.
dice_life_max = Kein Effekt hebt jemanden über das Leben, mit dem er angefangen hat.
dice_supply = Pfeile kommen aus der Mitte und gehen dorthin zurück. Insgesamt sind es nie mehr als 9.

## section-end

dice_death = Wer keinen Lebenspunkt mehr hat, ist ausgeschieden, zeigt seine Rolle und gibt alle Pfeile in die Mitte zurück. Gewinnt später sein Team, gewinnt er mit.
dice_end_sheriff-dead = Ist der Sheriff ausgeschieden, gewinnt ein Gesetzloser, der als Einziger noch übrig ist. In jedem anderen Fall gewinnen die Banditen, auch wenn keiner von ihnen mehr lebt.
dice_end_law = Sind alle Banditen und alle Gesetzlosen ausgeschieden, gewinnen der Sheriff und die Hilfssheriffs.
dice_end_immediate = Das Spiel ist in dem Augenblick vorbei, in dem es entschieden ist. Gleichzeitige Verluste werden zusammen betrachtet: Sterben alle auf einmal, gewinnen die Banditen. (R) Zuerst wird auf den Tod des Sheriffs geschaut: Fallen er und der letzte Bandit oder Gesetzlose zusammen, während ein Hilfssheriff lebt, gewinnen die Banditen.
dice_end_two-renegades = Zu acht spielt jeder Gesetzlose allein und gewinnt nur als allerletzter Spieler. Stirbt der Sheriff, während beide Gesetzlosen noch da sind, gewinnen die Banditen, selbst wenn sonst niemand mehr übrig ist.
dice_end_roles-shown = (R) Am Ende des Spiels werden alle Rollen gezeigt.
dice_end_turns = (R) Ein Spiel hat höchstens 1.000 Züge, ein Vielfaches jeder wirklichen Partie. Nach dem letzten ist es aus, und niemand gewinnt oder verliert.
dice_three_goals = Zu dritt liegen alle Rollen offen, und jeder jagt einen anderen: der Hilfssheriff den Gesetzlosen, der Gesetzlose den Banditen, der Bandit den Hilfssheriff.
dice_three_personal = Wer seinem eigenen Ziel persönlich den letzten Lebenspunkt nimmt, gewinnt sofort. War es jemand oder etwas anderes, geht das Spiel weiter, und wer zuletzt übrig bleibt, gewinnt.
dice_three_causes = (R) Indianerangriffe und Dynamit werden niemandem zugerechnet. Was Fadenkreuze und Gatling anrichten, geht auf das Konto dessen, der sie gewürfelt hat. Schaltet ein Wurf beide Gegner zugleich aus und ist das Ziel des Werfenden darunter, gewinnt er. Fallen die letzten zwei oder alle drei im selben Augenblick den Indianern zum Opfer, gewinnt der Bandit, wie wenn alle zugleich sterben. (R) Der Bandit gewinnt in diesem Fall auch dann, wenn er schon ausgeschieden ist. Wer sein Ziel ausschaltet, beendet das Spiel, bevor ihn sein eigenes Dynamit einen Lebenspunkt kosten kann.

## section-characters

dice_bart-cassidy = Bart Cassidy (8) kann anstelle eines Lebenspunkts, den ihn Fadenkreuz oder Gatling kosten würden, einen Pfeil nehmen und entscheidet das Punkt für Punkt. Es geht nicht, wenn dieser Pfeil der letzte in der Mitte ist; geprüft wird das bei jedem Pfeil, bevor irgendwelche Pfeile zurückkommen. Gegen Indianer und Dynamit hilft es nicht. (R) Hat er seinen letzten Lebenspunkt hergegeben, wird er zu weiteren Treffern nicht mehr gefragt.
dice_black-jack = Black Jack (8) kann Dynamit noch einmal werfen, außer wenn drei oder mehr zugleich zu sehen sind, ob aus einem Wurf oder zusammen mit solchen, die er liegen ließ.
dice_calamity-janet = Calamity Janet (8) kann ein Fadenkreuz 1 als 2 oder eine 2 als 1 behandeln und entscheidet das für jeden Würfel.
dice_el-gringo = El Gringo (7): Kostet ihn ein anderer Spieler einen oder mehrere Lebenspunkte, nimmt dieser einen Pfeil, und zwar einmal je Anlass: Alle Fadenkreuze eines Zuges sind ein Anlass, die Gatling ist ein weiterer. Indianer und Dynamit zählen nicht. (R) Das geschieht nach dem Ausscheiden und nach Vulture Sam, bei Fadenkreuzen also vor den Bieren; auch wenn der Schuss ihn ausschaltet, denn der Satz im Regelheft macht keine Ausnahme, aber nicht für Punkte, die jemand stattdessen als Pfeile genommen hat. (R) Dieser Pfeil kann der letzte sein, und dann greifen die Indianer an. Bei der Gatling legt der Werfende zuerst seine Pfeile zurück und nimmt dann diesen. (R) Pedro Ramirez wird nach seinen Pfeilen gefragt, bevor El Gringos Schütze diesen Pfeil nimmt, bei Fadenkreuzen ebenso wie bei der Gatling.
dice_jesse-jones = Jesse Jones (9): Hat er höchstens 4 Lebenspunkte, bringt ihm jedes Bier, das er für sich selbst nutzt, 2. Geprüft wird das einmal, wenn die Biere beginnen: Bei 4 Lebenspunkten bringen ihm zwei Biere 4. Sid Ketchums Geschenk und die Biere anderer bringen ihm nicht mehr als jedem anderen.
dice_jourdonnais = Jourdonnais (7): Ein Indianerangriff kostet ihn nie mehr als 1 Lebenspunkt.
dice_kit-carlson = Kit Carlson (7) kann für jeden Gatling-Würfel einen Pfeil eines beliebigen Spielers zurücklegen, auch einen eigenen. Drei Gatlings befreien ihn außerdem von allen eigenen Pfeilen und kosten die anderen wie immer Leben. (R) Jeder Gatling-Würfel kann einen anderen Spieler betreffen; das haben wir bewusst so entschieden, obwohl das Beispiel im deutschen Regelheft von drei Pfeilen eines einzigen anderen Spielers spricht. Kein Würfel muss genutzt werden, und all das gehört zum Gatling-Schritt. (R) Er nennt die Spieler nacheinander und kann jederzeit aufhören.
dice_lucky-duke = Lucky Duke (8) hat in seinem Zug vier Würfe statt drei.
dice_paul-regret = Paul Regret (9): Die Gatling kostet ihn niemals Leben.
dice_pedro-ramirez = Pedro Ramirez (8) kann für jeden Lebenspunkt, den er einbüßt, einen seiner Pfeile zurücklegen; verloren ist der Punkt trotzdem. (R) Bei einem Indianerangriff wird er nicht gefragt, weil ohnehin alle Pfeile zurückkommen. (R) Er legt Pfeile einzeln zurück und kann jederzeit aufhören.
dice_rose-doolan = Rose Doolan (9) kann mit Fadenkreuz 1 auf Spieler zielen, die 1 oder 2 Plätze entfernt sind, und mit Fadenkreuz 2 auf solche, die 2 oder 3 Plätze entfernt sind. (R) Gezählt wird auf dem kürzeren Weg, also gibt es 3 Plätze Entfernung nur, solange mindestens sechs leben, und sie zielt immer auf andere.
dice_sid-ketchum = Sid Ketchum (8): Wenn sein Zug beginnt, noch vor dem ersten Wurf, gewinnt ein Spieler nach seiner Wahl 1 Lebenspunkt zurück; das kann auch er selbst sein. Verzichten kann er nicht, und bei vollem Leben ist es verschwendet.
dice_slab = Slab the Killer (8) kann einmal je Zug ein Bier einsetzen, um einen Würfel mit Fadenkreuz zu verdoppeln: Das Ziel verliert 2 Lebenspunkte. Das Bier heilt dann niemanden, und die zwei Punkte lassen sich nicht aufteilen. Beide Würfel werden festgelegt, während die Ziele gewählt werden. Bart Cassidy kann für jeden der zwei Punkte einen Pfeil nehmen, Pedro Ramirez für jeden einen zurücklegen.
dice_suzy-lafayette = Suzy Lafayette (8) gewinnt 2 Lebenspunkte zurück, wenn ihr Endergebnis weder ein Fadenkreuz 1 noch eine 2 enthält. (R) Das geschieht dann, wenn Fadenkreuze an der Reihe wären, vor Bier, Gatling und einem Verlust durch Dynamit; auch Würfel, die das Dynamit angehalten hat, sind ein Endergebnis.
dice_vulture-sam = Vulture Sam (9) gewinnt jedes Mal 2 Lebenspunkte zurück, wenn ein anderer Spieler ausscheidet, für zwei auf einmal also 4; auch Indianer und Dynamit zählen. Scheidet er im selben Augenblick aus, bekommt er nichts.
dice_willy = Willy the Kid (8) feuert die Gatling schon mit zwei Gatling-Würfeln ab, aber nur einmal je Zug.
