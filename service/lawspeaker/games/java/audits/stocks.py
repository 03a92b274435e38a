"""What must be true of the tokens that are left, and of everything that is left before the game is set up."""

from collections.abc import Iterator, Mapping
from typing import Any

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.beginning import first_stock, first_supply
from lawspeaker.games.java.words import ACTION_POINTS, Phase

_ON_THE_BOARD = ("tiles", "land", "water", "palaces", "figures")


def _tokens_of_everybody(state: State) -> None:
    """Raises ``Unknown`` unless the tokens of everybody are known."""
    if state.phase != Phase.SETUP:
        for player in state.players:
            state.stock(player, "tokens")


@rule("tokens.count", _tokens_of_everybody)
def three_tokens_each(state: State) -> Iterator[Violation]:
    """Each player has three extra action tokens, those used among them."""
    due = state.sources.figure("tokens")
    for player, stock in state.given.get("stocks", {}).items():
        left = state.count("stocks", player, "tokens").low if state.bounds else stock.get("tokens", 0)
        if left >= due and left + (used := int(_has_used_one(state, player))) > due:
            at = state.pointer("stocks", player, "tokens")
            yield violated(at, player=player, count=left, used=used, due=due)


def _has_used_one(state: State, player: str) -> bool:
    """Whether it is known that the player has used a token in this turn: without one no seventh point is spent."""
    turn: Document = state.document.get("turn", {})
    return turn.get("player") == player and bool(turn.get("token_used", state.least_spent > ACTION_POINTS))


@rule("setup.stocks")
def everything_is_left_before_the_game(state: State) -> Iterator[Violation]:
    """Before the game begins nothing lies on the board, and all pieces are left."""
    if not state.document.keys() & {"stocks", "supply", *_ON_THE_BOARD} or state.phase != Phase.SETUP:
        return
    for name in _ON_THE_BOARD:
        if state.document.get(name):
            yield state.violated(name, stock=name, count=len(state.document[name]), due=0)
    for player, stock in state.document.get("stocks", {}).items():
        yield from _not_all(("stocks", player), stock, first_stock(state.sources))
    yield from _not_all(("supply",), state.document.get("supply", {}), first_supply(state.sources))


def _not_all(path: tuple[str, ...], given: Mapping[str, Any], due: Mapping[str, Any]) -> Iterator[Violation]:
    """The kinds of which there is another number than there should be."""
    for kind, number in given.items():
        if isinstance(number, int):
            if number != due[kind]:
                yield violated(ROOT + pointer(*path, kind), stock=kind, count=number, due=due[kind])
        else:
            yield from _not_all((*path, kind), number, due[kind])
