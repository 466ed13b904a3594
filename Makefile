# Two commands matter: `make play` and `make test`. Each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCK := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --upgrade --quiet --extra fast
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent
MODULES := web/node_modules/.package-lock.json
CLIENT := hatch_build.py $(wildcard web/*.* web/.npmrc) $(shell find web/src -type f)
KERNELS := $(shell find src/dedale/maze src/dedale/games src/dedale/bots -name "*.py" -o -name "*.toml")
SERVE ?=# options of `dedale serve`, as in: make play SERVE="--host 0.0.0.0"
BENCH ?=# as in: make bench BENCH=--keep
RUNS ?=# names of runs, as in: make runs RUNS="classic-matrix team-expert"
MUTATE ?=# a game or a sample, as in: make mutate MUTATE="classic --sample 50"
MAKEFLAGS += --jobs=2# kernels are compiled, and the client is tested, while the code is checked
unexport PYTHONDONTWRITEBYTECODE# tests start hundreds of processes: the code is compiled once for all

.DEFAULT_GOAL := help
.PHONY: help play test browser check check-python check-client test-client rules bless bench mutate soak runs docs picture lock clean

help: ## Show what can be made
	@awk -F':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/kernels.stamp ## Set everything up and open the table in the browser
	@$(BIN)/dedale serve $(SERVE)

test: $(VENV)/test.stamp $(VENV)/kernels.stamp browser check rules test-client ## Set everything up, then run all checks and all tests
	@echo "• running the tests"
	@$(BIN)/python -m pytest -n auto --dist worksteal --ignore tests/browser
	@echo "• playing in the browser"
	@$(BIN)/python -m pytest -n auto --dist worksteal tests/browser

test-client: $(MODULES)
	@echo "• running the tests of the client"
	@$(NPM) run test

browser: # Chromium, for the tests that play in it; it needs no windows
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "• installing Chromium (once)"; \
			apt-get -qq update && { apt-get -qq install --yes chromium-headless-shell fonts-dejavu-core || \
				apt-get -qq install --yes chromium fonts-dejavu-core; } >/dev/null; \
		else echo "The browser tests need Chromium: sudo apt-get install chromium-headless-shell"; exit 1; fi; }

check: check-python check-client ## Style, types and the direction of imports, of Python and of the client

check-python: $(VENV)/test.stamp # the client is checked on the other core
	@echo "• ruff, mypy, import-linter"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

check-client: $(MODULES)
	@echo "• svelte-check"
	@$(NPM) run check
	@echo "• prettier, eslint"
	@$(NPM) run lint

rules: $(VENV)/test.stamp ## Rule ids of docs/rules that no test carries, or that no page has
	@$(BIN)/python -m tools.rule_ids

bless: $(VENV)/test.stamp ## Write the golden games and the generated documents anew
	@$(BIN)/python -m tools.bless

bench: $(VENV)/test.stamp $(VENV)/kernels.stamp ## Measure the hot paths, as ratios in one run
	@$(BIN)/python -m benchmarks $(BENCH)

mutate: $(VENV)/test.stamp ## Change the rules in small wrong ways, and report what no test notices
	@$(BIN)/python -m tools.mutate $(MUTATE)

soak: $(VENV)/test.stamp $(VENV)/kernels.stamp browser ## Everything slow: all tests unsampled, 200,000 actions a variant, 1,000 crashes, all mutants
	@WHOLE=1 $(BIN)/python -m pytest -n auto --dist worksteal -m "" --ignore tests/browser
	@WHOLE=1 $(BIN)/python -m pytest -n auto --dist worksteal -m "" tests/browser
	@$(BIN)/python -m tools.soak
	@$(BIN)/python -m tools.mutate

runs: $(VENV)/test.stamp $(VENV)/kernels.stamp ## Play the runs that pages quote, all or some, and keep how they ended; commit first
	@$(BIN)/python -m tools.runs $(RUNS)

docs: $(VENV)/test.stamp ## Write all that is generated but golden games, and check all links
	@$(BIN)/python -m tools.bless docs
	@$(BIN)/python -m pytest -q tests/house/test_documents.py

picture: $(VENV)/test.stamp browser ## Play a little, and take the picture of the README
	@$(BIN)/python -m tools.picture

lock: $(VENV)/test.stamp ## Choose the newest dependencies and lock them
	@echo "• locking requirements/"
	@$(PIP) install uv
	@$(LOCK) --group build --output-file requirements/play.txt
	@$(LOCK) --extra rl --extra jax --extra lab --extra cluster --group test --constraint requirements/play.txt --output-file requirements/test.txt

clean: ## Remove what was set up
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist web/node_modules src/dedale/web

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Dedale needs Python 3.11 or newer; name one, as in: make play PYTHON=python3.12"; exit 1; }
	@echo "• creating a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { \
		rm -rf $(VENV); echo "Install Python's venv module (Debian: python3-venv), then try again."; exit 1; }

$(VENV)/needs.stamp: requirements/play.txt | $(VENV)/bin/python
	@echo "• installing what Dedale needs (once)"
	@$(PIP) install --require-hashes -r requirements/play.txt
	@touch $@

$(VENV)/play.stamp: $(VENV)/needs.stamp pyproject.toml $(CLIENT)
	@echo "• installing Dedale and building what the browser shows (once, and after changes)"
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/kernels.stamp: $(KERNELS) | $(VENV)/play.stamp
	@echo "• compiling the kernels (once, and after changes)"
	@$(BIN)/python -m dedale.maze.engine
	@touch $@
ifneq (,$(filter test bench,$(MAKECMDGOALS)))
$(VENV)/kernels.stamp: | $(VENV)/test.stamp
endif

$(MODULES): web/package-lock.json | $(VENV)/play.stamp
	@echo "• fetching what the client is checked with (once)"
	@$(NPM) ci

$(VENV)/test.stamp: requirements/test.txt $(VENV)/needs.stamp | $(VENV)/play.stamp
	@echo "• installing what the tests need (once)"
	@$(PIP) install --require-hashes -r requirements/test.txt
	@touch $@
