"""Runs linters on the files in ``deploy/``. They are installed only for `make test`."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.deploy.manifests import BASE, DEPLOY, KUSTOMIZATIONS, PRODUCTION, Manifest, build_manifests, on_page, read
from tests.serving import LONG
from tests.tools import KUBECTL, PROMTOOL, needs, path_of

pytestmark = pytest.mark.slow

KUBERNETES = ("1.30", "1.37")
"""The oldest version that has everything in the manifests, and the newest version that the validator knows."""


def run_linter(tool: str, *arguments: str | Path) -> tuple[int, str]:
    """Runs a linter. Returns its exit code and its output."""
    executable = Path(sys.executable).with_name(tool)
    ended = subprocess.run([executable, *arguments], capture_output=True, text=True, timeout=LONG)
    return ended.returncode, ended.stdout + ended.stderr


def assert_content(tool: str, *arguments: str | Path) -> None:
    code, output = run_linter(tool, *arguments)
    assert code == 0, output


def plain(manifests: list[Manifest]) -> Iterator[Manifest]:
    """The manifests without the hashes that Kustomize adds to generated names."""
    for manifest in manifests:
        text = yaml.safe_dump(manifest)
        generated = [one["metadata"]["name"] for one in manifests if one["kind"] == "ConfigMap"]
        for name in generated:
            text = text.replace(name, name.rpartition("-")[0])
        yield yaml.safe_load(text)


def by_name(manifests: list[Manifest]) -> dict[tuple[str, str], Any]:
    return {(one["kind"], one["metadata"]["name"]): one for one in manifests}


def test_hadolint_is_content_with_the_containerfile() -> None:
    assert_content("hadolint", "--failure-threshold", "style", DEPLOY / "Containerfile")


def test_the_compose_file_is_as_its_specification_says() -> None:
    assert_content("check-jsonschema", "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml")


def test_yamllint_is_content_with_every_yaml_file() -> None:
    assert_content("yamllint", "--strict", "--config-file", DEPLOY / ".yamllint.yaml", DEPLOY)


@needs(PROMTOOL)
def test_the_alerts_fire_when_they_should_and_only_then() -> None:
    cases = Path(__file__).with_name("alert_cases.yaml")
    tested = subprocess.run([path_of(PROMTOOL), "test", "rules", cases], capture_output=True, text=True, timeout=LONG)
    assert tested.returncode == 0, tested.stdout + tested.stderr


@pytest.mark.parametrize("version", KUBERNETES)
def test_kubernetes_understands_every_manifest(version: str, tmp_path: Path) -> None:
    manifests = [
        *build_manifests(BASE),
        *build_manifests(PRODUCTION),
        read(PRODUCTION / "secret.example.yaml"),
        *on_page("kind: Ingress"),
    ]
    (tmp_path / "manifests.yaml").write_text(yaml.safe_dump_all(manifests), encoding="utf-8")
    code, output = run_linter("kubernetes-validate", "--strict", "--kubernetes-version", version, tmp_path / "manifests.yaml")
    assert code == 0, output
    assert output.count(" passed for resource ") == len(manifests), output


@needs(KUBECTL)
@pytest.mark.parametrize("folder", KUSTOMIZATIONS, ids=lambda folder: folder.name)
def test_kustomize_builds_what_these_tests_read(folder: Path) -> None:
    command = [path_of(KUBECTL), "kustomize", str(folder)]
    built = subprocess.run(command, check=True, capture_output=True, text=True, timeout=LONG).stdout
    assert by_name(list(plain(list(yaml.safe_load_all(built))))) == by_name(build_manifests(folder))
