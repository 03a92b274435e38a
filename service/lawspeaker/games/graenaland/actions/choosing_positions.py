"""What placing a starting settlement, weighing anchor and staying have in common. Počáteční pozice.

Each of them is a turn in the choice of starting positions; after it somebody may be asked whether to weigh anchor, the
next settlement is placed, or everybody has both and what was not taken is set aside.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from lawspeaker.adjudication.action import AnyAction, Effect
from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced, without
from lawspeaker.adjudication.shapes import Integer
from lawspeaker.adjudication.unknown import Unknown, all_hold, each, some
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.graenaland.board.starting import begun_phase
from lawspeaker.games.graenaland.cards import hands, piles
from lawspeaker.games.graenaland.cards.dealing import back
from lawspeaker.games.graenaland.cards.piles import Card
from lawspeaker.games.graenaland.cards.stocks import Stock
from lawspeaker.games.graenaland.shapes.cards import MOST_CARDS
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase, Terrain

FIRST_ROUND = 1


def set_aside_field() -> Integer:
    """A claim: how many cards are left over."""
    return Integer(
        maximum=MOST_CARDS,
        metadata={"description": "Claim: how many cards are left over and discarded after the last turn.", "examples": [0]},
    )


class Turn(AnyAction, Protocol):
    """A turn in the choice of starting positions."""

    player: str
    set_aside: int | None


class SettlingTurn(Turn, Protocol):
    """A turn in which a settlement comes to a territory, and its player takes a card there."""

    territory: str
    card: Card | None


T = TypeVar("T", bound=Turn)
S = TypeVar("S", bound=SettlingTurn)

Newcomer = Callable[[State, T], str]
"""Who has placed the settlement of this turn. Raises ``Unknown``."""
AskedNext = Callable[[State, T], str | None]
"""Who is to say next whether to weigh anchor; ``None``: nobody. Raises ``Unknown``."""
TakesFrom = Callable[[State, T], str | None]
"""The territory of which the player takes a card; ``None`` if there is none to take. Raises ``Unknown``."""


@rule("placement.two-territories")
def not_both_in_one_territory(state: State, action: SettlingTurn) -> Iterator[Violation]:
    """Nobody has both starting settlements in one territory."""
    if state.has_settlement(action.player, action.territory):
        yield action.violated("territory", player=action.player, territory=action.territory)


def leaves_a_card_for_the_last(newcomer: Newcomer[S]) -> Callable[[State, S], Iterator[Violation]]:
    """The check that a card is left for whoever places the last settlement."""

    @rule("placement.last")
    def leaves_a_card(state: State, action: S) -> Iterator[Violation]:
        """Whoever places or moves the last settlement but one leaves a card for the last one, in another territory."""
        last = state.main_player
        if not all_hold(
            lambda: state.known("placement", "round") != FIRST_ROUND, lambda: newcomer(state, action) == state.left_of(last)
        ):
            return
        taken_from = takes_from(state, action)
        moves = action.player == last

        def is_left(territory: str) -> bool:
            own = territory == action.territory if moves else state.has_settlement(last, territory)
            return len(lying(state, territory)) > (territory == taken_from) and not own

        def was_there(territory: str) -> bool:
            return bool(lying(state, territory)) and not state.has_settlement(last, territory)

        if not some(coasts(state), is_left) and some(coasts(state), was_there):
            yield action.violated("territory", player=last)

    return leaves_a_card


def rest_is_set_aside(
    newcomer: Newcomer[T], asked_next: AskedNext[T], takes_from: TakesFrom[T]
) -> Callable[[State, T], Iterator[Violation]]:
    """The check of how many cards are said to be left over after the turn."""

    @rule("placement.leftover")
    def right_number_set_aside(state: State, action: T) -> Iterator[Violation]:
        """When all have placed two settlements the cards left over are discarded."""
        if action.set_aside is None:
            return
        due = 0
        if _is_the_last(state, action, newcomer) and asked_next(state, action) is None:
            due = sum(len(lying(state, territory)) for territory in coasts(state)) - (takes_from(state, action) is not None)
        if action.set_aside != due:
            yield action.violated("set_aside", due=due, cards=action.set_aside)

    return right_number_set_aside


def _is_the_last(state: State, action: T, newcomer: Newcomer[T]) -> bool:
    """Whether the settlement of this turn is the last of all."""
    return state.known("placement", "round") != FIRST_ROUND and newcomer(state, action) == state.main_player


def settling(phase: Phase) -> Callable[[State], Iterator[Document]]:
    """The options in that phase: a settlement at each coastal territory, with each card that is known to lie there."""

    def options(state: State) -> Iterator[Document]:
        def settled(territory: str) -> Iterator[Document]:
            for card in _different_cards(state, territory):
                yield {"player": state.turn, "territory": territory, **card}

        if state.phase == phase:
            yield from each(coasts(state), settled)

    return options


def takes_from(state: State, action: SettlingTurn) -> str | None:
    """The territory that the player settles in, if a card lies there. Raises ``Unknown``."""
    return action.territory if lying(state, action.territory) else None


def cannot_take(state: State, action: SettlingTurn) -> bool:
    """Whether the card that was told cannot be one of those that lie there. Raises ``Unknown``."""
    if action.card is None:
        return False
    told, there = action.card, lying(state, action.territory)
    if not there or not any(piles.same(told, card) for card in there):
        return True
    deck = state.terrain(action.territory) if told else None
    if told.get("deck", deck) != deck or "symbols" in told:
        return True
    if "resource" not in told or any(card.get("resource") == told["resource"] for card in there):
        return False
    if "cards" in state.known("placement", "cards", action.territory):
        raise Unknown((ROOT, "placement", "cards", action.territory, "cards"))
    seen: int = state.inventory.kinds[str(deck), told["resource"]]
    total: int = state.sources.figure("decks", str(deck)).get(told["resource"], 0)
    return seen >= total


def with_card_taken(state: State, action: SettlingTurn) -> tuple[Document, Card | None]:
    """The state with a card of the territory in the player's hand, and that card. Raises ``Unknown``."""
    if (territory := takes_from(state, action)) is None:
        return state.document, None
    there = lying(state, territory)
    told = action.card or {}
    exact = [card for card in there if "resource" in told and card.get("resource") == told["resource"]]
    fitting = exact or [card for card in there if piles.same(told, card)]
    if any(card != fitting[0] for card in fitting):
        raise Unknown(action.pointer("card"))
    taken, rest = {**back(state, territory), **fitting[0], **told}, [*there]
    rest.remove(fitting[0])
    document = replaced(state.document, ("placement", "cards", territory), piles.pile(rest))
    return hands.with_more(document, action.player, [taken]), taken


