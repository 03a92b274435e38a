"""The newest releases that exist of what serves: perhaps newer than the pinned ones."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.load import under_load
from tests.serving import LONG, eventually, serve

PACKAGES = ("gunicorn", "httptools", "uvicorn", "uvicorn-worker", "uvloop")


@pytest.mark.thorough
def test_the_newest_releases_serve_and_stop(tmp_path: Path) -> None:
    install = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--upgrade", "--target", str(tmp_path), *PACKAGES]
    if subprocess.run(install, check=False).returncode:
        pytest.skip("there is no package index")
    with serve(source=tmp_path, log_level="warning") as server:
        with under_load(server) as load:
            load.wait_for_answers(100)
            server.process.terminate()
            eventually(server.has_ended, "the service ends")
        load.results.assert_all_right(LONG)
        assert server.process.returncode == 0
