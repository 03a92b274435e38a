"""Receipts on the command line: checked offline, each outcome with its exit code; and the file with the keys."""

from pathlib import Path
from typing import Any

import orjson
import pytest

from lawspeaker.api.receipts.verification import VerificationResult
from lawspeaker.api.settings import Settings
from lawspeaker.cli.receipts import CODES
from tests.cli.conftest import Runner
from tests.client import client_of
from tests.receipt_keys import jwk_set, private_jwk, public

OURS = private_jwk("ours")
REQUEST = {"players": ["one", "two"], "seed": "a"}
ASKED = {"question": {"java": {"setups": REQUEST}}}


@pytest.fixture(scope="module")
def signed() -> dict[str, Any]:
    answer: dict[str, Any] = client_of(receipt_keys=jwk_set(OURS)).post("/v1/receipts", json=ASKED).get_json()
    return answer


@pytest.fixture
def folder(tmp_path: Path, signed: dict[str, Any]) -> Path:
    """A folder with a receipt, with what it is about, and with public keys."""
    (tmp_path / "receipt.txt").write_text(signed["receipt"] + "\n")
    (tmp_path / "request.json").write_bytes(orjson.dumps(REQUEST, option=orjson.OPT_INDENT_2))
    (tmp_path / "answer.json").write_bytes(orjson.dumps(signed["answer"]["java"]["setups"]))
    (tmp_path / "keys.json").write_text(jwk_set(public(OURS)))
    return tmp_path


def test_a_receipt_is_checked_without_a_service(run: Runner, folder: Path, signed: dict[str, Any]) -> None:
    of = ("--request", str(folder / "request.json"), "--answer", str(folder / "answer.json"))
    ended = run("verify", str(folder / "receipt.txt"), "--keys", str(folder / "keys.json"), *of)
    document = orjson.loads(ended.out)
    assert (ended.code, ended.err, document["outcome"]) == (0, "", "valid")
    online = client_of(receipt_keys=jwk_set(public(OURS))).post("/v1/receipts/verify", json={"receipt": signed["receipt"]})
    assert ended.out == online.data + b"\n"
    text = run(
        "verify", "--keys", str(folder / "keys.json"), "--format", "text", "--language", "cs", given=signed["receipt"].encode()
    )
    assert text.code == 0
    assert text.out.decode().startswith("Potvrzení je pravé.")


def test_each_outcome_has_its_exit_code(run: Runner, folder: Path, signed: dict[str, Any]) -> None:
    receipt, other = signed["receipt"], jwk_set(public(private_jwk("theirs")))
    withdrawn = jwk_set(public(OURS, revoked={"revoked_at": 0}))
    altered = receipt[:-1] + ("A" if receipt[-1] != "A" else "Q")
    ours = jwk_set(public(OURS))
    found = {}
    for given, keys, options, code in [
        (receipt, ours, (), 0),
        (altered, ours, (), 1),
        (receipt, ours, ("--request", str(folder / "answer.json")), 1),
        (receipt, other, (), 3),
        (receipt, withdrawn, (), 4),
        ("nonsense é", ours, (), 65),
        ("x" * 1_000_000, ours, (), 65),
    ]:
        (folder / "keys.json").write_text(keys)
        ended = run("verify", "--keys", str(folder / "keys.json"), *options, given=given.encode())
        assert ended.code == code, ended
        found[orjson.loads(ended.out)["outcome"]] = code
    assert found == {outcome.value: CODES[outcome].value for outcome in VerificationResult}


def test_an_unusable_file_is_named(run: Runner, folder: Path) -> None:
    receipt, keys = str(folder / "receipt.txt"), str(folder / "keys.json")
    for arguments, told in [
        (("no-receipt", "--keys", keys), "Cannot read no-receipt: No such file or directory."),
        ((receipt, "--keys", "no-keys"), "Cannot read no-keys: No such file or directory."),
        ((receipt, "--keys", receipt), f"{receipt}: the text is not valid JSON."),
        ((receipt, "--keys", keys, "--request", receipt), f"{receipt}: The body is not valid JSON"),
    ]:
        ended = run("verify", *arguments)
        assert (ended.code, ended.out) == (66, b"")
        assert ended.err.startswith(told)
    assert run("verify", receipt).code == 64


def test_a_key_is_made_rotated_and_withdrawn(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "keys.json"

    def keys() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = orjson.loads(file.read_bytes())["keys"]
        return found

    assert run("receipt-key", str(file)).code == 0
    assert file.stat().st_mode & 0o777 == 0o600
    (first,) = keys()
    receipt = client_of(receipt_keys_file=str(file)).post("/v1/receipts", json=ASKED).get_json()["receipt"]
    signing = run("receipt-key", str(file), "--withdraw", first["kid"])
    assert (signing.code, "Add a new key first" in signing.err) == (64, True)

    assert run("receipt-key", str(file)).code == 0
    second, old = keys()
    assert old == public(first)
    assert second["d"] not in str(first)
    keyring = Settings(receipt_keys_file=str(file)).read_receipt_keys()
    assert keyring is not None
    assert keyring.signing is not None
    assert keyring.signing.id == second["kid"]

    def outcome() -> str:
        answer = client_of(receipt_keys_file=str(file)).post("/v1/receipts/verify", json={"receipt": receipt}).get_json()
        return str(answer["outcome"])

    assert outcome() == "valid"
    assert run("receipt-key", str(file), "--withdraw", first["kid"], "--since", "2100-01-01").code == 0
    assert outcome() == "valid"
    assert run("receipt-key", str(file), "--withdraw", first["kid"], "--since", "2020-01-01").code == 0
    assert outcome() == "withdrawn-key"
    assert keys()[0] == second
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["keys.json"]


def test_wrong_use_of_the_keys_is_refused(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "keys.json"
    assert run("receipt-key", str(file), "--since", "2020-01-01").code == 64
    assert run("receipt-key", str(file), "--withdraw", "ours").code == 65
    file.write_text("nonsense")
    ended = run("receipt-key", str(file))
    assert (ended.code, ended.err, file.read_text()) == (65, f"{file}: the text is not valid JSON.\n", "nonsense")
    file.write_text(jwk_set(public(OURS)))
    unknown = run("receipt-key", str(file), "--withdraw", "other")
    assert (unknown.code, unknown.err) == (64, f"{file} has no key other. It has: ours.\n")
    assert run("receipt-key", str(tmp_path / "none" / "keys.json")).code == 74
