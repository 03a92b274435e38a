"""Checks a receipt: whether it is one, who signed it, and whether it is about a certain question and answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.wire import ijson
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.api.receipts import base64url
from lawspeaker.api.receipts.canonical import digest
from lawspeaker.api.receipts.keyring import LONGEST_ID, Keyring, PublicKey
from lawspeaker.api.receipts.receipt import ALGORITHM, TYPE, ReceiptContents

LONGEST = 8 * 1024
"""Characters. No receipt is longer: what it says is bounded."""
_PARTS = 3


class VerificationResult(StrEnum):
    """The result of checking a receipt."""

    VALID = "valid"
    ALTERED = "altered"
    UNKNOWN_KEY = "unknown-key"
    WITHDRAWN_KEY = "withdrawn-key"
    OTHER_CONTENT = "other-content"
    NOT_A_RECEIPT = "not-a-receipt"


@dataclass(frozen=True)
class Verification:
    """What is known about a receipt."""

    outcome: VerificationResult
    key_id: str = ""
    """The id of the key that is named in the receipt; empty if it is not a receipt."""
    key: PublicKey | None = None
    """The key, if it is known and its signature is right."""
    contents: Document | None = None
    """What the receipt says, if the signature is right."""
    differs: tuple[str, ...] = ()
    """What is not the one that the receipt is about: ``request``, ``answer``."""


def verify(receipt: str, keyring: Keyring, of: Mapping[str, Any]) -> Verification:
    """Checks ``receipt``, which anybody may have written, with the keys of ``keyring``.

    ``of`` are the ``request`` and the ``answer`` that it should be about, as JSON values; each can be left out.
    """
    key_id = _key_id(receipt)
    if key_id is None:
        return Verification(VerificationResult.NOT_A_RECEIPT)
    key = keyring.public.get(key_id)
    if key is None:
        return Verification(VerificationResult.UNKNOWN_KEY, key_id)
    payload = _signed_payload(receipt, key)
    if payload is None:
        return Verification(VerificationResult.ALTERED, key_id)
    contents = _contents(payload)
    if contents is None:
        return Verification(VerificationResult.NOT_A_RECEIPT)
    if key.withdrawn_at is not None and contents["iat"] >= key.withdrawn_at:
        return Verification(VerificationResult.WITHDRAWN_KEY, key_id, key, contents)
    differs = tuple(part for part, value in of.items() if digest(value) != contents[f"{part}_sha256"])
    return Verification(VerificationResult.OTHER_CONTENT if differs else VerificationResult.VALID, key_id, key, contents, differs)


def _key_id(receipt: str) -> str | None:
    """The id of the key in the header of ``receipt``; ``None`` if it does not have the form of a receipt.

    The header is exactly ours. So nothing in it can choose another algorithm, bring a key of its own, or change how it is read.
    """
    parts = receipt.split(".", _PARTS)
    if len(receipt) > LONGEST or len(parts) != _PARTS or not all(map(base64url.decode, parts)):
        return None
    match _parsed(base64url.decode(parts[0])):
        case {"alg": str(algorithm), "typ": str(type), "kid": str(id), **others} if not others:
            return id if (algorithm, type) == (ALGORITHM, TYPE) and len(id) <= LONGEST_ID else None
    return None


def _signed_payload(receipt: str, key: PublicKey) -> bytes | None:
    """The payload of ``receipt``; ``None`` if ``key`` did not sign it."""
    from joserfc import jws  # only services with keys need it
    from joserfc.errors import JoseError

    deserialize: Callable[..., jws.CompactSignature] = jws.deserialize_compact
    try:
        return deserialize(receipt, key.key, algorithms=[ALGORITHM]).payload
    except JoseError:
        return None


_GUARD = Guard(ReceiptContents)


def _contents(payload: bytes) -> Document | None:
    """What a signed ``payload`` says; ``None`` if it is not from a receipt."""
    contents = _parsed(payload)
    return contents if _GUARD.holds(contents) else None


def _parsed(text: bytes | None) -> Any:
    """The JSON value of ``text``, read strictly; ``None`` if there is none."""
    try:
        return ijson.parse(text or b"")
    except (ijson.NotJSON, ijson.TooLarge):
        return None
