# Títulos de las secciones de las reglas, de todos los juegos.

section-setup = Preparación
section-turn = El turno
section-dice = Los dados
section-end = Eliminación y final
section-characters = Personajes
section-distance = Distancia
section-cards = Las cartas
section-hidden = Lo que está oculto
section-hits = Disparos
section-characters-law = Personajes de la Ley
section-characters-outlaws = Personajes de los Forajidos
section-three = Tres jugadores
section-dodge-city = Dodge City
