# make run and make test do all the set-up on a fresh machine with Python 3.11, gcc, make and node.
PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
SOURCES := $(shell find src/misto/core src/misto/games -name '*.py') setup.py pyproject.toml

.PHONY: run test test-all build lint bench goldens captures clean

run: $(VENV)/ready
	$(BIN)/misto play

$(VENV)/ready: pyproject.toml constraints.txt setup.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	$(BIN)/misto version
	touch $@ $(VENV)/built

# A stale compiled module would shadow an edited source.
$(VENV)/built: $(VENV)/ready $(SOURCES)
	$(BIN)/python setup.py --quiet build_ext --inplace -j2
	touch $@

build: $(VENV)/built
	$(BIN)/misto version

test: lint $(VENV)/built
	$(BIN)/python -m pytest -n 2 -m 'not slow'

test-all: $(VENV)/built
	$(BIN)/python -m pytest -n 2
	MISTO_PURE=1 $(BIN)/python -m pytest -n 2 -m 'not slow'

lint: $(VENV)/ready
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check --quiet src tests
	$(BIN)/python -m mypy --strict -p misto
	$(BIN)/lint-imports

# OpenSpiel lives in an environment of its own, beside a copy of this package.
bench: .venv-bench/ready $(VENV)/built
	PYTHONPATH=src .venv-bench/bin/python -m misto bench $(BENCH)

.venv-bench/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --constraint constraints.txt open_spiel librt mypy_extensions typer rich fluent.runtime msgspec
	touch $@

goldens: $(VENV)/built
	$(BIN)/python -m tests.goldens

captures: $(VENV)/built
	$(BIN)/python -m tests.captures

clean:
	rm -rf build dist $(VENV) .venv-bench
	find src -name '*.so' -delete
