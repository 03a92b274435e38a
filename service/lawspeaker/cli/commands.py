"""The commands: the arguments of each, and what it does."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click
import orjson

from lawspeaker import __version__
from lawspeaker.cli import completion
from lawspeaker.cli.exits import Exit, Failure
from lawspeaker.cli.options import EXIT_CODE, EXPLAIN, LANGUAGE, LANGUAGES, MINIMAL, URL, CommonOptions, text_or_json, wanted
from lawspeaker.cli.printing import write
from lawspeaker.cli.questions import QUESTIONS, QuestionCommand
from lawspeaker.cli.text import catalogue

if TYPE_CHECKING:
    from lawspeaker.cli.service import Path

SETTINGS = {"help_option_names": ["-h", "--help"], "max_content_width": 100}
GAME = click.argument("game", shell_complete=completion.games)
FILES = click.argument("files", nargs=-1, metavar="[FILE]...", type=click.Path())


def _example(*lines: str) -> str:
    """The part of a help text with an example, whose lines stay as they are."""
    return "\n".join(("\b", "Example:", *(f"  $ {line}" for line in lines)))


class _Commands(click.Group):
    """Lists the commands in the order of this module."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


@click.group(
    cls=_Commands,
    context_settings=SETTINGS,
    epilog=_example(
        "lawspeaker examples java                                            # lists the worked examples",
        "lawspeaker examples java too-large-a-palace > request.json",
        "lawspeaker rule java request.json",
    ),
)
@click.version_option(__version__, prog_name="lawspeaker", message="%(prog)s %(version)s")
def lawspeaker() -> None:
    """Rulings for board games, each with the printed rule behind it.

    A request is JSON, the same as for the API, in a FILE or on standard input. The answer is the same as that of the API, byte
    for byte. On a terminal it is printed as text.

    Exit codes: 0 success; 1 illegal and 3 undetermined, with --exit-code; 64 wrong usage; 65 invalid request; 66 unreadable
    file; 69 no answer from the service at --url; 70 internal error.
    """


def _add_question(command: QuestionCommand) -> None:
    game, name = command.example.split()

    @lawspeaker.command(
        command.name,
        help=f"{command.help}\n\nReads a request from each FILE, or from standard input.",
        epilog=_example(f"lawspeaker examples {game} {name} | lawspeaker {command.name} {game}"),
    )
    @GAME
    @FILES
    @wanted(*((EXPLAIN, MINIMAL, EXIT_CODE) if command.has_verdict else ()))
    def ask(game: str, files: tuple[str, ...], **options: Any) -> int:
        return _ask(("games", game, command.question), files, CommonOptions(**options), is_start=command.is_start)


for _command in QUESTIONS:
    _add_question(_command)


@lawspeaker.command(
    epilog=_example(
        "lawspeaker examples java on-the-shore | lawspeaker ask java standings",
        """echo '{"correlation_id": "1", "question": {"java": {"setups": {}}}}' > questions.ndjson""",
        "lawspeaker ask --format ndjson < questions.ndjson",
    )
)
@click.argument("game", required=False, shell_complete=completion.games)
@click.argument("question", required=False, shell_complete=completion.questions)
@FILES
@wanted(EXPLAIN, MINIMAL, EXIT_CODE)
def ask(game: str | None, question: str | None, files: tuple[str, ...], **options: Any) -> int:
    """Asks any question of a game by its name in the API.

    This includes questions that only one game has. Reads a request from each FILE, or from standard input.

    With --format ndjson and without GAME and QUESTION, reads a stream from standard input: each line has a correlation_id, a
    game, a question and its request. Each line of the output has the answer or the problem. The last line says how it ended.
    """
    wishes = CommonOptions(**options)
    if game is not None and question is not None:
        return _ask(("games", game, question), files, wishes)
    if game is not None or wishes.format != "ndjson":
        raise click.UsageError("Give a GAME and a QUESTION, or --format ndjson alone for questions about any games.")
    from lawspeaker.cli.asking import service_of
    from lawspeaker.cli.requests import sources
    from lawspeaker.cli.streaming import answer_stream

    with service_of(wishes) as service:
        (standard_input,) = sources((), as_lines=True)
        return answer_stream(service, wishes, standard_input)


