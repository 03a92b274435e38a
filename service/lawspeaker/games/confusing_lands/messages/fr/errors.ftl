# Confusing Lands in French: what is wrong with a request.

## Ce qui était attendu, et ce qui s’y trouve
expected-row = une rangée de cases (- là où il n’y en a pas), soit { tokens }
expected-card-row = une des deux rangées de trois cases d’une face de carte, soit { tokens }
found-token = { $found } ; le signe { $place } est { $token }
tokens = des signes séparés par des espaces, chacun parmi « . F M V E W C { unknown-sign } », un nombre de 1 à 18, ou deux lettres parmi n e s w pour une rivière
unknown-sign = ?
