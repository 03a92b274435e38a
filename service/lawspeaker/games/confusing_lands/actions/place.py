"""A player places a card in their own landscape. Průběh hry 2-6."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.rules.action import Action, NextState, Open, member
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Gaps, Unknown, all_hold, pointers
from lawspeaker.adjudication.unknown import Place as Pointer
from lawspeaker.adjudication.wire.shapes import SAFE_INTEGER, Boolean, Number, OneNumberOf, OneOf, said
from lawspeaker.games.confusing_lands.actions.card_in_turn import (
    PLACING,
    a_placed_card_stays,
    card_of,
    for_each_card,
    go_on,
    takers,
    the_card_chosen,
    the_card_passed_on,
    would_tell,
)
from lawspeaker.games.confusing_lands.actions.phases import in_phase
from lawspeaker.games.confusing_lands.cards.opening import leave_card_open
from lawspeaker.games.confusing_lands.cards.piles import UNKNOWN, Card
from lawspeaker.games.confusing_lands.landscape.faces import unknown_face
from lawspeaker.games.confusing_lands.landscape.given import GivenLandscape
from lawspeaker.games.confusing_lands.landscape.laying import lay, seen_from_above, shown
from lawspeaker.games.confusing_lands.landscape.placements import placements
from lawspeaker.games.confusing_lands.landscape.room import begins_apart, over_conditions
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares, named
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsAction, card_number_field, event, line_field, player_field
from lawspeaker.games.confusing_lands.shapes.enumerations import ROTATION, SIDE
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import FARTHEST, ROTATIONS

QUARTER_TURN, WHOLE_TURN = 90, 360
"""Degrees."""

_FARTHEST = f"Only from -{FARTHEST} to {FARTHEST}: nothing farther away is accepted or listed."


def _line_field(description: str) -> Number:
    return Number(minimum=-FARTHEST, maximum=FARTHEST, required=True, metadata=said(description, 1))


class Place(ConfusingLandsAction):
    """A player places a card in their own landscape."""

    player = member(player_field("Who places it.", required=True))
    card = member(card_number_field("The card. Default: the one chosen or received."), default=None)
    side = member(OneOf(SIDE, required=True, metadata=said("The side that is up.", "plain")))
    rotation = member(
        Number(
            minimum=-SAFE_INTEGER,
            maximum=SAFE_INTEGER,
            required=True,
            metadata={
                "description": (
                    "How far it is turned clockwise, in degrees. At 0, it is three squares wide and two high. A negative "
                    "number is anticlockwise. In the next state it is always 0, 90, 180 or 270."
                ),
                "examples": [*ROTATIONS],
            },
        )
    )
    row = member(_line_field(f"The row of its top left square as it lies. Rows are counted to the south. {_FARTHEST}"))
    column = member(_line_field(f"The column of that square. Columns are counted to the east. {_FARTHEST}"))
    under = member(
        Boolean(metadata=said("Whether it is slid under the cards that lie there. Default: no.", False)),
        default=False,
    )


# How it is laid


@rule("place.quarter-turns")
def turned_by_quarters(state: State, action: Place) -> Iterator[Violation]:
    """A card is turned by quarters."""
    if action.rotation % QUARTER_TURN:
        yield action.violated("rotation", rotation=action.rotation)


@rule("place.grid")
def on_whole_squares(state: State, action: Place) -> Iterator[Violation]:
    """No square is covered in part: rows and columns are whole numbers."""
    for name, line in (("row", action.row), ("column", action.column)):
        if line % 1:
            yield action.violated(name, number=line)


def _is_on_the_grid(action: Place) -> bool:
    return not (action.rotation % QUARTER_TURN or action.row % 1 or action.column % 1)


def _rotation(action: Place) -> int:
    """The rotation of a card in degrees after a number of quarter turns, less than a whole turn."""
    return int(action.rotation) % WHOLE_TURN


def _squares(action: Place) -> Squares:
    """The squares that the card takes."""
    return unknown_face(_rotation(action)).squares_at(int(action.row), int(action.column))


def _covered(state: State, action: Place) -> Squares:
    """The squares of the landscape that the card covers, or would if it was not below them. Raises ``Unknown``."""
    return _squares(action) & state.ground(action.player).squares


@rule("place.on-top")
def laid_on_top(state: State, action: Place) -> Iterator[Violation]:
    """A card is laid on top of those that lie there, and not slid below them."""
    if action.under and _is_on_the_grid(action) and (covered := _covered(state, action)):
        yield action.violated("under", squares=named(covered))


@rule("place.cover")
def covers_a_square(state: State, action: Place) -> Iterator[Violation]:
    """Each card but the first covers at least one square of their own landscape."""
    if not _is_on_the_grid(action) or _covered(state, action) or not state.ground(action.player).squares:
        return
    if not _may_lie_apart(state, action.player):
        yield _misplaced(action, player=action.player, squares=named(_squares(action)))


def _may_lie_apart(state: State, player: str) -> bool:
    """Whether the player's next card need not cover any square. Raises ``Unknown``."""
    return all_hold(lambda: state.is_first_round(player), lambda: begins_apart(state.sources))


@rule("place.condition")
def covers_no_condition(state: State, action: Place) -> Iterator[Violation]:
    """A card covers no part of a scoring condition."""
    if action.under or not _is_on_the_grid(action):
        return
    breaches, missing = _conditions_covered(state, action)
    if (breaches or missing) and not _may_cover_conditions(state, action.player):
        yield from breaches
        if missing:
            raise Unknown(*missing)


