# Jáva česky. Hodnota zprávy říká pravidlo, její atributy říkají, co rozhodnutí shledalo.

game = Jáva

## Words
player-one = Hráč 1
player-two = Hráč 2
player-three = Hráč 3
player-four = Hráč 4
phase-setup = příprava hry
phase-turn = tah
phase-festival = dražba o slavnost
phase-final-scoring = závěrečné bodování
phase-over = konec hry
card-mask = maska
card-drum = buben
card-puppet = loutka
card-mask-drum = maska a buben
card-drum-puppet = buben a loutka
card-puppet-mask = loutka a maska
side-white = bílá
side-red = červená
tile-v = vesnice
tile-r = rýžové políčko

# Popisky členů akcí, událostí a stavů. Atribut je slovo pro jednu hodnotu členu; `like` jmenuje slova pro všechny.

member-player = hráč
    .none = nikdo
member-hands = karty v ruce
member-one = { player-one }
    .like = card
member-two = { player-two }
    .like = card
member-three = { player-three }
    .like = card
member-four = { player-four }
    .like = card
member-face_up = odkrytá karta
    .like = card
    .none = žádná
member-deck = balíček
member-count = počet karet
member-cards = karty
member-card = karta
member-palace = palác
member-space = pole
member-value = hodnota
member-side = strana
member-points = body
member-action_points = akční body
member-from = odkud
    .face-up = odkrytá karta
    .deck = balíček
member-to = kam
member-path = cesta
member-revealed = nová odkrytá karta
    .like = card
    .none = žádná
member-reshuffled = zamíchaný balíček
    .like = card
member-tile = díl krajiny
member-irrigation = obklopená vodní plocha
member-next = další na tahu
    .like = player
member-cities = města
member-winners = vítězové
    .like = player
member-level = patro
member-place = pořadí ve městě
member-spaces = pole
member-edition = vydání
    .ravensburger-2000 = Ravensburger, 2000
member-overlay = vlastní údaje
member-readings = výklady
member-board = herní plán
member-outline = pole plánu
member-water = { untold-water }
member-mountains = hory
member-players = hráči
member-phase = { untold-phase }
member-turn = { untold-turn }
    .like = player
member-begun = tah započat
member-spent = utracené akční body
member-land_laid = díl krajiny položen
member-drawn = vzaté karty
member-token_used = akční žeton použit
member-festival_held = slavnost uspořádána
member-tiles = { untold-tiles }
member-land = { untold-tiles }
member-palaces = { untold-palaces }
member-palaces_built = { untold-palaces_built }
member-figures = { untold-figures }
member-stocks = { untold-stocks }
member-supply = { untold-supply }
member-two_space = díly krajiny o dvou polích
member-three_space = díly krajiny o třech polích
member-rice = díly se samotným rýžovým políčkem
member-village = díly se samotnou vesnicí
member-tokens = akční žetony
member-discards = { untold-discards }
member-festival = { untold-festival }
member-bids = vyložené karty
member-passed = kdo pasoval
    .like = player
member-symbols = vyložené odpovídající symboly
member-bidding = kdo ještě může dražit
    .like = player
member-scored = { untold-scored }
    .like = player

# Co se stalo, podle typu události.

event-set-up = Hra je připravena
event-token-used = Použije se akční žeton
event-festival-opened = Začíná dražba o slavnost
event-bid-laid = Do dražby se vyloží karty
event-passed = Hráč pasuje
event-festival-held = Slavnost se uspořádá
event-palace-built = Postaví se palác
event-palace-enlarged = Rozšíří se palác
event-card-drawn = Hráč si vezme slavnostní kartu
event-card-revealed = Odkryje se nová karta
event-water-laid = Položí se vodní nádrž
event-land-laid = Položí se díl krajiny
event-irrigated = Vodní plocha je obklopena
event-entered = Nasadí se figurka
event-left = Stáhne se figurka
event-moved = Figurka se pohne
event-turn-ended = Tah končí
event-final-scored = Proběhne závěrečné bodování
event-game-ended = Hra končí

## Akce
action-set-up = Připravit hru
action-use-token = Použít akční žeton
action-hold-festival = Uspořádat slavnost
action-build-palace = Postavit palác
action-enlarge-palace = Rozšířit palác
action-draw-card = Vzít si slavnostní kartu
action-lay-water = Položit vodní nádrž
action-enter = Nasadit figurku
action-leave = Stáhnout figurku
action-move = Pohnout figurkou
action-lay-land = Položit díl krajiny
action-bid = Dražit
action-pass = Pasovat
action-end-turn = Ukončit tah
action-final-scoring = Provést závěrečné bodování

## Places that are not known: what would have to be sent
nth = { $entry }.
missing-players = kdo hraje
missing-phase = jak daleko hra je
missing-turn = kdo je na tahu a co se v tahu stalo
missing-turn-player = kdo je na tahu
missing-turn-begun = zda se v tomto tahu už něco stalo
missing-turn-spent = kolik akčních bodů bylo v tomto tahu utraceno
missing-turn-land_laid = zda byla v tomto tahu položena krajina
missing-turn-palaces = které paláce byly v tomto tahu postaveny nebo rozšířeny
missing-turn-drawn = kolik slavnostních karet bylo v tomto tahu vzato
missing-turn-token_used = zda byl v tomto tahu použit akční žeton
missing-turn-festival_held = zda se v tomto tahu konala slavnost
missing-tiles = které díly krajiny leží na plánu
missing-land = jaká krajina leží na plánu
missing-land-entry = jaká krajina leží na { nth } uvedeném poli a jak vysoko
    .told = co přesně je „{ $told }“: jaká krajina a jak vysoko
missing-water = kde leží vodní nádrže
missing-palaces = které paláce stojí na plánu
missing-palaces-entry-value = hodnota { nth } uvedeného paláce
    .told = hodnota paláce na poli { $space }
missing-palaces-entry-side = která strana { nth } uvedeného paláce je nahoře
    .told = která strana paláce na poli { $space } je nahoře
