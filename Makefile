# `make run` and `make test` need Python 3.11 or later and make, and nothing else installed by hand.

HOST ?= 127.0.0.1
PORT ?= 8000
PYTHON ?= python3

ENV := .venv
BIN := $(ENV)/bin
RUN := $(ENV)/.ready-to-run
TEST := $(ENV)/.ready-to-test

.PHONY: help run test check lint openapi coverage bench constraints clean

help:
	@echo "make run      serve on http://$(HOST):$(PORT)/ (set HOST and PORT to change that)"
	@echo "make test     everything that has to hold; make check is the quick part of it"
	@echo "make lint     ruff and mypy"
	@echo "make openapi  write openapi.yaml anew from the code"
	@echo "make coverage write anew which rules and cases cover which paragraph of the rulebooks"
	@echo "make bench    measure the service against a bare echo, into tests/bench/results.md"
	@echo "make clean    remove the environment and what was built"

run: $(RUN)
	@HOST=$(HOST) PORT=$(PORT) exec $(BIN)/gunicorn --config deploy/gunicorn.conf.py

test: lint
	$(BIN)/pytest -n 2

check: lint
	$(BIN)/pytest -n 2 -m "not slow"

lint: $(TEST)
	$(BIN)/ruff check service tests
	$(BIN)/ruff format --check service tests
	$(BIN)/mypy

openapi: $(RUN)
	$(BIN)/python -m lawspeaker.api.openapi > $(ENV)/openapi.yaml
	mv $(ENV)/openapi.yaml openapi.yaml

coverage: $(TEST)
	$(BIN)/python -m tests.coverage

bench: $(TEST)
	$(BIN)/python -m tests.bench

# Writes the exact versions of everything down anew.
constraints: $(TEST)
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-emit-index-url --no-annotate --no-header \
	    --extra test --output-file constraints.txt pyproject.toml

clean:
	rm -rf $(ENV) build service/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -m venv $(ENV)

$(RUN): $(BIN)/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable .
	@touch $@

$(TEST): $(RUN)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[test]'
	@touch $@
