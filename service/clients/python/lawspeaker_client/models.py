"""The shapes of requests and answers. Generated from openapi.yaml by `make clients`: do not edit."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class GameReference(TypedDict):
    """A game of this service."""

    id: str
    """Id of the game."""

    title: str
    """Its title."""

    path: str
    """The path of its description."""


class GameList(TypedDict):
    """The games of this service."""

    games: list[GameReference]
    """The games."""


class PlayerCount(TypedDict):
    """The number of players."""

    minimum: int
    """The fewest."""

    maximum: int
    """The most."""


class Option(TypedDict):
    """A choice that players make before the game, such as an optional rule."""

    id: str
    """Id of the option; a state uses it."""

    title: str
    """The option in words."""


class Choice(TypedDict):
    """One of the possible answers to a question that the rulebook leaves open."""

    id: str
    """Id of the choice; a state uses it."""

    text: str
    """The answer in words."""


class Citation(TypedDict):
    """A passage of a printed rulebook."""

    rulebook: str
    """Id of the rulebook."""

    section: list[str]
    """The headings above the passage, the outermost first. Empty if the rulebook has none."""

    paragraph: int
    """The number of the paragraph, from 1, below the last heading or in the whole rulebook."""


class Reading(TypedDict):
    """A question that the rulebook leaves open, and the answers that a state can choose."""

    id: str
    """Id of the reading; a state uses it."""

    question: str
    """The question."""

    choices: list[Choice]
    """The answers."""

    default: str
    """The default choice."""

    citations: list[Citation]
    """The passages that leave the question open."""


class Rulebook(TypedDict):
    """A printed rulebook."""

    id: str
    """Id of the rulebook; citations use it."""

    title: str
    """Its title."""

    language: str
    """Its language."""


class ActionTitle(TypedDict):
    """A kind of action in the game."""

    type: str
    """The `type` of the action in a request."""

    title: str
    """Its name for people, short enough for a button."""


Method: TypeAlias = Literal["GET", "POST"]
"""An HTTP method."""


class OperationReference(TypedDict):
    """An operation of the game."""

    name: str
    """Its summary."""

    method: Method
    """The HTTP method."""

    path: str
    """The path."""


class Game(TypedDict):
    """A game: its options, readings, editions, rulebooks, actions, words and operations."""

    id: str
    """Id of the game."""

    title: str
    """Its title."""

    ruleset: str
    """The version of the rules that this service applies."""

    players: PlayerCount
    """The number of players."""

    options: list[Option]
    """The options of the game, besides readings."""

    readings: list[Reading]
    """The questions that the rulebook leaves open."""

    editions: list[str]
    """The editions. The first is the default."""

    rulebooks: list[Rulebook]
    """The rulebooks that citations refer to."""

    actions: list[ActionTitle]
    """All actions of the game."""

    words: dict[str, str]
    """Words for ids, in the requested language. The key of a word is `<what>-<id>`. `<what>` is the last word in the name of the member or fact that has the id, without a final s. In `<id>`, each `.` or `+` becomes `-`. For example, `player-red` is the word for `red` in `first_player`, and `up-grain` for `grain` in `face_up`. `member-<name>` is the label of a member of an action, event or state. `event-<type>` is the label of a type of event; the labels of types of actions are in `actions`. `yes` and `no` are the words for `true` and `false`, and `nothing` for an empty list. If an id has no word, show the id."""

    place_words: dict[str, str]
    """Words for names of places, in the requested language, by a regular expression that matches the whole name. `{1}` stands for what its first group matches, `{2}` for the second. A name that none of them matches is shown as it is."""

    player_names: dict[str, dict[str, str]]
    """By player, all forms in which texts in the requested language name that player. A program that knows the people at the table can show their names instead: each form has what to write for it, with the person's name in place of `{name}`."""

    draws_actions: bool
    """Whether `legal-actions` can draw what each action changes."""

    operations: list[OperationReference]
    """All operations of the game."""


GraenalandEditionId: TypeAlias = Literal["altar-2006", "sample"]
"""The id of an edition."""


class GraenalandComposition(TypedDict):
    """How many cards of each resource a deck has. Default: 0."""

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
    forest: NotRequired[GraenalandComposition]
    hills: NotRequired[GraenalandComposition]
    mountains: NotRequired[GraenalandComposition]


GraenalandTerrain: TypeAlias = Literal["plains", "forest", "hills", "mountains"]
"""The four kinds of terrain, each with a deck of resource cards."""


GraenalandResource: TypeAlias = Literal["grain", "cattle", "wood", "ore", "gold"]
"""The resources on the cards. Ore is also called stone: the Czech book uses both words for one resource."""


class GraenalandPrice(TypedDict):
    """What something costs: how many of each resource. Default: 0."""

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
    """The building symbols on it."""


Card: TypeAlias = list[GraenalandResource]


class GraenalandSupplyFigures(TypedDict):
    """The symbols on the supply cards."""

    cards: NotRequired[list[Card]]
    """The two symbols of each supply card."""


class GraenalandArmyCosts(TypedDict):
    """The price of raising the army by 1, without a keep and with a keep in each terrain."""

    peasants: NotRequired[GraenalandPrice]
    """Without a keep."""

    plains: NotRequired[GraenalandPrice]
    """With a keep in the plains."""

    forest: NotRequired[GraenalandPrice]
    """With a keep in the forest."""

    hills: NotRequired[GraenalandPrice]
    """With a keep in the hills."""


class GraenalandCosts(TypedDict):
    """The prices on the overview card."""

    keep: NotRequired[GraenalandPrice]
    """The price of one keep."""

    church: NotRequired[GraenalandPrice]
    """The price of one church."""

    hall: NotRequired[GraenalandPrice]
    """The price of one hall."""

    road: NotRequired[GraenalandPrice]
    """The price of one road."""

    improvement: NotRequired[GraenalandPrice]
    """The price of one improvement."""

    market: NotRequired[GraenalandPrice]
    """The price of one market."""

    palisade: NotRequired[GraenalandPrice]
    """The price of one palisade."""

    army: NotRequired[GraenalandArmyCosts]
    """The price of raising the army."""


GraenalandTerritoryId: TypeAlias = str
"""The name of a territory on the map: any text in one line."""


class GraenalandStartingPlace(TypedDict):
    """Where a player starts."""

    settlements: NotRequired[list[GraenalandTerritoryId]]
    """Where the two villages stand."""

    warrior: NotRequired[GraenalandTerritoryId]
    """Where the warrior stands."""


GraenalandStartsForFive: TypeAlias = dict[str, GraenalandStartingPlace]
"""The starting places for 5 players."""


class GraenalandOverlay(TypedDict):
    """Figures that you read from your own components, where the edition lacks them or is wrong."""

    decks: NotRequired[GraenalandDeckFigures]
    """The cards in the decks."""

    tiles: NotRequired[dict[str, GraenalandTileFigures]]
    """What is printed on the tiles, by name."""

    supply: NotRequired[GraenalandSupplyFigures]
    """The symbols on the supply cards."""

    costs: NotRequired[GraenalandCosts]
    """The prices."""

    starts: NotRequired[dict[str, GraenalandStartsForFive]]
    """Where the players start."""


class GraenalandOptions(TypedDict):
    """The optional rules in use."""

    three_player_changes: NotRequired[bool]
    """The changes for three players. Default: in use with three players."""

    five_player_grant: NotRequired[bool]
    """With five players: the main player may let another player build once. Default: not in use."""

    victory_point_cards: NotRequired[bool]
    """Victory point cards decide the game. Default: not in use."""


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


GraenalandTalkAheadReading: TypeAlias = Literal["allowed", "forbidden"]
"""The choices of the reading `talk.ahead`."""


GraenalandTalkWishWhileVotingReading: TypeAlias = Literal["allowed", "forbidden"]
"""The choices of the reading `talk.wish-while-voting`."""


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
        "talk.ahead": NotRequired[GraenalandTalkAheadReading],
        "talk.wish-while-voting": NotRequired[GraenalandTalkWishWhileVotingReading],
    },
)


GraenalandDirection: TypeAlias = Literal["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]
"""The compass directions."""


class GraenalandNeighbour(TypedDict):
    """A territory that adjoins another one, and in which direction."""

    direction: NotRequired[GraenalandDirection]
    """The compass direction. Only the movement of heroes needs it, and it is enough if one tile gives it."""

    territory: GraenalandTerritoryId
    """The adjoining territory."""


class GraenalandTile(TypedDict):
    """A tile of the map: one territory."""

    territory: GraenalandTerritoryId
    """Its name."""

    tile: NotRequired[GraenalandTerritoryId]
    """The tile of the edition that lies there. If you send it, you need not send what is printed on it."""

    terrain: NotRequired[GraenalandTerrain]
    """Its terrain."""

    coast: NotRequired[bool]
    """Whether it is on the coast."""

    improvement: NotRequired[GraenalandResource]
    """The resource on its improvement square."""

    price: NotRequired[GraenalandPrice]
    """What a village costs there."""

    buildings: NotRequired[list[GraenalandBuilding]]
    """The building symbols on it."""

    neighbours: NotRequired[list[GraenalandNeighbour]]
    """Every territory that adjoins it."""


GraenalandPlayer: TypeAlias = Literal["red", "yellow", "white", "violet", "blue"]
"""A player."""


UnstatedOnBoard: TypeAlias = Literal["unknown", "in-order", "nothing-else"]
"""With `in-order`, a rule that depends on what is left out is assumed to be kept, if it can be. Send lists that several actions change: what is added to a list that is left out is not remembered. Default: `unknown`. With `nothing-else`, moreover nothing else is on the board."""


GraenalandStartingPositions: TypeAlias = Literal["standard", "chosen"]
"""Where players start: as marked on the map, or where they choose."""


GraenalandCardBack: TypeAlias = Literal["plains", "forest", "hills", "mountains", "supply"]
"""The back of a card: a terrain, or the ship of a supply card."""


class GraenalandCard(TypedDict):
    """A resource card or a supply card. An empty object is a card about which nothing is known."""

    deck: NotRequired[GraenalandCardBack]
    """Its back: a terrain, or the ship of a supply card."""

    resource: NotRequired[GraenalandResource]
    """On a resource card: the resource."""

    symbols: NotRequired[list[GraenalandResource]]
    """On a supply card: the two symbols."""


class GraenalandCardPile(TypedDict):
    """Some cards: each of them, or only their number."""

    count: NotRequired[int]
    """How many cards."""

    cards: NotRequired[list[GraenalandCard]]
    """The cards, in a deck the top card first."""


class GraenalandPileForEachDeck(TypedDict):
    """A pile for each deck."""

    plains: NotRequired[GraenalandCardPile]
    forest: NotRequired[GraenalandCardPile]
    hills: NotRequired[GraenalandCardPile]
    mountains: NotRequired[GraenalandCardPile]
    supply: NotRequired[GraenalandCardPile]


Settlement: TypeAlias = int
"""A level."""


Territory: TypeAlias = int
"""A level."""


LargestItem: TypeAlias = int
"""A level."""


Building: TypeAlias = int
"""A level."""


ArmyItem: TypeAlias = int
"""A level."""


class GraenalandVictoryCard(TypedDict):
    """A victory point card: three levels for each goal. Each level scores one point."""

    settlements: NotRequired[list[Settlement]]
    """The levels of the goal `settlements`, the lowest first."""

    territories: NotRequired[list[Territory]]
    """The levels of the goal `territories`, the lowest first."""

    largest: NotRequired[list[LargestItem]]
    """The levels of the goal `largest`, the lowest first."""

    buildings: NotRequired[list[Building]]
    """The levels of the goal `buildings`, the lowest first."""

    army: NotRequired[list[ArmyItem]]
    """The levels of the goal `army`, the lowest first."""


class GraenalandDealtVictoryCards(TypedDict):
    """The victory point cards that each player was dealt."""

    red: NotRequired[list[GraenalandVictoryCard]]
    """The cards of red."""

    yellow: NotRequired[list[GraenalandVictoryCard]]
    """The cards of yellow."""

    white: NotRequired[list[GraenalandVictoryCard]]
    """The cards of white."""

    violet: NotRequired[list[GraenalandVictoryCard]]
    """The cards of violet."""

    blue: NotRequired[list[GraenalandVictoryCard]]
    """The cards of blue."""


class GraenalandStarts(TypedDict):
    """Claim: where each player starts."""

    red: NotRequired[GraenalandStartingPlace]
    """Where red starts."""

    yellow: NotRequired[GraenalandStartingPlace]
    """Where yellow starts."""

    white: NotRequired[GraenalandStartingPlace]
    """Where white starts."""

    violet: NotRequired[GraenalandStartingPlace]
    """Where violet starts."""

    blue: NotRequired[GraenalandStartingPlace]
    """Where blue starts."""


class GraenalandArmies(TypedDict):
    """Claim: the strength of each army."""

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


class GraenalandDealtHands(TypedDict):
    """The resource cards that each player drew."""

    red: NotRequired[list[GraenalandCard]]
    """The cards of red."""

    yellow: NotRequired[list[GraenalandCard]]
    """The cards of yellow."""

    white: NotRequired[list[GraenalandCard]]
    """The cards of white."""

    violet: NotRequired[list[GraenalandCard]]
    """The cards of violet."""

    blue: NotRequired[list[GraenalandCard]]
    """The cards of blue."""


class GraenalandSetupRequest(TypedDict):
    """The players, the rules they agreed on, and the set-up."""

    edition: NotRequired[GraenalandEditionId]
    """The edition whose figures apply; `sample` fills its gaps. The default is `altar-2006`."""

    overlay: NotRequired[GraenalandOverlay]
    """Figures that replace figures of the edition."""

    options: NotRequired[GraenalandOptions]
    """Optional rules."""

    readings: NotRequired[GraenalandReadings]
    """The choices for readings that differ from the defaults."""

    map: NotRequired[list[GraenalandTile]]
    """The tiles of your own island, or of a part of it. Default: the island of the edition."""

    players: NotRequired[list[GraenalandPlayer]]
    """Who plays, clockwise."""

    unstated: NotRequired[UnstatedOnBoard]
    """What holds for all that is left out."""

    first_player: NotRequired[GraenalandPlayer]
    """The first player. Default: the first in `players`."""

    positions: NotRequired[GraenalandStartingPositions]
    """Whether players start where the map shows it (`standard`, the default) or choose."""

    seed: NotRequired[str]
    """The seed for all shuffles, now and later, of decks that you do not send."""

    decks: NotRequired[GraenalandPileForEachDeck]
    """The shuffled decks, before anything was drawn."""

    victory_cards: NotRequired[GraenalandDealtVictoryCards]
    """The victory point cards that each player was dealt."""

    starts: NotRequired[GraenalandStarts]
    """Claim: where each player starts."""

    armies: NotRequired[GraenalandArmies]
    """Claim: the strength of each army."""

    hands: NotRequired[GraenalandDealtHands]
    """The resource cards that each player drew."""

    supply_row: NotRequired[GraenalandCardPile]
    """The supply cards that were laid in a row."""


Sentence: TypeAlias = str
"""The action or the turn as a sentence, in the requested language: what everybody at the table may know of it."""


FindingOutcome: TypeAlias = Literal["violated", "undetermined", "applied", "upheld", "assumed"]
"""`violated`: the rule is broken. `upheld`: it is kept. `applied`: it has an effect that players should know. `undetermined`: something unknown decides it. `assumed`: something unknown decides it, which `unstated` says is in order."""


MarkList: TypeAlias = list[str]
"""If requested: the places in the picture. Send them as `marked` to `pictures`."""


CitationList: TypeAlias = list[Citation]
"""Where the rule is printed."""


class Finding(TypedDict):
    """The result of checking one rule."""

    rule: str
    """Id of the rule."""

    outcome: FindingOutcome
    """The outcome for the rule."""

    at: list[str]
    """The places in the request that it is about; if undetermined or assumed, the places whose content is needed to decide."""

    decides: bool
    """Whether it is a reason for the verdict. If nothing is violated or unknown, no finding is."""

    one_is_broken: NotRequired[bool]
    """Only in an `illegal` ruling without a `violated` rule: this rule or another one with this mark is broken. Which one depends on what is unknown."""

    message: str
    """The finding in words, in the requested language."""

    facts: dict[str, Any]
    """The facts in the message, by name. An unknown number is given by its bounds."""

    marks: NotRequired[MarkList]
    citations: CitationList


FindingList: TypeAlias = list[Finding]
"""The findings, rule by rule, in the order of the catalogue."""


ActionMarkList: TypeAlias = list[str]
"""If requested: the places in the whole picture, drawn with `whole`, that the action or the turn itself is about, even if it is illegal. Send them as `marked` to `pictures`."""


MissingPlaces: TypeAlias = list[str]
"""The places whose content is needed to decide."""


MissingInWords: TypeAlias = list[str]
"""The same places in words."""


class ReconstructedFigure(TypedDict):
    """A figure that the answer uses although it is reconstructed."""

    provenance: Literal["reconstructed"]
    figure: str
    """The figure: a JSON Pointer into the edition."""


class InventedFigure(TypedDict):
    """A figure that the answer uses although it is invented."""

    provenance: Literal["invented"]
    figure: str
    """The figure: a JSON Pointer into the edition."""


class UnstatedRule(TypedDict):
    """A rule that is assumed to be kept, because what the state does not state is in order."""

    provenance: Literal["unstated"]
    rule: str
    """Id of the rule."""

    at: list[str]
    """The places whose content decides whether it is kept."""

    in_words: str
    """What is assumed to be in order, in the requested language."""


Assumption: TypeAlias = ReconstructedFigure | InventedFigure | UnstatedRule
"""What the answer uses although it is not certain. `provenance` says why."""


AssumptionList: TypeAlias = list[Assumption]
"""What the answer uses although it is not certain: figures that are only reconstructed or invented, and with `unstated` the rules that it assumes to be kept."""


class ReadingChoice(TypedDict):
    """A reading that the answer depends on or could have depended on."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""


ReadingChoiceList: TypeAlias = list[ReadingChoice]
"""All readings that the answer used."""


RulingVerdict: TypeAlias = Literal["legal", "illegal", "undetermined", "impossible"]
"""The verdict of a ruling. `impossible` only occurs in `otherwise`: under that choice of a reading the state is impossible."""


class GraenalandSetUpEvent(TypedDict):
    """The game is set up."""

    type: Literal["set-up"]
    players: NotRequired[list[GraenalandPlayer]]
    """The players in their order."""

    positions: GraenalandStartingPositions
    """Where players start: as marked on the map, or where they choose."""


class GraenalandStartedEvent(TypedDict):
    """The first villages and the warrior of a player are placed."""

    type: Literal["started"]
    player: GraenalandPlayer
    """The player."""

    settlements: NotRequired[list[GraenalandTerritoryId]]
    """Where the villages stand, as far as known."""

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
    """The card that the player took, if there certainly was one."""


class GraenalandCardsSetAsideEvent(TypedDict):
    """The cards left over on the coast are discarded."""

    type: Literal["cards-set-aside"]
    count: NotRequired[int]
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
    """A hero that was to move stays."""

    type: Literal["hero-stayed"]
    player: GraenalandPlayer
    """Whose hero."""

    hero: GraenalandHero
    """Which hero."""

    territory: GraenalandTerritoryId
    """Where."""

    rule: str
    """The rule that keeps it there."""


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
    """What one player gets by a proposal."""

    player: GraenalandPlayer
    """Who gets it."""

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
    """The territory whose cards it divides."""

    shares: list[GraenalandShare]
    """Who gets which cards."""


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

    face_up: list[GraenalandCard]
    """The cards that lay face up, as far as they are known."""

    face_down: list[GraenalandCard]
    """The cards that lay face down, as far as they are known."""


class GraenalandVictoryClaimedEvent(TypedDict):
    """A player claims victory."""

    type: Literal["victory-claimed"]
    player: NotRequired[GraenalandPlayer]
    """Who claims it, if the order is known."""

    points: int
    """How many points the player claims."""


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
    """An army is raised."""

    type: Literal["army-raised"]
    player: GraenalandPlayer
    """Whose army."""

    strength: NotRequired[int]
    """Its new strength, if known."""


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
    """The cards turned over, if it is known whether there are any."""


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
    """Players whose claims come next and who may share the victory. Left out if unknown."""


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
"""The phase of the game."""


class GraenalandClaimVoidEvent(TypedDict):
    """A claim of victory is void."""

    type: Literal["claim-void"]
    player: GraenalandPlayer
    """Whose claim."""

    points: NotRequired[int]
    """The points that were claimed, if they are known."""

    next_phase: NotRequired[GraenalandPhase]
    """The next phase, if known."""

    next_player: NotRequired[GraenalandPlayer]
    """Who builds next, if known."""


class GraenalandRanked(TypedDict):
    """Claim: the rank of a player at the end of the game."""

    player: GraenalandPlayer
    """The player."""

    rank: int
    """The rank."""


class GraenalandGameEndedEvent(TypedDict):
    """The game ends."""

    type: Literal["game-ended"]
    ranking: list[GraenalandRanked]
    """The known ranks, the highest first."""


GraenalandTopic: TypeAlias = Literal["own-proposal", "division", "wish", "vote", "joint-work", "help", "grant", "wait"]
"""What a player speaks about at the table. `own-proposal` is a proposal that the player is going to make, or has made. `division` is how the cards of a territory should be divided, and `wish` which cards the player wants. `vote` is how somebody votes, and what is promised for it. `joint-work` is which joint work to announce, and `help` who gives cards for it. `grant` is whom the main player lets build, what, and in return for what. With `wait` the main player is asked to wait before building."""


class GraenalandSaidEvent(TypedDict):
    """A player says something."""

    type: Literal["said"]
    player: GraenalandPlayer
    """Who speaks."""

    about: GraenalandTopic
    """What the player speaks about."""


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
    | GraenalandSaidEvent
)
"""An event, which an action causes. Its `type` says which one."""


class GraenalandRulingOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    verdict: RulingVerdict
    """The verdict under that choice."""

    action: NotRequired[int]
    """For a whole turn: the first action that is not legal under that choice."""

    events: NotRequired[list[GraenalandEvent]]
    """If it is legal under that choice: the events, in order."""


class GraenalandRulingHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[GraenalandRulingOtherwise]
    """The choices that change the answer."""


GraenalandRulingHinges: TypeAlias = list[GraenalandRulingHinge]
"""The readings for which another choice changes the answer."""


Ruleset: TypeAlias = str
"""The version of the rules that this service applies."""


EventsInWords: TypeAlias = list[str]
"""With `explain=all`: the events in words, in the same order."""


class OpenPlace(TypedDict):
    """A part of the next state that follows from something unknown: it is left out there, or known only in part."""

    at: str
    """The place in the next state: a JSON Pointer."""

    in_words: str
    """The same place in words, in the requested language."""

    missing: list[str]
    """The places in the request whose content is needed to work it out."""


OpenPlaceList: TypeAlias = list[OpenPlace]
"""The parts of the next state that are left out, because they follow from something unknown."""


class GraenalandChance(TypedDict):
    """The seed of a game and its use so far. They determine every later shuffle whose result is not in an action."""

    seed: NotRequired[str]
    """The seed. Anyone who knows it can predict every later shuffle."""

    shuffles: NotRequired[int]
    """How many shuffles have used the seed so far."""


class GraenalandPlace(TypedDict):
    """A settlement that was just placed."""

    player: NotRequired[GraenalandPlayer]
    """Who placed it."""

    territory: NotRequired[GraenalandTerritoryId]
    """Where."""


class GraenalandPlacement(TypedDict):
    """The choice of starting positions."""

    round: NotRequired[int]
    """1: first settlements, with the warriors; 2: second settlements."""

    cards: NotRequired[dict[str, GraenalandCardPile]]
    """The cards that still lie at each coastal territory, face down."""

    newcomer: NotRequired[GraenalandPlace]
    """While players may weigh anchor: who has just settled where no card was left."""


class GraenalandPendingProposal(TypedDict):
    """The proposal that is being voted on."""

    player: NotRequired[GraenalandPlayer]
    """Who made it."""

    territory: NotRequired[GraenalandTerritoryId]
    """The territory whose cards it divides."""

    shares: NotRequired[list[GraenalandShare]]
    """Who gets which cards."""


class GraenalandOffer(TypedDict):
    """The main player's offer: a joint work or a grant to build."""

    work: NotRequired[GraenalandWork]
    """For a joint work: its kind."""

    territory: NotRequired[GraenalandTerritoryId]
    """For a joint work: where."""

    player: NotRequired[GraenalandPlayer]
    """For a grant: who may build."""

    open: NotRequired[bool]
    """Whether nothing has been built for it yet."""


class GraenalandBuildingPhase(TypedDict):
    """What has happened in this building phase."""

    supply_taken: NotRequired[bool]
    """Whether the main player has taken a supply card."""

    markets_used: NotRequired[list[GraenalandTerritoryId]]
    """The markets that the player who builds has used."""

    offers: NotRequired[list[GraenalandOffer]]
    """The one offer of the round, if the main player has made it."""


class GraenalandAnnouncement(TypedDict):
    """The announcement of victory."""

    player: NotRequired[GraenalandPlayer]
    """Who announced it."""

    points: NotRequired[int]
    """With victory point cards: how many points."""


class GraenalandClaim(TypedDict):
    """How many points a player claims to reach if allowed to build."""

    player: GraenalandPlayer
    """Who claims."""

    points: int
    """How many victory points."""


class GraenalandVoidClaim(TypedDict):
    """A claim that was void, and what its player did while building for it."""

    player: GraenalandPlayer
    """Who claimed."""

    markets_used: NotRequired[list[GraenalandTerritoryId]]
    """The markets that the player used."""

    offers: NotRequired[list[GraenalandOffer]]
    """What the player offered."""


class Bounds(TypedDict):
    """A number that is known only by its bounds."""

    at_least: int
    """Its lower bound."""

    at_most: NotRequired[int]
    """Its upper bound, if it has one. Some number between the bounds must be allowed in place of them."""


GraenalandStrength: TypeAlias = int | Bounds
"""A number, or its bounds."""


GraenalandEnteringHero: TypeAlias = Literal["priest", "skald"]
"""The heroes who come with a building."""


class GraenalandWaiting(TypedDict):
    """A priest or skald who waits to enter where its building was built."""

    hero: NotRequired[GraenalandEnteringHero]
    """Which hero."""

    territories: NotRequired[list[GraenalandTerritoryId]]
    """Where it may enter, in the order of its buildings."""


class GraenalandClan(TypedDict):
    """What belongs to one player, apart from the board."""

    army: NotRequired[GraenalandStrength]
    """The strength of the army."""

    hand: NotRequired[GraenalandCardPile]
    """The cards in hand, including supply cards."""

    waiting: NotRequired[list[GraenalandWaiting]]
    """The heroes who wait to enter, in the order of their buildings."""

    victory_cards: NotRequired[list[GraenalandVictoryCard]]
    """The victory point card of the player; while the player chooses, the three cards dealt."""


class GraenalandClansByPlayer(TypedDict):
    """The clans, by colour."""

    red: NotRequired[GraenalandClan]
    yellow: NotRequired[GraenalandClan]
    white: NotRequired[GraenalandClan]
    violet: NotRequired[GraenalandClan]
    blue: NotRequired[GraenalandClan]


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


PileOrder: TypeAlias = Literal["unknown"]
"""What is known about the order of the cards in a pile."""


class GraenalandOrderedPile(TypedDict):
    """Some cards whose order matters: each of them, in an order that may be unknown, or only their number."""

    count: NotRequired[int]
    """How many cards."""

    cards: NotRequired[list[GraenalandCard]]
    """The cards, in a deck the top card first."""

    order: NotRequired[PileOrder]
    """The cards are in an unknown order. With a `count`, only that number of them are there: the others were drawn, and it is not known which."""


class GraenalandTerritory(TypedDict):
    """What stands and lies in one territory."""

    settlements: NotRequired[list[GraenalandHouse]]
    """Every settlement there, one entry for each house."""

    heroes: NotRequired[list[GraenalandHeroOnBoard]]
    """Every hero who stands there."""

    works: NotRequired[list[GraenalandWork]]
    """Every public work there."""

    face_up: NotRequired[GraenalandCardPile]
    """The cards that lie there face up."""

    face_down: NotRequired[GraenalandOrderedPile]
    """The cards that lie there face down, in the order in which players get them."""


class GraenalandDecks(TypedDict):
    """The decks to draw from."""

    plains: NotRequired[GraenalandOrderedPile]
    forest: NotRequired[GraenalandOrderedPile]
    hills: NotRequired[GraenalandOrderedPile]
    mountains: NotRequired[GraenalandOrderedPile]
    supply: NotRequired[GraenalandOrderedPile]


class GraenalandDiscardedCard(TypedDict):
    """A card on a discard pile."""

    deck: NotRequired[GraenalandCardBack]
    """Its back: a terrain, or the ship of a supply card."""

    resource: NotRequired[GraenalandResource]
    """On a resource card: the resource."""

    symbols: NotRequired[list[GraenalandResource]]
    """On a supply card: the two symbols."""

    face_down: NotRequired[bool]
    """Whether nobody has seen its face: it was left over on the coast."""


class GraenalandDiscardPile(TypedDict):
    """A discard pile: each card, or only their number."""

    count: NotRequired[int]
    """How many cards."""

    cards: NotRequired[list[GraenalandDiscardedCard]]
    """The cards."""


class GraenalandDiscards(TypedDict):
    """The discard piles."""

    plains: NotRequired[GraenalandDiscardPile]
    forest: NotRequired[GraenalandDiscardPile]
    hills: NotRequired[GraenalandDiscardPile]
    mountains: NotRequired[GraenalandDiscardPile]
    supply: NotRequired[GraenalandDiscardPile]


class GraenalandState(TypedDict):
    """What is known about a game of Graenaland. What is left out is unknown."""

    edition: NotRequired[GraenalandEditionId]
    """The edition whose figures apply; `sample` fills its gaps. The default is `altar-2006`."""

    overlay: NotRequired[GraenalandOverlay]
    """Figures that replace figures of the edition."""

    options: NotRequired[GraenalandOptions]
    """Optional rules."""

    readings: NotRequired[GraenalandReadings]
    """The choices for readings that differ from the defaults."""

    chance: NotRequired[GraenalandChance]
    """The seed of the game and its use so far, from the set-up. Leave it out if players must not predict shuffles."""

    map: NotRequired[list[GraenalandTile]]
    """The tiles of your own island, or of a part of it. Default: the island of the edition."""

    players: NotRequired[list[GraenalandPlayer]]
    """Who plays, clockwise."""

    main_player: NotRequired[GraenalandPlayer]
    """The player with the ship marker."""

    phase: NotRequired[GraenalandPhase]
    """The phase of the game."""

    turn: NotRequired[GraenalandPlayer]
    """Whose turn it is: to settle, to weigh anchor or not, to propose, or to build at the end of the game."""

    placement: NotRequired[GraenalandPlacement]
    """While players choose starting positions: how far they are."""

    proposal: NotRequired[GraenalandPendingProposal]
    """During voting: the proposal."""

    building: NotRequired[GraenalandBuildingPhase]
    """During building: what has happened in it."""

    announcement: NotRequired[GraenalandAnnouncement]
    """In the final building and after it: who announced victory."""

    claims: NotRequired[list[GraenalandClaim]]
    """With victory point cards, in the final building: the claims that follow if this one is void."""

    void_claims: NotRequired[list[GraenalandVoidClaim]]
    """With victory point cards, in the final building: the claims that were void."""

    clans: NotRequired[GraenalandClansByPlayer]
    """Armies, hands and waiting heroes."""

    territories: NotRequired[dict[str, GraenalandTerritory]]
    """What is in each territory, by name."""

    decks: NotRequired[GraenalandDecks]
    """The decks to draw from."""

    discards: NotRequired[GraenalandDiscards]
    """The discard piles."""

    supply_row: NotRequired[GraenalandCardPile]
    """The supply cards that lie face up beside their deck."""

    unstated: NotRequired[UnstatedOnBoard]
    """What holds for all that is left out."""


AssumedSummary: TypeAlias = str
"""Only if rules are assumed to be kept: what is assumed to be in order, in the requested language."""


class GraenalandLegalRuling(TypedDict):
    """No rule is violated."""

    verdict: Literal["legal"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: GraenalandRulingHinges
    ruleset: Ruleset
    events: list[GraenalandEvent]
    """The events, in order."""

    events_in_words: NotRequired[EventsInWords]
    open: OpenPlaceList
    state: GraenalandState
    """The next state. You can send it in the next request."""

    summary: NotRequired[AssumedSummary]


class GraenalandIllegalRuling(TypedDict):
    """At least one rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: GraenalandRulingHinges
    ruleset: Ruleset


OpenSummary: TypeAlias = str
"""What is decided and what is still open, in the requested language."""


class GraenalandUndeterminedRuling(TypedDict):
    """Whether a rule is violated depends on something unknown: see `missing`."""

    verdict: Literal["undetermined"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: GraenalandRulingHinges
    ruleset: Ruleset
    summary: OpenSummary


GraenalandRulingAnswer: TypeAlias = GraenalandLegalRuling | GraenalandIllegalRuling | GraenalandUndeterminedRuling
"""Whether the action is legal, why, and what it does."""


class GraenalandSetUpAction(TypedDict):
    """The game is set up. The cards dealt follow from the seed or are sent; otherwise they are unknown."""

    type: Literal["set-up"]
    first_player: NotRequired[GraenalandPlayer]
    """The first player. Default: the first in `players`."""

    positions: NotRequired[GraenalandStartingPositions]
    """Whether players start where the map shows it (`standard`, the default) or choose."""

    seed: NotRequired[str]
    """The seed for all shuffles, now and later, of decks that you do not send."""

    decks: NotRequired[GraenalandPileForEachDeck]
    """The shuffled decks, before anything was drawn."""

    victory_cards: NotRequired[GraenalandDealtVictoryCards]
    """The victory point cards that each player was dealt."""

    starts: NotRequired[GraenalandStarts]
    """Claim: where each player starts."""

    armies: NotRequired[GraenalandArmies]
    """Claim: the strength of each army."""

    hands: NotRequired[GraenalandDealtHands]
    """The resource cards that each player drew."""

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
    """Claim: where the player's warrior then is."""

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
    """A player keeps one of the victory point cards dealt and puts the others aside."""

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
    """Why: as the base card, for the road or for the improvement."""

    resource: NotRequired[GraenalandResource]
    """The resource on the card. If left out, it follows from the deck or is unknown."""

    placed: NotRequired[GraenalandDrawnTo]
    """Claim: where the card went."""


class GraenalandReshuffle(TypedDict):
    """A discard pile that was shuffled into a new deck."""

    deck: GraenalandTerrain
    """Which deck."""

    cards: list[GraenalandCard]
    """The new deck, top card first."""


class GraenalandProduceAction(TypedDict):
    """The territories produce."""

    type: Literal["produce"]
    draws: NotRequired[list[GraenalandDraw]]
    """Every card drawn, in order. Default: in the order of the map, from known decks."""

    reshuffles: NotRequired[list[GraenalandReshuffle]]
    """The new order of decks that were shuffled again. If left out, it is unknown."""


GraenalandOrderedDirection: TypeAlias = Literal[
    "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west", "stay", "undecided"
]
"""Where a hero goes: a compass direction, or `stay`. `undecided` is a player who has not put anything on the compass."""


class GraenalandEnding(TypedDict):
    """Claim: where a hero stands after the movement."""

    hero: GraenalandHero
    """Which hero."""

    territory: GraenalandTerritoryId
    """Where it stands."""


class GraenalandOrder(TypedDict):
    """What one player reveals."""

    player: GraenalandPlayer
    """Whose move it is."""

    hero: NotRequired[GraenalandHero]
    """Which hero moves. Not needed for `stay`, or if only one is on the board."""

    direction: GraenalandOrderedDirection
    """The direction on the compass, `stay`, or `undecided`."""

    steps: NotRequired[int]
    """How many territories the hero goes. Default: 1."""

    ends: NotRequired[list[GraenalandEnding]]
    """Claims: where the player's heroes then stand, before others enter."""


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
    """What each player reveals. If you leave out a player, it is not known what that player reveals."""

    entries: NotRequired[list[GraenalandEntry]]
    """Which waiting heroes enter. Not needed if their players have no choice."""


class GraenalandProposeAction(TypedDict):
    """A player proposes how to divide the cards of a territory."""

    type: Literal["propose"]
    player: GraenalandPlayer
    """Who proposes."""

    territory: GraenalandTerritoryId
    """The territory whose cards are divided."""

    shares: list[GraenalandShare]
    """Who gets which cards."""


class GraenalandPassAction(TypedDict):
    """A player makes no proposal."""

    type: Literal["pass"]
    player: GraenalandPlayer
    """Who passes."""


class GraenalandBallots(TypedDict):
    """How each player votes, by colour."""

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
"""Where votes come from."""


class GraenalandCounted(TypedDict):
    """Claim: how many votes a player has, in all or from one source."""

    player: GraenalandPlayer
    """Whose votes."""

    source: NotRequired[GraenalandCountedSource]
    """Where the votes come from. Default: all votes of the player."""

    votes: int
    """How many votes were counted."""


class GraenalandVoteAction(TypedDict):
    """The players vote on the proposal that was made."""

    type: Literal["vote"]
    ballots: NotRequired[GraenalandBallots]
    """Who is for the proposal (true) or against it (false)."""

    counted: NotRequired[list[GraenalandCounted]]
    """Claims: numbers of votes, which are checked."""

    accepted: NotRequired[bool]
    """Claim: whether the proposal was accepted."""


class GraenalandClaimVictoryAction(TypedDict):
    """Players claim victory, or nobody does."""

    type: Literal["claim-victory"]
    claims: list[GraenalandClaim]
    """Who claims victory, and for how many points. Empty if nobody does."""

    first: NotRequired[GraenalandPlayer]
    """Claim: who builds first; the main player if nobody claims victory."""


class GraenalandTakeSupplyAction(TypedDict):
    """The main player takes a supply card from the row."""

    type: Literal["take-supply"]
    player: GraenalandPlayer
    """Who takes it."""

    card: GraenalandCard
    """Which card, by its symbols. Send less if it is unknown which card it is."""


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
    """A card paid as the toll of a palisade."""

    player: GraenalandPlayer
    """Who gets it."""

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
    """The cards that are paid. Without them, it is only checked whether the cards in hand can pay at all, and the verdict is `illegal` or `undetermined`. `legal-actions` lists every payment."""

    tolls: NotRequired[list[GraenalandToll]]
    """The cards paid as the toll of a palisade. Default, with a payment: none."""


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
    """The cards that are paid. Without them, it is only checked whether the cards in hand can pay at all, and the verdict is `illegal` or `undetermined`. `legal-actions` lists every payment."""

    hero: NotRequired[GraenalandBuildersHero]
    """What the priest (of a church) or the skald (of a hall) does. Needed only if it moves there from the board; otherwise a claim."""


class GraenalandRaiseArmyAction(TypedDict):
    """A player raises the army by 1."""

    type: Literal["raise-army"]
    player: GraenalandPlayer
    """Whose army."""

    payment: NotRequired[list[GraenalandPaid]]
    """The cards that are paid. Without them, it is only checked whether the cards in hand can pay at all, and the verdict is `illegal` or `undetermined`. `legal-actions` lists every payment."""

    strength: NotRequired[int]
    """Claim: the new strength of the army."""


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
    """The cards that are paid. Without them, it is only checked whether the cards in hand can pay at all, and the verdict is `illegal` or `undetermined`. `legal-actions` lists every payment."""


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
    """Who gives the grant."""

    to: GraenalandPlayer
    """Who may build."""


GraenalandGoal: TypeAlias = Literal["settlements", "territories", "largest", "buildings", "army"]
"""The five goals on the card of victory conditions, which are the columns of the victory point cards."""


class GraenalandAnnounceVictoryAction(TypedDict):
    """The main player announces victory."""

    type: Literal["announce-victory"]
    player: GraenalandPlayer
    """Who announces it."""

    goals: NotRequired[list[GraenalandGoal]]
    """Claim: goals that are reached. It may name some of them only; at least three must be reached."""


class GraenalandEndRoundAction(TypedDict):
    """The main player ends the round."""

    type: Literal["end-round"]
    player: GraenalandPlayer
    """Who ends it."""

    next: NotRequired[GraenalandPlayer]
    """Claim: who gets the ship marker."""

    revealed: NotRequired[GraenalandCard]
    """The supply card turned over. If left out, it follows from the deck or is unknown."""

    shuffled: NotRequired[list[GraenalandCard]]
    """If the spent supply cards were shuffled: the new deck, top card first."""


class GraenalandEndBuildingAction(TypedDict):
    """A player ends the final building."""

    type: Literal["end-building"]
    player: GraenalandPlayer
    """Who ends it."""

    reveals: NotRequired[GraenalandVictoryCard]
    """Claim: the victory point card that the player shows; its levels are known from then on."""

    holds: NotRequired[bool]
    """Claim: whether the claim of victory holds. It is decided when the claimant ends building."""

    ranking: NotRequired[list[GraenalandRanked]]
    """Claims: the ranks of players. A player whose victory is proven has rank 1; nobody else has a rank before the final building is over."""


class GraenalandSayAction(TypedDict):
    """A player says something to the others. It changes nothing, and lists of legal actions leave it out."""

    type: Literal["say"]
    player: GraenalandPlayer
    """Who speaks."""

    about: GraenalandTopic
    """What the player speaks about."""


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
    | GraenalandSayAction
)
"""An action. Its `type` says which one."""


class GraenalandRulingRequest(TypedDict):
    """A state and the action to rule on."""

    state: GraenalandState
    """The known state of the game."""

    action: GraenalandAction
    """The action to rule on."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that the ruling is about. The default is `false`."""


class GraenalandTurnRequest(TypedDict):
    """A state and the actions to rule on."""

    state: GraenalandState
    """The state before the first action."""

    actions: list[GraenalandAction]
    """The actions, in their order."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that the ruling is about. The default is `false`."""


class GraenalandIllegalTurn(TypedDict):
    """At least one rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: GraenalandRulingHinges
    ruleset: Ruleset
    action: int
    """The index, from 0, of the first action that is not legal."""

    events: list[GraenalandEvent]
    """The events in the actions before the first that is not legal, in order."""

    events_in_words: NotRequired[EventsInWords]
    open: OpenPlaceList


class GraenalandUndeterminedTurn(TypedDict):
    """Whether a rule is violated depends on something unknown: see `missing`."""

    verdict: Literal["undetermined"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: GraenalandRulingHinges
    ruleset: Ruleset
    action: int
    """The index, from 0, of the first action that is not legal."""

    events: list[GraenalandEvent]
    """The events in the actions before the first that is not legal, in order."""

    events_in_words: NotRequired[EventsInWords]
    open: OpenPlaceList
    summary: OpenSummary


GraenalandTurnAnswer: TypeAlias = GraenalandLegalRuling | GraenalandIllegalTurn | GraenalandUndeterminedTurn
"""Whether the whole turn is legal, why, and what it does."""


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
    "say",
]
"""The type of an action."""


class GraenalandLegalActionsRequest(TypedDict):
    """A state, and which of its legal actions to list."""

    state: GraenalandState
    """The known state of the game."""

    player: NotRequired[GraenalandPlayer]
    """Only actions of this player."""

    type: NotRequired[GraenalandActionType]
    """Only actions of this type."""

    place: NotRequired[str]
    """Only actions at this place: the name that it has in the picture."""

    action: NotRequired[GraenalandAction]
    """An incomplete action, for example without its payment: only the ways to complete it are listed."""

    scores: NotRequired[bool]
    """Whether to score the state after each action, and to list the best action first."""

    sentences: NotRequired[bool]
    """Whether to give each action as a sentence, too. The default is `false`."""

    thumbnails: NotRequired[bool]
    """Whether to draw what each action changes, such as a tile that is laid. The default is `false`."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that each action is about. The default is `false`."""

    limit: NotRequired[int]
    """The largest number of actions to list. The default is 100."""

    cursor: NotRequired[int]
    """Where to continue: the `next` of the previous answer."""


class GraenalandPlayerPoints(TypedDict):
    """The points of one player."""

    player: GraenalandPlayer
    """The player."""

    points: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""


class GraenalandLegalActionType(TypedDict):
    """The number of actions of one type in the list."""

    type: GraenalandActionType
    """The type of the actions."""

    count: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""


class GraenalandLegalActionsOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    actions: list[GraenalandAction]
    """The actions."""

    choices_left: list[list[str]]
    """For each action, in the order of the actions: the members that can be chosen in another way, too. The list has one way. Send the action without them as `action` to list every way."""

    scores: NotRequired[list[list[GraenalandPlayerPoints]]]
    """If requested: the points after each action, in the order of the actions."""


class GraenalandLegalActionsHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[GraenalandLegalActionsOtherwise]
    """The choices that change the answer."""


GraenalandLegalActionsHinges: TypeAlias = list[GraenalandLegalActionsHinge]
"""The readings for which another choice changes the answer."""


class GraenalandLegalActionsAnswer(TypedDict):
    """Legal actions in a fixed order."""

    actions: list[GraenalandAction]
    """The actions."""

    choices_left: list[list[str]]
    """For each action, in the order of the actions: the members that can be chosen in another way, too. The list has one way. Send the action without them as `action` to list every way."""

    scores: NotRequired[list[list[GraenalandPlayerPoints]]]
    """If requested: the points after each action, in the order of the actions."""

    sentences: NotRequired[list[str]]
    """If requested: each action in a sentence, in the order of the actions."""

    thumbnails: NotRequired[list[str]]
    """If requested: a small drawing for each action, in the order of the actions."""

    marks: NotRequired[list[MarkList]]
    """If requested: the places of each action, in the order of the actions."""

    types: NotRequired[list[GraenalandLegalActionType]]
    """The types that have, or may have, legal actions, each with the number of actions in the list or its bounds. Only on the first page."""

    complete: bool
    """Whether every legal action that was requested and changes something is in the list, or differs from one in it only by `choices_left`, by claims or by what chance brings. If not, `next` or `missing` says what is left."""

    truncated: bool
    """Whether there may be more actions."""

    next: NotRequired[int]
    """The cursor of the next page, at most 10000. Left out if there is none, or if finding it would take too long."""

    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: GraenalandLegalActionsHinges
    ruleset: Ruleset


class GraenalandReplayRequest(TypedDict):
    """A state, and the actions that followed."""

    state: GraenalandState
    """The state before the first action."""

    actions: list[GraenalandAction]
    """The actions, in their order."""

    go_on: NotRequired[bool]
    """Whether to skip actions that are not legal instead of stopping. The default is `false`."""


class GraenalandLegalReplayedRuling(TypedDict):
    """No rule is violated."""

    verdict: Literal["legal"]
    sentence: Sentence
    findings: FindingList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    hinges_on: GraenalandRulingHinges
    events: list[GraenalandEvent]
    """The events, in order."""

    events_in_words: NotRequired[EventsInWords]
    open: OpenPlaceList
    summary: NotRequired[AssumedSummary]


class GraenalandIllegalReplayedRuling(TypedDict):
    """At least one rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    sentence: Sentence
    findings: FindingList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    hinges_on: GraenalandRulingHinges


class GraenalandUndeterminedReplayedRuling(TypedDict):
    """Whether a rule is violated depends on something unknown: see `missing`."""

    verdict: Literal["undetermined"]
    sentence: Sentence
    findings: FindingList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    hinges_on: GraenalandRulingHinges
    summary: OpenSummary


GraenalandReplayedRuling: TypeAlias = (
    GraenalandLegalReplayedRuling | GraenalandIllegalReplayedRuling | GraenalandUndeterminedReplayedRuling
)
"""The ruling on one action. Pointers below `/state` lead into the state just before that action."""


class GraenalandReplayOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    actions: list[int]
    """The actions whose rulings would differ."""


class GraenalandReplayHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[GraenalandReplayOtherwise]
    """The choices that change the answer."""


GraenalandReplayHinges: TypeAlias = list[GraenalandReplayHinge]
"""The readings for which another choice changes the answer."""


class GraenalandReplayAnswer(TypedDict):
    """The ruling on each action, and the state after the legal ones."""

    rulings: list[GraenalandReplayedRuling]
    """The rulings, up to the last action that was ruled on."""

    prefix: int
    """The number of actions before the first one that is not legal."""

    legal: int
    """The number of legal actions."""

    truncated: bool
    """Whether the replay stopped early because the work limit was reached."""

    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: GraenalandReplayHinges
    ruleset: Ruleset
    state: GraenalandState
    """The state after the legal actions. You can send it in the next request."""


class GraenalandAuditRequest(TypedDict):
    """A state to audit."""

    state: GraenalandState
    """The known state of the game."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that each finding is about. The default is `false`."""


AuditVerdict: TypeAlias = Literal["possible", "impossible", "undetermined"]
"""The verdict of an audit."""


class AuditOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    verdict: AuditVerdict
    """The verdict under that choice."""


class AuditHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[AuditOtherwise]
    """The choices that change the answer."""


AuditHinges: TypeAlias = list[AuditHinge]
"""The readings for which another choice changes the answer."""


class PossibleAudit(TypedDict):
    """The state is possible: it breaks no rule."""

    verdict: Literal["possible"]
    findings: FindingList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: AuditHinges
    ruleset: Ruleset


class ImpossibleAudit(TypedDict):
    """The state is impossible: it breaks a rule."""

    verdict: Literal["impossible"]
    findings: FindingList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: AuditHinges
    ruleset: Ruleset


class UndeterminedAudit(TypedDict):
    """The known parts of the state break no rule, but something is unknown: see `missing`."""

    verdict: Literal["undetermined"]
    findings: FindingList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: AuditHinges
    ruleset: Ruleset


AuditAnswer: TypeAlias = PossibleAudit | ImpossibleAudit | UndeterminedAudit
"""Whether the state is possible, and if not, every rule that it breaks."""


class GraenalandScoresRequest(TypedDict):
    """A state to score."""

    state: GraenalandState
    """The known state of the game."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that each line or finding is about. The default is `false`."""


class GraenalandScoreLine(TypedDict):
    """The points that a player has by one rule."""

    rule: str
    """Id of the rule."""

    points: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""

    at: list[str]
    """The places that earn the points."""

    message: str
    """The line in words, in the requested language."""

    facts: dict[str, Any]
    """The facts in the message, by name. An unknown number is given by its bounds."""

    marks: NotRequired[MarkList]


class GraenalandScore(TypedDict):
    """The score of one player."""

    player: GraenalandPlayer
    """The player."""

    points: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""

    rank: NotRequired[int]
    """The rank, if known. Equal players share a rank."""

    lines: list[GraenalandScoreLine]
    """The points, rule by rule."""


class GraenalandPlayerRank(TypedDict):
    """The rank of one player."""

    player: GraenalandPlayer
    """The player."""

    rank: int
    """The rank."""


class CitedRule(TypedDict):
    """A rule that an answer applies."""

    rule: str
    """Id of the rule."""

    statement: str
    """The rule in words, in the requested language."""

    citations: CitationList


CitedRuleList: TypeAlias = list[CitedRule]
"""The rules that the answer applies."""


class GraenalandScoreTotal(TypedDict):
    """The total of one player."""

    player: GraenalandPlayer
    """The player."""

    points: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""

    rank: NotRequired[int]
    """The rank, if known. Equal players share a rank."""


class GraenalandScoresOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    players: list[GraenalandScoreTotal]
    """The scores under that choice."""

    findings: FindingList


class GraenalandScoresHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[GraenalandScoresOtherwise]
    """The choices that change the answer."""


GraenalandScoresHinges: TypeAlias = list[GraenalandScoresHinge]
"""The readings for which another choice changes the answer."""


class GraenalandScoresAnswer(TypedDict):
    """The score of the state."""

    players: list[GraenalandScore]
    """The score of each player, in their order around the table."""

    ranking: NotRequired[list[GraenalandPlayerRank]]
    """The players by rank, if all ranks are known."""

    findings: FindingList
    rules: CitedRuleList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: GraenalandScoresHinges
    ruleset: Ruleset


MarkedItem: TypeAlias = str
"""A JSON Pointer, or the name of a place that actions use."""


AboutItem: TypeAlias = str
"""A JSON Pointer, or the name of a place that actions use."""


class GraenalandPictureRequest(TypedDict):
    """A state to draw."""

    state: GraenalandState
    """The known state of the game."""

    marked: NotRequired[list[MarkedItem]]
    """The places to mark: JSON Pointers into the request, such as those in `at` of findings, or names. If a place is only drawn as a part of something else, that is marked. A place that is not in the picture is ignored."""

    about: NotRequired[list[AboutItem]]
    """What the picture is about: JSON Pointers into the request, or names of places and players. The picture then leaves out other places and players, as far as they have nothing to do with these. The default is to draw all."""

    whole: NotRequired[bool]
    """Whether to draw every place where `edits` can put something down, not only those that the state knows."""

    hidden: NotRequired[bool]
    """Whether to draw known cards that nobody at the table sees: those of a deck, and those that lie face down. The default is `false`."""


class PictureAnswer(TypedDict):
    """A picture."""

    svg: str
    """The picture: an SVG document, for use in any page."""


class GraenalandViewRequest(TypedDict):
    """What is to be shown, and to whom."""

    state: NotRequired[GraenalandState]
    """The known state of the game."""

    actions: NotRequired[list[GraenalandAction]]
    """Actions that were taken."""

    events: NotRequired[list[GraenalandEvent]]
    """Events, from a ruling."""

    player: NotRequired[GraenalandPlayer]
    """Who sees it. Leave it out for somebody who does not play."""


class GraenalandViewAnswer(TypedDict):
    """What may be shown."""

    state: NotRequired[GraenalandState]
    """The state, if one was sent. What is hidden is left out, or is an unknown card."""

    events: NotRequired[list[GraenalandEvent]]
    """The events, if any were sent, in the same order."""

    sentences: NotRequired[list[str]]
    """The actions, if any were sent, in words and in the same order."""


GraenalandPiece: TypeAlias = Literal[
    "village",
    "keep",
    "church",
    "hall",
    "warrior",
    "priest",
    "skald",
    "road",
    "improvement",
    "market",
    "palisade",
    "card-grain",
    "card-cattle",
    "card-wood",
    "card-ore",
    "card-gold",
    "card-face-down",
    "card-grain-grain",
    "card-grain-cattle",
    "card-grain-wood",
    "card-grain-ore",
    "card-grain-gold",
    "card-cattle-cattle",
    "card-cattle-wood",
    "card-cattle-ore",
    "card-cattle-gold",
    "card-wood-wood",
    "card-wood-ore",
    "card-wood-gold",
    "card-ore-ore",
    "card-ore-gold",
    "card-gold-gold",
    "army",
    "main-player",
    "turn",
]
"""A piece that can be put down."""


class GraenalandEdit(TypedDict):
    """A piece that is put down, or a place from which one is taken away."""

    at: NotRequired[str]
    """The JSON Pointer of the place: its `data-at` in the picture of the state."""

    place: NotRequired[str]
    """The name of the place: its `data-place` in the picture, or that of what it lies on."""

    piece: NotRequired[GraenalandPiece]
    """The piece to put down. If you leave it out, the piece that lies there is taken away."""

    player: NotRequired[GraenalandPlayer]
    """Whose piece it is, for `village`, `keep`, `church`, `hall`, `warrior`, `priest`, `skald`."""

    turn: NotRequired[int]
    """How far the piece is turned, from 0. After its last position comes the first again."""


class GraenalandEditRequest(TypedDict):
    """A state, and the change to make in it."""

    state: GraenalandState
    """The known state of the game."""

    edit: GraenalandEdit
    """The change."""


class GraenalandEditAnswer(TypedDict):
    """The state after an edit."""

    fits: bool
    """Whether the piece can be put there or taken away. If not, the state is unchanged."""

    state: GraenalandState
    """The state with the change."""

    note: NotRequired[str]
    """What people should know: why the piece does not fit, or what else has changed."""


class GraenalandVotesRequest(TypedDict):
    """The territory whose votes to count."""

    state: GraenalandState
    """What is known. One territory is enough."""

    territory: GraenalandTerritoryId
    """The territory."""

    ballots: NotRequired[GraenalandBallots]
    """The known ballots on a proposal."""


GraenalandVoteSourceKind: TypeAlias = Literal["settlements", "warrior", "priest", "skald", "heroes"]
"""Where votes come from."""


class GraenalandVoteTerm(TypedDict):
    """The votes that one rule adds to a source, or takes from it."""

    rule: str
    """Id of the rule."""

    votes: int
    """How many votes. Negative if the rule takes some."""


class GraenalandVoteWay(TypedDict):
    """The votes of a source if what is unknown turns out in one way."""

    votes: int
    """How many votes."""

    terms: list[GraenalandVoteTerm]
    """Their parts."""


class GraenalandVoteSource(TypedDict):
    """Where votes come from."""

    votes: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""

    source: GraenalandVoteSourceKind
    """The settlements, or one hero. `heroes` if it is unknown which."""

    terms: list[GraenalandVoteTerm]
    """If the number is exact: its parts."""

    ways: NotRequired[list[GraenalandVoteWay]]
    """If the number is not exact, but only a few are possible: each of them with its parts."""

    at: list[str]
    """The pieces."""


class GraenalandPlayerVotes(TypedDict):
    """The votes of one player."""

    votes: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""

    player: GraenalandPlayer
    """The player."""

    sources: list[GraenalandVoteSource]
    """Where the votes come from."""


class GraenalandVoteCount(TypedDict):
    """A number of votes: exact, or between bounds."""

    votes: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""


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
        "without_vote": NotRequired[list[GraenalandPlayer]],
    },
)


class GraenalandVotesHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[GraenalandVotesOtherwise]
    """The choices that change the answer."""


GraenalandVotesHinges: TypeAlias = list[GraenalandVotesHinge]
"""The readings for which another choice changes the answer."""


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
        "without_vote": NotRequired[list[GraenalandPlayer]],
        "rules": CitedRuleList,
        "missing": MissingPlaces,
        "missing_in_words": MissingInWords,
        "assumptions": AssumptionList,
        "readings": ReadingChoiceList,
        "hinges_on": GraenalandVotesHinges,
        "ruleset": Ruleset,
    },
)


class GraenalandVictoryClaimRequest(TypedDict):
    """A player, and the points to reach."""

    state: GraenalandState
    """What is known about the game."""

    player: GraenalandPlayer
    """Who claims victory."""

    points: NotRequired[int]
    """How many victory points; without victory point cards, how many goals. Default: enough to win."""


GraenalandVictoryClaimOutcome: TypeAlias = Literal["reachable", "unreachable", "undetermined"]
"""Whether points can be reached."""


class GraenalandReachablePoints(TypedDict):
    """The most points that can be reached: exact, or between bounds."""

    points: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""


GraenalandPlannedAction: TypeAlias = GraenalandBuildVillageAction | GraenalandBuildBuildingAction | GraenalandRaiseArmyAction
"""An action of a plan, named by its `type`."""


