"""The result of checking a receipt as JSON, the same over HTTP and on the command line."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers.answers import text
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, Shape, said, shape, tag, union
from lawspeaker.adjudication.words.messages import Messages
from lawspeaker.api.receipts.keyring import PublicKey
from lawspeaker.api.receipts.receipt import ReceiptContents
from lawspeaker.api.receipts.verification import Verification, VerificationResult

_MESSAGES = Messages(Path(__file__).parents[1] / "messages")
_KEY_ID = "w0Lak-mGPjN0B2aSE5nYq5J1k0mQ4nVt6cYxQpV7a2E"

_PART = Enumeration("ReceiptPart", "A part of an exchange: what was asked, or what was answered.", ("request", "answer"))


class ReceiptKey(Shape):
    """The key that signed a receipt."""

    id = text("The id of the key (`kid`).", _KEY_ID, required=True)
    withdrawn_at = text("When it was withdrawn, if it was.", "2026-11-26T00:00:00Z")


def _result(name: str, outcome: VerificationResult, meaning: str, **members: fields.Field[Any]) -> type[Shape]:
    message = text("The result in a sentence, in the requested language.", "This is not a receipt of Lawspeaker.", required=True)
    return shape(name, meaning, {"outcome": tag(outcome.value), "message": message, **members})


def _named_key() -> fields.Field[Any]:
    return text("The id of the key that the receipt names.", _KEY_ID, required=True)


def _signed() -> dict[str, fields.Field[Any]]:
    """What is known if the signature is right."""
    return {
        "key": fields.Nested(ReceiptKey, required=True, metadata={"description": "The key that signed it."}),
        "signed_at": text("When it was signed, by its own account.", "2026-11-26T00:00:00Z", required=True),
        "receipt": fields.Nested(ReceiptContents, required=True, metadata={"description": "What it says."}),
    }


ReceiptVerification = union(
    "ReceiptVerificationAnswer",
    "Whether a receipt is genuine, and what it says.",
    [
        _result("ValidReceipt", VerificationResult.VALID, "The receipt is genuine.", **_signed()),
        _result("AlteredReceipt", VerificationResult.ALTERED, "The receipt was changed, or is forged.", key_id=_named_key()),
        _result(
            "ReceiptOfUnknownKey",
            VerificationResult.UNKNOWN_KEY,
            "The key that signed it is not known here.",
            key_id=_named_key(),
        ),
        _result(
            "ReceiptOfWithdrawnKey",
            VerificationResult.WITHDRAWN_KEY,
            "It was signed after its key had been withdrawn.",
            **_signed(),
        ),
        _result(
            "ReceiptOfOtherContent",
            VerificationResult.OTHER_CONTENT,
            "The receipt is genuine, but is about another request or another answer.",
            **_signed(),
            differs=fields.List(
                OneOf(_PART), required=True, metadata=said("What is not the one that the receipt is about.", ["answer"])
            ),
        ),
        _result("NotAReceipt", VerificationResult.NOT_A_RECEIPT, "The text is not a receipt of Lawspeaker."),
    ],
    tag="outcome",
)


def report(verification: Verification, language: str) -> dict[str, Any]:
    """``verification`` in the form of ``ReceiptVerification``, with its message in ``language``."""
    document: dict[str, Any] = {"outcome": verification.outcome.value, "message": _message(verification, language)}
    if verification.key and verification.contents:
        document |= {
            "key": _key(verification.key),
            "signed_at": _time(verification.contents["iat"]),
            "receipt": _published(verification.contents),
        }
    elif verification.key_id:
        document["key_id"] = verification.key_id
    if verification.differs:
        document["differs"] = list(verification.differs)
    return document


def _message(verification: Verification, language: str) -> str:
    outcome = verification.outcome
    is_withdrawn_since = outcome == VerificationResult.VALID and verification.key and verification.key.withdrawn_at is not None
    attribute = "withdrawn" if is_withdrawn_since else "-".join(verification.differs) or None
    return _MESSAGES.text(language, f"receipt-{outcome.value}", attribute)


def _key(key: PublicKey) -> Document:
    return {"id": key.id, **({} if key.withdrawn_at is None else {"withdrawn_at": _time(key.withdrawn_at)})}


def _published(contents: Document) -> Document:
    """The members of a receipt that this version knows."""
    return {name: contents[name] for name in ReceiptContents._declared_fields if name in contents}


def _time(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
