# Confusing Lands in French: parts of sentences that several messages share.

## Ce que seuls les messages disent
location-shared = au milieu
location-landscapes-one = dans le paysage du joueur 1
location-landscapes-two = dans le paysage du joueur 2
location-hands-one = dans la main du joueur 1
location-hands-two = dans la main du joueur 2
location-chosen-one = devant le joueur 1 comme carte choisie
location-chosen-two = devant le joueur 2 comme carte choisie
location-deck = dans la pioche
location-not-in-deck = hors de la pioche
location-discards = dans la défausse
location-set_aside-one = parmi les cartes mises de côté par le joueur 1
location-set_aside-two = parmi les cartes mises de côté par le joueur 2
their-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-due = { $due ->
    [one] { $due } point
   *[other] { $due } points
}
conditions-compared = { $values ->
    [rien] { $player_subject } n’a pas de condition dans son paysage
   *[other] Les propres conditions { $player_of } rapportent { $values_and }
} (la condition partagée rapporte { $shared_value }). { $other_values ->
    [rien] { $other_player_subject } n’a pas de condition dans son paysage
   *[other] Les propres conditions { $other_player_of } rapportent { $other_values_and }
} (la condition partagée rapporte { $other_shared_value }).
tie-broken = deux joueurs ont { their-points }. { conditions-compared } { $player_subject } passe donc devant.
level-to-the-last = deux joueurs ont { their-points } et sont aussi à égalité sur toutes les conditions. { conditions-compared }
the-by-the-sheet = { $by ->
    [sheet] D’après la feuille de score, les
   *[landscape] Les
}
with-by-the-sheet = { $by ->
    [sheet] D’après la feuille de score, avec
   *[landscape] Avec
}
player-by-the-sheet = { $by ->
    [sheet] D’après la feuille de score, { $player_the }
   *[landscape] { $player_subject }
}
scores-otherwise = { $fault ->
    [too-much] { $player_subject } ne peut pas marquer { $points } pour la condition { $condition } : elle ne rapporte jamais plus de { $most }.
    [never] { $player_subject } ne peut pas marquer { $points } pour la condition { $condition } : elle ne rapporte que des multiples de { $each }.
    [never-so-many] { $count ->
        [one] { $player_subject } ne peut pas marquer { $points } pour la condition { $condition } : elle ne compte jamais une seule case.
       *[other] { $player_subject } ne peut pas marquer { $points } pour la condition { $condition } : elle ne compte jamais exactement { $count } cases.
    }
   *[other] { $due ->
        [one] { player-by-the-sheet } marque { $due } point pour la condition { $condition }, et non { $points }.
       *[other] { player-by-the-sheet } marque { $due } points pour la condition { $condition }, et non { $points }.
    }
}
squares-in-row = rangée { $row }, { $count ->
    [one] colonne
   *[other] colonnes
} { $columns_and }
