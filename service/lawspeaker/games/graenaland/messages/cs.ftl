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
resource-any = libovolné suroviny
resource-face-down = karta lícem dolů
resource-supply-card = karta zásob
deck-plains = pláně
deck-forest = lesy
deck-hills = kopce
deck-mountains = hory
deck-supply = zásoby
deck-unknown = neznámý balíček
start-settlements = osady
start-warrior = bojovník
column-settlements = počet sídel
column-territories = počet území
column-largest = největší území
column-buildings = budovy
column-army = vojsko
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
phase-setup = příprava hry
phase-placement = volba počátečních pozic
phase-anchor = zvedání kotev
phase-victory-cards = výběr karet vítězných bodů
phase-claims = ohlašování nároků na vítězství
phase-final-building = závěrečné stavění
phase-over = konec hry
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
option-three_player_changes = Úpravy pro hru ve třech: každý hrdina přináší o jeden hlas víc a palisáda každému hrdinovi jeden hlas ubírá; první budova se nepočítá do cíle Budovy ani do bodů za něj. Při hře ve třech platí, pokud stav neurčuje jinak.
option-five_player_grant = Při hře v pěti může hlavní hráč místo společné veřejné stavby povolit jinému hráči, aby jednou stavěl. Neplatí, pokud to stav neurčuje.
option-victory_point_cards = Každý hráč má tajnou kartu vítězných bodů a nárok na vítězství se ohlašuje před stavbou. Neplatí, pokud to stav neurčuje.

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
    .violated = { $player } nemá na území { $territory } osadu, vedle níž by mohla stát budova ({ $kind }).
buildings-one-of-a-kind = Na jednom území stojí nejvýše jedna budova každého typu.
    .violated = Na území { $territory } nemůže stát víc než jedna budova tohoto typu: { $kind }.
buildings-mountains = V horách nestojí žádné budovy.
    .violated = Území { $territory } leží v horách: tato budova tam stát nemůže: { $kind }.
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
    .violated = Na území { $territory } nemůže být víc než jedna veřejná stavba tohoto druhu: { $work }.
works-tokens = Ve hře je 6 cest, 6 tržišť a 6 palisád, na každou postavenou jeden žeton.
    .violated = Veřejných staveb tohoto druhu ({ $work }) je na herním plánu { $count }; žetonů je { $tokens }.
cards-decks = Ve hře není víc karet, než kolik jich obsahují balíčky surovin.
    .violated = Karet z balíčku ({ $deck }) je víc, než jich může být: { $count }, možných { $total }.
cards-faces = Na kartě surovin je jedna surovina, na kartě zásob dva symboly.
    .violated = Karta z balíčku ({ $deck }) nemůže mít takový líc.
supply-cards = Karet zásob je 16 a v řadě leží nejvýše čtyři.
    .violated = Karet zásob je zde { $count }; možných { $total }.
village-price = Osada stojí 4 suroviny na pobřeží, 6 v horách a 5 jinde.
    .violated = Osada na území { $territory } stojí surovin: { $due }, ne { $resources }.
points-levels = Karta vítězných bodů má u každého z pěti cílů tři stupně, každý vyšší než předchozí a každý za jeden bod.
    .violated = Stupně tohoto cíle na kartě nerostou: { $column }.

## Příprava hry; volba počátečních pozic a karet vítězných bodů
setup-decks = Každý typ krajiny má svůj balíček karet surovin a karty zásob tvoří další; každý balíček se míchá zvlášť a obsahuje všechny své karty.
    .violated = Balíček ({ $deck }) neobsahuje právě ty karty, které má.
setup-supply-row = Čtyři vrchní karty zásob tvoří řadu lícem nahoru.
    .violated = Řadu netvoří čtyři vrchní karty zásob.
setup-army = Každé vojsko má na začátku sílu 1.
    .violated = { $player } začíná s vojskem o síle { $due }, ne { $army }.
setup-positions = První hráč obsadí místa s číslem 1 dvěma osadami a bojovníkem, další po směru hodinových ručiček místa s číslem 2 a tak dále.
    .violated = { $player } má počáteční pozice ({ $start }): { $due }, ne: { $territories }.
setup-hands = Každý hráč si táhne dvě karty surovin, za každé své sídlo jednu z balíčku té krajiny, na níž sídlo stojí.
    .violated = { $player } má táhnout z těchto balíčků: { $due_decks } ({ $due_resources }), ne z těchto: { $decks } ({ $resources }).
