"""How many votes each player has in a territory, source by source.

Rozdělování surovin: Počet hlasů; Veřejné stavby: Palisády; Úpravy pro hru ve třech. What is unknown makes a number a
range: every way in which the unknown can turn out is counted, and the smallest and the largest result are kept.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import product
from operator import add

from lawspeaker.adjudication.unknown import Count, Place, Unknown, some
from lawspeaker.games.graenaland.board import SETTLEMENTS
from lawspeaker.games.graenaland.state import ROOT, State
from lawspeaker.games.graenaland.words import CLANS, HOUSES, Hero, Work

NONE = Count.exactly(0)
UNCLEAR = "heroes"
"""The source of votes from heroes of whom it is not known which they are."""


@dataclass(frozen=True, slots=True)
class Term:
    """What one rule adds to the votes of a source, or takes from them."""

    rule: str
    votes: int


@dataclass(frozen=True, slots=True)
class Source:
    """Where votes of a player come from: the settlements, or one hero."""

    name: str
    votes: Count
    terms: Sequence[Term]
    """How the number comes about; empty if it is only bounded."""
    at: Sequence[Place]


@dataclass(frozen=True, slots=True)
class Tally:
    """The votes of one player in a territory."""

    player: str
    sources: Sequence[Source]

    @property
    def votes(self) -> Count:
        return reduce(add, (source.votes for source in self.sources), NONE)

    def only(self, name: str | None) -> "Tally":
        """The votes from the source of that name alone, or all; heroes of whom it is not known which they are may be it."""
        if name is None:
            return self
        sources = [source for source in self.sources if source.name == name]
        perhaps = [source for source in self.sources if source.name == UNCLEAR and name != SETTLEMENTS]
        return Tally(self.player, [*sources, *(replace(source, votes=source.votes.perhaps()) for source in perhaps)])


def tallies(state: State, territory: str) -> dict[str, Tally]:
    """The votes in ``territory`` of every player who has any there, or may have."""
    return {player: tally(state, territory, player) for player in _concerned(state, territory)}


def tally(state: State, territory: str, player: str) -> Tally:
    """The votes of ``player`` in ``territory``."""
    key = ("tally", territory, player)
    if key not in state.remembered:
        houses = _settlements(state, territory, player)
        sources = [*([houses] if houses.votes != NONE else ()), *_heroes(state, territory, player)]
        state.remembered[key] = Tally(player, sources)
    found: Tally = state.remembered[key]
    return found


def has_vote(state: State, territory: str, player: str) -> bool:
    """Whether ``player`` has at least one vote in ``territory``. Raises ``Unknown``."""
    return tally(state, territory, player).votes.is_positive()


def _concerned(state: State, territory: str) -> Sequence[str]:
    """Players whose votes are to be counted: all who play, or who may be there if it is not known who plays."""
    if "players" in state.document:
        return state.players
    try:
        pieces = [*state.settlements(territory), *state.heroes(territory)]
    except Unknown:
        return CLANS
    owners = {piece.get("player") for piece in pieces}
    return CLANS if None in owners else [clan for clan in CLANS if clan in owners]


def _settlements(state: State, territory: str, player: str) -> Source:
    """Each settlement is one vote."""
    place = (ROOT, "territories", territory, SETTLEMENTS)
    own, unclear = _owned(state, territory, player)
    if unclear is None:
        return Source(SETTLEMENTS, Count(0, HOUSES - 1, (place,)), (), ())
    if unclear:
        most = min(len(own) + len(unclear), HOUSES - 1)
        return Source(SETTLEMENTS, Count(len(own), most, tuple((*place, index, "player") for index in unclear)), (), ())
    terms = [Term("votes.settlement", len(own))] if own else []
    return Source(SETTLEMENTS, Count.exactly(len(own)), terms, [(*place, index) for index in own])


def _owned(state: State, territory: str, player: str) -> tuple[list[int], list[int] | None]:
    """Where the player's settlements stand in the list, and where some that may be; ``None`` if there is no list."""
    try:
        houses = state.settlements(territory)
    except Unknown:
        return [], None
    own = [index for index, house in enumerate(houses) if house.get("player") == player]
    return own, [index for index, house in enumerate(houses) if "player" not in house]


