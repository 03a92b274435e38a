# Le morpion en français. La valeur d'un message énonce la règle ; ses attributs disent ce qu'une décision a constaté.

game = Morpion

## Words
player-cross = Croix
player-nought = Ronds
mark-cross = une croix
mark-nought = un rond
mark-empty = rien
square-top-left = en haut à gauche
square-top = en haut
square-top-right = en haut à droite
square-left = à gauche
square-centre = au centre
square-right = à droite
square-bottom-left = en bas à gauche
square-bottom = en bas
square-bottom-right = en bas à droite

# Étiquettes des membres des actions, des événements et des états. Un attribut est un mot pour une valeur ; `like` nomme les mots pour toutes.

member-square = case
member-board = grille
member-top-left = { square-top-left }
    .like = mark
member-top = { square-top }
    .like = mark
member-top-right = { square-top-right }
    .like = mark
member-left = { square-left }
    .like = mark
member-centre = { square-centre }
    .like = mark
member-right = { square-right }
    .like = mark
member-bottom-left = { square-bottom-left }
    .like = mark
member-bottom = { square-bottom }
    .like = mark
member-bottom-right = { square-bottom-right }
    .like = mark
member-turn = à qui de jouer
    .cross = { player-cross }
    .nought = { player-nought }
    .nobody = personne

## Actions
action-begin = Commencer
action-mark = Marquer une case

# The actions and events in sentences, without a full stop.

sentence-begin = La partie commence
sentence-mark = { $player } jouent { $square }
event-begun = La partie commence
event-marked = { $player } jouent { $square }
event-won = { $player } gagnent

## Comment doit être tout état
turn-count = Les croix commencent et les joueurs alternent. Il y a donc autant de croix que de ronds, ou une de plus si c'est aux ronds de jouer.
    .violated = { $turn ->
        [nobody] Rien ne peut être marqué avant le début de la partie.
       *[other] Marques jusqu'ici : croix { $crosses }, ronds { $noughts }. Ce ne peut donc pas être { $turn ->
            [cross] aux croix
           *[nought] aux ronds
        } de jouer.
    }

## Le cours de la partie
begin-once = Une partie ne commence qu'une fois.
    .violated = La partie a déjà commencé.
turn-order = Les joueurs jouent à tour de rôle.
    .violated = { $turn ->
        [nobody] La partie n'a pas commencé.
        [cross] C'est aux croix de jouer.
       *[nought] C'est aux ronds de jouer.
    }
turn-square = Seule une case vide peut être marquée.
    .violated = Il y a déjà { $mark } dans cette case : { $square }.
end-line = Trois marques alignées gagnent la partie, et plus rien n'est marqué.
    .violated = { $player } : trois marques alignées. La partie est finie.
