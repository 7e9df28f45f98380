# The table in the terminal.
tui-keys = ? rules   space next   f fast/slow   q quit (the game is kept)
tui-waiting = { $name } is thinking …
tui-choose-dice = Roll again: choose dice with 1 to 5, a for all
tui-over = { $won ->
    [won] You have won! Winner: { $side }.
    [lost] You have lost. Winner: { $side }.
   *[watched] The game is over. Winner: { $side }.
  } Press q to leave.
tui-fast = Bots play without a pause now.
tui-slow = Bots take their time now.
tui-you = you
tui-out = out
tui-middle = { $arrows ->
    [one] { $arrows } arrow in the middle
   *[other] { $arrows } arrows in the middle
  }
tui-hand-over = Now it is seat { $seat }: { $name }. Take the keyboard and press Enter.
tui-rules-title = Rules for what is on the table
tui-rules-close = Esc closes, arrow keys scroll
replay-keys = ← → step   PgUp/PgDn turn   Home/End   g go to   1–8 seat   o open   ? rules   q quit
replay-place = Action { $at } of { $all }
replay-jump = Number of the action, 0 to { $all }
replay-seen-open = everything open
replay-seen-seat = seen by seat { $seat }
replay-whisper = (To { $name }: { $line })
tui-no-dice = Choose the dice to roll again first: keys 1 to 5, or a for all.
tui-larger = Please make this window larger: at least 60 columns and 20 lines.
tui-goal = Your goal: { $goal }
tui-player = player
tui-record = The game is kept as { $path }
tui-keys-over = ? rules   PgUp/PgDn log   q quit
tui-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
tui-deck = Draw pile: { $cards }
tui-discard = Discard pile: { $cards }
tui-classic-legend = Cards in play lie below a player's hand; hands of others are hidden. ♥ hearts free from Jail and stop a shot at a Barrel, ♠ 2–9 set off the Dynamite.
tui-reserve = Reserve: { $characters }
tui-common = Common deck: { $cards }
tui-duel-legend = ★ marks the character in front (AC): only his ability and equipment work, unless it says otherwise. The mark behind a card is what counts when it is revealed: { $symbols }.
tui-leave-unsaved = { $actions ->
    [one] The last action is
   *[other] The last { $actions } actions are
  } not saved. Make room and press q to try again, or Q to leave without.
