"""What must be true of the public works on the board."""

from collections import Counter
from collections.abc import Iterator

from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.graenaland.audits.places import repeated, seen
from lawspeaker.games.graenaland.board.board import SETTLEMENTS, WORKS
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Work

_LIMITED = (Work.ROAD, Work.MARKET, Work.PALISADE)


@rule("works.settled", seen(WORKS), about="territories")
def works_only_where_settled(state: State) -> Iterator[Violation]:
    """Public works stand only in settled territories."""

    def unsettled(territory: str) -> Iterator[Violation]:
        if not state.is_settled(territory):
            work = state.works(territory)[0]
            yield state.violated("territories", territory, "works", 0, work=work, territory=territory)

    contents = state.document.get("territories", {}).items()
    return each([name for name, content in contents if content.get(WORKS) and not content.get(SETTLEMENTS)], unsettled)


@rule("works.one-of-a-kind", seen(WORKS), about="territories")
def one_work_of_a_kind(state: State) -> Iterator[Violation]:
    """A territory holds at most one public work of each kind."""
    for territory, work in repeated(state.board.works):
        place = len(state.works(territory)) - 1 - state.works(territory)[::-1].index(work)
        yield state.violated("territories", territory, "works", place, fault="twice", work=work, territory=territory)


@rule("works.tokens", seen(WORKS), about="territories")
def no_more_works_than_tokens(state: State) -> Iterator[Violation]:
    """There are 6 roads, 6 markets and 6 palisades."""
    counted = Counter([work for _, work in state.board.works])
    for work in _LIMITED:
        tokens = state.sources.figure("tokens", work)
        if counted[work] > tokens and state.sources.reading("works.tokens") == "limited":
            yield state.violated("territories", fault="too-many", work=work, count=counted[work], tokens=tokens)
