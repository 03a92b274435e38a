# Ce qui figure sur chaque page, et ce que disent les parties communes à plusieurs pages.

skip = Aller au contenu
pages = Pages
languages = Langues
about = À propos
desk = L’arbitre
rules = Les règles
developers = Pour les développeurs (en anglais)
keeps-nothing = Lawspeaker ne garde rien : ce que vous saisissez reste sur cette page et dans les liens que vous partagez.
needs-script = Cette page nécessite JavaScript.

## Commun à plusieurs pages
share = Copier le lien
shared = Le lien est copié. Tout ce que vous avez saisi s’y trouve.
share-yourself = Copiez ce lien ; tout ce que vous avez saisi s’y trouve :
print = Imprimer
begin-anew = Recommencer
more = Un de plus
less = Un de moins
labelled = { $what } : { $text }
nobody = personne
why = Pourquoi ?
rules-applied = Les règles qui en décident
paragraphs = { $count ->
    [one] paragraphe { $numbers }
   *[other] paragraphes { $numbers }
}
hinges-on = Cela dépend d’une interprétation
hinges-on-what = Le livret laisse une question ouverte : { $question } Ici, on l’interprète ainsi : { $choice }.
otherwise = Avec une autre interprétation : { $choice }
missing = Ce qu’il faudrait savoir
assumptions = Cela repose sur des chiffres qui ne figurent pas dans le livret
provenance-reconstructed = reconstitués à partir de sources indirectes
provenance-invented = inventés
provenance-sourced = tirés d’une autre source que le livret
picture-of = Image de l’état de la partie
larger = Plus grand
smaller = Plus petit

## Ce qui peut mal se passer
trouble = Impossible d’y répondre
trouble-network = Le service ne répond pas. Fonctionne-t-il encore ? Ce que vous avez saisi est toujours là.
trouble-busy = Trop de questions à la fois. Réessayez dans { $seconds } s.
trouble-overloaded = Le service est très occupé en ce moment. Votre saisie est conservée.
trouble-impossible = C’est impossible
see-below = Voir plus bas.
trouble-key = Ce service demande une clé.
trouble-keyless = Avec une clé, vous pouvez poser plus de questions.
trouble-key-unknown = Le service ne connaît pas cette clé.
key = Clé
use-key = L’utiliser
try-again = Réessayer
link-broken = Le lien est endommagé : on ne peut pas y lire ce qui avait été saisi.
