"""What is written on the scoring sheets: claims about what players have scored, and what they are checked against."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, wraps
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import AnyAction
from lawspeaker.adjudication.rules.checks import Violation
from lawspeaker.adjudication.rules.claims import Claim, claims
from lawspeaker.adjudication.unknown import Count, Unknown, each, surely
from lawspeaker.adjudication.wire.shapes import Integer, list_of, said
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
    return Integer(minimum=minimum, maximum=maximum, metadata=said(description, example))


class ConditionClaim(ConfusingLandsShape):
    """Claim: the points for a condition."""

    condition = Integer(required=True, minimum=1, maximum=CARDS, metadata=said("Its number.", 7))
    points = _number_field("Its points.", 12)


class SheetClaim(ConfusingLandsShape):
    """Claim: the score sheet of a player."""

    player = player_field("The player.", required=True)
    conditions = list_of(
        ConditionClaim,
        "Every condition that is scored: those in the landscape and the shared one.",
        [{"condition": 7, "points": 12}],
        most=CARDS,
    )
    deduction = _number_field("The points that are deducted.", 30)
    total = _number_field("The points in all.", 16, minimum=-_MOST)
    rank = _number_field("1 for a player who wins or shares the victory, 2 for the other.", 1, minimum=1, maximum=len(PLAYERS))


@dataclass(frozen=True)
class Sheet:
    """What a player has scored, by the landscape and by the sheet that is filled in."""

    state: State
    said: Document

    @cached_property
    def due(self) -> Tally:
        """What the player has scored, as far as it is seen."""
        return tally(self.state, self.said["player"])

    @cached_property
    def filled_in(self) -> Tally:
        """What the player has scored if the sheet is right."""
        return FilledIn(self.state, self.said)

    @property
    def conditions(self) -> Sequence[int]:
        """The conditions that the sheet lists."""
        return [claim["condition"] for claim in self.said["conditions"]]

    def shown_by(self, holds: Callable[[Tally], bool]) -> tuple[str, Tally] | None:
        """What shows that something holds: the landscape, or else the rest of the sheet. Raises ``Unknown``."""
        try:
            return (LANDSCAPE, self.due) if holds(self.due) else None
        except Unknown:
            if surely(lambda: holds(self.filled_in)):
                return SHEET, self.filled_in
            raise

    def against(self, counted: Callable[[Tally], Count], claim: Claim, member: str, **facts: Any) -> Iterator[Violation]:
        """A violation if the points claimed at that member are not those counted. Raises ``Unknown`` if that is open."""
        points = claim[member]
        shown = self.shown_by(lambda tally: counted(tally).differs_from(points))
        if shown is None:
            return iter(())
        by, tally = shown
        facts = {**facts, "points": points, "due": counted(tally), "by": by}
        return iter((claim.violated(member, player=self.said["player"], **facts),))


def sheets(state: State, action: AnyAction, *members: str) -> list[tuple[Claim, Sheet]]:
    """The sheets of those who play, or the entries on them, on which the last of these members is filled in."""
    return with_sheets(state, claims(action, "sheets", *members[:-1], having=members[-1]))


def with_sheets(state: State, found: Iterable[Claim]) -> list[tuple[Claim, Sheet]]:
    """These claims with their sheets, but only those of players who play."""
    players = state.document.get("players", PLAYERS)
    written = [(claim, (claim.within or claim).said) for claim in found]
    return [(claim, Sheet(state, said)) for claim, said in written if said["player"] in players]


CheckOfSheet = Callable[[State, Claim, Sheet], Iterator[Violation]]


def for_each_sheet(*members: str) -> Callable[[CheckOfSheet], Callable[[State, AnyAction], Iterator[Violation]]]:
    """Makes a check of a sheet, or of an entry on one, a check of all that are filled in at these members: see ``sheets``."""

    def declare(check: CheckOfSheet) -> Callable[[State, AnyAction], Iterator[Violation]]:
        @wraps(check)
        def check_all(state: State, action: AnyAction, /) -> Iterator[Violation]:
            return each(sheets(state, action, *members), lambda one: check(state, *one))

        return check_all

    return declare
