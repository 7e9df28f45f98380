# The command line.
cli-help = The BANG! family of games: play, simulate, study.
cli-help-examples = Try:  sixgun play dice   ·   sixgun rules dice beer   ·   sixgun simulate dice --games 2000
cli-usage-heading = Usage:
cli-options = Options
cli-commands = Commands
cli-options-metavar = [OPTIONS]
cli-command-metavar = COMMAND …
cli-help-help = Show this page and leave.
cli-help-lang = Language of all texts.
cli-help-version = Show the version and leave.
cli-version = sixgun { $version } ({ $how ->
    [compiled] compiled
   *[interpreted] interpreted
  }), Python { $python }
cli-help-players = How many sit at the table (5; The Duel: 2).
cli-help-players-each = Play with this number only; without it, with every number that the game allows.
cli-help-sets = The sets that the game is made of, with commas between (base). Modules named in SIXGUN_MODULES bring more.
cli-help-seed = A whole number; the same seed gives the same luck.
cli-help-option = Switch on an option of the game, or give it a number; may be given several times. Classic: sheriff_extra_card, beginner, two_characters, always_ask. Duel: characters=2 … 12, always_ask.
cli-help-json = Print JSON for programs.
cli-help-games = How many games to play (1000).
cli-help-bots = One bot for every seat, or several with commas between, given to the seats in turn (gunhand). One of your own is module:Class.
cli-help-jobs = How many processes share the work; the result stays the same (1).
cli-help-records = Keep every game in this new file, a record on each line: FILE.jsonl, or compressed FILE.jsonl.gz.
cli-help-play-jobs = In how many processes a bot that searches thinks at once: it sees that many times more worlds (1).
cli-help-play = Play in the terminal, against bots or with others at the same keyboard.
cli-help-play-examples = Examples:  sixgun play dice   ·   sixgun play dice --players 4 --seat 1,2 --bots greenhorn   ·   sixgun play dice --resume   ·   sixgun play --position puzzle.json
cli-help-seat = Your seat, counted from 1; several with commas between, or "all", for players who share the keyboard (1).
cli-help-name = Names of the people at the keyboard, with commas between.
cli-help-role = For practice: a role to be dealt to you (sheriff, deputy, outlaw, renegade).
cli-help-character = For practice: a character to be dealt to you, such as willy.
cli-help-position = Begin in this position (docs/positions.md), or where a record ends; --at goes back in it. You sit where somebody must decide, unless --seat says otherwise.
cli-help-at = With a record: begin after so many of its actions.
cli-replay-hint = Look at one of them with: { $command } replay FILE
cli-replay-running = Not finished (shown as your seat may know it):
cli-help-resume = Go on with the game that you left.
cli-help-hint = Show at each of your decisions what a sharpshooter would do, with the chances to win; the key h does so once.
cli-help-list = List the games that you left, the one played last first.
cli-help-simulate = Let bots play many games and show who wins.
cli-help-simulate-examples = Examples:  sixgun simulate dice --players 5 --games 5000 --bots gunhand --seed 1   ·   sixgun simulate dice --jobs 2 --json   ·   sixgun simulate classic --games 10000 --records games.jsonl.gz
cli-help-bench = Measure how fast the engine is on this machine; with research the environments for agents, with server the house under load, with log the commits of its database.
cli-help-bench-examples = Examples:  sixgun bench   ·   sixgun bench dice --json   ·   sixgun bench --save before.json   ·   sixgun bench --against before.json   ·   sixgun bench research   ·   sixgun bench server --database postgresql://me@localhost/empty
cli-help-bench-save = Keep the result in a file, to compare later runs with.
cli-help-bench-against = Compare with a result that was kept.
cli-help-bench-database = For server and log: an empty database; without it, an SQLite file that is deleted afterwards.
cli-help-bench-tables = For server and log: how many tables (200).
cli-help-bench-seconds = For server and log: for how long (60 and 10).
cli-help-bench-rate = For server: how many actions a second altogether (500); 0: as many as it can.
cli-help-bench-processes = For server on PostgreSQL: how many processes of the house (1).
cli-help-replay = Look at a recorded game step by step.
cli-help-replay-examples = Examples:  sixgun replay game.json   ·   sixgun replay game.json --seat 2   ·   sixgun replay game.json --text   ·   sixgun replay games.jsonl.gz --game 17
cli-help-replay-game = Of a file of many games (.jsonl, .jsonl.gz) the one with this number, counted from 1.
cli-help-replay-seat = See it as this seat, counted from 1. Without it everything lies open.
cli-help-replay-all = Show everything that is secret in a game that goes on, too; without it, what your seat may know.
cli-help-replay-text = Print the whole game as text instead of opening the viewer.
cli-help-rules = Show the rules, or the clauses about a topic.
cli-help-rules-examples = Examples:  sixgun rules dice   ·   sixgun rules dice gatling   ·   sixgun rules dice dice.slab
cli-help-vocabulary = Print every word that the games can say, as JSON for programs.
cli-help-vocabulary-examples = Example:  sixgun vocabulary > vocabulary.json
cli-no-option = There is no option { $option }.
cli-missing = { $what } is missing.
cli-option-value = { $option } needs a value.
cli-usage = I don't understand these arguments.
cli-try-help = "{ $command } --help" shows what is possible.
cli-interrupted = Stopped.
cli-goodbye = The game is kept. Go on with: { $command } play { $game } --resume
cli-goodbye-file = The game is kept. Go on with: { $command } play { $game } --resume { $path }
cli-goodbye-over = Look at the game again with: { $command } replay { $path }
cli-goodbye-unsaved = { $actions ->
    [one] The last action was
   *[other] The last { $actions } actions were
  } not saved ({ $why }).

