"""The benchmark: speed compared with FastAPI, use of resources, and behaviour under hostile load. `make bench` runs it."""
