"""The figures of the service, as Prometheus reads them. No part of the contract: who reads them is no client."""

from collections.abc import Callable

from flask import Response, request

from lawspeaker.api.flask_bridge import exchange_of
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem

METRICS = "/metrics"
"""The path of the figures."""


def metrics_view(metrics: Metrics) -> Callable[[], Response]:
    """The view that gives all figures in ``metrics``, always as text, which every version of Prometheus reads.

    It answers at ``METRICS`` in this one spelling, so that a proxy that keeps exactly that path inside keeps the figures inside.
    """

    def view() -> Response:
        if exchange_of(request).raw_path != METRICS:
            raise Problem(NOT_FOUND)
        text, content_type = metrics.exposition()
        return Response(text, content_type=content_type, headers={"Cache-Control": "no-store"})

    return view
