# The rules of The Duel as clauses: an id with "_" for "." and a text. A comment with ## begins a section.

rules-title-duel = BANG! The Duel: the rules
rules-intro-duel = These are the rules as Sixgun plays them, told in our own words and cut into clauses, each with an id to cite. (R) marks a ruling of ours where the rulebooks say nothing or disagree. The AC is a player's active character, at the front and marked with the AC token; the RC is the one in the rearguard. A "hit" is a shot that may cost a life point, an "avoid" is whatever cancels it; hit cards and avoid cards show the symbol for it large and in a circle. To "reveal" is to turn up the top card of a deck and let its symbol decide. The two numbers after a card's name tell how often it is in the Law's deck and in the Outlaws'; the letters are the reveal symbols of these cards, B barrel, S snake, D dynamite, H horseshoe. The number after a character's name is the number of bullets on the character card. An option is off unless it is chosen.

## section-setup

duel_setup_sides = Two play: one is the Law, the other the Outlaws. Each side has 12 characters of its own and a deck of its own with 40 cards.
duel_setup_characters = Each player draws 4 of his 12 characters at random, looks at them, and shuffles them face down: they are his reserve. Then he draws its top two and secretly chooses one of them as his AC. Both show their ACs at the same moment, then their RCs. A character has as many life points as bullets are printed on the card, and never more. (R) The option characters sets another number than 4, from 2 to 12.
duel_setup_hand = The Law starts with 4 cards in hand, the Outlaws with 5. The Law has the first turn.

## section-turn

duel_turn_phases = A turn opens with the cards that work at its beginning, in the order Dynamite, Rattlesnake, Stampede. In phase 1 the player draws 2 cards. In phase 2 he plays as many cards as he likes, and once, whenever he likes, he may move his AC token. In phase 3 he discards down to the hand limit. Then it is the other player's turn.
duel_turn_own-deck = A player draws and reveals from his own deck as long as it has cards. When the first of the two decks is empty, the discard pile, which both players share, is shuffled and becomes the common deck, and from then on the player without a deck uses that. When the other player's deck is empty too, he uses the common deck as it is, without a shuffle. An empty common deck is made anew from the discard pile. Once only the common deck is left, it counts as the deck of both. (R) The shuffle happens the moment the last card leaves the deck; a card being played is on the discard pile by then. If there are no discards, it happens as soon as there are some. Wagon, General Store and draws go on from the common deck in the middle of their effect.
duel_turn_empty = (R) If there is no card left to draw anywhere, none is drawn. A reveal without a card has no result; Dynamite moves on then.
duel_turn_one-bang = At most one BANG! card (red) may be played in a turn, and it is aimed at the opponent's AC.
duel_turn_actions = Action cards (brown) may be played on any character except the opponent's RC.
duel_turn_equipment = Equipment (blue) may be played only on one's own RC or on the opponent's AC.
duel_turn_swap = To move the AC token is optional. It is possible once a turn, between two plays and while nothing else is being carried out. Equipment stays with its character. A swap by Stampede, Water or Shotgun doesn't use up this move.
duel_turn_no-effect = (R) A card with a legal target may be played even if it will do nothing: Beer at full life, Strong Ale on a character with 3 life points, Fanning against one without equipment. Without a legal target it can't be played: Schoolmarm with nothing in play, Water when each player has a single character.
duel_turn_played-first = A red or brown card goes to the discard pile as it is played, before it takes effect.
duel_turn_hand-limit = In phase 3 the hand limit equals the life points that the AC has left; with 1 life point it is 2 cards. The player chooses what to discard.
duel_active = Only the AC's ability and equipment work; those of the RC are ignored. There are two exceptions. What shows the always-active symbol works in the rearguard too. And while a card or an ability is aimed at the RC, his ability and equipment work for his reaction, and the AC's are asleep meanwhile. (R) Whoever a card is aimed at stays awake until the text for "if avoided" on that card is done.
duel_rc-targeted = (R) When the RC is the target, any avoid in hand may be played for him, but of abilities and equipment only his own help: his Hat, his Barrel, his ability. What is always active never sleeps. On the shooter's side the AC stays awake (Tex Killer, Wyatt Earp). The equipment of one character never helps the other.
duel_single = A player's only character is AC and RC at once, carries the token and can't be swapped. (R) Its owner may give it equipment, since it is his RC, and so may the opponent, since it is an AC. It can be the target of Tom Thorn, of Dynamite and of all else that looks for an AC or an RC. Its equipment may be reloaded.
duel_equipment_own = Equipment works only for the character that has it.
duel_equipment_same-name = A character has one equipment of a name: a new one of the same name is played in place of the old, which is discarded.
duel_equipment_always-on = Rattlesnake, Dynamite and Stampede are always active, with the AC and with the RC.
duel_forced = (R) Where the rules leave a player just one possibility, it happens without asking him. With the option always_ask, a player who could answer a hit, Indians! or a Duel only by letting it happen is asked all the same, so that nobody learns from the pause what he holds.

