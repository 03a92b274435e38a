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
from lawspeaker.adjudication.shapes import shape

_MOST_MARKED = 200
_BYTES_A_STEP = 20
"""Bytes of a state of which it takes about a step of work to draw them."""


def pictures(game: Game[S], draw: Callable[[S, Say], Picture]) -> Question:
    """The question for ``game``, in which ``draw`` says what a state looks like."""

    def reply(request: Document, preferences: Preferences, context: Context) -> str:
        def say(name: str, attribute: str | None = None, **facts: object) -> str:
            return game.messages.text(preferences.language, name, attribute, facts)

        state: Document = request["state"]
        context.allowance.take(len(orjson.dumps(state)) / _BYTES_A_STEP)
        return draw(game.State(state, game.sources(state, context)), say).svg(request.get("marked", ()))

    marked = fields.List(
        fields.String(
            validate=validate.Length(max=200),
            metadata={
                "description": "A JSON Pointer, or the name of a place as actions call it.",
                "examples": ["/state/players/0"],
            },
        ),
        validate=validate.Length(max=_MOST_MARKED),
        metadata={
            "description": "The places to mark: JSON Pointers into the request, as findings give them in `at`, or names. Of what "
            "is not drawn by itself what it is a part of is marked; what is nowhere in the picture is passed over.",
            "examples": [[]],
        },
    )
    return Question(
        name="pictures",
        summary="Draw a state",
        description="Draws what is known of a state as SVG, which can stand in any page: each part has a `class`, the place that "
        "it shows as a JSON Pointer in `data-at`, and what actions call it in `data-place`. It is drawn even if it cannot be.",
        Request=shape(
            f"{game.prefix}PictureRequest",
            "A state to draw.",
            {"state": state_field(game, "What is known of the game.", required=True), "marked": marked},
        ),
        Answer=None,
        reply=reply,
        refuses_impossible=False,
        media_type="image/svg+xml",
        may_take_long=True,
    )
