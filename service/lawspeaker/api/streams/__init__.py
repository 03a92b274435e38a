"""Streams: any number of questions and their answers, one on each line (NDJSON).

``lines`` splits bytes into lines, ``shapes`` describes them, ``questions`` reads and ``answers`` writes them. None of these knows
HTTP, so the command line uses them, too. ``stream`` answers the lines of a request, and ``operation`` documents that.
"""
