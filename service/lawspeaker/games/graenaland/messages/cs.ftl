# Graenaland česky. Hodnota zprávy říká pravidlo, její atributy říkají, co rozhodnutí shledalo.

game = Graenaland

## Slova
player-red = Červený
player-yellow = Žlutý
player-white = Bílý
player-violet = Fialový
player-blue = Modrý
hero-warrior = bojovník
hero-priest = kněz
hero-skald = skald
resource-grain = obilí
resource-cattle = dobytek
resource-wood = dřevo
resource-ore = ruda
resource-gold = zlato
resource-unknown = karta s neznámým lícem
resource-face-down = karta lícem dolů
deck-plains = pláně
deck-forest = lesy
deck-hills = kopce
deck-mountains = hory
kind-village = osada
kind-keep = tvrz
kind-church = kostel
kind-hall = síň
work-road = cesta
work-improvement = zlepšení výnosnosti
work-market = tržiště
work-palisade = palisáda
phase-production = produkce surovin
phase-movement = pohyb hrdinů
phase-proposals = rozdělování surovin
phase-voting = hlasování
phase-building = stavba
direction-north = sever
direction-north-east = severovýchod
direction-east = východ
direction-south-east = jihovýchod
direction-south = jih
direction-south-west = jihozápad
direction-west = západ
direction-north-west = severozápad
source-base = běžná karta
source-road = karta za cestu
source-improvement = karta za zlepšení výnosnosti

## Volby
option-three_player_changes = Úpravy pro hru ve třech: každý hrdina přináší o jeden hlas víc a palisáda každému hrdinovi jeden hlas ubírá. Při hře ve třech platí, pokud stav neurčuje jinak.

## Co musí splňovat každý stav
cards-count = Jsou-li karty hromádky vypsány, je jich právě tolik, kolik hromádka udává.
    .violated = Hromádka udává karet: { $count }; vypsáno jich je: { $listed }.
map-territories = Vše, co stojí nebo leží na herním plánu, je na některém jeho území.
    .violated = { $territory } není území na plánu, nebo je tam dvakrát. Na plánu jsou: { $territories }; stav může mít i vlastní plán.
map-neighbours = Území spolu sousedí vzájemně, v opačných směrech a v každém směru nejvýše s jedním.
    .violated = Území { $territory } má sousedit s územím { $neighbour } (směr: { $direction }), což neodpovídá zbytku herního plánu.
players-clans = Každý hráč má svůj klan vlastní barvy a ve hře jsou jen klany hráčů.
    .violated = { $player }: klan neodpovídá seznamu hráčů.
houses-limit = Klan má 14 domečků a jeden z nich stojí na počítadle síly vojska; na herním plánu jich tedy je nejvýše 13.
    .violated = { $player } má na herním plánu domečků: { $houses }; může jich mít nejvýše { $limit }.
buildings-village = Budova stojí jen na území, kde má její klan osadu.
    .violated = { $player } má na území { $territory } budovu ({ $kind }), ale žádnou osadu.
buildings-one-of-a-kind = Na jednom území stojí nejvýše jedna budova každého typu.
    .violated = Na území { $territory } je víc než jedna budova tohoto typu: { $kind }.
buildings-mountains = V horách nestojí žádné budovy.
    .violated = Území { $territory } leží v horách, a přesto je na něm budova: { $kind }.
heroes-one-of-a-kind = Klan nikdy nemá víc než jednoho bojovníka, jednoho kněze a jednoho skalda.
    .violated = { $player } má ve hře vícekrát téhož hrdinu: { $hero }.
heroes-one-in-a-territory = Dva hrdinové téže barvy nikdy nestojí na stejném území.
    .violated = { $player } má na území { $territory } víc než jednoho hrdinu.
heroes-warrior = Každý hráč má od začátku hry na herním plánu bojovníka.
    .violated = { $player } nemá na herním plánu bojovníka.
heroes-building = Klan má svého kněze na plánu nebo mezi čekajícími právě tehdy, když postavil kostel, a skalda právě tehdy, když postavil síň.
    .violated = { $player }: hrdina ({ $hero }) je ve hře bez potřebné budovy ({ $kind }), nebo chybí, ačkoli budova stojí.
