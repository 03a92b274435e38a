"""Games are found where packages offer them, ours first, and none is imported before it is looked up."""

import importlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from lawspeaker.games import GAMES, InstalledGames, InvalidPackageError

Offer = Callable[..., None]
Module = Callable[[str, str], None]

LOOKS_UP_ONE = """
import sys
from lawspeaker.games import GAMES
assert "graenaland" in GAMES and len(list(GAMES)) >= 3
GAMES["java"]
print(*sorted({name.split(".")[2] for name in sys.modules if name.startswith("lawspeaker.games.")}))
"""


@pytest.fixture
def offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Offer:
    """Installs a package that offers games, by id what leads to each."""
    list(GAMES)  # which finds once what is installed: nothing of what these tests install
    monkeypatch.syspath_prepend(tmp_path)

    def install(package: str, **games: str) -> None:
        folder = tmp_path / f"{package}-1.dist-info"
        folder.mkdir()
        folder.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n", encoding="utf-8")
        lines = [f"{id} = {value}\n" for id, value in games.items()]
        folder.joinpath("entry_points.txt").write_text(f"[lawspeaker.games]\n{''.join(lines)}", encoding="utf-8")

    return install


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Module:
    """Writes a module next to the packages, which is unloaded after the test."""

    def write(name: str, code: str) -> None:
        monkeypatch.setitem(sys.modules, name, ModuleType(name))  # taken out at the end, even if the test imports it
        del sys.modules[name]
        tmp_path.joinpath(f"{name}.py").write_text(code, encoding="utf-8")
        importlib.invalidate_caches()

    return write


def test_ours_come_first_and_the_others_by_their_ids(offer: Offer) -> None:
    offer("some-games", ludo="ludo:LUDO", chess="chess:CHESS")
    offer("another-game", draughts="draughts:DRAUGHTS")
    found = list(InstalledGames())
    assert found[:3] == list(GAMES.ours) == ["graenaland", "confusing-lands", "java"]
    assert [id for id in found if id not in GAMES] == ["chess", "draughts", "ludo"]


def test_ours_are_only_those_of_our_own_package(offer: Offer) -> None:
    offer("some-games", chess="lawspeaker.games.java:JAVA")
    found = InstalledGames()
    assert "chess" in found
    assert "chess" not in found.ours


def test_two_packages_with_the_same_game_are_both_named(offer: Offer) -> None:
    offer("java-again", java="lawspeaker.games.java:JAVA")
    with pytest.raises(InvalidPackageError, match="The packages java-again and lawspeaker both offer the game java"):
        InstalledGames()["java"]


def test_a_package_that_offers_something_else_is_named(offer: Offer) -> None:
    offer("no-game", chess="lawspeaker.games:GAMES")
    with pytest.raises(InvalidPackageError, match=r"The package no-game offers lawspeaker\.games:GAMES as the game chess"):
        InstalledGames()["chess"]


def test_a_package_that_offers_a_game_by_another_id_is_named(offer: Offer) -> None:
    offer("misspelt", jawa="lawspeaker.games.java:JAVA")
    with pytest.raises(InvalidPackageError, match=r"The package misspelt offers .* as the game jawa, but the id .* is java"):
        InstalledGames()["jawa"]


@pytest.mark.parametrize("value", ["no_such_module:CHESS", "lawspeaker.games:CHESS"])
def test_a_package_whose_game_cannot_be_imported_is_named(offer: Offer, value: str) -> None:
    offer("broken", chess=value)
    with pytest.raises(InvalidPackageError, match=r"The package broken offers .* as the game chess, which cannot be imported"):
        InstalledGames()["chess"]


@pytest.mark.parametrize("error", [FileNotFoundError("catalogue.yaml"), LookupError("no such message"), TypeError("no Game")])
def test_any_error_while_importing_a_game_names_the_package(offer: Offer, module: Module, error: Exception) -> None:
    module("chess", f"raise {error!r}")
    offer("broken", chess="chess:CHESS")
    with pytest.raises(InvalidPackageError, match=rf"The package broken offers .*{error.args[0]}"):
        InstalledGames()["chess"]


DOUBLED = """
from dataclasses import replace
from lawspeaker.games import GAMES
CHESS = replace(GAMES["java"], id="chess", audit=(*GAMES["java"].audit, *GAMES["java"].audit))
"""


def test_a_game_that_checks_a_rule_twice_is_refused(offer: Offer, module: Module) -> None:
    module("chess", DOUBLED)
    offer("broken", chess="chess:CHESS")
    with pytest.raises(InvalidPackageError, match=r"The package broken offers .* as the game chess: chess checks rules twice"):
        InstalledGames()["chess"]


@pytest.mark.slow
def test_only_the_game_that_is_looked_up_is_imported() -> None:
    done = subprocess.run([sys.executable, "-c", LOOKS_UP_ONE], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["java"]
