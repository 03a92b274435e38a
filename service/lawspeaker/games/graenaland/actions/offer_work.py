"""The main player announces a joint work, which others may help to pay for. Společné budování."""

from collections.abc import Iterator, Sequence
from itertools import product

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.games.graenaland.actions.adding_works import not_at_the_end, only_one_of_its_kind, with_a_token_that_is_left
from lawspeaker.games.graenaland.actions.offering import by_the_main_player, can_be_made, offered, once_a_round, takers
from lawspeaker.games.graenaland.actions.phases import in_phase
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, player_field, territory_field, work_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase, Work


class OfferWork(GraenalandAction):
    """The main player announces a joint work."""

    player = member(player_field("Who announces it.", required=True))
    work = member(work_field("Which work.", required=True))
    territory = member(territory_field("Where.", required=True))


def candidates(state: State) -> Iterator[Document]:
    """Every work in every territory.

    Who announces it need not live there yet: a settlement is needed to build it, and may be built before.
    """
    if can_be_made(state):
        for territory, work in product(state.island.territories, Work):
            yield {"player": state.main_player, "work": work.value, "territory": territory}


def apply(state: State, action: OfferWork, after: NextState) -> Sequence[Document]:
    """The work is on offer."""
    what = {"work": action.work, "territory": action.territory}
    after.document = offered(state, what)
    return [{"type": "work-announced", "player": action.player, **what}]


WorkAnnounced = event(
    "work-announced",
    "A joint work is announced.",
    {
        "player": player_field("Who announces it.", required=True),
        "work": work_field("Which work.", required=True),
        "territory": territory_field("Where.", required=True),
    },
)

OFFER_WORK = Action(
    "offer-work",
    OfferWork,
    rules=(
        only_one_of_its_kind,
        with_a_token_that_is_left,
        in_phase(Phase.BUILDING, judged_in=(Phase.FINAL_BUILDING,)),
        by_the_main_player,
        once_a_round,
        not_at_the_end,
    ),
    takers=takers,
    candidates=candidates,
    apply=apply,
    events=(WorkAnnounced,),
)