placement-cards = Při volbě počátečních pozic leží u každého pobřežního území lícem dolů dvě karty surovin z jeho krajiny.
    .violated = Na území { $territory } nemůže ležet tolik karet: { $cards }.
placement-turn = První osady se umisťují ve směru hodinových ručiček od prvního hráče, druhé v opačném pořadí.
    .violated = Na řadě je { $turn_player }, ne { $player }.
placement-coast = Počáteční osady se umisťují na pobřeží, ať už tam někdo osady má nebo ne.
    .violated = { $territory } není pobřežní území.
placement-warrior = Bojovník se umisťuje s první osadou; s druhou se žádný hrdina neumisťuje.
    .violated = { $player }: bojovník se takto neumisťuje.
placement-card = Kdo umístí osadu, vezme si jednu z karet, které tam leží; nezbývá-li žádná, nevezme si nic.
    .violated = { $player } si na území { $territory } tuto kartu vzít nemůže.
placement-two-territories = Nikdo nemá obě počáteční osady na jednom území.
    .violated = { $player } už na území { $territory } osadu má.
placement-last = Kdo umístí nebo přesune předposlední osadu, nechá pro poslední aspoň jednu kartu, a to jinde než na území, kde už hráč, který ji umístí, osadu má.
    .violated = { $player } by si pak s poslední osadou neměl kde vzít kartu.
placement-leftover = Jakmile mají všichni na plánu dvě osady, zbylé karty se odloží.
    .violated = Zbylých karet, které se odloží, je { $due }, ne { $cards }.
anchor-order = Na území, kde už nejsou karty, smí zvednout kotvu nejdřív ten, kdo se tam usadil první, po něm další v pořadí; nově příchozí nesmí.
    .violated = O zvednutí kotvy teď rozhoduje { $turn_player }, ne { $player }.
anchor-target = Osada, která zvedne kotvu, se přesune na méně zaplněné území na pobřeží.
    .violated = { $territory } není území, kam by se osada mohla přesunout.
anchor-card = Kdo zvedne kotvu, vezme si jednu z karet, které leží na novém území.
    .violated = { $player } si na území { $territory } tuto kartu vzít nemůže.
anchor-warrior = Když osada zvedne kotvu, bojovník zůstává tam, kam byl umístěn.
    .violated = { $player }: bojovník je na území { $due }, ne na území { $territory }.
victory-cards-option = Karty vítězných bodů se používají, jen když se na tom hráči dohodli; karta s podmínkami vítězství se pak nepoužije.
    .violated = Karty vítězných bodů se v této hře nepoužívají.
victory-cards-dealt = Každému hráči se rozdají tři karty vítězných bodů.
    .violated = { $player } má těchto karet vítězných bodů dostat { $due }, ne { $count }.
victory-cards-keep = Každý hráč si ze svých tří karet jednu nechá a ostatní odloží.
    .violated = { $player } si tuto kartu nechat nemůže: buď ji nedostal, nebo už si vybral.

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

## Stavba
building-main-player = Staví jen hlavní hráč.
    .violated = { $player } teď stavět nesmí.
village-reach = Osada se staví na území, kde už její hráč nějaké sídlo má, nebo na území, které s takovým sousedí.
    .violated = { $player } nemá sídlo na území { $territory } ani na žádném sousedním.
houses-available = Sídlo se staví z domečku, který zbývá; ze 14 domečků jeden stojí na počítadle síly vojska.
    .violated = { $player } už nemá žádný domeček.
buildings-symbol = Budova se staví na svůj symbol.
    .violated = Na území { $territory } není symbol této budovy: { $kind }.
hero-entry-first-building = S prvním kostelem vstupuje na jeho území kněz, s první síní skald; stojí-li tam jiný hrdina jeho klanu, čeká.
    .violated = { $hero ->
        [none] S tvrzí nepřichází žádný hrdina.
       *[other] { $player }: { $hero } se na území { $territory } takto nezachová.
    }
hero-entry-further-building = S dalším kostelem nebo další síní se tam kněz nebo skald, který je na herním plánu, může přesunout, pokud tam nestojí jiný hrdina jeho klanu.
    .violated = { $player }: { $hero } se na území { $territory } přesunout nemůže.
