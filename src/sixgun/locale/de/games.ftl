# Die Namen der Spiele.

game-classic = BANG!
game-dice = Das Würfelspiel
game-duel = Das Duell
