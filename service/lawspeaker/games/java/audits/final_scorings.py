"""What must be true of the final scorings: when they begin, whose they are, and when the game is over. ¶40, 46."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase


def _who_has_scored(state: State) -> None:
    """Raises ``Unknown`` unless it is known who has had the final scoring."""
    if state.phase != Phase.SETUP:
        state.known("scored")


@rule("final.due", _who_has_scored)
def each_after_a_last_turn(state: State) -> Iterator[Violation]:
    """When the last tile of three spaces is laid the final scorings begin; they go round clockwise, each after a last turn."""
    document = state.document
    scored: Sequence[str] = document.get("scored", ())
    phase, turn = document.get("phase"), document.get("turn", {})
    three_space = state.three_space_left
    if three_space and (scored or phase in (Phase.FINAL_SCORING, Phase.OVER)):
        at = pointer("supply", "three_space") if "three_space" in document.get("supply", {}) else pointer("tiles")
        yield violated(ROOT + at, fault="tiles-left", count=three_space)
    if phase in (None, Phase.OVER) or "scored" not in document:
        return
    if phase == Phase.SETUP:
        if scored:
            yield state.violated("scored", fault="early")
    elif not scored and (three_space == 0 or phase == Phase.FINAL_SCORING) and not state.is_land_laid:
        yield state.violated("turn", "land_laid", fault="last-tile")
    elif turn.get("player") in scored:
        yield state.violated("scored", player=turn["player"], fault="twice")
    elif scored and {turn.get("player"), *scored} <= {*document.get("players", ())}:
        before = [*reversed(state.clockwise_from(turn["player"]))][: len(scored)]
        if due := [player for player in before[::-1] if player not in scored]:
            yield state.violated("scored", fault="order", player=turn["player"], due_players=due, count=len(due))


@rule("final.over", _who_has_scored)
def over_when_all_have_scored(state: State) -> Iterator[Violation]:
    """The game is over when all have had their final scoring."""
    if state.document.get("phase") == Phase.OVER:
        scored = state.known("scored")
        if coming := [player for player in state.players if player not in scored]:
            yield state.violated("scored", due_players=coming, count=len(coming))
