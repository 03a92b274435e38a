"""The list of games, and the description of each."""

from collections.abc import Mapping, Sequence
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers.answers import Citation, listed, text
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.catalogue import Reading
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.shapes import Enumeration, Integer, OneOf, Shape, said
from lawspeaker.api.documents import PARAMETERS, part_of_game
from lawspeaker.api.operations import SERVICE, Operation


class GameReference(Shape):
    """A game of this service."""

    id = text("Id of the game.", "graenaland", required=True)
    title = text("Its title.", "Graenaland", required=True)
    path = text("The path of its description.", "/v1/games/graenaland", required=True)


class GameList(Shape):
    """The games of this service."""

    games = listed(GameReference, "The games.", required=True)


class PlayerCount(Shape):
    """The number of players."""

    minimum = Integer(minimum=1, required=True, metadata=said("The fewest.", 3))
    maximum = Integer(minimum=1, required=True, metadata=said("The most.", 5))


class OptionShape(Shape):
    """A choice that players make before the game, such as an optional rule."""

    id = text("Id of the option; a state uses it.", "three_player_changes", required=True)
    title = text("The option in words.", "The changes for three players", required=True)


class ChoiceShape(Shape):
    """One of the possible answers to a question that the rulebook leaves open."""

    id = text("Id of the choice; a state uses it.", "no", required=True)
    text = text("The answer in words.", "No, there is nothing to divide", required=True)


class ReadingShape(Shape):
    """A question that the rulebook leaves open, and the answers that a state can choose."""

    id = text("Id of the reading; a state uses it.", "proposal.empty", required=True)
    question = text("The question.", "May a proposal be made where no cards lie?", required=True)
    choices = listed(ChoiceShape, "The answers.", required=True)
    default = text("The default choice.", "no", required=True)
    citations = listed(
        Citation,
        "The passages that leave the question open.",
        [{"rulebook": "graenaland.cs", "section": ["Rozdělování surovin"], "paragraph": 1}],
        required=True,
    )


class RulebookShape(Shape):
    """A printed rulebook."""

    id = text("Id of the rulebook; citations use it.", "graenaland.cs", required=True)
    title = text("Its title.", "Graenaland: pravidla hry", required=True)
    language = text("Its language.", "cs", required=True)


class ActionTitle(Shape):
    """A kind of action in the game."""

    type = text("The `type` of the action in a request.", "build-village", required=True)
    title = text("Its name for people, short enough for a button.", "Build a village", required=True)


class OperationReference(Shape):
    """An operation of the game."""

    name = text("Its summary.", "Rule on an action", required=True)
    method = OneOf(
        Enumeration("Method", "An HTTP method.", ("GET", "POST")),
        required=True,
        metadata=said("The HTTP method.", "POST"),
    )
    path = text("The path.", "/v1/games/graenaland/rulings", required=True)


class GameShape(Shape):
    """A game: its options, readings, editions, rulebooks, actions, words and operations."""

    id = text("Id of the game.", "graenaland", required=True)
    title = text("Its title.", "Graenaland", required=True)
    ruleset = text("The version of the rules that this service applies.", "graenaland/1", required=True)
    players = fields.Nested(
        PlayerCount,
        required=True,
        metadata=said("The number of players.", {"minimum": 3, "maximum": 5}),
    )
    options = listed(OptionShape, "The options of the game, besides readings.", required=True)
    readings = listed(ReadingShape, "The questions that the rulebook leaves open.", required=True)
    editions = fields.List(
        text("Id of an edition.", "altar-2006"),
        required=True,
        metadata=said("The editions. The first is the default.", ["altar-2006", "sample"]),
    )
    rulebooks = listed(RulebookShape, "The rulebooks that citations refer to.", required=True)
    actions = listed(ActionTitle, "All actions of the game.", required=True)
    words = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata=said(
            "Words for ids, in the requested language. The key of a word is `<what>-<id>`. `<what>` is the last word in the "
            "name of the member or fact that has the id, without a final s. In `<id>`, each `.` or `+` becomes `-`. For "
            "example, `player-red` is the word for `red` in `first_player`, and `up-grain` for `grain` in `face_up`. "
            "`member-<name>` is the label of a member of an action, event or state. `event-<type>` is the label of a type of "
            "event; the labels of types of actions are in `actions`. `yes` and `no` are the words for `true` and `false`, "
            "and `nothing` for an empty list. If an id has no word, show the id.",
            {"player-red": "Red", "resource-grain": "grain", "member-territory": "territory"},
        ),
    )
    place_words = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata=said(
            "Words for names of places, in the requested language, by a regular expression that matches the whole "
            "name. `{1}` stands for what its first group matches, `{2}` for the second. A name that none of them matches is "
            "shown as it is.",
            {"coast-([0-9]+)": "Coast {1}"},
        ),
    )
    player_names = fields.Dict(
        keys=fields.String(),
        values=fields.Dict(keys=fields.String(), values=fields.String()),
        required=True,
        metadata=said(
            "By player, all forms in which texts in the requested language name that player. A program that knows "
            "the people at the table can show their names instead: each form has what to write for it, with the person's name in "
            "place of `{name}`.",
            {"red": {"Red": "{name}"}},
        ),
    )
    draws_actions = fields.Boolean(
        required=True,
        metadata=said("Whether `legal-actions` can draw what each action changes.", True),
    )
    operations = listed(OperationReference, "All operations of the game.", required=True)


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
        description="The games of this service.",
        document=document,
        Answer=GameList,
        parameters=PARAMETERS,
    )


def game_operation(game: Game[Any], others: Sequence[Operation]) -> Operation:
    """The operation that describes ``game`` and lists its ``others``, which are all its other operations."""

    references = [{"name": other.summary, "method": other.method, "path": other.path} for other in others]
    return part_of_game(
        game,
        "",
        "",
        summary="The game",
        description="The number of players, options, readings, editions, rulebooks, actions, words and operations.",
        document=lambda language: game_document(game, language, references),
        Answer=GameShape,
    )


def game_document(game: Game[Any], language: str, operations: Sequence[Document]) -> Document:
    """The description of ``game``, with ``operations`` as its operations."""
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
        "place_words": messages.place_words(language),
        "player_names": {player: messages.forms(language, f"player.{player}", "named-player") for player in game.player_names},
        "draws_actions": game.thumbnail is not None,
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
