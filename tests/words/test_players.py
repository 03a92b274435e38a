"""A player is named with a capital only where a sentence begins: "hráč 1 a hráč 2", "le joueur 1 et le joueur 2"."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from lawspeaker.adjudication.answers.sentences import ABSENT
from lawspeaker.games import GAMES
from tests.sweeps import each
from tests.words.answered import SaidMessage, said_in_cases

FORM = {"cs": "nominative", "fr": "the"}
"""The form of a player's name inside a sentence."""


def capitals_inside_sentences(language: str) -> Iterator[str]:
    """The texts in which a player's name has a capital inside a sentence."""
    said, missing = said_in_cases()
    texts = [(message.game, str(message), message.text(language)) for message in said]
    texts += [(message.game, str(message), text) for message in said for text in of_two_players(message, language)]
    texts += [(place.game, place.pointer, f": {place.text(language)}") for place in missing]
    yield from (f"{where}: {text}" for game, where, text in texts if is_wrong(text, inside(game, language)))


def of_two_players(said: SaidMessage, language: str) -> Iterator[str]:
    """A message as it would be if each of its lists of players had two."""
    lists = [fact for fact, value in said.facts.items() if fact.endswith("players") and not isinstance(value, str)]
    if lists:
        two = GAMES[said.game].player_names[:2]
        facts = {**said.facts, **dict.fromkeys(lists, two), "count": 2}
        yield GAMES[said.game].messages.text(language, said.name, said.attribute, facts, otherwise=ABSENT)


@cache
def inside(game: str, language: str) -> Mapping[str, str]:
    """What the players of a game are called at the beginning of a sentence, and inside it if that is not the same."""
    messages = GAMES[game].messages
    players = [word for word in messages.words(language) if word.startswith("player-")]
    names = {messages.text(language, each, FORM[language]) for each in players if messages.has(language, each, FORM[language])}
    return {name[0].upper() + name[1:]: name for name in names if name[0].islower()}


def is_wrong(text: str, names: Mapping[str, str]) -> bool:
    return any(re.search(rf"(?<!^)(?<![.?!] ){name}", text) for name in names)


@each("text, wrong", [("Le roi et Le fou gagnent.", True), ("Oui. Le fou perd, le roi gagne.", False)])
def test_a_capital_inside_a_sentence_is_found(text: str, wrong: bool) -> None:
    assert is_wrong(text, {"Le roi": "le roi", "Le fou": "le fou"}) == wrong