class GraenalandSearched(TypedDict):
    """How far the search went."""

    sets: int
    """How many sets of things to build were tried."""

    complete: bool
    """Whether the search ended without giving up."""


class GraenalandVictoryClaimOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    outcome: GraenalandVictoryClaimOutcome
    """Whether the points can be reached."""


class GraenalandVictoryClaimHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[GraenalandVictoryClaimOtherwise]
    """The choices that change the answer."""


GraenalandVictoryClaimHinges: TypeAlias = list[GraenalandVictoryClaimHinge]
"""The readings for which another choice changes the answer."""


class GraenalandVictoryClaimAnswer(TypedDict):
    """Whether the points can be reached, and how."""

    player: GraenalandPlayer
    """Who claims victory."""

    points: int
    """The points to reach."""

    outcome: GraenalandVictoryClaimOutcome
    """Whether the points can be reached."""

    best: GraenalandReachablePoints
    """The most points that can be reached."""

    plan: list[GraenalandPlannedAction]
    """What to build, in this order, for the points that can certainly be reached."""

    sentences: list[str]
    """Each action of the plan in a sentence."""

    start: NotRequired[GraenalandState]
    """The state in which the plan begins, ready to be sent for a replay."""

    searched: GraenalandSearched
    """How far the search went."""

    rules: CitedRuleList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: GraenalandVictoryClaimHinges
    ruleset: Ruleset


class CaseReference(TypedDict):
    """A conformance case that shows a rule."""

    id: str
    """Id of the case."""

    title: str
    """The case in a few words, if possible in the requested language."""


class Rule(TypedDict):
    """A rule of the game."""

    id: str
    """Id of the rule; it never changes its meaning."""

    statement: str
    """The rule in words, in the requested language."""

    citations: CitationList
    readings: list[str]
    """The readings that the rule depends on."""

    judged: bool
    """Whether answers check the rule. If not, it is for the players at the table: no state or action shows it."""

    cases: list[CaseReference]
    """The conformance cases that show the rule."""


class RuleList(TypedDict):
    """Rules, in the order in which findings list them; of a search, the best match first."""

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
    "costs.something",
    "points.levels",
    "setup.decks",
    "setup.supply-row",
    "setup.army",
    "setup.island",
    "setup.first-player",
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
    "movement.reminder",
    "movement.secret",
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
    "talk.own-proposal",
    "talk.wishes",
    "talk.vote",
    "talk.joint-work",
    "talk.grant",
    "talk.wait",
    "secret.hands",
    "secret.face-down",
    "secret.victory-card",
]
"""The id of a rule."""


Provenance: TypeAlias = Literal["printed", "sourced", "reconstructed", "invented", "unknown"]
"""The source of a figure."""


class Figure(TypedDict):
    """A figure printed on a component."""

    figure: str
    """The figure: a JSON Pointer into the edition. Answers that use an assumed figure name it by this."""

    value: NotRequired[Any]
    """The value of the figure; left out if no source gives it."""

    provenance: Provenance
    """Its source."""

    source: str
    """The source, in words."""


class Edition(TypedDict):
    """An edition of a game, as far as its components are known."""

    id: str
    """Id of the edition; a state uses it."""

    based_on: NotRequired[str]
    """The edition that it completes, if there is one."""

    figures: list[Figure]
    """All figures."""


class PieceOwner(TypedDict):
    """A player to whom pieces can belong."""

    player: str
    """Id of the player."""

    picture: str
    """What the pieces of this player look like, as SVG."""


class GraenalandBeginning(TypedDict):
    """What a state says if nothing has been done yet in a phase, or in a turn of it."""

    phase: str
    """The phase."""

    title: str
    """That nothing has been done, for people."""

    state: GraenalandState
    """The facts, as a part of a state. Put each of its members into your state."""


class EditingFact(TypedDict):
    """A fact of a position that its picture does not show."""

    title: str
    """The question for people."""

    at: str
    """The JSON Pointer of its place below the state. `{player}` stands for each player."""

    among: NotRequired[str]
    """For names of places: a JSON Pointer below the state to those that can be chosen. `*` stands for each entry or member."""

    pieces: NotRequired[list[str]]
    """For a pile of cards: the pieces that an edit at this place puts into it."""


class EditingSubject(TypedDict):
    """Facts that belong together."""

    title: str
    """Their heading for people."""

    phases: list[str]
    """The phases in which they matter. If there is none, they always do."""

    facts: list[EditingFact]
    """The facts."""


class Piece(TypedDict):
    """A piece that can be put down."""

    id: str
    """Id of the piece; an edit uses it."""

    title: str
    """Its name for people, short enough for a button."""

    turns: int
    """How many ways it can be turned."""

    has_owner: bool
    """Whether it belongs to a player."""

    picture: NotRequired[str]
    """A small picture of it, as SVG."""

    action: NotRequired[str]
    """The type of the action that lays it. Its text is what an edit adds to an empty state."""


class PieceGroup(TypedDict):
    """Pieces of one kind."""

    title: str
    """Their name for people."""

    pieces: list[Piece]
    """The pieces."""


class GraenalandPieceList(TypedDict):
    """The pieces of the game."""

    start: GraenalandState
    """The state to begin with: an empty position."""

    members: list[str]
    """The members of a state that pieces change."""

    owners: list[PieceOwner]
    """The players, if their pieces have colours."""

    beginnings: list[GraenalandBeginning]
    """What a state says if nothing has been done yet in a phase, or in a turn of it."""

    subjects: list[EditingSubject]
    """The facts of a position that its pieces do not show."""

    groups: list[PieceGroup]
    """All pieces."""


class Example(TypedDict):
    """A request that you can send unchanged, and the answer to it."""

    name: str
    """Id of the example."""

    title: str
    """What it shows, in the requested language."""

    operation: str
    """The question: the last part of its path."""

    request: dict[str, Any]
    """The request body."""

    response: Any
    """The response body; a string if it is not JSON."""


class ExampleList(TypedDict):
    """The worked examples of a game."""

    examples: list[Example]
    """The examples."""


ConfusingLandsEditionId: TypeAlias = Literal["envy-born-2024", "sample"]
"""The id of an edition."""


ConditionItem: TypeAlias = str
"""Three squares, one token each."""


PlainItem: TypeAlias = str
"""Three squares, one token each."""


class ConfusingLandsCardFaces(TypedDict):
    """What the two sides of a card show, unturned: two rows of three squares each."""

    condition: NotRequired[list[ConditionItem]]
    """The side with the condition."""

    plain: NotRequired[list[PlainItem]]
    """The other side."""


class ConfusingLandsOverlay(TypedDict):
    """What your own cards show, where the edition does not know it or is wrong."""

    cards: NotRequired[dict[str, ConfusingLandsCardFaces]]
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


ConfusingLandsWolfUnreachableReading: TypeAlias = Literal["scores", "does-not"]
"""The choices of the reading `wolf.unreachable`."""


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
        "wolf.unreachable": NotRequired[ConfusingLandsWolfUnreachableReading],
        "tiebreak.shared": NotRequired[ConfusingLandsTiebreakSharedReading],
        "tiebreak.none-left": NotRequired[ConfusingLandsTiebreakNoneLeftReading],
        "solo.nine": NotRequired[ConfusingLandsSoloNineReading],
    },
)


ConfusingLandsPlayer: TypeAlias = Literal["one", "two"]
"""A player."""


Unstated: TypeAlias = Literal["unknown", "in-order"]
"""With `in-order`, a rule that depends on what is left out is assumed to be kept, if it can be. Send lists that several actions change: what is added to a list that is left out is not remembered. Default: `unknown`."""


class ConfusingLandsCard(TypedDict):
    """A card, named by the number of its condition. Without a number, the card is unknown."""

    card: NotRequired[int]
    """Its number."""


class ConfusingLandsCardPile(TypedDict):
    """A pile of cards: its cards, or only their number."""

    count: NotRequired[int]
    """The number of cards."""

    cards: NotRequired[list[ConfusingLandsCard]]
    """The cards. The top card of the deck comes first."""


class ConfusingLandsSetupRequest(TypedDict):
    """The players, the rules they agreed on, and the set-up."""

    edition: NotRequired[ConfusingLandsEditionId]
    """The edition whose figures apply; `sample` fills its gaps. The default is `envy-born-2024`."""

    overlay: NotRequired[ConfusingLandsOverlay]
    """Figures that replace figures of the edition."""

    readings: NotRequired[ConfusingLandsReadings]
    """The choices for readings that differ from the defaults."""

    players: NotRequired[list[ConfusingLandsPlayer]]
    """Who plays: two players, or one in a solo game."""

    unstated: NotRequired[Unstated]
    """What holds for all that is left out."""

    seed: NotRequired[str]
    """The seed that shuffles the deck, if the deck is not sent."""

    deck: NotRequired[ConfusingLandsCardPile]
    """The shuffled deck, before the shared condition is taken from it."""

    shared: NotRequired[ConfusingLandsCard]
    """Claim: the card with the shared condition."""


class ConfusingLandsSetUpEvent(TypedDict):
    """The game is set up."""

    type: Literal["set-up"]
    shared: ConfusingLandsCard
    """The shared condition, if it is known."""

    players: NotRequired[list[ConfusingLandsPlayer]]
    """The players, if they are known."""


class ConfusingLandsHands(TypedDict):
    """The hands of the players."""

    one: NotRequired[ConfusingLandsCardPile]
    two: NotRequired[ConfusingLandsCardPile]


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
    """The side that is up."""

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

    to: ConfusingLandsPlayer
    """Who gets it."""

    card: NotRequired[int]
    """The number of the card, if it is known."""


class ConfusingLandsCardReplacedEvent(TypedDict):
    """The solo player takes another card."""

    type: Literal["card-replaced"]
    player: ConfusingLandsPlayer
    """Who plays."""

    discarded: ConfusingLandsCard
    """The card from the hand, if it is known."""

    top: ConfusingLandsCard
    """The top card of the deck, which is discarded, if it is known."""

    taken: ConfusingLandsCard
    """The card below it, which is taken, if it is known."""


class ConfusingLandsFinalScore(TypedDict):
    """The points and the rank of a player, as far as they are known."""

    player: ConfusingLandsPlayer
    """The player."""

    points: NotRequired[int]
    """The points."""

    rank: NotRequired[int]
    """The rank."""


class ConfusingLandsScoredEvent(TypedDict):
    """The points are counted."""

    type: Literal["scored"]
    players: NotRequired[list[ConfusingLandsFinalScore]]
    """The points and the rank of each player, if it is known who plays."""


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
"""An event, which an action causes. Its `type` says which one."""


class ConfusingLandsRulingOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    verdict: RulingVerdict
    """The verdict under that choice."""

    action: NotRequired[int]
    """For a whole turn: the first action that is not legal under that choice."""

    events: NotRequired[list[ConfusingLandsEvent]]
    """If it is legal under that choice: the events, in order."""


class ConfusingLandsRulingHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[ConfusingLandsRulingOtherwise]
    """The choices that change the answer."""


ConfusingLandsRulingHinges: TypeAlias = list[ConfusingLandsRulingHinge]
"""The readings for which another choice changes the answer."""


class ConfusingLandsChance(TypedDict):
    """The seed of a game and its use so far. They determine every later shuffle whose result is not in an action."""

    seed: NotRequired[str]
    """The seed. Anyone who knows it can predict every later shuffle."""

    shuffles: NotRequired[int]
    """How many shuffles have used the seed so far."""


ConfusingLandsPhase: TypeAlias = Literal[
    "setup", "dealing", "choosing", "placing-chosen", "passing", "placing-passed", "scoring", "over"
]
"""The phase of the game."""


ConfusingLandsRound: TypeAlias = int | Bounds
"""A number, or its bounds."""


class ConfusingLandsPlacedCard(TypedDict):
    """A card as it lies in a landscape."""

    card: NotRequired[int]
    """Its number."""

    side: NotRequired[ConfusingLandsCardSide]
    """The side that is up."""

    rotation: NotRequired[ConfusingLandsRotation]
    """How far it is turned clockwise, in degrees."""

    row: NotRequired[int]
    """The row of its top left square as it lies. Rows are counted to the south."""

    column: NotRequired[int]
    """The column of that square. Columns are counted to the east."""


class ConfusingLandsOrigin(TypedDict):
    """The row and the column of the first token of `squares`."""

    row: NotRequired[int]
    """The row."""

    column: NotRequired[int]
    """The column."""


Square: TypeAlias = str
"""A row of squares, one token each."""


class ConfusingLandsLandscape(TypedDict):
    """The landscape of a player: its cards, its squares from above, or both."""

    placed: NotRequired[list[ConfusingLandsPlacedCard]]
    """The cards, in the order in which they were placed."""

    squares: NotRequired[list[Square]]
    """The squares, row by row, separated by spaces. `.` is empty, `F` forest, `M` mountain, `V` village, `E` elk, `W` wolf and `C` crystal. `ns` is a river that ends in the north and the south; the directions are `n`, `e`, `s` and `w`. `7` is part of condition 7, `?` is unknown, and `-` is no square."""

    origin: NotRequired[ConfusingLandsOrigin]
    """The row and the column of the first token of `squares`. Default: 1 and 1."""


class ConfusingLandsLandscapesByPlayer(TypedDict):
    """The landscapes of the players."""

    one: NotRequired[ConfusingLandsLandscape]
    two: NotRequired[ConfusingLandsLandscape]


class ConfusingLandsHiddenCard(TypedDict):
    """A card that may lie face down: chosen but not yet placed, discarded, or set aside."""

    card: NotRequired[int]
    """Its number."""

    hidden: NotRequired[bool]
    """Whether it lies face down. When it is turned over, any number that is possible is accepted."""


class ConfusingLandsChosen(TypedDict):
    """The cards that were chosen but not yet placed, by player."""

    one: NotRequired[ConfusingLandsHiddenCard]
    two: NotRequired[ConfusingLandsHiddenCard]


class ConfusingLandsSetAsidePile(TypedDict):
    """The cards that were set aside, or only their number."""

    count: NotRequired[int]
    """The number of cards."""

    cards: NotRequired[list[ConfusingLandsHiddenCard]]
    """The cards, in their order."""


class ConfusingLandsCardsSetAside(TypedDict):
    """The cards that could not be placed and were set aside, by player."""

    one: NotRequired[ConfusingLandsSetAsidePile]
    two: NotRequired[ConfusingLandsSetAsidePile]


class ConfusingLandsDeck(TypedDict):
    """A pile of cards to draw from: its cards, in an order that may be unknown, or only their number."""

    count: NotRequired[int]
    """The number of cards."""

    cards: NotRequired[list[ConfusingLandsCard]]
    """The cards. The top card of the deck comes first."""

    order: NotRequired[PileOrder]
    """The cards are in an unknown order. With a `count`, only that number of them are there: the others were drawn, and it is not known which."""


class ConfusingLandsDiscards(TypedDict):
    """The discard pile: its cards, or only their number."""

    count: NotRequired[int]
    """The number of cards."""

    cards: NotRequired[list[ConfusingLandsHiddenCard]]
    """The cards, in their order."""


class ConfusingLandsState(TypedDict):
    """What is known about a game of Confusing Lands. What is left out is unknown."""

    edition: NotRequired[ConfusingLandsEditionId]
    """The edition whose figures apply; `sample` fills its gaps. The default is `envy-born-2024`."""

    overlay: NotRequired[ConfusingLandsOverlay]
    """Figures that replace figures of the edition."""

    readings: NotRequired[ConfusingLandsReadings]
    """The choices for readings that differ from the defaults."""

    chance: NotRequired[ConfusingLandsChance]
    """The seed of the game and its use so far, from the set-up. Leave it out if players must not predict shuffles."""

    players: NotRequired[list[ConfusingLandsPlayer]]
    """Who plays: two players, or one in a solo game."""

    phase: NotRequired[ConfusingLandsPhase]
    """The phase of the game."""

    round: NotRequired[ConfusingLandsRound]
    """The round, of four."""

    shared: NotRequired[ConfusingLandsCard]
    """The card in the middle, with the shared condition."""

    landscapes: NotRequired[ConfusingLandsLandscapesByPlayer]
    """The landscapes, by player."""

    hands: NotRequired[ConfusingLandsHands]
    """The cards in hand, by player."""

    chosen: NotRequired[ConfusingLandsChosen]
    """While cards are chosen and placed: the cards chosen but not yet placed, face down. A player who is not listed has not chosen yet, or has already placed the card."""

    set_aside: NotRequired[ConfusingLandsCardsSetAside]
    """With the reading `place.none-possible`: the cards that could not be placed without covering a condition, and left the game. A player who is not listed has set none aside."""

    deck: NotRequired[ConfusingLandsDeck]
    """The deck, the top card first."""

    discards: NotRequired[ConfusingLandsDiscards]
    """In a solo game: the discard pile."""

    unstated: NotRequired[Unstated]
    """What holds for all that is left out."""


