"""API keys, and the file with their hashes."""

import logging
import os
from pathlib import Path

import pytest

from lawspeaker.api.admission import keys as module
from lawspeaker.api.admission.keys import HashedKey, Keys, UnusableKeys, hash_key, new_key, parse, read_file
from tests.sweeps import each

ONE, OTHER = (f"lawspeaker_{letter * 42}4" for letter in "aB")  # constant, because they are a part of test names


def line(name: str, key: str) -> str:
    return str(hash_key(name, key))


def of(key: str) -> str:
    return f"Bearer {key}"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "keys"
    path.write_text(line("one", ONE) + "\n", encoding="utf-8")
    return path


def watching(file: Path) -> Keys:
    """Keys that check their file at each request."""
    return Keys((), str(file), pause=0)


def test_a_key_is_known_by_its_hash_alone() -> None:
    keys = Keys([line("table", ONE), line("bot", OTHER)], "")
    assert (keys.holder(of(ONE)), keys.holder(of(OTHER))) == ("table", "bot")
    assert parse([line("table", ONE)]) == [HashedKey("table", hash_key("table", ONE).digest)]
    assert keys.holder(of(hash_key("table", ONE).digest)) is None


def test_every_known_key_is_compared_whichever_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []

    def compare(kept: str, sent: str) -> bool:
        compared.append(kept)
        return kept == sent

    monkeypatch.setattr(module, "compare_digest", compare)
    sent = [new_key() for _ in range(3)]
    keys = Keys([line("table", key) for key in sent], "")
    for number, key in enumerate(sent, 1):
        assert keys.holder(of(key)) == "table"
        assert len(compared) == 3 * number


@each("scheme", ["Bearer ", "bearer ", "BEARER ", "Bearer   "])
def test_the_scheme_may_be_written_in_any_case(scheme: str) -> None:
    assert Keys([line("table", ONE)], "").holder(scheme + ONE) == "table"


@each(
    "authorization",
    [
        "",
        "Bearer",
        "Bearer ",
        ONE,
        f"Bearer{ONE}",
        f"Basic {ONE}",
        f"Bearer {ONE} ",
        f"Bearer {ONE}\n",
        f"Bearer {ONE},Bearer {ONE}",
        f"Bearer {ONE}, Bearer {OTHER}",
        f"Bearer {ONE[:-1]}",
        f"Bearer {ONE}x",
        f"Bearer {ONE.upper()}",
        "Bearer kĺíč",
        "Bearer \udcff",
        "Bearer \x00",
        "Bearer " + "x" * 10_000_000,
        "Bearer " + " " * 100_000,
    ],
    label=lambda sent: repr(sent[:30]),
)
def test_an_invalid_key_has_no_holder(authorization: str) -> None:
    assert Keys([line("table", ONE)], "").holder(authorization) is None


@each(
    "wrong",
    [
        ONE,
        f"table:{ONE}",
        "table:sha256:",
        f"table:sha256:{'0' * 63}",
        f"table:sha256:{'0' * 65}",
        f"table:sha256:{'g' * 64}",
        f"table:sha512:{'0' * 64}",
        f":sha256:{'0' * 64}",
        f"Table:sha256:{'0' * 64}",
        f"{'t' * 41}:sha256:{'0' * 64}",
        f"two words:sha256:{'0' * 64}",
        f"table:sha256:{'0' * 64} bot:sha256:{'1' * 64}",
        f"table:sha256:{chr(0xFF10) * 64}",
    ],
)
def test_a_malformed_line_is_named_by_number_but_not_quoted(wrong: str) -> None:
    with pytest.raises(UnusableKeys) as raised:
        parse(["# a comment", line("table", OTHER), wrong], noun="line")
    assert "line 3" in str(raised.value)
    assert "table" not in str(raised.value)
    assert wrong not in str(raised.value)


def test_a_file_may_be_written_by_any_editor(tmp_path: Path) -> None:
    path = tmp_path / "keys"
    path.write_bytes(b"\xef\xbb\xbf" + f"{line('table', ONE)}\r\n{line('bot', OTHER)}".encode())
    assert read_file(str(path)) == [hash_key("table", ONE), hash_key("bot", OTHER)]


def test_unreadable_keys_are_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UnusableKeys, match="no key"):
        parse(["# nobody", ""])
    for path in (tmp_path / "nothing", tmp_path, binary):
        with pytest.raises(UnusableKeys):
            read_file(str(path))


def test_a_file_that_is_changed_in_place_is_read_anew(file: Path) -> None:
    keys = watching(file)
    file.write_text(line("other", OTHER) + "\n" + line("one", ONE), encoding="utf-8")
    assert (keys.holder(of(ONE)), keys.holder(of(OTHER))) == ("one", "other")
    file.write_text(line("other", OTHER), encoding="utf-8")
    assert (keys.holder(of(ONE)), keys.holder(of(OTHER))) == (None, "other")


def test_a_replaced_file_of_the_same_size_and_time_is_read(file: Path, tmp_path: Path) -> None:
    keys = watching(file)
    newer = tmp_path / "newer"
    newer.write_text(line("new", OTHER) + "\n", encoding="utf-8")
    before = file.stat()
    os.utime(newer, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert newer.stat().st_size == before.st_size
    newer.replace(file)
    assert (keys.holder(of(ONE)), keys.holder(of(OTHER))) == (None, "new")


@each("written", [None, b"nonsense", b"\xff"])
def test_a_bad_file_is_logged_once_and_good_keys_stay_valid(
    file: Path, caplog: pytest.LogCaptureFixture, written: bytes | None
) -> None:
    caplog.clear()
    file.write_text(line("one", ONE), encoding="utf-8")
    keys = Keys([line("other", OTHER)], str(file), pause=0)
    if written is None:
        file.unlink()
    else:
        file.write_bytes(written)
    late = Keys([line("other", OTHER)], str(file), pause=0)
    for _ in range(3):
        assert (keys.holder(of(ONE)), keys.holder(of(OTHER))) == ("one", "other")
        assert (late.holder(of(ONE)), late.holder(of(OTHER))) == (None, "other"), "it never had a good file"
    unusable, kept = caplog.records
    assert (unusable.levelno, unusable.message) == (logging.ERROR, "api_keys_unusable")
    assert (vars(unusable)["file"], bool(vars(unusable)["reason"])) == (str(file), True)
    assert (kept.levelno, kept.message) == (logging.WARNING, "api_keys_kept")
    assert hash_key("one", ONE).digest not in str(vars(kept))
    file.write_bytes(b"more nonsense")
    for _ in range(2):
        late.holder(of(ONE))
    assert [record.message for record in caplog.records[2:]] == ["api_keys_unusable"]
    file.write_text(line("new", ONE), encoding="utf-8")
    assert keys.holder(of(ONE)) == late.holder(of(ONE)) == "new"
    caplog.clear()
    file.write_bytes(b"# nobody any more\n")
    assert (keys.holder(of(ONE)), keys.holder(of(OTHER))) == (None, "other"), "the last key of a file can be withdrawn"
    assert not caplog.records


def test_the_file_is_not_looked_at_for_each_request(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(module, "monotonic", lambda: now)
    keys = Keys((), str(file), pause=1)
    file.write_text(line("other", OTHER), encoding="utf-8")
    now = 0.9
    assert keys.holder(of(ONE)) == "one"
    now = 1.0
    assert keys.holder(of(ONE)) is None
    file.write_text(line("one", ONE), encoding="utf-8")
    now = 1.9
    assert keys.holder(of(ONE)) is None
    now = 2.0
    assert keys.holder(of(ONE)) == "one"
