"""The commands: what each takes, and what it does."""

from typing import TYPE_CHECKING, Any

import click
import orjson

from lawspeaker import __version__
from lawspeaker.cli import completion
from lawspeaker.cli.options import EXIT_CODE, EXPLAIN, MINIMAL, Wanted, usual_format, wanted
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
    """Commands that are listed in the order in which they stand here."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


@click.group(
    cls=_Commands,
    context_settings=SETTINGS,
    epilog=_example(
        "lawspeaker examples java                                            # what there is to try",
        "lawspeaker examples java too-large-a-palace > request.json",
        "lawspeaker rule java request.json",
    ),
)
@click.version_option(__version__, prog_name="lawspeaker", message="%(prog)s %(version)s")
def lawspeaker() -> None:
    """Rulings on board games, with the printed rule that each rests on.

    A request is JSON, in a FILE or on standard input, as the API takes it. The answer is the one that the API gives, byte for
    byte; on a terminal it is printed as text.

    Exit codes: 0 there is an answer; 1 illegal and 3 undetermined, with --exit-code; 64 wrong usage; 65 a request was refused;
    66 a file cannot be read; 69 the service at --url gives no answer; 70 a fault of ours.
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
        return _ask(("games", game, command.question), files, Wanted(**options), is_start=command.is_start)


for _command in QUESTIONS:
    _add_question(_command)


@lawspeaker.command(epilog=_example("lawspeaker examples java on-the-shore | lawspeaker ask java standings"))
@GAME
@click.argument("question", shell_complete=completion.questions)
@FILES
@wanted(EXPLAIN, MINIMAL, EXIT_CODE)
def ask(game: str, question: str, files: tuple[str, ...], **options: Any) -> int:
    """Asks any question of a game by its name in the API.

    Games that are installed beside ours can have questions of their own. Reads a request from each FILE, or from standard input.
    """
    return _ask(("games", game, question), files, Wanted(**options))


@lawspeaker.command(
    epilog=_example(
        """echo '{"questions": [{"game": "java", "question": "setups", "request": {"players": ["one", "two"]}}]}' > batch.json""",
        "lawspeaker batch batch.json",
    )
)
@FILES
@wanted(EXPLAIN, MINIMAL)
def batch(files: tuple[str, ...], **options: Any) -> int:
    """Asks up to 20 questions of any games in one request.

    Where there is no limit to how many, and a request a line, use --format ndjson with the command of the question.
    """
    return _ask(("batches",), files, Wanted(**options))


def _ask(path: "Path", files: tuple[str, ...], options: Wanted, *, is_start: bool = False) -> int:
    from lawspeaker.cli.asking import Asking, service_of
    from lawspeaker.cli.requests import sources

    with service_of(options) as service:
        return Asking(service, options, path, is_start=is_start).all(sources(files, options.format == "ndjson"))


@lawspeaker.command(epilog=_example("lawspeaker games", "lawspeaker games java"))
@click.argument("game", required=False, shell_complete=completion.games)
@wanted()
def games(game: str | None, **options: Any) -> None:
    """Lists the games, or describes one.

    Of one game: players, rulebooks, editions, options, actions, what the rulebook leaves open, and what can be asked.
    """
    if game is None:
        _read(("games",), Wanted(**options), catalogue.show_games, entries="games")
    else:
        _read(("games", game), Wanted(**options), catalogue.show_game)


@lawspeaker.command(epilog=_example("lawspeaker rules java", "lawspeaker rules java palace.size"))
@GAME
@click.argument("rule", required=False, shell_complete=completion.rules)
@wanted()
def rules(game: str, rule: str | None, **options: Any) -> None:
    """Lists the rules of a game, or shows one.

    Of one rule: what it says, where it is printed, the readings on which it depends, and the cases that show it.
    """
    if rule is None:
        _read(("games", game, "rules"), Wanted(**options), catalogue.show_rules, entries="rules")
    else:
        _read(("games", game, "rules", rule), Wanted(**options), catalogue.show_rule)


