"""What gunicorn itself has to say."""

from gunicorn.glogging import Logger


class QuietLogger(Logger):
    """gunicorn's logger without its access log, for which it would put all headers together, each time for nobody."""

    @property
    def access_log_enabled(self) -> bool:
        return False
