"""What must be true of a landscape that is seen from above."""

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from operator import or_

from lawspeaker.adjudication.checks import Check, Violation, rule, violated
from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.confusing_lands.hidden_conditions import Hidden, as_seen
from lawspeaker.games.confusing_lands.landscape.faces import unknown_face
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares, extent, first, named
from lawspeaker.games.confusing_lands.landscape.terms import group_of
from lawspeaker.games.confusing_lands.laying import differing
from lawspeaker.games.confusing_lands.notation import LARGEST
from lawspeaker.games.confusing_lands.shapes import QuarterTurns
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.told_landscape import ToldLandscape
from lawspeaker.games.confusing_lands.words import ROOT

Seen = Callable[[str, ToldLandscape], Iterator[Violation]]


def every_landscape(state: State) -> None:
    """Raises ``Unknown`` unless the landscape of everybody who plays is known."""
    for player in state.players:
        state.landscape(player)


def _of_each(state: State, check: Seen) -> Iterator[Violation]:
    """What a check finds in each landscape of which the squares are told."""

    def found(player: str) -> Iterator[Violation]:
        told = state.told_landscape(player)
        if told.has_picture:
            yield from check(ROOT + pointer("landscapes", player, "squares"), told)

    return each(state.document.get("landscapes", {}), found)


@rule("landscape.grid", every_landscape)
def squares_form_a_grid(state: State) -> Iterator[Violation]:
    """The squares of a landscape form a grid."""

    def ragged(at: str, told: ToldLandscape) -> Iterator[Violation]:
        lengths = [len(row.split()) for row in told.rows]
        for row, length in enumerate(lengths):
            if length != lengths[0]:
                yield violated(f"{at}/{row}", count=length, due=lengths[0])

    return _of_each(state, ragged)


@rule("landscape.connected", every_landscape)
def a_landscape_hangs_together(state: State) -> Iterator[Violation]:
    """A landscape hangs together, as each card after the first covers a square of it."""

    def torn(at: str, told: ToldLandscape) -> Iterator[Violation]:
        squares = told.picture.squares
        apart = squares & ~group_of(first(squares), squares)
        if squares.bit_count() <= LARGEST and not apart and (places := list(_places_of_cards(squares))):
            apart = reduce(or_, places) & ~_overlapping(places)
        if apart:
            yield violated(at, squares=named(apart))

    return _of_each(state, torn)


def _places_of_cards(squares: Squares) -> Iterator[Squares]:
    """Every place of a card that lies wholly on these squares."""
    if not squares:
        return
    rows, columns = extent(squares)
    for rotation in QuarterTurns.ALL[:2]:
        face = unknown_face(rotation)
        for row in rows:
            for column in columns:
                card = face.squares_at(row, column)
                if card & squares == card:
                    yield card


def _overlapping(places: Sequence[Squares]) -> Squares:
    """The squares of the first of these places, of those that overlap it, and so on."""
    reached, *left = places
    while overlapping := [place for place in left if place & reached]:
        reached = reduce(or_, overlapping, reached)
        left = [place for place in left if place not in overlapping]
    return reached


@rule("landscape.cards", every_landscape)
def a_landscape_is_made_of_cards(state: State) -> Iterator[Violation]:
    """A landscape is made of at most eight cards of two times three squares."""

    def not_of_cards(at: str, told: ToldLandscape) -> Iterator[Violation]:
        squares = told.picture.squares
        wrong = squares if squares.bit_count() > LARGEST else squares & ~reduce(or_, _places_of_cards(squares), NONE)
        if wrong:
            yield violated(at, squares=named(wrong), count=squares.bit_count(), total=LARGEST)

    return _of_each(state, not_of_cards)


@rule("landscape.seen", every_landscape)
def only_what_lies_on_top_is_seen(state: State) -> Iterator[Violation]:
    """Of the cards in a landscape only what lies on top is seen."""

    def not_as_seen(at: str, told: ToldLandscape) -> Iterator[Violation]:
        if told.has_cards:
            *_, landscape = (Landscape.EMPTY, *(step.after for step in told.laid()))
            wrong = differing(landscape, told.picture) | _impossible(told.hidden_on_cards, landscape, told.picture)
            if wrong:
                yield violated(at, squares=named(wrong))

    return _of_each(state, not_as_seen)


def _impossible(hidden: Sequence[Hidden], landscape: Landscape, seen: Landscape) -> Squares:
    """The squares at which a condition is seen that cannot be there, or none where one must be."""
    wrong = NONE
    for number, parts in seen.conditions.items():
        possible = (pair for other in hidden if other.number in (None, number) for pair in other.pairs)
        wrong |= parts & landscape.unknown & ~reduce(or_, possible, NONE)
    for other in hidden:
        if other.is_certain and not as_seen(other, seen).pairs:
            wrong |= reduce(or_, other.pairs, NONE)
    return wrong


CHECKS: Sequence[Check] = (
    squares_form_a_grid,
    a_landscape_hangs_together,
    a_landscape_is_made_of_cards,
    only_what_lies_on_top_is_seen,
)
