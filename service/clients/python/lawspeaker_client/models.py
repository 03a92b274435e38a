"""The shapes of requests and answers. Generated from openapi.yaml by `make clients`: do not edit."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class GameReference(TypedDict):
    """A game that can be ruled on."""

    id: str
    """Id of the game."""

    title: str
    """Its title."""

    path: str
    """Where its description is."""


class GameList(TypedDict):
    """The games that can be ruled on."""

    games: list[GameReference]
    """The games."""


class PlayerCount(TypedDict):
    """How many can play."""

    minimum: int
    """The fewest."""

    maximum: int
    """The most."""


class Option(TypedDict):
    """Something that players agree on before they begin."""

    id: str
    """Id of the option, as a state names it."""

    title: str
    """What it means."""


class Choice(TypedDict):
    """One answer to a question that the rulebook leaves open."""

    id: str
    """Id of the choice, as a state names it."""

    text: str
    """What the answer is."""


class Citation(TypedDict):
    """A passage of a printed rulebook."""

    rulebook: str
    """Which rulebook."""

    section: list[str]
    """The headings that lead to the passage; none in a rulebook that has none."""

    paragraph: int
    """The paragraph below the last heading, or of the whole rulebook, from 1."""


class Reading(TypedDict):
    """A question that the rulebook leaves open, and the answers between which a state may choose."""

    id: str
    """Id of the reading, as a state names it."""

    question: str
    """The question."""

    choices: list[Choice]
    """The answers."""

    default: str
    """The choice in force where a state makes none."""

    citations: list[Citation]
    """The passages that leave it open."""


class Rulebook(TypedDict):
    """A printed rulebook that is cited."""

    id: str
    """Id of the rulebook, as citations name it."""

    title: str
    """Its title."""

    language: str
    """Its language."""


class ActionTitle(TypedDict):
    """Something that can be done in the game."""

    type: str
    """The type by which a request names it."""

    title: str
    """What a person calls it, as it fits a button."""


Method: TypeAlias = Literal["GET", "POST"]
"""An HTTP method."""


class OperationReference(TypedDict):
    """Something that can be asked of the game."""

    name: str
    """What it does, in a few words."""

    method: Method
    """The HTTP method."""

    path: str
    """The path."""


class Game(TypedDict):
    """A game, and what the service has for it."""

    id: str
    """Id of the game."""

    title: str
    """Its title."""

    ruleset: str
    """Version of the rules as adjudicated."""

    players: PlayerCount
    """How many can play."""

    options: list[Option]
    """What a state may choose beside readings."""

    readings: list[Reading]
    """What the rulebook leaves open."""

    editions: list[str]
    """The editions; the first is used where a state names none."""

    rulebooks: list[Rulebook]
    """The rulebooks that are cited."""

    actions: list[ActionTitle]
    """What can be done."""

    words: dict[str, str]
    """How ids are said in the language asked for. The word for an id is `<what>-<id>`, where `<what>` is the last word of the name of the member or fact whose value it is, without an s at its end, and each `.` and `+` of the id is a `-`: `player-red` says the `red` of `first_player`, `up-grain` the `grain` of `face_up`. `member-<name>` is the label of a member of an action, an event or a state. What the member `type` of an action says is the title among `actions`; that of an event, `event-<type>`. `yes` and `no` say `true` and `false`, `nothing` an empty list. An id without a word is shown as it is."""

    operations: list[OperationReference]
    """What can be asked."""


GraenalandEditionId: TypeAlias = Literal["altar-2006", "sample"]
"""The id of an edition."""


class GraenalandComposition(TypedDict):
    """How many cards of each resource a deck has; none of those left out."""

    grain: NotRequired[int]
    """Grain cards."""

    cattle: NotRequired[int]
    """Cattle cards."""

    wood: NotRequired[int]
    """Wood cards."""

    ore: NotRequired[int]
    """Ore cards."""

    gold: NotRequired[int]
    """Gold cards."""


class GraenalandDeckFigures(TypedDict):
    """The composition of the decks, by terrain."""

    plains: NotRequired[GraenalandComposition]
    """The deck of the plains."""

    forest: NotRequired[GraenalandComposition]
    """The deck of the forest."""

    hills: NotRequired[GraenalandComposition]
    """The deck of the hills."""

    mountains: NotRequired[GraenalandComposition]
    """The deck of the mountains."""


GraenalandTerrain: TypeAlias = Literal["plains", "forest", "hills", "mountains"]
"""The four kinds of country, each with a deck of resource cards."""


GraenalandResource: TypeAlias = Literal["grain", "cattle", "wood", "ore", "gold"]
"""What the cards bear. Stone is ore: the Czech book uses both words for one resource."""


class GraenalandPrice(TypedDict):
    """What something costs: how many of each resource; none of those left out."""

    grain: NotRequired[int]
    """How much grain."""

    cattle: NotRequired[int]
    """How much cattle."""

    wood: NotRequired[int]
    """How much wood."""

    ore: NotRequired[int]
    """How much ore."""

    gold: NotRequired[int]
    """How much gold."""


GraenalandBuilding: TypeAlias = Literal["keep", "church", "hall"]
"""The kinds of building."""


class GraenalandTileFigures(TypedDict):
    """What is printed on a tile."""

    terrain: NotRequired[GraenalandTerrain]
    """Its terrain."""

    improvement: NotRequired[GraenalandResource]
    """The resource on its improvement square."""

    price: NotRequired[GraenalandPrice]
    """What a village costs there."""

    buildings: NotRequired[list[GraenalandBuilding]]
    """The buildings of which it has the symbol."""


Card: TypeAlias = list[GraenalandResource]


class GraenalandSupplyFigures(TypedDict):
    """What the supply cards show."""

    cards: NotRequired[list[Card]]
    """The two symbols of each supply card."""


class GraenalandArmyCosts(TypedDict):
    """What it costs to raise the army by 1: without a keep, and with a keep in each terrain."""

    peasants: NotRequired[GraenalandPrice]
    """Without a keep."""

    plains: NotRequired[GraenalandPrice]
    """With a keep in the plains."""

    forest: NotRequired[GraenalandPrice]
    """With a keep in the forest."""

    hills: NotRequired[GraenalandPrice]
    """With a keep in the hills."""


class GraenalandCosts(TypedDict):
    """What the overview card says that things cost."""

    keep: NotRequired[GraenalandPrice]
    """A keep."""

    church: NotRequired[GraenalandPrice]
    """A church."""

    hall: NotRequired[GraenalandPrice]
    """A hall."""

    road: NotRequired[GraenalandPrice]
    """A road."""

    improvement: NotRequired[GraenalandPrice]
    """A improvement."""

    market: NotRequired[GraenalandPrice]
    """A market."""

    palisade: NotRequired[GraenalandPrice]
    """A palisade."""

    army: NotRequired[GraenalandArmyCosts]
    """The army."""


GraenalandTerritoryId: TypeAlias = str
"""A territory, named as on the map."""


class GraenalandStartingPlace(TypedDict):
    """Where a player starts."""

    settlements: NotRequired[list[GraenalandTerritoryId]]
    """The two territories of the villages."""

    warrior: NotRequired[GraenalandTerritoryId]
    """Where the warrior stands."""


GraenalandStartsForThree = TypedDict(
    "GraenalandStartsForThree",
    {
        "1": NotRequired[GraenalandStartingPlace],
        "2": NotRequired[GraenalandStartingPlace],
        "3": NotRequired[GraenalandStartingPlace],
    },
)


GraenalandStartsForFour = TypedDict(
    "GraenalandStartsForFour",
    {
        "1": NotRequired[GraenalandStartingPlace],
        "2": NotRequired[GraenalandStartingPlace],
        "3": NotRequired[GraenalandStartingPlace],
        "4": NotRequired[GraenalandStartingPlace],
    },
)


GraenalandStartsForFive = TypedDict(
    "GraenalandStartsForFive",
    {
        "1": NotRequired[GraenalandStartingPlace],
        "2": NotRequired[GraenalandStartingPlace],
        "3": NotRequired[GraenalandStartingPlace],
        "4": NotRequired[GraenalandStartingPlace],
        "5": NotRequired[GraenalandStartingPlace],
    },
)


GraenalandStartsByNumberOfPlayers = TypedDict(
    "GraenalandStartsByNumberOfPlayers",
    {
        "3": NotRequired[GraenalandStartsForThree],
        "4": NotRequired[GraenalandStartsForFour],
        "5": NotRequired[GraenalandStartsForFive],
    },
)


class GraenalandOverlay(TypedDict):
    """Figures read off the components at hand, where the edition does not know them or is wrong."""

    decks: NotRequired[GraenalandDeckFigures]
    """What the decks hold."""

    tiles: NotRequired[dict[str, GraenalandTileFigures]]
    """What the tiles show, by name."""

    supply: NotRequired[GraenalandSupplyFigures]
    """What the supply cards show."""

    costs: NotRequired[GraenalandCosts]
    """What things cost."""

    starts: NotRequired[GraenalandStartsByNumberOfPlayers]
    """Where the players start."""


class GraenalandOptions(TypedDict):
    """Optional rules in force."""

    three_player_changes: NotRequired[bool]
    """The changes for three players; if left out, in force with three players."""

    five_player_grant: NotRequired[bool]
    """With five players: the main player may let another one build once; if left out, not in force."""

    victory_point_cards: NotRequired[bool]
    """Victory point cards decide the game; if left out, not in force."""


GraenalandVotesPalisadeThreePlayersReading: TypeAlias = Literal["everyone", "outsiders"]
"""The choices of the reading `votes.palisade-three-players`."""


GraenalandDeckReshuffleReading: TypeAlias = Literal["when-needed", "when-last-leaves"]
"""The choices of the reading `deck.reshuffle`."""


GraenalandHeroEntryBothWaitingReading: TypeAlias = Literal["owner-chooses", "first-built-first"]
"""The choices of the reading `hero-entry.both-waiting`."""


GraenalandHeroEntrySecondBuildingReading: TypeAlias = Literal["either", "first"]
"""The choices of the reading `hero-entry.second-building`."""


GraenalandWorksTokensReading: TypeAlias = Literal["limited", "unlimited"]
"""The choices of the reading `works.tokens`."""


GraenalandProposalEmptyReading: TypeAlias = Literal["no", "yes"]
"""The choices of the reading `proposal.empty`."""


GraenalandSupplyExhaustedReading: TypeAlias = Literal["reshuffle", "shrink"]
"""The choices of the reading `supply.exhausted`."""


GraenalandTollCardsReading: TypeAlias = Literal["resource-cards", "any-card"]
"""The choices of the reading `toll.cards`."""


GraenalandJointCardsReading: TypeAlias = Literal["any-card", "resource-cards"]
"""The choices of the reading `joint.cards`."""


GraenalandClaimsTieReading: TypeAlias = Literal["nearest", "shared"]
"""The choices of the reading `claims.tie`."""


GraenalandClaimsProofReading: TypeAlias = Literal["announced", "six"]
"""The choices of the reading `claims.proof`."""


GraenalandClaimsVoidReading: TypeAlias = Literal["next-claimant", "play-goes-on"]
"""The choices of the reading `claims.void`."""


GraenalandClaimsVoidPhaseReading: TypeAlias = Literal["continued", "anew"]
"""The choices of the reading `claims.void-phase`."""


GraenalandGrantFinalBuildingReading: TypeAlias = Literal["no", "yes"]
"""The choices of the reading `grant.final-building`."""


GraenalandAnchorWarriorReading: TypeAlias = Literal["stays", "goes-along"]
"""The choices of the reading `anchor.warrior`."""


GraenalandAnchorTargetReading: TypeAlias = Literal["card-left", "any-coast"]
"""The choices of the reading `anchor.target`."""


GraenalandKeepHillsReading: TypeAlias = Literal["unknown", "ore"]
"""The choices of the reading `keep.hills`."""


GraenalandReadings = TypedDict(
    "GraenalandReadings",
    {
        "votes.palisade-three-players": NotRequired[GraenalandVotesPalisadeThreePlayersReading],
        "deck.reshuffle": NotRequired[GraenalandDeckReshuffleReading],
        "hero-entry.both-waiting": NotRequired[GraenalandHeroEntryBothWaitingReading],
        "hero-entry.second-building": NotRequired[GraenalandHeroEntrySecondBuildingReading],
        "works.tokens": NotRequired[GraenalandWorksTokensReading],
        "proposal.empty": NotRequired[GraenalandProposalEmptyReading],
        "supply.exhausted": NotRequired[GraenalandSupplyExhaustedReading],
        "toll.cards": NotRequired[GraenalandTollCardsReading],
        "joint.cards": NotRequired[GraenalandJointCardsReading],
        "claims.tie": NotRequired[GraenalandClaimsTieReading],
        "claims.proof": NotRequired[GraenalandClaimsProofReading],
        "claims.void": NotRequired[GraenalandClaimsVoidReading],
        "claims.void-phase": NotRequired[GraenalandClaimsVoidPhaseReading],
        "grant.final-building": NotRequired[GraenalandGrantFinalBuildingReading],
        "anchor.warrior": NotRequired[GraenalandAnchorWarriorReading],
        "anchor.target": NotRequired[GraenalandAnchorTargetReading],
        "keep.hills": NotRequired[GraenalandKeepHillsReading],
    },
)


GraenalandDirection: TypeAlias = Literal["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]
"""The compass directions."""


class GraenalandNeighbour(TypedDict):
    """The territory that adjoins another one in some direction."""

    direction: GraenalandDirection
    """The compass direction."""

    territory: GraenalandTerritoryId
    """The territory there."""


class GraenalandTile(TypedDict):
    """A tile of the map: one territory."""

    territory: GraenalandTerritoryId
    """Its name."""

    tile: NotRequired[GraenalandTerritoryId]
    """The tile of the edition that lies there; what is printed on it need not be sent then."""

    terrain: NotRequired[GraenalandTerrain]
    """Its terrain."""

    coast: NotRequired[bool]
    """Whether it is on the coast."""

    improvement: NotRequired[GraenalandResource]
    """The resource on its improvement square."""

    price: NotRequired[GraenalandPrice]
    """What a village costs there."""

    buildings: NotRequired[list[GraenalandBuilding]]
    """The buildings of which it has the symbol."""

    neighbours: NotRequired[list[GraenalandNeighbour]]
    """Every territory that adjoins it."""


GraenalandPlayer: TypeAlias = Literal["red", "yellow", "white", "violet", "blue"]
"""A player."""


GraenalandStartingPositions: TypeAlias = Literal["standard", "chosen"]
"""How starting positions come about."""


GraenalandCardBack: TypeAlias = Literal["plains", "forest", "hills", "mountains", "supply"]
"""What is on the back of a card: a terrain, or the ship of supply."""


class GraenalandCard(TypedDict):
    """A resource card or a supply card; nothing given: a card of which nothing is known."""

    deck: NotRequired[GraenalandCardBack]
    """What is on its back: a terrain, or the ship of supply."""

    resource: NotRequired[GraenalandResource]
    """Of a resource card: the resource on its face."""

    symbols: NotRequired[list[GraenalandResource]]
    """Of a supply card: the two symbols on its face."""


class GraenalandCardPile(TypedDict):
    """Some cards: each of them, or only how many there are."""

    count: NotRequired[int]
    """How many cards."""

    cards: NotRequired[list[GraenalandCard]]
    """The cards themselves; of a deck, the top one first."""


class GraenalandDecks(TypedDict):
    """A pile for each deck."""

    plains: NotRequired[GraenalandCardPile]
    """The cards of the plains."""

    forest: NotRequired[GraenalandCardPile]
    """The cards of the forest."""

    hills: NotRequired[GraenalandCardPile]
    """The cards of the hills."""

    mountains: NotRequired[GraenalandCardPile]
    """The cards of the mountains."""

    supply: NotRequired[GraenalandCardPile]
    """The cards of the supply."""


Settlement: TypeAlias = int
"""What has to be reached."""


Territory: TypeAlias = int
"""What has to be reached."""


LargestItem: TypeAlias = int
"""What has to be reached."""


Building: TypeAlias = int
"""What has to be reached."""


ArmyItem: TypeAlias = int
"""What has to be reached."""


class GraenalandVictoryCard(TypedDict):
    """A victory point card: for each goal the three numbers that bring a point each."""

    settlements: NotRequired[list[Settlement]]
    """The levels of settlements, from the lowest."""

    territories: NotRequired[list[Territory]]
    """The levels of territories, from the lowest."""

    largest: NotRequired[list[LargestItem]]
    """The levels of largest, from the lowest."""

    buildings: NotRequired[list[Building]]
    """The levels of buildings, from the lowest."""

    army: NotRequired[list[ArmyItem]]
    """The levels of army, from the lowest."""


class GraenalandDealtVictoryCards(TypedDict):
    """The victory point cards that a player is dealt."""

    player: GraenalandPlayer
    """Who is dealt them."""

    cards: list[GraenalandVictoryCard]
    """The cards."""


class GraenalandStart(TypedDict):
    """Where a player starts."""

    settlements: NotRequired[list[GraenalandTerritoryId]]
    """The two territories of the villages."""

    warrior: NotRequired[GraenalandTerritoryId]
    """Where the warrior stands."""

    player: GraenalandPlayer
    """Who starts there."""


class GraenalandArmies(TypedDict):
    """The strength of each army, by colour."""

    red: NotRequired[int]
    """The strength of the red army."""

    yellow: NotRequired[int]
    """The strength of the yellow army."""

    white: NotRequired[int]
    """The strength of the white army."""

    violet: NotRequired[int]
    """The strength of the violet army."""

    blue: NotRequired[int]
    """The strength of the blue army."""


class GraenalandDealtHand(TypedDict):
    """The resource cards with which a player begins."""

    player: GraenalandPlayer
    """Whose hand it is."""

    cards: list[GraenalandCard]
    """The cards."""


class GraenalandSetupRequest(TypedDict):
    """Who plays, by which rules, and how the game is set up."""

    edition: NotRequired[GraenalandEditionId]
    """Whose figures count: `altar-2006` if left out; `sample` fills its gaps."""

    overlay: NotRequired[GraenalandOverlay]
    """Figures that replace those of the edition."""

    options: NotRequired[GraenalandOptions]
    """Optional rules."""

    readings: NotRequired[GraenalandReadings]
    """Readings chosen other than by default."""

    map: NotRequired[list[GraenalandTile]]
    """An island of your own, every tile of it, instead of the edition's for that many players."""

    players: NotRequired[list[GraenalandPlayer]]
    """Who plays, clockwise."""

    first_player: NotRequired[GraenalandPlayer]
    """Who begins; the first of the players if left out."""

    positions: NotRequired[GraenalandStartingPositions]
    """Whether all start where the picture of the map says, or choose; `standard` if left out."""

    seed: NotRequired[str]
    """What every deck is shuffled by that is not told, now and later."""

    decks: NotRequired[GraenalandDecks]
    """Decks as they were shuffled, before anything was drawn."""

    victory_cards: NotRequired[list[GraenalandDealtVictoryCards]]
    """The victory point cards that players were dealt."""

    starts: NotRequired[list[GraenalandStart]]
    """Claim: where players start."""

    armies: NotRequired[GraenalandArmies]
    """Claim: how strong armies are."""

    hands: NotRequired[list[GraenalandDealtHand]]
    """The resource cards that players drew."""

    supply_row: NotRequired[GraenalandCardPile]
    """The supply cards that were laid in a row."""


