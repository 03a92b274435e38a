"""Listings: the legal actions of a state, one after the other or by what they score; a stretch of them at a time.

The work is bounded: options are looked at as long as it lasts, and what follows is cut off. So that a listing can be
compared with what it would be under other choices of readings, as many options are looked at under each of them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from math import inf
from typing import Any

import orjson

from lawspeaker.adjudication.action import Action
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game, S
from lawspeaker.adjudication.memory import Memory
from lawspeaker.adjudication.ruling import Ruling, decide
from lawspeaker.adjudication.sources import Sources
from lawspeaker.adjudication.unknown import Count, Unknown, each
from lawspeaker.adjudication.view import View
from lawspeaker.adjudication.weighing import WithHinges, weigh
from lawspeaker.adjudication.work import GivenUp, Work, steps_to_rule_on

MOST_SCORED = 2_000
"""How many options are looked at where they are to be put in order by what they score, at most."""
MOST_WORK = 50_000
"""How many steps are taken for a listing, and again for all that it is compared with."""
SCORING = 30
"""Steps that it counts for to score a state, beside what is worked out for it."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which actions are wanted: those of a player, of a type, the ways to tell one; in which order, from where on, how many."""

    player: str | None
    type: str | None
    action: Document | None
    by_points: bool
    start: int
    limit: int


@dataclass(frozen=True, slots=True)
class Listing:
    """A stretch of the legal actions in their order."""

    actions: Sequence[Document]
    is_cut: bool
    """Whether there may be more."""
    goes_on: int | None
    """Where the stretch begins that follows, if it can be asked for."""
    missing: Sequence[str]
    """What is not known and may leave some of them, or further ones, open."""
    points: Sequence[Mapping[str, Count]] = ()
    """If they are listed by points: what everybody has after each action."""


@dataclass(frozen=True, slots=True)
class _Legal:
    """The legal ones among some options."""

    actions: Sequence[tuple[Document, Mapping[str, Count]]]
    """Each, if they are listed by points, with what everybody has after it."""
    end: int
    """The place of the option before which it was to end, or had to."""
    is_cut: bool
    """Whether there may be one there."""
    goes_on: bool
    """Whether a listing that begins there would look at it."""
    missing: Sequence[str]


def weighed_listing(
    game: Game[S],
    wanted: Wanted,
    state_by: Callable[[Sources], S],
    sources: Sources,
    comparable: Callable[[Listing], object],
) -> WithHinges[Listing]:
    """The listing, and how what is ``comparable`` of it would differ under other choices of readings.

    ``state_by`` gives the state by some sources; what it raises is raised. Where there is too much to do to
    compare the listing with others, only half as many options are looked at.
    """
    end = wanted.start + wanted.limit if not wanted.by_points else MOST_SCORED
    judge = _Judge(game)

    def listing(view: S) -> Listing:
        nonlocal end
        own = view.sources
        if own is not sources:
            return _stretch(_legal(game, view, wanted, judge, end), wanted)
        own.work = Work(MOST_WORK, own.work.allowance)
        legal = _legal(game, view, wanted, judge, end, gives_up=False)
        end, own.work = legal.end, Work(MOST_WORK, own.work.allowance)
        return _stretch(legal, wanted)

    while True:
        try:
            return weigh(state_by, listing, sources, comparable)
        except GivenUp:
            start = 0 if wanted.by_points else wanted.start
            end = start + (end - start) // 2
            sources = sources.fresh()


class _Judge:
    """Rules on options and scores what they lead to, each only once for all choices of readings that it does not consult."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._memory = Memory()

    def ruling(self, option: Document, state: View) -> Ruling:
        """The ruling on ``option`` in a possible state."""

        def ruled() -> Ruling:
            ruling = decide(self._game, self._game.action(option), state)
            state.sources.work.spend(steps_to_rule_on(option))
            return ruling

        return self._memory.once(state.sources, orjson.dumps(option), ruled)

    def points(self, state: Document, sources: Sources) -> Mapping[str, Count]:
        """What everybody has in a state that a legal action led to, which is therefore not audited."""
        scoring = self._game.scoring
        assert scoring, "only in a game of points are actions listed by points"

        def points() -> Mapping[str, Count]:
            sources.work.spend(SCORING)
            with self._game.State(state, sources) as view:
                return {score.player: score.points for score in scoring(view).scores}

        return self._memory.once(sources, ("points", orjson.dumps(state)), points)


def _stretch(legal: _Legal, wanted: Wanted) -> Listing:
    """What is wanted of the legal actions.

    By points those come first that leave whoever takes them with most points; where only bounds are known the lower one
    counts. What no single player takes comes last.
    """
    if not wanted.by_points:
        return Listing([action for action, _ in legal.actions], legal.is_cut, legal.end if legal.goes_on else None, legal.missing)
    end = wanted.start + wanted.limit
    best = sorted(legal.actions, key=lambda entry: _shortfall(entry[0], entry[1], wanted.player))
    stretch = best[wanted.start : end]
    goes_on = end if len(best) > end else None
    actions, points = [action for action, _ in stretch], [points for _, points in stretch]
    return Listing(actions, legal.is_cut or goes_on is not None, goes_on, legal.missing, points)


def _shortfall(action: Document, points: Mapping[str, Count], player: str | None) -> float:
    taker = action.get("player", player)
    return -points[taker].low if taker in points else inf


def _legal(game: Game[S], state: S, wanted: Wanted, judge: _Judge, end: int, *, gives_up: bool = True) -> _Legal:
    """The legal ones among the options up to ``end``.

    Where there is more to do than may be done, it is given up, or what was looked at counts.
    """
    reached = start = 0 if wanted.by_points else wanted.start
    work = state.sources.work
    actions: list[tuple[Document, Mapping[str, Count]]] = []
    missing: list[str] = []
    is_cut = goes_on = False
    try:
        for option in islice(_options(game, state, wanted), start, None):
            if reached == end:
                is_cut, goes_on = True, end > start
                break
            ruling = judge.ruling(option, state)
            if ruling.effect:
                points = judge.points(ruling.effect.state, state.sources) if wanted.by_points else {}
                actions.append((option, points))
            missing += ruling.missing
            reached += 1
    except Unknown as unknown:
        missing += unknown.pointers
    except GivenUp:
        if gives_up and not work.left:
            raise
        is_cut, goes_on, end = True, not work.left and reached > start, reached
    told = ("/state",) if wanted.action is None else ("/state", "/action")  # the parts of the request that could say more
    return _Legal(actions, end, is_cut, goes_on, [place for place in dict.fromkeys(missing) if place.startswith(told)])


def _options(game: Game[S], state: S, wanted: Wanted) -> Iterator[Document]:
    """The actions among which the legal ones are wanted."""

    def taken(action: Action[S, Any]) -> Iterable[Document]:
        if wanted.player is None:
            return _told_of(game, action, state, wanted.action)
        if wanted.player not in action.takers(state):
            return ()
        options = _told_of(game, action, state, wanted.action)
        return (option for option in options if option.get("player", wanted.player) == wanted.player)

    return each((action for name, action in game.actions.items() if wanted.type in (None, name)), taken)


def _told_of(game: Game[S], action: Action[S, Any], state: S, sent: Document | None) -> Iterator[Document]:
    """The options of that kind of action; of an action that was sent, its completions."""
    if sent is None:
        return action.every_option(state)
    return iter(action.completions(state, game.action(sent)) if sent["type"] == action.type else ())
