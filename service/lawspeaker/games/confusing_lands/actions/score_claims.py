"""What is written on the scoring sheets: claims about what players have scored, and what they are checked against."""

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from marshmallow import fields, validate

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.rules.action import AnyAction
from lawspeaker.adjudication.rules.checks import Violation
from lawspeaker.adjudication.unknown import Count, Unknown, surely
from lawspeaker.adjudication.wire.shapes import Integer
from lawspeaker.games.confusing_lands.conditions.table import RULES
from lawspeaker.games.confusing_lands.scoring.filled_in import FilledIn
from lawspeaker.games.confusing_lands.scoring.tally import Tally, tally
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape, player_field
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS, PLAYERS

LANDSCAPE, SHEET = "landscape", "sheet"
"""What a claim is compared with: what is seen of the landscape, or what else is written on the sheet."""
_MOST = 10_000
"""More points than any landscape brings."""


def _number_field(description: str, example: int, minimum: int = 0, maximum: int = _MOST) -> Integer:
    return Integer(minimum=minimum, maximum=maximum, metadata={"description": description, "examples": [example]})


class ConditionClaim(ConfusingLandsShape):
    """Claim: the points for a condition."""

    condition = Integer(required=True, minimum=1, maximum=CARDS, metadata={"description": "Its number.", "examples": [7]})
    points = _number_field("Its points.", 12)


class SheetClaim(ConfusingLandsShape):
    """Claim: the score sheet of a player."""

    player = player_field("The player.", required=True)
    conditions = fields.List(
        fields.Nested(ConditionClaim),
        validate=validate.Length(max=CARDS),
        metadata={
            "description": "Every condition that is scored: those in the landscape and the shared one.",
            "examples": [[{"condition": 7, "points": 12}]],
        },
    )
    deduction = _number_field("The points that are deducted.", 30)
    total = _number_field("The points in all.", 16, minimum=-_MOST)
    rank = _number_field("1 for a player who wins or shares the victory, 2 for the other.", 1, minimum=1, maximum=len(PLAYERS))


class WithSheets(AnyAction, Protocol):
    """An action that says what is written on the sheets."""

    @property
    def sheets(self) -> Sequence[Document]: ...


@dataclass(frozen=True)
class Claim:
    """A claim about what a player has scored."""

    path: Path
    """Where in the action it stands."""
    said: Document
    sheet: Document
    """The whole sheet on which it stands."""
    state: State

    @cached_property
    def due(self) -> Tally:
        """What the player has scored, as far as it is seen."""
        return tally(self.state, self.sheet["player"])

    @cached_property
    def filled_in(self) -> Tally:
        """What the player has scored if the sheet is right."""
        return FilledIn(self.state, self.sheet)

    @property
    def conditions(self) -> Sequence[int]:
        """The conditions that the sheet lists."""
        return [claim["condition"] for claim in self.sheet["conditions"]]

    def shown_by(self, holds: Callable[[Tally], bool]) -> tuple[str, Tally] | None:
        """What shows that something holds: the landscape, or else the rest of the sheet. Raises ``Unknown``."""
        try:
            return (LANDSCAPE, self.due) if holds(self.due) else None
        except Unknown:
            if surely(lambda: holds(self.filled_in)):
                return SHEET, self.filled_in
            raise


def sheets(state: State, action: WithSheets, name: str) -> Iterator[Claim]:
    """The sheets of those who play on which the member of that name is filled in."""
    players = state.document.get("players", PLAYERS)
    for nth, sheet in enumerate(action.sheets):
        if sheet["player"] in players and name in sheet:
            yield Claim(("sheets", nth), sheet, sheet, state)


def conditions(state: State, action: WithSheets, numbers: Container[int] = RULES) -> Iterator[Claim]:
    """The claims about the points of single conditions, all or those of some numbers."""
    for claim in sheets(state, action, "conditions"):
        for nth, said in enumerate(claim.sheet["conditions"]):
            if "points" in said and said["condition"] in numbers:
                yield Claim((*claim.path, "conditions", nth), said, claim.sheet, state)


def differing(
    action: WithSheets, claim: Claim, name: str, counted: Callable[[Tally], Count], **facts: Any
) -> Iterator[Violation]:
    """A violation if the points claimed under that name are not those counted. Raises ``Unknown`` if that is open."""
    points = claim.said[name]
    if shown := claim.shown_by(lambda tally: differs(points, counted(tally))):
        by, tally = shown
        yield wrong(action, claim, name, **facts, points=points, due=counted(tally), by=by)


def differs(points: int, due: Count) -> bool:
    """Whether it is another number. Raises ``Unknown`` if that is open."""
    return not due.allows(points) or due.exact() != points


def wrong(action: WithSheets, claim: Claim, *path: str | int, **facts: Any) -> Violation:
    """A violation at a place in a claim."""
    return action.violated(*claim.path, *path, player=claim.sheet["player"], **facts)
