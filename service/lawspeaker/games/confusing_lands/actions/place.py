"""A player lays a card on their own landscape. Průběh hry 2-6."""

from collections.abc import Iterator
from functools import cached_property

from lawspeaker.adjudication.checks import Violation, rule, violated
from lawspeaker.adjudication.document import Document, replaced, without
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import Boolean, Integer, Number, OneOf, tag
from lawspeaker.adjudication.unknown import Place as Pointer
from lawspeaker.adjudication.unknown import Unknown, each, some
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.confusing_lands.actions.action import PhaseAction
from lawspeaker.games.confusing_lands.cards import piles
from lawspeaker.games.confusing_lands.cards.piles import Card
from lawspeaker.games.confusing_lands.landscape.faces import unknown_face
from lawspeaker.games.confusing_lands.landscape.laying import Laid, lay, shown
from lawspeaker.games.confusing_lands.landscape.placements import placements
from lawspeaker.games.confusing_lands.landscape.squares import Squares, named
from lawspeaker.games.confusing_lands.shapes import FARTHEST, ConfusingLandsShape, card_number_field, player_field
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import ROUNDS, Phase, Side

QUARTER_TURN = 90
"""Degrees."""


_FARTHEST = f"Only from -{FARTHEST} to {FARTHEST}: farther out nothing can be told, nor is it listed."


def _line_field(description: str) -> Number:
    return Number(minimum=-FARTHEST, maximum=FARTHEST, required=True, metadata={"description": description, "examples": [1]})


class PlaceShape(ConfusingLandsShape):
    """A player lays a card on their own landscape."""

    type = tag("place")
    player = player_field("Who places it.", required=True)
    card = card_number_field("The card; the one chosen or received if left out.")
    side = OneOf(*Side, required=True, metadata={"description": "The side that is seen.", "examples": ["plain"]})
    rotation = Integer(
        maximum=359, required=True, metadata={"description": "How far it is turned clockwise, in degrees.", "examples": [90]}
    )
    row = _line_field(f"The row of its top left square as it lies; rows grow southwards. {_FARTHEST}")
    column = _line_field(f"The column of that square; columns grow eastwards. {_FARTHEST}")
    under = Boolean(
        metadata={"description": "Whether it is slid below the cards that lie there; no if left out.", "examples": [False]}
    )


