"""The question ``edits``: what is the state after a piece is put down or taken away?"""

from typing import Any

import orjson
from marshmallow import fields, validate

from lawspeaker.adjudication.answers.answers import game_player_field, state_field
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.editing import MOST_TURNS, Edit, Edited, Editing
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.quantities import with_bounds
from lawspeaker.adjudication.wire.shapes import Boolean, Enumeration, Integer, OneOf, said, shape
from lawspeaker.adjudication.words.phrases import rendered
from lawspeaker.adjudication.work import Allowance

_BYTES_A_STEP = 20
"""How many bytes of a state one step of work changes, roughly."""


def edits(game: Game[Any], editing: Editing[Any]) -> Question:
    """The question for ``game``, whose positions are entered as ``editing`` says."""
    guard = Guard(game.StateShape)

    def reply(request: Document, preferences: Preferences, allowance: Allowance) -> Document:
        state: Document = request["state"]
        allowance.spend(len(orjson.dumps(state)) / _BYTES_A_STEP)
        view, edit = game.State(state, game.sources(state, allowance)), Edit.of(request["edit"], editing.pieces)
        edited = editing.edited(view, edit)
        if edited.state is not None:
            edited = edited._replace(state=with_bounds(edited.state, view.bounds))
        if edited.state is not None and not guard.holds(edited.state):
            edited = Edited(None)
        fits = edited.state is not None
        answer = {"fits": fits, "state": edited.state if fits else state}
        return {**answer, "note": rendered(edited.note, game.messages, preferences.language)} if edited.note else answer

    def text(most: int, description: str, example: str) -> fields.String:
        return fields.String(validate=validate.Length(max=most), metadata=said(description, example))

    piece, *_ = editing.pieces
    players = [piece.id for piece in editing.pieces.values() if piece.has_owner]
    edit = shape(
        f"{game.prefix}Edit",
        "A piece that is put down, or a place from which one is taken away.",
        {
            "at": text(200, "The JSON Pointer of the place: its `data-at` in the picture of the state.", "/state"),
            "place": text(40, "The name of the place: its `data-place` in the picture, or that of what it lies on.", "E7"),
            "piece": OneOf(
                Enumeration(f"{game.prefix}Piece", "A piece that can be put down.", tuple(editing.pieces)),
                metadata=said("The piece to put down. If you leave it out, the piece that lies there is taken away.", piece),
            ),
            "player": game_player_field(
                game, f"Whose piece it is, for {', '.join(f'`{id}`' for id in players)}." if players else "Whose piece it is."
            ),
            "turn": Integer(
                maximum=MOST_TURNS,
                metadata=said("How far the piece is turned, from 0. After its last position comes the first again.", 0),
            ),
        },
    )
    return Question(
        name="edits",
        summary="Put down or take away a piece",
        description="Puts one piece into a state, or takes one away: for a program in which people enter a position by touching "
        "its picture. No rule is checked, because an unfinished position is often impossible. Then ask `audits` what is wrong.",
        Request=shape(
            f"{game.prefix}EditRequest",
            "A state, and the change to make in it.",
            {
                "state": state_field(game, "The known state of the game.", required=True),
                "edit": fields.Nested(edit, required=True, metadata=said("The change.", {"piece": piece})),
            },
        ),
        Answer=shape(
            f"{game.prefix}EditAnswer",
            "The state after an edit.",
            {
                "fits": Boolean(
                    required=True,
                    metadata=said("Whether the piece can be put there or taken away. If not, the state is unchanged.", True),
                ),
                "state": state_field(game, "The state with the change.", required=True),
                "note": fields.String(
                    metadata=said(
                        "What people should know: why the piece does not fit, or what else has changed.",
                        "A tile would not lie flat there (E11 = 1, E13 = 0).",
                    )
                ),
            },
        ),
        reply=reply,
        refuses_impossible=False,
    )
