"""What must be true of the prices that a state sends, on its own map or in its overlay."""

from collections.abc import Iterator, Mapping

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.graenaland.cards.prices import village_sizes
from lawspeaker.games.graenaland.state import State


@rule("village.price")
def villages_cost_as_many_as_they_must(state: State) -> Iterator[Violation]:
    """A village costs 4 resources on the coast, 5 elsewhere and 6 in the mountains."""

    def wrongly_priced(item: tuple[str, str]) -> Iterator[Violation]:
        territory, at = item
        resources = sum(state.island.price(territory).values())
        sizes = village_sizes(state, territory)
        if resources not in sizes:
            yield violated(at, territory=territory, due=sizes[0] if len(sizes) == 1 else "several", resources=resources)

    return each(_sent(state), wrongly_priced)


def _sent(state: State) -> Iterator[tuple[str, str]]:
    """Each territory whose price the state sends, and where."""
    overlaid = [
        (tile, state.pointer("overlay", "tiles", tile, "price"))
        for tile, figures in state.document.get("overlay", {}).get("tiles", {}).items()
        if "price" in figures
    ]
    if "map" not in state.document:
        yield from ((tile, at) for tile, at in overlaid if tile in state.island.territories)
    for index, tile in enumerate(state.document.get("map", ())):
        if "price" in tile:
            yield tile["territory"], state.pointer("map", index, "price")
        else:
            yield from ((tile["territory"], at) for name, at in overlaid if name == tile.get("tile"))


@rule("costs.something", about="overlay")
def nothing_is_free(state: State) -> Iterator[Violation]:
    """Whatever is built costs resources."""
    costs: Document = state.document.get("overlay", {}).get("costs", {})
    for kind, cost in costs.items():
        prices: Mapping[Path, Document] = (
            {(kind, keep): price for keep, price in cost.items()} if kind == "army" else {(kind,): cost}
        )
        for path, price in prices.items():
            if not any(price.values()):
                yield state.violated("overlay", "costs", *path)
