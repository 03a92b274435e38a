"""What an action, or a finding, is about in the picture: territories, pieces and cards, or a clan."""

from collections.abc import Iterable, Iterator
from functools import partial

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import places_named
from lawspeaker.adjudication.rules.scope import Scope
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.games.graenaland.board.board import HEROES
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import OPPOSITE


def marks(state: State, action: Document, _: Scope) -> Iterator[str]:
    """The places of the picture that an action is about: names of territories and clans, and JSON Pointers."""
    match action:
        case {"type": "move", "orders": orders}:
            for order in orders:
                yield from _on_the_way(state, order)
            yield from (entry["territory"] for entry in action.get("entries", ()))
        case {"type": "vote"}:
            yield state.document.get("proposal", {}).get("territory", f"{ROOT}/proposal")
        case {"type": "take-supply", "card": card}:
            row = state.document.get("supply_row", {}).get("cards", ())
            lying = [index for index, other in enumerate(row) if other.get("symbols") == card.get("symbols")]
            yield f"{ROOT}/supply_row/cards/{lying[0]}" if lying else f"{ROOT}/supply_row"
        case {"type": "raise-army", "player": player}:
            yield f"{ROOT}/clans/{player}/army"
        case {"type": "grant-build", "to": player}:
            yield str(player)
        case _:
            named = list(dict.fromkeys(places_named(action)))
            yield from list(places(state, named, None)) or [clan for clan in named if clan in state.possible_players]


def places(state: State, words: Iterable[str], _: str | None) -> Iterator[str]:
    """The territories among some words, as far as it is known which there are."""
    territories = where_known(lambda: state.possible_territories, state.document.get("territories", {}))
    return (word for word in words if word in territories)


def _on_the_way(state: State, order: Document) -> Iterator[str]:
    """The hero who moves, or each of a player who says of none, and where the hero goes."""
    if order["direction"] not in OPPOSITE:
        return
    for territory, content in state.document.get("territories", {}).items():
        for index, piece in enumerate(content.get(HEROES, ())):
            if piece.get("player") == order["player"] and piece.get("hero") == order.get("hero", piece.get("hero")):
                yield state.pointer("territories", territory, HEROES, index)
                yield from _reached(state, territory, order)


def _reached(state: State, territory: str, order: Document) -> Iterator[str]:
    """The territories that a hero reaches from there, as far as that is known."""
    here: str | None = territory
    for _ in range(order.get("steps", 1)):
        here = where_known(partial(state.island.neighbour, here, order["direction"]), None) if here else None
        if here:
            yield here
