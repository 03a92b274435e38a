"""Reads the deployment files: the compose file, and the Kubernetes manifests, built like Kustomize does.

There is no Python package of Kustomize, so this module implements the part that our kustomizations use. If kubectl is installed,
a test checks that the result is the same.
"""

import re
from pathlib import Path
from typing import Any

import yaml

from tests.serving import ROOT

DEPLOY = ROOT / "deploy"
BASE = DEPLOY / "kubernetes" / "base"
PRODUCTION = DEPLOY / "kubernetes" / "overlays" / "production"
KUSTOMIZATIONS = (BASE, PRODUCTION)

Manifest = dict[str, Any]


def read(path: Path) -> Manifest:
    """The only document in a YAML file."""
    document = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    assert isinstance(document, dict), path
    return document


def compose() -> Manifest:
    """The services of the compose file, by name."""
    services: Manifest = read(DEPLOY / "compose.yaml")["services"]
    return services


def on_page(word: str) -> list[Manifest]:
    """The YAML examples in ``deploy/README.md`` that contain ``word``."""
    page = (DEPLOY / "README.md").read_text(encoding="utf-8")
    return [
        yaml.safe_load(block) for block in re.findall(r"^```yaml\n(.*?)^```", page, re.DOTALL | re.MULTILINE) if word in block
    ]


def build_manifests(folder: Path) -> list[Manifest]:
    """The manifests of a kustomization and its bases, including the ConfigMap with its settings."""
    kustomization = read(folder / "kustomization.yaml")
    unknown = kustomization.keys() - {"apiVersion", "kind", "namespace", "resources", "images", "configMapGenerator"}
    assert not unknown, f"{folder}: this test does not know what Kustomize makes of {unknown}"
    manifests: list[Manifest] = []
    for name in kustomization["resources"]:
        path = folder / name
        manifests += build_manifests(path) if path.is_dir() else [read(path)]
    for generator in kustomization["configMapGenerator"]:
        _generate(generator, manifests)
    for image in kustomization.get("images", ()):
        for container in containers(manifests):
            if container["image"] == image["name"]:
                container["image"] = f"{image['newName']}:{image['newTag']}"
    if namespace := kustomization.get("namespace"):
        for manifest in manifests:
            if manifest["kind"] != "Namespace":
                manifest["metadata"]["namespace"] = namespace
    return manifests


def _generate(generator: Manifest, manifests: list[Manifest]) -> None:
    settings = dict(literal.split("=", 1) for literal in generator["literals"])
    if generator.get("behavior") == "merge":
        manifest(manifests, "ConfigMap", generator["name"])["data"].update(settings)
    else:
        metadata = {"name": generator["name"]}
        manifests.append({"apiVersion": "v1", "kind": "ConfigMap", "metadata": metadata, "data": settings})


def manifest(manifests: list[Manifest], kind: str, name: str = "lawspeaker") -> Manifest:
    """The only manifest with this kind and name."""
    (found,) = (one for one in manifests if one["kind"] == kind and one["metadata"]["name"] == name)
    return found


def pod(manifests: list[Manifest]) -> Manifest:
    """The pod template of the Deployment."""
    spec: Manifest = manifest(manifests, "Deployment")["spec"]["template"]["spec"]
    return spec


def containers(manifests: list[Manifest]) -> list[Manifest]:
    """The containers of each pod."""
    return [
        container
        for one in manifests
        if one["kind"] == "Deployment"
        for container in one["spec"]["template"]["spec"]["containers"]
    ]


def settings(manifests: list[Manifest]) -> dict[str, str]:
    """The environment of a container, without the variables from the Secret."""
    (container,) = containers(manifests)
    taken: dict[str, str] = {}
    for source in container["envFrom"]:
        taken |= manifest(manifests, "ConfigMap", source["configMapRef"]["name"])["data"]
    return taken | {one["name"]: one["value"] for one in container["env"] if "value" in one}