@lawspeaker.command(
    epilog=_example(
        """echo '{"questions": [{"java": {"setups": {"players": ["one", "two"]}}}]}' > batch.json""",
        "lawspeaker batch batch.json",
    )
)
@FILES
@wanted(EXPLAIN, MINIMAL)
def batch(files: tuple[str, ...], **options: Any) -> int:
    """Asks up to 20 questions about any games in one request.

    For any number of requests to one question, use the command of that question with --format ndjson: one request a line.
    """
    return _ask(("batches",), files, CommonOptions(**options))


def _ask(path: "Path", files: tuple[str, ...], options: CommonOptions, *, is_start: bool = False) -> int:
    from lawspeaker.cli.asking import AnswerPrinter, service_of
    from lawspeaker.cli.requests import sources

    with service_of(options) as service:
        return AnswerPrinter(service, options, path, is_start=is_start).all(sources(files, options.format == "ndjson"))


@lawspeaker.command(epilog=_example("lawspeaker games", "lawspeaker games java"))
@click.argument("game", required=False, shell_complete=completion.games)
@wanted()
def games(game: str | None, **options: Any) -> None:
    """Lists the games, or describes one.

    The description has the players, rulebooks, editions, options, actions, questions, and what the rulebook leaves open.
    """
    if game is None:
        _read(("games",), CommonOptions(**options), catalogue.show_games, entries="games")
    else:
        _read(("games", game), CommonOptions(**options), catalogue.show_game)


@lawspeaker.command(
    epilog=_example(
        "lawspeaker rules java", "lawspeaker rules java palace.size", 'lawspeaker rules java --search "who wins a tie"'
    )
)
@GAME
@click.argument("rule", required=False, shell_complete=completion.rules)
@click.option("--search", metavar="WORDS", help="List the rules that contain these words or their synonyms.")
@wanted()
def rules(game: str, rule: str | None, search: str | None, **options: Any) -> None:
    """Lists the rules of a game, or shows one.

    For one rule, shows its statement, where it is printed, the readings that it depends on, and example cases.
    """
    if rule is not None and search is not None:
        raise click.UsageError("Give either a RULE or --search, not both.")
    if rule is None:
        query = {} if search is None else {"search": search}
        _read(("games", game, "rules"), CommonOptions(**options), catalogue.show_rules, entries="rules", **query)
    else:
        _read(("games", game, "rules", rule), CommonOptions(**options), catalogue.show_rule)


@lawspeaker.command(epilog=_example("lawspeaker edition java ravensburger-2000"))
@GAME
@click.argument("edition", shell_complete=completion.editions)
@wanted()
def edition(game: str, edition: str, **options: Any) -> None:
    """Lists the figures that an edition prints on its components.

    For each figure, shows its value, its provenance, and the source.
    """
    _read(("games", game, "editions", edition), CommonOptions(**options), catalogue.show_edition, entries="figures")


@lawspeaker.command(epilog=_example("lawspeaker pieces java"))
@GAME
@wanted()
def pieces(game: str, **options: Any) -> None:
    """Lists the pieces that `edit` can put into a state."""
    _read(("games", game, "pieces"), CommonOptions(**options), catalogue.show_pieces, entries="groups")


@lawspeaker.command(epilog=_example("lawspeaker examples graenaland", "lawspeaker examples graenaland palisade > request.json"))
@GAME
@click.argument("name", required=False, shell_complete=completion.examples)
@wanted()
def examples(game: str, name: str | None, **options: Any) -> None:
    """Lists worked examples, or prints the request of one.

    With --format json, the list contains the requests and their answers.
    """
    path, wishes = ("games", game, "examples"), CommonOptions(**options)
    if name is None:
        _read(path, wishes, catalogue.show_examples, entries="examples")
    else:
        from lawspeaker.cli.reading import request_of

        request_of(name, path, wishes)


def _read(path: "Path", options: CommonOptions, show: catalogue.Show, entries: str = "", **query: str) -> None:
    from lawspeaker.cli.reading import read

    read(path, options, show, entries, **query)


def cases_chosen(function: Callable[..., Any]) -> Callable[..., Any]:
    """The options that select conformance cases."""
    for name, variable, metavar, help in (
        ("--case", "ids", "ID", "Only the case with this id. Can be repeated."),
        ("--rule", "rules", "RULE", "Only cases about this rule. Can be repeated."),
        ("--question", "questions", "QUESTION", "Only this question. Can be repeated."),
        ("--game", "games", "GAME", "Only this game. Can be repeated."),
    ):
        function = click.option(name, variable, multiple=True, metavar=metavar, help=help)(function)
    return function


