# `make play` and `make test` need only Python 3.11+ and make: they create .venv and install what the lock files pin.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# Tests wait for servers half of the time: two for each core. Those with browsers do not, and run one for each core.
WORKERS = $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')

.PHONY: play test tests-without-browsers tests-with-browsers explore mutants check types client web site browser browsers hosting \
	wheel format bench conformance docs frameworks pictures screenshots lock clean

# `make play LAN=1` lets people in your local network play, too.
play: $(READY) web
	@$(BIN)/fogcity serve --open $(if $(LAN),--lan)

# Checks and tests run side by side, so that no core waits. Tests with browsers have processes of their own: Playwright's
# event loop does not share one with tests that start servers.
test: $(READY)
	@$(MAKE) --no-print-directory --jobs 3 --keep-going types client browser tests-without-browsers tests-with-browsers

tests-without-browsers: web
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore tests/browser

tests-with-browsers: types client browser
	$(BIN)/pytest -n auto --dist loadfile tests/browser

# Other examples in every run, and 20 times as many; `make explore SEED=7` repeats a run.
explore: $(READY)
	$(BIN)/pytest -n auto -m hypothesis --hypothesis-profile explore $(if $(SEED),--hypothesis-seed $(SEED)) --ignore tests/browser

# Breaks every rule on purpose, one by one, and sees a test fail; takes minutes.
mutants: $(READY)
	$(BIN)/python tests/mutate.py rules

check: types $(READY)
	$(BIN)/python web/build.py --lint

types: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32 src

client: web
	$(BIN)/python web/build.py --lint
	$(BIN)/python web/build.py --check

web: $(READY)
	@$(BIN)/python web/build.py

# A folder with the client alone, for any host of files: games against bots and at one screen need no server.
site: $(READY)
	@$(BIN)/python web/site.py

browser: $(READY)
	@$(BIN)/python tests/browser/install.py

# Games in Firefox and WebKit, which Debian has.
browsers: $(READY) web
	@$(BIN)/python tests/browser/install.py --all
	$(BIN)/pytest tests/browser/other_browsers.py

# The files of deploy/ with the programs they are for: nginx, Caddy, Prometheus and systemd, which Debian has.
hosting: $(READY) web
	$(BIN)/pytest tests/server/hosting_tools.py

# A package with the browser client inside, to install on a server (docs/hosting.md).
wheel: $(READY)
	$(BIN)/python -m hatchling build -t wheel

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python web/build.py --format

bench: $(READY)
	$(BIN)/python -m benchmarks

conformance: $(READY)
	$(BIN)/python tests/conformance.py --write

# The documentation as a site in build/site, with search and a reference made from the source.
docs: $(READY)
	$(BIN)/python docs/site/make.py

# Learners of other libraries play our games (docs/frameworks); gigabytes, so they have an environment of their own.
frameworks:
	$(PYTHON) -m venv build/frameworks
	build/frameworks/bin/python -m pip install --quiet -e ".[envs]" "ray[rllib]" sb3-contrib tianshou torch torchrl pytest
	for script in docs/frameworks/*.py; do build/frameworks/bin/python $$script || exit 1; done
	cd docs/notebooks && ../../build/frameworks/bin/python -m pytest -q -p no:cacheprovider -c /dev/null .

pictures: $(READY)
	$(BIN)/python docs/pictures/make.py

screenshots: $(READY) web browser
	cd tests && ../$(BIN)/python -m browser.screenshots && ../$(BIN)/python -m browser.offline && ../$(BIN)/python -m terminal.screenshots

lock: $(READY)
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet --upgrade \
		--extra server pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet --upgrade \
		--extra arena --extra envs --extra mcp --extra parquet --extra ray --extra server --extra terminal --group dev pyproject.toml -o requirements-dev.lock

clean:
	rm -rf $(VENV)

$(READY): requirements-dev.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Fog City needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)" >&2; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv module is missing; on Debian: apt-get install python3-venv" >&2; exit 2; }
	@echo "Installing into $(VENV); this takes a minute or two, once."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)