def _heroes(state: State, territory: str, player: str) -> Iterator[Source]:
    """A source for each hero there that is the player's, or may be."""
    try:
        heroes = state.heroes(territory)
    except Unknown:
        yield Source(UNCLEAR, Count(0, None, ((ROOT, "territories", territory, "heroes"),)), (), ())
        return
    for index, piece in enumerate(heroes):
        if piece.get("player", player) == player:
            yield _hero(state, territory, index, player)


def _hero(state: State, territory: str, index: int, player: str) -> Source:
    """What the hero at ``index`` brings the player, if it is theirs."""
    piece = state.heroes(territory)[index]
    at = (ROOT, "territories", territory, "heroes", index)
    missing: list[Place] = [(*at, member) for member in ("player", "hero") if member not in piece]
    kinds = [piece["hero"]] if "hero" in piece else list(Hero)
    others = len(state.heroes(territory)) - 1
    ways = [way for kind in kinds for way in _ways(state, territory, player, kind, others, missing)]
    low = 0 if "player" not in piece else min(way.low for way in ways)
    highs = [way.high for way in ways]
    high = None if None in highs else max(high for high in highs if high is not None)
    name = piece.get("hero", UNCLEAR)
    if low == high and "player" in piece:
        return Source(name, Count.exactly(low), ways[0].terms if len(ways) == 1 else (), [at])
    return Source(name, Count(low, high, tuple(dict.fromkeys(missing))), (), [at])


@dataclass(frozen=True, slots=True)
class _Way:
    """One way in which what is unknown may turn out, and what a hero then brings."""

    low: int
    high: int | None
    terms: Sequence[Term]


def _ways(state: State, territory: str, player: str, kind: str, others: int, missing: list[Place]) -> Iterator[_Way]:
    """Every way for a hero of that kind; adds to ``missing`` what would leave fewer of them."""

    def either(holds: Callable[[], bool]) -> tuple[bool, ...]:
        try:
            return (holds(),)
        except Unknown as unknown:
            missing.extend(unknown.places)
            return (False, True)

    houses = ("territories", territory, "settlements")
    heroes = ("territories", territory, "heroes")

    def is_silenced() -> bool:
        places = range(len(state.heroes(territory)))
        return kind == Hero.WARRIOR and some(places, lambda place: state.is_piece(heroes, place, hero=Hero.PRIEST))

    def is_outsider() -> bool:
        places = range(len(state.settlements(territory)))
        return not some(places, lambda place: state.is_piece(houses, place, player=player))

    army: int | None = 0
    if kind == Hero.WARRIOR:
        army = state.document.get("clans", {}).get(player, {}).get("army")
        if army is None:
            missing.append((ROOT, "clans", player, "army"))

    for silenced, three_players in product(either(is_silenced), either(lambda: state.has_three_player_changes)):
        strength = _strength(kind, 1 if army is None else army, others, silenced, three_players)
        unbounded = army is None and not silenced
        fewer: list[Term | None] = [None]
        if kind == Hero.WARRIOR or three_players:
            fewer = [
                _palisade(state, three_players, outsider) if stands else None
                for stands in either(lambda: Work.PALISADE in state.works(territory))
                for outsider in (either(is_outsider) if stands else (False,))
            ]
        for palisade in fewer:
            terms = [*strength]
            if palisade and sum(term.votes for term in strength) > 0:
                terms.append(palisade)
            votes = sum(term.votes for term in terms)
            yield _Way(votes, None if unbounded else votes, terms if army is not None else ())


def _strength(kind: str, army: int, others: int, silenced: bool, three_players: bool) -> list[Term]:
    """What a hero brings before any palisade."""
    terms = []
    if kind == Hero.WARRIOR:
        terms.append(Term("votes.warrior", army))
        if silenced:
            terms.append(Term("votes.priest", -army))
    if kind == Hero.SKALD:
        terms.append(Term("votes.skald", others))
    if three_players:
        terms.append(Term("votes.three-players", 1))
    return terms


def _palisade(state: State, three_players: bool, outsider: bool) -> Term | None:
    """What a palisade takes: from outsiders' warriors; with three players from every hero, or from those of outsiders."""
    if not three_players:
        return Term("votes.palisade", -1) if outsider else None
    if state.sources.reading("votes.palisade-three-players") == "everyone" or outsider:
        return Term("votes.palisade-three-players", -1)
    return None
