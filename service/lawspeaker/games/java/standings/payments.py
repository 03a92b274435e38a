"""What a place in the ranking pays, in a city or on a shore. ¶19, 42-44."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import Gaps
from lawspeaker.games.java.figures.standing import Standing
from lawspeaker.games.java.scoring.final import paid, place
from lawspeaker.games.java.scoring.irrigation import worth


def paid_in_city(standing: Standing, player: str, value: Callable[[], int], sources: Sources) -> int:
    """What the final scoring pays the player in a city whose palace has that value. Raises ``Unknown``."""
    prize = standing.always(lambda decided: place(decided, player, sources))
    return paid(value(), prize) if prize else 0


def paid_on_shore(standing: Standing, player: str, number: Callable[[], int], sources: Sources) -> int:
    """The points of the player for ``number`` connected spaces of water. Raises ``Unknown``."""
    return worth(number(), sources) if standing.is_first_alone(player) else 0


def paid_to_each(players: Iterable[str], payment: Callable[[str], int], gaps: Gaps) -> Mapping[str, int]:
    """The points of the players for whom they are known."""
    paid_to = {player: gaps.where_known(partial(payment, player), None) for player in players}
    return {player: points for player, points in paid_to.items() if points is not None}
