# The table in the terminal.
tui-key-rules = ? rules
tui-key-back = Esc back
tui-key-undo = u undo
tui-key-hint = h hint
tui-key-next = space next
tui-key-speed = f speed
tui-key-log = PgUp log
tui-key-quit = q quit
tui-key-end-page = Esc result
tui-key-again = a again
tui-key-replay = r replay
tui-key-menu = m menu
tui-waiting = { $who ->
    [outlaws] { $name } are thinking …
   *[one] { $name } is thinking …
  }
tui-choose-dice = Roll again: choose dice with 1 to 5, a for all
tui-over = { $won ->
    [won] You have won! Winner: { $side }.
    [lost] You have lost. Winner: { $side }.
   *[watched] The game is over. Winner: { $side }.
  }
tui-you = you
tui-out = out
tui-middle = { $arrows ->
    [one] { $arrows } arrow in the middle
   *[other] { $arrows } arrows in the middle
  }
tui-hand-over = Now it is seat { $seat }: { $name }. Take the keyboard and press Enter.
tui-rules-title = Rules for what is on the table
tui-rules-close = Esc closes, arrow keys scroll
replay-keys = ← → step   space play/stop   f speed   PgUp/PgDn turn   Home/End   g go to   1–{ $seats } seat   o open   q quit
replay-place = Action { $at } of { $all }
replay-jump = Number of the action, 0 to { $all }
replay-seen-open = everything open
replay-seen-seat = seen by seat { $seat }
tui-no-dice = Choose the dice to roll again first: keys 1 to 5, or a for all.
tui-larger = Please make this window larger: at least { $columns } columns and { $lines } lines. Until then only q works: it leaves, and the game is kept.
tui-player = player
tui-record = The game is kept as { $path }
tui-key-end = e end the turn
tui-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
tui-in-play = in play: { $cards }
tui-deck = Draw pile: { $cards }
tui-discard = Discard pile: { $cards }
tui-classic-legend = ↔ distance, ⌖ reach of the weapon, ▯ cards in hand; cards in play stand below. ♥ hearts free from Jail and stop a shot at a Barrel, ♠ 2–9 set off the Dynamite.
tui-reserve = Reserve: { $characters }
tui-left = Deck { $deck } · Reserve { $reserve }
tui-common = Common deck: { $cards }
tui-duel-legend = ★ marks the character in front (AC): only his ability and equipment work, unless it says otherwise. The mark behind a card is what counts when it is revealed: { $symbols }.
tui-leave-unsaved = { $actions ->
    [one] The last action is
   *[other] The last { $actions } actions are
  } not saved. Make room and press q to try again, or Q to leave without.
tui-speed = { $speed ->
    [slow] Speed: slow (1 of 3)
    [fast] Speed: fast, without a pause (3 of 3)
   *[middle] Speed: normal (2 of 3)
  }
tui-seed = Seed: { $seed }
tui-no-undo = This can't be taken back: something was revealed, luck decided, or it was not your move.
tui-undone = Taken back.
tui-hint = Hint, by the chance to win: { $actions }
tui-hint-even = It hardly matters, as far as the search can tell: { $actions }
tui-hint-action = { $action } ({ $chance } ± { $error } %)
tui-brink = at the brink!
tui-distance = distance { $distance }
tui-aim = { $card }: whom, or what? (Esc: another card)
tui-aim-what = { $card } → { $name }: which card? (Esc: somebody else)
tui-price = { $card }: which card pays for it? (Esc: back)
tui-no-key = No answer has the key { $key }. Press one of these: { $keys }
tui-face-down = Still face down.
tui-from-hand = a random card from the hand
tui-no-effect = does nothing now
tui-way-heal = Discard two cards for a life point
tui-way-fire = Discard two cards to shoot
tui-way-blue = Discard a blue card and draw two cards
tui-way-trade = Discard equipment and draw two cards
tui-way-copy = Discard a card to use the top Action card
tui-way-exchange = Discard a card for the better of two
tui-way-as-colt = Play it as a Colt
tui-you-are-out = You are out. The others play on. { $role ->
        [outlaw] You still win if the Sheriff falls.
        [deputy] You still win if the Sheriff does.
       *[other] You can't win any more.
    }

    Enter  watch on
    f      watch quicker
    q      leave; the game is kept
