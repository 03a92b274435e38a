"""The texts for people, in every language of the service: a folder of Fluent files for each, such as ``messages/en/rules.ftl``.

The id of a message follows from what it is about. The message ``votes-palisade`` states the rule ``votes.palisade``, and its
attribute ``.violated`` describes a violation of it. A fact that is an id (a player, a hero) or a number is shown by the message
``fact-value`` (``player-red``), or as it is if there is no such message. Only the last word of the fact's name counts:
``short_resources`` is shown by ``resource-grain`` and the like. A mapping is shown as how many there are of each thing, and an
unknown number by its bounds. The last bound decides the plural.

A word has other forms as attributes: if a message uses ``$player_genitive`` and there is no such fact, the fact ``player`` is
shown by ``player-red.genitive``. The form ``counted`` says how many there are of something, ``$count``. In the form ``and``,
that word joins the last two entries of a list; lists in a list are separated by semicolons. Another form can come before
``and``: ``$players_genitive_and``.

A game may have words for the names of places, see ``PlaceWords``. They apply to every fact without another word, and to names
in a longer text, but not to names in quotation marks, which are shown as they were sent.

The words for ids outside a sentence are in the group ``Words`` of each language, and are published with the game. There, the
message ``member-<name>`` is the label of a member of an action, an event or a state. The attributes of a label are words for
values of that member, and are never used for a fact. ``.none`` is the word for ``none``, and ``.like = card`` uses the words
``card-…`` for all values.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import groupby, islice, zip_longest
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lawspeaker.adjudication.unknown import Count
from lawspeaker.adjudication.words.place_words import PlaceWords
from lawspeaker.adjudication.words.plain_text import MORE, more, printable, shortened

LANGUAGES = ("en", "cs", "fr")

KERNEL = Path(__file__).parent / "messages"
"""What the kernel itself says."""
_REMEMBERED = 4096
MOST_LISTED = 20
"""How many entries of a list a message shows. The others are counted."""

_PARSER = FluentParser(with_spans=False)
_START = re.compile(r"^(?:##(?!#) ?(?P<heading>.*)|(?P<id>[a-zA-Z][a-zA-Z0-9_-]*) *=)", re.MULTILINE)
"""The heading of a group, or the beginning of a message: no other line begins with an identifier."""
_WORDS = "Words"
"""The heading of the words, the same in every language."""
_PLURAL = "plural"
_VIOLATED = "violated"
_MEMBER = "member-"
_LIKE = "like"
COUNTED = "counted"
"""The form of a word that says how many there are."""
_AND = "and"
"""The form of a list in which its last entries are joined by that word."""


class Finished(str):
    """A text that a message shows as it is: names of places in it are not replaced by words."""

    __slots__ = ()


class Messages:
    """The messages of one game, on top of those of the kernel."""

    def __init__(self, *directories: Path, places: PlaceWords | None = None) -> None:
        self._places = places
        self._in = cache(lambda language: _InLanguage(language, directories))
        self._remembered = lru_cache(maxsize=_REMEMBERED)(self._formatted)
        self._word = lru_cache(maxsize=_REMEMBERED)(self._worded)
        self._facts_of = cache(self._variables)
        self._counts = lru_cache(maxsize=_REMEMBERED)(self._counted)
        self._phrase = lru_cache(maxsize=_REMEMBERED)(self._phrased)

    def load(self) -> None:
        """Reads all languages now, instead of each when it is first used."""
        for language in LANGUAGES:
            self._in(language)

    def has(self, language: str, name: str, attribute: str | None = None) -> bool:
        """Whether the message (or its attribute) exists in ``language``."""
        written = self._in(language)
        key = _identifier(name)
        if key not in written.texts:
            return False
        written.message(key)
        message = written.bundle.get_message(key)
        return message.value is not None if attribute is None else attribute in message.attributes

    def text(
        self,
        language: str,
        name: str,
        attribute: str | None = None,
        facts: Mapping[str, Any] | None = None,
        *,
        otherwise: str | None = None,
    ) -> str:
        """The message ``name`` in ``language``, with ``facts`` filled in, and ``otherwise`` for all other variables.

        Raises ``LookupError`` if there is no such message, or if a variable has no fact and no ``otherwise``.
        """
        variables = self._facts_of(language, name, attribute)
        shown = dict(self._filled_in(language, variables, facts or {})) if variables else {}
        if otherwise is not None:
            shown |= {variable: otherwise for variable in variables if variable not in shown}
        return self._remembered(language, name, attribute, tuple(shown.items()))

    def variables(self, language: str, name: str, attribute: str | None = None) -> tuple[str, ...]:
        """The variables of the message, or of one of its attributes."""
        return self._facts_of(language, name, attribute)

    def _filled_in(self, language: str, variables: Iterable[str], facts: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
        """The values of the variables of a message: facts, or forms of facts."""
        for variable in variables:
            if variable in facts:
                yield variable, shortened(self._shown(language, variable, facts[variable]))
                continue
            fact, _, form = variable.rpartition("_")
            if fact and self._has_form(language, fact, facts.get(fact), form):
                yield variable, self._shown(language, fact, facts[fact], form)
            elif form == _AND:
                fact, _, form = fact.rpartition("_")
                if self._has_form(language, fact, facts.get(fact), form):
                    items = [str(self._shown(language, fact, id, form)) for id in _entries(facts[fact])[:MOST_LISTED]]
                    yield variable, self._list(language, items, len(_entries(facts[fact])), _AND)

    def _has_form(self, language: str, fact: str, value: Any, form: str) -> bool:
        """Whether a fact can be shown in ``form``."""
        if form == _AND:
            return isinstance(value, (list, tuple, Mapping))
        ids = _entries(value)[:MOST_LISTED]
        return all(isinstance(id, str) and self.has(language, word_for(fact, id), form) for id in ids)

    def heading(self, language: str, name: str) -> str:
        """The heading of the group that contains the message ``name`` in ``language``."""
        return self._in(language).headings[_identifier(name)]

    def named(self, language: str, beginning: str) -> Mapping[str, str]:
        """The messages whose ids start with ``beginning``, by the rest of their ids."""
        ids = (id for id in self._in(language).texts if id.startswith(beginning))
        return {id.removeprefix(beginning): self.text(language, id) for id in ids}

    def forms(self, language: str, name: str, pattern: str) -> Mapping[str, str]:
        """All forms of a word, each filled into the message ``pattern`` as ``{name}``."""
        forms = [None, *(each.id.name for each in self._in(language).message(_identifier(name)).attributes)]
        return {self.text(language, name, form): self._named(language, pattern, form) for form in forms}

    def _named(self, language: str, pattern: str, form: str | None) -> str:
        """The pattern's attribute for ``form``, or its value if it has no such attribute, with the variable ``{name}``."""
        is_said = form is not None and self.has(language, pattern, form)
        return self.text(language, pattern, form if is_said else None, {"name": "{name}"})

    def words(self, language: str) -> Mapping[str, str]:
        """The words for ids in ``language``, by ``<what>-<id>``, and the labels of members, by ``member-<name>``."""
        named = (name for name, heading in self._in(language).headings.items() if heading == _WORDS)
        words = {name: self.text(language, name) for name in named}
        return words | {
            word: said
            for name in words
            if name.startswith(_MEMBER)
            for word, said in self._words_of_values(language, name, words)
        }

    def _words_of_values(self, language: str, label: str, words: Mapping[str, str]) -> Iterator[tuple[str, str]]:
        """The words for values of a member, from the attributes of its ``label``."""
        what = _what(label.removeprefix(_MEMBER))
        for attribute in self._in(language).message(label).attributes:
            said = self.text(language, label, attribute.id.name)
            if attribute.id.name == _LIKE:
                alike = f"{said}-"
                yield from ((f"{what}-{word.removeprefix(alike)}", words[word]) for word in words if word.startswith(alike))
            else:
                yield f"{what}-{attribute.id.name}", said

    def place_words(self, language: str) -> Mapping[str, str]:
        """The words for names of places, by regular expression. ``{1}`` is replaced by the first group of the match."""
        single = self._places.single if self._places else {}
        return {pattern: self.text(language, name, facts=facts) for pattern, (name, facts) in single.items()}

    def spelled(self, language: str, text: str) -> str:
        """The text with all names of places in it replaced by words."""
        return self._places.replaced(text, partial(self._places_said, language)) if self._places else text

    def _places_said(self, language: str, names: Sequence[str], form: str | None = None) -> str:
        """Several names of places in words."""
        phrases = self._places.said(names) if self._places else ()
        said = [self._phrase(language, name, *facts.items()) for name, facts in phrases]
        return self._list(language, said[:MOST_LISTED], len(said), form, self._between(language, names, said))

    def _phrased(self, language: str, name: str, *facts: tuple[str, Any]) -> str:
        """The phrase for a place, or for several adjacent ones."""
        return self.text(language, name, facts=dict(facts))

    def _between(self, language: str, values: Sequence[Any], said: Sequence[str]) -> str:
        """The separator for the entries of a list: semicolons if the words for places contain commas."""
        has_commas = "," in "".join(said)
        return f"{self.text(language, 'semicolon')} " if self._places and has_commas and self._places.is_in_any(values) else ", "

    def _variables(self, language: str, name: str, attribute: str | None) -> tuple[str, ...]:
        """The facts that the message, or its attribute, uses."""
        message = self._in(language).message(_identifier(name))
        attributes = {each.id.name: each.value for each in message.attributes}
        variables = _Variables(self._in(language).message)
        variables.visit(message.value if attribute is None else attributes[attribute])
        return tuple(variables.names)

    def _formatted(self, language: str, name: str, attribute: str | None, facts: tuple[tuple[str, Any], ...]) -> str:
        bundle = self._in(language).bundle
        message = bundle.get_message(_identifier(name))
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise LookupError(f"the message {name} has no value in {language}")
        text, errors = bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise LookupError(f"{name}.{attribute} in {language}: {errors[0]}")
        return str(text).replace(f"{MORE}.", MORE)  # the full stop after a text that was cut

    def _shown(self, language: str, key: str, value: Any, form: str | None = None) -> Any:
        if isinstance(value, Finished):
            return str(value)
        if isinstance(value, (str, int)):
            return self._word(language, key, value, form)
        if isinstance(value, Count):
            return self._word(language, key, value.low, form) if value.is_exact else self._bounds(language, value)
        if isinstance(value, Mapping):
            counted = [self._several(language, key, item, number) for item, number in islice(value.items(), MOST_LISTED)]
            return self._list(language, counted, len(value), form)
        if isinstance(value, (list, tuple)):
            if value and not isinstance(value[0], str | int):
                lists = (str(self._shown(language, key, item, _AND)) for item in value[:MOST_LISTED])
                return f"{self.text(language, 'semicolon')} ".join(lists)
            if form in (None, _AND) and self._places and self._places.are_names(value):
                return self._places_said(language, value, form)
            items = [*self._items(language, key, value[:MOST_LISTED], None if form == _AND else form)]
            number = len(items) + len(value[MOST_LISTED:])
            return self._list(language, items, number, form, self._between(language, value, items))
        return value

    def _items(self, language: str, key: str, values: Sequence[str | int], form: str | None) -> Iterator[str]:
        """The entries of a list. Adjacent equal ones are counted if there are words for that: "2 gold"."""
        for item, alike in groupby(values):
            number = len([*alike])
            counted = self._counts(language, key, item, number) if number > 1 and form is None else ""
            yield from [counted] if counted else [str(self._word(language, key, item, form))] * number

    def _counted(self, language: str, key: str, item: str | int, number: int) -> str:
        """The number of an item, in words; empty if there are none for that."""
        word = word_for(key, item)
        return self.text(language, word, COUNTED, {"count": number}) if self.has(language, word, COUNTED) else ""

    def _several(self, language: str, key: str, item: str, number: int) -> str:
        """The number of an item, in words or in figures."""
        facts = {"count": number, "what": self._word(language, key, item, None)}
        return self._counts(language, key, item, number) or self.text(language, "several", facts=facts)

    def _list(self, language: str, items: Sequence[str], number: int, form: str | None, between: str = ", ") -> str:
        """The first items of a list of length ``number``."""
        if number > len(items):
            return between.join([*items, more(number - len(items))])
        if form != _AND or number < 2:
            return between.join(items) or self.text(language, "nothing")
        return f"{between.join(items[:-1])} {self.text(language, _AND)} {items[-1]}"

    def _bounds(self, language: str, count: Count) -> "_Bounds":
        if count.high is None:
            return _Bounds.of(language, count.low, self.text(language, "at-least", facts={"low": count.low}))
        shown = self.text(language, "from-to", facts={"low": count.low, "high": count.high})
        return _Bounds(shown) if self.has(language, "from-to", _PLURAL) else _Bounds.of(language, count.high, shown)

    def _is_word(self, language: str, name: str) -> bool:
        """Whether the message ``name`` is a word for an id: it exists, has no variables and does not state a rule."""
        return self.has(language, name) and not (self.variables(language, name) or self.has(language, name, _VIOLATED))

    def _worded(self, language: str, fact: str, value: str | int, form: str | None) -> str | int:
        """The word for the id or number ``value`` of a fact, in ``form``; the value itself if there is no word."""
        word = word_for(fact, value)
        if form or self._is_word(language, word):
            return self.text(language, word, form)
        return self.spelled(language, printable(value)) if isinstance(value, str) else value


