"""An archive, from the names of its files to the results."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import orjson

from lawspeaker.adjudication.document import Document
from lawspeaker.archive.files import File, find_files
from lawspeaker.archive.merging import merge
from lawspeaker.archive.parts import PART, all_parts, rules_in_force
from lawspeaker.archive.report.page import report_page
from lawspeaker.archive.results import Results, Run
from lawspeaker.archive.running import Judges, Progress, judge_parts
from lawspeaker.archive.summary import summary_document

SUMMARY = "summary.json"
REPORT = "report.html"


class Archive:
    """The files of an archive."""

    def __init__(self, patterns: Sequence[str]) -> None:
        """Finds the files that match ``patterns``. Raises ``WrongUse`` and ``CannotRead``."""
        self.files: Sequence[File] = find_files(patterns)

    @property
    def size(self) -> int:
        """The size in bytes."""
        return sum(file.size for file in self.files)

    def judge(
        self,
        folder: Path,
        judges: AbstractContextManager[Judges],
        progress: Progress,
        language: str = "en",
        part_size: int = PART,
    ) -> Document:
        """Judges the parts of the archive that are not judged yet, and writes the results to ``folder``. Returns the summary.

        Raises ``ArchiveError``; finished results stay in the folder.
        """
        run = Run(self.files, rules_in_force(), language, part_size)
        results = Results(folder)
        with results.held(run):
            with judges as ready:
                parts = judge_parts(all_parts(self.files, part_size), run, results, ready, progress)
            summary = summary_document(run, merge(run, parts, results))
            results.write(SUMMARY, [orjson.dumps(summary, option=orjson.OPT_INDENT_2)])
            results.write(REPORT, [report_page(summary).encode()])
        return summary
