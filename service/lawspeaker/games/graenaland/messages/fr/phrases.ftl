# Graenaland in French: parts of sentences that several messages share.

## Ce que seuls les messages disent
resource-unknown = une carte inconnue
    .some = une carte inconnue
    .counted = { $count ->
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
    .of = de carte inconnue
resource-any = de ressource quelconque
    .counted = { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
resource-of-the-keep = de ressource du terrain du donjon
    .counted = { $count ->
        [one] { $count } ressource du terrain du donjon
       *[other] { $count } ressources du terrain du donjon
    }
resource-face-down = une carte face cachée
    .some = une carte face cachée
    .counted = { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
    .of = de carte face cachée
resource-supply-card = une carte ravitaillement
    .some = une carte ravitaillement
    .counted = { $count ->
        [one] { $count } carte ravitaillement
       *[other] { $count } cartes ravitaillement
    }
    .of = de carte ravitaillement
deck-unknown = un paquet inconnu
start-settlements = les villages
start-warrior = le guerrier

## Ce que plusieurs messages disent de même
this-pile = { $pile ->
    [decks] Le paquet { $deck_genitive }
    [discards] La défausse { $deck_genitive }
    [hand] La main { $player_of }
    [face_up] La pile face visible du territoire { $territory }
    [face_down] La pile face cachée du territoire { $territory }
    [placement] La pile du territoire { $territory }
   *[supply_row] La rangée de cartes ravitaillement
}
due-votes = { $due ->
    [one] { $due } voix
   *[other] { $due } voix
}
due-votes-or-bound = { $bound ->
    [at-most] au plus { due-votes }
    [at-least] au moins { due-votes }
   *[exactly] { due-votes }
}
other-votes = { $source ->
    [anywhere] { $player } a { due-votes-or-bound } de cette sorte dans un territoire, pas { $votes }.
    [contradiction] Ce qui est dit des voix { $player_of } se contredit.
    [settlements] Les colonies { $player_of } donnent { due-votes-or-bound } dans le territoire { $territory }, pas { $votes }.
    [warrior] Le guerrier { $player_of } donne { due-votes-or-bound } dans le territoire { $territory }, pas { $votes }.
    [priest] Le prêtre { $player_of } donne { due-votes-or-bound } dans le territoire { $territory }, pas { $votes }.
    [skald] Le ménestrel { $player_of } donne { due-votes-or-bound } dans le territoire { $territory }, pas { $votes }.
    [no-settlements] { $player } n’a pas de colonie dans le territoire { $territory }.
    [no-warrior] { $player } n’a pas de guerrier dans le territoire { $territory }.
    [no-priest] { $player } n’a pas de prêtre dans le territoire { $territory }.
    [no-skald] { $player } n’a pas de ménestrel dans le territoire { $territory }.
   *[all] { $player } a { due-votes-or-bound } dans le territoire { $territory }, pas { $votes }.
}
votes-for = { $total ->
    [one] { $for ->
        [one] La seule voix est pour la proposition
       *[other] La seule voix est contre la proposition
    }
   *[other] { $for ->
        [0] Aucune des { $total } voix n’est pour la proposition
        [one] { $for } voix sur { $total } est pour la proposition
       *[other] { $for } voix sur { $total } sont pour la proposition
    }
}
majority = { $bound ->
    [exactly] { $result ->
        [passes] { votes-for }. C’est plus de la moitié : elle est adoptée.
       *[fails] { votes-for }. Ce n’est pas plus de la moitié : elle est rejetée.
    }
   *[at-least] { $result ->
        [passes] { $for ->
            [one] Au moins { $for } voix est pour la proposition. C’est plus de la moitié : elle est adoptée.
           *[other] Au moins { $for } voix sont pour la proposition. C’est plus de la moitié : elle est adoptée.
        }
       *[fails] Même si toutes les voix inconnues sont pour la proposition, elle n’obtient pas plus de la moitié : elle est rejetée.
    }
}
payment-difference = { $short_resources ->
    [rien] En trop : { $over_resources_and }.
   *[other] { $over_resources ->
        [rien] Il manque { $short_resources_and }.
       *[other] Il manque { $short_resources_and }. En trop : { $over_resources_and }.
    }
}
cards-not-held = { $fault ->
    [too-many] { $count ->
        [0] { $player } n’a aucune carte en main.
        [one] { $player } n’a qu’une carte en main, pas { $named }.
       *[other] { $player } n’a que { $count } cartes en main, pas { $named }.
    }
    [another-deck] { $player } a ces cartes en main, mais d’un autre paquet : { $lacking_resources_and }.
    [not-there] { $player } n’a pas toutes ces cartes en main : il manque { $lacking_resources_and }.
   *[elsewhere] { $player } ne peut pas avoir { $lacking_resources_and } en main : toutes ces cartes sont ailleurs.
}
card-not-taken = { $fault ->
    [supply-card] Il y a des cartes ressource dans le territoire { $territory }, pas des cartes ravitaillement.
    [none-left] Il ne reste aucune carte dans le territoire { $territory } : { $player } n’en prend donc pas.
    [deck] Les cartes du territoire { $territory } viennent du paquet { $due_deck_genitive }, pas du paquet { $deck_genitive }.
   *[not-there] Il ne peut pas y avoir { $resource_of } dans le territoire { $territory }.
}
no-card-for-the-last = { $player } pose le dernier village. Il ne lui resterait alors de carte dans aucun territoire où { $player } n’a pas encore de village.
who-is-next = C’est au tour { $turn_player_of }, pas { $player_of }.
numbered-territory = { $land ->
    [coast] Côte
    [plains] Plaines
    [forest] Forêts
    [hills] Collines
    [mountains] Montagnes
   *[inland] Intérieur
} { $number }
