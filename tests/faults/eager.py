"""The service in workers that look for every answer in Redis. Others do so only where that is faster than to compute it."""

from unittest.mock import patch

from lawspeaker.api import questions
from lawspeaker.api.cache import costs
from lawspeaker.api.front import Front
from tests.patience import application as patient_application

EAGER = "tests.faults.eager:application()"
LITTLE_MEMORY = "15000"
"""Bytes of answers that a worker caches: so few that it needs Redis for most of them."""


def application() -> Front:
    patch.object(costs, "LEAST_ROUND_TRIPS", 0).start()
    patch.object(questions.QuestionEndpoint, "_is_probably_quick", lambda *_: False).start()
    return patient_application()