missing-palaces_built = které paláce byly postaveny v tomto kole
missing-figures = kde stojí figurky
missing-points-player = kolik bodů má { $player }
missing-stocks-player-two_space = kolik dílů o dvou polích má ještě { $player }
missing-stocks-player-rice = kolik dílů se samotným rýžovým políčkem má ještě { $player }
missing-stocks-player-village = kolik dílů se samotnou vesnicí má ještě { $player }
missing-stocks-player-tokens = kolik akčních žetonů má ještě { $player }
missing-supply-three_space = kolik dílů o třech polích zbývá
missing-supply-water = kolik vodních nádrží zbývá
missing-supply-palaces-number = kolik paláců s hodnotou { $number } zbývá
missing-hands-player = které karty drží { $player }
missing-hands-player-cards = které karty drží { $player }
missing-face_up = která karta je odkrytá
missing-deck = kolik karet je v balíku
missing-deck-cards = které karty jsou v balíku
missing-discards = kolik karet bylo zahráno
missing-discards-cards = které karty byly zahrány
missing-festival-palace = ve kterém paláci se slavnost koná
missing-festival-bids = které karty byly na slavnost vyloženy
missing-festival-bids-player-entry = { nth } karta, kterou na slavnost vyložil { $player }
missing-festival-passed = kdo pasoval
missing-festival-turn = kdo je v dražbě na řadě
missing-scored = kdo má závěrečné bodování za sebou
missing-place-palace = hodnota paláce
missing-place-spaces = kolik tam je polí

## Co říkají jen zprávy
# Zásoby jsou v druhém pádě, jak je potřebuje setup-stocks.
stock-three_space = dílů krajiny o třech polích
stock-two_space = dílů krajiny o dvou polích
stock-rice = dílů se samotným rýžovým políčkem
stock-village = dílů se samotnou vesnicí
stock-water = vodních nádrží
stock-tokens = akčních žetonů
stock-tiles = dílů krajiny na plánu
stock-land = polí s krajinou na plánu
stock-palaces = paláců na plánu
stock-figures = figurek na plánu
stock-2 = paláců s hodnotou 2
stock-4 = paláců s hodnotou 4
stock-6 = paláců s hodnotou 6
stock-8 = paláců s hodnotou 8
stock-10 = paláců s hodnotou 10

## Co říká stejně víc zpráv
due-points = { $due ->
    [one] { $due } bod
    [few] { $due } body
   *[other] { $due } bodů
}
their-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
other-cost = { $due_action_points ->
    [0] Nestojí to nic, ne { $action_points } AB.
   *[other] Stojí to { $due_action_points } AB, ne { $action_points }.
}

these-tiles = { $kind ->
    [three_space] dílů krajiny o třech polích
    [two_space] dílů krajiny o dvou polích
    [rice] dílů se samotným rýžovým políčkem
    [village] dílů se samotnou vesnicí
   *[water] vodních nádrží
}
few-tiles = { $kind ->
    [two_space] díly krajiny o dvou polích
    [rice] díly se samotným rýžovým políčkem
   *[village] díly se samotnou vesnicí
}
this-pile = { $pile ->
    [hands] V ruce, kterou drží { $player },
    [deck] V balíku
   *[discards] Mezi zahranými kartami
}
this-settlement = { $settlement ->
    [city] Město s polem { $space }
   *[village] Vesnice s polem { $space }
}
in-this-settlement = { $settlement ->
    [city] v tomto městě
   *[village] v této vesnici
}
these-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
no-right = { $settlement ->
    [city] { $player } palác na poli { $space } rozšířit nesmí
   *[village] { $player } na poli { $space } stavět nesmí
}
wrong-deck = { $fault ->
    [elsewhere] Všech pět karet „{ $card }“ je jinde.
    [not-played] Taková karta „{ $card }“ mezi zahranými není.
    [not-shuffled] { $count ->
        [0] Nejsou tu karty, ze kterých by vznikl nový balík.
        [one] Zahrané karty se ještě nemíchají: v balíku zbývá { $count } karta.
        [few] Zahrané karty se ještě nemíchají: v balíku zbývají { $count } karty.
       *[other] Zahrané karty se ještě nemíchají: v balíku zbývá { $count } karet.
    }
   *[count] { $due ->
        [one] Zahraná je { $due } karta, takže nový balík nemá karet { $count }.
        [few] Zahrané jsou { $due } karty, takže nový balík nemá karet { $count }.
       *[other] Zahraných karet je { $due }, takže nový balík jich nemá { $count }.
    }
}

## Co musí splňovat každý stav
tiles-count = Ve hře je 56 dílů krajiny o třech polích a 16 vodních nádrží; každý hráč má 5 dílů krajiny o dvou polích, 3 se samotným rýžovým políčkem a 2 se samotnou vesnicí.
    .violated = { $kind ->
        [land] Krajina tu má aspoň { $count ->
            [one] { $count } pole
            [few] { $count } pole
           *[other] { $count } polí
        } dílů, ale díly, které v zásobách už nejsou, mají jen { $due ->
            [one] { $due } pole
            [few] { $due } pole
           *[other] { $due } polí
        }.
        [levels] Krajina je tu vysoká { $count ->
            [one] { $count } patro
            [few] { $count } patra
           *[other] { $count } pater
        }, ale v zásobách chybí jen { $due ->
            [one] { $due } díl
            [few] { $due } díly
           *[other] { $due } dílů
        }.
       *[other] { $player ->
            [none] Na plánu a v zásobách dohromady je { $count } { these-tiles }, ale ve hře jich je jen { $due }.
           *[other] { $player } má { $count ->
                [few] { $count } { few-tiles }
               *[other] { $count } { these-tiles }
            }, ale každý hráč jich má jen { $due }.
        }
    }
figures-count = Každý hráč má dvanáct figurek.
    .violated = { $player } má na plánu { $count ->
        [few] { $count } figurky
       *[other] { $count } figurek
    }, ale každý hráč jich má jen { $due }.
