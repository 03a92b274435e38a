"""The question ``views``: what does a player, or somebody who watches, know of the game?"""

from typing import Any

import orjson
from marshmallow import fields

from lawspeaker.adjudication.answers.answers import action_field, game_player_field, state_field
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.answers.sentences import sentence
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.secrecy import seen_by
from lawspeaker.adjudication.wire.shapes import list_of, said, shape
from lawspeaker.adjudication.work import Allowance

_MOST = 500
"""How many actions or events a request may have."""
_BYTES_A_STEP = 20
"""How many bytes of a request one step of work reads, roughly."""
_STATE, _ACTIONS, _EVENTS, _SENTENCES = "state", "actions", "events", "sentences"


def views(game: Game[Any]) -> Question:
    """The question for ``game``, in which something is secret."""

    def reply(request: Document, preferences: Preferences, allowance: Allowance) -> Document:
        allowance.spend(len(orjson.dumps(request)) / _BYTES_A_STEP)
        players = (request["player"],) if "player" in request else ()
        answer: dict[str, Any] = {}
        if _STATE in request:
            answer[_STATE] = seen_by(players, game.StateShape, request[_STATE])
        if _EVENTS in request:
            answer[_EVENTS] = [seen_by(players, game.EventShape, event) for event in request[_EVENTS]]
        if _ACTIONS in request:
            actions = (seen_by(players, game.ActionShape, action) for action in request[_ACTIONS])
            answer[_SENTENCES] = [sentence(game, action, preferences.language) for action in actions]
        return answer

    def several(one: fields.Field[Any], description: str) -> fields.List[Any]:
        return list_of(one, description, [], most=_MOST)

    def events(description: str) -> fields.List[Any]:
        return several(fields.Nested(game.EventShape), description)

    return Question(
        name="views",
        summary="Hide what a player must not know",
        description="Removes what a player must not know from a state, from events, and from actions in words: the seed, the "
        "cards of decks, the hands of others, and what lies face down. What is hidden becomes unknown, so the answer's state "
        "can be sent to any other question. Send the parts that you need. No rule is checked.",
        Request=shape(
            f"{game.prefix}ViewRequest",
            "What is to be shown, and to whom.",
            {
                _STATE: state_field(game, "The known state of the game."),
                _ACTIONS: several(action_field(game, "An action."), "Actions that were taken."),
                _EVENTS: events("Events, from a ruling."),
                "player": game_player_field(game, "Who sees it. Leave it out for somebody who does not play."),
            },
        ),
        Answer=shape(
            f"{game.prefix}ViewAnswer",
            "What may be shown.",
            {
                _STATE: state_field(game, "The state, if one was sent. What is hidden is left out, or is an unknown card."),
                _EVENTS: events("The events, if any were sent, in the same order."),
                _SENTENCES: several(
                    fields.String(metadata=said("An action in words.", "Player One takes the top card of the deck")),
                    "The actions, if any were sent, in words and in the same order.",
                ),
            },
        ),
        reply=reply,
        refuses_impossible=False,
    )
