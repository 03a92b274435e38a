"""What can go wrong when the service is asked. All of it is a `LawspeakerError`."""

from lawspeaker_client.models import Problem, ProblemError


class LawspeakerError(Exception):
    """The service could not be asked, or refused to answer."""


class InvalidRequest(LawspeakerError, ValueError):
    """The request cannot be written as JSON, so it was not sent. The message names the place."""


class ServiceUnreachable(LawspeakerError):
    """There is no answer: the service cannot be reached, the connection broke, or it took too long. `__cause__` says which."""


class UnexpectedAnswer(LawspeakerError):
    """The answer is not one of Lawspeaker's, but perhaps one of a proxy, or of another service at this address."""

    def __init__(self, message: str, status: int, text: str) -> None:
        super().__init__(message)
        self.status = status
        """The HTTP status."""
        self.text = text
        """The body."""


class ServiceProblem(LawspeakerError):
    """The service refused the request, or failed, and says why in a problem document (RFC 9457)."""

    def __init__(self, problem: Problem, retry_after: float | None = None, request_id: str | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        """The problem document as it was sent."""
        self.retry_after = retry_after
        """In how many seconds to ask again, if the service says so."""
        self.request_id = request_id
        """What the log of the service calls this request."""

    @property
    def type(self) -> str:
        """The kind of problem: the path of a page about it, such as `/problems/impossible-state`."""
        return self.problem["type"]

    @property
    def title(self) -> str:
        """The kind of problem in a few words."""
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
        """What is wrong at which place of the request: each has a JSON Pointer (`pointer`) and a sentence (`detail`)."""
        return self.problem.get("errors", [])

    def __str__(self) -> str:
        summary = f"{self.status} {self.title}" + (f": {self.detail}" if self.detail else "")
        return "\n".join([summary, *(f"  {error['pointer'] or 'body'}: {error['detail']}" for error in self.errors)])