palaces-count = Ve hře je 6 paláců s hodnotou 2, 7 s hodnotou 4, 8 s hodnotou 6, 9 s hodnotou 8 a 10 s hodnotou 10; rozšířený palác zůstává ležet pod novým.
    .violated = Na plánu a v zásobě je { $count } paláců s hodnotou { $value }, ale ve hře jich je jen { $due }.
tokens-count = Každý hráč má tři akční žetony.
    .violated = { $used ->
        [0] { $player } má { $count ->
            [few] { $count } akční žetony
           *[other] { $count } akčních žetonů
        }, ale každý hráč jich má jen { $due }.
       *[other] { $player } v tomto tahu jeden akční žeton použil a má ještě { $count ->
            [few] { $count } žetony
           *[other] { $count } žetonů
        }, ale každý hráč jich má jen { $due }.
    }
cards-count = Slavnostních karet je třicet, po pěti od každého ze šesti druhů.
    .violated = { $fault ->
        [pile] { this-pile } { $due ->
            [one] je { $due } karta
            [few] jsou { $due } karty
           *[other] je { $due } karet
        }, ne { $count }.
        [kind] Karet „{ $card }“ je tu { $count }, ale od každého druhu je jich jen { $due }.
       *[all] Všech karet dohromady je { $count }, ne { $due }.
    }
land-seen = Krajina popsaná shora je to, co leží navrchu, a každé pole je uvedeno jen jednou.
    .violated = { $fault ->
        [twice] Pole { $spaces } je uvedeno dvakrát.
       *[other] Podle položených dílů je na poli { $spaces } vidět něco jiného.
    }
players-playing = Figurky, zásoby, karty a body mají jen ti, kdo hrají.
    .violated = { $player } tuto hru nehraje.
board-hexagons = Plán je rozdělen na šestiúhelníková pole; patří k nim i předkreslená voda a kolem nich jsou hory nebo nížiny.
    .violated = { $ground ->
        [water] Voda na poli { $spaces } není uvnitř mřížky.
       *[mountains] Hory na poli { $spaces } nesousedí s mřížkou zvenčí.
    }
turn-state = V tahu se nestane víc, než kolik zaplatí utracené akční body, a tah odpovídá fázi hry.
    .violated = { $fault ->
        [setup] Žádný tah ještě není: hra nezačala.
        [over] Žádný tah už není: hra skončila.
        [no-festival] V této fázi se žádná slavnost nekoná.
        [no-palace] Na poli { $space } žádný palác nestojí.
        [begun] V tomto tahu se už něco stalo, takže začal.
        [not-begun] V tomto tahu se ještě nic stát nemohlo, takže nezačal.
        [most] Co se v tomto tahu stalo, stojí aspoň { $due_action_points }, ale v jednom tahu je nejvýše { $action_points } akčních bodů.
       *[done] { $action_points ->
            [0] Co se v tomto tahu stalo, stojí aspoň { $due_action_points } AB, ale žádný akční bod utracen nebyl.
           *[other] Co se v tomto tahu stalo, stojí aspoň { $due_action_points } AB, ale utraceno bylo jen { $action_points }.
        }
    }

## Tah
turn-phase = Každá akce patří do své fáze hry.
    .violated = { $due ->
        [setup] Hra se připravuje jen před začátkem.
        [festival] Draží a pasuje se jen o slavnost, kterou někdo navrhl.
        [final-scoring] Závěrečné bodování následuje jen hned po posledním tahu.
       *[turn] To se dělá jen ve vlastním tahu.
    } Teď je fáze „{ $phase }“.
turn-player = Hráč provádí akce jen ve svém tahu.
    .violated = Na tahu je { $due_player }, ne { $player }.
turn-points = Tah má šest akčních bodů, s akčním žetonem sedm.
    .violated = { $fault ->
        [least] Stojí to aspoň { $action_points } AB, víc, než kolik v tomto tahu zbývá.
        [spent] Utraceno je { $action_points } AB, ale tento tah jich má jen { $due_action_points }.
       *[cost] { $left_action_points ->
            [0] Stojí to { $action_points } AB, ale v tomto tahu už žádný akční bod nezbývá.
            [few] Stojí to { $action_points } AB, ale v tomto tahu zbývají jen { $left_action_points }.
           *[other] Stojí to { $action_points } AB, ale v tomto tahu zbývá jen { $left_action_points }.
        }
    }
turn-land = V každém tahu se musí položit aspoň jeden díl krajiny, dovoluje-li to jakékoli pořadí toho, co hráč smí udělat, a nezačaly-li už poslední tahy; vodní nádrž se za krajinu nepočítá. Do té doby hráč nesmí udělat nic, čím by to znemožnil; s krajinou, která by i s uvolněním místa stála víc než tři akční body, se přitom nepočítá.
    .violated = { $fault ->
        [too-little] { $player } musí v tomto tahu ještě položit díl krajiny a nezbylo by mu na něj dost akčních bodů.
        [no-room] { $player } musí v tomto tahu ještě položit díl krajiny a nezbylo by mu pro něj místo.
       *[not-laid] { $player } musí v tomto tahu ještě položit díl krajiny.
    }
turn-festival-last = Po slavnosti už hráč ve svém tahu nic dalšího nedělá.
    .violated = { $player } v tomto tahu uspořádal slavnost a může ho už jen ukončit.

## Krajina
land-stock = Díly o třech polích se berou ze společné zásoby, menší z těch, které hráč dostal na začátku; co došlo, položit nelze.
    .violated = { $kind ->
        [three_space] Ve společné zásobě už není žádný díl o třech polích.
        [two_space] { $player } už nemá žádný díl o dvou polích.
        [rice] { $player } už nemá žádný díl se samotným rýžovým políčkem.
       *[village] { $player } už nemá žádný díl se samotnou vesnicí.
    }
