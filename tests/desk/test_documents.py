"""The HTML of the desk pages as the server sends it, before any script runs."""

import html
import re
from collections.abc import Iterator

import pytest
from werkzeug.test import Client

from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.desk.pages import QUICK
from tests.sweeps import each

PAGES = ["", *QUICK, "desk", "rules/", "rules/java", "rules/graenaland/votes.palisade"]
IN_LANGUAGES = [f"/{language}/{page}" for language in LANGUAGES for page in PAGES]


def links(text: str, tag: str, attribute: str) -> Iterator[str]:
    return (found for found in re.findall(f'<{tag}[^>]* {attribute}="([^"#]*)', text) if found)


@each("path", IN_LANGUAGES)
def test_a_page_says_what_it_is_to_browsers_and_in_previews(client: Client, path: str) -> None:
    page = client.get(path)
    assert (page.status_code, page.headers["Content-Language"]) == (200, path[1:3])
    assert f'<html lang="{path[1:3]}" data-root="">' in page.text
    assert '<meta name="viewport" content="width=device-width, initial-scale=1">' in page.text
    assert list(links(page.text, 'link rel="alternate"', "href")) == [f"/{each}/{path[4:]}" for each in LANGUAGES]
    meta = dict(re.findall('<meta (?:name|property)="([^"]*)" content="([^"]*)">', page.text))
    assert meta["description"] == meta["og:description"]
    assert len(html.unescape(meta["description"])) > 20
    assert "<" not in html.unescape(meta["description"])
    assert f"<title>{meta['og:title']} · Lawspeaker</title>" in page.text
    image = client.head(meta["og:image"])
    assert (image.status_code, image.content_type) == (200, "image/png")


@each("path", IN_LANGUAGES[: len(PAGES)])
def test_a_page_loads_nothing_from_elsewhere_and_no_inline_code(client: Client, path: str) -> None:
    text = client.get(path).text
    loaded = [
        *links(text, "script", "src"),
        *links(text, 'link rel="(?:manifest|stylesheet)"', "href"),
        *links(text, "img", "src"),
    ]
    assert all(one.startswith("/static/") and client.get(one).status_code == 200 for one in loaded)
    assert all("src=" in script or 'type="application/json"' in script for script in re.findall("<script[^>]*>", text))
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=", text)


@pytest.mark.slow
def test_every_link_of_a_page_leads_somewhere(client: Client) -> None:
    for link in {link for path in IN_LANGUAGES[: len(PAGES)] for link in links(client.get(path).text, "a", "href")}:
        assert client.get(link).status_code == 200, link


def test_each_page_describes_itself(client: Client) -> None:
    told = [re.findall('<meta name="description" content="([^"]*)">', client.get(path).text) for path in IN_LANGUAGES]
    assert len({description for (description,) in told}) == len(IN_LANGUAGES)


@each("wanted, language", [("cs-CZ,cs;q=0.9", "cs"), ("de, fr;q=0.5", "fr"), ("de", "en"), ("", "en")])
def test_the_start_page_speaks_the_language_of_the_browser(client: Client, wanted: str, language: str) -> None:
    page = client.get("/", headers={"Accept-Language": wanted})
    assert (page.headers["Content-Language"], page.headers["Vary"]) == (language, "Accept-Language, Accept-Encoding")
    assert page.text == client.get(f"/{language}/").text
