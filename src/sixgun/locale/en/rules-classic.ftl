# The rules of the classic game as clauses: an id with "_" for "." and a text. A comment with ## begins a section.

rules-title-classic = BANG! The classic game: the rules
rules-intro-classic = These are the rules as Sixgun plays them, told in our own words and cut into clauses, each with an id to cite. (R) marks a ruling of ours where the rulebook says nothing, where what it shows is not in its text, or where we read it against the letter; it says which, unless the rulebook is just silent. To "draw!" is to turn up the top card of the draw pile and let its suit and value decide. A "BANG! symbol" is a shot; BANG! cards carry it, but so do cards that are not BANG! cards. A player is "at the brink of death" when a loss takes the last life point. The number after a character's name is the number of bullets on the character card. An option is off unless it is chosen.

## section-setup

classic_setup_players = Three to seven people can play, no fewer and no more; with Dodge City eight (dodge.players).
classic_setup_roles = With 3 players: see classic.three.goals. With 4 players: Sheriff, Renegade, 2 Outlaws. With 5: Sheriff, Renegade, 2 Outlaws, 1 Deputy. With 6: Sheriff, Renegade, 3 Outlaws, 1 Deputy. With 7: Sheriff, Renegade, 3 Outlaws, 2 Deputies. They are dealt at random.
classic_setup_secrecy = Only the Sheriff's role is open to all. Every other role is known to its owner alone until that player is eliminated.
classic_setup_characters = Everybody is dealt one of the 16 characters at random, for all to see. Those not dealt are out of the game, and nobody gets to see them.
classic_setup_two-characters = With the option “Two characters to choose from” everybody is dealt two characters. (R) All lie open. Beginning with the player who has the first turn, each in clockwise order keeps one of the two, before any card is dealt; the other one is out of the game. Whoever keeps a character from the last game isn't asked.
classic_setup_life = A player starts with as many life points as the character has bullets, the Sheriff with 1 more. This starting life is also the most that the player can have in the whole game.
classic_setup_hand = Everybody starts with as many cards in hand as there are bullets printed on the character card; the Sheriff's additional bullet brings no additional card. (R) Many tables deal the Sheriff one card more; the option “The Sheriff gets a card more”, normally off, does the same.
classic_setup_beginner = In the beginners' game the cards that bear the book symbol stay in the box: the Dynamite, 3 Duels, 2 General Stores, 2 Indians! and 3 Jails. That leaves 69 cards. (R) Which cards bear the symbol is not in the text of the rulebook, only on the cards.
classic_setup_first = The Sheriff has the first turn, among three players the Deputy. From there it goes clockwise.
classic_setup_deck = There are 80 playing cards, 20 of each suit; a suit belongs to all values before it. BANG! (25): A♠, Q K A♥, 2–10 J Q K A♦, 2–9♣. Missed! (12): 10 J Q K A♣, 2–8♠. Beer (6): 6–10 J♥. Saloon (1): 5♥. Stagecoach (2): 9♠, 9♠. Wells Fargo (1): 3♥. General Store (2): 9♣, Q♠. Panic! (4): J Q A♥, 8♦. Cat Balou (4): K♥, 9 10 J♦. Gatling (1): 10♥. Indians! (2): K A♦. Duel (3): Q♦, J♠, 8♣. Mustang (2): 8 9♥. Scope (1): A♠. Barrel (2): Q K♠. Jail (3): J♠, 10♠, 4♥. Dynamite (1): 2♥. Volcanic (2): 10♠, 10♣. Schofield (3): J Q♣, K♠. Remington (1): K♣. Rev. Carabine (1): A♣. Winchester (1): 8♠. (R) Suits and values are printed on the cards only.

## section-turn

