# make lab     opens JupyterLab on the start notebook        make bench    measures speed
# make check   engine, types, style: in minutes              make golden   records the playthroughs anew
# make test    every test, doctest and notebook              make pictures runs the notebooks for their pictures
# make thorough   the same on more random games, tables and windows: before a release
# make test GAME=cetkaik   what belongs to one game: its tests, the checks of every game, its notebooks
# Needs only make and Python 3.11 or newer; another Python: make lab PYTHON=python3.12
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 3
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
QUICKLY := -q -n $(JOBS) --dist loadfile --no-loadscope-reorder
PYTEST := $(BIN)/pytest -p no:nbval $(QUICKLY)
NBVAL := $(BIN)/python -m pytest $(QUICKLY) -p tests.notebooks.growth --nbval-lax --nbval-current-env --nbval-cell-timeout=60 \
    --nbval-sanitize-with=tests/nbval_sanitize.cfg
GAMES := $(notdir $(patsubst %/,%,$(dir $(wildcard tabletop_lab/games/*/game.py)))) examples/three_in_a_row.py
RECORDED := tests/playthroughs
# Tests start some hundred processes: what one has compiled, the others need not compile again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: lab style check test thorough bench golden pictures clean
.DEFAULT_GOAL := lab

lab: $(VENV)/.lab-stamp
	$(BIN)/tabletop-lab $(ARGS)

style: $(VENV)/.test-stamp
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/mypy

check: style
	$(PYTEST) tests/engine tabletop_lab

ifdef GAME
# A game that is not installed is looked for among the examples.
GAME_NAME := $(firstword $(wildcard examples/$(GAME).py) $(GAME))
GAME_TESTS := $(wildcard tests/games/$(GAME) tests/figures/test_$(GAME)*.py tests/playtest/test_$(GAME)*.py)
GAME_NOTEBOOKS := $(wildcard notebooks/*/$(GAME)_*.ipynb)
test: $(VENV)/.test-stamp
	$(BIN)/pytest -q -n $(JOBS) --game $(GAME_NAME) --golden $(RECORDED) --dist loadfile $(GAME_TESTS)
	$(if $(GAME_NOTEBOOKS),$(NBVAL) $(GAME_NOTEBOOKS))
else
test: $(VENV)/.test-stamp
	$(PYTEST)
	$(NBVAL) notebooks
endif

thorough: $(VENV)/.test-stamp
	$(PYTEST) --thorough
	$(NBVAL) notebooks

bench: $(VENV)/.test-stamp
	$(PIP) -e '.[peers]' || echo "note: the peers could not be installed; our own figures follow without them"
	$(BIN)/pytest -q --benchmark-enable --benchmark-only --benchmark-columns=min,median,rounds tests

golden: $(VENV)/.test-stamp
	$(BIN)/pytest -q $(addprefix --game ,$(GAMES)) -k golden --golden $(RECORDED) --update-golden

pictures: $(VENV)/.test-stamp
	$(BIN)/python tests/notebooks/refresh.py

clean:
	rm -rf $(VENV)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "tabletop_lab needs Python 3.11 or newer; try: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)

# Installed in place, so a change to the code needs no new install; a change to pyproject.toml does.
$(VENV)/.lab-stamp: pyproject.toml | $(BIN)/python
	$(PIP) -e '.[lab,export]'
	@touch $@

$(VENV)/.test-stamp: pyproject.toml | $(BIN)/python
	$(PIP) -e '.[test,lab,cluster]'
	@touch $@ $(VENV)/.lab-stamp