class _Bounds(str):
    """The bounds of an unknown number, as text. In messages with plurals, the last bound decides. For a language in which two
    bounds always have the plural of 0 ("0 to 1 votes"), the message ``from-to`` has an attribute.

    A variant for 0 is never selected; the default variant covers the plural of 0.
    """

    plural: str | None = None

    @classmethod
    def of(cls, language: str, number: int, shown: str) -> "_Bounds":
        """The bounds as ``shown``, with the plural of ``number``, the last bound."""
        bounds, plural = cls(shown), Locale.parse(language).plural_form
        bounds.plural = plural(number) if plural(number) != plural(0) else None
        return bounds

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) if isinstance(other, _Bounds) else other == self.plural

    __hash__ = str.__hash__


class _InLanguage(Visitor):
    """The messages of one language. Each is parsed when it is first used: parsing all of them takes 80 ms."""

    def __init__(self, language: str, directories: Sequence[Path]) -> None:
        self.texts: dict[str, str] = {}
        """The messages in Fluent, by id."""
        self.headings: dict[str, str] = {}
        """The ids of the messages in groups, each with the heading of its group."""
        self.bundle = FluentBundle([language], use_isolating=False)
        self.message = cache(self._message)
        for text in (text for directory in directories for text in fluent_files(directory, language)):
            heading, starts = "", [*_START.finditer(text)]
            for start, following in zip_longest(starts, starts[1:]):
                if id := start["id"]:
                    self.texts[id] = text[start.start() : following.start() if following else None]
                    self.headings |= {id: heading} if heading else {}
                else:
                    heading = start["heading"]

    def _message(self, id: str) -> ast.Message:
        """The message as it is written. It and those that it refers to are then in the bundle."""
        entry = _PARSER.parse_entry(self.texts[id])
        if not isinstance(entry, ast.Message):
            raise LookupError(f"the message {id} is not valid")
        self.bundle.add_resource(ast.Resource([entry]))
        self.visit(entry)
        return entry

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name in self.texts and not self.bundle.has_message(node.id.name):
            self.message(node.id.name)


def fluent_files(directory: Path, language: str) -> list[str]:
    """The text of each Fluent file of a language in a folder of messages. Raises ``LookupError`` if there is none."""
    paths = sorted((directory / language).glob("*.ftl"))
    if not paths:
        raise LookupError(f"{directory / language} has no messages")
    return [path.read_text(encoding="utf-8") for path in paths]


def _entries(value: Any) -> Sequence[Any]:
    """The entries of a list; a value that is not a list is a single entry."""
    return value if isinstance(value, (list, tuple)) else [value]


def word_for(name: str, id: str | int) -> str:
    """The id of the word for ``id`` as the value of a fact or member of that name: ``resource-grain`` for ``short_resources``."""
    return _identifier(f"{_what(name)}-{id}")


def _what(name: str) -> str:
    """The kind of value that a fact or member has, by its name: ``resource`` for ``short_resources``."""
    return name.rsplit("_")[-1].removesuffix("s")


def _identifier(name: str) -> str:
    return name.replace(".", "-").replace("+", "-")


class _Variables(Visitor):
    """Collects the names of all variables, including those in referenced messages."""

    def __init__(self, message: Callable[[str], ast.Message]) -> None:
        self._message = message
        self.names: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self._message(node.id.name).value)
