# The rules of The Dice Game as clauses: an id with "_" for "." and a text. A comment with ## begins a section.

rules-title-dice = BANG! The Dice Game: the rules
rules-intro-dice = These are the rules as Sixgun plays them, told in our own words and cut into clauses, each with an id to cite. (R) marks a ruling of ours where the rulebook says nothing. There are five dice, and each has six faces: Arrow, Dynamite, Bullseye 1, Bullseye 2, Beer and Gatling. "The middle" is the common supply of arrows. The number after a character's name is the life that the character gives. Editions disagree about three Dynamites: the revised English one takes the life point before the other dice count; we follow the German one, where the other dice come first.

## section-setup

dice_setup_players = Three to eight people can play, no fewer and no more.
dice_setup_roles = With 3 players: Deputy, Outlaw and Renegade, all face up. With 4: Sheriff, Renegade, 2 Outlaws. With 5: Sheriff, Renegade, 2 Outlaws, 1 Deputy. With 6: Sheriff, Renegade, 3 Outlaws, 1 Deputy. With 7: Sheriff, Renegade, 3 Outlaws, 2 Deputies. With 8: Sheriff, 2 Renegades, 3 Outlaws, 2 Deputies.
dice_setup_secrecy = From four players on, only the Sheriff's role is known to all; every other role stays secret until its owner is eliminated.
dice_setup_characters = Everybody is dealt one of the 16 characters, for all to see. Those not dealt stay out of the game.
dice_setup_life = A player starts with as many life points as the character gives, the Sheriff with 2 more. Among three players there is no Sheriff, so nobody gets the extra points. Starting life is also the most that a player can ever have in this game. Bullet markers (40 of them, worth 1 or 3, free to exchange) set no limit in practice.
dice_setup_arrows = All 9 arrows begin in the middle; nobody holds one.
dice_setup_first = The Sheriff has the first turn, among three players the Deputy. Turns go clockwise and skip everybody who is out.

## section-turn

dice_turn_rolls = A turn opens with a roll of all five dice, and up to two more rolls may follow: three in all. After each roll the player either stops or picks dice to roll again. Any dice will do, also some that were left lying before, but it must be at least one: picking none means stopping. A player without a die that may be rolled stops.
dice_turn_locked = A die that shows Dynamite may not be rolled again in this turn.
dice_turn_resolve = After the last roll every die takes effect. Arrows already have; next come the Bullseyes 1 and 2 all together, then the Beers, then the Gatling. All of it is compulsory, nothing may be left out.
dice_turn_end = Then it is the turn of the next living player to the left.
dice_forced = (R) Where the rules leave a player just one possibility, it happens without asking.

## section-dice

dice_arrow_at-once = Right after each roll, the roller takes one arrow from the middle for every Arrow that this very roll brought, one after the other; an Arrow left lying from an earlier roll doesn't count again. Only then comes the decision about rolling again, and Arrow dice may be among the dice chosen. The same holds for the roll that brings the third Dynamite: arrows, and an attack if they cause one, come first.
dice_arrow_indians = Whoever takes the last arrow from the middle sets off an Indian attack on the spot: each living player loses 1 life point per arrow held. After it all arrows return to the middle, and the roller goes on taking those still owed. For example, a player with 6 life points and 1 arrow rolls two Arrows while 1 is left in the middle: he takes it, the attack costs him 2, all arrows return, he takes the second one, and is left with 4 life points and 1 arrow.
dice_arrow_attack-order = (R) What an attack costs is counted from the arrows held at that moment, and everybody loses it at once. After that, in this order: eliminations, the end of the game, Vulture Sam, all arrows back to the middle, arrows still owed. Putting back arrows, as Pedro Ramirez can, lowers nothing in that same attack.
dice_arrow_roller-dies = (R) A roller who dies in the attack is done: the turn ends there, the dice do nothing more, arrows still owed are not taken and Dynamite costs nothing.
dice_dynamite_three = With three or more Dynamites there is no further roll. The other dice take effect first; then the roller loses 1 life point and the turn is over.
dice_dynamite_others-first = That life point goes only after all the other dice have had their effect, so a Beer may come in time. (R) The editions disagree: the revised English one takes the point before the other dice; we follow the German one.
dice_bullseye1 = A Bullseye 1 is aimed at one player, the next living one to the left or to the right, who loses 1 life point.
dice_bullseye2 = A Bullseye 2 is aimed at one player, the living one exactly two seats to the left or to the right, who loses 1 life point. Once only two or three players are left, it counts as a Bullseye 1.
dice_bullseye_together = First every Bullseye die is given its target, then all that life is lost in the same instant. A player may be hit more often than he has life points; what is too much is lost. Whether a 2 counts as a 1 is settled when targets are chosen.
dice_bullseye_dead-not-counted = Seats of players who were eliminated before are not counted.
dice_beer = Each Beer die gives 1 life point back to one living player of the roller's choice, who may be the roller; several Beers may go to different players. On a player whose life is full it is wasted. (R) Beers come after the Bullseyes, so they can't save a player who lost the last life point to them in this turn: that player is already out.
dice_gatling = Three or more Gatlings in the final result: all other players lose 1 life point each, at the same time, and the roller puts all of his arrows back. (R) The order: the losses, with Bart Cassidy's choices; eliminations, the arrows of those players, the end of the game; Pedro Ramirez, then Vulture Sam; the roller's arrows; Kit Carlson; the arrow for El Gringo.
dice_life_max = No effect lifts a player above the life that he started with.
dice_supply = Arrows are taken from the middle and return there. There are never more than 9 of them in all.

