"""What a place in the ranking pays, in a city or on a shore. ¶19, 42-44."""

from collections.abc import Callable

from lawspeaker.adjudication.sources import Sources
from lawspeaker.games.java.figures.standing import Standing
from lawspeaker.games.java.scoring.final import paid, place
from lawspeaker.games.java.scoring.irrigation import worth


def paid_in_city(standing: Standing, player: str, value: Callable[[], int], sources: Sources) -> int:
    """What the final scoring pays the player in a city whose palace has that value. Raises ``Unknown``."""
    prize = place(standing, player, sources)
    return paid(value(), prize) if prize else 0


def paid_on_shore(standing: Standing, player: str, number: Callable[[], int], sources: Sources) -> int:
    """What so many spaces of water that hang together pay the player. Raises ``Unknown``."""
    is_paid = standing.is_first(player) and standing.first_alone == player
    return worth(number(), sources) if is_paid else 0
