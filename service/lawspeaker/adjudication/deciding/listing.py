"""Lists the legal actions of a state, page by page: one of each type in turn, or sorted by points.

The work is bounded: when the budget is used up, the list is cut. To make lists under different choices of readings comparable,
the same number of candidates is examined under each choice.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import field, replace
from itertools import islice
from math import inf
from typing import Any

import orjson

from lawspeaker.adjudication.deciding.ruling import Judgement, Ruling, Verdict, decide, judge
from lawspeaker.adjudication.deciding.weighing import WithHinges, weigh
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.action import Action
from lawspeaker.adjudication.rules.checks import Finding, assumed
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.rules.memory import Memory
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.unknown import Count, Unknown
from lawspeaker.adjudication.work import Budget, GivenUp, steps_to_rule_on

MOST_SCORED = 2_000
"""How many candidates are looked at where they are to be put in order by what they score, at most."""
MOST_WORK = 20_000
"""How many steps are taken for a listing, and again for all that it is compared with."""
LOOKING = 0.2
"""Steps that it counts for to see that a candidate is another player's."""
SCORING = 22
"""The steps for scoring a state, in addition to those of its computations."""


@frozen
class ListingQuery:
    """Selects actions: by player, type or place in the picture, or the completions of one action. With an order, a start and a
    limit."""

    player: str | None
    type: str | None
    action: Document | None
    by_points: bool
    start: int
    limit: int
    place: str | None = None
    """The name of a place in the picture; selects the actions that are about it."""


@frozen
class Listing:
    """A page of the legal actions."""

    actions: Sequence[Document]
    is_cut: bool
    """Whether there may be more actions."""
    is_complete: bool
    """Whether these are all legal actions, and no other candidate is undetermined."""
    goes_on: int | None
    """The start of the next page, if there is one."""
    missing: Sequence[str]
    """The JSON Pointers of unknown places that could make more candidates legal."""
    assumed: Sequence[Finding] = ()
    """The rules that are assumed to be kept by some of them."""
    points: Sequence[Mapping[str, Count]] = ()
    """If they are listed by points: the points of each player after each action."""
    choices_left: Sequence[Sequence[str]] = ()
    """The members of each action that have other choices."""
    types: Mapping[str, Count] = field(default_factory=dict)
    """The number of legal actions of each type; empty unless this is the first page."""


@frozen
class _Legal:
    """The legal actions among some candidates."""

    actions: Sequence[tuple[Document, Mapping[str, Count]]]
    """Each with the points of the players after it, if they are listed by points."""
    end: int
    """The index of the first candidate that was not examined."""
    is_cut: bool
    """Whether there may be legal actions from there on."""
    goes_on: bool
    """Whether a next page that begins there would examine it."""
    is_open: bool
    """Whether something unknown may make more of the candidates legal, or add candidates."""
    missing: Sequence[str]
    assumed: Sequence[Finding]
    types: Mapping[str, Count]
    candidates: "_Candidates"


def weighed_listing(
    game: Game[S],
    wanted: ListingQuery,
    state_by: Callable[[Sources], S],
    sources: Sources,
    comparable: Callable[[Listing], object],
) -> WithHinges[Listing]:
    """The listing, with the readings under whose other choices the ``comparable`` part of it would differ.

    ``state_by`` gives the state by some sources; what it raises is raised. Where there is too much to do to
    compare the listing with others, only half as many candidates are looked at.
    """
    end = float(MOST_SCORED) if wanted.by_points else inf
    referee = _Judge(game, wanted.by_points)
    own: _Candidates | None = None

    def listing(view: S) -> Listing:
        nonlocal end, own
        if view.sources is not sources:
            return _with_choices_left(game, view, wanted, _stretch(_legal(game, view, wanted, referee, end, own), wanted))
        allowance = sources.allowance
        sources.work = Budget(MOST_WORK, allowance)
        legal = _legal(game, view, wanted, referee, end, None)
        end, own, sources.work = legal.end, legal.candidates, Budget(MOST_WORK, allowance)
        return _with_choices_left(game, view, wanted, _stretch(legal, wanted))

    while True:
        try:
            return weigh(state_by, listing, sources, comparable)
        except GivenUp:
            start = 0 if wanted.by_points else wanted.start
            end = start + (end - start) // 2
            sources = sources.fresh()


