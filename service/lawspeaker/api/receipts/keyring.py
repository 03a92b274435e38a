"""The keys of receipts: the one that signs, and all public ones, each perhaps withdrawn.

They are written as a JWK Set (RFC 7517) of Ed25519 keys (RFC 8037). The one key with the member ``d`` signs. A withdrawn key has
the member ``revoked``, which OpenID Federation defines for this: ``{"revoked_at": 1764115200}``.
"""

import os
import stat
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from marshmallow import EXCLUDE, Schema, ValidationError, fields, validate

from lawspeaker.adjudication.wire import ijson
from lawspeaker.adjudication.wire.shapes import Integer
from lawspeaker.api.receipts import base64url

if TYPE_CHECKING:
    from joserfc.jwk import OKPKey

LONGEST_ID = 100
"""Characters of the id of a key."""
LATEST = 253_402_300_799
"""The last second of the year 9999, the latest time that can be written as a date."""
_KEY_BYTES = 32
"""The length of both parts of a key."""


class UnusableKeys(ValueError):
    """The keys are missing or malformed. The message says what is wrong, but quotes no secret."""


@dataclass(frozen=True)
class PublicKey:
    """A key with which receipts are checked."""

    id: str
    key: "OKPKey"
    withdrawn_at: int | None
    """The time of its withdrawal in seconds since 1970; ``None`` if it is not withdrawn."""

    @property
    def jwk(self) -> dict[str, Any]:
        """The key as it is published, without ``alg``: libraries that do not know that name refuse such a key."""
        withdrawn = {} if self.withdrawn_at is None else {"revoked": {"revoked_at": self.withdrawn_at}}
        x = self.key.as_dict(private=False)["x"]
        return {"kty": "OKP", "crv": "Ed25519", "x": x, "kid": self.id, "use": "sig", **withdrawn}


@dataclass(frozen=True)
class SigningKey:
    """The key that signs receipts."""

    id: str
    key: "OKPKey" = field(repr=False)


@dataclass(frozen=True)
class Keyring:
    """All keys of a service, or of somebody who checks its receipts."""

    signing: SigningKey | None
    public: Mapping[str, PublicKey]
    """All public keys by their ids, that of the signing key among them."""

    @classmethod
    def of(cls, *jwk_sets: Any) -> Self:
        """The keys in these JWK Sets, parsed from JSON. Raises ``UnusableKeys``."""
        signing: SigningKey | None = None
        public: dict[str, PublicKey] = {}
        for jwk in (jwk for jwk_set in jwk_sets for jwk in _keys_in(jwk_set)):
            key = PublicKey(jwk["kid"], _imported(jwk, "x"), jwk.get("revoked", {}).get("revoked_at"))
            if key.id in public:
                raise UnusableKeys(f"two keys have the kid {key.id}.")
            public[key.id] = key
            if "d" not in jwk:
                continue
            if signing:
                raise UnusableKeys(f"the keys {signing.id} and {key.id} are both private. Only one can sign: remove d elsewhere.")
            if key.withdrawn_at is not None:
                raise UnusableKeys(f"the private key {key.id} is withdrawn. Add a new one, and remove d from this one.")
            signing = SigningKey(key.id, _private(jwk))
        if not public:
            raise UnusableKeys("there is no key.")
        return cls(signing, public)

    @property
    def jwk_set(self) -> dict[str, Any]:
        """All public keys as they are published."""
        return {"keys": [key.jwk for key in self.public.values()]}


def parse(text: bytes) -> Any:
    """The JWK Set in a JSON ``text``, not checked yet. Raises ``UnusableKeys``."""
    try:
        return ijson.parse(text)
    except (ijson.NotJSON, ijson.TooLarge):  # their messages may quote a part of the text
        raise UnusableKeys("the text is not valid JSON.") from None


def read_file(name: str) -> Any:
    """The JWK Set in the file ``name``, not checked yet. Raises ``UnusableKeys``; also if others can read a private key in it."""
    try:
        with Path(name).open("rb") as file:
            mode = stat.S_IMODE(os.fstat(file.fileno()).st_mode)
            text = file.read(ijson.MOST_BYTES + 1)
    except OSError as error:
        raise UnusableKeys(f"it cannot be read: {error.strerror}.") from None
    jwk_set = parse(text)
    if mode & (stat.S_IROTH | stat.S_IWOTH) and any("d" in jwk for jwk in _keys_in(jwk_set)):
        fault = f"it has a private key, but everybody on this machine can read or change it (mode {mode:04o})"
        raise UnusableKeys(f"{fault}. Run chmod o= on it.")
    return jwk_set


class _Revoked(Schema):
    """The withdrawal of a key."""

    class Meta:
        unknown = EXCLUDE

    revoked_at = Integer(required=True, maximum=LATEST)


def _require_key_bytes(text: str) -> None:
    if len(base64url.decode(text) or b"") != _KEY_BYTES:
        raise ValidationError(f"must be {_KEY_BYTES} bytes in base64url")


class _Jwk(Schema):
    """A key in a JWK Set. Other members are ignored, as RFC 7517 wants it."""

    class Meta:
        unknown = EXCLUDE

    kty = fields.String(required=True, validate=validate.Equal("OKP", error="must be OKP"))
    crv = fields.String(required=True, validate=validate.Equal("Ed25519", error="must be Ed25519"))
    kid = fields.String(required=True, validate=validate.Regexp(rf"[!-~]{{1,{LONGEST_ID}}}\Z", error="must be printable ASCII"))
    x = fields.String(required=True, validate=_require_key_bytes)
    d = fields.String(validate=_require_key_bytes)
    revoked = fields.Nested(_Revoked)


def _keys_in(jwk_set: Any) -> Iterator[Mapping[str, Any]]:
    keys = jwk_set.get("keys") if isinstance(jwk_set, dict) else None
    if not isinstance(keys, list):
        raise UnusableKeys('it must be a JWK Set: {"keys": [...]}.')
    for number, jwk in enumerate(keys, start=1):
        try:
            yield _Jwk().load(jwk)
        except ValidationError as error:
            places = ", ".join(sorted(map(str, error.messages_dict)))
            raise UnusableKeys(f"key {number} must be an Ed25519 key with kty, crv, kid and x. Wrong: {places}.") from None


def _imported(jwk: Mapping[str, Any], *parts: str) -> "OKPKey":
    from joserfc.jwk import OKPKey  # takes a seventh of a second, and most services have no keys

    return OKPKey.import_key({name: jwk[name] for name in ("kty", "crv", *parts)})


def _private(jwk: Mapping[str, Any]) -> "OKPKey":
    key = _imported(jwk, "x", "d")
    if key.private_key is None or key.private_key.public_key().public_bytes_raw() != base64url.decode(jwk["x"]):
        raise UnusableKeys(f"the members d and x of the key {jwk['kid']} do not belong together.")
    return key