army-price = Zvýšit sílu vojska o 1 stojí 4 obilí a 1 rudu, s tvrzí méně.
    .violated = Takto se zvýšení síly vojska neplatí; přebývá: { $over_resources }; chybí: { $short_resources }.
army-keep = S tvrzí lze zvýšit sílu vojska za 1 obilí, 1 rudu a surovinu podle krajiny, v níž tvrz stojí; každá tvrz přidává svou cenu, z níž lze vybírat.
    .violated = { $player } nemá tvrz v této krajině: { $deck }; za tuto cenu tedy sílu vojska zvýšit nemůže.
army-one-step = Každá platba zvýší sílu vojska o 1; v jedné fázi ji lze zvýšit i vícekrát.
    .violated = { $due ->
        [unknown] Ať bylo vojsko jakkoli silné, { $player } má pak vojsko o síle větší než 1, ne { $army }.
       *[other] { $player } má pak vojsko o síle { $due }, ne { $army }.
    }
works-own-settlement = Veřejná stavba se staví tam, kde má stavějící hráč sídlo.
    .violated = { $player } nemá na území { $territory } sídlo.
payment-held = Platí se kartami z ruky; co se neutratí, zůstává na další kola.
    .violated = { $player } tyto karty k zaplacení nemá: { $lacking_resources }.
payment-price = Za stavbu se platí přesně: nic nesmí chybět a žádná karta nesmí být zbytečná.
    .violated = Platba neodpovídá ceně ({ $price_resources }); přebývá: { $over_resources }; chybí: { $short_resources }.
payment-gold = Karta platí za tu surovinu, která je na ní; zlato nahradí kteroukoli jinou, a to i opakovaně.
    .violated = Karta ({ $resource }) neplatí za: { $claimed_resources }.
payment-discard = Zaplacené karty surovin se odkládají k balíčku, který mají na rubu.
    .violated = Balíček, k němuž se tato karta odkládá: { $due_deck }, ne { $deck }.
supply-symbols = Karta zásob platí za jeden ze svých symbolů, nebo za oba.
    .violated = Symboly karty zásob: { $resources }; karta neplatí za: { $claimed_resources }.
supply-one-project = Karta zásob slouží jediné stavbě: symbol, který se při ní nepoužije, je ztracen.
    .violated = Karta zásob se utrácí celá; její polovinou platit nelze.
market-access = Hráč používá tržiště na územích, kde má sídlo; tržiště, které staví nebo ke kterému stavbou získá přístup, slouží až jeho další stavbě.
    .violated = { $player } nemůže použít tržiště na území { $territory }.
market-once = Stavějící hráč použije každé tržiště nejvýše jednou za fázi stavby.
    .violated = { $player } používá tržiště na území { $territory } víc než jednou.
market-one-resource = Na tržišti nahradí jedna karta, ať je jakákoli, jednu potřebnou surovinu.
    .violated = Na tržišti zastupuje karta jednu surovinu, ne toto: { $claimed_resources }.
market-whole-card = Karta zásob platí na tržišti jako jedna karta: oba její symboly dohromady nahradí jednu surovinu.
    .violated = Na tržišti zastupuje celá karta zásob jednu surovinu, ne toto: { $claimed_resources }.
palisade-toll = Kdo na území s palisádou staví svou první osadu, dá kromě ceny po jedné kartě všem, kdo tam mají sídlo.
    .violated = { $player } má za palisádu dostat karet: { $due }; dáno je jich: { $count }.
palisade-toll-cards = Poplatek za palisádu se platí kartami surovin.
    .violated = { $player } má za palisádu dostat kartu surovin, ne kartu zásob.
supply-main-player = Kartu zásob si bere jen hlavní hráč; při závěrečném stavění si ji nebere nikdo.
    .violated = { $player } si teď kartu zásob vzít nesmí.
supply-once = Za fázi stavby se bere jedna karta zásob.
    .violated = { $player } už si kartu zásob vzal.
supply-row = Karta zásob se vybírá z řady.
    .violated = Tato karta zásob v řadě není, nebo už v ní být nemá: { $resources }.
supply-before-end = Kartu zásob je třeba vzít dřív, než skončí fáze stavby.
    .violated = { $player } si ještě nevzal kartu zásob.
