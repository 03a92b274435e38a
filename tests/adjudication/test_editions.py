"""Editions, overlays, and the figures that an answer has to own up to."""

from pathlib import Path

import pytest

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.editions import Edition, load_editions
from lawspeaker.adjudication.rules.sources import Sources

GLASS = """
figures:
  jar:
    size: {value: 10, provenance: printed, source: "the book"}
    weight: {value: 3, provenance: reconstructed, source: "a photograph"}
    price: {provenance: unknown, source: "none"}
  lids: {value: {red: 1, blue: 2}, provenance: sourced, source: "a shop"}
"""
SAMPLE = """
figures:
  jar:
    price: {value: 7, provenance: invented, source: "made up"}
    label: {value: [], provenance: invented, source: "made up"}
"""


@pytest.fixture
def glass(tmp_path: Path) -> Edition:
    (tmp_path / "glass.yaml").write_text(GLASS, encoding="utf-8")
    return Edition.load(tmp_path / "glass.yaml")


@pytest.fixture
def sample(tmp_path: Path, glass: Edition) -> Edition:
    (tmp_path / "sample.yaml").write_text(SAMPLE, encoding="utf-8")
    return Edition.load(tmp_path / "sample.yaml", base=glass)


def sources(edition: Edition, overlay: Document | None = None) -> Sources:
    return Sources({}, {}, edition, overlay or {})


def test_names_are_in_the_order_of_the_edition_after_its_base(sample: Edition) -> None:
    assert sources(sample).names("jar") == ("size", "weight", "price", "label")
    assert sources(sample).names() == ("jar", "lids")
    assert sources(sample).names("no such thing") == ()


def test_other_editions_fill_the_gaps_of_the_printed_one(tmp_path: Path) -> None:
    (tmp_path / "glass.yaml").write_text(GLASS, encoding="utf-8")
    assert list(load_editions(tmp_path, "glass")) == ["glass"]
    for other in ("sample", "clay"):
        (tmp_path / f"{other}.yaml").write_text(SAMPLE, encoding="utf-8")
    editions = load_editions(tmp_path, "glass")
    assert [(name, edition.id, edition.based_on) for name, edition in editions.items()] == [
        ("glass", "glass", None),
        ("clay", "clay", "glass"),
        ("sample", "sample", "glass"),
    ]
    assert editions["clay"].figures["jar", "size"].value == 10


def test_only_reconstructed_and_invented_figures_are_assumptions(sample: Edition) -> None:
    read = sources(sample)
    for path in (("jar", "size"), ("lids",), ("jar", "weight"), ("jar", "price")):
        read.figure(*path)
    assert set(read.assumptions) == {("jar", "weight"), ("jar", "price")}


def test_an_unknown_figure_has_no_value(glass: Edition) -> None:
    assert glass.figures["jar", "price"].document() == {"provenance": "unknown", "source": "none"}
    assert glass.figures["jar", "size"].document() == {"value": 10, "provenance": "printed", "source": "the book"}
