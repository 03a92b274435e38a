"""The errors that end a run over an archive early. Finished results stay, and the next run continues from there."""


class ArchiveError(Exception):
    """The run cannot continue. ``str()`` is a sentence for people."""


class WrongUse(ArchiveError):
    """There is no such file, or the folder for the results contains something else."""


class CannotRead(ArchiveError):
    """A file cannot be read, or has changed since the start."""


class CannotWrite(ArchiveError):
    """A result cannot be written: the disk is full, or there is no permission."""


class ClusterLost(ArchiveError):
    """The cluster does not answer."""


class JudgeDied(ArchiveError):
    """A part of the archive crashes every process that judges it."""
