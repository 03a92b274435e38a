"""How gunicorn receives requests and sends answers, so that no client can make the others wait.

It knows HTTP and sockets, and no question of the API.
"""