## section-end

dice_death = A player with no life point left is out, shows the role and returns all arrows to the middle. That player still wins if the team does.
dice_end_sheriff-dead = If the Sheriff is out, a Renegade who is the only player left wins. In every other case the Outlaws win, even if none of them is alive.
dice_end_law = When all Outlaws and all Renegades are out, the Sheriff and the Deputies win.
dice_end_immediate = The game stops the moment it is decided. Losses of one moment are judged together, so if everybody dies at once, the Outlaws win. (R) The Sheriff's death is looked at first: if he and the last Outlaw or Renegade fall together while a Deputy lives, the Outlaws win.
dice_end_two-renegades = In a game of eight each Renegade plays alone and wins only as the very last player. If the Sheriff dies while both Renegades are still there, even if nobody else is, the Outlaws win.
dice_end_roles-shown = (R) When the game ends, all roles are shown.
dice_end_turns = (R) A game has 1,000 turns at most, many times more than any real one. After the last of them it is over, and nobody has won or lost.
dice_three_goals = With three players all roles lie open, and each hunts one other: the Deputy the Renegade, the Renegade the Outlaw, the Outlaw the Deputy.
dice_three_personal = Whoever personally takes the last life point of his own target wins at once. If somebody or something else takes it, play goes on and the last player left wins.
dice_three_causes = (R) Nobody counts as the cause of an Indian attack or of Dynamite. What Bullseyes and the Gatling do is done by the player who rolled them. If one roll removes both opponents together and the roller's target is one of them, the roller wins. If the last two, or all three, fall to the Indians in the same moment, the Outlaw wins, as when all die at once. (R) The Outlaw then wins even if he is already out. Removing one's target ends the game before one's own Dynamite could cost a life point.

## section-characters

dice_bart-cassidy = Bart Cassidy (8) may take an arrow in place of a life point that a Bullseye or the Gatling would cost him, and chooses so point by point. He may not if that arrow is the last one in the middle; this is checked for each arrow, before any arrows come back. It doesn't work against Indians or Dynamite. (R) Once he has given up his last life point, he is not asked about further hits.
dice_black-jack = Black Jack (8) may roll Dynamite again, except when three or more show at the same time, be it from one roll or together with some that he kept.
dice_calamity-janet = Calamity Janet (8) may treat a Bullseye 1 as a 2 or a 2 as a 1, and decides so for each die.
dice_el-gringo = El Gringo (7): another player who costs him one or more life points takes one arrow, once per occasion: all Bullseyes of a turn are one occasion, the Gatling is another. Indians and Dynamite don't count. (R) It happens after eliminations and Vulture Sam, so with Bullseyes before the Beers; it happens also when the shot eliminates him, because the book's sentence makes no exception, but not for points that somebody took as arrows instead. (R) That arrow may be the last one, and then the Indians attack. After a Gatling the roller first puts his arrows back and then takes this one. (R) Pedro Ramirez is asked about his arrows before El Gringo's shooter takes this one, with Bullseyes as with the Gatling.
dice_jesse-jones = Jesse Jones (9): if he has 4 life points or fewer, each Beer that he uses on himself gives 2. This is checked once, when the Beers begin: with 4 life points, two Beers give him 4. Sid Ketchum's gift and other players' Beers give him no more than anybody else.
dice_jourdonnais = Jourdonnais (7): one Indian attack never costs him more than 1 life point.
dice_kit-carlson = Kit Carlson (7) may put back one arrow of any player, himself included, for each Gatling die. Three Gatlings also free him of all his own arrows and cost the others life as always. (R) Each Gatling die may name a different player; we rule so on purpose, though the example in the German book speaks of three arrows of one other player. No die has to be used, and all this belongs to the Gatling step. (R) He names the players one by one and may stop at any time.
dice_lucky-duke = Lucky Duke (8) has four rolls in a turn instead of three.
dice_paul-regret = Paul Regret (9): the Gatling never costs him life.
dice_pedro-ramirez = Pedro Ramirez (8) may put back one of his arrows for each life point that he loses; the point is lost all the same. (R) In an Indian attack he is asked nothing, because all arrows go back anyway. (R) He puts arrows back one by one and may stop at any time.
dice_rose-doolan = Rose Doolan (9) may aim a Bullseye 1 at players 1 or 2 seats away, and a Bullseye 2 at players 2 or 3 seats away. (R) Seats are counted the shorter way round, so 3 seats away exists only while six or more are alive, and she always aims at other players.
dice_sid-ketchum = Sid Ketchum (8): as his turn starts, before the first roll, a player of his choice regains 1 life point; it may be himself. He can't decline, and on a player whose life is full it is wasted.
dice_slab = Slab the Killer (8) may, once a turn, spend one Beer to double one Bullseye die: its target loses 2 life points. The Beer then heals nobody and the two points can't be divided. Both dice are settled while targets are chosen. Bart Cassidy may take an arrow for each of the two points, and Pedro Ramirez may put one back for each.
dice_suzy-lafayette = Suzy Lafayette (8) regains 2 life points if her final result holds neither a Bullseye 1 nor a 2. (R) This happens when the Bullseyes would be resolved, before Beers, the Gatling and a loss to Dynamite; a result that Dynamite cut short is a final one too.
dice_vulture-sam = Vulture Sam (9) regains 2 life points each time another player is eliminated, so 4 for two at once, and Indians and Dynamite count as well. He gets nothing if he is eliminated in the same moment.
dice_willy = Willy the Kid (8) fires the Gatling with two Gatling dice already, but only once in a turn.
