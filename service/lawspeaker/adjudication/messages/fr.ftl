# Ce que dit le noyau lui-même.
undetermined = { $statement } Indécidable, car ceci n'est pas connu : { $places }.
nothing = rien
