# Bots against bots, measured.
error-bot-class = There is no bot { $name } here ({ $why }). Give it as module:Class, with the module installed or in the folder you stand in.
error-bot-no-bot = { $name } is no bot. A bot is a class made from sixgun.Bot.
error-bot-made = { $name } must be given as its class here, because each game makes a bot of its own. Give { $name } without brackets, or module:{ $name }.
error-bot-budget = { $name } takes no budget like that. Write the bot alone, or NAME@ROLLOUTS with a whole number for one that thinks.
error-bot-no-choose = { $name } has no choose. Write def choose(self, view), which returns one of view.legal_actions.
error-bot-in-seat = { $bot } in seat { $seat } (the first is 0)
error-bot-in-game = { $bot } in seat { $seat } (the first is 0; seed { $seed })
error-bot-in-deal = { $bot } in seat { $seat } (the first is 0), deal { $deal } (seed { $seed }),
error-bot-answer = { $who } was asked { $question } and answered { $answer }. { $why }
error-bot-failed = { $who } was asked { $question } and failed: { $why }
error-bot-heard = { $who } was told { $event } and failed: { $why }
error-no-arena = Pictures and ratings need more libraries ({ $missing } is missing). Install them with: pip install 'sixgun[arena]'
error-no-cluster = A cluster needs more libraries ({ $missing } is missing). Install them, here and on every node, with: pip install 'sixgun[cluster]'
error-cluster-unreachable = No cluster answers at { $address }. Start one with "ray start --head" and give its address, or "auto" on the same machine. ({ $why })
error-other-match = { $path } belongs to another match or to other rules. Name another file with --keep, or delete that one.

cli-help-cluster = Let the Ray cluster at this address do the work ("auto": the one on this machine); the result stays the same.
cli-help-html = Write a page with plots as well; it opens without a network.
cli-help-deals = How many deals to play at most; each is played by every line-up that is compared (1000).
cli-help-arena = Measure whether one bot is better than another: every deal is played with the one and with the other in each seat.
cli-help-arena-examples = Examples:  sixgun arena dice gunhand greenhorn   ·   sixgun arena classic gunhand greenhorn --players 7 --jobs 2 --html page.html   ·   sixgun arena duel mybots:Sly gunhand --gain 0 --json
cli-help-arena-gain = Stop as soon as it is known whether the candidate wins so many points more often, or no more often (5); 0: play all deals.
cli-help-arena-field = Who sits in the other seats: incumbents, candidates, or both in turn (both).
cli-help-arena-keep = The file that keeps the deals; a match that was cut off goes on from there. Without it, one that the same command finds again.

arena-title = { $game }, { $players } players: { $candidate } or { $incumbent }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }, seed { $seed }
arena-so-far = { $gain } ± { $reach } points
arena-goes-on = Going on: { $deals ->
    [one] { $deals } deal was
   *[other] { $deals } deals were
  } kept in { $path }
arena-interrupted = Stopped after { $played ->
    [one] { $played } deal
   *[other] { $played } deals
  }. They are kept in { $path }; the same command goes on from there. This is what came of them:
arena-among-incumbent = One seat among { $incumbent }
arena-among-candidate = One seat among { $candidate }
arena-pairs = pairs
arena-difference = difference in points
arena-all = All seats
arena-better = { $candidate } is better than { $incumbent }: { $mean } points ({ $low } … { $high }) over all pairs.
arena-no-better = { $candidate } is not better than { $incumbent } by { $gain } points: { $mean } points ({ $low } … { $high }) over all pairs.
arena-open = Difference over all pairs: { $mean } points, 95 % interval { $low } … { $high }.

