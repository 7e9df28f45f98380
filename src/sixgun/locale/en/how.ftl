# How to play, in pictures: the first part of the rules. What stands beside a sign, a step of a turn.

web-how = How to play
web-how-goals = Who wants what
web-how-turn = Your turn
web-how-signs = Signs
web-how-cards = Cards
web-how-characters = Characters
web-how-contents = Contents
web-how-seek = goal aim win
web-how-whole = The whole page

web-how-classic-turn-1 = Draw two cards.
web-how-classic-turn-2 = Play as many cards as you like, but only one BANG!. It reaches as far as your weapon does. Distance is counted in seats, the shorter way round.
web-how-classic-turn-3 = Discard: you may keep as many cards as you have life points.

web-how-dice-turn-1 = Roll all five dice, up to three times. After each roll you keep what you like. Dynamite can't be rolled again, and arrows are taken at once.
web-how-dice-turn-2 = Then the dice take effect: first the shots, then the Beers, then the Gatling.
web-how-dice-turn-3 = The player to your left goes on.

web-how-duel-turn-1 = Draw two cards.
web-how-duel-turn-2 = Play as many cards as you like, but only one red BANG! card. Once you may swap your two characters.
web-how-duel-turn-3 = Discard: you may keep as many cards as your AC has life points, with 1 life point two.

web-how-sign-life = A life point. Whoever has none left is out.
web-how-sign-range = Distance, or how far a weapon reaches.
web-how-sign-stays = A blue card stays on the table; a brown one is played and gone.
web-how-sign-green = A green card (Dodge City) stays on the table and can be used from the next turn on.
web-how-sign-price = A card with +1 (Dodge City) costs another card of your hand.
web-how-sign-lock = This can't be used now: touch it to read why.
web-how-sign-shot = A red card is a BANG! card: one a turn.
web-how-sign-swap = AC is the character in front, RC the one behind. The ability and the equipment of the RC are asleep.

web-how-face-arrow = Take an arrow at once. When the last one is taken, the Indians attack: everybody loses a life point for each arrow.
web-how-face-dynamite = Can't be rolled again. Three of them end your turn and cost you a life point.
web-how-face-bullseye1 = A neighbour loses a life point.
web-how-face-bullseye2 = Somebody two seats away loses a life point.
web-how-face-beer = Somebody gets a life point back, you or another.
web-how-face-gatling = Three of them: everybody else loses a life point, and you put your arrows back.
