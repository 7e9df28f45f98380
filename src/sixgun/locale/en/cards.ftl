# The cards of the classic game: their names, what they do in a sentence, and what the characters can do in it.

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
