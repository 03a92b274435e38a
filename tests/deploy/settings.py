"""The table of settings in ``deploy/README.md``, which `make settings` writes anew."""

import re

from lawspeaker.api.settings import table
from tests.serving import ROOT

PAGE = ROOT / "deploy" / "README.md"
_TABLE = re.compile(r"(<!-- settings: written by `make settings` -->\n\n).*?(<!-- end of settings -->)", re.DOTALL)


def main() -> None:
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def with_table(page: str) -> str:
    """The ``page`` with the settings as they are now. Raises ``ValueError`` if the marks around their table are not there."""
    made, places = _TABLE.subn(lambda marks: f"{marks[1]}{table()}\n{marks[2]}", page)
    if places != 1:
        raise ValueError("The page has no place, or several, for the table of settings.")
    return made


if __name__ == "__main__":
    main()