class ConfusingLandsLegalRuling(TypedDict):
    """No rule is violated."""

    verdict: Literal["legal"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: ConfusingLandsRulingHinges
    ruleset: Ruleset
    events: list[ConfusingLandsEvent]
    """The events, in order."""

    events_in_words: NotRequired[EventsInWords]
    open: OpenPlaceList
    state: ConfusingLandsState
    """The next state. You can send it in the next request."""

    summary: NotRequired[AssumedSummary]


class ConfusingLandsIllegalRuling(TypedDict):
    """At least one rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: ConfusingLandsRulingHinges
    ruleset: Ruleset


class ConfusingLandsUndeterminedRuling(TypedDict):
    """Whether a rule is violated depends on something unknown: see `missing`."""

    verdict: Literal["undetermined"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: ConfusingLandsRulingHinges
    ruleset: Ruleset
    summary: OpenSummary


ConfusingLandsRulingAnswer: TypeAlias = ConfusingLandsLegalRuling | ConfusingLandsIllegalRuling | ConfusingLandsUndeterminedRuling
"""Whether the action is legal, why, and what it does."""


class ConfusingLandsSetUpAction(TypedDict):
    """A game is set up, also the next one after a tie. The deck comes from a seed, is sent with the action, or stays unknown."""

    type: Literal["set-up"]
    seed: NotRequired[str]
    """The seed that shuffles the deck, if the deck is not sent."""

    deck: NotRequired[ConfusingLandsCardPile]
    """The shuffled deck, before the shared condition is taken from it."""

    shared: NotRequired[ConfusingLandsCard]
    """Claim: the card with the shared condition."""


class ConfusingLandsDealtHands(TypedDict):
    """The cards that each player was dealt."""

    one: NotRequired[list[ConfusingLandsCard]]
    """For player one."""

    two: NotRequired[list[ConfusingLandsCard]]
    """For player two."""


class ConfusingLandsDealAction(TypedDict):
    """Each player is dealt two cards. They are sent with the action, come from the known deck, or stay unknown."""

    type: Literal["deal"]
    hands: NotRequired[ConfusingLandsDealtHands]
    """The cards dealt. Default: the two lowest cards of a known deck for the first of the `players`, the next two for the second."""


class ConfusingLandsChooseAction(TypedDict):
    """A player chooses the card to place first. The reading `choose.again` can allow a second choice."""

    type: Literal["choose"]
    player: ConfusingLandsPlayer
    """Who chooses."""

    card: NotRequired[int]
    """The card. Left out if it is unknown."""


class ConfusingLandsPlaceAction(TypedDict):
    """A player places a card in their own landscape."""

    type: Literal["place"]
    player: ConfusingLandsPlayer
    """Who places it."""

    card: NotRequired[int]
    """The card. Default: the one chosen or received."""

    side: ConfusingLandsCardSide
    """The side that is up."""

    rotation: float
    """How far it is turned clockwise, in degrees. At 0, it is three squares wide and two high. A negative number is anticlockwise. In the next state it is always 0, 90, 180 or 270."""

    row: float
    """The row of its top left square as it lies. Rows are counted to the south. Only from -20 to 20: nothing farther away is accepted or listed."""

    column: float
    """The column of that square. Columns are counted to the east. Only from -20 to 20: nothing farther away is accepted or listed."""

    under: NotRequired[bool]
    """Whether it is slid under the cards that lie there. Default: no."""


class ConfusingLandsSetAsideAction(TypedDict):
    """A player sets aside a card that could be placed only on conditions. It leaves the game, but counts as placed."""

    type: Literal["set-aside"]
    player: ConfusingLandsPlayer
    """Who sets it aside."""

    card: NotRequired[int]
    """The card. Default: the one chosen or received."""


class ConfusingLandsCardsPassedOn(TypedDict):
    """The card that each player passes on."""

    one: NotRequired[ConfusingLandsCard]
    """For player one."""

    two: NotRequired[ConfusingLandsCard]
    """For player two."""


class ConfusingLandsPassOnAction(TypedDict):
    """The players pass the cards that they did not choose to each other."""

    type: Literal["pass-on"]
    cards: NotRequired[ConfusingLandsCardsPassedOn]
    """The card that each player passes on."""


class ConfusingLandsReplaceCardAction(TypedDict):
    """In a solo game, the card that was not chosen is replaced by one from the deck."""

    type: Literal["replace-card"]
    discarded: NotRequired[ConfusingLandsCard]
    """Claim: the card that was not chosen, which is discarded."""

    top: NotRequired[ConfusingLandsCard]
    """Claim: the top card of the deck, which is discarded too."""

    taken: NotRequired[ConfusingLandsCard]
    """Claim: the card below it, which is taken."""


class ConfusingLandsConditionClaim(TypedDict):
    """Claim: the points for a condition."""

    condition: int
    """Its number."""

    points: NotRequired[int]
    """Its points."""


class ConfusingLandsSheetClaim(TypedDict):
    """Claim: the score sheet of a player."""

    player: ConfusingLandsPlayer
    """The player."""

    conditions: NotRequired[list[ConfusingLandsConditionClaim]]
    """Every condition that is scored: those in the landscape and the shared one."""

    deduction: NotRequired[int]
    """The points that are deducted."""

    total: NotRequired[int]
    """The points in all."""

    rank: NotRequired[int]
    """1 for a player who wins or shares the victory, 2 for the other."""


ConfusingLandsRating: TypeAlias = Literal["incredible", "amazing", "wondrous", "tricky", "confused", "lost"]
"""The rating of a solo game, the best first."""


class ConfusingLandsScoringAction(TypedDict):
    """The points are counted. All members are claims, which are checked."""

    type: Literal["score"]
    sheets: NotRequired[list[ConfusingLandsSheetClaim]]
    """Claim: the score sheets of the players."""

    rating: NotRequired[ConfusingLandsRating]
    """Claim: the rating of a solo game."""


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
"""An action. Its `type` says which one."""


class ConfusingLandsRulingRequest(TypedDict):
    """A state and the action to rule on."""

    state: ConfusingLandsState
    """The known state of the game."""

    action: ConfusingLandsAction
    """The action to rule on."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that the ruling is about. The default is `false`."""


class ConfusingLandsTurnRequest(TypedDict):
    """A state and the actions to rule on."""

    state: ConfusingLandsState
    """The state before the first action."""

    actions: list[ConfusingLandsAction]
    """The actions, in their order."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that the ruling is about. The default is `false`."""


class ConfusingLandsIllegalTurn(TypedDict):
    """At least one rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: ConfusingLandsRulingHinges
    ruleset: Ruleset
    action: int
    """The index, from 0, of the first action that is not legal."""

    events: list[ConfusingLandsEvent]
    """The events in the actions before the first that is not legal, in order."""

    events_in_words: NotRequired[EventsInWords]
    open: OpenPlaceList


class ConfusingLandsUndeterminedTurn(TypedDict):
    """Whether a rule is violated depends on something unknown: see `missing`."""

    verdict: Literal["undetermined"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: ConfusingLandsRulingHinges
    ruleset: Ruleset
    action: int
    """The index, from 0, of the first action that is not legal."""

    events: list[ConfusingLandsEvent]
    """The events in the actions before the first that is not legal, in order."""

    events_in_words: NotRequired[EventsInWords]
    open: OpenPlaceList
    summary: OpenSummary


ConfusingLandsTurnAnswer: TypeAlias = ConfusingLandsLegalRuling | ConfusingLandsIllegalTurn | ConfusingLandsUndeterminedTurn
"""Whether the whole turn is legal, why, and what it does."""


ConfusingLandsActionType: TypeAlias = Literal[
    "set-up", "deal", "choose", "place", "set-aside", "pass-on", "replace-card", "score"
]
"""The type of an action."""


class ConfusingLandsLegalActionsRequest(TypedDict):
    """A state, and which of its legal actions to list."""

    state: ConfusingLandsState
    """The known state of the game."""

    player: NotRequired[ConfusingLandsPlayer]
    """Only actions of this player."""

    type: NotRequired[ConfusingLandsActionType]
    """Only actions of this type."""

    place: NotRequired[str]
    """Only actions at this place: the name that it has in the picture."""

    action: NotRequired[ConfusingLandsAction]
    """An incomplete action, for example without its payment: only the ways to complete it are listed."""

    scores: NotRequired[bool]
    """Whether to score the state after each action, and to list the best action first."""

    sentences: NotRequired[bool]
    """Whether to give each action as a sentence, too. The default is `false`."""

    thumbnails: NotRequired[bool]
    """Whether to draw what each action changes, such as a tile that is laid. The default is `false`."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that each action is about. The default is `false`."""

    limit: NotRequired[int]
    """The largest number of actions to list. The default is 100."""

    cursor: NotRequired[int]
    """Where to continue: the `next` of the previous answer."""


class ConfusingLandsPlayerPoints(TypedDict):
    """The points of one player."""

    player: ConfusingLandsPlayer
    """The player."""

    points: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""


class ConfusingLandsLegalActionType(TypedDict):
    """The number of actions of one type in the list."""

    type: ConfusingLandsActionType
    """The type of the actions."""

    count: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""


class ConfusingLandsLegalActionsOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    actions: list[ConfusingLandsAction]
    """The actions."""

    choices_left: list[list[str]]
    """For each action, in the order of the actions: the members that can be chosen in another way, too. The list has one way. Send the action without them as `action` to list every way."""

    scores: NotRequired[list[list[ConfusingLandsPlayerPoints]]]
    """If requested: the points after each action, in the order of the actions."""


class ConfusingLandsLegalActionsHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[ConfusingLandsLegalActionsOtherwise]
    """The choices that change the answer."""


ConfusingLandsLegalActionsHinges: TypeAlias = list[ConfusingLandsLegalActionsHinge]
"""The readings for which another choice changes the answer."""


class ConfusingLandsLegalActionsAnswer(TypedDict):
    """Legal actions in a fixed order."""

    actions: list[ConfusingLandsAction]
    """The actions."""

    choices_left: list[list[str]]
    """For each action, in the order of the actions: the members that can be chosen in another way, too. The list has one way. Send the action without them as `action` to list every way."""

    scores: NotRequired[list[list[ConfusingLandsPlayerPoints]]]
    """If requested: the points after each action, in the order of the actions."""

    sentences: NotRequired[list[str]]
    """If requested: each action in a sentence, in the order of the actions."""

    thumbnails: NotRequired[list[str]]
    """If requested: a small drawing for each action, in the order of the actions."""

    marks: NotRequired[list[MarkList]]
    """If requested: the places of each action, in the order of the actions."""

    types: NotRequired[list[ConfusingLandsLegalActionType]]
    """The types that have, or may have, legal actions, each with the number of actions in the list or its bounds. Only on the first page."""

    complete: bool
    """Whether every legal action that was requested and changes something is in the list, or differs from one in it only by `choices_left`, by claims or by what chance brings. If not, `next` or `missing` says what is left."""

    truncated: bool
    """Whether there may be more actions."""

    next: NotRequired[int]
    """The cursor of the next page, at most 10000. Left out if there is none, or if finding it would take too long."""

    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: ConfusingLandsLegalActionsHinges
    ruleset: Ruleset


class ConfusingLandsReplayRequest(TypedDict):
    """A state, and the actions that followed."""

    state: ConfusingLandsState
    """The state before the first action."""

    actions: list[ConfusingLandsAction]
    """The actions, in their order."""

    go_on: NotRequired[bool]
    """Whether to skip actions that are not legal instead of stopping. The default is `false`."""


class ConfusingLandsLegalReplayedRuling(TypedDict):
    """No rule is violated."""

    verdict: Literal["legal"]
    sentence: Sentence
    findings: FindingList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    hinges_on: ConfusingLandsRulingHinges
    events: list[ConfusingLandsEvent]
    """The events, in order."""

    events_in_words: NotRequired[EventsInWords]
    open: OpenPlaceList
    summary: NotRequired[AssumedSummary]


class ConfusingLandsIllegalReplayedRuling(TypedDict):
    """At least one rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    sentence: Sentence
    findings: FindingList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    hinges_on: ConfusingLandsRulingHinges


class ConfusingLandsUndeterminedReplayedRuling(TypedDict):
    """Whether a rule is violated depends on something unknown: see `missing`."""

    verdict: Literal["undetermined"]
    sentence: Sentence
    findings: FindingList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    hinges_on: ConfusingLandsRulingHinges
    summary: OpenSummary


ConfusingLandsReplayedRuling: TypeAlias = (
    ConfusingLandsLegalReplayedRuling | ConfusingLandsIllegalReplayedRuling | ConfusingLandsUndeterminedReplayedRuling
)
"""The ruling on one action. Pointers below `/state` lead into the state just before that action."""


class ConfusingLandsReplayOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    actions: list[int]
    """The actions whose rulings would differ."""


class ConfusingLandsReplayHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[ConfusingLandsReplayOtherwise]
    """The choices that change the answer."""


ConfusingLandsReplayHinges: TypeAlias = list[ConfusingLandsReplayHinge]
"""The readings for which another choice changes the answer."""


class ConfusingLandsReplayAnswer(TypedDict):
    """The ruling on each action, and the state after the legal ones."""

    rulings: list[ConfusingLandsReplayedRuling]
    """The rulings, up to the last action that was ruled on."""

    prefix: int
    """The number of actions before the first one that is not legal."""

    legal: int
    """The number of legal actions."""

    truncated: bool
    """Whether the replay stopped early because the work limit was reached."""

    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: ConfusingLandsReplayHinges
    ruleset: Ruleset
    state: ConfusingLandsState
    """The state after the legal actions. You can send it in the next request."""


class ConfusingLandsAuditRequest(TypedDict):
    """A state to audit."""

    state: ConfusingLandsState
    """The known state of the game."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that each finding is about. The default is `false`."""


class ConfusingLandsScoresRequest(TypedDict):
    """A state to score."""

    state: ConfusingLandsState
    """The known state of the game."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that each line or finding is about. The default is `false`."""


class ConfusingLandsScoreLine(TypedDict):
    """The points that a player has by one rule."""

    rule: str
    """Id of the rule."""

    points: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""

    at: list[str]
    """The places that earn the points."""

    message: str
    """The line in words, in the requested language."""

    facts: dict[str, Any]
    """The facts in the message, by name. An unknown number is given by its bounds."""

    marks: NotRequired[MarkList]


class ConfusingLandsScore(TypedDict):
    """The score of one player."""

    player: ConfusingLandsPlayer
    """The player."""

    points: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""

    rank: NotRequired[int]
    """The rank, if known. Equal players share a rank."""

    lines: list[ConfusingLandsScoreLine]
    """The points, rule by rule."""


class ConfusingLandsPlayerRank(TypedDict):
    """The rank of one player."""

    player: ConfusingLandsPlayer
    """The player."""

    rank: int
    """The rank."""


class ConfusingLandsScoreTotal(TypedDict):
    """The total of one player."""

    player: ConfusingLandsPlayer
    """The player."""

    points: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""

    rank: NotRequired[int]
    """The rank, if known. Equal players share a rank."""


class ConfusingLandsScoresOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    players: list[ConfusingLandsScoreTotal]
    """The scores under that choice."""

    findings: FindingList


class ConfusingLandsScoresHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[ConfusingLandsScoresOtherwise]
    """The choices that change the answer."""


ConfusingLandsScoresHinges: TypeAlias = list[ConfusingLandsScoresHinge]
"""The readings for which another choice changes the answer."""


class ConfusingLandsScoresAnswer(TypedDict):
    """The score of the state."""

    players: list[ConfusingLandsScore]
    """The score of each player, in their order around the table."""

    ranking: NotRequired[list[ConfusingLandsPlayerRank]]
    """The players by rank, if all ranks are known."""

    findings: FindingList
    rules: CitedRuleList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: ConfusingLandsScoresHinges
    ruleset: Ruleset


class ConfusingLandsPictureRequest(TypedDict):
    """A state to draw."""

    state: ConfusingLandsState
    """The known state of the game."""

    marked: NotRequired[list[MarkedItem]]
    """The places to mark: JSON Pointers into the request, such as those in `at` of findings, or names. If a place is only drawn as a part of something else, that is marked. A place that is not in the picture is ignored."""

    about: NotRequired[list[AboutItem]]
    """What the picture is about: JSON Pointers into the request, or names of places and players. The picture then leaves out other places and players, as far as they have nothing to do with these. The default is to draw all."""

    whole: NotRequired[bool]
    """Whether to draw every place where `edits` can put something down, not only those that the state knows."""

    hidden: NotRequired[bool]
    """Whether to draw known cards that nobody at the table sees: those of a deck, and those that lie face down. The default is `false`."""


class ConfusingLandsViewRequest(TypedDict):
    """What is to be shown, and to whom."""

    state: NotRequired[ConfusingLandsState]
    """The known state of the game."""

    actions: NotRequired[list[ConfusingLandsAction]]
    """Actions that were taken."""

    events: NotRequired[list[ConfusingLandsEvent]]
    """Events, from a ruling."""

    player: NotRequired[ConfusingLandsPlayer]
    """Who sees it. Leave it out for somebody who does not play."""


class ConfusingLandsViewAnswer(TypedDict):
    """What may be shown."""

    state: NotRequired[ConfusingLandsState]
    """The state, if one was sent. What is hidden is left out, or is an unknown card."""

    events: NotRequired[list[ConfusingLandsEvent]]
    """The events, if any were sent, in the same order."""

    sentences: NotRequired[list[str]]
    """The actions, if any were sent, in words and in the same order."""


ConfusingLandsPiece: TypeAlias = Literal[
    "forest",
    "mountain",
    "village",
    "elk",
    "wolf",
    "crystal",
    "empty",
    "unknown",
    "river",
    "condition-1",
    "condition-2",
    "condition-3",
    "condition-4",
    "condition-5",
    "condition-6",
    "condition-7",
    "condition-8",
    "condition-9",
    "condition-10",
    "condition-11",
    "condition-12",
    "condition-13",
    "condition-14",
    "condition-15",
    "condition-16",
    "condition-17",
    "condition-18",
    "card-1",
    "card-2",
    "card-3",
    "card-4",
    "card-5",
    "card-6",
    "card-7",
    "card-8",
    "card-9",
    "card-10",
    "card-11",
    "card-12",
    "card-13",
    "card-14",
    "card-15",
    "card-16",
    "card-17",
    "card-18",
]
"""A piece that can be put down."""


class ConfusingLandsEdit(TypedDict):
    """A piece that is put down, or a place from which one is taken away."""

    at: NotRequired[str]
    """The JSON Pointer of the place: its `data-at` in the picture of the state."""

    place: NotRequired[str]
    """The name of the place: its `data-place` in the picture, or that of what it lies on."""

    piece: NotRequired[ConfusingLandsPiece]
    """The piece to put down. If you leave it out, the piece that lies there is taken away."""

    player: NotRequired[ConfusingLandsPlayer]
    """Whose piece it is."""

    turn: NotRequired[int]
    """How far the piece is turned, from 0. After its last position comes the first again."""


class ConfusingLandsEditRequest(TypedDict):
    """A state, and the change to make in it."""

    state: ConfusingLandsState
    """The known state of the game."""

    edit: ConfusingLandsEdit
    """The change."""


class ConfusingLandsEditAnswer(TypedDict):
    """The state after an edit."""

    fits: bool
    """Whether the piece can be put there or taken away. If not, the state is unchanged."""

    state: ConfusingLandsState
    """The state with the change."""

    note: NotRequired[str]
    """What people should know: why the piece does not fit, or what else has changed."""


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
    "choose.both-sides",
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


class ConfusingLandsBeginning(TypedDict):
    """What a state says if nothing has been done yet in a phase, or in a turn of it."""

    phase: str
    """The phase."""

    title: str
    """That nothing has been done, for people."""

    state: ConfusingLandsState
    """The facts, as a part of a state. Put each of its members into your state."""


class ConfusingLandsPieceList(TypedDict):
    """The pieces of the game."""

    start: ConfusingLandsState
    """The state to begin with: an empty position."""

    members: list[str]
    """The members of a state that pieces change."""

    owners: list[PieceOwner]
    """The players, if their pieces have colours."""

    beginnings: list[ConfusingLandsBeginning]
    """What a state says if nothing has been done yet in a phase, or in a turn of it."""

    subjects: list[EditingSubject]
    """The facts of a position that its pieces do not show."""

    groups: list[PieceGroup]
    """All pieces."""


JavaEditionId: TypeAlias = Literal["ravensburger-2000"]
"""The id of an edition."""


JavaSpace: TypeAlias = str
"""A space: its row, a letter, and its column, a number. A column is half a space wide: E9 adjoins E7, E11, D8, D10, F8 and F10."""


OutlineItem: TypeAlias = str
"""A space."""


class JavaBoard(TypedDict):
    """Your own board."""

    outline: list[OutlineItem]
    """The spaces of the grid, including those with water."""

    water: list[JavaSpace]
    """The spaces of the grid with printed water."""

    mountains: list[JavaSpace]
    """The spaces next to the grid, outside it, that are mountains. All others are lowlands."""


class JavaOverlay(TypedDict):
    """What is printed on your own components, where it differs from the edition."""

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


JavaFestivalAgreementReading: TypeAlias = Literal["no", "yes"]
"""The choices of the reading `festival.agreement`."""


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
        "festival.agreement": NotRequired[JavaFestivalAgreementReading],
        "ranking.unequal-figures": NotRequired[JavaRankingUnequalFiguresReading],
        "second.after-tie": NotRequired[JavaSecondAfterTieReading],
        "deck.exhausted": NotRequired[JavaDeckExhaustedReading],
    },
)


