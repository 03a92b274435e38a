"""How fast the service is beside FastAPI, what it takes, and what it withstands, measured in one run. `make bench` runs it."""
