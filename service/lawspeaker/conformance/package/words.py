"""The texts of a game: everything that can be in a request or an answer has words in every language, and no word is unused."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from marshmallow import Schema

from lawspeaker.adjudication.answers.sentences import ABSENT, events_in_words, sentence
from lawspeaker.adjudication.answers.wording import PASSAGE
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.guard import specification
from lawspeaker.adjudication.words.messages import KERNEL, LANGUAGES, fluent_files, word_for
from lawspeaker.conformance.package.cases import rules_judged, rules_that_only_score
from lawspeaker.conformance.package.subject import Package

UNKNOWN_CARD = "?"
"""The id of a card that is not known, which texts say by themselves."""
SAID_OF_VALUES = {"nothing", "none", "unknown", "yes", "no"}
OF_ALL_GAMES = SAID_OF_VALUES | {"member-type", "member-player", "member-seed", "member-chance", "member-shuffles"}


def everything_has_its_message(package: Package) -> Iterator[str]:
    """Every rule, reading, option, action, type of event, and worked example has its messages in every language."""
    game = package.game
    wanted: list[tuple[str, str | None]] = [("game", None)]
    wanted += [(rule, None) for rule in game.catalogue.rules]
    wanted += [(rule, "scored" if rule in rules_that_only_score(game) else "violated") for rule in rules_judged(game)]
    for reading in game.catalogue.readings.values():
        wanted += [(f"reading.{reading.id}", attribute) for attribute in (None, *reading.choices)]
    wanted += [(f"option.{option}", None) for option in game.options]
    wanted += [(f"{kind}.{type}", None) for type in game.actions for kind in ("action", "sentence")]
    wanted += [(f"event.{type}", None) for type in game.EventShape.shapes]
    wanted += [(f"example-{example['name']}", None) for example in package.examples]
    for language in LANGUAGES:
        if language not in package.languages:
            yield f"There is no messages/{language}. It needs the same files as messages/{LANGUAGES[0]}."
    for language in package.languages:
        for name, attribute in wanted:
            if not game.messages.has(language, name, attribute):
                message = f"{name.replace('.', '-')}{f'.{attribute}' if attribute else ''}"
                yield f"messages/{language} lacks the message {message}."


def no_message_is_left_over(package: Package) -> Iterator[str]:
    """No message is for a worked example, an action or an event that there is not, and titles of examples and actions differ."""
    game = package.game
    examples = {f"example-{example['name']}" for example in package.examples}
    sentences = {f"sentence-{one}" for one in game.actions} | {f"event-{type}" for type in game.EventShape.shapes}
    for language in package.languages:
        written = [entry.id.name for entry in _written(game, language) if isinstance(entry, ast.Message)]
        for name in written:
            if name.startswith(("example-", "sentence-", "event-")) and name not in examples | sentences:
                yield f"messages/{language} has {name}, which is for nothing that there is."
        titles = [name for name in written if name.startswith(("example-", "action-"))]
        for kind in ("example", "action"):
            texts = [game.messages.text(language, name) for name in titles if name.startswith(f"{kind}-")]
            for text in sorted({text for text in texts if texts.count(text) > 1}):
                yield f"Two messages {kind}-… in messages/{language} are the same: {text}."


def members_and_ids_have_words(package: Package) -> Iterator[str]:
    """Every member of actions, events and states has a label, and every id in them a word, in the group `Words` of every
    language. No word there is left over."""
    game, members = package.game, dict(_members(package.game))
    labels = {f"member-{name}" for name in members.keys() | _members_of_events(package)}
    ids = {word_for(name, id) for name, values in members.items() if name != "type" for id in values - {UNKNOWN_CARD}}
    for language in package.languages:
        words = game.messages.words(language).keys()
        for word in sorted(labels - words):
            yield f"The group Words of messages/{language} lacks {word}."
        for word in sorted(ids - words):
            yield f"The group Words of messages/{language} lacks {word}, or the label of the member an attribute for this value."
        if list(game.messages.words(language)) != list(game.messages.words(LANGUAGES[0])):
            yield f"The group Words of messages/{language} differs from that of {LANGUAGES[0]} in its messages or their order."
    said = tuple(word_for(name, "") for name in members.keys() | _members_of_events(package) | _facts(game))
    said += tuple(f"{word_for(PASSAGE, book)}-" for book in game.catalogue.rulebooks)
    for word in sorted(game.messages.words(LANGUAGES[0]).keys() - OF_ALL_GAMES - labels):
        if word.startswith("member-") or not word.startswith(said):
            yield f"The group Words has {word}, which is for no member, event or fact that there is."


def _members(game: Game[Any]) -> Iterator[tuple[str, set[str]]]:
    """All members in actions and states of the game, with the ids that are values of each.

    Numbers need no words, and options and readings have their own messages.
    """
    found: dict[str, set[str]] = {}
    published = _published(game.ActionShape, game.StateShape)
    for shape in published.values():
        for name, member in shape.get("properties", {}).items():
            if not name.isdigit() and name not in {*game.options, *game.catalogue.readings}:
                item = member.get("items", member)
                values = published[item["$ref"].rpartition("/")[2]] if "$ref" in item else item
                words = [values["const"]] if "const" in values else values.get("enum", ())
                found.setdefault(name, set()).update(value for value in words if isinstance(value, str))
    yield from found.items()


def _published(*schemas: type[Schema]) -> dict[str, Any]:
    """These shapes and all shapes inside them as JSON Schemas, by name."""
    document, converter = specification(title="", version="")
    for schema in schemas:
        converter.resolve_nested_schema(schema)
    published: dict[str, Any] = document.to_dict()["components"]["schemas"]
    return published


def _members_of_events(package: Package) -> set[str]:
    """The names of all members of events in the answers to the cases."""
    _ = package.lines_reporting  # which asks all cases
    return {name for answer in package.answers.values() for event in happened(answer) for name in _names(event)}


def happened(answer: Any) -> Iterator[dict[str, Any]]:
    """All events in an answer, at any depth."""
    if isinstance(answer, dict):
        yield from answer.get("events", ())
    for value in _inside(answer):
        yield from happened(value)


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
    for each in _inside(value):
        yield from _names(each)


def _inside(value: Any) -> Sequence[Any]:
    return list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else ()


def _facts(game: Game[Any]) -> set[str]:
    """The facts that messages of the game use."""
    written = [file for folder in (KERNEL, game.folder / "messages") for file in (folder / "en").glob("*.ftl")]
    return {name for file in written for name in re.findall(r"\$(\w+)", file.read_text(encoding="utf-8"))}


def messages_choose_what_they_get(package: Package) -> Iterator[str]:
    """No message chooses by an id that it gets as a word."""
    game = package.game
    for language in package.languages:
        choices = _Choices()
        for message in _written(game, language):
            choices.visit(message)
        for fact, id in choices.found:
            if game.messages.has(language, word_for(fact, id)):
                yield f"A message in messages/{language} chooses by ${fact} = {id}, but gets {word_for(fact, id)} instead."


class _Choices(Visitor):
    """Collects the ids in the selectors of messages, each with its fact."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = (variant.key for variant in node.variants)
            self.found += [(node.selector.id.name, key.name) for key in keys if isinstance(key, ast.Identifier)]
        self.generic_visit(node)


