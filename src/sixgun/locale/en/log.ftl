# The log: one line for one act, and what came of it.
# { $who }, { $target }, { $first } and { $character } are names of players or characters, { $card } is a card, { $names }
# are several, { $cause } is a card or an ability. { $who-is } tells what to choose the words by: "you" is the one who
# reads, "law" and "outlaws" are the sides of The Duel, "one" is anybody else, "none" is nobody; so for the others.
# A word in YOU("…") stands for the one who reads, and stands out like a name.

## How a line is put together

line-more = { $line } · { $more }
line-also = { $line }, { $more }
line-of = { $who-is ->
    [you] { YOU("You") }: { $line }
   *[one] { $who }: { $line }
  }
line-cards = { $names ->
    [none] { tui-hand }
   *[other] { $cards ->
        [none] { $names }
       *[other] { tui-hand } ({ $names })
    }
  }
line-against = { $target-is ->
    [none] {""}
    [you] {" against"} { YOU("you") }
   *[one] {" against"} { $target }
  }
line-takes = { $who-is ->
    [you] take
    [outlaws] take
   *[one] takes
  } { line-cards }{ $target-is ->
    [none] {""}
    [you] {" from"} { YOU("you") }
   *[one] {" from"} { $target }
  }
card-ability = ability

## Turns and ends

log-began = { $players } players sit down. { $first-is ->
    [you] { YOU("You") } begin
   *[one] { $first } begins
  }
log-role = { $who-is ->
    [you] { YOU("You") } are
   *[one] { $who } is
  } { $role-is ->
    [sheriff] the { $role }
    [outlaw] an { $role }
   *[other] a { $role }
  }
log-goal = Your goal: { $goal }
log-turn = Turn { $number }: { $who-is ->
    [you] { YOU("you") }
   *[one] { $who }
  }
log-mark = since your last turn
log-recap = Since your last turn
log-recap-first = So far
log-result-cost = −{ $points } life ({ $who-is ->
    [none] { $cause }
   *[one] { $who }
  })
log-result-cost-jail = { card-jail } ({ $who })
log-result-cost-turn = turn lost ({ $cause })
log-result-cost-card = −{ line-cards } ({ $who })
log-hint = { $who-is ->
    [you] { YOU("You") } ask for a hint
    [outlaws] { $who } ask for a hint
   *[one] { $who } asks for a hint
  }
log-out = { $who-is ->
    [you] { YOU("You") } are out
   *[one] { $who } is out
  }{ $role-is ->
    [none] {""}
   *[other] : { $role }
  }
log-ended = The game is over: { $side ->
    [law] the Sheriff's side wins!
    [outlaws] the Outlaws win!
    [renegade] the Renegade wins!
    [deputy] the Deputy wins!
    [outlaw] the Outlaw wins!
   *[nobody] nobody wins.
  }

## Life

log-result-lost = −{ $points } life
log-result-healed = +{ $points } life
log-used = { $who-is ->
    [you] { YOU("You") } use an ability
   *[one] { $who } uses an ability
  }{ $target-is ->
    [none] {""}
    [you] {" for"} { YOU("you") }
   *[one] {" for"} { $target }
  }
log-result-ability = { card-ability }

## Cards

log-drew = { $who-is ->
    [you] { YOU("You") } draw
    [outlaws] { $who } draw
   *[one] { $who } draws
  } { line-cards }
log-showed = { $who-is ->
    [you] { YOU("You") } show
    [outlaws] { $who } show
   *[one] { $who } shows
  } { $names }
log-played = { $who-is ->
    [you] { YOU("You") } play
    [outlaws] { $who } play
   *[one] { $who } plays
  } { $card }{ line-against }
log-discarded = { $who-is ->
    [you] { YOU("You") } discard
    [outlaws] { $who } discard
   *[one] { $who } discards
  } { $names }
log-checked = { $who-is ->
    [you] { YOU("You") } turn up
    [outlaws] { $who } turn up
   *[one] { $who } turns up
  } { $names } ({ $cause })
log-took = { $who-is ->
    [you] { YOU("You") }
   *[one] { $who }
  } { line-takes }
log-picked = { $who-is ->
    [you] { YOU("You") } take
    [outlaws] { $who } take
   *[one] { $who } takes
  } { $card }
log-reshuffled = { $cards ->
    [one] The draw pile is empty; the 1 discard becomes the new one
   *[other] The draw pile is empty; the { $cards } discards are shuffled into a new one
  }
log-result-drew = +{ line-cards }
log-result-showed = { $names } shown
log-result-equipped = { $card } in play
log-result-answered = { $card }
log-result-saved = safe
log-result-checked = { $cause } ({ $names })
log-result-gone = −{ $card }
log-result-took = { $who-is ->
    [you] { YOU("you") } { line-takes }
   *[one] { line-takes }
  }
log-result-picked = { $card }
log-result-passed-on = on to { $target-is ->
    [you] { YOU("you") }
   *[one] { $target }
  }
log-result-exploded = it goes off
