# The teacher: what a finished game explains. { $who } and { $about } are names of players, { $action } and { $best } are
# what can be done, as on a button; all other values are numbers. `sixgun analyse` and the page use the same messages.
error-analysis-running = This game is not over after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, and an explanation would tell its secrets. Play it to its end first.
error-analysis-empty = This record has no action, so there is nothing to explain.
error-analysis-other = { $path } is something else than the analysis of this record. Name another file with --json, or delete that one.
error-worth-alone = What cards are worth is measured with gunhands and the usual options. Leave out --bots and --option.

cli-help-analyse = Explain a game that is over: win chances, key moments, luck or skill, how accurate everybody was, and who gave themselves away. It is kept beside the record; stopped, it goes on from there.
cli-help-analyse-examples = Examples:  sixgun analyse game.json   ·   sixgun analyse game.json --seat 2 --html game.html   ·   sixgun analyse game.json --json game.analysis.json --budget 5000
cli-help-analyse-seat = Explain it to this seat, counted from 1: its own moments, and what it could know.
cli-help-analyse-json = Keep the analysis in this file, as JSON for programs. Without it, in RECORD.analysis.json.
cli-help-analyse-html = Write it as a page as well; it opens without a network.
cli-help-analyse-budget = Playouts from each position at least; the more, the surer (2000; The Duel: 1000).
cli-help-analyse-jobs = How many processes share the work; the result stays the same (all processors).

analysis-working = Looking at the game
analysis-stopped = Stopped. What is known so far is kept in { $path }; the same command goes on from there.
analysis-kept = The whole analysis is in { $path }.
analysis-page-written = The page is in { $path }; open it with a browser.

analysis-title = { $game }: { $players } players, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
analysis-curve = Win chance
analysis-curve-note = Solid: as it was, with all cards and roles open and only luck unknown. Dashed: as { $who-is ->
    [you] { YOU("you") }
   *[one] { $who }
  } could know. Computed by playouts in which everybody plays as usual (gunhand).
analysis-as-it-was = as it was
analysis-as-known = as { $who-is ->
    [you] { YOU("you") }
   *[one] { $who }
  } could know
analysis-turn = Turn { $turn }
analysis-turns = turns
analysis-table = The curve as a table
analysis-out = { $who-is ->
    [you] { YOU("You") } are out
    [law] { $who } loses a character
    [outlaws] { $who } lose a character
   *[one] { $who } is out
  }
analysis-is-out = { analysis-out }.

## Key moments

analysis-moments = Key moments
analysis-no-moments = No single moment changed much.
analysis-mark-inaccuracy = Inaccuracy
analysis-mark-mistake = Mistake
analysis-mark-blunder = Blunder
analysis-mark-choice = Choice
analysis-luck-good = Good luck
analysis-luck-very-good = Very good luck
analysis-luck-bad = Bad luck
analysis-luck-very-bad = Very bad luck
analysis-moment-mistake = { $who-is ->
    [you] { YOU("You") } chose “{ $action }”
   *[one] { $who } chose “{ $action }”
  }: { $after } % to win. “{ $best }” wins in { $before } %, as far as could be known (± { $error }).
analysis-moment-falls = { $who-is ->
    [you] In { $first } of 100 worlds { YOU("you") } would have been eliminated before your next turn, after “{ $best }” in { $second }.
    [law] In { $first } of 100 worlds { $who } would have lost a character before their next turn, after “{ $best }” in { $second }.
    [outlaws] In { $first } of 100 worlds { $who } would have lost a character before their next turn, after “{ $best }” in { $second }.
   *[one] In { $first } of 100 worlds { $who } would have been eliminated before their next turn, after “{ $best }” in { $second }.
  }
analysis-moment-choice = { $who-is ->
    [you] { YOU("You") } chose “{ $action }”
   *[one] { $who } chose “{ $action }”
  } instead of the usual “{ $best }”. { $about-is ->
    [you] That brings { YOU("you") } from { $before } to { $after } %.
   *[one] That brings { $about } from { $before } to { $after } %.
  }
