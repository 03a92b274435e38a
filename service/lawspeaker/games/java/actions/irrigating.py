"""Rules that the actions share by which water may come to be surrounded: laying land, and laying water. ¶17-20."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple, Protocol, TypeVar

from marshmallow import fields

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.rules.checks import Finding, Outcome, Violation, breaches, rule, rule_of
from lawspeaker.adjudication.rules.claims import Claim, claims
from lawspeaker.adjudication.unknown import Count, Unknown, each, known_members, surely, where_known
from lawspeaker.adjudication.wire.shapes import Integer, OneOf, list_of, said
from lawspeaker.games.java.actions.consequences import NOTHING, give_points
from lawspeaker.games.java.actions.paying import PaidAction
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.spaces import NONE, Spaces, beside, connected, names, space, with_neighbours
from lawspeaker.games.java.board.water import why_open
from lawspeaker.games.java.scoring.irrigation import Irrigation, worth
from lawspeaker.games.java.shapes import JavaShape, event
from lawspeaker.games.java.shapes.board import MOST_WATER, space_field, spaces_field
from lawspeaker.games.java.shapes.enumerations import PLAYER_OR_NOBODY
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.tiles import water_left
from lawspeaker.games.java.words import NOBODY, WATER_POINTS


class IrrigationShape(JavaShape):
    """Claim: water that is now surrounded, and who gets the points."""

    space = space_field("One of its spaces.", "H18", required=True)
    player = OneOf(PLAYER_OR_NOBODY, metadata=said("Who gets the points, or `none`.", "one"))
    points = Integer(metadata=said("The points.", WATER_POINTS))


def irrigation_field() -> fields.List[Document]:
    """What is said of the water that was surrounded."""
    return list_of(
        IrrigationShape,
        "Claim: all water that is now surrounded, with one entry for all connected spaces.",
        [{"space": "H18", "player": "one", "points": WATER_POINTS}],
        most=MOST_WATER,
    )


class IrrigatingAction(PaidAction, Protocol):
    """An action by which water may come to be surrounded."""

    irrigation: Sequence[Document] | None
    """What is said of it, if anything."""


A = TypeVar("A", bound=IrrigatingAction)
Surrounded = Callable[[State, A], Sequence[Irrigation]]
"""The water that an action surrounds, or may surround, with who is paid for it. Raises ``Unknown``."""
CanLie = Callable[[State, A], bool]
"""Whether what is laid can lie there, as far as it is known; if not, it surrounds no water."""
After = Callable[[State, A], tuple[Land, Spaces | None]]
"""The land after it is laid, and the water, if it is known. Raises ``Unknown``."""


def keeps(rules: Sequence[Callable[[State, A], Iterator[Violation]]], state: State, action: A) -> bool:
    """Whether an action breaks none of these rules, as far as it is known."""
    return next(breaches([(rule_of(check), check) for check in rules], state, action), None) is None


class LaidPieces(NamedTuple):
    """What an action lays on the board."""

    land: Spaces = NONE
    water: Spaces = NONE


def scored_at_once(
    surrounded: Surrounded[A], can_lie: CanLie[A], after: After[A], laid: Callable[[A], LaidPieces]
) -> Callable[[State, A], Iterator[Violation]]:
    """The check that all water that an action surrounds is said to be scored, and no other."""

    @rule("water.surrounded")
    def scored_when_surrounded(state: State, action: A) -> Iterator[Violation]:
        """Water is scored at once when it is surrounded by land, and then only: connected water counts as one."""
        if action.irrigation is None or not can_lie(state, action):
            return
        if (bodies := where_known(lambda: surrounded(state, action), None)) is None:
            yield from _nowhere(state, action, laid(action))
            bodies = surrounded(state, action)  # raises ``Unknown``
        said = NONE
        for entry in claims(action, "irrigation"):
            if not (found := _at(entry, bodies)):
                why = why_open(state, space(entry["space"]), *after(state, action))
                yield entry.violated("space", spaces=[entry["space"]], **why)
            elif found.spaces & said:
                yield entry.violated("space", fault="twice", spaces=names(found.spaces))
            else:
                said |= found.spaces
        for body in bodies:
            if not body.doubts and not body.spaces & said:
                yield action.violated("irrigation", fault="left-out", spaces=names(body.spaces))
        _require_certain(bodies)

    return scored_when_surrounded


class _PossibleWater(NamedTuple):
    """The water that something which is laid may surround, as far as it is known where there is water and land."""

    certain: Spaces
    spaces: Spaces
    """All that may be water."""
    reached: Spaces
    """On some of these spaces is all water that comes to be surrounded."""
    most: int
    """How many spaces of water there are at most."""

    def sizes(self, at: Spaces) -> Collection[int]:
        """How many spaces water may have, one of which is ``at``, if what is laid surrounds it."""
        within = connected(at, self.certain | at)
        size = within.bit_count()
        while not within & self.reached:
            grown = with_neighbours(within) & self.spaces
            if grown == within:
                return ()
            within, size = grown, size + 1
        return (size,) if self.certain == self.spaces else range(size, self.most + 1)


def _possible_water(state: State, laid: LaidPieces) -> _PossibleWater:
    """The water that what is ``laid`` may surround."""
    land = where_known(lambda: state.land.covered, NONE)
    known = where_known(lambda: state.water, None)
    certain = laid.water | (state.grid.water if known is None else known)
    spaces = state.grid.inside & ~(laid.land | land) if known is None else certain & ~laid.land
    tiles = state.sources.figure("tiles", "water") - water_left(state).less(laid.water.bit_count()).low
    return _PossibleWater(certain, spaces, laid.water | beside(laid.land & ~land), state.grid.water.bit_count() + tiles)


def _nowhere(state: State, action: A, laid: LaidPieces) -> Iterator[Violation]:
    """The water that no position has, or that what is ``laid`` does not surround, if it is not known what lies around."""
    possible = _possible_water(state, laid)
    said = NONE
    for entry in claims(action, "irrigation"):
        at = space(entry["space"])
        body = connected(at, possible.certain | at)
        facts = {"spaces": [entry["space"]]}
        if not at & possible.spaces:
            yield entry.violated("space", **facts, fault="no-water")
        elif not possible.sizes(at):
            yield entry.violated("space", **facts, fault="apart")
        elif (laid.water and entry.name) or (body | beside(body)) & said:
            yield entry.violated("space", **facts, fault="twice")
        said |= body


def scored_by_the_highest(surrounded: Surrounded[A], can_lie: CanLie[A]) -> Callable[[State, A], Iterator[Violation]]:
    """The check of who is said to get the points for water."""

    @rule("water.first")
    def scored_by_the_highest_figure(state: State, action: A) -> Iterator[Violation]:
        """The points go to the player with the highest figure on the shore, or to nobody."""

        def not_first(said: Claim) -> Iterator[Violation]:
            try:
                found = _certainly_at(said, surrounded(state, action))
                due = (found.player or NOBODY) if found else said["player"]
            except Unknown:
                if not surely(lambda: _cannot_be_first(state, action, said, surrounded)):
                    raise
                due = "unknown"
            return said.against(due, "player", player=said["player"], space=said["space"], due_player=due)

        said = claims(action, "irrigation", having="player")
        return each(said, not_first) if said and can_lie(state, action) else iter(())

    return scored_by_the_highest_figure


def _cannot_be_first(state: State, action: A, said: Claim, surrounded: Surrounded[A]) -> bool:
    """Whether the player who is said to get the points for water is certainly not the first there. Raises ``Unknown``."""
    player = said["player"]
    if player == NOBODY:
        return False
    if not state.figures[player]:
        return True
    found = _at(said, surrounded(state, action))
    return found is not None and player not in found.perhaps_first


def scored_with_three_points(
    surrounded: Surrounded[A], can_lie: CanLie[A], laid: Callable[[A], LaidPieces]
) -> Callable[[State, A], Iterator[Violation]]:
    """The check of how many points water is said to bring."""

    @rule("water.points")
    def three_points(state: State, action: A) -> Iterator[Violation]:
        """Water that is surrounded brings three points."""

        def wrong_points(said: Claim) -> Iterator[Violation]:
            spaces = [said["space"]]
            try:
                found = _certainly_at(said, surrounded(state, action))
                due: int | str = _points_due(found, said) if found else said["points"]
                spaces = names(found.spaces) if found else spaces
            except Unknown:
                if said["points"] in _any_points(state, said, laid(action)):
                    raise
                due = "unknown"
            return said.against(due, "points", points=said["points"], due_points=due, spaces=spaces)

        said = claims(action, "irrigation", having="points")
        return each(said, wrong_points) if said and can_lie(state, action) else iter(())

    return three_points


def _any_points(state: State, said: Claim, laid: LaidPieces) -> Collection[int]:
    """All that the water may bring that is said to be surrounded by what is ``laid``; if it is said to whom, to that player."""
    if said.get("player") == NOBODY:
        return (0,)
    possible = _possible_water(state, laid)
    sizes = possible.sizes(space(said["space"])) or range(1, possible.most + 1)  # or another rule finds fault
    something = {worth(size, state.sources) for size in sizes}
    return something if "player" in said else {0, *something}


def _points_due(found: Irrigation, said: Claim) -> int:
    """What water brings; if it is said to whom, then as if that was so, which is another rule. Raises ``Unknown``."""
    player = said.get("player") or found.player or NOBODY
    return 0 if player == NOBODY else found.worth


def _at(entry: Claim, bodies: Sequence[Irrigation]) -> Irrigation | None:
    """The water that the entry mentions, if it is surrounded or may be."""
    at = space(entry["space"])
    return next((body for body in bodies if body.spaces & at), None)


def _certainly_at(entry: Claim, bodies: Sequence[Irrigation]) -> Irrigation | None:
    """The water that the entry mentions, if it is surrounded. Raises ``Unknown``."""
    found = _at(entry, bodies)
    if found:
        _require_certain([found])
    return found


def _require_certain(bodies: Sequence[Irrigation]) -> None:
    """Raises ``Unknown`` unless all this water is certainly surrounded."""
    if doubts := [place for body in bodies for place in body.doubts]:
        raise Unknown(*doubts)


def irrigate(
    after: NextState, state: State, action: A, surrounded: Surrounded[A]
) -> tuple[Sequence[Document], Sequence[Finding]]:
    """Scores the water that an action surrounds; what happened, and the rules by which points were given, as far as known."""
    events, applied = [], []
    gained: dict[str, Count] = {}
    try:
        bodies = surrounded(state, action)
    except Unknown as unknown:
        bodies = ()
        gained = dict.fromkeys(state.players_seen, Count(0, None, unknown.places))
    for body in bodies:
        for player, points in body.gained.items():
            gained[player] = gained.get(player, NOTHING) + points
        if not body.doubts:
            facts = _facts(body)
            events.append({"type": "irrigated", **facts})
            rules = ("water.surrounded", "water.first", "water.points") if "player" in facts else ("water.surrounded",)
            applied += [Finding(name, Outcome.APPLIED, (action.at,), facts) for name in rules]
    give_points(after, state, gained)
    return events, applied


def _facts(body: Irrigation) -> Document:
    """What is known of water that is surrounded."""
    known = known_members(player=lambda: body.player or NOBODY, points=lambda: body.points)
    return {"spaces": names(body.spaces), **known}


Irrigated = event(
    "irrigated",
    "Water is surrounded.",
    {
        "spaces": spaces_field("The spaces of the water.", required=True),
        "player": OneOf(PLAYER_OR_NOBODY, metadata=said("Who gets the points, or `none`, if it is known.", "one")),
        "points": Integer(metadata=said("The points, if they are known.", WATER_POINTS)),
    },
)
