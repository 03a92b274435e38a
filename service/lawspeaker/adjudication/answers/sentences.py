"""Describes actions and events in sentences, as players say them at the table: "Yellow keeps grain; White gets cattle".

The message ``sentence-<type>`` of a game describes an action by its members, without a full stop. Its first letter is
capitalized. If a member is an object or a list of objects, the attribute with its name describes one object. In the sentence,
the member is replaced by the descriptions of all objects, separated by semicolons, or by commas inside another description.
Equal ones are counted: if the attribute uses ``$count``, they are described once, with words in the form ``counted``. A long list
is cut.

If the label of a member has the attribute ``.like``, such as ``member-next`` that of ``player``, the sentence may use the words
for players, in any of their forms, as ``$next_player``. A missing member or an empty list is ``absent``, a truth value ``yes``
or ``no``.

Members that the sentence does not mention follow in brackets with their labels, so nothing in the request is omitted.

The message ``event-<type>`` describes an event in the same way, without the members that it does not mention. A member with a
value for each player is described player by player, and a rule is stated.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from lawspeaker.adjudication.answers.wording import Wording
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.secrecy import seen_by
from lawspeaker.adjudication.words.messages import COUNTED, Finished, word_for
from lawspeaker.adjudication.words.plain_text import MORE, more, with_minus_signs

ABSENT = "absent"
"""What a member that was not sent is in a sentence."""
_LIKE = "like"
_TYPE = "type"
_COUNT = "count"
LONGEST_REST = 300
"""How many characters stand in brackets at most: a set-up may list a whole deck."""
LONGEST_LIST = 1200
"""How many characters a list of objects has at most, and one of its entries: Fluent refuses 2,500 characters."""
_COMMA = ", "


def sentence(game: Game[Any], action: Document, language: str) -> str:
    """The sentence that describes ``action``, without a full stop."""
    return _as_sentence(_sentence(game, action, language))


def events_in_words(game: Game[Any], events: Sequence[Document], language: str) -> list[str]:
    """The sentences that describe what everybody at the table may know of ``events``, without a full stop."""
    return [_event(game, seen_by((), game.EventShape, event), language) for event in events]


def _event(game: Game[Any], event: Document, language: str) -> str:
    name = f"event.{event[_TYPE]}"
    members = {member: _by_player(game, member, value) for member, value in event.items() if member != _TYPE}
    if rule := event.get("rule"):
        members["rule"] = Finished(game.messages.text(language, rule).removesuffix("."))
    between = f"{game.messages.text(language, 'semicolon')} "
    return _as_sentence(
        game.messages.text(language, name, facts=_facts(game, language, name, members, between), otherwise=ABSENT)
    )


def _as_sentence(text: str) -> str:
    return with_minus_signs(f"{text[:1].upper()}{text[1:]}")


def _by_player(game: Game[Any], member: str, value: Any) -> Any:
    """A value for each player as a list with an object for each."""
    if isinstance(value, Mapping) and value and value.keys() <= {*game.player_names}:
        return [{"player": player, **(own if isinstance(own, Mapping) else {member: own})} for player, own in value.items()]
    return value


def in_sequence(game: Game[Any], actions: Sequence[Document], language: str) -> str:
    """The sentences that describe several actions, separated by full stops."""
    return ". ".join(sentence(game, action, language) for action in actions)


def _sentence(game: Game[Any], action: Document, language: str) -> str:
    name = f"sentence.{action[_TYPE]}"
    if not game.messages.has(language, name):
        return wording(game, language).action(action)
    members = {member: value for member, value in action.items() if member != _TYPE}
    described = game.actions[action[_TYPE]].describe(members)
    between = f"{game.messages.text(language, 'semicolon')} "
    text = game.messages.text(language, name, facts=_facts(game, language, name, described, between), otherwise=ABSENT)
    spoken_of = game.messages.variables(language, name)
    rest = {member: value for member, value in members.items() if not _is_among(member, spoken_of)}
    return _with_rest(game, language, text, rest) if rest else text


@cache
def wording(game: Game[Any], language: str) -> Wording:
    """The wording of the game in ``language``."""
    return Wording.of(game, language, lambda name, **facts: game.messages.text(language, name, facts=facts))


def _is_among(member: str, variables: tuple[str, ...]) -> bool:
    return any(variable == member or variable.startswith(f"{member}_") for variable in variables)


def _with_rest(game: Game[Any], language: str, text: str, rest: Document) -> str:
    words = wording(game, language)
    details = words.apart(words.details({member: value}) for member, value in rest.items())
    return game.messages.text(
        language, "in-brackets", facts={"text": Finished(text), "rest": Finished(_cut(details, LONGEST_REST))}
    )


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}{MORE}"


def _facts(game: Game[Any], language: str, name: str, members: Document, between: str) -> dict[str, Any]:
    """The facts for the message ``name``: the members and, under a second name, those that use the words of something else."""
    return dict(_each_fact(game, language, name, members, between))


def _each_fact(game: Game[Any], language: str, name: str, members: Document, between: str) -> Iterator[tuple[str, Any]]:
    for member, value in members.items():
        fact = _fact(game, language, name, member, value, between)
        if fact is None:
            continue
        yield member, fact
        label = f"member.{member}"
        if game.messages.has(language, label, _LIKE):
            yield f"{member}_{game.messages.text(language, label, _LIKE)}", fact


def _fact(game: Game[Any], language: str, name: str, member: str, value: Any, between: str) -> Any:
    """The fact for a member; ``None`` if the message does not use it."""
    match value:
        case bool():
            return "yes" if value else "no"
        case [] | None:
            return None
        case Counter():
            return value
        case [dict(), *_] | dict() if not game.messages.has(language, name, member):
            return None
        case [dict(), *_]:
            return _joined(game, language, name, member, value, between)
        case dict():
            return _part(game, language, name, member, value)
        case _:
            return value


def _part(game: Game[Any], language: str, name: str, member: str, entry: Document) -> str:
    facts = _facts(game, language, name, entry, _COMMA)
    return _cut(game.messages.text(language, name, member, facts, otherwise=ABSENT), LONGEST_LIST)


def _joined(game: Game[Any], language: str, name: str, member: str, entries: Sequence[Document], between: str) -> str:
    """The descriptions of the entries, equal ones counted, up to the longest allowed list, and the number of the others."""
    alike: dict[str, list[Document]] = {}
    for entry in entries:
        alike.setdefault(repr(entry), []).append(entry)
    text, left = "", len(entries)
    for first, *others in alike.values():
        count = 1 + len(others)
        part = _repeated(game, language, name, member, first, count) if others else _part(game, language, name, member, first)
        if text and len(text) + len(part) > LONGEST_LIST:
            return f"{text}{between}{more(left)}"
        text, left = f"{text}{between}{part}" if text else part, left - count
    return text


def _repeated(game: Game[Any], language: str, name: str, member: str, entry: Document, count: int) -> str:
    """The description of ``count`` equal entries."""
    if _COUNT not in game.messages.variables(language, name, member):
        part = _part(game, language, name, member, entry)
        return game.messages.text(language, "repeated", facts={"what": Finished(part), _COUNT: count})

    def counted(key: str, value: Any) -> Any:
        has_word = isinstance(value, str) and game.messages.has(language, word_for(key, value), COUNTED)
        return Counter({value: count}) if has_word else value

    counts = {key: counted(key, value) for key, value in entry.items()}
    return _part(game, language, name, member, {**counts, _COUNT: count})