JavaPlayer: TypeAlias = Literal["one", "two", "three", "four"]
"""A player."""


JavaCardOrUnknown: TypeAlias = Literal["mask", "drum", "puppet", "mask+drum", "drum+puppet", "puppet+mask", "?"]
"""A festival card, or `?` if it is unknown."""


class JavaDealtHands(TypedDict):
    """The cards that each player was dealt."""

    one: NotRequired[list[JavaCardOrUnknown]]
    """For player one. `?` is an unknown card."""

    two: NotRequired[list[JavaCardOrUnknown]]
    """For player two. `?` is an unknown card."""

    three: NotRequired[list[JavaCardOrUnknown]]
    """For player three. `?` is an unknown card."""

    four: NotRequired[list[JavaCardOrUnknown]]
    """For player four. `?` is an unknown card."""


JavaFestivalCard: TypeAlias = Literal["mask", "drum", "puppet", "mask+drum", "drum+puppet", "puppet+mask"]
"""The kinds of festival cards."""


class JavaCardPile(TypedDict):
    """A pile of cards: its cards, or only their number."""

    count: NotRequired[int]
    """The number of cards, if the cards are unknown."""

    cards: NotRequired[list[JavaCardOrUnknown]]
    """The cards. The top card of the deck comes first. `?` is an unknown card."""


class JavaSetupRequest(TypedDict):
    """The players, the rules they agreed on, and the set-up."""

    edition: NotRequired[JavaEditionId]
    """The edition whose figures apply. The default is `ravensburger-2000`."""

    overlay: NotRequired[JavaOverlay]
    """Figures that replace figures of the edition."""

    readings: NotRequired[JavaReadings]
    """The choices for readings that differ from the defaults."""

    players: NotRequired[list[JavaPlayer]]
    """Who plays, clockwise, beginning with the first player."""

    unstated: NotRequired[UnstatedOnBoard]
    """What holds for all that is left out."""

    seed: NotRequired[str]
    """The seed that shuffles the cards, now and later."""

    hands: NotRequired[JavaDealtHands]
    """The cards dealt to each player."""

    face_up: NotRequired[JavaFestivalCard]
    """The open card."""

    deck: NotRequired[JavaCardPile]
    """The deck after the deal, the top card first."""


JavaOpenCard: TypeAlias = Literal["mask", "drum", "puppet", "mask+drum", "drum+puppet", "puppet+mask", "?", "none"]
"""The open card, `?` if it is unknown, or `none` if there is none."""


class JavaSetUpEvent(TypedDict):
    """The game is set up."""

    type: Literal["set-up"]
    players: NotRequired[list[JavaPlayer]]
    """The players, clockwise."""

    face_up: NotRequired[JavaOpenCard]
    """The open card. `?` if it is unknown, `none` if there is none."""


class JavaTokenUsedEvent(TypedDict):
    """An extra action token is used."""

    type: Literal["token-used"]
    player: JavaPlayer
    """Who uses it."""


class JavaSymbols(TypedDict):
    """The matching symbols that each player has played."""

    one: NotRequired[int]
    """For player one."""

    two: NotRequired[int]
    """For player two."""

    three: NotRequired[int]
    """For player three."""

    four: NotRequired[int]
    """For player four."""


class JavaFestivalOpenedEvent(TypedDict):
    """Players begin to bid for a festival."""

    type: Literal["festival-opened"]
    player: JavaPlayer
    """Who holds it."""

    palace: JavaSpace
    """Where the palace stands."""

    cards: list[JavaFestivalCard]
    """The cards of the first bid."""

    symbols: NotRequired[JavaSymbols]
    """The matching symbols that each player has played, as far as they are known."""

    bidding: NotRequired[list[JavaPlayer]]
    """Who may still bid, clockwise, beginning with the next player. Left out if unknown."""


JavaPalaceValue: TypeAlias = Literal[2, 4, 6, 8, 10]
"""The values of palaces."""


class JavaPalaceBuiltEvent(TypedDict):
    """A palace is built."""

    type: Literal["palace-built"]
    player: JavaPlayer
    """Who built or enlarged it."""

    space: JavaSpace
    """Where."""

    value: JavaPalaceValue
    """Its value."""

    points: int
    """The points that the player gets."""

    action_points: NotRequired[int]
    """The action points that it cost."""


class JavaPalaceEnlargedEvent(TypedDict):
    """A palace is enlarged."""

    type: Literal["palace-enlarged"]
    player: JavaPlayer
    """Who built or enlarged it."""

    space: JavaSpace
    """Where."""

    value: JavaPalaceValue
    """Its value."""

    points: int
    """The points that the player gets."""

    action_points: NotRequired[int]
    """The action points that it cost."""


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
"""The new open card, or `none` if no card is left."""


class JavaCardRevealedEvent(TypedDict):
    """A new open card is turned over."""

    type: Literal["card-revealed"]
    card: NotRequired[JavaRevealedCard]
    """The card, if it is known. `none` if no card is left."""

    reshuffled: NotRequired[int]
    """If the discard pile was shuffled into a new deck: the number of its cards."""


class JavaWaterLaidEvent(TypedDict):
    """A water tile is laid."""

    type: Literal["water-laid"]
    player: JavaPlayer
    """Who laid it."""

    space: JavaSpace
    """Where."""

    action_points: NotRequired[int]
    """The action points that it cost."""


JavaPlayerOrNobody: TypeAlias = Literal["one", "two", "three", "four", "none"]
"""A player, or `none`."""


class JavaIrrigatedEvent(TypedDict):
    """Water is surrounded."""

    type: Literal["irrigated"]
    spaces: list[JavaSpace]
    """The spaces of the water."""

    player: NotRequired[JavaPlayerOrNobody]
    """Who gets the points, or `none`, if it is known."""

    points: NotRequired[int]
    """The points, if they are known."""


class JavaEnteredEvent(TypedDict):
    """A figure enters the board."""

    type: Literal["entered"]
    player: JavaPlayer
    """Whose figure."""

    to: JavaSpace
    """The space where it stands afterwards."""

    path: NotRequired[list[JavaSpace]]
    """The spaces of its path, if they are known."""

    action_points: NotRequired[int]
    """The action points that it cost, if they are known."""


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
    """A land tile is laid."""

    type: Literal["land-laid"]
    player: JavaPlayer
    """Who laid it."""

    tile: JavaTile
    """The tile, with its spaces."""

    level: NotRequired[int]
    """The level on which it lies, if it is known."""

    action_points: NotRequired[int]
    """The action points that it cost, if they are known."""


class JavaBidLaidEvent(TypedDict):
    """A player bids."""

    type: Literal["bid-laid"]
    player: JavaPlayer
    """Who bids."""

    cards: list[JavaFestivalCard]
    """The cards of the bid."""

    symbols: NotRequired[JavaSymbols]
    """The matching symbols that each player has played, as far as they are known."""

    bidding: NotRequired[list[JavaPlayer]]
    """Who may still bid, clockwise, beginning with the next player. Left out if unknown."""


class JavaPassedEvent(TypedDict):
    """A player passes."""

    type: Literal["passed"]
    player: JavaPlayer
    """Who passes."""

    bidding: NotRequired[list[JavaPlayer]]
    """Who may still bid, clockwise, beginning with the next player. Left out if unknown."""


class JavaPoints(TypedDict):
    """The points of each player."""

    one: NotRequired[int]
    """For player one."""

    two: NotRequired[int]
    """For player two."""

    three: NotRequired[int]
    """For player three."""

    four: NotRequired[int]
    """For player four."""


class JavaFestivalHeldEvent(TypedDict):
    """A festival is held."""

    type: Literal["festival-held"]
    palace: NotRequired[JavaSpace]
    """The space of the palace, if it is known."""

    players: NotRequired[list[JavaPlayer]]
    """Who has the most matching symbols, if it is known."""

    symbols: NotRequired[JavaSymbols]
    """The matching symbols that each player has played, as far as they are known."""

    points: NotRequired[JavaPoints]
    """The points for the festival, if they are known."""


class JavaTurnEndedEvent(TypedDict):
    """The turn ends."""

    type: Literal["turn-ended"]
    player: JavaPlayer
    """Whose turn it was."""

    next: NotRequired[JavaPlayer]
    """Whose turn is next, if it is known."""


class JavaScoredCity(TypedDict):
    """A city that brings points."""

    space: JavaSpace
    """Where its palace stands."""

    rank: int
    """The rank of the player there."""

    value: NotRequired[JavaPalaceValue]
    """The value of the palace, if it is known."""

    points: NotRequired[int]
    """The points, if they are known."""


class JavaFinalScoredEvent(TypedDict):
    """A player has the final scoring."""

    type: Literal["final-scored"]
    player: JavaPlayer
    """Whose cities are scored."""

    points: NotRequired[int]
    """The points in all, if they are known."""

    cities: NotRequired[list[JavaScoredCity]]
    """The cities that bring points, if they are known."""


class JavaGameEndedEvent(TypedDict):
    """The game ends."""

    type: Literal["game-ended"]
    winners: NotRequired[list[JavaPlayer]]
    """Who has won, if it is known."""


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
"""An event, which an action causes. Its `type` says which one."""


class JavaRulingOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    verdict: RulingVerdict
    """The verdict under that choice."""

    action: NotRequired[int]
    """For a whole turn: the first action that is not legal under that choice."""

    events: NotRequired[list[JavaEvent]]
    """If it is legal under that choice: the events, in order."""


class JavaRulingHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[JavaRulingOtherwise]
    """The choices that change the answer."""


JavaRulingHinges: TypeAlias = list[JavaRulingHinge]
"""The readings for which another choice changes the answer."""


class JavaChance(TypedDict):
    """The seed of a game and its use so far. They determine every later shuffle whose result is not in an action."""

    seed: NotRequired[str]
    """The seed. Anyone who knows it can predict every later shuffle."""

    shuffles: NotRequired[int]
    """How many shuffles have used the seed so far."""


JavaPhase: TypeAlias = Literal["setup", "turn", "festival", "final-scoring", "over"]
"""The phase of the game."""


JavaQuantity: TypeAlias = int | Bounds
"""A number, or its bounds."""


class JavaTurn(TypedDict):
    """Whose turn it is, and what has been done in it."""

    player: NotRequired[JavaPlayer]
    """Whose turn it is."""

    begun: NotRequired[bool]
    """Whether anything has been done in it, even for no action points."""

    spent: NotRequired[JavaQuantity]
    """The action points spent. A turn has 6, and one more with a token."""

    land_laid: NotRequired[bool]
    """Whether land has been laid."""

    palaces: NotRequired[list[JavaSpace]]
    """The spaces of the palaces that have been built or enlarged."""

    drawn: NotRequired[JavaQuantity]
    """The number of festival cards taken."""

    token_used: NotRequired[bool]
    """Whether an extra action token has been used."""

    festival_held: NotRequired[bool]
    """Whether a festival has been held."""


JavaPalaceSide: TypeAlias = Literal["white", "red"]
"""The sides of a palace, by the colour of the number on it."""


class JavaPalace(TypedDict):
    """A palace on the board, as it is now."""

    space: JavaSpace
    """Where it stands."""

    value: NotRequired[JavaPalaceValue]
    """Its value."""

    side: NotRequired[JavaPalaceSide]
    """The side that is up: red after a festival."""


class JavaPointTotals(TypedDict):
    """The points that each player has."""

    one: NotRequired[JavaQuantity]
    """For player one."""

    two: NotRequired[JavaQuantity]
    """For player two."""

    three: NotRequired[JavaQuantity]
    """For player three."""

    four: NotRequired[JavaQuantity]
    """For player four."""


class JavaStock(TypedDict):
    """The supply of a player."""

    two_space: NotRequired[JavaQuantity]
    """Two-space tiles."""

    rice: NotRequired[JavaQuantity]
    """Single rice tiles."""

    village: NotRequired[JavaQuantity]
    """Single village tiles."""

    tokens: NotRequired[JavaQuantity]
    """Extra action tokens."""


class JavaStocksByPlayer(TypedDict):
    """The supply of each player."""

    one: NotRequired[JavaStock]
    two: NotRequired[JavaStock]
    three: NotRequired[JavaStock]
    four: NotRequired[JavaStock]


class JavaSupply(TypedDict):
    """The common supply."""

    three_space: NotRequired[JavaQuantity]
    """Three-space tiles."""

    water: NotRequired[JavaQuantity]
    """Water tiles."""

    palaces: NotRequired[dict[str, JavaQuantity]]
    """Palaces, by value."""


class JavaHands(TypedDict):
    """The hands of the players."""

    one: NotRequired[JavaCardPile]
    two: NotRequired[JavaCardPile]
    three: NotRequired[JavaCardPile]
    four: NotRequired[JavaCardPile]


class JavaDeck(TypedDict):
    """A pile of cards to draw from: its cards, in an order that may be unknown, or only their number."""

    count: NotRequired[int]
    """The number of cards, if the cards are unknown."""

    cards: NotRequired[list[JavaCardOrUnknown]]
    """The cards. The top card of the deck comes first. `?` is an unknown card."""

    order: NotRequired[PileOrder]
    """The cards are in an unknown order. With a `count`, only that number of them are there: the others were drawn, and it is not known which."""


class JavaBids(TypedDict):
    """The cards that each player has played for the festival. A player who is left out has played none."""

    one: NotRequired[list[JavaCardOrUnknown]]
    """For player one. `?` is an unknown card."""

    two: NotRequired[list[JavaCardOrUnknown]]
    """For player two. `?` is an unknown card."""

    three: NotRequired[list[JavaCardOrUnknown]]
    """For player three. `?` is an unknown card."""

    four: NotRequired[list[JavaCardOrUnknown]]
    """For player four. `?` is an unknown card."""


class JavaFestival(TypedDict):
    """A festival that players bid for."""

    palace: NotRequired[JavaSpace]
    """The space of the palace in which it is held."""

    bids: NotRequired[JavaBids]
    """The cards played so far, by player."""

    passed: NotRequired[list[JavaPlayer]]
    """Who has passed."""

    turn: NotRequired[JavaPlayer]
    """Whose turn it is to bid or pass."""


LandItem: TypeAlias = str
"""A space with its terrain and its height."""


Figure1: TypeAlias = str
"""A figure: its space and its player."""


class JavaState(TypedDict):
    """What is known about a game of Java. What is left out is unknown. A list must be complete."""

    edition: NotRequired[JavaEditionId]
    """The edition whose figures apply. The default is `ravensburger-2000`."""

    overlay: NotRequired[JavaOverlay]
    """Figures that replace figures of the edition."""

    readings: NotRequired[JavaReadings]
    """The choices for readings that differ from the defaults."""

    chance: NotRequired[JavaChance]
    """The seed of the game and its use so far, from the set-up. Leave it out if players must not predict shuffles."""

    players: NotRequired[list[JavaPlayer]]
    """Who plays, clockwise, beginning with the first player."""

    phase: NotRequired[JavaPhase]
    """The phase of the game."""

    turn: NotRequired[JavaTurn]
    """The current turn, or the one that has just ended."""

    tiles: NotRequired[list[JavaTile]]
    """All land tiles on the board in the order in which they were laid: a tile lies on those before it. With those in the supplies, all tiles must be there; if you know only a part of the board, send `land` instead."""

    land: NotRequired[list[LandItem]]
    """The land from above: `E7v3` is village on the third level, `E7v` village of unknown height, and `E7?` a space where land is unknown. Every other space is bare."""

    water: NotRequired[list[JavaSpace]]
    """The water tiles on the board. Printed water is not listed."""

    palaces: NotRequired[list[JavaPalace]]
    """The palaces on the board."""

    palaces_built: NotRequired[list[JavaSpace]]
    """Palaces that were built in this round, that is, since the first player last began a turn."""

    figures: NotRequired[list[Figure1]]
    """All figures on the board."""

    points: NotRequired[JavaPointTotals]
    """The points, by player."""

    stocks: NotRequired[JavaStocksByPlayer]
    """The supply of each player."""

    supply: NotRequired[JavaSupply]
    """The common supply."""

    hands: NotRequired[JavaHands]
    """The cards in hand, by player."""

    face_up: NotRequired[JavaOpenCard]
    """The open card beside the deck. `?` if it is unknown, `none` if there is none."""

    deck: NotRequired[JavaDeck]
    """The deck, the top card first."""

    discards: NotRequired[JavaCardPile]
    """The discard pile."""

    festival: NotRequired[JavaFestival]
    """During a festival: its palace and the bids."""

    scored: NotRequired[list[JavaPlayer]]
    """The players who have had their final scoring. After the first of them, the last turns have begun."""

    unstated: NotRequired[UnstatedOnBoard]
    """What holds for all that is left out."""


