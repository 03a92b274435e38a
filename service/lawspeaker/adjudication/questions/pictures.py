"""What does it look like?"""

from collections.abc import Callable

import orjson
from marshmallow import fields, validate

from lawspeaker.adjudication.answers import state_field
from lawspeaker.adjudication.context import Context
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game, S
from lawspeaker.adjudication.pictures.picture import Picture, Say
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.shapes import Boolean, said, shape

_MOST_MARKED = 200
_BYTES_A_STEP = 20
"""How many bytes of a state one step of work draws, roughly."""


def pictures(game: Game[S], draw: Callable[[S, Say], Picture]) -> Question:
    """The question for ``game``, in which ``draw`` says what a state looks like."""

    def reply(request: Document, preferences: Preferences, context: Context) -> str:
        def say(name: str, attribute: str | None = None, **facts: object) -> str:
            return game.messages.text(preferences.language, name, attribute, facts)

        state: Document = request["state"]
        context.allowance.take(len(orjson.dumps(state)) / _BYTES_A_STEP)
        drawing = game.editing.draw if game.editing and request.get("whole") else draw
        return drawing(game.State(state, game.sources(state, context)), say).svg(request.get("marked", ()), game.id)

    marked = fields.List(
        fields.String(
            validate=validate.Length(max=200),
            metadata={
                "description": "A JSON Pointer, or the name of a place that actions use.",
                "examples": ["/state/players/0"],
            },
        ),
        validate=validate.Length(max=_MOST_MARKED),
        metadata={
            "description": "The places to mark: JSON Pointers into the request, such as those in `at` of findings, or names. If "
            "a place is only drawn as a part of something else, that is marked. A place that is not in the picture is ignored.",
            "examples": [[]],
        },
    )
    members = {"state": state_field(game, "The known state of the game.", required=True), "marked": marked}
    if game.editing:
        description = "Whether to draw every place where `edits` can put something down, not only those that the state knows."
        members["whole"] = Boolean(metadata=said(description, False))
    return Question(
        name="pictures",
        summary="Draw a state",
        description="Draws the known parts of a state as SVG, for use in any page. Each part has a `class`; `data-at` is the "
        "JSON Pointer of the place that it shows, and `data-place` the name that actions use. A part with `data-board` is a "
        "board: show it first. Impossible states are drawn, too.",
        Request=shape(
            f"{game.prefix}PictureRequest",
            "A state to draw.",
            members,
        ),
        Answer=None,
        reply=reply,
        refuses_impossible=False,
        media_type="image/svg+xml",
        may_take_long=True,
    )