@lawspeaker.command(epilog=_example("lawspeaker cases --game java --rule palace.size"))
@cases_chosen
def cases(**choice: tuple[str, ...]) -> int:
    """Prints conformance cases as JSON.

    Prints a case on each line, with everything resolved that its YAML file refers to.
    """
    from lawspeaker.cli.conforming import Choice, print_cases

    return print_cases(Choice(**choice))


@lawspeaker.command(
    epilog=_example("lawspeaker conform --game java --rule palace.size", "lawspeaker conform --game java --case palace-is-built")
)
@cases_chosen
@click.option("--junit", default="", metavar="FILE", help="Also write the report as JUnit XML to this file.")
@click.option(
    "--timeout",
    type=click.FloatRange(0, min_open=True),
    default=60.0,
    show_default=True,
    metavar="SECONDS",
    help="End if the service answers nothing for this time.",
)
@text_or_json("The format of the report.")
@URL
def conform(
    games: tuple[str, ...],
    questions: tuple[str, ...],
    rules: tuple[str, ...],
    ids: tuple[str, ...],
    junit: str,
    timeout: float,
    **options: Any,
) -> int:
    """Checks an implementation of the contract.

    Asks every conformance case of the games, and compares the answers with what the rulebooks say. Reports how many cases
    passed, by question and by rule. Exits with 1 if a case failed.
    """
    from lawspeaker.cli.conforming import Choice, conform

    choice = Choice(games, questions, rules, ids)
    return conform(choice, junit, timeout, CommonOptions(language=LANGUAGES[0], **options))


@lawspeaker.command("check-package", epilog=_example("lawspeaker check-package java"))
@click.argument("game", metavar="NAME", shell_complete=completion.games)
@text_or_json("The format of the report.")
def check_package(game: str, format: str) -> int:
    """Checks that a package has all that a game needs.

    NAME is the id of an installed game, or the name of a package with games. Tries the messages, the catalogue, the cases, the
    examples, and what must hold of every answer. Says what is missing and how to add it. Takes a minute at most.

    Exits with 1 if something is missing or wrong.
    """
    from lawspeaker.cli.checking import check_packages

    return check_packages(game, format)


@lawspeaker.command("judge-archive", epilog=_example("lawspeaker judge-archive 'games/*.ndjson.gz' --out report"))
@click.argument("paths", nargs=-1, required=True, metavar="PATH_OR_GLOB...")
@click.option("--out", default="archive-report", show_default=True, metavar="DIR", help="The folder for the results.")
@click.option("--processes", "number", type=click.IntRange(1), help="How many processes judge. Default: one for each processor.")
@click.option("--scheduler", metavar="ADDRESS", help="Judge on the Dask cluster whose scheduler has this address.")
@EXIT_CODE
@LANGUAGE
@text_or_json("The format of the summary that is printed.")
def judge_archive(paths: tuple[str, ...], out: str, number: int | None, scheduler: str | None, **options: Any) -> int:
    """Judges an archive of games.

    Each line of the files is a game as it was played: {"id", "game", "state", "actions"}. Files can be compressed with gzip
    (.gz) or Zstandard (.zst). DIR then holds a report (report.html, summary.json), every breach of a rule (breaches.ndjson), and
    what could not be judged (unjudged.ndjson). If the run is interrupted, the same command goes on with it.
    """
    from lawspeaker.cli.judging import judge_archive

    return judge_archive(paths, out, number, scheduler, CommonOptions(**options))


@lawspeaker.command(epilog=_example("lawspeaker serve --port 8001"))
@click.option("--host", help="The address to listen on. Default: LAWSPEAKER_HOST, or else 127.0.0.1.")
@click.option("--port", type=click.IntRange(1, 65535), help="The port to listen on. Default: LAWSPEAKER_PORT, or else 8000.")
def serve(host: str | None, port: int | None) -> None:
    """Starts the service.

    Serves the API, the desk and the documentation until Ctrl-C. All settings are environment variables, LAWSPEAKER_...;
    deploy/README.md lists them. If others can reach the service, set LAWSPEAKER_ACCESS and LAWSPEAKER_RATE_LIMIT.
    """
    from lawspeaker.cli.serving import serve

    serve(host, port)