classic_turn_phases = A turn opens with the checks for what lies before the player: Dynamite, then Jail. In phase 1 he draws 2 cards, in phase 2 he plays any number of cards, in phase 3 he discards down to the hand limit. Then it is the turn of the next living player to the left.
classic_turn_draw = In phase 1 a player takes the top two cards of the draw pile.
classic_turn_reshuffle = The moment the last card leaves the draw pile, the discard pile is shuffled into a new one; a card turned up for a draw! is discarded before that. (R) If there are no discards either, this waits until there are some. Whoever must draw then gets as many cards as there are: Black Jack without a second card has no bonus, the last in order get nothing from a General Store, and a draw! without a card fails, so that Dynamite passes on and Jail is discarded with the turn lost.
classic_turn_optional = Nobody ever has to play a card in phase 2.
classic_turn_one-bang = One BANG! card may be played per turn. The limit is for BANG! cards only: it touches neither other cards with the BANG! symbol, such as Gatling, nor BANG! cards discarded for Indians! or in a Duel.
classic_turn_no-copies = Nobody has two cards of the same name in play in front of him. A play that would bring this about is illegal.
classic_turn_one-weapon = A player has one weapon in play at a time: a new one that he plays discards the old. (R) The same weapon may be played again; the old copy is discarded, so there are never two.
classic_turn_bang-limit-when = (R) The limit is looked at each time a BANG! is played: it is legal if none was played in this turn, or if a Volcanic is in play at that moment, or if the player is Willy the Kid. Shots fired with a Volcanic that is gone by now still count. Range is that of the weapon in play at that moment.
classic_turn_dead-player = (R) If a player dies in his own turn, to Dynamite or in a Duel of his own, the turn ends at once and without phase 3. Next is the first living player to the left of his seat.
classic_turn_hand-limit = In phase 3 the hand limit equals the life points that the player has left. He chooses which cards to discard.
classic_turn_out-of-turn = Out of turn a player may play only Missed! as an answer, Beer at the brink of death, and the answers that cards and characters ask for.
classic_turn_brown-blue = A brown card goes to the discard pile as it is played and then takes effect. A blue card stays in play in front of its player, a Jail in front of its target.
classic_turn_spent = (R) Against the letter of the rulebook, which knows only three limits, a card may be played three times in a turn at most. Cards that are put in play count as played too. A card that was played three times may still be an answer. This limit is mild and hardly ever matters, but it ends every turn: otherwise Stagecoach, Wells Fargo and General Store could draw themselves again without end when hardly a card is left to draw, and so could whatever Suzy Lafayette plays as her last card.
classic_forced = (R) Where the rules leave a player just one possibility, it happens without asking him. With the option “Always ask”, a player who could answer a shot, Indians!, a Duel or the brink of death only by letting it happen is asked all the same, and so is a player who can play nothing in phase 2, so that nobody learns from the pause what he holds.

## section-distance

classic_distance_seats = The distance between two living players is counted in seats the shorter way round, so neighbours are at distance 1. The eliminated don't count.
classic_distance_mustang = All others see the owner of a Mustang 1 farther away, and Paul Regret likewise; the owner sees them as before.
classic_distance_scope = The owner of a Scope, and Rose Doolan likewise, sees all others 1 nearer; they see the owner as before.
classic_distance_stack = A card and an ability of the same kind add up. Everything is summed first; only then does anything below 1 count as 1. For example, Scope against Mustang at seat distance 1 makes 1.
classic_distance_weapon = A weapon changes how far BANG! reaches, never a distance. The Colt .45 reaches 1; it is no card and can't be lost. Volcanic reaches 1, Schofield 2, Remington 3, Rev. Carabine 4, Winchester 5. (R) How far the weapons reach is printed on the cards only, as a symbol.
classic_distance_panic = Panic! reaches distance 1. Mustang, Scope and abilities like theirs count for it, weapons don't.

## section-cards

