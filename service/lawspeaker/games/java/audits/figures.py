"""What must be true of the figures on the board. ¶23, 24, 47."""

from collections.abc import Iterator

from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.board.spaces import space
from lawspeaker.games.java.figures.ways import ground_of, is_walkable
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import FIGURES


@rule("figures.count")
def twelve_figures_each(state: State) -> Iterator[Violation]:
    """A player has twelve figures."""
    for player, count in state.given_figures.numbers.items():
        if count > FIGURES:
            yield state.violated("figures", player=player, count=count, due=FIGURES)


@rule("figure.land")
def figures_stand_on_land(state: State) -> Iterator[Violation]:
    """Figures stand on land that was laid, not on palaces."""

    def off_the_land(entry: tuple[int, str]) -> Iterator[Violation]:
        nth, name = entry
        if not is_walkable(state, space(name)):
            yield state.violated("figures", nth, space=name, ground=ground_of(state, space(name)))

    if state.free_land is not None and not state.occupied & ~state.free_land:
        return iter(())
    return each([(nth, name) for nth, (name, _) in enumerate(state.given_figures.each)], off_the_land)


@rule("figure.one")
def one_figure_on_a_space(state: State) -> Iterator[Violation]:
    """At most one figure stands on a space."""
    if len(state.given_figures.each) == state.occupied.bit_count():
        return
    first: dict[str, str] = {}
    for nth, (name, player) in enumerate(state.given_figures.each):
        if name in first:
            yield state.violated("figures", nth, space=name, other_player=first[name])
        first.setdefault(name, player)
