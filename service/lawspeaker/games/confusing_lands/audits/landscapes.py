"""What must be true of a landscape that is seen from above."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import reduce, wraps
from itertools import islice
from operator import or_

from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.confusing_lands.landscape.card_places import can_bring, linked, taken_inside
from lawspeaker.games.confusing_lands.landscape.given import GivenLandscape
from lawspeaker.games.confusing_lands.landscape.hidden_conditions import HiddenCondition, as_seen
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.made_of_cards import can_be_made
from lawspeaker.games.confusing_lands.landscape.picture import differing
from lawspeaker.games.confusing_lands.landscape.room import begins_apart
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares, first, named
from lawspeaker.games.confusing_lands.landscape.terms import group_of
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS_IN_A_LANDSCAPE, DEALT, SQUARES_OF_A_CARD

Seen = Callable[[State, str, GivenLandscape], Iterator[Violation]]


def every_landscape(state: State) -> None:
    """Raises ``Unknown`` unless the landscape of everybody who plays is known."""
    for player in state.players:
        state.landscape(player)


def in_each_picture(check: Seen) -> Callable[[State], Iterator[Violation]]:
    """Turns a check of one landscape with known squares, which are sent at a pointer, into a check of all."""

    @wraps(check)
    def check_all(state: State) -> Iterator[Violation]:
        def found(player: str) -> Iterator[Violation]:
            return check(state, f"{ROOT}/landscapes/{player}/squares", state.given_landscape(player))

        return each([player for player, given in state.document.get("landscapes", {}).items() if "squares" in given], found)

    return check_all


@rule("landscape.grid", every_landscape)
@in_each_picture
def squares_form_a_grid(_: State, at: str, given: GivenLandscape) -> Iterator[Violation]:
    """The squares of a landscape form a grid."""
    lengths = [len(row.split()) for row in given.rows]
    for row, length in enumerate(lengths):
        if length != lengths[0]:
            yield violated(f"{at}/{row}", count=length, due=lengths[0])


@rule("landscape.connected", every_landscape)
@in_each_picture
def a_landscape_hangs_together(state: State, at: str, given: GivenLandscape) -> Iterator[Violation]:
    """A landscape is connected, because each card after the first covers a square of it."""
    squares = given.picture.squares
    if not _hangs_together(state, squares):
        yield violated(at, squares=named(_apart(squares)))


def _hangs_together(state: State, squares: Squares) -> bool:
    """Whether cards on these squares are connected, or lie in two pieces that may begin apart."""
    if not _apart(squares):
        return True
    return len(list(islice(linked(squares), DEALT + 1))) <= DEALT and begins_apart(state.sources)


def _apart(squares: Squares) -> Squares:
    """The squares that cannot be connected with the first."""
    if squares.bit_count() > _most_squares(is_apart=True):
        return squares & ~group_of(first(squares), squares)
    by_cards = next(linked(squares), NONE)
    return squares & ~group_of(first(squares), squares) or (taken_inside(squares) & ~by_cards if by_cards else NONE)


def _most_squares(*, is_apart: bool) -> int:
    """The largest number of squares that the cards of a landscape show: each card after the first covers at least one square,
    unless it lies apart."""
    return CARDS_IN_A_LANDSCAPE * SQUARES_OF_A_CARD - (CARDS_IN_A_LANDSCAPE - (DEALT if is_apart else 1))


@rule("landscape.cards", every_landscape)
@in_each_picture
def a_landscape_is_made_of_cards(state: State, at: str, given: GivenLandscape) -> Iterator[Violation]:
    """A landscape is made of at most eight cards of two times three squares, and of no more than were placed."""
    seen = given.picture
    squares, conditions = seen.squares, sorted(seen.conditions)
    most = len(given.placed) if given.has_cards else CARDS_IN_A_LANDSCAPE
    if (count := squares.bit_count()) > (total := _most_squares(is_apart=False)) and not (
        count == _most_squares(is_apart=True) and begins_apart(state.sources)
    ):
        yield violated(at, fault="too-large", squares=named(squares), count=count, total=total)
        return
    if left := squares & ~taken_inside(squares):
        yield violated(at, fault="left-over", squares=named(left))
        return  # where no card can lie it is no question how one lies
    if len(conditions) > CARDS_IN_A_LANDSCAPE:
        yield violated(at, fault="too-many", conditions=conditions, total=CARDS_IN_A_LANDSCAPE)
    elif locked := _locked(seen):
        yield violated(at, fault="locked", conditions=sorted(locked))
    elif _hangs_together(state, squares) and not can_be_made_of(state, seen, most):
        yield violated(at, fault="too-few", total=most)


def can_be_made_of(state: State, seen: Landscape, cards: int) -> bool:
    """Whether at most ``cards`` cards can have made a landscape that is known from above."""
    work = state.sources.work
    if can_be_made(seen, cards, work, begins_apart=False):
        return True
    return begins_apart(state.sources) and can_be_made(seen, cards, work, begins_apart=True)


def _locked(seen: Landscape) -> Collection[int]:
    """The conditions that no cards can have brought: wherever these lie, each covers a part of another condition.

    Of the cards with conditions the one that was laid last covers none of the others. It is lifted off, and so on; below
    them there may be any cards without.
    """
    left = seen.conditions
    while left:
        all_parts = reduce(or_, left.values())
        below = {number: parts for number, parts in left.items() if not can_bring(parts, seen.squares & ~(all_parts & ~parts))}
        if len(below) == len(left):
            break
        left = below
    return left


@rule("landscape.seen", every_landscape)
@in_each_picture
def only_what_lies_on_top_is_seen(_: State, at: str, given: GivenLandscape) -> Iterator[Violation]:
    """Of the cards in a landscape only what lies on top is seen."""
    if given.has_cards:
        landscape = given.laying.landscape
        wrong = differing(landscape, given.picture) | _impossible(given.hidden_on_cards, landscape, given.picture)
        if wrong:
            yield violated(at, squares=named(wrong))


def _impossible(hidden: Sequence[HiddenCondition], landscape: Landscape, seen: Landscape) -> Squares:
    """The squares at which a condition is seen that cannot be there, or none where one must be."""
    wrong = NONE
    for number, parts in seen.conditions.items():
        possible = (pair for other in hidden if other.number in (None, number) for pair in other.pairs)
        wrong |= parts & landscape.unknown & ~reduce(or_, possible, NONE)
    for other in hidden:
        if other.is_certain and not as_seen(other, seen).pairs:
            wrong |= reduce(or_, other.pairs, NONE)
    return wrong
