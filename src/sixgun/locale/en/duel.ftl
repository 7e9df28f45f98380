# The Duel: its names, log lines, questions, actions and reasons. { $by }, { $character }, { $target } and { $fallen } are
# characters, { $card } and { $taken } are cards; { $cause }, { $rank }, { $back } and { $side } are keys to select by. AC
# is the active character at the front, RC the one in the rearguard. More on the log: log.ftl.

## Sides, ranks, backs and symbols

side-duel-law = The Law
side-duel-outlaws = The Outlaws
side-duel-nobody = Nobody

goal-duel-law = Put an end to the Outlaws: eliminate every one of their characters.
goal-duel-outlaws = Shake off the Law: eliminate every one of its characters.

rank-front = AC
rank-rear = RC

back-law = a Law card
back-outlaws = an Outlaw card

symbol-barrel = Barrel
symbol-snake = Snake
symbol-dynamite = Dynamite
symbol-horseshoe = Horseshoe

## Characters

character-alan-pinkertoon = Alan Pinkertoon
character-annie-oakey = Annie Oakey
character-bart-masterson = Bart Masterson
character-bill-tightman = Bill Tightman
character-buffalo-bell = Buffalo Bell
character-dalon-ranger = Dalon Ranger
character-jango = Jango
character-pat-garret = Pat Garret
character-tex-killer = Tex Killer
character-the-stranger = The Stranger
character-wild-bill = Wild Bill
character-wyatt-earp = Wyatt Earp
character-babe-leroy = Babe Leroy
character-bull-anderson = Bull Anderson
character-cattle-katie = Cattle Katie
character-dalton-bros = Dalton Bros
character-jack-ransome = Jack Ransome
character-pearl-hat = Pearl Hat
character-sid-curry = Sid Curry
character-slim-poet = Slim Poet
character-soundance-kid = Soundance Kid
character-toco-ramirez = Toco Ramirez
character-tom-thorn = Tom Thorn
character-west-harding = West Harding

ability-duel-alan-pinkertoon = Answers every life point lost, except the last, with a hit on the opponent's AC.
ability-duel-annie-oakey = Can use hit cards to avoid and play Missed! as a Colt.
ability-duel-bart-masterson = Whoever reveals, two cards are turned up, and his side says which one counts. Always active.
ability-duel-bill-tightman = Draws two cards whenever another character is eliminated.
ability-duel-buffalo-bell = May lose life in place of his companion, but never his last point. Always active.
ability-duel-dalon-ranger = Draws a card for every life point that the opponent costs him, except the last.
ability-duel-jango = Draws a card whenever the opponent's AC and RC change places.
ability-duel-pat-garret = Shows the second card drawn in phase 1; a horseshoe brings another from the opponent's deck.
ability-duel-tex-killer = Whoever avoids one of his BANG! cards must discard one more hand card, or is hit after all.
ability-duel-the-stranger = His side may play one more BANG! card in each of its turns. Always active.
ability-duel-wild-bill = When the opponent takes or discards a card of his side's hand or of his equipment, the opponent's AC faces a hit.
ability-duel-wyatt-earp = Draws a card whenever the opponent avoids a hit of his side.
ability-duel-babe-leroy = With an empty hand she may draw two cards, once in each of her side's turns.
ability-duel-bull-anderson = When another character is eliminated, he may take up to two cards from its equipment and, unseen, from its owner's hand.
ability-duel-cattle-katie = Once in each of her side's turns she may discard one of her equipment that isn't always active and draw two cards.
ability-duel-dalton-bros = Draw three cards in phase 1 instead of two.
ability-duel-jack-ransome = Cards may be played on any character, the opponent's RC included.
ability-duel-pearl-hat = Once in each of her side's turns she may discard a hand card to use the Action card on top of the discard pile.
ability-duel-sid-curry = When hit, he may reveal from the opponent's deck: a barrel avoids the hit and sends one back at the shooter.
ability-duel-slim-poet = For every life point that the opponent costs him, except the last, he may make the opponent discard a random hand card.
ability-duel-soundance-kid = Once in each of his side's turns he may trade a hand card for the better of two, one from each deck. Always active.
ability-duel-toco-ramirez = Can play any hand card as a Colt.
ability-duel-tom-thorn = Whenever he moves up to the front, the opponent's RC faces a hit.
ability-duel-west-harding = Plays as many BANG! cards in a turn as there are in hand.