class JavaLegalRuling(TypedDict):
    """No rule is violated."""

    verdict: Literal["legal"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: JavaRulingHinges
    ruleset: Ruleset
    events: list[JavaEvent]
    """The events, in order."""

    events_in_words: NotRequired[EventsInWords]
    open: OpenPlaceList
    state: JavaState
    """The next state. You can send it in the next request."""

    summary: NotRequired[AssumedSummary]


class JavaIllegalRuling(TypedDict):
    """At least one rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: JavaRulingHinges
    ruleset: Ruleset


class JavaUndeterminedRuling(TypedDict):
    """Whether a rule is violated depends on something unknown: see `missing`."""

    verdict: Literal["undetermined"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: JavaRulingHinges
    ruleset: Ruleset
    summary: OpenSummary


JavaRulingAnswer: TypeAlias = JavaLegalRuling | JavaIllegalRuling | JavaUndeterminedRuling
"""Whether the action is legal, why, and what it does."""


class JavaSetUpAction(TypedDict):
    """The game is set up. The cards come from a seed, are sent with the action, or stay unknown."""

    type: Literal["set-up"]
    seed: NotRequired[str]
    """The seed that shuffles the cards, now and later."""

    hands: NotRequired[JavaDealtHands]
    """The cards dealt to each player."""

    face_up: NotRequired[JavaFestivalCard]
    """The open card."""

    deck: NotRequired[JavaCardPile]
    """The deck after the deal, the top card first."""


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
    """The cards of the first bid."""


class JavaBuildPalaceAction(TypedDict):
    """A player builds a palace in a village."""

    type: Literal["build-palace"]
    player: JavaPlayer
    """Who builds it."""

    space: JavaSpace
    """The space where it is built."""

    value: JavaPalaceValue
    """Its value."""

    side: NotRequired[JavaPalaceSide]
    """Claim: the side that is up afterwards."""

    points: NotRequired[int]
    """Claim: the points that the player gets for it."""

    action_points: NotRequired[int]
    """Claim: the action points that it costs."""


class JavaEnlargePalaceAction(TypedDict):
    """A player enlarges a palace to a higher value."""

    type: Literal["enlarge-palace"]
    player: JavaPlayer
    """Who enlarges it."""

    space: JavaSpace
    """The space where it stands."""

    value: JavaPalaceValue
    """Its new value."""

    side: NotRequired[JavaPalaceSide]
    """Claim: the side that is up afterwards."""

    points: NotRequired[int]
    """Claim: the points that the player gets for it."""

    action_points: NotRequired[int]
    """Claim: the action points that it costs."""


JavaDrawCardAction = TypedDict(
    "JavaDrawCardAction",
    {
        "type": Literal["draw-card"],
        "player": JavaPlayer,
        "from": JavaCardSource,
        "card": NotRequired[JavaFestivalCard],
        "revealed": NotRequired[JavaRevealedCard],
        "reshuffled": NotRequired[list[JavaCardOrUnknown]],
        "action_points": NotRequired[int],
    },
)


class JavaIrrigation(TypedDict):
    """Claim: water that is now surrounded, and who gets the points."""

    space: JavaSpace
    """One of its spaces."""

    player: NotRequired[JavaPlayerOrNobody]
    """Who gets the points, or `none`."""

    points: NotRequired[int]
    """The points."""


class JavaLayWaterAction(TypedDict):
    """A player lays a water tile."""

    type: Literal["lay-water"]
    player: JavaPlayer
    """Who lays it."""

    space: JavaSpace
    """Where."""

    action_points: NotRequired[int]
    """Claim: the action points that it costs."""

    irrigation: NotRequired[list[JavaIrrigation]]
    """Claim: all water that is now surrounded, with one entry for all connected spaces."""


class JavaEnterAction(TypedDict):
    """A figure enters the board."""

    type: Literal["enter"]
    player: JavaPlayer
    """Whose figure enters."""

    to: JavaSpace
    """The space where it stands afterwards."""

    path: NotRequired[list[JavaSpace]]
    """The path from the edge to `to`. Default: the cheapest path."""

    action_points: NotRequired[int]
    """Claim: the action points that it costs."""


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
    """The tile, with its spaces."""

    action_points: NotRequired[int]
    """Claim: the action points that it costs."""

    irrigation: NotRequired[list[JavaIrrigation]]
    """Claim: all water that is now surrounded, with one entry for all connected spaces."""


class JavaBidAction(TypedDict):
    """A player bids cards for a festival."""

    type: Literal["bid"]
    player: JavaPlayer
    """Who bids."""

    cards: list[JavaFestivalCard]
    """The cards that are added to the player's earlier bids."""


class JavaPassAction(TypedDict):
    """A player passes. The festival ends when everybody who may bid has passed, including the player who began it."""

    type: Literal["pass"]
    player: JavaPlayer
    """Who passes."""

    points: NotRequired[JavaPoints]
    """Claim: the points that players get for the festival."""

    side: NotRequired[JavaPalaceSide]
    """Claim: the side of the palace that is up afterwards."""

    agreed: NotRequired[bool]
    """Whether all who may still bid agree that the festival ends. See `festival.agreement`."""


class JavaEndTurnAction(TypedDict):
    """A player ends the turn."""

    type: Literal["end-turn"]
    player: JavaPlayer
    """Whose turn it was."""

    next: NotRequired[JavaPlayer]
    """Claim: whose turn is next."""


class JavaCityClaim(TypedDict):
    """Claim: the points that a city brings."""

    space: JavaSpace
    """The space of its palace."""

    points: int
    """The points for it."""


class JavaFinalScoringAction(TypedDict):
    """A player has the final scoring, in the phase `final-scoring`, right after that player's last turn. All its members except the player are claims, which are checked."""

    type: Literal["final-scoring"]
    player: JavaPlayer
    """Who has the final scoring."""

    cities: NotRequired[list[JavaCityClaim]]
    """Claim: the points for single cities, each named by the space of its palace."""

    points: NotRequired[int]
    """Claim: the points for all cities together."""

    winners: NotRequired[list[JavaPlayer]]
    """Claim, in the last final scoring: who has won."""


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
"""An action. Its `type` says which one."""


class JavaRulingRequest(TypedDict):
    """A state and the action to rule on."""

    state: JavaState
    """The known state of the game."""

    action: JavaAction
    """The action to rule on."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that the ruling is about. The default is `false`."""


class JavaTurnRequest(TypedDict):
    """A state and the actions to rule on."""

    state: JavaState
    """The state before the first action."""

    actions: list[JavaAction]
    """The actions, in their order."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that the ruling is about. The default is `false`."""


class JavaIllegalTurn(TypedDict):
    """At least one rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: JavaRulingHinges
    ruleset: Ruleset
    action: int
    """The index, from 0, of the first action that is not legal."""

    events: list[JavaEvent]
    """The events in the actions before the first that is not legal, in order."""

    events_in_words: NotRequired[EventsInWords]
    open: OpenPlaceList


class JavaUndeterminedTurn(TypedDict):
    """Whether a rule is violated depends on something unknown: see `missing`."""

    verdict: Literal["undetermined"]
    sentence: Sentence
    findings: FindingList
    marks: NotRequired[MarkList]
    action_marks: NotRequired[ActionMarkList]
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: JavaRulingHinges
    ruleset: Ruleset
    action: int
    """The index, from 0, of the first action that is not legal."""

    events: list[JavaEvent]
    """The events in the actions before the first that is not legal, in order."""

    events_in_words: NotRequired[EventsInWords]
    open: OpenPlaceList
    summary: OpenSummary


JavaTurnAnswer: TypeAlias = JavaLegalRuling | JavaIllegalTurn | JavaUndeterminedTurn
"""Whether the whole turn is legal, why, and what it does."""


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
    """A state, and which of its legal actions to list."""

    state: JavaState
    """The known state of the game."""

    player: NotRequired[JavaPlayer]
    """Only actions of this player."""

    type: NotRequired[JavaActionType]
    """Only actions of this type."""

    place: NotRequired[str]
    """Only actions at this place: the name that it has in the picture."""

    action: NotRequired[JavaAction]
    """An incomplete action, for example without its payment: only the ways to complete it are listed."""

    scores: NotRequired[bool]
    """Whether to score the state after each action, and to list the best action first."""

    sentences: NotRequired[bool]
    """Whether to give each action as a sentence, too. The default is `false`."""

    thumbnails: NotRequired[bool]
    """Whether to draw what each action changes, such as a tile that is laid. The default is `false`."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that each action is about. The default is `false`."""

    limit: NotRequired[int]
    """The largest number of actions to list. The default is 100."""

    cursor: NotRequired[int]
    """Where to continue: the `next` of the previous answer."""


class JavaPlayerPoints(TypedDict):
    """The points of one player."""

    player: JavaPlayer
    """The player."""

    points: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""


class JavaLegalActionType(TypedDict):
    """The number of actions of one type in the list."""

    type: JavaActionType
    """The type of the actions."""

    count: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""


class JavaLegalActionsOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    actions: list[JavaAction]
    """The actions."""

    choices_left: list[list[str]]
    """For each action, in the order of the actions: the members that can be chosen in another way, too. The list has one way. Send the action without them as `action` to list every way."""

    scores: NotRequired[list[list[JavaPlayerPoints]]]
    """If requested: the points after each action, in the order of the actions."""


class JavaLegalActionsHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[JavaLegalActionsOtherwise]
    """The choices that change the answer."""


JavaLegalActionsHinges: TypeAlias = list[JavaLegalActionsHinge]
"""The readings for which another choice changes the answer."""


class JavaLegalActionsAnswer(TypedDict):
    """Legal actions in a fixed order."""

    actions: list[JavaAction]
    """The actions."""

    choices_left: list[list[str]]
    """For each action, in the order of the actions: the members that can be chosen in another way, too. The list has one way. Send the action without them as `action` to list every way."""

    scores: NotRequired[list[list[JavaPlayerPoints]]]
    """If requested: the points after each action, in the order of the actions."""

    sentences: NotRequired[list[str]]
    """If requested: each action in a sentence, in the order of the actions."""

    thumbnails: NotRequired[list[str]]
    """If requested: a small drawing for each action, in the order of the actions."""

    marks: NotRequired[list[MarkList]]
    """If requested: the places of each action, in the order of the actions."""

    types: NotRequired[list[JavaLegalActionType]]
    """The types that have, or may have, legal actions, each with the number of actions in the list or its bounds. Only on the first page."""

    complete: bool
    """Whether every legal action that was requested and changes something is in the list, or differs from one in it only by `choices_left`, by claims or by what chance brings. If not, `next` or `missing` says what is left."""

    truncated: bool
    """Whether there may be more actions."""

    next: NotRequired[int]
    """The cursor of the next page, at most 10000. Left out if there is none, or if finding it would take too long."""

    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: JavaLegalActionsHinges
    ruleset: Ruleset


class JavaReplayRequest(TypedDict):
    """A state, and the actions that followed."""

    state: JavaState
    """The state before the first action."""

    actions: list[JavaAction]
    """The actions, in their order."""

    go_on: NotRequired[bool]
    """Whether to skip actions that are not legal instead of stopping. The default is `false`."""


class JavaLegalReplayedRuling(TypedDict):
    """No rule is violated."""

    verdict: Literal["legal"]
    sentence: Sentence
    findings: FindingList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    hinges_on: JavaRulingHinges
    events: list[JavaEvent]
    """The events, in order."""

    events_in_words: NotRequired[EventsInWords]
    open: OpenPlaceList
    summary: NotRequired[AssumedSummary]


class JavaIllegalReplayedRuling(TypedDict):
    """At least one rule is violated, whatever else is unknown."""

    verdict: Literal["illegal"]
    sentence: Sentence
    findings: FindingList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    hinges_on: JavaRulingHinges


class JavaUndeterminedReplayedRuling(TypedDict):
    """Whether a rule is violated depends on something unknown: see `missing`."""

    verdict: Literal["undetermined"]
    sentence: Sentence
    findings: FindingList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    hinges_on: JavaRulingHinges
    summary: OpenSummary


JavaReplayedRuling: TypeAlias = JavaLegalReplayedRuling | JavaIllegalReplayedRuling | JavaUndeterminedReplayedRuling
"""The ruling on one action. Pointers below `/state` lead into the state just before that action."""


class JavaReplayOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    actions: list[int]
    """The actions whose rulings would differ."""


class JavaReplayHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[JavaReplayOtherwise]
    """The choices that change the answer."""


JavaReplayHinges: TypeAlias = list[JavaReplayHinge]
"""The readings for which another choice changes the answer."""


class JavaReplayAnswer(TypedDict):
    """The ruling on each action, and the state after the legal ones."""

    rulings: list[JavaReplayedRuling]
    """The rulings, up to the last action that was ruled on."""

    prefix: int
    """The number of actions before the first one that is not legal."""

    legal: int
    """The number of legal actions."""

    truncated: bool
    """Whether the replay stopped early because the work limit was reached."""

    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: JavaReplayHinges
    ruleset: Ruleset
    state: JavaState
    """The state after the legal actions. You can send it in the next request."""


class JavaAuditRequest(TypedDict):
    """A state to audit."""

    state: JavaState
    """The known state of the game."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that each finding is about. The default is `false`."""


class JavaScoresRequest(TypedDict):
    """A state to score."""

    state: JavaState
    """The known state of the game."""

    marks: NotRequired[bool]
    """Whether to give the places in the picture that each line or finding is about. The default is `false`."""


class JavaScoreLine(TypedDict):
    """The points that a player has by one rule."""

    rule: str
    """Id of the rule."""

    points: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""

    at: list[str]
    """The places that earn the points."""

    message: str
    """The line in words, in the requested language."""

    facts: dict[str, Any]
    """The facts in the message, by name. An unknown number is given by its bounds."""

    marks: NotRequired[MarkList]


class JavaScore(TypedDict):
    """The score of one player."""

    player: JavaPlayer
    """The player."""

    points: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""

    rank: NotRequired[int]
    """The rank, if known. Equal players share a rank."""

    lines: list[JavaScoreLine]
    """The points, rule by rule."""


class JavaPlayerRank(TypedDict):
    """The rank of one player."""

    player: JavaPlayer
    """The player."""

    rank: int
    """The rank."""


class JavaScoreTotal(TypedDict):
    """The total of one player."""

    player: JavaPlayer
    """The player."""

    points: NotRequired[int]
    """The number, if it is known."""

    at_least: NotRequired[int]
    """Its lower bound, if it is unknown."""

    at_most: NotRequired[int]
    """Its upper bound, if it is unknown and has one."""

    rank: NotRequired[int]
    """The rank, if known. Equal players share a rank."""


class JavaScoresOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    players: list[JavaScoreTotal]
    """The scores under that choice."""

    findings: FindingList


class JavaScoresHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[JavaScoresOtherwise]
    """The choices that change the answer."""


JavaScoresHinges: TypeAlias = list[JavaScoresHinge]
"""The readings for which another choice changes the answer."""


class JavaScoresAnswer(TypedDict):
    """The score of the state."""

    players: list[JavaScore]
    """The score of each player, in their order around the table."""

    ranking: NotRequired[list[JavaPlayerRank]]
    """The players by rank, if all ranks are known."""

    findings: FindingList
    rules: CitedRuleList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: JavaScoresHinges
    ruleset: Ruleset


class JavaPictureRequest(TypedDict):
    """A state to draw."""

    state: JavaState
    """The known state of the game."""

    marked: NotRequired[list[MarkedItem]]
    """The places to mark: JSON Pointers into the request, such as those in `at` of findings, or names. If a place is only drawn as a part of something else, that is marked. A place that is not in the picture is ignored."""

    about: NotRequired[list[AboutItem]]
    """What the picture is about: JSON Pointers into the request, or names of places and players. The picture then leaves out other places and players, as far as they have nothing to do with these. The default is to draw all."""

    whole: NotRequired[bool]
    """Whether to draw every place where `edits` can put something down, not only those that the state knows."""

    hidden: NotRequired[bool]
    """Whether to draw known cards that nobody at the table sees: those of a deck, and those that lie face down. The default is `false`."""


class JavaViewRequest(TypedDict):
    """What is to be shown, and to whom."""

    state: NotRequired[JavaState]
    """The known state of the game."""

    actions: NotRequired[list[JavaAction]]
    """Actions that were taken."""

    events: NotRequired[list[JavaEvent]]
    """Events, from a ruling."""

    player: NotRequired[JavaPlayer]
    """Who sees it. Leave it out for somebody who does not play."""


class JavaViewAnswer(TypedDict):
    """What may be shown."""

    state: NotRequired[JavaState]
    """The state, if one was sent. What is hidden is left out, or is an unknown card."""

    events: NotRequired[list[JavaEvent]]
    """The events, if any were sent, in the same order."""

    sentences: NotRequired[list[str]]
    """The actions, if any were sent, in words and in the same order."""


JavaPiece: TypeAlias = Literal[
    "three_space",
    "two_space",
    "village",
    "rice",
    "water",
    "figure",
    "palace-2",
    "palace-4",
    "palace-6",
    "palace-8",
    "palace-10",
    "land-village",
    "land-rice",
    "land-unknown",
]
"""A piece that can be put down."""


class JavaEdit(TypedDict):
    """A piece that is put down, or a place from which one is taken away."""

    at: NotRequired[str]
    """The JSON Pointer of the place: its `data-at` in the picture of the state."""

    place: NotRequired[str]
    """The name of the place: its `data-place` in the picture, or that of what it lies on."""

    piece: NotRequired[JavaPiece]
    """The piece to put down. If you leave it out, the piece that lies there is taken away."""

    player: NotRequired[JavaPlayer]
    """Whose piece it is, for `figure`."""

    turn: NotRequired[int]
    """How far the piece is turned, from 0. After its last position comes the first again."""


class JavaEditRequest(TypedDict):
    """A state, and the change to make in it."""

    state: JavaState
    """The known state of the game."""

    edit: JavaEdit
    """The change."""


class JavaEditAnswer(TypedDict):
    """The state after an edit."""

    fits: bool
    """Whether the piece can be put there or taken away. If not, the state is unchanged."""

    state: JavaState
    """The state with the change."""

    note: NotRequired[str]
    """What people should know: why the piece does not fit, or what else has changed."""


class JavaBoardPlace(TypedDict):
    """The village, city or water to which a space on the board of the state belongs."""

    type: Literal["board"]
    space: JavaSpace
    """A space of the village or city, or one with water."""


OneItem: TypeAlias = int
"""A level. The lowest tiles are on level 1."""


TwoItem: TypeAlias = int
"""A level. The lowest tiles are on level 1."""


ThreeItem: TypeAlias = int
"""A level. The lowest tiles are on level 1."""


FourItem: TypeAlias = int
"""A level. The lowest tiles are on level 1."""


class JavaHeights(TypedDict):
    """The heights of each player's figures."""

    one: NotRequired[list[OneItem]]
    """For player one."""

    two: NotRequired[list[TwoItem]]
    """For player two."""

    three: NotRequired[list[ThreeItem]]
    """For player three."""

    four: NotRequired[list[FourItem]]
    """For player four."""


class JavaVillagePlace(TypedDict):
    """A village, and how high the figures in it stand."""

    type: Literal["village"]
    heights: JavaHeights
    """The heights of each player's figures."""

    spaces: NotRequired[int]
    """The number of spaces of the village, the city or the water."""


class JavaCityPlace(TypedDict):
    """A city, and how high the figures in it stand."""

    type: Literal["city"]
    heights: JavaHeights
    """The heights of each player's figures."""

    palace: NotRequired[JavaPalaceValue]
    """The value of its palace."""

    spaces: NotRequired[int]
    """The number of spaces of the village, the city or the water."""


class JavaShorePlace(TypedDict):
    """The shore of some water, and how high the figures on it stand."""

    type: Literal["shore"]
    heights: JavaHeights
    """The heights of each player's figures."""

    spaces: NotRequired[int]
    """The number of spaces of the village, the city or the water."""


JavaComparedPlace: TypeAlias = JavaBoardPlace | JavaVillagePlace | JavaCityPlace | JavaShorePlace
"""Where players are compared."""


class JavaStandingsRequest(TypedDict):
    """A place, and what is known about the game."""

    state: JavaState
    """What is known about the game. Only the readings matter if `place` is not on the board."""

    place: JavaComparedPlace
    """Where players are compared."""

    on_board: NotRequired[bool]
    """Whether to lay a place that is described by heights on the board, too. The default is `false`."""


JavaPlaceKind: TypeAlias = Literal["village", "city", "shore"]
"""The kind of place in which players are compared."""


class JavaStandingPalace(TypedDict):
    """The palace of the city."""

    space: NotRequired[JavaSpace]
    """Where it stands, if it was sent."""

    value: NotRequired[JavaPalaceValue]
    """Its value, if it is known."""


class JavaStandingFestival(TypedDict):
    """The bids for a festival."""

    symbols: JavaSymbols
    """The matching symbols that each player has played, as far as they are known."""

    may_bid: NotRequired[list[JavaPlayer]]
    """Who may still bid, clockwise, beginning with the next player. Left out if unknown."""


class JavaStandingFigure(TypedDict):
    """A figure that stands there."""

    space: JavaSpace
    """Where it stands."""

    height: NotRequired[int]
    """Its height, if it is known."""


JavaComparisonOutcome: TypeAlias = Literal["ahead", "behind", "level"]
"""How a player compares with another one."""


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
"""A level. The lowest tiles are on level 1."""


class JavaPlayerStanding(TypedDict):
    """The rank of a player there."""

    player: JavaPlayer
    """The player."""

    heights: NotRequired[list[Height]]
    """The heights of the figures, the highest first, if they are known."""

    figures: NotRequired[list[JavaStandingFigure]]
    """The figures, if they are on the board of a state."""

    rank: NotRequired[int]
    """The rank, from 1. Players who tie share one. Left out if unknown."""

    points: NotRequired[int]
    """The points for the city in a final scoring, or for the water when it is surrounded, if they are known."""

    compared: list[JavaStandingComparison]
    """The comparison with each other player."""


class JavaStandingBuilder(TypedDict):
    """Who may build or enlarge a palace, and how large."""

    player: NotRequired[JavaPlayerOrNobody]
    """The player, or `none` if nobody may. Left out if unknown."""

    largest: NotRequired[int]
    """The value of the largest palace that fits, is left, and is higher than the one there. 0 if there is none."""


class JavaStandingsOtherwise(TypedDict):
    """The answer under another choice of the reading."""

    choice: str
    """Another choice."""

    place: NotRequired[JavaPlaceKind]
    """Where that is, if it is known."""

    spaces: NotRequired[list[JavaSpace]]
    """The spaces of the village, the city or the water, if they are known."""

    size: NotRequired[int]
    """The number of spaces."""

    palace: NotRequired[JavaStandingPalace]
    """In a city: its palace."""

    festival: NotRequired[JavaStandingFestival]
    """During a festival in this city: its bids."""

    players: list[JavaPlayerStanding]
    """Everybody who has a figure there, the first ones first."""

    may_build: NotRequired[JavaStandingBuilder]
    """In a village or city: who may build or enlarge a palace."""


class JavaStandingsHinge(TypedDict):
    """A reading that decides the answer: another choice changes the verdict or the result."""

    reading: str
    """Id of the reading."""

    choice: str
    """The choice that applies."""

    otherwise: list[JavaStandingsOtherwise]
    """The choices that change the answer."""


JavaStandingsHinges: TypeAlias = list[JavaStandingsHinge]
"""The readings for which another choice changes the answer."""


class JavaStandingsAnswer(TypedDict):
    """Who ranks where."""

    place: NotRequired[JavaPlaceKind]
    """Where that is, if it is known."""

    spaces: NotRequired[list[JavaSpace]]
    """The spaces of the village, the city or the water, if they are known."""

    size: NotRequired[int]
    """The number of spaces."""

    palace: NotRequired[JavaStandingPalace]
    """In a city: its palace."""

    festival: NotRequired[JavaStandingFestival]
    """During a festival in this city: its bids."""

    players: list[JavaPlayerStanding]
    """Everybody who has a figure there, the first ones first."""

    may_build: NotRequired[JavaStandingBuilder]
    """In a village or city: who may build or enlarge a palace."""

    rules: CitedRuleList
    missing: MissingPlaces
    missing_in_words: MissingInWords
    assumptions: AssumptionList
    readings: ReadingChoiceList
    hinges_on: JavaStandingsHinges
    ruleset: Ruleset
    on_board: NotRequired[JavaStandingsRequest]
    """If you ask for it: a request about the same place, in the middle of the board. Its `place` stays as you sent it if the place cannot be laid there: the number of spaces of the water is unknown, or there is too little room or land. Then its `state` has only the figures, if they can be laid."""


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
    "cards.secret",
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
    "festival.agreement",
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


class JavaBeginning(TypedDict):
    """What a state says if nothing has been done yet in a phase, or in a turn of it."""

    phase: str
    """The phase."""

    title: str
    """That nothing has been done, for people."""

    state: JavaState
    """The facts, as a part of a state. Put each of its members into your state."""


class JavaPieceList(TypedDict):
    """The pieces of the game."""

    start: JavaState
    """The state to begin with: an empty position."""

    members: list[str]
    """The members of a state that pieces change."""

    owners: list[PieceOwner]
    """The players, if their pieces have colours."""

    beginnings: list[JavaBeginning]
    """What a state says if nothing has been done yet in a phase, or in a turn of it."""

    subjects: list[EditingSubject]
    """The facts of a position that its pieces do not show."""

    groups: list[PieceGroup]
    """All pieces."""


GraenalandQuestion = TypedDict(
    "GraenalandQuestion",
    {
        "setups": NotRequired[GraenalandSetupRequest],
        "rulings": NotRequired[GraenalandRulingRequest],
        "turns": NotRequired[GraenalandTurnRequest],
        "legal-actions": NotRequired[GraenalandLegalActionsRequest],
        "replays": NotRequired[GraenalandReplayRequest],
        "audits": NotRequired[GraenalandAuditRequest],
        "scores": NotRequired[GraenalandScoresRequest],
        "pictures": NotRequired[GraenalandPictureRequest],
        "views": NotRequired[GraenalandViewRequest],
        "edits": NotRequired[GraenalandEditRequest],
        "votes": NotRequired[GraenalandVotesRequest],
        "victory-claims": NotRequired[GraenalandVictoryClaimRequest],
    },
)


ConfusingLandsQuestion = TypedDict(
    "ConfusingLandsQuestion",
    {
        "setups": NotRequired[ConfusingLandsSetupRequest],
        "rulings": NotRequired[ConfusingLandsRulingRequest],
        "turns": NotRequired[ConfusingLandsTurnRequest],
        "legal-actions": NotRequired[ConfusingLandsLegalActionsRequest],
        "replays": NotRequired[ConfusingLandsReplayRequest],
        "audits": NotRequired[ConfusingLandsAuditRequest],
        "scores": NotRequired[ConfusingLandsScoresRequest],
        "pictures": NotRequired[ConfusingLandsPictureRequest],
        "views": NotRequired[ConfusingLandsViewRequest],
        "edits": NotRequired[ConfusingLandsEditRequest],
    },
)


JavaQuestion = TypedDict(
    "JavaQuestion",
    {
        "setups": NotRequired[JavaSetupRequest],
        "rulings": NotRequired[JavaRulingRequest],
        "turns": NotRequired[JavaTurnRequest],
        "legal-actions": NotRequired[JavaLegalActionsRequest],
        "replays": NotRequired[JavaReplayRequest],
        "audits": NotRequired[JavaAuditRequest],
        "scores": NotRequired[JavaScoresRequest],
        "pictures": NotRequired[JavaPictureRequest],
        "views": NotRequired[JavaViewRequest],
        "edits": NotRequired[JavaEditRequest],
        "standings": NotRequired[JavaStandingsRequest],
    },
)


Question = TypedDict(
    "Question",
    {
        "graenaland": NotRequired[GraenalandQuestion],
        "confusing-lands": NotRequired[ConfusingLandsQuestion],
        "java": NotRequired[JavaQuestion],
    },
)


class BatchRequest(TypedDict):
    """Several independent questions."""

    questions: list[Question]
    """The questions."""


GraenalandAnswer = TypedDict(
    "GraenalandAnswer",
    {
        "setups": NotRequired[GraenalandRulingAnswer],
        "rulings": NotRequired[GraenalandRulingAnswer],
        "turns": NotRequired[GraenalandTurnAnswer],
        "legal-actions": NotRequired[GraenalandLegalActionsAnswer],
        "replays": NotRequired[GraenalandReplayAnswer],
        "audits": NotRequired[AuditAnswer],
        "scores": NotRequired[GraenalandScoresAnswer],
        "pictures": NotRequired[PictureAnswer],
        "views": NotRequired[GraenalandViewAnswer],
        "edits": NotRequired[GraenalandEditAnswer],
        "votes": NotRequired[GraenalandVotesAnswer],
        "victory-claims": NotRequired[GraenalandVictoryClaimAnswer],
    },
)


ConfusingLandsAnswer = TypedDict(
    "ConfusingLandsAnswer",
    {
        "setups": NotRequired[ConfusingLandsRulingAnswer],
        "rulings": NotRequired[ConfusingLandsRulingAnswer],
        "turns": NotRequired[ConfusingLandsTurnAnswer],
        "legal-actions": NotRequired[ConfusingLandsLegalActionsAnswer],
        "replays": NotRequired[ConfusingLandsReplayAnswer],
        "audits": NotRequired[AuditAnswer],
        "scores": NotRequired[ConfusingLandsScoresAnswer],
        "pictures": NotRequired[PictureAnswer],
        "views": NotRequired[ConfusingLandsViewAnswer],
        "edits": NotRequired[ConfusingLandsEditAnswer],
    },
)


JavaAnswer = TypedDict(
    "JavaAnswer",
    {
        "setups": NotRequired[JavaRulingAnswer],
        "rulings": NotRequired[JavaRulingAnswer],
        "turns": NotRequired[JavaTurnAnswer],
        "legal-actions": NotRequired[JavaLegalActionsAnswer],
        "replays": NotRequired[JavaReplayAnswer],
        "audits": NotRequired[AuditAnswer],
        "scores": NotRequired[JavaScoresAnswer],
        "pictures": NotRequired[PictureAnswer],
        "views": NotRequired[JavaViewAnswer],
        "edits": NotRequired[JavaEditAnswer],
        "standings": NotRequired[JavaStandingsAnswer],
    },
)


Answer = TypedDict(
    "Answer",
    {
        "graenaland": NotRequired[GraenalandAnswer],
        "confusing-lands": NotRequired[ConfusingLandsAnswer],
        "java": NotRequired[JavaAnswer],
    },
)


class BatchSuccess(TypedDict):
    """The question has an answer."""

    status: Literal[200]
    answer: Answer
    """The answer, in the form of the question. It is the same as if the question was sent alone."""


ProblemStatus: TypeAlias = Literal[400, 401, 403, 404, 405, 406, 413, 415, 422, 429, 500, 503]
"""The HTTP status of a problem."""


class ProblemError(TypedDict):
    """One error in the request."""

    pointer: str
    """The place in the body: a JSON Pointer (RFC 6901)."""

    detail: str
    """What is wrong there: what was expected and what was found."""

    rule: NotRequired[str]
    """If the state is impossible: id of the broken rule."""

    marks: NotRequired[MarkList]
    citations: NotRequired[list[Citation]]
    """If the state is impossible: where the rule is printed."""


class Problem(TypedDict):
    """A problem document (RFC 9457): why the request failed."""

    type: str
    """The type of problem: the path of a page about it."""

    title: str
    """The type of problem in a few words."""

    status: int
    """The HTTP status of the response."""

    detail: str
    """What is wrong with this request."""

    errors: NotRequired[list[ProblemError]]
    """The errors, each with its place in the body."""


class BatchFailure(TypedDict):
    """The question has a problem instead of an answer."""

    status: ProblemStatus
    """The HTTP status of the problem."""

    problem: Problem
    """The problem. Its pointers lead into the request of the question, or into the batch if the game or question is unknown."""


BatchResult: TypeAlias = BatchSuccess | BatchFailure
"""The answer to one question, or the problem with it."""


class BatchAnswer(TypedDict):
    """The results, in the order of the questions."""

    answers: list[BatchResult]
    """The answers."""


class StreamQuestion(TypedDict):
    """A line of a request: a question."""

    correlation_id: str
    """Any text. The answer has the same. Write it first: then the answer has it even if the rest of the line cannot be read."""

    question: Question
    """The question: the game, with in it the last part of the question's path, with in it the request. If the request is invalid, only this question gets a problem."""


class StreamAnswer(TypedDict):
    """A line of a response: the question has an answer."""

    type: Literal["answer"]
    line: int
    """The number of the line of the question. The first line is 1."""

    correlation_id: str
    """That of the question."""

    answer: Answer
    """The answer, in the form of the question. It is the same as if the question was sent alone."""


class StreamProblem(TypedDict):
    """A line of a response: the question has a problem instead of an answer."""

    type: Literal["problem"]
    line: int
    """The number of the line of the question. The first line is 1."""

    correlation_id: NotRequired[str]
    """That of the question. It is missing if it cannot be read."""

    problem: Problem
    """The problem. Its pointers lead into the request of the question, or into the line if the line itself is invalid."""


StreamEndReason: TypeAlias = Literal["complete", "truncated", "timed-out", "rate-limited", "stopping"]
"""Why the stream ended. Every line was answered: `complete`. The last line breaks off in the middle: `truncated`. The next line did not arrive in time: `timed-out`. The rate limit is used up: `rate-limited`. This instance of the service stops: `stopping`."""


class StreamEnd(TypedDict):
    """The last line of a response. If it is missing, the response is not complete."""

    type: Literal["end"]
    reason: StreamEndReason
    """Why the stream ended."""

    answers: int
    """The number of answers."""

    problems: int
    """The number of problems."""

    next_line: NotRequired[int]
    """Unless the reason is `complete`: the line from which to go on."""

    retry_after: NotRequired[int]
    """If the reason is `rate-limited`: the seconds to wait before that."""


StreamLine: TypeAlias = StreamAnswer | StreamProblem | StreamEnd
"""A line of a response."""


class ReceiptRequest(TypedDict):
    """A question, whose answer is to be signed."""

    question: Question
    """The question: the game, with in it the last part of the question's path, with in it the request. If the request is invalid, only this question gets a problem."""


class ReceiptAnswer(TypedDict):
    """An answer and its receipt."""

    receipt: str
    """The receipt: a compact JWS (RFC 7515), signed with Ed25519."""

    answer: Answer
    """The answer, in the form of the question. It is the same as if the question was sent alone."""


class ReceiptVerificationRequest(TypedDict):
    """A receipt to check. With `request` and `answer`, also checks whether it is about them."""

    receipt: str
    """The receipt."""

    request: NotRequired[Any]
    """The request that the receipt should be about."""

    answer: NotRequired[Any]
    """The answer that the receipt should be about."""


class ReceiptKey(TypedDict):
    """The key that signed a receipt."""

    id: str
    """The id of the key (`kid`)."""

    withdrawn_at: NotRequired[str]
    """When it was withdrawn, if it was."""


class ReceiptContents(TypedDict):
    """What a receipt says."""

    iat: int
    """When it was signed: seconds since 1970, UTC."""

    contract: str
    """The version of the contract."""

    ruleset: str
    """The ruleset."""

    game: str
    """Id of the game."""

    question: str
    """The name of the question."""

    language: str
    """The language of the answer."""

    explain: NotRequired[bool]
    """True if the question was asked with `explain=all`."""

    minimal: NotRequired[bool]
    """True if the question was asked with `Prefer: return=minimal`."""

    verdict: NotRequired[str]
    """The verdict or outcome of the answer, if it has one."""

    hinges_on: NotRequired[list[str]]
    """The readings for which another choice changes the answer, if there are any."""

    words: list[str]
    """The answer in a few words, in its language. Long answers are cut."""

    request_sha256: str
    """SHA-256 of the canonical request, in base64url."""

    answer_sha256: str
    """The same of the answer."""


class ValidReceipt(TypedDict):
    """The receipt is genuine."""

    outcome: Literal["valid"]
    message: str
    """The result in a sentence, in the requested language."""

    key: ReceiptKey
    """The key that signed it."""

    signed_at: str
    """When it was signed, by its own account."""

    receipt: ReceiptContents
    """What it says."""


class AlteredReceipt(TypedDict):
    """The receipt was changed, or is forged."""

    outcome: Literal["altered"]
    message: str
    """The result in a sentence, in the requested language."""

    key_id: str
    """The id of the key that the receipt names."""


class ReceiptOfUnknownKey(TypedDict):
    """The key that signed it is not known here."""

    outcome: Literal["unknown-key"]
    message: str
    """The result in a sentence, in the requested language."""

    key_id: str
    """The id of the key that the receipt names."""


class ReceiptOfWithdrawnKey(TypedDict):
    """It was signed after its key had been withdrawn."""

    outcome: Literal["withdrawn-key"]
    message: str
    """The result in a sentence, in the requested language."""

    key: ReceiptKey
    """The key that signed it."""

    signed_at: str
    """When it was signed, by its own account."""

    receipt: ReceiptContents
    """What it says."""


ReceiptPart: TypeAlias = Literal["request", "answer"]
"""A part of an exchange: what was asked, or what was answered."""


class ReceiptOfOtherContent(TypedDict):
    """The receipt is genuine, but is about another request or another answer."""

    outcome: Literal["other-content"]
    message: str
    """The result in a sentence, in the requested language."""

    key: ReceiptKey
    """The key that signed it."""

    signed_at: str
    """When it was signed, by its own account."""

    receipt: ReceiptContents
    """What it says."""

    differs: list[ReceiptPart]
    """What is not the one that the receipt is about."""


class NotAReceipt(TypedDict):
    """The text is not a receipt of Lawspeaker."""

    outcome: Literal["not-a-receipt"]
    message: str
    """The result in a sentence, in the requested language."""


ReceiptVerificationAnswer: TypeAlias = (
    ValidReceipt | AlteredReceipt | ReceiptOfUnknownKey | ReceiptOfWithdrawnKey | ReceiptOfOtherContent | NotAReceipt
)
"""Whether a receipt is genuine, and what it says."""


class PublicKeys(TypedDict):
    """The public keys with which receipts are checked, as a JWK Set (RFC 7517)."""

    keys: list[dict[str, Any]]
    """The keys. A withdrawn key has the member `revoked`. Without receipts there are none."""


class Health(TypedDict):
    """The state of the service."""

    status: Literal["ok"]


RedisStatus: TypeAlias = Literal["none", "answers", "away"]
"""The state of Redis."""


class Readiness(TypedDict):
    """The state of the service and of its Redis."""

    status: Literal["ok"]
    redis: RedisStatus
    """Whether the Redis that stores shared answers responds (`answers`) or not (`away`), or `none` if none is configured. Without it, answers are the same but slower."""
