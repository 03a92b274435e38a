# Le rapport sur une archive, sur sa page et dans un terminal.

report = Rapport sur l’archive
result = { $games ->
    [one] { $games_shown } partie jugée
   *[other] { $games_shown } parties jugées
}, avec { $actions ->
    [one] { $actions_shown } action
   *[other] { $actions_shown } actions
}.
found = { $breaches ->
    [0] Aucune règle n’est enfreinte.
    [one] Une infraction a été trouvée.
   *[other] { $breaches_shown } infractions ont été trouvées.
}
hinging = { $hinging ->
    [0] Aucune ne dépend d’une interprétation des règles.
    [one] Une d’elles dépend d’une interprétation des règles.
   *[other] { $hinging_shown } d’entre elles dépendent d’une interprétation des règles.
}
source = Fichiers : { $files }. Octets : { $bytes }. Lignes : { $lines }. Lawspeaker { $version }.
games = Parties
actions = Actions
breaches = Infractions
rule = Règle
ruleset = Version des règles
example = Exemple
total = Total
legal = Permises
illegal = Interdites
undetermined = Indécises
unfinished = Non jugées
depends = Dépend d’une interprétation
settled = Ne dépend d’aucune interprétation
by-rule = Infractions par règle
by-length = Parties par longueur
length = Nombre d’actions
from-to = { $low } à { $high }
from = { $low } ou plus
readings = Ce que les règles laissent ouvert
reading = Question
choices = Interprétation choisie, avec le nombre de parties
depending-actions = Actions qui en dépendent
none = Aucune
unjudged = Non jugé, ou pas jusqu’à la fin
reason = Raison
count = Nombre
too-large = La ligne est trop longue.
invalid-json = La ligne n’est pas du JSON valide.
invalid = La ligne n’est pas une partie valide.
impossible = Le premier état est impossible.
work-limit = Le jugement demanderait trop de travail.
unreadable = Le reste du fichier est illisible.
undetermined-action = Quelque chose d’inconnu décide si une action est permise.
where = { $file }, ligne { $line }
where-action = { $file }, ligne { $line }, partie { $id }, action { $action }
all-of-them = Le fichier { $file } les contient toutes.
