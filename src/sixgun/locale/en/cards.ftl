# The cards of the games: their names, what they do in a sentence, and what the characters can do in the classic game.

## Cards

card-bang = BANG!
card-missed = Missed!
card-beer = Beer
card-saloon = Saloon
card-stagecoach = Stagecoach
card-wells-fargo = Wells Fargo
card-general-store = General Store
card-panic = Panic!
card-cat-balou = Cat Balou
card-gatling = Gatling
card-indians = Indians!
card-duel = Duel
card-mustang = Mustang
card-scope = Scope
card-barrel = Barrel
card-jail = Jail
card-dynamite = Dynamite
card-volcanic = Volcanic
card-schofield = Schofield
card-remington = Remington
card-carabine = Rev. Carabine
card-winchester = Winchester
card-colt = Colt
card-carbine = Carbine
card-fanning = Fanning
card-peacemaker = Peacemaker
card-shotgun = Shotgun
card-derringer = Derringer
card-knife = Knife
card-return-fire = Return fire
card-schoolmarm = Schoolmarm
card-stealing = Stealing
card-strong-ale = Strong Ale
card-wagon = Wagon
card-water = Water
card-bank = Bank
card-clock = Clock
card-gun-belt = Gun belt
card-hat = Hat
card-rattlesnake = Rattlesnake
card-stampede = Stampede

# The Duel's own name for a card, where its rulebook prints another.
card-duel-general-store = General Store

## What a card does

cardtext-bang = Shoots at a player within your weapon's range: a miss, or one life point lost.
cardtext-missed = Cancels a shot that is aimed at you.
cardtext-beer = Gives you one life point back, also to save you when you lose your last one; no use once only two players are left.
cardtext-saloon = Gives every living player one life point back.
cardtext-stagecoach = Lets you draw two cards.
cardtext-wells-fargo = Lets you draw three cards.
cardtext-general-store = Turns up one card per living player; starting with you, each takes one.
cardtext-panic = Takes a card from another player at distance 1 into your hand.
cardtext-cat-balou = Makes another player, however far away, discard a card.
cardtext-gatling = Shoots at all other players at any distance.
cardtext-indians = Every other player discards a BANG! or loses one life point.
cardtext-duel = Another player and you discard BANG! cards in turn until one of you stops and loses one life point.
cardtext-mustang = All others see you 1 farther away.
cardtext-scope = You see all others 1 nearer.
cardtext-barrel = When you are shot at, you may draw!: hearts count as a Missed!.
cardtext-jail = Locks up a player other than the Sheriff, who misses the next turn unless a draw! brings hearts.
cardtext-dynamite = Goes round from turn to turn until a draw! of spades 2 to 9 makes it cost somebody three life points.
cardtext-volcanic = Weapon of range 1 that lets you play any number of BANG! cards.
cardtext-schofield = Weapon of range 2.
cardtext-remington = Weapon of range 3.
cardtext-carabine = Weapon of range 4.
cardtext-winchester = Weapon of range 5.

## What a card does in The Duel

cardtext-duel-colt = BANG! card: a hit on the opponent's AC.
cardtext-duel-carbine = BANG! card: a hit on the opponent's AC. If it is avoided, you may discard one equipment of either AC.
cardtext-duel-fanning = BANG! card: as many hits on the opponent's AC as that character has equipment. Each is avoided on its own.
cardtext-duel-peacemaker = BANG! card: a hit on the opponent's AC. If it is avoided, your opponent discards a hand card of choice.
cardtext-duel-remington = BANG! card: a hit on the opponent's AC. If it is avoided, you may draw a card.
cardtext-duel-schofield = BANG! card: a hit on the opponent's AC. If it is avoided, your AC regains one life point.
cardtext-duel-shotgun = BANG! card: a hit on the opponent's AC. If it is avoided, you may make either player's AC and RC change places.
cardtext-duel-winchester = BANG! card: a hit on the opponent's AC or RC.
cardtext-duel-beer = Your AC and your RC regain one life point each.
cardtext-duel-derringer = A hit on the opponent's AC, no BANG! card. Your opponent may avoid it with any hand card.
cardtext-duel-duel = Your opponent and you discard hit cards in turn; the AC of the first who stops loses one life point.
cardtext-duel-gatling = A hit on every character except your AC; no BANG! card.
cardtext-duel-general-store = Two cards from each player's deck, or four from the common one, are laid open; beginning with you, you take them in turn.
cardtext-duel-indians = For every character except your AC, its owner discards a hit card, or it loses one life point.
cardtext-duel-knife = A hit on the opponent's AC, no BANG! card.
cardtext-duel-missed = Avoids a hit on one of your characters.
cardtext-duel-return-fire = Avoids a hit on one of your characters and then shoots at the opponent's AC.
cardtext-duel-schoolmarm = Takes a card in play into your hand, but not one of the opponent's RC.
cardtext-duel-stealing = Takes a random card from the opponent's hand, or discards a card in play that doesn't belong to the opponent's RC.
cardtext-duel-strong-ale = Brings a character other than the opponent's RC to three life points, up or down.
cardtext-duel-wagon = You draw three cards, keep two and discard one.
cardtext-duel-water = Either player's AC and RC change places. May be reloaded.
cardtext-duel-bank = You draw one more card in phase 1 while its character is your AC.
cardtext-duel-barrel = When its character is hit, you may reveal: a barrel avoids the hit.
cardtext-duel-clock = While its character is your AC, you draw a card whenever the opponent's AC and RC change places. May be reloaded.
cardtext-duel-dynamite = Begins with your own RC, always active. Its character's owner reveals as each turn begins: a dynamite costs the character three life points, anything else sends it to the other side's RC.
cardtext-duel-gun-belt = BANG! cards don't count for your limit while its character is your AC.
cardtext-duel-hat = May be discarded from play to avoid a hit on its character.
cardtext-duel-rattlesnake = Always active. Its character's owner reveals as each turn begins: a snake costs the character one life point.
cardtext-duel-scope = While its character is your AC, your hit cards may also be aimed at the opponent's RC. May be reloaded.
cardtext-duel-stampede = Always active. As each turn of its character's owner begins, that player's AC and RC change places. May be reloaded.

## Characters

ability-classic-bart-cassidy = Draws a card for every life point lost, if still alive.
ability-classic-black-jack = Shows the second card drawn in phase 1 and draws a third if it is red.
ability-classic-calamity-janet = Can use BANG! as Missed! and Missed! as BANG!
ability-classic-el-gringo = Takes a random hand card from whoever costs this character a life point, once for each point.
ability-classic-jesse-jones = May take the first card of the turn from another player's hand, unseen.
ability-classic-jourdonnais = Has a Barrel at all times, on top of any in play.
ability-classic-kit-carlson = Looks at the top three cards in phase 1, keeps two and puts one back.
ability-classic-lucky-duke = Turns up two cards for each draw! and picks one of them.
ability-classic-paul-regret = Is seen 1 farther away by all others.
ability-classic-pedro-ramirez = May take the first card of the turn from the discard pile.
ability-classic-rose-doolan = Sees all others 1 nearer.
ability-classic-sid-ketchum = May discard two hand cards at any time to regain one life point.
ability-classic-slab = BANG! cards played by this character take two Missed! to cancel.
ability-classic-suzy-lafayette = Draws a card whenever the hand is empty.
ability-classic-vulture-sam = Takes all the cards of every other player who is eliminated.
ability-classic-willy = May play any number of BANG! cards in a turn.
card-hidden = a card
