"""A player builds a public work, alone or with the help of others. Stavby: Veřejné stavby; Společné budování."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.claims import Claim
from lawspeaker.adjudication.unknown import each, surely
from lawspeaker.games.graenaland import offers
from lawspeaker.games.graenaland.actions.adding_works import not_at_the_end, only_one_of_its_kind, with_a_token_that_is_left
from lawspeaker.games.graenaland.actions.building import (
    builders_before_the_end,
    building_action,
    costing,
    each_payment,
)
from lawspeaker.games.graenaland.actions.paying import (
    PaidAction,
    cards_of,
    contributions,
    given_supply_cards,
    held,
    helped,
    paid_from_the_hand,
    payment_field,
)
from lawspeaker.games.graenaland.actions.phases import in_phase
from lawspeaker.games.graenaland.board import pieces
from lawspeaker.games.graenaland.board.board import WORKS
from lawspeaker.games.graenaland.cards import prices
from lawspeaker.games.graenaland.cards.piles import name_of
from lawspeaker.games.graenaland.cards.prices import Price
from lawspeaker.games.graenaland.cards.unseen import cannot_lie
from lawspeaker.games.graenaland.shapes import event, player_field, territory_field, work_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase, Work


class BuildWork(PaidAction):
    """A player builds a public work."""

    player = member(player_field("Who builds it.", required=True))
    work = member(work_field("Which work.", required=True))
    territory = member(territory_field("Where.", required=True))
    payment: Sequence[Document] = member(payment_field())


@rule("works.own-settlement")
def where_settled(state: State, action: BuildWork) -> Iterator[Violation]:
    """A public work is built where its builder has a settlement."""
    if not state.has_settlement(action.player, action.territory):
        homes = state.seen_homes(action.player)
        yield action.violated("territory", player=action.player, territory=action.territory, homes=homes)


def price(state: State, action: BuildWork) -> Price:
    """The price of the work. Raises ``Unknown``."""
    return prices.building(state, action.work)


# With the help of others


def helping(state: State, action: BuildWork) -> list[Claim]:
    """The cards in the payment that others give. Raises ``Unknown``.

    As long as no payment is sent, nobody helps but with a work that was announced.
    """
    if "payment" not in action.document and surely(lambda: offers.joint_work(state) is None):
        return []
    return contributions(action)


@rule("joint.announced")
def help_only_with_what_was_announced(state: State, action: BuildWork) -> Iterator[Violation]:
    """Others help only with a work that was announced."""
    if surely(lambda: offers.joint_work(state) is not None):
        return  # any player may help
    if helping(state, action) and offers.joint_work(state) is None:
        yield from helped(action)


@rule("joint.unchanged")
def as_it_was_announced(state: State, action: BuildWork) -> Iterator[Violation]:
    """The kind and the place of a joint work do not change."""
    if surely(lambda: _is_the_joint_work(state, action)):
        return  # any player may help
    announced = offers.joint_work(state) if helping(state, action) else None
    if announced is None:
        return

    facts = {name: announced[name] for name in _what(action) if name in announced}

    def changed(name: str) -> Iterator[Violation]:
        if not _is_as_announced(state, action, name):
            yield action.violated(name, fault=name, **facts, **{f"built_{name}": _what(action)[name]})

    yield from each(_what(action), changed)


def _is_the_joint_work(state: State, action: BuildWork) -> bool:
    """Whether this is the work that was announced, at its place. Raises ``Unknown``."""
    return offers.joint_work(state) is not None and all(_is_as_announced(state, action, name) for name in _what(action))


def _is_as_announced(state: State, action: BuildWork, name: str) -> bool:
    """Whether the kind, or the place, is that of the work that was announced. Raises ``Unknown``."""
    return bool(state.known("building", "offers", 0, name) == _what(action)[name])


def _what(action: BuildWork) -> dict[str, str]:
    """What is built, and where, as an offer gives it."""
    return {"work": action.work, "territory": action.territory}


@rule("joint.helpers")
def helpers_give_from_their_hands(state: State, action: BuildWork) -> Iterator[Violation]:
    """Other players may give cards from their hands for a joint work."""

    def lacks(helper: str) -> Iterator[Violation]:
        return held(state, helper, cards_of(action, helper))

    helpers = dict.fromkeys(entry["from"] for entry in helping(state, action))
    if len(helpers) > 1 and (too_many := list(_more_than_there_are(state, action, list(helpers)))):
        yield from too_many
        return
    yield from each(helpers, lacks)


def _more_than_there_are(state: State, action: BuildWork, helpers: Sequence[str]) -> Iterator[Violation]:
    """The cards of helpers that cannot all be in the hands, together with those that the builder pays."""
    payers = [action.player, *helpers]
    named = [(player, *one) for player in payers for one in cards_of(action, player)]
    paths = [("clans", player, "hand") for player in payers]
    for place in cannot_lie(state, paths, [card for _, _, card in named]):
        player, at, card = named[place]
        if player != action.player:
            yield violated(at, player=player, lacking_resources={name_of(card): 1}, fault="elsewhere")


@rule("joint.cards")
def helpers_give_any_card(state: State, action: BuildWork) -> Iterator[Violation]:
    """Helpers may give resource cards and supply cards."""
    return given_supply_cards(state, helping(state, action), "from", "joint.cards")


def who_may_help(state: State, action: BuildWork) -> Sequence[str]:
    """The other players, unless this is certainly not the joint work. Raises ``Unknown`` if it is not known who plays."""
    if surely(lambda: not _is_the_joint_work(state, action)):
        return []
    return [player for player in state.players if player != action.player]


# What can be built


def projects(state: State) -> Iterator[Document]:
    """Every work in every territory."""
    return ({"work": work.value, "territory": territory} for territory, work in product(state.island.territories, Work))


def completions(state: State, action: BuildWork) -> Iterator[Document]:
    """The work with each payment; others may help to pay for the joint work."""
    return each_payment(state, action, lambda: [price(state, action)], partial(_helpers, state, action))


def _helpers(state: State, action: BuildWork) -> Sequence[str]:
    """The other players, if this is the joint work. Raises ``Unknown``."""
    return [player for player in state.players if player != action.player] if _is_the_joint_work(state, action) else []


def built(_: State, action: BuildWork, after: NextState) -> Sequence[Document]:
    """The work stands, and is no longer on offer."""
    what = _what(action)
    pieces.put(after, action.territory, WORKS, action.work)
    offers.use(after, what)
    return [{"type": "work-built", "player": action.player, **what}]


WorkBuilt = event(
    "work-built",
    "A public work is built.",
    {
        "player": player_field("Who built it.", required=True),
        "work": work_field("Which work.", required=True),
        "territory": territory_field("Where.", required=True),
    },
)

BUILD_WORK = building_action(
    "build-work",
    BuildWork,
    rules=(
        only_one_of_its_kind,
        with_a_token_that_is_left,
        where_settled,
        paid_from_the_hand,
        costing(price, helpers=who_may_help),
        help_only_with_what_was_announced,
        as_it_was_announced,
        helpers_give_from_their_hands,
        helpers_give_any_card,
        not_at_the_end,
    ),
    projects=projects,
    completions=completions,
    built=built,
    events=(WorkBuilt,),
    phase=in_phase(Phase.BUILDING, judged_in=(Phase.FINAL_BUILDING,)),
    takers=builders_before_the_end,
    helpers=who_may_help,
)
