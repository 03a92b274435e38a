"""What a person reads, in three languages."""

from itertools import product
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from lawspeaker.adjudication.unknown import Count
from lawspeaker.adjudication.words.messages import KERNEL, LANGUAGES, MOST_LISTED, Messages, _InLanguage
from lawspeaker.games import GAMES
from tests.sweeps import each

FLUENT = """
player-red = {red}
    .genitive = of {red}
resource-grain = {grain}
    .counted = {{ $count }} {grain}
jar-size = {rule}
    .violated = {{ $player }}: {{ $number ->
        [one] {{ $number }} {one}
        [few] {{ $number }} {few}
       *[other] {{ $number }} {other}
    }}, {{ $short_resources }}
only-an-attribute =
    .violated = x
resource-grain-amber = {grain} + amber
its-number = {{ $number }} {other}
jar-lid = {rule}
    .violated = {{ $player }}: {{ its-number }}
jar-label = {rule}
    .violated = {{ $player_and }}
jar-label-genitive = {rule}
    .violated = {{ $player_genitive_and }}
jar-cap = {rule}
    .violated = {{ $player_genitive }}
"""
WORDS = {
    "en": {"red": "Red", "grain": "grain", "rule": "A jar.", "one": "marble", "few": "-", "other": "marbles"},
    "cs": {"red": "Červený", "grain": "obilí", "rule": "Sklenice.", "one": "kulička", "few": "kuličky", "other": "kuliček"},
    "fr": {"red": "Rouge", "grain": "grain", "rule": "Un bocal.", "one": "bille", "few": "-", "other": "billes"},
}


def write(folder: Path, language: str, messages: str) -> None:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / "game.ftl").write_text(messages, encoding="utf-8")


@pytest.fixture
def messages(tmp_path: Path) -> Messages:
    for language, words in WORDS.items():
        write(tmp_path, language, FLUENT.format(**words))
    return Messages(KERNEL, tmp_path)


def told(messages: Messages, language: str, number: int | Count) -> str:
    facts = {"player": "red", "number": number, "short_resources": ["grain", "grain", "amber"]}
    return messages.text(language, "jar.size", "violated", facts)


@each("number, marbles", [(1, "kulička"), (2, "kuličky"), (4, "kuličky"), (5, "kuliček"), (0, "kuliček")])
def test_czech_has_three_plurals(messages: Messages, number: int, marbles: str) -> None:
    assert told(messages, "cs", number) == f"Červený: {number} {marbles}, 2 obilí, amber"


def test_a_long_list_is_shown_in_part_however_long_it_is(messages: Messages) -> None:
    def shown(listed: object) -> str:
        return messages.text("en", "jar.size", "violated", {"player": "red", "number": 1, "short_resources": listed})

    assert shown(["grain"] * MOST_LISTED + ["amber"] * 5) == f"Red: 1 marble, {MOST_LISTED} grain, … (+5)"
    names = [f"resource-number-{number}" for number in range(5_000)]
    assert shown(names) == f"Red: 1 marble, {', '.join(names[:MOST_LISTED])}, … (+4,980)"
    assert shown(dict.fromkeys(names, 2)) == f"Red: 1 marble, 2 x {', 2 x '.join(names[:MOST_LISTED])}, … (+4,980)"


@each("number, shown", [(Count.exactly(2), "2"), (Count(2, 5), "2 to 5"), (Count(2, None), "at least 2")])
def test_of_a_number_that_is_not_known_the_bounds_are_shown(messages: Messages, number: Count, shown: str) -> None:
    facts = {"player": "red", "number": 1, "short_resources": number}
    assert messages.text("en", "jar.size", "violated", facts) == f"Red: 1 marble, {shown}"


@each(
    "number, marbles",
    [
        (Count(0, 4), "0 až 4 kuličky"),
        (Count(4, 5), "4 až 5 kuliček"),
        (Count(1, None), "nejméně 1 kulička"),
        (Count(0, None), "nejméně 0 kuliček"),
    ],
)
def test_a_noun_after_bounds_has_the_plural_of_the_last_of_them(messages: Messages, number: Count, marbles: str) -> None:
    assert f": {marbles}, " in told(messages, "cs", number)


def test_a_missing_fact_of_a_message_is_an_error(messages: Messages) -> None:
    with pytest.raises(LookupError):
        messages.text("en", "jar.size", "violated", {"player": "red"})


def test_a_message_that_is_not_there_is_an_error(messages: Messages) -> None:
    for name, attribute in (("jar.top", None), ("jar.size", "applied"), ("only-an-attribute", None)):
        assert not messages.has("en", name, attribute)
        with pytest.raises(LookupError):
            messages.text("en", name, attribute)
    assert messages.has("en", "only-an-attribute", "violated")


def test_counted_words_have_their_counted_form(messages: Messages) -> None:
    facts = {"player": "red", "number": 1, "short_resources": {"grain": 2, "amber": 1}}
    assert messages.text("cs", "jar.size", "violated", facts) == "Červený: 1 kulička, 2 obilí, 1 \N{MULTIPLICATION SIGN} amber"