FindingOutcome: TypeAlias = Literal["violated", "undetermined", "applied", "upheld"]
"""What became of a rule."""


CitationList: TypeAlias = list[Citation]
"""Where it is printed."""


class Finding(TypedDict):
    """What was found about one rule."""

    rule: str
    """Id of the rule."""

    outcome: FindingOutcome
    """What became of the rule."""

    at: list[str]
    """The places in the request that it is about; if undetermined, what would have to be known."""

    message: str
    """The finding in a sentence, in the language asked for."""

    facts: dict[str, Any]
    """The facts in the message, by name; of a number that is not known, its bounds."""

    citations: CitationList


FindingList: TypeAlias = list[Finding]
"""What was found, rule by rule, in the order of the catalogue."""


MissingPlaces: TypeAlias = list[str]
"""What would have to be known to decide."""


AssumedProvenance: TypeAlias = Literal["reconstructed", "invented"]
"""Where an assumed figure is from."""


class Assumption(TypedDict):
    """A figure that was read although it is only reconstructed or invented."""

    figure: str
    """Where the figure stands in the edition, a JSON Pointer."""

    provenance: AssumedProvenance
    """Where it is from."""


AssumptionList: TypeAlias = list[Assumption]
"""Figures that the answer read although they are reconstructed or invented."""


class ReadingChoice(TypedDict):
    """A reading that was consulted."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""


ReadingChoiceList: TypeAlias = list[ReadingChoice]
"""The readings that were consulted."""


RulingVerdict: TypeAlias = Literal["legal", "illegal", "undetermined", "impossible"]
"""The verdict of a ruling; `impossible` under another choice of a reading by which the state cannot exist."""


class GraenalandSetUpEvent(TypedDict):
    """The game is set up."""

    type: Literal["set-up"]
    players: NotRequired[list[GraenalandPlayer]]
    """The players in their order."""

    positions: GraenalandStartingPositions
    """How starting positions come about."""


class GraenalandStartedEvent(TypedDict):
    """The first villages and the warrior of a player are placed."""

    type: Literal["started"]
    player: GraenalandPlayer
    """The player."""

    settlements: NotRequired[list[GraenalandTerritoryId]]
    """Where the villages stand, as far as that is known."""

    warrior: NotRequired[GraenalandTerritoryId]
    """Where the warrior stands, if that is known."""


class GraenalandSettledEvent(TypedDict):
    """A village is placed."""

    type: Literal["settled"]
    player: GraenalandPlayer
    """Who placed it."""

    territory: GraenalandTerritoryId
    """Where."""

    card: NotRequired[GraenalandCard]
    """The card that the player took, if it is known that there was one."""


class GraenalandCardsSetAsideEvent(TypedDict):
    """The cards that are left at the coasts are discarded."""

    type: Literal["cards-set-aside"]
    number: NotRequired[int]
    """How many, if that is known."""


GraenalandAnchorWeighedEvent = TypedDict(
    "GraenalandAnchorWeighedEvent",
    {
        "type": Literal["anchor-weighed"],
        "player": GraenalandPlayer,
        "from": NotRequired[GraenalandTerritoryId],
        "to": GraenalandTerritoryId,
        "card": NotRequired[GraenalandCard],
    },
)


class GraenalandAnchorHeldEvent(TypedDict):
    """A player stays."""

    type: Literal["anchor-held"]
    player: GraenalandPlayer
    """Who stays."""


class GraenalandVictoryCardKeptEvent(TypedDict):
    """A victory point card is kept."""

    type: Literal["victory-card-kept"]
    player: GraenalandPlayer
    """Who keeps it."""


GraenalandDrawSource: TypeAlias = Literal["base", "road", "improvement"]
"""Why a card is drawn."""


GraenalandDrawnTo: TypeAlias = Literal["face-up", "face-down", "discarded"]
"""Where a drawn card goes."""


class GraenalandCardDrawnEvent(TypedDict):
    """A card is drawn for a territory."""

    type: Literal["card-drawn"]
    territory: GraenalandTerritoryId
    """For which territory."""

    source: GraenalandDrawSource
    """Why."""

    card: GraenalandCard
    """The card, as far as it is known."""

    placed: NotRequired[GraenalandDrawnTo]
    """Where it went, if that is known."""


GraenalandHero: TypeAlias = Literal["warrior", "priest", "skald"]
"""The three heroes of a clan."""


GraenalandHeroMovedEvent = TypedDict(
    "GraenalandHeroMovedEvent",
    {
        "type": Literal["hero-moved"],
        "player": GraenalandPlayer,
        "hero": GraenalandHero,
        "from": NotRequired[GraenalandTerritoryId],
        "to": GraenalandTerritoryId,
    },
)


GraenalandHeroesSwappedEvent = TypedDict(
    "GraenalandHeroesSwappedEvent",
    {
        "type": Literal["heroes-swapped"],
        "player": GraenalandPlayer,
        "hero": GraenalandHero,
        "from": GraenalandTerritoryId,
        "to": GraenalandTerritoryId,
        "other_hero": GraenalandHero,
    },
)


class GraenalandHeroStayedEvent(TypedDict):
    """A hero who was sent stays."""

    type: Literal["hero-stayed"]
    player: GraenalandPlayer
    """Whose hero."""

    hero: GraenalandHero
    """Which hero."""

    territory: GraenalandTerritoryId
    """Where."""

    rule: str
    """The rule by which it stays."""


class GraenalandHeroEnteredEvent(TypedDict):
    """A hero enters the board."""

    type: Literal["hero-entered"]
    player: GraenalandPlayer
    """Whose hero."""

    hero: GraenalandHero
    """Which hero."""

    territory: GraenalandTerritoryId
    """Where."""


class GraenalandShare(TypedDict):
    """What one player is to get by a proposal."""

    player: GraenalandPlayer
    """Who is to get it."""

    face_up: list[GraenalandResource]
    """The face-up cards, by their resource."""

    face_down: int
    """How many face-down cards."""


class GraenalandProposalMadeEvent(TypedDict):
    """A proposal is made."""

    type: Literal["proposal-made"]
    player: GraenalandPlayer
    """Who made it."""

    territory: GraenalandTerritoryId
    """Whose cards it divides."""

    shares: list[GraenalandShare]
    """Who is to get which cards."""


class GraenalandPassedEvent(TypedDict):
    """A player proposes nothing."""

    type: Literal["passed"]
    player: GraenalandPlayer
    """Who passes."""


GraenalandProposalDecidedEvent = TypedDict(
    "GraenalandProposalDecidedEvent",
    {
        "type": Literal["proposal-decided"],
        "accepted": bool,
        "for": NotRequired[int],
        "total": NotRequired[int],
    },
)


class GraenalandCardsGivenEvent(TypedDict):
    """A player gets cards by a proposal."""

    type: Literal["cards-given"]
    player: GraenalandPlayer
    """Who gets them."""

    territory: GraenalandTerritoryId
    """Where they lay."""

    cards: list[GraenalandCard]
    """The cards, as far as they are known."""


class GraenalandVictoryClaimedEvent(TypedDict):
    """A player claims to reach victory."""

    type: Literal["victory-claimed"]
    player: NotRequired[GraenalandPlayer]
    """Who claims it, if the order is known."""

    points: int
    """How many points the player claims to reach."""


class GraenalandVictoryNotClaimedEvent(TypedDict):
    """Nobody claims victory."""

    type: Literal["victory-not-claimed"]


class GraenalandSupplyTakenEvent(TypedDict):
    """A supply card is taken."""

    type: Literal["supply-taken"]
    player: GraenalandPlayer
    """Who takes it."""

    card: GraenalandCard
    """The card, as far as it is known."""


class GraenalandCardsPaidEvent(TypedDict):
    """Cards are paid."""

    type: Literal["cards-paid"]
    player: GraenalandPlayer
    """Whose cards."""

    cards: list[GraenalandCard]
    """The cards, as far as they are known."""


class GraenalandMarketUsedEvent(TypedDict):
    """A market is used."""

    type: Literal["market-used"]
    player: GraenalandPlayer
    """Who uses it."""

    territory: GraenalandTerritoryId
    """Where it is."""


class GraenalandTollPaidEvent(TypedDict):
    """A toll is paid."""

    type: Literal["toll-paid"]
    player: GraenalandPlayer
    """Who pays it."""

    to: GraenalandPlayer
    """To whom."""

    card: GraenalandCard
    """The card, as far as it is known."""


class GraenalandVillageBuiltEvent(TypedDict):
    """A village is built."""

    type: Literal["village-built"]
    player: GraenalandPlayer
    """Who built it."""

    territory: GraenalandTerritoryId
    """Where."""


class GraenalandBuildingBuiltEvent(TypedDict):
    """A building is built."""

    type: Literal["building-built"]
    player: GraenalandPlayer
    """Who built it."""

    kind: GraenalandBuilding
    """Which building."""

    territory: GraenalandTerritoryId
    """Where."""


class GraenalandHeroWaitsEvent(TypedDict):
    """The hero of a new building waits to enter."""

    type: Literal["hero-waits"]
    player: GraenalandPlayer
    """Whose hero."""

    hero: GraenalandHero
    """Which hero."""

    territory: GraenalandTerritoryId
    """Where it may enter."""


class GraenalandArmyRaisedEvent(TypedDict):
    """An army grows."""

    type: Literal["army-raised"]
    player: GraenalandPlayer
    """Whose army."""

    army: NotRequired[int]
    """Its strength then, if that is known."""


GraenalandWork: TypeAlias = Literal["road", "improvement", "market", "palisade"]
"""The kinds of public work."""


class GraenalandWorkBuiltEvent(TypedDict):
    """A public work is built."""

    type: Literal["work-built"]
    player: GraenalandPlayer
    """Who built it."""

    work: GraenalandWork
    """Which work."""

    territory: GraenalandTerritoryId
    """Where."""


class GraenalandWorkAnnouncedEvent(TypedDict):
    """A joint work is announced."""

    type: Literal["work-announced"]
    player: GraenalandPlayer
    """Who announces it."""

    work: GraenalandWork
    """Which work."""

    territory: GraenalandTerritoryId
    """Where."""


class GraenalandGrantGivenEvent(TypedDict):
    """Another player may build."""

    type: Literal["grant-given"]
    player: GraenalandPlayer
    """Who allows it."""

    to: GraenalandPlayer
    """Who may build."""


class GraenalandVictoryAnnouncedEvent(TypedDict):
    """Victory is announced."""

    type: Literal["victory-announced"]
    player: GraenalandPlayer
    """Who announces it."""


class GraenalandShipMarkerPassedEvent(TypedDict):
    """The ship marker is passed on."""

    type: Literal["ship-marker-passed"]
    player: NotRequired[GraenalandPlayer]
    """Who gets it, if that is known."""


class GraenalandSupplyRowFilledEvent(TypedDict):
    """The row of supply cards is filled up."""

    type: Literal["supply-row-filled"]
    cards: NotRequired[list[GraenalandCard]]
    """The cards turned up, if it is known whether there are any."""


class GraenalandBuildingEndedEvent(TypedDict):
    """A player ends the final building."""

    type: Literal["building-ended"]
    player: GraenalandPlayer
    """Who ends it."""


class GraenalandClaimHeldEvent(TypedDict):
    """A claim of victory holds."""

    type: Literal["claim-held"]
    player: GraenalandPlayer
    """Whose claim."""

    points: NotRequired[int]
    """The points that were claimed, if they are known."""

    may_share: NotRequired[list[GraenalandPlayer]]
    """Whose claims are still to be tried, as they may share the victory; left out if not known."""


GraenalandPhase: TypeAlias = Literal[
    "setup",
    "placement",
    "anchor",
    "victory-cards",
    "production",
    "movement",
    "proposals",
    "voting",
    "claims",
    "building",
    "final-building",
    "over",
]
"""How far the game is."""


class GraenalandClaimVoidEvent(TypedDict):
    """A claim of victory is void."""

    type: Literal["claim-void"]
    player: GraenalandPlayer
    """Whose claim."""

    points: NotRequired[int]
    """The points that were claimed, if they are known."""

    next_phase: NotRequired[GraenalandPhase]
    """The phase that follows, if it is known."""

    next_player: NotRequired[GraenalandPlayer]
    """Who builds then, if that is known."""


class GraenalandRanked(TypedDict):
    """A claim: the rank of a player at the end of the game."""

    player: GraenalandPlayer
    """The player."""

    rank: int
    """The rank."""


class GraenalandGameEndedEvent(TypedDict):
    """The game ends."""

    type: Literal["game-ended"]
    ranking: list[GraenalandRanked]
    """The ranks that are known, the first first."""


GraenalandEvent: TypeAlias = (
    GraenalandSetUpEvent
    | GraenalandStartedEvent
    | GraenalandSettledEvent
    | GraenalandCardsSetAsideEvent
    | GraenalandAnchorWeighedEvent
    | GraenalandAnchorHeldEvent
    | GraenalandVictoryCardKeptEvent
    | GraenalandCardDrawnEvent
    | GraenalandHeroMovedEvent
    | GraenalandHeroesSwappedEvent
    | GraenalandHeroStayedEvent
    | GraenalandHeroEnteredEvent
    | GraenalandProposalMadeEvent
    | GraenalandPassedEvent
    | GraenalandProposalDecidedEvent
    | GraenalandCardsGivenEvent
    | GraenalandVictoryClaimedEvent
    | GraenalandVictoryNotClaimedEvent
    | GraenalandSupplyTakenEvent
    | GraenalandCardsPaidEvent
    | GraenalandMarketUsedEvent
    | GraenalandTollPaidEvent
    | GraenalandVillageBuiltEvent
    | GraenalandBuildingBuiltEvent
    | GraenalandHeroWaitsEvent
    | GraenalandArmyRaisedEvent
    | GraenalandWorkBuiltEvent
    | GraenalandWorkAnnouncedEvent
    | GraenalandGrantGivenEvent
    | GraenalandVictoryAnnouncedEvent
    | GraenalandShipMarkerPassedEvent
    | GraenalandSupplyRowFilledEvent
    | GraenalandBuildingEndedEvent
    | GraenalandClaimHeldEvent
    | GraenalandClaimVoidEvent
    | GraenalandGameEndedEvent
)
"""Something that happens when an action is done, told by its `type`."""


class GraenalandRulingOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    verdict: RulingVerdict
    """The verdict under that choice."""

    action: NotRequired[int]
    """Of a whole turn: the first action that is not legal under that choice."""

    events: NotRequired[list[GraenalandEvent]]
    """If it is legal under that choice: what happens, in order."""


class GraenalandRulingHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[GraenalandRulingOtherwise]
    """The choices that change the answer."""


class OpenPlace(TypedDict):
    """A part of the next state that cannot be told, and is left out there."""

    at: str
    """Where it would be in the next state, a JSON Pointer."""

    missing: list[str]
    """What would have to be known in the request to tell it."""


OpenPlaceList: TypeAlias = list[OpenPlace]
"""What of the state after that cannot be told; often nothing."""


class GraenalandChance(TypedDict):
    """The chance of a game: every later shuffle that an action does not tell follows from it."""

    seed: NotRequired[str]
    """What is shuffled by. Whoever knows it can foresee every later shuffle."""

    shuffles: NotRequired[int]
    """How often something was shuffled by it."""


class GraenalandPlace(TypedDict):
    """Where somebody placed a settlement."""

    player: NotRequired[GraenalandPlayer]
    """Who did."""

    territory: NotRequired[GraenalandTerritoryId]
    """Where."""


class GraenalandPlacement(TypedDict):
    """The choice of starting positions."""

    round: NotRequired[int]
    """1: first settlements, with the warriors; 2: second."""

    cards: NotRequired[dict[str, GraenalandCardPile]]
    """The cards that still lie at each coastal territory, face down."""

    newcomer: NotRequired[GraenalandPlace]
    """While somebody may weigh anchor: who has just settled where there was no card left."""


class GraenalandPendingProposal(TypedDict):
    """The proposal that is being voted on."""

    player: NotRequired[GraenalandPlayer]
    """Who made it."""

    territory: NotRequired[GraenalandTerritoryId]
    """Whose cards it divides."""

    shares: NotRequired[list[GraenalandShare]]
    """Who is to get which cards."""


class GraenalandOffer(TypedDict):
    """What the main player offered the others: a joint work, or that one of them builds something."""

    work: NotRequired[GraenalandWork]
    """Of a joint work: which."""

    territory: NotRequired[GraenalandTerritoryId]
    """Of a joint work: where."""

    player: NotRequired[GraenalandPlayer]
    """Of a grant: who may build."""

    open: NotRequired[bool]
    """Whether nothing was built on it yet."""


class GraenalandBuildingPhase(TypedDict):
    """What has happened in this building phase."""

    supply_taken: NotRequired[bool]
    """Whether the main player has taken a supply card."""

    markets_used: NotRequired[list[GraenalandTerritoryId]]
    """The markets that whoever builds has used."""

    offers: NotRequired[list[GraenalandOffer]]
    """The one offer of the round, if the main player has made it: a joint work or a grant."""


class GraenalandAnnouncement(TypedDict):
    """The victory that was announced."""

    player: NotRequired[GraenalandPlayer]
    """Who announced it."""

    points: NotRequired[int]
    """With victory point cards: how many points."""


class GraenalandClaim(TypedDict):
    """What a player says can be reached if allowed to build."""

    player: GraenalandPlayer
    """Who says so."""

    points: int
    """How many victory points."""


GraenalandEnteringHero: TypeAlias = Literal["priest", "skald"]
"""The heroes who come with a building."""


class GraenalandWaiting(TypedDict):
    """A priest or skald who waits to enter, because another hero of the clan stood where its building was built."""

    hero: NotRequired[GraenalandEnteringHero]
    """Which hero."""

    territories: NotRequired[list[GraenalandTerritoryId]]
    """Where it may enter, in the order in which its buildings were built."""


class GraenalandClan(TypedDict):
    """What belongs to one player, apart from the board."""

    army: NotRequired[int]
    """The strength of the army."""

    hand: NotRequired[GraenalandCardPile]
    """The cards in hand, supply cards among them."""

    waiting: NotRequired[list[GraenalandWaiting]]
    """The heroes who wait to enter, in the order of their buildings."""

    victory_cards: NotRequired[list[GraenalandVictoryCard]]
    """The victory point card of the player; while one is chosen, the three dealt."""


class GraenalandClansByPlayer(TypedDict):
    """The clans, by colour."""

    red: NotRequired[GraenalandClan]
    """The red clan."""

    yellow: NotRequired[GraenalandClan]
    """The yellow clan."""

    white: NotRequired[GraenalandClan]
    """The white clan."""

    violet: NotRequired[GraenalandClan]
    """The violet clan."""

    blue: NotRequired[GraenalandClan]
    """The blue clan."""


GraenalandSettlement: TypeAlias = Literal["village", "keep", "church", "hall"]
"""The kinds of settlement: villages, and three kinds of building."""


class GraenalandHouse(TypedDict):
    """A settlement: one house on the board."""

    player: NotRequired[GraenalandPlayer]
    """Whose house it is."""

    kind: NotRequired[GraenalandSettlement]
    """A village, or which building."""


class GraenalandHeroOnBoard(TypedDict):
    """A hero who stands in a territory."""

    player: NotRequired[GraenalandPlayer]
    """Whose hero it is."""

    hero: NotRequired[GraenalandHero]
    """Which hero."""


class GraenalandTerritory(TypedDict):
    """What stands and lies in one territory."""

    settlements: NotRequired[list[GraenalandHouse]]
    """Every settlement there, a house an entry."""

    heroes: NotRequired[list[GraenalandHeroOnBoard]]
    """Every hero who stands there."""

    works: NotRequired[list[GraenalandWork]]
    """Every public work there."""

    face_up: NotRequired[GraenalandCardPile]
    """The cards that lie there face up."""

    face_down: NotRequired[GraenalandCardPile]
    """The cards that lie there face down, in the order in which they would be dealt."""


class GraenalandState(TypedDict):
    """What is known of a game of Graenaland. Whatever is left out is unknown."""

    edition: NotRequired[GraenalandEditionId]
    """Whose figures count: `altar-2006` if left out; `sample` fills its gaps."""

    overlay: NotRequired[GraenalandOverlay]
    """Figures that replace those of the edition."""

    options: NotRequired[GraenalandOptions]
    """Optional rules."""

    readings: NotRequired[GraenalandReadings]
    """Readings chosen other than by default."""

    chance: NotRequired[GraenalandChance]
    """The chance of the game. A set-up with a seed begins it; leave it out where players must not foresee shuffles."""

    map: NotRequired[list[GraenalandTile]]
    """An island of your own, every tile of it, instead of the edition's for that many players."""

    players: NotRequired[list[GraenalandPlayer]]
    """Who plays, clockwise."""

    main_player: NotRequired[GraenalandPlayer]
    """Who has the ship marker."""

    phase: NotRequired[GraenalandPhase]
    """How far the game is."""

    turn: NotRequired[GraenalandPlayer]
    """Whose turn it is: to place or to say whether to weigh anchor, to propose, or to build at the end of the game."""

    placement: NotRequired[GraenalandPlacement]
    """While starting positions are chosen: how far."""

    proposal: NotRequired[GraenalandPendingProposal]
    """During voting: the proposal."""

    building: NotRequired[GraenalandBuildingPhase]
    """During building: what has happened in it."""

    announcement: NotRequired[GraenalandAnnouncement]
    """In the final building and after it: who announced victory."""

    claims: NotRequired[list[GraenalandClaim]]
    """With victory point cards, in the final building: the claims that come next if the one announced is void."""

    clans: NotRequired[GraenalandClansByPlayer]
    """Armies, hands and waiting heroes."""

    territories: NotRequired[dict[str, GraenalandTerritory]]
    """What is in each territory, by name."""

    decks: NotRequired[GraenalandDecks]
    """The decks to draw from."""

    discards: NotRequired[GraenalandDecks]
    """The discard piles."""

    supply_row: NotRequired[GraenalandCardPile]
    """The supply cards that lie face up beside their deck."""


