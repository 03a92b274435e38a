"""How many votes each player has in a territory, source by source.

Rozdělování surovin: Počet hlasů; Veřejné stavby: Palisády; Úpravy pro hru ve třech. What is unknown makes a number a
range: every way in which the unknown can turn out is counted, and the smallest and the largest result are kept.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product

from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Count, Gaps, Place, perhaps, total, where_known
from lawspeaker.games.graenaland.board.board import SETTLEMENTS
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import CLANS, HOUSES, Hero, Work

NONE = Count.exactly(0)
UNCLEAR = "heroes"
"""The source of votes from unknown heroes."""

MOST_WAYS = 4
"""How many ways in which a source may bring votes are listed at most."""

RULE_OF_SOURCE = {
    SETTLEMENTS: "votes.settlement",
    Hero.WARRIOR.value: "votes.warrior",
    Hero.PRIEST.value: "votes.priest",
    Hero.SKALD.value: "votes.skald",
    UNCLEAR: "votes.warrior",
}
"""The rule that speaks of each source of votes."""


@dataclass(frozen=True, slots=True)
class Term:
    """What one rule adds to the votes of a source, or takes from them."""

    rule: str
    votes: int


@dataclass(frozen=True, slots=True)
class Possibility:
    """One way in which what is unknown may turn out, and what a hero then brings."""

    low: int
    high: int | None
    terms: Sequence[Term]


@dataclass(frozen=True, slots=True)
class VoteOrigin:
    """Where votes come from: the settlements of a player, or one hero."""

    name: str
    votes: Count
    """What it brings to any player."""
    owners: Sequence[str]
    """The players that it may belong to."""
    at: Sequence[Place]
    terms: Sequence[Term] = ()
    """How the number comes about; empty if that is not known."""
    ways: Sequence[Possibility] = ()
    """If that is not known, but only a few ways are possible: each of them."""
    missing: Sequence[Place] = ()
    """What would show whose it is."""
    most: Mapping[str, int | None] = field(default_factory=dict)
    """What it brings each of several owners at most, if it is theirs; ``None``: no bound is known."""

    def votes_of(self, player: str) -> Count:
        """What it brings ``player``."""
        if player not in self.owners:
            return NONE
        if len(self.owners) == 1:
            return self.votes
        return Count(0, self.most.get(player, self.votes.high), (*self.missing, *self.votes.missing))


def sources(state: State, territory: str) -> Sequence[VoteOrigin]:
    """Everything that brings votes in ``territory``, or may."""

    def found() -> Sequence[VoteOrigin]:
        players = concerned(state, territory)
        return [*_settlements(state, territory, players), *_heroes(state, territory, players)]

    return state.remember(("sources", territory), found)


def sources_of(state: State, territory: str, player: str, name: str | None = None) -> Sequence[VoteOrigin]:
    """What brings votes of ``player``, or may; if a ``name`` is given, only what has that name, or may have."""
    found = [source for source in sources(state, territory) if player in source.owners]
    if name is None:
        return found
    exact = [source for source in found if source.name == name]
    unclear = [source for source in found if source.name == UNCLEAR and name != SETTLEMENTS]
    most = at_most(state, player, name) if unclear else None
    return [*exact, *(replace(source, votes=_limited(source.votes.perhaps(), most)) for source in unclear)]


def _limited(votes: Count, most: int | None) -> Count:
    return votes if most is None else votes.limited(most)


def votes_of(state: State, territory: str, player: str) -> Count:
    """The votes of ``player`` in ``territory``."""
    return total(source.votes_of(player) for source in sources_of(state, territory, player))


def has_vote(state: State, territory: str, player: str) -> bool:
    """Whether ``player`` has at least one vote in ``territory``. Raises ``Unknown``."""
    return votes_of(state, territory, player).is_positive()


def at_most(state: State, player: str, name: str | None = None) -> int | None:
    """How many votes the player has at most in any territory, in all or from one source; ``None``: there is no such number.

    There is one hero of a clan in a territory at most.
    """
    if name == SETTLEMENTS:
        return HOUSES - 1
    if name is not None:
        return _hero_at_most(state, player, [name])
    hero = _hero_at_most(state, player, list(Hero))
    return None if hero is None else HOUSES - 1 + hero


def _hero_at_most(state: State, player: str, kinds: Sequence[str]) -> int | None:
    """How many votes one hero of these kinds brings the player at most; ``None``: there is no such number."""
    further = int(perhaps(lambda: state.has_three_player_changes))
    others = len(state.possible_players) - 1
    army = state.count("clans", player, "army", low=1).high if Hero.WARRIOR in kinds else 0
    if army is None:
        return None
    return further + max(army, others if Hero.SKALD in kinds else 0)


def concerned(state: State, territory: str) -> Sequence[str]:
    """Players who may have votes there: all who play, clockwise, or those in sight if it is not known who plays."""
    if "players" in state.document:
        return state.players
    pieces = where_known(lambda: [*state.settlements(territory), *state.heroes(territory)], None)
    if pieces is None:
        return CLANS
    owners = {piece.get("player") for piece in pieces}
    return CLANS if None in owners else [clan for clan in CLANS if clan in owners]


def _settlements(state: State, territory: str, players: Sequence[str]) -> Iterator[VoteOrigin]:
    """Each settlement is one vote."""
    place = (ROOT, "territories", territory, SETTLEMENTS)
    houses = where_known(lambda: state.settlements(territory), None)
    if houses is None:
        for player in players:
            elsewhere = state.board.number_of_houses[player]
            yield VoteOrigin(SETTLEMENTS, Count(0, max(HOUSES - 1 - elsewhere, 0), (place,)), [player], ())
        return
    by_owner: dict[str | None, list[Place]] = {}
    for index, house in enumerate(houses):
        by_owner.setdefault(house.get("player"), []).append((*place, index))
    for player in players:
        if own := by_owner.get(player):
            yield VoteOrigin(SETTLEMENTS, Count.exactly(len(own)), [player], own, [Term("votes.settlement", len(own))])
    for at in by_owner.get(None, ()):
        yield VoteOrigin(SETTLEMENTS, Count.exactly(1), players, [at], missing=[(*at, "player")])


def _heroes(state: State, territory: str, players: Sequence[str]) -> Iterator[VoteOrigin]:
    """What each hero brings."""
    place = (ROOT, "territories", territory, "heroes")
    heroes = where_known(lambda: state.heroes(territory), None)
    if heroes is None:
        for player in players:
            yield VoteOrigin(UNCLEAR, Count(0, _hero_at_most(state, player, list(Hero)), (place,)), [player], ())
        return
    for index in range(len(heroes)):
        yield _hero(state, territory, index, _owners(state, territory, index, players))


def _owners(state: State, territory: str, index: int, players: Sequence[str]) -> Sequence[str]:
    """The players to whom the hero at ``index`` may belong: each has one of a kind, and one in a territory."""
    heroes = state.heroes(territory)
    piece = heroes[index]
    if "player" in piece:
        return [piece["player"]]
    present = {other["player"] for other in heroes if "player" in other}
    elsewhere = {player for player, hero in state.board.standing if hero == piece.get("hero")}
    return [player for player in players if player not in present | elsewhere] or players


def _hero(state: State, territory: str, index: int, owners: Sequence[str]) -> VoteOrigin:
    """What the hero at ``index`` brings whichever of the ``owners`` it belongs to."""
    piece = state.heroes(territory)[index]
    at = (ROOT, "territories", territory, "heroes", index)
    gaps = Gaps()
    if "hero" not in piece:
        gaps.places.append((*at, "hero"))
    kinds = [piece["hero"]] if "hero" in piece else list(Hero)
    others = len(state.heroes(territory)) - 1
    by_owner = {owner: [way for kind in kinds for way in _ways(state, territory, owner, kind, others, gaps)] for owner in owners}
    ways = [way for of_owner in by_owner.values() for way in of_owner]
    high = _highest(ways)
    return VoteOrigin(
        name=piece.get("hero", UNCLEAR),
        votes=Count(min(way.low for way in ways), high, tuple(gaps.places)),
        owners=owners,
        at=[at],
        terms=ways[0].terms if len(ways) == 1 else (),
        ways=_few(ways),
        missing=() if len(owners) == 1 else [(*at, "player")],
        most={} if len(owners) == 1 else {owner: _highest(of_owner) for owner, of_owner in by_owner.items()},
    )


def _highest(ways: Sequence[Possibility]) -> int | None:
    """What the hero brings at most in these ways; ``None``: no bound is known."""
    highs = [way.high for way in ways if way.high is not None]
    return max(highs) if len(highs) == len(ways) else None


def _few(ways: Sequence[Possibility]) -> Sequence[Possibility]:
    """The ways if each of them has a number of votes and they are few; the same parts are not listed twice."""
    different = list({tuple(way.terms): way for way in ways}.values())
    are_known = all(way.high == way.low for way in different)
    return different if are_known and 1 < len(different) <= MOST_WAYS else ()


def _ways(state: State, territory: str, player: str, kind: str, others: int, gaps: Gaps) -> Iterator[Possibility]:
    """Every way for a hero of that kind; what would leave fewer of them is kept in ``gaps``."""

    def either(holds: Callable[[], bool]) -> Sequence[bool]:
        return gaps.where_known(lambda: (holds(),), (False, True))

    army = NONE
    is_silenced: Sequence[bool] = (False,)
    if kind == Hero.WARRIOR:
        is_silenced = either(lambda: state.has_hero(territory, Hero.PRIEST))
        asked = gaps if False in is_silenced else Gaps()  # a priest makes every army as good as none
        army = state.count("clans", player, "army", low=1)
        asked.where_known(army.exact, None)

    for silenced, three_players in product(is_silenced, either(lambda: state.has_three_player_changes)):
        unknown_army = not army.is_exact and not silenced
        strength = _strength(kind, army.low, others, silenced, three_players)
        more = 0 if not unknown_army else None if army.high is None else army.high - army.low
        fewer: list[Term | None] = [None]
        if kind == Hero.WARRIOR or three_players:
            fewer = [
                _palisade(state, three_players, outsider) if stands else None
                for stands in either(lambda: Work.PALISADE in state.works(territory))
                for outsider in (either(lambda: not state.has_settlement(player, territory)) if stands else (False,))
            ]
        for palisade in fewer:
            terms = [*strength]
            if palisade and sum(term.votes for term in strength) > 0:
                terms.append(palisade)
            votes = sum(term.votes for term in terms)
            yield Possibility(votes, None if more is None else votes + more, () if unknown_army else terms)


def _strength(kind: str, army: int, others: int, silenced: bool, three_players: bool) -> list[Term]:
    """What a hero brings before any palisade."""
    terms = []
    if kind == Hero.PRIEST:
        terms.append(Term("votes.priest", 0))
    if kind == Hero.WARRIOR:
        terms.append(Term("votes.warrior", army))
    if kind == Hero.WARRIOR and silenced:
        terms.append(Term("votes.priest", -(army or 0)))
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
