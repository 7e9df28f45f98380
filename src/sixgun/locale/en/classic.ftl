# The classic game: log lines, questions, actions and reasons. { $target } and { $by } are names of players, { $card },
# { $other } and { $taken } are cards with suit and value; { $purpose } is a key to select by. More on the log: log.ftl.

## Names that its box prints otherwise than that of the dice game

role-classic-renegade = Renegade
side-classic-renegade = Renegade
goal-three-classic-deputy = Take the Renegade's last life point yourself; if anything else does, be the last player left.

## The log

log-classic-began = { $players } players sit down. { $first-is ->
    [you] { YOU("You") } wear the star and begin
   *[one] { $first } wears the star and begins
  }
log-classic-ended = The game is over: { $side ->
    [law] the Sheriff's side wins!
    [outlaws] the Outlaws win!
    [renegade] the Renegade wins!
    [deputy] the Deputy wins!
    [outlaw] the Outlaw wins!
   *[nobody] nobody wins.
  }
log-punished = The Sheriff has shot a Deputy: { $who-is ->
    [you] { YOU("you") } discard all your cards
   *[one] { $who } discards all cards
  }
log-result-returned = 1 card put back
log-result-escaped = free
log-result-jailed = no turn
log-result-bounty = bounty
log-became = { $who-is ->
    [you] { YOU("You") } are { $character }
   *[one] { $character } sits down
  }
log-copied = { $who-is ->
    [you] { YOU("You") } copy
   *[one] { $who } copies
  } { $target-is ->
    [you] { YOU("you") }
   *[one] { $target }
  }
log-fired = { $who-is ->
    [you] { YOU("You") } shoot
   *[one] { $who } shoots
  } with two cards{ line-against }
log-bled = { $who-is ->
    [you] { YOU("You") } give
   *[one] { $who } gives
  } a life point for two cards
log-result-untouched = no effect

## What a player is asked

ask-classic-ready = Danger lies before you at the start of your turn. Do you trade two cards for a life point first, or go on?
ask-classic-play = Which card do you play, or do you end your turn?
ask-classic-discard = { $excess ->
    [one] You hold 1 card too many. Which one do you discard?
   *[other] You hold { $excess } cards too many. Which one do you discard next?
  }
ask-classic-shot = { $needed ->
    [one] { $by } shoots at you, and one Missed! is needed. What do you do?
   *[other] { $by } shoots at you, and { $needed } Missed! are needed. What do you do?
  }
ask-classic-indians = { $by } sets the Indians on you. Do you discard a BANG!, or lose 1 life point?
ask-classic-duel = You are in a Duel with { $by }. Do you discard a BANG!, or lose 1 life point?
ask-classic-brink = { $needed ->
    [one] You are at the brink of death and need 1 life point to survive. Do you save yourself?
   *[other] You are at the brink of death and need { $needed } life points to survive. Do you save yourself?
  }
ask-classic-store = Which card do you take from the General Store?
ask-classic-kit = Which of these cards do you put back on top of the draw pile?
ask-classic-jesse = Do you take your first card from the draw pile or from another player's hand?
ask-classic-pedro = Do you take your first card from the draw pile, or { $card } from the discard pile?
ask-classic-robbery = { $by } is about to take or discard a card of your hand. Do you trade two cards for a life point first, or go on?
ask-classic-duke = { $purpose ->
    [dynamite] Which of the two cards counts for the Dynamite?
    [jail] Which of the two cards counts for the Jail?
   *[barrel] Which of the two cards counts for the Barrel?
  }
ask-classic-character = Which of these two characters do you want to be?
ask-classic-brawl = Which card does { $target } lose in the Brawl?
ask-classic-pat = Do you draw, or do you take a card in play instead?
ask-classic-vera = Whose ability do you want until your next turn?
ask-classic-doc = You shoot at { $target }. Which card do you discard for it?

## What a player may do

act-classic-end = End the turn
act-classic-play = Play { $card }
act-classic-play-at = Play { $card } against { $target }
act-classic-play-hand = Play { $card } against the hand of { $target }
act-classic-play-card = Play { $card } against { $target }: { $taken }
act-classic-discard = Discard { $card }
act-classic-heal = Discard { $card } and { $other } for 1 life point
act-classic-answer = Answer with { $card }
act-classic-barrel = Use the Barrel
act-classic-pass = Let it happen
act-classic-drink = Drink { $card }
act-classic-pick = Take { $card }
act-classic-put-back = Put back { $card }
act-classic-draw = Draw from the draw pile
act-classic-draw-from = Take a card from the hand of { $target }
act-classic-draw-discard = Take the top card of the discard pile
act-classic-choose = Choose { $card }
act-classic-go-on = Go on
act-classic-become = Be { $character }
act-classic-strip-hand = A random card of the hand
act-classic-strip-card = { $card } in play
act-classic-draw-card = Take { $card } of { $target }
act-classic-copy = Copy { $target }
act-classic-fire = Discard two cards to shoot at { $target }
act-classic-trade = Discard { $card } for two new cards
act-classic-bleed = Lose 1 life point for two cards

## Why not

why-not-yours = You don't hold that card. Choose one from your hand.
why-too-far = That player is at distance { $distance }, but with this card you reach only distance { $reach }. Choose somebody nearer.
why-one-bang = You have already played a BANG! in this turn. Play something else, or end the turn.
why-copy = You already have a card of that name in play. Keep this one, or play another card.
why-sheriff-jail = The Sheriff can't be put in Jail. Choose another player.
why-no-cards = That player has no card to lose. Choose somebody who has one in hand or in play.
why-no-hand = That player has no card in hand. Choose somebody who has one, or another action on offer.
why-not-in-play = That player has no such card in play. Choose a card that lies there, or one from the hand.
why-needs-shot = A Missed! is only good against a shot at you. Keep it for that, and play another card.
why-needs-target = This card is aimed at somebody or something. Name the target: a player or character, or, where it takes a card, the hand or a card in play.
why-no-target-wanted = That is more of a target than this card takes. Play it alone, or, if it is aimed at a player, name only the player.
why-full-life = You have all your life points already. Keep the two cards.
why-wrong-card = That card is no use here. Choose one of the cards on offer.
why-no-barrel = You have no Barrel left to use against this shot. Answer with a Missed!, or let it happen.
why-last-two = With only two players left, a Beer saves nobody. Choose another action on offer.
why-jailed-already = That player is in Jail already. Choose another one.
why-two-cards = Name two different cards, in the order in which they stand in your hand.
why-no-price = It costs another card of your hand: say which one you discard.
why-no-price-wanted = This card costs no other card. Play it without one.
why-not-ready = A green card is put in play first and rests in that turn. Use it from the next turn on.
why-spent = You have played that card three times in this turn. Keep it until the turn is over, or play another card.
why-not-dealt = That character was not dealt to you. Choose one of your two.
why-used-up = You have used your ability as often as a turn allows. Play a card, or end the turn.
why-last-point = That is your last life point, which you can't give. Play a card, or end the turn.
why-not-blue = That card is not blue. Choose a blue one from your hand.