heroes-waiting = Kněz nebo skald čeká jen na území, kde jeho klan postavil svůj kostel nebo svou síň.
    .violated = { $player }: { $hero } nemůže čekat na území { $territory }, protože tam jeho klanu chybí budova: { $kind }.
works-settled = Veřejné stavby stojí jen na osídlených územích.
    .violated = Na území { $territory } je veřejná stavba ({ $work }), ale nikdo tam nemá sídlo.
works-one-of-a-kind = Na jednom území je nejvýše jedna veřejná stavba od každého druhu.
    .violated = Na území { $territory } je víc než jedna veřejná stavba tohoto druhu: { $work }.
works-tokens = Ve hře je 6 cest, 6 tržišť a 6 palisád, na každou postavenou jeden žeton.
    .violated = Veřejných staveb tohoto druhu ({ $work }) je na herním plánu { $count }; žetonů je { $tokens }.
cards-decks = Ve hře není víc karet, než kolik jich obsahují balíčky surovin.
    .violated = Karet z balíčku ({ $deck }) je víc, než jich může být: { $count }, možných { $total }.

## Kolo
round-phase = Každé kolo tvoří produkce surovin, pohyb hrdinů, rozdělování surovin, stavba a konec kola; každá akce patří do své fáze.
    .violated = Nynější fáze: { $phase }; fáze akce: { $due_phase }.

## Produkce surovin
production-settled = Suroviny produkují území, na nichž je aspoň jedno sídlo, a žádná jiná.
    .violated = Na území { $territory } nikdo nemá sídlo, proto nic neprodukuje.
production-base = Každé osídlené území produkuje jednu kartu bez ohledu na to, kolik je na něm sídel a hráčů.
    .violated = Území { $territory } produkuje právě jednu běžnou kartu; taženo jich je: { $drawn }.
production-road = Území s cestou produkuje o jednu kartu víc.
    .violated = Území { $territory } má za cestu produkovat karet: { $due }; taženo jich je: { $drawn }.
production-face-down = Karta za cestu se pokládá lícem dolů, aniž ji kdo viděl; běžná karta se pokládá lícem nahoru.
    .violated = Území { $territory }: { $source } není položena tak, jak má být.
production-improvement = Na území se zlepšenou výnosností se otočí ještě jedna karta, a žádná další místo ní.
    .violated = Území { $territory } má za zlepšení výnosnosti otočit karet: { $due }; otočeno jich je: { $drawn }.
production-match = Karta otočená za zlepšení výnosnosti zůstane lícem nahoru na území, je-li na ní surovina tohoto zlepšení; jinak se odloží.
    .violated = Zlepšení výnosnosti na území { $territory } dává: { $improvement_resource }; otočená karta je: { $resource }.
    .applied = Zlepšení výnosnosti na území { $territory } dává: { $improvement_resource }; otočena a odložena byla karta: { $resource }.
production-order = Pro území se táhne nejdřív běžná karta, pak karta za cestu a nakonec karta za zlepšení výnosnosti.
    .violated = Území { $territory }: { $source } je tažena mimo pořadí.
production-limit = Na území leží nejvýše o jednu kartu víc, než kolik je na něm sídel; jakmile je limitu dosaženo, už se netáhne.
    .violated = Na území { $territory } smí ležet nejvýše karet: { $limit }; leží jich tam už: { $cards }.
production-deck = Karty se táhnou shora z balíčku, který odpovídá typu krajiny.
    .violated = Na území { $territory } nemůže přijít tato karta: { $resource }; v balíčku ({ $deck }) neleží navrchu.
production-reshuffle = Když se balíček surovin vyčerpá, jeho odložené karty se zamíchají a stane se z nich nový balíček.
    .violated = Nový balíček ({ $deck }) se neshoduje s odloženými kartami, nebo ještě nemá vzniknout.
    .applied = Odložené karty se zamíchaly do nového balíčku: { $deck }.
production-exhausted = Nezbývá-li žádná karta v balíčku ani mezi odloženými, netáhne se nic.
    .violated = Na území { $territory } není co táhnout: v balíčku ({ $deck }) ani mezi jeho odloženými kartami nic nezbývá.

