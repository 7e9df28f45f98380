# The guided first games: words beside the table, step by step. A text with -else is said when the learner does something
# else that the rules allow.

web-learn-title = Your first game
web-learn-step = Step { $at } of { $all }
web-learn-read = One moment: read this first, then go on.
web-learn-next = Go on
web-learn-back = Back
web-learn-again = Once more
web-learn-play = Play now against greenhorns
web-learn-alone = A table like this one without help
web-learn-skip = Skip
web-learn-enough = You know enough
web-learn-greenhorns = Greenhorns play at random: just right for a first game. Better shots wait at the next table.

## BANG!

web-learn-classic-you = This is you: Bart Cassidy, the Sheriff. Everybody knows that. The bullets are your life points.
web-learn-classic-roles = The other roles are secret, and everybody wants something else:
web-learn-classic-others = These are the others. The number at the corner is the distance to you, counted in seats. With your Colt .45 you reach distance 1 only: your two neighbours.
web-learn-classic-cards = Your hand. A brown card is played and gone. A blue one stays in front of you. In your turn you play as many as you like; tap one to see what it does and whom it reaches.
web-learn-classic-weapon = Get a better weapon first. Tap the Schofield, then tap it again, or press Play.
web-learn-classic-weapon-else = That can wait. The Schofield comes first: with it you reach further.
web-learn-classic-bang = Range 2 now: Lucky Duke, across the table, is within reach. Tap BANG!, then tap him. You can also drag the card onto him.
web-learn-classic-bang-else = Not this time. Use the new range: BANG! 2♦ at Lucky Duke, across the table.
web-learn-classic-once = He had a Missed! in his hand. Now touch your other BANG!: what you can't play bears the sign ⊘ and tells you why.
web-learn-classic-once-else = Not yet. Touch the BANG! that is left in your hand first.
web-learn-classic-barrel = Rose Doolan hides behind a Barrel, which may save her from shots. Play Cat Balou against her and choose the Barrel: it is discarded.
web-learn-classic-barrel-else = Cat Balou against Rose Doolan's Barrel would help you more. Her hand is a gamble, the Barrel isn't.
web-learn-classic-end = Keep the Missed! and the Beer for worse times. End your turn.
web-learn-classic-end-else = You have 3 of 5 life points; keep the Beer, it can even save you from your last shot. End the turn.
web-learn-classic-missed = Rose Doolan shoots at you, and you are asked. Answer with your Missed!
web-learn-classic-missed-else = That would cost you a life point, and you hold a Missed! Use it.
web-learn-classic-indians = Lucky Duke plays Indians! against everybody. A Missed! is no use here: discard a BANG!, or lose a life point.
web-learn-classic-indians-else = You can spare the BANG!. A life point is worth more.
web-learn-classic-hurt = Willy the Kid shot at you too, and you had no Missed! left: one life point gone. But you are Bart Cassidy, and draw a card for every life point you lose. Then your turn began, with two new cards.
web-learn-classic-beer = A Beer gives you a life point back. Drink it.
web-learn-classic-beer-else = Good too, but drink the Beer first: you will need the life point in a moment.
web-learn-classic-mustang = Play the Mustang: from now on everybody else sees you one seat further away.
web-learn-classic-mustang-else = Put the Mustang in play first. It protects you in every turn of the others.
web-learn-classic-finish = Rose Doolan has one life point left, no Barrel and nothing that helps her. BANG!
web-learn-classic-finish-else = Take the sure shot: Rose Doolan has one life point left.
web-learn-classic-bounty = An Outlaw! Roles are shown when somebody is out, and whoever brings down an Outlaw draws three cards.
web-learn-classic-limit = Your BANG! of this turn is spent, and a Missed! waits for a shot. You have 4 cards in hand and 3 life points: end the turn and see what happens.
web-learn-classic-limit-else = You may, but let us end the turn here.
web-learn-classic-discard = At the end of your turn you may keep as many cards as you have life points. You have a Schofield in play, so a second one is no use: tap it twice to discard it.
web-learn-classic-discard-else = Keep that one. A second Schofield is no use to you: discard that.
web-learn-classic-turncoat = Lucky Duke turns on Willy the Kid, with a Duel, a BANG! and now a Gatling, which hits everybody. So he is the Renegade: he wants to be the last one standing. Answer with a Missed!
web-learn-classic-turncoat-else = You hold two Missed!. Use one: you need your life points for the shoot-out.
web-learn-classic-alone = Willy the Kid was the other Outlaw. Now it is you against the Renegade, and a Beer helps nobody any more when only two are left. Lucky Duke has two life points.
web-learn-classic-raid = Indians! first: it is no BANG!, so it doesn't use up your shot of this turn. If he has no BANG!, it costs him a life point.
web-learn-classic-raid-else = That comes next. Begin with Indians!: then your BANG! can be the last shot.
web-learn-classic-last = One life point left. This is the shoot-out: BANG!
web-learn-classic-last-else = One shot wins the game. BANG! at Lucky Duke.
web-learn-classic-done = The Outlaws and the Renegade are out: the law has won. You know how to shoot, to answer and to read distances. Everything else the cards tell you: rest on one, press it long, or press ? to read its rule.

