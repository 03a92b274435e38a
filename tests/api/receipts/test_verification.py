"""The check of a receipt: whatever is changed in it is found."""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from hashlib import sha256
from hmac import digest as hmac_digest
from typing import Any

import jwt
import orjson
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from joserfc import jws
from joserfc.jwk import OKPKey
from jwt.algorithms import OKPAlgorithm

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.api.receipts import base64url
from lawspeaker.api.receipts.keyring import Keyring
from lawspeaker.api.receipts.receipt import contents, sign
from lawspeaker.api.receipts.verification import LONGEST, VerificationResult, verify
from lawspeaker.games import GAMES
from tests.receipt_keys import SIGNED_AT, jwk_set, private_jwk, public
from tests.sweeps import each

OURS = private_jwk("ours")
OTHER = private_jwk("other")
REQUEST: dict[str, Any] = {"state": {"players": ["one", "two"]}, "action": {"type": "pass", "x": 0.5}}
ANSWER: dict[str, Any] = {"verdict": "illegal", "sentence": "Hráč 1 končí tah"}
CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \n~é"


def keyring(*jwks: dict[str, Any]) -> Keyring:
    return Keyring.of(orjson.loads(jwk_set(*jwks)))


KEYS = keyring(OURS, public(OTHER))
assert KEYS.signing
SAID = contents(GAMES["java"], "rulings", Preferences("cs", explain=True), REQUEST, ANSWER, ["Hráč 1 končí tah"], SIGNED_AT)
RECEIPT = sign(SAID, KEYS.signing)


def outcome(receipt: str, keys: Keyring = KEYS, **of: Any) -> VerificationResult:
    return verify(receipt, keys, of).outcome


def encoded(value: Any) -> str:
    return base64url.encode(orjson.dumps(value))


def signed(header: dict[str, Any], payload: bytes, jwk: dict[str, Any] = OURS) -> str:
    serialize: Callable[..., str] = jws.serialize_compact
    return serialize(header, payload, OKPKey.import_key(jwk), algorithms=["Ed25519"])


def signature(text: str) -> str:
    """The signature of our own key under any ``text``."""
    key = Ed25519PrivateKey.from_private_bytes(base64url.decode(OURS["d"]) or b"")
    return base64url.encode(key.sign(text.encode()))


HEADER = {"alg": "Ed25519", "kid": "ours", "typ": "lawspeaker-receipt+jws"}


def test_a_receipt_is_valid_for_its_request_and_answer() -> None:
    verification = verify(RECEIPT, KEYS, {"request": dict(reversed(REQUEST.items())), "answer": ANSWER})
    assert (verification.outcome, verification.key_id, verification.contents) == ("valid", "ours", SAID)
    assert outcome(RECEIPT) == "valid"
    assert outcome(RECEIPT, keyring(public(OURS))) == "valid"


def test_pyjwt_verifies_a_receipt_as_the_guide_says() -> None:
    library = jwt.PyJWS()
    library.register_algorithm("Ed25519", OKPAlgorithm())
    (key,) = keyring(OURS).jwk_set["keys"]
    assert orjson.loads(library.decode(RECEIPT, jwt.PyJWK(key).key, algorithms=["Ed25519"])) == SAID


def test_joserfc_can_check_it_with_the_published_key() -> None:
    (key,) = keyring(OURS).jwk_set["keys"]
    assert orjson.loads(jws.deserialize_compact(RECEIPT, OKPKey.import_key(key), algorithms=["Ed25519"]).payload) == SAID


def test_another_program_can_check_it() -> None:
    """With Ed25519 and SHA-256 alone."""
    text, _, signature = RECEIPT.rpartition(".")
    key = Ed25519PublicKey.from_public_bytes(base64url.decode(OURS["x"]) or b"")
    key.verify(base64url.decode(signature) or b"", text.encode())  # raises if it is wrong
    said = orjson.loads(base64url.decode(text.partition(".")[2]) or b"")
    assert said["iat"] == SIGNED_AT
    request = b'{"action":{"type":"pass","x":0.5},"state":{"players":["one","two"]}}'
    assert said["request_sha256"] == urlsafe_b64encode(sha256(request).digest()).decode().rstrip("=")


def changes() -> Iterator[str]:
    """The receipt with each of its characters changed, left out, and doubled; the last of each part into all others.

    The last characters have bits that mean nothing, which a lax decoder ignores.
    """
    last = [index for index, after in enumerate(f"{RECEIPT}."[1:]) if after == "."]
    for index, character in enumerate(RECEIPT):
        before, after = RECEIPT[:index], RECEIPT[index + 1 :]
        others = CHARACTERS if index in last else (chr(ord(character) ^ 1), chr(ord(character) ^ 4))
        yield from (before + other + after for other in others if other != character)
        yield before + after
        yield before + 2 * character + after


