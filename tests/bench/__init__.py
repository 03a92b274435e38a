"""How fast the service is and what it takes, beside a bare echo and FastAPI, measured in one run. `make bench` runs it."""
