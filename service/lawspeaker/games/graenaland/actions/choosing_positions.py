"""What placing a starting settlement, weighing anchor and staying have in common. Počáteční pozice.

Each of them is a turn in the choice of starting positions; after it somebody may be asked whether to weigh anchor, the
next settlement is placed, or everybody has both and what was not taken is set aside.
"""

from abc import abstractmethod
from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced, without
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import Integer
from lawspeaker.adjudication.unknown import Unknown, each, some
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.graenaland.actions.action import PhaseAction
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


class PositionTurn(PhaseAction):
    """A turn in the choice of starting positions."""

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return [state.turn] if state.phase == cls.phase else []

    @abstractmethod
    def newcomer(self, state: State) -> str:
        """Who has placed the settlement of this turn. Raises ``Unknown``."""

    @abstractmethod
    def asked_next(self, state: State) -> str | None:
        """Who is to say next whether to weigh anchor; ``None``: nobody. Raises ``Unknown``."""

    @abstractmethod
    def changed(self, state: State) -> tuple[Document, Document]:
        """The state after what the player does, before the turn passes on; and the event. Raises ``Unknown``."""

    def takes_from(self, state: State) -> str | None:
        """The territory of which the player takes a card; ``None`` if there is none to take. Raises ``Unknown``."""
        return None

    @rule("placement.leftover")
    def rest_is_set_aside(self, state: State) -> Iterator[Violation]:
        """When all have placed two settlements the cards left over are discarded."""
        if "set_aside" not in self.document:
            return
        due = 0
        if self._is_the_last(state) and self.asked_next(state) is None:
            due = sum(len(lying(state, territory)) for territory in coasts(state)) - (self.takes_from(state) is not None)
        if self["set_aside"] != due:
            yield self.violated("set_aside", due=due, cards=self["set_aside"])

    def _is_the_last(self, state: State) -> bool:
        """Whether the settlement of this turn is the last of all."""
        return state.known("placement", "round") != FIRST_ROUND and self.newcomer(state) == state.main_player

    def apply(self, state: State) -> Effect:
        document, event = self.changed(state)
        if asked := self.asked_next(state):
            return Effect({**document, "phase": Phase.ANCHOR.value, "turn": asked}, [event])
        if self._is_the_last(state):
            return _all_placed(State(document, state.sources), event)
        return Effect({**document, "phase": Phase.PLACEMENT.value, **self._next_turn(state, document)}, [event])

    def _next_turn(self, state: State, document: Document) -> Document:
        placement = without(document["placement"], "newcomer")
        newcomer, players = self.newcomer(state), state.players
        if placement["round"] != FIRST_ROUND:
            return {"turn": players[players.index(newcomer) - 1], "placement": placement}
        if state.left_of(newcomer) == state.main_player:
            return {"turn": newcomer, "placement": {**placement, "round": FIRST_ROUND + 1}}
        return {"turn": state.left_of(newcomer), "placement": placement}


class SettlingTurn(PositionTurn):
    """A turn in which a settlement comes to a territory, and its player takes a card there."""

    @rule("placement.two-territories")
    def not_both_in_one(self, state: State) -> Iterator[Violation]:
        """Nobody has both starting settlements in one territory."""
        if state.has_settlement(self["player"], self["territory"]):
            yield self.violated("territory", player=self["player"], territory=self["territory"])

    @rule("placement.last")
    def leaves_a_card_for_the_last(self, state: State) -> Iterator[Violation]:
        """Whoever places or moves the last settlement but one leaves a card for the last one, in another territory."""
        last = state.main_player
        if state.known("placement", "round") == FIRST_ROUND or self.newcomer(state) != state.left_of(last):
            return
        taken_from = self.takes_from(state)
        moves = self["player"] == last

        def is_left(territory: str) -> bool:
            own = territory == self["territory"] if moves else state.has_settlement(last, territory)
            return len(lying(state, territory)) > (territory == taken_from) and not own

        def was_there(territory: str) -> bool:
            return bool(lying(state, territory)) and not state.has_settlement(last, territory)

        if not some(coasts(state), is_left) and some(coasts(state), was_there):
            yield self.violated("territory", player=last)

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        """A settlement at each coastal territory, with each card that is known to lie there."""

        def settled(territory: str) -> Iterator[Document]:
            for member in _different_cards(state, territory):
                yield {"type": cls.type, "player": state.turn, "territory": territory, **member}

        if state.phase == cls.phase:
            yield from each(coasts(state), settled)

    def takes_from(self, state: State) -> str | None:
        territory: str = self["territory"]
        return territory if lying(state, territory) else None

    def cannot_take(self, state: State) -> bool:
        """Whether the card that was told cannot be one of those that lie there. Raises ``Unknown``."""
        if "card" not in self.document:
            return False
        told, there = self["card"], lying(state, self["territory"])
        if not there or not any(piles.same(told, card) for card in there):
            return True
        deck = state.terrain(self["territory"]) if told else None
        if told.get("deck", deck) != deck or "symbols" in told:
            return True
        if "resource" not in told or any(card.get("resource") == told["resource"] for card in there):
            return False
        if "cards" in state.known("placement", "cards", self["territory"]):
            raise Unknown((ROOT, "placement", "cards", self["territory"], "cards"))
        seen: int = state.inventory.kinds[str(deck), told["resource"]]
        total: int = state.sources.figure("decks", str(deck)).get(told["resource"], 0)
        return seen >= total

    def with_card_taken(self, state: State, document: Document) -> tuple[Document, Card | None]:
        """The state with a card of the territory in the player's hand, and that card. Raises ``Unknown``."""
        if (territory := self.takes_from(state)) is None:
            return document, None
        there = lying(state, territory)
        told = self.document.get("card", {})
        exact = [card for card in there if "resource" in told and card.get("resource") == told["resource"]]
        fitting = exact or [card for card in there if piles.same(told, card)]
        if any(card != fitting[0] for card in fitting):
            raise Unknown(self.pointer("card"))
        taken, rest = {**back(state, territory), **fitting[0], **told}, [*there]
        rest.remove(fitting[0])
        document = replaced(document, ("placement", "cards", territory), piles.pile(rest))
        return hands.with_more(document, self["player"], [taken]), taken


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
