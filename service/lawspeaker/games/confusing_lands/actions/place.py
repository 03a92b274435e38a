"""A player lays a card on their own landscape. Průběh hry 2-6."""

from collections.abc import Iterator

from lawspeaker.adjudication.action import Action, Effect, NextState, Open, member
from lawspeaker.adjudication.checks import Violation, rule, violated
from lawspeaker.adjudication.document import Document, replaced, without
from lawspeaker.adjudication.shapes import SAFE_INTEGER, Boolean, Number, OneOf
from lawspeaker.adjudication.unknown import Place as Pointer
from lawspeaker.adjudication.unknown import Unknown, all_hold, each, pointers, some, surely
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.confusing_lands.actions.phases import in_phase, whoever_plays
from lawspeaker.games.confusing_lands.cards import piles
from lawspeaker.games.confusing_lands.cards.opening import leave_card_open
from lawspeaker.games.confusing_lands.cards.piles import Card
from lawspeaker.games.confusing_lands.landscape.faces import unknown_face
from lawspeaker.games.confusing_lands.landscape.laying import lay, seen_from_above, shown
from lawspeaker.games.confusing_lands.landscape.placements import placements
from lawspeaker.games.confusing_lands.landscape.squares import Squares, named
from lawspeaker.games.confusing_lands.landscape.told import ToldLandscape
from lawspeaker.games.confusing_lands.shapes import FARTHEST, ConfusingLandsAction, card_number_field, player_field
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import PLAYERS, ROUNDS, Phase, Side

QUARTER_TURN, WHOLE_TURN = 90, 360
"""Degrees."""

_FARTHEST = f"Only from -{FARTHEST} to {FARTHEST}: farther out nothing can be told, nor is it listed."


def _line_field(description: str) -> Number:
    return Number(minimum=-FARTHEST, maximum=FARTHEST, required=True, metadata={"description": description, "examples": [1]})


class Place(ConfusingLandsAction):
    """A player lays a card on their own landscape."""

    player = member(player_field("Who places it.", required=True))
    card = member(card_number_field("The card; the one chosen or received if left out."), default=None)
    side = member(OneOf(*Side, required=True, metadata={"description": "The side that is seen.", "examples": ["plain"]}))
    rotation = member(
        Number(
            minimum=-SAFE_INTEGER,
            maximum=SAFE_INTEGER,
            required=True,
            metadata={
                "description": (
                    "How far it is turned clockwise, in degrees; less than 0 is counterclockwise. Once it lies there, it is told "
                    "without whole turns: as 0, 90, 180 or 270."
                ),
                "examples": [90],
            },
        )
    )
    row = member(_line_field(f"The row of its top left square as it lies; rows grow southwards. {_FARTHEST}"))
    column = member(_line_field(f"The column of that square; columns grow eastwards. {_FARTHEST}"))
    under = member(
        Boolean(
            metadata={"description": "Whether it is slid below the cards that lie there; no if left out.", "examples": [False]}
        ),
        default=False,
    )


def is_due(state: State) -> bool:
    """Whether cards are being placed. Raises ``Unknown``."""
    return state.phase in (Phase.PLACING_CHOSEN, Phase.PLACING_PASSED)


# Which card


@rule("place.chosen")
def the_card_chosen(state: State, action: Place) -> Iterator[Violation]:
    """First each player places the card that they chose."""
    if state.phase != Phase.PLACING_CHOSEN or _lies_there(state, action):
        return
    player, card = action.player, action.card
    if card is not None and state.lies_elsewhere({"card": card}, "chosen", player):
        yield action.violated("card", player=player, card=card, **state.instead_of(card, state.chosen(player)))
        return
    chosen = state.known("chosen")
    if player not in chosen:
        yield action.violated("player", fault="none-left", player=player, card="none")
    elif card is not None and not _may_be_chosen(state, card, chosen[player]):
        yield action.violated("card", player=player, card=card, **state.instead_of(card, state.chosen(player)))


def _may_be_chosen(state: State, card: int, chosen: Card) -> bool:
    """Whether the card of that number may be the one chosen. Raises ``Unknown``."""
    if "card" in chosen:
        return bool(chosen["card"] == card)
    if untold := state.whereabouts.untold:  # among it the card chosen, unless nobody said which that is
        raise Unknown(*((ROOT, *place) for place in untold))
    return True


