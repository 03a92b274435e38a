"""The question ``replays``: a ruling on each action of a list."""

from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers.answers import action_field, grounds, grounds_document, listed, state_field
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.answers.ruling_answers import TOLD_ONCE, replayed_ruling, ruling_document
from lawspeaker.adjudication.deciding.replay import MOST_WORK, Replay, replay
from lawspeaker.adjudication.deciding.weighing import Hinge, WithHinges
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.checks import assumed
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.wire.shapes import Boolean, Integer, list_of, said, shape
from lawspeaker.adjudication.work import Allowance

MOST_ACTIONS = 500


def replays(game: Game[Any]) -> Question:
    """The question for ``game``."""

    def reply(request: Document, preferences: Preferences, allowance: Allowance) -> Document:
        go_on = request.get("go_on", False)
        found = replay(
            game, request["state"], request["actions"], "/actions", go_on=go_on, most_work=MOST_WORK, allowance=allowance
        )
        missing = dict.fromkeys(place for weighed in found.rulings for place in weighed.answer.missing)
        answer = {
            "rulings": [
                _briefly(ruling_document(game, weighed, [action], preferences))
                for weighed, action in zip(found.rulings, request["actions"], strict=False)
            ],
            "prefix": found.prefix,
            "legal": sum(1 for weighed in found.rulings if weighed.answer.effect),
            "truncated": found.is_cut,
            **grounds_document(
                game,
                _joined(found, game.sources(request["state"])),
                list(missing),
                _differing,
                preferences.language,
                assumed=assumed(finding for weighed in found.rulings for finding in weighed.answer.findings),
            ),
        }
        if not preferences.minimal:
            answer["state"] = found.state
        return answer

    places = fields.List(
        Integer(metadata=said("The index of an action, from 0.", 3)),
        required=True,
        metadata=said("The actions whose rulings would differ.", [3]),
    )
    return Question(
        name="replays",
        summary="Replay a list of actions",
        description=(
            "Rules on each action in the state after the legal actions before it. The replay stops at the first action that is "
            "not legal; with `go_on` it skips that action. In the rulings, `/actions/3/player` is a place in the request, and "
            "`/state/turn` a place in the state just before that action. `hinges_on` tries another choice of a reading for one "
            "action at a time; the rulings on earlier actions stay. The work is limited to a number of steps, not by time. If "
            "the limit is reached, the replay stops early and `truncated` is true; send the other actions with the `state` of "
            "the answer. Real games are far below the limit."
        ),
        Request=shape(
            f"{game.prefix}ReplayRequest",
            "A state, and the actions that followed.",
            {
                "state": state_field(game, "The state before the first action.", required=True),
                "actions": list_of(
                    action_field(game, "The next action."),
                    "The actions, in their order.",
                    [{"type": game.setting_up.action}],
                    most=MOST_ACTIONS,
                    fewest=1,
                    required=True,
                ),
                "go_on": Boolean(
                    metadata=said("Whether to skip actions that are not legal instead of stopping. The default is `false`.", True)
                ),
            },
        ),
        Answer=shape(
            f"{game.prefix}ReplayAnswer",
            "The ruling on each action, and the state after the legal ones.",
            {
                "rulings": listed(replayed_ruling(game), "The rulings, up to the last action that was ruled on.", required=True),
                "prefix": Integer(
                    required=True,
                    metadata=said("The number of actions before the first one that is not legal.", 12),
                ),
                "legal": Integer(required=True, metadata=said("The number of legal actions.", 12)),
                "truncated": Boolean(
                    required=True,
                    metadata=said("Whether the replay stopped early because the work limit was reached.", False),
                ),
                **grounds(game.prefix, "Replay", {"actions": places}),
                "state": state_field(
                    game, "The state after the legal actions. You can send it in the next request.", required=True
                ),
            },
        ),
        reply=reply,
        may_take_long=True,
    )


def _briefly(ruling: Document) -> Document:
    return {name: member for name, member in ruling.items() if name not in TOLD_ONCE}


def _joined(found: Replay, sources: Sources) -> WithHinges[list[int]]:
    """The sources and hinges of all rulings together. Under another choice of a reading, a difference is given as the indices
    of the actions whose rulings differ."""
    hinges: dict[str, dict[str, list[int]]] = {}
    for index, weighed in enumerate(found.rulings):
        sources.consulted.update(weighed.sources.consulted)
        sources.assumptions.update(weighed.sources.assumptions)
        for hinge in weighed.hinges:
            for choice, _ in hinge.otherwise:
                hinges.setdefault(hinge.reading, {}).setdefault(choice, []).append(index)
    joined = [
        Hinge(reading, sources.consulted[reading], tuple(differing.items())) for reading, differing in sorted(hinges.items())
    ]
    return WithHinges(list(range(len(found.rulings))), sources, tuple(joined))


def _differing(places: list[int]) -> dict[str, Any]:
    return {"actions": places}
