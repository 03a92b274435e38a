"""Properties of every list of legal actions, tested in the states of the cases."""

from collections.abc import Iterator, Sequence
from math import inf
from typing import Any

import orjson

from lawspeaker.adjudication.document import Document
from lawspeaker.conformance.package.answers import bounds
from lawspeaker.conformance.package.subject import Package, of_each

PAGE, PAGES = 7, 6
MOST = PAGE * PAGES
MOST_COMPLETE = 200
"""Lists up to this length are compared with what else is legal."""
TRIED = 12
"""How many actions of cases, and how many changed ones, are tried in each state."""


def _some_states(package: Package) -> Sequence[Document]:
    return package.states[:: 1 if package.share == 1 else 2]


_of_each_state = of_each(_some_states, lambda state: f"The list for the state {orjson.dumps(state).decode()}")


def _listed(package: Package, state: Document, **wanted: Any) -> Any:
    return package.ask("legal-actions", {"state": state, "limit": MOST, **wanted})


@_of_each_state
def listed_actions_are_legal(package: Package, state: Document) -> Iterator[str]:
    """Every action that is listed is legal, is listed once, and completes itself."""
    actions = _listed(package, state)["actions"]
    for index, action in enumerate(actions):
        if package.ask("rulings", {"state": state, "action": action})["verdict"] != "legal":
            yield f"{action} is listed and not legal. Correct `candidates` or a rule."
        if action in actions[:index]:
            yield f"{action} is listed twice. Correct `candidates`."
        if index < PAGE and action not in _listed(package, state, action=action)["actions"]:
            yield f"{action} is complete, but `completions` does not list it."


def agrees(action: Any, listed: Any, choices_left: Sequence[str] = ()) -> bool:
    """Whether an action differs from a listed one only in the choices left, or contains more or less.

    The order of entries in a list does not matter, nor that of words in a text.
    """
    if isinstance(action, dict) and isinstance(listed, dict):
        return all(agrees(action[name], listed[name]) for name in action.keys() & listed.keys() - {*choices_left})
    if isinstance(action, list) and isinstance(listed, list):
        return len(action) == len(listed) and all(any(agrees(one, other) for other in listed) for one in action)
    if isinstance(action, str) and isinstance(listed, str):
        return sorted(action.split(" ")) == sorted(listed.split(" "))
    return bool(action == listed)


@_of_each_state
def complete_lists_have_every_legal_action(package: Package, state: Document) -> Iterator[str]:
    """A complete list has every legal action that changes something, but for the choices that its actions leave."""
    answer = _listed(package, state, limit=MOST_COMPLETE)
    for action in _other_actions(package, state, answer["actions"]) if answer["complete"] else ():
        yield from not_listed(package, state, action, answer)
    for action in package.actions_in(state):
        yield from not_listed(package, state, action, _listed(package, state, type=action["type"], limit=MOST_COMPLETE))


def not_listed(package: Package, state: Document, action: Document, answer: Any) -> Iterator[str]:
    """Yields a complaint if an action is legal, but missing from the complete list in ``answer``."""
    entries = zip(answer["actions"], answer["choices_left"], strict=True)
    left = next((left for entry, left in entries if agrees(action, entry, left)), None)
    if left == [] or not answer["complete"]:
        return  # whatever else the action says is for a ruling to judge
    ruling = package.answered("rulings", {"state": state, "action": action})
    if not ruling or ruling["verdict"] != "legal":
        return
    if ruling["open"] or ruling["state"] == state:
        return  # what leaves something open may say less than the list, and what changes nothing is not listed
    if left is None:
        if not _does_the_same(package, state, action, answer["actions"]):
            yield f"{action} is legal, and not in the complete list. Correct `candidates` or `choices_left`."
        return
    bare = {name: value for name, value in action.items() if name not in left}
    ways = package.answered("legal-actions", {"state": state, "action": bare, "limit": MOST_COMPLETE})
    if ways and ways["complete"] and not any(agrees(action, way) for way in ways["actions"]):
        yield f"{action} is legal, and not among the ways to complete {bare}. Correct `completions`."


