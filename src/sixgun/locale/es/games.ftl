# Los nombres de los juegos.

game-classic = BANG!
game-dice = El juego de dados
game-duel = El duelo