classic_bang_target = BANG! is aimed at one other player within range of the weapon. He may answer with Missed!, or with a Barrel, Jourdonnais's ability or Calamity Janet's BANG!; else he loses 1 life point.
classic_bang_discard = The BANG! card is discarded even when the shot is cancelled.
classic_missed_answer = Missed! cancels a BANG! symbol aimed at the player who plays it, never one aimed at somebody else. It can't be played in one's own turn without such a shot.
classic_volcanic = With Volcanic in play a player may play any number of BANG! cards in his turn, at range 1, against one target or several.
classic_beer_heal = Beer gives its player 1 life point back, never above his starting life, and never helps anybody else. (R) In phase 2 it may be played at full life too; it is wasted then, though Suzy Lafayette may want just that.
classic_beer_brink = When a loss takes a player's last life point, he may play Beer, out of turn or in turn. Each Beer gives 1 life point back, and he survives if he ends at 1 or more. With 2 life points and a Dynamite that costs 3, two Beers save him at 1, and one Beer can't. (R) He is asked whenever he holds a Beer that works, one Beer at a time; he may decline, and he stops at 1 life point. Sid Ketchum may mix Beers and his ability.
classic_beer_last-two = With only two players left Beer has no effect. In turn it may be played and is wasted; at the brink of death it can't save and isn't offered.
classic_saloon = Saloon gives 1 life point back to every living player, the one who plays it included, with the usual maximum. It can never be played at the brink of death. (R) It still works with two players left.
classic_stagecoach = Stagecoach: its player draws 2 cards.
classic_wells-fargo = Wells Fargo: its player draws 3 cards.
classic_general-store = General Store: as many cards are turned up as players are alive. Beginning with the one who played it, each in clockwise order takes one of his choice. (R) The last card is given without asking.
classic_panic = Panic! takes one card of another player at distance 1 into the hand: a random one from his hand, or one in play that the taker chooses. Weapons, Jail, Dynamite and other blue cards may all be taken; a stolen Jail frees the prisoner and may be played again. (R) It never takes a card of one's own.
classic_cat-balou = Cat Balou makes a player at any distance discard a card: a random one from his hand, or the one in play that the attacker chooses. (R) It is always another player, though the rulebook says any player.
classic_no-cards-no-target = (R) A player with no card at all is no target for Panic! or Cat Balou. If he has only cards in hand or only cards in play, the choice falls there.
classic_gatling = Gatling fires a BANG! symbol at every other player, in order from the left; each may cancel it as usual. It is not a BANG! card: the limit doesn't touch it, and the ability of Slab the Killer doesn't apply.
classic_indians = Indians!: every other player, in order from the left, discards a BANG! card or loses 1 life point. Missed! and Barrel are no help. The one who played it is never asked.
classic_duel = Duel challenges any other player at any distance. The challenged player may discard a BANG!, then the challenger may, and so on; the first who doesn't loses 1 life point. Missed! and Barrel can't be used. Duel is not a BANG! card, and BANG! cards discarded in it don't count for the limit.
classic_mustang = Mustang: while it is in play, all others see its owner 1 farther away (see classic.distance.mustang).
classic_scope = Scope: while it is in play, its owner sees all others 1 nearer (see classic.distance.scope).
classic_barrel = Barrel: when its owner is the target of a BANG! symbol, from BANG! or Gatling, he may draw!, once per Barrel and shot. Hearts count as if he had played one Missed!. Nobody has to use a Barrel, and against Slab the Killer the same Barrel gives no second draw!. (R) The draw! may come before or after a Missed!, as long as the shot is open.
classic_jail = Jail is put before any other player except the Sheriff, at any distance. Before his turn, after Dynamite, the prisoner must draw!: with hearts the Jail is discarded and he plays his turn; otherwise the Jail is discarded and the turn is skipped, without phases 1 to 3 and so without a discard for the hand limit. A prisoner can be a target and may answer as ever. He can't be given a second Jail, since nobody has two cards of the same name.
classic_dynamite = Dynamite is played before oneself. From the owner's next turn on, whoever has it before him must draw! as his turn starts. With spades from 2 to 9 it explodes: it is discarded first, so that Vulture Sam never gets it, and then the player loses 3 life points. Otherwise it moves to the next living player on the left. (R) If that player already has a Dynamite, which can't happen with one in the deck, it moves on to the next who has none.
classic_dynamite_no-causer = Nobody is the cause of what Dynamite does: it brings no reward, no penalty and no card for El Gringo.
classic_draw-check = To draw!, the top card is turned up and discarded; its suit and value decide. A range includes both its ends; the order is 2 to 10, J, Q, K, A. The card turned up has no other effect.
classic_draw-check_order = The draw! for Dynamite comes before the one for Jail.

