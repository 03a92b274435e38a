"""Java, a game by Wolfgang Kramer and Michael Kiesling (2000): all that the service knows of it."""

from pathlib import Path

from lawspeaker.adjudication.rules.action import by_type
from lawspeaker.adjudication.rules.catalogue import Catalogue
from lawspeaker.adjudication.rules.editions import load_editions
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.messages import KERNEL, Messages
from lawspeaker.games.java.actions.bid import BID
from lawspeaker.games.java.actions.build_palace import BUILD_PALACE
from lawspeaker.games.java.actions.draw_card import DRAW_CARD
from lawspeaker.games.java.actions.end_turn import END_TURN
from lawspeaker.games.java.actions.enlarge_palace import ENLARGE_PALACE
from lawspeaker.games.java.actions.enter import ENTER
from lawspeaker.games.java.actions.final_scoring import FINAL_SCORING
from lawspeaker.games.java.actions.hold_festival import HOLD_FESTIVAL
from lawspeaker.games.java.actions.lay_land import LAY_LAND
from lawspeaker.games.java.actions.lay_water import LAY_WATER
from lawspeaker.games.java.actions.leave import LEAVE
from lawspeaker.games.java.actions.move import MOVE
from lawspeaker.games.java.actions.pass_ import PASS
from lawspeaker.games.java.actions.set_up import SET_UP, SETTING_UP
from lawspeaker.games.java.actions.use_token import USE_TOKEN
from lawspeaker.games.java.audits import AUDIT
from lawspeaker.games.java.domains import domain, with_nothing_else
from lawspeaker.games.java.editing import EDITING
from lawspeaker.games.java.naming import misnamed
from lawspeaker.games.java.picture.drawing import draw
from lawspeaker.games.java.picture.marks import marks, places
from lawspeaker.games.java.picture.thumbnails import thumbnail
from lawspeaker.games.java.place_words import PLACE_WORDS
from lawspeaker.games.java.scoring.sheet import score_sheet
from lawspeaker.games.java.shapes.state import state_shape
from lawspeaker.games.java.standings.question import standings
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import PLAYERS

_FOLDER = Path(__file__).parent
_ACTIONS = by_type(
    SET_UP,
    USE_TOKEN,
    HOLD_FESTIVAL,
    BUILD_PALACE,
    ENLARGE_PALACE,
    DRAW_CARD,
    LAY_WATER,
    ENTER,
    LEAVE,
    MOVE,
    LAY_LAND,
    BID,
    PASS,
    END_TURN,
    FINAL_SCORING,
)

_CATALOGUE = Catalogue.load(_FOLDER / "catalogue.yaml")
_EDITIONS = load_editions(_FOLDER / "editions", "ravensburger-2000")

JAVA: Game[State] = Game(
    id="java",
    ruleset="java/1",
    players=(2, 4),
    catalogue=_CATALOGUE,
    editions=_EDITIONS,
    messages=Messages(KERNEL, _FOLDER / "messages", places=PLACE_WORDS),
    player_names=PLAYERS,
    StateShape=state_shape(_CATALOGUE, list(_EDITIONS)),
    State=State,
    misnamed=misnamed,
    actions=_ACTIONS,
    setting_up=SETTING_UP,
    known_when_absent=["/festival/bids/*"],  # whoever is not among the bids has laid nothing
    audit=AUDIT,
    domain=domain,
    with_nothing_else=with_nothing_else,
    scoring=score_sheet,
    draw=draw,
    thumbnail=thumbnail,
    marks=marks,
    places=places,
    editing=EDITING,
    folder=_FOLDER,
    questions=(standings,),
)
