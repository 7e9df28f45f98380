# The Dice Game: names, log lines, questions, actions and reasons. { $seat }, { $target }, { $by } and { $first } are
# names of players; { $role }, { $cause }, { $source }, { $why }, { $side } and { $face } are keys to select by.
# A text behind .seat, .target, .by or .first tells it to the player who is that one.

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

## What happens

event-dice-began = { $players } players sit down. { $first } begins.
    .first = { $players } players sit down. You begin.
event-dice-role-dealt = { $role ->
    [sheriff] { $seat } is the Sheriff.
    [deputy] { $seat } is a Deputy.
    [outlaw] { $seat } is an Outlaw.
    [renegade] { $seat } is a Renegade.
   *[unknown] { $seat } keeps a secret role.
  }
    .seat = { $role ->
        [sheriff] You are the Sheriff.
        [deputy] You are a Deputy.
        [outlaw] You are an Outlaw.
        [renegade] You are a Renegade.
       *[unknown] You keep a secret role.
      }
event-dice-turn = Turn { $number }: { $seat } picks up the dice.
    .seat = Turn { $number }: you pick up the dice.
event-dice-rolled = { $roll ->
    [1] { $seat } rolls { $dice }
   *[other] { $seat } rolls again (roll { $roll }, dice { $rolled }): { $dice }
  }
    .seat = { $roll ->
        [1] You roll { $dice }
       *[other] You roll again (roll { $roll }, dice { $rolled }): { $dice }
      }
event-dice-stopped = { $seat } lets the dice lie.
    .seat = You let the dice lie.
event-dice-dynamite-stops = Three Dynamites or more! { $seat } may not roll again.
    .seat = Three Dynamites or more! You may not roll again.
event-dice-arrow-taken = { $middle ->
    [0] { $seat } takes the last arrow from the middle.
    [one] { $seat } takes an arrow; 1 is left in the middle.
   *[other] { $seat } takes an arrow; { $middle } are left in the middle.
  }
    .seat = { $middle ->
        [0] You take the last arrow from the middle.
        [one] You take an arrow; 1 is left in the middle.
       *[other] You take an arrow; { $middle } are left in the middle.
      }
event-dice-arrow-instead = { $middle ->
    [one] { $seat } takes an arrow rather than lose a life point; 1 is left in the middle.
   *[other] { $seat } takes an arrow rather than lose a life point; { $middle } are left in the middle.
  }
    .seat = { $middle ->
        [one] You take an arrow rather than lose a life point; 1 is left in the middle.
       *[other] You take an arrow rather than lose a life point; { $middle } are left in the middle.
      }
event-dice-arrows-back = { $arrows ->
    [one] 1 arrow of { $seat } goes back to the middle
   *[other] { $arrows } arrows of { $seat } go back to the middle
  }: { $why ->
    [eliminated] the fallen keep none.
    [gatling] the Gatling clears the air.
    [life] paid for with a life point.
    [kit] a Gatling die of { character-kit-carlson } sees to it.
   *[indians] the attack is over.
  }
    .seat = { $arrows ->
        [one] 1 arrow of yours goes back to the middle
       *[other] { $arrows } arrows of yours go back to the middle
      }: { $why ->
        [eliminated] the fallen keep none.
        [gatling] the Gatling clears the air.
        [life] paid for with a life point.
        [kit] a Gatling die of { character-kit-carlson } sees to it.
       *[indians] the attack is over.
      }
event-dice-indians = No arrow left after { $seat }: the Indians attack!
    .seat = No arrow left after you: the Indians attack!
event-dice-aimed = { $points ->
    [one] { $seat } takes aim at { $target }.
   *[other] { $seat } takes aim at { $target }, and a Beer makes it { $points } life points.
  }
    .seat = { $points ->
        [one] You take aim at { $target }.
       *[other] You take aim at { $target }, and a Beer makes it { $points } life points.
      }
    .target = { $points ->
        [one] { $seat } takes aim at you.
       *[other] { $seat } takes aim at you, and a Beer makes it { $points } life points.
      }
event-dice-gatling = { $seat } fires the Gatling at everybody else!
    .seat = You fire the Gatling at everybody else!
event-dice-lost = { $cause ->
    [bullseye] { $by } shoots { $seat }
    [gatling] The Gatling of { $by } catches { $seat }
    [dynamite] The Dynamite goes off beside { $seat }
   *[indians] The Indians strike { $seat }
  }: { $points ->
    [one] 1 life point lost.
   *[other] { $points } life points lost.
  }
    .seat = { $cause ->
        [bullseye] { $by } shoots you
        [gatling] The Gatling of { $by } catches you
        [dynamite] The Dynamite goes off beside you
       *[indians] The Indians strike you
      }: { $points ->
        [one] 1 life point lost.
       *[other] { $points } life points lost.
      }
    .by = { $cause ->
        [bullseye] You shoot { $seat }
        [gatling] Your Gatling catches { $seat }
        [dynamite] The Dynamite goes off beside { $seat }
       *[indians] The Indians strike { $seat }
      }: { $points ->
        [one] 1 life point lost.
       *[other] { $points } life points lost.
      }
event-dice-healed = { $source ->
    [beer] A Beer for { $seat }
    [gift] Help for { $seat } before the first roll
    [peace] Not one Bullseye on the dice of { $seat }
   *[vulture] { $seat } circles above the fallen
  }: { $points ->
    [0] wasted, life is already full.
    [one] 1 life point regained.
   *[other] { $points } life points regained.
  }
    .seat = { $source ->
        [beer] A Beer for you
        [gift] Help for you before the first roll
        [peace] Not one Bullseye on your dice
       *[vulture] You circle above the fallen
      }: { $points ->
        [0] wasted, life is already full.
        [one] 1 life point regained.
       *[other] { $points } life points regained.
      }
event-dice-died = { $seat } bites the dust. { $role ->
    [sheriff] The role was { role-sheriff }.
    [deputy] The role was { role-deputy }.
    [outlaw] The role was { role-outlaw }.
    [renegade] The role was { role-renegade }.
   *[unknown] The role stays hidden.
  }
    .seat = You bite the dust. { $role ->
        [sheriff] You were the Sheriff.
        [deputy] You were a Deputy.
        [outlaw] You were an Outlaw.
        [renegade] You were a Renegade.
       *[unknown] Your role stays hidden.
      }
event-dice-ended = The game is over: { $side ->
    [law] the Sheriff's side wins!
    [outlaws] the Outlaws win!
    [renegade] the Renegade wins!
    [deputy] the Deputy wins!
    [nobody] nobody wins.
   *[outlaw] the Outlaw wins!
  }

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
