# Títulos de las secciones que no tienen todos los juegos.

section-distance = Distancia
section-cards = Las cartas
section-hidden = Lo que está oculto
section-hits = Disparos
section-characters-law = Personajes de la Ley
section-characters-outlaws = Personajes de los Forajidos