## Pohyb hrdinů
movement-main-player = Hrdinové hlavního hráče zůstávají na místě.
    .violated = { $player } je hlavní hráč a svými hrdiny nepohybuje.
movement-everyone = Každý jiný hráč určí pohyb, nebo že zůstává, a teprve potom všichni najednou odkryjí.
    .violated = { $player } neurčil pohyb.
movement-one-hero = Hráč za kolo přemístí jen jednoho hrdinu, ledaže si dva hrdinové vymění místa.
    .violated = { $player } smí přemístit jen jednoho hrdinu.
movement-hero-in-play = Přemístit lze jen hrdinu, který je na herním plánu.
    .violated = { $player } nemá na herním plánu tohoto hrdinu: { $hero }.
movement-neighbour = Hrdina se přemístí na sousední území ve směru, který odkryl, nebo zůstane, odkryl-li střed kompasu.
    .violated = { $player }: { $hero } jde na území { $due }, ne na území { $territory }.
movement-coast = Hrdina na pobřeží se může podél něj přemístit o dvě území.
    .violated = { $player }: { $hero } jde podél pobřeží na území { $due }, ne na území { $territory }.
movement-impossible = Hrdina, kterého by pohyb zavedl mimo herní plán nebo o dvě území jinudy než podél pobřeží, zůstane na místě.
    .violated = { $player }: { $hero } se tímto směrem přemístit nemůže, proto zůstává na území { $due } a není na území { $territory }.
    .applied = { $player }: { $hero } se tímto směrem přemístit nemůže, proto zůstává na území { $territory }.
movement-swap = Hrdina, který se přemístí tam, kde stojí jiný hrdina jeho klanu, si s ním vymění místo.
    .violated = { $player }: { $hero } si s jiným hrdinou vymění místo a stojí na území { $due }, ne na území { $territory }.
    .applied = { $player }: hrdinové si vymění místa, { $hero } je teď na území { $territory }.

## Vstup kněze a skalda
hero-entry-waiting = Do hry vstupuje jen čekající kněz nebo skald, a to tam, kde byl postaven jeho kostel nebo jeho síň.
    .violated = { $player }: { $hero } nečeká na vstup na území { $territory }.
hero-entry-free = Čekající hrdina nevstoupí, dokud na území stojí jiný hrdina jeho klanu.
    .violated = { $player }: { $hero } nemůže vstoupit na území { $territory }, stojí tam jiný hrdina téhož klanu.
hero-entry-at-once = Čekající hrdina vstoupí hned, jakmile tam žádný jiný hrdina jeho klanu nestojí: po pohybu hrdinů, před prvním návrhem.
    .violated = { $player }: { $hero } teď musí vstoupit na území { $territory }.

## Návrhy
proposal-main-player = Hlavní hráč nepodává návrhy.
    .violated = { $player } je hlavní hráč a návrhy nepodává.
proposal-turn = Návrhy se podávají postupně ve směru hodinových ručiček; začíná hráč po levici hlavního hráče.
    .violated = Na řadě je { $turn_player }, ne { $player }.
proposal-once = Hráč za kolo podá jeden návrh, nebo se ho vzdá; nezáleží na tom, zda byl návrh schválen.
    .violated = { $player } už v tomto kole na řadě byl.
proposal-unchanged = Podaný návrh se během hlasování nemění.
    .violated = O návrhu se právě hlasuje a nelze ho změnit ani nahradit jiným.
proposal-own-vote = Návrh se týká území, na němž má navrhovatel aspoň jeden hlas.
    .violated = { $player } nemá na území { $territory } žádný hlas.
proposal-cards = Návrh rozděluje karty území, na němž nějaké leží.
    .violated = Na území { $territory } neleží žádné karty.
proposal-everything = Návrh jednoznačně říká, kdo co dostane, a rozděluje všechny karty území; karty lícem dolů se rozdělují počtem.
    .violated = Návrh nerozděluje přesně karty území { $territory }: přebývá: { $over_resources }; chybí: { $short_resources }.
proposal-recipients = Karty připadnou jen hráčům, kteří mají na daném území aspoň jeden hlas.
    .violated = { $player } nemá na území { $territory } žádný hlas, a nemůže tam tedy karty dostat.