@rule("place.passed")
def the_card_passed_on(state: State, action: Place) -> Iterator[Violation]:
    """Then each player places the card that was passed on, or taken instead."""
    if state.phase != Phase.PLACING_PASSED or _lies_there(state, action):
        return
    player, card = action.player, action.card
    if not state.hand(player):
        yield action.violated("player", fault="none-left", player=player, card="none")
    elif card is not None and not state.may_be_drawn({"card": card}, "hands", player):
        yield action.violated("card", player=player, card=card, **state.instead_of(card, state.card("hands", player)))


@rule("place.fixed")
def a_placed_card_stays(state: State, action: Place) -> Iterator[Violation]:
    """A card that was placed is not moved."""
    if _lies_there(state, action):
        yield action.violated("card", player=action.player, card=action.card)


def _lies_there(state: State, action: Place) -> bool:
    """Whether the card named is known to lie in the player's own landscape."""
    places = () if action.card is None else state.whereabouts.known.get(action.card, ())
    return any(place[:2] == ("landscapes", action.player) for place in places)


# How it is laid


@rule("place.quarter-turns")
def turned_by_quarters(state: State, action: Place) -> Iterator[Violation]:
    """A card is turned by quarters."""
    if action.rotation % QUARTER_TURN:
        yield action.violated("rotation", rotation=action.rotation)


@rule("place.grid")
def on_whole_squares(state: State, action: Place) -> Iterator[Violation]:
    """No square is covered in part: rows and columns are whole numbers."""
    for name, line in (("row", action.row), ("column", action.column)):
        if line % 1:
            yield action.violated(name, number=line)


def _is_on_the_grid(action: Place) -> bool:
    return not (action.rotation % QUARTER_TURN or action.row % 1 or action.column % 1)


def _rotation(action: Place) -> int:
    """How far a card that is turned by quarters is turned, without whole turns."""
    return int(action.rotation) % WHOLE_TURN


def _squares(action: Place) -> Squares:
    """The squares that the card takes."""
    return unknown_face(_rotation(action)).squares_at(int(action.row), int(action.column))


def _covered(state: State, action: Place) -> Squares:
    """The squares of the landscape that the card covers, or would if it was not below them. Raises ``Unknown``."""
    return _squares(action) & state.ground(action.player).squares


@rule("place.on-top")
def laid_on_top(state: State, action: Place) -> Iterator[Violation]:
    """A card is laid on top of those that lie there, and not slid below them."""
    if action.under and _is_on_the_grid(action) and (covered := _covered(state, action)):
        yield action.violated("under", squares=named(covered))


@rule("place.cover")
def covers_a_square(state: State, action: Place) -> Iterator[Violation]:
    """Each card but the first covers at least one square of their own landscape."""
    if _is_on_the_grid(action) and not _covered(state, action) and state.ground(action.player).squares:
        yield _misplaced(action, player=action.player, squares=named(_squares(action)))


@rule("place.condition")
def covers_no_condition(state: State, action: Place) -> Iterator[Violation]:
    """A card covers no part of a scoring condition."""
    if action.under or not _is_on_the_grid(action):
        return
    squares = _squares(action)
    told = state.told_landscape(action.player)
    seen = squares & told.ground.condition_squares
    if seen:
        for number, parts in sorted(told.ground.conditions.items()):
            if covered := parts & squares:
                yield _misplaced(action, fault="seen", condition=number, squares=named(covered))
    missing: list[Pointer] = []
    for hidden in told.hidden:
        if hidden.is_covered_by(seen):
            continue  # that was said above
        if hidden.is_covered_by(squares):
            yield _misplaced(action, fault="wherever", condition=hidden.number or "unknown", squares=named(squares))
        elif hidden.may_be_covered_by(squares):
            missing += told.would_tell(hidden)
    if missing:
        raise Unknown(*missing)


def _misplaced(action: Place, **facts: object) -> Violation:
    return violated(action.pointer("row"), action.pointer("column"), **facts)


# What may be done, and what comes of it

takers = whoever_plays(is_due)


def options(state: State) -> Iterator[Document]:
    """Each way to lay the card that a player is to place."""

    def placed(player: str) -> Iterator[Document]:
        if _is_to_place(state, player):
            card = without(_in_turn(state, player), "hidden")
            for way in placements(state.ground(player)):
                yield {"player": player, **card, **way}

    return each(takers(state), placed)


