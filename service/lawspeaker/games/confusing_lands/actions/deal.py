"""A round begins: each player is dealt two cards from the bottom of the deck. Průběh hry 1."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from marshmallow import fields

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import Place, each, every, where_known
from lawspeaker.adjudication.wire.shapes import said
from lawspeaker.games.confusing_lands.actions.phases import by_itself, in_phase, whoever_plays
from lawspeaker.games.confusing_lands.cards.opening import leave_card_open
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, UNKNOWN, Card, left_of, pile
from lawspeaker.games.confusing_lands.descriptions import describe_hands
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsAction, event
from lawspeaker.games.confusing_lands.shapes.cards import DealtHands, Hands
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS_IN_A_LANDSCAPE, DEALT, Phase

_AT_THE_END = (Phase.SCORING, Phase.OVER)


class Deal(ConfusingLandsAction):
    """Each player is dealt two cards. They are sent with the action, come from the known deck, or stay unknown."""

    hands: Mapping[str, Sequence[Card]] = member(
        fields.Nested(
            DealtHands,
            metadata=said(
                "The cards dealt. Default: the two lowest cards of a known deck for the first of the `players`, the next two "
                "for the second.",
                {"one": [{"card": 5}, {"card": 6}]},
            ),
        ),
        default={},
    )


def is_due(state: State) -> bool:
    """Whether a round begins now. Raises ``Unknown``."""
    return state.phase == Phase.DEALING


@rule("end.eight-cards")
def the_game_has_not_ended(state: State, action: Deal) -> Iterator[Violation]:
    """With eight cards in each landscape the game ends."""
    if _is_over(state):
        yield action.violated("type", count=CARDS_IN_A_LANDSCAPE)


@rule("solo.deal")
def dealt_to_oneself_only(state: State, action: Deal) -> Iterator[Violation]:
    """Alone, one deals cards only to oneself."""
    for player, cards in action.hands.items():
        if cards and player not in state.players:
            yield action.violated("hands", player, player=player)


@rule("deal.two")
def two_cards_each(state: State, action: Deal) -> Iterator[Violation]:
    """Each player is dealt two cards."""
    for player, cards in action.hands.items():
        if player in state.players and len(cards) != DEALT:
            yield action.violated("hands", player, player=player, count=len(cards), due=DEALT)


@rule("deal.bottom")
def from_the_bottom_of_the_deck(state: State, action: Deal) -> Iterator[Violation]:
    """Cards are dealt from the bottom of the deck."""
    if not _is_over(state):
        yield from _not_at_the_bottom(state, action)


def _not_at_the_bottom(state: State, action: Deal) -> Iterator[Violation]:
    """Cards that are given and cannot have been dealt from the bottom of the deck."""
    given = [(player, nth, card) for player, cards in action.hands.items() for nth, card in enumerate(cards) if card]

    def not_there(item: tuple[int, tuple[str, int, Card]]) -> Iterator[Violation]:
        number, (player, nth, card) = item
        at, before = ("hands", player, nth), [other for _, _, other in given[:number]]
        if card in before:
            yield action.violated(*at, fault="twice", card=card["card"])
        elif state.lies_elsewhere(card, "deck") or not state.may_lie_in_deck(card):
            yield action.violated(*at, card=card["card"], **state.instead_of(card["card"], UNKNOWN))
        else:
            due = max(DEALT * len(state.players), sum(map(len, action.hands.values())))  # too many: another rule's affair
            if not state.may_be_drawn(card, "deck", slots=slice(-due, None), others=before):
                yield action.violated(*at, fault="higher", card=card["card"], due=due)

    return each(enumerate(given), not_there)


def apply(state: State, action: Deal, after: NextState) -> Sequence[Document]:
    """The players have two cards each, which the deck has no more."""
    after.document = {**state.document, "phase": Phase.CHOOSING.value, "chosen": {}}

    def deal() -> Document:
        hands = _dealt(state, action.hands)
        dealt = {player: pile(cards) for player, cards in hands.items()}
        after.document = {**after.document, "hands": dealt}
        for player, cards in hands.items():
            for nth, card in enumerate(cards):
                leave_card_open(after, ("hands", player, "cards", nth), card, *_would_tell(state, action))
        return {"hands": dealt}

    known = after.step(deal, lambda: [("hands",)])
    after.put(("deck",), lambda: _left(state, action))
    return [{"type": "dealt", **(known or {})}]


def _left(state: State, action: Deal) -> Document:
    """The deck after the deal. Raises ``Unknown``."""
    drawn = chain.from_iterable(_dealt(state, action.hands).values())
    return state.left_in_deck(drawn, slice(-DEALT * len(state.players)))


def _would_tell(state: State, action: Deal) -> Iterator[Place]:
    """The missing places that would show all cards dealt."""
    for player, cards in action.hands.items():
        yield from (action.pointer("hands", player, nth, "card") for nth, card in enumerate(cards) if not card)
    deck = where_known(lambda: state.cards("deck"), [UNKNOWN])
    lowest = len(deck) - DEALT * len(state.players)
    yield from (state.would_tell("deck", depth=depth) for depth, card in enumerate(deck) if depth >= lowest and not card)


def _dealt(state: State, given: Mapping[str, Sequence[Card]]) -> Mapping[str, Sequence[Card]]:
    """The hands as they are dealt, as far as they are known. Raises ``Unknown`` if it is not known who plays."""
    left = where_known(lambda: _bottom(state), None)
    if left is None:
        left = [UNKNOWN] * DEALT * len(state.players)
    unseen = HIDDEN if HIDDEN in left else UNKNOWN
    for cards in given.values():
        for card in cards:
            left = left_of(left, card)
    hands: dict[str, Sequence[Card]] = {player: [card or unseen for card in cards] for player, cards in given.items()}
    for player in state.players:
        if player not in hands:
            hands[player], left = left[:DEALT], left[DEALT:]
    return {player: hands[player] for player in state.players}


def _is_over(state: State) -> bool:
    """Whether all cards are placed. Raises ``Unknown``."""
    if "phase" in state.document:
        return state.phase in _AT_THE_END
    return every(state.players, lambda player: len(state.placed(player)) + len(state.set_aside(player)) == CARDS_IN_A_LANDSCAPE)


def _bottom(state: State) -> Sequence[Card]:
    """The cards to be dealt, the lowest first, as far as they are known. Raises ``Unknown``."""
    due = DEALT * len(state.players)
    return list(reversed(state.cards("deck")[-due:]))


Dealt = event(
    "dealt",
    "Cards are dealt.",
    {"hands": fields.Nested(Hands, metadata=said("The hands, if it is known who plays.", {"one": {"count": 2}}))},
)

DEAL = Action(
    "deal",
    Deal,
    rules=(
        in_phase("deal", Phase.DEALING, judged_in=_AT_THE_END),
        the_game_has_not_ended,
        two_cards_each,
        from_the_bottom_of_the_deck,
        dealt_to_oneself_only,
    ),
    takers=whoever_plays(is_due),
    candidates=by_itself(is_due),
    apply=apply,
    describe=describe_hands,
    events=(Dealt,),
)