class GraenalandLegalRuling(TypedDict):
    """No rule is violated."""

    verdict: Literal["legal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[GraenalandRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""

    events: list[GraenalandEvent]
    """What happened, in order."""

    open: OpenPlaceList
    state: GraenalandState
    """The next state, ready to be sent again."""


class GraenalandIllegalRuling(TypedDict):
    """A rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[GraenalandRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class GraenalandUndeterminedRuling(TypedDict):
    """Something that is needed to decide is unknown: see `missing`."""

    verdict: Literal["undetermined"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[GraenalandRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


GraenalandRulingAnswer: TypeAlias = GraenalandLegalRuling | GraenalandIllegalRuling | GraenalandUndeterminedRuling
"""Whether the action is legal, why, and what comes of it."""


class GraenalandSetUpAction(TypedDict):
    """The game is set up. What is dealt comes from the seed, is told, or stays unknown."""

    type: Literal["set-up"]
    first_player: NotRequired[GraenalandPlayer]
    """Who begins; the first of the players if left out."""

    positions: NotRequired[GraenalandStartingPositions]
    """Whether all start where the picture of the map says, or choose; `standard` if left out."""

    seed: NotRequired[str]
    """What every deck is shuffled by that is not told, now and later."""

    decks: NotRequired[GraenalandDecks]
    """Decks as they were shuffled, before anything was drawn."""

    victory_cards: NotRequired[list[GraenalandDealtVictoryCards]]
    """The victory point cards that players were dealt."""

    starts: NotRequired[list[GraenalandStart]]
    """Claim: where players start."""

    armies: NotRequired[GraenalandArmies]
    """Claim: how strong armies are."""

    hands: NotRequired[list[GraenalandDealtHand]]
    """The resource cards that players drew."""

    supply_row: NotRequired[GraenalandCardPile]
    """The supply cards that were laid in a row."""


class GraenalandPlaceSettlementAction(TypedDict):
    """A player places a starting settlement, in the first round with the warrior."""

    type: Literal["place-settlement"]
    player: GraenalandPlayer
    """Who places it."""

    territory: GraenalandTerritoryId
    """Where."""

    card: NotRequired[GraenalandCard]
    """The card that the player takes there."""

    warrior: NotRequired[bool]
    """Claim: whether a warrior is placed with it."""

    set_aside: NotRequired[int]
    """Claim: how many cards are left over and discarded after the last turn."""


class GraenalandWeighAnchorAction(TypedDict):
    """A player moves a starting settlement to a less crowded territory, and takes a card there."""

    type: Literal["weigh-anchor"]
    player: GraenalandPlayer
    """Who weighs anchor."""

    territory: GraenalandTerritoryId
    """Where to."""

    card: NotRequired[GraenalandCard]
    """The card that the player takes there."""

    warrior: NotRequired[GraenalandTerritoryId]
    """Claim: where the warrior of the player then is."""

    set_aside: NotRequired[int]
    """Claim: how many cards are left over and discarded after the last turn."""


class GraenalandHoldAnchorAction(TypedDict):
    """A player does not weigh anchor."""

    type: Literal["hold-anchor"]
    player: GraenalandPlayer
    """Who stays."""

    set_aside: NotRequired[int]
    """Claim: how many cards are left over and discarded after the last turn."""


class GraenalandKeepVictoryCardAction(TypedDict):
    """A player keeps one of the victory point cards dealt, and lays the others aside."""

    type: Literal["keep-victory-card"]
    player: GraenalandPlayer
    """Who chooses."""

    card: GraenalandVictoryCard
    """The card that is kept."""


class GraenalandDraw(TypedDict):
    """One card drawn."""

    territory: GraenalandTerritoryId
    """The territory that it is drawn for."""

    source: GraenalandDrawSource
    """Why: as its base card, for its road or its improvement."""

    resource: NotRequired[GraenalandResource]
    """The resource on the card; if left out it follows from the deck, or stays unknown."""

    placed: NotRequired[GraenalandDrawnTo]
    """Claim: where the card went."""


class GraenalandReshuffle(TypedDict):
    """A discard pile that was shuffled into a new deck."""

    deck: GraenalandTerrain
    """Which deck."""

    cards: list[GraenalandCard]
    """The new deck, the top card first."""


class GraenalandProduceAction(TypedDict):
    """The territories produce."""

    type: Literal["produce"]
    draws: NotRequired[list[GraenalandDraw]]
    """Every card drawn, in order. If left out: as on the map, from decks that are known."""

    reshuffles: NotRequired[list[GraenalandReshuffle]]
    """The order of decks that were renewed; it stays unknown if left out."""


GraenalandOrderedDirection: TypeAlias = Literal[
    "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west", "stay"
]
"""Where a hero is sent: a compass direction, or to stay."""


class GraenalandEnding(TypedDict):
    """A claim: where a hero stands after the movement."""

    hero: GraenalandHero
    """Which hero."""

    territory: GraenalandTerritoryId
    """Where it stands."""


class GraenalandOrder(TypedDict):
    """What one player reveals."""

    player: GraenalandPlayer
    """Whose move it is."""

    hero: NotRequired[GraenalandHero]
    """Which hero moves; not needed to stay, nor where only one is on the board."""

    direction: GraenalandOrderedDirection
    """The direction on the compass, or to stay."""

    steps: NotRequired[int]
    """How many territories far; 1 if left out."""

    ends: NotRequired[list[GraenalandEnding]]
    """Claims about where the heroes of the player then stand, before others enter."""


class GraenalandEntry(TypedDict):
    """A waiting hero enters."""

    player: GraenalandPlayer
    """Whose hero."""

    hero: GraenalandEnteringHero
    """Which hero."""

    territory: GraenalandTerritoryId
    """Where it enters."""


class GraenalandMoveAction(TypedDict):
    """The moves that are revealed, and the heroes who enter after them."""

    type: Literal["move"]
    orders: list[GraenalandOrder]
    """What each player reveals."""

    entries: NotRequired[list[GraenalandEntry]]
    """Which waiting heroes enter; need not be said where their owners have no choice."""


class GraenalandProposeAction(TypedDict):
    """A player proposes how to divide the cards of a territory."""

    type: Literal["propose"]
    player: GraenalandPlayer
    """Who proposes."""

    territory: GraenalandTerritoryId
    """Whose cards are to be divided."""

    shares: list[GraenalandShare]
    """Who is to get which cards."""


class GraenalandPassAction(TypedDict):
    """A player makes no proposal."""

    type: Literal["pass"]
    player: GraenalandPlayer
    """Who passes."""


class GraenalandBallots(TypedDict):
    """Who voted how, by colour."""

    red: NotRequired[bool]
    """Whether red is for the proposal."""

    yellow: NotRequired[bool]
    """Whether yellow is for the proposal."""

    white: NotRequired[bool]
    """Whether white is for the proposal."""

    violet: NotRequired[bool]
    """Whether violet is for the proposal."""

    blue: NotRequired[bool]
    """Whether blue is for the proposal."""


GraenalandCountedSource: TypeAlias = Literal["settlements", "warrior", "priest", "skald"]
"""From where votes come."""


class GraenalandCounted(TypedDict):
    """A claim: how many votes a player has, in all or from one source."""

    player: GraenalandPlayer
    """Whose votes."""

    source: NotRequired[GraenalandCountedSource]
    """From where; all votes of the player if left out."""

    votes: int
    """How many votes were counted."""


class GraenalandVoteAction(TypedDict):
    """The players vote on the proposal that was made."""

    type: Literal["vote"]
    ballots: NotRequired[GraenalandBallots]
    """Who is for the proposal (true) or against it (false)."""

    counted: NotRequired[list[GraenalandCounted]]
    """Claims about votes, to be checked."""

    accepted: NotRequired[bool]
    """Claim: whether the proposal was accepted."""


class GraenalandClaimVictoryAction(TypedDict):
    """Everybody who can win says so, or nobody does."""

    type: Literal["claim-victory"]
    claims: list[GraenalandClaim]
    """Everybody who claims victory, and the points that each can reach; empty if nobody does."""

    first: NotRequired[GraenalandPlayer]
    """Claim: who builds first; the main player if nobody claims victory."""


class GraenalandTakeSupplyAction(TypedDict):
    """The main player takes a supply card from the row."""

    type: Literal["take-supply"]
    player: GraenalandPlayer
    """Who takes it."""

    card: GraenalandCard
    """Which card, by its symbols; by less, if it stays unknown which of several it is."""


GraenalandPaid = TypedDict(
    "GraenalandPaid",
    {
        "card": GraenalandCard,
        "from": NotRequired[GraenalandPlayer],
        "market": NotRequired[GraenalandTerritoryId],
        "as": NotRequired[list[GraenalandResource]],
        "discarded": NotRequired[GraenalandCardBack],
    },
)


class GraenalandToll(TypedDict):
    """A card that is given for a palisade."""

    player: GraenalandPlayer
    """To whom it is given."""

    card: GraenalandCard
    """The card."""


class GraenalandBuildVillageAction(TypedDict):
    """A player builds a village."""

    type: Literal["build-village"]
    player: GraenalandPlayer
    """Who builds it."""

    territory: GraenalandTerritoryId
    """Where."""

    payment: NotRequired[list[GraenalandPaid]]
    """The cards that are paid. Left out: everything but the payment is judged, and the answer is illegal or undetermined; legal-actions lists the payments from the builder's own hand."""

    tolls: NotRequired[list[GraenalandToll]]
    """The cards that are given for a palisade; none if left out beside a payment."""


GraenalandBuildersHero: TypeAlias = Literal["enters", "waits", "moves", "stays"]
"""What the hero of a new building does."""


class GraenalandBuildBuildingAction(TypedDict):
    """A player builds a keep, a church or a hall."""

    type: Literal["build-building"]
    player: GraenalandPlayer
    """Who builds it."""

    kind: GraenalandBuilding
    """Which building."""

    territory: GraenalandTerritoryId
    """Where."""

    payment: NotRequired[list[GraenalandPaid]]
    """The cards that are paid. Left out: everything but the payment is judged, and the answer is illegal or undetermined; legal-actions lists the payments from the builder's own hand."""

    hero: NotRequired[GraenalandBuildersHero]
    """Of a church, what the priest does, of a hall, what the skald does. Needed only to move there a hero who is on the board, and otherwise a claim."""


class GraenalandRaiseArmyAction(TypedDict):
    """A player raises the army by 1."""

    type: Literal["raise-army"]
    player: GraenalandPlayer
    """Whose army."""

    payment: NotRequired[list[GraenalandPaid]]
    """The cards that are paid. Left out: everything but the payment is judged, and the answer is illegal or undetermined; legal-actions lists the payments from the builder's own hand."""

    strength: NotRequired[int]
    """Claim: how strong the army then is."""


class GraenalandBuildWorkAction(TypedDict):
    """A player builds a public work."""

    type: Literal["build-work"]
    player: GraenalandPlayer
    """Who builds it."""

    work: GraenalandWork
    """Which work."""

    territory: GraenalandTerritoryId
    """Where."""

    payment: NotRequired[list[GraenalandPaid]]
    """The cards that are paid. Left out: everything but the payment is judged, and the answer is illegal or undetermined; legal-actions lists the payments from the builder's own hand. The cards that others give for a joint work have to be told by whoever asks."""


class GraenalandOfferWorkAction(TypedDict):
    """The main player announces a joint work."""

    type: Literal["offer-work"]
    player: GraenalandPlayer
    """Who announces it."""

    work: GraenalandWork
    """Which work."""

    territory: GraenalandTerritoryId
    """Where."""


class GraenalandGrantBuildAction(TypedDict):
    """The main player lets another player build once."""

    type: Literal["grant-build"]
    player: GraenalandPlayer
    """Who lets another one build."""

    to: GraenalandPlayer
    """Who may build."""


GraenalandGoal: TypeAlias = Literal["settlements", "territories", "largest", "buildings", "army"]
"""What victory is counted in: the five goals of the card of victory conditions, the columns of the other cards."""


class GraenalandAnnounceVictoryAction(TypedDict):
    """The main player announces victory."""

    type: Literal["announce-victory"]
    player: GraenalandPlayer
    """Who announces it."""

    goals: NotRequired[list[GraenalandGoal]]
    """Claim: goals that are reached."""


class GraenalandEndRoundAction(TypedDict):
    """The main player ends the round."""

    type: Literal["end-round"]
    player: GraenalandPlayer
    """Who ends it."""

    next: NotRequired[GraenalandPlayer]
    """Claim: who gets the ship marker."""

    revealed: NotRequired[GraenalandCard]
    """The supply card turned over; if left out it follows from the deck, or stays unknown."""

    shuffled: NotRequired[list[GraenalandCard]]
    """If the spent supply cards were shuffled: the new deck, the top card first."""


class GraenalandEndBuildingAction(TypedDict):
    """A player is done with the final building."""

    type: Literal["end-building"]
    player: GraenalandPlayer
    """Who is done."""

    reveals: NotRequired[GraenalandVictoryCard]
    """Claim: the victory point card that the player shows; what the state does not tell of the player's card is then known."""

    holds: NotRequired[bool]
    """Claim: whether the claim of victory holds. Only the claimant's own final building proves one."""

    ranking: NotRequired[list[GraenalandRanked]]
    """Claims about who then has which rank. Whoever's victory is proven has the rank 1 from then on; nobody else has a rank before the last building is done."""


GraenalandAction: TypeAlias = (
    GraenalandSetUpAction
    | GraenalandPlaceSettlementAction
    | GraenalandWeighAnchorAction
    | GraenalandHoldAnchorAction
    | GraenalandKeepVictoryCardAction
    | GraenalandProduceAction
    | GraenalandMoveAction
    | GraenalandProposeAction
    | GraenalandPassAction
    | GraenalandVoteAction
    | GraenalandClaimVictoryAction
    | GraenalandTakeSupplyAction
    | GraenalandBuildVillageAction
    | GraenalandBuildBuildingAction
    | GraenalandRaiseArmyAction
    | GraenalandBuildWorkAction
    | GraenalandOfferWorkAction
    | GraenalandGrantBuildAction
    | GraenalandAnnounceVictoryAction
    | GraenalandEndRoundAction
    | GraenalandEndBuildingAction
)
"""An action, told by its `type`."""


class GraenalandRulingRequest(TypedDict):
    """A state and the action to rule on."""

    state: GraenalandState
    """What is known of the game."""

    action: GraenalandAction
    """What somebody wants to do, or says was done."""


class GraenalandTurnRequest(TypedDict):
    """A state and the actions to rule on."""

    state: GraenalandState
    """What is known of the game before the first action."""

    actions: list[GraenalandAction]
    """The actions, in their order."""


class GraenalandIllegalTurn(TypedDict):
    """A rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[GraenalandRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""

    action: int
    """The place, from 0, of the first action that is not legal."""

    events: list[GraenalandEvent]
    """What happened in the actions before the first that is not legal, in order."""

    open: OpenPlaceList


class GraenalandUndeterminedTurn(TypedDict):
    """Something that is needed to decide is unknown: see `missing`."""

    verdict: Literal["undetermined"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[GraenalandRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""

    action: int
    """The place, from 0, of the first action that is not legal."""

    events: list[GraenalandEvent]
    """What happened in the actions before the first that is not legal, in order."""

    open: OpenPlaceList


GraenalandTurnAnswer: TypeAlias = GraenalandLegalRuling | GraenalandIllegalTurn | GraenalandUndeterminedTurn
"""Whether the whole turn is legal, why, and what comes of it."""


GraenalandActionType: TypeAlias = Literal[
    "set-up",
    "place-settlement",
    "weigh-anchor",
    "hold-anchor",
    "keep-victory-card",
    "produce",
    "move",
    "propose",
    "pass",
    "vote",
    "claim-victory",
    "take-supply",
    "build-village",
    "build-building",
    "raise-army",
    "build-work",
    "offer-work",
    "grant-build",
    "announce-victory",
    "end-round",
    "end-building",
]
"""The type of an action."""


class GraenalandLegalActionsRequest(TypedDict):
    """A state, and which of its legal actions are wanted."""

    state: GraenalandState
    """What is known of the game."""

    player: NotRequired[GraenalandPlayer]
    """Only actions that this player takes."""

    type: NotRequired[GraenalandActionType]
    """Only actions of this type."""

    action: NotRequired[GraenalandAction]
    """Only the ways in which this action can be told in full, where it leaves something open, such as how something is paid for."""

    scores: NotRequired[bool]
    """Whether to tell what each action scores, the best first."""

    limit: NotRequired[int]
    """How many to list at most; 100 if left out."""

    cursor: NotRequired[int]
    """Where to begin: the `next` of the answer before."""


class GraenalandPlayerPoints(TypedDict):
    """The points of one player."""

    player: GraenalandPlayer
    """The player."""

    points: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""


class GraenalandLegalActionType(TypedDict):
    """How many legal actions of one type there are."""

    type: GraenalandActionType
    """The type of the actions."""

    count: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""


class GraenalandLegalActionsOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    actions: list[GraenalandAction]
    """The actions."""

    scores: NotRequired[list[list[GraenalandPlayerPoints]]]
    """If wanted: what `scores` says after each of the actions, in their order."""


class GraenalandLegalActionsHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[GraenalandLegalActionsOtherwise]
    """The choices that change the answer."""


class GraenalandLegalActionsAnswer(TypedDict):
    """Legal actions in a fixed order."""

    actions: list[GraenalandAction]
    """The actions."""

    scores: NotRequired[list[list[GraenalandPlayerPoints]]]
    """If wanted: what `scores` says after each of the actions, in their order."""

    types: NotRequired[list[GraenalandLegalActionType]]
    """The types of which there are legal actions, or may be: how many, or the least and the most. On the first page only."""

    truncated: bool
    """Whether there may be more."""

    next: NotRequired[int]
    """The cursor that goes on, up to 10000; left out where there is no more, or where to find it would take too long."""

    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[GraenalandLegalActionsHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class GraenalandReplayRequest(TypedDict):
    """A state, and what was done from then on."""

    state: GraenalandState
    """What is known of the game before the first action."""

    actions: list[GraenalandAction]
    """The actions, in their order."""

    go_on: NotRequired[bool]
    """Whether to skip actions that are not legal; no if left out."""


class GraenalandLegalReplayedRuling(TypedDict):
    """No rule is violated."""

    verdict: Literal["legal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    hinges_on: list[GraenalandRulingHinge]
    """The readings for which another choice changes the answer."""

    events: list[GraenalandEvent]
    """What happened, in order."""

    open: OpenPlaceList


class GraenalandIllegalReplayedRuling(TypedDict):
    """A rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    hinges_on: list[GraenalandRulingHinge]
    """The readings for which another choice changes the answer."""


class GraenalandUndeterminedReplayedRuling(TypedDict):
    """Something that is needed to decide is unknown: see `missing`."""

    verdict: Literal["undetermined"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    hinges_on: list[GraenalandRulingHinge]
    """The readings for which another choice changes the answer."""


GraenalandReplayedRuling: TypeAlias = (
    GraenalandLegalReplayedRuling | GraenalandIllegalReplayedRuling | GraenalandUndeterminedReplayedRuling
)
"""The ruling on one action. `/state` in a pointer is the state in which the action was to be done."""


class GraenalandReplayOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    actions: list[int]
    """The actions whose rulings would be others."""


class GraenalandReplayHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[GraenalandReplayOtherwise]
    """The choices that change the answer."""


class GraenalandReplayAnswer(TypedDict):
    """The ruling on each action, and where the legal ones lead."""

    rulings: list[GraenalandReplayedRuling]
    """The rulings, up to the last action that was looked at."""

    prefix: int
    """How many actions there are before the first that is not legal."""

    legal: int
    """How many actions are legal and so were done."""

    truncated: bool
    """Whether it was given up before its end, as there was too much to do."""

    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[GraenalandReplayHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""

    state: GraenalandState
    """The state after the legal actions, ready to be sent again."""


class GraenalandAuditRequest(TypedDict):
    """A state to audit."""

    state: GraenalandState
    """What is known of the game."""


AuditVerdict: TypeAlias = Literal["possible", "impossible", "undetermined"]
"""The verdict of an audit."""


class GraenalandAuditOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    verdict: AuditVerdict
    """The verdict under that choice."""


class GraenalandAuditHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[GraenalandAuditOtherwise]
    """The choices that change the answer."""


class GraenalandPossibleAudit(TypedDict):
    """The state has no defect."""

    verdict: Literal["possible"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[GraenalandAuditHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class GraenalandImpossibleAudit(TypedDict):
    """The state has a defect."""

    verdict: Literal["impossible"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[GraenalandAuditHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class GraenalandUndeterminedAudit(TypedDict):
    """No defect is known, but parts of the state are unknown: see `missing`."""

    verdict: Literal["undetermined"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[GraenalandAuditHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


GraenalandAuditAnswer: TypeAlias = GraenalandPossibleAudit | GraenalandImpossibleAudit | GraenalandUndeterminedAudit
"""Whether a state can exist, and every defect if it cannot."""


class GraenalandScoresRequest(TypedDict):
    """A state to score."""

    state: GraenalandState
    """What is known of the game."""


class GraenalandScoreLine(TypedDict):
    """What one rule brings a player."""

    rule: str
    """Id of the rule."""

    points: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""

    at: list[str]
    """The places that earned them."""

    message: str
    """The line in a sentence, in the language asked for."""

    facts: dict[str, Any]
    """The facts in the message, by name; of a number that is not known, its bounds."""


class GraenalandScore(TypedDict):
    """The score of one player."""

    player: GraenalandPlayer
    """The player."""

    points: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""

    rank: NotRequired[int]
    """The rank, where it is known; equals share one."""

    lines: list[GraenalandScoreLine]
    """How the points come about, rule by rule."""


class GraenalandPlayerRank(TypedDict):
    """The rank of one player."""

    player: GraenalandPlayer
    """The player."""

    rank: int
    """The rank."""


class CitedRule(TypedDict):
    """A rule on which an answer rests."""

    rule: str
    """Id of the rule."""

    statement: str
    """What it says, in the language asked for."""

    citations: CitationList


CitedRuleList: TypeAlias = list[CitedRule]
"""The rules on which the answer rests."""


class GraenalandScoreTotal(TypedDict):
    """What a player has in all."""

    player: GraenalandPlayer
    """The player."""

    points: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""

    rank: NotRequired[int]
    """The rank, where it is known; equals share one."""


class GraenalandScoresOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    players: list[GraenalandScoreTotal]
    """The scores under that choice."""

    findings: FindingList


class GraenalandScoresHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[GraenalandScoresOtherwise]
    """The choices that change the answer."""


class GraenalandScoresAnswer(TypedDict):
    """What the position scores."""

    players: list[GraenalandScore]
    """The score of each player, as they sit."""

    ranking: NotRequired[list[GraenalandPlayerRank]]
    """The players by rank, if all ranks are known."""

    findings: FindingList
    rules: CitedRuleList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[GraenalandScoresHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


MarkedItem: TypeAlias = str
"""A JSON Pointer, or the name of a place as actions call it."""


class GraenalandPictureRequest(TypedDict):
    """A state to draw."""

    state: GraenalandState
    """What is known of the game."""

    marked: NotRequired[list[MarkedItem]]
    """The places to mark: JSON Pointers into the request, as findings give them in `at`, or names. Of what is not drawn by itself what it is a part of is marked; what is nowhere in the picture is passed over."""


class GraenalandVotesRequest(TypedDict):
    """A territory whose votes are wanted."""

    state: GraenalandState
    """What is known; that of one territory is enough."""

    territory: GraenalandTerritoryId
    """The territory."""

    ballots: NotRequired[GraenalandBallots]
    """Ballots on a proposal, as far as known."""


GraenalandVoteSourceKind: TypeAlias = Literal["settlements", "warrior", "priest", "skald", "heroes"]
"""From where votes come."""


class GraenalandVoteTerm(TypedDict):
    """What one rule adds to a source of votes, or takes from it."""

    rule: str
    """Id of the rule."""

    votes: int
    """How many votes; negative if it takes some."""


class GraenalandVoteSource(TypedDict):
    """Where votes come from."""

    votes: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""

    source: GraenalandVoteSourceKind
    """The settlements, or one hero; `heroes` if it is not known which."""

    terms: list[GraenalandVoteTerm]
    """How an exact number comes about."""

    at: list[str]
    """The pieces."""


class GraenalandPlayerVotes(TypedDict):
    """The votes of one player."""

    votes: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""

    player: GraenalandPlayer
    """The player."""

    sources: list[GraenalandVoteSource]
    """Where they come from."""


class GraenalandVoteCount(TypedDict):
    """A number of votes: exact, or between bounds."""

    votes: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""


GraenalandVoteOutcome: TypeAlias = Literal["passes", "fails", "undetermined"]
"""How a vote ends."""


GraenalandVotesOtherwise = TypedDict(
    "GraenalandVotesOtherwise",
    {
        "choice": str,
        "players": list[GraenalandPlayerVotes],
        "total": NotRequired[GraenalandVoteCount],
        "outcome": NotRequired[GraenalandVoteOutcome],
        "for": NotRequired[GraenalandVoteCount],
        "against": NotRequired[GraenalandVoteCount],
        "open": NotRequired[GraenalandVoteCount],
    },
)


class GraenalandVotesHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[GraenalandVotesOtherwise]
    """The choices that change the answer."""


GraenalandVotesAnswer = TypedDict(
    "GraenalandVotesAnswer",
    {
        "territory": GraenalandTerritoryId,
        "players": list[GraenalandPlayerVotes],
        "total": NotRequired[GraenalandVoteCount],
        "outcome": NotRequired[GraenalandVoteOutcome],
        "for": NotRequired[GraenalandVoteCount],
        "against": NotRequired[GraenalandVoteCount],
        "open": NotRequired[GraenalandVoteCount],
        "rules": CitedRuleList,
        "missing": MissingPlaces,
        "assumptions": AssumptionList,
        "readings": ReadingChoiceList,
        "hinges_on": list[GraenalandVotesHinge],
        "ruleset": str,
    },
)


class GraenalandVictoryClaimRequest(TypedDict):
    """A player, and the points that are to be reached."""

    state: GraenalandState
    """What is known of the game."""

    player: GraenalandPlayer
    """Who claims victory."""

    points: NotRequired[int]
    """How many victory points; without victory point cards, goals. Left out: as many as one wins with."""


GraenalandVictoryClaimOutcome: TypeAlias = Literal["reachable", "unreachable", "undetermined"]
"""Whether points can be reached."""


class GraenalandReachablePoints(TypedDict):
    """The most points that can be reached: exact, or between bounds."""

    points: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""


GraenalandPlannedAction: TypeAlias = GraenalandBuildVillageAction | GraenalandBuildBuildingAction | GraenalandRaiseArmyAction
"""An action of a plan, told by its `type`."""


class GraenalandSearched(TypedDict):
    """What a search has looked at."""

    sets: int
    """How many sets of things to build."""

    complete: bool
    """Whether it did not give up."""


class GraenalandVictoryClaimOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    outcome: GraenalandVictoryClaimOutcome
    """Whether the points can be reached."""


class GraenalandVictoryClaimHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[GraenalandVictoryClaimOtherwise]
    """The choices that change the answer."""


class GraenalandVictoryClaimAnswer(TypedDict):
    """Whether the points can be reached, and how."""

    player: GraenalandPlayer
    """Who claims victory."""

    points: int
    """The points asked for."""

    outcome: GraenalandVictoryClaimOutcome
    """Whether the points can be reached."""

    best: GraenalandReachablePoints
    """The most points that can be reached."""

    plan: list[GraenalandPlannedAction]
    """What to build, in order, for the points that can surely be reached."""

    start: NotRequired[GraenalandState]
    """The state in which the plan begins, ready to be sent for a replay."""

    searched: GraenalandSearched
    """What was searched."""

    rules: CitedRuleList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[GraenalandVictoryClaimHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class CaseReference(TypedDict):
    """A conformance case that shows a rule."""

    id: str
    """Id of the case."""

    title: str
    """The case in a few words."""


class Rule(TypedDict):
    """A rule of the game."""

    id: str
    """Id of the rule; it never changes its meaning."""

    statement: str
    """What the rule says, in our own words."""

    citations: CitationList
    readings: list[str]
    """The readings on which it depends."""

    cases: list[CaseReference]
    """The conformance cases that show it."""


class RuleList(TypedDict):
    """The catalogue of rules, in the order in which findings are reported."""

    rules: list[Rule]
    """The rules."""


GraenalandRuleId: TypeAlias = Literal[
    "cards.count",
    "map.territories",
    "map.neighbours",
    "players.clans",
    "houses.limit",
    "buildings.village",
    "buildings.one-of-a-kind",
    "buildings.mountains",
    "heroes.one-of-a-kind",
    "heroes.one-in-a-territory",
    "heroes.warrior",
    "heroes.building",
    "heroes.waiting",
    "works.settled",
    "works.one-of-a-kind",
    "works.tokens",
    "cards.decks",
    "cards.faces",
    "supply.cards",
    "village.price",
    "points.levels",
    "setup.decks",
    "setup.supply-row",
    "setup.army",
    "setup.positions",
    "setup.hands",
    "placement.cards",
    "placement.turn",
    "placement.coast",
    "placement.warrior",
    "placement.card",
    "placement.two-territories",
    "placement.last",
    "placement.leftover",
    "anchor.order",
    "anchor.target",
    "anchor.card",
    "anchor.warrior",
    "victory-cards.option",
    "victory-cards.dealt",
    "victory-cards.keep",
    "round.phase",
    "production.settled",
    "production.base",
    "production.road",
    "production.face-down",
    "production.improvement",
    "production.match",
    "production.order",
    "production.limit",
    "production.deck",
    "production.reshuffle",
    "production.exhausted",
    "movement.main-player",
    "movement.everyone",
    "movement.one-hero",
    "movement.hero-in-play",
    "movement.neighbour",
    "movement.coast",
    "movement.impossible",
    "movement.swap",
    "hero-entry.waiting",
    "hero-entry.free",
    "hero-entry.at-once",
    "proposal.main-player",
    "proposal.turn",
    "proposal.once",
    "proposal.unchanged",
    "proposal.own-vote",
    "proposal.cards",
    "proposal.everything",
    "proposal.recipients",
    "votes.settlement",
    "votes.warrior",
    "votes.priest",
    "votes.skald",
    "votes.three-players",
    "votes.palisade",
    "votes.palisade-three-players",
    "voting.electorate",
    "voting.majority",
    "building.main-player",
    "village.reach",
    "houses.available",
    "buildings.symbol",
    "hero-entry.first-building",
    "hero-entry.further-building",
    "army.price",
    "army.keep",
    "army.one-step",
    "works.own-settlement",
    "payment.held",
    "payment.price",
    "payment.gold",
    "payment.discard",
    "supply.symbols",
    "supply.one-project",
    "market.access",
    "market.once",
    "market.one-resource",
    "market.whole-card",
    "palisade.toll",
    "palisade.toll-cards",
    "supply.main-player",
    "supply.once",
    "supply.row",
    "supply.before-end",
    "offer.main-player",
    "offer.once",
    "joint.announced",
    "joint.unchanged",
    "joint.helpers",
    "joint.cards",
    "grant.option",
    "grant.other-player",
    "grant.final-building",
    "grant.one-build",
    "grant.alone",
    "round-end.main-player",
    "round-end.marker",
    "supply.refill",
    "victory.announcer",
    "victory.conditions",
    "victory.three-goals",
    "goal.settlements",
    "goal.territories",
    "goal.largest",
    "goal.buildings",
    "goal.buildings-three-players",
    "goal.army",
    "final.turn",
    "final.works",
    "victory.winner",
    "victory.ranking",
    "claims.players",
    "claims.enough",
    "claims.priority",
    "claims.card",
    "claims.proof",
]
"""The id of a rule."""


Provenance: TypeAlias = Literal["printed", "sourced", "reconstructed", "invented", "unknown"]
"""Where a figure is known from."""


class Figure(TypedDict):
    """A figure printed on a component."""

    figure: str
    """Where it stands in the edition, a JSON Pointer; an answer that assumes it names it so."""

    value: NotRequired[Any]
    """The figure itself; left out if no source gives it."""

    provenance: Provenance
    """Where it is known from."""

    source: str
    """The source, in words."""


class Edition(TypedDict):
    """A printing of a game, as far as its components are known."""

    id: str
    """Id of the edition, as a state names it."""

    based_on: NotRequired[str]
    """The edition whose gaps it fills, if there is one."""

    figures: list[Figure]
    """All figures."""


class Example(TypedDict):
    """A request that can be sent as it is, and its answer."""

    name: str
    """Id of the example."""

    title: str
    """What it shows."""

    operation: str
    """The question: the last part of the path to which the request is sent."""

    request: dict[str, Any]
    """The body to send."""

    response: Any
    """The body of the answer; if that is no JSON, in a string."""


class ExampleList(TypedDict):
    """The worked examples of a game."""

    examples: list[Example]
    """The examples."""


ConfusingLandsEditionId: TypeAlias = Literal["envy-born-2024", "sample"]
"""The id of an edition."""


ConditionItem: TypeAlias = str
"""Three squares, a token each."""


PlainItem: TypeAlias = str
"""Three squares, a token each."""


class ConfusingLandsCardFaces(TypedDict):
    """What the two sides of a card show, unturned: two rows of three squares each."""

    condition: NotRequired[list[ConditionItem]]
    """The side with the condition."""

    plain: NotRequired[list[PlainItem]]
    """The other side."""


ConfusingLandsCardFigures = TypedDict(
    "ConfusingLandsCardFigures",
    {
        "1": NotRequired[ConfusingLandsCardFaces],
        "2": NotRequired[ConfusingLandsCardFaces],
        "3": NotRequired[ConfusingLandsCardFaces],
        "4": NotRequired[ConfusingLandsCardFaces],
        "5": NotRequired[ConfusingLandsCardFaces],
        "6": NotRequired[ConfusingLandsCardFaces],
        "7": NotRequired[ConfusingLandsCardFaces],
        "8": NotRequired[ConfusingLandsCardFaces],
        "9": NotRequired[ConfusingLandsCardFaces],
        "10": NotRequired[ConfusingLandsCardFaces],
        "11": NotRequired[ConfusingLandsCardFaces],
        "12": NotRequired[ConfusingLandsCardFaces],
        "13": NotRequired[ConfusingLandsCardFaces],
        "14": NotRequired[ConfusingLandsCardFaces],
        "15": NotRequired[ConfusingLandsCardFaces],
        "16": NotRequired[ConfusingLandsCardFaces],
        "17": NotRequired[ConfusingLandsCardFaces],
        "18": NotRequired[ConfusingLandsCardFaces],
    },
)


class ConfusingLandsOverlay(TypedDict):
    """Figures read off the cards at hand, where the edition does not know them or is wrong."""

    cards: NotRequired[ConfusingLandsCardFigures]
    """What the cards show."""


ConfusingLandsChooseAgainReading: TypeAlias = Literal["no", "until-laid"]
"""The choices of the reading `choose.again`."""


ConfusingLandsCoverFirstRoundReading: TypeAlias = Literal["first-card", "whole-round"]
"""The choices of the reading `cover.first-round`."""


ConfusingLandsPlaceNonePossibleReading: TypeAlias = Literal["set-aside", "over-conditions"]
"""The choices of the reading `place.none-possible`."""


ConfusingLandsRiverGroupReading: TypeAlias = Literal["end-to-end", "touching"]
"""The choices of the reading `river.group`."""


ConfusingLandsGroupSingleReading: TypeAlias = Literal["counts", "does-not"]
"""The choices of the reading `group.single`."""


ConfusingLandsBorderHolesReading: TypeAlias = Literal["yes", "no"]
"""The choices of the reading `border.holes`."""


ConfusingLandsRowInterruptedReading: TypeAlias = Literal["no", "by-gap"]
"""The choices of the reading `row.interrupted`."""


ConfusingLandsPairsReading: TypeAlias = Literal["disjoint", "every-combination"]
"""The choices of the reading `pairs`."""


ConfusingLandsLineDiagonalReading: TypeAlias = Literal["no", "yes"]
"""The choices of the reading `line.diagonal`."""


ConfusingLandsWolfAloneReading: TypeAlias = Literal["scores", "does-not"]
"""The choices of the reading `wolf.alone`."""


ConfusingLandsTiebreakSharedReading: TypeAlias = Literal["no", "yes"]
"""The choices of the reading `tiebreak.shared`."""


ConfusingLandsTiebreakNoneLeftReading: TypeAlias = Literal["equal", "having-one-wins"]
"""The choices of the reading `tiebreak.none-left`."""


ConfusingLandsSoloNineReading: TypeAlias = Literal["lost", "confused"]
"""The choices of the reading `solo.nine`."""


ConfusingLandsReadings = TypedDict(
    "ConfusingLandsReadings",
    {
        "choose.again": NotRequired[ConfusingLandsChooseAgainReading],
        "cover.first-round": NotRequired[ConfusingLandsCoverFirstRoundReading],
        "place.none-possible": NotRequired[ConfusingLandsPlaceNonePossibleReading],
        "river.group": NotRequired[ConfusingLandsRiverGroupReading],
        "group.single": NotRequired[ConfusingLandsGroupSingleReading],
        "border.holes": NotRequired[ConfusingLandsBorderHolesReading],
        "row.interrupted": NotRequired[ConfusingLandsRowInterruptedReading],
        "pairs": NotRequired[ConfusingLandsPairsReading],
        "line.diagonal": NotRequired[ConfusingLandsLineDiagonalReading],
        "wolf.alone": NotRequired[ConfusingLandsWolfAloneReading],
        "tiebreak.shared": NotRequired[ConfusingLandsTiebreakSharedReading],
        "tiebreak.none-left": NotRequired[ConfusingLandsTiebreakNoneLeftReading],
        "solo.nine": NotRequired[ConfusingLandsSoloNineReading],
    },
)


ConfusingLandsPlayer: TypeAlias = Literal["one", "two"]
"""A player."""


class ConfusingLandsCard(TypedDict):
    """A card, named by the number of its condition; without it, it is not known which card it is."""

    card: NotRequired[int]
    """Its number."""


class ConfusingLandsCardPile(TypedDict):
    """Some cards: each of them, or only how many there are."""

    count: NotRequired[int]
    """How many cards."""

    cards: NotRequired[list[ConfusingLandsCard]]
    """The cards themselves; of the deck, the top one first."""


class ConfusingLandsSetupRequest(TypedDict):
    """Who plays, by which rules, and how the game is set up."""

    edition: NotRequired[ConfusingLandsEditionId]
    """Whose figures count: `envy-born-2024` if left out; `sample` fills its gaps."""

    overlay: NotRequired[ConfusingLandsOverlay]
    """Figures that replace those of the edition."""

    readings: NotRequired[ConfusingLandsReadings]
    """Readings chosen other than by default."""

    players: NotRequired[list[ConfusingLandsPlayer]]
    """Who plays: both, or one alone in the solo variant."""

    seed: NotRequired[str]
    """What the deck is shuffled by if it is not told."""

    deck: NotRequired[ConfusingLandsCardPile]
    """The deck as it was shuffled, before the shared condition was taken from it."""

    shared: NotRequired[ConfusingLandsCard]
    """Claim: the card that was laid out as the shared condition."""


class ConfusingLandsSetUpEvent(TypedDict):
    """The game is set up."""

    type: Literal["set-up"]
    shared: ConfusingLandsCard
    """The shared condition, as far as it is known."""

    players: NotRequired[list[ConfusingLandsPlayer]]
    """The players, if they are known."""


class ConfusingLandsHands(TypedDict):
    """The hands of the players."""

    one: NotRequired[ConfusingLandsCardPile]
    """Of player one."""

    two: NotRequired[ConfusingLandsCardPile]
    """Of player two."""


class ConfusingLandsDealtEvent(TypedDict):
    """Cards are dealt."""

    type: Literal["dealt"]
    hands: NotRequired[ConfusingLandsHands]
    """The hands, if it is known who plays."""


class ConfusingLandsChosenEvent(TypedDict):
    """A card is chosen."""

    type: Literal["chosen"]
    player: ConfusingLandsPlayer
    """Who chooses."""

    card: NotRequired[int]
    """Its number, if it is known."""


ConfusingLandsCardSide: TypeAlias = Literal["condition", "plain"]
"""The two sides of a card."""


ConfusingLandsRotation: TypeAlias = Literal[0, 90, 180, 270]
"""How far a card is turned clockwise, in degrees."""


class ConfusingLandsPlacedEvent(TypedDict):
    """A card is placed."""

    type: Literal["placed"]
    player: ConfusingLandsPlayer
    """Who placed it."""

    card: NotRequired[int]
    """Its number, if it is known."""

    side: ConfusingLandsCardSide
    """The side that is seen."""

    rotation: ConfusingLandsRotation
    """How far it is turned clockwise, in degrees."""

    row: NotRequired[int]
    """The row of its top left square as it lies."""

    column: NotRequired[int]
    """The column of that square."""


class ConfusingLandsCardSetAsideEvent(TypedDict):
    """A card is set aside."""

    type: Literal["card-set-aside"]
    player: ConfusingLandsPlayer
    """Who sets it aside."""

    card: NotRequired[int]
    """Its number, if it is known."""


class ConfusingLandsPassedOnEvent(TypedDict):
    """A card is passed on."""

    type: Literal["passed-on"]
    player: ConfusingLandsPlayer
    """Who passed it on."""

    card: ConfusingLandsCard
    """The card, as far as it is known."""


class ConfusingLandsCardReplacedEvent(TypedDict):
    """Who plays alone takes another card."""

    type: Literal["card-replaced"]
    player: ConfusingLandsPlayer
    """Who plays."""

    discarded: ConfusingLandsCard
    """The card from the hand, as far as it is known."""

    top: ConfusingLandsCard
    """The top card of the deck, which is discarded, as far as it is known."""

    taken: ConfusingLandsCard
    """The card below, which is taken, as far as it is known."""


class ConfusingLandsFinalScore(TypedDict):
    """What a player has at the end, as far as it is known."""

    player: ConfusingLandsPlayer
    """The player."""

    points: NotRequired[int]
    """The points."""

    rank: NotRequired[int]
    """The rank."""


class ConfusingLandsScoredEvent(TypedDict):
    """The scoring is done."""

    type: Literal["scored"]
    players: NotRequired[list[ConfusingLandsFinalScore]]
    """What everybody has, if it is known who plays."""


ConfusingLandsEvent: TypeAlias = (
    ConfusingLandsSetUpEvent
    | ConfusingLandsDealtEvent
    | ConfusingLandsChosenEvent
    | ConfusingLandsPlacedEvent
    | ConfusingLandsCardSetAsideEvent
    | ConfusingLandsPassedOnEvent
    | ConfusingLandsCardReplacedEvent
    | ConfusingLandsScoredEvent
)
"""Something that happens when an action is done, told by its `type`."""


class ConfusingLandsRulingOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    verdict: RulingVerdict
    """The verdict under that choice."""

    action: NotRequired[int]
    """Of a whole turn: the first action that is not legal under that choice."""

    events: NotRequired[list[ConfusingLandsEvent]]
    """If it is legal under that choice: what happens, in order."""


class ConfusingLandsRulingHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[ConfusingLandsRulingOtherwise]
    """The choices that change the answer."""


class ConfusingLandsChance(TypedDict):
    """The chance of a game: every later shuffle that an action does not tell follows from it."""

    seed: NotRequired[str]
    """What is shuffled by. Whoever knows it can foresee every later shuffle."""

    shuffles: NotRequired[int]
    """How often something was shuffled by it."""


ConfusingLandsPhase: TypeAlias = Literal[
    "setup", "dealing", "choosing", "placing-chosen", "passing", "placing-passed", "scoring", "over"
]
"""How far the game is."""


class ConfusingLandsPlacedCard(TypedDict):
    """A card as it lies in a landscape."""

    card: NotRequired[int]
    """Its number."""

    side: NotRequired[ConfusingLandsCardSide]
    """The side that is seen."""

    rotation: NotRequired[ConfusingLandsRotation]
    """How far it is turned clockwise, in degrees."""

    row: NotRequired[int]
    """The row of its top left square as it lies; rows grow southwards."""

    column: NotRequired[int]
    """The column of that square; columns grow eastwards."""


class ConfusingLandsOrigin(TypedDict):
    """Where the first token of a landscape lies."""

    row: NotRequired[int]
    """The row."""

    column: NotRequired[int]
    """The column."""


Square: TypeAlias = str
"""A row of squares, a token each."""


class ConfusingLandsLandscape(TypedDict):
    """The landscape of a player: its cards, or its squares as they are seen from above, or both."""

    placed: NotRequired[list[ConfusingLandsPlacedCard]]
    """The cards, in the order in which they were placed."""

    squares: NotRequired[list[Square]]
    """The squares, row by row, with spaces between them: `.` empty, `F` forest, `M` mountain, `V` village, `E` elk, `W` wolf, `C` crystal, `ns` a river with its ends in the north and the south (`n`, `e`, `s`, `w`), `7` part of the condition 7, `?` not known, `-` no square."""

    origin: NotRequired[ConfusingLandsOrigin]
    """Row and column of the first token of `squares`; 1 and 1 where left out."""


class ConfusingLandsLandscapesByPlayer(TypedDict):
    """The landscapes of the players."""

    one: NotRequired[ConfusingLandsLandscape]
    """Of player one."""

    two: NotRequired[ConfusingLandsLandscape]
    """Of player two."""


class ConfusingLandsHiddenCard(TypedDict):
    """A card that may lie face down: one that was chosen and not yet placed, that was discarded or set aside."""

    card: NotRequired[int]
    """Its number."""

    hidden: NotRequired[bool]
    """Whether it lies face down: a number given when it is turned over is accepted if it can be that."""


class ConfusingLandsChosen(TypedDict):
    """The cards that were chosen and not yet placed, by player."""

    one: NotRequired[ConfusingLandsHiddenCard]
    """Of player one."""

    two: NotRequired[ConfusingLandsHiddenCard]
    """Of player two."""


class ConfusingLandsSetAsidePile(TypedDict):
    """The cards that were set aside: each of them, or only how many there are."""

    count: NotRequired[int]
    """How many cards."""

    cards: NotRequired[list[ConfusingLandsHiddenCard]]
    """The cards themselves, in their order."""


class ConfusingLandsCardsSetAside(TypedDict):
    """The cards that could not be placed and were set aside, by player."""

    one: NotRequired[ConfusingLandsSetAsidePile]
    """Of player one."""

    two: NotRequired[ConfusingLandsSetAsidePile]
    """Of player two."""


class ConfusingLandsDiscards(TypedDict):
    """The cards that were discarded: each of them, or only how many there are."""

    count: NotRequired[int]
    """How many cards."""

    cards: NotRequired[list[ConfusingLandsHiddenCard]]
    """The cards themselves, in their order."""


class ConfusingLandsState(TypedDict):
    """What is known of a game of Confusing Lands. Whatever is left out is unknown."""

    edition: NotRequired[ConfusingLandsEditionId]
    """Whose figures count: `envy-born-2024` if left out; `sample` fills its gaps."""

    overlay: NotRequired[ConfusingLandsOverlay]
    """Figures that replace those of the edition."""

    readings: NotRequired[ConfusingLandsReadings]
    """Readings chosen other than by default."""

    chance: NotRequired[ConfusingLandsChance]
    """The chance of the game. A set-up with a seed begins it; leave it out where players must not foresee shuffles."""

    players: NotRequired[list[ConfusingLandsPlayer]]
    """Who plays: both, or one alone in the solo variant."""

    phase: NotRequired[ConfusingLandsPhase]
    """How far the game is."""

    round: NotRequired[int]
    """Which of the four rounds it is."""

    shared: NotRequired[ConfusingLandsCard]
    """The card in the middle, which bears the shared condition."""

    landscapes: NotRequired[ConfusingLandsLandscapesByPlayer]
    """The landscapes, by player."""

    hands: NotRequired[ConfusingLandsHands]
    """The cards in hand, by player."""

    chosen: NotRequired[ConfusingLandsChosen]
    """While cards are chosen and then placed: the cards chosen and not yet placed, face down. Whoever is not in it has not chosen, or has placed already."""

    set_aside: NotRequired[ConfusingLandsCardsSetAside]
    """The cards that could not be placed without covering a condition and left the game, where the reading `place.none-possible` says so. Whoever is not in it has set none aside."""

    deck: NotRequired[ConfusingLandsCardPile]
    """The deck, the top card first."""

    discards: NotRequired[ConfusingLandsDiscards]
    """In the solo variant: the cards that were discarded."""


class ConfusingLandsLegalRuling(TypedDict):
    """No rule is violated."""

    verdict: Literal["legal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[ConfusingLandsRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""

    events: list[ConfusingLandsEvent]
    """What happened, in order."""

    open: OpenPlaceList
    state: ConfusingLandsState
    """The next state, ready to be sent again."""


class ConfusingLandsIllegalRuling(TypedDict):
    """A rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[ConfusingLandsRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class ConfusingLandsUndeterminedRuling(TypedDict):
    """Something that is needed to decide is unknown: see `missing`."""

    verdict: Literal["undetermined"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[ConfusingLandsRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


ConfusingLandsRulingAnswer: TypeAlias = ConfusingLandsLegalRuling | ConfusingLandsIllegalRuling | ConfusingLandsUndeterminedRuling
"""Whether the action is legal, why, and what comes of it."""


class ConfusingLandsSetUpAction(TypedDict):
    """A game is set up, also one to decide a tie. How the deck was shuffled comes from the seed, is told, or stays unknown."""

    type: Literal["set-up"]
    seed: NotRequired[str]
    """What the deck is shuffled by if it is not told."""

    deck: NotRequired[ConfusingLandsCardPile]
    """The deck as it was shuffled, before the shared condition was taken from it."""

    shared: NotRequired[ConfusingLandsCard]
    """Claim: the card that was laid out as the shared condition."""


class ConfusingLandsDealtHands(TypedDict):
    """The cards that each player was dealt."""

    one: NotRequired[list[ConfusingLandsCard]]
    """Of player one."""

    two: NotRequired[list[ConfusingLandsCard]]
    """Of player two."""


class ConfusingLandsDealAction(TypedDict):
    """Each player is dealt two cards. These are given, follow from the deck, or stay unknown."""

    type: Literal["deal"]
    hands: NotRequired[ConfusingLandsDealtHands]
    """The cards dealt. If left out: of a known deck the two lowest go to the first of the `players`, the next two to the second."""


class ConfusingLandsChooseAction(TypedDict):
    """A player chooses the card to be placed first or, where the reading `choose.again` allows that, the other one instead."""

    type: Literal["choose"]
    player: ConfusingLandsPlayer
    """Who chooses."""

    card: NotRequired[int]
    """The card chosen; left out if it is not known which."""


class ConfusingLandsPlaceAction(TypedDict):
    """A player lays a card on their own landscape."""

    type: Literal["place"]
    player: ConfusingLandsPlayer
    """Who places it."""

    card: NotRequired[int]
    """The card; the one chosen or received if left out."""

    side: ConfusingLandsCardSide
    """The side that is seen."""

    rotation: float
    """How far it is turned clockwise, in degrees; less than 0 is counterclockwise. Once it lies there, it is told without whole turns: as 0, 90, 180 or 270."""

    row: float
    """The row of its top left square as it lies; rows grow southwards. Only from -20 to 20: farther out nothing can be told, nor is it listed."""

    column: float
    """The column of that square; columns grow eastwards. Only from -20 to 20: farther out nothing can be told, nor is it listed."""

    under: NotRequired[bool]
    """Whether it is slid below the cards that lie there; no if left out."""


class ConfusingLandsSetAsideAction(TypedDict):
    """A player sets aside a card that could only be laid on conditions: it leaves the game, but counts as placed."""

    type: Literal["set-aside"]
    player: ConfusingLandsPlayer
    """Who sets it aside."""

    card: NotRequired[int]
    """The card; the one chosen or received if left out."""


class ConfusingLandsCardsByPlayer(TypedDict):
    """A card of each player."""

    one: NotRequired[ConfusingLandsCard]
    """Of player one."""

    two: NotRequired[ConfusingLandsCard]
    """Of player two."""


class ConfusingLandsPassOnAction(TypedDict):
    """The players hand each other the cards that they did not want."""

    type: Literal["pass-on"]
    cards: NotRequired[ConfusingLandsCardsByPlayer]
    """The card that each hands over."""


class ConfusingLandsReplaceCardAction(TypedDict):
    """Alone, the unwanted card is replaced by one from the deck."""

    type: Literal["replace-card"]
    discarded: NotRequired[ConfusingLandsCard]
    """Claim: the unwanted card, which is discarded."""

    top: NotRequired[ConfusingLandsCard]
    """Claim: the top card of the deck, which is discarded too."""

    taken: NotRequired[ConfusingLandsCard]
    """Claim: the card below it, which is taken."""


class ConfusingLandsConditionClaim(TypedDict):
    """Claim: what a condition brings a player."""

    condition: int
    """Its number."""

    points: NotRequired[int]
    """The points that it brings."""


class ConfusingLandsSheetClaim(TypedDict):
    """Claim: what a player has scored."""

    player: ConfusingLandsPlayer
    """The player."""

    conditions: NotRequired[list[ConfusingLandsConditionClaim]]
    """Every condition that is scored: those in the landscape and the shared one."""

    deduction: NotRequired[int]
    """The points that are deducted."""

    total: NotRequired[int]
    """The points in all."""

    rank: NotRequired[int]
    """1 for whoever wins or shares the victory, else 2."""


ConfusingLandsRating: TypeAlias = Literal["incredible", "amazing", "wondrous", "tricky", "confused", "lost"]
"""What the table of the solo variant says of a landscape, the best first."""


class ConfusingLandsScoringAction(TypedDict):
    """The final scoring. All its members are claims, which are checked."""

    type: Literal["score"]
    sheets: NotRequired[list[ConfusingLandsSheetClaim]]
    """Claim: what the players have scored."""

    rating: NotRequired[ConfusingLandsRating]
    """Claim: what the table of the solo variant says."""


ConfusingLandsAction: TypeAlias = (
    ConfusingLandsSetUpAction
    | ConfusingLandsDealAction
    | ConfusingLandsChooseAction
    | ConfusingLandsPlaceAction
    | ConfusingLandsSetAsideAction
    | ConfusingLandsPassOnAction
    | ConfusingLandsReplaceCardAction
    | ConfusingLandsScoringAction
)
"""An action, told by its `type`."""


class ConfusingLandsRulingRequest(TypedDict):
    """A state and the action to rule on."""

    state: ConfusingLandsState
    """What is known of the game."""

    action: ConfusingLandsAction
    """What somebody wants to do, or says was done."""


class ConfusingLandsTurnRequest(TypedDict):
    """A state and the actions to rule on."""

    state: ConfusingLandsState
    """What is known of the game before the first action."""

    actions: list[ConfusingLandsAction]
    """The actions, in their order."""


class ConfusingLandsIllegalTurn(TypedDict):
    """A rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[ConfusingLandsRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""

    action: int
    """The place, from 0, of the first action that is not legal."""

    events: list[ConfusingLandsEvent]
    """What happened in the actions before the first that is not legal, in order."""

    open: OpenPlaceList


class ConfusingLandsUndeterminedTurn(TypedDict):
    """Something that is needed to decide is unknown: see `missing`."""

    verdict: Literal["undetermined"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[ConfusingLandsRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""

    action: int
    """The place, from 0, of the first action that is not legal."""

    events: list[ConfusingLandsEvent]
    """What happened in the actions before the first that is not legal, in order."""

    open: OpenPlaceList


ConfusingLandsTurnAnswer: TypeAlias = ConfusingLandsLegalRuling | ConfusingLandsIllegalTurn | ConfusingLandsUndeterminedTurn
"""Whether the whole turn is legal, why, and what comes of it."""


ConfusingLandsActionType: TypeAlias = Literal[
    "set-up", "deal", "choose", "place", "set-aside", "pass-on", "replace-card", "score"
]
"""The type of an action."""


class ConfusingLandsLegalActionsRequest(TypedDict):
    """A state, and which of its legal actions are wanted."""

    state: ConfusingLandsState
    """What is known of the game."""

    player: NotRequired[ConfusingLandsPlayer]
    """Only actions that this player takes."""

    type: NotRequired[ConfusingLandsActionType]
    """Only actions of this type."""

    action: NotRequired[ConfusingLandsAction]
    """Only the ways in which this action can be told in full, where it leaves something open, such as how something is paid for."""

    scores: NotRequired[bool]
    """Whether to tell what each action scores, the best first."""

    limit: NotRequired[int]
    """How many to list at most; 100 if left out."""

    cursor: NotRequired[int]
    """Where to begin: the `next` of the answer before."""


class ConfusingLandsPlayerPoints(TypedDict):
    """The points of one player."""

    player: ConfusingLandsPlayer
    """The player."""

    points: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""


class ConfusingLandsLegalActionType(TypedDict):
    """How many legal actions of one type there are."""

    type: ConfusingLandsActionType
    """The type of the actions."""

    count: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""


class ConfusingLandsLegalActionsOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    actions: list[ConfusingLandsAction]
    """The actions."""

    scores: NotRequired[list[list[ConfusingLandsPlayerPoints]]]
    """If wanted: what `scores` says after each of the actions, in their order."""


class ConfusingLandsLegalActionsHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[ConfusingLandsLegalActionsOtherwise]
    """The choices that change the answer."""


class ConfusingLandsLegalActionsAnswer(TypedDict):
    """Legal actions in a fixed order."""

    actions: list[ConfusingLandsAction]
    """The actions."""

    scores: NotRequired[list[list[ConfusingLandsPlayerPoints]]]
    """If wanted: what `scores` says after each of the actions, in their order."""

    types: NotRequired[list[ConfusingLandsLegalActionType]]
    """The types of which there are legal actions, or may be: how many, or the least and the most. On the first page only."""

    truncated: bool
    """Whether there may be more."""

    next: NotRequired[int]
    """The cursor that goes on, up to 10000; left out where there is no more, or where to find it would take too long."""

    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[ConfusingLandsLegalActionsHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class ConfusingLandsReplayRequest(TypedDict):
    """A state, and what was done from then on."""

    state: ConfusingLandsState
    """What is known of the game before the first action."""

    actions: list[ConfusingLandsAction]
    """The actions, in their order."""

    go_on: NotRequired[bool]
    """Whether to skip actions that are not legal; no if left out."""


class ConfusingLandsLegalReplayedRuling(TypedDict):
    """No rule is violated."""

    verdict: Literal["legal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    hinges_on: list[ConfusingLandsRulingHinge]
    """The readings for which another choice changes the answer."""

    events: list[ConfusingLandsEvent]
    """What happened, in order."""

    open: OpenPlaceList


class ConfusingLandsIllegalReplayedRuling(TypedDict):
    """A rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    hinges_on: list[ConfusingLandsRulingHinge]
    """The readings for which another choice changes the answer."""


class ConfusingLandsUndeterminedReplayedRuling(TypedDict):
    """Something that is needed to decide is unknown: see `missing`."""

    verdict: Literal["undetermined"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    hinges_on: list[ConfusingLandsRulingHinge]
    """The readings for which another choice changes the answer."""


ConfusingLandsReplayedRuling: TypeAlias = (
    ConfusingLandsLegalReplayedRuling | ConfusingLandsIllegalReplayedRuling | ConfusingLandsUndeterminedReplayedRuling
)
"""The ruling on one action. `/state` in a pointer is the state in which the action was to be done."""


class ConfusingLandsReplayOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    actions: list[int]
    """The actions whose rulings would be others."""


class ConfusingLandsReplayHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[ConfusingLandsReplayOtherwise]
    """The choices that change the answer."""


class ConfusingLandsReplayAnswer(TypedDict):
    """The ruling on each action, and where the legal ones lead."""

    rulings: list[ConfusingLandsReplayedRuling]
    """The rulings, up to the last action that was looked at."""

    prefix: int
    """How many actions there are before the first that is not legal."""

    legal: int
    """How many actions are legal and so were done."""

    truncated: bool
    """Whether it was given up before its end, as there was too much to do."""

    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[ConfusingLandsReplayHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""

    state: ConfusingLandsState
    """The state after the legal actions, ready to be sent again."""


class ConfusingLandsAuditRequest(TypedDict):
    """A state to audit."""

    state: ConfusingLandsState
    """What is known of the game."""


class ConfusingLandsAuditOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    verdict: AuditVerdict
    """The verdict under that choice."""


class ConfusingLandsAuditHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[ConfusingLandsAuditOtherwise]
    """The choices that change the answer."""


class ConfusingLandsPossibleAudit(TypedDict):
    """The state has no defect."""

    verdict: Literal["possible"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[ConfusingLandsAuditHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class ConfusingLandsImpossibleAudit(TypedDict):
    """The state has a defect."""

    verdict: Literal["impossible"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[ConfusingLandsAuditHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class ConfusingLandsUndeterminedAudit(TypedDict):
    """No defect is known, but parts of the state are unknown: see `missing`."""

    verdict: Literal["undetermined"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[ConfusingLandsAuditHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


ConfusingLandsAuditAnswer: TypeAlias = (
    ConfusingLandsPossibleAudit | ConfusingLandsImpossibleAudit | ConfusingLandsUndeterminedAudit
)
"""Whether a state can exist, and every defect if it cannot."""


class ConfusingLandsScoresRequest(TypedDict):
    """A state to score."""

    state: ConfusingLandsState
    """What is known of the game."""


class ConfusingLandsScoreLine(TypedDict):
    """What one rule brings a player."""

    rule: str
    """Id of the rule."""

    points: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""

    at: list[str]
    """The places that earned them."""

    message: str
    """The line in a sentence, in the language asked for."""

    facts: dict[str, Any]
    """The facts in the message, by name; of a number that is not known, its bounds."""


class ConfusingLandsScore(TypedDict):
    """The score of one player."""

    player: ConfusingLandsPlayer
    """The player."""

    points: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""

    rank: NotRequired[int]
    """The rank, where it is known; equals share one."""

    lines: list[ConfusingLandsScoreLine]
    """How the points come about, rule by rule."""


class ConfusingLandsPlayerRank(TypedDict):
    """The rank of one player."""

    player: ConfusingLandsPlayer
    """The player."""

    rank: int
    """The rank."""


class ConfusingLandsScoreTotal(TypedDict):
    """What a player has in all."""

    player: ConfusingLandsPlayer
    """The player."""

    points: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""

    rank: NotRequired[int]
    """The rank, where it is known; equals share one."""


class ConfusingLandsScoresOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    players: list[ConfusingLandsScoreTotal]
    """The scores under that choice."""

    findings: FindingList


class ConfusingLandsScoresHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[ConfusingLandsScoresOtherwise]
    """The choices that change the answer."""


class ConfusingLandsScoresAnswer(TypedDict):
    """What the position scores."""

    players: list[ConfusingLandsScore]
    """The score of each player, as they sit."""

    ranking: NotRequired[list[ConfusingLandsPlayerRank]]
    """The players by rank, if all ranks are known."""

    findings: FindingList
    rules: CitedRuleList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[ConfusingLandsScoresHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class ConfusingLandsPictureRequest(TypedDict):
    """A state to draw."""

    state: ConfusingLandsState
    """What is known of the game."""

    marked: NotRequired[list[MarkedItem]]
    """The places to mark: JSON Pointers into the request, as findings give them in `at`, or names. Of what is not drawn by itself what it is a part of is marked; what is nowhere in the picture is passed over."""


ConfusingLandsRuleId: TypeAlias = Literal[
    "cards.once",
    "cards.count",
    "cards.condition",
    "landscape.grid",
    "landscape.connected",
    "landscape.cards",
    "landscape.seen",
    "round.cards",
    "round.phase",
    "end.eight-cards",
    "setup.deck",
    "setup.shared",
    "setup.deciding-game",
    "deal.two",
    "deal.bottom",
    "solo.deal",
    "choose.hand",
    "choose.one",
    "place.chosen",
    "place.passed",
    "place.fixed",
    "place.quarter-turns",
    "place.grid",
    "place.on-top",
    "place.cover",
    "place.condition",
    "place.none-possible",
    "pass.unwanted",
    "pass.opponent",
    "solo.discard",
    "solo.top",
    "solo.next",
    "condition.mighty-river",
    "condition.noble-woodlands",
    "condition.barrier-range",
    "condition.thriving-villages",
    "condition.circle-of-life",
    "condition.ancient-relics",
    "condition.roaring-falls",
    "condition.shaded-streams",
    "condition.valley-guardians",
    "condition.ruthless-hunters",
    "condition.forest-spirit",
    "condition.town-centre",
    "condition.remote-outposts",
    "condition.close-neighbours",
    "condition.great-prairie",
    "condition.land-of-plenty",
    "condition.tranquillity",
    "condition.wilderness",
    "score.own",
    "score.shared",
    "score.no-own-condition",
    "score.deduction",
    "score.total",
    "score.winner",
    "score.tie-break",
    "score.shared-victory",
    "solo.scoring",
    "solo.rating",
]
"""The id of a rule."""


JavaEditionId: TypeAlias = Literal["ravensburger-2000"]
"""The id of an edition."""


JavaSpace: TypeAlias = str
"""A space: its row, a letter, and its column, a number."""


OutlineItem: TypeAlias = str
"""A space."""


class JavaBoard(TypedDict):
    """A board of one's own."""

    outline: list[OutlineItem]
    """The spaces of the grid, those with water among them."""

    water: list[JavaSpace]
    """Those of them on which water is printed."""

    mountains: list[JavaSpace]
    """The spaces beyond the grid, adjoining it, that are mountains; all others are lowlands."""


class JavaOverlay(TypedDict):
    """What is printed on the components at hand, where it differs from the edition."""

    board: NotRequired[JavaBoard]
    """The board."""


JavaIrrigationPointsReading: TypeAlias = Literal["per-space", "per-body"]
"""The choices of the reading `irrigation.points`."""


JavaIrrigationEdgeReading: TypeAlias = Literal["grid-only", "all-sides"]
"""The choices of the reading `irrigation.edge`."""


JavaLandTwoOnThreeReading: TypeAlias = Literal["yes", "no"]
"""The choices of the reading `land.two-on-three`."""


JavaLandUpperOutsideReading: TypeAlias = Literal["yes", "no"]
"""The choices of the reading `land.upper-outside`."""


JavaPalaceEnlargeBuiltReading: TypeAlias = Literal["turn", "round"]
"""The choices of the reading `palace.enlarge-built`."""


JavaEntryPlaceReading: TypeAlias = Literal["space", "tile"]
"""The choices of the reading `entry.place`."""


JavaEdgeKindReading: TypeAlias = Literal["touches", "own"]
"""The choices of the reading `edge.kind`."""


JavaEntryTwoEdgesReading: TypeAlias = Literal["cheaper", "dearer"]
"""The choices of the reading `entry.two-edges`."""


JavaEntryThroughOwnReading: TypeAlias = Literal["no", "yes"]
"""The choices of the reading `entry.through-own`."""


JavaTokenTimingReading: TypeAlias = Literal["any-time", "turn-start"]
"""The choices of the reading `token.timing`."""


JavaFestivalBidsReading: TypeAlias = Literal["free", "match-or-drop"]
"""The choices of the reading `festival.bids`."""


JavaRankingUnequalFiguresReading: TypeAlias = Literal["more-wins", "undecided"]
"""The choices of the reading `ranking.unequal-figures`."""


JavaSecondAfterTieReading: TypeAlias = Literal["next-rank", "none"]
"""The choices of the reading `second.after-tie`."""


JavaDeckExhaustedReading: TypeAlias = Literal["reshuffle", "none"]
"""The choices of the reading `deck.exhausted`."""


JavaReadings = TypedDict(
    "JavaReadings",
    {
        "irrigation.points": NotRequired[JavaIrrigationPointsReading],
        "irrigation.edge": NotRequired[JavaIrrigationEdgeReading],
        "land.two-on-three": NotRequired[JavaLandTwoOnThreeReading],
        "land.upper-outside": NotRequired[JavaLandUpperOutsideReading],
        "palace.enlarge-built": NotRequired[JavaPalaceEnlargeBuiltReading],
        "entry.place": NotRequired[JavaEntryPlaceReading],
        "edge.kind": NotRequired[JavaEdgeKindReading],
        "entry.two-edges": NotRequired[JavaEntryTwoEdgesReading],
        "entry.through-own": NotRequired[JavaEntryThroughOwnReading],
        "token.timing": NotRequired[JavaTokenTimingReading],
        "festival.bids": NotRequired[JavaFestivalBidsReading],
        "ranking.unequal-figures": NotRequired[JavaRankingUnequalFiguresReading],
        "second.after-tie": NotRequired[JavaSecondAfterTieReading],
        "deck.exhausted": NotRequired[JavaDeckExhaustedReading],
    },
)


JavaPlayer: TypeAlias = Literal["one", "two", "three", "four"]
"""A player."""


JavaPerhapsToldCard: TypeAlias = Literal["mask", "drum", "puppet", "mask+drum", "drum+puppet", "puppet+mask", "?"]
"""A festival card, or `?`: one that nobody has told."""


class JavaDealtHands(TypedDict):
    """The cards that each player was dealt."""

    one: NotRequired[list[JavaPerhapsToldCard]]
    """Of player one. `?`: a card that nobody has told."""

    two: NotRequired[list[JavaPerhapsToldCard]]
    """Of player two. `?`: a card that nobody has told."""

    three: NotRequired[list[JavaPerhapsToldCard]]
    """Of player three. `?`: a card that nobody has told."""

    four: NotRequired[list[JavaPerhapsToldCard]]
    """Of player four. `?`: a card that nobody has told."""


JavaFestivalCard: TypeAlias = Literal["mask", "drum", "puppet", "mask+drum", "drum+puppet", "puppet+mask"]
"""The kinds of festival cards."""


class JavaCardPile(TypedDict):
    """Some cards: each of them, or only how many there are."""

    count: NotRequired[int]
    """How many cards, none of which is told."""

    cards: NotRequired[list[JavaPerhapsToldCard]]
    """The cards themselves; of the deck, the top one first. `?`: a card that nobody has told."""


class JavaSetupRequest(TypedDict):
    """Who plays, by which rules, and how the game is set up."""

    edition: NotRequired[JavaEditionId]
    """Whose figures count: `ravensburger-2000` if left out."""

    overlay: NotRequired[JavaOverlay]
    """Figures that replace those of the edition."""

    readings: NotRequired[JavaReadings]
    """Readings chosen other than by default."""

    players: NotRequired[list[JavaPlayer]]
    """Who plays, clockwise; the first begins the game."""

    seed: NotRequired[str]
    """What the cards are shuffled by, now and later."""

    hands: NotRequired[JavaDealtHands]
    """The cards dealt to each player."""

    face_up: NotRequired[JavaFestivalCard]
    """The card that was turned up."""

    deck: NotRequired[JavaCardPile]
    """The deck that is left then, the top card first."""


JavaOpenCard: TypeAlias = Literal["mask", "drum", "puppet", "mask+drum", "drum+puppet", "puppet+mask", "?", "none"]
"""The open card; `?`: nobody has told it, `none`: there is none."""


class JavaSetUpEvent(TypedDict):
    """The game is set up."""

    type: Literal["set-up"]
    players: NotRequired[list[JavaPlayer]]
    """The players, clockwise."""

    face_up: NotRequired[JavaOpenCard]
    """The open card. `?`: nobody has told it, `none`: there is none."""


class JavaTokenUsedEvent(TypedDict):
    """An extra action token is used."""

    type: Literal["token-used"]
    player: JavaPlayer
    """Who uses it."""


class JavaSymbols(TypedDict):
    """The symbols of the open card that each player has laid."""

    one: NotRequired[int]
    """Of player one."""

    two: NotRequired[int]
    """Of player two."""

    three: NotRequired[int]
    """Of player three."""

    four: NotRequired[int]
    """Of player four."""


class JavaFestivalOpenedEvent(TypedDict):
    """The bidding for a festival begins."""

    type: Literal["festival-opened"]
    player: JavaPlayer
    """Who holds it."""

    palace: JavaSpace
    """Where the palace stands."""

    cards: list[JavaFestivalCard]
    """The cards that were laid."""

    symbols: NotRequired[JavaSymbols]
    """The symbols of the open card that each player has laid, where that is known."""

    bidding: NotRequired[list[JavaPlayer]]
    """Who may still bid, clockwise from whoever is next; left out if it is unknown."""


JavaPalaceValue: TypeAlias = Literal[2, 4, 6, 8, 10]
"""The values of palaces."""


class JavaPalaceBuiltEvent(TypedDict):
    """A palace is built."""

    type: Literal["palace-built"]
    player: JavaPlayer
    """Who laid it."""

    space: JavaSpace
    """Where."""

    value: JavaPalaceValue
    """Its value."""

    points: int
    """The points for it."""

    action_points: NotRequired[int]
    """What it cost."""


class JavaPalaceEnlargedEvent(TypedDict):
    """A palace is enlarged."""

    type: Literal["palace-enlarged"]
    player: JavaPlayer
    """Who laid it."""

    space: JavaSpace
    """Where."""

    value: JavaPalaceValue
    """Its value."""

    points: int
    """The points for it."""

    action_points: NotRequired[int]
    """What it cost."""


JavaCardSource: TypeAlias = Literal["face-up", "deck"]
"""Where a card is taken from."""


JavaCardDrawnEvent = TypedDict(
    "JavaCardDrawnEvent",
    {
        "type": Literal["card-drawn"],
        "player": JavaPlayer,
        "from": JavaCardSource,
        "card": NotRequired[JavaFestivalCard],
        "reshuffled": NotRequired[int],
    },
)


JavaRevealedCard: TypeAlias = Literal["mask", "drum", "puppet", "mask+drum", "drum+puppet", "puppet+mask", "none"]
"""The card turned up; `none`: none is left."""


class JavaCardRevealedEvent(TypedDict):
    """A new card lies open."""

    type: Literal["card-revealed"]
    card: NotRequired[JavaRevealedCard]
    """The card, if it is known. `none`: none is left."""

    reshuffled: NotRequired[int]
    """If the cards played were shuffled into a new deck: how many cards that has."""


class JavaWaterLaidEvent(TypedDict):
    """Water is laid."""

    type: Literal["water-laid"]
    player: JavaPlayer
    """Who laid it."""

    space: JavaSpace
    """Where."""

    action_points: NotRequired[int]
    """What it cost."""


JavaPlayerOrNobody: TypeAlias = Literal["one", "two", "three", "four", "none"]
"""A player, or `none`: nobody."""


class JavaIrrigatedEvent(TypedDict):
    """Water is surrounded."""

    type: Literal["irrigated"]
    spaces: list[JavaSpace]
    """The spaces of the water."""

    player: NotRequired[JavaPlayerOrNobody]
    """Who gets the points, if that is known; `none`: nobody."""

    points: NotRequired[int]
    """How many, if that is known."""


class JavaEnteredEvent(TypedDict):
    """A figure is brought in."""

    type: Literal["entered"]
    player: JavaPlayer
    """Whose figure."""

    to: JavaSpace
    """Where it stands then."""

    path: NotRequired[list[JavaSpace]]
    """The spaces on the way, if it is known."""

    action_points: NotRequired[int]
    """What it cost, if that is known."""


JavaLeftEvent = TypedDict(
    "JavaLeftEvent",
    {
        "type": Literal["left"],
        "player": JavaPlayer,
        "from": JavaSpace,
        "action_points": NotRequired[int],
    },
)


JavaMovedEvent = TypedDict(
    "JavaMovedEvent",
    {
        "type": Literal["moved"],
        "player": JavaPlayer,
        "from": JavaSpace,
        "to": JavaSpace,
        "path": NotRequired[list[JavaSpace]],
        "action_points": NotRequired[int],
    },
)


JavaTile: TypeAlias = str
"""A land tile: its spaces, each with its terrain, `v` village or `r` rice."""


class JavaLandLaidEvent(TypedDict):
    """Land is laid."""

    type: Literal["land-laid"]
    player: JavaPlayer
    """Who laid it."""

    tile: JavaTile
    """The tile on its spaces."""

    level: NotRequired[int]
    """On which level, if that is known."""

    action_points: NotRequired[int]
    """What it cost, if that is known."""


class JavaBidLaidEvent(TypedDict):
    """Cards are bid."""

    type: Literal["bid-laid"]
    player: JavaPlayer
    """Who bids."""

    cards: list[JavaFestivalCard]
    """The cards that were laid."""

    symbols: NotRequired[JavaSymbols]
    """The symbols of the open card that each player has laid, where that is known."""

    bidding: NotRequired[list[JavaPlayer]]
    """Who may still bid, clockwise from whoever is next; left out if it is unknown."""


class JavaPassedEvent(TypedDict):
    """A player passes."""

    type: Literal["passed"]
    player: JavaPlayer
    """Who passes."""

    bidding: NotRequired[list[JavaPlayer]]
    """Who may still bid, clockwise from whoever is next; left out if it is unknown."""


class JavaPoints(TypedDict):
    """The points of each player."""

    one: NotRequired[int]
    """Of player one."""

    two: NotRequired[int]
    """Of player two."""

    three: NotRequired[int]
    """Of player three."""

    four: NotRequired[int]
    """Of player four."""


class JavaFestivalHeldEvent(TypedDict):
    """A festival is held."""

    type: Literal["festival-held"]
    palace: NotRequired[JavaSpace]
    """Where the palace stands, if that is known."""

    players: NotRequired[list[JavaPlayer]]
    """Who holds it, if that is known."""

    symbols: NotRequired[JavaSymbols]
    """The symbols of the open card that each player has laid, where that is known."""

    points: NotRequired[JavaPoints]
    """The points for it, if they are known."""


class JavaTurnEndedEvent(TypedDict):
    """The turn ends."""

    type: Literal["turn-ended"]
    player: JavaPlayer
    """Whose turn it was."""

    next: NotRequired[JavaPlayer]
    """Whose turn is next, if that is known."""


class JavaScoredCity(TypedDict):
    """A city that brings points."""

    space: JavaSpace
    """Where its palace stands."""

    place: int
    """The rank of the player there."""

    value: NotRequired[JavaPalaceValue]
    """The value of the palace, if it is known."""

    points: NotRequired[int]
    """The points, if they are known."""


class JavaFinalScoredEvent(TypedDict):
    """A player has the final scoring."""

    type: Literal["final-scored"]
    player: JavaPlayer
    """Who."""

    points: NotRequired[int]
    """The points in all, if they are known."""

    cities: NotRequired[list[JavaScoredCity]]
    """The cities that bring points, if they are known."""


class JavaGameEndedEvent(TypedDict):
    """The game ends."""

    type: Literal["game-ended"]
    winners: NotRequired[list[JavaPlayer]]
    """Who has won, if that is known."""


JavaEvent: TypeAlias = (
    JavaSetUpEvent
    | JavaTokenUsedEvent
    | JavaFestivalOpenedEvent
    | JavaPalaceBuiltEvent
    | JavaPalaceEnlargedEvent
    | JavaCardDrawnEvent
    | JavaCardRevealedEvent
    | JavaWaterLaidEvent
    | JavaIrrigatedEvent
    | JavaEnteredEvent
    | JavaLeftEvent
    | JavaMovedEvent
    | JavaLandLaidEvent
    | JavaBidLaidEvent
    | JavaPassedEvent
    | JavaFestivalHeldEvent
    | JavaTurnEndedEvent
    | JavaFinalScoredEvent
    | JavaGameEndedEvent
)
"""Something that happens when an action is done, told by its `type`."""


class JavaRulingOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    verdict: RulingVerdict
    """The verdict under that choice."""

    action: NotRequired[int]
    """Of a whole turn: the first action that is not legal under that choice."""

    events: NotRequired[list[JavaEvent]]
    """If it is legal under that choice: what happens, in order."""


class JavaRulingHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[JavaRulingOtherwise]
    """The choices that change the answer."""


class JavaChance(TypedDict):
    """The chance of a game: every later shuffle that an action does not tell follows from it."""

    seed: NotRequired[str]
    """What is shuffled by. Whoever knows it can foresee every later shuffle."""

    shuffles: NotRequired[int]
    """How often something was shuffled by it."""


JavaPhase: TypeAlias = Literal["setup", "turn", "festival", "final-scoring", "over"]
"""How far the game is."""


class JavaTurn(TypedDict):
    """Whose turn it is, and what was done in it."""

    player: NotRequired[JavaPlayer]
    """Whose turn it is."""

    begun: NotRequired[bool]
    """Whether anything at all was done in it, be it for no action points."""

    spent: NotRequired[int]
    """Action points spent in it, of 6, or one more with a token."""

    land_laid: NotRequired[bool]
    """Whether land was laid in it."""

    palaces: NotRequired[list[JavaSpace]]
    """The spaces of the palaces that were built or enlarged in it."""

    drawn: NotRequired[int]
    """Festival cards drawn in it."""

    token_used: NotRequired[bool]
    """Whether an extra action token was used in it."""

    festival_held: NotRequired[bool]
    """Whether a festival was held in it."""


JavaPalaceSide: TypeAlias = Literal["white", "red"]
"""The sides of a palace, by the colour of the number on it."""


class JavaPalace(TypedDict):
    """A palace on the board, as it is now."""

    space: JavaSpace
    """Where it stands."""

    value: NotRequired[JavaPalaceValue]
    """The value of the topmost tile."""

    side: NotRequired[JavaPalaceSide]
    """The colour of the number that is up; red after a festival."""


class JavaStock(TypedDict):
    """What a player has left."""

    two_space: NotRequired[int]
    """Land tiles of two spaces."""

    rice: NotRequired[int]
    """Land tiles of one space with rice."""

    village: NotRequired[int]
    """Land tiles of one space with a village."""

    tokens: NotRequired[int]
    """Extra action tokens."""


class JavaStocksByPlayer(TypedDict):
    """What each player has left."""

    one: NotRequired[JavaStock]
    """Of player one."""

    two: NotRequired[JavaStock]
    """Of player two."""

    three: NotRequired[JavaStock]
    """Of player three."""

    four: NotRequired[JavaStock]
    """Of player four."""


JavaPalacesLeft = TypedDict(
    "JavaPalacesLeft",
    {
        "2": NotRequired[int],
        "4": NotRequired[int],
        "6": NotRequired[int],
        "8": NotRequired[int],
        "10": NotRequired[int],
    },
)


class JavaSupply(TypedDict):
    """The common stock."""

    three_space: NotRequired[int]
    """Land tiles of three spaces."""

    water: NotRequired[int]
    """Water tiles."""

    palaces: NotRequired[JavaPalacesLeft]
    """Palaces, by value."""


class JavaHands(TypedDict):
    """The hands of the players."""

    one: NotRequired[JavaCardPile]
    """Of player one."""

    two: NotRequired[JavaCardPile]
    """Of player two."""

    three: NotRequired[JavaCardPile]
    """Of player three."""

    four: NotRequired[JavaCardPile]
    """Of player four."""


class JavaBids(TypedDict):
    """The cards that each player has laid for the festival; nothing, if a player is left out."""

    one: NotRequired[list[JavaPerhapsToldCard]]
    """Of player one. `?`: a card that nobody has told."""

    two: NotRequired[list[JavaPerhapsToldCard]]
    """Of player two. `?`: a card that nobody has told."""

    three: NotRequired[list[JavaPerhapsToldCard]]
    """Of player three. `?`: a card that nobody has told."""

    four: NotRequired[list[JavaPerhapsToldCard]]
    """Of player four. `?`: a card that nobody has told."""


class JavaFestival(TypedDict):
    """A festival that is bid for."""

    palace: NotRequired[JavaSpace]
    """The space of the palace in which it is held."""

    bids: NotRequired[JavaBids]
    """The cards laid so far, by player."""

    passed: NotRequired[list[JavaPlayer]]
    """Who has passed."""

    turn: NotRequired[JavaPlayer]
    """Who is to bid or to pass."""


LandItem: TypeAlias = str
"""A space with its terrain and its height."""


Figure1: TypeAlias = str
"""A figure: where it stands, and whose it is."""


class JavaState(TypedDict):
    """What is known of a game of Java. Whatever is left out is unknown; a list that is given is the whole list."""

    edition: NotRequired[JavaEditionId]
    """Whose figures count: `ravensburger-2000` if left out."""

    overlay: NotRequired[JavaOverlay]
    """Figures that replace those of the edition."""

    readings: NotRequired[JavaReadings]
    """Readings chosen other than by default."""

    chance: NotRequired[JavaChance]
    """The chance of the game. A set-up with a seed begins it; leave it out where players must not foresee shuffles."""

    players: NotRequired[list[JavaPlayer]]
    """Who plays, clockwise; the first begins the game."""

    phase: NotRequired[JavaPhase]
    """How far the game is."""

    turn: NotRequired[JavaTurn]
    """The turn that is being played, or was just ended."""

    tiles: NotRequired[list[JavaTile]]
    """All land tiles on the board in the order in which they were laid: a tile lies on those before it."""

    land: NotRequired[list[LandItem]]
    """The land as it is seen from above: `E7v3` is village on the third level, `E7v` village of unknown height, `E7?` a space of which it is not known what land is there, if any. Every other space is bare."""

    water: NotRequired[list[JavaSpace]]
    """Where water tiles were laid, beside the printed water."""

    palaces: NotRequired[list[JavaPalace]]
    """The palaces on the board."""

    palaces_built: NotRequired[list[JavaSpace]]
    """Palaces that were built in this round: since the first of the players last began a turn."""

    figures: NotRequired[list[Figure1]]
    """All figures on the board."""

    points: NotRequired[JavaPoints]
    """The points, by player."""

    stocks: NotRequired[JavaStocksByPlayer]
    """What each player has left."""

    supply: NotRequired[JavaSupply]
    """The common stock."""

    hands: NotRequired[JavaHands]
    """The cards in hand, by player."""

    face_up: NotRequired[JavaOpenCard]
    """The open card beside the deck. `?`: nobody has told it, `none`: there is none."""

    deck: NotRequired[JavaCardPile]
    """The deck, the top card first."""

    discards: NotRequired[JavaCardPile]
    """The cards that were played."""

    festival: NotRequired[JavaFestival]
    """While a festival is bid for: how far that is."""

    scored: NotRequired[list[JavaPlayer]]
    """Who has had their final scoring; the last turns have begun once there is somebody."""


class JavaLegalRuling(TypedDict):
    """No rule is violated."""

    verdict: Literal["legal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[JavaRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""

    events: list[JavaEvent]
    """What happened, in order."""

    open: OpenPlaceList
    state: JavaState
    """The next state, ready to be sent again."""


class JavaIllegalRuling(TypedDict):
    """A rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[JavaRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class JavaUndeterminedRuling(TypedDict):
    """Something that is needed to decide is unknown: see `missing`."""

    verdict: Literal["undetermined"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[JavaRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


JavaRulingAnswer: TypeAlias = JavaLegalRuling | JavaIllegalRuling | JavaUndeterminedRuling
"""Whether the action is legal, why, and what comes of it."""


class JavaSetUpAction(TypedDict):
    """The game is set up. The cards come from the seed, are told, or stay unknown."""

    type: Literal["set-up"]
    seed: NotRequired[str]
    """What the cards are shuffled by, now and later."""

    hands: NotRequired[JavaDealtHands]
    """The cards dealt to each player."""

    face_up: NotRequired[JavaFestivalCard]
    """The card that was turned up."""

    deck: NotRequired[JavaCardPile]
    """The deck that is left then, the top card first."""


class JavaUseTokenAction(TypedDict):
    """A player uses an extra action token."""

    type: Literal["use-token"]
    player: JavaPlayer
    """Who uses it."""


class JavaHoldFestivalAction(TypedDict):
    """A player holds a festival and bids first for it."""

    type: Literal["hold-festival"]
    player: JavaPlayer
    """Who holds it."""

    palace: JavaSpace
    """The space of the palace in which it is held."""

    cards: list[JavaFestivalCard]
    """The cards laid, which are the first bid."""


class JavaBuildPalaceAction(TypedDict):
    """A player builds a palace in a village."""

    type: Literal["build-palace"]
    player: JavaPlayer
    """Who lays it."""

    space: JavaSpace
    """Where it is laid."""

    value: JavaPalaceValue
    """Its value."""

    side: NotRequired[JavaPalaceSide]
    """Claim: the side that is up then."""

    points: NotRequired[int]
    """Claim: the points for it."""

    action_points: NotRequired[int]
    """Claim: how many action points it costs."""


class JavaEnlargePalaceAction(TypedDict):
    """A player lays a higher palace on one that stands there."""

    type: Literal["enlarge-palace"]
    player: JavaPlayer
    """Who lays it."""

    space: JavaSpace
    """Where it is laid."""

    value: JavaPalaceValue
    """Its value."""

    side: NotRequired[JavaPalaceSide]
    """Claim: the side that is up then."""

    points: NotRequired[int]
    """Claim: the points for it."""

    action_points: NotRequired[int]
    """Claim: how many action points it costs."""


JavaDrawCardAction = TypedDict(
    "JavaDrawCardAction",
    {
        "type": Literal["draw-card"],
        "player": JavaPlayer,
        "from": JavaCardSource,
        "card": NotRequired[JavaFestivalCard],
        "revealed": NotRequired[JavaRevealedCard],
        "reshuffled": NotRequired[list[JavaPerhapsToldCard]],
        "action_points": NotRequired[int],
    },
)


class JavaIrrigation(TypedDict):
    """Water that is said to have been surrounded, and what came of it."""

    space: JavaSpace
    """One of its spaces."""

    player: NotRequired[JavaPlayerOrNobody]
    """Who gets the points; `none`: nobody."""

    points: NotRequired[int]
    """How many points."""


class JavaLayWaterAction(TypedDict):
    """A player lays a water tile."""

    type: Literal["lay-water"]
    player: JavaPlayer
    """Who lays it."""

    space: JavaSpace
    """Where."""

    action_points: NotRequired[int]
    """Claim: how many action points it costs."""

    irrigation: NotRequired[list[JavaIrrigation]]
    """If it is told: all water that is surrounded now, an entry for what hangs together."""


class JavaEnterAction(TypedDict):
    """A figure comes onto the board."""

    type: Literal["enter"]
    player: JavaPlayer
    """Whose figure it is."""

    to: JavaSpace
    """Where it comes to stand."""

    path: NotRequired[list[JavaSpace]]
    """The way from the edge to `to`; the cheapest one if left out."""

    action_points: NotRequired[int]
    """Claim: how many action points it costs."""


JavaLeaveAction = TypedDict(
    "JavaLeaveAction",
    {
        "type": Literal["leave"],
        "player": JavaPlayer,
        "from": JavaSpace,
        "action_points": NotRequired[int],
    },
)


JavaMoveAction = TypedDict(
    "JavaMoveAction",
    {
        "type": Literal["move"],
        "player": JavaPlayer,
        "from": JavaSpace,
        "to": JavaSpace,
        "path": NotRequired[list[JavaSpace]],
        "action_points": NotRequired[int],
    },
)


class JavaLayLandAction(TypedDict):
    """A player lays a land tile."""

    type: Literal["lay-land"]
    player: JavaPlayer
    """Who lays it."""

    tile: JavaTile
    """The tile on its spaces."""

    action_points: NotRequired[int]
    """Claim: how many action points it costs."""

    irrigation: NotRequired[list[JavaIrrigation]]
    """If it is told: all water that is surrounded now, an entry for what hangs together."""


class JavaBidAction(TypedDict):
    """A player lays cards for a festival."""

    type: Literal["bid"]
    player: JavaPlayer
    """Who bids."""

    cards: list[JavaFestivalCard]
    """The cards laid, beside those that lie there already."""


class JavaPassAction(TypedDict):
    """A player passes. When all who may bid have done so, also whoever holds the festival, the bidding is over."""

    type: Literal["pass"]
    player: JavaPlayer
    """Who passes."""

    points: NotRequired[JavaPoints]
    """Claim: what the festival brings those who hold it."""

    side: NotRequired[JavaPalaceSide]
    """Claim: the side of the palace that is up then."""


class JavaEndTurnAction(TypedDict):
    """A player ends the turn."""

    type: Literal["end-turn"]
    player: JavaPlayer
    """Whose turn it was."""

    next: NotRequired[JavaPlayer]
    """Claim: whose turn is next."""


class JavaCityClaim(TypedDict):
    """Claim: what a city brings."""

    space: JavaSpace
    """The space of its palace."""

    points: int
    """The points for it."""


class JavaFinalScoringAction(TypedDict):
    """The final scoring of a player, in the phase `final-scoring`, to which the end of that player's last turn leads. All that is said of it is a claim, which is checked."""

    type: Literal["final-scoring"]
    player: JavaPlayer
    """Whose it is."""

    cities: NotRequired[list[JavaCityClaim]]
    """Claim: what single cities bring the player, each named by the space of its palace."""

    points: NotRequired[int]
    """Claim: the points for all cities together."""

    winners: NotRequired[list[JavaPlayer]]
    """Claim, when this is the last final scoring: who has won."""


JavaAction: TypeAlias = (
    JavaSetUpAction
    | JavaUseTokenAction
    | JavaHoldFestivalAction
    | JavaBuildPalaceAction
    | JavaEnlargePalaceAction
    | JavaDrawCardAction
    | JavaLayWaterAction
    | JavaEnterAction
    | JavaLeaveAction
    | JavaMoveAction
    | JavaLayLandAction
    | JavaBidAction
    | JavaPassAction
    | JavaEndTurnAction
    | JavaFinalScoringAction
)
"""An action, told by its `type`."""


class JavaRulingRequest(TypedDict):
    """A state and the action to rule on."""

    state: JavaState
    """What is known of the game."""

    action: JavaAction
    """What somebody wants to do, or says was done."""


class JavaTurnRequest(TypedDict):
    """A state and the actions to rule on."""

    state: JavaState
    """What is known of the game before the first action."""

    actions: list[JavaAction]
    """The actions, in their order."""


class JavaIllegalTurn(TypedDict):
    """A rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[JavaRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""

    action: int
    """The place, from 0, of the first action that is not legal."""

    events: list[JavaEvent]
    """What happened in the actions before the first that is not legal, in order."""

    open: OpenPlaceList


class JavaUndeterminedTurn(TypedDict):
    """Something that is needed to decide is unknown: see `missing`."""

    verdict: Literal["undetermined"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[JavaRulingHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""

    action: int
    """The place, from 0, of the first action that is not legal."""

    events: list[JavaEvent]
    """What happened in the actions before the first that is not legal, in order."""

    open: OpenPlaceList


JavaTurnAnswer: TypeAlias = JavaLegalRuling | JavaIllegalTurn | JavaUndeterminedTurn
"""Whether the whole turn is legal, why, and what comes of it."""


JavaActionType: TypeAlias = Literal[
    "set-up",
    "use-token",
    "hold-festival",
    "build-palace",
    "enlarge-palace",
    "draw-card",
    "lay-water",
    "enter",
    "leave",
    "move",
    "lay-land",
    "bid",
    "pass",
    "end-turn",
    "final-scoring",
]
"""The type of an action."""


class JavaLegalActionsRequest(TypedDict):
    """A state, and which of its legal actions are wanted."""

    state: JavaState
    """What is known of the game."""

    player: NotRequired[JavaPlayer]
    """Only actions that this player takes."""

    type: NotRequired[JavaActionType]
    """Only actions of this type."""

    action: NotRequired[JavaAction]
    """Only the ways in which this action can be told in full, where it leaves something open, such as how something is paid for."""

    scores: NotRequired[bool]
    """Whether to tell what each action scores, the best first."""

    limit: NotRequired[int]
    """How many to list at most; 100 if left out."""

    cursor: NotRequired[int]
    """Where to begin: the `next` of the answer before."""


class JavaPlayerPoints(TypedDict):
    """The points of one player."""

    player: JavaPlayer
    """The player."""

    points: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""


class JavaLegalActionType(TypedDict):
    """How many legal actions of one type there are."""

    type: JavaActionType
    """The type of the actions."""

    count: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""


class JavaLegalActionsOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    actions: list[JavaAction]
    """The actions."""

    scores: NotRequired[list[list[JavaPlayerPoints]]]
    """If wanted: what `scores` says after each of the actions, in their order."""


class JavaLegalActionsHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[JavaLegalActionsOtherwise]
    """The choices that change the answer."""


class JavaLegalActionsAnswer(TypedDict):
    """Legal actions in a fixed order."""

    actions: list[JavaAction]
    """The actions."""

    scores: NotRequired[list[list[JavaPlayerPoints]]]
    """If wanted: what `scores` says after each of the actions, in their order."""

    types: NotRequired[list[JavaLegalActionType]]
    """The types of which there are legal actions, or may be: how many, or the least and the most. On the first page only."""

    truncated: bool
    """Whether there may be more."""

    next: NotRequired[int]
    """The cursor that goes on, up to 10000; left out where there is no more, or where to find it would take too long."""

    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[JavaLegalActionsHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class JavaReplayRequest(TypedDict):
    """A state, and what was done from then on."""

    state: JavaState
    """What is known of the game before the first action."""

    actions: list[JavaAction]
    """The actions, in their order."""

    go_on: NotRequired[bool]
    """Whether to skip actions that are not legal; no if left out."""


class JavaLegalReplayedRuling(TypedDict):
    """No rule is violated."""

    verdict: Literal["legal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    hinges_on: list[JavaRulingHinge]
    """The readings for which another choice changes the answer."""

    events: list[JavaEvent]
    """What happened, in order."""

    open: OpenPlaceList


class JavaIllegalReplayedRuling(TypedDict):
    """A rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    hinges_on: list[JavaRulingHinge]
    """The readings for which another choice changes the answer."""


class JavaUndeterminedReplayedRuling(TypedDict):
    """Something that is needed to decide is unknown: see `missing`."""

    verdict: Literal["undetermined"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    hinges_on: list[JavaRulingHinge]
    """The readings for which another choice changes the answer."""


JavaReplayedRuling: TypeAlias = JavaLegalReplayedRuling | JavaIllegalReplayedRuling | JavaUndeterminedReplayedRuling
"""The ruling on one action. `/state` in a pointer is the state in which the action was to be done."""


class JavaReplayOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    actions: list[int]
    """The actions whose rulings would be others."""


class JavaReplayHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[JavaReplayOtherwise]
    """The choices that change the answer."""


class JavaReplayAnswer(TypedDict):
    """The ruling on each action, and where the legal ones lead."""

    rulings: list[JavaReplayedRuling]
    """The rulings, up to the last action that was looked at."""

    prefix: int
    """How many actions there are before the first that is not legal."""

    legal: int
    """How many actions are legal and so were done."""

    truncated: bool
    """Whether it was given up before its end, as there was too much to do."""

    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[JavaReplayHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""

    state: JavaState
    """The state after the legal actions, ready to be sent again."""


class JavaAuditRequest(TypedDict):
    """A state to audit."""

    state: JavaState
    """What is known of the game."""


class JavaAuditOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    verdict: AuditVerdict
    """The verdict under that choice."""


class JavaAuditHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[JavaAuditOtherwise]
    """The choices that change the answer."""


class JavaPossibleAudit(TypedDict):
    """The state has no defect."""

    verdict: Literal["possible"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[JavaAuditHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class JavaImpossibleAudit(TypedDict):
    """The state has a defect."""

    verdict: Literal["impossible"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[JavaAuditHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class JavaUndeterminedAudit(TypedDict):
    """No defect is known, but parts of the state are unknown: see `missing`."""

    verdict: Literal["undetermined"]
    findings: FindingList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[JavaAuditHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


JavaAuditAnswer: TypeAlias = JavaPossibleAudit | JavaImpossibleAudit | JavaUndeterminedAudit
"""Whether a state can exist, and every defect if it cannot."""


class JavaScoresRequest(TypedDict):
    """A state to score."""

    state: JavaState
    """What is known of the game."""


class JavaScoreLine(TypedDict):
    """What one rule brings a player."""

    rule: str
    """Id of the rule."""

    points: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""

    at: list[str]
    """The places that earned them."""

    message: str
    """The line in a sentence, in the language asked for."""

    facts: dict[str, Any]
    """The facts in the message, by name; of a number that is not known, its bounds."""


class JavaScore(TypedDict):
    """The score of one player."""

    player: JavaPlayer
    """The player."""

    points: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""

    rank: NotRequired[int]
    """The rank, where it is known; equals share one."""

    lines: list[JavaScoreLine]
    """How the points come about, rule by rule."""


class JavaPlayerRank(TypedDict):
    """The rank of one player."""

    player: JavaPlayer
    """The player."""

    rank: int
    """The rank."""


class JavaScoreTotal(TypedDict):
    """What a player has in all."""

    player: JavaPlayer
    """The player."""

    points: NotRequired[int]
    """The number, where it is known."""

    at_least: NotRequired[int]
    """Otherwise: the least it can be."""

    at_most: NotRequired[int]
    """Otherwise: the most it can be, where there is a limit."""

    rank: NotRequired[int]
    """The rank, where it is known; equals share one."""


class JavaScoresOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    players: list[JavaScoreTotal]
    """The scores under that choice."""

    findings: FindingList


class JavaScoresHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[JavaScoresOtherwise]
    """The choices that change the answer."""


class JavaScoresAnswer(TypedDict):
    """What the position scores."""

    players: list[JavaScore]
    """The score of each player, as they sit."""

    ranking: NotRequired[list[JavaPlayerRank]]
    """The players by rank, if all ranks are known."""

    findings: FindingList
    rules: CitedRuleList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[JavaScoresHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


class JavaPictureRequest(TypedDict):
    """A state to draw."""

    state: JavaState
    """What is known of the game."""

    marked: NotRequired[list[MarkedItem]]
    """The places to mark: JSON Pointers into the request, as findings give them in `at`, or names. Of what is not drawn by itself what it is a part of is marked; what is nowhere in the picture is passed over."""


class JavaBoardPlace(TypedDict):
    """The village, city or water to which a space on the board of the state belongs."""

    type: Literal["board"]
    space: JavaSpace
    """A space of the village or city, or one with water."""


OneItem: TypeAlias = int
"""A level; the lowest tiles lie on 1."""


TwoItem: TypeAlias = int
"""A level; the lowest tiles lie on 1."""


ThreeItem: TypeAlias = int
"""A level; the lowest tiles lie on 1."""


FourItem: TypeAlias = int
"""A level; the lowest tiles lie on 1."""


class JavaHeights(TypedDict):
    """How high the figures of each player stand."""

    one: NotRequired[list[OneItem]]
    """Of player one."""

    two: NotRequired[list[TwoItem]]
    """Of player two."""

    three: NotRequired[list[ThreeItem]]
    """Of player three."""

    four: NotRequired[list[FourItem]]
    """Of player four."""


class JavaVillagePlace(TypedDict):
    """A village, and how high the figures in it stand."""

    type: Literal["village"]
    heights: JavaHeights
    """How high the figures of each player stand."""

    spaces: NotRequired[int]
    """How many spaces it has, or the water."""


class JavaCityPlace(TypedDict):
    """A city, and how high the figures in it stand."""

    type: Literal["city"]
    heights: JavaHeights
    """How high the figures of each player stand."""

    palace: NotRequired[JavaPalaceValue]
    """The value of its palace."""

    spaces: NotRequired[int]
    """How many spaces it has, or the water."""


class JavaShorePlace(TypedDict):
    """The shore of some water, and how high the figures on it stand."""

    type: Literal["shore"]
    heights: JavaHeights
    """How high the figures of each player stand."""

    spaces: NotRequired[int]
    """How many spaces it has, or the water."""


JavaComparedPlace: TypeAlias = JavaBoardPlace | JavaVillagePlace | JavaCityPlace | JavaShorePlace
"""Where players are compared."""


class JavaStandingsRequest(TypedDict):
    """A village, a city or water."""

    state: JavaState
    """What is known of the game; off the board no more than the readings."""

    place: JavaComparedPlace
    """Where players are compared."""


JavaPlaceKind: TypeAlias = Literal["village", "city", "shore"]
"""What players are compared in."""


class JavaStandingPalace(TypedDict):
    """The palace of the city."""

    space: NotRequired[JavaSpace]
    """Where it stands, if it was told."""

    value: NotRequired[JavaPalaceValue]
    """Its value, if it is known."""


class JavaStandingFestival(TypedDict):
    """How far the bidding for a festival is."""

    symbols: JavaSymbols
    """The symbols of the open card that each player has laid, where that is known."""

    may_bid: NotRequired[list[JavaPlayer]]
    """Who may still bid, clockwise from whoever is next; left out if it is unknown."""


class JavaStandingFigure(TypedDict):
    """A figure that stands there."""

    space: JavaSpace
    """Where it stands."""

    height: NotRequired[int]
    """How high that is, if it is known."""


JavaComparisonOutcome: TypeAlias = Literal["ahead", "behind", "level"]
"""How a player stands to another."""


JavaStandingComparison = TypedDict(
    "JavaStandingComparison",
    {
        "with": JavaPlayer,
        "outcome": JavaComparisonOutcome,
        "decided_by": NotRequired[int],
        "own": NotRequired[int],
        "other": NotRequired[int],
    },
)


Height: TypeAlias = int
"""A level; the lowest tiles lie on 1."""


class JavaPlayerStanding(TypedDict):
    """How a player stands there."""

    player: JavaPlayer
    """The player."""

    heights: NotRequired[list[Height]]
    """How high the figures stand, the highest first, if it is known."""

    figures: NotRequired[list[JavaStandingFigure]]
    """The figures, if they are on the board of a state."""

    rank: NotRequired[int]
    """The place, from 1; equals share one. Left out if unknown."""

    points: NotRequired[int]
    """What the final scoring would pay in the city, or the water when it is surrounded; if known."""

    compared: list[JavaStandingComparison]
    """The comparison with each other player."""


class JavaStandingBuilder(TypedDict):
    """Who may build or enlarge a palace, and how large."""

    player: NotRequired[JavaPlayerOrNobody]
    """The player, or `none` if nobody may; left out if it is unknown."""

    largest: NotRequired[int]
    """The largest palace that fits and is left, higher than one that stands there; 0 if there is none."""


class JavaStandingsOtherwise(TypedDict):
    """What the answer would be under another choice of the reading."""

    choice: str
    """Another choice."""

    place: NotRequired[JavaPlaceKind]
    """Where that is, if it is known."""

    spaces: NotRequired[list[JavaSpace]]
    """The spaces of the village or city, or of the water, if they are known."""

    size: NotRequired[int]
    """How many they are."""

    palace: NotRequired[JavaStandingPalace]
    """In a city: its palace."""

    festival: NotRequired[JavaStandingFestival]
    """In a city where a festival is bid for: how far that is."""

    players: list[JavaPlayerStanding]
    """Everybody who has a figure there, the first ones first."""

    may_build: NotRequired[JavaStandingBuilder]
    """In a village or city: who may build or enlarge a palace."""


class JavaStandingsHinge(TypedDict):
    """A reading on which the answer hinges: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice in force."""

    otherwise: list[JavaStandingsOtherwise]
    """The choices that change the answer."""


class JavaStandingsAnswer(TypedDict):
    """Who ranks where."""

    place: NotRequired[JavaPlaceKind]
    """Where that is, if it is known."""

    spaces: NotRequired[list[JavaSpace]]
    """The spaces of the village or city, or of the water, if they are known."""

    size: NotRequired[int]
    """How many they are."""

    palace: NotRequired[JavaStandingPalace]
    """In a city: its palace."""

    festival: NotRequired[JavaStandingFestival]
    """In a city where a festival is bid for: how far that is."""

    players: list[JavaPlayerStanding]
    """Everybody who has a figure there, the first ones first."""

    may_build: NotRequired[JavaStandingBuilder]
    """In a village or city: who may build or enlarge a palace."""

    rules: CitedRuleList
    missing: MissingPlaces
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: list[JavaStandingsHinge]
    """The readings for which another choice changes the answer."""

    ruleset: str
    """Version of the rules as adjudicated."""


JavaRuleId: TypeAlias = Literal[
    "tiles.count",
    "figures.count",
    "palaces.count",
    "tokens.count",
    "cards.count",
    "land.seen",
    "players.playing",
    "board.hexagons",
    "turn.state",
    "turn.phase",
    "turn.player",
    "turn.points",
    "turn.land",
    "turn.festival-last",
    "land.stock",
    "land.shape",
    "land.grid",
    "land.upper-inside",
    "land.flat",
    "land.congruent",
    "land.two-tiles",
    "land.figures",
    "land.palaces",
    "land.water",
    "land.cities",
    "land.cost",
    "water.stock",
    "water.bottom",
    "water.cost",
    "water.surrounded",
    "water.first",
    "water.points",
    "figure.stock",
    "figure.own",
    "figure.land",
    "figure.one",
    "figure.path",
    "figure.edge",
    "figure.move-cost",
    "figure.entry-cost",
    "palace.village",
    "palace.one",
    "palace.right",
    "palace.size",
    "palace.higher",
    "palace.once",
    "palace.stock",
    "palace.white",
    "palace.points",
    "palace.cost",
    "cards.two",
    "cards.source",
    "cards.replaced",
    "cards.cost",
    "token.once",
    "token.left",
    "token.timing",
    "festival.once",
    "festival.palace",
    "festival.white",
    "festival.figure",
    "festival.hand",
    "festival.symbols",
    "festival.order",
    "festival.match",
    "festival.points",
    "festival.shared",
    "festival.red",
    "turn.next",
    "final.due",
    "final.first",
    "final.second",
    "final.total",
    "final.over",
    "end.winner",
    "setup.cards",
    "setup.stocks",
    "score.points",
]
"""The id of a rule."""


class BatchQuestion(TypedDict):
    """A question, as it would be asked at `/v1/games/{game}/{question}`."""

    game: str
    """Id of the game."""

    question: str
    """What is asked of it: the last part of the path."""

    request: Any
    """What would be sent there. If it is not what the question takes, its answer says so."""


class BatchRequest(TypedDict):
    """Questions, each for itself."""

    questions: list[BatchQuestion]
    """The questions."""


class BatchSuccess(TypedDict):
    """What the question would have been answered alone."""

    status: Literal[200]
    answer: dict[str, Any]
    """The answer, of the shape that the answers to this question have."""


ProblemStatus: TypeAlias = Literal[400, 401, 404, 405, 406, 413, 415, 422, 429, 500, 503]
"""The HTTP status of a problem."""


class ProblemError(TypedDict):
    """One thing wrong with the request."""

    pointer: str
    """The place in the body, a JSON Pointer (RFC 6901)."""

    detail: str
    """What is wrong there."""

    rule: NotRequired[str]
    """If the state is impossible: id of the rule that it breaks."""

    citations: NotRequired[list[Citation]]
    """If the state is impossible: where that rule is printed."""


class Problem(TypedDict):
    """Why a request was refused (RFC 9457)."""

    type: str
    """The kind of problem: the path of a page about it."""

    title: str
    """The kind of problem in a few words."""

    status: int
    """The HTTP status of the answer."""

    detail: str
    """What is wrong with this request."""

    errors: NotRequired[list[ProblemError]]
    """What is wrong at which place of the body."""


class BatchFailure(TypedDict):
    """The problem with which the question would have been refused alone."""

    status: ProblemStatus
    """The HTTP status that it would have had."""

    problem: Problem
    """The problem. Its places are in `request`, or in the batch if there is no such question."""


BatchResult: TypeAlias = BatchSuccess | BatchFailure
"""What the question would have been answered alone: the answer, or the problem with it."""


class BatchAnswer(TypedDict):
    """The results, in the order of the questions."""

    answers: list[BatchResult]
    """The answers."""


class Health(TypedDict):
    """The state of the service."""

    status: Literal["ok"]


RedisStatus: TypeAlias = Literal["none", "answers", "away"]
"""Whether a Redis answers."""


class Readiness(TypedDict):
    """The state of the service, and of what it can do without."""

    status: Literal["ok"]
    redis: RedisStatus
    """Whether the Redis answers with which this process shares its answers, or `none` if there is none. Without it answers are the same, only slower."""
