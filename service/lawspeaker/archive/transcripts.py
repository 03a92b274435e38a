"""A line of an archive: a game as it was played, with its first state and its actions."""

from functools import cache
from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.answers.answers import action_field, state_field
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.errors import Fault, Misunderstood
from lawspeaker.adjudication.wire.expectations import instead, one_of
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.ijson import MOST_BYTES, TooLarge, parse
from lawspeaker.adjudication.wire.names import with_plain_names
from lawspeaker.adjudication.wire.shapes import Boolean, Shape, said, shape, tag
from lawspeaker.adjudication.words.phrases import Phrase
from lawspeaker.adjudication.words.quoting import OBJECT
from lawspeaker.games import GAMES

LONGEST_ID = 200


@frozen
class Transcript:
    """A game as it was played."""

    id: str
    game: Game[Any]
    state: Document
    actions: list[Document]
    go_on: bool
    """Whether to skip an illegal action and rule on the actions after it."""


@cache
def transcript_shape(game: Game[Any]) -> type[Shape]:
    """The shape of a transcript of ``game``."""
    return shape(
        f"{game.prefix}Transcript",
        "A game as it was played.",
        {
            "id": fields.String(
                required=True,
                validate=validate.Length(max=LONGEST_ID),
                metadata=said("What the results call the game.", "table-7-2026-11-25"),
            ),
            "game": tag(game.id),
            "state": state_field(game, "The state before the first action.", required=True),
            "actions": fields.List(
                action_field(game, "The next action."),
                required=True,
                validate=validate.Length(min=1),
                metadata=said("The actions, in their order.", [{"type": game.setting_up.action}]),
            ),
            "go_on": Boolean(
                metadata=said("Whether to skip an illegal action instead of stopping there. The default is `false`.", True)
            ),
        },
    )


@cache
def _guard(game: Game[Any]) -> Guard:
    return Guard(transcript_shape(game))


def read_line(line: bytes) -> Any:
    """The JSON in a ``line``. Raises ``TooLarge`` or ``NotJSON``."""
    if len(line) > MOST_BYTES:
        raise TooLarge(f"The line has more than {MOST_BYTES:,} bytes.")
    return parse(line)


def names_in(document: Any) -> Document:
    """The ``id`` and the ``game`` of what may be a transcript, as far as it has them."""
    named = document if isinstance(document, dict) else {}
    return {name: named[name] for name in ("id", "game") if isinstance(named.get(name), str)}


def read_transcript(document: Any) -> Transcript:
    """The transcript in ``document``, without any members that are the sender's own. Raises ``Misunderstood``."""
    game = _game_of(document)
    members = transcript_shape(game)._declared_fields
    document = {name: value for name, value in document.items() if name in members}
    document = with_plain_names(transcript_shape(game), _guard(game).accepted(document))
    return Transcript(document["id"], game, document["state"], document["actions"], document.get("go_on", False))


def _game_of(document: Any) -> Game[Any]:
    if not isinstance(document, dict):
        raise Misunderstood(Fault("", instead(OBJECT, document)))
    if "game" not in document:
        raise Misunderstood(Fault("/game", Phrase("error-missing", {"expected": one_of(GAMES)})))
    named = document["game"]
    if not isinstance(named, str) or named not in GAMES:
        raise Misunderstood(Fault("/game", instead(one_of(GAMES, named), named)))
    return GAMES[named]
