# Everything needs Python 3.11 or later and make, and `make bench` wrk. Nothing else has to be installed by hand.

PYTHON ?= python3

ENV := .venv
BIN := $(ENV)/bin
RUN := $(ENV)/.ready-to-run
CHECK := $(ENV)/.ready-to-check
TEST := $(ENV)/.ready-to-test

# Most of the time a test waits for a browser or a server. Meanwhile other processes can use the core.
PROCESSES = $(shell $(BIN)/python -c "import os; print(2 * os.cpu_count())")

# uv installs packages uncompiled. They are compiled when they are imported, and the result must be kept.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help run cases test check thorough lint openapi clients clients-python clients-typescript coverage pictures settings costs bench soak mutants constraints released release clean

help:
	@echo "make run         serve on http://127.0.0.1:8000/ (set HOST and PORT to change that)"
	@echo "make cases       every conformance case; GAME=java RULE=palace.size chooses some; 10 seconds"
	@echo "make check       make lint, and the quick tests; a minute"
	@echo "make test        all tests that must pass; 5 minutes"
	@echo "make thorough    the same with all samples and browsers; 30 minutes"
	@echo "make lint        ruff and mypy"
	@echo "make openapi     regenerate openapi.yaml from the code, and the client packages from it"
	@echo "make clients     regenerate the client packages from openapi.yaml"
	@echo "make coverage    regenerate the lists of the rules and cases for each paragraph of the rulebooks"
	@echo "make pictures    redraw the pictures in README.md and the icons"
	@echo "make settings    regenerate the table of settings in deploy/README.md from the code"
	@echo "make costs       what each question costs, beside the committed costs; a minute"
	@echo "make bench       measure speed and resilience, into tests/bench/results.md"
	@echo "make soak        ten minutes of mixed load, in which memory use must stay constant"
	@echo "make mutants     make small changes to the rules and the kernel, SAMPLE=200 in each, and print those that no test notices"
	@echo "make constraints update the exact versions of all packages to the newest that fit"
	@echo "make released    write what a release promises, which a test holds from then on: contract, rules, figures, cases"
	@echo "make release     build the release VERSION=1.0.0 into build/release/, and try each part of it in an empty environment"
	@echo "make clean       remove the environment and everything that was built"

run: $(RUN)
	@$(if $(HOST),LAWSPEAKER_HOST=$(HOST)) $(if $(PORT),LAWSPEAKER_PORT=$(PORT)) \
	    exec $(BIN)/lawspeaker serve

# What is run after each edit of a rule.
cases: $(RUN)
	@$(BIN)/lawspeaker conform --format text $(if $(GAME),--game $(GAME)) $(if $(RULE),--rule $(RULE))

test: $(TEST) lint
	@$(BIN)/python -m tests.tools
	$(BIN)/pytest -n $(PROCESSES) --dist worksteal -r s

# `make test` leaves out the tests marked `thorough`: see tests/effort.py.
thorough: $(TEST) lint
	@$(BIN)/python -m tests.tools --thorough
	$(BIN)/pytest -n $(PROCESSES) --dist worksteal -r s -m ""

check: lint
	$(BIN)/pytest -n 2 --dist worksteal -m "not slow"

lint: $(CHECK)
	$(BIN)/ruff check service tests deploy
	$(BIN)/ruff format --check service tests deploy
	$(BIN)/mypy

# Also generates the client packages; the one in TypeScript only if there is Node.
openapi: $(CHECK)
	$(BIN)/python -m lawspeaker.api.openapi > $(ENV)/openapi.yaml
	mv $(ENV)/openapi.yaml openapi.yaml
	@$(MAKE) --no-print-directory clients-python
	@$(MAKE) --no-print-directory clients-typescript || echo "Without Node 18 or later the TypeScript package stays as it was."

clients: clients-python clients-typescript

clients-python: $(CHECK)
	$(BIN)/python service/clients/python/generate.py openapi.yaml service/clients/python/lawspeaker_client

# Needs Node 18 or later.
TYPESCRIPT := service/clients/typescript
clients-typescript: $(TYPESCRIPT)/node_modules/.package-lock.json
	cd $(TYPESCRIPT) && npm run --silent generate

$(TYPESCRIPT)/node_modules/.package-lock.json: $(TYPESCRIPT)/package-lock.json
	cd $(TYPESCRIPT) && npm ci --silent --no-fund --no-audit
	@touch $@

coverage: $(CHECK)
	$(BIN)/python -m tests.coverage

pictures: $(CHECK)
	$(BIN)/python -m tests.pictures
	$(BIN)/python -m tests.illustrations
	$(BIN)/python -m tests.screenshots
	$(BIN)/python -m tests.icons

settings: $(CHECK)
	$(BIN)/python -m tests.deploy.settings

# Compares with the costs that are committed; KEEP=1 writes the new ones, which a commit then explains.
costs: $(CHECK)
	@$(BIN)/python -m tests.bench.compare $(if $(KEEP),--keep)

bench: $(CHECK)
	$(BIN)/python -m tests.bench

soak: $(CHECK)
	$(BIN)/python -m tests.soak

SAMPLE ?= 200
SEED ?= 1
mutants: $(CHECK)
	$(BIN)/python -m tests.mutants --sample $(SAMPLE) --seed $(SEED) $(AREA)

# Updates the exact versions of all packages, and for the image the hashes of what it installs and is built with.
COMPILE := $(BIN)/uv pip compile --quiet --no-emit-index-url --no-annotate --no-header --python-version 3.11
HASHED := $(COMPILE) --generate-hashes --python-platform linux --constraint constraints.txt
constraints: $(CHECK)
	$(COMPILE) --upgrade --universal --all-extras --output-file constraints.txt pyproject.toml
	$(HASHED) --extra tracing --output-file deploy/requirements.txt pyproject.toml
	$(HASHED) --extra tracing --extra archive --output-file deploy/requirements-archive.txt pyproject.toml
	echo setuptools | $(HASHED) --output-file deploy/requirements-build.txt -

released: $(CHECK)
	$(BIN)/python -m tests.released

# Needs git, Node 18 or later and curl. With KEY=<key>, gpg signs it.
release: export PATH := $(abspath $(BIN)):$(PATH)
release: $(TEST)
	deploy/release.sh $(VERSION)
	deploy/try-release.sh $(VERSION)

clean:
	rm -rf $(ENV) build service/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -m venv $(ENV)

# uv installs in a quarter of the time, but does not read the settings of pip: where it gets nowhere, pip does it.
define install
	@echo "Installing into $(ENV)/, which takes a minute at most."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt uv && \
	$(BIN)/uv pip install --quiet --python $(BIN)/python --constraint constraints.txt --editable '$(WHAT)' || \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '$(WHAT)'
	@touch $@
endef

$(RUN): WHAT := .
$(RUN): $(BIN)/python pyproject.toml constraints.txt
	$(install)

# What `make check` needs. What only looks at deploy/, 17,000 files, is for `make test`.
$(CHECK): WHAT := .[test]
$(CHECK): $(BIN)/python pyproject.toml constraints.txt
	$(install)
	@touch $(RUN)

$(TEST): WHAT := .[test,deploy]
$(TEST): $(BIN)/python pyproject.toml constraints.txt
	$(install)
	@touch $(RUN) $(CHECK)
