"""The games, and the registry of them: adding a game is a folder here and a line in the registry."""

from collections.abc import Mapping
from typing import Any

from lawspeaker.adjudication.game import Game
from lawspeaker.games.confusing_lands import CONFUSING_LANDS
from lawspeaker.games.graenaland import GRAENALAND
from lawspeaker.games.java import JAVA

GAMES: Mapping[str, Game[Any]] = {game.id: game for game in (GRAENALAND, CONFUSING_LANDS, JAVA)}
"""Every game, by id."""
