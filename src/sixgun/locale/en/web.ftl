# The table in the browser.

## Home

web-motto = Hidden roles, quick draws, bad dice.
web-promise = Three games, in the browser, with friends or bots. No account needed.
web-games = Games
web-play-now = Play now
web-learn = Learn in 5 minutes
web-rules = Rules
web-about-classic = Hidden roles, a hand of cards, weapons and distances. Who is on your side?
web-about-dice = Five dice, nine arrows. Roll, keep, and push your luck.
web-about-duel = The Law against the Outlaws: one in front, one behind.
web-players-range = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] { $least }–{ $most } players
      }
   *[other] { $least }–{ $most } players
  }
web-minutes = { $minutes } min
web-open-tables = Open tables
web-tables-count = { $count ->
    [0] none
    [one] { $count } table
   *[other] { $count } tables
  }
web-no-tables = No open tables. Play now seats you with bots in a second.
web-free-chairs = { $count ->
    [0] full
    [one] { $count } free seat
   *[other] { $count } free seats
  }
web-join = Join
web-watch = Watch
web-join-code = Join by code
web-code-wrong = A code has six letters, e.g. GCHATC.
web-my-games = My games
web-won = Won
web-not-won = Lost
web-replay = Replay
web-create = Create a table
web-create-note = You get a link for your friends; bots can take the seats that stay free.
web-create-sets = { $players } players need { $sets }: it is in the box.
web-game = Game
web-players = Players
web-name = Your name
web-save = Save
web-note-more = More
web-licence = Free software under the MIT licence: whoever runs this house has the source and may change it and pass it on.
web-trademark = BANG! is a trademark of its owner. Sixgun is an independent implementation, not made or endorsed by the owner. Icons: game-icons.net, CC BY 3.0.
web-about = About
web-icons = Icons
web-icons-note = They are unchanged but for their colour. The guns, signs and portraits are our own.
web-fonts = Fonts
web-libraries = Libraries
web-menu = Menu
web-to-home = To the home page
web-nowhere-title = The trail ends here
web-nowhere = There is no such page. Check the address, join a table by its code, or start at the home page.
web-offline = The house can't be reached. Check your connection, then try again.

## Settings

web-settings = Settings
web-language = Language
web-sound = Sound
web-on = On
web-off = Off
web-signs = Signs beside colours
web-alone = Questions without a choice answer themselves
web-theme = Light
web-theme-auto = Automatic
web-theme-dark = Night
web-theme-light = Day
web-motion = Motion
web-motion-full = On
web-motion-off = Off
web-motion-system = Your system asks for less motion, so nothing moves.
web-sound-offer = Play with sounds
web-pace = Speed
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-step = Step by step
web-close = Close

## Before the game

web-lobby = A table of { $game }
web-chairs = Seats
web-free-seat = Free seat
web-here = here
web-host = host
web-sit = Sit here
web-add-bot = Add a bot
web-remove = Remove
web-fill = Fill with bots
web-start = Start the game
web-host-starts = The host starts the game.
web-invite = Invite friends
web-qr = The link to this table as a QR code
web-send-link = Send this link, or say the code.
web-only-here = This address works on this computer only. For phones, open the house with --host 0.0.0.0 and go to the address that it prints for your network.
web-link = Link to the table
web-copy = Copy
web-copied = Copied
web-big-screen = Big screen
web-clock = Time for a decision
web-no-clock = No clock
web-clock-seconds = { $seconds } s
web-who-sees = Who finds this table
web-public = Everybody
web-private = Who has the link
web-bot = bot
web-connecting = Connecting …
web-loading = One moment …
web-board-join = Join with your phone

## At the table

web-turn = Turn { $turn }
web-table = Table
web-yours = What is yours
web-your-decision = Your decision
web-waiting = Waiting
web-your-turn = It is your turn.
web-once-more = Once more to confirm.
web-at-whom = { $card }: at whom?
web-weapon = Your weapon: { $weapon }, range { $reach }.
web-targets = { $count ->
    [one] { $count } target within reach.
   *[other] { $count } targets within reach.
  }
web-sent = Sent …
web-watching = You are watching.
web-out = You are out. The others play on; watch them, or leave.
web-roll = { $dice ->
    [0] Roll: choose dice
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
  }
web-tap-player = Tap a player
web-tap-character = Tap a character
web-tap-card = Tap a card
web-cancel = Cancel
web-more = More ({ $count })
web-choose = Choose
web-tip-choose = Choose a card to see what it does and whom it reaches.
web-tip-wait = You can look at any card while you wait: tap it.
web-tip-dice = Tap a die to roll it again or to keep it. Tap a player to read what the character can do.
web-tip-aim = Whoever has a bright frame can be chosen: tap the player.
web-tip-choose-character = Choose one of the characters with a dashed frame.
web-tip-read = Tap a player to read what the character can do.
web-not-now = Can't be played now.
web-chosen = selected
web-hand = { $cards ->
    [one] Your hand, { $cards } card
   *[other] Your hand, { $cards } cards
  }
web-life = { $life } of { $most } life points
web-distance = distance { $distance }
web-arrows = { $arrows ->
    [one] { $arrows } arrow
   *[other] { $arrows } arrows
  }