def _does_the_same(package: Package, state: Document, action: Document, listed: Sequence[Document]) -> bool:
    """Whether one of the listed actions, completed by other members of the action, leads to the same state.

    Then it is the same action in another notation.
    """
    alike = [{**action, **one} for one in listed if one["type"] == action["type"]]
    answers = [package.ask("rulings", {"state": state, "action": one}) for one in (action, *alike)]
    return any(answer.get("state") == answers[0]["state"] for answer in answers[1:])


def _other_actions(package: Package, state: Document, listed: Sequence[Document]) -> Iterator[Document]:
    """Other actions that may be legal: some of the cases, and listed ones with a member of another action of their type."""
    random = package.at_random("others", orjson.dumps(state))
    known = [*listed, *package.actions]
    yield from random.sample(package.actions, min(TRIED, len(package.actions)))
    for action in random.sample(listed, min(TRIED, len(listed))):
        donors = [other for other in known if other["type"] == action["type"]]
        donor = random.choice(donors)
        name = random.choice(list(donor))
        yield {**action, name: donor[name]}


@_of_each_state
def pages_join_to_the_whole_list(package: Package, state: Document) -> Iterator[str]:
    """Pages join to the whole list."""
    whole, joined, cursor = _listed(package, state), [], 0
    for _ in range(PAGES):
        page = _listed(package, state, limit=PAGE, cursor=cursor)
        if page["truncated"] != ("next" in page) or (page["truncated"] and len(page["actions"]) < PAGE and not page["missing"]):
            yield "A page is truncated too early or has no `next`."
        joined += page["actions"]
        if not page["truncated"]:
            break
        cursor = page["next"]
    if joined != whole["actions"] or page["truncated"] > whole["truncated"]:
        yield "The pages of the list differ from the whole: `candidates` must have a fixed order."


@_of_each_state
def filters_leave_what_they_say(package: Package, state: Document) -> Iterator[str]:
    """A list of one type or player has the actions of this type or player, in the same order."""
    whole = _listed(package, state)
    for name in package.game.actions if not whole["truncated"] else ():
        of_type = [action for action in whole["actions"] if action["type"] == name]
        if _listed(package, state, type=name)["actions"] != of_type:
            yield f"The list of the type {name} differs from the actions of this type in the whole list."
        for player in state.get("players", ()) if of_type else ():
            of_player = _listed(package, state, type=name, player=player)["actions"]
            own = [action for action in of_type if action.get("player") == player]
            if of_player not in ([], [action for action in of_type if action.get("player", player) == player]):
                yield f"The actions of type {name} that {player} can take differ from those in the whole list."
            if any(action not in of_player for action in own):
                yield f"The list of {player} lacks actions of type {name}. Correct `takers`."


@_of_each_state
def lists_by_points_have_the_scores(package: Package, state: Document) -> Iterator[str]:
    """A list by points has the same actions, the best first, each with the scores to which it leads."""
    whole = _listed(package, state)
    if "scores" not in package.questions or whole["truncated"]:
        return
    answer = _listed(package, state, scores=True)
    if answer["truncated"]:
        return  # points take more work than the list
    if sorted(answer["actions"], key=orjson.dumps) != sorted(whole["actions"], key=orjson.dumps):
        yield "The list by points has other actions than the list."
    scored = list(zip(answer["actions"], answer["scores"], strict=True))
    worth = [_worth(*entry) for entry in scored]
    if worth != sorted(worth, reverse=True):
        yield "The list by points is not in the order of points."
    for action, points in scored[:PAGES]:
        after = package.ask("rulings", {"state": state, "action": action})["state"]
        totals = package.ask("scores", {"state": after})["players"]
        if points != [{name: total[name] for name in total if name not in ("rank", "lines")} for total in totals]:
            yield f"The scores listed with {action} are not those of its next state."


def _worth(action: Document, points: Sequence[Document]) -> float:
    """The lower bound of the points of the player who takes the action; for an action of several players, less than any
    points."""
    own = (bounds(entry)[0] for entry in points if entry["player"] == action.get("player"))
    return next(own, -inf)