@lawspeaker.command("mcp", epilog=_example("lawspeaker mcp", "lawspeaker mcp --url https://lawspeaker.example"))
@URL
def mcp(url: str) -> None:
    """Starts an MCP server for an assistant.

    Speaks the Model Context Protocol over standard input and output. An assistant starts this command by itself; the guide at
    /developers/mcp shows how to tell it. Needs the packages of the extra mcp.
    """
    from lawspeaker.mcp.installed import HOW_TO_INSTALL, is_installed

    if not is_installed():
        raise Failure(Exit.USAGE, f"The MCP server needs packages that are not installed. Install them: {HOW_TO_INSTALL}")
    from lawspeaker.cli.assisting import serve

    serve(url)


@lawspeaker.command(epilog=_example("lawspeaker key table-app"))
@click.argument("name")
@text_or_json("The output format.")
def key(name: str, format: str) -> None:
    """Creates an API key for a client.

    NAME consists of lower-case letters, digits and hyphens. Prints the key, which is not stored anywhere, and the line that
    makes the service accept it. Add the line to LAWSPEAKER_API_KEYS, or to the file that LAWSPEAKER_API_KEYS_FILE names.
    """
    from lawspeaker.api.admission.keys import NAME, hash_key, new_key

    if not NAME.fullmatch(name):
        raise click.BadParameter(
            f"{name!r} does not consist of 1 to 40 lower-case letters, digits and hyphens.", param_hint="NAME"
        )
    made = new_key()
    line = str(hash_key(name, made))
    if format == "json":
        write(orjson.dumps({"name": name, "key": made, "line": line}) + b"\n")
        return
    write(
        f"The key of {name}. It is not stored anywhere and cannot be shown again:\n\n    {made}\n\n"
        "The line for the service. Add it to LAWSPEAKER_API_KEYS, or to the file that LAWSPEAKER_API_KEYS_FILE names:\n\n"
        f"    {line}\n".encode()
    )


@lawspeaker.command(
    epilog=_example(
        "curl -s https://lawspeaker.example/.well-known/jwks.json > keys.json", "lawspeaker verify receipt.txt --keys keys.json"
    )
)
@click.argument("file", default="-", type=click.Path())
@click.option("--keys", required=True, metavar="FILE", help="The public keys: what a service has at /.well-known/jwks.json.")
@click.option("--request", metavar="FILE", help="Also check that the receipt is about this request.")
@click.option("--answer", metavar="FILE", help="Also check that the receipt is about this answer.")
@text_or_json("The output format.")
@LANGUAGE
def verify(file: str, keys: str, request: str | None, answer: str | None, **options: Any) -> int:
    """Checks a receipt, without any service.

    Reads the receipt from FILE, or from standard input.

    Exit codes: 0 genuine; 1 altered or forged, or about another request or answer; 3 signed by an unknown key; 4 signed after its
    key was withdrawn; 65 not a receipt.
    """
    from lawspeaker.cli.receipts import check

    of = {part: name for part, name in (("request", request), ("answer", answer)) if name is not None}
    return check(file, keys, of, CommonOptions(**options))


@lawspeaker.command("receipt-key", epilog=_example("lawspeaker receipt-key receipt-keys.json"))
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--withdraw", metavar="KID", help="Mark this key as withdrawn, instead of adding one.")
@click.option(
    "--since",
    type=click.DateTime(("%Y-%m-%d", "%Y-%m-%dT%H:%M:%SZ")),
    help="With --withdraw: the time (UTC) from which receipts of this key no longer count. Default: now.",
)
def receipt_key(file: str, withdraw: str | None, since: datetime | None) -> None:
    """Adds a new key for receipts to FILE, or withdraws one.

    The new key signs from the next start of the service on. Older keys stay in FILE as public keys, to check older receipts.
    LAWSPEAKER_RECEIPT_KEYS_FILE names the file. Only its owner can read it.
    """
    from lawspeaker.cli import receipts

    if withdraw is not None:
        receipts.withdraw(file, withdraw, since.replace(tzinfo=UTC) if since else datetime.now(UTC))
    elif since is not None:
        raise click.UsageError("--since belongs to --withdraw.")
    else:
        receipts.add_key(file)


@lawspeaker.command("completion", epilog=_example("lawspeaker completion bash > lawspeaker-completion.bash"))
@click.argument("shell", type=click.Choice(completion.SHELLS))
def complete(shell: str) -> None:
    """Prints the completion script of a shell.

    \b
    bash: add to ~/.bashrc                    eval "$(lawspeaker completion bash)"
    zsh:  add to ~/.zshrc                     eval "$(lawspeaker completion zsh)"
    fish: save it as ~/.config/fish/completions/lawspeaker.fish
    """
    write(completion.script(lawspeaker, shell).encode())
