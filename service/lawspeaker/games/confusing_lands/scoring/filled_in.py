"""The points of the conditions by the sheet that is filled in, if the landscape does not show them."""

from collections.abc import Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import Count, where_known
from lawspeaker.games.confusing_lands.scoring.tally import DEDUCTION, Brought, Tally
from lawspeaker.games.confusing_lands.state import State


class FilledIn(Tally):
    """What the conditions bring a player if what is written on a sheet is right, as far as it can be.

    What is seen of the landscape comes first. A list of conditions with which something is wrong says nothing.
    """

    def __init__(self, state: State, sheet: Document) -> None:
        super().__init__(state, sheet["player"])
        self._sheet = sheet
        said = sheet.get("conditions", ())
        self._points: dict[int, int] = {claim["condition"]: claim["points"] for claim in said if "points" in claim}
        if not self.further.high:
            return
        shared = where_known(lambda: state.shared, None)
        if "conditions" in sheet:
            own = sorted(claim["condition"] for claim in said if claim["condition"] != shared)
            if shared and self._may_be_all(own):
                self.numbers, self.further, self.conditions = own, Count.exactly(0), Count.exactly(len(own))
        elif "deduction" in sheet:
            number, rest = divmod(sheet["deduction"], DEDUCTION)
            if not rest and self.conditions.allows(number):
                self.further = Count(number - len(self.numbers), number - len(self.numbers), self.missing)
                self.conditions = Count.exactly(number)

    def _may_be_all(self, own: Sequence[int]) -> bool:
        """Whether these may be all the conditions in the landscape."""
        return len(set(own)) == len(own) and set(self.numbers) <= set(own) and self.conditions.allows(len(own))

    @property
    def total(self) -> Count:
        """The total on the sheet or, if that is impossible, the sum of its lines."""
        return self._written(self.added_up, self._sheet.get("total"))

    def brought(self, number: int) -> Brought:
        """What the condition of that number brings; plenty follows from the others, if all of them are written."""
        brought = super().brought(number)
        return Brought(number, self._written(brought.points, self._points.get(number)))

    def _written(self, due: Count, said: int | None) -> Count:
        return due if said is None or due.is_exact or not due.allows(said) else Count.exactly(said)
