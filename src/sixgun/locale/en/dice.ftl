# The Dice Game: names, log lines, questions, actions and reasons. { $target } and { $by } are names of players;
# { $cause } and { $face } are keys to select by. More on the log: log.ftl.

## Roles and sides

role-sheriff = Sheriff
role-deputy = Deputy
role-outlaw = Outlaw
role-renegade = Renegade
role-unknown = Unknown

side-law = Sheriff's side
side-outlaws = Outlaws
side-renegade = Renegade
side-deputy = Deputy
side-outlaw = Outlaw
side-nobody = Nobody

goal-sheriff = Wipe out every Outlaw and every Renegade.
goal-deputy = Keep the Sheriff alive: you win or lose together.
goal-outlaw = Bring down the Sheriff.
goal-renegade = Outlive everybody: when the Sheriff falls, you must be the only one left.

goal-three-deputy = Take the Renegade's last life point yourself; if anything else does, be the last player left.
goal-three-outlaw = Take the Deputy's last life point yourself; if anything else does, be the last player left.
goal-three-renegade = Take the Outlaw's last life point yourself; if anything else does, be the last player left.

## Faces of a die

face-arrow = Arrow
face-dynamite = Dynamite
face-bullseye1 = Bullseye 1
face-bullseye2 = Bullseye 2
face-beer = Beer
face-gatling = Gatling

## Characters

character-bart-cassidy = Bart Cassidy
character-black-jack = Black Jack
character-calamity-janet = Calamity Janet
character-el-gringo = El Gringo
character-jesse-jones = Jesse Jones
character-jourdonnais = Jourdonnais
character-kit-carlson = Kit Carlson
character-lucky-duke = Lucky Duke
character-paul-regret = Paul Regret
character-pedro-ramirez = Pedro Ramirez
character-rose-doolan = Rose Doolan
character-sid-ketchum = Sid Ketchum
character-slab = Slab the Killer
character-suzy-lafayette = Suzy Lafayette
character-vulture-sam = Vulture Sam
character-willy = Willy the Kid

ability-bart-cassidy = May take an arrow, but never the last one, in place of each life point that a Bullseye or the Gatling would cost.
ability-black-jack = May re-roll Dynamite while fewer than three show.
ability-calamity-janet = Can use every Bullseye 1 as a Bullseye 2 and every 2 as a 1.
ability-el-gringo = Anyone who shoots life off this character takes an arrow for it.
ability-jesse-jones = With four life points or fewer at the first Beer, every Beer kept for oneself heals two.
ability-jourdonnais = Loses one life point at most to each Indian attack.
ability-kit-carlson = Every Gatling die may send one arrow of any player back to the middle.
ability-lucky-duke = Has four rolls instead of three.
ability-paul-regret = Can't be hurt by the Gatling.
ability-pedro-ramirez = May get rid of an arrow for every life point lost.
ability-rose-doolan = Bullseyes may also reach one seat farther than they show.
ability-sid-ketchum = Every turn begins with one life point for a player of choice.
ability-slab = Once a turn, a Beer may be spent to make one Bullseye cost two life points.
ability-suzy-lafayette = Regains two life points for a final result without any Bullseye.
ability-vulture-sam = Regains two life points whenever another player is eliminated.
ability-willy = Needs only two Gatling dice to fire the Gatling.

## The log

log-rolled = { $who-is ->
    [you] { YOU("You") } roll
   *[one] { $who } rolls
  } { $dice }{ $roll ->
    [none] {""}
   *[other] {" (roll"} { $roll })
  }
log-shot = { $who-is ->
    [you] { YOU("You") } shoot
   *[one] { $who } shoots
  } { $dice } at { $target-is ->
    [you] { YOU("you") }
   *[one] { $target }
  }
log-indians = The Indians attack!
log-gatling = { $who-is ->
    [you] { YOU("You") } fire the Gatling
   *[one] { $who } fires the Gatling
  }
log-dynamite = { $who-is ->
    [you] { YOU("Your") } Dynamite goes off
   *[one] The Dynamite of { $who } goes off
  }
