"""A state of Graenaland as its rules see it."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.phases import PhasedView
from lawspeaker.adjudication.rules.view import ROOT, Given
from lawspeaker.adjudication.unknown import Place, Unknown, some, surely, where_known
from lawspeaker.games.graenaland.board.board import HEROES, SETTLEMENTS, WORKS, Board
from lawspeaker.games.graenaland.board.island import MOST_PLAYERS, Island, OwnIsland, PrintedIsland, SomePrintedIsland
from lawspeaker.games.graenaland.board.mentions import given_beside_the_board, territories_named
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.inventory import Inventory, take_inventory
from lawspeaker.games.graenaland.words import CLANS, HERO_OF, Phase, Terrain, Work

PLAYERS_WITH_GRANTS = 5


class State(PhasedView):
    """The view of a state of Graenaland. Its players sit clockwise."""

    _spoken_of: frozenset[str] = frozenset()

    # The table

    main_player = Given[str]("main_player")
    """The player with the ship marker."""

    @property
    def seen_phase(self) -> str | None:
        """How far the game is, if that is known."""
        return self.document.get("phase")

    turn = Given[str]("turn")
    """Whose turn it is, where the phase has turns of its own."""

    @property
    def builder(self) -> str:
        """Whose building phase it is: in the final building everybody has one in turn, else only the main player."""
        return self.turn if self.phase == Phase.FINAL_BUILDING else self.main_player

    @property
    def possible_players(self) -> Sequence[str]:
        """Everybody who plays, in their order; the player who may play, where nobody says who does."""
        return where_known(lambda: self.players, CLANS)

    def everybody(self) -> Iterator[str]:
        """Everybody who plays. Raises ``Unknown``, after those who are seen, unless these are all."""
        if "players" in self.document:
            yield from self.players
            return
        yield from (seen := [clan for clan in CLANS if clan in self.clans_seen])
        if len(seen) < MOST_PLAYERS:
            raise Unknown((ROOT, "players"))

    def left_of(self, player: str) -> str:
        """The next player clockwise."""
        players = self.players
        return players[(players.index(player) + 1) % len(players)]

    def clockwise_from(self, player: str) -> Sequence[str]:
        """Everybody clockwise, that player first."""
        place = self.players.index(player)
        return [*self.players[place:], *self.players[:place]]

    @property
    def proposers(self) -> Sequence[str]:
        """Everybody but the main player, in the order in which they propose."""
        place = self.players.index(self.main_player)  # not clockwise_from: if neither is known, `missing` names who plays
        return [*self.players[place + 1 :], *self.players[:place]]

    @cached_property
    def clans_seen(self) -> set[str]:
        """Every clan that the state mentions."""
        document = self.document
        said = (given for _, given in given_beside_the_board(document))
        roles = (document.get("main_player"), document.get("turn"))
        named = {given.get("player") for given in (*said, *document.get("proposal", {}).get("shares", ()))}
        return {*self.board.owners, *named, *roles, *document.get("clans", ())} - {None}

    @property
    def has_three_player_changes(self) -> bool:
        """Whether the changes for three players are in force: by choice, or because three play."""
        chosen: bool | None = self.document.get("options", {}).get("three_player_changes")
        if chosen is not None:
            return chosen
        if "players" not in self.document and len(self.clans_seen) > 3:
            return False
        return len(self.players) == 3

    @property
    def has_victory_point_cards(self) -> bool:
        """Whether victory point cards decide the game."""
        chosen: bool = self.document.get("options", {}).get("victory_point_cards", False)
        return chosen

    @property
    def has_grants(self) -> bool:
        """Whether the main player may let another one build: that was agreed on, and five play. Raises ``Unknown``."""
        chosen: bool = self.document.get("options", {}).get("five_player_grant", False)
        return chosen and len(self.players) == PLAYERS_WITH_GRANTS

    # The board

    @cached_property
    def island(self) -> Island:
        """The map: the state's own, or that of the edition for the number of players."""
        if "map" in self.document:
            return OwnIsland(self.sources, self.document["map"])
        if "players" in self.document:
            return PrintedIsland(self.sources, len(self.players))
        named = {name for _, name in territories_named(self.document)}
        return SomePrintedIsland(self.sources, len(self.clans_seen), named | self._spoken_of)

    def speak_of(self, territories: Iterable[str]) -> None:
        """Takes note of territories of which is asked: the island has them, whichever it is."""
        self._spoken_of = self._spoken_of.union(territories)
        self.__dict__.pop("island", None)
        self.forget()

    @property
    def possible_territories(self) -> Sequence[str]:
        """Every territory that there may be; of an island of which nothing is known, those of which the state says something."""
        return where_known(lambda: self.island.possible_territories, tuple(self.document.get("territories", ())))

    def settlements(self, territory: str) -> Sequence[Document]:
        """The houses in a territory."""
        houses: Sequence[Document] = self.known("territories", territory, "settlements")
        return houses

    def heroes(self, territory: str) -> Sequence[Document]:
        """The heroes in a territory."""
        heroes: Sequence[Document] = self.known("territories", territory, "heroes")
        return heroes

    def works(self, territory: str) -> Sequence[str]:
        """The public works in a territory: none where nobody has a settlement. Raises ``Unknown``."""
        content = self.document.get("territories", {}).get(territory, {})
        if WORKS not in content and content.get(SETTLEMENTS) == []:
            return ()
        works: Sequence[str] = self.known("territories", territory, "works")
        return works

    def is_settled(self, territory: str) -> bool:
        """Whether anybody has a settlement in the territory."""
        return bool(self.settlements(territory))

    @cached_property
    def board(self) -> Board:
        """The pieces on the board."""
        return Board(self.document.get("territories", {}))

    @property
    def inventory(self) -> Inventory:
        """The cards in the game."""
        return self.remember("inventory", lambda: self.inventory_of(self.document))

    def inventory_of(self, document: Document) -> Inventory:
        """The cards that ``document`` mentions: this state, or a part of it."""
        return take_inventory(document, self.terrain, self.origin)

    def origin(self, resource: str) -> str | None:
        """The only deck that has such cards, if it is the only one."""
        decks = self.origins(resource)
        return decks[0] if len(decks) == 1 else None

    def origins(self, resource: str) -> Sequence[str]:
        """The decks that have such cards."""

        def decks() -> Sequence[str]:
            return [deck.value for deck in Terrain if self.sources.figure("decks", deck).get(resource)]

        return self.remember(("origins", resource), decks)

    def terrain(self, territory: str) -> str:
        """The terrain of a territory."""
        return self.island.terrain(territory)

    def has_settlement(self, player: str, territory: str) -> bool:
        """Whether the player has any settlement in the territory."""
        houses = self.document.get("territories", {}).get(territory, {}).get(SETTLEMENTS, ())
        if player in [house.get("player") for house in houses]:
            return True
        self._rule_out(SETTLEMENTS, [territory], player=player)
        return False

    def seen_homes(self, player: str) -> Sequence[str]:
        """The territories in which the player is seen to have a settlement."""
        return list(dict.fromkeys(territory for owner, territory, _ in self.board.houses if owner == player))

    def has_house(self, player: str, territory: str, kind: str) -> bool:
        """Whether the player has a settlement of that kind in the territory."""
        if (player, territory, kind) in self.board.has:
            return True
        self._rule_out(SETTLEMENTS, [territory], player=player, kind=kind)
        return False

    def has_building(self, territory: str, kind: str) -> bool:
        """Whether a building of that kind, of any player, stands in the territory."""
        if kind in [house.get("kind") for house in self.settlements(territory)]:
            return True
        self._rule_out(SETTLEMENTS, [territory], kind=kind)
        return False

    def has_hero(self, territory: str, hero: str) -> bool:
        """Whether a hero of that kind, of any player, stands in the territory."""
        if hero in [piece.get("hero") for piece in self.heroes(territory)]:
            return True
        self._rule_out(HEROES, [territory], hero=hero)
        return False

    def has_built(self, player: str, kind: str) -> bool:
        """Whether the player has a building of that kind anywhere."""
        if any(owner == player and building == kind for owner, _, building in self.board.buildings):
            return True
        self._rule_out(SETTLEMENTS, self.island.territories, player=player, kind=kind)
        return False

    def where(self, player: str, hero: str) -> str | None:
        """The territory in which that hero of the player stands; ``None`` if it is not on the board."""
        if (player, hero) in self.board.standing:
            return self.board.standing[player, hero]
        if not self._waits(player, hero) and not self.board.is_clear(HEROES, self.island.territories):
            self._rule_out(HEROES, self.island.territories, player=player, hero=hero)
        return None

    def is_at(self, player: str, hero: str, territory: str) -> bool:
        """Whether that hero of the player stands in the territory."""
        if (player, hero) in self.board.standing:
            return self.board.standing[player, hero] == territory
        if not self._waits(player, hero):
            self._rule_out(HEROES, [territory], player=player, hero=hero)
        return False

    def waiting(self, player: str) -> Sequence[Document]:
        """The heroes of the player who wait to enter, each as far as it is known."""
        if "waiting" not in self.document.get("clans", {}).get(player, ()) and self._nobody_can_wait(player):
            return ()
        waiting: Sequence[Document] = self.known("clans", player, "waiting")
        return waiting

    def _waits(self, player: str, hero: str) -> bool:
        """Whether that hero of the player is known to wait."""
        waiting = self.document.get("clans", {}).get(player, {}).get("waiting", ())
        return any(entry.get("hero") == hero for entry in waiting)

    def _nobody_can_wait(self, player: str) -> bool:
        """Whether each priest and skald of the player is known to stand on the board, or to have no building yet."""
        lacking = [kind for kind, hero in HERO_OF.items() if (player, hero) not in self.board.standing]
        return surely(lambda: not any(self.has_built(player, kind) for kind in lacking))

    def _rule_out(self, among: str, territories: Sequence[str], **members: str) -> None:
        """Raises ``Unknown`` if a piece in these territories, of which something is not known, may have these members."""
        places: list[Place] = []
        contents = self.document.get("territories", {})
        for territory in territories:
            path = (ROOT, "territories", territory, among)
            if among not in contents.get(territory, ()):
                places.append(path)
                continue
            for index, piece in enumerate(contents[territory][among]):
                if members.keys() <= piece.keys():
                    continue
                if all(piece.get(name, value) == value for name, value in members.items()):
                    places += [(*path, index, name) for name in members if name not in piece]
        if places:
            raise Unknown(*places)

    # The cards

    def cards(self, *path: str) -> Sequence[Document]:
        """The cards of the pile at ``path``, each as far as it is known."""
        return piles.listed(self.known(*path), (ROOT, *path))

    def cards_lying(self, territory: str) -> int:
        """How many cards lie at a territory, face up and face down."""
        return len(self.cards("territories", territory, "face_up")) + self.cards_face_down(territory)

    def cards_face_down(self, territory: str) -> int:
        """How many cards lie face down at a territory: none where there is no road."""
        if surely(lambda: Work.ROAD not in self.works(territory)):
            return 0
        return len(self.cards("territories", territory, "face_down"))

    def has_cards(self, territory: str) -> bool:
        """Whether any card lies at a territory."""

        def lie(face: str) -> bool:
            return (
                self.cards_face_down(territory) > 0 if face == "face_down" else bool(self.cards("territories", territory, face))
            )

        return some(("face_up", "face_down"), lie)

    def card_limit(self, territory: str) -> int:
        """How many cards can lie at a territory: one more than there are settlements."""
        return len(self.settlements(territory)) + 1
