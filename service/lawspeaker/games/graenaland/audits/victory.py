"""What must be true of the victory point cards."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Check, Violation, rule, violated
from lawspeaker.adjudication.document import pointer
from lawspeaker.games.graenaland.state import ROOT, State


@rule("points.levels")
def levels_rise(state: State) -> Iterator[Violation]:
    """Each of the three levels of a goal is higher than the one before."""
    for player, clan in state.document.get("clans", {}).items():
        for place, card in enumerate(clan.get("victory_cards", ())):
            for goal, (lowest, middle, highest) in card.items():
                if not lowest < middle < highest:
                    yield violated(ROOT + pointer("clans", player, "victory_cards", place, goal), column=goal)


CHECKS: Sequence[Check] = (levels_rise,)
