"""The pieces of a game, which people put down when they enter a position."""

from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers.answers import listed, state_field, text
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.pictures.picture import drawn_alone
from lawspeaker.adjudication.rules.editing import MOST_TURNS, Editing, Fact, Piece
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.shapes import Boolean, Integer, Shape, said, shape
from lawspeaker.adjudication.words.phrases import Phrase, rendered
from lawspeaker.api.documents import part_of_game
from lawspeaker.api.operations import Operation


class PieceShape(Shape):
    """A piece that can be put down."""

    id = text("Id of the piece; an edit uses it.", "village", required=True)
    title = text("Its name for people, short enough for a button.", "Village", required=True)
    turns = Integer(minimum=1, maximum=MOST_TURNS, required=True, metadata=said("How many ways it can be turned.", 1))
    has_owner = Boolean(required=True, metadata=said("Whether it belongs to a player.", False))
    picture = text("A small picture of it, as SVG.", "<svg />")
    action = text("The type of the action that lays it. Its text is what an edit adds to an empty state.", "lay-land")


class PieceOwner(Shape):
    """A player to whom pieces can belong."""

    player = text("Id of the player.", "red", required=True)
    picture = text("What the pieces of this player look like, as SVG.", "<svg />", required=True)


class PieceGroup(Shape):
    """Pieces of one kind."""

    title = text("Their name for people.", "Tiles", required=True)
    pieces = listed(PieceShape, "The pieces.", required=True)


class EditingFact(Shape):
    """A fact of a position that its picture does not show."""

    title = text("The question for people.", "How many action points have been spent?", required=True)
    at = text("The JSON Pointer of its place below the state. `{player}` stands for each player.", "/turn/spent", required=True)
    among = text(
        "For names of places: a JSON Pointer below the state to those that can be chosen. `*` stands for each entry or member.",
        "/palaces/*/space",
    )
    pieces = fields.List(
        text("Id of a piece.", "card-grain"),
        metadata=said("For a pile of cards: the pieces that an edit at this place puts into it.", ["card-grain"]),
    )


class EditingSubject(Shape):
    """Facts that belong together."""

    title = text("Their heading for people.", "This turn", required=True)
    phases = fields.List(
        text("A phase.", "turn"),
        required=True,
        metadata=said("The phases in which they matter. If there is none, they always do.", ["turn"]),
    )
    facts = listed(EditingFact, "The facts.", required=True)


def _beginning_shape(game: Game[Any]) -> type[Shape]:
    """The shape of the facts of a state before anything is done in a phase."""
    return shape(
        f"{game.prefix}Beginning",
        "What a state says if nothing has been done yet in a phase, or in a turn of it.",
        {
            "phase": text("The phase.", "turn", required=True),
            "title": text("That nothing has been done, for people.", "Nothing has been done in this turn yet", required=True),
            "state": state_field(
                game, "The facts, as a part of a state. Put each of its members into your state.", required=True
            ),
        },
    )


def pieces_operation(game: Game[Any], editing: Editing[Any]) -> Operation:
    """The operation that lists the pieces of ``game``, whose positions are entered as ``editing`` says."""

    owner = editing.owner

    def document(language: str) -> Document:
        return {
            "start": editing.start,
            "members": list(editing.members),
            "owners": [{"player": player, "picture": drawn_alone(owner(player))} for player in game.player_names]
            if owner
            else [],
            "beginnings": [
                {"phase": phase, "title": game.messages.text(language, f"editing.beginning.{phase}"), "state": facts}
                for phase, facts in editing.beginnings.items()
            ],
            "subjects": [
                {
                    "title": game.messages.text(language, f"editing.subject.{subject.id}"),
                    "phases": list(subject.phases),
                    "facts": [_fact(game, editing, fact, language) for fact in subject.facts],
                }
                for subject in editing.subjects
            ],
            "groups": [
                {
                    "title": game.messages.text(language, f"editing.group.{group}"),
                    "pieces": [_piece(game, piece, language) for piece in pieces],
                }
                for group, pieces in editing.groups.items()
            ],
        }

    answer: dict[str, fields.Field[Any]] = {
        "start": state_field(game, "The state to begin with: an empty position.", required=True),
        "members": fields.List(
            text("A member.", editing.members[0]),
            required=True,
            metadata=said("The members of a state that pieces change.", list(editing.members)),
        ),
        "owners": listed(PieceOwner, "The players, if their pieces have colours.", required=True),
        "beginnings": listed(
            _beginning_shape(game),
            "What a state says if nothing has been done yet in a phase, or in a turn of it.",
            required=True,
        ),
        "subjects": listed(EditingSubject, "The facts of a position that its pieces do not show.", required=True),
        "groups": listed(PieceGroup, "All pieces.", required=True),
    }
    return part_of_game(
        game,
        "_pieces",
        "/pieces",
        summary="All pieces",
        description="The pieces that `edits` can put into a state, and the state to begin with.",
        document=document,
        Answer=shape(f"{game.prefix}PieceList", "The pieces of the game.", answer),
    )


def _fact(game: Game[Any], editing: Editing[Any], fact: Fact, language: str) -> Document:
    title = game.messages.text(language, f"editing.fact.{fact.id}")
    among = {"among": fact.among} if fact.among else {}
    pieces = {"pieces": [piece.id for group in fact.groups for piece in editing.groups[group]]} if fact.groups else {}
    return {"title": title, "at": fact.at, **among, **pieces}


def _piece(game: Game[Any], piece: Piece, language: str) -> Document:
    title = rendered(piece.called or Phrase(f"editing.piece.{piece.id}"), game.messages, language)
    picture = {"picture": drawn_alone(piece.drawn())} if piece.drawn else {}
    action = {"action": piece.action} if piece.action else {}
    return {"id": piece.id, "title": title, "turns": piece.turns, "has_owner": piece.has_owner, **picture, **action}
