import json
from pathlib import Path

import pytest

from tests.installing import run
from tests.mutants import areas
from tests.mutants.mutations import Mutation, mutations
from tests.sweeps import each

pytestmark = pytest.mark.slow


def changes(source: str) -> list[str]:
    """What the lines become that change."""
    return [mutation.after for mutation in mutations("small.py", source.encode()) if mutation.changes_anything]


@each(
    "source, expected",
    [
        ("is_full = cups <= 3", ["is_full = cups < 3", "is_full = cups <= 4"]),
        ("is_full = cup not in box", ["is_full = cup in box"]),
        (
            "is_full = cup in (RED, BLUE)",
            ["is_full = cup not in (RED, BLUE)", "is_full = cup in (BLUE)", "is_full = cup in (RED)"],
        ),
        ("left = cups - broken", ["left = cups + broken"]),
        ("left = -cups", ["left = cups"]),
        ("is_full = some(boxes, holds)", ["is_full = every(boxes, holds)"]),
        ("least = cups.low", ["least = cups.high"]),
        ("is_full = a and b", ["is_full = a or b", "is_full = b", "is_full = a"]),
        ("is_full = all_hold(a, b)", ["is_full = all_hold(b)", "is_full = all_hold(a)"]),
        ("whole = [cup for cup in box if cup.is_whole]", ["whole = [cup for cup in box if True]"]),
        ("is_full = True", ["is_full = False"]),
        ("box.cups += more", ["pass", "box.cups -= more"]),
        ("box.pack(cups)", ["pass"]),
        ("if is_full: raise Full", ["if not (is_full): raise Full", "if is_full: pass"]),
    ],
)
def test_a_line_is_changed_in_every_way_that_there_is(source: str, expected: list[str]) -> None:
    assert sorted(changes(source)) == sorted(expected)


def test_functions_lose_what_they_yield_and_return_the_opposite() -> None:
    assert changes("def broken(box):\n    yield box.cup") == ["yield from ()"]
    assert changes("def is_full(box) -> bool:\n    return box.full") == ["return not (box.full)"]
    assert changes("def cups(box) -> int:\n    return box.cups") == []


@each(
    "source",
    [
        "'''How many cups: 3.'''",
        "cups: Literal[3]",
        "def full(cups: Literal[3]): ...",
        "if TYPE_CHECKING:\n    cups = 3",
        "said = f'{cups + 3} cups'",
        "cups = number('How many cups there are.', 3)",
        "cups = Integer(metadata={'examples': [3]})",
    ],
)
def test_what_only_readers_see_is_not_changed(source: str) -> None:
    assert changes(source) == []


BOX = """
LARGEST = 3


def is_full(cups):
    while cups < 0:
        cups += 1
    return cups >= LARGEST
"""
TRIAL = """
import json, sys
from pathlib import Path
from tests.mutants.mutations import mutations
from tests.mutants.trial import Stage, trials

def of_a_full_box():
    from box import is_full
    return "" if is_full(3) and is_full(-1) is False else "of a full box"

def of_a_fuller_box():
    from box import is_full
    return "" if is_full(4) else "of a fuller box"

sources = Path(sys.argv[1])
sys.path.insert(0, str(sources))
tried = [None, *mutations("box.py", (sources / "box.py").read_bytes())]
stages = [Stage(of_a_full_box, 1), Stage(of_a_fuller_box, 1)]
told = {trial.mutation.after if trial.mutation else "": trial.killer for trial in trials(tried, sources, stages, processes=2)}
print(json.dumps(told))
"""


def test_failures_errors_and_time_kill_a_mutant(tmp_path: Path) -> None:
    (tmp_path / "box.py").write_text(BOX, encoding="utf-8")
    assert json.loads(run(["-c", TRIAL, str(tmp_path)])) == {
        "": "",
        "LARGEST = 4": "of a full box",
        "while cups <= 0:": "",
        "while cups < 1:": "",
        "cups -= 1": "SIGPROF",
        "cups += 2": "",
        "pass": "SIGPROF",
        "return cups > LARGEST": "of a full box",
    }


def test_every_equivalent_exists_and_has_a_reason() -> None:
    there: set[Mutation | tuple[str, ...]] = {mutation.key for area in areas.areas() for mutation in area.mutations()}
    assert [key for key in areas.equivalents() if key not in there] == []
    assert all(areas.equivalents().values())
