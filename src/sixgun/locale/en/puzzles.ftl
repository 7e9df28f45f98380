# Puzzles: decisions of real games at which one action is best by far.
puzzle-puzzles = Puzzles
puzzle-headline = One shot, one answer.
puzzle-from-games = from real games
puzzle-day = Puzzle of the day
puzzle-day-of = Puzzle of { $day }
puzzle-solve = Solve it
puzzle-solved-today = Solved
puzzle-look-again = Look at it again
puzzle-table = Look at the table
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-themes = Themes
puzzle-all-games = All
puzzle-what-now = What now?
puzzle-you-are = You are { $name } ({ $role }).
puzzle-you-play = You play { $side }.
puzzle-life = { $life ->
    [one] 1 life point
   *[other] { $life } life points
  }
puzzle-turn = Turn { $turn }
puzzle-happened = What has happened
puzzle-who-is-who = Who is who?
puzzle-reads = how likely each role is, in %
puzzle-answered = Already answered: this one doesn't count again.
puzzle-solved-of = { $solved } of { $all }
puzzle-solved = { $solved } of { $all } solved
puzzle-streak = Your streak
puzzle-streak-days = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
  }
puzzle-streak-best = best { $best }
puzzle-streak-note = A horseshoe for each day whose puzzle you solved on that day. A missed day only stops the count.
puzzle-today = today
puzzle-difficulty-easy = easy
puzzle-difficulty-medium = medium
puzzle-difficulty-hard = hard
puzzle-found-by = { $difficulty ->
    [easy] A sharpshooter finds it at a glance, with 25 playouts.
    [medium] A sharpshooter finds it with 100 playouts, but not always with 25.
   *[hard] A sharpshooter does not always find it with 100 playouts.
  }
puzzle-right = Right: { $best }
puzzle-nearly = Nearly: { $best } is a little better
puzzle-wrong = Better: { $best }
puzzle-is-best = best
puzzle-is-chosen = your answer
puzzle-is-usual = a gunhand's choice
puzzle-worlds = Win chances, from { $worlds } worlds that { $name } could not tell apart.
puzzle-gone = There are no puzzles here. Come back to all puzzles.

puzzle-why-falls = You would be eliminated before your next turn in { $usual } of 100 worlds after a gunhand's choice, after the best in { $best }.
puzzle-why-sheriff = The Sheriff is eliminated before their next turn in { $best } of 100 worlds after the best, after a gunhand's choice in { $usual }.
puzzle-why-target = { $name } is eliminated before their next turn in { $best } of 100 worlds after the best, after a gunhand's choice in { $usual }.
puzzle-why-duel-falls = You would lose a character before your next turn in { $usual } of 100 worlds after a gunhand's choice, after the best in { $best }.
puzzle-why-duel-target = The other side loses a character before its next turn in { $best } of 100 worlds after the best, after a gunhand's choice in { $usual }.
puzzle-why-read = By what was seen, { $name } is the { $role } with { $best } %.

