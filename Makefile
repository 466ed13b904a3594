# Two commands matter: `make play` and `make test`. Each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCK := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --upgrade --quiet
SEATS ?= me,greedy

.DEFAULT_GOAL := help
.PHONY: help play test check rules bless bench soak docs lock clean

help: ## Show what can be made
	@awk -F':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/play.stamp ## Set everything up and start a classic game in the terminal
	@$(BIN)/dedale play classic --seats $(SEATS)

test: $(VENV)/test.stamp check rules ## Set everything up, then run all checks and all tests
	@echo "• running the tests"
	@$(BIN)/python -m pytest -n auto --dist worksteal

check: $(VENV)/test.stamp ## Style, types and the direction of imports
	@echo "• ruff, mypy, import-linter"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

rules: $(VENV)/test.stamp ## Rule ids of docs/rules that no test carries, or that no page has
	@$(BIN)/python -m tests.house.rule_ids

bless: $(VENV)/test.stamp ## Write the golden games and the generated documents anew
	@$(BIN)/python -m tests.house.bless

bench: $(VENV)/test.stamp ## Measure the hot paths, as ratios in one run
	@$(BIN)/python -m benchmarks

soak: $(VENV)/test.stamp ## 200,000 random actions in each variant
	@$(BIN)/python -m tests.house.soak

docs: $(VENV)/test.stamp ## Write the generated tables of docs/reference, and check all links
	@$(BIN)/python -m tests.house.bless docs
	@$(BIN)/python -m pytest -q tests/house/test_documents.py

lock: $(VENV)/test.stamp ## Choose the newest dependencies and lock them
	@echo "• locking requirements/"
	@$(PIP) install uv
	@$(LOCK) --group build --output-file requirements/play.txt
	@$(LOCK) --group test --constraint requirements/play.txt --output-file requirements/test.txt

clean: ## Remove what was set up
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Dedale needs Python 3.11 or newer; name one, as in: make play PYTHON=python3.12"; exit 1; }
	@echo "• creating a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { \
		rm -rf $(VENV); echo "Install Python's venv module (Debian: python3-venv), then try again."; exit 1; }

$(VENV)/play.stamp: requirements/play.txt pyproject.toml | $(VENV)/bin/python
	@echo "• installing Dedale (once)"
	@$(PIP) install --require-hashes -r requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/test.stamp: requirements/test.txt $(VENV)/play.stamp
	@echo "• installing what the tests need (once)"
	@$(PIP) install --require-hashes -r requirements/test.txt
	@touch $@
