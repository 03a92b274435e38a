"""Pictures over HTTP: plain SVG, cached and refused like any other answer."""

from itertools import product
from xml.etree import ElementTree

from werkzeug.test import Client

from tests.api.worked import WORKED, Worked
from tests.sweeps import each

SVG = "image/svg+xml"


DRAWN = [worked for worked in WORKED if worked.operation == "pictures"]


@each("drawn", DRAWN)
def test_a_picture_is_an_svg_document_and_the_second_is_kept(fresh_client: Client, drawn: Worked) -> None:
    answers = [fresh_client.post(drawn.path, json=drawn.body) for _ in range(2)]
    assert [(answer.status_code, answer.headers["Content-Type"]) for answer in answers] == [(200, SVG)] * 2
    assert [answer.headers["Cache-Status"].partition(";")[2].strip() for answer in answers] == [
        "fwd=miss; stored",
        "hit; detail=memory",
    ]
    assert answers[0].get_data() == answers[1].get_data()
    assert ElementTree.fromstring(answers[0].get_data()).tag == "{http://www.w3.org/2000/svg}svg"


@each("drawn", DRAWN)
def test_its_words_are_in_the_language_asked_for(client: Client, drawn: Worked) -> None:
    answers = [client.post(drawn.path, json=drawn.body, headers={"Accept-Language": language}) for language in ("en", "cs", "fr")]
    assert [answer.headers["Content-Language"] for answer in answers] == ["en", "cs", "fr"]
    titles = {ElementTree.fromstring(answer.get_data())[1].text for answer in answers}
    assert len(titles) == 3


@each("accepted, drawn", product([SVG, "image/*", "text/html, */*;q=0.1", "image/svg+xml; charset=utf-8"], DRAWN))
def test_whoever_takes_svg_gets_it_in_memory_or_not(fresh_client: Client, drawn: Worked, accepted: str) -> None:
    for _ in range(2):
        assert fresh_client.post(drawn.path, json=drawn.body, headers={"Accept": accepted}).status_code == 200


@each("drawn", DRAWN)
def test_whoever_takes_json_alone_gets_406_even_if_the_picture_is_kept(fresh_client: Client, drawn: Worked) -> None:
    fresh_client.post(drawn.path, json=drawn.body)
    answer = fresh_client.post(drawn.path, json=drawn.body, headers={"Accept": "application/json"})
    assert (answer.status_code, answer.get_json()["type"]) == (406, "/problems/not-acceptable")
    assert SVG in answer.get_json()["detail"]


@each("drawn", DRAWN)
def test_what_cannot_be_understood_is_a_problem_in_json(client: Client, drawn: Worked) -> None:
    answer = client.post(drawn.path, json={"state": 7})
    assert (answer.status_code, answer.mimetype) == (400, "application/problem+json")
    assert [error["pointer"] for error in answer.get_json()["errors"]] == ["/state"]


@each("drawn", DRAWN)
def test_pictures_are_not_asked_for_in_batches(client: Client, drawn: Worked) -> None:
    question = {"game": drawn.game.id, "question": "pictures", "request": drawn.body}
    (answer,) = client.post("/v1/batches", json={"questions": [question]}).get_json()["answers"]
    assert (answer["status"], answer["problem"]["errors"][0]["pointer"]) == (404, "/questions/0/question")
