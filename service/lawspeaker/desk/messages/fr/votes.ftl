votes-title = Qui remporte ce vote ?
votes-lead = Graenaland : indiquez qui est dans le territoire et ce qui s’y trouve.
votes-territory = Le territoire
votes-who = Qui est là ?
votes-palisade = Palissade
votes-players = Combien de joueurs ?
votes-players-more = 4 ou 5
votes-players-unknown = non précisé
votes-settlements = Colonies
votes-hero = Héros
votes-no-hero = aucun
votes-army = Armée
votes-ballot = La proposition
votes-for = pour
votes-against = contre
votes-open = indécis
votes-blamed = impossible

votes-answer = La réponse
votes-begin = Qui est là ?
votes-begin-more = Touchez un clan : ses votes sont comptés.
votes-no-ballots = Dites qui est pour la proposition et qui est contre, pour voir si elle est acceptée.
votes-passes = La proposition est acceptée
votes-fails = La proposition est rejetée
votes-undetermined = Rien n’est encore décidé
votes-standing = Votes pour : { $votes } sur { $total }.
votes-whatever = C’est acquis, quoi que { $number ->
        [one] dise
       *[other] disent
    } { $clans }.
votes-up-to = Cela dépend encore de { $clans }.
votes-say-players = Combien de joueurs ? À trois, les héros comptent autrement.
votes-count = { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
votes-at-least = au moins { $least ->
        [one] { $least } vote
       *[other] { $least } votes
    }
votes-between = de { $least } à { $most ->
        [one] { $most } vote
       *[other] { $most } votes
    }
votes-tally-for = pour : { $votes }
votes-tally-open = indécis : { $votes }
votes-tally-against = contre : { $votes }
votes-table = Les votes de chaque clan, et d’où ils viennent
votes-clan = Clan
votes-votes = Votes
votes-term-settlement = colonies { $votes }
votes-term-warrior = armée { $votes }
votes-term-priest = prêtre { $votes }
votes-term-skald = autres héros { $votes }
votes-term-palisade = palissade { $votes }
votes-term-three-players = à trois joueurs +{ $votes }
votes-term-palisade-three-players = palissade { $votes }
votes-missing-players = combien de joueurs participent : à trois, les héros comptent autrement
votes-missing-ballot = si { $clan } est pour ou contre
