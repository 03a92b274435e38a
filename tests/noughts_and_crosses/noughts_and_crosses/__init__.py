"""Noughts and crosses: all that is known of the game, and a model of a package with a game for Lawspeaker."""

from pathlib import Path

from lawspeaker.adjudication.rules.action import by_type
from lawspeaker.adjudication.rules.catalogue import Catalogue
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.messages import KERNEL, Messages
from noughts_and_crosses.audit import AUDIT
from noughts_and_crosses.begin import BEGIN, SETTING_UP
from noughts_and_crosses.mark import MARK
from noughts_and_crosses.state import State, StateShape
from noughts_and_crosses.words import PLAYERS

_FOLDER = Path(__file__).parent

NOUGHTS_AND_CROSSES: Game[State] = Game(
    id="noughts-and-crosses",
    ruleset="noughts-and-crosses/1",
    players=(2, 2),
    player_names=PLAYERS,
    folder=_FOLDER,
    catalogue=Catalogue.load(_FOLDER / "catalogue.yaml"),
    messages=Messages(KERNEL, _FOLDER / "messages"),
    StateShape=StateShape,
    State=State,
    actions=by_type(BEGIN, MARK),
    setting_up=SETTING_UP,
    audit=AUDIT,
)