offer-main-player = Společnou veřejnou stavbu nebo povolení ke stavbě nabízí jen hlavní hráč.
    .violated = { $player } není hlavní hráč, a nemá tedy co nabízet.
offer-once = Hlavní hráč může jednou za kolo nabídnout společnou veřejnou stavbu, nebo místo ní povolení ke stavbě; nabídku nelze odvolat a možnost je vyčerpána, ať už nabídka dopadne jakkoli.
    .violated = { $player } už v tomto kole nabídku učinil.
joint-announced = Ostatní pomáhají jen se stavbou, která byla oznámena dřív, než o ní kdo promluvil.
    .violated = { $player } nemůže pomáhat se stavbou, která nebyla oznámena.
joint-unchanged = Druh ani místo společné veřejné stavby se nemění; postavit se nemusí, a pak každému zůstane, co nabídl.
    .violated = Oznámená stavba: { $work }, území: { $territory }; nic jiného.
joint-helpers = Ostatní hráči mohou na společnou veřejnou stavbu přispět kartami z ruky.
    .violated = { $player } tyto karty nemá, a nemůže je tedy dát: { $lacking_resources }.
joint-cards = Pomáhající mohou dát karty surovin i karty zásob.
    .violated = { $player } nemůže přispět kartou zásob.
grant-option = Hlavní hráč může povolit stavbu jinému hráči, jen když hraje pět hráčů a dohodli se na tom.
    .violated = Povolení ke stavbě se v této hře nepoužívají.
grant-other-player = Povolení ke stavbě je pro jiného hráče.
    .violated = { $player } povolení ke stavbě dostat nemůže.
grant-one-build = Kdo má povolení, smí postavit jedno sídlo nebo jednu veřejnou stavbu, nebo jednou zvýšit sílu vojska.
    .violated = { $player } už povolení ke stavbě využil.
grant-alone = Kdo má povolení, platí sám a nepoužívá tržiště.
    .violated = { $player } platí sám a tržiště nepoužívá.

## Konec kola
round-end-main-player = Kolo končí hlavní hráč, když dokončí stavbu.
    .violated = { $player } není hlavní hráč, a nemůže tedy kolo ukončit.
round-end-marker = Na konci kola přejde značka lodě k hráči po levici hlavního hráče.
    .violated = Značku lodě dostane { $due_player }, ne { $player }.
supply-refill = Na konci kola se řada doplní kartou z balíčku zásob na čtyři karty.
    .violated = Řadu takto doplnit nelze: { $resources } ({ $deck }).

## Konec hry
victory-announcer = Vítězství může oznámit hlavní hráč na konci své fáze stavby.
    .violated = { $player } teď vítězství oznámit nemůže.
victory-conditions = S kartami vítězných bodů se nárok na vítězství ohlašuje, než hlavní hráč začne stavět; bez nich se vítězství oznamuje až po stavbě.
    .violated = V této hře se vítězství takto neoznamuje.
victory-three-goals = Kdo oznamuje vítězství, splnil aspoň tři z pěti cílů.
    .violated = { $player } splnil cílů: { $count }; potřeba: { $due }.
goal-settlements = Cíl „počet sídel“ je splněn, má-li jich hráč 8, počítají-li se osady i budovy.
    .violated = { $player } má sídel: { $count }; potřeba: { $due }.
    .scored = { $player } má sídel: { $count }; body jsou za: { $due }.
goal-territories = Cíl „počet území“ je splněn, má-li hráč na třech územích po dvou nebo více sídlech.
    .violated = Území, kde má { $player } dvě nebo více sídel: { $count }; potřeba: { $due }.
    .scored = Území, kde má { $player } dvě nebo více sídel: { $count }; body jsou za: { $due }.
goal-largest = Cíl „největší území“ je splněn, má-li hráč na jednom území čtyři sídla; druhé takové území už nic nepřidá.
    .violated = { $player } má na jednom území nejvýše sídel: { $count }; potřeba: { $due }.
    .scored = { $player } má na svém největším území sídel: { $count }; body jsou za: { $due }.
goal-buildings = Cíl „budovy“ je splněn dvěma budovami.
    .violated = { $player } má budov, které se počítají: { $count }; potřeba: { $due }.
    .scored = { $player } má budov: { $count }; body jsou za: { $due }.