land-shape = Díl má jedno až tři pole a každé z nich sousedí se všemi ostatními. Díly jsou takové, že ze dvou je jedno vesnice a jedno rýžové políčko, ze tří je jedno vesnice a dvě jsou rýžová políčka.
    .violated = { $fault ->
        [twice] Díl { $tile } neexistuje: pole { $space } v něm je dvakrát.
        [apart] Díl { $tile } neexistuje: pole { $space } a { $other_space } spolu nesousedí.
       *[terrain] Díl { $tile } neexistuje: ze dvou nebo tří polí je vesnicí právě jedno.
    }
land-grid = Díl ležící přímo na plánu zabírá pole plánu a aspoň jedno z nich je uvnitř mřížky.
    .violated = { $fault ->
        [off] Díl přesahuje mimo plán, na { $spaces }.
       *[outside] Aspoň jedním polem leží díl uvnitř mřížky, tento však zabírá jen { $spaces }.
    }
land-upper-inside = Díl, který leží na jiných, smí ležet celý mimo mřížku; podle jiného výkladu musí být aspoň jedno jeho pole uvnitř.
    .violated = Aspoň jedním polem musí díl ležet uvnitř mřížky, i na jiných dílech, ale zabírá jen { $spaces }.
land-flat = Díl leží rovně: pod každým jeho polem je hned plán nebo jiný díl a nikde pod ním není mezera.
    .violated = { $fault ->
        [bare] Díl neleží rovně: na { $spaces } krajina je, na { $other_spaces } ne.
       *[heights] Díl neleží rovně: pole pod ním jsou různě vysoko ({ $where }).
    }
land-congruent = Díl nesmí přesně zakrýt jeden díl téže velikosti.
    .violated = Díl přesně zakrývá jiný díl téže velikosti, na { $spaces }.
land-two-tiles = Díl o dvou polích smí ležet celý na jediném dílu o třech; podle jiného výkladu musí ležet aspoň na dvou dílech.
    .violated = Díl leží celý na jednom větším dílu, na { $spaces }; musí ležet aspoň na dvou.
land-figures = Pole s figurkou se nesmí zakrýt.
    .violated = { $count ->
        [one] Na { $spaces } stojí figurka.
       *[other] Na { $spaces } stojí figurky.
    }
land-palaces = Palác se nesmí zakrýt.
    .violated = { $count ->
        [one] Na { $spaces } stojí palác.
       *[other] Na { $spaces } stojí paláce.
    }
land-water = Voda se nesmí zakrýt, ať je předkreslená, nebo položená.
    .violated = Na { $spaces } je voda.
land-cities = Díl nesmí spojit dvě města: posuzuje se stav po jeho položení a v něm má každé osídlené území nejvýše jeden palác.
    .violated = Díl spojuje dvě města: paláce na { $spaces } by stály v jednom.
land-cost = Položit díl krajiny stojí 1 AB a za každé pole, kterým přesahuje okraj mřížky, ještě 1 AB; co se pokládá na jiné díly, nestojí nic navíc.
    .violated = { other-cost }

## Voda
water-stock = Vodních nádrží je ve společné zásobě omezený počet.
    .violated = Žádná vodní nádrž už nezbývá.
water-bottom = Vodní nádrž patří na holý plán, a to uvnitř mřížky.
    .violated = { $ground ->
        [outside] Pole { $space } není uvnitř mřížky.
        [water] Na poli { $space } už voda je.
       *[land] Na poli { $space } leží krajina a voda patří jen na holý plán.
    }
water-cost = Položit vodní nádrž stojí 1 AB.
    .violated = { other-cost }
water-surrounded = Voda se boduje hned, jakmile ji krajina obklopí ze všech stran, ať to způsobí kdokoli; voda obklopená už dřív se znovu neboduje.
    .violated = { $fault ->
        [no-water] Na { $spaces } žádná voda není.
        [open] Voda na { $spaces } obklopená není: na { $other_spaces } neleží krajina.
        [before] Voda na { $spaces } byla obklopená už dřív.
        [twice] Voda na { $spaces } je tu dvakrát; celá souvislá plocha se počítá jednou.
       *[left-out] Krajina teď obklopila vodu na { $spaces }, a ta tu uvedená není.
    }
    .applied = Vodu na { $spaces } teď obklopuje krajina.
water-first = Body za obklopenou vodu dostane hráč, který má na jejím břehu figurku nejvýš; při shodě rozhodují další figurky, a nerozhodnou-li, nedostane body nikdo.
    .violated = { $due_player ->
        [none] Za vodu na poli { $space } nedostane body nikdo, protože na jejím břehu nestojí nikdo sám nejvýš.
       *[other] { $player ->
            [none] Body za vodu na poli { $space } dostane { $due_player }.
           *[other] Body za vodu na poli { $space } dostane { $due_player }, ne { $player }.
        }
    }
    .applied = { $player ->
        [none] Na břehu vody na { $spaces } nestojí nikdo sám nejvýš, takže body nedostane nikdo.
       *[other] Na břehu vody na { $spaces } stojí nejvýš { $player }.
    }
water-points = Obklopená voda přináší tři body.
    .violated = { $due_points ->
        [0] Voda na { $spaces } žádné body nepřináší, tedy ani { $points }.
        [one] Voda na { $spaces } přináší { $due_points } bod, ne { $points }.
        [few] Voda na { $spaces } přináší { $due_points } body, ne { $points }.
       *[other] Voda na { $spaces } přináší { $due_points } bodů, ne { $points }.
    }
    .applied = { $points ->
        [0] Voda na { $spaces } žádné body nepřináší.
       *[other] { $player } dostane { their-points } za vodu na { $spaces }.
    }

## Figurky
figure-stock = Na plán přichází figurka z hráčových dvanácti, která na něm ještě nestojí.
    .violated = { $player } už má na plánu všech { $count } figurek.
figure-own = Hráč pohybuje jen vlastními figurkami.
    .violated = { $player } nemá na poli { $space } žádnou figurku.
