"""The endpoint of the metrics for Prometheus. It is for operators, so it is no part of the contract."""

from collections.abc import Callable

from flask import Response, request

from lawspeaker.api.flask_bridge import exchange_of
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem

METRICS = "/metrics"
"""The path of the metrics."""


def metrics_view(metrics: Metrics) -> Callable[[], Response]:
    """The Flask view of ``metrics``, always in the text format, which every version of Prometheus reads.

    It accepts only the exact path ``METRICS``, not an encoded form of it. So a proxy that blocks this path blocks the metrics.
    """

    def view() -> Response:
        if exchange_of(request).raw_path != METRICS:
            raise Problem(NOT_FOUND)
        text, content_type = metrics.exposition()
        return Response(text, content_type=content_type, headers={"Cache-Control": "no-store"})

    return view