## Počet hlasů
votes-settlement = Za každé sídlo má jeho hráč na daném území jeden hlas.
    .violated = { $player } zde má hlasů: { $due }, ne { $votes }; sídlo je jeden hlas.
votes-warrior = Bojovník přináší tolik hlasů, jakou sílu má jeho vojsko, ať už tam jeho hráč sídla má nebo ne.
    .violated = { $player } zde má hlasů: { $due }, ne { $votes }; bojovník přináší sílu vojska.
votes-priest = Kněz nepřináší žádné hlasy, ale ruší hlasy všech bojovníků na území, jako by každé vojsko mělo sílu 0.
    .violated = { $player } zde má hlasů: { $due }, ne { $votes }; kněz ruší hlasy všech bojovníků.
votes-skald = Skald přináší jeden hlas za každého dalšího hrdinu na území, ať už tam jeho hráč sídla má nebo ne.
    .violated = { $player } zde má hlasů: { $due }, ne { $votes }; skald přináší jeden hlas za každého dalšího hrdinu.
votes-three-players = Při hře ve třech přináší každý hrdina o jeden hlas víc, i kněz a bojovník, jehož hlasy kněz zrušil.
    .violated = { $player } zde má hlasů: { $due }, ne { $votes }; při hře ve třech přináší každý hrdina o jeden hlas víc.
votes-palisade = U palisády přináší bojovník hráče, který tam nemá sídlo, o jeden hlas méně, nikdy však méně než žádný.
    .violated = { $player } zde má hlasů: { $due }, ne { $votes }; palisáda ubírá bojovníkovi jeden hlas.
votes-palisade-three-players = Při hře ve třech ubírá palisáda jeden hlas každému hrdinovi.
    .violated = { $player } zde má hlasů: { $due }, ne { $votes }; při hře ve třech ubírá palisáda jeden hlas každému hrdinovi.

## Hlasování
voting-electorate = Hlasuje každý, kdo má na území aspoň jeden hlas, i navrhovatel a hlavní hráč; nikdo jiný nehlasuje.
    .violated = { $player } nemá na území { $territory } žádný hlas.
voting-majority = Návrh je schválen, je-li pro něj více než polovina všech hlasů na území; karty se pak rozdělí podle něj, jinak zůstanou na místě.
    .violated = Jistých hlasů pro návrh: { $for } z { $total }. Oznámený výsledek je chybný.
    .applied = Jistých hlasů pro návrh: { $for } z { $total }; je třeba více než polovina.

## Konec kola
round-end-main-player = Kolo končí hlavní hráč, když dokončí stavbu.
    .violated = { $player } není hlavní hráč, a nemůže tedy kolo ukončit.
round-end-marker = Na konci kola přejde značka lodě k hráči po levici hlavního hráče.
    .violated = Značku lodě dostane { $due_player }, ne { $player }.

## Výklady
reading-votes-palisade-three-players = Při hře ve třech ubírá palisáda hlas každému hrdinovi. Čí hrdinové se tím myslí?
    .everyone = Hrdinové všech hráčů
    .outsiders = Hrdinové hráčů, kteří tam nemají sídlo
reading-deck-reshuffle = Kdy se obnoví vyčerpaný balíček surovin?
    .when-needed = Když je třeba táhnout další kartu
    .when-last-leaves = Když se vezme jeho poslední karta
reading-hero-entry-both-waiting = Na stejné území čekají kněz i skald. Kdo vstoupí?
    .owner-chooses = Rozhodne jejich hráč
    .first-built-first = Ten, jehož budova byla postavena dřív
reading-hero-entry-second-building = Druhý kostel (druhá síň) se postaví, když kněz (skald) ještě čeká. Kam vstoupí?
    .either = Tam, kde se dřív uvolní místo
    .first = Jen k první budově
reading-works-tokens = V krabici je 6 cest, 6 tržišť a 6 palisád. Je to omezení?
    .limited = Ano
    .unlimited = Ne
reading-proposal-empty = Lze podat návrh pro území bez karet?
    .no = Ne, není co rozdělovat
    .yes = Ano
