"""Base64url without padding (RFC 7515), read strictly: there is one text for each sequence of bytes."""

from base64 import urlsafe_b64decode, urlsafe_b64encode


def encode(content: bytes) -> str:
    """``content`` in base64url."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def decode(text: str) -> bytes | None:
    """The bytes in ``text``; ``None`` unless ``text`` is exactly what ``encode`` writes for them.

    Decoders accept other texts for the same bytes: they ignore unknown characters, and the unused bits of the last one.
    """
    try:
        content = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return None
    return content if encode(content) == text else None
