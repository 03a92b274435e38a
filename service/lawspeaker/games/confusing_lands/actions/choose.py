"""Each player chooses one of the two cards in hand. Průběh hry 1."""

from collections.abc import Iterator

from lawspeaker.adjudication.action import Action, Effect, member
from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced, without
from lawspeaker.adjudication.unknown import Unknown, each, where_known
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.confusing_lands.actions.phases import in_phase, whoever_plays
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, UNKNOWN, left_of, pile
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsAction, card_number_field, player_field
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import DEALT, Phase


class Choose(ConfusingLandsAction):
    """A player chooses the card to be placed first."""

    player = member(player_field("Who chooses.", required=True))
    card = member(card_number_field("The card chosen; left out if nobody tells which."), default=None)


def is_due(state: State) -> bool:
    """Whether the players are choosing. Raises ``Unknown``."""
    return state.phase == Phase.CHOOSING


@rule("choose.hand")
def one_of_the_cards_in_hand(state: State, action: Choose) -> Iterator[Violation]:
    """The card chosen is one of the two in hand."""
    if action.card is None or not is_due(state) or _has_chosen(state, action.player):
        return
    if not state.may_be_drawn({"card": action.card}, "hands", action.player, is_seen=False):  # it is laid down face down
        yield action.violated("card", player=action.player, card=action.card)


@rule("choose.one")
def each_chooses_once(state: State, action: Choose) -> Iterator[Violation]:
    """Each player chooses one card."""
    if is_due(state) and _has_chosen(state, action.player):
        yield action.violated("player", player=action.player)


takers = whoever_plays(is_due)


def options(state: State) -> Iterator[Document]:
    """Each card that a player has in hand who has not chosen yet."""

    def chosen(player: str) -> Iterator[Document]:
        hand = state.hand(player) if not _has_chosen(state, player) else []
        for nth, card in enumerate(hand):
            if card not in hand[:nth]:
                yield {"player": player, **without(card, "hidden")}

    return each(takers(state), chosen)


def apply(state: State, action: Choose) -> Effect:
    """The card is laid aside. When all have chosen, the cards are placed."""
    player = action.player
    if action.card is None and state.card("hands", player) != HIDDEN:
        raise Unknown(action.pointer("card"))  # it is one of those that are told, or could be
    card = HIDDEN if action.card is None else {"card": action.card}
    document = replaced(state.document, ("hands", player), pile(left_of(state.hand(player), card)))
    event = {"type": "chosen", "player": player, **without(card, "hidden")}
    chosen = where_known(lambda: _chosen(state), None)
    if chosen is None:
        return Effect(without(document, "phase"), [event])
    return Effect(_after_choosing({**document, "chosen": {**chosen, player: card}}), [event])


def _after_choosing(document: Document) -> Document:
    """When all have chosen the cards are placed; whether all have is not known where it is not known who plays."""
    if "players" not in document:
        return without(document, "phase")
    if all(player in document["chosen"] for player in document["players"]):
        return {**document, "phase": Phase.PLACING_CHOSEN.value}
    return document


def _chosen(state: State) -> Document:
    """The cards that are chosen, by player: as told, or else by the hands of those who play. Raises ``Unknown``."""
    if "chosen" in state.document:
        chosen: Document = state.document["chosen"]
        return chosen
    return {player: UNKNOWN for player in state.players if _has_chosen(state, player)}


def _has_chosen(state: State, player: str) -> bool:
    """Whether the player has chosen a card: as told, or else by the number of cards in hand. Raises ``Unknown``."""
    if "chosen" in state.document:
        return player in state.document["chosen"]
    hand = where_known(lambda: state.hand(player), None)
    if hand is None:
        raise Unknown((ROOT, "chosen"))
    return len(hand) < DEALT


CHOOSE = Action(
    "choose",
    Choose,
    rules=(in_phase(Phase.CHOOSING), one_of_the_cards_in_hand, each_chooses_once),
    takers=takers,
    options=options,
    apply=apply,
)