class _Judge:
    """Rules on candidates and scores the states after them, each only once for all choices of readings that it does not
    consult."""

    def __init__(self, game: Game[Any], by_points: bool) -> None:
        self._game = game
        self._decide: Callable[..., Ruling | Judgement] = decide if by_points else judge
        self._memory: Memory = {}

    def ruling(self, candidate: Document, state: View) -> Ruling | Judgement:
        """The ruling on ``candidate`` in a possible state. Includes its effect only if the candidates are listed by points."""

        def ruled() -> Ruling | Judgement:
            ruling = self._decide(self._game, self._game.action(candidate), state)
            state.sources.work.spend(steps_to_rule_on(candidate))
            return ruling

        return state.sources.remember(self._memory, orjson.dumps(candidate), ruled)

    def points(self, ruling: Ruling | Judgement, sources: Sources) -> Mapping[str, Count]:
        """The points of each player after a legal action. That state needs no audit."""
        if not isinstance(ruling, Ruling) or not ruling.effect:
            return {}
        state, scoring = ruling.effect.state, self._game.scoring
        assert scoring, "only in a game of points are actions listed by points"

        def points() -> Mapping[str, Count]:
            sources.work.spend(SCORING)
            with self._game.State(state, sources) as view:
                return {score.player: score.points for score in scoring(view).scores}

        return sources.once("points", state, points)


def _stretch(legal: _Legal, wanted: ListingQuery) -> Listing:
    """The selected page of the legal actions.

    By points, the actions that give their player the most points come first; for unknown points, the lower bound counts.
    Actions of several players come last.
    """
    is_whole = not (wanted.start or legal.is_cut or legal.is_open)
    if not wanted.by_points:
        goes_on = legal.end if legal.goes_on else None
        actions = [action for action, _ in legal.actions]
        return Listing(actions, legal.is_cut, is_whole, goes_on, legal.missing, legal.assumed, types=legal.types)
    end = wanted.start + wanted.limit
    best = sorted(legal.actions, key=lambda entry: _shortfall(entry[0], entry[1], wanted.player))
    stretch = best[wanted.start : end]
    goes_on = end if len(best) > end else None
    actions, points = [action for action, _ in stretch], [points for _, points in stretch]
    is_cut = legal.is_cut or goes_on is not None
    return Listing(actions, is_cut, is_whole and not is_cut, goes_on, legal.missing, legal.assumed, points, types=legal.types)


def _with_choices_left(game: Game[S], state: S, wanted: ListingQuery, found: Listing) -> Listing:
    """The page with the choices left of each of its actions; no choices if all ways to complete an action are listed."""
    if wanted.action is not None:
        return replace(found, choices_left=[[] for _ in found.actions])
    return replace(found, choices_left=[list(game.actions[one["type"]].choices_left(state, one)) for one in found.actions])


def _shortfall(action: Document, points: Mapping[str, Count], player: str | None) -> float:
    taker = action.get("player", player)
    return -points[taker].low if taker in points else inf


def _legal(game: Game[S], state: S, wanted: ListingQuery, judge: _Judge, end: float, own: "_Candidates | None") -> _Legal:
    """The legal actions among the candidates before the index ``end``, at most the requested number.

    The search stops when its work is used up. Only the listing of the question itself keeps what was found until then; it also
    counts the actions of each type. Others look at its ``own`` candidates.
    """
    start, most = (0, inf) if wanted.by_points else (wanted.start, wanted.limit)
    candidates = _Candidates(_by_type(game, state, wanted), state.sources, own)
    search = _Search(judge, state, candidates)
    actions: list[tuple[Document, Mapping[str, Count]]] = []
    goes_on, is_cut = False, start >= end
    reached = start
    try:
        for candidate in islice(candidates, start, None) if start < end else ():
            if reached == end:
                is_cut, goes_on = True, end > start
                break
            ruling = search.ruling(candidate)
            if ruling.verdict is Verdict.LEGAL:
                if len(actions) == most:
                    is_cut = goes_on = True
                    break
                actions.append((candidate, judge.points(ruling, state.sources)))
            reached += 1
    except GivenUp:
        if own and not state.sources.work.left:
            raise
        is_cut, goes_on = True, not state.sources.work.left and reached > start
    sent = ("/state",) if wanted.action is None else ("/state", "/action")  # the parts of the request that could say more
    missing = [place for place in dict.fromkeys(search.missing) if place.startswith(sent)]
    types = {} if own or start or wanted.action else search.types()
    return _Legal(actions, reached, is_cut, goes_on, search.is_open, missing, assumed(search.assumed), types, candidates)


