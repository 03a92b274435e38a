"""What a player sees of a game is asked about like any state, and the answers say no more than this player knows."""

from collections.abc import Iterator
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.erasing import beyond
from lawspeaker.conformance.package.hiding import in_state
from lawspeaker.conformance.package.subject import Package, of_each_case

LISTED = 10
"""How many actions of a list are tried."""


@of_each_case("rulings")
def views_say_no_more_than_is_known(package: Package, case: Case) -> Iterator[str]:
    """The view of a player is a possible state in which nothing more is hidden. What is legal is not illegal as a player sees it,
    and the ruling tells no more. What is listed as legal for what a player sees is not illegal in the whole state."""
    whole = package.answered("rulings", case.request) if "views" in package.questions else None
    viewer = package.at_random("views", case.id).choice([{}, *({"player": player} for player in package.game.player_names)])
    for complaint in _says_more(package, case.request, whole, viewer) if whole else ():
        yield f"as {viewer.get('player', 'somebody who watches')} sees it, {complaint}"


def _says_more(package: Package, asked: Document, whole: Any, viewer: Document) -> Iterator[str]:
    def seen(state: Document) -> Any:
        return package.ask("views", {"state": state, "actions": [asked["action"]], **viewer})["state"]

    view = seen(asked["state"])
    if seen(view) != view:
        yield f"something is still hidden in {view}"
    if view == asked["state"]:
        return
    ruling = package.ask("rulings", {**asked, "state": view})
    if whole["verdict"] == "legal" == ruling["verdict"]:
        told = {*beyond(ruling["state"], whole["state"])} & {*beyond(ruling["state"], seen(whole["state"]))}
        yield from (f"the next state tells {in_state([place])}" for place in told)
    elif whole["verdict"] == "legal" and ruling["verdict"] == "illegal":
        yield "a legal action is illegal"
    for listed in package.ask("legal-actions", {"state": view, "limit": LISTED})["actions"]:
        is_by_chance = "player" not in listed  # of these, each possible outcome is listed
        if not is_by_chance and package.ask("rulings", {"state": asked["state"], "action": listed})["verdict"] == "illegal":
            yield f"{listed} is listed, which is illegal"
