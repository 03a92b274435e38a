"""The files that pages load: their URLs have a digest, so browsers cache them for ever."""

import posixpath
import re
from collections.abc import Set
from pathlib import Path

from flask.testing import FlaskClient

from lawspeaker.adjudication.words.messages import LANGUAGES
from tests.serving import ROOT
from tests.sweeps import each

FOR_EVER = "public, max-age=31536000, immutable"
PAGES = [
    "/developers",
    "/developers/ask",
    "/docs",
    "/docs/java_rulings",
    "/problems",
    "/en/",
    "/cs/votes",
    "/fr/landscape",
    "/en/heights",
    "/en/lay",
    "/en/desk",
    "/en/position",
    "/en/receipt",
    "/en/rules/java",
    "/en/rules/graenaland/votes.palisade",
]
LOADED = re.compile(
    r"""<(?:script|link rel="(?:stylesheet|icon|apple-touch-icon|manifest|preload)")[^>]*? (?:src|href)="([^"]*)\""""
)
NAMED = re.compile(r'"src": "([^"]+)"')
BESIDE = re.compile(r'new URL\("([^"]+)", new URL\("([^"]+)", import\.meta\.url\)\)')
"""A file beside a module that was joined with others."""
IMPORTED = re.compile(r"""(?:from |import |import\(|new URL\(|@import |url\()"([^"]+)\"""")
"""What the source of a script or a sheet imports."""


def static_files(*endings: str) -> dict[str, Path]:
    """The files with these endings, by their path after the digest."""
    parts = [ROOT / "service/lawspeaker" / part / "static" for part in ("api", "desk")]
    return {str(path.relative_to(part)): path for part in parts for path in part.rglob("*") if path.suffix in endings}


def loaded(client: FlaskClient, page: str) -> set[str]:
    """Everything that a page loads, and what its scripts and its manifest load."""
    found = {name for name in LOADED.findall(client.get(page).get_data(as_text=True)) if not name.startswith("data:")}
    for name in list(found):
        text = client.get(name).get_data(as_text=True) if name.endswith((".js", ".webmanifest")) else ""
        others = NAMED.findall(text) if name.endswith(".webmanifest") else []
        others += [posixpath.join(posixpath.dirname(module), file) for file, module in BESIDE.findall(text)]
        found |= {posixpath.normpath(posixpath.join(posixpath.dirname(name), other)) for other in others}
    return found


def with_imports(names: Set[str]) -> set[str]:
    """``names``, and the files that their sources import."""
    files, found, waiting = static_files(".js", ".css"), set(names), list(names)
    while waiting:
        name = waiting.pop()
        source = files[name].read_text(encoding="utf-8") if name in files else ""
        others = [posixpath.normpath(posixpath.join(posixpath.dirname(name), other)) for other in IMPORTED.findall(source)]
        imported = {other.removeprefix("../") for other in others}  # a style sheet of the folder above
        waiting += imported - found
        found |= imported
    return found


def test_pages_load_every_file_and_may_keep_each_for_ever(client: FlaskClient) -> None:
    found = {name for page in PAGES for name in loaded(client, page)}
    for name in found:
        answer = client.get(name)
        assert (answer.status_code, answer.headers.get("Cache-Control")) == (200, FOR_EVER), name
    in_folders = {re.sub("^/static/(desk/)?[0-9a-f]{16}/", "", name) for name in found}
    assert with_imports(in_folders) == static_files(".js", ".css", ".svg", ".woff2", ".png", ".webmanifest").keys()


@each("folder, name", [("/static", "page.css"), ("/static/desk", "votes.js")])
def test_without_its_digest_a_file_is_not_kept(client: FlaskClient, folder: str, name: str) -> None:
    answer, other_build = client.get(f"{folder}/{name}"), client.get(f"{folder}/{'0' * 16}/{name}")
    assert (answer.status_code, other_build.get_data()) == (200, answer.get_data())
    assert answer.headers["Cache-Control"] == other_build.headers["Cache-Control"] == "no-cache"
    again = client.get(f"{folder}/{name}", headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.get_data()) == (304, b"")


@each("page", [page for page in PAGES if page[1:3] in LANGUAGES])
def test_the_desk_has_one_style_sheet_with_the_common_one(client: FlaskClient, page: str) -> None:
    text = client.get(page).get_data(as_text=True)
    (sheet,) = re.findall('rel="stylesheet" href="([^"]*)"', text)
    fonts = re.findall(r'url\("(/static/[^"]*)"\)', client.get(sheet).get_data(as_text=True))
    assert sorted(fonts) == sorted(re.findall('rel="preload" href="([^"]*)"', text))
    assert len(fonts) == 2


@each("name", ["nowhere.js", "", "../pages.py", "%2e%2e/pages.py", "..%2fpages.py", "/etc/passwd", "desk"])
def test_other_files_are_not_found(client: FlaskClient, name: str) -> None:
    digest = LOADED.findall(client.get("/en/votes").get_data(as_text=True))[-1].split("/")[3]
    for path in (f"/static/desk/{digest}/{name}", f"/static/desk/{name}", f"/static/{name}"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert "Cache-Control" not in answer.headers
