"""A player takes a festival card: the open one, or the top one of the deck. ¶9, 31, 32."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, member
from lawspeaker.adjudication.rules.chance import count_shuffles
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import Count, each, known_members, surely, where_known
from lawspeaker.adjudication.wire.secrecy import private, unseen
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, said
from lawspeaker.adjudication.wire.unordered import ORDER
from lawspeaker.games.java.actions.consequences import pay
from lawspeaker.games.java.actions.paying import leaves_enough_for_land, one_point, within_the_points_of_a_turn, wrong_cost
from lawspeaker.games.java.actions.turns import TurnAction, turn_action
from lawspeaker.games.java.cards.deck import Deck
from lawspeaker.games.java.cards.kinds import MOST_DRAWN, NO_CARD, NOBODY_TOLD
from lawspeaker.games.java.cards.piles import cards_in_any_order, pile
from lawspeaker.games.java.shapes import event, player_field
from lawspeaker.games.java.shapes.cards import card_field, cards_field, revealed_card_field
from lawspeaker.games.java.shapes.numbers import action_points_field, number_field
from lawspeaker.games.java.state import State

FACE_UP, DECK = "face-up", "deck"

_SOURCE = Enumeration("JavaCardSource", "Where a card is taken from.", (FACE_UP, DECK))


def _is_from_the_deck(drawn: Document) -> bool:
    return bool(drawn["from"] == DECK)


class DrawCard(TurnAction):
    """A player takes a festival card."""

    player = member(player_field("Who takes it.", required=True))
    source = member(
        OneOf(
            _SOURCE,
            required=True,
            metadata=said("Which card is taken: the open card, or the top card of the deck.", FACE_UP),
        ),
        name="from",
    )
    card = member(
        private(
            card_field("Claim: the card that is taken. It may be left out if it comes from the deck."), when=_is_from_the_deck
        ),
        default=None,
    )
    revealed = member(revealed_card_field("Claim, if the open card is taken: the new open card."), default=None)
    reshuffled: Sequence[str] | None = member(
        unseen(cards_field("If the deck was empty and the discard pile was shuffled: the new deck, the top card first.")),
        default=None,
    )
    action_points = member(action_points_field(), default=None)


@rule("cards.two")
def two_in_a_turn(state: State, action: DrawCard) -> Iterator[Violation]:
    """A player takes at most two cards in a turn."""
    if state.drawn >= MOST_DRAWN:
        yield action.violated("type", player=action.player, count=state.drawn)


@rule("cards.source")
def open_card_or_top_of_the_deck(state: State, action: DrawCard) -> Iterator[Violation]:
    """A player takes the open card or the top card of the deck."""
    if action.source == DECK:
        yield from _not_from_the_deck(state, action, "card", action.card)
    elif (lying := _open_card(state)) == NO_CARD:
        yield action.violated("from", fault="no-open-card")
    elif action.card is not None:
        for _, fault in state.whereabouts.believed([lying], [action.card]):
            why = fault if lying == NOBODY_TOLD else "other"
            yield action.violated("card", fault=why, card=action.card, open_card=lying)
        state.known("face_up")  # raises ``Unknown`` if it is not known


def _open_card(state: State) -> str:
    """The open card as it is known: an unknown one, where there certainly is one. Raises ``Unknown``."""
    if "face_up" not in state.document and surely(lambda: Deck(state, None).top is not None):
        return NOBODY_TOLD  # else the top card of the deck would have taken its place
    card: str = state.known("face_up")
    return card


@rule("cards.replaced")
def open_card_is_replaced(state: State, action: DrawCard) -> Iterator[Violation]:
    """The open card, when it is taken, is replaced by the top card of the deck."""
    if action.source == FACE_UP:
        is_taken = not surely(lambda: _open_card(state) == NO_CARD)
        if is_taken and (action.revealed is not None or action.reshuffled is not None):
            yield from _not_from_the_deck(state, action, "revealed", action.revealed)
    elif action.revealed is not None:
        yield action.violated("revealed", fault="not-taken")


def _not_from_the_deck(state: State, action: DrawCard, member: str, card: str | None) -> Iterator[Violation]:
    """What is wrong with the card that in that member is said to have come from the deck, and with the deck itself."""
    deck = Deck(state, action.reshuffled)
    if where_known(lambda: deck.cards, None) is None:
        yield from _never_from_the_deck(state, action, member, card)
    is_deck = True
    for place, facts in deck.faults():
        yield action.violated("reshuffled", *place, **facts)
        is_deck = False
    if not is_deck:
        return
    if deck.top is None:
        if card != NO_CARD and (card or member == "card"):
            yield action.violated(member if card else "from", fault="none")
    elif card == NO_CARD:
        yield action.violated(member, fault="left")
    elif card is not None:
        yield from (action.violated(member, card=card, **facts) for facts in deck.drawn(card))


def _never_from_the_deck(state: State, action: DrawCard, member: str, card: str | None) -> Iterator[Violation]:
    """What is wrong with these cards, whatever the deck is: they are more than there are, or not as they were shuffled."""
    is_taken = action.source == FACE_UP and action.card is not None and state.document.get("face_up", NOBODY_TOLD) == NOBODY_TOLD
    taken = [str(action.card)] if is_taken else []
    if action.reshuffled is None:
        shown = [*taken, *([card] if card not in (None, NO_CARD) else [])]
        there = cards_in_any_order(state.document.get("deck", {})) or ()
        if any(nth >= len(taken) for nth in state.whereabouts.too_many(shown, there)):
            yield action.violated(member, card=card, fault="elsewhere")
        return
    shown = [*taken, *action.reshuffled]
    for nth in state.whereabouts.too_many(shown, cards_in_any_order(state.document.get("discards", {})) or ()):
        if nth >= len(taken):
            yield action.violated("reshuffled", nth - len(taken), card=shown[nth], fault="elsewhere")
    top = next(iter(action.reshuffled), NOBODY_TOLD)
    if card is not None and NOBODY_TOLD not in (card, top) and card != top:
        yield action.violated(member, card=card, top_card=top, fault="top")


@rule("cards.cost")
def costs_a_point(state: State, action: DrawCard) -> Iterator[Violation]:
    """Taking a card costs one action point."""
    return wrong_cost(state, action, one_point)


def candidates(state: State, player: str) -> Iterator[Document]:
    """The open card, if there is one, and one from the deck, if one may be left."""

    def drawn_from(source: str) -> Iterator[Document]:
        candidate = {"player": player, "from": source}
        if source == DECK:
            yield from [candidate] if Deck(state, None).top is not None else []
        elif (card := _open_card(state)) != NO_CARD:
            yield candidate if card == NOBODY_TOLD else {**candidate, "card": card}

    return each((FACE_UP, DECK), drawn_from)


def apply(state: State, action: DrawCard, after: NextState) -> Sequence[Document]:
    """The player has the card; the open one is replaced from the deck."""
    deck = Deck(state, action.reshuffled)
    pay(after, state, Count.exactly(one_point(state, action)))
    after.put_count(("turn", "drawn"), state, lambda: state.count("turn", "drawn") + Count.exactly(1))
    events = [{"type": "card-drawn", "player": action.player, "from": action.source, **_taken(after, state, action, deck)}]
    if action.source == FACE_UP:
        events.append({"type": "card-revealed", **_revealed(after, action, deck)})
    after.put(("deck",), lambda: deck.left(events[-1].get("card", NOBODY_TOLD)) if deck.top else pile([]))
    if after.whether(lambda: deck.is_reshuffled):
        if ORDER in after.document.get("deck", ()):
            after.mark_open(("deck", "cards"), action.pointer("reshuffled"))
        after.put(("discards",), lambda: pile([]))
        count_shuffles(after, state, lambda: int(deck.is_shuffled_by_chance))
        events[-1] = {**events[-1], **known_members(reshuffled=lambda: len(deck.cards))}
    if action.revealed == NO_CARD:  # so none was left, nor one that could have been shuffled
        for used_up in ("deck", "discards") if state.sources.reading("deck.exhausted") == "reshuffle" else ("deck",):
            after.put((used_up,), lambda: pile([]))
    return events


def _taken(after: NextState, state: State, action: DrawCard, deck: Deck) -> Document:
    """Puts the card in the player's hand; what an event says about it."""
    lying = where_known(lambda: _open_card(state) if action.source == FACE_UP else deck.top, None)
    hand, card = ("hands", action.player), _card(lying, action.card)
    after.put(hand, lambda: pile([*state.cards(*hand), card]))
    return _if_given(card)


