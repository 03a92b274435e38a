"""Tries a sample of the mutants of each game and of the kernel. Prints what survives, and the share that the tests kill."""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence

from hypothesis.configuration import set_hypothesis_home_dir

from tests.mutants.areas import SOURCES, Area, areas
from tests.mutants.mutations import Mutation
from tests.mutants.trial import Trial, import_before, trials

SAMPLE = 200


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("area", nargs="*", metavar="AREA", help="games, or `kernel` (usual: all)")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many of each area (usual: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (usual: %(default)s)")
    parser.add_argument("--below", default="", help="only files whose path contains this")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many at a time (usual: %(default)s)")
    parser.add_argument("--verbose", action="store_true", help="print also what killed each mutant")
    asked = parser.parse_args()
    if unknown := set(asked.area) - {area.name for area in areas()}:
        parser.error(f"unknown areas: {', '.join(sorted(unknown))}")
    import_before("fluent.runtime", "hypothesis", "jsonschema_rs", "marshmallow", "orjson", "pytest", "yaml")
    with tempfile.TemporaryDirectory() as folder:
        set_hypothesis_home_dir(folder)  # what fails under a mutant is no example to be kept
        for area in areas():
            if area.name in asked.area or not asked.area:
                report(area, area.sample(asked.sample, asked.seed, asked.below), asked.processes, verbose=asked.verbose)


def report(area: Area, sample: Sequence[Mutation], processes: int, *, verbose: bool) -> None:
    """Tries these mutations and prints the results, the score last. Exits with 1 if the tests fail without mutations."""
    start = time.monotonic()
    for trial in trials([None], SOURCES, area.stages):
        if trial.killer:
            sys.exit(f"{area.name}: without any mutation {trial.killer} fails")
    survivors = 0
    for trial in trials(sample, SOURCES, area.stages, processes):
        survivors += not trial.killer
        if verbose or not trial.killer:
            print("\n".join(lines(trial)), flush=True)
    killed = len(sample) - survivors
    share = f"{killed / len(sample):.1%}" if sample else "none to try"
    print(f"{area.name}: {killed} of {len(sample)} mutants killed, {share}, {time.monotonic() - start:.0f} s\n", flush=True)


def lines(trial: Trial) -> Iterator[str]:
    """A mutant as it is printed."""
    mutation = trial.mutation
    assert mutation
    outcome = f"killed by {trial.killer}" if trial.killer else "SURVIVED"
    yield f"{outcome}: service/{mutation.file}:{mutation.line} {mutation.function}"
    yield from (f"  - {line}" for line in mutation.before.splitlines())
    yield from (f"  + {line}" for line in mutation.after.splitlines())
    yield ""


if __name__ == "__main__":
    main()
