# make lab     opens JupyterLab on the start notebook        make bench    measures speed
# make test    runs every test, doctest and notebook         make golden   rewrites the recorded playthroughs
#                                                            make pictures renews the pictures in the notebooks
# Needs only make and Python 3.11 or newer; another Python: make lab PYTHON=python3.12
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: lab test bench golden pictures clean
.DEFAULT_GOAL := lab

lab: $(VENV)/.lab-stamp
	$(BIN)/tabletop-lab $(ARGS)

test: $(VENV)/.test-stamp
	$(BIN)/pytest -q -n $(JOBS) --dist loadfile
	$(BIN)/pytest -q -n $(JOBS) --dist loadfile --nbval-lax --nbval-current-env --nbval-cell-timeout=60 \
	    --nbval-sanitize-with=tests/nbval_sanitize.cfg notebooks

bench: $(VENV)/.test-stamp
	$(BIN)/pytest -q --benchmark-enable --benchmark-only tests

golden: $(VENV)/.test-stamp
	$(BIN)/python tests/playthroughs/rewrite.py

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
	$(PIP) -e .
	@touch $@

$(VENV)/.test-stamp: pyproject.toml | $(BIN)/python
	$(PIP) -e '.[test]'
	@touch $@ $(VENV)/.lab-stamp