def passed_on(
    state: State, action: T, document: Document, event: Document, newcomer: Newcomer[T], asked_next: AskedNext[T]
) -> Effect:
    """The effect of a turn, with the turn passed on; ``document`` is the state before that. Raises ``Unknown``."""
    if asked := asked_next(state, action):
        return Effect({**document, "phase": Phase.ANCHOR.value, "turn": asked}, [event])
    if _is_the_last(state, action, newcomer):
        return _all_placed(State(document, state.sources), event)
    next_turn = _next_turn(state, document["placement"], newcomer(state, action))
    return Effect({**document, "phase": Phase.PLACEMENT.value, **next_turn}, [event])


def _next_turn(state: State, before: Document, newcomer: str) -> Document:
    """Whose turn it is to place a settlement after the newcomer, and in which round."""
    placement, players = without(before, "newcomer"), state.players
    if placement["round"] != FIRST_ROUND:
        return {"turn": players[players.index(newcomer) - 1], "placement": placement}
    if state.left_of(newcomer) == state.main_player:
        return {"turn": newcomer, "placement": {**placement, "round": FIRST_ROUND + 1}}
    return {"turn": state.left_of(newcomer), "placement": placement}


def coasts(state: State) -> Iterator[str]:
    """The territories on the coast, in the order of the map. Raises ``Unknown``."""
    return (territory for territory in state.island.territories if state.island.is_coast(territory))


def lying(state: State, territory: str) -> Sequence[Card]:
    """The cards that lie at a territory while positions are chosen. Raises ``Unknown``."""
    if not state.island.is_coast(territory):
        return []
    return state.cards("placement", "cards", territory)


def settlers(state: State, territory: str) -> list[str]:
    """Whose settlements are in a territory, in the order in which they came. Raises ``Unknown``."""
    number = len(state.settlements(territory))
    return [state.known("territories", territory, "settlements", index, "player") for index in range(number)]


def _different_cards(state: State, territory: str) -> Iterator[Document]:
    """What an action can say of the card taken at a territory: each face that is known to lie there."""
    told: list[Document] = []
    for card in lying(state, territory) or [{}]:
        member = {"card": card} if "resource" in card else {}
        if member not in told:
            told.append(member)
            yield member


def _all_placed(state: State, event: Document) -> Effect:
    """The game begins; what still lies at the coast is discarded."""
    document: Document = {**without(state.document, "turn", "placement"), "phase": begun_phase(state)}
    rest = {territory: lying(state, territory) for territory in coasts(state)}
    for terrain in Terrain:
        stock = Stock(state, terrain, ())
        for territory, pile in rest.items():
            for card in pile:
                deck = {**back(state, territory), **card}.get("deck")
                if deck is None:
                    stock.lose_sight_of_discards()
                elif deck == terrain:
                    stock.discard(card)
        document = stock.put_into(document)
    return Effect(document, [event, {"type": "cards-set-aside", "number": sum(map(len, rest.values()))}])