def test_every_change_of_a_character_is_found() -> None:
    outcomes = {outcome(changed) for changed in changes()}
    assert outcomes == {VerificationResult.ALTERED, VerificationResult.UNKNOWN_KEY, VerificationResult.NOT_A_RECEIPT}


def test_no_algorithm_but_ours_is_accepted() -> None:
    payload = RECEIPT.split(".")[1]
    none = encoded(HEADER | {"alg": "none"})
    assert outcome(f"{none}.{payload}.") == "not-a-receipt"
    assert outcome(f"{none}.{payload}.{RECEIPT.split('.')[2]}") == "not-a-receipt"
    for secret in (base64url.decode(OURS["x"]) or b"", OURS["x"].encode(), orjson.dumps(public(OURS))):
        text = f"{encoded(HEADER | {'alg': 'HS256'})}.{payload}"
        forged = f"{text}.{base64url.encode(hmac_digest(secret, text.encode(), 'sha256'))}"
        assert outcome(forged) == "not-a-receipt"


def test_another_key_is_found() -> None:
    forged = signed(HEADER, orjson.dumps(SAID), OTHER)
    assert outcome(forged) == "altered"
    renamed = f"{encoded(HEADER | {'kid': 'other'})}.{RECEIPT.partition('.')[2]}"
    assert outcome(renamed) == "altered"
    unknown = verify(RECEIPT, keyring(OTHER), {})
    assert (unknown.outcome, unknown.key_id, unknown.contents) == ("unknown-key", "ours", None)


@each(
    "header",
    [
        HEADER | {"jwk": public(OTHER)},
        HEADER | {"jku": "https://lawspeaker.example/jwks.json"},
        HEADER | {"crit": ["exp"], "exp": 0},
        HEADER | {"b64": False, "crit": ["b64"]},
        HEADER | {"typ": "JWT"},
        HEADER | {"kid": 5},
        {"alg": "Ed25519", "kid": "ours"},
        {"alg": "Ed25519", "typ": "lawspeaker-receipt+jws"},
        [],
        "text",
        orjson.Fragment(b'{"alg":"none","alg":"Ed25519","kid":"ours","typ":"lawspeaker-receipt+jws"}'),
    ],
)
def test_no_header_but_ours_is_accepted(header: Any) -> None:
    """Even if our own key signed it."""
    text = f"{encoded(header)}.{RECEIPT.split('.')[1]}"
    assert outcome(f"{text}.{signature(text)}") == "not-a-receipt"


def test_other_texts_signed_by_our_key_are_no_receipts() -> None:
    for payload in (b"{}", b"[]", b"5", b"not JSON", orjson.dumps(SAID | {"iat": "now"})):
        assert outcome(signed(HEADER, payload)) == "not-a-receipt", payload
    assert outcome(signed(HEADER, orjson.dumps(SAID | {"new": 1}))) == "valid", "members of a later version do no harm"


def test_other_texts_are_no_receipts() -> None:
    for text in ("", ".", "..", "a.b.c", "a.b", "é.é.é", "\x00", RECEIPT + ".", "A" * (LONGEST + 1), "." * 500_000):
        assert outcome(text) == "not-a-receipt", text[:20]


def test_a_withdrawn_key_counts_for_what_was_signed_before() -> None:
    for withdrawn_at, expected in ((SIGNED_AT + 1, "valid"), (SIGNED_AT, "withdrawn-key"), (0, "withdrawn-key")):
        verification = verify(RECEIPT, keyring(public(OURS, revoked={"revoked_at": withdrawn_at})), {})
        assert verification.outcome == expected
        assert verification.contents == SAID
    altered = RECEIPT[:-1] + ("A" if RECEIPT[-1] != "A" else "Q")
    assert outcome(altered, keyring(public(OURS, revoked={"revoked_at": 0}))) == "altered"


def test_another_request_or_answer_is_found() -> None:
    other = {**ANSWER, "verdict": "legal"}
    for of, differs in (
        ({"request": {}, "answer": ANSWER}, ("request",)),
        ({"request": REQUEST, "answer": other}, ("answer",)),
        ({"request": None, "answer": other}, ("request", "answer")),
    ):
        verification = verify(RECEIPT, KEYS, of)
        assert (verification.outcome, verification.differs) == ("other-content", differs)