## The Dice Game

web-learn-dice-you = This is you: Jourdonnais, the Sheriff. Everybody knows that. The bar is your life.
web-learn-dice-roles = The other roles are secret, and everybody wants something else:
web-learn-dice-faces = Five dice, three rolls. Bullseyes hit a player 1 or 2 seats away, a Beer heals, three Gatlings hit everybody else, three Dynamites hurt you. After each roll you keep what you like.
web-learn-dice-arrow = An arrow is taken at once, even if you roll the die again. You have one now. When the last arrow leaves the middle, everybody loses a life point for each arrow he holds.
web-learn-dice-locked = Dynamite can't be rolled again. Touch it.
web-learn-dice-locked-else = First touch the Dynamite, to see what it says.
web-learn-dice-roll = Roll the Arrow and the Gatling again: tap both, then Roll.
web-learn-dice-roll-else = Roll just those two, the Arrow and the Gatling: the Bullseye and the Beer are good.
web-learn-dice-stop = A Bullseye 2 and a second Beer! That is good enough; one more Dynamite or Arrow would hurt. Stop.
web-learn-dice-stop-else = You could, but now there is more to lose than to win. Stop.
web-learn-dice-aim = The Bullseye 1 hits a neighbour. Aim at Black Jack, at your left.
web-learn-dice-aim-else = He is a neighbour too, but let us make Black Jack suffer.
web-learn-dice-beer = The Bullseye 2 had only one target, so it went by itself. Now the first Beer: give it to yourself, by tapping your own plate.
web-learn-dice-beer-else = That would help somebody who may be an Outlaw. Drink it yourself.
web-learn-dice-beer-again = And the second one.
web-learn-dice-beer-again-else = That would help somebody who may be an Outlaw. Drink it yourself.
web-learn-dice-attack = Black Jack rolled the last two arrows, and the Indians attacked: everybody lost a life point for each arrow he held, you just one, as Jourdonnais always does. Then Black Jack shot at you.
web-learn-dice-gatling = Willy the Kid rolled three Gatlings: everybody else lost a life point and he got rid of his arrows. El Gringo rolled three Dynamites: his turn was over, and he was hurt. Both have one life point left.
web-learn-dice-luck = Your turn again. Two Bullseyes, two Gatlings. Push your luck: roll only the Beer again.
web-learn-dice-luck-else = Keep the Bullseyes and the Gatlings. Roll only the Beer.
web-learn-dice-enough = Three Gatlings! Stop here.
web-learn-dice-enough-else = It can't get better than this. Stop.
web-learn-dice-finish = Everybody but Black Jack has one life point left, and the Gatling hits them all. He has three. Shoot him …
web-learn-dice-finish-else = Black Jack has three life points, and the Gatling is about to hit him too. Aim at him.
web-learn-dice-finish-again = … and once more. The Gatling does the rest.
web-learn-dice-finish-again-else = One more for Black Jack, then the Gatling finishes him.
web-learn-dice-done = Two Outlaws and the Renegade in one turn: the law has won. Now you know every face. Each character has an ability: tap a player to read it, or press ? to read a rule.

