from itertools import islice

import orjson

from tests.bench.texts import texts


def test_texts_differ_but_hold_the_same_and_are_equally_long() -> None:
    some = list(islice(texts(b'{"a":1}'), 1_000))
    assert len(set(some)) == 1_000
    assert len({len(text) for text in some}) == 1
    assert all(orjson.loads(text) == {"a": 1} for text in some)


def test_texts_counted_from_elsewhere_are_others() -> None:
    assert not set(islice(texts(b"1"), 256)) & set(islice(texts(b"1", 256), 256))
