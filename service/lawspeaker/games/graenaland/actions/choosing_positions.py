"""What placing a starting settlement, weighing anchor and staying have in common. Počáteční pozice.

Each of them is a turn in the choice of starting positions; after it somebody may be asked whether to weigh anchor, the
next settlement is placed, or everybody has both and what was not taken is set aside.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Protocol, TypeVar

from lawspeaker.adjudication.document import Document, erased, without
from lawspeaker.adjudication.rules.action import AnyAction, NextState
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, for_each
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Count, Place, Unknown, all_hold, each, known, some, surely, where_known
from lawspeaker.adjudication.wire.shapes import Integer, said
from lawspeaker.games.graenaland.board.island import MOST_PLAYERS
from lawspeaker.games.graenaland.board.starting import begun_phase
from lawspeaker.games.graenaland.cards import hands, piles
from lawspeaker.games.graenaland.cards.dealing import CARDS_AT_A_COAST, back
from lawspeaker.games.graenaland.cards.laying import LaidCard, discard, missing_members, place_of
from lawspeaker.games.graenaland.cards.piles import Card, is_supply
from lawspeaker.games.graenaland.cards.unseen import cannot_lie
from lawspeaker.games.graenaland.shapes import event
from lawspeaker.games.graenaland.shapes.cards import MOST_CARDS
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase, Terrain

FIRST_ROUND = 1


def set_aside_field() -> Integer:
    """Claim: how many cards are left over."""
    return Integer(
        maximum=MOST_CARDS,
        metadata=said("Claim: how many cards are left over and discarded after the last turn.", 0),
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
    """The check that a card is left for the player who places the last settlement."""

    @rule("placement.last")
    def leaves_a_card(state: State, action: S) -> Iterator[Violation]:
        """The player who places or moves the last settlement but one leaves a card for the last one, in another territory."""
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
            yield action.violated("territory", fault="card", player=last)

    return leaves_a_card


def rest_is_set_aside(
    newcomer: Newcomer[T], asked_next: AskedNext[T], takes_from: TakesFrom[T]
) -> Callable[[State, T], Iterator[Violation]]:
    """The check of how many cards are said to be left over after the turn."""

    def due_after(state: State, action: T) -> int:
        if not _is_the_last(state, action, newcomer) or asked_next(state, action) is not None:
            return 0
        return sum(len(lying(state, territory)) for territory in coasts(state)) - (takes_from(state, action) is not None)

    @rule("placement.leftover")
    @for_each("set_aside")
    def right_number_set_aside(state: State, action: T, number: Claim) -> Iterator[Violation]:
        """When all have placed two settlements the cards left over are discarded."""
        try:
            due, fault = Count.exactly(due_after(state, action)), "due"
        except Unknown as unknown:
            due, fault = Count(0, _most_set_aside(state), tuple(unknown.places)), "most"
        return number.against(due, due=due.high, cards=number.said, fault=fault)

    return right_number_set_aside


def _most_set_aside(state: State) -> int:
    """How many cards can be left over at most: those that lie at the coast, or may."""
    territories = where_known(lambda: list(coasts(state)), None)
    if territories is None:
        return MOST_PLAYERS * CARDS_AT_A_COAST
    return sum(len(where_known(partial(lying, state, territory), [{}] * CARDS_AT_A_COAST)) for territory in territories)


def _is_the_last(state: State, action: T, newcomer: Newcomer[T]) -> bool:
    """Whether the settlement of this turn is the last of all."""
    return all_hold(
        lambda: state.known("placement", "round") != FIRST_ROUND, lambda: newcomer(state, action) == state.main_player
    )


def settling(phase: Phase) -> Callable[[State], Iterator[Document]]:
    """The candidates in that phase: a settlement at each coastal territory, with each card that is known to lie there."""

    def candidates(state: State) -> Iterator[Document]:
        def settled(territory: str) -> Iterator[Document]:
            for card in _different_cards(state, territory):
                yield {"player": state.turn, "territory": territory, **card}

        if state.phase == phase:
            yield from each(coasts(state), settled)

    return candidates


def takes_from(state: State, action: SettlingTurn) -> str | None:
    """The territory that the player settles in, if a card lies there. Raises ``Unknown``."""
    return action.territory if lying(state, action.territory) else None


def cannot_take(state: State, action: SettlingTurn) -> Document | None:
    """Why the card that was sent cannot be one of those that lie there; ``None`` where it can. Raises ``Unknown``."""
    if action.card is None or surely(lambda: not state.island.is_coast(action.territory)):
        return None  # inland, where another rule says that nobody settles, no cards lie
    given = action.card
    may_be_taken = all_hold(
        lambda: not is_supply(given),
        lambda: not _is_of_another_deck(state, action),
        lambda: not _is_not_there(state, action),
        lambda: not cannot_lie(state, [("placement", "cards", action.territory)], [{**back(state, action.territory), **given}]),
    )
    return None if may_be_taken else _why_not(state, action, given)


def _why_not(state: State, action: SettlingTurn, given: Card) -> Document:
    """Why that card cannot be taken: of two reasons that which is plainer."""
    if is_supply(given):
        return {"fault": "supply-card"}
    if surely(lambda: not lying(state, action.territory)):
        return {"fault": "none-left"}
    if surely(lambda: _is_of_another_deck(state, action)):
        return {"fault": "deck", "deck": given["deck"], "due_deck": state.terrain(action.territory)}
    return {"fault": "not-there", "resource": given.get("resource", "unknown")}


def _is_of_another_deck(state: State, action: SettlingTurn) -> bool:
    """Whether the card that was sent is from another deck than that of the territory. Raises ``Unknown``."""
    given = action.card or {}
    return "deck" in given and given["deck"] != state.terrain(action.territory)


def _is_not_there(state: State, action: SettlingTurn) -> bool:
    """Whether none of the cards that lie there can be the one that was sent. Raises ``Unknown``."""
    given, there = action.card or {}, lying(state, action.territory)
    if not there or not any(piles.same(given, card) for card in there):
        return True
    deck = state.terrain(action.territory) if given else None
    if "resource" not in given or any(card.get("resource") == given["resource"] for card in there):
        return False
    if "cards" in state.known("placement", "cards", action.territory):
        raise Unknown((ROOT, "placement", "cards", action.territory, "cards"))
    seen: int = state.inventory.kinds[str(deck), given["resource"]]
    total: int = state.sources.figure("decks", str(deck)).get(given["resource"], 0)
    return seen >= total


def take_card(state: State, action: SettlingTurn, after: NextState) -> Document:
    """Gives the player a card of the territory, if one lies there, and reports it in an event as far as it is known."""

    def take() -> Document:
        return {} if takes_from(state, action) is None else {"card": _take_one_that_lies_there(state, action, after)}

    return after.step(take, lambda: [("placement", "cards", action.territory), ("clans", action.player, "hand")]) or {}


def _take_one_that_lies_there(state: State, action: SettlingTurn, after: NextState) -> Card:
    """Gives the player a card that lies at the territory, as far as it is known which one. Raises ``Unknown``."""
    path = ("placement", "cards", action.territory)
    there, given = lying(state, action.territory), action.card or {}
    exact = [place for place, card in enumerate(there) if "resource" in given and card.get("resource") == given["resource"]]
    fitting = exact or [place for place, card in enumerate(there) if piles.same(given, card)]
    taken = {**back(state, action.territory), **piles.in_common([there[place] for place in fitting]), **given}
    missing: dict[str, list[Place]] = {member: [action.pointer("card", member)] for member in missing_members(taken)}
    hands.give(after, action.player, [LaidCard(taken, missing)])
    rest, unclear = piles.without_one_of_each(there, [fitting])
    after.put(path, lambda: piles.pile(rest))
    for one in unclear:
        after.mark_open((*path, "cards", *one), action.pointer("card", one[-1]))
    return taken


def pass_on(state: State, action: T, after: NextState, newcomer: Newcomer[T], asked_next: AskedNext[T]) -> Sequence[Document]:
    """Passes on the turn, and reports what happens if it was the last one."""
    if after.whether(lambda: asked_next(state, action) is not None):
        after.document = {**after.document, "phase": Phase.ANCHOR.value}
        after.put(("turn",), lambda: asked_next(state, action))
        return []
    if after.whether(lambda: _is_the_last(state, action, newcomer)):
        return [_set_rest_aside(state, after)]
    after.document = {**erased(after.document, ("placement", "newcomer")), "phase": Phase.PLACEMENT.value}
    after.put(("turn",), lambda: _next_turn(state, newcomer(state, action)))
    after.put(("placement", "round"), lambda: _next_round(state, newcomer(state, action)))
    return []


def _next_turn(state: State, newcomer: str) -> str:
    """Whose turn it is to place a settlement after the newcomer. Raises ``Unknown``."""
    if state.known("placement", "round") != FIRST_ROUND:
        return state.players[state.players.index(newcomer) - 1]
    return newcomer if _next_round(state, newcomer) != FIRST_ROUND else state.left_of(newcomer)


def _next_round(state: State, newcomer: str) -> int:
    """The round after the turn of the newcomer. Raises ``Unknown``."""
    round_: int = state.known("placement", "round")
    return round_ + 1 if round_ == FIRST_ROUND and state.left_of(newcomer) == state.main_player else round_


def coasts(state: State) -> Iterator[str]:
    """The territories on the coast, in the order of the map. Raises ``Unknown``."""
    return (territory for territory in state.island.territories if state.island.is_coast(territory))


def coasts_seen(state: State) -> Sequence[str]:
    """The territories that are known to be on the coast."""
    territories = where_known(lambda: state.island.territories, ())
    return [territory for territory in territories if surely(partial(state.island.is_coast, territory))]


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
    given: list[Document] = []
    for card in lying(state, territory) or [{}]:
        member = {"card": card} if "resource" in card else {}
        if member not in given:
            given.append(member)
            yield member


def _set_rest_aside(state: State, after: NextState) -> Document:
    """Begins the game, for which what still lies at the coast is discarded; and reports that."""

    def discards_for(territory: str) -> Iterable[tuple[str, ...]]:
        return [("discards", deck) for deck in back(state, territory).values() or Terrain]

    def left_at(territory: str) -> Sequence[LaidCard] | None:
        return after.step(partial(_left_over, state, after, territory), partial(discards_for, territory))

    left = after.step(lambda: [*map(left_at, coasts(state))], lambda: [("discards", terrain) for terrain in Terrain])
    rest = [card for cards in left or () for card in cards or ()]
    discard(after, rest)
    count = {} if left is None or None in left else {"count": len(rest)}
    after.document = {**without(after.document, "turn", "placement"), "phase": begun_phase(state)}
    return {"type": "cards-set-aside", **count}


def _left_over(state: State, after: NextState, territory: str) -> list[LaidCard]:
    """The cards that are left at a territory, face down. Raises ``Unknown``."""
    path, found = ("placement", "cards", territory), list[LaidCard]()
    for index, card in enumerate(piles.listed(known(after.document, ROOT, *path), (ROOT, *path))):
        as_known = {**back(state, territory), **card}
        tells = {member: [place_of(state, path, index, member)] for member in missing_members(as_known)}
        found.append(LaidCard(piles.left_face_down(as_known), tells))
    return found


CardsSetAside = event(
    "cards-set-aside",
    "The cards left over on the coast are discarded.",
    {"count": Integer(metadata=said("How many, if that is known.", 2))},
)