web-known-cards = Known to you: { $cards }
web-no-cards = No cards
web-nothing-in-play = Nothing in play
web-hand-limit = { $cards ->
    [one] one card · limit { $limit }
   *[other] { $cards } cards · limit { $limit }
}
web-then-discard = then discard { $cards }
web-aim = Aim
web-beer = Beer
web-you-target = You
web-tab-out = Out
web-tab-shooter = Attacks you
web-tab-off = Away
web-tab-deciding = Deciding
web-tab-active = Turn
web-far = { $reason ->
    [too-far] Too far: { $distance }
    [out-of-range] Distance { $distance }
    [sheriff-jail] Not the Sheriff
    [jailed-already] In Jail already
    [no-cards] No cards
    [no-hand] No hand
   *[other] Not this one
  }
web-draw-pile = Draw pile
web-discards = Discards
web-common-deck = Common deck
web-in-hand = in hand
web-own-deck = in own deck
web-reserve = in reserve
web-front = in front
web-rear = behind
web-asleep = asleep
web-always = always active
web-no-equipment = No equipment
web-empty-place = Nobody
web-face-down = Face down
web-dice = Dice
web-die = Die { $die }: { $face }
web-die-again = Roll
web-die-kept = Keep
web-die-locked = Locked
web-rolls-left = { $rolls ->
    [one] { $rolls } roll left
   *[other] { $rolls } rolls left
  }
web-last-arrow = The last one sets off an attack.
web-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
web-answers = { $count ->
    [one] One answer.
   *[other] { $count } answers.
  }
web-lost = Connection lost. Your seat is kept; trying again …
web-away = A bot plays for you.
web-back = I am back
web-suit-S = spades
web-suit-H = hearts
web-suit-D = diamonds
web-suit-C = clubs

## Whom a card reaches, in two words

web-reach-range = in range
web-reach-answer = answer
web-reach-you = you
web-reach-everybody = everybody
web-reach-near = distance 1
web-reach-any = any player
web-reach-jail = not Sheriff
web-reach-others = all others
web-reach-weapon = weapon
web-reach-stays = stays
web-reach-front = their AC
web-reach-either = AC or RC
web-reach-equipment = equipment
web-reach-avoid = avoid
web-reach-your-two = your two
web-reach-all-but = all but AC
web-reach-fronts = either AC
web-reach-both = both
web-reach-hand-or-play = hand, play
web-reach-in-play = in play
web-reach-anyone = anyone

## Log and keys

web-clause = Clause
web-note-life = Life points
web-note-distance = Distance
web-note-hand = Cards in hand
web-note-arrows = Arrows
web-note-rank = AC and RC
web-note-reserve = Reserve
web-log = Log
web-open-log = Open the log
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-mute = Mute
web-unmute = Let speak
web-keys = Keyboard
web-key-digits = card of the hand, or die
web-key-arrows = within the hand or a list, among targets
web-key-order = move a card in the hand
web-key-enter = choose, play, confirm
web-key-escape = one step back
web-key-end = end the turn
web-key-roll = roll
web-key-all = all dice
web-key-stop = stop rolling
web-key-barrel = use the Barrel
web-key-pass = let it happen
web-key-swap = swap AC and RC
web-key-log = log
web-key-sound = sound on or off
web-key-help = this list

## What happened

web-moment-last = Last blow
web-moment-hit = You are hit!
web-moment-taken = They took your card!
web-moment-jailed = To Jail with you!
web-moment-loss = −{ $points } { $name }
web-moment-was = { $who ->
    [you] You were
   *[one] { $name } was
  }
web-moment-falls = { $name } falls
web-step-tap = Tap or Space: next
web-draw-needed = { $cause }: { $sign } needed
web-draw-feared = { $cause }: { $sign } sets it off
web-draw-came = { $came }: { $verdict ->
    [saved] saved
    [no-help] no help
    [struck] it strikes
   *[safe] all is well
  }
web-barrel-failed = The Barrel didn't help.
web-ask-classic-shot-all = { $needed ->
    [one] { $by }'s { $cause } hits everybody, and one Missed! is needed. What do you do?
   *[other] { $by }'s { $cause } hits everybody, and { $needed } Missed! are needed. What do you do?
  }
web-strip = The last that happened

## The end, the replay, the rules

web-turns = { $turns } turns
web-winner = Winner: { $side }
web-you-won = You win!
web-you-lost = You lost
web-you-down = Shot down
web-you-watched = The game is over.
web-why-law = Every Outlaw and every Renegade is out.
web-why-outlaws = The Sheriff has fallen.
web-why-renegade = The Renegade is the last one standing.
web-why-deputy = The Deputy has reached the goal.
web-why-outlaw = The Outlaw has reached the goal.
web-why-nobody = It went on for too long.
web-why-duel = The losing side has nobody left.
web-is-winner = Winner
web-is-loser = Lost
web-damage = Damage
web-kills = Eliminated
web-heals = Healed
web-again = Play again
web-again-note = Same table, new deal
web-watch-replay = Watch the replay
web-copy-game = Copy the link to this game
web-save-record = Save the record
web-how-ended = How it ended
web-first = To the start
web-last = To the end
web-step-back = One step back
web-step = One step on
web-play = Play
web-pause = Pause
web-speed = Speed { $speed }
web-seen-by = Seen by
web-copy-moment = Copy the link to this moment
web-copy-position = Copy the position
web-play-on = Play on from here
web-play-on-note = Everybody has the cards and roles of this moment. What is drawn from now on is new luck.
web-play-on-seat = As whom
web-play-on-go = Play
web-play-on-again = Once more from the same moment, with other luck
web-play-on-back = Back to that game
web-to-turn = Jump to a turn
web-search = Search the rules
web-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } clause
   *[other] { $count } clauses
  }
web-puzzle-day = Puzzle of the day
