"""The main player offers the others something: to build a work together, or to build alone once. Společné budování."""

from collections.abc import Iterator, Sequence
from itertools import product

from lawspeaker.adjudication.action import Action, Effect, member
from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.games.graenaland.actions.adding_works import only_one_of_its_kind, with_a_token_that_is_left
from lawspeaker.games.graenaland.actions.phases import in_phase
from lawspeaker.games.graenaland.shapes import GraenalandAction, player_field, territory_field, work_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase, Work


class OfferWork(GraenalandAction):
    """The main player announces a joint work."""

    player = member(player_field("Who announces it.", required=True))
    work = member(work_field("Which work.", required=True))
    territory = member(territory_field("Where.", required=True))


class GrantBuild(GraenalandAction):
    """The main player lets another player build once."""

    player = member(player_field("Who lets another one build.", required=True))
    to = member(player_field("Who may build.", required=True))


# The one offer of the round


@rule("offer.main-player")
def by_the_main_player(state: State, action: OfferWork | GrantBuild) -> Iterator[Violation]:
    """Only the main player offers a joint work or a grant."""
    if action.player != state.main_player:
        yield action.violated("player", player=action.player)


@rule("offer.once")
def once_a_round(state: State, action: OfferWork | GrantBuild) -> Iterator[Violation]:
    """Once a round the main player may offer a joint work, or a grant instead, whatever comes of it."""
    if state.known("building", "offers"):
        yield action.violated("type", player=action.player)


def can_be_made(state: State) -> bool:
    """Whether an offer may still be made. Raises ``Unknown``."""
    return state.phase == Phase.BUILDING and not state.known("building", "offers")


def takers(state: State) -> Sequence[str]:
    """The main player, as long as an offer may be made."""
    return [state.main_player] if can_be_made(state) else []


def _offered(state: State, offer: Document) -> Document:
    return replaced(state.document, ("building", "offers"), [{**offer, "open": True}])


# A joint work


def joint_works(state: State) -> Iterator[Document]:
    """Every work in every territory.

    Who announces it need not live there yet: a settlement is needed to build it, and may be built before.
    """
    if can_be_made(state):
        for territory, work in product(state.island.territories, Work):
            yield {"player": state.main_player, "work": work.value, "territory": territory}


def announced(state: State, action: OfferWork) -> Effect:
    """The work is on offer."""
    what = {"work": action.work, "territory": action.territory}
    return Effect(_offered(state, what), [{"type": "work-announced", "player": action.player, **what}])


OFFER_WORK = Action(
    "offer-work",
    OfferWork,
    rules=(
        only_one_of_its_kind,
        with_a_token_that_is_left,
        in_phase(Phase.BUILDING),
        by_the_main_player,
        once_a_round,
    ),
    takers=takers,
    options=joint_works,
    apply=announced,
)


# A grant. Alternativa pro pět hráčů.


@rule("grant.option")
def if_agreed_on(state: State, action: GrantBuild) -> Iterator[Violation]:
    """The main player lets another player build only where five play and have agreed on that."""
    if not state.has_grants:
        yield action.violated("type")


@rule("grant.other-player")
def to_another_player(_: State, action: GrantBuild) -> Iterator[Violation]:
    """A grant is for another player."""
    if action.to == action.player:
        yield action.violated("to", player=action.to)


def grants(state: State) -> Iterator[Document]:
    """A grant to each other player, if they have agreed on grants."""
    if state.has_grants and can_be_made(state):
        for player in state.players:
            if player != state.main_player:
                yield {"player": state.main_player, "to": player}


def granted(state: State, action: GrantBuild) -> Effect:
    """The other player may build."""
    event = {"type": "grant-given", "player": action.player, "to": action.to}
    return Effect(_offered(state, {"player": action.to}), [event])


GRANT_BUILD = Action(
    "grant-build",
    GrantBuild,
    rules=(in_phase(Phase.BUILDING), by_the_main_player, once_a_round, if_agreed_on, to_another_player),
    takers=takers,
    options=grants,
    apply=granted,
)
