"""Setting the game up: places, armies and cards, by the picture of the map or to be chosen. Příprava první hry."""

from collections.abc import Iterator, Mapping, Sequence

from marshmallow import fields, validate

from lawspeaker.adjudication.checks import Violation, rule, violated
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.game import SettingUp
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import Integer, OneOf, tag
from lawspeaker.adjudication.unknown import Unknown, each
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.graenaland.actions.action import PhaseAction
from lawspeaker.games.graenaland.board.starting import begun_phase, starting_order, starting_place, starting_places
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.dealing import Deal, wrongly_told_decks
from lawspeaker.games.graenaland.cards.victory_cards import goals_that_do_not_rise, may_be
from lawspeaker.games.graenaland.shapes import GraenalandShape, made, player_field
from lawspeaker.games.graenaland.shapes.cards import DECKS, Decks, cards_field, pile_field, victory_cards_field
from lawspeaker.games.graenaland.shapes.figures import StartingPlace
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import CLANS, DEALT_VICTORY_CARDS, STARTING_STRENGTH, SUPPLY, Hero, Phase, Settlement

STANDARD, CHOSEN = "standard", "chosen"

SETTING_UP = SettingUp(
    action="set-up", given=("edition", "overlay", "options", "readings", "map", "players"), bare={"phase": Phase.SETUP.value}
)


class Start(StartingPlace):
    """Where a player starts."""

    player = player_field("Who starts there.", required=True)


class DealtHand(GraenalandShape):
    """The resource cards with which a player begins."""

    player = player_field("Whose hand it is.", required=True)
    cards = cards_field("The cards.", required=True)


class DealtVictoryCards(GraenalandShape):
    """The victory point cards that a player is dealt."""

    player = player_field("Who is dealt them.", required=True)
    cards = victory_cards_field("The cards.", required=True)


Armies = made(
    "Armies",
    "The strength of each army, by colour.",
    {
        clan: Integer(maximum=1_000, metadata={"description": f"The strength of the {clan} army.", "examples": [1]})
        for clan in CLANS
    },
)


def _of_each_player(shape: type[GraenalandShape], description: str) -> fields.List[Mapping[str, object]]:
    metadata = {"description": description, "examples": [[]]}
    return fields.List(fields.Nested(shape), validate=validate.Length(max=5), metadata=metadata)


class SetUpShape(GraenalandShape):
    """The game is set up. What is dealt comes from the seed, is told, or stays unknown."""

    type = tag("set-up")
    first_player = player_field("Who begins; the first of the players if left out.")
    positions = OneOf(
        STANDARD,
        CHOSEN,
        metadata={
            "description": "Whether all start where the picture of the map says, or choose; `standard` if left out.",
            "examples": [STANDARD],
        },
    )
    seed = fields.String(
        validate=validate.Length(max=100),
        metadata={"description": "What every deck is shuffled by that is not told.", "examples": ["Brattahlid 985"]},
    )
    decks = fields.Nested(
        Decks,
        metadata={
            "description": "Decks as they were shuffled, before anything was drawn.",
            "examples": [{"plains": {"count": 36}}],
        },
    )
    victory_cards = _of_each_player(DealtVictoryCards, "The victory point cards that players were dealt.")
    starts = _of_each_player(Start, "Claim: where players start.")
    armies = fields.Nested(Armies, metadata={"description": "Claim: how strong armies are.", "examples": [{"red": 1}]})
    hands = _of_each_player(DealtHand, "The resource cards that players drew.")
    supply_row = pile_field("The supply cards that were laid in a row.")


