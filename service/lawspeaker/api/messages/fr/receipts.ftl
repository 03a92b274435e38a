# Le résultat de la vérification d’un reçu.

receipt-valid = Le reçu est authentique. Rien n’y a changé depuis sa signature.
    .withdrawn = D’après sa date, le reçu est authentique. Sa clé a été révoquée plus tard.
receipt-altered = Le reçu a été modifié ou falsifié : sa signature est fausse.
receipt-unknown-key = La clé de ce reçu est inconnue ici. Il vient peut-être d’un autre service, ou il est falsifié.
receipt-withdrawn-key = La signature est juste, mais la clé avait été révoquée avant la signature du reçu.
receipt-other-content = Le reçu est authentique, mais il porte sur autre chose.
    .request = Le reçu est authentique, mais il porte sur une autre question.
    .answer = Le reçu est authentique, mais il porte sur une autre réponse.
    .request-answer = Le reçu est authentique, mais il porte sur une autre question et une autre réponse.
receipt-not-a-receipt = Ce n’est pas un reçu de Lawspeaker, ou il en manque une partie.
