# Un reçu est vérifié.

receipt-title = Vérifier un reçu
receipt-lead = Un reçu prouve ce que Lawspeaker a répondu. Vous voyez ici s’il est authentique.
receipt-paste = Le reçu, ou le lien vers lui
receipt-check = Vérifier
receipt-valid = Authentique
receipt-altered = Modifié ou falsifié
receipt-unknown-key = Clé inconnue
receipt-withdrawn-key = Clé révoquée
receipt-other-content = Autre question
receipt-not-a-receipt = Ce n’est pas un reçu
receipt-question = Question
receipt-verdict = Réponse
receipt-signed = Signé
receipt-withdrawn = Clé révoquée
receipt-ruleset = Règles et version
receipt-key = Clé
receipt-no-request = Ce lien ne contient pas la position. Demandez le lien entier à l’autre joueur pour la comparer avec la table.
receipt-request = Le lien contient la position dont parle le reçu. Comparez-la avec la table.
receipt-see = Voir la position
receipt-trust = { $host } a vérifié ce reçu. Regardez l’adresse de cette page : n’importe qui peut faire une page qui dit authentique un faux reçu.

## Les questions
receipt-question-rulings = Est-ce permis ?
receipt-question-turns = Tout ce tour est-il permis ?
receipt-question-replays = Partie entière, étape par étape
receipt-question-legal-actions = Que peut-on faire ?
receipt-question-setups = Début d’une partie
receipt-question-audits = Cette position est-elle possible ?
receipt-question-scores = Combien de points ?
receipt-question-votes = Combien de voix ?
receipt-question-victory-claims = Revendication de victoire
receipt-question-standings = Qui est le plus haut ?

## Les réponses
receipt-verdict-legal = Permis
receipt-verdict-illegal = Interdit
receipt-verdict-undetermined = Indéterminé
receipt-verdict-possible = Possible
receipt-verdict-impossible = Position impossible
receipt-verdict-passes = La proposition est adoptée
receipt-verdict-fails = La proposition est rejetée
receipt-verdict-reachable = Ces points sont possibles
receipt-verdict-unreachable = Ces points sont hors d’atteinte
