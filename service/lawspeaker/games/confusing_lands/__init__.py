"""Confusing Lands, a game by Zak Eidsvoog (2024): all that the service knows of it."""

from pathlib import Path

from lawspeaker.adjudication.rules.action import by_type
from lawspeaker.adjudication.rules.catalogue import Catalogue
from lawspeaker.adjudication.rules.editions import load_editions
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.messages import KERNEL, Messages
from lawspeaker.games.confusing_lands.actions.choose import CHOOSE
from lawspeaker.games.confusing_lands.actions.deal import DEAL
from lawspeaker.games.confusing_lands.actions.pass_on import PASS_ON
from lawspeaker.games.confusing_lands.actions.place import PLACE
from lawspeaker.games.confusing_lands.actions.replace_card import REPLACE_CARD
from lawspeaker.games.confusing_lands.actions.score import SCORE
from lawspeaker.games.confusing_lands.actions.set_aside import SET_ASIDE
from lawspeaker.games.confusing_lands.actions.set_up import SET_UP, SETTING_UP
from lawspeaker.games.confusing_lands.audits import AUDIT
from lawspeaker.games.confusing_lands.domains import domain
from lawspeaker.games.confusing_lands.editing import EDITING
from lawspeaker.games.confusing_lands.picture.drawing import draw
from lawspeaker.games.confusing_lands.picture.marks import marks, places
from lawspeaker.games.confusing_lands.picture.thumbnails import thumbnail
from lawspeaker.games.confusing_lands.place_words import PLACE_WORDS
from lawspeaker.games.confusing_lands.scoring.sheet import score_sheet
from lawspeaker.games.confusing_lands.shapes.state import state_shape
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import PLAYERS

_FOLDER = Path(__file__).parent
_ACTIONS = by_type(SET_UP, DEAL, CHOOSE, PLACE, SET_ASIDE, PASS_ON, REPLACE_CARD, SCORE)


_CATALOGUE = Catalogue.load(_FOLDER / "catalogue.yaml")
_EDITIONS = load_editions(_FOLDER / "editions", "envy-born-2024")

CONFUSING_LANDS: Game[State] = Game(
    id="confusing-lands",
    ruleset="confusing-lands/1",
    players=(1, 2),
    catalogue=_CATALOGUE,
    editions=_EDITIONS,
    messages=Messages(KERNEL, _FOLDER / "messages", places=PLACE_WORDS),
    player_names=PLAYERS,
    StateShape=state_shape(_CATALOGUE, list(_EDITIONS)),
    State=State,
    actions=_ACTIONS,
    setting_up=SETTING_UP,
    known_when_absent=[
        "/chosen/*",  # whoever is not among those who have chosen has placed the card
        *("/set_aside", "/set_aside/*"),  # whoever is not among those who have set cards aside has set none aside
        *("/landscapes/*/origin", "/landscapes/*/origin/*"),  # a landscape without an origin begins in row 1, column 1
    ],
    audit=AUDIT,
    domain=domain,
    scoring=score_sheet,
    draw=draw,
    thumbnail=thumbnail,
    marks=marks,
    places=places,
    editing=EDITING,
    folder=_FOLDER,
)
