"""The card that a player is to place, and how the round goes on when all have placed theirs. Průběh hry 1, 2, 6, 7."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from lawspeaker.adjudication.document import Document, replaced, without
from lawspeaker.adjudication.rules.action import AnyAction, NextState
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Count, Place, Unknown, all_hold, each, some, surely, where_known
from lawspeaker.games.confusing_lands.actions.phases import whoever_plays
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, UNKNOWN, Card, pile
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import PLAYERS, ROUNDS, Phase

PLACING = (Phase.PLACING_CHOSEN, Phase.PLACING_PASSED)
"""The phases in which cards are placed."""


class OfTheCardInTurn(AnyAction, Protocol):
    """An action with the card that its player has to place."""

    player: str
    card: int | None


def is_due(state: State) -> bool:
    """Whether cards are being placed. Raises ``Unknown``."""
    return state.phase in PLACING


@rule("place.chosen")
def the_card_chosen(state: State, action: OfTheCardInTurn) -> Iterator[Violation]:
    """First each player places the card that they chose."""
    if state.phase != Phase.PLACING_CHOSEN or _lies_there(state, action):
        return
    player, card = action.player, action.card
    if card is not None and state.lies_elsewhere({"card": card}, "chosen", player):
        yield action.violated("card", player=player, card=card, **state.instead_of(card, state.chosen(player)))
        return
    if not state.is_chosen_still_to_place(player):
        yield action.violated("player", fault="none-left", player=player, card="none")
    elif card is not None and not _may_be_chosen(state, card, state.known("chosen")[player]):
        yield action.violated("card", player=player, card=card, **state.instead_of(card, state.chosen(player)))


def _may_be_chosen(state: State, card: int, chosen: Card) -> bool:
    """Whether the card of that number may be the one chosen. Raises ``Unknown``."""
    if "card" in chosen:
        return bool(chosen["card"] == card)
    if untold := state.whereabouts.untold:  # among it the card chosen, unless nobody said which that is
        raise Unknown(*((ROOT, *place) for place in untold))
    return True


@rule("place.passed")
def the_card_passed_on(state: State, action: OfTheCardInTurn) -> Iterator[Violation]:
    """Then each player places the card that was passed on, or taken instead."""
    if state.phase != Phase.PLACING_PASSED or _lies_there(state, action):
        return
    player, card = action.player, action.card
    if surely(lambda: not state.hand(player)):
        yield action.violated("player", fault="none-left", player=player, card="none")
    elif card is None:
        state.hand(player)  # raises ``Unknown`` if nobody knows whether there is one
    elif not state.may_be_drawn({"card": card}, "hands", player):
        yield action.violated("card", player=player, card=card, **state.instead_of(card, state.card("hands", player)))


@rule("place.fixed")
def a_placed_card_stays(state: State, action: OfTheCardInTurn) -> Iterator[Violation]:
    """A card that was placed is not moved."""
    if _lies_there(state, action):
        yield action.violated("card", player=action.player, card=action.card)


def _lies_there(state: State, action: OfTheCardInTurn) -> bool:
    """Whether the card named is known to lie in the player's own landscape."""
    places = () if action.card is None else state.whereabouts.known.get(action.card, ())
    return any(place[:2] == ("landscapes", action.player) for place in places)


takers = whoever_plays(is_due)


def for_each_card(state: State, candidates: Callable[[str, Card], Iterable[Document]]) -> Iterator[Document]:
    """The ``candidates`` of each player who has a card to place now, with that card as far as it is known."""

    def of_player(player: str) -> Iterator[Document]:
        if _is_to_place(state, player):
            yield from candidates(player, without(card_in_turn(state, player), "hidden"))

    return each(takers(state), of_player)


def _is_to_place(state: State, player: str) -> bool:
    """Whether the player has a card to place now. Raises ``Unknown``."""
    return state.is_chosen_still_to_place(player) if state.phase == Phase.PLACING_CHOSEN else bool(state.hand(player))


def card_in_turn(state: State, player: str) -> Card:
    """The card that a player is to place, as far as it is known. Raises ``Unknown``."""
    card: Card = state.known("chosen", player) if state.phase == Phase.PLACING_CHOSEN else state.hand(player)[0]
    return card


def card_of(state: State, action: OfTheCardInTurn) -> Card:
    """The card that the action is about, as far as it is known."""
    if action.card is not None:
        return {"card": action.card}
    return where_known(lambda: card_in_turn(state, action.player), UNKNOWN)


def would_tell(state: State, action: OfTheCardInTurn) -> Place:
    """The missing places that would show which card it is. For a face-down card, the action says it."""
    try:
        card = card_in_turn(state, action.player)
    except Unknown as unknown:
        return unknown.places[0]
    if card == HIDDEN:
        return action.pointer("card")
    if state.phase == Phase.PLACING_CHOSEN:
        return (ROOT, "chosen", action.player, "card")
    return state.would_tell("hands", action.player)


def go_on(after: NextState, state: State, player: str) -> None:
    """The player's card is no longer to be placed; when none is, the round goes on."""

    def placed() -> None:
        if state.phase == Phase.PLACING_CHOSEN:
            after.step(chosen_placed, lambda: [("chosen",), ("phase",)])
        else:
            after.document = replaced(after.document, ("hands", player), pile([]))
            _after_passed(after, state, player)

    def chosen_placed() -> None:
        if chosen := without(state.known("chosen"), player):
            after.document = {**after.document, "chosen": chosen}
        else:
            after.document = {**without(after.document, "chosen"), "phase": Phase.PASSING.value}

    after.step(placed, lambda: [("chosen",), ("hands", player), ("phase",), ("round",)])


def _after_passed(after: NextState, state: State, player: str) -> None:
    """When all cards that were passed on are placed, the next round begins, or the scoring."""

    def is_still_to_place(other: str) -> bool:
        return all_hold(lambda: state.plays(other), lambda: state.is_still_to_place(other))

    if after.whether(lambda: some([other for other in PLAYERS if other != player], is_still_to_place)):
        return
    after.put(("phase",), lambda: (Phase.SCORING if state.round_as_known.reaches(ROUNDS).is_positive() else Phase.DEALING).value)
    after.put_count(("round",), state, lambda: _next_round(state))


def _next_round(state: State) -> Count:
    """The round after this one; after the last one there is none."""
    now = state.round_as_known
    return Count(min(now.low + 1, ROUNDS), min((now.high or ROUNDS) + 1, ROUNDS), now.missing)
