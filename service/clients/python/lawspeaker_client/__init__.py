"""A typed client of Lawspeaker, which adjudicates board games. `models` has the types of all requests and answers."""

from lawspeaker_client.client import AsyncLawspeaker, Lawspeaker
from lawspeaker_client.errors import InvalidRequest, LawspeakerError, ServiceProblem, ServiceUnreachable, UnexpectedAnswer
from lawspeaker_client.version import VERSION

__all__ = [
    "AsyncLawspeaker",
    "InvalidRequest",
    "Lawspeaker",
    "LawspeakerError",
    "ServiceProblem",
    "ServiceUnreachable",
    "UnexpectedAnswer",
]
__version__ = VERSION
