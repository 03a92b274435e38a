"""The question ``legal-actions``: what may be done now?"""

from collections.abc import Callable, Sequence
from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.answers.answers import (
    MARKS,
    action_field,
    count_document,
    count_members,
    game_player_field,
    grounds,
    grounds_document,
    listed,
    marks_field,
    state_field,
    text,
)
from lawspeaker.adjudication.answers.marks import marks_member, marks_of_action
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.answers.sentences import sentence
from lawspeaker.adjudication.deciding.audit import audited_state, require_named
from lawspeaker.adjudication.deciding.listing import MOST_SCORED, Listing, ListingQuery, weighed_listing
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.pictures.picture import drawn_alone
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.wire.shapes import Boolean, Integer, OneOf, said, shape
from lawspeaker.adjudication.work import Allowance

USUAL_LIMIT = 100
HIGHEST_LIMIT = 1_000
HIGHEST_CURSOR = 10_000
_ON_SCORES = (
    "With `scores`, the answer adds the points of all players after each action. The actions that give their player the most "
    "points come first; if a number is unknown, its lower bound counts. Then only the first "
    f"{MOST_SCORED:,} possible actions are considered. "
)


def legal_actions(game: Game[Any]) -> Question:
    """The question for ``game``."""

    def reply(request: Document, preferences: Preferences, allowance: Allowance) -> Document:
        state, with_scores = request["state"], request.get("scores", False)
        start, limit = request.get("cursor", 0), request.get("limit", USUAL_LIMIT)
        player, sent = request.get("player"), request.get("action")
        wanted = ListingQuery(player, request.get("type"), sent, with_scores, start, limit, request.get("place"))

        def state_by(sources: Sources) -> View:
            view: View = audited_state(game, state, sources)
            require_named(game, view, ({"player": player} if player else {}, ""), (sent or {}, pointer("action")))
            return view

        def described(found: Listing) -> dict[str, Any]:
            scores = {"scores": _scores(found)} if with_scores else {}
            return {"actions": found.actions, "choices_left": found.choices_left, **scores}

        def comparable(found: Listing) -> object:
            return described(found), found.is_cut, found.missing

        with weighed_listing(game, wanted, state_by, game.sources(state, allowance), comparable) as weighed:
            found = weighed.answer
        answer = {**described(found), **_types(found), "complete": found.is_complete, "truncated": found.is_cut}
        if request.get("sentences", False):
            allowance.spend(_SENTENCE * len(found.actions))
            answer["sentences"] = [sentence(game, action, preferences.language) for action in found.actions]
        if drawn := [each for each in _DRAWN if request.get(each[0], False)]:
            view = game.State(state, game.sources(state, allowance))
            for member, of_one, steps in drawn:
                allowance.spend(steps * len(found.actions))
                answer[member] = [of_one(game, view, action) for action in found.actions]
        if found.goes_on is not None and found.goes_on <= HIGHEST_CURSOR:
            answer["next"] = found.goes_on
        return {
            **answer,
            **grounds_document(game, weighed, found.missing, described, preferences.language, state, found.assumed),
        }

    members = {
        "actions": fields.List(
            action_field(game, "An action."),
            required=True,
            metadata=said("The actions.", []),
        ),
        "choices_left": fields.List(
            fields.List(text("The name of a member.", "payment")),
            required=True,
            metadata=said(
                "For each action, in the order of the actions: the members that can be chosen in another way, too. The list has "
                "one way. Send the action without them as `action` to list every way.",
                [["payment"]],
            ),
        ),
        **(_scores_field(game) if game.scoring else {}),
    }
    types = listed(
        shape(
            f"{game.prefix}LegalActionType",
            "The number of actions of one type in the list.",
            {
                "type": OneOf(
                    game.action_type, required=True, metadata=said("The type of the actions.", next(iter(game.actions)))
                ),
                **count_members("count"),
            },
        ),
        "The types that have, or may have, legal actions, each with the number of actions in the list or its bounds. Only on the "
        "first page.",
        [{"type": next(iter(game.actions)), "count": 2}],
    )
    with_scores = Boolean(metadata=said("Whether to score the state after each action, and to list the best action first.", True))
    with_thumbnails = Boolean(
        metadata=said("Whether to draw what each action changes, such as a tile that is laid. The default is `false`.", True)
    )
    thumbnails = fields.List(
        text("What an action changes, as SVG. Empty if it is not drawn.", "<svg />"),
        metadata=said("If requested: a small drawing for each action, in the order of the actions.", ["<svg />"]),
    )
    marks = fields.List(
        marks_field(),
        metadata=said("If requested: the places of each action, in the order of the actions.", [["H12"]]),
    )
    request = shape(
        f"{game.prefix}LegalActionsRequest",
        "A state, and which of its legal actions to list.",
        {
            "state": state_field(game, "The known state of the game.", required=True),
            "player": game_player_field(game, "Only actions of this player."),
            "type": OneOf(game.action_type, metadata=said("Only actions of this type.", next(iter(game.actions)))),
            "place": text(
                "Only actions at this place: the name that it has in the picture.", "H12", validate=validate.Length(max=100)
            ),
            "action": action_field(
                game,
                "An incomplete action, for example without its payment: only the ways to complete it are listed.",
            ),
            **({"scores": with_scores} if game.scoring else {}),
            "sentences": Boolean(metadata=said("Whether to give each action as a sentence, too. The default is `false`.", True)),
            **({"thumbnails": with_thumbnails} if game.thumbnail else {}),
            **marks_member(game, "each action"),
            "limit": Integer(
                minimum=1,
                maximum=HIGHEST_LIMIT,
                metadata=said(f"The largest number of actions to list. The default is {USUAL_LIMIT}.", 10),
            ),
            "cursor": Integer(
                maximum=HIGHEST_CURSOR,
                metadata=said("Where to continue: the `next` of the previous answer.", 10),
            ),
        },
    )
    answer = shape(
        f"{game.prefix}LegalActionsAnswer",
        "Legal actions in a fixed order.",
        {
            **members,
            "sentences": fields.List(
                fields.String(metadata={"description": "An action in words, in the requested language."}),
                metadata=said("If requested: each action in a sentence, in the order of the actions.", ["Red ends the turn"]),
            ),
            **({"thumbnails": thumbnails} if game.thumbnail else {}),
            **({MARKS: marks} if game.draw else {}),
            "types": types,
            "complete": Boolean(
                required=True,
                metadata=said(
                    "Whether every legal action that was requested and changes something is in the list, or differs from one in "
                    "it only by `choices_left`, by claims or by what chance brings. If not, `next` or `missing` says what is "
                    "left.",
                    True,
                ),
            ),
            "truncated": Boolean(required=True, metadata=said("Whether there may be more actions.", False)),
            "next": Integer(
                metadata=said(
                    f"The cursor of the next page, at most {HIGHEST_CURSOR}. Left out if there is none, or if finding it "
                    "would take too long.",
                    100,
                )
            ),
            **grounds(game.prefix, "LegalActions", members),
        },
    )
    return Question(
        name="legal-actions",
        summary="List legal actions",
        description=(
            "Lists legal actions in a fixed order: one action of each type, then a second one of each type, and so on. A page "
            "has at most `limit` actions. The first page also says which types have legal actions. Where many "
            "actions differ only by a choice, such as that of the payment, one stands for all, and `choices_left` names the "
            "choice. With `action` it lists the ways to complete that action. If something is unknown, the list may be "
            f"incomplete; `missing` then names the places whose content is needed. {_ON_SCORES if game.scoring else ''}The work "
            "is limited to a number of steps, not by time. If the limit is reached, a page has fewer actions and `truncated` is "
            f"true; {'without `scores`, ' if game.scoring else ''}`next` then continues the list."
        ),
        Request=request,
        Answer=answer,
        reply=reply,
        may_take_long=True,
    )


