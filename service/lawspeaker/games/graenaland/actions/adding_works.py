"""What building a public work and announcing one have in common: there is room for it. Stavby: Veřejné stavby.

No work ever leaves the board: where there is no room now there will be none.
"""

from collections.abc import Iterator, Sequence
from typing import Protocol

from lawspeaker.adjudication.rules.action import AnyAction
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.games.graenaland.board.board import WORKS
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase, Work

LIMITED = (Work.ROAD, Work.MARKET, Work.PALISADE)
"""Works of which there may be fewer tokens than territories."""


class AddingWork(AnyAction, Protocol):
    """An action by which a public work is built, or announced."""

    work: str
    territory: str


@rule("works.one-of-a-kind")
def only_one_of_its_kind(state: State, action: AddingWork) -> Iterator[Violation]:
    """A territory holds at most one public work of each kind."""
    if action.work in state.works(action.territory):
        yield action.violated("work", fault="there", work=action.work, territory=action.territory)


@rule("works.tokens")
def with_a_token_that_is_left(state: State, action: AddingWork) -> Iterator[Violation]:
    """There are 6 roads, 6 markets and 6 palisades."""
    if action.work not in LIMITED:
        return
    tokens: int = state.sources.figure("tokens", action.work)
    built = sum(1 for _, work in state.board.works if work == action.work)
    if built < tokens:
        unseen = _with_unknown_works(state, state.island.possible_territories)
        if built + len(unseen) < tokens or state.sources.reading("works.tokens") == "unlimited":
            return
        unseen = _with_unknown_works(state, state.island.territories)
        raise Unknown(*((ROOT, "territories", territory, WORKS) for territory in unseen))
    if state.sources.reading("works.tokens") == "limited":
        yield action.violated("work", fault="none-left", work=action.work, count=built, tokens=tokens)


@rule("final.works")
def not_at_the_end(state: State, action: AddingWork) -> Iterator[Violation]:
    """No public works are built in the final building."""
    if state.phase == Phase.FINAL_BUILDING:
        yield action.violated("type")


def _with_unknown_works(state: State, territories: Sequence[str]) -> Sequence[str]:
    """Those whose works are unknown."""
    contents = state.document.get("territories", {})
    return [territory for territory in territories if WORKS not in contents.get(territory, {})]