## The log

log-result-duel-cost = { $target } −{ $points } life ({ $who-is ->
    [none] { $cause }
   *[one] { $who }
  })
log-duel-began = The Law and the Outlaws meet at high noon
log-duel-ended = The duel is over: { $side ->
    [law] the Law wins!
    [outlaws] the Outlaws win!
   *[nobody] nobody wins.
  }
log-entered = { $who-is ->
    [you] { YOU("You") } bring in
    [outlaws] { $who } bring in
   *[one] { $who } brings in
  } { $character } ({ $rank ->
    [front] { rank-front }
   *[rear] { rank-rear }
  })
log-swapped = { $who-is ->
    [you] { YOU("You") } bring
    [outlaws] { $who } bring
   *[one] { $who } brings
  } { $character } to the front
log-reloaded = { $who-is ->
    [you] { YOU("You") } reload
    [outlaws] { $who } reload
   *[one] { $who } reloads
  } { $card }
log-played-on = { $who-is ->
    [you] { YOU("You") } play
    [outlaws] { $who } play
   *[one] { $who } plays
  } { $card } on { $target }
log-played-as-colt = { $who-is ->
    [you] { YOU("You") } play
    [outlaws] { $who } play
   *[one] { $who } plays
  } { $card } as a Colt{ line-against }
log-hit = { $who } shoots at { $target } ({ $cause })
log-result-chosen = { $card } counts
log-result-copied = { $card } once more

## What a player is asked

ask-duel-front = Which of your two characters begins at the front, as the AC?
ask-duel-play = Which card do you play, or do you end your turn?
ask-duel-copy = How do you use { $card }?
ask-duel-discard = { $excess ->
    [one] You hold 1 card too many. Which one do you discard?
   *[other] You hold { $excess } cards too many. Which one do you discard next?
  }
ask-duel-hit = { $cause ->
    [colt] { card-colt } by { $by }
    [carbine] { card-carbine } by { $by }
    [fanning] { card-fanning } by { $by }
    [peacemaker] { card-peacemaker } by { $by }
    [remington] { card-remington } by { $by }
    [schofield] { card-schofield } by { $by }
    [shotgun] { card-shotgun } by { $by }
    [winchester] { card-winchester } by { $by }
    [derringer] { card-derringer } by { $by }
    [gatling] { card-gatling } by { $by }
    [knife] { card-knife } by { $by }
    [return-fire] { card-return-fire } by { $by }
   *[ability] Ability of { $by }
  }: a hit on { $target }{ $more ->
    [0] .
    [one] {""}; another one follows.
   *[other] {""}; { $more } more follow.
  } How do you avoid it, or do you take it?
ask-duel-extra = Against { character-tex-killer } the avoid is not enough. Which extra card do you discard to save { $target }, or do you let it be?
ask-duel-indians = The Indians are after { $target }. Do you discard a hit card, or lose 1 life point?
ask-duel-duel = { $target } stands in a Duel. Do you discard a hit card, or lose 1 life point?
ask-duel-shield = { $points ->
    [one] { $target } is about to lose 1 life point. Does { character-buffalo-bell } lose it instead?
   *[other] { $target } is about to lose { $points } life points. Does { character-buffalo-bell } lose the next one instead?
  }
ask-duel-carbine = Your Carbine was avoided. Which equipment of either AC do you discard, or none?
ask-duel-peacemaker = You avoided the Peacemaker. Which of your hand cards do you discard?
ask-duel-remington = Your Remington was avoided. Do you draw a card?
ask-duel-shotgun = Your Shotgun was avoided. Whose characters change places, or nobody's?
ask-duel-steal = The opponent's hand shows these backs: Law { $law }, Outlaws { $outlaws }. From which do you take a random card?
ask-duel-slim = { character-slim-poet } was hurt. The opponent's hand shows these backs: Law { $law }, Outlaws { $outlaws }. Of which is a random card discarded, or do you let it be?
ask-duel-bull = { $fallen } is out, and you may still take { $left ->
    [one] 1 card
   *[other] { $left } cards
  }.{ $law ->
    [0] { $outlaws ->
        [0] {""}
       *[other] {" Backs in the hand:"} Outlaws { $outlaws }.
    }
   *[other] {" Backs in the hand:"} Law { $law }, Outlaws { $outlaws }.
  } What do you take, or is it enough?
