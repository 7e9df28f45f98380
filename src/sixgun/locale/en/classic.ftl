# The classic game: log lines, questions, actions and reasons. { $seat }, { $target }, { $by } and { $first }
# are names of players, { $card }, { $other } and { $taken } are cards with suit and value; { $role }, { $cause },
# { $purpose }, { $source } and { $side } are keys to select by.
# A text behind .seat, .target, .by or .first tells it to the player who is that one.

## What happens

event-classic-began = { $players } players sit down. { $first } wears the star and begins.
    .first = { $players } players sit down. You wear the star and begin.
event-classic-role-dealt = { $role ->
    [sheriff] { $seat } is the Sheriff.
    [deputy] { $seat } is a Deputy.
    [outlaw] { $seat } is an Outlaw.
    [renegade] { $seat } is a Renegade.
   *[unknown] { $seat } keeps a secret role.
  }
    .seat = { $role ->
        [sheriff] You are the Sheriff.
        [deputy] You are a Deputy.
        [outlaw] You are an Outlaw.
        [renegade] You are a Renegade.
       *[unknown] You keep a secret role.
      }
event-classic-turn = Turn { $number }: it is up to { $seat }.
    .seat = Turn { $number }: it is up to you.
event-classic-drew = { $cards ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $cards } cards.
  }
    .seat = { $cards ->
        [one] You draw 1 card.
       *[other] You draw { $cards } cards.
      }
event-classic-got = You draw { $card }.
event-classic-showed = { $seat } shows { $card }.
    .seat = You show { $card }.
event-classic-looked = You look at { $card }.
event-classic-returned = { $seat } puts a card back on top of the draw pile, face down.
    .seat = You put a card back on top of the draw pile, face down.
event-classic-played = { $target ->
    [none] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } against { $target }.
  }
    .seat = { $target ->
        [none] You play { $card }.
       *[other] You play { $card } against { $target }.
      }
    .target = { $seat } plays { $card } against you.
event-classic-equipped = { $seat } now has { $card } in play.
    .seat = You now have { $card } in play.
event-classic-answered = { $seat } answers with { $card }.
    .seat = You answer with { $card }.
event-classic-discarded = { $seat } discards { $card }.
    .seat = You discard { $card }.
event-classic-checked = { $purpose ->
    [dynamite] Draw! for the Dynamite
    [jail] Draw! for the way out of Jail
   *[barrel] Draw! for the Barrel
  }: { $seat } turns up { $card }.
    .seat = { $purpose ->
        [dynamite] Draw! for the Dynamite
        [jail] Draw! for the way out of Jail
       *[barrel] Draw! for the Barrel
      }: you turn up { $card }.
event-classic-saved = The shot misses { $seat }.
    .seat = The shot misses you.
event-classic-escaped = { $seat } gets out of Jail and takes the turn.
    .seat = You get out of Jail and take the turn.
event-classic-jailed = { $seat } spends the turn in Jail and is free after that.
    .seat = You spend the turn in Jail and are free after that.
event-classic-passed-on = The fuse burns on: the Dynamite moves from { $seat } to { $target }.
    .seat = The fuse burns on: the Dynamite moves from you to { $target }.
    .target = The fuse burns on: the Dynamite moves from { $seat } to you.
event-classic-exploded = The Dynamite goes off beside { $seat }!
    .seat = The Dynamite goes off beside you!
event-classic-robbed = { $by } takes a card from the hand of { $seat }, unseen by the others.
    .seat = { $by } takes a card from your hand, unseen by the others.
    .by = You take a card from the hand of { $seat }, unseen by the others.
event-classic-robbed-of = Only the two of you know: { $by } takes { $card } from { $seat }.
    .seat = Only the two of you know: { $by } takes { $card } from you.
    .by = Only the two of you know: you take { $card } from { $seat }.
event-classic-took = { $by } takes { $card }, which { $seat } had in play.
    .seat = { $by } takes { $card }, which you had in play.
    .by = You take { $card }, which { $seat } had in play.
event-classic-store-opened = The General Store has on offer: { $card }.
event-classic-picked = { $seat } takes { $card }.
    .seat = You take { $card }.
