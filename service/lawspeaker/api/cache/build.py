"""Identifies the build of the service. Another build may give another answer to the same question."""

import sys
from functools import cache
from hashlib import blake2b
from importlib.metadata import distributions
from pathlib import Path

import lawspeaker


@cache
def build() -> str:
    """A hash of everything that can change an answer: the files of the service, the installed packages, and Python itself."""
    digest = blake2b(sys.version.encode(), digest_size=8)
    for name, version in sorted({(str(one.name), str(one.version)) for one in distributions()}):
        digest.update(f"{name} {version}\n".encode())
    here = Path(lawspeaker.__file__).parent
    for path in sorted(path for path in here.rglob("*") if path.suffix in (".py", ".yaml", ".ftl")):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(here)} {len(content)}\n".encode() + content)
    return digest.hexdigest()
