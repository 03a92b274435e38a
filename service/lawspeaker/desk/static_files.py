"""The static files of the desk. A page loads its script and its style sheet with one request each, with all that they import."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from lawspeaker.api.static_files import StaticFolder
from lawspeaker.desk.modules import join_modules
from lawspeaker.desk.style_sheets import join_style_sheets, with_absolute_urls


@dataclass(frozen=True)
class JoinedFolder(StaticFolder):
    """A folder whose scripts and style sheets are served together with what they import. Sheets can import those of ``above``."""

    above: StaticFolder

    @cached_property
    def files(self) -> Mapping[str, bytes]:
        """The files by their names, joined with what they import."""
        own, url = StaticFolder(self.folder, self.path).files, f"{self.above.path}/{self.above.digest}"
        sheets = {name: with_absolute_urls(sheet, url) for name, sheet in self.above.files.items() if name.endswith(".css")}
        return {**own, **join_modules(own), **join_style_sheets(own, sheets)}
