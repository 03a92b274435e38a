votes-title = Qui remporte ce vote ?
votes-lead = Graenaland : touchez ce qui se trouve dans le territoire.
votes-territory = Le territoire
votes-who = Qui est là ?
votes-palisade = Palissade
votes-players = Combien de joueurs ?
votes-players-more = 4 ou 5
votes-players-unknown = on ne sait pas
votes-settlements = Colonies
votes-no-settlement = aucune
votes-many-settlements = 3 ou plus
votes-hero = Héros
votes-no-hero = aucun
votes-army = Armée
votes-ballot = La proposition
votes-for = pour
votes-against = contre
votes-open = indécis
votes-blamed = impossible

votes-answer = La réponse
votes-begin = Encore personne
votes-begin-more = Touchez un clan pour compter ses voix.
votes-settlements-first = Des colonies ici ?
votes-settlements-why = Combien { $number ->
        [one] en a
       *[other] en ont
    } { $clans } ? Chacune donne une voix. Sans colonie, une palissade en retire une.
votes-no-ballots = Pour savoir si la proposition est adoptée, indiquez qui est pour et qui est contre.
votes-passes = La proposition est adoptée
votes-fails = La proposition est rejetée
votes-undetermined = Rien n’est encore décidé
votes-standing = Voix pour : { $votes } sur { $total }.
votes-whatever = Le résultat est acquis, quoi que { $number ->
        [one] dise
       *[other] disent
    } { $clans }.
votes-up-to = Cela dépend encore de { $clans }. S’abstenir revient à voter contre.
votes-say-players = Combien de joueurs ? À trois, les héros comptent autrement.
votes-count = { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }
votes-at-least = au moins { $least ->
        [one] { $least } voix
       *[other] { $least } voix
    }
votes-between = de { $least } à { $most ->
        [one] { $most } voix
       *[other] { $most } voix
    }
votes-tally-for = pour : { $votes }
votes-tally-open = indécis : { $votes }
votes-tally-against = contre : { $votes }
votes-table = Les voix de chaque clan, et d’où elles viennent
votes-clan = Clan
votes-votes = Voix
votes-term-settlement = colonies { $votes }
votes-term-warrior = armée { $votes }
votes-term-priest = prêtre { $votes }
votes-term-skald = autres héros { $votes }
votes-term-palisade = palissade { $votes }
votes-term-three-players = à trois joueurs : +{ $votes }
votes-term-palisade-three-players = palissade { $votes }
votes-way-three = à trois joueurs { $votes } : { $parts }
votes-way-more = à quatre ou cinq { $votes } : { $parts }
votes-missing-players = le nombre de joueurs : à trois, les héros comptent autrement
votes-missing-ballot = si { $clan } est pour ou contre