figure-land = Figurky stojí a chodí jen po položené krajině, ne po holém plánu, po vodě ani po palácích.
    .violated = { $ground ->
        [palace] Na poli { $space } figurka být nemůže: stojí tam palác.
        [water] Na poli { $space } figurka být nemůže: je tam voda.
        [outside] Na poli { $space } figurka být nemůže: není to pole plánu.
       *[board] Na poli { $space } figurka být nemůže: žádná krajina tam neleží.
    }
figure-one = Na jednom poli stojí jen jedna figurka.
    .violated = Na poli { $space } už má figurku { $other_player }.
figure-path = Figurka jde z pole na sousední pole; přes figurky svého hráče projde, přes cizí ne.
    .violated = { $fault ->
        [stays] Figurka na poli { $space } už stojí: musí jít na jiné.
        [apart] Pole { $origin } a { $space } nespojuje žádná krajina.
        [barred] { $barred_by ->
            [figures] { $count ->
                [one] Cestu z pole { $origin } na { $space } přehrazuje cizí figurka na { $spaces }.
               *[other] Cestu z pole { $origin } na { $space } přehrazují cizí figurky na { $spaces }.
            }
            [palaces] { $count ->
                [one] Cestu z pole { $origin } na { $space } přehrazuje palác na { $spaces }.
               *[other] Cestu z pole { $origin } na { $space } přehrazují paláce na { $spaces }.
            }
           *[both] Cestu z pole { $origin } na { $space } přehrazují cizí figurky a paláce na { $spaces }.
        }
        [start] Cesta začíná na poli { $space }, ale figurka stojí na { $origin }.
        [end] Cesta končí na poli { $space }, ale figurka jde na { $goal }.
        [step] Cesta vede z pole { $other_space } na { $space }, a ta spolu nesousedí.
       *[figure] Na poli { $space } stojí v cestě figurka, kterou má { $other_player }.
    }
figure-edge = Figurka vstupuje na plán a opouští ho tam, kde krajina sousedí s okrajem nebo ho přesahuje.
    .violated = { $fault ->
        [walks-on] Figurka, která vstoupí na pole { $space }, tam v této akci zůstane.
       *[inside] Pole { $space } nesousedí s okrajem plánu, kde figurky vstupují a odcházejí.
    }
figure-move-cost = Pohyb po jedné barvě je zdarma; každý přechod mezi rýžovým políčkem a vesnicí stojí 1 AB.
    .violated = { $fault ->
        [even] Pole { $origin } a { $space } mají stejnou barvu, takže cesta mezi nimi mění barvu vždy sudým počtem přechodů: { $action_points } AB stát nemůže.
        [odd] Pole { $origin } a { $space } mají různou barvu, takže cesta mezi nimi mění barvu vždy lichým počtem přechodů: { $action_points } AB stát nemůže.
       *[other] { other-cost }
    }
figure-entry-cost = Nasadit figurku z nížiny nebo ji do nížiny stáhnout stojí 1 AB, z hor nebo do hor 2 AB.
    .violated = { other-cost }

## Paláce
palace-village = Palác se staví na pole vesnice, na kterém nestojí figurka ani palác, a rozšiřuje se tam, kde už stojí.
    .violated = { $fault ->
        [no-village] Pole { $space } není pole vesnice.
        [palace] Na poli { $space } už palác stojí: lze ho jen rozšířit.
        [figure] Na poli { $space } stojí figurka.
       *[no-palace] Na poli { $space } žádný palác nestojí.
    }
palace-one = Vesnice, ve které už palác stojí, nedostane druhý.
    .violated = { $fault ->
        [twice] Na poli { $space } je uveden víc než jeden palác.
       *[second] Pole { $space } patří k městu s palácem na poli { $other_space }.
    }
palace-right = Stavět a rozšiřovat smí jen ten, kdo má ve vesnici nebo městě figurku nejvýš; při shodě rozhodují další figurky, a nerozhodnou-li, nesmí nikdo.
    .violated = { $fault ->
        [empty] { no-right }: { in-this-settlement } žádná figurka nestojí.
        [absent] { no-right }: { in-this-settlement } žádnou figurku nemá.
        [level] { no-right }: { in-this-settlement } nestojí nikdo sám nejvýš.
       *[behind] { no-right }: { in-this-settlement } stojí výš { $other_player }.
    }
palace-size = Hodnotu paláce omezuje počet polí vesnice nebo města: vyšší být nesmí.
    .violated = { $fault ->
        [never] Město s polem { $space } nemělo nikdy víc než { these-spaces }
        [at-most] { this-settlement } má nejvýš { these-spaces }
       *[now] { this-settlement } má { these-spaces }
    }; na palác s hodnotou { $value } to nestačí.
palace-higher = Palác se rozšiřuje na vyšší hodnotu.
    .violated = Palác na poli { $space } už má hodnotu { $other_value }: { $value } není víc.
palace-once = Palác se za tah mění jen jednou a v tahu, ve kterém byl postaven, se nerozšiřuje.
    .violated = { $fault ->
        [turn] Palác na poli { $space } byl postaven nebo rozšířen už v tomto tahu.
        [twice] Palác na poli { $space } je tu uveden dvakrát.
       *[round] Palác na poli { $space } byl postaven v tomto kole a rozšířit ho lze až v příštím.
    }
palace-stock = Palác se bere ze společné zásoby.
    .violated = Žádný palác s hodnotou { $value } už nezbývá.
palace-white = Palác se pokládá bílou stranou nahoru.
    .violated = Palác se pokládá bílou stranou nahoru, nahoře tedy není { $side }.
palace-points = Kdo palác postaví nebo rozšíří, dostane hned body: polovinu hodnoty.
    .violated = Palác s hodnotou { $value } přináší { due-points }, ne { $points }.
    .applied = { $player } dostane hned { their-points } za palác s hodnotou { $value }.
palace-cost = Postavit nebo rozšířit palác stojí 1 AB.
    .violated = { other-cost }

## Karty
cards-two = Za tah si hráč bere nejvýše dvě slavnostní karty.
    .violated = { $count ->
        [few] V tomto tahu už byly vzaty { $count } karty a víc než dvě to být nesmějí.
       *[other] V tomto tahu už bylo vzato { $count } karet a víc než dvě to být nesmějí.
    }
