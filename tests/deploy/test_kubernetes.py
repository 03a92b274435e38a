import re
from pathlib import Path

import pytest
import yaml

import lawspeaker
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.api.admission.keys import UnusableKeys, parse
from lawspeaker.api.settings import Settings, variable
from lawspeaker.app import create_front
from tests.deploy import containerfile
from tests.deploy.manifests import (
    DEPLOY,
    KUSTOMIZATIONS,
    PRODUCTION,
    Manifest,
    build_manifests,
    containers,
    manifest,
    on_page,
    pod,
    read,
    settings,
)
from tests.deploy.test_compose import mebibytes
from tests.serving import ROOT

HASH = f"table:sha256:{'0' * 64}\n"


@pytest.fixture(params=KUSTOMIZATIONS, ids=lambda folder: folder.name)
def manifests(request: pytest.FixtureRequest) -> list[Manifest]:
    return build_manifests(request.param)


@pytest.fixture
def production() -> list[Manifest]:
    return build_manifests(PRODUCTION)


@pytest.fixture
def read_settings(manifests: list[Manifest], tmp_path: Path) -> Settings:
    """The settings of a container with its Secret mounted."""
    said = containerfile.environment() | settings(manifests)
    if file := variable("api_keys_file") in said:
        (tmp_path / "api-keys").write_text(HASH)
        said[variable("api_keys_file")] = str(tmp_path / "api-keys")
    assert file == (said[variable("access")] == "keys")
    return Settings.read(said)


def container(manifests: list[Manifest]) -> Manifest:
    (only,) = containers(manifests)
    return only


def mounts(manifests: list[Manifest]) -> dict[str, str]:
    """The mount path of each volume."""
    return {mount["name"]: mount["mountPath"] for mount in container(manifests)["volumeMounts"]}


def test_every_manifest_of_a_folder_is_part_of_its_kustomization() -> None:
    for folder in KUSTOMIZATIONS:
        taken = {*read(folder / "kustomization.yaml")["resources"], "kustomization.yaml", "secret.example.yaml", "secret.yaml"}
        assert {path.name for path in folder.iterdir()} <= taken


def test_the_service_starts_with_what_is_set(manifests: list[Manifest], read_settings: Settings) -> None:
    (port,) = container(manifests)["ports"]
    assert read_settings.port == port["containerPort"]


def test_kubernetes_adds_no_variables_to_the_settings(manifests: list[Manifest]) -> None:
    assert pod(manifests)["enableServiceLinks"] is False


def test_requests_reach_the_port_on_which_it_listens(manifests: list[Manifest]) -> None:
    (port,) = container(manifests)["ports"]
    (service,) = manifest(manifests, "Service")["spec"]["ports"]
    (let_in,) = manifest(manifests, "NetworkPolicy")["spec"]["ingress"]
    kinds = {"startup": "httpGet", "readiness": "httpGet", "liveness": "tcpSocket"}
    probes = [container(manifests)[f"{probe}Probe"][kind]["port"] for probe, kind in kinds.items()]
    assert {service["targetPort"], *(one["port"] for one in let_in["ports"]), *probes} == {port["name"]}


def test_what_selects_pods_selects_these(manifests: list[Manifest]) -> None:
    labels = manifest(manifests, "Deployment")["spec"]["template"]["metadata"]["labels"]
    selectors = [
        manifest(manifests, "Deployment")["spec"]["selector"]["matchLabels"],
        manifest(manifests, "Service")["spec"]["selector"],
        manifest(manifests, "NetworkPolicy")["spec"]["podSelector"]["matchLabels"],
        *(one["labelSelector"]["matchLabels"] for one in pod(manifests)["topologySpreadConstraints"]),
        *(one["spec"]["selector"]["matchLabels"] for one in manifests if one["kind"] == "PodDisruptionBudget"),
    ]
    for selector in selectors:
        assert selector
        assert selector.items() <= labels.items()


def test_the_probes_ask_what_exists_and_load_restarts_nothing(manifests: list[Manifest]) -> None:
    contract = (ROOT / "openapi.yaml").read_text(encoding="utf-8").splitlines()
    paths = {probe: container(manifests)[f"{probe}Probe"]["httpGet"]["path"] for probe in ("startup", "readiness")}
    assert {f"  {path}:" for path in paths.values()} <= set(contract)
    assert paths == {"startup": "/readyz", "readiness": "/readyz"}
    assert set(container(manifests)["livenessProbe"]) >= {"tcpSocket"}


