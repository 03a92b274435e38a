"""Each player chooses one of the two cards in hand. Průběh hry 1."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, replaced, without
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Gaps, Unknown, all_hold, each, some, surely, where_known
from lawspeaker.adjudication.wire.secrecy import private
from lawspeaker.games.confusing_lands.actions.phases import in_phase, whoever_plays
from lawspeaker.games.confusing_lands.cards.opening import leave_card_open
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, UNKNOWN, Card, left_of, pile
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsAction, card_number_field, event, player_field
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import DEALT, PLAYERS, Phase


class Choose(ConfusingLandsAction):
    """A player chooses the card to place first. The reading `choose.again` can allow a second choice."""

    player = member(player_field("Who chooses.", required=True))
    card = member(private(card_number_field("The card. Left out if it is unknown.")), default=None)


_CHOSEN_IN = (Phase.CHOOSING, Phase.PLACING_CHOSEN)
"""The phases in which there are chosen cards that are not yet placed."""


def is_due(state: State) -> bool:
    """Whether the players are choosing, or may still choose again. Raises ``Unknown``."""
    return state.phase == Phase.CHOOSING or (state.phase == Phase.PLACING_CHOSEN and _may_choose_again(state))


def _may_choose_again(state: State) -> bool:
    """Whether who has chosen may still take the other card. Raises ``Unknown``."""
    return all_hold(lambda: not _is_any_laid(state), lambda: state.sources.reading("choose.again") == "until-laid")


def _is_any_laid(state: State) -> bool:
    """Whether any of the cards that are chosen in this round is laid already. Raises ``Unknown``."""
    if state.phase == Phase.CHOOSING:
        return False
    return some(PLAYERS, lambda player: all_hold(lambda: player not in state.known("chosen"), lambda: state.plays(player)))


@rule("choose.hand")
def one_of_the_cards_in_hand(state: State, action: Choose) -> Iterator[Violation]:
    """The card chosen is one of the two in hand."""
    if action.card is None:
        return
    gaps = Gaps()
    if not gaps.where_known(lambda: _is_chosen_now(state, action.player), True):
        return
    if not state.lies_elsewhere({"card": action.card}, "hands", action.player):
        gaps.require_none()
    if not state.may_be_drawn({"card": action.card}, "hands", action.player, is_seen=False):  # it is laid down face down
        is_known = action.card in state.whereabouts.known
        where = state.instead_of(action.card, UNKNOWN) if is_known else {"fault": "not-there"}
        yield action.violated("card", player=action.player, card=action.card, **where)


def _is_chosen_now(state: State, player: str) -> bool:
    """Whether it is for the player to choose a card, or another one. Raises ``Unknown``."""
    return state.phase in _CHOSEN_IN and (not _has_chosen(state, player) or _may_choose_again(state))


@rule("choose.one")
def each_chooses_once(state: State, action: Choose) -> Iterator[Violation]:
    """Each player chooses one card."""
    if state.phase not in _CHOSEN_IN:
        return
    if all_hold(lambda: _has_chosen(state, action.player), lambda: not _may_choose_again(state)):
        yield action.violated("player", fault="laid" if surely(lambda: _is_any_laid(state)) else "final", player=action.player)


takers = whoever_plays(is_due)


def candidates(state: State) -> Iterator[Document]:
    """Each card in the hand of a player who has not chosen yet, or may choose again."""

    def chosen(player: str) -> Iterator[Document]:
        is_final = all_hold(lambda: _has_chosen(state, player), lambda: not _may_choose_again(state))
        hand = state.hand(player) if not is_final else []
        for nth, card in enumerate(hand):
            if card not in hand[:nth]:
                yield {"player": player, **without(card, "hidden")}

    return each(takers(state), chosen)


def apply(state: State, action: Choose, after: NextState) -> Sequence[Document]:
    """The card is laid aside; one chosen before goes back to the hand. When all have chosen, the cards are placed."""
    player = action.player
    card = _taken(state, action)
    is_again = surely(lambda: _has_chosen(state, player)) or surely(lambda: len(state.hand(player)) < DEALT)
    left = [state.chosen(player)] if is_again else left_of(where_known(lambda: state.hand(player), [UNKNOWN] * DEALT), card)
    after.document = replaced(state.document, ("hands", player), pile(left))
    if is_again:
        chosen = (ROOT, "chosen", player, "card") if "chosen" in state.document else (ROOT, "chosen")
        leave_card_open(after, ("hands", player, "cards", 0), left[0], chosen)
    elif card == UNKNOWN:
        leave_card_open(after, ("hands", player, "cards", 0), UNKNOWN, action.pointer("card"))
    after.put(("phase",), lambda: _phase_after(state, player))
    after.put(("chosen",), lambda: {**_chosen(state), player: card})
    if "chosen" in after.document:
        leave_card_open(after, ("chosen", player), card, action.pointer("card"))
    return [{"type": "chosen", "player": player, **without(card, "hidden")}]


def _taken(state: State, action: Choose) -> Card:
    """The card that is chosen. If the action does not name it, it is unknown, or hidden like the hand that it comes from.

    The player who has chosen before has only one card left in hand.
    """
    if action.card is not None:
        return {"card": action.card}
    if surely(lambda: _has_chosen(state, action.player)):
        return state.card("hands", action.player)
    return HIDDEN if state.card("hands", action.player) == HIDDEN else UNKNOWN


def _phase_after(state: State, player: str) -> str:
    """When all have chosen the cards are placed. Raises ``Unknown``."""
    others = [other for other in PLAYERS if other != player]

    def is_still_to_choose(other: str) -> bool:
        return all_hold(lambda: state.plays(other), lambda: not _has_chosen(state, other))

    return (Phase.CHOOSING if some(others, is_still_to_choose) else Phase.PLACING_CHOSEN).value


def _chosen(state: State) -> Document:
    """The chosen cards by player, as the state gives them, or else by the hands of the players. Raises ``Unknown``."""
    if "chosen" in state.document:
        chosen: Document = state.document["chosen"]
        return chosen
    return {player: UNKNOWN for player in state.players if _has_chosen(state, player)}


def _has_chosen(state: State, player: str) -> bool:
    """Whether the player has chosen a card: as the state says, or else by the number of cards in hand. Raises ``Unknown``."""
    if state.phase == Phase.PLACING_CHOSEN:
        return True
    if "chosen" in state.document:
        return player in state.document["chosen"]
    hand = where_known(lambda: state.hand(player), None)
    if hand is None:
        raise Unknown((ROOT, "chosen"))
    return len(hand) < DEALT


Chosen = event(
    "chosen",
    "A card is chosen.",
    {"player": player_field("Who chooses.", required=True), "card": private(card_number_field("Its number, if it is known."))},
)

CHOOSE = Action(
    "choose",
    Choose,
    rules=(in_phase("choose", Phase.CHOOSING, judged_in=(Phase.PLACING_CHOSEN,)), one_of_the_cards_in_hand, each_chooses_once),
    takers=takers,
    candidates=candidates,
    apply=apply,
    events=(Chosen,),
)
