"""Each player keeps one of three victory point cards. Karty vítězných bodů, 2."""

from collections.abc import Iterator, Sequence
from functools import partial

from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Unknown, each, some, where_known
from lawspeaker.adjudication.wire.secrecy import private
from lawspeaker.games.graenaland.actions.phases import in_phase
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.victory_cards import goals_that_do_not_rise, may_be
from lawspeaker.games.graenaland.descriptions import describe_victory_card
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, player_field
from lawspeaker.games.graenaland.shapes.cards import victory_card_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Goal, Phase


class KeepVictoryCard(GraenalandAction):
    """A player keeps one of the victory point cards dealt and puts the others aside."""

    player = member(player_field("Who chooses.", required=True))
    card: Document = member(private(victory_card_field("The card that is kept.", required=True)))


@rule("points.levels")
def levels_rise(_: State, action: KeepVictoryCard) -> Iterator[Violation]:
    """Each of the three levels of a goal is higher than the one before."""
    for goal in goals_that_do_not_rise(action.card):
        yield action.violated("card", goal, column=goal)


@rule("victory-cards.option")
def only_if_agreed_on(state: State, action: KeepVictoryCard) -> Iterator[Violation]:
    """Victory point cards are used only if the players agreed on them."""
    if not state.has_victory_point_cards:
        yield action.violated("type", fault="told")


@rule("victory-cards.keep")
def one_of_those_dealt(state: State, action: KeepVictoryCard) -> Iterator[Violation]:
    """A player keeps one of the cards dealt, and chooses once."""
    dealt = _dealt(state, action.player)
    possible = [place for place, card in enumerate(dealt) if may_be(action.card, card)]
    if len(dealt) == 1 or not possible:
        yield action.violated("card", fault="not-dealt" if len(dealt) > 1 else "chosen", player=action.player)
    elif not any(_is_that_card(action.card, card) for card in dealt):
        raise Unknown(*((ROOT, "clans", action.player, "victory_cards", place) for place in possible))


def takers(state: State) -> Sequence[str]:
    """Everybody chooses."""
    return state.players if state.phase == Phase.VICTORY_CARDS else []


def candidates(state: State) -> Iterator[Document]:
    """Each card that was dealt to a player who has not chosen yet."""

    def kept(player: str) -> Iterator[Document]:
        dealt = _dealt(state, player) if _is_choosing(state, player) else ()
        for index, card in enumerate(dealt):
            if card not in dealt[:index]:
                yield {"player": player, "card": card}

    if state.phase == Phase.VICTORY_CARDS:
        yield from each(state.players, kept)


def apply(state: State, action: KeepVictoryCard, after: NextState) -> Sequence[Document]:
    """The player has only that card. When all have chosen, the game goes on with production."""
    player, path = action.player, ("clans", action.player, "victory_cards")
    dealt = where_known(lambda: _dealt(state, player), None)
    possible = [action.card] if dealt is None else [card for card in dealt if may_be(action.card, card)]
    kept = {**piles.in_common(possible), **action.card}
    after.document = replaced(state.document, path, [kept])
    unclear = (set(Goal) if dealt is None else {column for card in possible for column in card}) - kept.keys()
    for column in Goal:
        if column in unclear:
            after.mark_open((*path, 0, column), action.pointer("card", column))
    after.put(("phase",), lambda: _next_phase(state, player))
    return [{"type": "victory-card-kept", "player": player}]


def _next_phase(state: State, player: str) -> str:
    """The phase after the player has chosen. Raises ``Unknown``."""
    others = [other for other in state.players if other != player]
    return (Phase.VICTORY_CARDS if some(others, partial(_is_choosing, state)) else Phase.PRODUCTION).value


def _dealt(state: State, player: str) -> Sequence[Document]:
    """The cards of a player: three to choose from, or the one that was kept. Raises ``Unknown``."""
    dealt: Sequence[Document] = state.known("clans", player, "victory_cards")
    return dealt


def _is_choosing(state: State, player: str) -> bool:
    return len(_dealt(state, player)) > 1


def _is_that_card(given: Document, card: Document) -> bool:
    """Whether a card that was dealt is like the one that was sent, or nobody has looked at it."""
    return not card or (given.keys() <= card.keys() and may_be(given, card))


VictoryCardKept = event(
    "victory-card-kept", "A victory point card is kept.", {"player": player_field("Who keeps it.", required=True)}
)

KEEP_VICTORY_CARD = Action(
    "keep-victory-card",
    KeepVictoryCard,
    rules=(levels_rise, only_if_agreed_on, one_of_those_dealt, in_phase(Phase.VICTORY_CARDS)),
    takers=takers,
    candidates=candidates,
    apply=apply,
    describe=describe_victory_card,
    events=(VictoryCardKept,),
)
