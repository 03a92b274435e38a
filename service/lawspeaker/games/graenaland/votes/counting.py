"""How many votes each player has in a territory, source by source.

Rozdělování surovin: Počet hlasů; Veřejné stavby: Palisády; Úpravy pro hru ve třech. What a source brings is counted as if all
were known, once for each way in which the unknown may turn out. Sources are counted one by one: two unknown heroes take 0.5 ms,
and their 225 worlds would take 40 ms.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Count, Place, Suppositions, hull, perhaps, total, where_known
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


@frozen
class Term:
    """What one rule adds to the votes of a source, or takes from them."""

    rule: str
    votes: int


@frozen
class Possibility:
    """What a source brings if what is unknown turns out in one way."""

    votes: Count
    terms: tuple[Term, ...]
    """How the number comes about; empty if only bounds are known."""


@frozen
class VoteOrigin:
    """Where votes come from: the settlements of a player, or one hero."""

    name: str
    by_owner: Mapping[str, Count]
    """What it brings each of the players that it may belong to."""
    at: Sequence[Place] = ()
    ways: Sequence[Possibility] = ()
    """Each way in which it may bring votes, if they are few."""
    missing: Sequence[Place] = ()
    """What would show whose it is."""

    @property
    def votes(self) -> Count:
        """What it brings to any player."""
        return hull(self.by_owner.values()) if len(self.by_owner) > 1 else next(iter(self.by_owner.values()))

    @property
    def terms(self) -> Sequence[Term]:
        """How the number comes about; empty if that is not known."""
        return self.ways[0].terms if len(self.ways) == len(self.by_owner) == 1 else ()

    def votes_of(self, player: str) -> Count:
        """What it brings ``player``."""
        votes = self.by_owner.get(player, NONE)
        return votes if len(self.by_owner) == 1 else Count(0, votes.high, (*self.missing, *votes.missing))


def sources(state: State, territory: str) -> Sequence[VoteOrigin]:
    """Everything that brings votes in ``territory``, or may."""

    def found() -> Sequence[VoteOrigin]:
        players = concerned(state, territory)
        return [*_settlements(state, territory, players), *_heroes(state, territory, players)]

    return state.remember(("sources", territory), found)


def sources_of(state: State, territory: str, player: str, name: str | None = None) -> Sequence[VoteOrigin]:
    """What brings votes of ``player``, or may; if a ``name`` is given, only what has that name, or may have."""
    found = [source for source in sources(state, territory) if player in source.by_owner]
    if name is None:
        return found
    exact = [source for source in found if source.name == name]
    unclear = [source for source in found if source.name == UNCLEAR and name != SETTLEMENTS]
    most = at_most(state, player, name) if unclear else None
    return [*exact, *(replace(source, by_owner={player: _perhaps(source.by_owner[player], most)}) for source in unclear)]


def _perhaps(votes: Count, most: int | None) -> Count:
    return votes.perhaps() if most is None else votes.perhaps().limited(most)


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
        return hero_at_most(state, player, [name])
    hero = hero_at_most(state, player)
    return None if hero is None else HOUSES - 1 + hero


def hero_at_most(state: State, player: str, kinds: Sequence[str] = tuple(Hero)) -> int | None:
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
            yield VoteOrigin(SETTLEMENTS, {player: Count(0, max(HOUSES - 1 - elsewhere, 0), (place,))})
        return
    by_owner: dict[str | None, list[Place]] = {}
    for index, house in enumerate(houses):
        by_owner.setdefault(house.get("player"), []).append((*place, index))
    for player in players:
        if own := by_owner.get(player):
            votes = Count.exactly(len(own))
            way = Possibility(votes, (Term("votes.settlement", len(own)),))
            yield VoteOrigin(SETTLEMENTS, {player: votes}, own, [way])
    for at in by_owner.get(None, ()):
        yield VoteOrigin(SETTLEMENTS, dict.fromkeys(players, Count.exactly(1)), [at], missing=[(*at, "player")])


def _heroes(state: State, territory: str, players: Sequence[str]) -> Iterator[VoteOrigin]:
    """What each hero brings."""
    place = (ROOT, "territories", territory, "heroes")
    heroes = where_known(lambda: state.heroes(territory), None)
    if heroes is None:
        for player in players:
            yield VoteOrigin(UNCLEAR, {player: Count(0, hero_at_most(state, player), (place,))})
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
    at = (ROOT, "territories", territory, "heroes", index)
    suppose = Suppositions()
    by_owner = {owner: list(suppose.each(partial(_brought, state, territory, index, owner, suppose))) for owner in owners}
    ways = list(dict.fromkeys([way for of_owner in by_owner.values() for way in of_owner]))
    are_few = len(ways) <= MOST_WAYS and all(way.terms for way in ways)
    return VoteOrigin(
        name=state.heroes(territory)[index].get("hero", UNCLEAR),
        by_owner={owner: hull([way.votes for way in of_owner], *suppose.places) for owner, of_owner in by_owner.items()},
        at=[at],
        ways=ways if are_few else (),
        missing=() if len(owners) == 1 else [(*at, "player")],
    )


def _brought(state: State, territory: str, index: int, player: str, suppose: Suppositions) -> Possibility:
    """What the hero at ``index`` brings the player, rule by rule."""
    terms = []
    army = NONE
    kind = suppose.of(lambda: state.known("territories", territory, "heroes", index, "hero"), list(Hero))
    if kind == Hero.PRIEST:
        terms.append(Term("votes.priest", 0))
    elif kind == Hero.WARRIOR:
        army = state.count("clans", player, "army", low=1)
        terms.append(Term("votes.warrior", army.low))
        if suppose.holds(lambda: state.has_hero(territory, Hero.PRIEST)):
            terms.append(Term("votes.priest", -army.low))
            army = NONE  # however strong it is
    else:
        terms.append(Term("votes.skald", len(state.heroes(territory)) - 1))
    has_three_player_changes = suppose.holds(lambda: state.has_three_player_changes)
    if has_three_player_changes:
        terms.append(Term("votes.three-players", 1))
    is_weakened = has_three_player_changes or kind == Hero.WARRIOR
    if is_weakened and sum([term.votes for term in terms]) > 0 and suppose.holds(lambda: Work.PALISADE in state.works(territory)):
        terms += _palisade(state, territory, player, has_three_player_changes, suppose)
    votes = Count.exactly(sum([term.votes for term in terms]))
    return Possibility(votes, tuple(terms)) if army.is_exact else Possibility(votes + army.less(army.low), ())


def _palisade(state: State, territory: str, player: str, has_three_player_changes: bool, suppose: Suppositions) -> Iterator[Term]:
    """What a palisade takes: from outsiders' warriors; with three players from every hero, or from those of outsiders."""
    affects_all = has_three_player_changes and state.sources.reading("votes.palisade-three-players") == "everyone"
    if affects_all or suppose.holds(lambda: not state.has_settlement(player, territory)):
        yield Term("votes.palisade-three-players" if has_three_player_changes else "votes.palisade", -1)