analysis-moment-luck = { $luck ->
    [dice] { $who-is ->
        [you] { YOU("Your") } roll
       *[one] The roll of { $who }
      }
    [check] { $who-is ->
        [you] The card that { YOU("you") } turn up
        [outlaws] The card that { $who } turn up
       *[one] The card that { $who } turns up
      }
    [pick] { $who-is ->
        [you] The card that { YOU("you") } take at random
        [outlaws] The card that { $who } take at random
       *[one] The card that { $who } takes at random
      }
    [reshuffle] The shuffled pile
   *[draw] { $who-is ->
        [you] The cards that { YOU("you") } draw
        [outlaws] The cards that { $who } draw
       *[one] The cards that { $who } draws
      }
  }: { $about-is ->
    [you] { YOU("your") } chance goes from { $before } to { $after } %.
    [outlaws] { $about } go from { $before } to { $after } %.
   *[one] { $about } goes from { $before } to { $after } %.
  }

## Luck or skill

analysis-ledger = Luck or skill?
analysis-ledger-note = In points of win chance. All numbers before the result add up to it. Choices are measured against a usual player's, so they can be positive.
analysis-ledger-start = At the start
analysis-ledger-own-luck = Own luck
analysis-ledger-own-choices = Own choices
analysis-ledger-others-choices = Others' choices
analysis-ledger-others-luck = Others' luck
analysis-ledger-rest = Rest
analysis-ledger-won = Won
analysis-ledger-lost = Lost
analysis-ledger-result = Result
analysis-sort-deal = the deal
analysis-sort-draw = draws
analysis-sort-dice = dice
analysis-sort-check = draw! checks
analysis-sort-pick = random picks
analysis-sort-reshuffle = reshuffles
analysis-luck-sorts = Of the luck: { $sorts }.
analysis-verdict = { $luck ->
    [good] { $play ->
        [good] Lucky, and well played.
        [bad] Lucky; the choices cost something.
       *[usual] Lucky.
      }
    [bad] { $play ->
        [good] Unlucky, though well played.
        [bad] Unlucky, and the choices cost something.
       *[usual] Unlucky.
      }
   *[usual] { $play ->
        [good] Neither lucky nor unlucky, and well played.
        [bad] Neither lucky nor unlucky; the choices cost something.
       *[usual] Neither lucky nor unlucky, and played as usual.
      }
  }

## Accuracy and reads

analysis-player = Player
analysis-accuracy = Accuracy
analysis-accuracy-note = 100 = always the best that could be known. It counts decisions with a real choice.
analysis-decisions = Decisions
analysis-loss = Lost a decision
analysis-count-blunder = { $number ->
    [one] { $number } blunder
   *[other] { $number } blunders
  }
analysis-count-mistake = { $number ->
    [one] { $number } mistake
   *[other] { $number } mistakes
  }
analysis-count-inaccuracy = { $number ->
    [one] { $number } inaccuracy
   *[other] { $number } inaccuracies
  }
analysis-reads = Who gave themselves away
analysis-reads-note = What a careful observer could believe from what all could see.
analysis-read = believed
analysis-told = What told most
analysis-deed = Turn { $turn }: { $action } ({ $before } → { $after } %)
analysis-no-deed = nothing

## What cards and characters are worth (sixgun report --cards)

cli-help-report-cards = Instead: what each card and each character is worth, by exchanging one in deals that are the same otherwise, by role and number of players. Played by gunhands.
worth-title = { $of ->
    [characters] { $game }: what characters are worth
   *[both] { $game }: what cards and characters are worth
  }
worth-about = { $of ->
    [characters] { $deals } deals for each number of players, { $worlds } playouts by gunhands of each deal with each character in one seat; everything else, and luck, is the same. Seed { $seed }.
   *[both] { $deals } deals for each number of players, { $worlds } playouts by gunhands of each deal with each card and each character in one seat; everything else, and luck, is the same. Seed { $seed }.
  }
worth-intervals = { $of ->
    [characters] Points are percent of games won more, against an average character. Bars are 95 % intervals over deals. Gunhands are not people: a character is worth what they make of it.
   *[both] Points are percent of games won more, against an average card or character. Bars are 95 % intervals over deals. Gunhands are not people: a card is worth what they make of it.
  }
worth-card = Cards, { $players } players
worth-card-note = One card of the first hand is exchanged for this one.
worth-character = Characters, { $players } players
worth-character-note = { $game ->
    [dice] The player gets this character with its life points.
    [duel] The side gets this character with its life points as the first of its two.
   *[classic] The player gets this character with its life points and as many cards.
  }
worth-all = All
