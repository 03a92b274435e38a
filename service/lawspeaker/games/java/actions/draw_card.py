"""A player takes a festival card: the open one, or the top one of the deck. ¶9, 31, 32."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.action import Action, Effect, member
from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced, without
from lawspeaker.adjudication.shapes import OneOf, said
from lawspeaker.adjudication.unknown import each, where_known
from lawspeaker.games.java.actions.paying import leaves_enough_for_land, one_point, paid, within_the_points_of_a_turn, wrong_cost
from lawspeaker.games.java.actions.phases import in_phase
from lawspeaker.games.java.actions.turns import before_the_festival, in_ones_own_turn, whose_turn_before_the_festival
from lawspeaker.games.java.cards.deck import Deck
from lawspeaker.games.java.cards.kinds import MOST_DRAWN, NO_CARD, NOBODY_TOLD
from lawspeaker.games.java.cards.piles import with_more
from lawspeaker.games.java.shapes import JavaAction, player_field
from lawspeaker.games.java.shapes.cards import card_field, cards_field, revealed_card_field
from lawspeaker.games.java.shapes.numbers import action_points_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase

FACE_UP, DECK = "face-up", "deck"


class DrawCard(JavaAction):
    """A player takes a festival card."""

    player = member(player_field("Who takes it.", required=True))
    source = member(
        OneOf(
            FACE_UP,
            DECK,
            required=True,
            metadata=said("Where it is taken from: the open card, or the top one of the deck.", FACE_UP),
        ),
        name="from",
    )
    card = member(card_field("Claim: the card taken; of one drawn from the deck it may stay untold."), default=None)
    revealed = member(revealed_card_field("Claim, if the open card was taken: the new open card."), default=None)
    reshuffled: Sequence[str] | None = member(
        cards_field("If the deck was empty and the cards played were shuffled to a new one: that deck, the top card first."),
        default=None,
    )
    action_points = member(action_points_field(), default=None)


@rule("cards.two")
def two_in_a_turn(state: State, action: DrawCard) -> Iterator[Violation]:
    """A player takes at most two cards in a turn."""
    if (drawn := state.known("turn", "drawn")) >= MOST_DRAWN:
        yield action.violated("type", count=drawn)


@rule("cards.source")
def open_card_or_top_of_the_deck(state: State, action: DrawCard) -> Iterator[Violation]:
    """A player takes the open card or the top card of the deck."""
    if action.source == DECK:
        yield from _not_from_the_deck(state, action, "card", action.card)
    elif (lying := state.known("face_up")) == NO_CARD:
        yield action.violated("from", fault="none")
    elif action.card is not None:
        for _, fault in state.whereabouts.believed([lying], [action.card]):
            why = fault if lying == NOBODY_TOLD else "other"
            yield action.violated("card", fault=why, card=action.card, open_card=lying)


@rule("cards.replaced")
def open_card_is_replaced(state: State, action: DrawCard) -> Iterator[Violation]:
    """The open card, when it is taken, is replaced by the top card of the deck."""
    if action.source == FACE_UP:
        if action.revealed is not None or action.reshuffled is not None:
            yield from _not_from_the_deck(state, action, "revealed", action.revealed)
    elif action.revealed is not None:
        yield action.violated("revealed", fault="not-taken")


def _not_from_the_deck(state: State, action: DrawCard, member: str, card: str | None) -> Iterator[Violation]:
    """What is wrong with the card that in that member is said to have come from the deck, and with the deck itself."""
    deck = Deck(state, action.reshuffled)
    yield from (action.violated("reshuffled", *place, **facts) for place, facts in deck.faults())
    if deck.top is None:
        if card != NO_CARD and (card or member == "card"):
            yield action.violated(member if card else "from", fault="none")
    elif card == NO_CARD:
        yield action.violated(member, fault="left")
    elif card is not None:
        yield from (action.violated(member, fault=fault, card=card) for fault in deck.drawn(card))


@rule("cards.cost")
def costs_a_point(state: State, action: DrawCard) -> Iterator[Violation]:
    """Taking a card costs one action point."""
    return wrong_cost(state, action, one_point)


def options(state: State) -> Iterator[Document]:
    """The open card, if there is one, and one from the deck, if one may be left."""

    def drawn_by(player: str) -> Iterator[Document]:
        return each((FACE_UP, DECK), lambda source: drawn_from(player, source))

    def drawn_from(player: str, source: str) -> Iterator[Document]:
        option = {"player": player, "from": source}
        if source == DECK:
            yield from [option] if Deck(state, None).top is not None else []
        elif (card := state.known("face_up")) != NO_CARD:
            yield option if card == NOBODY_TOLD else {**option, "card": card}

    return each(whose_turn_before_the_festival(state), drawn_by)


def apply(state: State, action: DrawCard) -> Effect:
    """The player has the card; the open one is replaced from the deck."""
    deck = _deck_if_known(state, action)
    top = deck.top if deck else NOBODY_TOLD
    taken = _card(state.known("face_up") if action.source == FACE_UP else top, action.card)
    events = [{"type": "card-drawn", "player": action.player, "from": action.source, **_if_told(taken)}]
    document = paid(state.document, one_point(state, action))
    document = replaced(document, ("turn", "drawn"), state.known("turn", "drawn") + 1)
    document = with_more(document, ("hands", action.player), [taken])
    if action.source == FACE_UP:
        revealed = NO_CARD if top is None else _card(top, action.revealed)
        events.append({"type": "card-revealed", **_if_told(revealed)})
        document = {**document, "face_up": revealed}
    if deck is None:
        return Effect(without(document, "face_up", "deck", "discards"), events)
    if deck.is_reshuffled:
        events[-1] = {**events[-1], "reshuffled": len(deck.cards)}
    return Effect(deck.drawn_from(document), events)


def _deck_if_known(state: State, action: DrawCard) -> Deck | None:
    """The deck from which a card comes, if enough is known of it and of the cards played."""
    deck = Deck(state, action.reshuffled)
    return deck if where_known(lambda: deck.cards, None) is not None else None


def _card(lying: str | None, said: str | None) -> str:
    """The card that lies there or, if nobody has told it, what the action says of it."""
    return lying if lying and lying != NOBODY_TOLD else said or NOBODY_TOLD


def _if_told(card: str) -> Document:
    """A card as an event tells it; nothing, if nobody has told it."""
    return {} if card == NOBODY_TOLD else {"card": card}


DRAW_CARD = Action(
    "draw-card",
    DrawCard,
    rules=(
        in_phase(Phase.TURN),
        in_ones_own_turn,
        within_the_points_of_a_turn(one_point),
        leaves_enough_for_land(one_point),
        before_the_festival,
        two_in_a_turn,
        open_card_or_top_of_the_deck,
        open_card_is_replaced,
        costs_a_point,
    ),
    takers=whose_turn_before_the_festival,
    options=options,
    apply=apply,
)