class Place(PhaseAction):
    """A player lays a card on their own landscape."""

    type = "place"
    Shape = PlaceShape
    phases = (Phase.PLACING_CHOSEN, Phase.PLACING_PASSED)

    # Which card

    @rule("place.chosen")
    def the_card_chosen(self, state: State) -> Iterator[Violation]:
        """First each player places the card that they chose."""
        if state.phase != Phase.PLACING_CHOSEN or self._lies_there(state):
            return
        player = self["player"]
        if "card" in self.document and state.lies_elsewhere({"card": self["card"]}, "chosen", player):
            yield self.violated("card", player=player, card=self["card"])
            return
        chosen = state.known("chosen")
        if player not in chosen:
            yield self.violated("player", player=player, card="none")
        elif "card" in self.document and not self._may_be_chosen(state, chosen[player]):
            yield self.violated("card", player=player, card=self["card"])

    def _may_be_chosen(self, state: State, chosen: Card) -> bool:
        """Whether the card told may be the one chosen. Raises ``Unknown``."""
        if "card" in chosen:
            return bool(chosen["card"] == self["card"])
        if untold := state.whereabouts.untold:  # among it the card chosen, unless nobody said which that is
            raise Unknown(*((ROOT, *place) for place in untold))
        return True

    @rule("place.passed")
    def the_card_passed_on(self, state: State) -> Iterator[Violation]:
        """Then each player places the card that was passed on, or taken instead."""
        if state.phase != Phase.PLACING_PASSED or self._lies_there(state):
            return
        player = self["player"]
        if not state.hand(player):
            yield self.violated("player", player=player, card="none")
        elif "card" in self.document and not state.may_be_drawn({"card": self["card"]}, "hands", player):
            yield self.violated("card", player=player, card=self["card"])

    @rule("place.fixed")
    def a_placed_card_stays(self, state: State) -> Iterator[Violation]:
        """A card that was placed is not moved."""
        if self._lies_there(state):
            yield self.violated("card", player=self["player"], card=self["card"])

    def _lies_there(self, state: State) -> bool:
        """Whether the card told is known to lie in their own landscape."""
        places = state.whereabouts.known.get(self.document.get("card", 0), ())
        return any(place[:2] == ("landscapes", self["player"]) for place in places)

    # How it is laid

    @rule("place.quarter-turns")
    def turned_by_quarters(self, state: State) -> Iterator[Violation]:
        """A card is turned by quarters."""
        if self["rotation"] % QUARTER_TURN:
            yield self.violated("rotation", rotation=self["rotation"])

    @rule("place.grid")
    def on_whole_squares(self, state: State) -> Iterator[Violation]:
        """No square is covered in part: rows and columns are whole numbers."""
        for line in ("row", "column"):
            if self[line] % 1:
                yield self.violated(line, number=self[line])

    @property
    def _is_on_the_grid(self) -> bool:
        return not (self["rotation"] % QUARTER_TURN or self["row"] % 1 or self["column"] % 1)

    @cached_property
    def _squares(self) -> Squares:
        """The squares that the card takes."""
        return unknown_face(self["rotation"]).squares_at(int(self["row"]), int(self["column"]))

    def _covered(self, state: State) -> Squares:
        """The squares of the landscape that the card covers, or would if it was not below them. Raises ``Unknown``."""
        return self._squares & state.landscape(self["player"]).squares

    @property
    def _is_under(self) -> bool:
        return bool(self.document.get("under", False))

    @rule("place.on-top")
    def laid_on_top(self, state: State) -> Iterator[Violation]:
        """A card is laid on top of those that lie there, and not slid below them."""
        if self._is_under and self._is_on_the_grid and (covered := self._covered(state)):
            yield self.violated("under", squares=named(covered))

    @rule("place.cover")
    def covers_a_square(self, state: State) -> Iterator[Violation]:
        """Each card but the first covers at least one square of their own landscape."""
        if self._is_on_the_grid and not self._covered(state) and state.landscape(self["player"]).squares:
            yield self._misplaced(player=self["player"], squares=named(self._squares))

    @rule("place.condition")
    def covers_no_condition(self, state: State) -> Iterator[Violation]:
        """A card covers no part of a scoring condition."""
        if self._is_under or not self._is_on_the_grid:
            return
        player, squares = self["player"], self._squares
        told = state.told_landscape(player)
        for number, parts in sorted(told.landscape.conditions.items()):
            if covered := parts & squares:
                yield self._misplaced(condition=number, squares=named(covered))
        missing: list[Pointer] = []
        for hidden in told.hidden:
            if hidden.is_covered_by(squares):
                yield self._misplaced(condition=hidden.number or "unknown", squares=named(squares))
            elif hidden.may_be_covered_by(squares):
                missing += told.would_tell(hidden)
        if missing:
            raise Unknown(*missing)

    def _misplaced(self, **facts: object) -> Violation:
        return violated(self.pointer("row"), self.pointer("column"), **facts)

    # What may be done, and what comes of it

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        def placed(player: str) -> Iterator[Document]:
            if _is_to_place(state, player):
                card = _in_turn(state, player)
                for way in placements(state.landscape(player)):
                    yield {"type": cls.type, "player": player, **card, **way}

        return each(cls.takers(state), placed)

    def apply(self, state: State) -> Effect:
        player = self["player"]
        card = {"card": self["card"]} if "card" in self.document else _in_turn(state, player)
        way = {member: int(self[member]) for member in ("rotation", "row", "column")}
        placed = {**card, "side": self["side"], **way}
        step = lay(state.landscape(player), shown(state.sources, placed, way["rotation"]), way["row"], way["column"])
        landscapes = state.document.get("landscapes", {})
        grown = _grown(state.told_landscape(player).document, placed, step)
        document = {**state.document, "landscapes": {**landscapes, player: grown}}
        event = {"type": "placed", "player": player, **placed}
        if state.phase == Phase.PLACING_CHOSEN:
            return Effect(_after_chosen(document, player), [event])
        return Effect(_after_passed(state, replaced(document, ("hands", player), piles.pile([])), player), [event])


def _is_to_place(state: State, player: str) -> bool:
    """Whether the player has a card to place now. Raises ``Unknown``."""
    return player in state.known("chosen") if state.phase == Phase.PLACING_CHOSEN else bool(state.hand(player))


def _in_turn(state: State, player: str) -> Card:
    """The card that a player is to place, as far as it is known. Raises ``Unknown``."""
    card = state.known("chosen", player) if state.phase == Phase.PLACING_CHOSEN else state.hand(player)[0]
    return without(card, "hidden")


def _grown(told: Document, placed: Document, step: Laid) -> Document:
    """A landscape, as it was told, with a card laid on it."""
    if "placed" in told:
        told = {**told, "placed": [*told["placed"], placed]}
    if "squares" in told:
        rows, row, column = step.after.written()
        told = {**told, "squares": list(rows), "origin": {"row": row, "column": column}}
    return told


def _after_chosen(document: Document, player: str) -> Document:
    """When all cards that were chosen are placed, the unwanted ones are passed on."""
    chosen = without(document["chosen"], player)
    if chosen:
        return {**document, "chosen": chosen}
    return {**without(document, "chosen"), "phase": Phase.PASSING.value}


def _after_passed(state: State, document: Document, player: str) -> Document:
    """When all cards that were passed on are placed, the next round begins, or the scoring."""
    try:
        others = [other for other in state.players if other != player]
        if some(others, lambda other: bool(state.hand(other))):
            return document
        last = state.round
    except Unknown:
        return without(document, "phase", "round")
    if last == ROUNDS:
        return {**document, "phase": Phase.SCORING.value}
    return {**document, "phase": Phase.DEALING.value, "round": last + 1}
