"""The list of games, and the description of each."""

from collections.abc import Mapping, Sequence
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers import Citation, listed, text
from lawspeaker.adjudication.catalogue import Reading
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.shapes import Enumeration, Integer, OneOf, Shape
from lawspeaker.api.documents import HEADERS, PARAMETERS, part_of_game
from lawspeaker.api.operations import SERVICE, Operation
from lawspeaker.api.problem_types import INTERNAL_ERROR, INVALID_REQUEST, NOT_ACCEPTABLE


class GameReference(Shape):
    """A game that can be ruled on."""

    id = text("Id of the game.", "graenaland", required=True)
    title = text("Its title.", "Graenaland", required=True)
    path = text("Where its description is.", "/v1/games/graenaland", required=True)


class GameList(Shape):
    """The games that can be ruled on."""

    games = listed(GameReference, "The games.", required=True)


class PlayerCount(Shape):
    """How many can play."""

    minimum = Integer(minimum=1, required=True, metadata={"description": "The fewest.", "examples": [3]})
    maximum = Integer(minimum=1, required=True, metadata={"description": "The most.", "examples": [5]})


class OptionShape(Shape):
    """Something that players agree on before they begin."""

    id = text("Id of the option, as a state names it.", "three_player_changes", required=True)
    title = text("What it means.", "The changes for three players", required=True)


class ChoiceShape(Shape):
    """One answer to a question that the rulebook leaves open."""

    id = text("Id of the choice, as a state names it.", "no", required=True)
    text = text("What the answer is.", "No, there is nothing to divide", required=True)


class ReadingShape(Shape):
    """A question that the rulebook leaves open, and the answers between which a state may choose."""

    id = text("Id of the reading, as a state names it.", "proposal.empty", required=True)
    question = text("The question.", "May a proposal be made where no cards lie?", required=True)
    choices = listed(ChoiceShape, "The answers.", required=True)
    default = text("The choice in force where a state makes none.", "no", required=True)
    citations = listed(
        Citation,
        "The passages that leave it open.",
        [{"rulebook": "graenaland.cs", "section": ["Rozdělování surovin"], "paragraph": 1}],
        required=True,
    )


class RulebookShape(Shape):
    """A printed rulebook that is cited."""

    id = text("Id of the rulebook, as citations name it.", "graenaland.cs", required=True)
    title = text("Its title.", "Graenaland: pravidla hry", required=True)
    language = text("Its language.", "cs", required=True)


class ActionTitle(Shape):
    """Something that can be done in the game."""

    type = text("The type by which a request names it.", "build-village", required=True)
    title = text("What a person calls it, as it fits a button.", "Build a village", required=True)


class OperationReference(Shape):
    """Something that can be asked of the game."""

    name = text("What it does, in a few words.", "Rule on an action", required=True)
    method = OneOf(
        Enumeration("Method", "An HTTP method.", ("GET", "POST")),
        required=True,
        metadata={"description": "The HTTP method.", "examples": ["POST"]},
    )
    path = text("The path.", "/v1/games/graenaland/rulings", required=True)


class GameShape(Shape):
    """A game, and what the service has for it."""

    id = text("Id of the game.", "graenaland", required=True)
    title = text("Its title.", "Graenaland", required=True)
    ruleset = text("Version of the rules as adjudicated.", "graenaland/1", required=True)
    players = fields.Nested(
        PlayerCount,
        required=True,
        metadata={"description": "How many can play.", "examples": [{"minimum": 3, "maximum": 5}]},
    )
    options = listed(OptionShape, "What a state may choose beside readings.", required=True)
    readings = listed(ReadingShape, "What the rulebook leaves open.", required=True)
    editions = fields.List(
        text("Id of an edition.", "altar-2006"),
        required=True,
        metadata={
            "description": "The editions; the first is used where a state names none.",
            "examples": [["altar-2006", "sample"]],
        },
    )
    rulebooks = listed(RulebookShape, "The rulebooks that are cited.", required=True)
    actions = listed(ActionTitle, "What can be done.", required=True)
    words = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata={
            "description": (
                "How ids are said in the language asked for. The word for an id is `<what>-<id>`, where `<what>` is the last "
                "word of the name of the member or fact whose value it is, without an s at its end, and each `.` and `+` of "
                "the id is a `-`: `player-red` says the `red` of `first_player`, `up-grain` the `grain` of `face_up`. "
                "`member-<name>` is the label of a member of an action, an event or a state. What the member `type` of an action "
                "says is the title among `actions`; that of an event, `event-<type>`. `yes` and `no` say `true` and `false`, "
                "`nothing` an empty list. An id without a word is shown as it is."
            ),
            "examples": [{"player-red": "Red", "resource-grain": "grain", "member-territory": "territory"}],
        },
    )
    operations = listed(OperationReference, "What can be asked.", required=True)


def games_operation(games: Mapping[str, Game[Any]]) -> Operation:
    """The operation that lists the games."""

    def document(language: str) -> Document:
        return {
            "games": [
                {"id": game.id, "title": game.messages.text(language, "game"), "path": f"/v1/games/{game.id}"}
                for game in games.values()
            ]
        }

    return Operation(
        id="games",
        method="GET",
        path="/v1/games",
        tag=SERVICE,
        summary="All games",
        description="The games that can be ruled on.",
        document=document,
        Answer=GameList,
        parameters=PARAMETERS,
        headers=HEADERS,
        problems=(INVALID_REQUEST, NOT_ACCEPTABLE, INTERNAL_ERROR),
    )


def game_operation(game: Game[Any], others: Sequence[Operation]) -> Operation:
    """The operation that describes ``game`` and lists its ``others``, which are all its other operations."""

    references = [{"name": other.summary, "method": other.method, "path": other.path} for other in others]
    return part_of_game(
        game,
        "",
        "",
        summary="The game",
        description="Players, options, readings, editions, rulebooks, actions and words, and what can be asked of it.",
        document=lambda language: game_document(game, language, references),
        Answer=GameShape,
    )


def game_document(game: Game[Any], language: str, operations: Sequence[Document]) -> Document:
    """The description of ``game``, with ``operations`` as what can be asked of it."""
    messages, (minimum, maximum) = game.messages, game.players
    return {
        "id": game.id,
        "title": messages.text(language, "game"),
        "ruleset": game.ruleset,
        "players": {"minimum": minimum, "maximum": maximum},
        "options": [{"id": option, "title": messages.text(language, f"option.{option}")} for option in game.options],
        "readings": [_reading(game, reading, language) for reading in game.catalogue.readings.values()],
        "editions": list(game.editions),
        "rulebooks": [{"id": id, **rulebook} for id, rulebook in game.catalogue.rulebooks.items()],
        "actions": [{"type": type, "title": messages.text(language, f"action.{type}")} for type in game.actions],
        "words": messages.words(language),
        "operations": operations,
    }


def _reading(game: Game[Any], reading: Reading, language: str) -> Document:
    message = f"reading.{reading.id}"
    return {
        "id": reading.id,
        "question": game.messages.text(language, message),
        "choices": [{"id": choice, "text": game.messages.text(language, message, choice)} for choice in reading.choices],
        "default": reading.default,
        "citations": [citation.document for citation in reading.citations],
    }
