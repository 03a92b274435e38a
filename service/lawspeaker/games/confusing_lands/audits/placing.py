"""What must be true of the cards in a landscape: each was placed by the rules."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Check, Violation, rule, violated
from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.unknown import Place, Unknown, each
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.confusing_lands.audits.landscapes import every_landscape
from lawspeaker.games.confusing_lands.landscape.hidden_conditions import Hidden, on_card
from lawspeaker.games.confusing_lands.landscape.squares import NONE, named
from lawspeaker.games.confusing_lands.state import State


@rule("place.cover", every_landscape)
def each_card_covers_a_square(state: State) -> Iterator[Violation]:
    """Each card but the first covers at least one square of the landscape."""

    def beside(player: str) -> Iterator[Violation]:
        for nth, step in enumerate(state.told_landscape(player).laid()):
            if nth and not step.squares & step.before.squares:
                yield violated(_at(player, nth), player=player, squares=named(step.squares))

    return each(_listed(state), beside)


@rule("place.condition", every_landscape)
def no_card_covers_a_condition(state: State) -> Iterator[Violation]:
    """No card covers a part of a scoring condition."""

    def over_a_condition(player: str) -> Iterator[Violation]:
        told = state.told_landscape(player)
        seen = told.picture.conditions if told.has_picture else {}
        hidden: list[Hidden] = []
        missing: list[Place] = []
        for nth, step in enumerate(told.laid()):
            in_sight = step.squares & step.before.condition_squares if step.before.conditions else NONE
            if in_sight:
                for number, parts in sorted(step.before.conditions.items()):
                    if covered := parts & step.squares:
                        yield violated(_at(player, nth), fault="seen", condition=number, squares=named(covered))
            for other in hidden:
                if other.is_covered_by(in_sight):
                    continue  # that was said above
                if other.is_covered_by(step.squares):
                    facts = {"condition": other.number or "unknown", "squares": named(step.squares)}
                    yield violated(_at(player, nth), fault="wherever", **facts)
                elif other.may_be_covered_by(step.squares) and other.number not in seen:
                    missing += told.would_tell(other)
            if hidden:
                hidden = [other.uncovered_by(step.squares) for other in hidden if not other.is_covered_by(step.squares)]
            if step.face.shown.perhaps_condition and (new := on_card(nth, told.placed[nth].get("side"), step)):
                hidden.append(new)
        if missing:
            raise Unknown(*missing)

    return each(_listed(state), over_a_condition)


def _listed(state: State) -> Sequence[str]:
    """The players of whose landscapes the cards are listed."""
    return [player for player, told in state.document.get("landscapes", {}).items() if "placed" in told]


def _at(player: str, nth: int) -> str:
    return ROOT + pointer("landscapes", player, "placed", nth)


CHECKS: Sequence[Check] = (each_card_covers_a_square, no_card_covers_a_condition)
