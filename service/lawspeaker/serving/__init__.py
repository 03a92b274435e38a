"""The HTTP server: a gunicorn worker that receives requests and sends responses. No client makes other clients wait.

This package knows HTTP and sockets, but nothing of the API. ``worker`` is the worker class for gunicorn, ``server`` its event
loop, ``connection`` a connection, ``reader`` parses requests, and ``call`` runs the application for one request.
"""
