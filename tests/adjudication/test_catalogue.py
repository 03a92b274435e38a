"""Loading a catalogue."""

from pathlib import Path

import pytest

from lawspeaker.adjudication.rules.catalogue import Catalogue, Citation

SOURCE = """
rulebooks:
  marbles.en: {title: Marbles, language: en}
rules:
  take.last:
    citations: [[marbles.en, Playing, Taking, 2], [marbles.en, Playing, 1]]
    readings: [last]
  jar.size:
    citations: [[marbles.en, Jar, 1], [jars.en, 14]]
readings:
  last:
    choices: ["no", "yes"]
    citations: [[marbles.en, Playing, Taking, 2]]
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    path = tmp_path / "catalogue.yaml"
    path.write_text(SOURCE, encoding="utf-8")
    return Catalogue.load(path)


def test_a_citation_has_the_headings_down_to_its_paragraph(catalogue: Catalogue) -> None:
    rule = catalogue.rules["take.last"]
    assert rule.citations == (
        Citation("marbles.en", ("Playing", "Taking"), 2),
        Citation("marbles.en", ("Playing",), 1),
    )
    assert rule.citations[0].document == {"rulebook": "marbles.en", "section": ["Playing", "Taking"], "paragraph": 2}


def test_a_rulebook_without_headings_is_cited_by_paragraph(catalogue: Catalogue) -> None:
    *_, plain = catalogue.rules["jar.size"].citations
    assert plain == Citation("jars.en", (), 14)
    assert plain.document == {"rulebook": "jars.en", "section": [], "paragraph": 14}


def test_the_first_choice_is_the_default_and_choices_are_text(catalogue: Catalogue) -> None:
    assert catalogue.readings["last"].choices == ("no", "yes")
    assert catalogue.readings["last"].default == "no"
