"""Checks the accessibility of a page with axe-core."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

_AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
_RUN = """([excluded, colours]) => axe.run(
    { exclude: excluded },
    { resultTypes: ["violations"], rules: { "target-size": { enabled: true }, "color-contrast": { enabled: colours } } },
)"""
"""All rules that are enabled by default, and the rule of WCAG 2.2 on the size of buttons."""


def axe(page: Page, *excluded: str, colours: bool = True) -> None:
    """Asserts that axe-core finds no violation on ``page``. ``excluded`` are CSS selectors of elements to ignore.

    ``colours`` is whether to measure contrast, which takes as long as all the rest; ``tests/desk/contrast.py`` is faster.
    """
    page.evaluate(_AXE)
    violations = page.evaluate(_RUN, [excluded, colours])["violations"]
    assert not violations, "\n".join(line for violation in violations for line in _describe(violation))


def _describe(violation: dict[str, Any]) -> Iterator[str]:
    yield f"{violation['id']} ({violation['impact']}): {violation['help']}"
    for node in violation["nodes"]:
        yield f"    {' '.join(map(str, node['target']))}: {node['html']}"
        yield from (f"        {check['message']}" for kind in ("any", "all", "none") for check in node[kind])
