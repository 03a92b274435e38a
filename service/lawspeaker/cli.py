"""The command line: the questions of the API, and new API keys.

Exit code 0: the answer is on standard output. Exit code 2: there is no answer, and the reason is on standard error. For a
question, the reason is the problem document that the API would send.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import orjson

from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import JSON
from lawspeaker.api.admission.keys import NAME, hash_key, new_key
from lawspeaker.api.answering import answer_question
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.games import GAMES, InvalidPackageError


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns the exit code."""
    options = _command_line().parse_args(arguments)
    try:
        match options.command:
            case "games":
                sys.stdout.write(_games())
            case "key":
                sys.stdout.write(_key(options.name))
            case _:
                sys.stdout.write(_answer(options))
    except InvalidPackageError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except Problem as problem:
        sys.stderr.write(_indented(problem.document))
        return 2
    return 0


def _command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="lawspeaker", description="Rulings on board games, with the printed rule that each rests on."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("games", help="list the games and what can be asked of each")
    ask = commands.add_parser("ask", help="ask a question, given in JSON")
    ask.add_argument("game", help="id of the game")
    ask.add_argument("question", help="what is asked, such as rulings")
    ask.add_argument("file", nargs="?", default="-", help="where the request is; - or nothing: standard input")
    ask.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="language of messages")
    ask.add_argument("--explain", action="store_true", help="list the rules that were upheld, too")
    key = commands.add_parser("key", help="make an API key for somebody")
    key.add_argument("name", type=_name, help="who that is: small letters, digits and hyphens")
    return parser


def _name(text: str) -> str:
    if not NAME.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not 1 to 40 small letters, digits and hyphens")
    return text


def _key(name: str) -> str:
    key = new_key()
    return (
        f"The key, for {name} alone. It is kept nowhere and cannot be shown again:\n\n    {key}\n\n"
        "The line for the service, for LAWSPEAKER_API_KEYS or the file that LAWSPEAKER_API_KEYS_FILE names:\n\n"
        f"    {hash_key(name, key)}\n"
    )


def _games() -> str:
    lines = (f"{game.id}: {', '.join(question.name for question in questions_of(game))}\n" for game in GAMES.values())
    return "".join(lines)


def _answer(options: argparse.Namespace) -> str:
    game = GAMES.get(options.game)
    if game is None:
        raise Problem(NOT_FOUND, f"There is no game {options.game}. There are: {', '.join(GAMES)}.")
    questions = {question.name: question for question in questions_of(game)}
    if options.question not in questions:
        raise Problem(NOT_FOUND, f"{game.id} has no question {options.question}. It has: {', '.join(questions)}.")
    preferences = Preferences(language=options.language, explain=options.explain)
    question = questions[options.question]
    answer = answer_question(game, question, _text(options.file), preferences).answer
    return _indented(orjson.loads(answer)) if question.media_type == JSON else f"{answer.decode()}\n"


def _text(file: str) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise Problem(NOT_FOUND, f"{file} cannot be read: {error.strerror}.") from None


def _indented(document: object) -> str:
    return orjson.dumps(document, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE).decode()
