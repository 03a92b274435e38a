# Confusing Lands in English: what is wrong with a request.

## What was expected or found
expected-row = a row of squares (- where there is none): { tokens }
expected-card-row = one of the two rows of three squares on a side of a card: { tokens }
found-token = { $found }; token { $place } is { $token }
tokens = tokens with spaces between them, each one of . F M V E W C { unknown-sign } or 1 to 18, or two of n e s w for a river
unknown-sign = ?
