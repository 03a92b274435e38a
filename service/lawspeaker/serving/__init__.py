"""How the service is served: gunicorn supervises workers, and each of them is uvicorn's.

``configuration`` is that of gunicorn, ``worker`` the worker class, and ``connection`` adds limits to uvicorn's connections.
"""
