"""Checks whether the optional packages of the MCP server are installed."""

from importlib.util import find_spec

PACKAGES = ("mcp", "svg2png_py")
"""The packages of the extra that the server imports."""
HOW_TO_INSTALL = "pip install '.[mcp]' in a clone of Lawspeaker"


def is_installed() -> bool:
    """Whether the MCP server can be imported."""
    return all(find_spec(package) for package in PACKAGES)
