"""The answer to a question in a few words, for people who have only the receipt."""

from collections.abc import Iterator, Mapping, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.words.messages import Messages

MOST_CHARACTERS = 300
"""The length of all words together. With it, a receipt fits into a QR code that a phone reads from another screen."""
_CUT = "…"
_COUNTS = ("points", "votes")


def in_words(answer: Document, messages: Messages, language: str) -> list[str]:
    """Describes ``answer``: its sentence, the readings on which it hinges, its decisive findings, and the numbers of the players.

    ``messages`` are those of the game, and ``language`` is that of the answer.
    """
    left = MOST_CHARACTERS
    said: list[str] = []
    for line in _lines(answer, messages, language):
        if len(line) > left:
            return [*said, line[: max(left - len(_CUT), 0)] + _CUT]
        said.append(line)
        left -= len(line)
    return said


def _lines(answer: Document, messages: Messages, language: str) -> Iterator[str]:
    if sentence := answer.get("sentence"):
        yield sentence
    for hinge in answer.get("hinges_on", ()):
        reading = f"reading.{hinge['reading']}"
        facts = {"question": messages.text(language, reading), "choice": messages.text(language, reading, hinge["choice"])}
        yield messages.text(language, "hinges-on", facts=facts)
    yield from _reasons(answer.get("findings", ()))
    if players := answer.get("players"):
        words = messages.words(language)
        yield ", ".join(_standing(player, words) for player in players)
    for ruling in answer.get("rulings", ()):
        if ruling["verdict"] != "legal":
            yield ruling["sentence"]
            yield from _reasons(ruling["findings"])
            break  # the first that is not legal
    yield from _plan(answer)


def _reasons(findings: Sequence[Document]) -> Iterator[str]:
    """The messages of the findings that decide."""
    yield from (finding["message"] for finding in findings if finding["decides"])


def _standing(player: Document, words: Mapping[str, str]) -> str:
    """The result of a player: "Red 7", "Red 5-7" or "1. Red"."""
    name = words.get(f"player-{player['player']}", player["player"])
    if number := _number(player):
        return f"{name} {number}"
    return f"{player['rank']}. {name}" if "rank" in player else name


def _number(counted: Document) -> str:
    """The points or votes, or their bounds; empty if there are none."""
    for count in _COUNTS:
        if count in counted:
            return str(counted[count])
    if "at_least" not in counted:
        return ""
    return f"{counted['at_least']}-{counted['at_most']}" if "at_most" in counted else f"≥ {counted['at_least']}"


def _plan(answer: Document) -> Sequence[str]:
    """How a claim of victory can be reached."""
    sentences: Sequence[str] = answer.get("sentences", ())
    return sentences if "plan" in answer else ()
