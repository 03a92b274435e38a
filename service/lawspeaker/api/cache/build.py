"""Which build of the service this is: another one may answer the same question otherwise."""

import sys
from functools import cache
from hashlib import blake2b
from importlib.metadata import distributions
from pathlib import Path

import lawspeaker


@cache
def build() -> str:
    """A hash of all that answers are made with: the files of the service, what it is installed with, and Python itself."""
    made = blake2b(sys.version.encode(), digest_size=8)
    for name, version in sorted({(str(one.name), str(one.version)) for one in distributions()}):
        made.update(f"{name} {version}\n".encode())
    here = Path(lawspeaker.__file__).parent
    for path in sorted(path for path in here.rglob("*") if path.suffix in (".py", ".yaml", ".ftl")):
        content = path.read_bytes()
        made.update(f"{path.relative_to(here)} {len(content)}\n".encode() + content)
    return made.hexdigest()
