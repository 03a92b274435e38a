"""Java, a game by Wolfgang Kramer and Michael Kiesling (2000): all that the service knows of it."""

from pathlib import Path

from lawspeaker.adjudication.catalogue import Catalogue
from lawspeaker.adjudication.editions import load_editions
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.legacy import Action, adapted
from lawspeaker.adjudication.messages import KERNEL, Messages
from lawspeaker.games.java.actions.bid import Bid
from lawspeaker.games.java.actions.build_palace import BuildPalace
from lawspeaker.games.java.actions.draw_card import DrawCard
from lawspeaker.games.java.actions.end_turn import EndTurn
from lawspeaker.games.java.actions.enlarge_palace import EnlargePalace
from lawspeaker.games.java.actions.enter import Enter
from lawspeaker.games.java.actions.final_scoring import FinalScoring
from lawspeaker.games.java.actions.hold_festival import HoldFestival
from lawspeaker.games.java.actions.lay_land import LayLand
from lawspeaker.games.java.actions.lay_water import LayWater
from lawspeaker.games.java.actions.leave import Leave
from lawspeaker.games.java.actions.move import Move
from lawspeaker.games.java.actions.pass_ import Pass
from lawspeaker.games.java.actions.set_up import SETTING_UP, SetUp
from lawspeaker.games.java.actions.use_token import UseToken
from lawspeaker.games.java.audits import AUDIT
from lawspeaker.games.java.naming import misnamed
from lawspeaker.games.java.picture.drawing import draw
from lawspeaker.games.java.scoring.sheet import score_sheet
from lawspeaker.games.java.shapes.state import state_shape
from lawspeaker.games.java.standings.question import standings
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import PLAYERS

_FOLDER = Path(__file__).parent
_ACTIONS: tuple[type[Action[State]], ...] = (
    SetUp,
    UseToken,
    HoldFestival,
    BuildPalace,
    EnlargePalace,
    DrawCard,
    LayWater,
    Enter,
    Leave,
    Move,
    LayLand,
    Bid,
    Pass,
    EndTurn,
    FinalScoring,
)

_CATALOGUE = Catalogue.load(_FOLDER / "catalogue.yaml")
_EDITIONS = load_editions(_FOLDER / "editions", "ravensburger-2000")

JAVA: Game[State] = Game(
    id="java",
    ruleset="java/1",
    players=(2, 4),
    catalogue=_CATALOGUE,
    editions=_EDITIONS,
    messages=Messages(KERNEL, _FOLDER / "messages"),
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
    questions=(standings,),
)
