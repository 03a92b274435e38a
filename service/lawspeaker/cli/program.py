"""The program ``lawspeaker``: runs a command, and reports every error without a traceback."""

from collections.abc import Sequence

import click

from lawspeaker.cli.commands import lawspeaker
from lawspeaker.cli.exits import Exit, Failure
from lawspeaker.cli.printing import complain


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command in ``arguments`` (by default those of the process), and returns the exit code."""
    try:
        return lawspeaker.main(arguments, prog_name="lawspeaker", standalone_mode=False) or Exit.DONE
    except Failure as failure:
        if str(failure):
            complain(str(failure))
        return failure.code
    except click.ClickException as error:
        error.show()
        return Exit.USAGE
    except (click.Abort, KeyboardInterrupt):
        complain("")
        return Exit.INTERRUPTED
    except Exception as error:
        complain(f"Internal error. Please report it: {type(error).__name__}: {error}")
        return Exit.FAULT
