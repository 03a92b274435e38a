"""The questions over HTTP: what is asked, how it is refused, and the contract that says so.

It knows no rule of any game. What a client may send and gets is declared in ``contract`` once; the Flask routes and
``openapi.yaml`` both come from there.
"""