error-no-commands = The commands need more libraries ({ $missing } is missing). Install them with: pip install 'sixgun[terminal]'
error-unknown-command = There is no command "{ $name }". Choose one of: { $known }.
error-language = There is no language "{ $name }". Choose one of: { $known }.
error-no-topic = No clause of { $game } tells of "{ $topic }". Try a word such as beer, or "sixgun rules { $game }" for all.
error-nothing-saved = There is no game to go on with. Start one with "{ $command } play { $game }".
error-no-terminal = This needs a terminal. Run it in one, or use "sixgun simulate" and "sixgun replay FILE --text", which print text.
error-too-many-names = There are more names ({ $names }) than people at the keyboard ({ $people }). Name only those who play, or give --seat for more.
error-never-dealt = This can't be dealt at this table: { $wish }. Wish for another role or character, or for more players.
error-nothing-to-replay = No game is kept in { $path } yet. Play one with "{ $command } play".
error-seat-twice = Seat { $seat } is named twice. Name every seat once.
error-no-bench = { $path } is no run that "sixgun bench" has kept. Make one with: sixgun bench --save FILE
error-bench-sets = --sets needs the name of a game before it, as in: sixgun bench classic --sets base
error-bench-only-house = { $option } is for server and log only (--rate and --processes for server). Leave it out, or say: sixgun bench server
error-bench-not-empty = The database { $name } is not empty, and a bench must not touch anybody's games. Give it an empty one with --database.
error-bench-processes = SQLite has one process. Give --processes a PostgreSQL with --database.
error-bench-nothing = Nothing was measured: nobody could act in { $seconds } s at { $rate } actions a second. Give more --seconds, or a higher --rate.
error-bench-no-house = The house for the bench did not open. { $why }

simulate-playing = Playing
simulate-interrupted = Stopped after { $played } of { $games } games. This is what came of them:
simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $players } players, bots { $bots }, seed { $seed }
simulate-by-side = Winning side
simulate-by-role = Role
simulate-by-character = Character
simulate-by-seat = Seat
simulate-by-bot = Bot
simulate-won = won
simulate-played = played
simulate-rate = share
simulate-interval = 95 % interval
simulate-length = Length
simulate-turns = Turns
simulate-decisions = Decisions
simulate-mean = mean
simulate-min = shortest
simulate-p5 = 5 %
simulate-median = median
simulate-p95 = 95 %
simulate-max = longest

bench-title = { $game }, { $players } players, random play, one core, Python { $python }, { $kind }
bench-title-research = Environments for agents: steps with random legal actions, one core, Python { $python }, { $kind }
bench-before = Compared with a run on Python { $python }, { $kind }
bench-compiled = compiled
bench-interpreted = interpreted (no compiled engine on this machine)
bench-running = Measuring { $run }
bench-what = What
bench-rate = per second
bench-earlier = earlier
bench-ratio = ratio
bench-no-peers = Not measured, as they need more packages: { $missing }. Install them with: pip install pygame-ce chess
bench-decisions = decisions in the engine's own loop
bench-games = games in the engine's own loop
bench-python-decisions = decisions from Python, with events
bench-gunhand-games = games with gunhand in every seat
bench-rollouts = rollouts of gunhands to the end
bench-cut-rollouts = the same, cut after 4 turns
bench-copies = copies of a state
bench-views = views of a seat
bench-json-round-trips = JSON round trips
bench-title-server = The house on { $database }: { $tables } tables of { $players }, { $seconds } s, { $rate } actions a second wanted, processes: { $processes }, Python { $python }, { $kind }
bench-title-log = The log on { $database }: { $tables } games, { $seconds } s each, Python { $python }, { $kind }
bench-milliseconds = milliseconds
bench-kilobytes = KB
bench-errors = Errors: { $count }
bench-actions = actions
bench-echoes = messages through a bare echo
bench-action-p50 = from an action to the last client's event: half are faster
bench-action-p99 = from an action to the last client's event: 99 of 100 are faster
bench-action-max = from an action to the last client's event: the slowest
bench-echo-p50 = bare echo: half are faster
bench-echo-p99 = bare echo: 99 of 100 are faster
bench-echo-max = bare echo: the slowest
bench-cpu-per-action = computing time of the house for an action
bench-cpu-clients = computing time of the clients for an action
bench-cpu-database = computing time of PostgreSQL on this machine for an action
bench-table = memory of the house for a table with its connections
bench-connection = of that, for a connection
bench-log-actions =
    { $n ->
        [one] actions committed by one process
       *[other] actions committed by { $n } processes
    }
bench-log-commits =
    { $n ->
        [one] commits of one process
       *[other] commits of { $n } processes
    }
