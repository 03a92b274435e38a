"""Operations that read a document. It depends on the language, the path and the query only, until the next release."""

from collections.abc import Callable, Sequence
from typing import Any

from marshmallow import Schema

from lawspeaker.adjudication.answers.answers import text
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.negotiation import ACCEPT_LANGUAGE
from lawspeaker.api.operations import Operation, Parameter
from lawspeaker.api.problem_types import NOT_FOUND

IF_NONE_MATCH = Parameter("If-None-Match", "header", text("The `ETag` of the response that the client has.", 'W/"0f1e2d3c"'))
PARAMETERS = (ACCEPT_LANGUAGE, IF_NONE_MATCH)


def part_of_game(
    game: Game[Any],
    name: str,
    path: str,
    *,
    summary: str,
    description: str,
    document: Callable[..., Document],
    Answer: type[Schema],
    parameters: Sequence[Parameter] = (),
) -> Operation:
    """The operation that responds with ``document`` at ``path`` below ``game``, with ``parameters`` in its path and query."""
    is_path_fixed = all(parameter.place != "path" for parameter in parameters)
    return Operation(
        id=f"{game.id}{name}".replace("-", "_"),
        method="GET",
        path=f"/v1/games/{game.id}{path}",
        tag=game.messages.text("en", "game"),
        summary=summary,
        description=description,
        document=document,
        Answer=Answer,
        parameters=(*parameters, *PARAMETERS),
        further_problems=() if is_path_fixed else (NOT_FOUND,),
    )