## section-hits

duel_hit_loss = A hit that isn't avoided costs its target 1 life point. Where a text says that life is lost without speaking of a hit, nothing can avoid it.
duel_hit_avoid = A hit is avoided by an avoid card from hand (Missed!, Return fire), by equipment of the target (Hat, Barrel) or by an ability.
duel_hit_circled = Only a large symbol in a circle makes a card a hit card or an avoid card; symbols in its text don't. So Scope and Return fire are no hit cards, and Derringer and Carbine are no avoid cards.
duel_hit_automatic = A hit that comes from an ability or from the text of a card is no card. It is avoided like any other. It is no BANG! card, so the ability of Tex Killer doesn't touch it.
duel_reveal = To reveal, the top card of a deck is turned up onto the discard pile, and its symbol decides. It is the deck of the player whose character or card reveals; only Sid Curry reveals from the opponent's. Of the 80 cards, 20 show a barrel, 20 a snake, 10 a dynamite and 30 a horseshoe. (R) A revealed card lies on the discard pile at once, also when it was the last of its deck and the pile is shuffled now.
duel_reload = Cards with the reload symbol are Clock, Scope, Stampede and Water. In phase 2 such a card may be discarded, in place of its effect, to draw a card, as soon as at least one player has only one character. It may come from the hand or from the equipment of one's own AC, but not from that of the RC.
duel_order = What affects several characters goes in this order: the turn player's AC, whom Gatling and Indians! spare; the AC across the table; the turn player's RC; the RC across the table. A single character is affected once.
duel_order_triggers = What is triggered at the same moment follows the same order. For example, Tom Thorn's hit in his own side's turn comes before the card for the opponent's Clock.
duel_resolve = (R) A card or an ability is carried out in four steps. First all its hits or losses in order, each with its avoids. Second the card's own text for "if avoided". Third the eliminations, in order. Fourth whatever was triggered meanwhile, hits as well as draws and discards (Dalon Ranger, Wyatt Earp, Slim Poet, Clock and so on), first come, first served; each waiting effect goes through the same four steps and is carried out wholly, with what it triggers, before the next waiting one. So the card that Dalon Ranger draws can't avoid the next hit of the same Fanning. A character at 0 life points stays on the table until the third step, but does nothing.
duel_resolve_targets = (R) A waiting hit on the opponent's AC or RC finds whoever stands there when it is carried out, a replacement too. Sid Curry's hit is for the shooter alone: if he was swapped, he is hit as RC; if he is gone, nothing happens. What a character triggered while alive is carried out even if he is eliminated before. When the game is over, nothing that waits is carried out.
duel_shooter = (R) The shooter of a card is the AC of the player who played it, the shooter of an ability is the character who has it, and the shooter of Return fire is the character whom it saved.
duel_caused = (R) Life is lost "through the opponent" when the opponent controls the card or ability that did it; for a Duel that is whoever played it. Rattlesnake and Dynamite are nobody's.
duel_multi-loss = (R) When several life points are lost at once, the ability of a survivor works once for each; whoever is eliminated by it gets nothing. For example, the opponent's Strong Ale takes Dalon Ranger from 5 to 3, and he draws 2 cards. The hits of a Fanning are not lost at once: each is a loss of its own.
duel_avoid_window = (R) Against each hit, the Barrel may be tried once and Sid Curry's ability once; Hat and avoid cards may be used at any point. The order is free, and it goes on until the hit is avoided or the player lets it happen.
duel_order_finish-first = A card takes effect on all its characters before anybody is removed; then come the removals, then the hits that abilities triggered meanwhile. For example, a player's last hand card is a Gatling. Sid Curry avoids it by his ability, and his hit on the player's AC waits until the Gatling is over, the player's fallen RC is removed, 2 cards are drawn and the replacement is in play. The cards just drawn may avoid that hit.
duel_random = Whoever takes or discards a random card of the opponent's hand sees the backs while doing so, and thus whose deck each card came from. (R) So he chooses a Law back or an Outlaw back, and the card is random among those. The backs are shown only while drawing.
duel_golden = When rules and card disagree, believe the card.