log-beer = { $who-is ->
    [you] { YOU("You") } { $target-is ->
        [none] drink Beer
       *[one] give Beer to { $target }
    }
   *[one] { $who } { $target-is ->
        [none] drinks Beer
        [you] gives Beer to { YOU("you") }
       *[one] gives Beer to { $target }
    }
  }
log-result-stops = no more rolls!
log-result-arrows-taken = { $arrows ->
    [one] +1 arrow
   *[other] +{ $arrows } arrows
  }
log-result-arrows-back = { $arrows ->
    [one] −1 arrow
   *[other] −{ $arrows } arrows
  }
log-result-arrow-instead = an arrow instead

## What a player is asked

ask-dice-reroll = { $rolls_left ->
    [one] Which dice do you roll again, or do you stop? You have 1 roll left.
   *[other] Which dice do you roll again, or do you stop? You have { $rolls_left } rolls left.
  }
ask-dice-aim = Die { $die } shows { $face ->
    [bullseye1] { face-bullseye1 }
   *[bullseye2] { face-bullseye2 }
  }. Whom do you aim at?
ask-dice-beer = { $beers_left ->
    [one] Who gets your Beer?
   *[other] Who gets the next of your { $beers_left } Beers?
  } { $heals_self ->
    [one] It heals 1 life point.
   *[other] It heals { $heals_self } life points if you drink it yourself, otherwise 1.
  }
ask-dice-gift = Who regains 1 life point before you roll?
ask-dice-arrow-for-life = { $cause ->
    [gatling] The Gatling of { $by } is about to cost you
   *[bullseye] A shot by { $by } is about to cost you
  } { $points ->
    [one] 1 life point. Do you take an arrow instead?
   *[other] { $points } life points. Do you take an arrow in place of the next one?
  }
ask-dice-put-back = { $points ->
    [one] You lost life. Do you put back one of your arrows?
   *[other] You lost life. Do you put back one of your arrows? You may do so up to { $points } times.
  }
ask-dice-clear-arrow = { $dice_left ->
    [one] You have 1 Gatling die to use. Whose arrow goes back to the middle?
   *[other] You have { $dice_left } Gatling dice to use. Whose arrow goes back to the middle?
  }

## What a player may do

act-dice-stop = Stop rolling
act-dice-roll = Re-roll { $dice }
act-dice-shoot = Shoot { $target }
act-dice-shoot-twice = Spend a Beer: shoot { $target } for 2
act-dice-beer = Beer for { $target }
act-dice-gift = 1 life point for { $target }
act-dice-take-arrow = Take an arrow
act-dice-lose-life = Lose the life point
act-dice-put-back = Put back an arrow
act-dice-keep = Keep the arrows
act-dice-clear-arrow = Put back an arrow of { $target }
act-dice-pass = Leave the arrows where they are

## Why not

why-not-now = That is not what you are being asked now. Choose one of the actions on offer.
why-over = The game is over, so nothing more can be done. Start a new one.
why-no-die = No die is chosen. Name at least one to re-roll, or stop.
why-locked = A Dynamite among these dice may not be re-rolled now. Leave it out, or stop.
why-no-target = Nobody sits there. Choose a player at this table.
why-dead = That player is out of the game. Choose a living one.
why-self = You can't do that to yourself. Choose another player.
why-out-of-range = { $distance ->
    [one] That player sits 1 seat away
   *[other] That player sits { $distance } seats away
  }, but this die reaches { $farthest ->
    [1] only the next living player on either side.
    [2] { $nearest ->
        [2] exactly 2 seats.
       *[other] 1 or 2 seats.
    }
   *[other] { $nearest } to { $farthest } seats.
  } Choose a target that fits.
why-no-beer = None of your dice shows a Beer, so no shot can be doubled. Shoot for one life point.
why-beer-used = You have already doubled a shot in this turn. Shoot for one life point.
why-only-slab = Only { character-slab } can double a shot. Shoot for one life point.
why-no-arrow = That player has no arrow to put back. Choose somebody who holds one, or leave the arrows where they are.
