"""What must be true of the sides of cards, and of conditions in a landscape that is seen from above."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.confusing_lands.audits.landscapes import in_each_picture
from lawspeaker.games.confusing_lands.landscape.given import GivenLandscape
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares, named
from lawspeaker.games.confusing_lands.landscape.terms import touching
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import SQUARES_OF_A_CONDITION, Side


@rule("cards.condition")
def conditions_take_two_squares(state: State) -> Iterator[Violation]:
    """A card bears its own condition, on two adjoining squares of one side, and none on the other."""
    return each((_on_cards, _in_landscapes), lambda check: check(state))


def _on_cards(state: State) -> Iterator[Violation]:
    cards = state.document.get("overlay", {}).get("cards", {})
    faces = [(number, side, rows) for number, sides in cards.items() for side, rows in sides.items()]

    def misprinted(item: tuple[str, str, Sequence[str]]) -> Iterator[Violation]:
        number, side, rows = item
        shown = Landscape.read(rows)
        at = state.pointer("overlay", "cards", number, side)
        card = int(number)
        for condition, parts in sorted(shown.conditions.items()):
            if side == Side.PLAIN or condition != card or _cannot_be_whole(parts, shown):
                fault = "plain" if side == Side.PLAIN else "foreign" if condition != card else "not-two"
                yield violated(at, fault=fault, card=card, condition=condition, squares=named(parts), side=side)
        if side == Side.CONDITION and not shown.conditions and not shown.perhaps_condition:
            yield violated(at, fault="missing", card=card, condition=card, squares=[], side=side)

    return each(faces, misprinted)


@in_each_picture
def _in_landscapes(_: State, at: str, given: GivenLandscape) -> Iterator[Violation]:
    for condition, parts in sorted(given.picture.conditions.items()):
        if _cannot_be_whole(parts, given.picture):
            yield violated(at, fault="not-two", condition=condition, squares=named(parts), side="none")


def _cannot_be_whole(parts: Squares, shown: Landscape) -> bool:
    """Whether these cannot be the two adjoining squares of a condition, nor one of them next to an unknown square."""
    if parts.bit_count() == 1:
        return not touching(parts) & shown.unknown
    return parts.bit_count() != SQUARES_OF_A_CONDITION or touching(parts) & parts == NONE
