"""Actions in sentences, as somebody at the table would say what a player does: "Yellow keeps grain; White gets cattle".

The message ``sentence-<type>`` of a game tells an action by its members, without a full stop. An attribute named after a member
that is an object, or a list of objects, tells one of these; in the sentence, that member is what the attribute says of all of
them. Where the label of a member has words ``.like`` those of something else, such as ``member-next`` those of ``player``, the
sentence may use them, in any of their forms, by ``$next_player``. A member that is left out or an empty list is ``absent``, a
truth value ``yes`` or ``no``.

Members that the sentence does not speak of follow it in brackets, behind their labels: nothing that was sent is left unsaid.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.wording import Wording

ABSENT = "absent"
"""What a member that was not sent is in a sentence."""
_LIKE = "like"
_TYPE = "type"
LONGEST_REST = 300
"""How many characters stand in brackets at most: a set-up may list a whole deck."""


def sentence(game: Game[Any], action: Document, language: str) -> str:
    """The sentence that tells ``action``, without a full stop."""
    name = f"sentence.{action[_TYPE]}"
    if not game.messages.has(language, name):
        return _wording(game, language).action(action)
    members = {member: value for member, value in action.items() if member != _TYPE}
    told = game.actions[action[_TYPE]].told(members)
    text = game.messages.text(language, name, facts=_facts(game, language, name, told), otherwise=ABSENT)
    spoken_of = game.messages.variables(language, name)
    rest = {member: value for member, value in members.items() if not _is_among(member, spoken_of)}
    return _with_rest(game, language, text, rest) if rest else text


def in_sequence(game: Game[Any], actions: Sequence[Document], language: str) -> str:
    """The sentences that tell several actions, with full stops between them."""
    return ". ".join(sentence(game, action, language) for action in actions)


@cache
def _wording(game: Game[Any], language: str) -> Wording:
    return Wording.of(game, language, lambda name, **facts: game.messages.text(language, name, facts=facts))


def _is_among(member: str, variables: tuple[str, ...]) -> bool:
    return any(variable == member or variable.startswith(f"{member}_") for variable in variables)


def _with_rest(game: Game[Any], language: str, text: str, rest: Document) -> str:
    details = _wording(game, language).details(rest)
    shown = details if len(details) <= LONGEST_REST else f"{details[:LONGEST_REST]}…"
    return game.messages.text(language, "in-brackets", facts={"text": text, "rest": shown})


def _facts(game: Game[Any], language: str, name: str, members: Document) -> dict[str, Any]:
    """What the message ``name`` may speak of: the members, and those with words of something else once more by that name."""
    return dict(_each_fact(game, language, name, members))


def _each_fact(game: Game[Any], language: str, name: str, members: Document) -> Iterator[tuple[str, Any]]:
    for member, value in members.items():
        fact = _fact(game, language, name, member, value)
        if fact is None:
            continue
        yield member, fact
        label = f"member.{member}"
        if game.messages.has(language, label, _LIKE):
            yield f"{member}_{game.messages.text(language, label, _LIKE)}", fact


def _fact(game: Game[Any], language: str, name: str, member: str, value: Any) -> Any:
    """What the message says of a member; ``None`` if it is left out, or only follows in brackets."""
    match value:
        case bool():
            return "yes" if value else "no"
        case [] | None:
            return None
        case Counter():
            return value
        case [Mapping(), *_] | Mapping() if not game.messages.has(language, name, member):
            return None
        case [Mapping(), *_]:
            parts = (_part(game, language, name, member, entry) for entry in value)
            return f"{game.messages.text(language, 'semicolon')} ".join(parts)
        case Mapping():
            return _part(game, language, name, member, value)
        case _:
            return value


def _part(game: Game[Any], language: str, name: str, member: str, entry: Document) -> str:
    return game.messages.text(language, name, member, _facts(game, language, name, entry), otherwise=ABSENT)