goal-buildings-three-players = Při hře ve třech se první budova nepočítá do cíle „budovy“ ani do bodů za něj; do všech ostatních cílů se počítá.
    .violated = Při hře ve třech má { $player } budov, které se počítají: { $count }; potřeba: { $due }.
    .scored = { $player } má kromě první budovy dalších budov: { $count }; body jsou za: { $due }.
goal-army = Cíl „vojsko“ je splněn, má-li vojsko sílu 3.
    .violated = { $player } má vojsko o síle { $count }; potřeba: { $due }.
    .scored = { $player } má vojsko o síle { $count }; body jsou za: { $due }.
final-turn = Po oznámení vítězství má každý další hráč jednu fázi stavby, a to ve směru hodinových ručiček od toho, kdo vítězství oznámil.
    .violated = Na řadě je { $turn_player }, ne { $player }.
final-works = Při závěrečném stavění se nestaví veřejné stavby.
    .violated = Toto je závěrečné stavění, veřejné stavby se při něm nestaví.
victory-winner = Kdo oznámil vítězství, ten vyhrál.
    .violated = { $player } je v pořadí na { $due }. místě, ne na { $rank }. místě.
victory-ranking = Pořadí ostatních se řídí počtem splněných cílů nebo počtem vítězných bodů; při rovnosti se o místo dělí.
    .violated = { $due ->
        [open] { $player } zatím není na { $rank }. místě: hra ještě neskončila.
       *[other] { $player } je v pořadí na { $due }. místě, ne na { $rank }. místě.
    }
claims-players = Nárok na vítězství může každý hráč, i hlavní, ohlásit po rozdělení surovin, dřív než hlavní hráč začne stavět.
    .violated = { $player } ohlašuje nárok víc než jednou.
claims-enough = Nárok na vítězství se ohlašuje nejméně na 6 vítězných bodů.
    .violated = { $player } ohlašuje vítězných bodů: { $points }; potřeba: { $due }.
claims-priority = Přednost má nejvyšší nárok a při rovnosti ten, kdo je počínaje hlavním hráčem ve směru hodinových ručiček první; kdo má přednost, začíná závěrečné stavění.
    .violated = Přednost má { $due_player }, ne { $player }.
claims-card = Kdo ohlásil nárok na vítězství, ukáže svou kartu vítězných bodů.
    .violated = { $player } má jinou kartu vítězných bodů než tuto.
claims-proof = Nárok platí, jestliže hráč po svém závěrečném stavění ohlášených bodů dosáhl; jinak propadá.
    .violated = { $points ->
        [none] { $player } teď žádný nárok neprokazuje.
       *[other] { $player } má po stavbě bodů: { $count }, ohlášených: { $points }; to rozhoduje.
    }

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
reading-supply-exhausted = Balíček zásob je prázdný, když se má doplnit řada. Co teď?
    .reshuffle = Použité karty zásob se zamíchají do nového balíčku
    .shrink = Řada zůstane kratší
reading-toll-cards = Čím lze zaplatit poplatek za palisádu?
    .resource-cards = Jen kartami surovin
    .any-card = I kartami zásob
reading-joint-cards = Mohou pomáhající na společnou veřejnou stavbu dát karty zásob?
    .any-card = Ano
    .resource-cards = Ne, jen karty surovin
reading-claims-tie = Dva hráči ohlásí stejný počet bodů větší než 6. Kdo vyhraje?
    .nearest = Ten, kdo je počínaje hlavním hráčem ve směru hodinových ručiček první
    .shared = Oba
reading-claims-proof = Hráč dosáhne 6 bodů, ale ne tolika, kolik ohlásil. Platí jeho nárok?
    .announced = Ne
    .six = Ano
reading-claims-void = Co následuje po neplatném nároku?
    .next-claimant = Staví další, kdo ohlásil nárok; není-li nikdo takový, hra pokračuje
    .play-goes-on = Hra pokračuje
reading-anchor-warrior = Jde bojovník s osadou, která zvedne kotvu?
    .stays = Ne
    .goes-along = Ano, v prvním kole
reading-anchor-target = Kam se může přesunout osada, která zvedne kotvu?
    .card-left = Tam, kde zbývá karta
    .any-coast = Na kterékoli méně zaplněné pobřežní území
reading-keep-hills = Která surovina je třetí v ceně pěšáků, tedy s tvrzí v kopcích?
    .unknown = Ta, která je na přehledové kartě
    .ore = Ruda
