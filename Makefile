# make play: a table to sit down at.   make test: everything that can be tested here.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint types bench long clean

play: $(VENV)/run
	$(BIN)/python bot.py

test: $(VENV)/dev
	$(BIN)/python -m pytest -n 2 --dist loadgroup

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/dev
	$(BIN)/mypy

bench: $(VENV)/dev
	$(BIN)/python -m tests.benchmarks

long: $(VENV)/dev
	HYPOTHESIS_PROFILE=night $(BIN)/python -m pytest -m "slow or not slow"
	$(BIN)/python -m tests.benchmarks.lengths

clean:
	rm -rf $(VENV)

$(VENV)/run: requirements.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

$(VENV)/dev: requirements-dev.txt $(VENV)/run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@
