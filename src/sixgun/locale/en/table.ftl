# What the page says at a table of results, regrets, and who is who.

## Results

web-out-short = out
web-if-hits = Numbers: if it hits.
web-take-hit = Take the hit
web-costs-nothing = costs nothing
web-free = free
web-odds-help = free · helps { $percent } %
web-odds-jail = With the cards that you see, it lets you out { $percent } times in 100.
web-odds-dynamite = With the cards that you see, it explodes { $percent } times in 100.
web-you-have = you have { $cards }
web-own-card = Yours
web-their-card = Theirs

## Questions without a choice

web-foregone = { $question ->
    [classic-shot] No Missed! and no Barrel:
    [classic-indians] No BANG! in your hand:
    [classic-duel] No BANG! in your hand:
    [classic-brink] No Beer that helps:
    [duel-hit] Nothing to avoid it with:
    [duel-indians] No hit card in your hand:
    [duel-duel] No hit card in your hand:
   *[other] There is no choice here:
  } it goes on by itself.

## Regrets

web-warn-full = Would be wasted: nobody who drinks it has lost a life point.
web-warn-full-short = wasted
web-warn-two = Would be wasted: with two players left, Beer has no effect.
web-warn-two-short = wasted
web-warn-replaced = Your { $old } goes away. Range { $from } → { $to }.
web-warn-replaced-short = { $old } goes away
web-warn-helps = { $kind } on the other side helps them.
web-warn-helps-short = helps them
web-warn-harms = { $kind } harms your own side.
web-warn-harms-short = harms you
web-warn-limit = You hold { $cards } cards; after the swap you may keep { $limit }.
web-warn-limit-short = limit { $limit }
web-warn-end = { $cards } cards · limit { $limit } · then discard { $excess }
web-drop = { $cards ->
    [one] Which card do you discard?
   *[other] Which { $cards } cards do you discard?
  }
web-dropped = { $chosen } of { $cards } chosen. You can still go back.
web-drop-short = discard { $cards }
web-tip-drop = Tap a card to mark it; tap it again to keep it.
web-tip-discard = Choose the card to discard; the second tap confirms.
web-discard-so-many = you will discard { $excess }

## For whom

web-for-whom = { $card }: for whom?
web-to-choose = { $count ->
    [one] One to choose.
   *[other] { $count } to choose from.
  }

## Who is who

web-who-is-who = Who is who
web-only-you = Only you see your guesses.
web-roles-left = Roles left
web-role-left = { $left } of { $all }: { $role }
web-i-think = I think: { $role }
web-no-idea = No idea
web-guess-again = Tap again to guess the role.
web-attacks = Who attacked whom
web-no-attacks = Nobody yet
web-key-who = who is who

## Green cards, prices, characters to choose

web-ready = ready now
web-waits = next turn
web-green = A green card: ready from the next turn on.
web-price = price
web-price-which = { $card }: which card pays for it?
web-price-how = Tap the card that you discard with it.
web-price-lane = And a card to pay: choose one.
web-price-is = price: { $card }
web-tap-price = Tap the price
web-verb-fire = Shoot for two cards
web-verb-fire-whom = At whom do you shoot for two cards?
web-in-play = in play
web-tip-cast = Read what each can do, then tap one of them.

## Hints, undo, the rest

web-hint = Hint
web-hint-thinking = Thinking …
web-hint-best = best
web-hint-alike = as good
web-hint-less = { $percent } % less
web-hint-none = No hint this time. Try again in a moment.
web-hints = Hints: { $hints }
web-undos = Taken back: { $undos }
web-undo = Take back
web-key-hint = a hint: the three best answers (alone with bots)
web-key-undo = take back what revealed nothing (alone with bots)
web-only-bots = Only bots are left.
web-hurry = To the end
web-three-taps = Up to three taps on a role: the more, the surer. How well you read is told at the end.
web-sure-1 = { $role }, perhaps
web-sure-2 = { $role }, likely
web-sure-3 = { $role }, for sure