## section-cards

duel_colt = Colt (1/5: D / DDDDD). BANG! card: a hit.
duel_carbine = Carbine (2/1: HH / B). BANG! card: a hit. If it is avoided, its player may discard one equipment of either AC.
duel_fanning = Fanning (2/0: BH). BANG! card: as many hits as the target has equipment. Each is avoided on its own: a Barrel may be tried against each, and Tex Killer's extra card is due for each. The target is the AC, unless Jack Ransome or a Scope allows the RC. (R) Without equipment there is no hit, but a BANG! card has been played. The number of hits is fixed as it is played, so a Hat thrown away doesn't lower it. Hits that are left when the target is at 0 life points lapse.
duel_peacemaker = Peacemaker (2/0: HH). BANG! card: a hit. If it is avoided, the opponent discards a hand card of his choice, if he has one.
duel_remington = Remington (0/2: SB). BANG! card: a hit. If it is avoided, its player may draw 1 card.
duel_schofield = Schofield (0/2: BB). BANG! card: a hit. If it is avoided, its player's AC regains 1 life point, and does so before the hit of a Return fire.
duel_shotgun = Shotgun (2/2: DD / HH). BANG! card: a hit. If it is avoided, its player may swap the AC and the RC of either player.
duel_winchester = Winchester (2/0: HH). BANG! card: a hit, which may be aimed at the opponent's RC too.
duel_beer = Beer (0/1: B). The player's AC and RC regain 1 life point each, a single character 1. It can be played only in one's own turn.
duel_derringer = Derringer (4/0: HHHS). A hit, but no BANG! card. The opponent may use any hand card as an avoid. Barrel, Annie Oakey and Return fire work as usual. A card used as a mere avoid has no other effect. (R) Return fire may be played as itself, and then shoots back, or as a mere avoid.
duel_duel = Duel (1/1: D / H). The opponent may discard a hit card, then the player, and so on; the AC of the first who doesn't loses 1 life point. If Jack Ransome aims it at the RC, that RC answers and loses, awake, while the AC sleeps; if Jack Ransome's side stops, he loses. Only hit cards count: red cards, Gatling, Derringer and Knife, and Annie Oakey's Missed!. All other text on them is ignored, and red ones don't count for the limit. (R) For Toco Ramirez any card counts as a hit card, as in Indians!.
duel_gatling = Gatling (1/0: B). A hit on every character except the player's own AC; no BANG! card.
duel_general-store = General Store (1/1: S / H). Two cards from each player's deck are laid open, or four from the common one. They are taken in turn, the first by the one who played it. There are always four, however many characters are left. (R) If one player still has his own deck and the other uses the common one, two come from each of these.
duel_indians = Indians! (1/1: H / H). For each character except the player's own AC, its owner discards a hit card, or it loses 1 life point. (R) When it is Annie Oakey who is affected, Missed! counts as well; when it is Toco Ramirez, any card does.
duel_knife = Knife (0/3: HHS). A hit, but no BANG! card.
duel_missed = Missed! (5/7: SSSSB / SSSSSBH). An avoid.
duel_return-fire = Return fire (1/0: H). An avoid. If the hit is really cancelled, which against Tex Killer takes the extra card too, the opponent's AC is the target of a hit. A single avoid is enough against that one, even when Tex Killer fires it. (R) Played for one's own RC against one's own Gatling, it still hits the opponent's AC.
duel_schoolmarm = Schoolmarm (2/0: HB). Its player takes any card in play into his hand, except one of the opponent's RC.
duel_stealing = Stealing (0/4: HHHB). Its player takes a random card from the opponent's hand, which may be played at once, or discards any card in play except one of the opponent's RC; with Jack Ransome also one of those.
duel_strong-ale = Strong Ale (1/0: B). Any character except the opponent's RC goes to 3 life points, up or down. Nobody's maximum is below 3. Life lost this way is no hit and can't be avoided.
duel_wagon = Wagon (2/1: BB / B). Its player draws 3 cards, keeps 2 and discards 1.
duel_water = Water (4/1: BSSS / B). Swaps the AC and the RC of either player, but not of one with a single character. It may be reloaded.
duel_bank = Bank (1/0: B). In phase 1 the player whose AC has it draws 1 card more. This is compulsory.
duel_barrel = Barrel (1/1: S / S). When its character is the target of a hit, its owner may reveal: a barrel is an avoid. With anything else, all other ways stay open. Against Tex Killer it is one avoid, and the extra card is still due.
duel_clock = Clock (0/2: HH). Whenever the opponent's AC token moves, whoever or whatever moved it (the opponent, Stampede, Water, Shotgun), the player whose AC has it draws 1 card. It doesn't work when the opponent has one character. It may be reloaded.
duel_dynamite = Dynamite (0/1: B). Always active. It is played only on one's own RC, by Jack Ransome on anybody. At the beginning of the turn of its character's owner, be the character AC or RC, he reveals. With a dynamite it is discarded and the character loses 3 life points; otherwise it goes to the opponent's RC or single character. (R) It counts as aimed at its character, so he is awake, and Alan Pinkertoon shoots.
duel_gun-belt = Gun belt (1/1: D / S). BANG! cards played while the AC wears it don't count for the limit.
duel_hat = Hat (1/1: H / H). It may be discarded from play as an avoid for its character, in the rearguard too.
duel_rattlesnake = Rattlesnake (0/1: S). Always active. At the beginning of the turn of its character's owner, whoever played it, he reveals: with a snake the character loses 1 life point. The Rattlesnake stays.
duel_scope = Scope (1/1: H / H). While the AC has it, hit cards may be aimed at the opponent's RC too; other cards may not. It may be reloaded.
duel_stampede = Stampede (1/0: B). Always active. At the beginning of the turn of its character's owner, this player's AC and RC are swapped; with one character nothing happens. It may be reloaded. (R) A character who dies at the beginning of a turn takes his other cards along, and they are not looked at any more.