puzzle-theme-renegade = Who is the Renegade?
puzzle-theme-dice-renegade = Who is the Renegade?
puzzle-note-renegade = Read the table, then aim.
puzzle-why-theme-renegade = Who is who decides whom to aim at: count who shot at whom, and who was spared.
puzzle-theme-aim = Whom to aim at?
puzzle-note-aim = The same shot, another target.
puzzle-why-theme-aim = The nearest target is not always the one that stands between you and the win.
puzzle-theme-sheriff = Save the Sheriff
puzzle-note-sheriff = Without them you have lost.
puzzle-why-theme-sheriff = You need the Sheriff alive: what keeps them in the game comes before your own gain.
puzzle-theme-lethal = One shot is enough
puzzle-note-lethal = Somebody can be eliminated now.
puzzle-why-theme-lethal = Who is eliminated shoots no more: one player less is worth more than two who are wounded.
puzzle-theme-dynamite = Mind the Dynamite
puzzle-note-dynamite = Light it, pass it on, or leave it.
puzzle-why-theme-dynamite = Dynamite goes round: count who meets it before you do again.
puzzle-theme-heal = Who drinks?
puzzle-note-heal = A life point at the right place.
puzzle-why-theme-heal = A life point counts where it is the last.
puzzle-theme-keep = Keep or shoot?
puzzle-note-keep = Not every card wants to be played.
puzzle-why-theme-keep = A card in your hand is an answer later. What you play now is missing then.
puzzle-theme-answer = Answer or take it?
puzzle-note-answer = Somebody shoots at you.
puzzle-why-theme-answer = A life point can be cheaper than the card that would save it, and sometimes dearer.
puzzle-theme-arm = Arm yourself
puzzle-note-arm = What lies before you works every turn.
puzzle-why-theme-arm = What lies before you works every turn, what you fire only once.
puzzle-theme-take = Take it away
puzzle-note-take = Whose card, and which?
puzzle-why-theme-take = A card taken away counts twice: they miss it, and their plan does.
puzzle-theme-pick = Which card?
puzzle-note-pick = One of several is yours.
puzzle-why-theme-pick = Take what you can use next turn, or what the next player must not have.
puzzle-theme-discard = What to throw away
puzzle-note-discard = Too many cards in the hand.
puzzle-why-theme-discard = Keep what answers an attack, and what you can use next turn.
puzzle-theme-stop = When to stop rolling
puzzle-note-stop = What lies there may be enough.
puzzle-why-theme-stop = Another roll costs what you have, and brings arrows and Dynamite.
puzzle-theme-reroll = One more roll?
puzzle-note-reroll = What lies there is not enough.
puzzle-why-theme-reroll = What lies there does little: the dice can only get better.
puzzle-theme-dice = Which dice to keep?
puzzle-note-dice = Roll again, but which?
puzzle-why-theme-dice = Keep what the others need least, and roll what helps nobody on your side.
puzzle-theme-swap = When to swap
puzzle-note-swap = Who stands at the front?
puzzle-why-theme-swap = Whoever stands at the front is shot at: let the one stand there who can bear it, or who must act.
puzzle-theme-ability = Use your ability
puzzle-note-ability = Once in a turn.
puzzle-why-theme-ability = An ability costs nothing but its turn: one unused is lost.
puzzle-theme-order = What first?
puzzle-note-order = The order of your cards decides.
puzzle-why-theme-order = What you play first changes what the rest is worth.

tui-puzzle-keys = n next · ? rules · PgUp/PgDn log · q leave
tui-puzzle-keys-asked = Esc back · ? rules · PgUp/PgDn log · q leave
tui-puzzle-streak = Solved: { $solved } of { $all } · streak: { $days }

cli-help-puzzle = Solve a puzzle from a real game: the one of the day, or those of a theme.
cli-help-puzzle-examples = Examples:  sixgun puzzle   ·   sixgun puzzle dice --theme stop   ·   sixgun puzzle --list   ·   sixgun puzzle duel --json --answer end
cli-help-puzzle-theme = Only puzzles with this theme; --list shows them all.
cli-help-puzzle-day = The puzzle of another day, as 2026-11-18.
cli-help-puzzle-list = Print the themes, how many puzzles each has, and how many you have solved.
cli-help-puzzle-answer = With --json: the text of an action; what it is worth is told, too.
cli-puzzle-line = { $theme }: { $name }, { $solved } of { $all }
error-no-puzzle = There is no puzzle { $id }. "sixgun puzzle --list" shows what there is.
error-no-puzzle-action = There is no answer number { $id } to this puzzle. Choose one of those it shows.
error-no-puzzles = There are no puzzles of { $game } in this package.
error-puzzle-theme = There is no theme "{ $theme }" here. Choose one of: { $known }.
error-puzzle-answer = An answer goes with --json. Without it, answer at the table in the terminal.
error-puzzle-day = "{ $day }" is no date. Write it as 2026-11-18.
error-puzzle-day-theme = Give a day or a theme, not both.
