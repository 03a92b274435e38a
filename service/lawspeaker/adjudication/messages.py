"""What a person reads, in every language of the service: Fluent files, one a language.

A message is found by the id of what it speaks of: the rule ``votes.palisade`` is stated by the message
``votes-palisade`` and a violation of it told by its attribute ``.violated``. A fact whose value is an id (a player,
a hero) is shown by the message ``fact-value`` where there is one (``player-red``), and as it is where there is none;
the last word of the fact's name counts, so that ``short_resources`` lists what ``resource-grain`` and its like say. A
mapping is shown as how many there are of what.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "cs", "fr")

KERNEL = Path(__file__).parent / "messages"
"""What the kernel itself says."""
_REMEMBERED = 4096


class Messages:
    """The messages of one game, on top of those of the kernel."""

    def __init__(self, *directories: Path) -> None:
        self._bundles = {language: _bundle(language, directories) for language in LANGUAGES}
        self._remembered = lru_cache(maxsize=_REMEMBERED)(self._worded)

    def has(self, language: str, name: str, attribute: str | None = None) -> bool:
        """Whether the message (or its attribute) exists in that language."""
        bundle = self._bundles[language]
        key = _identifier(name)
        if not bundle.has_message(key):
            return False
        message = bundle.get_message(key)
        return message.value is not None if attribute is None else attribute in message.attributes

    def text(self, language: str, name: str, attribute: str | None = None, facts: Mapping[str, Any] | None = None) -> str:
        """The message ``name`` in ``language``, with ``facts`` filled in. Raises ``LookupError`` if there is none."""
        shown = tuple((key, self._shown(language, key, value)) for key, value in (facts or {}).items())
        return self._remembered(language, name, attribute, shown)

    def _worded(self, language: str, name: str, attribute: str | None, facts: tuple[tuple[str, Any], ...]) -> str:
        bundle = self._bundles[language]
        message = bundle.get_message(_identifier(name))
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise LookupError(f"the message {name} has no value in {language}")
        text, errors = bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise LookupError(f"{name}.{attribute} in {language}: {errors[0]}")
        return str(text)

    def _shown(self, language: str, key: str, value: Any) -> Any:
        if isinstance(value, Mapping):
            counted = (f"{number} x {self._shown(language, key, item)}" for item, number in value.items())
            return ", ".join(counted) or self.text(language, "nothing")
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._shown(language, key, item)) for item in value) or self.text(language, "nothing")
        word = f"{key.rsplit('_')[-1].removesuffix('s')}-{value}"
        if isinstance(value, str) and self.has(language, word):
            return self.text(language, word)
        return value


def _identifier(name: str) -> str:
    return name.replace(".", "-")


def _bundle(language: str, directories: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for directory in directories:
        source = (directory / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle
