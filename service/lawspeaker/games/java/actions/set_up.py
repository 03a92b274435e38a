"""The game is set up: everybody gets pieces and cards, a card is turned up, and the rest is the deck. ¶47-49."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from marshmallow import fields

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.chance import begun_chance, seed_field, shuffled
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.game import SettingUp
from lawspeaker.adjudication.wire.secrecy import unseen
from lawspeaker.adjudication.wire.shapes import players_field, said
from lawspeaker.games.java.actions.phases import in_phase
from lawspeaker.games.java.cards.kinds import DEALT, IN_ALL, NOBODY_TOLD, OF_EACH_KIND
from lawspeaker.games.java.cards.piles import cards_of, pile
from lawspeaker.games.java.shapes import JavaAction, event, player_field
from lawspeaker.games.java.shapes.cards import DealtHands, card_field, open_card_field, pile_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.beginning import first_stock, first_supply
from lawspeaker.games.java.turns.beginning import begin_turn
from lawspeaker.games.java.words import CARDS, PLAYERS, Phase

SETTING_UP = SettingUp(action="set-up", given=("edition", "overlay", "readings", "players"), bare={"phase": Phase.SETUP.value})


class SetUp(JavaAction):
    """The game is set up. The cards come from a seed, are sent with the action, or stay unknown."""

    seed = member(seed_field("The seed that shuffles the cards, now and later.", "rice and water"), default=None)
    hands: Mapping[str, Sequence[str]] = member(
        fields.Nested(
            DealtHands,
            metadata=said("The cards dealt to each player.", {"one": ["mask", "drum", "puppet+mask"]}),
        ),
        default={},
    )
    face_up = member(card_field("The open card."), default=None)
    deck: Document = member(unseen(pile_field("The deck after the deal, the top card first.")), default={})


@rule("setup.cards")
def three_cards_each_and_one_turned_up(state: State, action: SetUp) -> Iterator[Violation]:
    """Each player is dealt three cards, one is turned up, and the rest is the deck."""
    counts = Counter(card for _, cards in _given(action) for card in cards if card != NOBODY_TOLD)
    for card in CARDS:
        if counts[card] > OF_EACH_KIND:
            yield action.violated(fault="kind", card=card, count=counts[card], due=OF_EACH_KIND)
    for player, cards in action.hands.items():
        if player not in state.players:
            yield action.violated("hands", player, fault="stranger", player=player)
        elif len(cards) != DEALT:
            yield action.violated("hands", player, fault="hand", player=player, count=len(cards), due=DEALT)
    due = IN_ALL - 1 - DEALT * len(state.players)
    for count in {action.deck.get("count", due), len(action.deck.get("cards", [NOBODY_TOLD] * due))} - {due}:
        yield action.violated("deck", fault="deck", count=count, due=due)
    if action.seed is not None:
        yield from _not_from_the_seed(state, action)


def _not_from_the_seed(state: State, action: SetUp) -> Iterator[Violation]:
    """Cards that are given and are others than those that the seed brings."""
    by_seed = _dealt(state, action.seed)
    for place, cards in _given(action):
        for nth, (card, due) in enumerate(zip(cards, by_seed.get(place, ()), strict=False)):
            if card not in (NOBODY_TOLD, due):
                at = place if place == ("face_up",) else (*place, *(("cards",) if place == ("deck",) else ()), nth)
                yield action.violated(*at, fault="seed", card=card, due_card=due)


def _given(action: SetUp) -> Iterator[tuple[tuple[str, ...], Sequence[str]]]:
    """The cards that were sent, by where they are."""
    for player, cards in action.hands.items():
        yield ("hands", player), cards
    if action.face_up is not None:
        yield ("face_up",), [action.face_up]
    yield ("deck",), cards_of(action.deck) or ()


def _dealt(state: State, seed: str | None) -> Mapping[tuple[str, ...], Sequence[str]]:
    """The cards as they are dealt, turned up and left in the deck: by the seed, or unknown without one. Raises ``Unknown``."""
    cards = [card for card in CARDS for _ in range(OF_EACH_KIND)]
    cards = [NOBODY_TOLD] * len(cards) if seed is None else shuffled(seed, "cards", cards)
    dealt: dict[tuple[str, ...], Sequence[str]] = {}
    dealt |= {("hands", player): cards[nth * DEALT : (nth + 1) * DEALT] for nth, player in enumerate(state.players)}
    face_up, *deck = cards[len(dealt) * DEALT :]
    return {**dealt, ("face_up",): [face_up], ("deck",): deck}


def takers(state: State) -> Sequence[str]:
    """All players together. Raises ``Unknown``."""
    return state.players if state.phase == Phase.SETUP else []


def candidates(state: State) -> Iterator[Document]:
    """A set-up, with any other members."""
    if state.phase == Phase.SETUP:
        yield {}


def apply(state: State, action: SetUp, after: NextState) -> Sequence[Document]:
    """Everybody has pieces and cards, and the first player begins."""
    players = state.players
    cards = dict(_dealt(state, action.seed))
    if action.seed is None:
        cards |= {place: told for place, told in _given(action) if told}
    (face_up,) = cards["face_up",]
    after.document = {
        **SETTING_UP.kept_of(state.document),
        **begun_chance(action.seed),
        "tiles": [],
        "water": [],
        "palaces": [],
        "palaces_built": [],
        "figures": [],
        "points": dict.fromkeys(players, 0),
        "stocks": {player: first_stock(state.sources) for player in players},
        "supply": first_supply(state.sources),
        "hands": {player: pile(cards["hands", player]) for player in players},
        "face_up": face_up,
        "deck": pile(cards["deck",]),
        "discards": pile([]),
        "scored": [],
    }
    begin_turn(after, lambda: players[0])
    return [{"type": "set-up", "players": list(players), "face_up": face_up}]


GameSetUp = event(
    "set-up",
    "The game is set up.",
    {
        "players": players_field(player_field("A player."), "The players, clockwise.", ["one", "two"], most=len(PLAYERS)),
        "face_up": open_card_field("The open card."),
    },
)

SET_UP = Action(
    SETTING_UP.action,
    SetUp,
    rules=(in_phase(Phase.SETUP), three_cards_each_and_one_turned_up),
    takers=takers,
    candidates=candidates,
    apply=apply,
    events=(GameSetUp,),
)
