"""Where a state names territories, and what it contains in addition to the board."""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document, Path


def territories_named(document: Document) -> Iterator[tuple[Path, str]]:
    """Each name of a territory in a state, with its place; not those of the map."""
    for name in document.get("territories", ()):
        yield ("territories", name), name
    for player, clan in document.get("clans", {}).items():
        for index, waiting in enumerate(clan.get("waiting", ())):
            for place, name in enumerate(waiting.get("territories", ())):
                yield ("clans", player, "waiting", index, "territories", place), name
    for path, phase in building_phases(document):
        for place, name in enumerate(phase.get("markets_used", ())):
            yield (*path, "markets_used", place), name
    for name in document.get("placement", {}).get("cards", ()):
        yield ("placement", "cards", name), name
    for path, given in given_beside_the_board(document):
        if "territory" in given:
            yield (*path, "territory"), given["territory"]


def given_beside_the_board(document: Document) -> Iterator[tuple[Path, Document]]:
    """What the state says about players and territories outside the board, each with its place."""
    for names in (("proposal",), ("announcement",), ("placement", "newcomer")):
        given: Document = document
        for name in names:
            given = given.get(name, {})
        yield names, given
    for index, claim in enumerate(document.get("claims", ())):
        yield ("claims", index), claim
    for path, phase in building_phases(document):
        yield path, phase
        for index, offer in enumerate(phase.get("offers", ())):
            yield (*path, "offers", index), offer


def building_phases(document: Document) -> Iterator[tuple[Path, Document]]:
    """What has happened in building phases, each with its place: in this one, and in those of void claims."""
    if "building" in document:
        yield ("building",), document["building"]
    for index, claim in enumerate(document.get("void_claims", ())):
        yield ("void_claims", index), claim
