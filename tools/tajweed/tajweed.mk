# The tajweed rules of every verse, in an environment of its own.
TAJWEED_ENV := .venv/tajweed

.PHONY: tajweed tajweed-check
tajweed: $(TAJWEED_ENV)/ready
	$(TAJWEED_ENV)/bin/python -B tools/tajweed/generate.py

# Fails when the committed file is not what the generator makes.
tajweed-check: $(TAJWEED_ENV)/ready
	$(TAJWEED_ENV)/bin/python -B tools/tajweed/generate.py --check

$(TAJWEED_ENV)/ready: tools/tajweed/requirements.txt
	python3 -m venv --clear $(TAJWEED_ENV)
	$(TAJWEED_ENV)/bin/pip install --quiet --no-deps --require-hashes -r $<
	touch $@
