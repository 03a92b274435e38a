"""The yardstick: an endpoint for the votes in a territory of Graenaland, by FastAPI, pydantic and uvicorn.

Written as somebody who knows these well would for a game of which everything is known: models that forbid what they do not
name, a straight computation in a coroutine, and the answer written by pydantic from the response model, which is FastAPI's
fastest way. ``cached`` has a cache of whole answers in front, below the framework.

It does less than the service. A request has no unknowns (null counts as left out), ballots, overlay or map, and no language
or explanation is asked for; a state is not audited, and JSON is read as Python reads it, so that a name twice in an object
goes unnoticed. Statements and citations are constants that were made before. There are no request ids and no metrics; the
log is uvicorn's. What it does answer is what the service answers, byte for byte: `test_fastapi_votes.py` holds it to that.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from fastapi import FastAPI, HTTPException
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from lawspeaker.adjudication.answers.answers import rules_document
from lawspeaker.games import GAMES
from tests.bench.response_cache import ResponseCache

READING: Literal["votes.palisade-three-players"] = "votes.palisade-three-players"

Player = Literal["red", "yellow", "white", "violet", "blue"]
Resource = Literal["grain", "cattle", "wood", "ore", "gold"]
Deck = Literal["plains", "forest", "hills", "mountains", "supply"]
Phase = Literal[
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
Choice = Literal["everyone", "outsiders"]
Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,39}$")]


class Sent(BaseModel):
    """An object with these members and no others, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Card(Sent):
    deck: Deck | None = None
    resource: Resource | None = None
    symbols: Annotated[list[Resource], Field(min_length=1, max_length=2)] | None = None


class Pile(Sent):
    count: Annotated[int, Field(ge=0, le=200)] | None = None
    cards: Annotated[list[Card], Field(max_length=200)] | None = None


class House(Sent):
    player: Player
    kind: Literal["village", "keep", "church", "hall"] | None = None


class Hero(Sent):
    player: Player
    hero: Literal["warrior", "priest", "skald"]


class Territory(Sent):
    settlements: Annotated[list[House], Field(max_length=70)]
    heroes: Annotated[list[Hero], Field(max_length=15)]
    works: Annotated[list[Literal["road", "improvement", "market", "palisade"]], Field(max_length=8)]
    face_up: Pile | None = None
    face_down: Pile | None = None


class Waiting(Sent):
    hero: Literal["priest", "skald"]
    territories: Annotated[list[Name], Field(min_length=1, max_length=9)]


class Clan(Sent):
    army: Annotated[int, Field(ge=1, le=1_000)] | None = None
    hand: Pile | None = None
    waiting: Annotated[list[Waiting], Field(max_length=2)] | None = None


class Readings(Sent):
    palisade: Choice = Field(default="everyone", validation_alias=READING)


class Options(Sent):
    three_player_changes: bool | None = None


def _each_once(players: list[Player]) -> list[Player]:
    if len(set(players)) != len(players):
        raise ValueError("A player is there twice.")
    return players


class State(Sent):
    edition: Literal["altar-2006", "sample"] | None = None
    options: Options = Options()
    readings: Readings = Readings()
    players: Annotated[list[Player], Field(min_length=3, max_length=5), AfterValidator(_each_once)]
    main_player: Player | None = None
    phase: Phase | None = None
    turn: Player | None = None
    clans: dict[Player, Clan] = {}
    territories: Annotated[dict[Name, Territory], Field(max_length=20)]
    decks: dict[Deck, Pile] | None = None
    discards: dict[Deck, Pile] | None = None
    supply_row: Pile | None = None

    @property
    def has_three_player_changes(self) -> bool:
        said = self.options.three_player_changes
        return len(self.players) == 3 if said is None else said


class VotesRequest(Sent):
    state: State
    territory: Name


class Term(BaseModel):
    rule: str
    votes: int


class Source(BaseModel):
    source: str
    votes: int
    terms: list[Term]
    at: list[str]


class PlayerVotes(BaseModel):
    player: str
    votes: int
    sources: list[Source]


class Total(BaseModel):
    votes: int


class Citation(BaseModel):
    rulebook: str
    section: list[str]
    paragraph: int


class CitedRule(BaseModel):
    rule: str
    statement: str
    citations: list[Citation]


class Reading(BaseModel):
    reading: str
    choice: Choice


class Otherwise(BaseModel):
    choice: Choice
    players: list[PlayerVotes]
    total: Total


class Hinge(BaseModel):
    reading: str
    choice: Choice
    otherwise: list[Otherwise]


