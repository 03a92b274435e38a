"""Each player hands the card not wanted to the other one. Průběh hry 6."""

from collections.abc import Iterator, Sequence

from marshmallow import fields

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import each
from lawspeaker.adjudication.wire.secrecy import private
from lawspeaker.adjudication.wire.shapes import said
from lawspeaker.games.confusing_lands.actions.phases import by_itself, in_phase, whoever_plays
from lawspeaker.games.confusing_lands.cards.opening import leave_card_open
from lawspeaker.games.confusing_lands.cards.piles import UNKNOWN, Card, pile
from lawspeaker.games.confusing_lands.descriptions import describe_cards
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsAction, card_number_field, event, player_field
from lawspeaker.games.confusing_lands.shapes.cards import CardsPassedOn
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import Phase


class PassOn(ConfusingLandsAction):
    """The players pass the cards that they did not choose to each other."""

    cards: Document = member(
        fields.Nested(
            CardsPassedOn,
            metadata=said("The card that each player passes on.", {"one": {"card": 9}, "two": {"card": 2}}),
        ),
        default={},
    )


def is_due(state: State) -> bool:
    """Whether two players pass cards on now. Raises ``Unknown``."""
    return state.phase == Phase.PASSING and not state.is_solo


@rule("pass.unwanted")
def the_card_not_wanted(state: State, action: PassOn) -> Iterator[Violation]:
    """What each hands over is the card left in hand."""

    def not_in_hand(player: str) -> Iterator[Violation]:
        card = _given(action, player)
        first, *_ = state.players
        if card and player != first and card == _given(action, first):
            yield action.violated("cards", player, fault="twice", player=player, card=card["card"])
        elif card and not state.may_be_drawn(card, "hands", player):
            instead = state.instead_of(card["card"], state.card("hands", player))
            yield action.violated("cards", player, player=player, card=card["card"], **instead)

    return each(state.players if is_due(state) else (), not_in_hand)


@rule("solo.discard")
def discarded_when_alone(state: State, action: PassOn) -> Iterator[Violation]:
    """Alone, the card that would be passed on is discarded instead."""
    if state.is_solo:
        yield action.violated("type", fault="alone", card="none")


def _given(action: PassOn, player: str) -> Card:
    """The card that the player hands over, as the action gives it."""
    card: Card = action.cards.get(player, UNKNOWN)
    return card


def apply(state: State, action: PassOn, after: NextState) -> Sequence[Document]:
    """Each has the card of the other one, which is placed next."""
    one, other = state.players
    given = {player: _given(action, player) or state.card("hands", player) for player in (one, other)}
    hands = {other: pile([given[one]]), one: pile([given[other]])}
    after.document = {**state.document, "hands": hands, "phase": Phase.PLACING_PASSED.value}
    for giver, receiver in ((one, other), (other, one)):
        leave_card_open(after, ("hands", receiver, "cards", 0), given[giver], state.would_tell("hands", giver))
    return [
        {"type": "passed-on", "player": giver, "to": receiver, **without(given[giver], "hidden")}
        for giver, receiver in ((one, other), (other, one))
    ]


PassedOn = event(
    "passed-on",
    "A card is passed on.",
    {
        "player": player_field("Who passed it on.", required=True),
        "to": player_field("Who gets it.", required=True),
        "card": private(card_number_field("The number of the card, if it is known."), also=["to"]),
    },
)

PASS_ON = Action(
    "pass-on",
    PassOn,
    rules=(in_phase("pass-on", Phase.PASSING), the_card_not_wanted, discarded_when_alone),
    takers=whoever_plays(is_due),
    candidates=by_itself(is_due),
    apply=apply,
    describe=describe_cards,
    events=(PassedOn,),
)
