"""What a shell would do with the commands in help texts and guides, without starting a process for each ``lawspeaker``."""

import shlex
import subprocess
from itertools import groupby
from pathlib import Path

from tests.cli.conftest import Run, Runner


def type_lines(lines: str, run: Runner, code: int = 0) -> str:
    """What the commands print: lines with pipes, ``<``, ``>`` and ``>>``. The last command ends with ``code``, others with 0."""
    *first, last = filter(None, lines.splitlines())
    return "".join([*(_type_line(line, run, 0) for line in first), _type_line(last, run, code)])


def _type_line(line: str, run: Runner, code: int) -> str:
    printed = b""
    words = shlex.shlex(line, posix=True, punctuation_chars="|<>")
    words.whitespace_split = True
    commands = [list(group) for is_pipe, group in groupby(words, lambda word: word == "|") if not is_pipe]
    for number, command in enumerate(commands, start=1):
        files = {sign: Path(command.pop(command.index(sign) + 1)) for sign in ("<", ">", ">>") if sign in command}
        program, *arguments = (word for word in command if word not in files)
        ended = _run(program, arguments, files["<"].read_bytes() if "<" in files else printed, run)
        assert (ended.code, ended.err) == (code if number == len(commands) else 0, ""), command
        printed = ended.out
        for sign, mode in {">": "wb", ">>": "ab"}.items():
            if sign in files:
                with files[sign].open(mode) as file:
                    file.write(printed)
                printed = b""
    return printed.decode()


def _run(program: str, arguments: list[str], given: bytes, run: Runner) -> Run:
    if program == "lawspeaker":
        return run(*arguments, given=given)
    if program == "echo":
        return Run(0, f"{' '.join(arguments)}\n".encode(), "")
    ended = subprocess.run([program, *arguments], input=given, capture_output=True, check=False)
    return Run(ended.returncode, ended.stdout, ended.stderr.decode())