event-classic-lost = { $cause ->
    [gatling] The Gatling of { $by } catches { $seat }
    [indians] The Indians of { $by } strike { $seat }
    [duel] { $seat } has no answer in the Duel
    [dynamite] The Dynamite tears into { $seat }
   *[bang] { $by } shoots { $seat }
  }: { $points ->
    [one] 1 life point lost.
   *[other] { $points } life points lost.
  }
    .seat = { $cause ->
        [gatling] The Gatling of { $by } catches you
        [indians] The Indians of { $by } strike you
        [duel] You have no answer in the Duel
        [dynamite] The Dynamite tears into you
       *[bang] { $by } shoots you
      }: { $points ->
        [one] 1 life point lost.
       *[other] { $points } life points lost.
      }
    .by = { $cause ->
        [gatling] Your Gatling catches { $seat }
        [indians] Your Indians strike { $seat }
        [duel] { $seat } has no answer in the Duel
        [dynamite] The Dynamite tears into { $seat }
       *[bang] You shoot { $seat }
      }: { $points ->
        [one] 1 life point lost.
       *[other] { $points } life points lost.
      }
event-classic-healed = { $source ->
    [beer] A Beer for { $seat }
    [saloon] A round in the Saloon for { $seat }
   *[sid] Two cards of { $seat } for a cure
  }: { $points ->
    [0] wasted, no life point regained.
    [one] 1 life point regained.
   *[other] { $points } life points regained.
  }
    .seat = { $source ->
        [beer] A Beer for you
        [saloon] A round in the Saloon for you
       *[sid] Two cards of yours for a cure
      }: { $points ->
        [0] wasted, no life point regained.
        [one] 1 life point regained.
       *[other] { $points } life points regained.
      }
event-classic-died = { $seat } bites the dust. { $role ->
    [sheriff] The role was { role-sheriff }.
    [deputy] The role was { role-deputy }.
    [outlaw] The role was { role-outlaw }.
    [renegade] The role was { role-renegade }.
   *[unknown] The role stays hidden.
  }
    .seat = You bite the dust. { $role ->
        [sheriff] You were the Sheriff.
        [deputy] You were a Deputy.
        [outlaw] You were an Outlaw.
        [renegade] You were a Renegade.
       *[unknown] Your role stays hidden.
      }
event-classic-looted = { $cards ->
    [one] { $by } takes the 1 card that { $seat } leaves behind.
   *[other] { $by } takes the { $cards } cards that { $seat } leaves behind.
  }
    .seat = { $cards ->
        [one] { $by } takes the 1 card that you leave behind.
       *[other] { $by } takes the { $cards } cards that you leave behind.
      }
    .by = { $cards ->
        [one] You take the 1 card that { $seat } leaves behind.
       *[other] You take the { $cards } cards that { $seat } leaves behind.
      }
event-classic-rewarded = A bounty for the Outlaw: { $seat } draws three cards.
    .seat = A bounty for the Outlaw: you draw three cards.
event-classic-punished = The Sheriff has shot a Deputy: { $seat } discards every card in hand and in play.
    .seat = You, the Sheriff, have shot a Deputy: you discard every card in hand and in play.
event-classic-reshuffled = { $cards ->
    [one] The draw pile is empty; the 1 discard becomes the new one.
   *[other] The draw pile is empty; the { $cards } discards are shuffled into a new one.
  }
event-classic-ended = The game is over: { $side ->
    [law] the Sheriff's side wins!
    [outlaws] the Outlaws win!
    [nobody] nobody wins.
   *[renegade] the Renegade wins!
  }

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
why-not-sid = Only { character-sid-ketchum } can trade two cards for a life point. Choose another action.
why-wrong-card = That card is no use here. Choose one of the cards on offer.
why-no-barrel = You have no Barrel left to use against this shot. Answer with a Missed!, or let it happen.
why-last-two = With only two players left, a Beer saves nobody. Choose another action on offer.
why-jailed-already = That player is in Jail already. Choose another one.
why-two-cards = Name two different cards, in the order in which they stand in your hand.
why-spent = You have played that card in this turn already, and it came back to you. Keep it until the turn is over, or play another card.
