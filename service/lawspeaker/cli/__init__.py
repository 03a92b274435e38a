"""The command line: the questions of the API, the catalogue of the games, the server and its keys.

A command asks a service: the one in this process (``local``) or, with ``--url``, one over HTTP (``remote``). Both give the same
bytes. What is printed is these bytes, or on a terminal a text for people (``text``). This package knows no rule of any game.
"""