class SetUp(PhaseAction):
    """The game is set up."""

    type = SETTING_UP.action
    Shape = SetUpShape
    phase = Phase.SETUP

    @property
    def _is_chosen(self) -> bool:
        """Whether the players choose where they start."""
        return bool(self.document.get("positions") == CHOSEN)

    def _order(self, state: State) -> Sequence[str]:
        return starting_order(state, self.document.get("first_player"))

    def _places(self, state: State) -> Mapping[str, Document]:
        """Where each player starts, if that is not chosen. Raises ``Unknown``."""
        return {} if self._is_chosen else starting_places(state, self._order(state))

    def _deal(self, state: State) -> Deal:
        """The cards as they are dealt. Raises ``Unknown``."""

        def dealt(state: State) -> Deal:
            return Deal(state, self.document, self.pointer, self._order(state), None if self._is_chosen else self._places(state))

        return self.remembered(state, dealt)

    @rule("map.territories")
    def starts_are_on_the_map(self, state: State) -> Iterator[Violation]:
        """The starting places are territories of the map."""
        starts = {} if self._is_chosen else state.document.get("overlay", {}).get("starts", {})
        for number, start in (starts.get(str(len(state.players)), {}) if starts else {}).items():
            for name in dict.fromkeys([*start.get("settlements", ()), *([start["warrior"]] if "warrior" in start else [])]):
                if name not in state.island.territories:
                    at = ROOT + pointer("overlay", "starts", len(state.players), number)
                    yield violated(at, territory=name, territories=state.island.territories)

    @rule("setup.positions")
    def start_where_the_picture_says(self, state: State) -> Iterator[Violation]:
        """The first player takes the places marked 1, the next clockwise those marked 2, and so on."""
        claims = self.document.get("starts", ())
        if not claims:
            self._places(state)  # nothing was said that could be wrong, but to start there has to be a place

        def elsewhere(item: tuple[int, Document]) -> Iterator[Violation]:
            number, claim = item
            due: Document = {"settlements": [], "warrior": None}
            if not self._is_chosen:
                due = starting_place(state, self._order(state), claim["player"])
            for piece, told in claim.items():
                if piece != "player" and sorted(_listed(told)) != sorted(_listed(due[piece])):
                    facts = {"start": piece, "due": _listed(due[piece]), "territories": _listed(told)}
                    yield self.violated("starts", number, piece, player=claim["player"], **facts)

        return each(enumerate(claims), elsewhere)

    @rule("placement.last")
    def coast_for_everybody(self, state: State) -> Iterator[Violation]:
        """Where positions are chosen there are as many coastal territories as players, so that cards are left for the last."""
        if self._is_chosen:
            coastal = [territory for territory in state.island.territories if state.island.is_coast(territory)]
            if len(coastal) < len(state.players):
                yield self.violated("positions", player=self._order(state)[0])

    @rule("setup.army")
    def armies_begin_with_one(self, state: State) -> Iterator[Violation]:
        """Every army begins with a strength of 1."""
        for player, army in self.document.get("armies", {}).items():
            if army != STARTING_STRENGTH:
                yield self.violated("armies", player, player=player, army=army, due=STARTING_STRENGTH)

    @rule("setup.decks")
    def whole_decks(self, state: State) -> Iterator[Violation]:
        """Each deck has all its cards and no others."""
        wrong = wrongly_told_decks(state, self.document.get("decks", {}))
        for deck in wrong:
            yield self.violated("decks", deck, deck=deck)
        if not wrong and self.document.keys() & {"hands", "supply_row"}:
            for deck in self._deal(state).overdrawn_decks():
                yield self.violated("supply_row" if deck == SUPPLY else "hands", deck=deck)

    @rule("setup.supply-row")
    def four_supply_cards(self, state: State) -> Iterator[Violation]:
        """The four top supply cards are laid in a row."""
        if "supply_row" in self.document and self._deal(state).row is None:
            yield self.violated("supply_row")

    @rule("setup.hands")
    def one_card_for_each_village(self, state: State) -> Iterator[Violation]:
        """Each player draws two cards, one from the deck of the terrain of each own village."""
        if "hands" not in self.document:
            return iter(())
        deal, places = self._deal(state), self._places(state)

        def wrongly_drawn(item: tuple[int, Document]) -> Iterator[Violation]:
            number, told = item
            homes = places[told["player"]]["settlements"] if places else ()
            if told["player"] not in deal.hands:
                due, due_faces = _backs_and_faces(deal.drawn[told["player"]])
                decks, faces = _backs_and_faces(told["cards"])
                facts = {"due_decks": due, "due_resources": due_faces, "decks": decks, "resources": faces}
                yield self.violated("hands", number, player=told["player"], **facts)
            elif any(told["cards"]):
                for home in homes:
                    state.terrain(home)  # where it is not known any card may be wrong

        return each(enumerate(self.document.get("hands", ())), wrongly_drawn)

    @rule("victory-cards.option")
    def only_if_agreed_on(self, state: State) -> Iterator[Violation]:
        """Victory point cards are used only if the players agreed on them."""
        if "victory_cards" in self.document and not state.has_victory_point_cards:
            yield self.violated("victory_cards")

    @rule("victory-cards.dealt")
    def three_each(self, state: State) -> Iterator[Violation]:
        """Each player is dealt three victory point cards."""
        dealt = [
            (number, told["player"], len(told["cards"])) for number, told in enumerate(self.document.get("victory_cards", ()))
        ]
        for number, player, _ in dealt:
            count = sum(each_count for _, other, each_count in dealt if other == player)
            if count != DEALT_VICTORY_CARDS:
                facts = {"player": player, "count": count, "due": DEALT_VICTORY_CARDS}
                yield self.violated("victory_cards", number, "cards", **facts)
        yield from self._more_than_there_are(state)

    def _more_than_there_are(self, state: State) -> Iterator[Violation]:
        """The victory point cards of which more were told than the edition has."""
        told = [
            (number, place, entry["player"], card)
            for number, entry in enumerate(self.document.get("victory_cards", ()))
            for place, card in enumerate(entry["cards"])
            if card
        ]
        if not told:
            return
        try:
            printed = state.sources.figure("victory_cards", "cards")
        except Unknown:
            return  # whoever tells of cards has seen them
        for index, (number, place, player, card) in enumerate(told):
            copies = sum(1 for other in printed if may_be(card, other))
            before = [owner for _, _, owner, other in told[:index] if other == card]
            due, count = copies - len([owner for owner in before if owner != player]), before.count(player) + 1
            if len(before) >= copies:
                facts = {"player": player, "count": count, "due": max(due, 0)}
                yield self.violated("victory_cards", number, "cards", place, **facts)

    @rule("points.levels")
    def levels_rise(self, state: State) -> Iterator[Violation]:
        """Each of the three levels of a goal is higher than the one before."""
        for number, told in enumerate(self.document.get("victory_cards", ())):
            for place, card in enumerate(told["cards"]):
                for goal in goals_that_do_not_rise(card):
                    yield self.violated("victory_cards", number, "cards", place, goal, column=goal)

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return state.players if state.phase == cls.phase else []

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if state.phase == cls.phase:
            yield {"type": cls.type, "positions": STANDARD}
            yield {"type": cls.type, "positions": CHOSEN}

    def apply(self, state: State) -> Effect:
        order, deal, places = self._order(state), self._deal(state), self._places(state)
        given = {name: state.document[name] for name in SETTING_UP.given if name in state.document}
        document: Document = {
            **given,
            "main_player": order[0],
            **self._next_phase(state, deal),
            "clans": {player: deal.clan(player, STARTING_STRENGTH) for player in state.players},
            "territories": {territory: _settled(territory, places) for territory in state.island.territories},
            "decks": deal.decks_left(),
            "discards": {deck: piles.pile([]) for deck in DECKS},
            "supply_row": piles.pile(deal.row or []),
        }
        positions = self.document.get("positions", STANDARD)
        event = {"type": "set-up", "players": list(order), "positions": positions}
        return Effect(document, [event, *({"type": "started", "player": player, **place} for player, place in places.items())])

    def _next_phase(self, state: State, deal: Deal) -> Document:
        if not self._is_chosen:
            return {"phase": begun_phase(state)}
        return {
            "phase": Phase.PLACEMENT.value,
            "turn": self._order(state)[0],
            "placement": {"round": 1, "cards": {territory: piles.pile(laid) for territory, laid in deal.laid.items()}},
        }


def _listed(territories: str | Sequence[str] | None) -> Sequence[str]:
    """The territories in which pieces are: of a warrior one, or none."""
    if territories is None:
        return []
    return [territories] if isinstance(territories, str) else territories


def _backs_and_faces(cards: Sequence[Document]) -> tuple[list[str], list[str]]:
    """The decks that cards are from, and what is on their faces, as far as that is known."""
    decks = [card.get("deck", "unknown") for card in cards]
    return decks, [(piles.face(card) or "unknown") for card in cards]


def _settled(territory: str, places: Mapping[str, Document]) -> Document:
    """What is in a territory when the game begins."""
    village, warrior = Settlement.VILLAGE.value, Hero.WARRIOR.value
    villages = [(player, home) for player, place in places.items() for home in place["settlements"]]
    return {
        "settlements": [{"player": player, "kind": village} for player, home in villages if home == territory],
        "heroes": [{"player": player, "hero": warrior} for player, place in places.items() if place["warrior"] == territory],
        "works": [],
        "face_up": piles.pile([]),
        "face_down": piles.pile([]),
    }