end-title = { $won ->
    [won] You have won! Winner: { $side }
    [lost] You have lost. Winner: { $side }
   *[watched] The game is over. Winner: { $side }
  }
end-why = { $side ->
    [law] { $kind ->
        [duel] No Outlaw is left.
       *[roles] Every Outlaw and every Renegade is out.
    }
    [outlaws] { $kind ->
        [duel] Nobody of the Law is left.
       *[roles] The Sheriff is out.
    }
    [renegade] { $kind ->
        [three] The Renegade brought the Outlaw down himself, or is the last one left.
       *[roles] The Sheriff was the last to fall, and only the Renegade is left.
    }
    [deputy] The Deputy brought the Renegade down himself, or is the last one left.
    [outlaw] The Outlaw brought the Deputy down himself, or is the last one left.
   *[nobody] Nobody is left, or the game has gone on for too long.
  }
end-whom = hit →
end-dealt = hits
end-won = won
end-lost = lost
end-keys = a again   r replay   m menu   Esc look at the table   q leave

# Another game at the same table.
again-title = Another game
again-keys = ↑ ↓ line   ← → change   Enter choose   a begin   Esc back
again-start = Begin
again-keep = { $who ->
    [you] You keep { $character }
   *[other] { $name } stays
  }
again-value = { $keeps ->
    [true] yes
   *[false] no, one is drawn anew
  }
again-sheriff = The next Sheriff
again-help-start = The same people sit down again, with what is chosen below.
again-help-keep = Whoever has survived may keep their character, or give it back and draw one anew.
again-help-sheriff = The Sheriff's role is dealt with the others, or goes to the player on the Sheriff's left.

# The menu.
menu-keys = ↑ ↓ line   ← → change   Enter choose   s start   q leave
menu-start = Start the game
menu-game = Game
menu-players = Players
menu-seat = Your seat
menu-bots = Bots
menu-name = Names
menu-language = Language
menu-role = Your role
menu-character = Your character
menu-set = With { $name }
menu-option-sheriff-extra-card = The Sheriff gets a card more
menu-option-beginner = Beginners' game
menu-option-two-characters = Two characters to choose from
menu-option-always-ask = Always ask
menu-option-characters = Characters a side
menu-value-any = as dealt
menu-value-all = all: friends at one keyboard
menu-value-true = on
menu-value-false = off
menu-help-start = Sit down with what is chosen below.
menu-help-game = BANG! with cards, The Dice Game, or The Duel for two.
menu-help-players = How many sit at the table, bots included.
menu-help-seat = Where you sit; with "all" every seat is played by a person at this keyboard.
menu-help-bots = greenhorn plays at random, gunhand by rules of thumb, sharpshooter thinks ahead, and legend thinks for a second.
menu-help-name = Names of the people at the keyboard, with commas between
menu-help-language = The language of all texts.
menu-help-role = For practice: the cards are dealt until you have this role.
menu-help-character = For practice: the cards are dealt until you have this character.
menu-help-set = The cards and characters of this set come into the box, and as many can play as it allows.
menu-help-option-sheriff-extra-card = The Sheriff begins with one card more than his life points.
menu-help-option-beginner = Dynamite, Duel, General Store, Indians! and Jail stay in the box.
menu-help-option-two-characters = Everybody is dealt two characters and keeps one of them.
menu-help-option-always-ask = You are asked even when there is only one answer, so that nobody can tell what you hold.
menu-help-option-characters = How many characters each side has in The Duel.
menu-saved = Go on: { $game }, { $players } players, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
menu-record = { $game }, { $players } players, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
