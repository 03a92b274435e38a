"""Judges archives: any number of played games, each of which is replayed and ruled on, action by action.

An archive is split into parts (``parts``). Each part is judged separately (``judging``), in this process, in several
(``processes``) or on a cluster (``cluster``), and its result is written immediately (``results``). When all are finished, they
are merged in the order of the archive (``merging``) and shown on a page (``report``). So the result does not depend on who
judged the parts, in which order, and how often the run was interrupted.
"""
