"""Formats the figures of the policy engines for `results.md`."""

from collections.abc import Iterator

from tests.bench import engine_cases
from tests.bench.table import spread, table

HEADING = "## Beside policy engines"

_CAN: tuple[tuple[str, str, str, str], ...] = (
    ("a number, such as the votes", "yes", "yes", "no: it permits or forbids, so a claim can be confirmed"),
    ("counting the pieces and cards of a position", "yes", "yes", "no: whoever asks counts, and names cards that are alike"),
    ("how a ballot ends", "yes", "yes, where everything is known", "no: it cannot add up players"),
    ("every broken rule by its id", "yes", "yes", "yes, by the ids of the policies that forbid"),
    ("the printed rule, and a sentence in three languages", "yes", "no", "no"),
    ("what of an unknown position decides, with bounds", "yes", "only what was written by hand", "no: an error, and it permits"),
    ("what to send when nothing can be decided", "a smallest set", "all that is missing", "the first attribute that is missing"),
    ("a card of which the back is not told", "yes", "yes", "no: a card needs a name"),
    (
        "other readings of the rulebook, and whether they matter",
        "yes",
        "the reading that is chosen",
        "the reading that is chosen",
    ),
    ("the next state, and every way to pay", "yes", "no", "no"),
    ("a position that cannot exist", "refused with each defect", "answered", "answered"),
)


def engines(found: engine_cases.Figures) -> Iterator[str]:
    """The section in Markdown."""
    yield f"""
{HEADING}

Two questions as policies for the engines that others would pick: Rego by `regopy`, Cedar by `cedarpy` (`*.rego`, `*.cedar`, and
`engines.py` for what has to be done around them). All are asked in one process, from the bytes of a request to the answer.
CPU time in µs of one answer, of {engine_cases.ROUNDS} rounds in turn; bounds are quartiles. Ours audits the state and gives the
reasons with their printed rules. `ratio` is their time as a multiple of ours. Lines are without blank ones and comments; `around`
is Python. Cedar confirms the votes of each of five players, who were counted before.
"""
    yield from table(
        ("engine", "question", "lines of policy", "lines around", "CPU, theirs", "CPU, ours", "ratio"),
        (
            (row.engine, row.what, str(row.policy), str(row.around), spread(row.theirs), spread(row.ours), spread(row.ratio, 2))
            for row in found.rows
        ),
    )
    yield """
The conformance cases on these questions. Where the engine answers, a test holds its answer to ours. `decided by us` are cases
that it cannot answer though the service does; in the last column nobody can, and ours says what is missing.
"""
    yield from table(
        ("engine", "question", "cases", "the same answer", "another answer", "no answer, decided by us", "no answer, open"),
        (tuple(str(value) for value in row) for row in found.coverage),
    )
    told = ", ".join(f"{what} in {number}" for what, number in found.ours.items())
    yield f"""
Of the {sum({row.what: row.cases for row in found.coverage}.values())} cases our answer {told}. What each can tell:
"""
    yield from table(("", "ours", "Rego", "Cedar"), _CAN)