cards-source = Slavnostní karta se bere buď odkrytá vedle balíku, nebo shora z balíku.
    .violated = { $fault ->
        [none] V balíku už žádná karta nezbývá.
        [no-open-card] Žádná karta není odkrytá.
        [top] Vrchní karta balíku je „{ $top_card }“, ne „{ $card }“.
        [other] Odkrytá karta je „{ $open_card }“, ne „{ $card }“.
       *[deck] { wrong-deck }
    }
cards-replaced = Když si někdo vezme odkrytou kartu, hned ji nahradí vrchní karta balíku.
    .violated = { $fault ->
        [none] V balíku už nezbývá karta, která by odkrytou nahradila.
        [top] Nová odkrytá karta je „{ $top_card }“ shora z balíku, ne „{ $card }“.
        [missing] Žádná karta není odkrytá, ačkoli nějaká zbývá.
        [left] V balíku zbývá karta a ta odkrytou nahradí.
        [not-taken] Odkrytou kartu si nikdo nevzal, takže ji nic nenahrazuje.
       *[deck] { wrong-deck }
    }
cards-cost = Vzít si slavnostní kartu stojí 1 AB.
    .violated = { other-cost }

## Akční žetony
token-once = Za tah hráč použije nejvýše jeden akční žeton.
    .violated = { $player } v tomto tahu už akční žeton použil.
token-left = Použitý akční žeton je pryč; každý hráč má na celou hru tři.
    .violated = { $player } už žádný akční žeton nemá.
token-timing = Akční žeton se smí použít kdykoli během tahu; podle jiného výkladu jen na začátku.
    .violated = { $player } už svůj tah začal a žeton se používá jen na začátku.

## Slavnosti
festival-once = Víc než jednu slavnost za tah hráč nepořádá.
    .violated = V tomto tahu se už slavnost konala.
festival-palace = Slavnost se koná v paláci.
    .violated = Na poli { $space } žádný palác nestojí.
festival-white = Slavnost se koná v paláci, který leží bílou stranou nahoru.
    .violated = Palác na poli { $space } leží červenou stranou nahoru: od stavby nebo posledního rozšíření se v něm už slavnost konala.
festival-figure = Slavnost pořádá a o ni draží jen ten, kdo má ve městě figurku.
    .violated = { $player } nemá figurku ve městě s palácem na poli { $space }.
festival-hand = Hráč vykládá karty ze své ruky.
    .violated = { $fault ->
        [elsewhere] { $player } kartu „{ $card }“ mít nemůže: všech pět je jinde.
        [too-many] { $count ->
            [one] { $player } nemůže vyložit ještě kartu „{ $card }“: má jen { $count } kartu.
            [few] { $player } nemůže vyložit ještě kartu „{ $card }“: má jen { $count } karty.
           *[other] { $player } nemůže vyložit ještě kartu „{ $card }“: má jen { $count } karet.
        }
       *[not-there] { $due ->
            [0] { $player } kartu „{ $card }“ nemá.
           *[other] { $player } vykládá { $count ->
                [few] { $count } karty
               *[other] { $count } karet
            } „{ $card }“, ale má jen { $due }.
        }
    }
festival-symbols = Na každé kartě vyložené na slavnost je některý symbol, který má i odkrytá karta.
    .violated = { $fault ->
        [none-matches] Žádná odkrytá karta nemůže odpovídat všem těmto kartám.
        [none] Žádná karta není odkrytá, takže karta „{ $card }“ ničemu neodpovídá.
       *[other] Na kartě „{ $card }“ není žádný symbol odkryté karty „{ $open_card }“.
    }
festival-order = Pořadatel slavnosti začíná a vyloží aspoň jednu kartu; po něm po směru hodinových ručiček draží nebo pasují ti, kdo mají ve městě figurku, i když už mají závěrečné bodování za sebou. Kdo draží, vyloží aspoň jednu kartu; kdo pasuje, ten v dražbě skončil.
    .violated = { $fault ->
        [passed] { $player } už pasoval a dál nedraží.
        [passed-over] Dřív musí vyložit kartu nebo pasovat { $player }.
        [host] Slavnost pořádá { $player }, ale žádnou kartu na ni nevyložil.
        [none] { $player } musí vyložit kartu, nebo pasovat.
       *[turn] V dražbě je teď na řadě { $due_player }, ne { $player }.
    }
festival-match = Jako nabídka stačí jakékoli odpovídající karty; podle jiného výkladu musí nabídka dorovnat tu dosud nejvyšší.
    .violated = { $count ->
        [one] Nabídka by pak měla { $count } symbol, ale nejvyšší jich zatím má { $due }.
        [few] Nabídka by pak měla { $count } symboly, ale nejvyšší jich zatím má { $due }.
       *[other] Nabídka by pak měla { $count } symbolů, ale nejvyšší jich zatím má { $due }.
    }
festival-points = Kdo jako jediný vyložil nejvíc symbolů, dostane polovinu hodnoty paláce.
    .violated = { $fault ->
        [not-over] Ještě nepasovali všichni, takže za slavnost zatím nikdo body nedostane.
       *[other] { $player } dostane za slavnost { due-points }, ne { $points }.
    }
    .applied = Nejvíc symbolů na slavnost v paláci na poli { $space } má jen { $players } a dostane { their-points }.
festival-shared = Kdo má nejvíc symbolů zároveň s někým jiným, dostane body podle tabulky: za palác s hodnotou 2 nic, s hodnotou 4 jeden bod, s hodnotou 6 a 8 dva, s hodnotou 10 tři.
    .violated = { $player } dostane za slavnost { due-points }, ne { $points }.
    .applied = Nejvíc symbolů na slavnost v paláci na poli { $space } mají shodně { $players } a každý dostane { their-points }.
