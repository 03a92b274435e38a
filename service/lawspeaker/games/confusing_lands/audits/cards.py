"""What must be true of the cards: there are 18, each of them once."""

from collections.abc import Iterator, Sequence
from functools import partial

from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import each, where_known
from lawspeaker.adjudication.wire.unordered import is_miscounted
from lawspeaker.games.confusing_lands.cards.whereabouts import location
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS, PLAYERS, Phase

Path = tuple[str, ...]
_PILES = ("hands", "set_aside", "deck", "discards")


def _numbers(state: State, places: Sequence[Path]) -> Iterator[int]:
    """The number of cards in these places. Raises ``Unknown`` after the last place if some are unknown."""
    return each(places, lambda path: (_number(state, path),))


def _number(state: State, path: Path) -> int:
    match path[0]:
        case "shared":
            return 1
        case "landscapes":
            return state.cards_in_landscape(path[1])
        case "set_aside":
            return len(state.set_aside(path[1]))
        case "chosen":
            return len(state.known("chosen"))
        case _:
            return len(state.cards(*path))


def _places(state: State) -> Sequence[Path]:
    """Everywhere where cards are now. Raises ``Unknown``."""
    if state.phase == Phase.SETUP:
        return ()
    places: list[Path] = [("shared",), *_of_each(state.players), ("deck",)]
    if state.phase in (Phase.CHOOSING, Phase.PLACING_CHOSEN) or "chosen" in state.document:
        places.append(("chosen",))
    if state.is_solo or "discards" in state.document:
        places.append(("discards",))
    return places


def _given_places(state: State) -> Sequence[Path]:
    """Everywhere where the state mentions cards."""
    by_player = [path for path in _of_each(PLAYERS) if path[1] in state.document.get(path[0], {})]
    return [*by_player, *((name,) for name in ("shared", "chosen", "deck", "discards") if name in state.document)]


def _of_each(players: Sequence[str]) -> Sequence[Path]:
    return [(name, player) for name in ("landscapes", "hands", "set_aside") for player in players]


def _every_pile(state: State) -> None:
    for _ in _numbers(state, _places(state)):
        pass


@rule("cards.once", _every_pile)
def each_card_is_there_once(state: State) -> Iterator[Violation]:
    """Each of the 18 cards is there once."""
    for card, places in sorted(entry for entry in state.whereabouts.known.items() if len(entry[1]) > 1):
        first = location(places[0])
        for place in places[1:]:
            here = location(place)
            fault = "twice" if here == first else "elsewhere"
            yield state.violated(*place, fault=fault, card=card, location=here, other_location=first)


@rule("cards.count", _every_pile)
def there_are_eighteen_cards(state: State) -> Iterator[Violation]:
    """A pile lists as many cards as it says that it has, and there are 18 cards in all."""
    counted: dict[Path, int] = {}
    miscounted = False
    for path in _given_places(state):
        number = where_known(partial(_number, state, path), None)
        if number is not None:
            counted[path] = number
        pile = state.known(*path) if path[0] in _PILES else {}
        if is_miscounted(pile):
            yield state.violated(*path, "count", fault="pile", count=pile["count"], total=len(pile["cards"]))
            miscounted = True

    def everywhere() -> int:
        places = _places(state)
        return sum(counted[path] if path in counted else _number(state, path) for path in places) if places else CARDS

    count = sum(counted.values())
    if count <= CARDS:  # there may be more that are unknown
        count = CARDS if miscounted else where_known(everywhere, CARDS)
    if count != CARDS:
        yield state.violated(fault="all", count=count, total=CARDS)
