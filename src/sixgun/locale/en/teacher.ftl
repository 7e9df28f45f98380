# The words of the page around an analysis: headings, buttons, what one sees while it is made.

teacher-analysis = Analysis
teacher-progress = Looking at the game: { $percent } %
teacher-ahead = { $ahead ->
    [one] One game is looked at before this one.
   *[other] { $ahead } games are looked at before this one.
  }
teacher-leave = You can leave; it waits for you in the replay.
teacher-first = First look. It gets surer while you wait.
teacher-room-moment = A key moment will stand here.
teacher-room-whole = Comes when all turns are looked at.
teacher-failed = Couldn’t look at this game
teacher-retry = Try once more
teacher-your-side = your side
teacher-to-win = from { $percent } % in turn { $turn } to a win
teacher-to-loss = from { $percent } % in turn { $turn } to nothing
teacher-curve-about = Win chance of { $side } by turn: { $first } % at the start, { $last } % at the end. Left and right arrow keys go from moment to moment; the same as a table follows.
teacher-known = as far as could be known { $percent } %
teacher-deal = The cards are dealt.
teacher-before = Earlier moment
teacher-after = Later moment
teacher-mark = { $mark }, turn { $turn }
teacher-more = { $number ->
    [one] One more moment
   *[other] { $number } more moments
  }
teacher-fewer = Only the three largest
teacher-no-moment = No other single moment changed much.
teacher-again = Try again
teacher-again-note = The same position, cards and roles; what comes after has other luck.
teacher-was = Then: “{ $action }”, { $percent } % to win.
teacher-show = Show in replay
teacher-accuracy-note = 100 % = always the best
teacher-few = fewer than five decisions
teacher-reads-note = what could be believed, in %
teacher-was-role = was { $role }
teacher-next-mistake = Next mistake
teacher-no-mistake = No mistake was found
teacher-legend = What would a legend do?
teacher-nothing = There was nothing to choose here. Step to a decision, or press N for the next mistake.
teacher-not-yet = The choices are being looked at.
teacher-best = best
teacher-as-good = as good
teacher-worse = { $points } % less
teacher-played = { $who } played this
teacher-you-played = you played this
teacher-worlds = { $worlds ->
    [one] Every option was played on in the same world, one that { $who } could not tell from the real one.
   *[other] Every option was played on in the same { $worlds } worlds that { $who } could not tell apart. ±: how sure it is.
  }
teacher-good-choice = A good choice
teacher-who-is-who = Who is who?
teacher-who-note = what could be believed, in %
teacher-true = ✓ what they really were
teacher-turn-column = Turn
teacher-what-column = What happened
teacher-readers = Who read best?
teacher-readers-note = how likely they held the truth
teacher-best-reader = best reader
teacher-watched = watched
teacher-player = played
teacher-observer = a careful observer { $percent } %
teacher-blind = Without spoilers
teacher-blind-note = Without spoilers: from one seat, roles and hands unknown until they were known, and nothing of what comes later.
teacher-action = Action { $at }
