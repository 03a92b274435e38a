"""The MCP server: the questions of the API as tools for assistants, over standard input and output and over HTTP.

A tool call becomes the same request as over HTTP (``service``), and its answer a short text in the language of the players
(``answers``). The shapes of requests come from the marshmallow schemas (``requests``, ``notation``). This package knows no rule
of any game. What it imports is optional: the extra ``lawspeaker[mcp]``.
"""
