"""Dashboard and alerts use only metrics and labels that the service has."""

import json
import re
from collections.abc import Iterator
from functools import cache

import promql_parser
from prometheus_client.parser import text_string_to_metric_families

from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.app import create_front
from tests.deploy.manifests import DEPLOY, Manifest, read
from tests.sweeps import each

OF_PROMETHEUS = {"up": {"job", "instance"}}
"""The metrics of Prometheus itself, with the labels that it adds to all scraped metrics, too."""

VARIABLES = {"$__rate_interval": "5m", "$__range": "6h", "$instance": ".*"}
"""Values for the variables of Grafana."""


@cache
def labels_by_metric() -> dict[str, set[str]]:
    """The names of all series that the service exposes, with their labels."""
    metrics = Metrics()
    metrics.count_request("readyz", "GET", 200, 0.1)
    metrics.count_answer("graenaland-rulings", "graenaland", "miss", Entry(b"{}", "illegal", ("movement.once",)), 0.1)
    metrics.count_refusal("key")
    metrics.observe_wait("loop", 0.01)
    metrics.set_redis_away(False)
    exposed, _ = metrics.exposition()
    samples = [sample for family in text_string_to_metric_families(exposed.decode()) for sample in family.samples]
    return {sample.name: sample.labels.keys() | OF_PROMETHEUS["up"] for sample in samples} | OF_PROMETHEUS


@cache
def endpoints() -> set[str]:
    """The values that the label for an operation can have."""
    front = create_front()
    read = {rule.endpoint for rule in front.flask.url_map.iter_rules()}
    return read | {endpoint.id for endpoint in front.endpoints.values()}


def alerts() -> list[Manifest]:
    return [rule for group in read(DEPLOY / "monitoring" / "alerts.yaml")["groups"] for rule in group["rules"]]


def dashboard() -> Manifest:
    made: Manifest = json.loads((DEPLOY / "monitoring" / "dashboard.json").read_text(encoding="utf-8"))
    return made


def panels() -> list[Manifest]:
    """The panels with queries."""
    return [panel for panel in dashboard()["panels"] if panel["type"] != "row"]


def targets() -> list[Manifest]:
    return [target for panel in panels() for target in panel["targets"]]


def expressions() -> Iterator[str]:
    yield from (rule["expr"] for rule in alerts())
    yield from (target["expr"] for target in targets())


def selectors(expression: str) -> list[promql_parser.VectorSelector]:
    """The selectors of series in an expression."""
    found: list[promql_parser.VectorSelector] = []

    def visit(node: promql_parser.Expr) -> None:
        if isinstance(node, promql_parser.VectorSelector):
            found.append(node)

    promql_parser.walk(parse(expression), visit)
    return found


def grouped_by(expression: str) -> set[str]:
    """All labels by which an expression aggregates."""
    found: set[str] = set()

    def visit(node: promql_parser.Expr) -> None:
        if isinstance(node, promql_parser.AggregateExpr) and node.modifier:
            found.update(node.modifier.labels)

    promql_parser.walk(parse(expression), visit)
    return found


def offset_series(expression: str) -> list[str]:
    """The names of the series that an expression reads with an offset."""
    return [one.name or "" for one in selectors(expression) if one.offset]


def sides_with_fallback(expression: str) -> list[str]:
    """The left sides of each ``or``, whose right side replaces missing series."""
    found: list[str] = []

    def visit(node: promql_parser.Expr) -> None:
        if isinstance(node, promql_parser.BinaryExpr) and str(node.op) == "or":
            found.append(str(node.lhs))

    promql_parser.walk(parse(expression), visit)
    return found


def parse(expression: str) -> promql_parser.Expr:
    for variable, value in VARIABLES.items():
        expression = expression.replace(variable, value)
    return promql_parser.parse(expression)


every_expression = each("expression", expressions())


@every_expression
def test_every_selected_metric_has_the_selected_labels(expression: str) -> None:
    selected = selectors(expression)
    assert selected
    for selector in selected:
        assert selector.name in labels_by_metric()
        has = labels_by_metric()[selector.name]
        assert {matcher.name for matcher in selector.matchers.matchers} <= has
        assert grouped_by(expression) <= has


@every_expression
def test_a_counter_is_read_by_its_growth(expression: str) -> None:
    counters = [one.name for one in selectors(expression) if (one.name or "").endswith(("_total", "_bucket", "_sum", "_count"))]
    growing = re.findall(r"(?:rate|increase|resets)\((\w+)", expression)
    assert sorted(filter(None, counters)) == sorted(growing)


@every_expression
def test_a_series_with_an_offset_has_a_fallback(expression: str) -> None:
    assert offset_series(expression) == [name for side in sides_with_fallback(expression) for name in offset_series(side)]


@every_expression
def test_every_selected_operation_exists(expression: str) -> None:
    for selector in selectors(expression):
        for matcher in selector.matchers.matchers:
            if matcher.name == "operation":
                assert set(matcher.value.split("|")) <= endpoints()


def test_every_figure_is_shown() -> None:
    shown = {selector.name for target in targets() for selector in selectors(target["expr"])}
    families = {re.sub(r"_(bucket|sum|count)$", "", name) for name in labels_by_metric() if name not in OF_PROMETHEUS}
    assert families == {re.sub(r"_(bucket|sum|count)$", "", name or "") for name in shown}


@each("target", targets())
def test_a_line_is_named_by_labels_of_its_series(target: Manifest) -> None:
    assert set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])) <= grouped_by(target["expr"])


@each("panel", panels(), label=lambda panel: panel["title"])
def test_a_panel_uses_the_chosen_source_and_instances(panel: Manifest) -> None:
    assert panel["datasource"]["uid"] == "${datasource}"
    assert all('instance=~"$instance"' in target["expr"] for target in panel["targets"])
    assert {variable["name"] for variable in dashboard()["templating"]["list"]} == {"datasource", "instance"}


@each("rule", alerts(), label=lambda rule: rule["alert"])
def test_an_alert_names_labels_of_its_expression(rule: Manifest) -> None:
    spoken_of = set(re.findall(r"\$labels\.(\w+)", rule["annotations"]["summary"]))
    names = {selector.name for selector in selectors(rule["expr"])}
    assert spoken_of <= grouped_by(rule["expr"]) or names <= OF_PROMETHEUS.keys()
