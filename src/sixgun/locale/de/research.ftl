# Umgebungen für Agenten.
error-no-research = Die Umgebungen für Agenten brauchen Pakete, die nicht installiert sind: { $missing }. So werden sie installiert: pip install 'sixgun[research]'
error-no-openspiel = OpenSpiel ist nicht installiert ({ $missing } fehlt). So wird es installiert: pip install 'sixgun[research,openspiel]'
