"""What must be true of the cards in a landscape: each was placed by the rules."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Place, Unknown, all_hold, each, surely
from lawspeaker.games.confusing_lands.audits.landscapes import every_landscape
from lawspeaker.games.confusing_lands.landscape.given import GivenLandscape
from lawspeaker.games.confusing_lands.landscape.hidden_conditions import HiddenCondition, on_card
from lawspeaker.games.confusing_lands.landscape.laying import Laid
from lawspeaker.games.confusing_lands.landscape.room import begins_apart, over_conditions, room
from lawspeaker.games.confusing_lands.landscape.squares import NONE, named
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import DEALT


@rule("place.cover", every_landscape)
def each_card_covers_a_square(state: State) -> Iterator[Violation]:
    """Each card but the first covers at least one square of the landscape."""

    def beside(player: str) -> Iterator[Violation]:
        for nth, step in enumerate(state.given_landscape(player).laid()):
            if nth and not step.squares & step.before.squares and not (nth < DEALT and begins_apart(state.sources)):
                at = state.pointer("landscapes", player, "placed", nth)
                yield violated(at, player=player, squares=named(step.squares))

    return each(_listed(state), beside)


@rule("place.condition", every_landscape)
def no_card_covers_a_condition(state: State) -> Iterator[Violation]:
    """No card covers a part of a scoring condition."""

    def over_a_condition(player: str) -> Iterator[Violation]:
        given = state.given_landscape(player)
        hidden: list[HiddenCondition] = []
        missing: list[Place] = []
        for nth, step in enumerate(given.laid()):
            breaches, unsure = _conditions_covered(given, nth, step, hidden)
            if breaches or unsure:
                has_room = room(step.before, hidden)
                if has_room == (True,) or not over_conditions(state.sources):
                    yield from breaches
                    missing += unsure
                elif len(has_room) > 1:
                    missing += [place for other in hidden for place in given.would_tell(other)]
            if hidden:
                hidden = [other.uncovered_by(step.squares) for other in hidden if not other.is_covered_by(step.squares)]
            if step.face.shown.perhaps_condition and (new := on_card(nth, given.placed[nth].get("side"), step)):
                hidden.append(new)
        if missing:
            raise Unknown(*missing)

    return each(_listed(state), over_a_condition)


def _conditions_covered(
    given: GivenLandscape, nth: int, step: Laid, hidden: Sequence[HiddenCondition]
) -> tuple[Sequence[Violation], Sequence[Place]]:
    """The breaches by a card that covers conditions, and what would show whether it covers any of the ``hidden`` ones."""
    at = ROOT + pointer("landscapes", given.player, "placed", nth)
    breaches: list[Violation] = []
    unsure: list[Place] = []
    in_sight = step.squares & step.before.condition_squares if step.before.conditions else NONE
    if in_sight:
        for number, parts in sorted(step.before.conditions.items()):
            if covered := parts & step.squares:
                breaches.append(violated(at, fault="seen", condition=number, squares=named(covered)))
    for other in hidden:
        if other.is_covered_by(in_sight):
            continue  # that was said above
        if other.is_covered_by(step.squares):
            facts = {"condition": other.number or "unknown", "squares": named(step.squares)}
            breaches.append(violated(at, fault="wherever", **facts))
        elif other.may_be_covered_by(step.squares) and not (given.has_picture and other.number in given.picture.conditions):
            unsure += given.would_tell(other)
    return breaches, unsure


@rule("place.none-possible")
def cards_are_set_aside_where_there_is_no_room(state: State) -> Iterator[Violation]:
    """A card is set aside only if it can be laid nowhere without covering a condition."""

    def for_nothing(player: str) -> Iterator[Violation]:
        if not state.set_aside(player):
            return
        given = state.given_landscape(player)
        if not all_hold(lambda: not given.has_room, lambda: not over_conditions(state.sources)):
            fault = "room" if surely(lambda: given.has_room) else "over-conditions"
            yield state.violated("set_aside", player, fault=fault, player=player)

    return each(state.document.get("set_aside", {}), for_nothing)


def _listed(state: State) -> Sequence[str]:
    """The players of whose landscapes the cards are listed."""
    return [player for player, given in state.document.get("landscapes", {}).items() if "placed" in given]
