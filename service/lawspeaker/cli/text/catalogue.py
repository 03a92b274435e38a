"""Documents about games as text: the games, their rules, examples and editions."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from lawspeaker.cli.questions import COMMANDS

if TYPE_CHECKING:  # these take a while to import, and are needed only where text is printed
    from lawspeaker.cli.text.page import Page
    from lawspeaker.cli.text.speech import Speech

Document = Mapping[str, Any]
Show = Callable[["Page", Document, "Speech"], None]
"""A function that shows a document."""

COLUMNS = {
    "games": ("id", "title"),
    "examples": ("name", "operation", "title"),
    "figures": ("figure", "value", "provenance", "source"),
}
"""What is shown of the entries of a list."""


def show_games(page: "Page", document: Document, speech: "Speech") -> None:
    """Shows the list of games."""
    _table(page, document, "games", speech)


def show_examples(page: "Page", document: Document, speech: "Speech") -> None:
    """Shows the list of worked examples."""
    _table(page, document, "examples", speech)


def _table(page: "Page", document: Document, member: str, speech: "Speech") -> None:
    columns = COLUMNS[member]
    rows = ([_cell(column, entry, speech) if column in entry else "?" for column in columns] for entry in document[member])
    page.table([speech.label(column) for column in columns], rows)


def _cell(column: str, entry: Document, speech: "Speech") -> str:
    """The text in a column. The value of a figure is shown like that of the member that it stands for."""
    member = entry["figure"].rpartition("/")[2] if column == "value" else column
    return speech.value(member, entry[column])


def show_edition(page: "Page", edition: Document, speech: "Speech") -> None:
    """Shows the figures of an edition."""
    page.heading(edition["id"])
    if "based_on" in edition:
        page.line(speech("based-on", edition=edition["based_on"]))
    _table(page, edition, "figures", speech)


def show_pieces(page: "Page", document: Document, speech: "Speech") -> None:
    """Shows the pieces of a game by their groups."""
    for group in document["groups"]:
        page.heading(group["title"])
        page.bullets((piece["title"], piece["id"]) for piece in group["pieces"])


def show_game(page: "Page", game: Document, speech: "Speech") -> None:
    """Shows the description of a game."""
    page.heading(game["title"])
    players = game["players"]
    page.line(speech("players", minimum=players["minimum"], maximum=players["maximum"]))
    page.line(speech("ruleset", ruleset=game["ruleset"]))
    page.heading(speech("rulebooks"))
    page.bullets((rulebook["title"], rulebook["id"]) for rulebook in game["rulebooks"])
    if game["editions"]:
        page.heading(speech("editions"))
        page.bullets(game["editions"])
    if game["options"]:
        page.heading(speech("options"))
        page.bullets((option["title"], option["id"]) for option in game["options"])
    page.heading(speech("actions"))
    page.bullets((action["title"], action["type"]) for action in game["actions"])
    if game["readings"]:
        page.heading(speech("readings"))
        for reading in game["readings"]:
            page.line(reading["question"])
            page.bullets(_choice(choice, reading, speech) for choice in reading["choices"])
    page.heading(speech("commands"))
    page.bullets(_command(operation, game["id"], speech) for operation in game["operations"])


def _choice(choice: Document, reading: Document, speech: "Speech") -> tuple[str, str]:
    is_usual = f" ({speech('default')})" if choice["id"] == reading["default"] else ""
    return choice["text"] + is_usual, f"{reading['id']}: {choice['id']}"


def _command(operation: Document, game: str, speech: "Speech") -> tuple[str, str]:
    question, *parameters = operation["path"].removeprefix(f"/v1/games/{game}").strip("/").split("/")
    command = (COMMANDS[question], game) if question in COMMANDS else ("ask", game, question)
    message = "-".join(("operation", question, *(each.strip("{}") for each in parameters)))
    return speech(message, otherwise=operation["name"]), " ".join(
        ("lawspeaker", *command, *(each.strip("{}").upper() for each in parameters))
    )


def show_rules(page: "Page", document: Document, speech: "Speech") -> None:
    """Shows all rules, or those that a search found."""
    if not document["rules"]:
        page.line(speech("no-rules"))
    page.bullets((rule["statement"], rule["id"]) for rule in document["rules"])


def show_rule(page: "Page", rule: Document, speech: "Speech") -> None:
    """Shows one rule, where it is printed, and its cases."""
    page.heading(rule["id"])
    page.line(rule["statement"])
    page.bullets(map(speech.citation, rule["citations"]))
    if not rule["judged"]:
        page.line(speech("at-the-table"))
    if rule["readings"]:
        page.heading(speech("depends-on"))
        page.bullets((speech.readings.get(id, {}).get("question", id), id) for id in rule["readings"])
    if rule["cases"]:
        page.heading(speech("cases"))
        page.bullets((case["title"], case["id"]) for case in rule["cases"])
