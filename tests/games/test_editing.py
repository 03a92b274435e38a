"""Positions that are entered by hand: what must hold of every game that has pieces for it."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from lawspeaker.adjudication.editing import Editing, Piece
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.guard import Guard
from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.api.resources.pieces import pieces_operation
from lawspeaker.games import GAMES
from tests.conformance import cases

ENTERED = {id: game for id, game in GAMES.items() if game.editing}
every_game = pytest.mark.parametrize("game", ENTERED.values(), ids=list(ENTERED))
EDITS = 60
"""Edits of a position that is entered at random."""


def editing_of(game: Game[Any]) -> Editing[Any]:
    assert game.editing
    return game.editing


@cache
def question(game: str, name: str) -> Question:
    (found,) = (each for each in questions_of(GAMES[game]) if each.name == name)
    return found


@cache
def guard_of_state(game: str) -> Guard:
    return Guard(GAMES[game].StateShape)


def edited(game: Game[Any], state: Any, **edit: Any) -> Any:
    answer = question(game.id, "edits").ask({"state": state, "edit": edit}, Preferences())
    assert guard_of_state(game.id).holds(answer["state"])
    return answer["state"] if answer["fits"] else None


def places(game: Game[Any], state: Any) -> list[dict[str, str]]:
    """Every place of the picture in which a position is entered, as an edit names it."""
    svg = question(game.id, "pictures").ask({"state": state, "whole": True}, Preferences())
    return list(_places(ElementTree.fromstring(svg), ""))


def _places(inside: ElementTree.Element, name: str) -> Iterator[dict[str, str]]:
    for part in inside:
        here = part.get("data-place", name)
        if "data-at" in part.attrib:
            yield {"at": part.attrib["data-at"], "place": here}
        yield from _places(part, here)


def ways(piece: Piece, game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Every way to put down a piece."""
    for turn in range(piece.turns):
        for player in game.player_names if piece.has_owner else [None]:
            yield {"piece": piece.id, "turn": turn, **({"player": player} if player else {})}


@every_game
def test_an_empty_position_has_the_shape_of_a_state_and_places_to_put_things(game: Game[Any]) -> None:
    start = editing_of(game).start
    assert guard_of_state(game.id).holds(start)
    assert len(places(game, start)) > 5


@every_game
def test_every_piece_can_be_put_down_somewhere_in_every_way_and_be_taken_away_again(game: Game[Any]) -> None:
    start, random = editing_of(game).start, Random(game.id)
    spots = places(game, start)
    for piece in editing_of(game).pieces.values():
        for way in ways(piece, game):
            tried = random.sample(spots, len(spots))
            put = next((state, spot) for spot in tried if (state := edited(game, start, **spot, **way)) is not None)
            state, spot = put
            assert state != start, (way, spot)
            lies = [each for each in places(game, state) if each["at"].startswith(spot["at"]) or each["place"] == spot["place"]]
            assert any(edited(game, state, **each) not in (None, state) for each in lies), (way, spot)


@every_game
def test_what_an_action_lays_is_written_by_an_edit_of_an_empty_state_as_the_action_says_it(game: Game[Any]) -> None:
    start, player = editing_of(game).start, game.player_names[0]
    for piece in editing_of(game).pieces.values():
        written = set()
        for spot in places(game, start) if piece.action else ():
            for way in ways(piece, game):
                state = edited(game, {}, **spot, **way) or {}
                written |= {entry for entries in state.values() for entry in entries}
        guard = piece.action and Guard(game.actions[piece.action].Shape)
        assert not guard or written
        assert all(guard.holds({"type": piece.action, "player": player, "tile": entry}) for entry in written if guard)


@every_game
def test_whatever_is_put_down_turns_differently(game: Game[Any]) -> None:
    start = editing_of(game).start
    for piece in editing_of(game).pieces.values():
        owner = {"player": game.player_names[0]} if piece.has_owner else {}
        spot = next(
            spot
            for spot in places(game, start)
            if all(edited(game, start, **spot, **owner, piece=piece.id, turn=turn) for turn in range(piece.turns))
        )
        turned = [repr(edited(game, start, **spot, **owner, piece=piece.id, turn=turn)) for turn in range(piece.turns)]
        assert len(set(turned)) == piece.turns, piece
        assert repr(edited(game, start, **spot, **owner, piece=piece.id, turn=0)) == turned[0]


@every_game
def test_a_position_that_is_entered_at_random_can_always_be_drawn_and_audited(game: Game[Any]) -> None:
    random, state = Random(game.id), dict(editing_of(game).start)
    pieces = list(editing_of(game).pieces.values())
    for number in range(EDITS):
        spot = random.choice(places(game, state))
        way = {} if number % 5 == 4 else random.choice(list(ways(random.choice(pieces), game)))
        state = edited(game, state, **spot, **way) or state
    assert guard_of_state(game.id).holds(state)
    assert state != editing_of(game).start
    question(game.id, "audits").ask({"state": state}, Preferences())


@every_game
def test_an_edit_of_any_known_position_leaves_one_that_has_the_shape_of_a_state(game: Game[Any]) -> None:
    random = Random(game.id)
    states = [case.request["state"] for case in cases() if case.game == game.id and "state" in case.request]
    pieces = list(editing_of(game).pieces.values())
    for state in random.sample(states, min(len(states), 40)):
        before = repr(state)
        for spot in random.sample(found := places(game, state), min(len(found), 4)):
            edited(game, state, **spot)
            edited(game, state, **spot, **random.choice(list(ways(random.choice(pieces), game))))
        assert repr(state) == before


@every_game
@pytest.mark.parametrize(
    "edit", [{}, {"at": ""}, {"at": "/"}, {"at": "/state/x/9/~1"}, {"place": ""}, {"place": "\N{SNOWMAN}"}, {"at": "/state/-1"}]
)
def test_a_place_that_is_nowhere_changes_nothing(game: Game[Any], edit: dict[str, str]) -> None:
    start = editing_of(game).start
    assert edited(game, start, **edit) is None
    for piece in editing_of(game).pieces.values():
        assert edited(game, start, **edit, piece=piece.id, player=game.player_names[0]) is None


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_of_its_own_and_perhaps_a_picture(game: Game[Any], language: str) -> None:
    operation = pieces_operation(game, editing_of(game))
    assert operation.document
    assert operation.Answer
    document = operation.document(language)
    assert Guard(operation.Answer).faults(document) == []
    named = [(group["title"], piece["title"]) for group in document["groups"] for piece in group["pieces"]]
    assert len(set(named)) == len(named)
    for group in document["groups"]:
        for piece in group["pieces"]:
            if "picture" in piece:
                drawn = ElementTree.fromstring(piece["picture"])
                assert not re.search(r"\bid=|<text[^>]*>[^<]{8,}", piece["picture"])
                assert drawn.get("viewBox")


@every_game
def test_no_message_names_a_piece_that_does_not_exist(game: Game[Any]) -> None:
    named = set(game.messages.named("en", "editing-"))
    subjects = {f"subject-{subject.id}" for subject in editing_of(game).subjects}
    facts = {f"fact-{fact.id}" for subject in editing_of(game).subjects for fact in subject.facts}
    editing = editing_of(game)
    beginnings = {f"beginning-{phase}" for phase in editing.beginnings}
    absences = {f"absence-{member}" for member in editing.absences}
    assert (
        named
        == {f"group-{id}" for id in editing.groups}
        | {f"piece-{id}" for id in editing.pieces}
        | beginnings
        | absences
        | subjects
        | facts
    )
