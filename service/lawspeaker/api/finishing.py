"""What is done to every answer before it is sent, whoever made it: compression, and the headers of CORS."""

from lawspeaker.api.compression import Compression
from lawspeaker.api.cors import Cors
from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.settings import Settings


class Finishing:
    """Finishes the answers of one application. Safe to share between threads."""

    def __init__(self, settings: Settings) -> None:
        self._cors = Cors(settings.cors_origins) if settings.cors_origins else None
        self._compression = Compression(settings.cache_bytes // 2)

    def preflight(self, exchange: Exchange) -> Answer | None:
        """The answer to a preflight request (CORS); ``None`` if the request is none."""
        return self._cors.preflight(exchange) if self._cors else None

    def compress(self, exchange: Exchange, answer: Answer) -> Answer:
        """``answer`` in the encoding that the client prefers. An answer that is compressed already stays as it is."""
        return self._compression.compress(exchange, answer)

    def finish(self, exchange: Exchange, answer: Answer) -> Answer:
        """``answer`` as it is sent."""
        return self.add_cors(exchange, self._compression.compress(exchange, answer))

    async def finish_from_loop(self, exchange: Exchange, answer: Answer) -> Answer:
        """The same. A large body is compressed in a thread."""
        return self.add_cors(exchange, await self._compression.compress_from_loop(exchange, answer))

    def add_cors(self, exchange: Exchange, answer: Answer) -> Answer:
        """``answer`` with the headers that let a page of another origin read it."""
        return self._cors.add_headers(exchange, answer) if self._cors else answer