def test_the_ingress_admits_all_but_metrics_and_probes(production: list[Manifest]) -> None:
    (ingress,) = on_page("kind: Ingress")
    (rule,) = ingress["spec"]["rules"]
    let_in = rule["http"]["paths"]
    routes = [path for route in all_paths() for path in in_every_language(route)]
    assert [path for path in routes if not any(matches(one, path) for one in let_in)] == ["/healthz", "/readyz", "/metrics"]
    assert all(any(matches(one, path) for path in routes) for one in let_in)
    service = manifest(production, "Service")
    assert ingress["metadata"]["namespace"] == service["metadata"]["namespace"]
    for one in let_in:
        assert one["backend"]["service"] == {"name": service["metadata"]["name"], "port": {"name": "http"}}
    assert service["spec"]["ports"][0]["name"] == "http"


def all_paths() -> list[str]:
    """The routes of all paths."""
    front = create_front()
    return [*front.endpoints, *(str(route) for route in front.flask.url_map.iter_rules())]


def in_every_language(route: str) -> set[str]:
    """The paths of a route, one for each language if it has a language."""
    return {re.sub("<any.*?:language>", language, route) for language in LANGUAGES}


def matches(let_in: Manifest, path: str) -> bool:
    """Whether a path of an Ingress matches ``path``."""
    is_below = let_in["pathType"] == "Prefix" and path.startswith(f"{let_in['path']}/")
    return is_below or path == let_in["path"]


