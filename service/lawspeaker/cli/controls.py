"""Replaces control characters, which must not reach a terminal: some output comes from a file or another host."""

_REPLACED = {code: "\N{REPLACEMENT CHARACTER}" for code in (*range(0x20), *range(0x7F, 0xA0)) if chr(code) not in "\n\t"}
"""What could move the cursor or worse."""


def without_controls(text: str) -> str:
    """The text with each control character, except line breaks and tabs, replaced by another character."""
    return text.translate(_REPLACED)
