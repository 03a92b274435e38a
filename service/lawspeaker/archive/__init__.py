"""Judging archives: any number of games as they were played, each ruled on again, action by action.

An archive is read in parts (``parts``). Each part is judged on its own (``judging``), by this process, by several
(``processes``) or on a cluster (``cluster``), and its result is written at once (``results``). When all are there, they are
merged in the order of the archive (``merging``) and shown on a page (``report``). So the same archive has the same result,
whoever judged its parts, in whatever order, and however often the run was interrupted.
"""
