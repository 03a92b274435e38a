"""Confusing Lands, a game by Zak Eidsvoog (2024): all that the service knows of it."""

from pathlib import Path

from lawspeaker.adjudication.catalogue import Catalogue
from lawspeaker.adjudication.editions import load_editions
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.legacy import Action, adapted
from lawspeaker.adjudication.messages import KERNEL, Messages
from lawspeaker.games.confusing_lands.actions.choose import Choose
from lawspeaker.games.confusing_lands.actions.deal import Deal
from lawspeaker.games.confusing_lands.actions.pass_on import PassOn
from lawspeaker.games.confusing_lands.actions.place import Place
from lawspeaker.games.confusing_lands.actions.replace_card import ReplaceCard
from lawspeaker.games.confusing_lands.actions.score import Score
from lawspeaker.games.confusing_lands.actions.set_up import SETTING_UP, SetUp
from lawspeaker.games.confusing_lands.audits import AUDIT
from lawspeaker.games.confusing_lands.naming import misnamed
from lawspeaker.games.confusing_lands.picture.drawing import draw
from lawspeaker.games.confusing_lands.scoring.sheet import score_sheet
from lawspeaker.games.confusing_lands.shapes.state import state_shape
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import PLAYERS

_FOLDER = Path(__file__).parent
_ACTIONS: tuple[type[Action[State]], ...] = (SetUp, Deal, Choose, Place, PassOn, ReplaceCard, Score)


_CATALOGUE = Catalogue.load(_FOLDER / "catalogue.yaml")
_EDITIONS = load_editions(_FOLDER / "editions", "envy-born-2024")

CONFUSING_LANDS: Game[State] = Game(
    id="confusing-lands",
    name="ConfusingLands",
    ruleset="confusing-lands/1",
    players=(1, 2),
    catalogue=_CATALOGUE,
    editions=_EDITIONS,
    messages=Messages(KERNEL, _FOLDER / "messages"),
    options=(),
    player_names=PLAYERS,
    State=state_shape(_CATALOGUE, list(_EDITIONS)),
    view=State,
    misnamed=misnamed,
    actions={action.type: adapted(action) for action in _ACTIONS},
    setting_up=SETTING_UP,
    audit=AUDIT,
    scoring=score_sheet,
    draw=draw,
    folder=_FOLDER,
)