class _Candidates:
    """The candidates of several types: one of each type in turn, until there are no more.

    Candidates that were created ``before``, under other choices of readings, are reused unless they depend on these readings.
    """

    def __init__(self, by_type: Mapping[str, Iterator[Document]], sources: Sources, before: "_Candidates | None") -> None:
        self.unclear: dict[str, Sequence[str]] = {}
        """The types that may have more actions, each with the places that are missing to know that."""
        self.made: Mapping[str, list[Document]] = {name: [] for name in by_type}
        self._consulted: Mapping[str, dict[str, str]] = {name: {} for name in by_type}
        self._sources = sources
        self._left = dict(by_type)
        if before:
            agreed = [name for name in by_type if sources.agree_with(before._consulted[name])]
            self._left |= {name: before._again(name, by_type[name]) for name in agreed}

    def __iter__(self) -> Iterator[Document]:
        while self._left:
            for name in [*self._left]:
                candidate = self.further(name)
                if candidate is not None:
                    yield candidate

    def further(self, name: str) -> Document | None:
        """The next candidate of a type; ``None`` if there are no more. Raises ``GivenUp``."""
        candidate = None
        others = self._sources.consulted
        self._sources.consulted = self._consulted[name]
        try:
            candidate = next(self._left[name], None)
        except Unknown as unknown:
            self.unclear[name] = unknown.pointers
        except GivenUp:
            self.unclear[name] = ()
            raise
        finally:
            self._sources.consulted = others
            others.update(self._consulted[name])
        if candidate is None:
            del self._left[name]
        else:
            self.made[name].append(candidate)
        return candidate

    def are_at_end(self, name: str) -> bool:
        """Whether all candidates of a type were examined."""
        return name not in self._left

    def _again(self, name: str, fresh: Iterator[Document]) -> Iterator[Document]:
        """The candidates of a type that were created before, followed by the rest of the ``fresh`` ones."""
        made = self.made[name]
        yield from made
        if not self.are_at_end(name):
            yield from islice(fresh, len(made), None)
        elif name in self.unclear:
            raise Unknown(*self.unclear[name])


class _Search:
    """A search for the legal candidates, which are ruled on one by one."""

    def __init__(self, judge: _Judge, state: View, candidates: _Candidates) -> None:
        self._candidates = candidates
        self._judge = judge
        self._state = state
        self.assumed: list[Finding] = []
        """The rules that are assumed to be kept by the legal ones."""
        self._missing: list[str] = []
        self._found = {verdict: Counter[str]() for verdict in Verdict}

    @property
    def missing(self) -> list[str]:
        """The missing places that could decide more candidates, or add some."""
        return [*self._missing, *(place for places in self._candidates.unclear.values() for place in places)]

    @property
    def is_open(self) -> bool:
        """Whether something unknown may make more candidates legal, or add some."""
        return bool(self._candidates.unclear) or self._found[Verdict.UNDETERMINED].total() > 0

    def ruling(self, candidate: Document) -> Ruling | Judgement:
        """The ruling on ``candidate``. Raises ``GivenUp``."""
        try:
            ruling = self._judge.ruling(candidate, self._state)
        except GivenUp:
            self._candidates.unclear[candidate["type"]] = ()
            raise
        self._missing += ruling.missing
        self.assumed += assumed(ruling.findings) if ruling.past else ()
        self._found[ruling.verdict][candidate["type"]] += 1
        return ruling

    def types(self) -> Mapping[str, Count]:
        """The number of legal candidates of each type. For types with many candidates, perhaps only a lower bound."""
        for name in self._candidates.made:
            self._look_for(name)
        return {name: self._count(name) for name in self._candidates.made}

    def _look_for(self, name: str) -> None:
        """Examines candidates of a type until one is legal."""
        with suppress(GivenUp):
            while not self._candidates.are_at_end(name) and not self._found[Verdict.LEGAL][name]:
                candidate = self._candidates.further(name)
                if candidate is not None:
                    self.ruling(candidate)

    def _count(self, name: str) -> Count:
        legal, undetermined = self._found[Verdict.LEGAL][name], self._found[Verdict.UNDETERMINED][name]
        if name in self._candidates.unclear or not self._candidates.are_at_end(name):
            return Count(legal, None)
        return Count(legal, legal + undetermined)


def _by_type(game: Game[S], state: S, wanted: ListingQuery) -> Mapping[str, Iterator[Document]]:
    """The candidates that match the query, by type."""

    def taken(action: Action[S, Any]) -> Iterator[Document]:
        if wanted.player is None:
            yield from _facts_of(game, action, state, wanted.action)
        elif wanted.player in action.takers(state):
            for candidate in _facts_of(game, action, state, wanted.action):
                state.sources.work.spend(LOOKING)
                if candidate.get("player", wanted.player) == wanted.player:
                    yield candidate

    def there(action: Action[S, Any]) -> Iterator[Document]:
        if wanted.place is None:
            yield from taken(action)
            return
        for candidate in taken(action):
            state.sources.work.spend()
            if wanted.place in action.places(candidate):
                yield candidate

    return {name: there(action) for name, action in game.actions.items() if wanted.type in (None, name)}


def _facts_of(game: Game[S], action: Action[S, Any], state: S, sent: Document | None) -> Iterator[Document]:
    """The candidates of a type of action; if the query has an action, its completions."""
    if sent is None:
        return action.every_candidate(state)
    return iter(action.completions(state, game.action(sent)) if sent["type"] == action.type else ())
