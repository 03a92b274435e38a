"""What must be true of how many cards each player has, by the round and the phase."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Check, Violation, rule, violated
from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS_IN_A_LANDSCAPE, DEALT, PLAYERS, ROOT, Phase

SQUARES_OF_A_CARD = 6


def _all_told(state: State) -> None:
    """Raises ``Unknown`` unless it is known what each player has."""
    for player in state.players if state.phase != Phase.SETUP else ():
        state.hand(player)
        state.cards_in_landscape(player)


@rule("round.cards", _all_told)
def as_many_cards_as_in_that_round(state: State) -> Iterator[Violation]:
    """In each phase of each round a player has a certain number of cards in the landscape and in hand."""
    checks = (_in_landscapes, _in_hands, _chosen_in_time, _discarded_alone)
    return each(checks, lambda check: check(state))


def _in_landscapes(state: State) -> Iterator[Violation]:
    """A landscape grows by two cards a round, up to eight."""

    def in_landscape(player: str) -> Iterator[Violation]:
        told = state.told_landscape(player)
        if told.has_cards:
            least = most = len(told.placed)
        elif told.has_picture:
            least, most = _cards_that_show(told.picture.squares.bit_count())
        else:
            return
        due = CARDS_IN_A_LANDSCAPE if least > CARDS_IN_A_LANDSCAPE else _due_in_landscape(state, player)
        if not least <= due <= most:
            yield _wrong("landscapes", player, least if due < least else most, due)

    return each(state.document.get("landscapes", {}), in_landscape)


def _cards_that_show(squares: int) -> tuple[int, int]:
    """How many cards may show so many squares, at least and at most; beyond eight cards another rule speaks."""
    if not squares:
        return 0, 0
    covering = -(-max(squares - SQUARES_OF_A_CARD, 0) // (SQUARES_OF_A_CARD - 1))
    return min(1 + covering, CARDS_IN_A_LANDSCAPE), CARDS_IN_A_LANDSCAPE


def _due_in_landscape(state: State, player: str) -> int:
    """How many cards there must be in the landscape of a player. Raises ``Unknown``."""
    if not _plays(state, player) or state.phase == Phase.SETUP:
        return 0
    return (state.round - 1) * DEALT + state.placed_this_round(player)


def _in_hands(state: State) -> Iterator[Violation]:
    """A hand has two cards after dealing, one after choosing, and none after the last was placed."""

    def in_hand(player: str) -> Iterator[Violation]:
        count = len(state.hand(player))
        due = [DEALT] if count > DEALT else _due_in_hand(state, player)
        if count not in due:
            yield _wrong("hands", player, count, max(due))

    return each(state.document.get("hands", {}), in_hand)


def _due_in_hand(state: State, player: str) -> Sequence[int]:
    """How many cards a player may have in hand. Raises ``Unknown``."""
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
            yield _wrong("chosen", player, 1, 0)


def _discarded_alone(state: State) -> Iterator[Violation]:
    """Two players discard nothing."""
    if "discards" in state.document and not state.is_solo and (count := len(state.cards("discards"))):
        yield violated(ROOT + pointer("discards"), pile="discards", player="none", count=count, due=0)


def _plays(state: State, player: str) -> bool:
    """Whether the player plays; as long as it is not known who does, both may."""
    return player in state.document.get("players", PLAYERS)


def _wrong(pile: str, player: str, count: int, due: int) -> Violation:
    return violated(ROOT + pointer(pile, player), pile=pile, player=player, count=count, due=due)


CHECKS: Sequence[Check] = (as_many_cards_as_in_that_round,)
