"""The registry of the games that are installed, ours and anybody's.

A package offers a game by an entry point in the group ``lawspeaker.games``: its name is the id of the game, its value leads
to the ``Game``. ``CONTRIBUTING.md`` has the recipe.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from lawspeaker.adjudication.rules.game import Game

GROUP = "lawspeaker.games"
_OURS = "lawspeaker"
"""The name of our own package."""
_FIRST = ("graenaland", "confusing-lands", "java")
"""The games that are listed before all others, which follow by their ids."""


class InvalidPackageError(Exception):
    """An installed package offers a game that cannot be used."""


class InstalledGames(Mapping[str, Game[Any]]):
    """The games of the installed packages, or of one of them, by id.

    A game is imported when it is looked up, and not before: the command line has to start quickly. Looking one up raises
    ``InvalidPackageError`` if what is installed under its id is no game, or two.
    """

    def __init__(self, package: str | None = None) -> None:
        self._package = package

    @cached_property
    def ours(self) -> "InstalledGames":
        """Only the games of our own package."""
        return self.of_package(_OURS)

    def of_package(self, name: str) -> "InstalledGames":
        """Only the games of the package of that name."""
        return InstalledGames(name)

    @cached_property
    def _offers(self) -> Mapping[str, Sequence[EntryPoint]]:
        """The entry points by id; there should be one for each."""
        found: dict[str, list[EntryPoint]] = {id: [] for id in _FIRST}
        for offer in sorted(entry_points(group=GROUP), key=lambda offer: (offer.name, _package(offer))):
            if self._package in (None, _package(offer)):
                found.setdefault(offer.name, []).append(offer)
        return {id: offers for id, offers in found.items() if offers}

    def __getitem__(self, id: str) -> Game[Any]:
        offer, *others = self._offers[id]
        if others:
            packages = " and ".join(_package(one) for one in (offer, *others))
            raise InvalidPackageError(f"The packages {packages} both offer the game {id}. Uninstall all but one of them.")
        try:
            game = offer.load()
        except Exception as error:  # whatever the package does as it is imported
            raise InvalidPackageError(f"{_offer_in_words(offer)}, which cannot be imported: {error}") from error
        if not isinstance(game, Game):
            raise InvalidPackageError(f"{_offer_in_words(offer)}, which is not a Game.")
        if game.id != id:
            raise InvalidPackageError(f"{_offer_in_words(offer)}, but the id of that Game is {game.id}.")
        try:
            game.require_rules()
        except LookupError as error:
            raise InvalidPackageError(f"{_offer_in_words(offer)}: {error}") from error
        return game

    def __contains__(self, id: object) -> bool:
        return id in self._offers

    def __iter__(self) -> Iterator[str]:
        return iter(self._offers)

    def __len__(self) -> int:
        return len(self._offers)


def _package(offer: EntryPoint) -> str:
    return offer.dist.name if offer.dist else "?"


def _offer_in_words(offer: EntryPoint) -> str:
    return f"The package {_package(offer)} offers {offer.value} as the game {offer.name}"


GAMES = InstalledGames()
"""Every game that is installed, by id: ours first, then the others by their ids."""
