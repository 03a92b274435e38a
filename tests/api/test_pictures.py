"""Pictures over HTTP: plain SVG, cached and refused like any other answer."""

from xml.etree import ElementTree

from werkzeug.test import Client

from tests.api.worked import WORKED, Worked
from tests.client import client_of
from tests.sweeps import each

SVG = "image/svg+xml"


DRAWN = [worked for worked in WORKED if worked.operation == "pictures"]


@each("drawn", DRAWN)
def test_a_picture_is_an_svg_document_in_the_language_asked_for(fresh_client: Client, drawn: Worked) -> None:
    titles = set()
    for language in ("en", "cs", "fr"):
        headers = {"Accept-Language": language}
        first, second = (fresh_client.post(drawn.path, json=drawn.body, headers=headers) for _ in range(2))
        assert (first.status_code, first.headers["Content-Type"], first.headers["Content-Language"]) == (200, SVG, language)
        assert first.headers["Cache-Status"] == "lawspeaker; fwd=miss; stored"
        assert second.headers["Cache-Status"] == "lawspeaker; hit; detail=memory"
        assert first.get_data() == second.get_data()
        document = ElementTree.fromstring(first.get_data())
        assert document.tag == "{http://www.w3.org/2000/svg}svg"
        titles.add(document[1].text)
    assert len(titles) == 3


@each("accepted", [SVG, "image/*", "text/html, */*;q=0.1", "image/svg+xml; charset=utf-8", "application/json"])
def test_only_a_client_that_takes_svg_gets_it(accepted: str) -> None:
    client, drawn = client_of(), DRAWN[0]
    for _ in range(2):  # computed, and from the cache
        answer = client.post(drawn.path, json=drawn.body, headers={"Accept": accepted})
        assert answer.status_code == (406 if accepted == "application/json" else 200)
        client.post(drawn.path, json=drawn.body)
    if accepted == "application/json":
        assert answer.get_json()["type"] == "/problems/not-acceptable"
        assert SVG in answer.get_json()["detail"]
