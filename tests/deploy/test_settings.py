import re

from lawspeaker.api.settings import PREFIX, Settings, variable
from tests.deploy.settings import PAGE, table, with_table


def test_the_page_describes_each_setting() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_table(page) == page, "make settings"
    assert table() in page


def test_the_page_has_only_existing_settings() -> None:
    known = {variable(name) for name in Settings.__dataclass_fields__}
    spoken_of = set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", PAGE.read_text(encoding="utf-8")))
    assert spoken_of
    assert spoken_of <= known


def test_the_page_leads_nowhere_that_is_not_there() -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", PAGE.read_text(encoding="utf-8"))
    inside = [link for link in links if not link.startswith("https://")]
    assert inside
    assert [link for link in inside if not (PAGE.parent / link).exists()] == []