page-figures = The figures
page-pairs = A pair is one seat of one deal: the same luck, roles and characters, and in this seat once the one bot and once the other. Every seat of every deal is a pair.
page-intervals = Bars are 95 % intervals. Pairs of the same deal go together, so the intervals are computed over deals. Where a test stopped the match early, its difference tends to look a little larger than it is.
page-among-incumbent = All other seats are played by { $incumbent }: how often this seat won with { $candidate } and with { $incumbent }.
page-among-candidate = All other seats are played by { $candidate }: how often this seat won with { $candidate } and with { $incumbent }.
page-percent = share of games won, percent
page-points = points
page-deals = deals
page-course = How the difference came out
page-course-note = The mean difference after so many deals with its 95 % interval; the lines are the two hypotheses of the test.

cli-help-page = Write the table into this page as well (Markdown), between its marks.
cli-help-ladder = Rate all bots by games in which they sit together; bots of your own are given as module:Class.
cli-help-ladder-examples = Examples:  sixgun ladder dice   ·   sixgun ladder classic mybots:Sly --players 5 --deals 2000 --jobs 2   ·   sixgun ladder duel --page docs/bots.md
cli-help-secrets = Measure what hidden information is worth: the same deals with a bot that sees everything in all seats, and with a bot that doesn't.
cli-help-secrets-examples = Examples:  sixgun secrets dice   ·   sixgun secrets classic --players 5 --deals 200   ·   sixgun secrets duel oracle sharpshooter --page docs/bots.md

ladder-title = { $game }, { $players } players, { $games } games, seed { $seed }
ladder-interrupted = Stopped after { $played ->
    [one] { $played } deal
   *[other] { $played } deals
  }. This is what came of them:
ladder-rating = rating (95 %)
ladder-seats = seats
secrets-title = { $game }: the same deals with { $seeing } and with { $guessing } in all seats, seed { $seed }
secrets-players = Players

cli-help-report = Let bots play many games and write a page with plots: who wins by side, role, seat, character and card, how long it takes, what hurts, and what kills whom.
cli-help-report-html = Where the page is written (sixgun-GAME.html in this folder); it opens without a network. With --json there is none, unless you name one.
cli-help-report-examples = Examples:  sixgun report dice   ·   sixgun report classic --players 5 --games 10000 --jobs 2 --html classic.html   ·   sixgun report duel --bots greenhorn --lang de
cli-help-report-games = How many games for each number of players (1000).

report-written = The report is in { $path }; open it with a browser.
report-title = { $game }: what { $bots } make of it
report-about = Played by { $bots }, { $games } games for each number of players, seed { $seed }. Bots are not people: who wins depends on how well they play each role.
report-intervals = Bars are 95 % intervals. Seats of one game win together, so they are computed over games.
report-at = { $what }, { $players } players
report-by-side = Which side wins
report-by-side-note = Share of games won by each side, for each number of players.
report-by-role = Which role wins
report-by-role-note = Share of games won by the players of each role, for each number of players.
report-by-seat = Which seat wins
report-by-seat-note = Share of games won by each seat, counted from 1: { $players } players, { $games } games.
report-by-character = Which character wins
report-by-character-note = Share of games won by the players with each character, the best first: { $players } players, { $games } games.
report-by-card = Which card goes with winning
report-by-card-note = Of the players who played a card of this kind in a game, the share that won it: { $players } players, { $games } games. Who lives long plays many cards, so compare kinds with each other.
report-seat = Seat
report-character = Character
report-card = Card
report-games = games
report-length = How long it takes
report-length-note = Turns in a game: { $players } players, { $games } games. The table has all numbers of players.
report-damage = What hurts
report-damage-note = Life points that each cause takes in a game: { $players } players, { $games } games.
report-damage-axis = life points a game
report-cause = Cause
report-causes = Cause
report-killers = Killer
report-victim = Who died
report-deaths = deaths
report-nobody = nobody
report-causes-title = What kills whom
report-causes-note = Of the deaths in each column, the percentage by each cause: { $players } players, { $games } games.
report-killers-title = Who kills whom
report-killers-note = Of the deaths in each column, the percentage by the hand of each role: { $players } players, { $games } games.
cause-bullseye = Bull's Eye
cause-ability = an ability