## The Duel

web-learn-duel-you = You are the Law, your opponent leads the Outlaws. You win when all of the other side's characters are out: two on the table, the rest in reserve.
web-learn-duel-front = Wyatt Earp stands in front: he is your active character, the AC. Attacks hit him, and his ability works: he draws a card whenever the opponent avoids a hit of yours.
web-learn-duel-rear = Dalon Ranger stands behind: your RC, in the rearguard. He is hard to reach, but his ability and his equipment sleep.
web-learn-duel-colt = One BANG! card a turn, the red ones. Play the Colt on West Harding, their AC: tap the card, then tap him.
web-learn-duel-colt-else = Begin with the Colt on West Harding.
web-learn-duel-equip = Missed! But Wyatt Earp drew a card for it. Now a blue card: equipment. Play the Barrel on Dalon Ranger, your RC.
web-learn-duel-equip-else = A Barrel protects whoever has it. Play it on your own RC, Dalon Ranger.
web-learn-duel-asleep = There it is, but it sleeps with him, as long as he stands behind.
web-learn-duel-swap = Once a turn your two may change places. Wyatt Earp has only 3 life points: swap them.
web-learn-duel-swap-else = Later. First bring Dalon Ranger and his Barrel to the front: swap.
web-learn-duel-keep = The Barrel is awake. Now touch Missed!: what you can't play bears the sign ⊘ and tells you why.
web-learn-duel-keep-else = Not yet. Touch the Missed! first.
web-learn-duel-end = Keep it, and the Peacemaker too: one BANG! card a turn. The Strong Ale brings a character to three life points, and nobody of yours has fewer. End your turn.
web-learn-duel-end-else = That can wait for a better moment. End the turn.
web-learn-duel-barrel = West Harding's Colt! Try the Barrel first, it costs nothing: a card is revealed, and a barrel on it avoids the hit.
web-learn-duel-barrel-else = Try the Barrel first: it costs nothing, and Missed! is still there for the next hit.
web-learn-duel-missed = A barrel, so nothing happened. Now a Knife, which is no BANG! card and may follow at once. Use your Missed! this time.
web-learn-duel-missed-else = The Barrel may fail. This time be sure: avoid it with the Missed!
web-learn-duel-again = Another Knife, and only the Barrel is left. Try it.
web-learn-duel-again-else = Nothing can be lost by trying the Barrel.
web-learn-duel-hurt = No barrel this time: one life point. But Dalon Ranger draws a card for it, and then your turn began with two more.
web-learn-duel-winchester = A Winchester! It reaches the RC too. Cattle Katie has one life point left: play it on her.
web-learn-duel-winchester-else = The Winchester on Cattle Katie would take out a character. Do that.
web-learn-duel-fallen = She is out, and her side draws two cards. A character in reserve would ride up now, but their reserve is empty: West Harding stands alone, with one life point.
web-learn-duel-limit = Your BANG! card of this turn is spent. Keep both Missed! and the Peacemaker, and end your turn.
web-learn-duel-limit-else = That can wait for a better moment. End the turn.
web-learn-duel-stand = West Harding's Colt. You have two Missed!: avoid it.
web-learn-duel-stand-else = The Barrel may fail, and you have two Missed!. Use one.
web-learn-duel-twice = West Harding plays as many BANG! cards as he has: another Colt! Avoid it too.
web-learn-duel-twice-else = Be sure this time: the second Missed!
web-learn-duel-last = He has no card left in hand, so nothing can help him. The Peacemaker on West Harding: the last shot.
web-learn-duel-last-else = One shot wins the duel: the Peacemaker on West Harding.
web-learn-duel-done = All Outlaws are out: the Law has won. That is The Duel: who stands in front, what is awake, and when to swap. Rest on any card or character, press it long, or press ? to read its rule.
