# The Quran data: every derived file from pinned packages, in an environment of its own.
DATA_ENV := .venv/data

.PHONY: data data-check
data: $(DATA_ENV)/ready
	$(DATA_ENV)/bin/python -B tools/data/generate.py

# Fails when a committed file is not what the generator makes.
data-check: $(DATA_ENV)/ready
	$(DATA_ENV)/bin/python -B tools/data/generate.py --check

$(DATA_ENV)/ready: tools/data/requirements.txt
	python3 -m venv --clear $(DATA_ENV)
	$(DATA_ENV)/bin/pip install --quiet --no-deps --require-hashes -r $<
	touch $@