class Votes(BaseModel):
    territory: str
    players: list[PlayerVotes]
    total: Total
    rules: list[CitedRule]
    missing: list[str]
    missing_in_words: list[str]
    assumptions: list[str]
    readings: list[Reading]
    hinges_on: list[Hinge]
    ruleset: str


_GAME = GAMES["graenaland"]
_IDS = [rule for rule in _GAME.catalogue.rules if rule.startswith("votes.")]
_RULES = [CitedRule(**rule) for rule in rules_document(_GAME, _IDS, "en")]
"""In the order in which they are cited."""

app = FastAPI()
cached = ResponseCache(app)


@app.post("/v1/games/graenaland/votes")
async def votes(request: VotesRequest) -> Votes:
    """The votes of each player in a territory."""
    state = request.state
    territory = state.territories.get(request.territory)
    if territory is None:
        raise HTTPException(422, "Nothing is known of that territory.")
    choice = state.readings.palisade
    players = _count_votes(state, request.territory, territory, choice)
    readings, hinges = [], []
    if state.has_three_player_changes and "palisade" in territory.works and territory.heroes:
        readings.append(Reading(reading=READING, choice=choice))
        other: Choice = "outsiders" if choice == "everyone" else "everyone"
        otherwise = _count_votes(state, request.territory, territory, other)
        if otherwise != players:
            other_answer = Otherwise(choice=other, players=otherwise, total=_total(otherwise))
            hinges.append(Hinge(reading=READING, choice=choice, otherwise=[other_answer]))
    used = {term.rule for player in players for source in player.sources for term in source.terms}
    return Votes(
        territory=request.territory,
        players=players,
        total=_total(players),
        rules=[rule for rule in _RULES if rule.rule in used],
        missing=[],
        missing_in_words=[],
        assumptions=[],
        readings=readings,
        hinges_on=hinges,
        ruleset=_GAME.ruleset,
    )


def _count_votes(state: State, name: str, territory: Territory, choice: Choice) -> list[PlayerVotes]:
    counted = []
    for player in state.players:
        sources = list(_sources(state, name, territory, choice, player))
        counted.append(PlayerVotes(player=player, votes=sum(source.votes for source in sources), sources=sources))
    return counted


def _sources(state: State, name: str, territory: Territory, choice: Choice, player: Player) -> Iterator[Source]:
    place = f"/state/territories/{name}"
    houses = [f"{place}/settlements/{index}" for index, house in enumerate(territory.settlements) if house.player == player]
    if houses:
        term = Term(rule="votes.settlement", votes=len(houses))
        yield Source(source="settlements", votes=len(houses), terms=[term], at=houses)
    for index, hero in enumerate(territory.heroes):
        if hero.player == player:
            terms = _strength(state, territory, hero)
            if sum(term.votes for term in terms) > 0:
                terms += _palisade(state, territory, choice, hero, is_outsider=not houses)
            brought = sum(term.votes for term in terms)
            yield Source(source=hero.hero, votes=brought, terms=terms, at=[f"{place}/heroes/{index}"])


def _strength(state: State, territory: Territory, hero: Hero) -> list[Term]:
    """What a hero brings before any palisade."""
    match hero.hero:
        case "priest":
            terms = [Term(rule="votes.priest", votes=0)]
        case "skald":
            terms = [Term(rule="votes.skald", votes=len(territory.heroes) - 1)]
        case "warrior":
            clan = state.clans.get(hero.player)
            if clan is None or clan.army is None:
                raise HTTPException(422, f"The army of {hero.player} has to be known.")
            terms = [Term(rule="votes.warrior", votes=clan.army)]
            if any(other.hero == "priest" for other in territory.heroes):
                terms.append(Term(rule="votes.priest", votes=-clan.army))
    if state.has_three_player_changes:
        terms.append(Term(rule="votes.three-players", votes=1))
    return terms


def _palisade(state: State, territory: Territory, choice: Choice, hero: Hero, *, is_outsider: bool) -> Sequence[Term]:
    """What a palisade takes from a hero."""
    if "palisade" not in territory.works:
        return []
    if state.has_three_player_changes:
        takes = choice == "everyone" or is_outsider
        return [Term(rule="votes.palisade-three-players", votes=-1)] if takes else []
    return [Term(rule="votes.palisade", votes=-1)] if is_outsider and hero.hero == "warrior" else []


def _total(players: list[PlayerVotes]) -> Total:
    return Total(votes=sum(player.votes for player in players))