ask-duel-store = Which card do you take from the General Store?
ask-duel-wagon = { $keep ->
    [one] You keep 1 of these cards. Which one do you discard?
   *[other] You keep { $keep } of these cards. Which one do you discard?
  }
ask-duel-soundance = { $keep ->
    [one] You keep 1 of these cards. Which one do you discard?
   *[other] You keep { $keep } of these cards. Which one do you discard?
  }
ask-duel-bart = { $cause ->
    [barrel] Which of the two cards counts for the Barrel?
    [dynamite] Which of the two cards counts for the Dynamite?
    [rattlesnake] Which of the two cards counts for the Rattlesnake?
   *[ability] Which of the two cards counts for { character-sid-curry }?
  }

## What a player may do

act-duel-end = End the turn
act-duel-play = Play { $card }
act-duel-play-at = Play { $card } on { $target }
act-duel-play-card = Play { $card } on { $taken }
act-duel-play-hand = Play { $card } on the opponent's hand
act-duel-as-colt = Play { $card } as a Colt against { $target }
act-duel-reload = Reload: discard { $card } and draw a card
act-duel-move = Swap your AC and RC
act-duel-draw-two = Draw two cards with { character-babe-leroy }
act-duel-trade = Discard { $card } from play and draw two cards
act-duel-copy = Discard { $card } to use the top Action card
act-duel-exchange = Discard { $card } for the better of two cards
act-duel-discard = Discard { $card }
act-duel-pass = Let it be
act-duel-avoid = Avoid with { $card }
act-duel-cover = Avoid with { $card }, its text aside
act-duel-barrel = Use the Barrel
act-duel-hat = Throw away the Hat
act-duel-sid = Reveal from the opponent's deck
act-duel-pay = Discard { $card } as the extra card
act-duel-answer = Discard { $card } as a hit card
act-duel-shield = { character-buffalo-bell } loses the life point
act-duel-back = { $back ->
    [law] A card with the Law's back
   *[outlaws] A card with the Outlaws' back
  }
act-duel-take = Take away { $card }
act-duel-pick = Take { $card }
act-duel-choose = Let { $card } count
act-duel-front = Begin with { $character } at the front
act-duel-swap = { $side ->
    [law] Swap the Law's AC and RC
   *[outlaws] Swap the Outlaws' AC and RC
  }
act-duel-draw = Draw a card

## Why not

why-absent = That character is not in play. Choose one who is.
why-rearguard = That character stands in the opponent's rearguard, out of reach for this card. Choose another one.
why-not-front = This card swaps a player's characters and is played on the AC. Choose one of the two ACs.
why-own-front = Equipment doesn't go on your own AC. Play it on your RC or on the opponent's AC.
why-own-character = This card is aimed at the opponent. Choose one of the opponent's characters.
why-own-rearguard-only = Dynamite begins with your own RC. Play it there.
why-bang-limit = { $limit ->
    [one] You have already played a BANG! card in this turn. Play something else, or end the turn.
   *[other] You have already played { $limit } BANG! cards in this turn. Play something else, or end the turn.
  }
why-needs-hit = This card answers a hit on one of your characters. Keep it until there is one.
why-alone = A single character has nobody to change places with. Choose another action.
why-moved-already = You have already moved your AC token in this turn. Wait for the next one.
why-used-already = That ability works once a turn and has been used. Wait for your next turn.
why-hand-not-empty = { character-babe-leroy } draws only when your hand is empty. Play your last cards first.
why-no-ability = Your character can't do that now. Choose another action.
why-no-copy = There is no Action card on top of the discard pile that can be used now. Choose another action.
why-nothing-in-play = No equipment is in play, so there is nothing to take. Keep the card for later.
why-no-reload-yet = Nobody can reload while both players have two characters. Play the card for its effect, or keep it.
why-no-reload = That card has no reload symbol. Only Clock, Scope, Stampede and Water can be reloaded.
why-no-hat = This character wears no Hat. Choose another way to avoid the hit, or let it be.
why-barrel-used = The Barrel has had its one try against this hit. Choose another way, or let it be.
why-hand-empty = Your opponent has no card in hand. Choose a card in play, if there is one.
why-not-there = That card is not in play where you can get at it. Choose one of the cards on offer.
why-not-traded = { character-cattle-katie } can trade only her own equipment, and none that is always active. Choose another card.
