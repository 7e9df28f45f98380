# What can go wrong. { $field } is the name of a field in a file, as written there.
language-name = English

error-unknown-game = There is no game called "{ $name }". Choose one of: { $known }.
error-unknown-bot = There is no bot called "{ $name }". Choose among: { $known }.
error-parted = The record was made by version { $rules } of the rules; these are version { $known }. They part at action { $number } ("{ $action }"): the game stands before it.
error-set-twice = There is already a set called "{ $name }" in { $game }. Give the new one another name.
error-too-many-cards = { $game } has room for { NUMBER($high) } cards in all its sets. Leave a set out.
error-set-module = The module { $name } of SIXGUN_MODULES can't be loaded ({ $why }). Install it, or stand in the folder where it lies.
error-data-no-set = { $field }: there is no set { $value } here, only { $known }. Import the module that adds it, or name it in SIXGUN_MODULES.
error-data-no-base = { $field }: every game needs the set "{ $known }". Add it to the list.
error-data-stack = { $field }: from here the game can't be played on. The frames don't fit the table or each other; check their fields, or leave the stack out.
error-data-view = { $field }: this is not what a view of a game tells. Take the view as the house sent it.
error-data-out = { $field }: seat { $value } is out of the game. Name a player who is still in it.
error-data-frame-order = { $field }: this frame can't come right after "{ $value }". It comes after: { $known }.
error-data-action = { $field } must be an action of the game or its text, not { $value }. `game.legal_actions` lists them.
error-illegal = "{ $action }" is not possible: { $why }
error-unreadable = I can't read { $path } ({ $why }). Check the path.
error-unwritable = I can't write { $path } ({ $why }). Nothing was changed; choose another place.
error-no-folder = I can't keep games in { $path } ({ $why }). Set the variable { $variable } to a folder where you may write.

error-data-number = { $field } must be a whole number, not { $value }.
error-data-range = { $field } must be from { $low } to { $high }, not { $value }.
error-data-name = { $field } must be one of { $known }, not { $value }.
error-data-list = { $length ->
    [-1] { $field } must be a list.
   *[other] { $field } must be a list of { $length } items.
  }
error-data-object = { $field } must be a JSON object, not { $value }.
error-data-text = { $field } must be a text, not { $value }.
error-data-flag = { $field } must be true or false, not { $value }.
error-data-missing = { $field } is missing.
error-data-unknown-field = { $field } is not a field that belongs here. Allowed are: { $known }.
error-data-seed = { $field } must be a whole number from 0 to 2^256 − 1, not { $value }.
error-data-json = { $path } is no JSON that I can read ({ $why }). Is the file whole?
error-data-not-ours = { $field } must be "record" or "position", not { $value }. Is this a file of Sixgun?
error-data-version = { $field } { $value } can't be read by this Sixgun, which reads { $known }. Use the version that wrote the file.
error-data-players = { $field }: { $game } is played by { $low } to { $high }, not by { $value }.
error-data-players-fixed = { $field }: { $game } is always played by { $low }, not by { $value }.
error-data-illegal = { $field }: "{ $action }" is not possible there. Possible: { $known }.
error-data-over = { $field }: the game is already over in this position. Give the outcome, or let more players live.
error-data-stack-order = { $field }: the first frame, and no other, must be "turn".
error-data-twice = { $field }: "{ $value }" is already at the table. Every character is there once.
error-data-roles = { $field }: a game of { $players } needs the roles { $known }.
error-data-no-roles = { $field }: nobody has a role in { $game }. Leave the roles out.
error-data-arrows = { $field }: together the players can hold { $high } arrows at most, because the last one calls the Indians.
error-data-dead-arrows = { $field }: a player without life holds no arrows.
error-data-dead-roller = { $field }: this player has no life left. Name a living one.
error-data-outcome = { $field } doesn't fit the players. Check side and winners.
error-data-dead-life = { $field }: a player who is eliminated has no life.
error-data-card-twice = { $field }: "{ $value }" lies in two places, or is not in the box.
error-data-equipment = { $field } must be equipment cards, each name once.
error-data-other-side = { $field }: "{ $value }" belongs to the other side.
error-data-absent = { $field }: "{ $value }" is not in play.
error-data-extra-action = { $field }: the game is over before this action. Leave it out.
error-resume-options = A game that goes on keeps its players, seats, bots and luck. Leave { $options } out, or leave --resume out.
why-no-action = There is no such action in this game. Choose one of the actions on offer.
error-not-over = The game is not over yet. A further game begins when it is.
error-stale-action = The game has gone on meanwhile. Look at the table again, then choose.
error-not-your-decision = Seat { $seat } isn't asked now. Wait until it is.
error-in-use = The game in { $path } is open in another terminal. Go on there, or close it there first.
error-unsaved = I can't save the game in { $path } ({ $why }). Play on and make room: I try again with every action.
error-data-no-match = { $path } is no game to go on with. Records of finished games can be looked at with "sixgun replay".
why-not-your-turn = Somebody else has to decide now. Wait until you are asked.
error-endless = The game ran { NUMBER($steps) } steps and asked nobody, so it would run for ever. The position can't be: check its cards and its stack.
error-nothing-to-undo = Nothing has been done yet, so there is nothing to take back.
error-bad-path = { $path } can't be the path of a file. Check it for characters that don't belong there.
error-not-a-file = { $path } is no file but a folder or a device. Nothing was changed; choose another place.
error-data-deep = { $field } is nested more than { $high } deep. No file of Sixgun is.
error-data-field-name = { $field }: the name of a field must be a text, not { $value }.
error-data-duplicate = { $field } is there twice in the same object. Keep one of the two.
error-data-too-large = { $path } is larger than { $high } MB. Is this a file of Sixgun?
error-data-position-too = { $field } doesn't belong into a record that begins with a position. Leave one of them out.
error-data-no-rematch-option = { $field } means nothing in a further game of { $game }: everything is dealt anew. Leave it out.
error-data-eliminated = { $field }: seat { $value } was eliminated, and only survivors keep their characters. Leave it out.

# Positions that can't be.
error-data-deciding = { $field }: the game asks seat { $known } here, not seat { $value }. Correct it or leave it out.
error-data-goes-on = { $field } must be empty, because the game is over.
error-data-known = { $field }: this card lies open, or in a hand whose owner is not named here. Name everybody who sees it, or leave it out.
error-data-known-nowhere = { $field }: who knows this card is plain where it lies. Leave it out.
error-data-dead-cards = { $field }: a player who is eliminated has no cards. Put them on the discard pile.
error-data-unrolled = { $field }: nothing is rolled yet in this turn. Leave the dice out.
error-data-rolled = { $field }: at this point of the turn all five dice show a face. Give all five.
error-data-beer-spent = { $field }: only Slab the Killer can have used a Beer, and one must show. Leave it out.
error-data-beginning = { $field }: while the characters in front are chosen, all four have full life and all cards are in their decks.
