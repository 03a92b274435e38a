"""The game is set up: the deck is shuffled and the shared condition laid out. Příprava hry; Bodování 4."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.chance import CHANCE, begun_chance, count_shuffles, seed_field, shuffled, shuffled_by_chance
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.game import SettingUp
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.adjudication.wire.secrecy import unseen
from lawspeaker.adjudication.wire.shapes import players_field
from lawspeaker.games.confusing_lands.actions.phases import by_itself, in_phase, whoever_plays
from lawspeaker.games.confusing_lands.cards.opening import leave_card_open
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, UNKNOWN, Card, numbers, pile
from lawspeaker.games.confusing_lands.scoring.ranking import final_ranking, is_complete_tie
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsAction, event, player_field
from lawspeaker.games.confusing_lands.shapes.cards import card_field, pile_field
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS, PLAYERS, Phase

SETTING_UP = SettingUp(action="set-up", given=("edition", "overlay", "readings", "players"), bare={"phase": Phase.SETUP.value})


class SetUp(ConfusingLandsAction):
    """A game is set up, also the next one after a tie. The deck comes from a seed, is sent with the action, or stays unknown."""

    seed = member(seed_field("The seed that shuffles the deck, if the deck is not sent.", "elk and wolf"), default=None)
    deck: Document = member(unseen(pile_field("The shuffled deck, before the shared condition is taken from it.")), default={})
    shared: Card = member(card_field("Claim: the card with the shared condition."), default=UNKNOWN)


def is_due(state: State) -> bool:
    """Whether a game is to be set up: the first, or after a complete tie another. Raises ``Unknown``."""
    return state.phase == Phase.SETUP or (state.phase == Phase.OVER and is_complete_tie(state))


def _deck(state: State, action: SetUp) -> Sequence[Card]:
    """The whole deck as it was shuffled, as far as that is known."""
    if "cards" in action.deck:
        cards: Sequence[Card] = action.deck["cards"]
        return cards
    numbers = range(1, CARDS + 1)
    if action.seed is not None:
        return [{"card": number} for number in shuffled(action.seed, "deck", numbers)]
    return where_known(lambda: [{"card": number} for number in shuffled_by_chance(state, "deck", numbers)], [HIDDEN] * CARDS)


@rule("setup.deck")
def all_cards_are_shuffled(state: State, action: SetUp) -> Iterator[Violation]:
    """The deck is made of all 18 cards."""
    cards = action.deck.get("cards", ())
    counts = {action.deck.get("count", CARDS), len(_deck(state, action))}
    for count in counts - {CARDS}:
        yield action.violated("deck", count=count, total=CARDS, card="none")
    seen = numbers(cards)
    for nth, card in enumerate(cards):
        if card and seen.count(card["card"]) > 1 and card in cards[:nth]:
            yield action.violated("deck", "cards", nth, count=seen.count(card["card"]), total=1, card=card["card"])


@rule("setup.shared")
def shared_condition_is_the_top_card(state: State, action: SetUp) -> Iterator[Violation]:
    """The shared condition is the top card of the shuffled deck."""
    if not action.shared or not _deck(state, action):
        return
    top, *others = _deck(state, action)
    if top != action.shared if "card" in top else action.shared in others:
        instead = {"fault": "other", "expected_card": top["card"]} if "card" in top else {"fault": "deeper"}
        yield action.violated("shared", card=action.shared["card"], **instead)


@rule("setup.deciding-game")
def another_game_decides_a_complete_tie(state: State, action: SetUp) -> Iterator[Violation]:
    """When the game is over it is set up again only after a complete tie."""
    if state.phase == Phase.OVER and not is_complete_tie(state):
        winner = next(player for player, rank in final_ranking(state).ranks.items() if rank.high == 1)
        yield action.violated("type", fault="alone" if state.is_solo else "won", player=winner)


def apply(state: State, action: SetUp, after: NextState) -> Sequence[Document]:
    """The shared condition lies open, the other cards are the deck; nobody has placed any."""
    top, *others = _deck(state, action)
    shared = top if "card" in top else action.shared
    begun = {"phase": Phase.DEALING.value, "round": 1, "shared": shared, "deck": pile(others)}
    after.document = {**SETTING_UP.kept_of(state.document), **_chance(state, action), **begun}
    if action.seed is None and "cards" not in action.deck:
        count_shuffles(after, state, lambda: 1)
    leave_card_open(after, ("shared",), shared, action.pointer("shared"))
    for nth, card in enumerate(others):
        leave_card_open(after, ("deck", "cards", nth), card, action.pointer("deck", "cards", nth + 1, "card"))

    def seat() -> Document:
        after.document = {**after.document, **_of_players(state.players)}
        return {"players": list(state.players)}

    seated = after.step(seat, lambda: [("landscapes",), ("hands",), ("discards",)])
    return [{"type": "set-up", "shared": shared, **(seated or {})}]


def _chance(state: State, action: SetUp) -> Document:
    """The chance of the game that begins: that of the seed, or that of the game before."""
    of_the_game_before = {CHANCE: state.document[CHANCE]} if CHANCE in state.document else {}
    return begun_chance(action.seed) or of_the_game_before


def _of_players(players: Sequence[str]) -> Document:
    """What the players have before anything is dealt; only who plays alone discards cards."""
    return {
        "landscapes": {player: {"placed": []} for player in players},
        "hands": {player: pile([]) for player in players},
        **({"discards": pile([])} if len(players) == 1 else {}),
    }


GameSetUp = event(
    "set-up",
    "The game is set up.",
    {
        "shared": card_field("The shared condition, if it is known.", required=True),
        "players": players_field(player_field("A player."), "The players, if they are known.", ["one", "two"], most=len(PLAYERS)),
    },
)

SET_UP = Action(
    SETTING_UP.action,
    SetUp,
    rules=(
        in_phase(SETTING_UP.action, Phase.SETUP, judged_in=(Phase.OVER,)),
        all_cards_are_shuffled,
        shared_condition_is_the_top_card,
        another_game_decides_a_complete_tie,
    ),
    takers=whoever_plays(is_due),
    candidates=by_itself(is_due),
    apply=apply,
    events=(GameSetUp,),
)
