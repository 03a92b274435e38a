"""What a receipt says, and how it is signed."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import orjson
from marshmallow import EXCLUDE, fields

from lawspeaker import __version__
from lawspeaker.adjudication.answers.answers import text
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.shapes import Boolean, Integer, Shape, said
from lawspeaker.api.receipts.canonical import digest
from lawspeaker.api.receipts.keyring import LATEST, SigningKey

ALGORITHM: Final = "Ed25519"
"""RFC 9864. The older name, EdDSA, does not say which curve."""
TYPE: Final = "lawspeaker-receipt+jws"
"""The header ``typ``. It keeps apart what else may be signed with the same key (RFC 8725)."""


class ReceiptContents(Shape):
    """What a receipt says."""

    class Meta:
        unknown = EXCLUDE  # a later version may say more

    iat = Integer(required=True, maximum=LATEST, metadata=said("When it was signed: seconds since 1970, UTC.", 1764115200))
    contract = text("The version of the contract.", __version__, required=True)
    ruleset = text("The ruleset.", "java/1", required=True)
    game = text("Id of the game.", "java", required=True)
    question = text("The name of the question.", "rulings", required=True)
    language = text("The language of the answer.", "en", required=True)
    explain = Boolean(metadata=said("True if the question was asked with `explain=all`.", True))
    minimal = Boolean(metadata=said("True if the question was asked with `Prefer: return=minimal`.", True))
    verdict = text("The verdict or outcome of the answer, if it has one.", "illegal")
    hinges_on = fields.List(
        text("Id of a reading.", "festival.agreement"),
        metadata=said("The readings for which another choice changes the answer, if there are any.", ["festival.agreement"]),
    )
    words = fields.List(
        text("A sentence, or a line.", "Player Two ends the turn"),
        required=True,
        metadata=said("The answer in a few words, in its language. Long answers are cut.", ["Player Two ends the turn"]),
    )
    request_sha256 = text(
        "SHA-256 of the canonical request, in base64url.", "RBNvo1WzZ4oRRq0W9-hknpT7T8If536DEMBg9hyq_4o", required=True
    )
    answer_sha256 = text("The same of the answer.", "RBNvo1WzZ4oRRq0W9-hknpT7T8If536DEMBg9hyq_4o", required=True)


def contents(
    game: Game[Any], question: str, preferences: Preferences, request: Any, answer: Document, words: Sequence[str], signed_at: int
) -> dict[str, Any]:
    """What the receipt for ``answer`` says, in the form of ``ReceiptContents``; ``signed_at`` is in seconds since 1970."""
    verdict = answer.get("verdict", answer.get("outcome"))
    hinges = [hinge["reading"] for hinge in answer.get("hinges_on", ())]
    return {
        "iat": signed_at,
        "contract": __version__,
        "ruleset": game.ruleset,
        "game": game.id,
        "question": question,
        "language": preferences.language,
        **({"explain": True} if preferences.explain else {}),
        **({"minimal": True} if preferences.minimal else {}),
        **({"verdict": verdict} if verdict else {}),
        **({"hinges_on": hinges} if hinges else {}),
        "words": list(words),
        "request_sha256": digest(request),
        "answer_sha256": digest(answer),
    }


def sign(contents: Document, key: SigningKey) -> str:
    """The receipt that says ``contents``, as a compact JWS."""
    from joserfc import jws  # only services with keys need it

    header = {"alg": ALGORITHM, "kid": key.id, "typ": TYPE}
    serialize: Callable[..., str] = jws.serialize_compact
    return serialize(header, orjson.dumps(contents), key.key, algorithms=[ALGORITHM])
