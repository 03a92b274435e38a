# The results of checking a receipt.

receipt-valid = The receipt is genuine. Nothing in it was changed since it was signed.
    .withdrawn = The receipt is genuine by its own time. Its key was withdrawn later.
receipt-altered = The receipt was changed, or is forged: its signature is wrong.
receipt-unknown-key = The key of this receipt is unknown here. It may be from another service, or forged.
receipt-withdrawn-key = The signature is right, but the key was withdrawn before the receipt was signed.
receipt-other-content = The receipt is genuine, but is about something else.
    .request = The receipt is genuine, but is about another question.
    .answer = The receipt is genuine, but is about another answer.
    .request-answer = The receipt is genuine, but is about another question and another answer.
receipt-not-a-receipt = This is not a receipt of Lawspeaker, or a part of it is missing.
