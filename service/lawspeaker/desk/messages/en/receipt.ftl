# A receipt is checked.

receipt-title = Check a receipt
receipt-lead = A receipt shows that Lawspeaker gave an answer. Here you see whether it is genuine.
receipt-paste = The receipt, or the link to it
receipt-check = Check
receipt-valid = Genuine
receipt-altered = Altered or forged
receipt-unknown-key = Unknown key
receipt-withdrawn-key = Withdrawn key
receipt-other-content = Another question
receipt-not-a-receipt = Not a receipt
receipt-question = Question
receipt-verdict = Answer
receipt-signed = Signed
receipt-withdrawn = Key withdrawn
receipt-ruleset = Rules and version
receipt-key = Key
receipt-no-request = This link does not contain the position. Ask the other player for the whole link to compare it with the table.
receipt-request = The link contains the position that the receipt is about. Compare it with the table.
receipt-see = See the position
receipt-trust = { $host } checked this receipt. Look at the address of this page: anybody can make a page that calls a forgery genuine.

## The questions
receipt-question-rulings = Is this allowed?
receipt-question-turns = Is this whole turn allowed?
receipt-question-replays = Whole game, step by step
receipt-question-legal-actions = Which moves are legal?
receipt-question-setups = Starting a game
receipt-question-audits = Is this position possible?
receipt-question-scores = What does it score?
receipt-question-votes = How many votes are there?
receipt-question-victory-claims = Victory claim
receipt-question-standings = Who stands highest?

## The answers
receipt-verdict-legal = Legal
receipt-verdict-illegal = Illegal
receipt-verdict-undetermined = Undetermined
receipt-verdict-possible = Possible
receipt-verdict-impossible = Impossible
receipt-verdict-passes = The proposal passes
receipt-verdict-fails = The proposal fails
receipt-verdict-reachable = The points can be reached
receipt-verdict-unreachable = The points cannot be reached