## section-end

classic_death_reveal = A player at 0 life points whom no Beer saves is out: he shows his role, and his hand and his cards in play are discarded or go to Vulture Sam.
classic_death_deputy = If the Sheriff eliminates a Deputy, the Sheriff discards his hand and all his cards in play.
classic_death_reward = Whoever eliminates an Outlaw draws 3 cards, even as an Outlaw himself.
classic_death_order = (R) Gatling and Indians! are carried out player by player from the left. If one falls, he is removed, and the end of the game, his cards, penalty and reward are settled before the next player is asked. So with only these three left, if the Renegade's Gatling fells the Sheriff before the last Outlaw, the Outlaws win; the other way round, the Renegade does. If three are left and one falls, the next target's Beer is void. If the Sheriff's Gatling kills a Deputy, it costs him all his cards at once and goes on.
classic_death_hooks = (R) After a loss the order is this. First the answers at the brink of death. If the player lives: Bart Cassidy or El Gringo, then Suzy Lafayette if she was robbed. If he is dead: his role is shown; the end of the game is checked; his cards go to Vulture Sam or to the discard pile, the hand in its order and then the cards in play, and nobody is asked (the rulebook gives no order; the publisher's answers to players let the dead one choose it); penalty or reward; Suzy Lafayette; the next target. The dead get nothing from their own ability.
classic_death_sam-first = (R) If the Sheriff is Vulture Sam and eliminates a Deputy, he takes the cards first and then loses everything.
classic_death_causer = A player is eliminated by whoever played the card that took the last life point. A player who falls to Dynamite was eliminated by nobody. (R) So was one who loses the Duel that he played himself; a Deputy who dies in his own Duel against the Sheriff brings no penalty.
classic_end_sheriff-dead = If the Sheriff is out and the Renegade is the only player alive, the Renegade wins. In every other case the Outlaws win, even if all of them are dead.
classic_end_law = When all Outlaws and the Renegade are out, the Sheriff and the Deputies win, the dead ones included.
classic_end_immediate = The game ends the moment one of these holds; nothing further is carried out.
classic_end_roles-shown = (R) When the game ends, all roles are shown.
classic_end_turns = (R) A game has 1,000 turns at most, many times more than any real one. After the last of them it is over, and nobody has won or lost.
classic_rematch = In a further game each survivor decides for himself whether he keeps his character; nobody keeps cards. Who was eliminated draws a new character, never the one he had. If the players like, the role of the Sheriff goes round.

## section-characters

classic_bart-cassidy = Bart Cassidy (4) draws 1 card for each life point lost, after any Beers that save him, and none if he dies. A Dynamite that he survives brings him 3 cards.
classic_black-jack = Black Jack (4) shows the second card that he draws in phase 1. If it is hearts or diamonds, he draws one more, which he doesn't show.
classic_calamity-janet = Calamity Janet (4) may use BANG! as Missed! and Missed! as BANG!. A Missed! used as BANG! counts for the limit, unless she has a Volcanic. For Indians! and in a Duel, Missed! serves as BANG!.
classic_el-gringo = El Gringo (3): for each life point that he loses to a card played by another player, he takes a random card from that player's hand; if there is none, he takes none. It doesn't happen for Dynamite, nor for a Duel that he played himself.
classic_jesse-jones = Jesse Jones (4) may take the first card of phase 1 at random from the hand of another player who has one, whom he names before he sees anything. The second comes from the draw pile.
classic_jourdonnais = Jourdonnais (4) always counts as having a Barrel. With a real one he has two chances, and after that still Missed!.
classic_kit-carlson = Kit Carlson (4) looks at the top three cards in phase 1, keeps two and puts the third back on top, face down. He only looks: with exactly three cards left the draw pile has not run out, and nothing is reshuffled. If there are fewer than three, he completes them after the reshuffle; with only two in all he keeps both.
classic_lucky-duke = Lucky Duke (4) turns up two cards for each draw! and chooses one; both are discarded, and only then is an empty draw pile made anew.
classic_paul-regret = Paul Regret (3) has a built-in Mustang, which adds to a real one.
classic_pedro-ramirez = Pedro Ramirez (4) may take the first card of phase 1 from the top of the discard pile. The second comes from the draw pile, and so does the first when there are no discards.
classic_rose-doolan = Rose Doolan (4) has a built-in Scope, which adds to a real one.
classic_sid-ketchum = Sid Ketchum (4) may at any time discard two cards from his hand for 1 life point, as often as he can, never above the maximum. (R) "At any time" means at every decision that is his: in phases 2 and 3, at any answer, at the brink of death, also with two players left, and at the start of his turn before Dynamite and Jail when one of them lies before him, and when somebody is about to take or discard a card of his hand (Panic!, Cat Balou, Jesse Jones, El Gringo). What he has not in hand any more is not taken then; Jesse Jones draws it from the draw pile.
classic_slab = Slab the Killer (4): to cancel a BANG! card that he played, two Missed! symbols are needed. A successful Barrel counts as one, and so does Calamity Janet's BANG!. The target is asked for them one by one, and may play a single Missed! and waste it. This holds for BANG! cards only.
classic_suzy = Suzy Lafayette (4) draws a card as soon as she has none in hand: at once, before the card just played takes effect (with Stagecoach as her last card, 1 and then 2), and also after a blue card, an answer, a robbery or a penalty, and against Slab the Killer between the two Missed!. (R) In a Duel, against the letter of "as soon as", she draws only when it is over; if her last card took a life point of El Gringo, she draws, he takes that card, and she draws again. (R) The loss that ends a Duel, with the Beers at its brink, comes before she draws; cards of a reward are cards, so after one she draws no more.
classic_vulture-sam = Vulture Sam (4): when another character is eliminated, he takes all the cards that it had in hand and in play into his hand, weapons, Jail and Dynamite too.
classic_willy = Willy the Kid (4) may play any number of BANG! cards in his turn.

## section-hidden

classic_hidden = A hand card taken by Panic!, Jesse Jones or El Gringo is known only to its taker and its owner; one that Cat Balou discards is open to all, so that whoever knew other cards of that hand still does. What Vulture Sam takes from a hand is known to him and to the one who had it. What Kit Carlson looks at is his alone. Black Jack's second card, both cards that Lucky Duke turns up and the cards of a General Store are open to all.

## section-three

classic_three_goals = With three players there is a Deputy, an Outlaw and a Renegade, all face up, and no Sheriff. Each hunts one other: the Deputy the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. The Deputy has the first turn. Nobody gets an additional life point, and Jail may be put before anybody.
classic_three_personal = Whoever personally takes the last life point of his own target wins at once. If somebody or something else takes it, play goes on, and the last player left wins, whoever brought down the other. (R) Who eliminated whom is told by classic.death.causer: Dynamite and a Duel that the target played himself are nobody's.
classic_three_reward = With three players whoever eliminates anybody draws 3 cards, and there is no penalty. Beer is void when two are left, as always.

## section-dodge-city

dodge_players = With Dodge City in the box three to eight people can play. With 8 players: Sheriff, 2 Deputies, 3 Outlaws, 2 Renegades. Each Renegade is alone: he wins only as the last player alive; the law wins when all Outlaws and both Renegades are out.
dodge_deck = Dodge City adds 40 cards, 10 of each suit, and 15 characters; all are mixed with those of the base game. BANG! (4): 8♠, 5 6 K♣. Missed! (1): 8♦. Beer (2): 6♥, 6♠. Cat Balou (1): 8♣. General Store (1): A♠. Indians! (1): 5♦. Panic! (1): J♥. Barrel (1): A♣. Dynamite (1): 10♣. Mustang (1): 5♥. Remington (1): 6♦. Rev. Carabine (1): 5♠. Binocular 10♦, Hideout K♦, Punch 10♠, Dodge 7♦ K♥, Whisky Q♥, Tequila 9♣, Brawl J♠, Rag Time 9♥, Springfield K♠, Bible 10♥, Buffalo Rifle Q♣, Can Can J♣, Canteen 7♥, Conestoga 9♦, Derringer 7♠, Howitzer 9♠, Iron Plate A♦ Q♠, Knife 8♥, Pepperbox A♥, Pony Express Q♦, Sombrero 7♣, Ten Gallon Hat J♦. (R) Lists disagree about four cards (Hideout, a BANG!, Buffalo Rifle, Whisky); with these no suit and value comes twice.
dodge_green = A green-bordered card is played face up before oneself and can't be used in the same turn. In a later turn of his own the owner may use it: it is discarded and takes effect, without any other cost. Meanwhile it is in play: whatever takes or discards cards in play reaches it, and one that is taken to a hand must be played and wait again. Nobody has two of the same name in play.
dodge_green_missed = A green card with the Missed! symbol may also be used out of turn, from the next player's turn on, against a shot at its owner: it is discarded and counts as one Missed!, against a BANG! of Slab the Killer too. It can't be used without a shot.
dodge_price = Whisky, Tequila, Brawl, Rag Time and Springfield are played together with one more card of one's choice from the hand, which is discarded first and does nothing. Whoever has no other card in hand can't play them.
dodge_bang-symbol = Cards with a BANG! symbol that are no BANG! cards (Punch, Springfield, Knife, Derringer, Buffalo Rifle, Pepperbox, Howitzer) may be used in any number and don't count for the limit of one BANG!. A shot of theirs is answered like any other, also with Barrel and Jourdonnais; one Missed! cancels it, whoever fired it: the ability of Slab the Killer is for BANG! cards only. (R) One list reads two Missed! for Slab the Killer; the publisher's answers (D04) say one. They are no answer to Indians! and none in a Duel.
dodge_no-beer = Whisky, Tequila and Canteen are no Beer: they can't be used at the brink of death, they still heal when two players are left, and Tequila Joe gets no more from them than others. (R) Like Beer they may be used at full life and are wasted then.
dodge_dynamite = There are two Dynamites. One that doesn't explode goes to the first player to the left who has none before him; if all others have one, it stays where it is.
dodge_binocular = Binocular: its owner sees all others 1 nearer, in addition to a Scope, which may be in play beside it.
dodge_hideout = Hideout: all others see its owner 1 farther away, in addition to a Mustang, which may be in play beside it.
dodge_punch = Punch shoots at a player at distance 1. Mustang, Scope and the like count, weapons don't.
dodge_dodge = Dodge counts as a Missed!, and the player draws a card. (R) It is no Missed! card: Calamity Janet can't use it as BANG!.
dodge_whisky = Whisky, with another card: its player regains 2 life points, never above the maximum.
dodge_tequila = Tequila, with another card: any one player of one's choice, oneself included, regains 1 life point.
dodge_brawl = Brawl, with another card: every other player, in order from the left, loses a card, which is discarded. The one who plays Brawl chooses for each: a random card of the hand, or a certain one in play. Whoever has no card is passed over. (R) One reading lets the victims choose; the official example says the opposite. It may be played when nobody else has a card, and costs its other card all the same.
dodge_rag-time = Rag Time, with another card: takes a card of another player at any distance into the hand, as Panic! does.
dodge_springfield = Springfield, with another card: shoots at another player at any distance.
dodge_bible = Bible (green) counts as a Missed!, and its owner draws a card.
dodge_buffalo-rifle = Buffalo Rifle (green) shoots at another player at any distance.
dodge_can-can = Can Can (green) makes another player at any distance discard a card, as Cat Balou does.
dodge_canteen = Canteen (green): its owner regains 1 life point.
dodge_conestoga = Conestoga (green) takes a card of another player at any distance into the hand, as Panic! does.
dodge_derringer = Derringer (green) shoots at a player at distance 1, and its owner draws a card. (R) He draws at once, before the shot is answered.
dodge_howitzer = Howitzer (green) shoots at every other player, in order from the left, as Gatling does.
dodge_iron-plate = Iron Plate (green) counts as a Missed!.
dodge_knife = Knife (green) shoots at a player at distance 1.
dodge_pepperbox = Pepperbox (green) shoots at a player within range of its owner's weapon.
dodge_pony-express = Pony Express (green): its owner draws 3 cards.
dodge_sombrero = Sombrero (green) counts as a Missed!.
dodge_ten-gallon-hat = Ten Gallon Hat (green) counts as a Missed!.
dodge_apache-kid = Apache Kid (3): Diamonds that others play have no effect on him: no shot, no Indians!, no card taken or discarded. (R) They may be aimed at him all the same and are wasted then; such a BANG! counts as that of the turn. Only the suit of the card itself matters: Gatling and Howitzer touch him, and all three Indians! never do. It doesn't hold in a Duel, nor for a Diamond that answers his own shot. The two cards that Doc Holyday discards have no effect on him if both are Diamonds.
dodge_belle-star = Belle Star (4): in her turn, cards in play before the others have no effect: Barrel, Mustang, Hideout, green cards. Their abilities work as ever, so Jourdonnais and Paul Regret keep theirs. (R) One list says green cards only; the designer says cards in play. They may be taken and discarded as ever, and what lies before her works.
dodge_bill-noface = Bill Noface (4) draws in phase 1 a card, and one more for each life point that he is missing.
dodge_chuck-wengam = Chuck Wengam (4) may lose 1 life point in phase 2 to draw 2 cards, as often as he likes, but never the last point. (R) Nobody caused that loss.
dodge_doc-holyday = Doc Holyday (4): once in phase 2 he may discard two hand cards to shoot at a player within range of his weapon. It is a BANG! symbol and no BANG! card. (R) He names the player first, then discards the cards one by one. He may aim at Apache Kid and discard two Diamonds: they are wasted then.
dodge_elena-fuente = Elena Fuente (3) may use any hand card as a Missed!. (R) A green card from her hand does nothing else then; a Dodge draws its card.
dodge_greg-digger = Greg Digger (4) regains 2 life points whenever another player is eliminated, never above the maximum. (R) That comes after penalty and reward and before Suzy Lafayette.
dodge_herb-hunter = Herb Hunter (4) draws 2 cards whenever another player is eliminated, beside any reward. (R) That comes after penalty and reward and before Suzy Lafayette: as a Sheriff who eliminates a Deputy he discards everything first and keeps the 2 cards.
dodge_jose-delgado = José Delgado (4) may discard a blue card from his hand in phase 2 to draw 2 cards, twice in a turn at most. (R) The first edition knew no limit; twice is printed now.
dodge_molly-stark = Molly Stark (4) draws a card whenever she uses a card of her hand out of turn: an answer to a shot or Indians!, a Beer at the brink of death. In a Duel she draws when it is over, a card for each BANG! of hers. Green cards before her and cards that others make her lose don't count. (R) The loss that ends a Duel, with the Beers at its brink and what follows from it, comes before she draws.
dodge_pat-brennan = Pat Brennan (4) may, instead of drawing in phase 1, take one card in play before any player into his hand; that card is all he gets. (R) By the letter it may be one before himself too.
dodge_pixie-pete = Pixie Pete (3) draws 3 cards in phase 1.
dodge_sean-mallory = Sean Mallory (3) may keep up to 10 cards at the end of his turn.
dodge_tequila-joe = Tequila Joe (4): a Beer gives him 2 life points instead of 1, at the brink of death too. Other cards give him what they give to anybody.
dodge_vera-custer = Vera Custer (3): in her turn, after Dynamite and Jail and before she draws, she chooses another living character and has that ability until her next turn, when she chooses again. (R) What she had before still works for Dynamite and Jail, so as Lucky Duke she turns two cards for each; if Jail holds her all the same, she has no ability until her next turn. The one whom she copies may die meanwhile: she keeps the ability. Her life points and their maximum stay her own. As Suzy Lafayette with no card in hand she draws one at once, before phase 1.
dodge_vera-custer_loot = While Vera Custer has Vulture Sam's ability and both live, they take the cards of an eliminated player in turn, one at a time; the one who sits nearer to the left of that player begins. (R) Nobody is asked: first the hand in random order, then the cards in play in theirs. What comes from the hand only the one who gets it and the one who had it know.
