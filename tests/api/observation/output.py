"""Helpers that read the log and the metrics, and redirect standard error."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import orjson
from prometheus_client.parser import text_string_to_metric_families

from lawspeaker.api.observation.metrics import Metrics


def lines(text: str) -> list[dict[str, Any]]:
    """The lines of a log, parsed."""
    return [orjson.loads(line) for line in text.splitlines()]


def samples(text: str, name: str) -> dict[tuple[str, ...], float]:
    """The samples of the metric ``name`` in an exposition, by the values of their labels in the order of the label names."""
    found = (sample for family in text_string_to_metric_families(text) for sample in family.samples if sample.name == name)
    return {tuple(value for _, value in sorted(sample.labels.items())): sample.value for sample in found}


def samples_of(metrics: Metrics, name: str) -> dict[tuple[str, ...], float]:
    """The samples of the metric ``name`` in ``metrics``."""
    return samples(metrics.exposition()[0].decode(), name)


@contextmanager
def standard_error(descriptor: int) -> Iterator[None]:
    """Redirects standard error to ``descriptor``, and closes that at the end."""
    kept = os.dup(2)
    try:
        os.dup2(descriptor, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(descriptor)
