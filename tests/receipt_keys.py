"""Keys for tests of receipts. Each is made for the test."""

from typing import Any

import orjson
from joserfc.jwk import OKPKey

SIGNED_AT = 1_764_115_200
"""The time in tests: 2025-11-26T00:00:00Z."""


def private_jwk(id: str = "ours", **members: Any) -> dict[str, Any]:
    """A new private key as a JWK, with these further ``members``."""
    jwk = OKPKey.generate_key("Ed25519").as_dict(private=True)
    return {"kty": "OKP", "crv": "Ed25519", "kid": id, "x": jwk["x"], "d": jwk["d"], **members}


def public(jwk: dict[str, Any], **members: Any) -> dict[str, Any]:
    """The public part of ``jwk``, with these further ``members``."""
    return {name: value for name, value in jwk.items() if name != "d"} | members


def jwk_set(*jwks: dict[str, Any]) -> str:
    """A JWK Set as the settings have it."""
    return orjson.dumps({"keys": jwks}).decode()
