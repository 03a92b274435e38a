"""What a state says about one landscape: the cards that were placed, or its squares as they are seen from above, or both."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, reduce
from operator import or_
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Place, Unknown, where_known
from lawspeaker.games.confusing_lands.landscape.hidden_conditions import HiddenCondition, as_seen, on_cards, seen_in_part
from lawspeaker.games.confusing_lands.landscape.landscape import Ground, Landscape
from lawspeaker.games.confusing_lands.landscape.laying import Laid, Laying, lay, shown
from lawspeaker.games.confusing_lands.landscape.making_out import ANY_LANDSCAPE, Limits, made_out
from lawspeaker.games.confusing_lands.landscape.picture import filled_in
from lawspeaker.games.confusing_lands.landscape.room import is_sure, over_conditions, room
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares, each, where

_LYING = ("row", "column", "rotation")
"""The places that show how a card lies."""


class GivenLandscape:
    """The landscape of one player, as far as it is known."""

    def __init__(
        self, given: Document, player: str, sources: Sources, limits: Callable[[], Limits] = lambda: ANY_LANDSCAPE
    ) -> None:
        self._sources = sources
        self._limits = limits
        self.player = player
        self._path = (ROOT, "landscapes", player)
        self.document = given
        """As it was sent."""

    @property
    def placed(self) -> Sequence[Document]:
        """The cards, in the order in which they were placed. Raises ``Unknown``."""
        placed: Sequence[Document] = self._known("placed")
        return placed

    def _known(self, member: str) -> Any:
        if member not in self.document:
            raise Unknown((*self._path, member))
        return self.document[member]

    @property
    def has_picture(self) -> bool:
        """Whether it is known what is seen from above."""
        return "squares" in self.document

    @property
    def has_cards(self) -> bool:
        """Whether it is known which cards were placed."""
        return "placed" in self.document

    @property
    def rows(self) -> Sequence[str]:
        """The squares as they are seen from above, row by row. Raises ``Unknown``."""
        rows: Sequence[str] = self._known("squares")
        return rows

    @cached_property
    def picture(self) -> Landscape:
        """The squares from above. Raises ``Unknown``."""
        rows, origin = self.rows, self.document.get("origin", {})
        return self._sources.once(
            "picture", self.document, lambda: Landscape.read(rows, origin.get("row", 1), origin.get("column", 1))
        )

    def laid(self) -> Iterator[Laid]:
        """The cards, laid one after the other. Raises ``Unknown`` where it is not known how one lies."""
        laying = self._up_to_a_gap
        yield from laying.steps
        self._require_all(laying)

    @property
    def laying(self) -> Laying:
        """All the cards. Raises ``Unknown``."""
        laying = self._up_to_a_gap
        self._require_all(laying)
        return laying

    @property
    def _up_to_a_gap(self) -> Laying:
        """The cards up to the first of which it is not known how it lies. Raises ``Unknown``."""
        placed = self.placed
        return self._sources.once("laid", placed, lambda: Laying(tuple(_laid(placed, self._sources))))

    def _require_all(self, laying: Laying) -> None:
        """Raises ``Unknown`` if it is not known how one of the cards lies."""
        nth = len(laying.steps)
        if nth < len(self.placed):
            untold: list[Place] = [(*self._path, "placed", nth, member) for member in _LYING if member not in self.placed[nth]]
            faces = (place for below, step in enumerate(laying.steps) if step.perhaps_condition for place in self._face(below))
            raise Unknown(*(untold or faces))

    @cached_property
    def _all_laid(self) -> Laying | None:
        """The cards, if it is known how all of them lie; else there must be a picture. Raises ``Unknown``."""
        if not self.has_picture:
            if not self.has_cards:
                raise Unknown(self._path)
            return self.laying
        return where_known(lambda: self.laying, None) if self.has_cards else None

    @cached_property
    def landscape(self) -> Landscape:
        """The landscape, with what is known of its squares. Raises ``Unknown``."""
        laying = self._all_laid
        if laying is None:
            return self._made_out[0]
        return filled_in(laying.landscape, self.picture) if self.has_picture else laying.landscape

    @cached_property
    def _made_out(self) -> tuple[Landscape, Sequence[HiddenCondition]]:
        """The landscape from above, with the conditions that may be on its unknown squares. Raises ``Unknown``."""
        seen = self.picture
        if not seen.unknown:
            return seen, ()
        limits = self._limits()
        return self._sources.once(("made out", limits), self.document, lambda: made_out(seen, limits, self._sources.work))

    @cached_property
    def ground(self) -> Ground:
        """The ground on which the next card is laid. Raises ``Unknown``."""
        laying = self._all_laid
        return self.landscape.ground if laying is None or self.has_picture else laying.ground

    @cached_property
    def has_room(self) -> bool:
        """Whether a card can be laid that covers no condition. Raises ``Unknown``."""
        found = room(self.ground, self.hidden)
        if len(found) > 1:
            raise Unknown(*(place for hidden in self.hidden for place in self.would_tell(hidden)))
        return found[0]

    @cached_property
    def hidden(self) -> Sequence[HiddenCondition]:
        """The conditions whose exact place is unknown. Raises ``Unknown``."""
        if self._all_laid is None:
            return self._made_out[1]
        if not self.placed:
            return seen_in_part(self.landscape)
        return [as_seen(hidden, self.landscape) for hidden in self.hidden_on_cards]

    @cached_property
    def hidden_on_cards(self) -> Sequence[HiddenCondition]:
        """The conditions of which the cards alone do not tell where exactly they are. Raises ``Unknown``."""
        return on_cards([card.get("side") for card in self.placed], self.laying.steps)

    # What shows it

    def places(self, squares: Squares) -> list[Place]:
        """The places that show these squares: cards that were placed, or rows of squares. Raises ``Unknown``."""
        if self._all_laid is None:
            return self._rows(squares)
        return [(*self._path, "placed", nth) for nth, on_top in enumerate(self._all_laid.on_top) if on_top & squares]

    def _rows(self, squares: Squares) -> list[Place]:
        return [(*self._path, "squares", row) for row in self.rows_showing(squares)]

    def rows_showing(self, squares: Squares) -> Sequence[int]:
        """The rows of what is seen from above in which these squares are."""
        first: int = self.document.get("origin", {}).get("row", 1)
        return sorted({where(square)[0] - first for square in each(squares)})

    def unseen(self) -> list[Place]:
        """The missing places that would show the content of unknown squares. Raises ``Unknown``."""
        if self._all_laid is None:
            return self._rows(self.landscape.unknown)
        cards = (place[-1] for place in self.places(self.landscape.unknown))
        return [place for card in cards for place in self._face(int(card))]

    def would_tell(self, hidden: HiddenCondition) -> list[Place]:
        """The missing places that would show where the condition is."""
        return self._rows(reduce(or_, hidden.pairs, NONE)) if hidden.card is None else self._face(hidden.card)

    def _face(self, nth: int) -> list[Place]:
        """The missing places that would show the face of the card that was placed there."""
        card = self.placed[nth]
        if missing := [member for member in ("card", "side") if member not in card]:
            return [(*self._path, "placed", nth, member) for member in missing]
        return [(ROOT, "overlay", "cards", str(card["card"]), card["side"])]


def _laid(placed: Sequence[Document], sources: Sources) -> Iterator[Laid]:
    """These cards, laid one after the other, up to the first of which it is not known how it lies, or what it covers.

    A card covers no condition, so that those of which it is not known where they are must be where it does not lie; unless
    there may have been no room for it but on them.
    """
    ground = Landscape.EMPTY.ground
    for card in placed:
        if any(member not in card for member in _LYING):
            return
        step = lay(ground, shown(sources, card, card["rotation"]), card["row"], card["column"])
        if step.squares & ground.perhaps_condition and not is_sure(ground) and over_conditions(sources):
            return
        yield step
        ground = step.after
