"""The main player ends the round, and the ship marker passes on. Konec kola."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.rules.action import Action, ActionDocument, NextState, member, one_for_each
from lawspeaker.adjudication.rules.chance import count_shuffles
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, for_each
from lawspeaker.adjudication.unknown import each
from lawspeaker.adjudication.wire.secrecy import unseen
from lawspeaker.games.graenaland.actions.phases import in_phase, the_main_player
from lawspeaker.games.graenaland.cards.laying import LaidCard, lay, missing_members
from lawspeaker.games.graenaland.cards.piles import Card
from lawspeaker.games.graenaland.cards.supply import Refill, SupplyStock, has_been_taken
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, player_field
from lawspeaker.games.graenaland.shapes.cards import card_field, cards_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import SUPPLY, Phase


class EndRound(GraenalandAction):
    """The main player ends the round."""

    player = member(player_field("Who ends it.", required=True))
    next = member(player_field("Claim: who gets the ship marker."), default=None)
    revealed: Card | None = member(
        card_field("The supply card turned over. If left out, it follows from the deck or is unknown."), default=None
    )
    shuffled: Sequence[Card] | None = member(
        unseen(cards_field("If the spent supply cards were shuffled: the new deck, top card first.")), default=None
    )


# Whatever the main player does when done with building


@rule("supply.before-end")
def supply_card_was_taken(state: State, action: ActionDocument) -> Iterator[Violation]:
    """The supply card is taken before the building phase ends."""
    if state.phase == Phase.BUILDING and not has_been_taken(state):
        yield action.violated("type", player=state.main_player)


# The end of the round


@rule("round-end.main-player")
def by_the_main_player(state: State, action: EndRound) -> Iterator[Violation]:
    """The main player ends the round."""
    if action.player != state.main_player:
        yield action.violated("player", player=action.player, main_player=state.main_player)


@rule("round-end.marker")
@for_each("next")
def marker_goes_left(state: State, action: EndRound, following: Claim) -> Iterator[Violation]:
    """The ship marker goes to the player at the left of the main player."""
    is_never_next = following.said == action.player and "players" not in state.document
    due = "another" if is_never_next else state.left_of(state.main_player)
    return following.against(due, player=following.said, due_player=due)


@rule("supply.refill")
def row_is_filled(state: State, action: EndRound) -> Iterator[Violation]:
    """A card from the supply deck fills the row up to four."""
    return each((_wrongly_shuffled, _wrongly_turned_over), lambda wrong: wrong(state, action))


def _wrongly_shuffled(state: State, action: EndRound) -> Iterator[Violation]:
    """A violation if the deck that is said to be the new one is not."""
    shuffled = action.shuffled
    if shuffled is not None and not _refill(state, action).was_shuffled(shuffled):
        yield action.violated("shuffled", fault=_refill(state, action).why_not_shuffled(shuffled), deck=SUPPLY)


def _wrongly_turned_over(state: State, action: EndRound) -> Iterator[Violation]:
    """A violation if the card that is said to be turned over is not."""
    revealed = action.revealed
    if revealed is not None and not _refill(state, action).allows(revealed):
        facts = {"resources": _faces(revealed), "deck": revealed.get("deck", SUPPLY)}
        yield action.violated("revealed", **facts, **_refill(state, action).why_not(revealed))


def _refill(state: State, action: EndRound) -> Refill:
    return state.remember((action, "refill"), lambda: Refill(state, action.shuffled, action.pointer("shuffled")))


def _faces(card: Card) -> Sequence[str]:
    """What is said about the face of a card, as a message lists it."""
    if "resource" in card:
        return [card["resource"]]
    symbols: Sequence[str] = card.get("symbols", ["unknown"])
    return symbols


def apply(state: State, action: EndRound, after: NextState) -> Sequence[Document]:
    """The ship marker passes on, and the row is filled."""
    after.document = {**without(state.document, "building"), "phase": Phase.PRODUCTION}
    after.put(("main_player",), lambda: action.next or state.left_of(state.main_player))
    following = {"player": after.document["main_player"]} if "main_player" in after.document else {}
    return [{"type": "ship-marker-passed", **following}, {"type": "supply-row-filled", **_fill_row(state, action, after)}]


def _fill_row(state: State, action: EndRound, after: NextState) -> Document:
    """Turns over a card if there is one, as the row is never full after a supply card was taken; and which card."""
    stock = SupplyStock(state, action.shuffled, action.pointer("shuffled"))
    if after.whether(stock.is_exhausted):
        return {"cards": []}
    card = {"deck": SUPPLY, **stock.draw(action.revealed or {}), **(action.revealed or {})}
    revealed = LaidCard(card, {member: [action.pointer("revealed")] for member in missing_members(card)})
    lay(after, ("supply_row",), [revealed])
    stock.put_into(after)
    count_shuffles(after, state, stock.shuffles_by_chance)
    return {"cards": [card]}


ShipMarkerPassed = event(
    "ship-marker-passed",
    "The ship marker is passed on.",
    {"player": player_field("Who gets it, if that is known.")},
)
SupplyRowFilled = event(
    "supply-row-filled",
    "The row of supply cards is filled up.",
    {"cards": cards_field("The cards turned over, if it is known whether there are any.")},
)

END_ROUND = Action(
    "end-round",
    EndRound,
    rules=(in_phase(Phase.BUILDING), supply_card_was_taken, by_the_main_player, marker_goes_left, row_is_filled),
    takers=the_main_player,
    candidates=one_for_each(the_main_player),
    apply=apply,
    events=(
        ShipMarkerPassed,
        SupplyRowFilled,
    ),
)
