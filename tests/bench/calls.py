"""Counts the calls of our functions for an answer. They are the same on every machine, so that nothing grows unnoticed.

Comprehensions are not counted: before Python 3.12 they are functions, since then they are not. Nor is what libraries do.
"""

from collections import Counter
from cProfile import Profile
from pathlib import Path
from types import CodeType

import lawspeaker
from tests.bench.ruling import Ruling

_SERVICE = str(Path(lawspeaker.__file__).parent)
_COMPREHENSIONS = ("<listcomp>", "<dictcomp>", "<setcomp>")


def calls_of(ruling: Ruling) -> Counter[str]:
    """How often each function is called for an answer to a question.

    The functions are named by file and name, such as ``adjudication/rules/checks.py examine``.
    """
    ruling.answer()  # what is made once, such as guards, is not counted
    with Profile(builtins=False) as profile:
        ruling.answer()
    calls = Counter[str]()
    for code, times, *_ in profile.getstats():
        if isinstance(code, CodeType) and code.co_filename.startswith(_SERVICE) and code.co_name not in _COMPREHENSIONS:
            calls[f"{Path(code.co_filename).relative_to(_SERVICE)} {code.co_qualname}"] += times
    return calls
