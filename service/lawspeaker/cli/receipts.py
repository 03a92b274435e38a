"""Receipts on the command line: checks a receipt offline, and edits the file with the keys of a service."""

import os
import sys
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import orjson
from joserfc.jwk import OKPKey

from lawspeaker.adjudication.wire import ijson
from lawspeaker.api.receipts.keyring import Keyring, PublicKey, UnusableKeys, parse, read_file
from lawspeaker.api.receipts.report import report
from lawspeaker.api.receipts.verification import LONGEST, VerificationResult, verify
from lawspeaker.cli.exits import Exit, Failure
from lawspeaker.cli.options import CommonOptions
from lawspeaker.cli.printing import write

CODES = {
    VerificationResult.VALID: Exit.DONE,
    VerificationResult.ALTERED: Exit.ILLEGAL,
    VerificationResult.OTHER_CONTENT: Exit.ILLEGAL,
    VerificationResult.UNKNOWN_KEY: Exit.UNDETERMINED,
    VerificationResult.WITHDRAWN_KEY: Exit.WITHDRAWN,
    VerificationResult.NOT_A_RECEIPT: Exit.BAD_DATA,
}
"""The exit code of each outcome."""

_STANDARD_INPUT = "-"


def check(file: str, keys: str, of: Mapping[str, str], wanted: CommonOptions) -> Exit:
    """Checks the receipt in ``file`` with the public keys in the file ``keys``, and prints the result.

    ``of`` are the files with the ``request`` and the ``answer`` that it should be about. Raises ``Failure``.
    """
    receipt = _read(file, LONGEST).strip()
    values = {part: _json(name) for part, name in of.items()}
    verification = verify(receipt.decode("ascii", errors="replace"), _public_keys(keys), values)
    document = report(verification, wanted.language)
    if wanted.format == "text":
        write(_as_text(document).encode())
    else:
        write(orjson.dumps(document) + b"\n")
    return CODES[verification.outcome]


def add_key(file: str) -> None:
    """Adds a new signing key to ``file``, which is created if it does not exist. Older keys stay, but no longer sign."""
    made = OKPKey.generate_key("Ed25519")
    public = PublicKey(made.thumbprint(), made, None)
    old = _keyring(file).jwk_set["keys"] if Path(file).exists() else []
    _write(file, [{**public.jwk, "d": made.as_dict(private=True)["d"]}, *old])
    write(f"{file} has a new signing key: {public.id}\n".encode())


def withdraw(file: str, id: str, since: datetime) -> None:
    """Marks the key ``id`` in ``file`` as withdrawn since the time ``since``. Raises ``Failure`` if there is no such key, or if
    it is the signing key."""
    keyring = _keyring(file)
    if id not in keyring.public:
        raise Failure(Exit.USAGE, f"{file} has no key {id}. It has: {', '.join(keyring.public)}.")
    if keyring.signing and keyring.signing.id == id:
        raise Failure(Exit.USAGE, f"The key {id} signs receipts. Add a new key first: lawspeaker receipt-key {file}")
    jwks = [dict(jwk) for jwk in parse(_read(file, ijson.MOST_BYTES))["keys"]]
    for jwk in jwks:
        if jwk["kid"] == id:
            jwk["revoked"] = {"revoked_at": int(since.timestamp())}
    _write(file, jwks)
    write(f"The key {id} is withdrawn since {since:%Y-%m-%dT%H:%M:%SZ}.\n".encode())


def _keyring(file: str) -> Keyring:
    try:
        return Keyring.of(read_file(file))
    except UnusableKeys as unusable:
        raise Failure(Exit.BAD_DATA, f"{file}: {unusable}") from None


def _public_keys(file: str) -> Keyring:
    """The keys in ``file``, which may also be the answer of a service without any."""
    try:
        return Keyring.of(parse(_read(file, ijson.MOST_BYTES)))
    except UnusableKeys as unusable:
        raise Failure(Exit.NO_INPUT, f"{file}: {unusable}") from None


def _json(file: str) -> Any:
    try:
        return ijson.parse(_read(file, ijson.MOST_BYTES))
    except (ijson.NotJSON, ijson.TooLarge) as error:
        raise Failure(Exit.NO_INPUT, f"{file}: {error}") from None


def _read(file: str, most: int) -> bytes:
    """The content of ``file``, or its beginning if it has more than ``most`` bytes. Raises ``Failure``."""
    try:
        if file == _STANDARD_INPUT:
            return sys.stdin.buffer.read(most + 1)
        with Path(file).open("rb") as opened:
            return opened.read(most + 1)
    except OSError as error:
        raise Failure(Exit.NO_INPUT, f"Cannot read {file}: {error.strerror}.") from None


def _write(file: str, keys: list[dict[str, Any]]) -> None:
    """Replaces ``file`` atomically. Only its owner can read it."""
    content = orjson.dumps({"keys": keys}, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE)
    path = Path(file)
    try:
        mode = path.stat().st_mode & 0o660 if path.exists() else 0o600
        descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
        with os.fdopen(descriptor, "wb") as opened:
            opened.write(content)
        Path(temporary).chmod(mode)
        Path(temporary).replace(path)
    except OSError as error:
        raise Failure(Exit.CANNOT_WRITE, f"Cannot write {file}: {error.strerror}.") from None


def _as_text(document: Mapping[str, Any]) -> str:
    lines = [document["message"]]
    if said := document.get("receipt"):
        lines += ["", f"{said['game']} {said['question']} ({said['ruleset']})", *(f"  {line}" for line in said["words"])]
        lines += ["", f"{document['signed_at']}  {document['key']['id']}"]
    return "\n".join(lines) + "\n"
