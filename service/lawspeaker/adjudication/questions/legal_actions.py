"""What may be done now?"""

from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers import (
    action_field,
    count_document,
    count_members,
    game_player_field,
    grounds,
    grounds_document,
    listed,
    state_field,
)
from lawspeaker.adjudication.audit import audited_state, require_named
from lawspeaker.adjudication.context import Context
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.listing import MOST_SCORED, Listing, Wanted, weighed_listing
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.shapes import Boolean, Integer, OneOf, said, shape
from lawspeaker.adjudication.sources import Sources
from lawspeaker.adjudication.view import View

USUAL_LIMIT = 100
HIGHEST_LIMIT = 1_000
HIGHEST_CURSOR = 10_000

_ON_SCORES = (
    "With `scores` it tells what everybody has after each action, and lists "
    "those first that leave the player who takes them with the most points (at least, where that is not known); of "
    f"what may be done only the first {MOST_SCORED:,} possibilities are looked at then. "
)


def legal_actions(game: Game[Any]) -> Question:
    """The question for ``game``."""

    def reply(request: Document, preferences: Preferences, context: Context) -> Document:
        state, with_scores = request["state"], request.get("scores", False)
        start, limit = request.get("cursor", 0), request.get("limit", USUAL_LIMIT)
        player, sent = request.get("player"), request.get("action")
        wanted = Wanted(player, request.get("type"), sent, with_scores, start, limit)

        def state_by(sources: Sources) -> View:
            view: View = audited_state(game, state, sources)
            require_named(game, view, ({"player": player} if player else {}, ""), (sent or {}, pointer("action")))
            return view

        def told(found: Listing) -> dict[str, Any]:
            return {"actions": found.actions, **({"scores": _scores(found)} if with_scores else {})}

        def comparable(found: Listing) -> object:
            return told(found), found.is_cut, found.missing

        with weighed_listing(game, wanted, state_by, game.sources(state, context), comparable) as weighed:
            found = weighed.answer
        answer = {**told(found), **_types(found), "truncated": found.is_cut}
        if found.goes_on is not None and found.goes_on <= HIGHEST_CURSOR:
            answer["next"] = found.goes_on
        return {**answer, **grounds_document(game, weighed, found.missing, told)}

    members = {
        "actions": fields.List(
            action_field(game, "An action, ready to be sent for a ruling."),
            required=True,
            metadata={"description": "The actions.", "examples": [[]]},
        ),
        **(_scores_field(game) if game.scoring else {}),
    }
    types = listed(
        shape(
            f"{game.prefix}LegalActionType",
            "How many legal actions of one type there are.",
            {
                "type": OneOf(
                    game.action_type, required=True, metadata=said("The type of the actions.", next(iter(game.actions)))
                ),
                **count_members("count"),
            },
        ),
        "The types of which there are legal actions, or may be: how many, or the least and the most. On the first page only.",
        [{"type": next(iter(game.actions)), "count": 2}],
    )
    with_scores = Boolean(
        metadata={"description": "Whether to tell what each action scores, the best first.", "examples": [True]}
    )
    request = shape(
        f"{game.prefix}LegalActionsRequest",
        "A state, and which of its legal actions are wanted.",
        {
            "state": state_field(game, "What is known of the game.", required=True),
            "player": game_player_field(game, "Only actions that this player takes."),
            "type": OneOf(game.action_type, metadata=said("Only actions of this type.", next(iter(game.actions)))),
            "action": action_field(
                game,
                "Only the ways in which this action can be told in full, where it leaves something open, such as how something "
                "is paid for.",
            ),
            **({"scores": with_scores} if game.scoring else {}),
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
        f"{game.prefix}LegalActionsAnswer",
        "Legal actions in a fixed order.",
        {
            **members,
            "types": types,
            "truncated": Boolean(required=True, metadata={"description": "Whether there may be more.", "examples": [False]}),
            "next": Integer(
                metadata={
                    "description": (
                        f"The cursor that goes on, up to {HIGHEST_CURSOR}; left out where there is no more, or where to find it "
                        "would take too long."
                    ),
                    "examples": [100],
                }
            ),
            **grounds(game, "LegalActions", members),
        },
    )
    return Question(
        name="legal-actions",
        summary="List legal actions",
        description=(
            "Lists legal actions in a fixed order: one of each type in turn. A page holds `limit` actions as long as there are "
            "so many; the first page also says of which types there are any. Where something unknown is in the way the list may "
            "be incomplete; `missing` then says what would have to be known. With `action` it lists the "
            f"ways to tell that one action in full. {_ON_SCORES if game.scoring else ''}The work is bounded, by counting "
            "and not by time: where much has to be tried fewer are looked at, and `truncated` says so; "
            f"{'without `scores` ' if game.scoring else ''}`next` then leads to what follows."
        ),
        Request=request,
        Answer=answer,
        reply=reply,
        may_take_long=True,
    )


def _scores_field(game: Game[Any]) -> dict[str, fields.Field[Any]]:
    """The member that tells what each of the actions scores."""
    player = game.player_names[0]
    points = shape(
        f"{game.prefix}PlayerPoints",
        "The points of one player.",
        {
            "player": game_player_field(game, "The player.", required=True),
            **count_members("points"),
        },
    )
    scores = fields.List(
        listed(points, "The points of each player after that action.", [{"player": player, "points": 2}]),
        metadata={
            "description": "If wanted: what `scores` says after each of the actions, in their order.",
            "examples": [[[{"player": player, "points": 2}]]],
        },
    )
    return {"scores": scores}


def _types(found: Listing) -> Document:
    """The types of which there may be legal actions, where the listing begins."""
    possible = [{"type": name, **count_document("count", count)} for name, count in found.types.items() if count.high != 0]
    return {"types": possible} if found.types else {}


def _scores(found: Listing) -> list[list[Document]]:
    return [
        [{"player": player, **count_document("points", count)} for player, count in standing.items()] for standing in found.points
    ]
