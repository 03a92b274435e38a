"""What building a public work and announcing one have in common: there is room for it. Stavby: Veřejné stavby."""

from collections.abc import Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.graenaland.actions.action import PhaseAction
from lawspeaker.games.graenaland.board.board import WORKS
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Work

LIMITED = (Work.ROAD, Work.MARKET, Work.PALISADE)
"""Works of which there may be fewer tokens than territories."""


class WorkAction(PhaseAction):
    """A public work is built, or announced. No work ever leaves the board: where there is no room now there will be none."""

    @rule("works.one-of-a-kind")
    def only_one_of_its_kind(self, state: State) -> Iterator[Violation]:
        """A territory holds at most one public work of each kind."""
        if self["work"] in state.works(self["territory"]):
            yield self.violated("work", work=self["work"], territory=self["territory"])

    @rule("works.tokens")
    def with_a_token_that_is_left(self, state: State) -> Iterator[Violation]:
        """There are 6 roads, 6 markets and 6 palisades."""
        if self["work"] not in LIMITED:
            return
        tokens: int = state.sources.figure("tokens", self["work"])
        built = sum(1 for _, work in state.board.works if work == self["work"])
        unseen = [
            territory
            for territory in state.island.territories
            if WORKS not in state.document.get("territories", {}).get(territory, {})
        ]
        if built + len(unseen) < tokens or state.sources.reading("works.tokens") == "unlimited":
            return
        if built < tokens:
            raise Unknown(*((ROOT, "territories", territory, WORKS) for territory in unseen))
        yield self.violated("work", work=self["work"], count=built, tokens=tokens)