def test_a_message_shows_another_form_of_the_word_of_a_fact(messages: Messages) -> None:
    assert messages.text("en", "jar.cap", "violated", {"player": "red"}) == "of Red"
    assert messages.text("fr", "jar.cap", "violated", {"player": ["red", "red"]}) == "of Rouge, of Rouge"
    with pytest.raises(LookupError):
        messages.text("en", "jar.cap", "violated", {"player": "nobody"})


@each(
    "listed, said",
    [
        ([], "nothing"),
        (["red"], "Red"),
        (["red", "blue"], "Red and blue"),
        (["red", "blue", "red"], "Red, blue and Red"),
        ({"red": 2, "blue": 1}, "2 x Red and 1 x blue"),
        ([{"red": 2, "blue": 1}, {"red": 1}], "2 x Red and 1 x blue; 1 x Red"),
        ([["red", "blue"], ["red"]], "Red and blue; Red"),
        (["red"] * (MOST_LISTED + 1), ", ".join(["Red"] * MOST_LISTED) + ", … (+1)"),
    ],
)
def test_a_message_joins_the_last_entries_of_a_list_by_an_and(messages: Messages, listed: Any, said: str) -> None:
    assert messages.text("en", "jar.label", "violated", {"player": listed}) == said


@each(
    "players, said",
    [
        (["red"], "of Red"),
        (["red", "blue"], "of Red and of Blue"),
        (["red", "blue", "red"], "of Red, of Blue and of Red"),
        ("red", "of Red"),
    ],
)
def test_joined_entries_may_each_have_another_form(tmp_path: Path, players: Any, said: str) -> None:
    for language, words in WORDS.items():
        forms = "player-red = Red\n    .genitive = of Red\nplayer-blue = Blue\n    .genitive = of Blue\n"
        write(tmp_path, language, FLUENT.format(**words).replace(f"player-red = {words['red']}\n", "") + forms)
    assert Messages(KERNEL, tmp_path).text("en", "jar.label-genitive", "violated", {"player": players}) == said


WORDED = """
game = A game
## Words
player-red = {red}
resource-grain = {grain}
resource-grain-amber = {grain} + amber
member-to = {other}
    .like = player
    .none = {few}
member-face_ups = {{ resource-grain }}
    .like = resource
## {rule}
player-blue = x
told = {{ $to }}
"""


@pytest.fixture
def worded(tmp_path: Path) -> Messages:
    for language, words in WORDS.items():
        write(tmp_path, language, WORDED.format(**words))
    return Messages(KERNEL, tmp_path)


def test_words_are_those_of_their_group_and_of_labels(worded: Messages) -> None:
    words = {name: word for name, word in worded.words("cs").items() if not Messages(KERNEL).has("cs", name)}
    assert words == {
        "player-red": "Červený",
        "resource-grain": "obilí",
        "resource-grain-amber": "obilí + amber",
        "member-to": "kuliček",
        "to-red": "Červený",
        "to-none": "kuličky",
        "member-face_ups": "obilí",
        "up-grain": "obilí",
        "up-grain-amber": "obilí + amber",
    }


def test_a_language_is_read_when_needed_or_when_all_are_loaded(messages: Messages, tmp_path: Path) -> None:
    assert messages.text("en", "player.red") == "Red"
    write(tmp_path, "fr", "player-red = Vermeil\n")
    assert messages.text("fr", "player.red") == "Vermeil"
    (tmp_path / "cs" / "game.ftl").unlink()
    with pytest.raises(LookupError, match="cs has no messages"):
        messages.load()


def test_zero_is_plural_in_english_and_singular_in_french(messages: Messages) -> None:
    assert "0 marbles" in told(messages, "en", 0)
    assert "0 bille," in told(messages, "fr", 0)
    assert ": 0 to 1 marbles," in told(messages, "en", Count(0, 1))


STRANGE = """\
### A file
## Group
# A comment
of-two-lines = one
    two { $three }
   .attribute = { $number ->
        [one] { "quoted {" } one
       *[other] { of-two-lines }
    }
## Another
#
# more = than a comment

-term = { $x }
last= { last.attribute }
    .attribute = { of-two-lines.attribute }
##
without-group = x"""


def test_each_message_is_read_as_in_its_file(tmp_path: Path) -> None:
    folders = [KERNEL, *(game.folder / "messages" for game in GAMES.values()), tmp_path]
    write(tmp_path, "en", STRANGE)
    for folder, language in product(folders, LANGUAGES):
        for file in sorted((folder / language).glob("*.ftl")):
            alone = tmp_path / file.stem / language
            alone.mkdir(parents=True)
            (alone / "alone.ftl").write_bytes(file.read_bytes())
            written = _InLanguage(language, [alone.parent])
            group, headings, messages = "", dict[str, str](), list[str]()
            for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.GroupComment):
                    group = entry.content or ""
                elif isinstance(entry, ast.Message):
                    messages.append(entry.id.name)
                    headings |= {entry.id.name: group} if group else {}
                    assert written.message(entry.id.name).equals(entry, ignored_fields=["span", "comment"])
            assert (list(written.texts), written.headings) == (messages, headings)
            rmtree(alone.parent)


def test_an_invalid_message_is_missing(tmp_path: Path) -> None:
    write(tmp_path, "en", "wrong = { $ }\nright = x")
    messages = Messages(tmp_path)
    assert messages.text("en", "right") == "x"
    with pytest.raises(LookupError):
        messages.text("en", "wrong")
