"""The question ``pictures``: what does the state look like?"""

from collections.abc import Callable
from typing import Any

import orjson
from marshmallow import fields, validate

from lawspeaker.adjudication.answers.answers import state_field, text
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.pictures.picture import Hidden, Picture, Say
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.chance import CHANCE
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.rules.scope import Scope, names_at
from lawspeaker.adjudication.wire.secrecy import seen_by
from lawspeaker.adjudication.wire.shapes import Boolean, Shape, list_of, said, shape
from lawspeaker.adjudication.work import Allowance

_MOST_PLACES = 200
_BYTES_A_STEP = 20
"""How many bytes of a state one step of work draws, roughly."""
_ON_HIDDEN = (
    " If the state knows cards that nobody at the table sees, the whole picture has `data-hidden`: `left-out` or, with `hidden`, "
    "`shown`."
)


class PictureAnswer(Shape):
    """A picture."""

    svg = text("The picture: an SVG document, for use in any page.", "<svg />", required=True)


def pictures(game: Game[S], draw: Callable[[S, Say, Scope], Picture]) -> Question:
    """The question for ``game``, in which ``draw`` says what a state looks like."""

    def reply(request: Document, preferences: Preferences, allowance: Allowance) -> Document:
        def say(name: str, attribute: str | None = None, **facts: object) -> str:
            return game.messages.text(preferences.language, name, attribute, facts)

        state: Document = request["state"]
        allowance.spend(len(orjson.dumps(state)) / _BYTES_A_STEP)
        shown, hidden = _concealed(game, state, request.get("hidden", False))
        scope = Scope(request.get("whole", False), names_at(request.get("about", ()), state))
        picture = draw(game.State(shown, game.sources(shown, allowance)), say, scope)
        return {"svg": picture.svg(request.get("marked", ()), game.id, hidden)}

    members: dict[str, fields.Field[Any]] = {
        "state": state_field(game, "The known state of the game.", required=True),
        "marked": _places(
            "The places to mark: JSON Pointers into the request, such as those in `at` of findings, or names. If a place is only "
            "drawn as a part of something else, that is marked. A place that is not in the picture is ignored."
        ),
        "about": _places(
            "What the picture is about: JSON Pointers into the request, or names of places and players. The picture then leaves "
            "out other places and players, as far as they have nothing to do with these. The default is to draw all."
        ),
    }
    if game.editing:
        description = "Whether to draw every place where `edits` can put something down, not only those that the state knows."
        members["whole"] = Boolean(metadata=said(description, False))
    if game.has_secrets:
        description = "Whether to draw known cards that nobody at the table sees: those of a deck, and those that lie face down."
        members["hidden"] = Boolean(metadata=said(f"{description} The default is `false`.", True))
    return Question(
        name="pictures",
        summary="Draw a state",
        description="Draws the known parts of a state as SVG. Each part has a `class`; `data-at` is the "
        "JSON Pointer of the place that it shows, and `data-place` the name that actions use. A part with `data-board` is a "
        "board: show it first. Impossible states are drawn, too." + (_ON_HIDDEN if game.has_secrets else ""),
        Request=shape(
            f"{game.prefix}PictureRequest",
            "A state to draw.",
            members,
        ),
        Answer=PictureAnswer,
        reply=reply,
        refuses_impossible=False,
        may_take_long=True,
    )


def _concealed(game: Game[Any], state: Document, wanted: bool) -> tuple[Document, Hidden | None]:
    """The state to draw, and how known cards are treated that nobody at the table sees; ``None`` if there are none.

    ``wanted`` says whether to draw these cards.
    """
    state = without(state, CHANCE)
    seen = seen_by(game.player_names, game.StateShape, state)
    if seen == state:
        return state, None
    return (state, Hidden.SHOWN) if wanted else (seen, Hidden.LEFT_OUT)


def _places(description: str) -> fields.List[Any]:
    """A member that is a list of places of the picture."""
    place = fields.String(
        validate=validate.Length(max=200),
        metadata=said("A JSON Pointer, or the name of a place that actions use.", "/state/players/0"),
    )
    return list_of(place, description, [], most=_MOST_PLACES)
