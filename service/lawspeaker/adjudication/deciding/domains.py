"""Domains: the numbers that are possible where a state gives only bounds."""

from collections.abc import Sequence
from functools import partial

from lawspeaker.adjudication.document import Path
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.unknown import AT_LEAST, AT_MOST, where_known
from lawspeaker.adjudication.wire.quantities import quantity_at


def domain_of(game: Game[S], state: S, path: Path) -> Sequence[object] | None:
    """All values that the game allows at ``path``; ``None`` if the game declares no domain, or something is unknown."""
    return state.sources.without_assumptions(partial(where_known, partial(game.domain, state, path), None))


def numbers_within_bounds(game: Game[S], state: S, path: Path) -> Sequence[int]:
    """All numbers that are possible at ``path``, for which ``state`` gives bounds; if none is, the lowest."""
    bounds, quantity = state.bounds[path], quantity_at(state.sources.quantities, path)
    assert quantity is not None
    domain = domain_of(game, state, path)
    allowed = range(quantity.minimum, quantity.maximum + 1) if domain is None else domain
    assert isinstance(allowed, range)
    most = min(bounds.get(AT_MOST, allowed.stop), allowed.stop - 1)
    return range(max(bounds[AT_LEAST], allowed.start), most + 1) or range(bounds[AT_LEAST], bounds[AT_LEAST] + 1)
