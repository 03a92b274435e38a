"""What a player could build in a final building, and what it would count: all that ``reaching`` has to know of a state.

There are two views of a state of which not all is known. To the cautious one only what is certain is there: what can be
built in it can surely be built. To the hopeful one all that is not known is as good as it may be: what cannot be built
in it cannot be built. ``missing`` names what they see differently; where all is known they are the same. As a search takes up
to 35 ms, there are these two and one for each possible hand, but none for each world.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Gaps, Place, all_hold, known
from lawspeaker.games.graenaland import phases
from lawspeaker.games.graenaland.board.board import SETTLEMENTS
from lawspeaker.games.graenaland.board.palisades import asks_toll, is_owed
from lawspeaker.games.graenaland.cards import hands, prices
from lawspeaker.games.graenaland.cards.payments import ANY
from lawspeaker.games.graenaland.cards.piles import Card, is_supply
from lawspeaker.games.graenaland.cards.prices import KEEPS, PEASANTS, WITH_ANY_KEEP, Price
from lawspeaker.games.graenaland.shapes.board import BUILDINGS
from lawspeaker.games.graenaland.shapes.cards import MOST_CARDS
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.goals import ON_BOARD, tally
from lawspeaker.games.graenaland.victory.points import LEVELS, due, levels
from lawspeaker.games.graenaland.victory_claims.affording import ANY_CARD, RESOURCE_CARD, RESOURCES, Needs, Purse
from lawspeaker.games.graenaland.victory_claims.best_hands import GOLD, at_best, possible_hands, singles
from lawspeaker.games.graenaland.words import Goal, Hero, Phase, Resource, Settlement, Terrain, Work

T = TypeVar("T")
U = TypeVar("U")
V = TypeVar("V")

_HOUSES: Sequence[Document] = [
    *({"kind": kind} for kind in BUILDINGS),
    *({"kind": Settlement.VILLAGE} for _ in range(ON_BOARD - len(BUILDINGS))),
]
"""The most that a player can have in a territory."""
_WITH_A_KEEP_AT_LEAST: Price = {Resource.GRAIN.value: 1, Resource.ORE.value: 1, ANY: 1}
"""What raising the army costs with a keep, if the resource of its terrain is not known. Vojsko, 3."""
_SOME_KEEP = "some-keep"
"""Among the keeps of a player: one of which nobody knows what it is good for."""
_WHATEVER_IT_COSTS: Price = {ANY: 1}
"""What a building costs at least, if its price is not known: nothing is free."""
_STRONGEST = 1_000
"""As strong as an army can be in a state."""


@frozen
class Land:
    """What there is in a territory for the player."""

    settlements: int
    """How many settlements the player has there."""
    has_village: bool
    """Whether one of them is a village."""
    price: Needs | None
    """What a village costs there; ``None``: none can be built."""
    tolls: Sequence[str]
    """The players who get a card as toll, in addition to the price, for a first village."""
    sites: Sequence[str]
    """The kinds of building that can be built there once the player has a village."""
    keep_counts_for: Sequence[str]
    """The terrains for which a keep there counts."""
    neighbours: Sequence[str]
    """The territories from where it is reached."""
    has_market: bool
    """Whether the player can use a market there, once settled."""


@frozen
class Prospects:
    """What a player has, what could be built with it, and what that would count."""

    purse: Purse
    lands: Mapping[str, Land]
    toll: int
    """What a toll needs: ``RESOURCE_CARD`` or ``ANY_CARD``."""
    buildings: Mapping[str, Needs]
    """What each kind of building costs."""
    raises: Mapping[str, Needs]
    """What it costs to raise the army by 1: by ``PEASANTS``, and with a keep in each terrain."""
    keeps: Sequence[str]
    """The terrains in which the player has a keep."""
    houses: int
    """How many houses are left to build with."""
    number_of_buildings: int
    uncounted_buildings: int
    """How many of all buildings do not count as such."""
    army: int
    levels: Mapping[Goal, Sequence[int]]
    """For each goal the numbers that bring a point each."""
    missing: Sequence[Place]
    """What would have to be known to be certain."""


def own_final_building(state: State, player: str) -> Document:
    """The state in which the player is to build at the end of the game, without anything from before that is over.

    Raises ``Unknown`` if it is not known whether the player is building so already.
    """
    if state.phase == Phase.FINAL_BUILDING and state.turn == player:
        return state.document
    return fresh_final_building(state.document, player)


def fresh_final_building(document: Document, player: str) -> Document:
    """The state in which the player is to build at the end of the game and has not begun to."""
    return {**phases.final_building(without(document, "proposal", "placement")), "turn": player}


def cautious(state: State, player: str) -> Prospects:
    """What is certain."""
    return _View(state, player, is_hopeful=False).prospects()


def hopeful(state: State, player: str) -> Prospects:
    """The best that may be. Raises ``Unknown`` if so little is known that hope has no bounds."""
    return _View(state, player, is_hopeful=True).prospects()


def hopes(state: State, player: str) -> Iterator[Prospects]:
    """The best that may be, with each hand that the player may have; nothing if too little is known of it.

    Raises ``Unknown`` as ``hopeful`` does.
    """
    for hand in possible_hands(state, player):
        yield _View(state, player, is_hopeful=True, hand=hand).prospects()


class _View:
    """What is seen of a state by somebody who hopes, or fears, wherever something is not known."""

    def __init__(self, state: State, player: str, is_hopeful: bool, hand: Sequence[Card] | None = None) -> None:
        self._state = state
        self._player = player
        self._is_hopeful = is_hopeful
        self._supposed_hand = hand
        self._gaps = Gaps()

    def _seen(self, ask: Callable[[], T], feared: U, hoped: V) -> T | U | V:
        """What ``ask`` answers; if that is not known, what is feared or hoped instead."""
        return self._gaps.where_known(ask, hoped if self._is_hopeful else feared)

    def prospects(self) -> Prospects:
        """All that is seen. Raises ``Unknown`` if hope has no bounds."""
        state, player = self._state, self._player
        territories = state.island.territories if self._is_hopeful else self._seen(lambda: state.island.territories, (), ())
        lands = {territory: self._land(territory) for territory in territories}
        hand = self._hand()
        keeps: list[str] = [keep for keep in KEEPS if self._seen(partial(prices.has_keep, state, player, keep), False, True)]
        if not self._is_hopeful and prices.has_keep_of_unknown_price(state, player):
            keeps.append(_SOME_KEEP)
        toll = self._toll(lands, hand)
        buildings = dict(self._costs_of_buildings({kind for land in lands.values() for kind in land.sites}))
        raises = dict(self._costs_of_raising(lands, keeps))
        costs = [*(land.price for land in lands.values() if land.price), *buildings.values(), *raises.values()]
        if any(needs[ANY_CARD] for needs in costs):  # a price of which only the size is hoped for
            hand = [single for card in hand for single in singles(card)]
        army = state.count("clans", player, "army", low=1)
        return Prospects(
            purse=Purse(hand, [name for name, land in lands.items() if land.has_market and land.settlements]),
            lands=lands,
            toll=toll,
            buildings=buildings,
            raises=raises,
            keeps=keeps,
            houses=self._houses_left(),
            number_of_buildings=sum(self._is_building(house) for territory in lands for house in self._own(territory)),
            uncounted_buildings=int(self._seen(lambda: state.has_three_player_changes, True, False)),
            army=self._seen(army.exact, army.low, _STRONGEST if army.high is None else army.high),
            levels={goal: self._levels(goal) for goal in Goal},
            missing=self._gaps.places,
        )

    # The board

    def _land(self, territory: str) -> Land:
        state, own = self._state, self._own(territory)
        price, tolls = self._village(territory, own)
        sites = [kind for kind in BUILDINGS if self._seen(partial(self._may_stand, kind, territory), False, True)]
        keep_counts_for: Sequence[str] = ()
        if Settlement.KEEP in sites:
            keep_counts_for = self._seen(lambda: [state.terrain(territory)], (), KEEPS)
        return Land(
            settlements=len(own),
            has_village=any(house.get("kind", self._hoped(Settlement.VILLAGE)) == Settlement.VILLAGE for house in own),
            price=price,
            tolls=tolls,
            sites=sites,
            keep_counts_for=keep_counts_for,
            neighbours=self._seen(lambda: state.island.neighbours(territory), (), tuple(state.island.territories)),
            has_market=self._seen(lambda: self._has_market(territory), False, True),
        )

    def _own(self, territory: str) -> Sequence[Document]:
        """The settlements of the player in a territory."""
        houses = self._seen(lambda: self._state.settlements(territory), (), _HOUSES)
        if houses is not _HOUSES:
            for index, house in enumerate(houses):
                if house.get("player", self._player) == self._player:
                    place = (ROOT, "territories", territory, SETTLEMENTS, index)
                    self._gaps.places += [(*place, member) for member in ("player", "kind") if member not in house]
        return [house for house in houses if house.get("player", self._hoped(self._player)) == self._player]

    def _hoped(self, value: str) -> str:
        """That value if it is hoped for, else another one."""
        return value if self._is_hopeful else ""

    def _is_building(self, house: Document) -> bool:
        return house.get("kind", self._hoped(Settlement.KEEP)) in BUILDINGS

    def _houses_left(self) -> int:
        count = tally(self._state, self._player, Goal.SETTLEMENTS).count
        self._gaps.places += count.missing
        most = ON_BOARD if count.high is None else count.high
        return ON_BOARD - (count.low if self._is_hopeful else most)

    def _village(self, territory: str, own: Sequence[Document]) -> tuple[Needs | None, Sequence[str]]:
        """What a village costs there, if it can be built, and to whom tolls are due."""
        state = self._state

        def price() -> Needs:
            state.settlements(territory)  # what is built where that is unknown is lost from sight
            return _needs(prices.village(state, territory))

        needs = self._seen(price, None, None)
        if needs is None and self._is_hopeful:
            needs = _needs({ANY: min(self._seen(lambda: prices.village_sizes(state, territory), (), ()), default=0)})
        tolls = self._seen(lambda: self._tolls(territory), None, ()) if needs and not own else ()
        return (None, ()) if tolls is None else (needs, tolls)

    def _has_market(self, territory: str) -> bool:
        """Whether a market stands there that the player has not used. Raises ``Unknown``."""

        def is_unused() -> bool:
            building = own_final_building(self._state, self._player)
            return territory not in known(building, ROOT, "building", "markets_used")

        return all_hold(lambda: Work.MARKET in self._state.works(territory), is_unused)

    def _tolls(self, territory: str) -> Sequence[str]:
        """To whom a card is due for a first village. Raises ``Unknown``."""
        state, player = self._state, self._player
        if not asks_toll(state, player, territory):
            return ()
        return [other for other in state.players if is_owed(state, other, player, territory)]

    def _may_stand(self, kind: str, territory: str) -> bool:
        """Whether the player, with a village there, can build this building. Raises ``Unknown``."""
        state = self._state
        return all_hold(
            lambda: kind in state.island.buildings(territory),
            lambda: state.terrain(territory) != Terrain.MOUNTAINS,
            lambda: not state.has_building(territory, kind),
            lambda: kind == Settlement.KEEP or self._hero_is_seen(kind, territory),
        )

    def _hero_is_seen(self, kind: str, territory: str) -> bool:
        """True, if it is known enough of the heroes to say what the one does who comes with a building. Raises ``Unknown``."""
        self._state.has_built(self._player, kind)
        self._state.heroes(territory)
        for hero in Hero:
            self._state.where(self._player, hero)
        return True

    # The cards and what they pay for

    def _hand(self) -> Sequence[Card]:
        """The cards that a plan can count on; to those who hope, the others too."""
        if self._supposed_hand is not None:
            return self._supposed_hand
        state, player = self._state, self._player
        seen = self._gaps.where_known(lambda: hands.cards_to_plan_with(state, player), None)
        if seen is None:
            return [GOLD] * MOST_CARDS if self._is_hopeful else []
        full, places = seen
        self._gaps.places += places
        if not self._is_hopeful:
            return full
        return [best for held in state.cards("clans", player, "hand") for best in at_best(held)]

    def _toll(self, lands: Mapping[str, Land], hand: Sequence[Card]) -> int:
        """What a toll needs, where any may be due and there is a choice."""
        if not any(land.tolls for land in lands.values()) or not any(is_supply(card) for card in hand):
            return RESOURCE_CARD
        return ANY_CARD if self._state.sources.reading("toll.cards") == "any-card" else RESOURCE_CARD

    def _costs_of_buildings(self, kinds: Collection[str]) -> Iterator[tuple[str, Needs]]:
        for kind in BUILDINGS:
            if kind in kinds:
                price = self._seen(partial(prices.building, self._state, kind), None, _WHATEVER_IT_COSTS)
                if price is not None:
                    yield kind, _needs(price)

    def _costs_of_raising(self, lands: Mapping[str, Land], keeps: Collection[str]) -> Iterator[tuple[str, Needs]]:
        """What it costs to raise the army without a keep, and with those that there are or may be built."""
        if self._seen(lambda: bool(self._state.known("clans", self._player, "army")), False, True):
            possible = {*keeps, *(terrain for land in lands.values() for terrain in land.keep_counts_for)}
            for keep in (PEASANTS, *KEEPS):
                if keep == PEASANTS or keep in possible:
                    certain = None if keep == PEASANTS else WITH_ANY_KEEP
                    price = self._seen(partial(prices.recruits, self._state, keep), certain, _WITH_A_KEEP_AT_LEAST)
                    if price is not None:
                        yield keep, _needs(price)
            if _SOME_KEEP in keeps:
                yield _SOME_KEEP, _needs(WITH_ANY_KEEP)

    def _levels(self, goal: Goal) -> Sequence[int]:
        state = self._state
        if not state.has_victory_point_cards:
            return [due(state, goal)]
        return self._seen(lambda: levels(state, self._player, goal), (), (0,) * LEVELS)


def _needs(price: Price) -> Needs:
    return (*(price.get(resource, 0) for resource in RESOURCES), price.get(ANY, 0), 0)
