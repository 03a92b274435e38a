"""Graenaland, a game by Vlaada Chvátil (2006): all that the service knows of it."""

from pathlib import Path

from lawspeaker.adjudication.rules.action import by_type
from lawspeaker.adjudication.rules.catalogue import Catalogue
from lawspeaker.adjudication.rules.editions import load_editions
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.messages import KERNEL, Messages
from lawspeaker.games.graenaland.actions.announce_victory import ANNOUNCE_VICTORY
from lawspeaker.games.graenaland.actions.build_building import BUILD_BUILDING
from lawspeaker.games.graenaland.actions.build_village import BUILD_VILLAGE
from lawspeaker.games.graenaland.actions.build_work import BUILD_WORK
from lawspeaker.games.graenaland.actions.claim_victory import CLAIM_VICTORY
from lawspeaker.games.graenaland.actions.end_building import END_BUILDING
from lawspeaker.games.graenaland.actions.end_round import END_ROUND
from lawspeaker.games.graenaland.actions.grant_build import GRANT_BUILD
from lawspeaker.games.graenaland.actions.hold_anchor import HOLD_ANCHOR
from lawspeaker.games.graenaland.actions.keep_victory_card import KEEP_VICTORY_CARD
from lawspeaker.games.graenaland.actions.move import MOVE
from lawspeaker.games.graenaland.actions.offer_work import OFFER_WORK
from lawspeaker.games.graenaland.actions.pass_turn import PASS
from lawspeaker.games.graenaland.actions.place_settlement import PLACE_SETTLEMENT
from lawspeaker.games.graenaland.actions.produce import PRODUCE
from lawspeaker.games.graenaland.actions.propose import PROPOSE
from lawspeaker.games.graenaland.actions.raise_army import RAISE_ARMY
from lawspeaker.games.graenaland.actions.say import SAY
from lawspeaker.games.graenaland.actions.set_up import SET_UP, SETTING_UP
from lawspeaker.games.graenaland.actions.take_supply import TAKE_SUPPLY
from lawspeaker.games.graenaland.actions.vote import VOTE
from lawspeaker.games.graenaland.actions.weigh_anchor import WEIGH_ANCHOR
from lawspeaker.games.graenaland.audits import AUDIT
from lawspeaker.games.graenaland.domains import domain, with_nothing_else
from lawspeaker.games.graenaland.editing import EDITING
from lawspeaker.games.graenaland.naming import misnamed
from lawspeaker.games.graenaland.picture.drawing import draw
from lawspeaker.games.graenaland.picture.marks import marks, places
from lawspeaker.games.graenaland.picture.thumbnails import thumbnail
from lawspeaker.games.graenaland.place_words import PLACE_WORDS
from lawspeaker.games.graenaland.shapes.state import state_shape
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.scoring import score_sheet
from lawspeaker.games.graenaland.victory_claims.question import victory_claims
from lawspeaker.games.graenaland.votes.question import votes
from lawspeaker.games.graenaland.words import CLANS, FEWEST_PLAYERS

_FOLDER = Path(__file__).parent
_ACTIONS = by_type(
    SET_UP,
    PLACE_SETTLEMENT,
    WEIGH_ANCHOR,
    HOLD_ANCHOR,
    KEEP_VICTORY_CARD,
    PRODUCE,
    MOVE,
    PROPOSE,
    PASS,
    VOTE,
    CLAIM_VICTORY,
    TAKE_SUPPLY,
    BUILD_VILLAGE,
    BUILD_BUILDING,
    RAISE_ARMY,
    BUILD_WORK,
    OFFER_WORK,
    GRANT_BUILD,
    ANNOUNCE_VICTORY,
    END_ROUND,
    END_BUILDING,
    SAY,
)


_CATALOGUE = Catalogue.load(_FOLDER / "catalogue.yaml")
_EDITIONS = load_editions(_FOLDER / "editions", "altar-2006")

GRAENALAND: Game[State] = Game(
    id="graenaland",
    ruleset="graenaland/1",
    players=(FEWEST_PLAYERS, len(CLANS)),
    catalogue=_CATALOGUE,
    editions=_EDITIONS,
    messages=Messages(KERNEL, _FOLDER / "messages", places=PLACE_WORDS),
    options=("three_player_changes", "five_player_grant", "victory_point_cards"),
    player_names=CLANS,
    StateShape=state_shape(_CATALOGUE, list(_EDITIONS)),
    State=State,
    misnamed=misnamed,
    actions=_ACTIONS,
    setting_up=SETTING_UP,
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
    questions=(votes, victory_claims),
)
