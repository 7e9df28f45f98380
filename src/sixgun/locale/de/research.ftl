# Umgebungen für Agenten.
error-no-research = Die Umgebungen für Agenten brauchen Pakete, die nicht installiert sind: { $missing }. So werden sie installiert: pip install 'sixgun[research]'
error-no-openspiel = OpenSpiel ist nicht installiert ({ $missing } fehlt). So wird es installiert: pip install 'sixgun[research,openspiel]'
error-baseline-sets = Das trainierte Netz kennt { $game } nur aus dem Grundspiel, nicht aus { $sets }. Nimm dafür einen anderen Bot.
