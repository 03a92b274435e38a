import re

from lawspeaker.api.settings import PREFIX, Settings, variable
from tests.deploy.settings import PAGE, table, with_table


def test_the_page_tells_of_each_setting_what_the_code_does() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_table(page) == page, "make settings"
    assert table() in page


def test_a_setting_of_which_the_page_speaks_exists() -> None:
    known = {variable(name) for name in Settings.__dataclass_fields__}
    spoken_of = set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", PAGE.read_text(encoding="utf-8")))
    assert spoken_of
    assert spoken_of <= known


def test_the_page_leads_nowhere_that_is_not_there() -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", PAGE.read_text(encoding="utf-8"))
    inside = [link for link in links if not link.startswith("https://")]
    assert inside
    assert [link for link in inside if not (PAGE.parent / link).exists()] == []
