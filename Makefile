# make play: a table to sit down at.   make test: everything that can be tested here.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
LOCK ?=
LOCK_COMMAND = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(LOCK)

.PHONY: play test lint types audit bench strength long soak lock hooks clean

play: $(VENV)/run
	$(BIN)/python bot.py

# Kept bytecode halves what it costs to load the tests, wherever an image forbids it. Four processes,
# also on two cores: about half of the time of a test with a bot is spent waiting.
test: export PYTHONDONTWRITEBYTECODE =
test: $(VENV)/dev
	$(BIN)/python -m pytest -n 4 --dist worksteal

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/dev
	$(BIN)/mypy

audit: $(VENV)/dev
	$(BIN)/python .ci/audit.py

bench: $(VENV)/dev
	$(BIN)/python -m tests.benchmarks

# How well the computer players play; goes on for an hour from where it ended.
strength: $(VENV)/dev
	$(BIN)/python -m tests.players.strength

long: $(VENV)/dev
	HYPOTHESIS_PROFILE=night $(BIN)/python -m pytest -m "slow or not slow"
	$(BIN)/python -m tests.start
	$(BIN)/python -m tests.soak --minutes 30

# As above with all that may happen to bots; needs a server of PostgreSQL.
soak: $(VENV)/dev
	$(BIN)/python -m tests.soak --minutes 30
	$(BIN)/python -m tests.soak --minutes 20 --processes 2 --database $(TEST_POSTGRES_URL) \
		--kill-every 11 --kills 100 --games 50
	$(BIN)/python -m tests.soak --restarts 100 --database $(TEST_POSTGRES_URL)

# Reads the versions in pyproject.toml; those of their own dependencies only change where they must,
# or with `make lock LOCK=--upgrade`.
lock: $(VENV)/dev
	$(LOCK_COMMAND) pyproject.toml --output-file requirements.txt
	$(LOCK_COMMAND) pyproject.toml --extra postgres --output-file requirements-postgres.txt
	$(LOCK_COMMAND) pyproject.toml --extra postgres --group dev --output-file requirements-dev.txt

hooks: $(VENV)/dev
	$(BIN)/pre-commit install

clean:
	rm -rf $(VENV)

$(VENV)/run: requirements.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	touch $@

$(VENV)/dev: requirements-dev.txt $(VENV)/run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	touch $@
