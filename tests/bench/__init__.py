"""How fast the service is, as ratios to a bare echo that are measured in one run. `make bench` runs it."""
