"""The errors of this package. All of them are a `LawspeakerError`."""

from lawspeaker_client.models import Problem, ProblemError


class LawspeakerError(Exception):
    """The service did not answer the question."""


class InvalidRequest(LawspeakerError, ValueError):
    """The request cannot be written as JSON, so it was not sent. The message names the place."""


class ServiceUnreachable(LawspeakerError):
    """There was no response: no connection, a lost connection or a timeout. `__cause__` says which."""


class UnexpectedAnswer(LawspeakerError):
    """The response is not from Lawspeaker, but perhaps from a proxy or from another service at this address."""

    def __init__(self, message: str, status: int, text: str) -> None:
        super().__init__(message)
        self.status = status
        """The HTTP status."""
        self.text = text
        """The body."""


class ServiceProblem(LawspeakerError):
    """The service refused the request or failed. A problem document (RFC 9457) says why."""

    def __init__(self, problem: Problem, retry_after: float | None = None, request_id: str | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        """The problem document."""
        self.retry_after = retry_after
        """The number of seconds to wait before you retry, if the service says so."""
        self.request_id = request_id
        """The id of this request in the log of the service."""

    @property
    def type(self) -> str:
        """The type of problem: the path of a page about it, such as `/problems/impossible-state`."""
        return self.problem["type"]

    @property
    def title(self) -> str:
        """The type of problem in a few words."""
        return self.problem["title"]

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.problem["status"]

    @property
    def detail(self) -> str:
        """What is wrong with this request."""
        return self.problem.get("detail", "")

    @property
    def errors(self) -> list[ProblemError]:
        """The errors in the request, each with its place (`pointer`, a JSON Pointer) and what is wrong there (`detail`)."""
        return self.problem.get("errors", [])

    def __str__(self) -> str:
        summary = f"{self.status} {self.title}" + (f": {self.detail}" if self.detail else "")
        return "\n".join([summary, *(f"  {error['pointer'] or 'body'}: {error['detail']}" for error in self.errors)])
