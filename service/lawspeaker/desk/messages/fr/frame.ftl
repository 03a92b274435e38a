# Ce qui figure sur chaque page, et ce que disent les parties communes à plusieurs pages.

skip = Aller au contenu
pages = Pages
languages = Langues
about = À propos
desk = L’arbitre
rules = Les règles
developers = Pour les développeurs (en anglais)
keeps-nothing = Lawspeaker ne garde rien : ce que vous saisissez reste dans ce navigateur et dans les liens que vous partagez.
to-start = Aller à la page d’accueil
needs-script = Cette page nécessite JavaScript.

## Commun à plusieurs pages
share = Copier le lien
share-with = Partager…
share-code = Code QR
share-scan = Scannez ce code avec un autre téléphone pour y ouvrir la même chose. Lawspeaker ne garde rien : ce qui change sur un téléphone n’apparaît pas sur l’autre.
share-too-long = C’est trop long pour un code. Copiez plutôt le lien.
shared = Le lien est copié. Tout ce que vous avez saisi s’y trouve.
share-yourself = Copiez ce lien ; tout ce que vous avez saisi s’y trouve :
whole-position = Saisir toute la position
print = Imprimer
undo = Annuler
begin-anew = Recommencer
more = Un de plus
less = Un de moins
semicolon = { "\u202F" };
labelled = { $what } : { $text }
nobody = personne
why = Pourquoi ?
more-of-rule = La règle entière
rules-applied = Règles appliquées
paragraphs = { $count ->
    [one] paragraphe { $numbers }
   *[other] paragraphes { $numbers }
}
checking = Vérification…
hinging = { $verdict }, même si la règle peut se lire autrement
hinging-details = { $verdict } ; les détails dépendent de la lecture de la règle
hinges-on = Cela dépend d’une interprétation du livret
hinges-on-what = Le livret laisse une question ouverte : { $question } Réponse retenue ici : { $choice }.
otherwise = Avec une autre interprétation : { $choice }
missing = Ce qu’il reste à savoir
assumptions = Cela repose sur des données qui ne figurent pas dans le livret
rest-in-order = Tout le reste est en ordre
nothing-else = Il n’y a rien d’autre sur le plateau
assumed-in-order = Supposé en ordre
provenance-reconstructed = reconstituées à partir de sources indirectes
provenance-invented = inventées
provenance-sourced = tirées d’une autre source que le livret
picture-of = Image de la position
larger = Agrandir
show-hidden = Montrer les paquets cachés
smaller = Réduire
whole-picture = Image entière

## Ce qui peut mal se passer
trouble = Pas de réponse
trouble-network = Le service ne répond pas. Vérifiez votre connexion. Ce que vous avez saisi est toujours là.
trouble-busy = Trop de questions à la fois. Réessayez dans { $seconds } s.
trouble-overloaded = Le service est très occupé. Réessayez dans un instant. Ce que vous avez saisi est toujours là.
trouble-too-large = Ce que vous avez saisi est trop long. Enlevez ce dont la question n’a pas besoin.
trouble-impossible = Position impossible
see-below = Voir plus bas.
trouble-key = Ce service demande une clé.
trouble-keyless = Avec une clé, vous pouvez poser plus de questions.
trouble-key-unknown = Le service ne connaît pas cette clé.
key = Clé
use-key = Utiliser cette clé
use-no-key = Continuer sans clé
try-again = Réessayer
link-broken = Ce lien est endommagé et ne peut pas être ouvert.

## Le reçu d’une réponse
receipt = Reçu
receipt-get = Obtenir un reçu
receipt-code = Code QR du reçu
receipt-scan = Scannez ce code avec un autre téléphone pour vérifier le reçu. Tout ce que vous avez saisi s’y trouve.
receipt-scan-short = Scannez ce code avec un autre téléphone pour vérifier le reçu. La position est trop longue pour le code ; le lien la contient.
receipt-open = Ouvrir le reçu
receipts-off = Ce service ne donne pas de reçus.
