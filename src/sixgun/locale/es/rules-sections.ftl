# Títulos de las secciones que solo tiene el juego clásico.

section-distance = Distancia
section-cards = Las cartas
section-hidden = Lo que está oculto
