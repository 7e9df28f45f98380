# The names of the games.

game-classic = BANG!
game-dice = The Dice Game
game-duel = The Duel
