"""How a worker of gunicorn receives requests and sends answers, so that no client makes the others wait.

It knows HTTP and sockets, and no question of the API. ``worker`` is what gunicorn runs, ``server`` its event loop, ``connection``
one client in it, ``reader`` what that client sends, ``call`` the application's answer to one request.
"""
