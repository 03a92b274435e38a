"""The keys of receipts: what is accepted, what is published, and faults that say what is wrong without quoting a secret."""

from pathlib import Path
from typing import Any

import orjson
import pytest

from lawspeaker.api.receipts.keyring import Keyring, UnusableKeys, parse, read_file
from lawspeaker.api.settings import Settings, SettingsError
from tests.receipt_keys import jwk_set, private_jwk, public
from tests.sweeps import each

OURS = private_jwk("ours")
OLD = public(private_jwk("old"), revoked={"revoked_at": 5, "reason": "superseded"})


def test_the_private_key_signs_and_all_are_published_without_it() -> None:
    keyring = Keyring.of(parse(jwk_set(OLD, OURS).encode()))
    assert keyring.signing is not None
    assert keyring.signing.id == "ours"
    published = orjson.dumps(keyring.jwk_set).decode()
    assert [key["kid"] for key in keyring.jwk_set["keys"]] == ["old", "ours"]
    assert keyring.jwk_set["keys"][0]["revoked"] == {"revoked_at": 5}
    for told in (published, repr(keyring), str(keyring.signing)):
        assert OURS["d"] not in told
        assert '"d"' not in told


def test_keys_of_the_environment_and_of_a_file_add_up(tmp_path: Path) -> None:
    file = tmp_path / "keys.json"
    file.write_text(jwk_set(OLD))
    keyring = Settings(receipt_keys=jwk_set(OURS), receipt_keys_file=str(file)).read_receipt_keys()
    assert keyring is not None
    assert list(keyring.public) == ["ours", "old"]
    assert Settings().read_receipt_keys() is None


@each(
    "keys, fault",
    [
        ("nonsense", "the text is not valid JSON."),
        ("[]", 'it must be a JWK Set: {"keys": [...]}.'),
        ('{"keys": {}}', 'it must be a JWK Set: {"keys": [...]}.'),
        ('{"keys": []}', "there is no key."),
        ('{"keys": [5]}', "key 1 must be an Ed25519 key"),
        (jwk_set(OURS, OURS), "two keys have the kid ours."),
        (jwk_set(OURS, private_jwk("other")), "the keys ours and other are both private."),
        (jwk_set(OURS | {"revoked": {"revoked_at": 1}}), "the private key ours is withdrawn."),
        (jwk_set(OURS | {"kid": ""}), "Wrong: kid."),
        (jwk_set(OURS | {"kid": "a\n"}), "Wrong: kid."),
        (jwk_set(OURS | {"crv": "X25519"}), "Wrong: crv."),
        (jwk_set({"kty": "RSA", "kid": "a", "n": "AQAB", "e": "AQAB"}), "Wrong: crv, kty, x."),
        (jwk_set(OURS | {"x": OURS["x"][:-1]}), "Wrong: x."),
        (jwk_set(OURS | {"x": "é" * 43}), "Wrong: x."),
        (jwk_set(OURS | {"d": OURS["d"] + "="}), "Wrong: d."),
        (jwk_set(OURS | {"d": private_jwk()["d"]}), "the members d and x of the key ours do not belong together."),
        (jwk_set(OURS | {"revoked": {"revoked_at": "now"}}), "Wrong: revoked."),
        (jwk_set(OURS | {"revoked": {"revoked_at": 2**40}}), "Wrong: revoked."),
        (jwk_set(OURS)[:-1] + ',"keys":[]}', "the text is not valid JSON."),
    ],
)
def test_unusable_keys_stop_the_start_with_a_message(keys: str, fault: str, tmp_path: Path) -> None:
    file = tmp_path / "keys.json"
    file.write_text(keys)
    file.chmod(0o600)
    settings: list[tuple[str, dict[str, Any]]] = [
        ("LAWSPEAKER_RECEIPT_KEYS: ", {"receipt_keys": keys}),
        (f"LAWSPEAKER_RECEIPT_KEYS_FILE: {file}: ", {"receipt_keys_file": str(file)}),
    ]
    for place, setting in settings:
        with pytest.raises(SettingsError) as raised:
            Settings(**setting).read_receipt_keys()
        (sentence,) = raised.value.faults
        assert sentence.startswith(place)
        assert fault in sentence
        assert OURS["d"] not in sentence


@each("mode, is_safe", [(0o600, True), (0o640, True), (0o604, False), (0o644, False), (0o602, False)])
def test_a_private_key_that_everybody_can_read_is_refused(mode: int, is_safe: bool, tmp_path: Path) -> None:
    file = tmp_path / "keys.json"
    file.write_text(jwk_set(OURS))
    file.chmod(mode)
    if is_safe:
        assert Keyring.of(read_file(str(file))).signing
    else:
        with pytest.raises(UnusableKeys, match=f"mode 0{mode:o}.*chmod o="):
            read_file(str(file))
    file.write_text(jwk_set(public(OURS)))
    assert Keyring.of(read_file(str(file))).signing is None
    for path, fault in ((tmp_path / "none", "No such file"), (tmp_path, "Is a directory")):
        with pytest.raises(SettingsError, match=f"LAWSPEAKER_RECEIPT_KEYS_FILE: {path}: it cannot be read: {fault}"):
            Settings(receipt_keys_file=str(path)).read_receipt_keys()