def _conditions_covered(state: State, action: Place) -> tuple[Sequence[Violation], Sequence[Pointer]]:
    """The breaches by a card that covers conditions, and what would show whether it covers others. Raises ``Unknown``."""
    squares = _squares(action)
    given = state.given_landscape(action.player)
    breaches: list[Violation] = []
    missing: list[Pointer] = []
    seen = squares & given.ground.condition_squares
    if seen:
        for number, parts in sorted(given.ground.conditions.items()):
            if covered := parts & squares:
                breaches.append(_misplaced(action, fault="seen", condition=number, squares=named(covered)))
    for hidden in given.hidden:
        if hidden.is_covered_by(seen):
            continue  # that was said above
        if hidden.is_covered_by(squares):
            facts = {"condition": hidden.number or "unknown", "squares": named(squares)}
            breaches.append(_misplaced(action, fault="wherever", **facts))
        elif hidden.may_be_covered_by(squares):
            missing += given.would_tell(hidden)
    return breaches, missing


def _may_cover_conditions(state: State, player: str) -> bool:
    """Whether the player's next card may cover conditions, because there is no room for it elsewhere. Raises ``Unknown``."""
    return all_hold(lambda: not state.given_landscape(player).has_room, lambda: over_conditions(state.sources))


def _misplaced(action: Place, **facts: object) -> Violation:
    return violated(action.pointer("row"), action.pointer("column"), **facts)


# Candidates and effect


def candidates(state: State) -> Iterator[Document]:
    """Each way to lay the card that a player is to place."""

    def laid(player: str, card: Card) -> Iterator[Document]:
        for way in _ways(state, player):
            yield {"player": player, **card, **way}

    return for_each_card(state, laid)


def _ways(state: State, player: str) -> Iterator[Document]:
    """The ways in which a card can be laid. Raises ``Unknown`` after them if there may be more."""
    ground, gaps = state.ground(player), Gaps()
    is_apart = gaps.where_known(lambda: _may_lie_apart(state, player), False)
    covers_conditions = gaps.where_known(lambda: _may_cover_conditions(state, player), False)
    yield from placements(ground.squares, NONE if covers_conditions else ground.condition_squares, is_apart=is_apart)
    gaps.require_none()


def choices_left(state: State, candidate: Document) -> Sequence[str]:
    """The place at which a first card is listed, because all places are equivalent. Cards that may lie apart are listed with
    all places."""
    if state.ground(candidate["player"]).squares:
        return []
    return ["row", "column"]


def apply(state: State, action: Place, after: NextState) -> Sequence[Document]:
    """The card lies in the landscape; when all have placed theirs, the round goes on."""
    player = action.player
    card = without(card_of(state, action), "hidden")
    row, column = int(action.row), int(action.column)
    placed = {**card, "side": action.side, "rotation": _rotation(action), "row": row, "column": column}
    landscapes = {**state.document.get("landscapes", {}), player: _grown(state, player, placed)}
    after.document = {**state.document, "landscapes": landscapes}
    grown = GivenLandscape(landscapes[player], player, state.sources)
    if card == UNKNOWN and grown.has_cards:
        leave_card_open(after, ("landscapes", player, "placed", len(grown.placed) - 1), card, would_tell(state, action))
    go_on(after, state, player)
    after.open = [*_unseen(grown, state, action, card), *after.open]
    return [{"type": "placed", "player": player, **placed}]


def _grown(state: State, player: str, placed: Document) -> Document:
    """The landscape of a player, as it was sent, with a card laid on it."""
    face = shown(state.sources, placed, placed["rotation"])
    given = state.given_landscape(player).document
    if "placed" in given:
        given = {**given, "placed": [*given["placed"], placed]}
    if "squares" in given:
        landscape = state.landscape(player)
        step = lay(landscape.ground, face, placed["row"], placed["column"])
        rows, row, column = seen_from_above(landscape, [step]).written()
        given = {**given, "squares": list(rows), "origin": {"row": row, "column": column}}
    return given


def _unseen(grown: GivenLandscape, state: State, action: Place, card: Card) -> Iterator[Open]:
    """The rows of the grown landscape in which it is not known what is on the squares of the card that was laid."""
    if grown.has_picture and (unseen := _squares(action) & grown.picture.unknown):
        missing = (ROOT, "overlay", "cards", str(card["card"]), action.side) if card else would_tell(state, action)
        for row in grown.rows_showing(unseen):
            yield Open(("landscapes", action.player, "squares", row), pointers([missing]))


Placed = event(
    "placed",
    "A card is placed.",
    {
        "player": player_field("Who placed it.", required=True),
        "card": card_number_field("Its number, if it is known."),
        "side": OneOf(SIDE, required=True, metadata=said("The side that is up.", "plain")),
        "rotation": OneNumberOf(ROTATION, required=True, metadata=said("How far it is turned clockwise, in degrees.", 90)),
        "row": line_field("The row of its top left square as it lies.", 1),
        "column": line_field("The column of that square.", 1),
    },
)


def squares_of_the_card(document: Document) -> Sequence[str]:
    """The squares that the card takes, if it lies on whole ones."""
    action = Place(document)
    return named(_squares(action)) if _is_on_the_grid(action) else ()


PLACE = Action(
    "place",
    Place,
    rules=(
        in_phase("place", *PLACING),
        the_card_chosen,
        the_card_passed_on,
        a_placed_card_stays,
        turned_by_quarters,
        on_whole_squares,
        laid_on_top,
        covers_a_square,
        covers_no_condition,
    ),
    takers=takers,
    candidates=candidates,
    apply=apply,
    choices_left=choices_left,
    places=squares_of_the_card,
    events=(Placed,),
)