@lawspeaker.command(epilog=_example("lawspeaker edition java ravensburger-2000"))
@GAME
@click.argument("edition", shell_complete=completion.editions)
@wanted()
def edition(game: str, edition: str, **options: Any) -> None:
    """Lists the figures on the components of an edition.

    Of each figure: its value, how it is known, and the source.
    """
    _read(("games", game, "editions", edition), Wanted(**options), catalogue.show_edition, entries="figures")


@lawspeaker.command(epilog=_example("lawspeaker examples graenaland", "lawspeaker examples graenaland palisade > request.json"))
@GAME
@click.argument("name", required=False, shell_complete=completion.examples)
@wanted()
def examples(game: str, name: str | None, **options: Any) -> None:
    """Lists worked examples, or prints the request of one.

    As JSON, the list has the requests and their answers.
    """
    path, wishes = ("games", game, "examples"), Wanted(**options)
    if name is None:
        _read(path, wishes, catalogue.show_examples, entries="examples")
    else:
        from lawspeaker.cli.reading import request_of

        request_of(name, path, wishes)


def _read(path: "Path", options: Wanted, show: catalogue.Show, entries: str = "") -> None:
    from lawspeaker.cli.reading import read

    read(path, options, show, entries)


@lawspeaker.command(epilog=_example("lawspeaker serve --port 8001"))
@click.option("--host", help="The address on which it listens; LAWSPEAKER_HOST, or else 127.0.0.1.")
@click.option("--port", type=click.IntRange(1, 65535), help="The port; LAWSPEAKER_PORT, or else 8000.")
def serve(host: str | None, port: int | None) -> None:
    """Starts the service.

    Serves the API, the desk and the documentation until Ctrl-C. All settings are environment variables, LAWSPEAKER_..., which
    deploy/README.md lists. Where others can reach the service, LAWSPEAKER_ACCESS and LAWSPEAKER_RATE_LIMIT have to be set.
    """
    from lawspeaker.cli.serving import serve

    serve(host, port)


@lawspeaker.command(epilog=_example("lawspeaker key table-app"))
@click.argument("name")
@click.option(
    "--format",
    type=click.Choice(("text", "json")),
    default=usual_format,
    show_default="text on a terminal, else json",
    help="How to print.",
)
def key(name: str, format: str) -> None:
    """Makes an API key for somebody.

    NAME is small letters, digits and hyphens. Prints the key, which is kept nowhere, and the line by which the service knows it:
    for LAWSPEAKER_API_KEYS, or for the file that LAWSPEAKER_API_KEYS_FILE names.
    """
    from lawspeaker.api.admission.keys import NAME, hash_key, new_key

    if not NAME.fullmatch(name):
        raise click.BadParameter(f"{name!r} is not 1 to 40 small letters, digits and hyphens.", param_hint="NAME")
    made = new_key()
    line = str(hash_key(name, made))
    if format == "json":
        write(orjson.dumps({"name": name, "key": made, "line": line}) + b"\n")
        return
    write(
        f"The key, for {name} alone. It is kept nowhere and cannot be shown again:\n\n    {made}\n\n"
        "The line for the service, for LAWSPEAKER_API_KEYS or the file that LAWSPEAKER_API_KEYS_FILE names:\n\n"
        f"    {line}\n".encode()
    )


@lawspeaker.command("completion", epilog=_example("lawspeaker completion bash > lawspeaker-completion.bash"))
@click.argument("shell", type=click.Choice(completion.SHELLS))
def complete(shell: str) -> None:
    """Prints the script for completion in a shell.

    \b
    bash: add to ~/.bashrc                    eval "$(lawspeaker completion bash)"
    zsh:  add to ~/.zshrc                     eval "$(lawspeaker completion zsh)"
    fish: write it to ~/.config/fish/completions/lawspeaker.fish
    """
    write(completion.script(lawspeaker, shell).encode())