festival-red = Po slavnosti se palác otočí červenou stranou nahoru.
    .violated = { $fault ->
        [none] V tomto tahu se konala slavnost, ale žádný palác neleží červenou stranou nahoru.
       *[side] Nahoře je pak { $due_side } strana paláce, ne { $side }.
    }

## Konec hry
turn-next = Tahy jdou po směru hodinových ručiček.
    .violated = Další na tahu je { $due_player }, ne { $player }.
final-due = Závěrečné bodování má každý hráč hned po svém posledním tahu, jako první ten, kdo položil poslední díl o třech polích.
    .violated = { $fault ->
        [twice] { $player } už závěrečné bodování měl.
        [tiles-left] { $count ->
            [one] Zbývá ještě { $count } díl o třech polích, ale závěrečná bodování začínají, až když žádný nezbývá.
            [few] Zbývají ještě { $count } díly o třech polích, ale závěrečná bodování začínají, až když žádný nezbývá.
           *[other] Zbývá ještě { $count } dílů o třech polích, ale závěrečná bodování začínají, až když žádný nezbývá.
        }
        [last-tile] Žádný díl o třech polích už nezbývá a závěrečné bodování ještě nikdo neměl, poslední z těch dílů byl tedy položen v tomto tahu.
        [early] Než hra začne, nikdo závěrečné bodování mít nemůže.
        [order] { $count ->
            [one] Než přijde na řadu { $player }, má závěrečné bodování za sebou i { $due_players }.
           *[other] Než přijde na řadu { $player }, mají závěrečné bodování za sebou i { $due_players }.
        }
       *[skipped] Než začne další tah, má závěrečné bodování { $player }.
    }
final-first = V závěrečném bodování dostane hodnotu paláce ten, kdo má ve městě figurku nejvýš; nelze-li mezi několika hráči rozhodnout, dostane ji každý z nich.
    .violated = { $fault ->
        [no-city] Na poli { $space } žádný palác nestojí.
       *[other] { $player } dostane { due-points } za město s palácem na poli { $space }, ne { $points }.
    }
    .applied = { $player } je první ve městě s palácem na poli { $space } a dostane { their-points }.
    .scored = První místo ve městě s palácem na poli { $space }: { their-points }.
final-second = V závěrečném bodování dostane polovinu hodnoty paláce ten, kdo je ve městě druhý; nelze-li mezi několika hráči rozhodnout, dostane ji každý z nich.
    .violated = { $player } dostane { due-points } za město s palácem na poli { $space }, ne { $points }.
    .applied = { $player } je druhý ve městě s palácem na poli { $space } a dostane { their-points }.
    .scored = Druhé místo ve městě s palácem na poli { $space }: { their-points }.
final-total = Závěrečné bodování hráče je to, co mu přinesou všechna města dohromady.
    .violated = { $player } dostane v závěrečném bodování celkem { due-points }, ne { $points }.
    .scored = { $player }: co ještě může závěrečné bodování přinést.
final-over = Hra je u konce, když mají závěrečné bodování všichni za sebou.
    .violated = { $count ->
        [one] Hra ještě neskončila: závěrečné bodování má teprve před sebou { $due_players }.
       *[other] Hra ještě neskončila: závěrečné bodování mají teprve před sebou { $due_players }.
    }
end-winner = Vyhrává, kdo má nejvíc bodů; při shodě se o vítězství dělí.
    .violated = { $count ->
        [one] Vítězem je { $due_players }, ne { $players }.
       *[other] O vítězství se dělí { $due_players }. Uvedeni jsou ale jako vítězové: { $players }.
    }
    .applied = { $count ->
        [one] { $players } vyhrál a má { their-points }.
       *[other] O vítězství se dělí { $players }, každý má { their-points }.
    }

## Příprava hry; body
setup-cards = Každému hráči se rozdají tři slavnostní karty, jedna se odkryje a zbytek tvoří balík.
    .violated = { $fault ->
        [kind] Karet „{ $card }“ je tu { $count }, ale od každého druhu je jich jen { $due }.
        [stranger] { $player } nehraje, a karty tedy nedostává.
        [early] { $count ->
            [one] { $player } má { $count } kartu, ale hra ještě nezačala.
            [few] { $player } má { $count } karty, ale hra ještě nezačala.
           *[other] { $player } má { $count } karet, ale hra ještě nezačala.
        }
        [hand] { $due ->
            [one] { $player } dostává { $due } kartu, ne { $count }.
            [few] { $player } dostává { $due } karty, ne { $count }.
           *[other] { $player } dostává { $due } karet, ne { $count }.
        }
        [deck] V balíku pak zbývá { $due } karet, ne { $count }.
       *[seed] Podle tohoto semínka je to karta „{ $due_card }“, ne „{ $card }“.
    }
setup-stocks = Každý hráč začíná s 12 figurkami, 3 akčními žetony, 5 díly krajiny o dvou polích, 3 se samotným rýžovým políčkem a 2 se samotnou vesnicí; díly o třech polích, vodní nádrže a paláce jsou společné.
    .violated = { $due ->
        [0] Před začátkem hry není žádných { $stock }, ale tady je { $count }.
       *[other] Před začátkem hry je { $stock } { $due }, ne { $count }.
    }
score-points = Body přináší obklopená voda, paláce, slavnosti a závěrečné bodování; před začátkem hry nemá nikdo žádné.
    .violated = { $player } nemůže mít { their-points }, než hra začne.
    .scored = { $player } má zatím { their-points }.

## Výklady
reading-irrigation-points = Přináší obklopená voda 3 body za každé své pole, nebo 3 za celou souvislou plochu?
    .per-space = 3 za každé pole
    .per-body = 3 za celou plochu
reading-irrigation-edge = Musí být u vody na okraji mřížky zakryta i pole mimo mřížku, aby byla obklopena?
    .grid-only = Ne, jen pole mřížky
    .all-sides = Ano, všechna kolem dokola
reading-land-two-on-three = Smí díl o dvou polích ležet celý na jednom dílu o třech?
    .yes = Ano, zakázáno je jen přesné zakrytí
    .no = Ne, musí ležet aspoň na dvou dílech
