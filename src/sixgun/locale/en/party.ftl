# Before the game and after it, in the browser: people, the host, talk, luck, one's tables.

## Names

party-who-are-you = What do the others call you?
party-name-note = 1 to 20 characters. This browser remembers it.
party-name = Rename
party-sit-down = Sit down
party-just-watch = Just watch
party-change-name = Change your name

## Chairs

party-bot = bot: { $level }
party-stand = Stand up
party-stand-note = and watch
party-leave = Leave
party-leave-note = the seat is free
party-make-host = Make host
party-ban = Send away for good
party-more = What else to do with { $name }
party-removed = The host has removed you from your seat. You can watch, or sit down again.
party-host-away = { $host }, who hosts, is away.
party-next-host = { $heir } hosts in { $time }.
party-next-you = You host in { $time }.
party-begins = The game begins in { $time }; bots take the free seats.
party-dealing = The cards are dealt …
party-ready = wants another round

## What the host sets

party-options = Options
party-spectators = Others may watch
party-spectators-note = They see no hand.
party-poker-face = Poker face
party-poker-face-note = Every answer takes the same time, so that a pause tells nothing.
party-take-over = Take over a bot's seat
party-take-over-note = Whoever comes late may play on for a bot.
party-rotate-sheriff = The next player is Sheriff
party-rotate-sheriff-note = In another round; else all roles are dealt.
party-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
party-clock-note = With days to decide you may close the page; your tables are on the home page.
party-clock-hours = { $hours } h
party-left-hours = { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
  }
party-left-minutes = { $minutes ->
    [one] { $minutes } minute left
   *[other] { $minutes } minutes left
  }
party-reserve = { $seconds ->
    [one] { $seconds } second left of your reserve
   *[other] { $seconds } seconds left of your reserve
  }

## Talk

party-quick = Quick words
party-quick-howdy = Howdy!
party-quick-luck = Good luck!
party-quick-nice = Nice shot!
party-quick-ouch = Ouch!
party-quick-thanks = Thank you!
party-quick-wait = One moment, please.
party-quick-hurry = Your turn!
party-quick-again = One more round?
party-your-turn = Your turn

## The luck

party-luck = Fair luck
party-promise = The house has fixed its secret for the deal. This is its fingerprint: { $promise }
party-luck-how = Every player's browser adds a secret word of its own. After the game everything is shown, and you can check it.
party-check-luck = Check the luck
party-luck-fair = The luck was fair.
party-luck-unfair = The luck does not fit together.
party-luck-promise = { $good ->
    [true] The house's secret is the one that it had fixed before the deal.
   *[other] The house's secret is not the one that it had fixed before the deal.
  }
party-luck-seals = { $good ->
    [true] Every word is the one that its player had sealed.
   *[other] A word is not the one that its player had sealed.
  }
party-luck-seed = { $good ->
    [true] The deal follows from the secret and the words, and from nothing else.
   *[other] The deal does not follow from the secret and the words.
  }
party-luck-mine = { $good ->
    [true] The word of this browser is among them.
    [false] The word of this browser is missing.
   *[other] This browser had given no word for this game.
  }
party-luck-voided = { $times ->
    [one] The deal was begun anew once, because a word was not shown.
   *[other] The deal was begun anew { $times } times, because a word was not shown.
  }
party-luck-older = This game went on by newer rules: the luck of its beginning can't be computed here.
party-luck-checked = Checked here, by this browser. The record has the rest: sixgun verify replays every move.

## Another round

party-vote = Another round!
party-vote-on = You want another round
party-votes = Who wants another round
party-keep = Keep { $name }
party-give-back = Draw another character
party-next-sheriff = Next Sheriff: { $name }
party-to-lobby = Seats and options
party-to-table = Back to the table

## Home

party-saloon = My saloon
party-mine = Your tables
party-turn = Your turn
party-on = The game is on
party-lobby = Before the game
party-with = with { $names }
party-alone = with bots
party-setup = { $players ->
    [2] { $level }
   *[other] { $players } players · { $level }
  }
party-bots = Strength of the bots
party-role = Role
party-role-any = any
party-setup-how = How to play now
party-company = Play with people
party-company-note = A table with others, or a new one that is open to all. When the time is over, bots take the free seats.
party-wait = Wait for people
party-find = Find a table

## Settings

party-names = Large at the table
party-names-people = Names
party-names-characters = Characters
party-call = Tell me when it is my turn
party-call-no = This browser doesn't allow it. Allow notifications for this page in its settings.
party-call-title = It is your turn
party-call-text = { $game }, table { $table }
party-vibrate = Vibrate when it is my turn
