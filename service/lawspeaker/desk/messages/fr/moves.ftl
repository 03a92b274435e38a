# A quick question about a move.

build-title = Puis-je construire cela avec ces cartes ?
build-lead = Graenaland : choisissez ce qui est construit et où, puis touchez les cartes. Tout le reste est supposé en règle tant que vous ne dites rien d’autre.
march-title = Où va mon héros ?
march-lead = Graenaland : posez les héros sur la carte et dites où va l’un d’eux. Ajoutez où il arrive pour voir si c’est juste.
won-title = Ai-je gagné ?
won-lead = Graenaland : touchez la carte là où vous avez des colonies, et indiquez la force de votre armée. Vos cartes en main montrent s’il suffirait de construire.
lay-title = Cette tuile peut-elle être posée ici ?
lay-lead = Java : posez ce qui se trouve autour, puis touchez l’endroit où elle va.
place-title = Cette carte peut-elle être posée ici ?
place-lead = Confusing Lands : posez les cartes déjà présentes, puis touchez l’endroit où va la suivante.

moves-move = Le coup
moves-tap = Touchez l’image pour dire où se joue le coup. Pour poser ce qui s’y trouve déjà, choisissez d’abord une pièce.
moves-begin = De quel coup s’agit-il ?
moves-begin-more = Remplissez le coup. La réponse vient d’elle-même.
moves-more = En dire plus sur la position

won-begin = Qui pose la question ?
won-begin-more = Choisissez le joueur. La réponse vient d’elle-même.
won-is-reachable = { $steps ->
    [0] { $player } a de quoi gagner
   *[other] { $player } peut gagner en construisant
}
won-is-unreachable = { $player } n’a pas de quoi gagner
won-is-undetermined = Pas encore décidé
won-more = Objectifs ou points : { $points }. Il en faut { $needed }.
won-granted = Aucune carte en main
