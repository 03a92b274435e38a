"""What must be true of how many cards each player has, by the round and the phase."""

from collections.abc import Iterator, Sequence
from functools import partial

from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Count, all_hold, each, surely, where_known
from lawspeaker.games.confusing_lands.audits.landscapes import can_be_made_of
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.room import FEWEST_WITHOUT_ROOM
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import (
    CARDS,
    CARDS_IN_A_LANDSCAPE,
    DEALT,
    PLAYERS,
    ROUNDS,
    Phase,
)

IN_THE_DECK = CARDS - 1
"""Cards that are left when the shared condition lies in the middle."""
TAKEN_IN_A_ROUND = DEALT * len(PLAYERS)
"""Cards that the deck loses in a round; the player who plays alone discards one of them and has another instead of one dealt."""


def _all_given(state: State) -> None:
    """Raises ``Unknown`` unless it is known what each player has."""
    for player in state.players if state.phase != Phase.SETUP else ():
        state.hand(player)
        state.cards_in_landscape(player)


@rule("round.cards", _all_given)
def as_many_cards_as_in_that_round(state: State) -> Iterator[Violation]:
    """In each phase of each round a player has a certain number of cards in the landscape and in hand."""
    checks = (
        _in_landscapes,
        _in_hands,
        _chosen_in_time,
        _set_aside_in_time,
        _discarded_alone,
        _all_in_the_deck_before_the_game,
        _left_in_the_deck,
        _scored_after_the_last_round,
    )
    return each(checks, lambda check: check(state))


def _in_landscapes(state: State) -> Iterator[Violation]:
    """A landscape grows by two cards a round, up to eight."""

    def in_landscape(player: str) -> Iterator[Violation]:
        given = state.given_landscape(player)
        if given.has_cards:
            count = len(given.placed)
            most = Count.exactly(CARDS_IN_A_LANDSCAPE)
            due = most if count > CARDS_IN_A_LANDSCAPE else _due_in_landscape(state, player)
        elif given.has_picture:
            due = _due_in_landscape(state, player)
            count = _cards_that_show(state, given.picture, due)
        else:
            return
        if not due.allows(count):
            yield _wrong("landscapes", count, due.low if due.is_exact else due, player)

    return each(state.document.get("landscapes", {}), in_landscape)


def _cards_that_show(state: State, seen: Landscape, due: Count) -> int:
    """The number of cards that may have made a landscape: the expected number ``due``, or else the nearest possible number."""
    if not seen.squares:
        return 0
    numbers = range(max(due.low, 1), CARDS_IN_A_LANDSCAPE + 1)
    return next((cards for cards in numbers if can_be_made_of(state, seen, cards)), due.low)  # else another rule speaks


def _due_in_landscape(state: State, player: str) -> Count:
    """The required number of cards in the landscape of a player, without those that were set aside. Raises ``Unknown``."""
    return _due(state, player).less(len(state.set_aside(player)))


def _due(state: State, player: str) -> Count:
    """The number of cards that the player must have placed or set aside, as far as the round is known. Raises ``Unknown``."""
    if not _plays(state, player) or surely(lambda: _is_before_the_game(state)):
        return Count.exactly(0)
    now, placed = state.round_as_known, Count.within(partial(state.placed_this_round, player), 0, DEALT)
    return Count((now.low - 1) * DEALT, ((now.high or ROUNDS) - 1) * DEALT, now.missing) + placed


def _in_hands(state: State) -> Iterator[Violation]:
    """A hand has two cards after dealing, one after choosing, and none after the last was placed."""

    def in_hand(player: str) -> Iterator[Violation]:
        count = len(state.hand(player))
        due = [DEALT] if count > DEALT else _due_in_hand(state, player)
        if count not in due:
            yield _wrong("hands" if len(due) == 1 else "hands-at-most", count, max(due), player, at="hands")

    return each(state.document.get("hands", {}), in_hand)


def _due_in_hand(state: State, player: str) -> Sequence[int]:
    """The possible numbers of cards in a player's hand. Raises ``Unknown``."""
    if not _plays(state, player):
        return [0]
    match state.phase:
        case Phase.CHOOSING:
            return [DEALT - 1 if player in state.known("chosen") else DEALT]
        case Phase.PLACING_CHOSEN | Phase.PASSING:
            return [1]
        case Phase.PLACING_PASSED:
            return [0, 1]
        case _:
            return [0]


