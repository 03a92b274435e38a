"""What may be done now?"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers import action_field, grounds, grounds_document, hinge_shape, state_field
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Action, Game
from lawspeaker.adjudication.questions.question import Preferences, Question
from lawspeaker.adjudication.ruling import Verdict, decide, possible, require_named
from lawspeaker.adjudication.shapes import Boolean, Integer, OneOf, shape
from lawspeaker.adjudication.sources import Sources, weigh
from lawspeaker.adjudication.unknown import Unknown, each

USUAL_LIMIT = 100
HIGHEST_LIMIT = 1_000
HIGHEST_CURSOR = 10_000


@dataclass(frozen=True, slots=True)
class Listing:
    """A stretch of the legal actions in their order."""

    actions: list[Document]
    is_cut: bool
    missing: tuple[str, ...]


def legal_actions(game: Game[Any]) -> Question:
    """The question for ``game``."""

    def reply(request: Document, preferences: Preferences) -> Document:
        state = request["state"]
        start, limit = request.get("cursor", 0), request.get("limit", USUAL_LIMIT)

        def listing(sources: Sources) -> Listing:
            view = possible(game, state, sources)
            require_named(game, view, {name: request[name] for name in ("player", "action") if name in request}, "")
            told = ("/state", "/action") if "action" in request else ("/state",)
            return _listing(game, view, _wanted(game, view, request), start, limit, told)

        weighed = weigh(listing, game.sources(state), lambda found: found)
        found = weighed.answer
        answer = {"actions": found.actions, "truncated": found.is_cut}
        if found.is_cut and start + limit <= HIGHEST_CURSOR:
            answer["next"] = start + limit
        return {**answer, **grounds_document(game, weighed, found.missing, lambda other: {"actions": other.actions})}

    actions = fields.List(
        action_field(game, "An action, ready to be sent for a ruling."),
        required=True,
        metadata={"description": "The actions.", "examples": [[]]},
    )
    hinge = hinge_shape(f"{game.name}LegalActions", {"actions": actions})
    request = shape(
        f"{game.name}LegalActionsRequest",
        "A state, and which of its legal actions are wanted.",
        {
            "state": state_field(game, "What is known of the game.", required=True),
            "player": OneOf(
                *game.player_names,
                metadata={"description": "Only actions that this player takes.", "examples": [game.player_names[0]]},
            ),
            "type": OneOf(
                *game.actions, metadata={"description": "Only actions of this type.", "examples": [next(iter(game.actions))]}
            ),
            "action": action_field(
                game,
                "Only the ways in which this action can be told in full, where it leaves something open: of something to be "
                "built, every payment.",
            ),
            "limit": Integer(
                minimum=1,
                maximum=HIGHEST_LIMIT,
                metadata={"description": f"How many to list at most; {USUAL_LIMIT} if left out.", "examples": [10]},
            ),
            "cursor": Integer(
                maximum=HIGHEST_CURSOR,
                metadata={"description": "Where to begin: the `next` of the answer before.", "examples": [10]},
            ),
        },
    )
    answer = shape(
        f"{game.name}LegalActions",
        "Legal actions in a fixed order.",
        {
            "actions": actions,
            "truncated": Boolean(required=True, metadata={"description": "Whether there are more.", "examples": [False]}),
            "next": Integer(
                metadata={
                    "description": f"If there are more: the cursor that goes on, up to {HIGHEST_CURSOR}.",
                    "examples": [100],
                }
            ),
            **grounds(hinge),
        },
    )
    return Question(
        name="legal-actions",
        summary="List legal actions",
        description=(
            "Lists what may be done, in a fixed order. Every action listed is ruled legal. Where something unknown is in "
            "the way the list may be incomplete; `missing` then says what would have to be known. With `action` it lists the "
            "ways to tell that one action in full."
        ),
        Request=request,
        Answer=answer,
        reply=reply,
    )


def _wanted(game: Game[Any], state: Any, request: Document) -> Iterator[Document]:
    """The actions among which the legal ones are wanted."""
    player, wanted = request.get("player"), request.get("type")

    def taken(action: type[Action[Any]]) -> Iterator[Document]:
        if player is None:
            yield from _told_of(game, action, state, request)
        elif player in action.takers(state):
            yield from (told for told in _told_of(game, action, state, request) if told.get("player", player) == player)

    return each((action for name, action in game.actions.items() if wanted in (None, name)), taken)


def _told_of(game: Game[Any], action: type[Action[Any]], state: Any, request: Document) -> Iterator[Document]:
    """The options of that kind of action; of an action that was sent, its completions."""
    if "action" not in request:
        return action.options(state)
    sent = game.action(request["action"])
    return sent.completions(state) if isinstance(sent, action) else iter(())


def _listing(game: Game[Any], state: Any, options: Iterator[Document], start: int, limit: int, told: tuple[str, ...]) -> Listing:
    """The legal ones among so many options; what is not known may leave some of them, or further ones, open.

    ``told`` has the parts of the request of which more could be told.
    """
    actions: list[Document] = []
    missing: list[str] = []
    is_cut = False
    try:
        for place, option in enumerate(islice(options, start, start + limit + 1)):
            if place == limit:
                is_cut = True
                break
            ruling = decide(game, game.action(option), state)
            if ruling.verdict is Verdict.LEGAL:
                actions.append(option)
            missing += ruling.missing
    except Unknown as unknown:
        missing += unknown.pointers
    return Listing(actions, is_cut, tuple(dict.fromkeys(place for place in missing if place.startswith(told))))
