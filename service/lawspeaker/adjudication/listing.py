"""Listings: the legal actions of a state, one after the other or by what they score; a stretch of them at a time."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from math import inf
from typing import Any

import orjson

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Action, Effect, Game, S
from lawspeaker.adjudication.ruling import decide_once
from lawspeaker.adjudication.sources import Sources
from lawspeaker.adjudication.unknown import Count, Unknown, each

MOST_SCORED = 2_000
"""How many options are looked at where they are to be put in order by what they score."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which actions are wanted: those of a player, of a type, the ways to tell one; from where on, and how many."""

    player: str | None
    type: str | None
    action: Document | None
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
    """The legal ones among so many options, each with its effect."""

    actions: Sequence[tuple[Document, Effect]]
    is_cut: bool
    missing: Sequence[str]


def listed_actions(game: Game[S], state: S, wanted: Wanted) -> Listing:
    """The legal actions in the order of the options; the stretch is counted by options, legal or not."""
    end = wanted.start + wanted.limit
    legal = _legal(game, state, wanted, wanted.start, end)
    return Listing([action for action, _ in legal.actions], legal.is_cut, end if legal.is_cut else None, legal.missing)


def listed_by_points(game: Game[S], state: S, wanted: Wanted) -> Listing:
    """The legal actions among the first ``MOST_SCORED`` options, those first that leave whoever takes them with most points.

    Where only bounds are known the lower one counts. What no single player takes comes last.
    """
    end = wanted.start + wanted.limit
    legal = _legal(game, state, wanted, 0, MOST_SCORED)
    scored = [(action, _points(game, effect.state, state.sources)) for action, effect in legal.actions]
    scored.sort(key=lambda entry: _shortfall(entry[0], entry[1], wanted.player))
    stretch = scored[wanted.start : end]
    goes_on = end if len(scored) > end else None
    actions, points = [action for action, _ in stretch], [points for _, points in stretch]
    return Listing(actions, legal.is_cut or goes_on is not None, goes_on, legal.missing, points)


def _points(game: Game[Any], state: Document, sources: Sources) -> Mapping[str, Count]:
    """What everybody has in a state that a legal action led to, which is therefore not audited."""

    def points() -> Mapping[str, Count]:
        return {score.player: score.points for score in game.scoring(game.view(state, sources)).scores}

    return sources.once("points", orjson.dumps(state), points)


def _shortfall(action: Document, points: Mapping[str, Count], player: str | None) -> float:
    taker = action.get("player", player)
    return -points[taker].low if taker in points else inf


def _legal(game: Game[S], state: S, wanted: Wanted, start: int, end: int) -> _Legal:
    """The legal ones among the options from ``start`` to ``end``."""
    actions: list[tuple[Document, Effect]] = []
    missing: list[str] = []
    is_cut = False
    try:
        for place, option in enumerate(islice(_options(game, state, wanted), start, end + 1), start):
            if place == end:
                is_cut = True
                break
            ruling = decide_once(game, game.action(option), state)
            if ruling.effect:
                actions.append((option, ruling.effect))
            missing += ruling.missing
    except Unknown as unknown:
        missing += unknown.pointers
    told = ("/state",) if wanted.action is None else ("/state", "/action")  # the parts of the request that could say more
    return _Legal(actions, is_cut, [place for place in dict.fromkeys(missing) if place.startswith(told)])


def _options(game: Game[S], state: S, wanted: Wanted) -> Iterator[Document]:
    """The actions among which the legal ones are wanted."""

    def taken(action: type[Action[S]]) -> Iterable[Document]:
        if wanted.player is None:
            return _told_of(game, action, state, wanted.action)
        if wanted.player not in action.takers(state):
            return ()
        options = _told_of(game, action, state, wanted.action)
        return (option for option in options if option.get("player", wanted.player) == wanted.player)

    return each((action for name, action in game.actions.items() if wanted.type in (None, name)), taken)


def _told_of(game: Game[S], action: type[Action[S]], state: S, sent: Document | None) -> Iterator[Document]:
    """The options of that kind of action; of an action that was sent, its completions."""
    if sent is None:
        return action.options(state)
    told = game.action(sent)
    return told.completions(state) if isinstance(told, action) else iter(())
