"""The bots that the README and the guide show: each plays a game to its end."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.api.test_guides import GUIDES
from tests.serving import LONG, Server
from tests.test_readme import README
from tests.tools import NODE, needs

GUIDE = GUIDES["play"].read_text(encoding="utf-8")
BOTS = {"readme.py": (README, "python"), "guide.py": (GUIDE, "python"), "guide.mjs": (GUIDE, "js")}
SHORT_GAME = {"players": ["one", "two"], "seed": "rice and water", "edition": "sample"}
"""A game of Confusing Lands, which has about 30 actions."""


@pytest.mark.slow
@pytest.mark.parametrize("name", [pytest.param(name, marks=[needs(NODE)] if name.endswith("mjs") else []) for name in BOTS])
def test_a_bot_plays_a_game_to_its_end(service: Server, name: str, tmp_path: Path) -> None:
    text, language = BOTS[name]
    program, *_ = re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)
    program = re.sub(r'GAME = ".*"', f'GAME = "{service.url}/v1/games/confusing-lands"', program)
    program = re.sub(r"SETUP = {.*}", f"SETUP = {json.dumps(SHORT_GAME)}", program)
    (tmp_path / name).write_text(program, encoding="utf-8")
    command = [sys.executable if language == "python" else "node", name]
    printed = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True, timeout=LONG).stdout
    assert re.search(r"^one -?\d+\ntwo -?\d+\n$", printed, re.MULTILINE), printed
    assert len(printed.splitlines()) > 20
