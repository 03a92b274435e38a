"""The manifests that judge an archive on a Dask cluster, and the image that they run.

The operator of Dask, dask-kubernetes, is far too large to install for tests. What it makes of `cluster.yaml`, and the schema of a
DaskCluster, were read in its version 2026.3.0.
"""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

import lawspeaker
from lawspeaker.cli import commands
from tests.deploy import containerfile
from tests.deploy.manifests import DEPLOY, Manifest, read
from tests.deploy.test_linted import KUBERNETES, run_linter
from tests.serving import LONG
from tests.sweeps import each
from tests.tools import KUBECTL, needs, path_of

ARCHIVE = DEPLOY / "kubernetes" / "archive"
CLUSTER, JOB = read(ARCHIVE / "cluster.yaml"), read(ARCHIVE / "job.yaml")
PODS = {
    "worker": CLUSTER["spec"]["worker"]["spec"],
    "scheduler": CLUSTER["spec"]["scheduler"]["spec"],
    "job": JOB["spec"]["template"]["spec"],
}


OF_THE_OPERATOR = "1.25"
"""The oldest version of Kubernetes that the validator knows. The schema of a DaskCluster has the pods of 1.21, and Kubernetes
leaves out what a schema does not have."""


def container(pod: str) -> Manifest:
    (only,) = PODS[pod]["containers"]
    found: Manifest = only
    return found


def test_every_manifest_is_part_of_the_kustomization() -> None:
    resources = read(ARCHIVE / "kustomization.yaml")["resources"]
    assert {path.name for path in ARCHIVE.iterdir()} == {*resources, "kustomization.yaml"}


def test_the_job_runs_an_existing_command_at_the_scheduler() -> None:
    program, *arguments = container("job")["args"]
    assert program == "lawspeaker"
    command, *options = arguments
    given = commands.lawspeaker.commands[command].make_context(command, options).params
    service = CLUSTER["spec"]["scheduler"]["service"]
    assert given["scheduler"] == f"tcp://{CLUSTER['metadata']['name']}-scheduler:{service['ports'][0]['port']}"
    mounts = {mount["name"]: mount["mountPath"] for mount in container("job")["volumeMounts"]}
    assert given["out"].startswith(f"{mounts['results']}/")
    assert given["paths"][0].startswith(f"{mounts['games']}/")


def test_the_operator_can_ask_the_scheduler_for_idle_workers() -> None:
    ports = {port["name"]: port["containerPort"] for port in container("scheduler")["ports"]}
    assert ports == {"tcp-comm": 8786, "http-dashboard": 8787}, "where Dask listens, by the names that the operator looks for"
    service = CLUSTER["spec"]["scheduler"]["service"]["ports"]
    assert {port["name"]: port["port"] for port in service} == ports
    assert all(port["targetPort"] == port["name"] for port in service)
    (variable,) = container("scheduler")["env"]
    assert variable["name"] == "DASK_DISTRIBUTED__SCHEDULER__HTTP__ROUTES"
    from distributed.http import health
    from distributed.http.scheduler import api

    assert json.loads(variable["value"]) == [api.__name__, health.__name__]
    assert {"/api/v1/check_idle", "/api/v1/retire_workers"} <= {route[0] for route in api.routes}
    probe = container("scheduler")["readinessProbe"]["httpGet"]
    assert (probe["path"], probe["port"]) == (health.routes[0][0], "http-dashboard")


def test_all_run_the_image_of_this_version() -> None:
    (image,) = read(ARCHIVE / "kustomization.yaml")["images"]
    assert {container(pod)["image"] for pod in PODS} == {image["name"]}
    assert image["newTag"] == lawspeaker.__version__


@needs(KUBECTL)
def test_kustomize_also_names_the_image_in_the_cluster() -> None:
    command = [path_of(KUBECTL), "kustomize", str(ARCHIVE)]
    built = subprocess.run(command, check=True, capture_output=True, text=True, timeout=LONG).stdout
    (image,) = read(ARCHIVE / "kustomization.yaml")["images"]
    assert re.findall(r"image: (\S+)", built) == [f"{image['newName']}:{image['newTag']}"] * len(PODS)
    assert {one["metadata"]["namespace"] for one in yaml.safe_load_all(built)} == {"lawspeaker"}


def test_workers_read_the_archive_where_the_job_reads_it() -> None:
    of = {pod: [mount for mount in container(pod)["volumeMounts"] if mount["name"] == "games"] for pod in ("worker", "job")}
    assert of["worker"] == of["job"] != []


def test_a_worker_has_one_processor_and_stays_below_its_memory() -> None:
    arguments = container("worker")["args"]
    assert arguments[arguments.index("--nthreads") + 1] == container("worker")["resources"]["requests"]["cpu"] == "1"
    assert arguments[arguments.index("--memory-limit") + 1] == "900MiB"
    assert container("worker")["resources"]["limits"]["memory"] == "1Gi"


@each("pod", PODS)
def test_the_pods_are_as_the_restricted_standard_wants_them(pod: str) -> None:
    of_pod, of_container = PODS[pod]["securityContext"], container(pod)["securityContext"]
    assert of_pod["runAsNonRoot"] is True
    assert f"{of_pod['runAsUser']}:{of_pod['runAsGroup']}" == containerfile.argument_of("USER")
    assert of_pod["seccompProfile"] == {"type": "RuntimeDefault"}
    assert of_container == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }


@pytest.mark.slow
@pytest.mark.parametrize("version", [OF_THE_OPERATOR, KUBERNETES[-1]])
def test_kubernetes_understands_the_manifests_of_the_cluster(version: str, tmp_path: Path) -> None:
    def as_pod(name: str) -> dict[str, Any]:
        return {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": name}, "spec": PODS[name]}

    service = {
        "apiVersion": "v1",
        "kind": "Service",
        "metadata": {"name": "scheduler"},
        "spec": CLUSTER["spec"]["scheduler"]["service"],
    }
    manifests = [JOB, read(ARCHIVE / "results.yaml"), as_pod("worker"), as_pod("scheduler"), service]
    (tmp_path / "manifests.yaml").write_text(yaml.safe_dump_all(manifests), encoding="utf-8")
    code, output = run_linter("kubernetes-validate", "--strict", "--kubernetes-version", version, tmp_path / "manifests.yaml")
    assert code == 0, output
    assert output.count(" passed for resource ") == len(manifests), output


@pytest.mark.slow
def test_hadolint_is_content_with_the_image() -> None:
    code, output = run_linter("hadolint", "--failure-threshold", "style", DEPLOY / "archive.Containerfile")
    assert code == 0, output


def test_the_image_has_the_packages_of_the_service() -> None:
    versions = {
        name: set(re.findall(r"^[\w.-]+==[^ ]+", (DEPLOY / name).read_text(), re.MULTILINE))
        for name in ("requirements.txt", "requirements-archive.txt")
    }
    assert versions["requirements.txt"] < versions["requirements-archive.txt"]
    assert {line.split("==")[0] for line in versions["requirements-archive.txt"]} >= {"distributed", "fsspec"}
