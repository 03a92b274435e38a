"""The contents of the printed rulebooks of a game, if the package has them, and the citations of them.

``cases/rulebook/contents.yaml`` has the headings of each rulebook, with the numbers of paragraphs below them. ``no-rule.yaml``
in the same folder has the paragraphs that state no rule, by reason.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from lawspeaker.adjudication.rules.catalogue import Catalogue, Citation
from lawspeaker.conformance.cases import read_yaml
from lawspeaker.conformance.package.subject import Package

CONTENTS, NO_RULE = Path("rulebook", "contents.yaml"), Path("rulebook", "no-rule.yaml")


def sections(contents: Mapping[str, Any], rulebook: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """The path of headings to each section of a rulebook, in printed order, with the number of paragraphs directly below it."""
    return _sections(contents[rulebook], ())


def _sections(below: Mapping[str, Any] | int, headings: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], int]]:
    if isinstance(below, int):
        yield headings, below
        return
    for name, content in below.items():
        yield from _sections(content, headings if name == "paragraphs" else (*headings, name))


def passages(contents: Mapping[str, Any]) -> Iterator[Citation]:
    """Every paragraph of every rulebook, in printed order."""
    for rulebook in contents:
        for section, paragraphs in sections(contents, rulebook):
            for paragraph in range(1, paragraphs + 1):
                yield Citation(rulebook, section, paragraph)


def without_rule(reasons: Mapping[str, Any]) -> Mapping[Citation, str]:
    """The paragraphs that state no rule, each with the name of the reason."""
    return {
        Citation(rulebook, tuple(section), paragraph): reason
        for reason, entry in reasons.items()
        for rulebook, *section, paragraphs in entry["passages"]
        for paragraph in paragraphs
    }


def rules_citing(catalogue: Catalogue) -> Mapping[Citation, Sequence[str]]:
    """The rules that cite each passage, in catalogue order."""
    citing: dict[Citation, list[str]] = defaultdict(list)
    for rule in catalogue.rules.values():
        for citation in rule.citations:
            citing[citation].append(rule.id)
    return citing


def citations_lead_to_the_rulebooks(package: Package) -> Iterator[str]:
    """Every rule cites a rulebook of the catalogue; and if the package has the contents of its rulebooks, every citation leads to
    a paragraph that is printed, and every paragraph has a rule or a reason why it has none."""
    catalogue = package.game.catalogue
    cited = [*((rule.id, one) for rule in catalogue.rules.values() for one in rule.citations)]
    cited += [(reading.id, one) for reading in catalogue.readings.values() for one in reading.citations]
    cited += [(f"case {case.id}", _citation(case.passage)) for case in package.cases if case.passage]
    for name, citation in cited:
        if citation.rulebook not in catalogue.rulebooks:
            yield f"{name} cites {citation.rulebook}, which is not in `rulebooks` of catalogue.yaml."
    for rule in catalogue.rules.values():
        if not rule.citations or len(set(rule.citations)) < len(rule.citations):
            yield f"{rule.id} cites no passage, or one twice. Correct its `citations` in catalogue.yaml."
    if (package.folder / CONTENTS).exists():
        yield from _astray(package, cited)


def _astray(package: Package, cited: Sequence[tuple[str, Citation]]) -> Iterator[str]:
    contents, reasons = read_yaml(package.folder / CONTENTS), package.folder / NO_RULE
    printed, citing = set(passages(contents)), rules_citing(package.game.catalogue)
    excused = without_rule(read_yaml(reasons) or {}) if reasons.exists() else {}
    if contents.keys() != package.game.catalogue.rulebooks.keys():
        yield f"{CONTENTS} and catalogue.yaml have different rulebooks."
    for name, citation in cited:
        if citation not in printed:
            yield f"{name} cites {in_words(citation)}, which {CONTENTS} does not have."
    for passage in passages(contents):
        if passage not in citing and passage not in excused:
            yield f"No rule cites {in_words(passage)}. Cite it, or give the reason in {NO_RULE}."
    for passage in excused:
        if passage in citing or passage not in printed:
            yield f"{NO_RULE} has {in_words(passage)}, which is {'cited' if passage in citing else 'not printed'}. Remove it."


def _citation(passage: Mapping[str, Any]) -> Citation:
    return Citation(passage["rulebook"], tuple(passage["section"]), passage["paragraph"])


def in_words(passage: Citation) -> str:
    """Describes a passage for people."""
    return " · ".join((passage.rulebook, *passage.section, f"paragraph {passage.paragraph}"))
