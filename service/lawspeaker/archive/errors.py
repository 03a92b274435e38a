"""Why a run over an archive ends before its end. All that is finished by then stays, and the next run goes on from there."""


class ArchiveError(Exception):
    """The run cannot go on. ``str()`` is a sentence for people."""


class WrongUse(ArchiveError):
    """There is no such file, or the folder for the results holds something else."""


class CannotRead(ArchiveError):
    """A file cannot be read, or is another one than at the start."""


class CannotWrite(ArchiveError):
    """A result cannot be written: the disk is full, or it is not ours to write to."""


class ClusterLost(ArchiveError):
    """The cluster does not answer."""


class JudgeDied(ArchiveError):
    """A part of the archive ends every process that judges it."""
