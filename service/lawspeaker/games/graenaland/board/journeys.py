"""Where heroes go by the moves revealed. Pohyb hrdinů: Bojovník; Další hrdinové."""

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import product

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.unknown import Unknown, perhaps, where_known
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import OPPOSITE, STAY, UNDECIDED, Hero

_ANYWHERE: Sequence[Document] = [{"direction": direction, "steps": steps} for direction in OPPOSITE for steps in (1, 2)]
"""Where a hero can be sent."""


@frozen
class Journey:
    """What one order does."""

    at: str
    """Where the order stands in the request."""
    player: str
    hero: str
    origin: str
    destination: str
    rule: str
    """The rule that says where the hero ends."""
    swapped_with: str | None
    """The other hero of the clan that goes the other way."""
    direction: str

    def event(self) -> Document:
        """The event that reports it."""
        given = {"player": self.player, "hero": self.hero}
        if self.swapped_with:
            places = {"from": self.origin, "to": self.destination}
            return {"type": "heroes-swapped", **given, **places, "other_hero": self.swapped_with}
        if self.origin == self.destination:
            return {"type": "hero-stayed", **given, "territory": self.origin, "rule": self.rule}
        return {"type": "hero-moved", **given, "from": self.origin, "to": self.destination}


class Journeys:
    """All the orders revealed in a round. Each question raises ``Unknown`` where the board is not known well enough, or the order
    of a player."""

    def __init__(self, state: State, orders: Sequence[Document], at: str) -> None:
        self._state = state
        self._at = at
        self._found: dict[str, Journey | None] = {}
        self._orders: dict[str, tuple[int, Document]] = {}
        for index, order in enumerate(orders):
            self._orders.setdefault(order["player"], (index, order))

    @property
    def players(self) -> Sequence[str]:
        """The heroes with a revealed order, in the order of the request."""
        return [*self._orders]

    def of(self, player: str) -> Journey | None:
        """The journey of that player's hero; ``None`` if no particular hero was revealed, or is on the board."""
        if player not in self._found:
            self._found[player] = self._journey(player)
        return self._found[player]

    def _journey(self, player: str) -> Journey | None:
        if player not in self._orders:
            if self._heroes_possible(player) and player != self._state.main_player:
                raise Unknown(self._at + pointer("orders"))
            return None
        place, order = self._orders[player]
        at = self._at + pointer("orders", place)
        if order["direction"] == UNDECIDED or ("hero" not in order and order["direction"] == STAY):
            return None
        hero = self._hero_meant(player)
        origin = self._state.where(player, hero) if hero else None
        if hero is None or origin is None:
            return None
        destination, rule = _way(self._state, origin, order["direction"], order.get("steps", 1))
        others = [other for other in Hero if other != hero and destination != origin]
        swapped = next((other.value for other in others if self._state.is_at(player, other, destination)), None)
        return Journey(at, player, hero, origin, destination, rule, swapped, order["direction"])

    def _hero_meant(self, player: str) -> str | None:
        """The hero to whom the player's order is given: if it names none, the only one on the board. Raises ``Unknown``."""
        heroes = self._heroes_possible(player)
        if len(heroes) > 1:
            place, _ = self._orders[player]
            raise Unknown(self._at + pointer("orders", place, "hero"))
        return heroes[0] if heroes else None

    def _heroes_possible(self, player: str) -> Sequence[str]:
        """Each hero to whom the player's order may be given."""
        _, order = self._orders.get(player, (0, {}))
        if "hero" in order:
            return [order["hero"]]
        return [hero.value for hero in Hero if perhaps(partial(self._is_on_board, player, hero))]

    def _is_on_board(self, player: str, hero: str) -> bool:
        return self._state.where(player, hero) is not None

    def may_concern(self, player: str) -> set[str]:
        """The territories that a hero may leave or reach by the player's order, of which not all is known."""
        concerned = set[str]()
        for hero, origin in product(self._heroes_possible(player), self._state.possible_territories):
            if perhaps(partial(self._state.is_at, player, hero, origin)):
                ends = where_known(partial(self._ends, player, origin), self._state.possible_territories)
                concerned |= {origin, *ends} if any(end != origin for end in ends) else set()
        return concerned

    def _ends(self, player: str, origin: str) -> Collection[str]:
        """Where a hero may end who goes from there by the player's order. Raises ``Unknown``."""
        ends = set[str]()
        for order in [self._orders[player][1]] if player in self._orders else _ANYWHERE:
            direction, steps = order["direction"], order.get("steps", 1)
            end = where_known(partial(_way, self._state, origin, direction, steps), None)
            ends |= {end[0]} if end else {*self._within(origin, steps)}
        return ends

    def _within(self, origin: str, steps: int) -> Collection[str]:
        """The territories within that number of steps. Raises ``Unknown``."""
        near = {origin, *self._state.island.neighbours(origin)}
        return near if steps == 1 else near.union(*map(self._state.island.neighbours, near))

    def where(self, player: str, hero: str) -> str | None:
        """Where the hero stands after the movement; ``None`` if it is not on the board."""
        journey = self.of(player)
        if journey and hero == journey.hero:
            return journey.destination
        if journey and hero == journey.swapped_with:
            return journey.origin
        return self._state.where(player, hero)

    def only_end(self, player: str, hero: str) -> str | None:
        """Where the hero stands after the movement, if its player moves it, wherever the others of the clan are.

        Raises ``Unknown``. A hero who changes places with another one goes where its order leads, too.
        """
        origin = self._state.where(player, hero)
        _, order = self._orders.get(player, (0, {}))
        if origin is None or order.get("hero") != hero or order["direction"] in (STAY, UNDECIDED):
            return None
        return _way(self._state, origin, order["direction"], order.get("steps", 1))[0]

    def can_end(self, player: str, hero: str, territory: str) -> bool:
        """Whether the hero may stand in the territory after its player moves it, from any of several where it may have been."""
        _, order = self._orders.get(player, (0, {}))
        if order.get("hero") != hero or order["direction"] in (STAY, UNDECIDED):
            return True
        origins = [at for at in self._state.possible_territories if perhaps(partial(self._state.is_at, player, hero, at))]
        ends = [where_known(partial(self._ends, player, origin), (territory,)) for origin in origins]
        return len(origins) == 1 or any(territory in of_one for of_one in ends)

    def is_at(self, player: str, hero: str, territory: str) -> bool:
        """Whether the hero stands in the territory after the movement."""
        journey = self.of(player)
        if journey and hero in (journey.hero, journey.swapped_with):
            return self.where(player, hero) == territory
        return self._state.is_at(player, hero, territory)

    def rule_for(self, player: str, hero: str) -> str:
        """The rule that says where that hero stands after the movement."""
        journey = self.of(player)
        if journey and hero == journey.hero:
            return journey.rule
        if journey and hero == journey.swapped_with:
            return "movement.swap"
        return "movement.one-hero" if journey else "movement.neighbour"


def possible_moves(state: State, player: str) -> Iterator[Document]:
    """The orders of a player that lead somewhere, or may: to stay, then each hero in each direction."""
    return (order for order, leads_somewhere in _orders(state, player) if leads_somewhere)


def every_order(state: State, player: str) -> Iterator[Document]:
    """All orders of a player: also those that lead nowhere."""
    return (order for order, _ in _orders(state, player))


def _orders(state: State, player: str) -> Iterator[tuple[Document, bool]]:
    """All orders of a player, and whether each leads somewhere, or may; to stay counts as such."""
    yield {"player": player, "direction": STAY}, True
    for hero in Hero:
        origin = state.where(player, hero)
        if origin is None:
            continue
        for order in _ANYWHERE:
            leads_somewhere = perhaps(partial(_leads_away, state, origin, order))
            yield {"player": player, "hero": hero.value, **order}, leads_somewhere


def _leads_away(state: State, origin: str, order: Document) -> bool:
    """Whether a hero leaves that territory by the order. Raises ``Unknown``."""
    return _way(state, origin, order["direction"], order["steps"])[0] != origin


def why_impossible(state: State, journey: Journey) -> str:
    """Why the hero cannot go that way, or that it can: it leads off the map, or away from the coast."""
    if journey.rule != "movement.impossible":
        return "goes"
    nearest = state.island.neighbour(journey.origin, journey.direction)
    if nearest is None:
        return "off-the-map"
    is_along_the_coast = state.island.is_coast(journey.origin) and state.island.is_coast(nearest)
    is_off = is_along_the_coast and state.island.neighbour(nearest, journey.direction) is None
    return "off-the-map" if is_off else "not-along-the-coast"


def _way(state: State, origin: str, direction: str, steps: int) -> tuple[str, str]:
    """Where a hero ends who goes so far in that direction, and the rule that says so."""
    if direction == STAY:
        return origin, "movement.neighbour"
    nearest = state.island.neighbour(origin, direction)
    if steps == 1:
        return (nearest, "movement.neighbour") if nearest else (origin, "movement.impossible")
    if nearest and state.island.is_coast(origin) and state.island.is_coast(nearest):
        farther = state.island.neighbour(nearest, direction)
        if farther and state.island.is_coast(farther):
            return farther, "movement.coast"
    return origin, "movement.impossible"