def _scores_field(game: Game[Any]) -> dict[str, fields.Field[Any]]:
    """The member that gives the points after each action."""
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
        metadata=said(
            "If requested: the points after each action, in the order of the actions.", [[{"player": player, "points": 2}]]
        ),
    )
    return {"scores": scores}


def _thumbnail(game: Game[Any], state: View, action: Document) -> str:
    """A drawing of the changes that an action makes; empty if there is none."""
    drawn = game.thumbnail(state, action) if game.thumbnail else None
    return drawn_alone(drawn) if drawn else ""


_SENTENCE = 3
"""The steps of work for which a sentence counts."""
_DRAWN: Sequence[tuple[str, Callable[[Game[Any], View, Document], object], int]] = (
    ("thumbnails", _thumbnail, 30),
    (MARKS, marks_of_action, 1),
)
"""What the answer adds to each action on request, and the steps of work for which one counts."""


def _types(found: Listing) -> Document:
    """The types that may have legal actions, for the first page."""
    possible = [{"type": name, **count_document("count", count)} for name, count in found.types.items() if count.high != 0]
    return {"types": possible} if found.types else {}


def _scores(found: Listing) -> list[list[Document]]:
    return [
        [{"player": player, **count_document("points", count)} for player, count in standing.items()] for standing in found.points
    ]
