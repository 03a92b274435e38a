# Ce que dit le noyau lui-même.
undetermined = Indécidable : ceci n'est pas connu : { $places }.
nothing = rien