reading-land-upper-outside = Smí horní díl ležet celý na polích mimo mřížku?
    .yes = Ano, vyšší patro hranici nepřekračuje
    .no = Ne, jedno jeho pole musí být uvnitř
reading-palace-enlarge-built = Jak dlouho se postavený palác nesmí rozšířit?
    .turn = Do konce tahu
    .round = Do konce kola
reading-entry-place = Kde smí figurka vstoupit na plán nebo ho opustit?
    .space = Na poli, které leží u okraje nebo za ním
    .tile = Na kterémkoli poli dílu, který leží u okraje nebo za ním
reading-edge-kind = Jaký okraj má pole přesahující hranici tam, kde se stýkají hory a nížina?
    .touches = Každý, kterého se dotýká
    .own = Jen ten, na kterém leží
reading-entry-two-edges = Kolik stojí vstup nebo odchod tam, kde s polem sousedí hory i nížina?
    .cheaper = Nižší cenu, jako u nížiny
    .dearer = Vyšší cenu, jako u hor
reading-entry-through-own = Smí figurka, která vstupuje, jít v téže akci dál i přes jinou figurku svého hráče?
    .no = Ne, zůstane tam, kde vstoupila
    .yes = Ano
reading-token-timing = Kdy se smí použít akční žeton?
    .any-time = Kdykoli během tahu
    .turn-start = Jen na začátku tahu
reading-festival-bids = Musí nabídka dorovnat tu dosud nejvyšší?
    .free = Ne, stačí jakákoli odpovídající karta
    .match-or-drop = Ano, jinak je nutné pasovat
reading-ranking-unequal-figures = Hráči jsou dosud vyrovnaní; jeden má ještě další figurku, druhý už žádnou. Co teď?
    .more-wins = Lepší je ten, kdo ji má
    .undecided = Zůstávají vyrovnaní
reading-second-after-tie = O první místo ve městě se dělí dva nebo víc hráčů. Uděluje se druhá cena?
    .next-rank = Ano, těm, kdo následují
    .none = Ne
reading-deck-exhausted = Co když je potřeba karta a balík je prázdný?
    .reshuffle = Zahrané karty se zamíchají a vznikne z nich nový balík
    .none = Karta se nebere

## Obrázky stavů
picture = Partie Jávy
    .nothing = O této hře není nic známo.
    .no-land = O krajině není nic známo.
    .whole = Nakreslen je celý plán.
    .part = Nakreslena je část plánu: řady { $first_row } až { $last_row }, sloupce { $first_column } až { $last_column }.
    .untold = Není známo: { $untold }.
untold-players = kdo hraje
untold-phase = jak daleko hra je
untold-turn = tah
untold-tiles = krajina
untold-water = vodní nádrže
untold-palaces = paláce
untold-figures = figurky
untold-points = body
untold-stocks = zásoby hráčů
untold-supply = společná zásoba
untold-hands = karty v ruce
untold-face_up = odkrytá karta
untold-deck = balíček
untold-discards = odehrané karty
untold-palaces_built = paláce postavené v tomto kole
untold-festival = jak daleko je slavnost
untold-scored = kdo má po závěrečném bodování
picture-space =
    .bare = prázdné pole
    .untold = o krajině není nic známo
    .mountains = hory
    .lowlands = nížina
    .water = předtištěná voda
    .off = mimo plán
    .land = { $terrain ->
        [v] vesnice
       *[r] rýže
    }, výška { $height }
    .land-unknown = není známo, zda a jaká krajina tu leží
    .water-tile = vodní nádrž
    .crowded = stojí tu víc, než může
picture-piece =
    .tile = díl krajiny, úroveň { $height }
    .palace = palác s hodnotou { $value }, strana: { $side }
    .figure = figurka: { $player }
    .festival = slavnost na { $space }
picture-layer =
    .tiles = díly krajiny
    .land = krajina při pohledu shora
    .water = vodní nádrže
    .palaces = paláce
    .figures = figurky
    .no-land = Na plánu neleží žádná krajina.
    .land-on = { $terrain ->
        [v] Vesnice
       *[r] Rýže
    }, výška { $height }: { $spaces }.
    .land-unknown = Není známo, zda a jaká krajina tu leží: { $spaces }.
    .water-tiles = Vodní nádrže: { $spaces }.
    .palaces-on = Paláce: { $where }.
    .figures-on = { $player }, figurky a jejich výška: { $where }.
    .no-figures = Na plánu nestojí žádné figurky.
    .crowded = Na poli stojí víc, než může: { $spaces }.
yes-no = { $done ->
    [yes] ano
    [no] ne
   *[untold] není známo
}
picture-turn = Na tahu: { $player }
    .phase = Fáze: { $phase }
    .spent = utracené akční body: { $spent } z { $available }
    .begun = započat: { yes-no }
    .land-laid = krajina položena: { yes-no }
    .token-used = akční žeton použit: { yes-no }
    .festival-held = slavnost uspořádána: { yes-no }
    .drawn = vzaté karty: { $drawn }
    .palaces = paláce postavené nebo zvětšené v tomto tahu: { $spaces }
    .built = Paláce postavené v tomto kole: { $spaces }
picture-player = { $player }
    .points = { their-points }
    .points-untold = body: ?
    .scored = po závěrečném bodování
    .figures = figurky na plánu: { $count } z 12
picture-stock = počet { $stock }: { $count }
    .common = Společná zásoba
picture-cards =
    .hand = karty v ruce: { $cards }
    .open = odkrytá karta: { $card }
    .open-label = Odkrytá karta
    .no-open = žádná odkrytá karta
    .deck = balíček: { $cards }
    .deck-label = Balíček
    .discards = odehrané karty: { $cards }
    .discards-label = Odehrané
picture-festival = Slavnost na { $space }; na řadě: { $player }
    .bid = { $player }, vyložené karty: { $cards }
    .no-bids = vyložené karty: ?
    .passed = vzdali se: { $players }
