"""Pictures over HTTP: SVG in JSON, cached and refused like any other answer."""

from xml.etree import ElementTree

from werkzeug.test import Client

from tests.api.worked import WORKED, Worked
from tests.sweeps import each

DRAWN = [worked for worked in WORKED if worked.operation == "pictures"]


@each("drawn", DRAWN)
def test_a_picture_is_an_svg_document_in_the_language_asked_for(fresh_client: Client, drawn: Worked) -> None:
    titles = set()
    for language in ("en", "cs", "fr"):
        answer = fresh_client.post(drawn.path, json=drawn.body, headers={"Accept-Language": language})
        assert (answer.status_code, answer.headers["Content-Language"]) == (200, language)
        document = ElementTree.fromstring(answer.get_json()["svg"])
        assert document.tag == "{http://www.w3.org/2000/svg}svg"
        titles.add(document[1].text)
    assert len(titles) == 3
