"""The main player takes a supply card. Stavby: Zásoby."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Gaps, Unknown, all_hold, surely, where_known
from lawspeaker.games.graenaland.actions.phases import in_phase, the_main_player
from lawspeaker.games.graenaland.cards import hands
from lawspeaker.games.graenaland.cards.laying import LaidCard, missing_members
from lawspeaker.games.graenaland.cards.likeness import is_surely, may_be
from lawspeaker.games.graenaland.cards.piles import Card, face, in_common, is_supply, pile
from lawspeaker.games.graenaland.cards.supply import is_taken
from lawspeaker.games.graenaland.cards.unseen import cannot_lie
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, player_field
from lawspeaker.games.graenaland.shapes.cards import card_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import SUPPLY, SYMBOLS, Phase


class TakeSupply(GraenalandAction):
    """The main player takes a supply card from the row."""

    player = member(player_field("Who takes it.", required=True))
    card: Card = member(card_field("Which card, by its symbols. Send less if it is unknown which card it is.", required=True))


@rule("supply.main-player")
def by_the_main_player(state: State, action: TakeSupply) -> Iterator[Violation]:
    """The main player takes a supply card, nobody else does, and nobody in the final building."""
    if action.player != state.main_player or state.phase == Phase.FINAL_BUILDING:
        fault = "final" if surely(lambda: state.phase == Phase.FINAL_BUILDING) else "another"
        yield action.violated("player", player=action.player, fault=fault, main_player=state.main_player)


@rule("supply.once")
def once_in_a_phase(state: State, action: TakeSupply) -> Iterator[Violation]:
    """One supply card is taken in a building phase, by the main player."""
    if all_hold(lambda: action.player == state.main_player, lambda: is_taken(state)):
        yield action.violated("type", player=action.player)


@rule("supply.row")
def from_the_row(state: State, action: TakeSupply) -> Iterator[Violation]:
    """The supply card is chosen from the row."""
    card, gaps = action.card, Gaps()
    row = gaps.where_known(lambda: state.cards("supply_row"), ())
    possible = [lying for lying in row if may_be(card, lying)]
    if any(is_surely(card, lying) for lying in possible):
        return
    may_lie = is_supply(card) is not False and (possible or gaps.places)
    if not may_lie or cannot_lie(state, [("supply_row",)], [card]):
        seen = [lying["symbols"] for lying in row if "symbols" in lying]
        is_another = is_supply(card) is False or card.get("deck", SUPPLY) != SUPPLY
        fault = "no-supply-card" if is_another else _why_not(state, bool(seen))
        resources = card.get("symbols", [card.get("resource", "unknown")])
        yield action.violated("card", fault=fault, resources=resources, row_resources=seen)
    gaps.require_none()
    if possible:
        raise Unknown((ROOT, "supply_row", "cards"))


def _why_not(state: State, is_seen: bool) -> str:
    """Why a supply card cannot be taken from the row: none lies there, others do, or all like it are elsewhere."""
    if where_known(lambda: not state.cards("supply_row"), False):
        return "none-there"
    return "not-there" if is_seen else "elsewhere"


def candidates(state: State) -> Iterator[Document]:
    """Each card of the row, unless one was taken; of equal ones the first."""
    if state.phase != Phase.BUILDING or is_taken(state):
        return
    row = state.cards("supply_row")
    faces = [face(card) for card in row]
    for index, card in enumerate(row):
        if faces[index] is not None and faces[index] not in faces[:index]:
            yield {"player": state.main_player, "card": card}
    if None in faces:
        raise Unknown((ROOT, "supply_row", "cards"))


def apply(state: State, action: TakeSupply, after: NextState) -> Sequence[Document]:
    """The card goes from the row into the hand; of several that may be meant it is unknown which does."""
    taken = after.step(lambda: _taken_from_the_row(state, action, after), lambda: [("supply_row",)])
    card = taken or hands.as_said({"deck": SUPPLY, **action.card})
    missing = {member: [action.pointer("card", "symbols")] for member in missing_members(card)}
    hands.give(after, action.player, [LaidCard(card, missing)])
    after.put(("building", "supply_taken"), lambda: True)
    return [{"type": "supply-taken", "player": action.player, "card": card}]


def _taken_from_the_row(state: State, action: TakeSupply, after: NextState) -> Card:
    """Takes the card from the row, and gives what is known of it. Raises ``Unknown``."""
    row = state.cards("supply_row")
    possible = [place for place, lying in enumerate(row) if may_be(action.card, lying)]
    if len(action.card.get("symbols", ())) == SYMBOLS:
        possible = [place for place in possible if is_surely(action.card, row[place])][:1] or possible
    ways = [[*row[:place], *row[place + 1 :]] for place in possible]
    left = [in_common(cards) for cards in zip(*ways, strict=True)]
    after.put(("supply_row",), lambda: {"cards": left} if "cards" in state.known("supply_row") else pile(left))
    for place, cards in enumerate(zip(*ways, strict=True)):
        unclear = {member for lying in cards for member in lying} - left[place].keys()
        for name in sorted(unclear):
            after.mark_open(("supply_row", "cards", place, name), action.pointer("card", "symbols"))
    return {"deck": SUPPLY, **in_common([row[place] for place in possible])}


SupplyTaken = event(
    "supply-taken",
    "A supply card is taken.",
    {
        "player": player_field("Who takes it.", required=True),
        "card": card_field("The card, as far as it is known.", required=True),
    },
)

TAKE_SUPPLY = Action(
    "take-supply",
    TakeSupply,
    rules=(
        in_phase(Phase.BUILDING, judged_in=(Phase.FINAL_BUILDING,)),
        by_the_main_player,
        once_in_a_phase,
        from_the_row,
    ),
    takers=the_main_player,
    candidates=candidates,
    apply=apply,
    events=(SupplyTaken,),
)