def actions_and_events_are_said_in_sentences(package: Package) -> Iterator[str]:
    """Every action of the cases and worked examples, and every event in the answers to cases, is said in a sentence, with words
    for all ids, in every language."""
    _ = package.lines_reporting  # which asks all cases
    events = {repr(event): event for answer in package.answers.values() for event in happened(answer)}
    for language in package.languages:
        words = package.game.messages.words(language)
        for action in package.actions:
            if action["type"] not in package.game.actions:
                continue
            said = sentence(package.game, action, language)
            if not _is_sentence(said, action, words):
                yield f"The message sentence-{action['type']} in messages/{language} says {action} like this: {said}"
        said_of_events = events_in_words(package.game, list(events.values()), language)
        for event, said in zip(events.values(), said_of_events, strict=True):
            if not _is_sentence(said, event, words):
                yield f"The message event-{event['type']} in messages/{language} says {event} like this: {said}"


def _is_sentence(said: str, document: Mapping[str, Any], words: Mapping[str, str]) -> bool:
    """Whether a sentence without a full stop, which describes an action or event, has words for everything in it."""
    raw = [id for id in _texts(document) if "-" in id and id in said and _has_another_word(words, id)]
    return not (ABSENT in said or "_" in said or said.strip(" .") != said or raw)


def _texts(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else [text for each in _inside(value) for text in _texts(each)]


def _has_another_word(words: Mapping[str, str], id: str) -> bool:
    """Whether the game has a word for an id that differs from the id."""
    found = {said for word, said in words.items() if word.endswith(f"-{id}")}
    return bool(found) and id not in found


def _written(game: Game[Any], language: str) -> list[ast.EntryType]:
    """The source of the messages of a game."""
    parser = FluentParser(with_spans=False)
    return [entry for text in fluent_files(game.folder / "messages", language) for entry in parser.parse(text).body]
