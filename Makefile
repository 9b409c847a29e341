# Needs Python 3.11 or later, git and make; everything else goes into .venv.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3.14 python3 python; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet -c constraints.txt

.PHONY: install web test play lint audit shots bench mutants clean

install: .venv/installed
	@$(BIN)/python -m rentier._build

.venv/installed: pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Rentier needs Python 3.11 or later with the venv module: install it, or say make PYTHON=..." >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "installing into .venv ..."
	@$(PIP) setuptools Cython
	@RENTIER_PURE=1 $(PIP) --no-build-isolation -e '.[dev]'
	@$(BIN)/python rentier/_build.py --has-compiler || $(PIP) ziglang || echo "no C compiler: the rules will run as plain Python" >&2
	@touch $@

web: .venv/installed
	@$(BIN)/python scripts/web.py

test: .venv/installed
	@$(BIN)/python scripts/test.py

lint: .venv/installed
	@$(BIN)/python scripts/test.py ruff format mypy

audit: .venv/installed
	@$(BIN)/python -c 'import pip_audit' 2>/dev/null || $(PIP) pip-audit
	@$(BIN)/python scripts/audit.py

play: install web
	@$(BIN)/rentier play

FOLDER ?= build/shots
shots: install web
	@$(BIN)/python -m scripts.shots $(FOLDER)

bench: install
	@for each in bench/*.py; do test -e "$$each" || { echo "there are no measurements yet"; break; }; \
		echo "== $$each"; $(BIN)/python "$$each" || exit 1; done

MUTANTS ?= --samples 150
mutants: .venv/installed
	@$(BIN)/python -m scripts.mutants $(MUTANTS)

clean:
	rm -rf .venv build dist web/node_modules rentier/server/static *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis rentier/_compiled*.json
	find rentier -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +
