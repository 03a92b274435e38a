"""A player builds a keep, a church or a hall; priest and skald come with the latter two. Stavby: Budovy."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.shapes import OneOf, tag
from lawspeaker.adjudication.unknown import Unknown, some
from lawspeaker.games.graenaland.actions.paying import payment_field
from lawspeaker.games.graenaland.actions.settling import SettlingAction
from lawspeaker.games.graenaland.board import pieces
from lawspeaker.games.graenaland.board.board import HEROES, SETTLEMENTS
from lawspeaker.games.graenaland.cards import prices
from lawspeaker.games.graenaland.cards.prices import Price
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field, territory_field
from lawspeaker.games.graenaland.shapes.board import BUILDINGS
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import HERO_OF, Hero, Settlement, Terrain

ENTERS, WAITS, MOVES, STAYS = "enters", "waits", "moves", "stays"
"""What a hero does when its building is built: comes into the game, or has to wait; is there already, and moves or not."""


class BuildBuildingShape(GraenalandShape):
    """A player builds a keep, a church or a hall."""

    type = tag("build-building")
    player = player_field("Who builds it.", required=True)
    kind = OneOf(*BUILDINGS, required=True, metadata={"description": "Which building.", "examples": ["keep"]})
    territory = territory_field("Where.", required=True)
    payment = payment_field()
    hero = OneOf(
        ENTERS,
        WAITS,
        MOVES,
        STAYS,
        metadata={
            "description": (
                "Of a church, what the priest does, of a hall, what the skald does. Needed only to move there a hero who is "
                "on the board, and otherwise a claim."
            ),
            "examples": ["moves"],
        },
    )


class BuildBuilding(SettlingAction):
    """A player builds a keep, a church or a hall."""

    type = "build-building"
    Shape = BuildBuildingShape

    def price(self, state: State) -> Price:
        return prices.building(state, self["kind"])

    @property
    def hero(self) -> str | None:
        """The hero who comes with it."""
        return HERO_OF.get(self["kind"])

    @rule("buildings.village")
    def beside_an_own_village(self, state: State) -> Iterator[Violation]:
        """A building stands only where its clan has a village."""
        if not state.has_house(self["player"], self["territory"], Settlement.VILLAGE):
            yield self.violated("territory", player=self["player"], kind=self["kind"], territory=self["territory"])

    @rule("buildings.one-of-a-kind")
    def only_one_of_its_kind(self, state: State) -> Iterator[Violation]:
        """A territory holds at most one building of each kind, whoever it belongs to."""
        if state.has_building(self["territory"], self["kind"]):
            yield self.violated("kind", kind=self["kind"], territory=self["territory"])

    @rule("buildings.mountains")
    def not_in_mountains(self, state: State) -> Iterator[Violation]:
        """No buildings stand in the mountains."""
        if state.terrain(self["territory"]) == Terrain.MOUNTAINS:
            yield self.violated("territory", kind=self["kind"], territory=self["territory"])

    @rule("buildings.symbol")
    def on_its_symbol(self, state: State) -> Iterator[Violation]:
        """A building is built on its symbol."""
        if self["kind"] not in state.island.buildings(self["territory"]):
            yield self.violated("territory", kind=self["kind"], territory=self["territory"])

    # The priest and the skald

    @rule("hero-entry.first-building")
    def comes_with_the_first(self, state: State) -> Iterator[Violation]:
        """With the first church the priest enters, with the first hall the skald; it waits if an own hero is there."""
        claimed = self.document.get("hero")
        if self.hero is None:
            if claimed is not None:
                yield self._does_not("none")
        elif not state.has_built(self["player"], self["kind"]):
            due = WAITS if self._is_own_hero_there(state) else ENTERS
            if claimed not in (None, due):
                yield self._does_not(self.hero)

    @rule("hero-entry.further-building")
    def may_move_to_a_further(self, state: State) -> Iterator[Violation]:
        """With a further church or hall its hero may move there, if it is on the board and no other own hero is there."""
        claimed = self.document.get("hero")
        if self.hero is None or claimed is None or not state.has_built(self["player"], self["kind"]):
            return
        if state.where(self["player"], self.hero) is None:
            possible = claimed == WAITS
        else:
            possible = claimed == STAYS or (claimed == MOVES and not self._is_own_hero_there(state))
        if not possible:
            yield self._does_not(self.hero)

    def _does_not(self, hero: str) -> Violation:
        return self.violated("hero", player=self["player"], kind=self["kind"], hero=hero, territory=self["territory"])

    def _is_own_hero_there(self, state: State) -> bool:
        """Whether another hero of the clan stands in the territory. Raises ``Unknown``."""
        player, territory = self["player"], self["territory"]
        place = ("territories", territory, HEROES)

        def is_other(index: int) -> bool:
            return any(state.is_piece(place, index, player=player, hero=other) for other in Hero if other != self.hero)

        try:
            return some(range(len(state.heroes(territory))), is_other)
        except Unknown as unseen:
            try:  # all of them may be known to be elsewhere
                return some((hero for hero in Hero if hero != self.hero), lambda hero: state.where(player, hero) == territory)
            except Unknown as elsewhere:
                raise Unknown(*unseen.places, *elsewhere.places) from None

    @classmethod
    def projects(cls, state: State) -> Iterator[Document]:
        """Every building on every symbol; with and without a move of its hero, where there may be one."""
        for territory in state.island.territories:
            for kind in BUILDINGS:
                yield {"kind": kind, "territory": territory}
                if kind in HERO_OF:
                    yield {"kind": kind, "territory": territory, "hero": MOVES}

    def built(self, state: State, document: Document) -> tuple[Document, Sequence[Document]]:
        player, kind, territory = self["player"], self["kind"], self["territory"]
        document = pieces.put(document, territory, SETTLEMENTS, {"player": player, "kind": kind})
        events: list[Document] = [{"type": "building-built", "player": player, "kind": kind, "territory": territory}]
        if self.hero is None:
            return document, events
        document, does = self._hero_led(state, document, self.hero)
        if does != STAYS:
            events.append({"type": f"hero-{_DONE[does]}", "player": player, "hero": self.hero, "territory": territory})
        return document, events

    def _hero_led(self, state: State, document: Document, hero: str) -> tuple[Document, str]:
        """The state with the hero where it then is, and what it does."""
        player, territory = self["player"], self["territory"]
        piece = {"player": player, "hero": hero}
        if not state.has_built(player, self["kind"]):
            if not self._is_own_hero_there(state):
                return pieces.put(document, territory, HEROES, piece), ENTERS
            return _waiting(document, player, {"hero": hero, "territories": [territory]}), WAITS
        origin = state.where(player, hero)
        if origin is None:
            return _waiting_longer(document, player, hero, territory), WAITS
        if self.document.get("hero") != MOVES or origin == territory:
            return document, STAYS
        return pieces.put(pieces.taken(document, origin, HEROES, piece), territory, HEROES, piece), MOVES


_DONE = {ENTERS: "entered", WAITS: "waits", MOVES: "moved"}


def _waiting(document: Document, player: str, entry: Document) -> Document:
    waiting = document.get("clans", {}).get(player, {}).get("waiting")
    if waiting is None:
        return document  # who waits was not known, and still is not
    return replaced(document, ("clans", player, "waiting"), [*waiting, entry])


def _waiting_longer(document: Document, player: str, hero: str, territory: str) -> Document:
    """The state in which the hero, who waits already, may enter in one territory more."""
    waiting = document.get("clans", {}).get(player, {}).get("waiting", [])
    own = {"hero": hero} if any(entry.get("hero") == hero for entry in waiting) else {}
    entries = [_longer(entry, territory) if entry.get("hero") == own.get("hero") else entry for entry in waiting]
    return replaced(document, ("clans", player, "waiting"), entries) if waiting else document


def _longer(entry: Document, territory: str) -> Document:
    """An entry of waiting with one territory more; if it is not known whose it is, its territories are no longer known."""
    if "hero" not in entry:
        return {}
    return {**entry, "territories": [*entry["territories"], territory]} if "territories" in entry else entry
