"""Flask endpoints that do nothing. `hello` says hello, `echo` parses its body and writes it back."""

import orjson
from flask import Flask, Response, request


def create_app() -> Flask:
    app = Flask(__name__)

    @app.get("/healthz")  # where it is asked whether it has started
    @app.get("/hello")
    def hello() -> Response:
        return Response(b'{"hello":"world"}', mimetype="application/json")

    @app.post("/echo")
    def echo() -> Response:
        return Response(orjson.dumps(orjson.loads(request.get_data())), mimetype="application/json")

    return app