def apply(state: State, action: Place) -> Effect:
    """The card lies in the landscape; when all have placed theirs, the round goes on."""
    player = action.player
    card = {"card": action.card} if action.card is not None else without(_in_turn(state, player), "hidden")
    row, column = int(action.row), int(action.column)
    placed = {**card, "side": action.side, "rotation": _rotation(action), "row": row, "column": column}
    after = NextState(
        {**state.document, "landscapes": {**state.document.get("landscapes", {}), player: _grown(state, player, placed)}}
    )
    _leave_unseen_open(after, state, action, card)
    if state.phase == Phase.PLACING_CHOSEN:
        after.document = _after_chosen(after.document, player)
    else:
        after.document = replaced(after.document, ("hands", player), piles.pile([]))
        _after_passed(after, state, player)
    return after.effect([{"type": "placed", "player": player, **placed}])


def _is_to_place(state: State, player: str) -> bool:
    """Whether the player has a card to place now. Raises ``Unknown``."""
    return player in state.known("chosen") if state.phase == Phase.PLACING_CHOSEN else bool(state.hand(player))


def _in_turn(state: State, player: str) -> Card:
    """The card that a player is to place, as far as it is known. Raises ``Unknown``."""
    card: Card = state.known("chosen", player) if state.phase == Phase.PLACING_CHOSEN else state.hand(player)[0]
    return card


def _would_tell(state: State, action: Place) -> Pointer:
    """What would have to be sent to tell which card is placed. What is said of one that lies face down is believed."""
    if _in_turn(state, action.player) == piles.HIDDEN:
        return action.pointer("card")
    if state.phase == Phase.PLACING_CHOSEN:
        return (ROOT, "chosen", action.player, "card")
    return state.would_tell("hands", action.player)


def _grown(state: State, player: str, placed: Document) -> Document:
    """The landscape of a player, as it was told, with a card laid on it."""
    face = shown(state.sources, placed, placed["rotation"])
    told = state.told_landscape(player).document
    if "placed" in told:
        told = {**told, "placed": [*told["placed"], placed]}
    if "squares" in told:
        landscape = state.landscape(player)
        step = lay(landscape.ground, face, placed["row"], placed["column"])
        rows, row, column = seen_from_above(landscape, [step]).written()
        told = {**told, "squares": list(rows), "origin": {"row": row, "column": column}}
    return told


def _leave_unseen_open(after: NextState, state: State, action: Place, card: Card) -> None:
    """Says what of the grown landscape is open: which card was laid, and what is on its squares."""
    player = action.player
    told = ToldLandscape(after.document["landscapes"][player], player, state.sources)
    if told.has_cards:
        leave_card_open(after, ("landscapes", player, "placed", len(told.placed) - 1), card, _would_tell(state, action))
    if told.has_picture and (unseen := _squares(action) & told.picture.unknown):
        missing = (ROOT, "overlay", "cards", str(card["card"]), action.side) if card else _would_tell(state, action)
        rows = (("landscapes", player, "squares", row) for row in told.rows_showing(unseen))
        after.open += [Open(row, pointers([missing])) for row in rows]


def _after_chosen(document: Document, player: str) -> Document:
    """When all cards that were chosen are placed, the unwanted ones are passed on."""
    chosen = without(document["chosen"], player)
    if chosen:
        return {**document, "chosen": chosen}
    return {**without(document, "chosen"), "phase": Phase.PASSING.value}


def _after_passed(after: NextState, state: State, player: str) -> None:
    """When all cards that were passed on are placed, the next round begins, or the scoring."""

    def is_still_to_place(other: str) -> bool:
        return all_hold(lambda: state.plays(other), lambda: state.is_still_to_place(other))

    try:
        if some([other for other in PLAYERS if other != player], is_still_to_place):
            return
    except Unknown as unknown:  # so what comes next is not known either
        after.leave_open(("phase",), unknown)
        if not surely(lambda: state.round == ROUNDS):
            after.leave_open(("round",), unknown)
        return
    after.put(("phase",), lambda: (Phase.SCORING if state.round == ROUNDS else Phase.DEALING).value)
    after.put(("round",), lambda: min(state.round + 1, ROUNDS))


PLACE = Action(
    "place",
    Place,
    rules=(
        in_phase("place", Phase.PLACING_CHOSEN, Phase.PLACING_PASSED),
        the_card_chosen,
        the_card_passed_on,
        a_placed_card_stays,
        turned_by_quarters,
        on_whole_squares,
        laid_on_top,
        covers_a_square,
        covers_no_condition,
    ),
    takers=takers,
    options=options,
    apply=apply,
)
