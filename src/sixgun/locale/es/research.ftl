# Entornos para agentes.
error-no-research = Los entornos para agentes necesitan paquetes que no están instalados: { $missing }. Se instalan con: pip install 'sixgun[research]'
error-no-openspiel = OpenSpiel no está instalado (falta { $missing }). Se instala con: pip install 'sixgun[research,openspiel]'
error-baseline-sets = La red entrenada solo conoce { $game } hecho del juego básico, no de { $sets }. Elige otro bot.