## section-end

duel_death = A character at 0 life points is eliminated once the effect is over. He is removed, and his equipment is discarded. His owner draws 2 cards and puts the top character of his reserve in the same place, with all bullets: an AC for an AC, an RC for an RC. The token doesn't move by that, so there is nothing in it for Tom Thorn, Clock or Jango. If the reserve is empty, he goes on with one character.
duel_death_order = (R) At an elimination the order is this: Bull Anderson, Bill Tightman (awake and alive), the equipment is discarded, 2 cards are drawn, the replacement comes. If both characters of a player fall, he draws 4 cards, and the AC is replaced first. Here too it is checked whether the game is over.
duel_death_ability = An ability doesn't work on the loss of its character's last life point.
duel_end = Whoever has no character left loses. Both at once is impossible: Gatling and Indians! spare the turn player's AC, and waiting hits come one by one.

## section-characters-law

duel_alan-pinkertoon = Alan Pinkertoon (4): for each life point that he loses, except the last, the opponent's AC is the target of a hit. This is so also when he is the RC and loses it to his own side's Gatling or Indians!.
duel_annie-oakey = Annie Oakey (4) may use hit cards as avoids and play Missed! as a Colt. A hit card used as an avoid loses its own text and is no BANG! card played; the attacking card's text for "if avoided" applies. A Missed! as a Colt counts as a BANG! card; a Scope helps it, and a Hat avoids it.
duel_bart-masterson = Bart Masterson (4), always active: whenever anybody reveals, 2 cards are revealed, both from the deck in question, and his owner chooses which counts. Both are discarded in the order in which they were revealed. (R) He is not asked when both symbols are the same.
duel_bill-tightman = Bill Tightman (5): when another character is eliminated, his owner draws 2 cards, for the own RC therefore 4 in all.
duel_buffalo-bell = Buffalo Bell (4), always active: when his side's other character would lose life, he may lose it instead, but not his last life point. He can't avoid a hit for the other. This works for Gatling and for the hits of Sid Curry and Tom Thorn too. (R) His owner is asked for each life point, with Dynamite for 0 to 3 of them, and for those lost to Strong Ale. Only the ability of the one who really loses the life point is triggered.
duel_dalon-ranger = Dalon Ranger (5): for each life point that he loses through the opponent, except the last, his owner draws 1 card.
duel_jango = Jango (3): whenever the opponent's AC token moves, his owner draws 1 card. It doesn't work when the opponent has one character.
duel_pat-garret = Pat Garret (5) shows the second card drawn in phase 1. If it has a horseshoe, his owner draws one more from the opponent's deck, or from the common one if that is gone. This is no reveal, so Bart Masterson has no say in it.
duel_tex-killer = Tex Killer (4): whoever would avoid one of his BANG! cards discards one more hand card besides the avoid, the avoid first. If there is no card left, the avoid is spent for nothing: the text for "if avoided" doesn't apply and a Return fire doesn't hit, but Sid Curry's counter-hit comes all the same. This is not so for Gatling, Derringer and Duel.
duel_the-stranger = The Stranger (4), always active: his owner may play one additional BANG! card in each of his own turns. It is looked at when a card is played.
duel_wild-bill = Wild Bill (5): when the opponent draws or discards a card of his side's hand or of his own equipment, the opponent's AC is the target of a hit. (R) This is so for each card and for Stealing, Schoolmarm, Carbine, Slim Poet, the hand cards that Bull Anderson takes, Peacemaker, and when the opponent replaces his equipment. It is not so for the hand limit, for the player's own choices, for cards paid in a Duel, for Indians! or to Tex Killer, and when Dynamite moves on. As RC it works only while he is the target.
duel_wyatt-earp = Wyatt Earp (4): for each hit of his side that the opponent avoids by an avoid, his owner draws 1 card, with Remington therefore 2 in all. Automatic hits, such as that of Return fire, count too.