def _revealed(after: NextState, action: DrawCard, deck: Deck) -> Document:
    """Turns up the new open card; what an event says about it."""

    def lying() -> str:
        top = where_known(lambda: deck.top, NOBODY_TOLD) if action.revealed else deck.top
        return NO_CARD if top is None else _card(top, action.revealed)

    after.put(("face_up",), lying)
    return _if_given(after.document.get("face_up", NOBODY_TOLD))


def _card(lying: str | None, said: str | None) -> str:
    """The card that lies there or, if it is unknown, what the action says of it."""
    return lying if lying and lying != NOBODY_TOLD else said or NOBODY_TOLD


def _if_given(card: str) -> Document:
    """A card as an event gives it; nothing, if it is unknown."""
    return {} if card == NOBODY_TOLD else {"card": card}


_RESHUFFLED = {"reshuffled": number_field("If the discard pile was shuffled into a new deck: the number of its cards.", 22)}

CardDrawn = event(
    "card-drawn",
    "A festival card is taken.",
    {
        "player": player_field("Who takes it.", required=True),
        "from": OneOf(_SOURCE, required=True, metadata=said("The open card, or the top card of the deck.", FACE_UP)),
        "card": private(card_field("The card, if it is known."), when=_is_from_the_deck),
        **_RESHUFFLED,
    },
)
CardRevealed = event(
    "card-revealed",
    "A new open card is turned over.",
    {"card": revealed_card_field("The card, if it is known."), **_RESHUFFLED},
)

DRAW_CARD = turn_action(
    "draw-card",
    DrawCard,
    rules=(
        within_the_points_of_a_turn(one_point),
        leaves_enough_for_land(one_point),
        two_in_a_turn,
        open_card_or_top_of_the_deck,
        open_card_is_replaced,
        costs_a_point,
    ),
    candidates=candidates,
    apply=apply,
    events=(
        CardDrawn,
        CardRevealed,
    ),
)