def test_prometheus_as_the_page_has_it_finds_the_pods(production: list[Manifest]) -> None:
    (page,) = on_page("scrape_configs")
    (scraped,) = page["scrape_configs"]
    labels = manifest(production, "Deployment")["spec"]["template"]["metadata"]["labels"]
    kept = {one["source_labels"][0]: one["regex"] for one in scraped["relabel_configs"] if one.get("action") == "keep"}
    assert kept["__meta_kubernetes_pod_label_app_kubernetes_io_name"] == labels["app.kubernetes.io/name"]
    (found,) = scraped["kubernetes_sd_configs"]
    assert found["namespaces"]["names"] == [manifest(production, "Deployment")["metadata"]["namespace"]]
    assert len(container(production)["ports"]) == 1, "each that is named would be scraped"
    alerts = (DEPLOY / "monitoring" / "alerts.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r'job="([^"]+)"', alerts)) == {scraped["job_name"]}


def test_requests_in_flight_are_waited_for(manifests: list[Manifest], read_settings: Settings) -> None:
    slept = container(manifests)["lifecycle"]["preStop"]["sleep"]["seconds"]
    assert slept >= 5
    assert pod(manifests)["terminationGracePeriodSeconds"] > slept + read_settings.grace


def test_there_are_as_many_workers_as_processors(manifests: list[Manifest], read_settings: Settings) -> None:
    assert read_settings.workers == int(container(manifests)["resources"]["requests"]["cpu"])


def test_the_pod_is_as_the_restricted_standard_wants_it(manifests: list[Manifest]) -> None:
    of_pod, of_container = pod(manifests)["securityContext"], container(manifests)["securityContext"]
    assert of_pod["runAsNonRoot"] is True
    assert f"{of_pod['runAsUser']}:{of_pod['runAsGroup']}" == containerfile.argument_of("USER")
    assert of_pod["seccompProfile"] == {"type": "RuntimeDefault"}
    assert of_container["allowPrivilegeEscalation"] is False
    assert of_container["readOnlyRootFilesystem"] is True
    assert of_container["capabilities"] == {"drop": ["ALL"]}


def test_the_pod_cannot_speak_to_kubernetes(manifests: list[Manifest]) -> None:
    assert pod(manifests)["automountServiceAccountToken"] is False
    account = manifest(manifests, "ServiceAccount", pod(manifests)["serviceAccountName"])
    assert account["automountServiceAccountToken"] is False


def test_metrics_are_shared_in_memory_within_its_limit(manifests: list[Manifest]) -> None:
    place = settings(manifests)["PROMETHEUS_MULTIPROC_DIR"]
    (volume,) = (one for one in pod(manifests)["volumes"] if mounts(manifests)[one["name"]] == place)
    assert volume["emptyDir"]["medium"] == "Memory"
    limit = container(manifests)["resources"]["limits"]["memory"]
    assert mebibytes(volume["emptyDir"]["sizeLimit"].removesuffix("i")) < mebibytes(limit.removesuffix("i")) / 4


def test_nothing_is_mounted_over_what_the_image_has(manifests: list[Manifest]) -> None:
    of_the_image = {target for _, target in containerfile.copies()} | {containerfile.argument_of("WORKDIR")}
    for place in mounts(manifests).values():
        assert not any(Path(one).is_relative_to(place) for one in of_the_image)


def with_redis() -> Manifest:
    """The example Secret with its commented line on Redis enabled."""
    written = (PRODUCTION / "secret.example.yaml").read_text(encoding="utf-8")
    secret: Manifest = yaml.safe_load(written.replace("# redis-url:", "redis-url:"))
    return secret


def test_the_example_of_a_secret_names_only_what_is_deployed() -> None:
    assert read(PRODUCTION / "secret.example.yaml")["stringData"].keys() == {"api-keys"}


def test_the_secret_has_what_the_pod_takes_from_it(production: list[Manifest]) -> None:
    secret = with_redis()
    volume = next(one["secret"] for one in pod(production)["volumes"] if "secret" in one)
    references = [one["valueFrom"]["secretKeyRef"] for one in container(production)["env"] if "valueFrom" in one]
    assert {volume["secretName"], *(one["name"] for one in references)} == {secret["metadata"]["name"]}
    assert {*(one["key"] for one in volume["items"]), *(one["key"] for one in references)} == secret["stringData"].keys()
    assert secret["metadata"]["namespace"] == manifest(production, "Deployment")["metadata"]["namespace"]


def test_mounted_keys_are_read_and_change_without_a_restart(production: list[Manifest]) -> None:
    (item,) = next(one["secret"]["items"] for one in pod(production)["volumes"] if "secret" in one)
    (mount,) = (one for one in container(production)["volumeMounts"] if one["name"] == "keys")
    assert settings(production)[variable("api_keys_file")] == f"{mount['mountPath']}/{item['path']}"
    assert "subPath" not in mount, "such a file stays as it was when the pod started"


def test_the_example_of_a_secret_lets_nobody_in() -> None:
    with pytest.raises(UnusableKeys, match="it has no key"):
        parse(read(PRODUCTION / "secret.example.yaml")["stringData"]["api-keys"].splitlines())


def test_the_autoscaler_alone_says_how_many_there_are(production: list[Manifest]) -> None:
    deployment, scaler = manifest(production, "Deployment"), manifest(production, "HorizontalPodAutoscaler")["spec"]
    target = scaler["scaleTargetRef"]
    assert (target["kind"], target["name"]) == (deployment["kind"], deployment["metadata"]["name"])
    assert "replicas" not in deployment["spec"]
    assert 2 <= scaler["minReplicas"] < scaler["maxReplicas"]
    assert container(production)["resources"]["requests"]["cpu"], "of which it takes a percentage"


def test_a_node_can_be_emptied(production: list[Manifest]) -> None:
    budget, scaler = manifest(production, "PodDisruptionBudget")["spec"], manifest(production, "HorizontalPodAutoscaler")["spec"]
    assert 1 <= budget["maxUnavailable"] < scaler["minReplicas"]


def test_production_has_the_version_of_this_tree(production: list[Manifest]) -> None:
    assert container(production)["image"].rpartition(":")[2] == lawspeaker.__version__


def test_egress_to_redis_fits_the_example_of_a_secret(production: list[Manifest]) -> None:
    url = with_redis()["stringData"]["redis-url"]
    ports = [port["port"] for rule in manifest(production, "NetworkPolicy")["spec"]["egress"] for port in rule["ports"]]
    assert int(url.rpartition(":")[2].partition("/")[0]) in ports
    assert 53 in ports
    page = (DEPLOY / "README.md").read_text(encoding="utf-8")
    labels = manifest(production, "NetworkPolicy")["spec"]["egress"][0]["to"][0]["podSelector"]["matchLabels"]
    assert [f"`{label}: {value}`" in page for label, value in labels.items()] == [True]