def _chosen_in_time(state: State) -> Iterator[Violation]:
    """Cards are chosen by those who play, and lie there only until they are placed."""
    for player in state.document.get("chosen", {}):
        if not _plays(state, player) or state.phase not in (Phase.CHOOSING, Phase.PLACING_CHOSEN):
            yield _wrong("chosen", 1, 0, player)


def _set_aside_in_time(state: State) -> Iterator[Violation]:
    """Cards are set aside only when those in the landscape can leave no room for them."""

    def set_aside(player: str) -> Iterator[Violation]:
        count = len(state.set_aside(player))
        due = _due(state, player).less(FEWEST_WITHOUT_ROOM) if count else Count.exactly(0)  # each card brings one condition
        most = due.high or 0
        if count > most:
            yield _wrong("set-aside", count, most, player, at="set_aside")

    return each(state.document.get("set_aside", {}), set_aside)


def _discarded_alone(state: State) -> Iterator[Violation]:
    """Two players discard nothing, and nobody does before the game is set up."""
    if "discards" not in state.document or (count := len(state.cards("discards"))) == 0:
        return
    if not all_hold(lambda: state.is_solo, lambda: not _is_before_the_game(state)):
        yield _wrong("discards", count, 0)


def _all_in_the_deck_before_the_game(state: State) -> Iterator[Violation]:
    """Before the game is set up no card lies in the middle, and the deck is made of all of them; nor is it a later round."""
    if not state.given.keys() & {"round", "shared", "deck"} or not _is_before_the_game(state):
        return
    if "shared" in state.document:
        yield _wrong("shared", 1, 0)
    if (given := state.count("round", low=1, high=ROUNDS)).low > 1:
        yield _wrong("round", given, 1)
    if "deck" in state.document and (count := len(state.cards("deck"))) != CARDS:
        yield _wrong("deck", count, CARDS)


def _left_in_the_deck(state: State) -> Iterator[Violation]:
    """Each round takes four cards from the deck; alone, the last two of them when the card left in hand is discarded."""
    if not state.tells("deck") or surely(lambda: _is_before_the_game(state)):
        return
    count, due = len(state.cards("deck")), _due_in_the_deck(state)
    if "phase" not in state.document and state.round_as_known.allows(1):
        due = [CARDS, *due]
    if not {count, state.known("deck").get("count", count)} & {*due}:
        yield _wrong("deck", count, due[0]) if len(due) == 1 else _wrong("deck-of-any-round", count, due, at="deck")


def _due_in_the_deck(state: State) -> Sequence[int]:
    """The possible numbers of cards in the deck after the game has begun, the largest first."""
    match state.document.get("phase"):
        case Phase.DEALING:
            taken = {0}
        case None | Phase.CHOOSING | Phase.PLACING_CHOSEN | Phase.PASSING as phase:
            taken = where_known(lambda: {DEALT if state.is_solo else TAKEN_IN_A_ROUND}, {DEALT, TAKEN_IN_A_ROUND})
            taken |= set() if phase else {0, TAKEN_IN_A_ROUND}
        case _:
            taken = {TAKEN_IN_A_ROUND}
    now = state.round_as_known
    rounds = range(now.low, (now.high or ROUNDS) + 1)
    return sorted({IN_THE_DECK - TAKEN_IN_A_ROUND * (number - 1) - more for number in rounds for more in taken}, reverse=True)


def _scored_after_the_last_round(state: State) -> Iterator[Violation]:
    """The points are counted when the last round is over."""
    last = (Phase.SCORING, Phase.OVER)
    if state.document.get("phase", Phase.OVER) not in last:
        return
    given = state.count("round", high=ROUNDS)
    if not given.allows(ROUNDS) and state.phase in last:
        yield _wrong("last-round", given, ROUNDS, at="round")


def _is_before_the_game(state: State) -> bool:
    """Whether nothing is set up yet. Raises ``Unknown``."""
    return state.phase == Phase.SETUP


def _plays(state: State, player: str) -> bool:
    """Whether the player plays; as long as it is not known who does, both may."""
    return player in state.document.get("players", PLAYERS)


def _wrong(
    pile: str, count: int | Count, due: int | Count | Sequence[int], player: str | None = None, at: str | None = None
) -> Violation:
    path = [at or pile] if player is None else [at or pile, player]
    return violated(ROOT + pointer(*path), pile=pile, player=player or "none", count=count, due=due)
