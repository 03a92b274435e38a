# Confusing Lands in Czech: what is wrong with a request.

## Co se očekává a co tu je
expected-row = řádek polí (- tam, kde žádné není), tedy { tokens }
expected-card-row = jeden ze dvou řádků po třech polích na straně karty, tedy { tokens }
found-token = { $found }; značka { $place } je { $token }
tokens = značky oddělené mezerami, každá jedna z . F M V E W C { unknown-sign } nebo číslo od 1 do 18, anebo dvě z n e s w pro řeku
unknown-sign = ?