## section-characters-outlaws

duel_babe-leroy = Babe Leroy (4): once in each turn of her owner, in phase 2 with nothing being carried out, he may draw 2 cards if he has none in hand. This works right after she became the AC too, but not when Water, played as the last card, made her the RC.
duel_bull-anderson = Bull Anderson (5): when another character is eliminated, his owner may take up to 2 cards from its equipment, at random from its owner's hand, or one of each. This comes before the 2 cards are drawn for the elimination, so it never touches those. It works for a character of his own side too, but then only equipment is any use.
duel_cattle-katie = Cattle Katie (4): once in each turn of her owner, in phase 2 with nothing being carried out, he may discard one of her equipment that isn't always active, and draw 2 cards.
duel_dalton-bros = Dalton Bros (3): their owner draws 3 cards in phase 1 instead of 2, with a Bank 4.
duel_jack-ransome = Jack Ransome (4): his owner may play cards on any character: equipment on Jack Ransome himself while he is the AC; BANG! cards, Duel, Stealing, Knife and Schoolmarm on the opponent's RC; Dynamite on anybody. (R) Hits and Duel are still aimed only at the opponent's characters.
duel_pearl-hat = Pearl Hat (3): once in each turn of her owner, in phase 2 with nothing being carried out, he may discard a hand card to carry out the effect of the Action card that was on top of the discard pile before. If the top card is red or blue, he can't; nor does it work for Missed! and Return fire. An Action card that was reloaded may be used, or reloaded again.
duel_sid-curry = Sid Curry (4): when he is the target of a hit, his owner may reveal the top card of the opponent's deck, or of the common one if that is gone. A barrel is an avoid, and the shooter is the target of a hit. With a Barrel too, he chooses which comes first.
duel_slim-poet = Slim Poet (4): for each life point that he loses through the opponent, except the last, his owner may make the opponent discard a random hand card. This is not so for Rattlesnake and Dynamite, nor for his own side's Gatling or Indians!.
duel_soundance-kid = Soundance Kid (4), always active: once in each turn of his owner, in phase 2 with nothing being carried out, he may discard a hand card and draw one card from his own deck and one from the opponent's; the common deck stands in for one that is gone. He keeps one of them and discards the other.
duel_toco-ramirez = Toco Ramirez (4): his owner may play any hand card as a Colt. It counts as a BANG! card, and its own text is void.
duel_tom-thorn = Tom Thorn (4): whenever he becomes the AC by a move of the token (the own move, Water, Shotgun or Stampede, in either player's turn), the opponent's RC is the target of a hit; a single character is too. It doesn't work when he is the only character of his side, nor when he comes into play.
duel_west-harding = West Harding (4): his owner has no limit for BANG! cards. As with a Gun belt, they don't count for the limit after a swap.
