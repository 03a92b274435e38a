"""The page of the report in a browser."""

from pathlib import Path

import pytest

from lawspeaker.archive.archive import Archive
from lawspeaker.archive.processes import judging_here
from tests.archive.conftest import CountedProgress
from tests.desk.browser import launch_browser

PHONE = 360


@pytest.mark.slow
def test_examples_fit_a_phone_without_sideways_scrolling(archive: Path, tmp_path: Path) -> None:
    Path("unreadable.ndjson").write_bytes(b"[]\n")
    archives = Archive([str(archive), "unreadable.ndjson"])
    archives.judge(tmp_path / "out", judging_here(1), CountedProgress(), "fr")
    with launch_browser() as browser, browser.new_page(viewport={"width": PHONE, "height": 800}) as page:
        page.goto((tmp_path / "out" / "report.html").as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE
        examples = [example.bounding_box() for example in page.locator(".example").all()]
    assert len(examples) > 10
    for box in examples:
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE
        assert box["width"] > PHONE / 2
